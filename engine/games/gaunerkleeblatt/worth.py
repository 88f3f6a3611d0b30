"""What a bet or an exchange is worth in coins, for a lesson's prices: games against sensible players, imagined fast.

The cards not in the own hand are dealt anew, so that each rival may well have paid or raised as he has; how he
fares in the exchange comes from `habits`, how he bets from the bot's own `answer`.  The own seat goes on by the same
`answer`, but knows how often each total wins in these games.  A draw of one's own is counted exactly
(`counts.after_exchange`).  What stays in the pot after a tie counts for nobody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from engine.cards.card import CardSet
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.ledger import Pot
from engine.core.seat import Seat
from engine.games.gaunerkleeblatt.betting import Betting, Verb
from engine.games.gaunerkleeblatt.bots import BOLD, LEVEL, STAYS, answer, best_way, chances, rivals, ways
from engine.games.gaunerkleeblatt.counts import after_exchange
from engine.games.gaunerkleeblatt.habits import WHOLE, Fate, fate
from engine.games.gaunerkleeblatt.rules import HAND, PACK, Rules
from engine.games.gaunerkleeblatt.score import points, verdict
from engine.games.gaunerkleeblatt.state import Phase, View
from engine.learn.lessons.playing import Worth

GAMES = 200
DEALT_AGAIN = 4  # times, until a rival's cards fit what he has done
HUNDREDTH = 100


class Imagined(NamedTuple):
    """A game as it may be: how all stand before the exchange, and their totals after it."""

    before: Mapping[Seat, Fate]
    after: Mapping[Seat, int]


def worth(view: View, action: Action) -> Worth | None:
    """What this game brings on average after this move; None where nothing is at stake or other rules are played."""
    usual = Rules(players=view.rules.players, raises=view.rules.raises, max_stake=view.rules.max_stake)
    if view.seat is None or view.rules != usual:
        return None
    if view.phase not in (Phase.FIRST, Phase.EXCHANGE, Phase.SECOND):
        return None
    mind = imagined(view)
    if view.phase is Phase.EXCHANGE:
        value = mind.of_exchange(PACK.set(action.cards))
    else:
        assert isinstance(action.verb, Verb)
        value = mind.of_bet(action.verb, action.number if action.verb in (Verb.NAME, Verb.RAISE) else 0)
    return Worth(Fraction(round((value + view.ledger.net(view.seat)) * HUNDREDTH), HUNDREDTH), GAMES)


@lru_cache(maxsize=8)
def imagined(view: View) -> Imagining:
    """The games that look like this one from its seat; all its moves are weighed on the same ones."""
    return Imagining(view)


class Imagining:
    """Games that look like this one from its seat, and what moves bring in them."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.me, self.rules = view, view.seat, view.rules
        self.pot = view.ledger.balance(Pot.POT)
        self.stock = min(view.stock, PACK.size - HAND)
        self.own = self._own_fate()
        self.games: list[Imagined] = []
        self._wins: dict[tuple[tuple[Seat, ...], int, float], float] = {}
        chance = Chance("imagined")
        for _ in range(GAMES):
            game, chance = self._imagine(chance)
            self.games.append(game)

    # ---- what a move brings ----

    def of_bet(self, verb: Verb, amount: int) -> float:
        """What an answer to the stake brings from here on when all go on betting sensibly."""
        return sum(self._brings(game, verb, amount) for game in self.games) / GAMES

    def of_exchange(self, away: CardSet) -> float:
        """What of the pot an exchange promises if nobody raises any more."""
        inside = self.view.betting.inside
        may_be = after_exchange(self.view.hand, away, self.stock, self.rules)
        return self.pot * sum(float(p) * self.wins(inside, total, 0.0) for total, p in may_be.items())

    def _brings(self, game: Imagined, verb: Verb, amount: int) -> int:
        bet, pot, paid, first = self.view.betting, self.pot, 0, True
        while not bet.over:
            seat = bet.round.waiting[0]
            if not (first and seat is self.me):
                verb, amount = answer(bet, self.rules, self._chance(bet, seat, game), pot)
            first = False
            if verb is Verb.PASS and seat is self.me:
                return -paid
            after = bet.did(verb, min(amount, self.rules.max_stake or amount))
            cost = after.paid(seat) - bet.paid(seat)
            pot, paid = pot + cost, paid + cost * (seat is self.me)
            bet = after
            if bet.over and bet.number == 1 and len(bet.inside) > 1:
                bet = Betting.open(2, self.rules.seats, self.view.dealer, bet.inside, bet.stake)
        totals = {s: game.after[s] for s in bet.inside}
        final = self.view.number == self.rules.games
        return verdict(totals, pot, self.rules.seats, final).payout[self.me] - paid

    def _chance(self, bet: Betting, seat: Seat, game: Imagined) -> float:
        """The chance a seat gives itself: by its fate before the exchange, by its total after it."""
        if seat is not self.me:
            others = rivals(bet)
            before = bet.number == 1
            return (
                game.before[seat].wins(self.rules, others)
                if before
                else chances(self.rules, others)[game.after[seat]]
            )
        if bet.number == 2:
            return self.wins(bet.inside, game.after[seat], LEVEL)
        return (
            sum(
                n * self.wins(bet.inside, total, LEVEL)
                for row in self.own.rows.values()
                for total, n in row.items()
            )
            / WHOLE
        )

    def wins(self, inside: tuple[Seat, ...], total: int, level: float) -> float:
        """How often this total wins these games against those who are in; a tie counts as `level`."""
        key = inside, total, level
        if key not in self._wins:
            best = [max(g.after[s] for s in inside if s is not self.me) for g in self.games]
            self._wins[key] = (
                sum(b < total for b in best) / GAMES + level * sum(b == total for b in best) / GAMES
            )
        return self._wins[key]

    # ---- imagining ----

    def _own_fate(self) -> Fate:
        """What the own hand may become: itself after the exchange, before it what the best exchange leads to."""
        view, rules = self.view, self.rules
        if view.phase is not Phase.FIRST:
            return Fate.certain(sum(points(view.hand.bits, rules.run_min, rules.run_wraps)))
        worth_of = chances(rules, rivals(view.betting))
        away = best_way(ways(view.hand, self.stock, rules, worth_of, Chance("own")))[1]
        return Fate.of(len(away), after_exchange(view.hand, away, self.stock, rules))

    def _imagine(self, chance: Chance) -> tuple[Imagined, Chance]:
        before, after = {}, {}
        unseen: Sequence[int] = tuple(c.bit for c in PACK.full - self.view.hand - self.view.laid)
        for seat in self.view.betting.inside:
            known = self.view.exchanged[self.rules.seats.index(seat)]
            if seat is self.me:
                before[seat] = self.own
            else:
                before[seat], unseen, chance = self._rival(seat, known, unseen, chance)
            after[seat], chance = before[seat].total(known, chance)
        return Imagined(before, after), chance

    def _rival(
        self, seat: Seat, known: int | None, unseen: Sequence[int], chance: Chance
    ) -> tuple[Fate, Sequence[int], Chance]:
        """A rival's fate, from cards with which he might have bet and exchanged as he has."""
        needed = self._needed(seat)
        others = (len(self.rules.seats) - 1) * (1 + STAYS) / 2  # when he bet, some of all had still to answer
        for _ in range(DEALT_AGAIN):
            unseen, chance = chance.shuffled(unseen)
            for start in range(0, len(unseen) - HAND + 1, HAND):
                cards = unseen[start : start + HAND]
                found = fate(points(sum(cards), self.rules.run_min, self.rules.run_wraps))
                if found.fits(known) and found.wins(self.rules, others) >= needed:
                    return found, (*unseen[:start], *unseen[start + HAND :]), chance
        return found, unseen[:start], chance

    def _needed(self, seat: Seat) -> float:
        """The chance to win with which a player would have done what this one has done in the first betting."""
        bet = self.view.betting
        if seat in bet.raisers and bet.number == 1:
            return BOLD / len(self.rules.seats)
        put = bet.round.put(seat)
        answered = self.view.phase is not Phase.FIRST or seat not in bet.round.waiting
        if not (answered and put) or seat is bet.round.holder:
            return 0.0
        return put / (self.pot + put)
