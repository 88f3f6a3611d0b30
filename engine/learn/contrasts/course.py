"""A recorded deal under other options: the same cards and the same moves, as far as they are allowed.

A room may say in its `contrasts.py` what bridges two ways of writing the same play down:

    meanwhile(state, action) -> Action | None    what happens by itself before the record's next action (None: its end)
    done_already(state, action) -> bool          whether the record's action has happened by itself here
    barred(earlier, state, action) -> Refusal | None   what bars an action that came to be none here; `earlier` is
                                                       the state before the record's last action
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

from engine.bots.bot import advise
from engine.core.action import PAUSES, Action
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.options import OptionValue
from engine.core.record import Record
from engine.core.refusal import BadInput, IllegalAction, Refusal
from engine.core.registry import AnyGame, game
from engine.core.text import Phrase

MOST_PLAYED = 400
"""Actions of a deal that bots play out."""


@dataclass(frozen=True)
class Stop:
    """Where a record cannot go on: its action `at` is barred by a rule, or is no move at all at that moment."""

    at: int
    action: Action
    refusal: Refusal | None
    why: Phrase


@dataclass(frozen=True)
class Course:
    """What a record comes to under one set of options.

    `states[i]` is the state after the record's first i actions and `events[i]` what its action i brought; both end
    where the course stops.
    """

    game: AnyGame
    record: Record
    states: tuple[Any, ...]
    events: tuple[tuple[Event, ...], ...]
    stop: Stop | None

    @property
    def length(self) -> int:
        """How many of the record's actions stand."""
        return len(self.states) - 1

    def state(self, at: int) -> Any:
        """The state at a moment of the record, or the last one before it."""
        return self.states[min(at, self.length)]


def follow(record: Record, options: Mapping[str, OptionValue]) -> Course:
    """A record's cards and moves under these options; BadInput if they do not fit the record's table."""
    the_game = game(record.game)
    rules = the_game.rules(options)
    seats, theirs = the_game.seats(rules), the_game.seats(the_game.rules(record.options))
    if len(seats) != len(theirs):
        raise BadInput(
            "the deal is for {theirs} players, and these options are for {mine}",
            "Das Spiel ist für {theirs} Spieler, diese Optionen sind für {mine}",
            theirs=len(theirs),
            mine=len(seats),
        )
    state = the_game.setup(rules, Chance(record.seed, dice=record.dice, deals=record.deals))
    own = replace(record, options=the_game.options.changed(the_game.option_values(rules)))
    room = import_module(f"engine.games.{the_game.key}.contrasts")
    meanwhile = getattr(room, "meanwhile", lambda state, action: None)
    done_already = getattr(room, "done_already", lambda state, action: False)
    barred = getattr(room, "barred", lambda earlier, state, action: None)
    states, events, stop = [state], [], None
    for at, action in enumerate(record.actions):
        try:
            happened: tuple[Event, ...] = ()
            if len(states) > 1 and (refusal := barred(states[-2], state, action)) is not None:
                raise IllegalAction(refusal)
            if (first := meanwhile(state, action)) is not None:
                state, happened = the_game.apply(state, first)
            if not done_already(state, action):
                state, more = the_game.apply(state, action)
                happened += more
        except IllegalAction as e:
            stop = Stop(at, action, e.refusal, the_game.explain(e.refusal))
        except BadInput as e:
            stop = Stop(at, action, None, e.phrase)
        if stop is not None:
            break
        states.append(state)
        events.append(happened)
    if stop is None and (last := meanwhile(state, None)) is not None:
        states[-1] = the_game.apply(state, last).state
    return Course(the_game, own, tuple(states), tuple(events), stop)


def played(name: str, options: Mapping[str, OptionValue], seed: str) -> Record:
    """A deal that sensible bots play out, with the cards or dice of a seed."""
    the_game = game(name)
    rules = the_game.rules(options)
    state = the_game.setup(rules, Chance(seed))
    actions: list[Action] = []
    while (seats := the_game.turn(state)) and len(actions) < MOST_PLAYED:
        legal = the_game.legal_actions(state)
        if actions and all(a.verb.value in PAUSES for a in legal):
            break
        chance = Chance(f"{seed}/bot/{seats[0].value}/{len(actions)}")
        actions.append(advise(the_game, state, seats[0], "sensible", chance).action)
        state = the_game.apply(state, actions[-1]).state
    return Record(name, seed, the_game.options.changed(the_game.option_values(rules)), tuple(actions))
