"""The sentences of Kaufmannsglück: what happened, why something is barred, what was paid for."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import Words
from engine.core.text import Text

WORDS = Words(
    events={
        "deal": Text(
            "Game {n}: {who:you deal|@ deals} two cards to everybody and {who:lay|lays} out {cards}.",
            "Spiel {n}: {who:Du gibst|@ gibt} jedem zwei Karten und {who:legst|legt} {cards} aus.",
        ),
        "laid": Text(
            "Round {n}: {who:you turn|@ turns} up {cards}.", "Runde {n}: {who:Du deckst|@ deckt} {cards} auf."
        ),
        "vorrecht": Text("{who} {who:have|has} the Vorrecht.", "{who} {who:hast|hat} das Vorrecht."),
        "bid": Text("{who} {who:bid|bids} {n} on the {card}.", "{who} {who:bietest|bietet} {n} auf {card}."),
        "bluff": Text(
            "{who} {who:bid|bids} {n} on the {card}; now only a bid of 3 can stop the purchase.",
            "{who} {who:bietest|bietet} {n} auf {card}; nur ein Gebot von 3 kann den Kauf noch verhindern.",
        ),
        "raise": Text("{who} {who:raise|raises} to {n}.", "{who} {who:erhöhst|erhöht} auf {n}."),
        "press": Text(
            "{who} {who:press|presses}: {n} for a card that {who:you|@} cannot get this way.",
            "{who} presst: {n} für eine Karte, die {who:du|@} so nicht bekommen {who:kannst|kann}.",
        ),
        "decline": Text(
            "{who} {who:decline|declines} to outbid.", "{who} {who:überbietest|überbietet} nicht."
        ),
        "yield": Text(
            "{who} {who:yield|yields} the {card}.", "{who} {who:verzichtest|verzichtet} auf {card}."
        ),
        "sold": Text("{who} {who:buy|buys} the {card} for {n}.", "{who} {who:kaufst|kauft} {card} für {n}."),
        "thrown": Text("The {card} is thrown away.", "{card} wird abgeworfen."),
        "stack": Text(
            "{who} {who:buy|buys} from the stack for 1.", "{who} {who:kaufst|kauft} für 1 vom Stapel."
        ),
        "pass": Text(
            "{who} {who:pass|passes}: one copper for a card from the stack.",
            "{who} {who:passt|passt}: ein Kupfer für eine Karte vom Stapel.",
        ),
        "draws": Text(
            "{who} {who:draw|draws} a card from the stack.", "{who} {who:ziehst|zieht} eine Karte vom Stapel."
        ),
        "drawn": Text("It is the {card}.", "Es ist {card}."),
        "stay": Text("{who} {who:stay|stays} in.", "{who} {who:bleibst|bleibt} im Spiel."),
        "fold": Text(
            "{who} {who:fold|folds}; the stakes stay in the pot.",
            "{who} {who:steigst|steigt} aus; der Einsatz bleibt im Pot.",
        ),
        "alone": Text(
            "{who} {who:are|is} the last one left and {who:win|wins} {n} without showing.",
            "{who} {who:bist|ist} als Einziger übrig und {who:gewinnst|gewinnt} {n}, ohne zu zeigen.",
        ),
        "shows": Text("{who} {who:show|shows} {what}: {cards}.", "{who} {who:zeigst|zeigt} {what}: {cards}."),
        "wins": Text("{who} {who:win|wins} {n} with {what}.", "{who} {who:gewinnst|gewinnt} {n} mit {what}."),
        "share": Text(
            "Equal hands share the pot: {n} each for {who:mid}.",
            "Gleichwertige Hände teilen den Pot: je {n} für {who:mid}.",
        ),
        "carry": Text(
            "Odd coins stay in the pot for the next game: {n}.",
            "Überzählige Münzen bleiben für das nächste Spiel im Pot: {n}.",
        ),
    },
    refusals={
        "KG-4.8 sold": Text(
            "The {card} is sold: {who:you have|@ has} bought it in this round.",
            "{card} ist verkauft: {who:Du hast|@ hat} die Karte in dieser Runde gekauft.",
        ),
        "KG-4.8 thrown": Text(
            "The {card} was bid on and thrown away; nobody may bid on it again.",
            "Auf {card} wurde geboten, dann wurde die Karte abgeworfen; "
            "niemand darf noch einmal auf sie bieten.",
        ),
        "KG-4.9": Text(
            "This is your own turn and there is no bid to answer: bid on an open card or buy from the stack.",
            "Das ist dein eigener Zug, und es gibt kein Gebot zu beantworten: "
            "Biete auf eine offene Karte oder kaufe vom Stapel.",
        ),
        "KG-4.9 least": Text(
            "A bid on an open card is at least 1 copper.",
            "Auf eine offene Karte bietest du mindestens 1 Kupfer.",
        ),
        "KG-4.10": Text(
            "You must bid more than {n}, the bid of {who:you|@}.",
            "Du musst mehr als {n} bieten; so viel {who:hast du|hat @} schon geboten.",
        ),
        "KG-4.10 word": Text(
            "Bidding on the {card} is under way: answer the bid first.",
            "Auf {card} wird gerade geboten: Antworte erst auf das Gebot.",
        ),
        "KG-4.13 yield": Text(
            "Only the active player can yield, {who:you|@}; you can decline.",
            "Verzichten kann nur der aktive Spieler, {who:du|@}; du kannst ablehnen.",
        ),
        "KG-4.13 decline": Text(
            "You are the active player: raise again or yield the card.",
            "Du bist der aktive Spieler: Erhöhe erneut oder verzichte auf die Karte.",
        ),
        "KG-4.20": Text(
            "The active player must bid first; there is no free pass.",
            "Zuerst muss der aktive Spieler bieten; umsonst passen kann er nicht.",
        ),
        "KG-5.1": Text(
            "With the Dreier-Limit nobody bids more than {n} for a card.",
            "Beim Dreier-Limit bietet niemand mehr als {n} für eine Karte.",
        ),
        "KG-5.2": Text(
            "With the Fünferlimit nobody bids more than {n} for a card.",
            "Beim Fünferlimit bietet niemand mehr als {n} für eine Karte.",
        ),
        "KG-6.4": Text(
            "You are the last one left and cannot fold: the pot is yours.",
            "Du bist als Letzter übrig und kannst nicht aussteigen: Der Pot gehört dir.",
        ),
    },
)

LINES: Mapping[str, Text] = {
    "KG-4.6": Text("Passes", "Gepasst"),
    "KG-4.11": Text("Pressing", "Pressen"),
    "KG-4.15": Text("Cards from the stack", "Karten vom Stapel"),
    "KG-4.17": Text("Bids on open cards", "Gebote auf offene Karten"),
    "KG-6.3": Text("The pot, as the last one left", "Der Pot als Letzter im Spiel"),
    "KG-7.1": Text("The pot, with the best hand", "Der Pot mit der besten Hand"),
    "KG-2.16": Text("A share of the pot", "Ein Anteil am Pot"),
}
"""What the transfers under a rule are, for the score sheet."""
