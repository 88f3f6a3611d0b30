"""The table: play any game against bots or people, with undo, hint, log, score sheet, save and share."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.chance import seed_text
from engine.core.record import Record, from_link, from_text
from engine.core.refusal import BadInput, IllegalAction, NotYourTurn, Refusal
from engine.core.registry import game as find_game
from engine.core.registry import rule_href
from engine.core.seat import Seat
from engine.core.text import Text
from widgets.controller import Controller, State, wanted
from widgets.panel import PanelWords, settings_state
from widgets.picture import Picture
from widgets.play import PERSON, Play, first_players, read_players
from widgets.rooms import read_theme

MOST_FRAMES = 48
EPOCH = 100_000


class Table(Controller):
    """A table for one game.

    `seats` says who plays ("human", "sensible", "random"); `play` are actions already taken, in JSON form, which
    cannot be undone; `deals` and `dice` force chance; `open` shows all hands; `auto` lets bots move by themselves;
    `compact` is the small table beside a rule; `title` stands above it; `theme` is the look of the cards
    where a game has several ("houses").  Without a `seed` one is drawn.
    """

    kind: ClassVar[str] = "table"

    def __init__(
        self,
        game: str,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        preset: str | None = None,
        seats: Mapping[str, str] | None = None,
        deals: Sequence[Mapping[str, Any]] = (),
        dice: Sequence[int] = (),
        play: Sequence[Sequence[Any]] = (),
        open: bool = False,
        auto: bool = True,
        compact: bool = False,
        theme: str | None = None,
        title: Text | tuple[str, str] | str | None = None,
    ) -> None:
        super().__init__()
        self.game = find_game(game)
        given = dict(options or {})
        if preset is not None:
            given["preset"] = preset
        rules = self.game.rules(given)
        places = self.game.seats(rules)
        actions = tuple(self.game.read_action(rules, list(a)) for a in play)
        self.play = Play.start(
            Record(
                self.game.key,
                seed_text(seed if seed is not None else new_seed()),
                self.game.options.changed(self.game.option_values(rules)),
                actions,
                tuple(dice),
                tuple(deals),
            )
        )
        self.players = {**first_players(places), **(read_players(seats, places) if seats is not None else {})}
        self.open, self.auto, self.compact = open, auto, compact
        self.covered = False
        self.theme = read_theme(self.game.key, theme)
        self.title = (
            Text(title, title) if isinstance(title, str) else Text(*title) if title is not None else None
        )
        self.epoch, self.shown_from = 0, len(actions)
        self.curtain: Seat | None = None
        self.share: State | None = None
        self.save: State | None = None
        self._run_bots()
        self.shown_from = self.play.at
        self._draw_curtain()

    # ---- who looks ----

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people play."""
        return tuple(s for s, p in self.players.items() if p == PERSON)

    @property
    def viewer(self) -> Seat | None:
        """The seat whose cards lie towards the reader; None at a table of bots."""
        return self._viewer(self.play.state)

    def _viewer(self, state: Any) -> Seat | None:
        if len(self.people) < 2:
            return self.people[0] if self.people else None
        acting = [s for s in self.game.turn(state) if s in self.people]
        return acting[0] if acting else self.seat_before or self.people[0]

    seat_before: Seat | None = None
    halted: Text | None = None
    """What stands in place of a prompt while nobody may move: a lesson that waits for something else."""

    def _draw_curtain(self) -> None:
        """With several people on one device a hand stays covered until its player says so; where all hands are
        covered, every move covers them again."""
        seat = self.viewer
        handed_on = len(self.people) > 1 and not self.open and seat not in (None, self.seat_before)
        if self.covered or handed_on:
            self.curtain = seat
        if seat is not None:
            self.seat_before = seat

    def hides(self, at: int) -> bool:
        """Whether no hand may be seen in a state of the history."""
        if self.covered:
            return at != self.play.at or self.curtain is not None or not self.people
        return self.curtain is not None and at == self.play.at

    # ---- state ----

    @property
    def ply(self) -> int:
        """A number that changes with every move, undo and new game: a message about another one is stale."""
        return self.epoch * EPOCH + self.play.at

    def state(self) -> State:
        """The table's state, see the front end's `kinds/table`."""
        picture = Picture(self)
        first = min(self.shown_from, self.play.at)
        first = max(first, self.play.at - MOST_FRAMES)
        words = PanelWords(self.language)
        return {
            "kind": self.kind,
            "lang": self.language.value,
            "game": self.game.key,
            "title": (self.title or self.game.title).in_(self.language),
            "ply": self.ply,
            "frames": [picture.scene(at) for at in range(first, self.play.at + 1)],
            "frame_from": self.epoch * EPOCH + first,
            "tools": {
                "undo": self.play.back(self.people) is not None,
                "redo": self.play.forward(self.people) is not None,
                "hint": self._asked() is not None,
                "step": self._to_step() is not None,
            },
            "auto": self.auto,
            "notice": self.notice,
            "compact": self.compact,
            "settings": settings_state(self, words),
            "share": self.share,
            "save": self.save,
        }

    def _asked(self) -> Seat | None:
        """The person who is to decide now, if any."""
        if self.curtain is not None:
            return None
        return next((s for s in self.game.turn(self.play.state) if s in self.people), None)

    def _bot_to_act(self) -> Seat | None:
        if self.play.pausing() is not None and self.people:
            return None
        return next((s for s in self.game.turn(self.play.state) if s not in self.people), None)

    def _to_step(self) -> Seat | None:
        """Who moves at the next step: a bot, or under covered hands whoever is to act."""
        seat = self._bot_to_act()
        if seat is None and self.covered and self.curtain is not None and self.play.pausing() is None:
            return next((s for s in self.game.turn(self.play.state) if s in self.people), None)
        return seat

    # ---- messages ----

    def receive(self, message: dict[str, Any]) -> None:
        """Answer one message of the page."""
        before = self.play
        self.shown_from = self.play.at
        handler = getattr(self, f"_on_{message['type']}", None)
        if handler is None:
            self.unknown(message)
        handler(message)
        if self.play is not before:
            self._draw_curtain()

    def lay(self, play: Play, jump: bool) -> None:
        """Put another moment of a game on the table; `jump`: it does not follow from what lies there."""
        self.epoch += jump
        self.shown_from = play.at if jump else min(self.play.at, play.at)
        self.play, self.curtain = play, None

    def read_move(self, message: dict[str, Any]) -> Action:
        """The move of a message; BadInput if it comes too late or nobody is asked."""
        if wanted(message, "ply") != self.ply:
            raise BadInput(
                "this move came too late: the table has moved on",
                "Dieser Zug kam zu spät: Am Tisch ist schon mehr geschehen",
            )
        raw = wanted(message, "action")
        if not isinstance(raw, list):
            raise BadInput("an action is a list", "Eine Aktion ist eine Liste")
        pause = self.play.pausing()
        seat = pause.seat if pause is not None and raw[:1] == [pause.verb.value] else self._asked()
        if seat is None:
            if not self.game.turn(self.play.state):
                raise NotYourTurn("the game is over", "Das Spiel ist zu Ende")
            raise NotYourTurn("it is not your turn", "Du bist nicht an der Reihe")
        return self.game.read_action(self.play.rules, [seat.value, *raw])

    def _on_act(self, message: dict[str, Any]) -> None:
        self._take(self.read_move(message))

    def _take(self, action: Action) -> None:
        try:
            self.play = self.play.act(action)
        except IllegalAction as e:
            self.refuse(e.refusal)
            return
        self._run_bots()

    def refuse(self, refusal: Refusal) -> None:
        """Say which rule bars what was tried."""
        speaker = Picture(self).speaker(self.viewer)
        self.notice = {
            "kind": "no",
            "rule": refusal.rule,
            "href": rule_href(refusal.rule),
            "text": self.game.explain(refusal).said(speaker),
        }

    def _run_bots(self) -> None:
        if not self.auto:
            return
        for _ in range(MOST_FRAMES):
            if not self._step_bot():
                return

    def _step_bot(self) -> bool:
        """One move of a bot; False if none is to move."""
        seat = self._bot_to_act()
        if seat is None:
            return False
        self._advance(seat, self.players[seat])
        return True

    def _advance(self, seat: Seat, player: str) -> None:
        self.play = self.play.act(self.play.advice(seat, player).action)

    def _on_step(self, _message: dict[str, Any]) -> None:
        seat = self._to_step()
        if seat is None:
            raise NotYourTurn("no bot is to move", "Kein Bot ist am Zug")
        self._advance(seat, "sensible" if seat in self.people else self.players[seat])
        self._run_bots()

    def _on_undo(self, _message: dict[str, Any]) -> None:
        self._turn_to(self.play.back(self.people), "nothing can be undone", "Es gibt nichts zurückzunehmen")

    def _on_redo(self, _message: dict[str, Any]) -> None:
        self._turn_to(
            self.play.forward(self.people), "nothing can be redone", "Es gibt nichts zu wiederholen"
        )

    def _turn_to(self, play: Play | None, en: str, de: str) -> None:
        if play is None:
            raise BadInput(en, de)
        self.play, self.epoch = play, self.epoch + 1
        self.shown_from = play.at

    def _on_hint(self, _message: dict[str, Any]) -> None:
        seat = self._asked()
        if seat is None:
            raise NotYourTurn("it is not your turn", "Du bist nicht an der Reihe")
        advice = self.play.advice(seat, "sensible")
        picture = Picture(self)
        self.notice = {"kind": "hint", "rule": None, "href": None, "text": picture.hint(advice)}

    def _on_reveal(self, _message: dict[str, Any]) -> None:
        self.curtain = None

    def _on_again(self, _message: dict[str, Any]) -> None:
        self._begin(self.play.until(self.play.floor))

    def _on_new(self, message: dict[str, Any]) -> None:
        seed = message.get("seed")
        options = self.play.record.options
        self._begin(Record(self.game.key, seed_text(new_seed() if seed is None else seed), options))

    def _begin(self, record: Record, floor: int | None = None) -> None:
        play = Play.start(record, floor)
        if set(play.seats) != set(self.players):
            self.players = first_players(play.seats)
        self.play, self.epoch = play, self.epoch + 1
        self.curtain, self.seat_before = None, None
        self.shown_from = play.at
        self._run_bots()
        self._draw_curtain()

    def _on_share(self, _message: dict[str, Any]) -> None:
        link = f"#play={self.play.now.link()}"
        self.share = {"n": (self.share or {"n": 0})["n"] + 1, "link": link, "href": f"compare.html{link}"}

    def _on_save(self, _message: dict[str, Any]) -> None:
        record = self.play.now
        name = "".join(c if c.isalnum() or c in "-_" else "-" for c in f"{record.game}-{record.seed}")
        self.save = {"n": (self.save or {"n": 0})["n"] + 1, "name": f"{name}.json", "text": record.text()}

    def _on_load(self, message: dict[str, Any]) -> None:
        self._open(from_text(wanted(message, "text")))

    def _on_open(self, message: dict[str, Any]) -> None:
        link = wanted(message, "link")
        payload = link.split("play=", 1)[1] if isinstance(link, str) and "play=" in link else link
        self._open(from_link(payload))

    def resume(self, record: Record) -> None:
        """Go on with a game from its record; all of it can be undone."""
        self._begin(record, 0)

    def _open(self, record: Record) -> None:
        if record.game != self.game.key:
            raise BadInput(
                "this is a record of {other}; this table plays {mine}",
                "Das ist ein Spielstand von {other}; an diesem Tisch wird {mine} gespielt",
                other=find_game(record.game).title,
                mine=self.game.title,
            )
        self.resume(record)
        self.notice = {
            "kind": "info",
            "rule": None,
            "href": None,
            "text": self.say(
                "The saved game lies on the table.", "Das gespeicherte Spiel liegt auf dem Tisch."
            ),
        }

    def _on_settings(self, message: dict[str, Any]) -> None:
        """Seats and ways of showing change at once; other options begin the deal again, all or nothing."""
        given, record = message.get("options"), None
        if given is not None or message.get("preset") is not None:
            options = dict(given) if isinstance(given, dict) else {}
            if message.get("preset") is not None:
                options["preset"] = message["preset"]
            else:  # the others stay as they are
                options = {**self.play.record.options, **options}
            values = self.game.option_values(self.game.rules(options))
            changed = self.game.options.changed(values)
            if changed != dict(self.play.record.options):
                record = Record(self.game.key, self.play.record.seed, changed)
        places = Play.start(record).seats if record is not None else self.play.seats
        players, seats = None, message.get("seats")
        if seats is not None:
            if not isinstance(seats, dict):
                raise BadInput("seats must be an object", "Die Plätze müssen ein Objekt sein")
            kept = {s.value: p for s, p in self.players.items() if s in places}
            players = read_players(
                {**kept, **{k: v for k, v in seats.items() if record is None or k in places}}, places
            )
        for name in ("open", "auto", "covered"):
            if name in message and not isinstance(message[name], bool):
                raise BadInput("{name} must be true or false", "{name} muss true oder false sein", name=name)
        shown, covered = message.get("open", self.open), message.get("covered", self.covered)
        if shown and covered:
            raise BadInput(
                "hands cannot be open and covered at once",
                "Blätter können nicht zugleich offen und verdeckt sein",
            )
        theme = read_theme(self.game.key, message["theme"]) if "theme" in message else self.theme
        if self.covered and not covered and len(self.people) < 2:
            self.curtain = None
        self.open, self.covered, self.auto = shown, covered, message.get("auto", self.auto)
        self.theme = theme
        if players is not None:
            self.players, self.epoch = players, self.epoch + 1
        if record is not None:
            self._begin(record)
        else:
            self._run_bots()
            self._draw_curtain()


def new_seed() -> str:
    """A seed nobody has seen: six figures from the system's own randomness."""
    return str(secrets.randbelow(900_000) + 100_000)
