"""What a bet or an exchange is worth in coins, for a lesson's prices: games against sensible players, imagined fast.

The cards not in the own hand are dealt anew, so that each rival may well have paid or raised as he has; how he
fares in the exchange comes from `habits`, how he bets from the bot's own `answer`.  A draw of one's own is
counted exactly (`counts.after_exchange`).  What stays in the pot after a tie counts for nobody.
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
from engine.games.gaunerkleeblatt.bots import BOLD, STAYS, answer, best_way, chances, rivals, ways
from engine.games.gaunerkleeblatt.counts import after_exchange
from engine.games.gaunerkleeblatt.habits import Fate, fate
from engine.games.gaunerkleeblatt.rules import HAND, PACK, Rules
from engine.games.gaunerkleeblatt.score import points, verdict
from engine.games.gaunerkleeblatt.state import Phase, View
from engine.learn.lessons.playing import Worth

GAMES = 200
FEWER = 80  # games imagined for each total that an exchange may lead to
DEALT_AGAIN = 4  # times, until a rival's cards fit what he has done
HUNDREDTH = 100

Totals = Mapping[Seat, int]


class Imagined(NamedTuple):
    """A game as it may be: how rivals stand before the exchange, and all totals after it."""

    before: Mapping[Seat, Fate]
    after: Totals


def worth(view: View, action: Action) -> Worth | None:
    """What this game brings on average after this move; None where nothing is at stake or other rules are played."""
    usual = Rules(players=view.rules.players, raises=view.rules.raises, max_stake=view.rules.max_stake)
    if view.seat is None or view.rules != usual:
        return None
    if view.phase is Phase.EXCHANGE:
        return _of_exchange(view, PACK.set(action.cards))
    if view.phase not in (Phase.FIRST, Phase.SECOND):
        return None
    assert isinstance(action.verb, Verb)
    first = action.verb, action.number if action.verb in (Verb.NAME, Verb.RAISE) else 0
    games = imagined(view, GAMES)
    return _worth(sum(_brings(view, view.betting, g, first) for g in games), len(games), view)


def _worth(total: float, games: int, view: View) -> Worth:
    assert view.seat is not None
    value = total / games + view.ledger.net(view.seat)
    return Worth(Fraction(round(value * HUNDREDTH), HUNDREDTH), games)


def _of_exchange(view: View, away: CardSet) -> Worth:
    """The totals this exchange may lead to, each played on against the same rivals."""
    assert view.seat is not None
    may_be = after_exchange(view.hand, away, min(view.stock, PACK.size - HAND), view.rules)
    value = sum(float(p) * _with_total(view, total) for total, p in may_be.items())
    return _worth(value, 1, view)._replace(games=FEWER)


@lru_cache(maxsize=64)
def _with_total(view: View, total: int) -> float:
    """What the second betting and the showdown bring on average with so many points in hand."""
    assert view.seat is not None
    bet = Betting.open(2, view.rules.seats, view.dealer, view.betting.inside, view.betting.stake)
    games = imagined(view, FEWER)
    return sum(_brings(view, bet, Imagined(g.before, {**g.after, view.seat: total})) for g in games) / len(
        games
    )


# ---- one imagined game ----


def _brings(view: View, bet: Betting, game: Imagined, first: tuple[Verb, int] | None = None) -> int:
    """What a game brings from here on when all bet sensibly, after this seat's first answer."""
    me, pot, paid = view.seat, view.ledger.balance(Pot.POT), 0
    assert me is not None
    while not bet.over:
        seat = bet.round.waiting[0]
        if first is not None and seat is me:
            (verb, amount), first = first, None
        else:
            verb, amount = answer(bet, view.rules, _wins(view.rules, bet, seat, game), pot)
        if verb is Verb.PASS and seat is me:
            return -paid
        after = bet.did(verb, min(amount, view.rules.max_stake or amount))
        cost = after.paid(seat) - bet.paid(seat)
        pot, paid = pot + cost, paid + cost * (seat is me)
        bet = after
        if bet.over and bet.number == 1 and len(bet.inside) > 1:
            bet = Betting.open(2, view.rules.seats, view.dealer, bet.inside, bet.stake)
    totals = {s: game.after[s] for s in bet.inside}
    final = view.number == view.rules.games
    return verdict(totals, pot, view.rules.seats, final).payout[me] - paid


def _wins(rules: Rules, bet: Betting, seat: Seat, game: Imagined) -> float:
    """The chance a seat gives itself: by its fate before the exchange, by its total after it."""
    others = rivals(bet)
    if bet.number == 1:
        return game.before[seat].wins(rules, others)
    return chances(rules, others)[game.after[seat]]


# ---- imagining ----


@lru_cache(maxsize=8)
def imagined(view: View, many: int) -> tuple[Imagined, ...]:
    """So many games that look like this one from its seat."""
    chance, out = Chance("imagined"), []
    own = _own_fate(view)
    for _ in range(many):
        game, chance = _imagine(view, own, chance)
        out.append(game)
    return tuple(out)


def _imagine(view: View, own: Fate, chance: Chance) -> tuple[Imagined, Chance]:
    before, after = {}, {}
    unseen: Sequence[int] = tuple(c.bit for c in PACK.full - view.hand)
    for seat in view.betting.inside:
        known = view.exchanged[view.rules.seats.index(seat)]
        if seat is view.seat:
            before[seat] = own
        else:
            before[seat], unseen, chance = _rival(view, seat, known, unseen, chance)
        after[seat], chance = before[seat].total(known, chance)
    return Imagined(before, after), chance


def _rival(
    view: View, seat: Seat, known: int | None, unseen: Sequence[int], chance: Chance
) -> tuple[Fate, Sequence[int], Chance]:
    """A rival's fate, from cards with which he might have bet and exchanged as he has."""
    needed = _needed(view, seat)
    others = (len(view.rules.seats) - 1) * (1 + STAYS) / 2  # when he bet, some of all had still to answer
    for _ in range(DEALT_AGAIN):
        unseen, chance = chance.shuffled(unseen)
        for start in range(0, len(unseen) - HAND + 1, HAND):
            cards = unseen[start : start + HAND]
            found = fate(points(sum(cards), view.rules.run_min, view.rules.run_wraps))
            if found.fits(known) and found.wins(view.rules, others) >= needed:
                return found, (*unseen[:start], *unseen[start + HAND :]), chance
    return found, unseen[:start], chance


def _needed(view: View, seat: Seat) -> float:
    """The chance to win with which a player would have done what this one has done in the first betting."""
    bet = view.betting
    if seat in bet.raisers and bet.number == 1:
        return BOLD / len(view.rules.seats)
    put = bet.round.put(seat)
    answered = view.phase is not Phase.FIRST or seat not in bet.round.waiting
    pot = view.ledger.balance(Pot.POT)
    return put / (pot + put) if answered and put and seat is not bet.round.holder else 0.0


def _own_fate(view: View) -> Fate:
    """What the own hand may become: itself after the exchange, before it what the best exchange leads to."""
    assert view.seat is not None
    if view.phase is not Phase.FIRST:
        return Fate.certain(sum(points(view.hand.bits, view.rules.run_min, view.rules.run_wraps)))
    stock = min(view.stock, PACK.size - HAND)
    worth_of = chances(view.rules, rivals(view.betting))
    away = best_way(ways(view.hand, stock, view.rules, worth_of, Chance("own")))[1]
    return Fate.of(len(away), after_exchange(view.hand, away, stock, view.rules))
