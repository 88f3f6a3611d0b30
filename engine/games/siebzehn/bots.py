"""The sensible bot of 17: the best answer to the habits of seasoned players, from what its seat can see.

For every rival it works out what may lie under the cup, given the number of dice and whether he has
passed or is bust, and how he goes on by `habits.policy`; against that it compares rolling and standing
exactly (`outlook`), with the stakes paid and the pot as it is.  How the habits were found is told in
`study.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.bots.bot import Advice
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.ledger import Pot
from engine.core.text import Phrase, Text
from engine.dice.die import FACES, bust_faces
from engine.games.siebzehn import habits
from engine.games.siebzehn.outlook import Outlook, Rival
from engine.games.siebzehn.rules import LIMIT, AllBust, Order, Rules, Tie
from engine.games.siebzehn.state import Verb, View

_NEXT = Phrase(Text("the round is over", "die Runde ist vorbei"))
_STAND = Text(
    "{total} wins about {wins} % of the rounds from here; one more die is bust in {bust} of {faces} cases",
    "{total} gewinnt von hier aus etwa {wins} % der Runden; ein weiterer Würfel überwürfelt in {bust} von"
    " {faces} Fällen",
)
_GIVE_UP = Text(
    "{total} wins only about {wins} % of the rounds, but catching up costs more than it brings",
    "{total} gewinnt nur etwa {wins} % der Runden, aber das Aufholen kostet mehr, als es bringt",
)
_ROLL = Text(
    "standing on {total} would win about {wins} % of rounds; one more die is bust in {bust} of {faces} cases",
    "mit {total} zu passen gewänne etwa {wins} % der Runden; ein weiterer Würfel überwürfelt in {bust} von"
    " {faces} Fällen",
)


def sensible(view: View, legal: Sequence[Action], chance: Chance) -> Advice:
    """Roll or stand, whichever is worth more; equal worth stands."""
    by_verb = {a.verb: a for a in legal}
    if Verb.NEXT in by_verb:
        return Advice(by_verb[Verb.NEXT], _NEXT)
    total, prospects = own_total(view), outlook(view)
    rolling, standing = prospects.roll(total), prospects.stand(total)
    bust = len(bust_faces(total, LIMIT))
    facts = {
        "total": total,
        "wins": round(100 * prospects.chance_of_winning(total)),
        "bust": bust,
        "faces": len(FACES),
    }
    if rolling > standing:
        return Advice(by_verb[Verb.ROLL], Phrase(_ROLL, facts))
    return Advice(by_verb[Verb.PASS], Phrase(_STAND if bust > 1 else _GIVE_UP, facts))


def own_total(view: View) -> int:
    """The sum under the own cup."""
    own = view.cup(view.seat)
    assert own is not None and own.total is not None
    return own.total


def outlook(view: View) -> Outlook:
    """What a seat that is to decide can expect, from its view alone."""
    rules, own = view.rules, view.cup(view.seat)
    assert own is not None
    policy = habits.policy(len(view.cups), rules.pass_costs)
    seen = sorted((c.count, c.passed, c.bust) for c in view.cups if c.seat is not view.seat)
    return _outlook(
        tuple(Rival(*what, policy) for what in seen),
        own.count,
        view.ledger.balance(Pot.POT) / rules.stake,
        -view.ledger.net(own.seat) / rules.stake,
        rules,
    )


@lru_cache(maxsize=256)
def _outlook(rivals: tuple[Rival, ...], count: int, pot: float, paid: float, rules: Rules) -> Outlook:
    """Positions come again and again; where rivals sit makes no difference."""
    return Outlook(
        rivals,
        count,
        pot,
        paid,
        rules.price_of_passing / rules.stake,
        share_of_tie=1 / rules.players if rules.tie is Tie.CARRY else None,
        together=rules.order is Order.SIMULTANEOUS,
        refund_all=rules.all_bust is AllBust.REFUND_ALL,
    )
