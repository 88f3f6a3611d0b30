"""The game of Kaufmannsglück: deal, three rounds of buying, folding, showdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.cards.card import Card
from engine.cards.packs import FRENCH_52
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.game import Game, Step
from engine.core.ledger import Ledger, Pot
from engine.core.options import OptionValue
from engine.core.refusal import BadInput, NotYourTurn, Refusal
from engine.core.score import Outcome, ScoreLine, ScoreSheet, Who
from engine.core.seat import Seat
from engine.core.text import Phrase, Text
from engine.games.kaufmannsglueck import buying, folding
from engine.games.kaufmannsglueck.buying import Buying, Gain, order_of_round
from engine.games.kaufmannsglueck.deal import deal
from engine.games.kaufmannsglueck.folding import Folding
from engine.games.kaufmannsglueck.rules import OPTIONS, ROUNDS, SEATS, Rules, make
from engine.games.kaufmannsglueck.score import best, divide, worth
from engine.games.kaufmannsglueck.state import Phase, Settlement, State, View
from engine.games.kaufmannsglueck.verbs import TAKES, Verb
from engine.games.kaufmannsglueck.words import LINES, WORDS

if TYPE_CHECKING:
    from engine.core.rulebook import Rulebook

FIRST_DEALER = Seat.P3
_MOVES: Mapping[Phase, tuple[Verb, ...]] = {
    Phase.BUYING: buying.VERBS,
    Phase.FOLDING: folding.VERBS,
    Phase.SETTLED: (Verb.DEAL,),
    Phase.END: (),
}


class Kaufmannsglueck(Game[Rules, State, View]):
    """Three players bid for cards; see the package's docstring."""

    key = "kaufmannsglueck"
    title = Text("Kaufmannsglück", "Kaufmannsglück")
    pack = FRENCH_52
    options = OPTIONS
    verbs = TAKES
    words = WORDS

    def make_rules(self, values: Mapping[str, OptionValue]) -> Rules:
        """The frozen rules for a full set of option values."""
        return make(values)

    def seats(self, rules: Rules) -> tuple[Seat, ...]:
        """The three seats (KG-1.1)."""
        return SEATS

    def setup(self, rules: Rules, chance: Chance, carry: int = 0) -> State:
        """The first game dealt; `carry` are coins that an earlier game has left in the pot (KG-2.16)."""
        ledger = Ledger((*((s, 0) for s in SEATS), (Pot.POT, carry)))
        return _dealt(rules, chance, ledger, 1, FIRST_DEALER)

    def opening(self, state: State) -> tuple[Event, ...]:
        """The first deal, as it is told."""
        return _told_deal(state)

    def rules_of(self, state: State) -> Rules:
        """The rules a state is played under."""
        return state.rules

    def turn(self, state: State) -> tuple[Seat, ...]:
        """Who may act now."""
        seat = _to_act(state)
        return () if seat is None else (seat,)

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        """Every move of the right form; of open amounts the next few."""
        if seat != _to_act(state):
            return
        if state.phase is Phase.SETTLED:
            yield Action(seat, Verb.DEAL)
        elif state.phase is Phase.FOLDING:
            yield from (Action(seat, v) for v in folding.VERBS)
        else:
            yield from _offers(state, seat)

    def check(self, state: State, action: Action) -> Refusal | None:
        """Why a rule bars this move, or None; NotYourTurn or BadInput if it is no move here."""
        if action.verb is Verb.FOLD and state.folding and action.seat == state.folding.last_to_speak:
            return state.folding.check(action.seat, Verb.FOLD)
        if action.seat != _to_act(state):
            raise NotYourTurn("{who} is not to act", "{who} ist nicht an der Reihe", who=action.seat.value)
        if action.verb not in _MOVES[state.phase]:
            raise BadInput("{verb} is no move now", "{verb} ist jetzt kein Zug", verb=action.verb.value)
        if state.phase is Phase.FOLDING and state.folding is not None:
            return state.folding.check(action.seat, Verb(action.verb))
        return state.buying.check(state.rules, action) if state.phase is Phase.BUYING else None

    def advance(self, state: State, action: Action) -> Step:
        """The step a legal move leads to."""
        if action.verb is Verb.DEAL:
            dealt = _dealt(state.rules, state.chance, state.ledger.close(), state.game + 1, state.next_dealer)
            return Step(dealt, self.opening(dealt))
        if state.phase is Phase.FOLDING:
            return _fold_or_stay(state, action)
        turn = state.buying.take(state.rules, action)
        state = replace(state, buying=turn.buying)
        if turn.payment is not None:
            seat, amount, rule = turn.payment
            state = replace(state, ledger=state.ledger.pay(seat, Pot.POT, amount, rule))
        if not turn.buying.complete:
            return Step(state, turn.events)
        if turn.buying.number < ROUNDS:
            return Step(replace(state, phase=Phase.FOLDING, folding=Folding(turn.buying.order)), turn.events)
        ended, more = _showdown(state)
        return Step(ended, (*turn.events, *more))

    def view(self, state: State, seat: Seat | None) -> View:
        """What this seat may know: its own hand, what was bought openly, what was shown."""
        rounds = (*state.past, state.buying)
        shown = tuple(state.settlement.worths) if state.settlement is not None else ()
        return View(
            state.rules,
            seat,
            state.game,
            state.dealer,
            state.phase,
            hand=state.hand(seat) if seat is not None else (),
            held={s: len(state.hand(s)) for s in SEATS},
            known={
                s: tuple(g.card for b in rounds for g in b.gains if g.seat == s and g.bought and g.card)
                for s in SEATS
            },
            shown={s: state.hand(s) for s in shown},
            lain=tuple(c for b in rounds for c in b.open),
            stack=len(state.buying.stack) + sum(len(cards) for cards in state.later),
            buying=state.buying.seen_by(seat),
            to_act=_to_act(state),
            left=state.left,
            folding=state.folding,
            settlement=state.settlement,
            pot=state.pot,
            paid={s: state.paid(s) for s in SEATS},
            before={s: n for s, n in state.ledger.opening if isinstance(s, Seat)},
        )

    def possible(self, state: State, seat: Seat, chance: Chance) -> State:
        """A random state that looks the same from this seat."""
        seen = {*state.hand(seat), *(c for b in (*state.past, state.buying) for c in b.open)}
        if state.settlement is not None:
            seen.update(c for s in state.settlement.worths for c in state.hand(s))
        hidden = [c for c in FRENCH_52.cards if c not in seen]
        shuffled, chance = chance.shuffled(hidden)
        return _swapped(replace(state, chance=chance), dict(zip(hidden, shuffled, strict=True)))

    def score(self, state: State) -> ScoreSheet:
        """What everybody has paid and won in this game, by rule."""
        lines = []
        for t in state.ledger.transfers:
            who, sign = (t.source, -1) if isinstance(t.source, Seat) else (t.target, 1)
            assert isinstance(who, Seat)
            cards = state.hand(who) if sign > 0 and state.settlement and state.settlement.showdown else ()
            lines.append(ScoreLine(who, t.rule, sign * t.amount, Phrase(LINES[t.rule]), cards))
        before: dict[Who, int] = {s: n for s, n in state.ledger.opening if isinstance(s, Seat)}
        return ScoreSheet(SEATS, tuple(lines), before if state.game > 1 else {})

    def outcome(self, state: State) -> Outcome | None:
        """The table ends when everybody has dealt once (KG-3.5); most coppers win."""
        if state.phase is not Phase.END:
            return None
        result: dict[Who, int] = {s: state.ledger.balance(s) for s in SEATS}
        most = max(result.values())
        return Outcome("KG-3.5", tuple(s for s in SEATS if result[s] == most), result)

    def conserved(self, state: State) -> object:
        """All 52 cards wherever they lie, and the sum of all coppers."""
        rounds = (*state.past, state.buying)
        cards = [c for s in SEATS for c in state.hand(s)]
        cards += [c for b in rounds for c in b.unsold] + [c for cards in state.later for c in cards]
        return sorted([*cards, *state.buying.stack]), sum(state.ledger.balances().values())

    def rulebook(self) -> Rulebook:
        """The rule texts."""
        from engine.games.kaufmannsglueck.rulebook import RULEBOOK

        return RULEBOOK


