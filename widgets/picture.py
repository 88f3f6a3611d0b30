"""The pictures of a table: scenes with log and score sheet, in the words of the reader who looks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.bots.bot import Advice
from engine.cards.card import Card
from engine.core.action import Action
from engine.core.registry import AnyGame, rule_href
from engine.core.scene import Look, Part, prompt
from engine.core.score import ScoreLine, ScoreSheet, Who
from engine.core.seat import Seat, Side
from engine.core.text import Phrase, Speaker, Text
from widgets.play import PERSON
from widgets.rooms import scene_module, themes

if TYPE_CHECKING:
    from widgets.kinds.table import Table

NAMES = {
    Seat.P2: "Mara",
    Seat.P3: "Tobias",
    Seat.P4: "Ida",
    Seat.P5: "Anton",
    Seat.P6: "Lotte",
    Seat.P7: "Emil",
    Seat.P8: "Hanna",
}
"""What the bots on numbered seats are called, so that a log reads like a story."""


class Picture:
    """Draws the states of one table for its reader."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self.names: dict[object, Text] = {
            s: Text(NAMES[s], NAMES[s]) for s, p in table.players.items() if p != PERSON and s in NAMES
        }
        self.theme = themes(self.game.key)[table.theme] if table.theme is not None else None
        if self.theme is not None:
            self.names |= self.theme.names(table.play.rules)

    def speaker(self, seat: Seat | None) -> Speaker:
        """The reader on this seat, in the table's language."""
        return Speaker(self.table.language, seat, self.names)

    def look(self, at: int) -> Look:
        """How the reader looks at one state of the history."""
        table, state = self.table, self.table.play.states[at]
        now = at == table.play.at
        seat = table._viewer(state) if now else table.seat_before or table.viewer
        choices = {}
        waits = table.curtain is None and table.halted is None
        if now and waits and seat is not None and seat in self.game.turn(state):
            choices = {a: self.game.check(state, a) for a in self.game.candidates(state, seat)}
        open_views = {}
        if (table.open or not table.people) and not table.covered:
            open_views = {
                s: self.game.view(state, s)
                for s in self.game.seats(self.game.rules_of(state))
                if s is not seat
            }
        return Look(
            self.speaker(seat),
            self.game.explain,
            choices,
            open_views,
            pack=None if self.theme is None else self.theme.pack(table.play.rules),
        )

    def scene(self, at: int) -> Part:
        """The scene of one state of the history."""
        table, state = self.table, self.table.play.states[at]
        look = self.look(at)
        hidden = table.hides(at)
        view = self.game.view(state, None if hidden else look.seat)
        module = scene_module(self.game.key)
        scene: Part = {
            "layout": "ring",
            "zones": [],
            "buttons": [],
            "select": None,
            "odds": None,
            "done": None,
            **module.scene(view, look),
        }
        if hidden and table.covered:
            self._covered(scene, at, look)
        elif hidden and table.curtain is not None:
            self._behind_curtain(scene, table.curtain, look)
        elif table.halted is not None and at == table.play.at:
            scene |= {"prompt": prompt(table.halted.in_(table.language)), "buttons": [], "select": None}
        self._pause(scene, at, look)
        scene["sheet"] = self.sheet(state, look, at)
        scene["log"] = self.log(at, replace(look, speaker=self.speaker(None)) if hidden else look)
        scene["announce"] = " ".join(e["text"] for e in scene["log"]["lines"] if e["now"])
        return scene

    def _behind_curtain(self, scene: Part, seat: Seat, look: Look) -> None:
        name = seat.name_text.in_(self.table.language)
        scene["prompt"] = {
            "main": look.say("Hand the device to {name}", "Gib das Gerät an {name}", name=name),
            "sub": look.say("The cards stay covered until then.", "Bis dahin bleiben die Karten verdeckt."),
            "mine": True,
        }
        label = look.say("I am {name}: show my cards", "Ich bin {name}: Karten zeigen", name=name)
        scene["buttons"] = [self._reveal(label)]
        scene["select"] = None

    def _covered(self, scene: Part, at: int, look: Look) -> None:
        """All hands are covered: who is to decide may look at the own cards for one move."""
        seat, state = self.table.curtain, self.table.play.state
        scene["select"], scene["buttons"] = None, []
        if at != self.table.play.at or seat is None or seat not in self.game.turn(state):
            return
        if self.table.play.pausing() is not None:
            return
        scene["prompt"] = {
            "main": look.say("What would you do?", "Was würdest du tun?")
            if len(self.table.people) < 2
            else look.say("What would {name} do?", "Was würde {name} tun?", name=seat.name_text),
            "sub": look.say("All hands are covered.", "Alle Blätter sind verdeckt."),
            "mine": True,
        }
        label = look.say("Uncover for this move", "Für diesen Zug aufdecken")
        scene["buttons"] = [self._reveal(label)]

    @staticmethod
    def _reveal(label: str) -> Part:
        return {
            "id": "reveal",
            "label": label,
            "note": "",
            "main": True,
            "face": None,
            "action": ["reveal"],
            "refusal": None,
            "amount": None,
        }

    def _pause(self, scene: Part, at: int, look: Look) -> None:
        """Between deals the reader may go on, also when a bot deals next: with the button that seat would have."""
        table = self.table
        pause = table.play.pausing() if at == table.play.at else None
        shut = table.halted is not None or (table.curtain is not None and not table.covered)
        if pause is None or shut or not table.people:
            return
        if any(b["action"] == pause.as_json()[1:] for b in scene["buttons"]):
            return
        state = table.play.state
        theirs = replace(look, speaker=self.speaker(pause.seat), choices={pause: None}, open_views={})
        offered = scene_module(self.game.key).scene(self.game.view(state, pause.seat), theirs)["buttons"]
        scene["buttons"] += [b for b in offered if b["action"] == pause.as_json()[1:]]

    # ---- score sheet and log ----

    def column(self, who: Who, look: Look, columns: tuple[Who, ...]) -> str:
        """A column's heading: We and They for two sides, else the player's name."""
        if isinstance(who, Side) and len(columns) == 2 and len(who.seats) > 1 and look.seat is not None:
            return look.say("We", "Wir") if look.seat in who.seats else look.say("They", "Sie")
        return look.word(who)

    def sheet(self, state: Any, look: Look, at: int) -> Part:
        """The score sheet of the running deal: a row per rule, and what it adds up to."""
        sheet: ScoreSheet = self.game.score(state)
        module = scene_module(self.game.key)
        earlier = self.game.score(self.table.play.states[at - 1]).lines if at else ()
        rows: dict[tuple[str, str], dict[Who, list[ScoreLine]]] = {}
        for line in sheet.lines:
            rows.setdefault((line.rule, line.label.said(look.speaker)), {}).setdefault(line.who, []).append(
                line
            )
        out = []
        for (rule, label), by_who in rows.items():
            new = any(line not in earlier for lines in by_who.values() for line in lines)
            cells = [figure(sum(x.amount for x in by_who[w])) if w in by_who else "" for w in sheet.columns]
            out.append(
                {
                    "rule": rule,
                    "href": rule_href(rule),
                    "label": label,
                    "cells": cells,
                    "kind": "line",
                    "new": new,
                }
            )
        out.append(
            self._sum_row(
                look.word(unit(self.game)),
                [sheet.sum(w) for w in sheet.columns],
                "sum",
            )
        )
        if sheet.before:
            out.append(
                self._sum_row(
                    look.say("Before", "Zuvor"), [sheet.before.get(w, 0) for w in sheet.columns], "run"
                )
            )
            out.append(
                self._sum_row(
                    look.say("Together", "Zusammen"),
                    [sheet.before.get(w, 0) + sheet.sum(w) for w in sheet.columns],
                    "run",
                )
            )
        return {
            "title": module.SHEET.in_(self.table.language),
            "sub": "",
            "rows": out,
            "columns": [self.column(w, look, sheet.columns) for w in sheet.columns],
        }

    @staticmethod
    def _sum_row(label: str, amounts: list[int], kind: str) -> Part:
        return {
            "rule": None,
            "href": None,
            "label": label,
            "cells": [figure(n) for n in amounts],
            "kind": kind,
            "new": False,
        }

    def log(self, at: int, look: Look) -> Part:
        """What happened since the running deal began, in sentences; what the reader may not know is left out."""
        play, begin = self.table.play, min(self.table.play.since_deal(), at)
        told = [(-1, e) for e in self.game.opening(play.states[0])] if begin == 0 else []
        told += [(i, e) for i in range(begin, at) for e in play.events[i]]
        newest = at - 1 if at != play.at else min(self.table.shown_from, at - 1)
        lines = [
            {
                "text": self.game.tell(event).said(look.speaker),
                "rule": event.rule,
                "href": rule_href(event.rule) if event.rule else None,
                "now": i >= newest,
            }
            for i, event in told
            if self.table.open or event.told_to(look.seat)
        ]
        return {"title": look.say("Log", "Verlauf"), "sub": "", "lines": lines}

    # ---- hints ----

    def hint(self, advice: Advice) -> str:
        """What the sensible bot would do and why."""
        look = self.look(self.table.play.at)
        return look.say(
            "Try this: {what}. {why}",
            "Vorschlag: {what}. {why}",
            what=self.label(advice.action, look),
            why=self.sentence(advice.why),
        )

    def sentence(self, why: Phrase) -> str:
        """A reason as a sentence of its own."""
        text = why.said(self.look(self.table.play.at).speaker)
        return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")

    def label(self, action: Action, look: Look) -> str:
        """A move in the words of the table: the card's name or the button's label."""
        return move_label(self.scene(self.table.play.at), action, look)


def unit(game: AnyGame) -> Text:
    """What a sheet adds up: a deal where cards are dealt again by an action of that name, else a round."""
    deals = any(v.value == "deal" for v in game.verbs)
    return Text("This deal", "Dieses Spiel") if deals else Text("This round", "Diese Runde")


def move_label(scene: Part, action: Action, look: Look) -> str:
    """A move as the scene of the player who makes it calls it."""
    what, raw = action.what, action.as_json()[1:]
    for b in scene["buttons"]:
        if b["action"] == raw:
            return str(b["label"])
        if b.get("amount") and b["action"] == raw[:-1]:
            return f"{b['label']}: {raw[-1]}"
    if isinstance(what, tuple) and all(isinstance(c, Card) for c in what):
        chosen = scene.get("select")
        return f"{chosen['label']}: {look.word(what)}" if chosen else look.word(what)
    for z in scene["zones"]:
        for piece in z["items"]:
            if piece.get("action") == raw:
                return str(piece["label"])
    return look.word(what) if what is not None else action.verb.value


def figure(n: int) -> str:
    """An amount in figures, with a true minus sign."""
    return f"{n}".replace("-", "−")
