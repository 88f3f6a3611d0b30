"""The play of Gleek: one match of several deals as one game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import TYPE_CHECKING

from engine.core.action import Action, Takes
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.game import Game, Step
from engine.core.options import OptionValue
from engine.core.refusal import BadInput, NotYourTurn, Refusal
from engine.core.score import Outcome, ScoreSheet
from engine.core.seat import Seat
from engine.core.text import Text
from engine.games.gleek import bidding, rules, score, steps, tricks
from engine.games.gleek.hidden import drawn_anew
from engine.games.gleek.rules import Rules
from engine.games.gleek.state import DISCARDS, PACK, SEATS, VERBS, Open, Phase, State, Verb, View, next_seat
from engine.games.gleek.words import WORDS

if TYPE_CHECKING:
    from engine.core.rulebook import Rulebook


class Gleek(Game[Rules, State, View]):
    """A match of Gleek."""

    key = "gleek"
    title = Text("Gleek", "Gleek")
    pack = PACK
    options = rules.OPTIONS
    verbs = {
        Verb.DEAL: Takes.NOTHING,
        Verb.BID: Takes.NUMBER,
        Verb.PASS: Takes.NOTHING,
        Verb.DISCARD: Takes.CARDS,
        Verb.BET: Takes.NOTHING,
        Verb.SILENT: Takes.NOTHING,
        Verb.HOLD: Takes.NOTHING,
        Verb.RAISE: Takes.NOTHING,
        Verb.SHOW: Takes.CARD,
        Verb.GO_ON: Takes.NOTHING,
        Verb.PLAY: Takes.CARD,
    }
    words = WORDS

    def make_rules(self, values: Mapping[str, OptionValue]) -> Rules:
        """The frozen rules for these option values."""
        return rules.make_rules(values)

    def seats(self, rules: Rules) -> tuple[Seat, ...]:
        """The three seats (GL-1.1)."""
        return SEATS

    def rules_of(self, state: State) -> Rules:
        """The rules of the match."""
        return state.open.rules

    def setup(self, rules: Rules, chance: Chance) -> State:
        """The cut and the first deal (GL-2); a given deal that names its dealer needs no cut."""
        return steps.first_deal(rules, chance)

    def opening(self, state: State) -> tuple[Event, ...]:
        """The cut and the first deal, in events."""
        return (*steps.cut_events(state.open), *steps.deal_events(state.open))

    def turn(self, state: State) -> tuple[Seat, ...]:
        """The one seat that must act."""
        seat = next_seat(state.open)
        return () if seat is None else (seat,)

    def candidates(self, state: State, seat: Seat) -> Iterator[Action]:
        """Every move with the right form; the 792 discards one by one, of bids the right one and the next."""
        if seat not in self.turn(state):
            return
        for verb in VERBS[state.open.phase]:
            yield from self._candidates(state, seat, verb)

    def _candidates(self, state: State, seat: Seat, verb: Verb) -> Iterator[Action]:
        hand = state.hand(seat)
        if verb is Verb.BID:
            due = bidding.next_bid(state.open.rules, state.open.auction)
            yield from (Action(seat, verb, n) for n in (due, due + 1))
        elif verb is Verb.DISCARD:
            yield from (Action(seat, verb, cards) for cards in combinations(hand, DISCARDS))
        elif verb is Verb.SHOW:
            ranks = "456" if state.open.rules.towser_tumbler else "4"
            named = (c for c in hand.of(state.open.trump) if c.rank.code in ranks)
            yield from (Action(seat, verb, c) for c in named if c not in state.open.shown_cards)
        elif verb is Verb.PLAY:
            yield from (Action(seat, verb, c) for c in hand)
        else:
            yield Action(seat, verb)

    def check(self, state: State, action: Action) -> Refusal | None:
        """Why a rule bars the action; BadInput if it is no move here at all."""
        seen, seat = state.open, action.seat
        if seat not in self.turn(state):
            raise NotYourTurn("{seat} is not to act", "{seat} ist nicht an der Reihe", seat=seat.value)
        if action.verb not in VERBS[seen.phase]:
            raise BadInput(
                "{verb} is no move in this part of the deal",
                "{verb} ist in diesem Abschnitt kein Zug",
                verb=action.verb.value,
            )
        if seen.phase is Phase.AUCTION:
            return bidding.bid_refusal(seen.rules, seen.auction, _bid(action))
        if seen.phase is Phase.RUFF:
            return bidding.ruff_refusal(seen.rules, seen.vying, Verb(action.verb))
        if action.verb is Verb.DISCARD:
            _must_hold(state, seat, action.cards)
            if len(set(action.cards)) != DISCARDS:
                raise BadInput(
                    "the buyer lays away exactly {n} cards",
                    "Der Käufer legt genau {n} Karten weg",
                    n=DISCARDS,
                )
        elif action.verb in (Verb.SHOW, Verb.PLAY):
            _must_hold(state, seat, (action.card,))
            if action.verb is Verb.PLAY:
                return tricks.play_refusal(seen.rules, action.card, state.hand(seat), seen.trick)
            return _show_refusal(seen, action)
        return None

    def advance(self, state: State, action: Action) -> Step:
        """The next state and what happened."""
        return Step(*steps.STEPS[Verb(action.verb)](state, action))

    def view(self, state: State, seat: Seat | None) -> View:
        """What lies open, the seat's own hand and, for the buyer, the cards laid away."""
        none = PACK.set()
        hand = none if seat is None else state.hand(seat)
        laid = state.laid_away if seat is not None and seat == state.open.buyer else none
        one, two, three = (len(h) for h in state.hands)
        return View(state.open, seat, hand, laid, (one, two, three), len(state.stock))

    def possible(self, state: State, seat: Seat, chance: Chance) -> State:
        """The hidden cards dealt anew, as far as what has been seen allows."""
        return drawn_anew(state, seat, chance)

    def score(self, state: State) -> ScoreSheet:
        """The payments of the deal, and the chips before it."""
        ledger = state.open.ledger
        return ScoreSheet(
            SEATS, score.score_lines(ledger, SEATS), {s: n for s, n in ledger.opening if isinstance(s, Seat)}
        )

    def outcome(self, state: State) -> Outcome | None:
        """The most chips after the last deal (GL-8.2)."""
        if state.open.phase is not Phase.END:
            return None
        return Outcome("GL-8.2", state.open.match_winners, {s: state.open.ledger.balance(s) for s in SEATS})

    def conserved(self, state: State) -> object:
        """All 44 cards and the sum of all chips."""
        cards = [c for h in state.hands for c in h] + [*state.stock, *state.laid_away, state.open.turn_up]
        cards += [c for _, c in state.open.plays]
        return sorted(c.code for c in cards), sum(state.open.ledger.balances().values())

    def rulebook(self) -> Rulebook:
        """The rule texts."""
        from engine.games.gleek.rulebook import RULEBOOK

        return RULEBOOK


def _bid(action: Action) -> int | None:
    return action.number if action.verb is Verb.BID else None


def _must_hold(state: State, seat: Seat, cards: Iterable[object]) -> None:
    for card in cards:
        if card not in state.hand(seat):
            raise BadInput(
                "{seat} does not hold the {card}", "{seat} hat die Karte nicht: {card}", seat=seat, card=card
            )


def _show_refusal(seen: Open, action: Action) -> Refusal | None:
    amount, rule = score.hand_pay(seen.rules, action.card, seen.trump)
    if amount and action.card in seen.shown_cards:
        return Refusal("GL-6.6", {"card": action.card}, "shown_twice")
    return None if amount else Refusal(rule, {"card": action.card}, f"{rule} show")


GAME = Gleek()
