"""Hidden cards shared out anew: the sizes hold, no bar is broken, and every hand-out can come."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from engine.cards.hidden import share_out
from engine.cards.packs import GERMAN_32
from engine.core.chance import Chance

NONE = GERMAN_32.set()


def test_sizes_hold_and_nothing_is_lost() -> None:
    hands, _ = share_out(GERMAN_32.full, [8, 8, 16], [NONE] * 3, Chance("1"))
    assert [len(h) for h in hands] == [8, 8, 16]
    assert hands[0] | hands[1] | hands[2] == GERMAN_32.full


def test_the_only_way_is_found() -> None:
    """Each place takes one suit only, so there is one hand-out; no order of drawing may miss it."""
    suits = [GERMAN_32.full.of(s) for s in GERMAN_32.suits]
    for i in range(20):
        hands, _ = share_out(GERMAN_32.full, [8] * 4, [GERMAN_32.full - s for s in suits], Chance(str(i)))
        assert list(hands) == suits


def test_without_bars_all_hand_outs_are_equally_likely() -> None:
    cards = GERMAN_32.cards_of("6A 7A 8A")
    seen = Counter(
        tuple(h.codes()[0] for h in share_out(cards, [1, 1, 1], [NONE] * 3, Chance(str(i)))[0])
        for i in range(1200)
    )
    assert set(seen) == set(permutations(["6A", "7A", "8A"]))
    assert all(150 < n < 250 for n in seen.values())


def test_every_hand_out_within_the_bars_can_come() -> None:
    cards = GERMAN_32.cards_of("6A 7A 6L 7L")
    seen = {
        share_out(cards, [2, 2], [GERMAN_32.cards_of("6A"), NONE], Chance(str(i)))[0][0] for i in range(100)
    }
    assert seen == {GERMAN_32.cards_of(c) for c in ("7A 6L", "7A 7L", "6L 7L")}


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError):
        share_out(GERMAN_32.full, [8, 8], [NONE] * 2, Chance("1"))
    with pytest.raises(ValueError):
        share_out(GERMAN_32.cards_of("6A 7A"), [1, 1], [GERMAN_32.full, NONE], Chance("1"))
