"""What would you do?  The answer is the sensible bot's move, with its reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.bots.bot import bot
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.seat import Seat
from engine.core.text import Phrase, Text
from engine.learn.practice.deal import Deal, Until
from engine.learn.practice.kind import Choice, Draft, Kind, Options, Why

Word = Callable[[Action], Phrase]
Ask = Callable[[Any, Seat], tuple[str, dict[str, Any]] | None]
"""The case of a state in which this seat decides: its question and position; None where there is none."""
Show = Callable[[Any, Seat], dict[str, Any]]
Level = Callable[[Any, Seat, Sequence[Action]], int]
MOST = 8


def key(action: Action) -> str:
    """An action as the key of a choice: its words without the seat."""
    return " ".join(str(x) for x in action.as_json()[1:])


def advice(
    name: str,
    title: Text,
    ask_in: Text,
    when: Callable[[Any, Seat], bool],
    show: Show,
    word: Word,
    level: Level,
    ask: Ask = lambda _state, _seat: None,
    rule: Callable[[Any], str] | None = None,
    options: tuple[Options, ...] = ({},),
    player: str = "sensible",
    until: Until | None = None,
    voices: int = 1,
    levels: tuple[int, ...] = (1, 2, 3),
    offer: Callable[[Sequence[Action], Action, Chance], Sequence[Action]] | None = None,
) -> Kind:
    """A kind that asks for the next move.

    `when` picks the moments, `show` says what its player sees, `word` puts a move into words.  `voices` asks the bot
    so often, each time with other chance, and keeps only what it always answers alike.  `offer` picks the moves to
    choose from where there are too many.
    """

    def spots(deal: Deal) -> Sequence[tuple[Any, Seat]]:
        return [(state, seat) for state, seat in deal.turns() if when(state, seat)]

    def build(deal: Deal, spot: tuple[Any, Seat], chance: Chance) -> Draft | None:
        state, seat = spot
        game = deal.game
        legal = game.legal_actions(state, seat)
        if len(legal) < 2:
            return None
        sensible, view = bot(game, "sensible"), game.view(state, seat)
        said = [sensible(view, legal, Chance(f"{chance.seed}/voice/{i}")) for i in range(voices)]
        best = said[0].action
        if any(s.action != best for s in said):
            return None
        among = list(legal) if offer is None else list(offer(legal, best, chance))
        if len(among) > MOST or best not in among or len(among) < 2:
            return None
        case = ask(state, seat)
        return Draft(
            text=Phrase(ask_in, {"me": seat}),
            level=level(state, seat, among),
            choices=tuple(Choice(key(a), word(a)) for a in among),
            right=(key(best),),
            why=(
                Why(
                    Phrase(Text("{why:up}.", "{why:up}."), {"why": said[0].why}),
                    None if rule is None else rule(state),
                ),
            ),
            ask=None if case is None else case[0],
            position={} if case is None else case[1],
            shown=show(state, seat),
            seat=seat,
        )

    return Kind(name, title, spots, build, options, player, until, levels)
