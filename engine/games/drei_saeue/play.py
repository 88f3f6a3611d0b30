"""The game itself: eight tricks, the Säue they move, payment, and the next deal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING

from engine.cards.card import Card, CardSet
from engine.cards.hidden import share_out
from engine.core.action import Action, Takes
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.game import Game, Step
from engine.core.ledger import Ledger
from engine.core.options import OptionValue
from engine.core.refusal import BadInput, NotYourTurn, Refusal
from engine.core.score import Outcome, ScoreLine, ScoreSheet, Who
from engine.core.seat import Seat, after
from engine.core.text import Phrase, Text
from engine.games.drei_saeue.deal import Deal, read_deal, read_deals, shuffled
from engine.games.drei_saeue.rules import (
    HAND,
    OPTIONS,
    PACK,
    ROUNDS,
    SEATS,
    SIDES,
    Rules,
    TakePig,
    partner,
    side_of,
)
from engine.games.drei_saeue.score import LABEL_OF, RULE_OF, Level, settle
from engine.games.drei_saeue.state import Phase, State, Trick, Verb, View, seen, shown_voids
from engine.games.drei_saeue.tricks import KING, Label, bar_card, labels, winner
from engine.games.drei_saeue.words import WORDS, coppers
from engine.games.drei_saeue.yards import Status, bar, choices, pig

if TYPE_CHECKING:
    from engine.core.rulebook import Rulebook


def begin(rules: Rules, deal: Deal, chance: Chance, ledger: Ledger, round: int = 1) -> State:
    """The state after a deal: the player after the dealer leads (DS-3.1)."""
    return State(
        rules,
        chance,
        Phase.PLAY,
        round,
        deal.dealer,
        after(SEATS, deal.dealer),
        deal.yards,
        deal.hands,
        ledger,
    )


class DreiSaeue(Game[Rules, State, View]):
    """Drei Säue vor dem Hof as a game of `ROUNDS` rounds."""

    key = "drei_saeue"
    title = Text("Drei Säue vor dem Hof", "Drei Säue vor dem Hof")
    pack = PACK
    options = OPTIONS
    verbs: Mapping[StrEnum, Takes] = {
        Verb.PLAY: Takes.CARD,
        Verb.TAKE: Takes.SEAT,
        Verb.LEAVE: Takes.NOTHING,
        Verb.DEAL: Takes.NOTHING,
    }
    words = WORDS

    def make_rules(self, values: Mapping[str, OptionValue]) -> Rules:
        """The rules; all values go together."""
        stake = values["stake"]
        assert isinstance(stake, int)
        return Rules(stake, TakePig(str(values["take_pig"])), values["yard_choice"] is True)

    def seats(self, rules: Rules) -> tuple[Seat, ...]:
        """Four seats, partners opposite (DS-1.1)."""
        return SEATS

    def setup(self, rules: Rules, chance: Chance) -> State:
        """The first deal, by a dealer drawn at random; BadInput if a forced deal is malformed."""
        read_deals(chance)
        first, chance = chance.below(len(SEATS))
        deal, chance = _next_deal(SEATS[first], chance)
        return begin(rules, deal, chance, Ledger.open(SEATS))

    def opening(self, state: State) -> tuple[Event, ...]:
        """The first deal."""
        return (Event("dealt", {"who": state.dealer}, "DS-2.3"),)

    def partners(self, rules: Rules, seat: Seat) -> tuple[Seat, ...]:
        """Who sits opposite plays together (DS-1.1)."""
        return side_of(seat).seats

    def rules_of(self, state: State) -> Rules:
        """The rules in force."""
        return state.rules

    def turn(self, state: State) -> tuple[Seat, ...]:
        """One seat, until the game is over."""
        return () if state.phase is Phase.OVER else (state.to_act,)

    # ---- legality ----

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        """Every card of the hand, every yard for a Sau, or the next deal."""
        if seat not in self.turn(state):
            return
        if state.phase is Phase.SCORED:
            yield Action(seat, Verb.DEAL)
        elif state.phase is Phase.TAKE:
            yield from (Action(seat, Verb.TAKE, to) for to in SEATS)
            yield Action(seat, Verb.LEAVE)
        else:
            yield from (Action(seat, Verb.PLAY, card) for card in _hand(state, seat))
            if _nothing_to_take(state):
                yield Action(seat, Verb.TAKE, seat)

    def check(self, state: State, action: Action) -> Refusal | None:
        """DS-3.3 for cards, DS-4 for Säue."""
        seat, verb = action.seat, action.verb
        if seat not in self.turn(state):
            raise NotYourTurn("{seat} is not to act", "{seat} ist nicht an der Reihe", seat=seat)
        if verb is Verb.DEAL and state.phase is Phase.SCORED:
            return None
        if verb is Verb.PLAY and state.phase is Phase.PLAY:
            hand = _hand(state, seat)
            if action.card not in hand:
                raise BadInput(
                    "{seat} does not hold the {card}",
                    "{seat} hat {card} nicht auf der Hand",
                    seat=seat,
                    card=action.card,
                )
            return bar_card(action.card, hand, state.trick)
        if verb is Verb.TAKE and (state.phase is Phase.TAKE or _nothing_to_take(state)):
            return bar(state.rules, state.yards, seat, state.tricks[-1].suit, _yard(action))
        if verb is Verb.LEAVE and state.phase is Phase.TAKE:
            return bar(state.rules, state.yards, seat, state.tricks[-1].suit, None)
        raise BadInput("{verb} is no move now", "{verb} ist jetzt kein Zug", verb=verb.value)

    # ---- play ----

    def advance(self, state: State, action: Action) -> Step:
        """A card, a Sau moved or left, or the next deal."""
        if action.verb is Verb.PLAY:
            return Step(*_play(state, action.seat, action.card))
        if action.verb is Verb.DEAL:
            deal, chance = _next_deal(action.seat, state.chance)
            told = Event("dealt", {"who": action.seat}, "DS-2.4")
            return Step(begin(state.rules, deal, chance, state.ledger.close(), state.round + 1), (told,))
        return Step(*_decide(state, _yard(action) if action.verb is Verb.TAKE else None))

    # ---- what is known ----

    def view(self, state: State, seat: Seat | None) -> View:
        """The own hand; yards, tricks and money are public."""
        hand = PACK.set() if seat is None else _hand(state, seat)
        left = tuple(len(h) for h in state.hands)
        voids = shown_voids(SEATS, state.trick, state.tricks)
        return View(
            seat,
            state.rules,
            state.phase,
            state.round,
            state.dealer,
            state.to_act,
            state.yards,
            hand,
            left,
            state.ledger,
            state.trick,
            state.tricks,
            state.settled,
            voids,
        )

    def possible(self, state: State, seat: Seat, chance: Chance) -> State:
        """The others' cards shared out anew among those who can hold them."""
        others = [s for s in SEATS if s != seat]
        voids = shown_voids(SEATS, state.trick, state.tricks)
        hidden = PACK.full - seen(state.trick, state.tricks) - _hand(state, seat)
        hands, chance = share_out(
            hidden, [len(_hand(state, s)) for s in others], [voids[SEATS.index(s)] for s in others], chance
        )
        shared = dict(zip(others, hands, strict=True))
        return replace(state, hands=tuple(shared.get(s, _hand(state, s)) for s in SEATS), chance=chance)

    def score(self, state: State) -> ScoreSheet:
        """The payments of the round that ended last, and what each seat had before."""
        before: dict[Who, int] = {a: coins for a, coins in state.ledger.opening if isinstance(a, Seat)}
        if state.settled is None:
            return ScoreSheet(SEATS, (), before)
        level = state.settled.level
        label = Phrase(LABEL_OF[level])
        pay = state.settled.pay()
        return ScoreSheet(SEATS, tuple(ScoreLine(s, RULE_OF[level], pay[s], label) for s in SEATS), before)

    def outcome(self, state: State) -> Outcome | None:
        """Over when everybody has dealt once; whoever has most coins wins."""
        if state.phase is not Phase.OVER:
            return None
        result: dict[Who, int] = {s: state.ledger.balance(s) for s in SEATS}
        best = max(result.values())
        return Outcome("DS-2.4", tuple(s for s in SEATS if result[s] == best), result)

    def conserved(self, state: State) -> object:
        """32 cards, four Säue, and coins that only change hands."""
        held = [c.index for hand in state.hands for c in hand]
        cards = sorted(held + [c.index for c in seen(state.trick, state.tricks)])
        pigs = sorted(s.number for stack in state.yards.stacks for s in stack)
        return cards, pigs, sum(state.ledger.balances().values())

    def rulebook(self) -> Rulebook:
        """The rule texts, DS-1 to DS-6."""
        from engine.games.drei_saeue.rulebook import RULEBOOK

        return RULEBOOK


