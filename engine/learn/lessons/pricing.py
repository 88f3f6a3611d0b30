"""Working out what the moves of a lesson lead to, for `engine.learn.lessons.prices`."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.chance import Chance
from engine.core.record import from_text, replay
from engine.core.seat import Seat
from engine.learn.lessons.form import Lesson
from engine.learn.lessons.playing import play_out, standing
from engine.learn.lessons.prices import GAMES, mark, name_of
from engine.learn.lessons.run import Run

MOST_POSITIONS = 60  # of one lesson


def priced_positions(lesson: Lesson) -> Iterator[Run]:
    """The decisions of a lesson whose moves are to be priced, wherever right moves lead."""
    waiting, seen = [Run.start(lesson)], set[str]()
    while waiting and len(seen) < MOST_POSITIONS:
        run = waiting.pop()
        while run.resting:
            run = run.go_on()
        step, here = run.now, mark(run.record)
        if step is None or here in seen:
            continue
        seen.add(here)
        if step.judge == "stored":
            yield run
        moves = list(run.right_moves())
        alone = step.strict and _laid_next(lesson, run.step)
        waiting += [run.act(a) for a in (moves[:1] if alone or not step.strict else moves)]


def _laid_next(lesson: Lesson, step: int) -> bool:
    """Whether the next step has a position of its own, so that it does not matter which right move was taken."""
    return step + 1 < len(lesson.steps) and lesson.steps[step + 1].record is not None


def work_out(record: str, seat: str) -> dict[str, int]:
    """What every legal move makes in `GAMES` games that look the same from this seat, played out by sensible bots."""
    played = replay(from_text(record))
    game, state, me = played.game, played.last, Seat(seat)
    found = dict.fromkeys(game.legal_actions(state, me), 0)
    for n in range(GAMES):
        like = game.possible(state, me, Chance(f"like/{n}"))
        for action in found:
            found[action] += standing(game, play_out(game, game.apply(like, action).state), me)
    return {name_of(a): total for a, total in found.items()}
