"""Rounds of answers to a stake: who must still answer, who is in, what is owed."""

from __future__ import annotations

import doctest

import pytest

from engine.cards import betting
from engine.cards.betting import Round
from engine.core.seat import Seat

P1, P2, P3 = Seat.P1, Seat.P2, Seat.P3
THREE = (P1, P2, P3)


def test_the_examples_in_the_text_hold() -> None:
    assert doctest.testmod(betting).failed == 0


def test_everybody_answers_once_when_nobody_raises() -> None:
    round = Round.open(THREE, first=P2)
    order = []
    while round.to_act is not None:
        order.append(round.to_act)
        round = round.stay()
    assert order == [P2, P3, P1]
    assert round.holder is None and round.inside == THREE


def test_a_raise_asks_all_others_again_clockwise_from_the_raiser() -> None:
    round = Round.open(THREE, first=P1).raise_to(2).stay().raise_to(4)
    assert round.holder == P3
    assert round.waiting == (P1, P2)


def test_who_stayed_silent_before_the_first_stake_still_answers_it() -> None:
    round = Round.open(THREE, first=P1).stay().raise_to(2)
    assert round.waiting == (P3, P1)


def test_who_folded_is_asked_no_more() -> None:
    round = Round.open(THREE, first=P1).raise_to(1).fold().raise_to(2).raise_to(3)
    assert round.waiting == (P3,)
    assert round.fold().last == P1


@pytest.mark.parametrize("owing, put", [(None, 2), (4, 4), (0, 0)])
def test_who_folds_leaves_what_was_put_or_owes_another_amount(owing: int | None, put: int) -> None:
    round = Round.open(THREE, first=P1).raise_to(2).raise_to(4).stay().fold(owing)
    assert round.over and round.put(P1) == put


def test_a_round_may_begin_at_a_stake_that_all_have_put() -> None:
    round = Round.open(THREE, first=P1, stake=5).stay().raise_to(7)
    assert [round.put(s) for s in THREE] == [5, 7, 5]
    assert round.before == 0 and round.stake == 7
