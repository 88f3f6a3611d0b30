"""What a move of 17 is worth in a lesson: the bot's exact outlook in coins, checked by rounds played out."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.bots.bot import advise
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.record import Record, replay
from engine.core.seat import Seat
from engine.games.siebzehn.state import State, Verb
from engine.games.siebzehn.worth import worth
from engine.learn.lessons.playing import play_out, standing

ME = Seat.P1


def start(*mine: int, **options: int) -> State:
    """The first decision with these three dice; what the others have is left to chance."""
    state: State = replay(Record("siebzehn", "1", options, (), mine)).last
    return state


def value(state: State, verb: Verb) -> Fraction:
    from engine.games.siebzehn.play import GAME

    found = worth(GAME.view(state, ME), Action(ME, verb))
    assert found is not None and found.games == 0
    return found.value


@pytest.mark.parametrize("mine", [(1, 1, 2), (4, 4, 3), (5, 5, 4), (6, 6, 4), (6, 6, 5)])
def test_the_sensible_move_is_worth_most(mine: tuple[int, int, int]) -> None:
    from engine.games.siebzehn.play import GAME

    state = start(*mine)
    wise = advise(GAME, state, ME, "sensible", Chance("1")).action.verb
    assert value(state, Verb(wise)) == max(value(state, v) for v in (Verb.ROLL, Verb.PASS))


def test_the_stake_multiplies_it() -> None:
    ten, one = (float(value(start(6, 6, 5, stake=stake), Verb.PASS)) for stake in (10, 1))
    assert ten == pytest.approx(10 * one, abs=0.1)


@pytest.mark.parametrize("verb", [Verb.ROLL, Verb.PASS])
def test_rounds_played_out_bring_as_much(verb: Verb) -> None:
    """The others' dice drawn anew, all going on with sense: the mean lies near the exact value."""
    from engine.games.siebzehn.play import GAME

    state, rounds, total = start(6, 4, 3), 600, 0
    for n in range(rounds):
        like = GAME.possible(state, ME, Chance(f"round/{n}"))
        total += standing(GAME, play_out(GAME, GAME.apply(like, Action(ME, verb)).state), ME)
    assert total / rounds == pytest.approx(float(value(state, verb)), abs=0.5)


def test_after_the_round_nothing_is_worth_anything() -> None:
    from engine.games.siebzehn.play import GAME

    state = play_out(GAME, start(6, 6, 5))
    assert worth(GAME.view(state, ME), Action(ME, Verb.NEXT)) is None
