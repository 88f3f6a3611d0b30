"""What cards are worth in Gleek and who pays whom: one computation for play and referee."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.cards.card import Card, CardSet, Rank, Suit
from engine.cards.meld import alike
from engine.cards.packs import FRENCH_44
from engine.core.ledger import Account, Ledger, Pot, Transfer
from engine.core.score import ScoreLine
from engine.core.seat import Seat, clockwise
from engine.core.text import Phrase, Speaker, Text
from engine.games.gleek.rules import Leftover, Rules

TRICK_POINTS = 3
AVERAGE = 22
HONOURS = {"A": 15, "J": 9, "K": 3, "Q": 3}
"""Points of the trump honours by rank (GL-1.5)."""
TOTAL = 12 * TRICK_POINTS + sum(HONOURS.values())
"""All points of a deal (GL-7.4)."""
GLEEK = {"A": 4, "K": 3, "Q": 2, "J": 1}
MOURNIVAL = {"A": 8, "K": 6, "Q": 4, "J": 2}
"""Chips from each opponent by rank (GL-5.1)."""
NICKNAMES = {"A": "Tib", "J": "Tom", "4": "Tiddy", "5": "Towser", "6": "Tumbler"}


# ---- values of cards ----


def ruff_value(card: Card) -> int:
    """What a card counts in a ruff (GL-4.1)."""
    return {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10}.get(card.rank.code) or int(card.rank.code)


def honour(card: Card, trump: Suit) -> int:
    """The points of a trump honour, 0 for any other card (GL-1.5)."""
    return HONOURS.get(card.rank.code, 0) if card.suit == trump else 0


def turned_pay(rules: Rules, card: Card) -> tuple[int, str]:
    """What each opponent pays the dealer for the turn-up, and by which rule (GL-2.6, GL-9.2)."""
    rank = card.rank.code
    if rank == "4" and rules.tiddy:
        return 4, "GL-2.6"
    if rank in ("5", "6") and rules.towser_tumbler:
        return int(rank) * (2 if rules.tt_turned_double else 1), "GL-9.2"
    return 0, "GL-9.1" if rank == "4" else "GL-9.2"


def hand_pay(rules: Rules, card: Card, trump: Suit) -> tuple[int, str]:
    """What each opponent pays for a trump played or shown from the hand, and by which rule (GL-6.6, GL-9.2).

    The rule is also the one that a card without payment fails: GL-6.6 for all but the named trumps.
    """
    rank = card.rank.code
    if card.suit == trump and rank == "4":
        return (2, "GL-6.6") if rules.tiddy else (0, "GL-9.1")
    if card.suit == trump and rank in ("5", "6"):
        return int(rank) if rules.towser_tumbler and rules.tt_in_hand else 0, "GL-9.2"
    return 0, "GL-6.6"


MOST_RUFF = sum(ruff_value(c) for c in FRENCH_44.full.of(FRENCH_44.suits[0]))
"""The value of a whole suit."""


@dataclass(frozen=True, slots=True)
class Ruff:
    """A player's ruff: its value, the suits that reach it and the cards shown for it.

    Four aces beat every value; they have no suit (GL-4.2).
    """

    value: int
    aces: bool
    suits: tuple[Suit, ...]
    cards: CardSet

    @property
    def order(self) -> tuple[bool, int]:
        """What decides which ruff is higher."""
        return self.aces, self.value

    def said(self, speaker: Speaker) -> str:
        """The value, or "four aces", to stand behind "a ruff of"."""
        return Text("four aces", "vier Assen").in_(speaker.language) if self.aces else str(self.value)


def ruff(cards: CardSet) -> Ruff:
    """The best suit of these cards, by value (GL-4.1).

    >>> from engine.cards.packs import FRENCH_44
    >>> ruff(FRENCH_44.cards_of("AC QC 9C 5C TS 7S")).value
    35
    """
    pack = cards.pack
    aces = cards.ranked(pack.rank("A"))
    if len(aces) == 4:
        return Ruff(0, True, (), aces)
    values = {s: sum(ruff_value(c) for c in cards.of(s)) for s in pack.suits}
    best = max(values.values())
    suits = tuple(s for s, v in values.items() if v == best)
    return Ruff(best, False, suits, cards.of(suits[0]))


def best_ruff(ruffs: Mapping[Seat, Ruff], seats: Sequence[Seat], forehand: Seat) -> Seat:
    """Who has the highest ruff; of equals the one nearer to the dealer's left (GL-4.9, GL-4.11)."""
    return max((s for s in clockwise(seats, forehand) if s in ruffs), key=lambda s: ruffs[s].order)


@dataclass(frozen=True, slots=True)
class HandSet:
    """A gleek (three) or mournival (four) of one rank."""

    rank: Rank
    cards: CardSet

    @property
    def mournival(self) -> bool:
        """Whether all four are there."""
        return len(self.cards) == 4

    @property
    def value(self) -> int:
        """Chips from each opponent (GL-5.1)."""
        return (MOURNIVAL if self.mournival else GLEEK)[self.rank.code]

    def said(self, speaker: Speaker) -> str:
        """Its name, such as "gleek of kings"."""
        name = Text("mournival", "Mournival") if self.mournival else Text("gleek", "Gleek")
        ranks = _PLURAL[self.rank.code]
        return " ".join(t.in_(speaker.language) for t in (name, Text("of", "von"), ranks))


_PLURAL = {
    "A": Text("aces", "Assen"),
    "K": Text("kings", "Königen"),
    "Q": Text("queens", "Damen"),
    "J": Text("jacks", "Buben"),
}


