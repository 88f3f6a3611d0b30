"""How the sensible player bids and what it lays away; and all its reasons in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bots.bot import Advice
from engine.cards.card import Card, CardSet, Suit
from engine.cards.packs import FRENCH_32
from engine.core.action import Action
from engine.core.text import Phrase, Text
from engine.games.klaverjas.duties import PLAIN_RANKS
from engine.games.klaverjas.roem import combinations
from engine.games.klaverjas.rules import RoemBy, TalonPoints
from engine.games.klaverjas.score import points_of
from engine.games.klaverjas.state import Verb, View

PACK = FRENCH_32
A, T = PACK.rank("A"), PACK.rank("T")
NEEDED = {4: 46, 3: 62, 2: 66}  # estimated points that make a bid worth while, by players

WHY = {
    "bid": Text(
        "jack, nine or length in {suit} and good cards beside them make a contract",
        "Bube, Neun oder Länge in {suit} und gute Karten daneben tragen ein Spiel",
    ),
    "must": Text(
        "somebody has to choose, and {suit} are the best suit of this hand",
        "jemand muss wählen, und {suit} ist die beste Farbe dieses Blatts",
    ),
    "weak": Text(
        "the trumps are too weak to reach the threshold", "die Trümpfe reichen nicht für die Schwelle"
    ),
    "ledig": Text(
        "no card of this hand need ever win a trick", "keine Karte dieses Blatts muss je einen Stich machen"
    ),
    "discard": Text(
        "trumps and aces stay; these two do least in play",
        "Trümpfe und Asse bleiben; diese zwei nützen im Spiel am wenigsten",
    ),
    "claim": Text(
        "the trick holds roem, and unclaimed it is lost",
        "der Stich enthält Roem, und unbeansprucht geht er verloren",
    ),
    "count": Text("there is no roem to claim", "es gibt keinen Roem zu beanspruchen"),
    "deal": Text("the next deal is due", "das nächste Spiel ist an der Reihe"),
    "only": Text("no other card may be played", "eine andere Karte darf nicht gespielt werden"),
    "draw": Text(
        "a high trump draws the trumps of the others", "ein hoher Trumpf zieht den anderen die Trümpfe"
    ),
    "boss": Text("hardly anything can beat this card", "diese Karte ist kaum noch zu schlagen"),
    "low": Text("a cheap lead risks little", "ein billiges Anspiel riskiert wenig"),
    "smear": Text(
        "the trick stays with the partner, so points go on it",
        "der Stich bleibt beim Partner, also kommen Punkte hinein",
    ),
    "take": Text("this takes the trick", "das nimmt den Stich"),
    "try": Text("this may win the trick", "das kann den Stich gewinnen"),
    "spare": Text(
        "the partner has the trick so far; a cheap card is enough",
        "der Partner hat den Stich bisher; eine billige Karte genügt",
    ),
    "cheap": Text(
        "nothing here beats the trick, so the card that is missed least goes",
        "hier übernimmt nichts den Stich, also geht die entbehrlichste Karte",
    ),
    "save": Text(
        "taking this trick would cost a card that is worth more later",
        "diesen Stich zu nehmen, kostet eine Karte, die später mehr wert ist",
    ),
    "under": Text("the declarer of ledig stays below", "der Ansager von Ledig bleibt darunter"),
    "force": Text(
        "the declarer of ledig is to win a trick", "der Ansager von Ledig soll einen Stich bekommen"
    ),
    "shield": Text(
        "a high card keeps the trick from the partner, who plays ledig",
        "eine hohe Karte hält den Stich vom Partner fern, der Ledig spielt",
    ),
}


def advice(action: Action, why: str, suit: Suit | None = None) -> Advice:
    """A move with one of the reasons above."""
    return Advice(action, Phrase(WHY[why], {"suit": suit}))


def call(view: View, legal: Sequence[Action]) -> Advice:
    """Play the best suit if it is strong enough, else ledig or pass; a forced dealer takes the best."""
    by_suit = {
        a.suit if a.verb is Verb.NAME else view.bidding.proposed: a
        for a in legal
        if a.verb in (Verb.ACCEPT, Verb.NAME)
    }
    worth = {s: strength(view, s) for s in by_suit}
    best = max(worth, key=worth.__getitem__)
    passing = next((a for a in legal if a.verb is Verb.PASS), None)
    ledig = next((a for a in legal if a.verb is Verb.LEDIG), None)
    if worth[best] >= NEEDED[view.rules.players]:
        return advice(by_suit[best], "bid", best)
    if ledig is not None and never_wins(view.hand):
        return advice(ledig, "ledig")
    return advice(passing, "weak") if passing is not None else advice(by_suit[best], "must", best)


def strength(view: View, trump: Suit) -> float:
    """About how many points this hand is good for with this trump suit."""
    hand = view.playable
    trumps = hand.of(trump)
    n = len(trumps)
    ranks = {c.rank.code for c in trumps}
    points = 5.0 * n
    if "J" in ranks:
        points += 20
    if "9" in ranks:
        points += 14 if n > 2 or "J" in ranks else 4
    if "A" in ranks and n > 2:
        points += 6
    strong = {"J", "9"} <= ranks or ("J" in ranks and n > 3) or ("9" in ranks and n > 4) or n > 5
    if not strong:
        points -= 14 if n > 2 and ranks & {"J", "9"} else 30
    for suit in PACK.suits:
        if suit != trump:
            side = hand.of(suit)
            held = {c.rank.code for c in side}
            points += 12 * ("A" in held) + (9 if "A" in held else 3) * ("T" in held)
            points += 3 * (not side and n > 2)
    if view.rules.roem is RoemBy.HAND:
        points += sum(r.points for r in combinations(view.rules, hand, trump)) / 2
    return points


def never_wins(hand: CardSet) -> bool:
    """Whether every suit has low cards enough to stay below the others."""
    for suit in PACK.suits:
        ranks = sorted(PLAIN_RANKS.index(c.rank.code) for c in hand.of(suit))
        if any(rank > 2 * i + 1 for i, rank in enumerate(ranks)):
            return False
    return True


def lay_away(view: View, legal: Sequence[Action]) -> Advice:
    """The two cards that save points or make voids and are missed least."""
    trump = view.trump
    safe = view.rules.talon_points is TalonPoints.DECLARER

    def price(action: Action) -> float:
        rest = view.hand - PACK.set(action.cards)
        saved = points_of(action.cards, trump) if safe else 0
        lost = sum(_use(c, rest, trump) for c in action.cards)
        voids = sum(not rest.of(c.suit) for c in action.cards)
        return saved + 3 * voids - lost

    return advice(max(legal, key=price), "discard")


def _use(card: Card, rest: CardSet, trump: Suit | None) -> float:
    """What a card is good for in play."""
    if card.suit == trump:
        return 30
    if card.rank is A:
        return 25
    return 14 if card.rank is T and any(c.rank is A for c in rest.of(card.suit)) else 0
