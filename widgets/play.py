"""A game in progress at a table: history with undo and redo, seats taken by people or bots, all from one record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.bots.bot import Advice, advise
from engine.core.action import PAUSES, Action
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.record import Record, replay
from engine.core.refusal import BadInput
from engine.core.registry import AnyGame, game
from engine.core.seat import Seat

PERSON = "human"
PLAYERS = (PERSON, "sensible", "random")


@dataclass(frozen=True)
class Play:
    """One game with its whole history; every change gives a new `Play`, so nothing is ever half-applied.

    `states[i + 1]` is `states[i]` after `actions[i]`, which brought `events[i]`.  `at` is the state shown: what lies
    behind it can be redone.  Nothing before `floor` can be undone.
    """

    record: Record
    states: tuple[Any, ...]
    events: tuple[tuple[Event, ...], ...]
    at: int
    floor: int = 0

    @classmethod
    def start(cls, record: Record, floor: int | None = None) -> Play:
        """A game played through from its record; BadInput names the first action that cannot stand."""
        played = replay(record)
        n = len(record.actions)
        return cls(record, played.states, played.events, n, n if floor is None else floor)

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return game(self.record.game)

    @property
    def state(self) -> Any:
        """The state shown."""
        return self.states[self.at]

    @property
    def rules(self) -> Any:
        """The rules it is played under."""
        return self.game.rules_of(self.state)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats at the table, clockwise."""
        return self.game.seats(self.rules)

    @property
    def now(self) -> Record:
        """The record up to the state shown."""
        return self.until(self.at)

    def until(self, at: int) -> Record:
        """The record of the first so many actions."""
        r = self.record
        return Record(r.game, r.seed, r.options, r.actions[:at], r.dice, r.deals)

    def act(self, action: Action) -> Play:
        """The game after one action at the state shown; what could be redone is gone."""
        state, events = self.game.apply(self.state, action)
        r = self.record
        record = Record(r.game, r.seed, r.options, (*r.actions[: self.at], action), r.dice, r.deals)
        return Play(
            record,
            (*self.states[: self.at + 1], state),
            (*self.events[: self.at], events),
            self.at + 1,
            self.floor,
        )

    def pausing(self) -> Action | None:
        """The action that begins the next deal or round, if that is all there is to do."""
        legal = self.game.legal_actions(self.state)
        return legal[0] if legal and all(a.verb.value in PAUSES for a in legal) else None

    def decisions(self, people: Sequence[Seat]) -> Iterator[int]:
        """The places in the history where the reader had a say: a person's decisions and the pauses between deals
        (every move, at a table of bots)."""
        for i, action in enumerate(self.record.actions):
            if not people or action.seat in people or action.verb.value in PAUSES:
                yield i

    def back(self, people: Sequence[Seat]) -> Play | None:
        """One decision of a person back, or None at the beginning."""
        earlier = [i for i in self.decisions(people) if self.floor <= i < self.at]
        return self._moved(earlier[-1]) if earlier else None

    def forward(self, people: Sequence[Seat]) -> Play | None:
        """On to the next decision of a person that was taken back, or None."""
        if self.at == len(self.record.actions):
            return None
        later = [i for i in self.decisions(people) if i > self.at]
        return self._moved(later[0] if later else len(self.record.actions))

    def _moved(self, at: int) -> Play:
        return Play(self.record, self.states, self.events, at, self.floor)

    def since_deal(self) -> int:
        """The place in the history where the running deal or round began."""
        for i in range(self.at - 1, -1, -1):
            if self.record.actions[i].verb.value in PAUSES:
                return i
        return 0

    def advice(self, seat: Seat, name: str) -> Advice:
        """What a bot would do on a seat now; its chance hangs on the record, so a replay thinks alike."""
        chance = Chance(f"{self.record.seed}/bot/{seat.value}/{self.at}")
        return advise(self.game, self.state, seat, name, chance)


def read_players(given: Mapping[str, object], seats: Sequence[Seat]) -> dict[Seat, str]:
    """Who plays each seat; those not named are sensible bots.  BadInput for an unknown seat or player."""
    known = {s.value: s for s in seats}
    for name, player in given.items():
        if name not in known:
            raise BadInput(
                "there is no seat {seat} at this table",
                "Einen Platz {seat} gibt es an diesem Tisch nicht",
                seat=repr(name)[:40],
            )
        if player not in PLAYERS:
            raise BadInput(
                "seat {seat}: {player} is no player; there are {players}",
                "Platz {seat}: {player} ist kein Spieler; es gibt {players}",
                seat=name,
                player=repr(player)[:40],
                players=list(PLAYERS),
            )
    return {s: str(given.get(s.value, "sensible")) for s in seats}


def first_players(seats: Sequence[Seat]) -> dict[Seat, str]:
    """The reader at the bottom of the table, sensible bots elsewhere."""
    mine = Seat.S if Seat.S in seats else seats[0]
    return {s: PERSON if s is mine else "sensible" for s in seats}
