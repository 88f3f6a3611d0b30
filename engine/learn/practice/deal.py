"""One deal played by bots: where the positions of practice come from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.bots.bot import bot
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.registry import AnyGame
from engine.core.seat import Seat

BEGINS = ("deal", "next")
"""Verbs that begin the next deal or round."""
Until = Callable[[Any], bool]


@dataclass(frozen=True)
class Deal:
    """A deal as it was played: `states[i + 1]` is `states[i]` after `actions[i]`."""

    game: AnyGame
    rules: Any
    states: tuple[Any, ...]
    actions: tuple[Action, ...]

    @property
    def last(self) -> Any:
        """The state after the last action."""
        return self.states[-1]

    def moments(self) -> Iterator[tuple[Any, Action, Any]]:
        """Every action with the states before and after it."""
        return zip(self.states, self.actions, self.states[1:], strict=False)

    def turns(self) -> Iterator[tuple[Any, Seat]]:
        """Every state with the seat that acted in it."""
        return ((state, action.seat) for state, action, _ in self.moments())


def play(game: AnyGame, rules: Any, seed: str, name: str = "sensible", until: Until | None = None) -> Deal:
    """The first deal of the game with this seed, all seats played by the bot `name`.

    It ends when it is settled, or in the first state for which `until` is true.
    """
    state = game.setup(rules, Chance(seed))
    states, actions = [state], list[Action]()
    chances = {seat: Chance(f"{seed}/bot/{seat.value}") for seat in game.seats(rules)}
    choose = bot(game, name)
    while (turn := game.turn(state)) and not (until is not None and until(state)):
        seat = turn[0]
        action = choose(game.view(state, seat), game.legal_actions(state, seat), chances[seat]).action
        if action.verb.value in BEGINS:
            break
        _, chances[seat] = chances[seat].below(2)
        state = game.apply(state, action).state
        states.append(state)
        actions.append(action)
    return Deal(game, rules, tuple(states), tuple(actions))
