"""Running a lesson: a state machine over the game's own states.  Every change gives a new `Run`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any

from engine.bots.bot import Advice, advise
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.record import Record, replay
from engine.core.refusal import BadInput, NotYourTurn
from engine.core.registry import AnyGame
from engine.core.seat import Seat
from engine.core.text import Text
from engine.learn.lessons import prices
from engine.learn.lessons.conditions import Moment, holds, looks_ahead
from engine.learn.lessons.form import Lesson, Step
from engine.learn.lessons.playing import Worth, average_value, line_value, pausing

MOST_OTHERS = 120  # moves of the others between two decisions of the learner


@dataclass(frozen=True)
class Cost:
    """What a poor move leads to and what the best right one would.

    `games`: on average over so many (0: counted exactly); None: in this very deal.
    """

    got: Fraction
    best: Fraction
    games: int | None


@dataclass(frozen=True)
class Said:
    """How a step answered a move: `right` or not, its own words, the cost of a poor move and a better one."""

    right: bool
    text: Text
    cost: Cost | None = None
    better: Advice | None = None


@dataclass(frozen=True)
class Run:
    """A lesson under way.

    `states[i + 1]` is `states[i]` after `actions[i]`, from the position `origin` on.  `step` is the running step
    (their number: all are done), `count` the decisions taken in it, `hints` how many hints were given for this
    decision.  `astray`: a poor move has to be taken back first; `resting`: the step is done, and `go_on` lays out
    the next position.  `before` is the lesson before the last move.
    """

    lesson: Lesson
    origin: Record
    states: tuple[Any, ...]
    events: tuple[tuple[Event, ...], ...]
    actions: tuple[Action, ...]
    step: int = 0
    count: int = 0
    said: Said | None = None
    astray: bool = False
    resting: bool = False
    hints: int = 0
    before: Run | None = None

    @classmethod
    def start(cls, lesson: Lesson) -> Run:
        """The lesson before its first move; the others move until the learner is to decide."""
        return cls._laid(lesson, lesson.steps[0].record or lesson.record, 0)

    @classmethod
    def _laid(cls, lesson: Lesson, origin: Record, step: int) -> Run:
        played = replay(origin)
        run = cls(lesson, origin, played.states, played.events, origin.actions, step)
        return run._others_move(lesson.steps[step])

    # ---- where it stands ----

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.lesson.game

    @property
    def state(self) -> Any:
        """The position."""
        return self.states[-1]

    @property
    def done(self) -> bool:
        """Whether all steps are done."""
        return self.step >= len(self.lesson.steps)

    @property
    def now(self) -> Step | None:
        """The running step."""
        return None if self.done else self.lesson.steps[self.step]

    @property
    def record(self) -> Record:
        """The game so far, as a record."""
        r = self.origin
        return Record(r.game, r.seed, r.options, self.actions, r.dice, r.deals)

    @property
    def asked(self) -> Seat | None:
        """The seat that decides next for the learner: the learner's, or whose pause it is."""
        pause = pausing(self.game, self.state)
        if pause is not None:
            return pause.seat
        return self.lesson.seat if self.lesson.seat in self.game.turn(self.state) else None

    # ---- moving ----

    def act(self, action: Action) -> Run:
        """The lesson after a move of the learner; IllegalAction if a rule bars it, and nothing has changed."""
        step = self.now
        if step is None:
            raise NotYourTurn("the lesson is over", "Die Lektion ist zu Ende")
        if self.astray:
            raise BadInput("take the last move back first", "Nimm zuerst den letzten Zug zurück")
        if self.resting:
            raise BadInput("go on first", "Geh zuerst weiter")
        if self.asked is None or action.seat is not self.asked:
            raise NotYourTurn("it is not your turn", "Du bist nicht an der Reihe")
        after = self._apply(action)._others_move(step)
        at = self._moment(after, action)
        right = any(holds(c, at) for c in step.right)
        said = self._answer(step, action, right)
        after = replace(after, said=said, hints=0, before=self)
        if not said.right and step.strict:
            return replace(after, astray=True)
        return after._counted(step)

    def _apply(self, action: Action) -> Run:
        state, events = self.game.apply(self.state, action)
        return replace(
            self,
            states=(*self.states, state),
            events=(*self.events, events),
            actions=(*self.actions, action),
        )

    def _others_move(self, step: Step) -> Run:
        """The others move, as the step says or with sense, until the learner decides or the deal is over."""
        run, left = self, list(step.replies)
        for _ in range(MOST_OTHERS):
            if run.asked is not None or not run.game.turn(run.state):
                break
            seat = run.game.turn(run.state)[0]
            reply = left[0] if left and left[0] in run.game.legal_actions(run.state) else None
            if reply is not None:
                left.pop(0)
            run = run._apply(reply or run.advice(seat).action)
        return run

    def _counted(self, step: Step) -> Run:
        """One decision further; the step is done when it has had all of its own, or the deal or round is over."""
        over = pausing(self.game, self.state) is not None or not self.game.turn(self.state)
        if not over and self.count + 1 != step.times:
            return replace(self, count=self.count + 1)
        following = self.lesson.steps[self.step + 1 : self.step + 2]
        if following and following[0].record is not None:
            return replace(self, resting=True)
        return replace(self, step=self.step + 1, count=0)

    def go_on(self) -> Run:
        """The next position, after a step that ends with its own."""
        if not self.resting:
            raise BadInput("this step is not done", "Dieser Schritt ist noch nicht getan")
        origin = self.lesson.steps[self.step + 1].record
        assert origin is not None
        return replace(self._laid(self.lesson, origin, self.step + 1), before=self)

    def advice(self, seat: Seat) -> Advice:
        """What the sensible bot would do on a seat."""
        return advise(self.game, self.state, seat, "sensible", self.chance(seat))

    def chance(self, seat: Seat) -> Chance:
        """The bots' chance; it hangs on the record, so that a lesson runs the same every time."""
        return Chance(f"{self.origin.seed}/bot/{seat.value}/{len(self.actions)}")

    def _moment(self, after: Run, action: Action) -> Moment:
        events = tuple(e for es in after.events[len(self.events) :] for e in es)
        return Moment(
            self.game, self.state, action.seat, action, events, lambda: self.wise.action, self._worth
        )

    def _worth(self, action: Action) -> Worth | None:
        """What a move leads to on average, as far as the step wants it reckoned."""
        if self.now is not None and self.now.judge == "stored":
            return prices.stored(self.record, action)
        return average_value(self.game, self.state, action.seat, action)

    @cached_property
    def wise(self) -> Advice:
        """What the sensible bot would do for the learner."""
        assert self.asked is not None
        return self.advice(self.asked)

    # ---- what is right ----

    def is_right(self, action: Action) -> bool:
        """Whether a legal move would be right now."""
        step = self.now
        if step is None:
            return False
        after = self._apply(action)
        if any(looks_ahead(c) for c in step.right):
            after = after._others_move(step)
        at = self._moment(after, action)
        return any(holds(c, at) for c in step.right)

    def right_moves(self) -> Iterator[Action]:
        """The legal moves that are right now; the sensible bot's first if it is among them."""
        if self.asked is None or self.done or self.astray or self.resting:
            return
        legal = list(self.game.legal_actions(self.state, self.asked))
        for action in sorted(legal, key=lambda a: a != self.wise.action):
            if self.is_right(action):
                yield action

    def _answer(self, step: Step, action: Action, right: bool) -> Said:
        if right:
            return Said(True, step.why)
        better = next(self.right_moves(), None)
        if better is None:
            return Said(False, step.poor)
        cost = self._cost(step, action, better)
        if cost is None and not step.strict and step.judge != "none":
            return Said(True, step.why)  # in free play a move is poor only if it costs something
        return Said(False, step.poor, cost, self.wise if self.wise.action == better else None)

    def _cost(self, step: Step, action: Action, better: Action) -> Cost | None:
        if step.judge == "none":
            return None
        if step.judge == "stored":
            return self._stored_cost(action)
        moves = (action, better)
        if step.judge == "line":
            got, best = (Fraction(line_value(self.game, self.state, action.seat, a)) for a in moves)
            return Cost(got, best, None) if got < best else None
        first, second = (average_value(self.game, self.state, action.seat, a) for a in moves)
        return Cost(first.value, second.value, second.games) if first.value < second.value else None

    def _stored_cost(self, action: Action) -> Cost | None:
        got = self._worth(action)
        right = [w.value for w in map(self._worth, self.right_moves()) if w is not None]
        if got is None or not right or got.value >= max(right):
            return None
        return Cost(got.value, max(right), got.games)

    # ---- back and hints ----

    @property
    def hints_left(self) -> int:
        """How many more hints there are for this decision: those of the step, then the move itself."""
        step = self.now
        if step is None or self.astray or self.resting or self.asked is None:
            return 0
        return len(step.hints) + 1 - self.hints

    def hint(self) -> Run:
        """One more hint."""
        if self.hints_left <= 0:
            raise BadInput("there are no more hints", "Mehr Tipps gibt es nicht")
        return replace(self, hints=self.hints + 1)

    def back(self) -> Run:
        """One decision back; BadInput at the beginning."""
        if self.before is None:
            raise BadInput("nothing can be undone", "Es gibt nichts zurückzunehmen")
        return replace(self.before, said=None, hints=0) if not self.before.resting else self.before
