"""Scoring (KJ-6, KJ-8.4 to 8.7): card points, the threshold, nat, pit and slot, and the score sheet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from engine.cards.card import Card, CardSet, Suit
from engine.core.score import ScoreLine, ScoreSheet, Who
from engine.core.seat import Seat
from engine.core.text import Phrase, Text
from engine.games.klaverjas.rules import Rules, TalonPoints, Threshold
from engine.games.klaverjas.spoken import Group
from engine.games.klaverjas.state import Public, State, Trick

TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
LAST_TRICK, DEAL_POINTS, THRESHOLD = 10, 162, 82
PIT, PIT_EACH, SLOT, LEDIG = 100, 50, 50, 50


def card_points(card: Card, trump: Suit | None) -> int:
    """What one card counts (KJ-1.6)."""
    return (TRUMP_POINTS if card.suit == trump else PLAIN_POINTS).get(card.rank.code, 0)


def points_of(cards: Iterable[Card], trump: Suit | None) -> int:
    """What some cards count together."""
    return sum(card_points(c, trump) for c in cards)


def trick_points(cards: Iterable[Card], trump: Suit | None, last: bool) -> int:
    """What a trick counts, with 10 for the last one (KJ-6.1, KJ-6.2); nothing without trumps (KJ-8.4)."""
    return 0 if trump is None else points_of(cards, trump) + (LAST_TRICK if last else 0)


class Extra(NamedTuple):
    """Points (may be negative) that the settlement adds to what a side has won: nat, pit, slot, ledig."""

    who: Who
    rule: str
    amount: int
    label: str


@dataclass(frozen=True, slots=True)
class DealScore:
    """How a deal is written down.

    `made`: the threshold was reached; `nat`: it was not, and that is punished; `pit`: "declarers",
    "defenders" or None; `winner`: who has most (KJ-6.7), None if nobody alone; `extras`: what was added.
    """

    made: bool
    nat: bool
    pit: str | None
    slot: bool
    points: Mapping[Who, int]
    winner: Who | None
    extras: tuple[Extra, ...]


def leader_of(points: Mapping[Who, int]) -> Who | None:
    """Who alone has most (KJ-6.7, KJ-7.2)."""
    best = max(points.values())
    first = [who for who, n in points.items() if n == best]
    return first[0] if len(first) == 1 else None


def reached(rules: Rules, mine: int, my_roem: int, theirs: int, their_roem: int) -> bool:
    """Whether the declaring side has what it needs (KJ-6.3, KJ-6.8)."""
    if rules.threshold is Threshold.HALF:
        return mine + my_roem > theirs + their_roem
    return mine + (my_roem if rules.threshold is Threshold.FIXED82 else 0) >= THRESHOLD


def settle(
    rules: Rules, declarer: Who, cards: Mapping[Who, int], roem: Mapping[Who, int], tricks: Mapping[Who, int]
) -> DealScore:
    """The score of a deal with trumps, from card points (with the last trick), roem and tricks by side."""
    others = [w for w in rules.sides if w != declarer]
    theirs, their_roem = sum(cards[w] for w in others), sum(roem[w] for w in others)
    made = reached(rules, cards[declarer], roem[declarer], theirs, their_roem)
    nat = not made and rules.nat_penalty
    pit = "declarers" if tricks[declarer] == rules.trick_count else None
    if tricks[declarer] == 0 and rules.pit_for_defenders:
        pit = "defenders"
    slot = rules.slot_bonus and theirs + their_roem == 0 and (rules.slot_with_pit or pit is None)
    extras = []
    if nat:
        share = (DEAL_POINTS + sum(roem.values())) // len(others)
        extras += [
            Extra(w, "KJ-6.4", (0 if w == declarer else share) - cards[w] - roem[w], "nat")
            for w in rules.sides
        ]
    if pit is not None:
        each = PIT if pit == "declarers" or len(others) == 1 else PIT_EACH
        extras += [Extra(w, "KJ-6.5", each, "pit") for w in ([declarer] if pit == "declarers" else others)]
    if slot:
        extras.append(Extra(declarer, "KJ-6.6", SLOT, "slot"))
    points = {w: cards[w] + roem[w] + sum(e.amount for e in extras if e.who == w) for w in rules.sides}
    return DealScore(made, nat, pit, slot, points, leader_of(points), tuple(extras))


def settle_ledig(rules: Rules, declarer: Seat, tricks: int) -> DealScore:
    """The score of a ledig deal in which the declarer has won so many tricks (KJ-8.4)."""
    made, mine = tricks == 0, rules.side(declarer)
    winner = mine if made else next(w for w in rules.sides if w != mine)
    extra = Extra(winner, "KJ-8.4", LEDIG, "made" if made else "lost")
    return DealScore(
        made, False, None, False, {w: LEDIG if w == winner else 0 for w in rules.sides}, winner, (extra,)
    )


# ---- a deal as it stands on the table ----


class Tally(NamedTuple):
    """What each side has won: card points (last trick and laid-away cards included), roem, tricks."""

    cards: Mapping[Who, int]
    roem: Mapping[Who, int]
    tricks: Mapping[Who, int]


def tally(table: Public, away: CardSet | None = None) -> Tally:
    """What the finished tricks have brought; `away`: the laid-away cards, when the deal is counted."""
    rules = table.rules
    cards, roem, won = (dict.fromkeys(rules.sides, 0) for _ in range(3))
    for trick in table.tricks:
        who = rules.side(trick.winner)
        cards[who] += trick.points
        roem[who] += trick.roem_points
        won[who] += 1
    if away and table.contract is not None:
        cards[away_owner(table)] += points_of(away, table.trump)
    return Tally(cards, roem, won)


def away_owner(table: Public) -> Who:
    """Whose the laid-away cards are (KJ-8.5 c)."""
    assert table.contract is not None
    mine = table.rules.talon_points is TalonPoints.DECLARER
    return table.rules.side(table.contract.declarer if mine else table.tricks[-1].winner)


def complete(table: Public) -> bool:
    """Whether all tricks are played, or a ledig declarer has won one (KJ-4.10, KJ-8.4)."""
    contract = table.contract
    if contract is not None and contract.trump is None and table.tricks:
        return len(table.tricks) == table.rules.trick_count or table.tricks[-1].winner is contract.declarer
    return len(table.tricks) == table.rules.trick_count


def deal_score(state: State) -> DealScore:
    """The score of a complete deal."""
    contract = state.contract
    assert contract is not None
    if contract.trump is None:
        won = sum(t.winner is contract.declarer for t in state.tricks)
        return settle_ledig(state.rules, contract.declarer, won)
    t = tally(state, state.away)
    return settle(state.rules, state.rules.side(contract.declarer), t.cards, t.roem, t.tricks)


# ---- the score sheet ----

_LABELS = {
    "cards": Text("Card points", "Kartenpunkte"),
    "last": Text("Last trick", "Letzter Stich"),
    "away": Text("Laid-away cards", "Weggelegte Karten"),
    "roem": Text("Roem: {cards}", "Roem: {cards}"),
    "nat": Text("Nat", "Nat"),
    "pit": Text("Pit", "Pit"),
    "slot": Text("Slot bonus", "Slot-Bonus"),
    "made": Text("Ledig made", "Ledig gelungen"),
    "lost": Text("Ledig lost", "Ledig verloren"),
}


def _line(who: Who, rule: str, amount: int, label: str, cards: tuple[Card, ...] = ()) -> ScoreLine:
    facts = {"cards": Group(cards)} if label == "roem" else {}
    return ScoreLine(who, rule, amount, Phrase(_LABELS[label], facts), cards)


def sheet(state: State) -> ScoreSheet:
    """The score sheet of the running deal: what the tricks brought, and at the end what is made of it."""
    earlier = state.results[:-1] if state.settled else state.results
    before = {w: sum(r[i] for r in earlier) for i, w in enumerate(state.rules.sides)} if earlier else {}
    lines = [] if state.trump is None else [*_trick_lines(state)]
    if state.settled:
        if state.away:
            lines.append(_line(away_owner(state), "KJ-8.5", points_of(state.away, state.trump), "away"))
        lines += [_line(e.who, e.rule, e.amount, e.label) for e in deal_score(state).extras]
    return ScoreSheet(state.rules.sides, tuple(lines), before)


def _trick_lines(state: State) -> Iterable[ScoreLine]:
    side = state.rules.side
    won: dict[Who, list[Trick]] = {}
    for trick in state.tricks:
        won.setdefault(side(trick.winner), []).append(trick)
    for who, tricks in won.items():
        cards = tuple(c for t in tricks for _, c in t.plays)
        yield _line(who, "KJ-6.1", points_of(cards, state.trump), "cards", cards)
    for trick in state.tricks:
        for r in trick.roem if trick.claimed else ():
            yield _line(side(trick.winner), r.rule, r.points, "roem", tuple(r.cards))
    if len(state.tricks) == state.rules.trick_count:
        yield _line(side(state.tricks[-1].winner), "KJ-6.2", LAST_TRICK, "last")
