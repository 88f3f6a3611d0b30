"""One round of buying: from the holder of the Vorrecht clockwise everybody gets a card (KG-4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.cards.card import Card
from engine.core.action import Action
from engine.core.events import Event
from engine.core.refusal import BadInput, NotYourTurn, Refusal
from engine.core.seat import Seat, after, clockwise
from engine.games.kaufmannsglueck.contest import Contest, Result
from engine.games.kaufmannsglueck.rules import SEATS, Rules
from engine.games.kaufmannsglueck.verbs import Verb

STACK_PRICE = 1  # KG-4.15
_WORDS = (Verb.DECLINE, Verb.YIELD)
_OWN = (Verb.BID, Verb.STACK, Verb.PASS)
VERBS = (*_OWN, Verb.RAISE, *_WORDS)


def order_of_round(dealer: Seat, number: int, inside: Iterable[Seat]) -> tuple[Seat, ...]:
    """Who is still in, from the holder of the Vorrecht clockwise; a folded holder is skipped (KG-4.2)."""
    still = tuple(inside)
    return tuple(s for s in clockwise(SEATS, after(SEATS, dealer, number)) if s in still)


@dataclass(frozen=True, slots=True)
class Gain:
    """The card a seat got in a round: bought openly, or from the stack (None: not to be known)."""

    seat: Seat
    card: Card | None
    bought: bool


class Payment(NamedTuple):
    """Coppers that a seat pays into the pot under a rule."""

    seat: Seat
    amount: int
    rule: str


class Turn(NamedTuple):
    """What a move led to."""

    buying: Buying
    events: tuple[Event, ...]
    payment: Payment | None


@dataclass(frozen=True, slots=True)
class Buying:
    """A round of buying.

    `order` begins with the holder of the Vorrecht; `stack` has the cards to be drawn, the next one first;
    `gone` are the open cards that were bid on, sold or thrown away; `card` is the one of the running
    `contest`.
    """

    number: int
    order: tuple[Seat, ...]
    open: tuple[Card, ...]
    stack: tuple[Card, ...] = ()
    gains: tuple[Gain, ...] = ()
    gone: tuple[Card, ...] = ()
    card: Card | None = None
    contest: Contest | None = None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who is still without a card, in the order of the own turns (KG-4.1, KG-4.4)."""
        done = {g.seat for g in self.gains}
        return tuple(s for s in self.order if s not in done)

    @property
    def complete(self) -> bool:
        """Whether everybody has a card (KG-4.7)."""
        return not self.waiting

    @property
    def active(self) -> Seat | None:
        """Whose own turn it is."""
        return self.contest.active if self.contest is not None else self.waiting[0] if self.waiting else None

    def to_act(self, rules: Rules) -> Seat | None:
        """Who must act."""
        return self.active if self.contest is None else self.contest.to_act(rules)

    @property
    def for_sale(self) -> tuple[Card, ...]:
        """The open cards that nobody has bid on."""
        return tuple(c for c in self.open if c not in self.gone and c != self.card)

    @property
    def unsold(self) -> tuple[Card, ...]:
        """The open cards that nobody has bought, thrown away or left."""
        bought = [g.card for g in self.gains if g.bought]
        return tuple(c for c in self.open if c not in bought)

    def seen_by(self, seat: Seat | None) -> Buying:
        """The round without the stack's cards and those that others drew from it."""
        gains = tuple(g if g.bought or g.seat == seat else replace(g, card=None) for g in self.gains)
        return replace(self, stack=(), gains=gains)

    # ---- moves ----

    def check(self, rules: Rules, action: Action) -> Refusal | None:
        """Why a rule bars this move; NotYourTurn or BadInput if it is no move here at all."""
        if action.seat != self.to_act(rules):
            raise NotYourTurn("{who} is not to act", "{who} ist nicht an der Reihe", who=action.seat.value)
        if self.contest is None:
            return self._check_own(rules, action)
        if action.verb in _OWN:
            return Refusal("KG-4.10", {"card": self.card}, "KG-4.10 word")
        return self.contest.refuse(rules, action.seat, _answer(action))

    def _check_own(self, rules: Rules, action: Action) -> Refusal | None:
        if action.verb not in _OWN:
            return Refusal("KG-4.9")
        if action.verb is not Verb.BID:
            return None
        card = card_of(action)
        if card not in self.open:
            raise BadInput("{card} does not lie open", "{card} liegt nicht offen", card=card.code)
        if card in self.gone:
            buyer = next((g.seat for g in self.gains if g.bought and g.card == card), None)
            return Refusal(
                "KG-4.8", {"card": card, "who": buyer}, "KG-4.8 sold" if buyer else "KG-4.8 thrown"
            )
        return self._contest_on(card).refuse(rules, action.seat, action.number)

    def _contest_on(self, card: Card) -> Contest:
        active, *others = self.waiting
        return Contest.open(active, others)

    def take(self, rules: Rules, action: Action) -> Turn:
        """What a move that nothing bars leads to."""
        if action.verb in (Verb.STACK, Verb.PASS):
            return self._from_stack(action.seat, action.verb is Verb.PASS)
        if self.contest is None:
            card = card_of(action)
            opened = replace(self, card=card, contest=self._contest_on(card))
            return opened._answered(rules, action.seat, action.number)
        return self._answered(rules, action.seat, _answer(action))

    def _from_stack(self, seat: Seat, passes: bool) -> Turn:
        said = Event("pass", {"who": seat}, "KG-4.20") if passes else Event("stack", {"who": seat}, "KG-4.15")
        drawn, told = self._drawn(seat)
        return Turn(drawn, (said, told), Payment(seat, STACK_PRICE, "KG-4.6" if passes else "KG-4.15"))

    def _answered(self, rules: Rules, seat: Seat, answer: int | Verb) -> Turn:
        before = self.contest
        assert before is not None
        contest = before.after(answer)
        events, payment = [_told(rules, self, seat, answer)], None
        if not isinstance(answer, Verb):
            rule = "KG-4.11" if before.presses(rules, seat, answer) else "KG-4.17"
            payment = Payment(seat, answer - before.answers.put(seat), rule)
        result = contest.result(rules)
        if result is None:
            return Turn(replace(self, contest=contest), tuple(events), payment)
        ended, more = self._ended(rules, contest, result)
        return Turn(ended, (*events, *more), payment)

    def _ended(self, rules: Rules, contest: Contest, result: Result) -> tuple[Buying, list[Event]]:
        """The card sold or thrown away, and stack cards for who is due one."""
        card = self.card
        assert card is not None
        over = replace(self, card=None, contest=None, gone=(*self.gone, card))
        if result.winner is None:
            events = [Event("thrown", {"card": card}, "KG-4.13")]
        else:
            over = replace(over, gains=(*over.gains, Gain(result.winner, card, True)))
            rule = "KG-5.3" if rules.limit is None else "KG-4.3" if result.price == rules.limit else "KG-4.16"
            events = [Event("sold", {"who": result.winner, "card": card, "n": result.price}, rule)]
        for seat in result.draws:
            yielded = seat == contest.active and result.winner is None
            rule = "KG-4.13" if yielded else "KG-4.5" if seat != contest.holder else "KG-4.19"
            over, told = over._drawn(seat)
            events += [Event("draws", {"who": seat}, rule), told]
        return over, events

    def _drawn(self, seat: Seat) -> tuple[Buying, Event]:
        """The top card of the stack to this seat, seen by its owner only."""
        if not self.stack:
            raise BadInput("the stack has no card left", "Der Stapel hat keine Karte mehr")
        card, *stack = self.stack
        told = Event("drawn", {"who": seat, "card": card}, seen_by=(seat,))
        return replace(self, stack=tuple(stack), gains=(*self.gains, Gain(seat, card, False))), told


def card_of(action: Action) -> Card:
    """The card of a move that names a card and a number."""
    assert isinstance(action.what, tuple) and isinstance(action.what[0], Card)
    return action.what[0]


def _answer(action: Action) -> int | Verb:
    return action.number if action.verb is Verb.RAISE else Verb(action.verb)


def _told(rules: Rules, buying: Buying, seat: Seat, answer: int | Verb) -> Event:
    """A bid or word in a contest as an event."""
    contest, card = buying.contest, buying.card
    assert contest is not None
    if answer is Verb.DECLINE:
        return Event("decline", {"who": seat, "card": card}, "KG-4.18")
    if isinstance(answer, Verb):
        return Event("yield", {"who": seat, "card": card}, "KG-5.3" if rules.open_auction else "KG-4.13")
    facts = {"who": seat, "card": card, "n": answer}
    if contest.holder is None:
        bluff = rules.limit == 3 and answer == 2 and len(contest.answers.seats) > 1
        return Event("bluff", facts, "KG-4.14") if bluff else Event("bid", facts, "KG-4.9")
    if contest.presses(rules, seat, answer):
        return Event("press", facts, "KG-4.11")
    return Event("raise", facts, "KG-4.10")
