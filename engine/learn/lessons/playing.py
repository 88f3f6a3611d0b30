"""Playing a position out: what a move leads to when sensible bots finish the deal or round."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

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
    return who.seats if isinstance(who, Side) else game.partners(game.rules_of(state), who)


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


class Worth(NamedTuple):
    """What a move leads to on average, and over how many games; `games` 0: counted, none was imagined."""

    value: Fraction
    games: int

    @property
    def slack(self) -> Fraction:
        """A difference smaller than this is none that a player could tell."""
        return max(Fraction(1, 4), abs(self.value) / 50) if self.games else Fraction(1, 20)


def average_value(game: AnyGame, state: Any, seat: Seat, action: Action) -> Worth:
    """What a move leads to on average: as the game's room `worth` has it, else over states that look the same."""
    try:
        return _average_value(game, state, seat, action)
    except TypeError:
        return _average_value.__wrapped__(game, state, seat, action)


@lru_cache(maxsize=256)
def _average_value(game: AnyGame, state: Any, seat: Seat, action: Action) -> Worth:
    room = f"engine.games.{game.key}.worth"
    own: Worth | None = None
    if find_spec(room) is not None:
        own = import_module(room).worth(game.view(state, seat), action)
    return own or _over_samples(game, state, seat, action)


def _over_samples(game: AnyGame, state: Any, seat: Seat, action: Action) -> Worth:
    total = 0
    for n in range(SAMPLES):
        like = game.possible(state, seat, Chance(f"like/{n}"))
        if game.check(like, action) is None:
            total += line_value(game, like, seat, action)
    return Worth(Fraction(total, SAMPLES), SAMPLES)