# ---- steps ----


def _hand(state: State, seat: Seat) -> CardSet:
    return state.hands[SEATS.index(seat)]


def _yard(action: Action) -> Seat:
    assert isinstance(action.what, Seat)
    return action.what


def _next_deal(dealer: Seat, chance: Chance) -> tuple[Deal, Chance]:
    """The next forced deal, whoever deals it, or a shuffled one."""
    forced, chance = chance.deal()
    return (read_deal(forced), chance) if forced is not None else shuffled(dealer, chance)


def _nothing_to_take(state: State) -> bool:
    """Whether the leader has just won a trick whose Sau could not be taken: trying it is told why."""
    return (
        state.phase is Phase.PLAY
        and not state.trick
        and bool(state.tricks)
        and state.tricks[-1].status is not Status.OPEN
    )


def _play(state: State, seat: Seat, card: Card) -> tuple[State, tuple[Event, ...]]:
    events = _told_of(state, seat, card)
    hands = tuple(h.remove(card) if s == seat else h for s, h in zip(SEATS, state.hands, strict=True))
    trick = (*state.trick, (seat, card))
    state = replace(state, hands=hands, trick=trick, to_act=after(SEATS, seat))
    if len(trick) < len(SEATS):
        return state, events
    state, more = _gather(state)
    return state, (*events, *more)


