"""Let bots play many deals, count what came of them, and turn them into cases for a second implementation.

A session is played to its end, then the next begins; a deal (round) ends where somebody may begin another
one (a verb of `BEGINS`), or with the session.  The first session of a seed is the one that a table with
that seed plays.

Cases: a room that can write a played deal down as a referee's case has a function in its `cases.py`,

    as_case(states, actions) -> {"ask": ..., "position": ...} | None

`states` are all states of one deal, from its first (cards dealt, dice thrown) to its last (counted, paid
out), and `actions` what was done between them: `states[i + 1]` is `states[i]` after `actions[i]`.  None
says that the form has no case for this deal (nothing was played, for example).  The function may add
`options`, where the case is played under others than the session (fewer players in a play-off).
Everything else is done here: id, game, options, the engine's own answer as `expect`, the rules that the
deal's events named, and where it comes from as `why`.  `engine/games/siebzehn/cases.py` is the model.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle
from typing import Any

from engine.bots.bot import Bot, bot
from engine.core import registry
from engine.core.action import Action
from engine.core.chance import Chance, seed_text
from engine.core.events import Event
from engine.core.options import OptionValue
from engine.core.refusal import BadInput
from engine.core.registry import AnyGame
from engine.core.score import Who
from engine.core.seat import Seat, Side
from engine.core.text import Language, Speaker, say

BEGINS = ("deal", "next")
"""Verbs that begin the next deal or round."""
AsCase = Callable[[Sequence[Any], Sequence[Action]], Mapping[str, Any] | None]
Progress = Callable[[int, int], None]
_ENGLISH = Speaker(Language.EN)


@dataclass(frozen=True)
class Deal:
    """One deal as it was played: `states[i + 1]` is `states[i]` after `actions[i]`.

    `session` and `number` count from 1; `ends_session` says whether the game was over with it.
    """

    session: int
    number: int
    seed: str
    states: tuple[Any, ...]
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    ends_session: bool


@dataclass
class Summary:
    """What came of many deals: all counts by column of the score sheet (a seat, or a side of two).

    `won` are deals in which a column made more than every other, `tied` those in which none did; `points`
    are points or coins added up; `sessions` and `session_wins` count games played to their end, shared
    wins for each.
    """

    game: str
    seed: str
    options: Mapping[str, OptionValue]
    bots: Mapping[Seat, str]
    columns: tuple[Who, ...] = ()
    deals: int = 0
    tied: int = 0
    sessions: int = 0
    actions: int = 0
    longest: int = 0
    seconds: float = 0.0
    won: dict[Who, int] = field(default_factory=dict)
    points: dict[Who, int] = field(default_factory=dict)
    session_wins: dict[Who, int] = field(default_factory=dict)

    @property
    def per_second(self) -> float:
        """Deals a second."""
        return self.deals / self.seconds if self.seconds else 0.0

    @property
    def mean_length(self) -> float:
        """Actions a deal, on average."""
        return self.actions / self.deals if self.deals else 0.0

    def add(self, game: AnyGame, deal: Deal) -> None:
        """Count one deal more."""
        last = deal.states[-1]
        sheet = game.score(last)
        sums = {who: sheet.sum(who) for who in sheet.columns}
        self.columns = sheet.columns
        self.deals += 1
        self.actions += len(deal.actions)
        self.longest = max(self.longest, len(deal.actions))
        for who, n in sums.items():
            self.points[who] = self.points.get(who, 0) + n
        best = [who for who, n in sums.items() if n == max(sums.values())]
        if len(best) == 1:
            self.won[best[0]] = self.won.get(best[0], 0) + 1
        else:
            self.tied += 1
        outcome = game.outcome(last)
        if outcome is not None:
            self.sessions += 1
            for winner in outcome.winners:
                self.session_wins[winner] = self.session_wins.get(winner, 0) + 1

    def player(self, who: Who) -> str:
        """The bots of one column."""
        seats = who.seats if isinstance(who, Side) else (who,)
        names = [self.bots[s] for s in seats]
        return names[0] if len(set(names)) == 1 else " + ".join(names)

    def lines(self) -> Iterator[str]:
        """The summary as text, a line each."""
        agreed = ", ".join(f"{k}={_json_word(v)}" for k, v in self.options.items()) or "default options"
        yield f"{self.game}: {self.deals} deals, {self.sessions} whole games, seed {self.seed}, {agreed}"
        rows = [("", "bot", "deals won", "", "points", "a deal", "games won")]
        for who in self.columns:
            won, points = self.won.get(who, 0), self.points.get(who, 0)
            share, mean = won / max(1, self.deals), points / max(1, self.deals)
            rows.append(
                (
                    say(who, _ENGLISH),
                    self.player(who),
                    str(won),
                    f"{share:.1%}",
                    str(points),
                    f"{mean:+.2f}",
                    str(self.session_wins.get(who, 0)),
                )
            )
        widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
        for row in rows:
            left = f"{row[0]:{widths[0]}}  {row[1]:{widths[1]}}"
            yield "  ".join([left, *(f"{cell:>{w}}" for cell, w in zip(row[2:], widths[2:], strict=True))])
        yield f"nobody alone ahead in {self.tied} deals"
        yield f"{self.mean_length:.1f} actions a deal, {self.longest} at most"
        yield f"{self.per_second:.0f} deals a second, {self.seconds:.1f} s"


def _json_word(value: OptionValue) -> str:
    return "null" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def players(game: AnyGame, rules: Any, bots: Sequence[str]) -> dict[Seat, str]:
    """Who plays each seat: the bots clockwise from the first seat, again from the first name when they run out.

    BadInput for no bot, an unknown one, or more than there are seats.
    """
    seats = game.seats(rules)
    if not bots:
        raise BadInput("name at least one bot", "Nenne mindestens einen Bot")
    if len(bots) > len(seats):
        raise BadInput(
            "{bots} bots are too many for {n} seats: {seats}",
            "{bots} Bots sind zu viele für {n} Plätze: {seats}",
            bots=len(bots),
            n=len(seats),
            seats=[s.value for s in seats],
        )
    for name in bots:
        bot(game, name)
    return dict(zip(seats, cycle(bots), strict=False))


def played(game: AnyGame, rules: Any, deals: int, seed: str, bots: Mapping[Seat, str]) -> Iterator[Deal]:
    """So many deals, one after the other, session after session."""
    seats = {seat: bot(game, name) for seat, name in bots.items()}
    done, session = 0, 0
    while done < deals:
        session += 1
        own = seed if session == 1 else f"{seed}/{session}"
        for number, deal in enumerate(_session(game, rules, own, session, seats), 1):
            yield Deal(session, number, own, *deal)
            done += 1
            if done == deals:
                return


def _session(
    game: AnyGame, rules: Any, seed: str, session: int, bots: Mapping[Seat, Bot]
) -> Iterator[tuple[tuple[Any, ...], tuple[Action, ...], tuple[Event, ...], bool]]:
    state = game.setup(rules, Chance(seed))
    states, actions, events = [state], list[Action](), list(game.opening(state))
    chances = {seat: Chance(f"{seed}/bot/{seat.value}") for seat in bots}
    while turn := game.turn(state):
        seat = turn[0]
        legal = game.legal_actions(state, seat)
        action = bots[seat](game.view(state, seat), legal, chances[seat]).action
        _, chances[seat] = chances[seat].below(2)
        begins = action.verb.value in BEGINS
        if begins:
            yield tuple(states), tuple(actions), tuple(events), False
        state, happened = game.apply(state, action)
        if begins:
            states, actions, events = [state], [], list(happened)
        else:
            states.append(state)
            actions.append(action)
            events += happened
    yield tuple(states), tuple(actions), tuple(events), True


def simulate(
    game: str,
    deals: int,
    seed: object = "1",
    options: object = None,
    bots: Sequence[str] = ("sensible",),
    progress: Progress | None = None,
    cases: list[dict[str, Any]] | None = None,
) -> Summary:
    """Play so many deals with bots and count them; BadInput names what cannot be.

    `bots` go clockwise round the table, again from the first when they run out.  `progress` is called with
    deals done and deals in all.  Every deal that the room can write down is appended to `cases`, if given.

    >>> simulate("siebzehn", 20, options={"players": 2}).deals
    20
    """
    the_game = registry.game(game)
    rules = the_game.rules(options)
    text, seats = seed_text(seed), players(the_game, rules, bots)
    agreed = the_game.options.changed(the_game.option_values(rules))
    write = None if cases is None else as_case(the_game)
    summary = Summary(the_game.key, text, agreed, seats)
    began = time.perf_counter()
    for deal in played(the_game, rules, deals, text, seats):
        summary.add(the_game, deal)
        if write is not None and cases is not None:
            case = case_of(the_game, agreed, deal, write)
            if case is not None:
                cases.append(case)
        if progress is not None:
            progress(summary.deals, deals)
    summary.seconds = time.perf_counter() - began
    return summary


def as_case(game: AnyGame) -> AsCase:
    """How a room writes a played deal down; BadInput if it does not."""
    name = f"engine.games.{game.key}.cases"
    found: AsCase | None = getattr(import_module(name), "as_case", None) if find_spec(name) else None
    if found is None:
        raise BadInput(
            "{game} does not write its deals down as cases",
            "{game} schreibt seine Spiele nicht als Fälle auf",
            game=game.title,
        )
    return found


def case_of(
    game: AnyGame, options: Mapping[str, OptionValue], deal: Deal, write: AsCase
) -> dict[str, Any] | None:
    """One deal as a whole case, with the engine's answer; None where there is none."""
    from engine.referee import answer

    written = write(deal.states, deal.actions)
    if written is None:
        return None
    case = {
        "id": f"{game.key}-{deal.seed}-{deal.number}",
        "game": game.key,
        "options": dict(options),
        **written,
    }
    rules = list(dict.fromkeys(e.rule for e in deal.events if e.rule is not None))
    return {
        **case,
        "expect": answer(case),
        "rules": rules,
        "why": f"Deal {deal.number} of the game with seed {deal.seed}, played by bots.",
    }
