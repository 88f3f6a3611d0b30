"""Dealing: by chance, or as a lesson or a case wants it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.card import Card, Pack
from engine.cards.packs import FRENCH_52
from engine.core import read
from engine.core.chance import Chance
from engine.core.seat import Seat, after, clockwise
from engine.games.kaufmannsglueck.rules import OPEN_CARDS, ROUNDS, SEATS, START_CARDS
from engine.games.kaufmannsglueck.state import Deal

PACK: Pack = FRENCH_52


def deal(chance: Chance, dealer: Seat) -> tuple[Deal, Seat, Chance]:
    """The cards of the next game, who deals it, and the chance left; BadInput for a deal that cannot be.

    A forced deal is `{"hands": PER(2 cards)}` with `rounds` (1 to 3 of `{"open": 3 cards}`), `stack` (the
    cards to be drawn, in order) and `dealer` as far as wanted; what is not given is shuffled.
    """
    forced, chance = chance.deal()
    if forced is None:
        forced = {}
        hands: dict[Seat, tuple[Card, ...]] = {}
    else:
        read.fields(forced, "hands", "dealer rounds stack")
        hands = read.per(
            forced["hands"], "hands", SEATS, lambda raw, name: read.cards(raw, name, PACK, START_CARDS)
        )
        dealer = read.seat(forced["dealer"], "dealer", SEATS) if "dealer" in forced else dealer
    opened = _opened(forced)
    stack = read.cards(forced.get("stack", []), "stack", PACK)
    fixed = [c for cards in (*hands.values(), *opened, stack) for c in cards]
    read.distinct(fixed, "deal")
    rest, chance = chance.shuffled([c for c in PACK.cards if c not in fixed])
    return _filled(hands, opened, stack, list(rest), dealer), dealer, chance


def _opened(forced: Mapping[str, object]) -> list[tuple[Card, ...]]:
    rounds = read.listed(forced.get("rounds", []), "rounds", None, ROUNDS)
    return [
        read.cards(read.fields(r, "open")["open"], f"rounds[{i}].open", PACK, OPEN_CARDS)
        for i, r in enumerate(rounds)
    ]


def _filled(
    hands: dict[Seat, tuple[Card, ...]],
    opened: list[tuple[Card, ...]],
    stack: tuple[Card, ...],
    rest: list[Card],
    dealer: Seat,
) -> Deal:
    """A whole deal: what is missing comes from the top of the rest."""

    def top(n: int) -> tuple[Card, ...]:
        return tuple(rest.pop() for _ in range(n))

    first = opened or [top(OPEN_CARDS)]
    dealt = hands or {s: top(START_CARDS) for s in clockwise(SEATS, after(SEATS, dealer))}
    later = [top(OPEN_CARDS) for _ in range(ROUNDS - len(first))]
    return Deal({s: dealt[s] for s in SEATS}, (*first, *later), (*stack, *reversed(rest)))
