"""The sentences of Drei Säue vor dem Hof."""

from __future__ import annotations

from engine.core.game import Words
from engine.core.text import Text


def coppers(n: int) -> Text:
    """An amount of money in words."""
    return Text(f"{n} copper{'' if n == 1 else 's'}", f"{n} Kupferstück{'' if n == 1 else 'e'}")


WORDS = Words(
    events={
        "dealt": Text(
            "{who:You deal|@ deals}: one Sau before each player, eight cards each.",
            "{who:Du gibst|@ gibt}: eine Sau vor jeden Hof, acht Karten für jeden.",
        ),
        "leads": Text("{who:You lead|@ leads} the {card}.", "{who:Du spielst|@ spielt} {card} aus."),
        "plays": Text("{who:You play|@ plays} the {card}.", "{who:Du gibst|@ gibt} {card} zu."),
        "throws": Text(
            "{who:You are|@ is} void and {who:throw|throws} the {card}.",
            "{who:Du bist|@ ist} frei und {who:wirfst|wirft} {card} ab.",
        ),
        "unterschwurbelt": Text(
            "{who:You underplay|@ underplays}: unterschwurbeln, with the king still in hand.",
            "{who:Du schwurbelst|@ schwurbelt} unter: Der König ist noch auf der Hand.",
        ),
        "schwurbel_seen": Text(
            "The {king} shows that {who:you have|@ has} unterschwurbelt before: {cards}.",
            "{king} zeigt, dass {who:du|@} vorher untergeschwurbelt {who:hast|hat}: {cards}.",
        ),
        "verscherbelt": Text(
            "{who:You sell off your|@ sells off their} own open {pig}: die Sau verscherbeln.",
            "{who:Du verscherbelst deine|@ verscherbelt die} eigene offene {pig}.",
        ),
        "trick": Text(
            "{who:You win|@ wins} the trick with the {card}.", "{who:Du machst|@ macht} den Stich mit {card}."
        ),
        "covered": Text(
            "The {pig} lies covered by the {top}; nothing moves.",
            "Die {pig} liegt unter der {top}; nichts ändert sich.",
        ),
        "own": Text(
            "The {pig} already lies open before {who:you|@}; nothing moves.",
            "Die {pig} liegt schon offen vor {who:dir|@}; nichts ändert sich.",
        ),
        "takes": Text(
            "{who:You take|@ takes} the {pig} from {owner:you|@}.",
            "{who:Du nimmst|@ nimmt} die {pig} von {owner:dir|@}.",
        ),
        "takes_over": Text(
            "{who:You take|@ takes} the {pig} from {owner:you|@} and {who:cover your|covers their} own "
            "{under}.",
            "{who:Du nimmst|@ nimmt} die {pig} von {owner:dir|@} und {who:deckst damit deine|deckt damit die "
            "eigene} "
            "{under} zu.",
        ),
        "gives": Text(
            "{who:You lay|@ lays} the {pig} from {owner:you|@} in {to:your|@'s} yard.",
            "{who:Du legst|@ legt} die {pig} von {owner:dir|@} vor {to:deinen Hof|den Hof von @}.",
        ),
        "uncovered": Text(
            "The {pig} before {owner:you|@} now lies open.", "Die {pig} vor {owner:dir|@} liegt jetzt offen."
        ),
        "leaves": Text(
            "{who:You leave|@ leaves} the {pig} before {owner:you|@}.",
            "{who:Du lässt|@ lässt} die {pig} vor {owner:dir|@} liegen.",
        ),
        "counted": Text(
            "Säue at the end: North and South {ns}, East and West {ew}.",
            "Säue am Ende: Nord und Süd {ns}, Ost und West {ew}.",
        ),
        "fingers": Text(
            "{who:You have|@ has} all four Säue and {who:rap|raps} {partner:you|@} over the "
            "knuckles: auf die "
            "Finger klopfen.",
            "{who:Du hast|@ hat} alle vier Säue und {who:klopfst|klopft} {partner:dir|@} auf die Finger.",
        ),
        "void": Text("Two Säue each: the stake is void.", "Je zwei Säue: Der Einsatz ist nichtig."),
        "pays": Text(
            "{who:You pay|@ pays} {to:you|@} {coins}.", "{who:Du zahlst|@ zahlt} {coins} an {to:dich|@}."
        ),
    },
    refusals={
        "DS-3.3": Text(
            "You must follow suit: {who:you|@} led {led}, and you hold {held}.",
            "Du musst Farbe zugeben: {led} ist angespielt, und du hast {held}.",
        ),
        "DS-4.5": Text(
            "The {pig} is covered: it lies under the {top} before {owner:you|@} and is safe.",
            "Die {pig} ist verdeckt: Sie liegt unter der {top} vor {owner:dir|@} und ist sicher.",
        ),
        "DS-4.7": Text(
            "The {pig} already lies open before {owner:you|@}: there is nothing to take.",
            "Die {pig} liegt schon offen vor {owner:dir|@}: Es gibt nichts zu nehmen.",
        ),
        "DS-4.8": Text(
            "The {pig} before {owner:you|@} must be taken: it was agreed that a Sau is always taken.",
            "Die {pig} vor {owner:dir|@} muss genommen werden: Ausgemacht ist, dass jede Sau genommen wird.",
        ),
        "DS-4.10": Text(
            "The {pig} goes to {who:your|@'s} own yard: the partner's yard was not agreed on.",
            "Die {pig} kommt vor {who:deinen eigenen Hof|den eigenen Hof von @}: Der Hof des "
            "Partners ist "
            "nicht ausgemacht.",
        ),
        "opponent": Text(
            "The {pig} never goes to an opponent's yard, and {to:you are|@ is} an opponent.",
            "Die {pig} kommt nie vor den Hof eines Gegners, und {to:du bist|@ ist} ein Gegner.",
        ),
        "same_yard": Text(
            "The {pig} lies before {owner:you|@} already: it may not go back to the yard it comes from.",
            "Die {pig} liegt schon vor {owner:dir|@}: Auf den Hof, von dem sie kommt, darf sie nicht zurück.",
        ),
    },
)
