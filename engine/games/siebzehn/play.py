"""17 as a game: rounds of stakes and dice, decided in simultaneous steps or in turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING

from engine.core.action import Action, Takes
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.game import Game, Step
from engine.core.ledger import Ledger, Pot
from engine.core.options import OptionValue
from engine.core.refusal import BadInput, NotYourTurn, Refusal
from engine.core.score import Outcome, ScoreLine, ScoreSheet, Who
from engine.core.seat import NUMBERED, Seat, clockwise
from engine.core.text import Phrase, Text
from engine.games.siebzehn import rounds, telling
from engine.games.siebzehn.rules import OPTIONS, Order, Rules, make_rules
from engine.games.siebzehn.state import Cup, CupView, Phase, State, Verb, View
from engine.games.siebzehn.words import WORDS

if TYPE_CHECKING:
    from engine.core.rulebook import Rulebook

TURNS_AS_START = 1
"""How often everybody is start player in a session: an engine matter, the rules give no length."""

_LABELS = {
    "SZ-2.1": Text("Start", "Beginn"),
    "SZ-3.2": Text("Rolls", "Würfe"),
    "SZ-3.4": Text("Standing", "Passen"),
    "SZ-4.3": Text("Tie", "Gleichstand"),
    "SZ-4.4": Text("All bust", "Alle überwürfelt"),
    "SZ-4.5": Text("Stakes won", "Gewonnene Einsätze"),
    "SZ-4.6": Text("Carried over", "Übertrag"),
}


class Siebzehn(Game[Rules, State, View]):
    """The game 17; decisions of one step are kept in the state until all have decided (SZ-3.6)."""

    key = "siebzehn"
    title = Text("17", "17")
    options = OPTIONS
    verbs: Mapping[StrEnum, Takes] = dict.fromkeys(Verb, Takes.NOTHING)
    words = WORDS

    def make_rules(self, values: Mapping[str, OptionValue]) -> Rules:
        return make_rules(values)

    def seats(self, rules: Rules) -> tuple[Seat, ...]:
        return NUMBERED[: rules.players]

    def rules_of(self, state: State) -> Rules:
        return state.rules

    # ---- course of a session ----

    def setup(self, rules: Rules, chance: Chance) -> State:
        seats = self.seats(rules)
        return rounds.begin(rules, seats, Ledger.open([*seats, Pot.POT]), chance)

    def opening(self, state: State) -> tuple[Event, ...]:
        return telling.begun(state)

    def phase(self, state: State) -> Phase:
        """Where the session stands."""
        if state.result is None:
            return Phase.DECIDE
        played = state.number >= self.rounds(state.rules)
        done = played and not state.result.playoff and not state.ledger.balance(Pot.POT)
        return Phase.OVER if done else Phase.ROUND_OVER

    def rounds(self, rules: Rules) -> int:
        """How many ordinary rounds a session has; while coins lie in the pot another one follows (SZ-4.6)."""
        return rules.players * TURNS_AS_START

    def turn(self, state: State) -> tuple[Seat, ...]:
        phase = self.phase(state)
        if phase is Phase.OVER:
            return ()
        if phase is Phase.ROUND_OVER:
            return (self.next_players(state)[0],)
        if state.to_act is not None:
            return (state.to_act,)
        decided = {seat for seat, _ in state.pending}
        return tuple(c.seat for c in state.cups if c.deciding and c.seat not in decided)

    def next_players(self, state: State) -> tuple[Seat, ...]:
        """Who plays the next round, clockwise from its start player; a play-off does not use up a turn."""
        seats = self.seats(state.rules)
        start = seats[state.number % len(seats)]
        tied = state.result.playoff if state.result is not None else ()
        return tuple(s for s in clockwise(seats, start) if not tied or s in tied)

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        if seat not in self.turn(state):
            return ()
        verbs = (Verb.ROLL, Verb.PASS) if state.result is None else (Verb.NEXT,)
        return tuple(Action(seat, verb) for verb in verbs)

    def check(self, state: State, action: Action) -> Refusal | None:
        if action.seat not in self.turn(state):
            raise NotYourTurn(
                "{who} {who:are|is} not to act now",
                "{who} {who:bist|ist} nicht an der Reihe",
                who=action.seat,
            )
        if action not in self.candidates(state, action.seat):
            if state.result is None:
                raise BadInput("the round is still running", "Die Runde läuft noch")
            raise BadInput("the round is over", "Die Runde ist vorbei")
        return None

    def advance(self, state: State, action: Action) -> Step:
        if action.verb is Verb.NEXT:
            return self._next(state)
        pending = (*state.pending, (action.seat, Verb(action.verb)))
        waiting = replace(state, pending=pending)
        if state.rules.order is Order.SIMULTANEOUS and self.turn(waiting):
            return Step(waiting, ())
        after = rounds.step(waiting)
        return Step(after, (*telling.stepped(waiting, after), *self._ending(after)))

    def _next(self, state: State) -> Step:
        playoff = state.result is not None and bool(state.result.playoff)
        players = self.next_players(state)
        number = state.number if playoff else state.number + 1
        after = rounds.begin(state.rules, players, state.ledger.close(), state.chance, number, playoff)
        return Step(after, (*telling.begun(after), *self._ending(after)))

    def _ending(self, state: State) -> tuple[Event, ...]:
        if self.phase(state) is Phase.OVER:
            return (Event("over", {}, "SZ-3.6"),)
        return ()

    # ---- what a seat may know ----

    def view(self, state: State, seat: Seat | None) -> View:
        own = dict(state.pending).get(seat) if seat is not None else None
        cups = tuple(self._cup_view(state, c, seat) for c in state.cups)
        return View(
            state.rules,
            seat,
            self.phase(state),
            state.number,
            self.rounds(state.rules),
            state.playoff,
            cups,
            state.ledger,
            self.turn(state),
            own,
            state.result,
        )

    def _cup_view(self, state: State, cup: Cup, seat: Seat | None) -> CupView:
        """Own dice, busts and everything after the round can be seen (SZ-2.3, SZ-3.7)."""
        open_ = cup.seat is seat or cup.bust or state.result is not None
        return CupView(cup.seat, len(cup.dice), cup.dice if open_ else None, cup.passed, cup.bust)

    def possible(self, state: State, seat: Seat, chance: Chance) -> State:
        cups: list[Cup] = []
        for cup in state.cups:
            if cup.seat is not seat and not cup.bust and state.result is None:
                dice, chance = rounds.hidden_dice(len(cup.dice), chance)
                cup = replace(cup, dice=dice)
            cups.append(cup)
        pending = []
        for who, verb in state.pending:
            if who is not seat:
                which, chance = chance.below(2)
                verb = (Verb.ROLL, Verb.PASS)[which]
            pending.append((who, verb))
        return replace(state, cups=tuple(cups), pending=tuple(pending), chance=chance)

    # ---- score ----

    def score(self, state: State) -> ScoreSheet:
        seats = self.seats(state.rules)
        amounts: dict[tuple[str, Who], int] = {}
        for t in state.ledger.transfers:
            paid = isinstance(t.source, Seat)
            who = t.source if isinstance(t.source, Seat) else t.target
            if isinstance(who, Seat):
                amounts[t.rule, who] = amounts.get((t.rule, who), 0) + (-t.amount if paid else t.amount)
        lines = tuple(
            ScoreLine(who, rule, amounts[rule, who], Phrase(label))
            for rule, label in _LABELS.items()
            for who in seats
            if (rule, who) in amounts
        )
        first = state.number == 1 and not state.playoff
        before: dict[Who, int] = {a: n for a, n in state.ledger.opening if isinstance(a, Seat)}
        return ScoreSheet(seats, lines, {} if first else before)

    def outcome(self, state: State) -> Outcome | None:
        if self.phase(state) is not Phase.OVER:
            return None
        result: dict[Who, int] = {s: state.ledger.balance(s) for s in self.seats(state.rules)}
        most = max(result.values())
        return Outcome("SZ-3.6", tuple(w for w, n in result.items() if n == most), result)

    def conserved(self, state: State) -> object:
        return sum(state.ledger.balances().values())

    def rulebook(self) -> Rulebook:
        from engine.games.siebzehn.rulebook import RULEBOOK

        return RULEBOOK


GAME = Siebzehn()