def _told_of(state: State, seat: Seat, card: Card) -> tuple[Event, ...]:
    """The card, and the names there are for such a play."""
    hand = _hand(state, seat)
    follows = bool(state.trick) and state.trick[0][1].suit is card.suit
    kind = "leads" if not state.trick else "plays" if follows else "throws"
    events = [Event(kind, {"who": seat, "card": card}, "DS-3.4" if kind == "throws" else None)]
    named = labels(seat, card, hand, state.trick, state.yards)
    if Label.UNTERSCHWURBELN in named:
        # only its own player knows yet; the others see it when the König falls
        events.append(Event("unterschwurbelt", {"who": seat, "card": card}, "DS-6.1", (seat,)))
    if Label.SAU_VERSCHERBELN in named:
        events.append(Event("verscherbelt", {"who": seat, "pig": pig(card.suit)}, "DS-6.2"))
    if card.rank is KING:
        lower = tuple(c for t in state.tricks for s, c in t.plays if s == seat and c.suit is card.suit)
        if lower:
            events.append(Event("schwurbel_seen", {"who": seat, "king": card, "cards": lower}, "DS-6.1"))
    return tuple(events)


def _gather(state: State) -> tuple[State, tuple[Event, ...]]:
    """A full trick: who wins it, and whether there is a Sau to decide about (DS-4)."""
    who, suit = winner(state.trick), state.trick[0][1].suit
    best = next(c for s, c in state.trick if s == who)
    trick = Trick(state.trick, who, state.yards.status(who, suit))
    told = Event("trick", {"who": who, "card": best}, "DS-3.5")
    state = replace(state, trick=(), tricks=(*state.tricks, trick), to_act=who)
    may = choices(state.rules, state.yards, who, suit)
    if len(may) > 1:
        return replace(state, phase=Phase.TAKE), (told,)
    if may:
        state, more = _decide(state, may[0])
        return state, (told, *more)
    owner = state.yards.owner(suit)
    facts = {"who": who, "pig": pig(suit), "owner": owner, "top": pig(state.yards.before(owner)[-1])}
    safe = (
        Event("covered", facts, "DS-4.5") if trick.status is Status.COVERED else Event("own", facts, "DS-4.7")
    )
    state, more = _go_on(state)
    return state, (told, safe, *more)


def _decide(state: State, to: Seat | None) -> tuple[State, tuple[Event, ...]]:
    """The Sau of the last trick goes to a yard, or stays (None)."""
    trick = state.tricks[-1]
    source, who = state.yards.owner(trick.suit), trick.winner
    facts: dict[str, object] = {"who": who, "pig": pig(trick.suit), "owner": source}
    if to is None:
        state, more = _go_on(state)
        return state, (Event("leaves", facts, "DS-4.8"), *more)
    told = [_told_of_taking(state, facts, source, to)]
    yards = state.yards.moved(trick.suit, to)
    under = yards.before(source)[-1:]
    if under:
        told.append(Event("uncovered", {"pig": pig(under[0]), "owner": source}, "DS-4.6"))
    state = replace(
        state, yards=yards, tricks=(*state.tricks[:-1], replace(trick, taken_from=source, taken_to=to))
    )
    state, more = _go_on(state)
    return state, (*told, *more)


def _told_of_taking(state: State, facts: dict[str, object], source: Seat, to: Seat) -> Event:
    who = state.tricks[-1].winner
    covered = state.yards.before(to)[-1:]
    if to != who:
        return Event("gives", {**facts, "to": to}, "DS-4.10")
    if covered:
        facts = {**facts, "under": pig(covered[0])}
    rule = "DS-4.2" if source == partner(who) else "DS-4.3" if covered else "DS-4.1"
    return Event("takes_over" if covered else "takes", facts, rule)


def _go_on(state: State) -> tuple[State, tuple[Event, ...]]:
    """The winner of the trick leads (DS-3.2), or the round is paid."""
    if len(state.tricks) < HAND:
        return replace(state, phase=Phase.PLAY), ()
    pigs = state.yards.pigs()
    done = settle(pigs, state.rules.stake)
    ledger = state.ledger
    for t in done.transfers:
        ledger = ledger.pay(t.source, t.target, t.amount, t.rule)
    count = {side.code: sum(pigs[s] for s in side.seats) for side in SIDES}
    events = [Event("counted", {"ns": count["NS"], "ew": count["EW"]}, "DS-5.1")]
    if done.level is Level.ALONE:
        who = next(s for s in SEATS if pigs[s] == len(PACK.suits))
        events.append(Event("fingers", {"who": who, "partner": partner(who)}, "DS-6.3"))
    if done.level is Level.VOID:
        events.append(Event("void", {}, RULE_OF[Level.VOID]))
    events += [
        Event("pays", {"who": t.source, "to": t.target, "coins": coppers(t.amount)}, t.rule)
        for t in done.transfers
    ]
    phase = Phase.OVER if state.round == ROUNDS else Phase.SCORED
    return replace(state, phase=phase, ledger=ledger, settled=done, to_act=after(SEATS, state.dealer)), tuple(
        events
    )


GAME = DreiSaeue()
