"""Playing a position out: what a move leads to when sensible bots finish the deal or round."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any

from engine.bots.bot import advise
from engine.core.action import PAUSES, Action
from engine.core.chance import Chance
from engine.core.registry import AnyGame
from engine.core.score import Who
from engine.core.seat import Seat, Side

SAMPLES = 20  # few enough that a reader does not wait for the answer
LONGEST = 400  # moves; a round that is not over by then is scored as it stands


def pausing(game: AnyGame, state: Any) -> Action | None:
    """The action that begins the next deal or round, if that is all there is to do."""
    legal = game.legal_actions(state)
    return legal[0] if legal and all(a.verb.value in PAUSES for a in legal) else None


def column(game: AnyGame, state: Any, seat: Seat) -> Who:
    """Whose score is this seat's: its own, or its side's."""
    found = next(
        c for c in game.score(state).columns if c == seat or (isinstance(c, Side) and seat in c.seats)
    )
    assert isinstance(found, Seat | Side)
    return found


def side_of(game: AnyGame, state: Any, seat: Seat) -> tuple[Seat, ...]:
    """The seats that win and lose with this one, itself included."""
    who = column(game, state, seat)
    return who.seats if isinstance(who, Side) else (who,)


def standing(game: AnyGame, state: Any, seat: Seat) -> int:
    """What this seat, or its side, has made in the running deal or round: points or coins."""
    return game.score(state).sum(column(game, state, seat))


def play_out(game: AnyGame, state: Any) -> Any:
    """The state at the end of the running deal or round, played by sensible bots."""
    for n in range(LONGEST):
        seats = game.turn(state)
        if not seats or pausing(game, state) is not None:
            break
        advice = advise(game, state, seats[0], "sensible", Chance(f"out/{seats[0].value}/{n}"))
        state = game.apply(state, advice.action).state
    return state


def line_value(game: AnyGame, state: Any, seat: Seat, action: Action) -> int:
    """What a move leads to in this very deal: what the seat has made at its end."""
    try:
        return _line_value(game, state, seat, action)
    except TypeError:  # a state that still holds forced deals cannot be remembered
        return _line_value.__wrapped__(game, state, seat, action)


@lru_cache(maxsize=256)
def _line_value(game: AnyGame, state: Any, seat: Seat, action: Action) -> int:
    return standing(game, play_out(game, game.apply(state, action).state), seat)


def average_value(game: AnyGame, state: Any, seat: Seat, action: Action) -> Fraction:
    """What a move leads to on average, over states that look the same from this seat."""
    total = 0
    for n in range(SAMPLES):
        like = game.possible(state, seat, Chance(f"like/{n}"))
        if game.check(like, action) is None:
            total += line_value(game, like, seat, action)
    return Fraction(total, SAMPLES)
