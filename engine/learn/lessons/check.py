"""Checking a lesson: along its right path, with every claim, and once along a wrong one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NoReturn

from engine.core.action import Action
from engine.core.refusal import BadInput
from engine.core.text import Language, Speaker, Text
from engine.learn.lessons import prices
from engine.learn.lessons.conditions import holds
from engine.learn.lessons.form import Bar, Lesson
from engine.learn.lessons.run import Run

MOST_DECISIONS = 400
MOST_TRIED = 12  # moves, in search of a poor one: laying cards away has hundreds


@dataclass(frozen=True)
class Report:
    """How a lesson went: decisions on its right path, wrong turns tried on the way, and how many had a price."""

    decisions: int
    barred: int
    poor: int
    priced: int


def check(lesson: Lesson) -> Report:
    """Play a lesson through; BadInput names the step that does not do what it says."""
    run, decisions, barred, poor, priced = Run.start(lesson), 0, 0, 0, 0
    fresh, costs = -1, 0
    while not run.done:
        if run.resting:
            run = run.go_on()
        first, fresh = run.step != fresh, run.step
        _claims(run, first)
        action = next(run.right_moves(), None)
        if action is None:
            _fault(run, Text("no move is right here", "hier ist kein Zug richtig"))
        if first:
            barred += _try_barred(run)
            poor += _try_poor(run)
            costs = 0
        costs = costs or _prices(run, first)
        before, run = run.step, _forward(run, action, first)
        decisions += 1
        if run.step > before or run.resting:
            priced += costs
        if decisions > MOST_DECISIONS:
            _fault(run, Text("it does not end", "sie endet nicht"))
    return Report(decisions, barred, poor, priced)


def _fault(run: Run, what: Text) -> NoReturn:
    raise BadInput(
        "lesson {id}, step {n}: {what}",
        "Lektion {id}, Schritt {n}: {what}",
        id=run.lesson.id,
        n=run.step + 1,
        what=what,
    )


def _claims(run: Run, first: bool) -> None:
    step = run.now
    assert step is not None
    if run.asked is None:
        _fault(run, Text("nobody is to decide here", "hier ist niemand an der Reihe"))
    for bar in step.bars if first else ():
        _barred(run, bar)


def _barred(run: Run, bar: Bar) -> None:
    assert run.asked is not None
    action = replace(bar.action, seat=run.asked)
    refusal = run.game.check(run.state, action)
    if refusal is None or refusal.rule != bar.rule:
        said = action.as_json()[1:]
        _fault(
            run, Text(f"{said} is not barred by {bar.rule}", f"{said} ist nicht durch {bar.rule} gesperrt")
        )


def _forward(run: Run, action: Action, first: bool) -> Run:
    """The right move is taken for right, and brings about what the step claims."""
    step, after = run.now, run.act(action)
    assert step is not None
    if after.said is None or not after.said.right:
        _fault(run, Text("the right move is not taken for right", "der richtige Zug gilt nicht als richtig"))
    at = run._moment(after, action)
    for claim in step.then if first else ():
        if not holds(claim, at):
            _fault(run, Text(f"{claim} does not follow", f"{claim} tritt nicht ein"))
    for language in Language:
        if after.said is not None and after.said.better is not None:
            after.said.better.why.said(Speaker(language, run.lesson.seat))
    return after


def _try_barred(run: Run) -> int:
    """Try a barred move, if there is one: nothing may change, and the refusal is said in both languages."""
    assert run.asked is not None
    for action in run.game.candidates(run.state, run.asked):
        refusal = run.game.check(run.state, action)
        if refusal is not None:
            for language in Language:
                run.game.explain(refusal).said(Speaker(language, run.lesson.seat))
            return 1
    return 0


def _try_poor(run: Run) -> int:
    """Take a poor move, if there is one: it is told apart, and the way back leads to the same position."""
    for _, after in _poor_moves(run):
        if after.back().state != run.state:
            _fault(run, Text("a poor move is not taken back", "ein schwacher Zug wird nicht zurückgenommen"))
        return 1
    return 0


def _poor_moves(run: Run) -> Iterator[tuple[Action, Run]]:
    """Moves that are told to be poor, each with the lesson after it."""
    assert run.asked is not None
    for action in run.game.legal_actions(run.state, run.asked)[:MOST_TRIED]:
        if run.is_right(action):
            continue
        after = run.act(action)
        if after.said is not None and not after.said.right:
            yield action, after
        elif run.now is not None and run.now.strict:
            _fault(run, Text("a poor move is taken for right", "ein schwacher Zug gilt als richtig"))


def _prices(run: Run, first: bool) -> int:
    """Whether a poor move is told with its price; a stored one must be there, and none may make more than is right."""
    step = run.now
    assert step is not None and run.asked is not None
    if step.judge == "stored" and first:
        kept = prices.sums(run.record)
        missing = {prices.name_of(a) for a in run.game.legal_actions(run.state, run.asked)} ^ set(kept)
        if missing:
            what = ", ".join(sorted(missing)[:3])
            _fault(
                run,
                Text(
                    f"the stored prices are not those of this position ({what})",
                    f"die gespeicherten Preise passen nicht zu dieser Stellung ({what})",
                ),
            )
        best = max(kept[prices.name_of(a)] for a in run.right_moves())
        for action, _ in _poor_moves(run):
            if step.strict and kept[prices.name_of(action)] > best:
                said = prices.name_of(action)
                _fault(
                    run,
                    Text(f"{said} is poor and makes more", f"{said} gilt als schwach und bringt mehr"),
                )
    return int(any(_cost(after) for _, after in _poor_moves(run)))


def _cost(after: Run) -> bool:
    return after.said is not None and after.said.cost is not None
