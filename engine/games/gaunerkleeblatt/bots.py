"""A sensible player of Gaunerkleeblatt: draws towards the best clover and bets by the chance of winning the
pot."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations

from engine.bots.bot import Advice
from engine.cards.card import Card, CardSet
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.ledger import Pot
from engine.core.text import Phrase, Text
from engine.games.gaunerkleeblatt.betting import Betting, Verb
from engine.games.gaunerkleeblatt.rules import HAND, MOST_EXCHANGED, PACK, Exchange, Rules
from engine.games.gaunerkleeblatt.score import BEST, points
from engine.games.gaunerkleeblatt.state import Phase, View

TRIES = 32  # stocks imagined when weighing an exchange
DRAWN = 2.5  # measured: a hand after a good exchange is like the best of two or three dealt ones
LEVEL = 0.25  # worth of a tie: the pot stays, everybody may win it later
WARY = 0.85  # who raises has something
STAYS = 0.6  # how often somebody who must still pay stays in
BOLD = 1.6  # raise when the chance is so many times the fair share


def sensible(view: View, legal: Sequence[Action], chance: Chance) -> Advice:
    """A good move at once, by counting and a little sampling, and the reason for it."""
    if len(legal) == 1:
        return Advice(legal[0], Phrase(Text("nothing else is to be done", "etwas anderes ist nicht zu tun")))
    if view.phase is Phase.EXCHANGE:
        return _exchange(view, legal, chance)
    wins = _chance_to_win(view, chance)
    verb, wanted = answer(view.betting, view.rules, wins, view.ledger.balance(Pot.POT))
    facts = {"p": round(100 * wins)}
    if verb is Verb.NAME:
        return Advice(
            _nearest(legal, verb, wanted),
            Phrase(
                Text("this hand wins about {p} times in 100", "diese Hand gewinnt etwa {p} von 100 Mal"),
                facts,
            ),
        )
    if verb is Verb.RAISE:
        return Advice(
            _nearest(legal, verb, wanted),
            Phrase(
                Text(
                    "about {p} wins in 100 is more than your share: let the others pay",
                    "etwa {p} Siege von 100 sind mehr als dein Anteil: Lass die anderen zahlen",
                ),
                facts,
            ),
        )
    return Advice(next(a for a in legal if a.verb is verb), _why_hold_or_pass(view, verb, facts))


def answer(bet: Betting, rules: Rules, wins: float, pot: int) -> tuple[Verb, int]:
    """What a sensible player answers to the stake with this chance to win the pot, and to which amount."""
    share = 1 / len(bet.inside)
    if bet.opens:
        return Verb.NAME, 3 if wins > 1.4 * share else 2 if wins > share else 1
    if wins > BOLD * share and Verb.RAISE in bet.words(rules):
        return Verb.RAISE, bet.stake * (3 if wins > 0.7 else 2)
    me = bet.round.waiting[0]
    cost, coming = bet.owes(me), STAYS * sum(bet.owes(s) for s in bet.round.waiting[1:])
    wary = WARY if any(s != me for s in bet.raisers) else 1.0
    return (Verb.HOLD if wins * wary * (pot + coming + cost) >= cost else Verb.PASS), 0


def _why_hold_or_pass(view: View, verb: Verb, facts: Mapping[str, object]) -> Phrase:
    assert view.seat is not None
    cost = view.betting.owes(view.seat)
    if not cost:
        return Phrase(Text("staying in costs nothing", "Dabeibleiben kostet nichts"))
    facts = {**facts, "cost": cost, "pot": view.ledger.balance(Pot.POT)}
    if verb is Verb.HOLD:
        return Phrase(
            Text(
                "{cost} for a pot of {pot} is cheap at about {p} wins in 100",
                "{cost} für einen Topf von {pot} sind bei etwa {p} Siegen von 100 günstig",
            ),
            facts,
        )
    return Phrase(
        Text(
            "{cost} for a pot of {pot} is too much at about {p} wins in 100",
            "{cost} für einen Topf von {pot} sind bei etwa {p} Siegen von 100 zu viel",
        ),
        facts,
    )


def _nearest(legal: Sequence[Action], verb: Verb, wanted: int) -> Action:
    return min((a for a in legal if a.verb is verb), key=lambda a: abs(a.number - wanted))


# ---- what a hand is worth ----


def _chance_to_win(view: View, chance: Chance) -> float:
    """How likely this hand takes the pot against all who are still in, after the exchange."""
    worth = chances(view.rules, rivals(view.betting))
    if view.phase is Phase.FIRST:
        return max(value for value, _ in ways(view.hand, view.stock, view.rules, worth, chance))
    return worth[sum(points(view.hand.bits, view.rules.run_min, view.rules.run_wraps))]


def rivals(bet: Betting) -> float:
    """How many others will be in at the end; who must still pay may pass."""
    return len(bet.inside) - 1 - sum(bet.owes(s) > 0 for s in bet.round.waiting[1:]) * (1 - STAYS)


@cache
def chances(rules: Rules, rivals: float) -> tuple[float, ...]:
    """For each total the chance to beat so many rivals after their exchange; a tie counts a little."""
    from engine.games.gaunerkleeblatt.counts import hands, totals

    counted, all_hands = totals(rules.run_min, rules.run_wraps), hands()
    out, below = [], 0
    for total in range(BEST + 1):
        worse = (below / all_hands) ** (DRAWN * rivals)
        below += counted.get(total, 0)
        out.append(worse + LEVEL * ((below / all_hands) ** (DRAWN * rivals) - worse))
    return tuple(out)


def ways(
    hand: CardSet, stock: int, rules: Rules, worth: Sequence[float], chance: Chance
) -> list[tuple[float, CardSet]]:
    """Every way to lay cards away, with the mean worth of the hand afterwards over some imagined stocks."""
    unseen, size = tuple(PACK.full - hand), min(stock, PACK.size - HAND)
    imagined = []
    for _ in range(TRIES):
        drawn_up, chance = chance.shuffled(unseen)
        order, chance = chance.shuffled(PACK.cards)
        imagined.append((PACK.set(drawn_up[:size]).bits, order))
    value = _value(rules, worth)
    out = []
    for n in range(MOST_EXCHANGED + 1):
        for cards in combinations(hand, n):
            away = PACK.set(cards)
            kept = (hand - away).bits
            own = away.bits if rules.exchange is Exchange.SHUFFLE_FIRST else 0
            drawn = [_first(order, pile | own, n) for pile, order in imagined] if n else [0]
            out.append((sum(value(kept | d) for d in drawn) / len(drawn), away))
    return out


def _value(rules: Rules, worth: Sequence[float]) -> Callable[[int], float]:
    run_min, wraps = rules.run_min, rules.run_wraps
    return lambda hand: worth[sum(points(hand, run_min, wraps))]


def _first(order: Sequence[Card], pool: int, n: int) -> int:
    """The first so many cards of the pool in a random order, as bits."""
    bits = 0
    for card in order:
        if pool & card.bit:
            bits |= card.bit
            n -= 1
            if not n:
                break
    return bits


def best_way(found: Sequence[tuple[float, CardSet]]) -> tuple[float, CardSet]:
    """The way that promises most; of equal ones the one with fewer cards."""
    return max(found, key=lambda way: (way[0], -len(way[1])))


def _exchange(view: View, legal: Sequence[Action], chance: Chance) -> Advice:
    """Lay away what promises most."""
    worth = chances(view.rules, len(view.betting.inside) - 1)
    value, away = best_way(ways(view.hand, view.stock, view.rules, worth, chance))
    action = next(a for a in legal if PACK.set(a.cards) == away)
    total = sum(points(view.hand.bits, view.rules.run_min, view.rules.run_wraps))
    facts = {"p": round(100 * value), "total": total}
    if not away:
        return Advice(
            action,
            Phrase(
                Text(
                    "{total} points are better than any exchange promises",
                    "{total} Punkte sind besser als jeder Tausch verspricht",
                ),
                facts,
            ),
        )
    return Advice(
        action,
        Phrase(
            Text(
                "without them you win about {p} times in 100, counting what you may draw",
                "ohne sie gewinnst du etwa {p} von 100 Mal, mitgezählt, was du ziehen kannst",
            ),
            facts,
        ),
    )