# ---- whose turn, and what there is to do ----


def _to_act(state: State) -> Seat | None:
    if state.phase is Phase.BUYING:
        return state.buying.to_act(state.rules)
    if state.phase is Phase.FOLDING and state.folding is not None:
        return state.folding.to_act
    return state.next_dealer if state.phase is Phase.SETTLED else None


def _offers(state: State, seat: Seat) -> Iterator[Action]:
    """The moves of a round of buying, those that a rule bars among them."""
    contest, limit = state.buying.contest, state.rules.limit
    if contest is None:
        amounts = range(1, limit + 2) if limit is not None else (1, 2, 3, 5)
        yield from (Action(seat, Verb.BID, (c, n)) for c in state.buying.open for n in amounts)
        yield Action(seat, Verb.RAISE, 1)
    else:
        high = contest.high
        raises = (
            range(high, limit + 2) if limit is not None else (high, high + 1, high + 2, high + 3, high + 5)
        )
        yield from (Action(seat, Verb.BID, (c, high + 1)) for c in state.buying.for_sale)
        yield from (Action(seat, Verb.RAISE, n) for n in raises)
    yield from (Action(seat, v) for v in (Verb.STACK, Verb.PASS, Verb.DECLINE, Verb.YIELD))


# ---- steps ----


def _dealt(rules: Rules, chance: Chance, ledger: Ledger, game: int, dealer: Seat) -> State:
    """A game dealt, its first round begun."""
    cards, dealer, chance = deal(chance, dealer)
    first = Buying(1, order_of_round(dealer, 1, SEATS), cards.open[0], cards.stack)
    return State(rules, chance, ledger, game, dealer, Phase.BUYING, cards.hands, cards.open[1:], first)


