"""The game protocol: pure functions over immutable states, and what follows from them for every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from engine.cards.card import Pack
from engine.core.action import Action, Takes, read_action
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.options import OptionTable, OptionValue
from engine.core.refusal import IllegalAction, Refusal
from engine.core.score import Outcome, ScoreSheet
from engine.core.seat import Seat
from engine.core.text import Phrase, Text

if TYPE_CHECKING:
    from engine.core.rulebook import Rulebook

R = TypeVar("R")  # the game's rules: a frozen dataclass with one field per option
S = TypeVar("S")  # its state
V = TypeVar("V")  # what one seat may know of a state


class Step(NamedTuple):
    """What an action led to."""

    state: object
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """The sentences of one game: for events by kind, for refusals by rule id (or the refusal's key)."""

    events: Mapping[str, Text]
    refusals: Mapping[str, Text]


class Game(ABC, Generic[R, S, V]):
    """One game.  A room gives the abstract parts; the rest stands here, once.

    States are immutable.  `check` is the one predicate of legality: everything else asks it.
    """

    key: str
    title: Text
    pack: Pack | None = None
    options: OptionTable
    verbs: Mapping[StrEnum, Takes]
    words: Words

    @abstractmethod
    def make_rules(self, values: Mapping[str, OptionValue]) -> R:
        """The frozen rules for a full set of option values; BadInput if they do not go together."""

    @abstractmethod
    def seats(self, rules: R) -> tuple[Seat, ...]:
        """The seats at the table, clockwise."""

    @abstractmethod
    def setup(self, rules: R, chance: Chance) -> S:
        """The state before the first action, the first deal or throw included."""

    @abstractmethod
    def rules_of(self, state: S) -> R:
        """The rules a state is played under."""

    @abstractmethod
    def turn(self, state: S) -> tuple[Seat, ...]:
        """Who may act now; several where decisions are simultaneous, none when the game is over."""

    @abstractmethod
    def candidates(self, state: S, seat: Seat) -> Iterable[Action]:
        """Every action with the right form for this seat now, legal or not; open amounts by a fair sample."""

    @abstractmethod
    def check(self, state: S, action: Action) -> Refusal | None:
        """Why a rule bars this action, or None.

        Raises BadInput (NotYourTurn) for an action that is no move at all here: a card not held, a seat whose turn
        it is not, a verb of another phase.
        """

    @abstractmethod
    def advance(self, state: S, action: Action) -> Step:
        """The step a legal action leads to; call `apply`, which checks first."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What this seat may know, nothing more; None: an onlooker."""

    @abstractmethod
    def possible(self, state: S, seat: Seat, chance: Chance) -> S:
        """A random state that looks the same from this seat: hidden cards and chance are drawn anew."""

    @abstractmethod
    def score(self, state: S) -> ScoreSheet:
        """The score sheet so far."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def conserved(self, state: S) -> object:
        """What play may never change: all cards wherever they lie, and the sum of all money."""

    @abstractmethod
    def rulebook(self) -> Rulebook:
        """The rule texts; imported only when asked for."""

    # ---- what stands here for all games ----

    def partners(self, rules: R, seat: Seat) -> tuple[Seat, ...]:
        """The seats that win and lose with this one, itself included."""
        return (seat,)

    def opening(self, state: S) -> tuple[Event, ...]:
        """What `setup` brought about (a cut, the first deal, antes), to be told before the first action."""
        return ()

    def rules(self, options: object = None) -> R:
        """Rules from options as they are given; BadInput names what is wrong."""
        return self.make_rules(self.options.read({} if options is None else options))

    def option_values(self, rules: R) -> dict[str, OptionValue]:
        """Every option with its value under these rules; a word stays a word though the rules hold an enum."""
        values = {o.name: getattr(rules, o.name) for o in self.options.options}
        return {name: v.value if isinstance(v, StrEnum) else v for name, v in values.items()}

    def apply(self, state: S, action: Action) -> Step:
        """The next state and what happened; raises IllegalAction, and nothing has changed, if a rule bars it."""
        refusal = self.check(state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self.advance(state, action)

    def legal_actions(self, state: S, seat: Seat | None = None) -> tuple[Action, ...]:
        """The candidates that `check` passes, for one seat or all that may act."""
        seats = self.turn(state) if seat is None else (seat,) if seat in self.turn(state) else ()
        return tuple(a for s in seats for a in self.candidates(state, s) if self.check(state, a) is None)

    def read_action(self, rules: R, raw: object) -> Action:
        """An action from its JSON form; BadInput says what is malformed."""
        return read_action(self.verbs, self.pack, self.seats(rules), raw)

    def explain(self, refusal: Refusal) -> Phrase:
        """A refusal as a sentence: the game's own, or the rule's text."""
        text = self.words.refusals.get(refusal.key or refusal.rule)
        return (
            Phrase(text, refusal.facts)
            if text is not None
            else Phrase(Text("{rule}", "{rule}"), {"rule": self.rulebook().rule(refusal.rule).text})
        )

    def tell(self, event: Event) -> Phrase:
        """An event as a sentence."""
        return Phrase(self.words.events[event.kind], event.facts)
