"""A recorded deal under two sets of options: the table at one moment, the moves on both sides, the scores."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property
from typing import Any

from engine.cards.card import Card
from engine.core.action import Action
from engine.core.options import OptionValue
from engine.core.record import Record
from engine.core.refusal import BadInput, Refusal
from engine.core.registry import rule_href
from engine.core.scene import Look, Part, card_face
from engine.core.seat import Seat
from engine.core.text import Speaker, Text
from engine.learn.contrasts import Course, follow
from widgets.kinds.table import Table
from widgets.panel import PanelWords
from widgets.picture import Picture, figure, move_label, unit
from widgets.play import Play
from widgets.rooms import scene_module
from widgets.twofold import Answers, Cell, Pair, Row, allowed, grouped, rows, sentences

MOST_MOVES = 24
"""Moves a player is shown one by one; of more only those that differ."""
LONGEST = 200
"""Actions of a record up to which it is looked up which option makes the difference."""
ROW = dict[str, tuple[Row, Cell]]


class Recorded:
    """A record, and what it comes to on both sides.  `courses` holds a BadInput where a side cannot take it."""

    def __init__(self, record: Record, pair: Pair) -> None:
        self.record, self.pair, self.game = record, pair, pair.game
        self.courses = [self._course(v) for v in pair.values]
        self._mixed: dict[tuple[tuple[str, OptionValue], ...], Course | None] = {}
        self._tables: dict[int, Table] = {}

    def _course(self, values: Mapping[str, OptionValue]) -> Course | BadInput:
        try:
            return follow(self.record, values)
        except BadInput as e:
            return e

    @property
    def running(self) -> list[Course]:
        """The courses of the sides that can take the record."""
        return [c for c in self.courses if isinstance(c, Course)]

    @property
    def last(self) -> int:
        """The last moment that either side reaches."""
        return max((c.length for c in self.running), default=0)

    # ---- what differs at a moment ----

    @cached_property
    def partings(self) -> tuple[int, ...]:
        """The moments at which the two sides part: in the moves, in what just happened, or because one stops."""
        a, b = self.courses
        if not (isinstance(a, Course) and isinstance(b, Course)):
            return ()
        both = range(min(a.length, b.length) + 1)
        found = [at for at in both if self._parts(a, b, at)]
        return tuple(found)

    def _parts(self, a: Course, b: Course, at: int) -> bool:
        if any(c.stop is not None and c.stop.at == at for c in (a, b)):
            return True
        if at and a.events[at - 1] != b.events[at - 1]:
            return True
        seat = self.actor(at)
        barred = [{action: r and r.rule for action, r in self.choices(c, at, seat).items()} for c in (a, b)]
        return barred[0] != barred[1]

    def next_parting(self, at: int) -> int | None:
        """The next moment at which the two sides part."""
        return next((n for n in self.partings if n > at), None)

    def happened(self, course: Course | BadInput, at: int, words: PanelWords) -> list[str]:
        """What the last action brought, in sentences, as everybody at the table hears them."""
        if isinstance(course, BadInput) or at > course.length:
            return []
        told = course.events[at - 1] if at else self.game.opening(course.states[0])
        speaker = Speaker(words.language)
        return [self.game.tell(e).said(speaker) for e in told if e.told_to(None)]

    def told(self, at: int, words: PanelWords) -> Part:
        """What happened on both sides, and what on one of them only."""
        a, b = (self.happened(c, at, words) for c in self.courses)
        both = [x for x in a if x in b]
        return {
            "both": " ".join(both),
            "a": " ".join(x for x in a if x not in both),
            "b": " ".join(x for x in b if x not in both),
        }

    # ---- moves ----

    def actor(self, at: int) -> Seat | None:
        """Who moves next in the record, or who would after its end."""
        if at < len(self.record.actions):
            return self.record.actions[at].seat
        seats = [s for c in self.running if c.length >= at for s in self.game.turn(c.states[at])]
        return seats[0] if seats else None

    def moves(self, at: int, words: PanelWords) -> tuple[Answers, Answers]:
        """The moves of whoever is to act, allowed or barred on each side."""
        seat = self.actor(at)
        found = [self._moves(c, at, seat, words) for c in self.courses]
        return found[0], found[1]

    def choices(self, course: Course, at: int, seat: Seat | None) -> dict[Action, Refusal | None]:
        """The moves a seat could try at a moment, each with what bars it; the record's own among them."""
        state, game = course.states[at], self.game
        if seat is None or seat not in game.turn(state):
            return {}
        found = {a: game.check(state, a) for a in game.candidates(state, seat)}
        if at < len(self.record.actions) and self.record.actions[at] not in found:
            with suppress(BadInput):
                found[self.record.actions[at]] = game.check(state, self.record.actions[at])
        return found

    def _moves(self, course: Course | BadInput, at: int, seat: Seat | None, words: PanelWords) -> ROW:
        if isinstance(course, BadInput) or at > course.length or seat is None:
            return {}
        state, game, choices = course.states[at], self.game, self.choices(course, at, seat)
        if not choices:
            return {}
        made = self.record.actions[at] if at < len(self.record.actions) else None
        look = Look(Speaker(words.language, seat), game.explain, choices)
        scene = scene_module(game.key).scene(game.view(state, seat), look)
        out: ROW = {}
        for action, refusal in choices.items():
            note = Text("is played", "wird gespielt") if action == made else None
            row = Row(
                self.name(action, scene, look),
                face=card_face(action.what) if isinstance(action.what, Card) else None,
                note="" if note is None else note.in_(words.language),
            )
            out[repr(action.as_json())] = (row, self._allowed(refusal, words))
        return out

    def _allowed(self, refusal: Refusal | None, words: PanelWords) -> Cell:
        if refusal is None:
            return Cell(allowed(True, words), True)
        why = self.game.explain(refusal).said(Speaker(words.language))
        return Cell(allowed(False, words), False, refusal.rule, why)

    @staticmethod
    def name(action: Action, scene: Part, look: Look) -> str:
        """A move in words, without a "you"."""
        what = action.what
        if isinstance(what, tuple) and len(what) == 2 and isinstance(what[1], int):
            return f"{look.word(what[0])}: {what[1]}"
        return move_label(scene, action, look)

    def move_made(self, at: int, words: PanelWords) -> str | None:
        """The record's next move in words."""
        if at >= len(self.record.actions):
            return None
        action = self.record.actions[at]
        look = Look(Speaker(words.language, action.seat), self.game.explain, {action: None})
        for course in self.running:
            if at <= course.length and action.seat in self.game.turn(course.states[at]):
                scene = scene_module(self.game.key).scene(
                    self.game.view(course.states[at], action.seat), look
                )
                return self.name(action, scene, look)
        return self.name(action, {"buttons": [], "zones": []}, look)

    # ---- scores ----

    def scores(self, at: int, words: PanelWords) -> tuple[Answers, Answers]:
        """The score sheet of each side, at the moment or where it stopped."""
        found = [self._scores(c, at, words) for c in self.courses]
        return found[0], found[1]

    def _scores(self, course: Course | BadInput, at: int, words: PanelWords) -> ROW:
        if isinstance(course, BadInput):
            return {}
        sheet, speaker = self.game.score(course.state(at)), Speaker(words.language)
        amounts: dict[tuple[str, str], dict[Any, int]] = {}
        for line in sheet.lines:
            by_who = amounts.setdefault((line.rule, line.label.said(speaker)), {})
            by_who[line.who] = by_who.get(line.who, 0) + line.amount

        def in_order(by_who: dict[Any, int]) -> dict[Any, int]:
            return {w: by_who[w] for w in sheet.columns if w in by_who}

        out: ROW = {
            f"{rule}/{label}": (Row(label, rule=rule), Cell(_figures(in_order(by_who), speaker)))
            for (rule, label), by_who in amounts.items()
        }
        if sheet.lines:
            total = unit(self.game).in_(words.language)
            out["/sum"] = (Row(total), Cell(_figures({w: sheet.sum(w) for w in sheet.columns}, speaker)))
        if any(sheet.before.values()):
            together = {w: sheet.before.get(w, 0) + sheet.sum(w) for w in sheet.columns}
            label = Text("Together", "Zusammen").in_(words.language)
            out["/all"] = (Row(label), Cell(_figures(together, speaker)))
        return out

    # ---- state ----

    def state(self, at: int, words: PanelWords) -> Part:
        """One moment as the page draws it."""
        at = max(0, min(at, self.last))
        moves, scores = self.moves(at, words), self.scores(at, words)
        why = self._why(at, moves, scores, words)
        course = max(self.running, key=lambda c: c.length, default=None)
        both = len(self.running) == 2
        runs = both and all(at <= c.length for c in self.running)
        move_rows = rows(moves, why, words) if runs else []
        if len(move_rows) > MOST_MOVES:
            move_rows = [r for r in move_rows if r["differs"] or r["note"]]
        move_rows = grouped(move_rows)
        seat = self.actor(at)
        score_rows = rows(scores, why, words)
        if not runs:  # one side has stopped, and its sheet with it
            score_rows = [{**r, "differs": False, "by": []} for r in score_rows]
        return {
            "at": at,
            "last": self.last,
            "count": len(self.record.actions),
            "scene": None if course is None else self._scene(course, at),
            "actor": None if seat is None or not runs else seat.said(Speaker(words.language)),
            "move": self.move_made(at, words),
            "told": self.told(at, words),
            "stops": [self._stop(c, at, words) for c in self.courses],
            "halted": [
                n for n, c in zip("AB", self.courses, strict=True) if isinstance(c, Course) and at > c.length
            ],
            "moves": move_rows,
            "scores": score_rows,
            "said": sentences(move_rows),
            "more": self.next_parting(at) is not None,
        }

    def _stop(self, course: Course | BadInput, at: int, words: PanelWords) -> Part | None:
        speaker = Speaker(words.language)
        if isinstance(course, BadInput):
            text = course.phrase.said(speaker)
            return {
                "text": text[:1].upper() + text[1:] + ("" if text.endswith(".") else "."),
                "rule": None,
                "href": None,
            }
        stop = course.stop
        if stop is None or at < stop.at:
            return None
        who, move = stop.action.seat.said(speaker), self.move_made(stop.at, words)
        why = stop.why.said(speaker)
        if stop.refusal is None:
            head = Text(
                f"Stops here: {who}'s move ({move}) does not exist here.",
                f"Hält hier an: Den Zug von {who} ({move}) gibt es hier nicht.",
            )
            return {
                "text": f"{head.in_(words.language)} {why[:1].upper()}{why[1:]}.",
                "rule": None,
                "href": None,
            }
        head = Text(
            f"Stops here: {who} may not do this ({move}).", f"Hält hier an: {who} darf das nicht ({move})."
        )
        rule = stop.refusal.rule
        return {"text": f"{head.in_(words.language)} {why}", "rule": rule, "href": rule_href(rule)}

    def _scene(self, course: Course, at: int) -> Part:
        """The table at a moment, all hands open."""
        table = self._tables.get(id(course))
        if table is None:
            r = course.record
            seats = {s.value: "sensible" for s in self.game.seats(self.game.rules(r.options))}
            table = Table(
                r.game, r.seed, r.options, seats=seats, dice=r.dice, deals=r.deals, open=True, auto=False
            )
            self._tables[id(course)] = table
        table.play = _play(course, at)
        picture = Picture(table)
        picture.names = {}  # the seats' own names, as in the rows
        scene = picture.scene(min(at, course.length))
        return {
            **scene,
            "sheet": None,
            "log": None,
            "buttons": [],
            "select": None,
            "odds": None,
            "announce": "",
        }

    # ---- which option makes the difference ----

    def _why(
        self, at: int, moves: tuple[Answers, Answers], scores: tuple[Answers, Answers], words: PanelWords
    ) -> Any:
        if len(self.running) < 2 or len(self.record.actions) > LONGEST:
            return {}
        both = ({**moves[0], **scores[0]}, {**moves[1], **scores[1]})

        def ask(values: Mapping[str, OptionValue]) -> Answers | None:
            key = tuple(values.items())
            if key not in self._mixed:
                course = self._course(values)
                self._mixed[key] = course if isinstance(course, Course) else None
            found = self._mixed[key]
            if found is None:
                return None
            return {**self._moves(found, at, self.actor(at), words), **self._scores(found, at, words)}

        return self.pair.reasons(both, ask)


def _play(course: Course, at: int) -> Play:
    r = course.record
    record = Record(r.game, r.seed, r.options, r.actions[: course.length], r.dice, r.deals)
    return Play(record, course.states, course.events, min(at, course.length))


def _figures(by_who: Mapping[Any, int], speaker: Speaker) -> str:
    def name(who: Any) -> str:
        said = str(who.said(speaker))
        return f"{said}:" if said[-1:].isdigit() else said

    return ", ".join(f"{name(w)}\u00a0{figure(n)}" for w, n in by_who.items())
