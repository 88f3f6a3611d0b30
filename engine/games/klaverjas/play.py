"""Klaverjas as a game: who acts, what may be done, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from engine.cards.packs import FRENCH_32
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.game import Game, Step
from engine.core.options import OptionValue
from engine.core.refusal import BadInput, NotYourTurn, Refusal
from engine.core.score import Outcome, ScoreSheet
from engine.core.seat import Seat
from engine.core.text import Text
from engine.games.klaverjas import duties, tricks
from engine.games.klaverjas.bidding import Contract, Saying, Word
from engine.games.klaverjas.hidden import possible, view_of
from engine.games.klaverjas.match import standing
from engine.games.klaverjas.newdeal import NO_CARDS, deal_events, first_deal, new_deal
from engine.games.klaverjas.rules import OPTIONS, Rules, make_rules
from engine.games.klaverjas.score import sheet
from engine.games.klaverjas.state import VERBS, Phase, State, Verb, View
from engine.games.klaverjas.words import WORDS

if TYPE_CHECKING:
    from engine.core.rulebook import Rulebook

SAYING = {Verb.ACCEPT: Word.PLAY, Verb.PASS: Word.PASS, Verb.LEDIG: Word.LEDIG}
PHASES = {
    Verb.ACCEPT: Phase.BIDDING,
    Verb.PASS: Phase.BIDDING,
    Verb.NAME: Phase.BIDDING,
    Verb.LEDIG: Phase.BIDDING,
    Verb.DISCARD: Phase.EXCHANGE,
    Verb.PLAY: Phase.PLAY,
    Verb.COUNT: Phase.CLAIM,
    Verb.DEAL: Phase.SCORED,
}
TALON = 2


def saying_of(action: Action) -> Saying:
    """What a bidding action says."""
    return action.suit if action.verb is Verb.NAME else SAYING[Verb(action.verb)]


def call_action(seat: Seat, saying: Saying) -> Action:
    """The action that says something in the bidding."""
    if isinstance(saying, Word):
        return Action(seat, next(v for v, w in SAYING.items() if w is saying))
    return Action(seat, Verb.NAME, saying)


class Klaverjas(Game[Rules, State, View]):
    """A match of Klaverjas."""

    key = "klaverjas"
    title = Text("Klaverjas", "Klaverjas")
    pack = FRENCH_32
    options = OPTIONS
    verbs = VERBS
    words = WORDS

    def make_rules(self, values: Mapping[str, OptionValue]) -> Rules:
        """The frozen rules; BadInput for ledig with fewer than four."""
        return make_rules(values)

    def seats(self, rules: Rules) -> tuple[Seat, ...]:
        """N E S W, N E S or N S."""
        return rules.seats

    def setup(self, rules: Rules, chance: Chance) -> State:
        """The first dealer drawn, the first deal dealt."""
        return first_deal(rules, chance)

    def opening(self, state: State) -> tuple[Event, ...]:
        """The draw for the first dealer and the first deal."""
        return deal_events(state)

    def rules_of(self, state: State) -> Rules:
        """The rules of the match."""
        return state.rules

    def turn(self, state: State) -> tuple[Seat, ...]:
        """The one who acts, nobody when the match is over."""
        return state.acting

    # ---- what can be done ----

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        """Everything of the right form."""
        if seat not in state.acting:
            return
        if state.phase is Phase.BIDDING:
            yield from (call_action(seat, saying) for saying in state.bidding.sayings())
        elif state.phase is Phase.EXCHANGE:
            for pair in combinations(state.hands[state.index(seat)], TALON):
                yield Action(seat, Verb.DISCARD, pair)
        elif state.phase is Phase.PLAY:
            if state.claimable:
                yield Action(seat, Verb.CLAIM)
            yield from (Action(seat, Verb.PLAY, card) for card in state.playable(seat))
        elif state.phase is Phase.CLAIM:
            yield from (Action(seat, Verb.CLAIM), Action(seat, Verb.COUNT))
        else:
            yield Action(seat, Verb.DEAL)

    def check(self, state: State, action: Action) -> Refusal | None:
        """Why a rule bars the action, or None; BadInput if it is no move here."""
        if action.seat not in state.acting:
            raise NotYourTurn("{seat} is not to act", "{seat} ist nicht an der Reihe", seat=action.seat)
        verb = Verb(action.verb)
        if verb is Verb.CLAIM:
            return self._check_claim(state, action)
        if PHASES[verb] is not state.phase:
            raise BadInput("{verb} is no move at this moment", "{verb} ist jetzt kein Zug", verb=verb.value)
        if state.phase is Phase.BIDDING:
            return state.bidding.refusal(saying_of(action))
        if verb is Verb.DISCARD:
            self._check_discard(state, action)
        elif verb is Verb.PLAY:
            return self._check_card(state, action)
        return None

    @staticmethod
    def _check_claim(state: State, action: Action) -> Refusal | None:
        """Roem may be claimed by the winner of the trick, once, before the next lead (KJ-5.11)."""
        if state.claimable and state.phase in (Phase.PLAY, Phase.CLAIM):
            return None
        late = state.phase is Phase.PLAY and bool(state.tricks) and not state.tricks[-1].claimed
        if late and state.trump is not None:
            return Refusal("KJ-5.11", {"who": action.seat})
        raise BadInput("there is nothing to claim now", "Jetzt gibt es nichts zu beanspruchen")

    @staticmethod
    def _check_discard(state: State, action: Action) -> None:
        if len(action.cards) != TALON:
            raise BadInput("exactly {n} cards are laid away", "Weggelegt werden genau {n} Karten", n=TALON)
        for card in action.cards:
            if card not in state.hands[state.index(action.seat)]:
                raise BadInput(
                    "{seat} does not hold the {card}", "{seat} hat {card} nicht", seat=action.seat, card=card
                )

    @staticmethod
    def _check_card(state: State, action: Action) -> Refusal | None:
        hand = state.playable(action.seat)
        if action.card not in hand:
            raise BadInput(
                "{seat} does not hold the {card}",
                "{seat} hat {card} nicht",
                seat=action.seat,
                card=action.card,
            )
        return duties.refusal(state.rules, state.trump, hand, state.trick, action.seat, action.card)

    # ---- what follows ----

    def advance(self, state: State, action: Action) -> Step:
        """The step a legal action leads to."""
        return self._moves[Verb(action.verb)](state, action)

    @staticmethod
    def _call(state: State, action: Action) -> Step:
        """One call; the first that is no pass begins play, or with three players the exchange."""
        before, saying = state.bidding, saying_of(action)
        bidding = before.said(saying)
        state = replace(state, bidding=bidding, contract=bidding.contract)
        events = [_call_event(before.round, before.forced, action, bidding.contract)]
        if bidding.contract is None:
            if bidding.round > before.round:
                events.append(Event("second_round", {"suit": bidding.proposed}, "KJ-3.5"))
            return Step(state, tuple(events))
        if not state.talon:
            return Step(tricks.begin_play(state), tuple(events))
        taken, i = tuple(state.talon), state.index(action.seat)
        hands = (*state.hands[:i], state.hands[i] | state.talon, *state.hands[i + 1 :])
        events.append(Event("talon", {"who": action.seat}, "KJ-8.5"))
        events.append(Event("taken", {"who": action.seat, "cards": taken}, "KJ-8.5", (action.seat,)))
        return Step(replace(state, phase=Phase.EXCHANGE, hands=hands, talon=NO_CARDS), tuple(events))

    @staticmethod
    def _discard(state: State, action: Action) -> Step:
        """The declarer of three lays two cards away, and play begins."""
        away, i = FRENCH_32.set(action.cards), state.index(action.seat)
        hands = (*state.hands[:i], state.hands[i] - away, *state.hands[i + 1 :])
        state = tricks.begin_play(replace(state, hands=hands, away=away))
        return Step(
            state,
            (
                Event("discard", {"who": action.seat}, "KJ-8.5"),
                Event("discarded", {"who": action.seat, "cards": tuple(away)}, "KJ-8.5", (action.seat,)),
            ),
        )

    @staticmethod
    def _deal(state: State, action: Action) -> Step:
        """The next dealer, clockwise, begins the next deal (KJ-2.4)."""
        state = new_deal(state.rules, action.seat, state.draws, state.results, state.chance)
        return Step(state, deal_events(state))

    _moves: ClassVar[dict[Verb, Callable[[State, Action], Step]]] = {
        **dict.fromkeys((Verb.ACCEPT, Verb.PASS, Verb.NAME, Verb.LEDIG), _call),
        Verb.DISCARD: _discard,
        Verb.DEAL: _deal,
        Verb.PLAY: lambda state, action: tricks.lay(state, action.seat, action.card),
        Verb.CLAIM: lambda state, action: tricks.claim(state, action.seat),
        Verb.COUNT: lambda state, action: tricks.count(state),
    }

    # ---- what is known, and how it stands ----

    def view(self, state: State, seat: Seat | None) -> View:
        """What this seat may know."""
        return view_of(state, seat)

    def possible(self, state: State, seat: Seat, chance: Chance) -> State:
        """A random state that looks the same from this seat."""
        return possible(state, seat, chance)

    def score(self, state: State) -> ScoreSheet:
        """The score sheet of the running deal."""
        return sheet(state)

    def outcome(self, state: State) -> Outcome | None:
        """Who won the match (KJ-7.2; KJ-7.3 after a tie)."""
        if state.phase is not Phase.OVER:
            return None
        rules = state.rules
        stands = standing(rules, [dict(zip(rules.sides, r, strict=True)) for r in state.results])
        assert stands.winner is not None
        reason = "KJ-7.2" if len(state.results) == rules.deals else "KJ-7.3"
        return Outcome(reason, (stands.winner,), stands.totals)

    def conserved(self, state: State) -> object:
        """All cards, wherever they lie."""
        places = [*state.hands, state.talon, state.away]
        cards = [c for p in places for c in p] + [c for t in state.tricks for _, c in t.plays]
        cards += [c for _, c in state.trick] + [
            c for row in state.rows for p in row for c in p if c is not None
        ]
        return sorted(c.code for c in cards)

    def rulebook(self) -> Rulebook:
        """KJ-1 to KJ-9."""
        from engine.games.klaverjas.rulebook import RULEBOOK

        return RULEBOOK


def _call_event(round: int, forced: bool, action: Action, contract: Contract | None) -> Event:
    facts: dict[str, object] = {"who": action.seat, "suit": None if contract is None else contract.trump}
    if action.verb is Verb.PASS:
        return Event("pass", facts, "KJ-3.3" if round == 1 else "KJ-3.5")
    if action.verb is Verb.LEDIG:
        return Event("ledig", facts, "KJ-8.4")
    if action.verb is Verb.ACCEPT:
        return Event("accept", facts, "KJ-3.4")
    return Event("forced", facts, "KJ-3.6") if forced else Event("name", facts, "KJ-3.5")


GAME = Klaverjas()