def hand_sets(cards: CardSet) -> tuple[HandSet, ...]:
    """The gleeks and mournivals among these cards, highest rank first (GL-5.1, GL-5.3, GL-5.4)."""
    found = [HandSet(rank, group) for rank, group in alike(cards, 3) if rank.code in GLEEK]
    return tuple(reversed(found))


def counted(
    rules: Rules, hands: Mapping[Seat, CardSet], dealer: Seat | None, turn_up: Card | None
) -> dict[Seat, CardSet]:
    """What counts for ruff and sets: the hands, with the turn-up the dealer's too if so agreed (GL-2.5)."""
    extra = turn_up if rules.turn_up_counts else None
    return {s: hand.add(extra) if extra is not None and s == dealer else hand for s, hand in hands.items()}


def lowest(cuts: Mapping[Seat, Card]) -> tuple[Seat, ...]:
    """Who has cut the lowest rank, the ace being high; several must cut again (GL-2.1)."""
    least = min(c.rank.number for c in cuts.values())
    return tuple(s for s, c in cuts.items() if c.rank.number == least)


# ---- payments ----


def from_each(
    target: Seat, seats: Iterable[Seat], amount: int, rule: str, why: Phrase
) -> tuple[Transfer, ...]:
    """The same amount from every other player; nothing for amount 0."""
    return tuple(Transfer(s, target, amount, rule, why) for s in seats if s != target and amount)


def post(ledger: Ledger, transfers: Iterable[Transfer]) -> Ledger:
    """The ledger after these transfers."""
    for t in transfers:
        ledger = ledger.pay(t.source, t.target, t.amount, t.rule, t.why)
    return ledger


def net(transfers: Iterable[Transfer], account: Account) -> int:
    """What an account gains by these transfers (negative: loses)."""
    return sum((t.target == account) * t.amount - (t.source == account) * t.amount for t in transfers)


def turn_up_transfers(rules: Rules, card: Card, dealer: Seat, seats: Iterable[Seat]) -> tuple[Transfer, ...]:
    """What the opponents pay the dealer for the turn-up (GL-2.6, GL-9.2)."""
    amount, rule = turned_pay(rules, card)
    why = Phrase(Text("{name} turned up", "{name} aufgedeckt"), {"name": NICKNAMES.get(card.rank.code, "")})
    return from_each(dealer, seats, amount, rule, why)


def hand_transfers(
    rules: Rules, card: Card, trump: Suit, seat: Seat, seats: Iterable[Seat]
) -> tuple[Transfer, ...]:
    """What the opponents pay for a trump played or shown (GL-6.6, GL-9.2)."""
    amount, rule = hand_pay(rules, card, trump)
    return from_each(
        seat,
        seats,
        amount,
        rule,
        Phrase(Text("{name}", "{name}"), {"name": NICKNAMES.get(card.rank.code, "")}),
    )


def set_transfers(seat: Seat, held: HandSet, seats: Iterable[Seat]) -> tuple[Transfer, ...]:
    """What the opponents pay for one set (GL-5.1, GL-5.2)."""
    return from_each(seat, seats, held.value, "GL-5.1", Phrase(Text("{set:up}", "{set:up}"), {"set": held}))


def points(
    seats: Sequence[Seat],
    dealer: Seat,
    turn_up: Card | None,
    trump: Suit,
    honours: Mapping[Seat, Iterable[Card]],
    tricks: Mapping[Seat, int],
) -> dict[Seat, int]:
    """Points for tricks, for honours played and, for the dealer, of the turned honour (GL-7.1 to GL-7.3)."""
    turned = 0 if turn_up is None else honour(turn_up, trump)
    return {
        s: TRICK_POINTS * tricks[s]
        + sum(honour(c, trump) for c in honours[s])
        + (turned if s == dealer else 0)
        for s in seats
    }


def settlement(totals: Mapping[Seat, int]) -> tuple[Transfer, ...]:
    """Differences to 22 into and out of the pot; those below pay first (GL-7.5, GL-7.6)."""
    into = Phrase(Text("Below {n} points: into the pot", "Unter {n} Punkten: in den Pot"), {"n": AVERAGE})
    out = Phrase(Text("Above {n} points: from the pot", "Über {n} Punkten: aus dem Pot"), {"n": AVERAGE})
    below = [Transfer(s, Pot.POT, AVERAGE - n, "GL-7.6", into) for s, n in totals.items() if n < AVERAGE]
    above = [Transfer(Pot.POT, s, n - AVERAGE, "GL-7.5", out) for s, n in totals.items() if n > AVERAGE]
    return (*below, *above)


def match_winners(chips: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """Who has the most chips; ties share (GL-8.2)."""
    most = max(chips.values())
    return tuple(s for s, n in chips.items() if n == most)


def leftover(rules: Rules, pot: int, seats: Sequence[Seat], winners: Sequence[Seat]) -> tuple[Transfer, ...]:
    """What is paid out of the pot after the last deal; odd chips stay (GL-8.3)."""
    if rules.leftover_pot is Leftover.STAYS:
        return ()
    takers = seats if rules.leftover_pot is Leftover.SHARE else winners
    why = Phrase(Text("Pot left over", "Rest im Pot"))
    return tuple(
        Transfer(Pot.POT, s, pot // len(takers), "GL-8.3", why) for s in takers if pot >= len(takers)
    )


def score_lines(ledger: Ledger, seats: Sequence[Seat]) -> tuple[ScoreLine, ...]:
    """The transfers of the deal as lines of the score sheet, one for each player concerned."""
    lines = []
    for t in ledger.transfers:
        for who, amount in ((t.source, -t.amount), (t.target, t.amount)):
            if isinstance(who, Seat) and who in seats:
                lines.append(ScoreLine(who, t.rule, amount, t.why or Phrase(Text("", ""))))
    return tuple(lines)
