"""The game itself: deal, two bettings with an exchange between them, showdown, and the next deal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from itertools import combinations
from typing import TYPE_CHECKING

from engine.cards.card import CardSet
from engine.cards.hidden import share_out
from engine.core.action import Action, Takes
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.game import Game, Step
from engine.core.ledger import Ledger, Pot
from engine.core.options import OptionValue
from engine.core.refusal import BadInput, NotYourTurn, Refusal
from engine.core.score import Outcome, ScoreLine, ScoreSheet, Who
from engine.core.seat import Seat, after
from engine.core.text import Phrase, Text
from engine.games.gaunerkleeblatt.betting import BETS, Betting, Verb
from engine.games.gaunerkleeblatt.deal import Deal, check_deals, read_deal, shuffled
from engine.games.gaunerkleeblatt.exchange import bar_discards
from engine.games.gaunerkleeblatt.rules import HAND, OPTIONS, PACK, Exchange, Raises, Rules
from engine.games.gaunerkleeblatt.state import BETTING, Phase, State, View, to_act
from engine.games.gaunerkleeblatt.steps import bet, draw_for
from engine.games.gaunerkleeblatt.words import LABELS, WORDS

if TYPE_CHECKING:
    from engine.core.rulebook import Rulebook


def begin(rules: Rules, deal: Deal, chance: Chance, ledger: Ledger, number: int = 1) -> State:
    """The state after a deal; what lies in the pot from games before stays there (GK-7.3)."""
    seats = rules.seats
    betting = Betting.open(1, seats, deal.dealer, seats)
    return State(
        rules,
        chance,
        Phase.FIRST,
        number,
        deal.dealer,
        deal.hands,
        deal.stock,
        betting,
        (None,) * len(seats),
        (PACK.set(),) * len(seats),
        ledger,
    )


class Gaunerkleeblatt(Game[Rules, State, View]):
    """Gaunerkleeblatt as a session in which each player deals once."""

    key = "gaunerkleeblatt"
    title = Text("Gaunerkleeblatt", "Gaunerkleeblatt")
    pack = PACK
    options = OPTIONS
    verbs: Mapping[StrEnum, Takes] = {
        Verb.NAME: Takes.NUMBER,
        Verb.HOLD: Takes.NOTHING,
        Verb.RAISE: Takes.NUMBER,
        Verb.PASS: Takes.NOTHING,
        Verb.EXCHANGE: Takes.CARDS,
        Verb.DEAL: Takes.NOTHING,
    }
    words = WORDS

    def make_rules(self, values: Mapping[str, OptionValue]) -> Rules:
        """The rules; all values go together."""
        players, run_min, most = values["players"], values["run_min"], values["max_stake"]
        assert isinstance(players, int) and isinstance(run_min, int) and not isinstance(most, str)
        return Rules(
            players,
            run_min,
            values["run_wraps"] is True,
            Exchange(str(values["exchange"])),
            Raises(str(values["raises"])),
            most,
        )

    def seats(self, rules: Rules) -> tuple[Seat, ...]:
        """Two to four seats (GK-1.1)."""
        return rules.seats

    def setup(self, rules: Rules, chance: Chance) -> State:
        """The first deal, by a dealer drawn at random; BadInput if a forced deal is malformed."""
        check_deals(rules, chance)
        first, chance = chance.below(rules.players)
        deal, chance = _next_deal(rules, rules.seats[first], chance)
        return begin(rules, deal, chance, Ledger.open((*rules.seats, Pot.POT)))

    def opening(self, state: State) -> tuple[Event, ...]:
        """The first deal."""
        return (Event("dealt", {"who": state.dealer}, "GK-2.1"),)

    def rules_of(self, state: State) -> Rules:
        """The rules in force."""
        return state.rules

    def turn(self, state: State) -> tuple[Seat, ...]:
        """One seat, until the session is over."""
        seat = to_act(state)
        return () if seat is None else (seat,)

    # ---- legality ----

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        """All answers to the stake with some amounts, all ways to lay cards away, or the next deal."""
        if seat not in self.turn(state):
            return
        if state.phase is Phase.DONE:
            yield Action(seat, Verb.DEAL)
        elif state.phase is Phase.EXCHANGE:
            for n in range(HAND + 1):
                yield from (Action(seat, Verb.EXCHANGE, cards) for cards in combinations(state.hand(seat), n))
        else:
            if state.betting.opens:
                yield from (Action(seat, Verb.NAME, n) for n in _amounts(state, (1, 2, 3, 5)))
            yield Action(seat, Verb.HOLD)
            if not state.betting.opens:
                stake = state.betting.stake
                yield from (
                    Action(seat, Verb.RAISE, n)
                    for n in _amounts(state, (stake, stake + 1, stake + 2, 2 * stake, 3 * stake))
                )
            yield Action(seat, Verb.PASS)

    def check(self, state: State, action: Action) -> Refusal | None:
        """GK-3 and GK-5 for bets, GK-4 for the exchange."""
        seat, verb = action.seat, action.verb
        if seat not in self.turn(state):
            raise NotYourTurn("{seat} is not to act", "{seat} ist nicht an der Reihe", seat=seat)
        if verb is Verb.DEAL and state.phase is Phase.DONE:
            return None
        if isinstance(verb, Verb) and verb in BETS and state.phase in BETTING:
            return state.betting.bar(state.rules, verb, _amount(action))
        if verb is Verb.EXCHANGE and state.phase is Phase.EXCHANGE:
            return bar_discards(_held(state, action), seat)
        raise BadInput("{verb} is no move now", "{verb} ist jetzt kein Zug", verb=verb.value)

    # ---- play ----

    def advance(self, state: State, action: Action) -> Step:
        """An answer to the stake, an exchange, or the next deal."""
        if action.verb is Verb.DEAL:
            deal, chance = _next_deal(state.rules, action.seat, state.chance)
            told = Event("dealt", {"who": action.seat}, "GK-2.4")
            return Step(begin(state.rules, deal, chance, state.ledger.close(), state.number + 1), (told,))
        if action.verb is Verb.EXCHANGE:
            return Step(*draw_for(state, action.seat, PACK.set(action.cards)))
        assert isinstance(action.verb, Verb)
        return Step(*bet(state, action.seat, action.verb, _amount(action)))

    # ---- what is known ----

    def view(self, state: State, seat: Seat | None) -> View:
        """The own hand and own discards; bettings, numbers exchanged, money and shown hands are public."""
        i = None if seat is None else state.rules.seats.index(seat)
        hand, laid = (PACK.set(), PACK.set()) if i is None else (state.hands[i], state.laid[i])
        return View(
            seat,
            state.rules,
            state.phase,
            state.number,
            state.dealer,
            hand,
            laid,
            len(state.stock),
            state.betting,
            state.exchanged,
            state.ledger,
            tuple((s, state.hand(s)) for s in state.shown),
            state.winner,
        )

    def possible(self, state: State, seat: Seat, chance: Chance) -> State:
        """Hidden hands and the stock shared out anew; own discards lie where they can have got to."""
        seats = state.rules.seats
        others = [s for s in seats if s != seat and s not in state.shown]
        open_cards = PACK.set(c for s in (seat, *state.shown) for c in state.hand(s))
        hidden = PACK.full - open_cards
        laid = state.laid[seats.index(seat)] & hidden
        nothing = PACK.set()
        barred = [laid if _drew_before(state, s, seat) else nothing for s in others]
        hands, chance = share_out(
            hidden, [*(len(state.hand(s)) for s in others), len(state.stock)], [*barred, nothing], chance
        )
        shared = dict(zip(others, hands, strict=False))
        laid_anew = tuple(cards if s == seat else nothing for s, cards in zip(seats, state.laid, strict=True))
        return replace(
            state,
            hands=tuple(shared.get(s, state.hand(s)) for s in seats),
            stock=hands[-1],
            laid=laid_anew,
            chance=chance,
        )

    def score(self, state: State) -> ScoreSheet:
        """Every payment of the running game, and what each seat had before."""
        seats = state.rules.seats
        before: dict[Who, int] = {a: coins for a, coins in state.ledger.opening if isinstance(a, Seat)}
        lines = []
        for t in state.ledger.transfers:
            who, sign = (t.source, -1) if isinstance(t.source, Seat) else (t.target, 1)
            assert isinstance(who, Seat)
            lines.append(ScoreLine(who, t.rule, sign * t.amount, Phrase(LABELS[t.rule])))
        return ScoreSheet(seats, tuple(lines), before)

    def outcome(self, state: State) -> Outcome | None:
        """Over when everybody has dealt once; whoever has most coins wins (GK-7.4)."""
        if state.phase is not Phase.OVER:
            return None
        result: dict[Who, int] = {s: state.ledger.balance(s) for s in state.rules.seats}
        best = max(result.values())
        return Outcome("GK-7.4", tuple(s for s in state.rules.seats if result[s] == best), result)

    def conserved(self, state: State) -> object:
        """32 cards in hands and stock, and coins that only change hands."""
        cards = sorted(c.index for pile in (*state.hands, state.stock) for c in pile)
        return cards, sum(state.ledger.balances().values())

    def rulebook(self) -> Rulebook:
        """The rule texts, GK-1 to GK-7."""
        from engine.games.gaunerkleeblatt.rulebook import RULEBOOK

        return RULEBOOK


def _next_deal(rules: Rules, dealer: Seat, chance: Chance) -> tuple[Deal, Chance]:
    """The next forced deal, whoever deals it, or a shuffled one."""
    forced, chance = chance.deal()
    return (read_deal(rules, forced), chance) if forced is not None else shuffled(rules, dealer, chance)


def _amount(action: Action) -> int:
    return action.number if action.verb in (Verb.NAME, Verb.RAISE) else 0


def _amounts(state: State, some: Iterable[int]) -> list[int]:
    """A few amounts to choose from; with a limit also the limit and one above it."""
    most = state.rules.max_stake
    return sorted({*some} if most is None else {*(n for n in some if n <= most), most, most + 1})


def _held(state: State, action: Action) -> CardSet:
    """The cards to lay away; BadInput unless the player holds them all."""
    cards, hand = PACK.set(action.cards), state.hand(action.seat)
    if not cards <= hand:
        raise BadInput(
            "{seat} does not hold {cards}",
            "{seat} hat {cards} nicht auf der Hand",
            seat=action.seat,
            cards=cards - hand,
        )
    return cards


def _drew_before(state: State, other: Seat, seat: Seat) -> bool:
    """Whether this player cannot hold what `seat` laid away: no draw at all, or an earlier one."""
    seats = state.rules.seats
    if not state.exchanged[seats.index(other)]:
        return True
    start = seats.index(after(seats, state.dealer))
    return (seats.index(other) - start) % len(seats) < (seats.index(seat) - start) % len(seats)


GAME = Gaunerkleeblatt()
