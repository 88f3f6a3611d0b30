"""The exact numbers of Klaverjas: as known, quickly, and the same by going through hands one by one."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

from engine import referee
from engine.cards.packs import FRENCH_32
from engine.games.klaverjas import counts
from engine.games.klaverjas.play import GAME
from engine.games.klaverjas.roem import RoemKind
from engine.games.klaverjas.roem import combinations as roem_of
from tests.engine.klaverjas import slow

GOLDENS = json.loads((Path(__file__).parents[2] / "cases" / "goldens.json").read_text("utf-8"))["klaverjas"]


def ask(what: str, **options: Any) -> dict[str, Any]:
    return referee.answer(
        {"id": "x", "game": "klaverjas", "options": options, "ask": "counts", "position": {"what": what}}
    )


def test_the_pack() -> None:
    assert ask("pack") == {k: GOLDENS[k] for k in ("trump_suit", "plain_suit", "pack", "deal")}


def test_stuk_in_hand() -> None:
    assert ask("stuk_in_hand")["probability"] == GOLDENS["stuk_in_hand"]


@pytest.mark.parametrize("kind", ["trump", "plain"])
def test_roem_in_a_trick_of_one_suit(kind: str) -> None:
    known = GOLDENS[f"trick_roem_{kind} (70 sets of four cards of one suit)"]
    assert ask(f"trick_roem_{kind}") == {"sets": 70, "by_roem": {k: known[k] for k in sorted(known, key=int)}}


@pytest.mark.parametrize(("jacks", "low"), list(product((100, 200), (False, True))))
def test_roem_of_all_hands(jacks: int, low: bool) -> None:
    counts._hand_roem.cache_clear()
    start = time.perf_counter()
    found = ask("hand_roem", four_jacks=jacks, four_low=low)
    assert time.perf_counter() - start < 1
    name = f"hand_roem four_jacks={jacks} four_low={str(low).lower()} (10518300 eight-card hands)"
    assert found == {"hands": 10518300, "by_roem": GOLDENS[name]}


def test_roem_of_a_sample_of_hands_lies_where_it_should() -> None:
    """Random hands one by one come out as the exact shares say, within five standard errors."""
    options = GAME.option_values(GAME.rules())
    exact = ask("hand_roem")["by_roem"]
    chance, pack = random.Random(5), [r + s for r in slow.NATURAL for s in "CDHS"]
    n = 2000
    seen = Counter(sum(p for _, p in slow.roem(options, set(chance.sample(pack, 8)), "H")) for _ in range(n))
    for roem, hands in exact.items():
        share = hands / 10518300
        assert abs(seen[int(roem)] / n - share) <= 5 * (share * (1 - share) / n) ** 0.5 + 1 / n


def test_hands_with_four_kings_one_by_one() -> None:
    """All 20,475 hands with four kings, each looked at, against the generating functions."""
    rules, kings = GAME.rules(), FRENCH_32.cards_of("KC KD KH KS")
    trump = counts.TRUMP
    slowly: Counter[int] = Counter()
    for rest in combinations(FRENCH_32.full - kings, 4):
        found = roem_of(rules, kings | FRENCH_32.set(rest), trump)
        slowly[sum(r.points for r in found if r.kind is not RoemKind.FOUR)] += 1
    assert counts._hands_with(frozenset({kings.pack.rank("K").number})) == slowly