def _told_deal(state: State) -> tuple[Event, ...]:
    round_ = state.buying
    return (
        Event("deal", {"who": state.dealer, "n": state.game, "cards": round_.open}, "KG-3.1"),
        Event("vorrecht", {"who": round_.order[0]}, "KG-4.2"),
    )


def _fold_or_stay(state: State, action: Action) -> Step:
    assert state.folding is not None
    said = state.folding.after(Verb(action.verb))
    told = Event(action.verb.value, {"who": action.seat}, "KG-6.2" if action.verb is Verb.FOLD else "KG-6.1")
    left = tuple(s for s in SEATS if s in said.left)
    state = replace(state, folding=said, left=left)
    if said.winner is not None:
        alone = Event("alone", {"who": said.winner, "n": state.pot}, "KG-6.3")
        return Step(_settled(state, (said.winner,), "KG-6.3"), (told, alone))
    if not said.over:
        return Step(state, (told,))
    return Step(*_next_round(state, told))


def _next_round(state: State, told: Event) -> tuple[State, tuple[Event, ...]]:
    """Three new open cards, always three (KG-3.3)."""
    old = state.buying
    new = Buying(
        old.number + 1, order_of_round(state.dealer, old.number + 1, state.left), state.later[0], old.stack
    )
    laid = Event("laid", {"who": state.dealer, "n": new.number, "cards": new.open}, "KG-3.3")
    after = replace(
        state,
        phase=Phase.BUYING,
        past=(*state.past, replace(old, stack=())),
        buying=new,
        later=state.later[1:],
        folding=None,
    )
    return after, (told, laid, Event("vorrecht", {"who": new.order[0]}, "KG-4.2"))


def _showdown(state: State) -> tuple[State, tuple[Event, ...]]:
    """Those still in show; the best hand takes the pot, equal hands share it (KG-7.1, KG-2.16)."""
    worths = {s: worth(state.hand(s), state.rules) for s in state.left}
    winners = best(worths)
    shown = [
        Event("shows", {"who": s, "what": w, "cards": state.hand(s)}, "KG-7.1") for s, w in worths.items()
    ]
    ended = _settled(state, winners, "KG-7.1" if len(winners) == 1 else "KG-2.16")
    done = ended.settlement
    assert done is not None
    facts = {
        "who": winners if len(winners) > 1 else winners[0],
        "n": done.payout[winners[0]],
        "what": worths[winners[0]],
    }
    told = [Event("wins", facts, "KG-7.1") if len(winners) == 1 else Event("share", facts, "KG-2.16")]
    if done.carry:
        told.append(Event("carry", {"n": done.carry}, "KG-2.16"))
    return replace(ended, settlement=replace(done, worths=worths)), (*shown, *told)


def _settled(state: State, winners: tuple[Seat, ...], rule: str) -> State:
    """The pot paid out."""
    pot, ledger = state.pot, state.ledger
    division = divide(pot, winners, SEATS)
    for s in winners:
        ledger = ledger.pay(Pot.POT, s, division.payout[s], rule)
    return replace(
        state,
        ledger=ledger,
        phase=Phase.END if state.last_game else Phase.SETTLED,
        settlement=Settlement(division.winners, pot, division.payout, division.carry, {}),
    )


# ---- hidden cards ----


def _swapped(state: State, new: Mapping[Card, Card]) -> State:
    """The state with cards put in each other's places."""

    def cards(old: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(new.get(c, c) for c in old)

    def round_(b: Buying) -> Buying:
        gains = tuple(
            g if g.card is None else Gain(g.seat, new.get(g.card, g.card), g.bought) for g in b.gains
        )
        return replace(b, stack=cards(b.stack), gains=gains)

    return replace(
        state,
        start={s: cards(h) for s, h in state.start.items()},
        later=tuple(cards(c) for c in state.later),
        past=tuple(round_(b) for b in state.past),
        buying=round_(state.buying),
    )


GAME = Kaufmannsglueck()
