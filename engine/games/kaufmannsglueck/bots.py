"""A sensible player of Kaufmannsglück: it deals the hidden cards anew many times and counts its wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.bots.bot import Advice
from engine.cards.card import Card
from engine.cards.packs import FRENCH_52
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.text import Phrase, Text
from engine.games.kaufmannsglueck.buying import card_of
from engine.games.kaufmannsglueck.contest import Contest
from engine.games.kaufmannsglueck.rules import ROUNDS, START_CARDS
from engine.games.kaufmannsglueck.score import Worth, measure, worth
from engine.games.kaufmannsglueck.state import Phase, View
from engine.games.kaufmannsglueck.verbs import Verb

WORLDS = 120  # random deals looked at for one decision
ROUND_COST = 1.8  # what a player pays for a card on average, in coppers
UNCHALLENGED = {1: 0.55, 2: 0.75}  # how often one rival lets a bid of so many coppers pass
HIGHER_BID = 0.85  # the same for anything above
PRESS_FROM = 0.42  # chance of winning from which driving up a rival's price pays
_M = (1 << 64) - 1


def sensible(view: View, legal: Sequence[Action], chance: Chance) -> Advice:
    """What a careful merchant would do: price each card by how often it would win the pot."""
    if view.phase is Phase.SETTLED or len(legal) == 1:
        return Advice(
            legal[0], Phrase(Text("there is nothing else to do", "etwas anderes gibt es nicht zu tun"))
        )
    merchant = _Merchant(view, chance)
    if view.phase is Phase.FOLDING:
        return merchant.stay_or_fold(legal)
    if view.buying.contest is None:
        return merchant.own_turn(legal)
    return merchant.answer(legal, view.buying.contest)


@dataclass(frozen=True, slots=True)
class _World:
    """One random deal of what is hidden: a card from the stack, later cards, the rivals' best hand."""

    drawn: int
    later: tuple[int, ...]
    rivals: Worth


class _Merchant:
    """Weighs one decision from what its seat knows."""

    def __init__(self, view: View, chance: Chance) -> None:
        assert view.seat is not None
        self.view, self.me, self.rules = view, view.seat, view.rules
        self.hand = [c.index for c in view.hand]
        number, _ = chance.below(1 << 63)
        self.random = _stream(number)
        buying = view.buying
        self.rounds_after = ROUNDS - buying.number
        self.worlds = [self._world() for _ in range(WORLDS)]
        cards_to_come = self.rounds_after * len(view.left) + len(buying.waiting)
        self.final_pot = view.pot + ROUND_COST * cards_to_come

    # ---- random worlds ----

    def _world(self) -> _World:
        view, hand = self.view, set(self.hand)
        gone = {c.index for c in view.lain}
        unseen = [c for c in range(FRENCH_52.size) if c not in hand and c not in gone]
        rivals = [s for s in view.left if s != self.me]
        size = START_CARDS + ROUNDS
        hidden = {s: size + 1 - len(view.known[s]) for s in rivals}
        need = 1 + self.rounds_after + 1 + sum(hidden.values())
        for i in range(need):
            j = i + self.random(len(unseen) - i)
            unseen[i], unseen[j] = unseen[j], unseen[i]
        drawn, later, at = unseen[0], tuple(unseen[1 : 2 + self.rounds_after]), 2 + self.rounds_after
        best = Worth(-1, ())
        for s in rivals:
            known = [c.index for c in view.known[s]]
            best = max(
                best, self.finished([*known, *unseen[at : at + hidden[s] - 1]], unseen[at + hidden[s] - 1])
            )
            at += hidden[s]
        return _World(drawn, later, best)

    def finished(self, cards: Sequence[int], choice: int | None = None) -> Worth:
        """What five cards are worth, the last of them exchanged for `choice` if that is better."""
        found = measure(cards, self.rules)
        return found if choice is None else max(found, measure([*cards[:-1], choice], self.rules))

    def wins(self, card: Callable[[_World], int] | None) -> float:
        """How often the hand wins with this card of the present round (None: without one more)."""
        won = 0.0
        for w in self.worlds:
            have = [*self.hand] if card is None else [*self.hand, card(w)]
            last = None
            if self.rounds_after:
                have += w.later[: self.rounds_after]
                last = w.later[self.rounds_after]
            mine = self.finished(have, last)
            won += 1.0 if mine > w.rivals else 0.5 if mine == w.rivals else 0.0
        return won / len(self.worlds)

    def with_open(self, card: Card) -> float:
        """How often the hand wins with this open card."""
        return self.wins(lambda _: card.index)

    def with_stack(self) -> float:
        """How often the hand wins with a card from the stack."""
        return self.wins(lambda w: w.drawn)

    # ---- decisions ----

    def value(self, share: float, cost: float) -> float:
        """Coppers that a chance of winning is worth, less what it costs now."""
        return share * self.final_pot - cost

    def stay_or_fold(self, legal: Sequence[Action]) -> Advice:
        """Stay while the chance of winning is worth what the next rounds cost."""
        share = self.wins(None)
        stays = self.value(share, ROUND_COST * self.rounds_after) > 0
        action = next(a for a in legal if a.verb is (Verb.STAY if stays else Verb.FOLD))
        facts = {"percent": round(100 * share), "pot": self.view.pot}
        if stays:
            why = Text(
                "about {percent} in 100 such hands win, and {pot} lie in the pot",
                "etwa {percent} von 100 solchen Händen gewinnen, und im Pot liegen {pot}",
            )
        else:
            why = Text(
                "only about {percent} in 100 such hands win; that does not pay for the rounds to come",
                "nur etwa {percent} von 100 solchen Händen gewinnen; das zahlt die nächsten Runden nicht",
            )
        return Advice(action, Phrase(why, facts))

    def own_turn(self, legal: Sequence[Action]) -> Advice:
        """The best of all bids and the stack, each by its chance of going through."""
        rivals = len(self.view.buying.waiting) - 1
        stack = self.with_stack()
        shares = {c: self.with_open(c) for c in self.view.buying.for_sale}
        bids = [a for a in legal if a.verb is Verb.BID]
        best = max(
            bids, key=lambda a: self._bid_value(shares[card_of(a)], stack, a.number, rivals), default=None
        )
        drawing = next(a for a in legal if a.verb is Verb.STACK)
        if best is None or self._bid_value(shares[card_of(best)], stack, best.number, rivals) <= self.value(
            stack, 1
        ):
            return Advice(
                drawing,
                Phrase(
                    Text(
                        "no open card helps you more than an unseen one, which costs only 1",
                        "keine offene Karte hilft dir mehr als eine verdeckte für nur 1",
                    )
                ),
            )
        return Advice(best, self._why_bid(best, rivals))

    def _bid_value(self, share: float, stack: float, n: int, rivals: int) -> float:
        passes = 1.0 if n == self.rules.limit else UNCHALLENGED.get(n, HIGHER_BID) ** rivals
        return passes * self.value(share, n) + (1 - passes) * self.value(stack, n)

    def _why_bid(self, bid: Action, rivals: int) -> Phrase:
        card = card_of(bid)
        facts = {"card": card, "n": bid.number, "what": worth([*self.view.hand, card], self.rules)}
        if not rivals:
            return Phrase(
                Text(
                    "nobody can outbid you, so {n} is enough for {what}",
                    "niemand kann dich überbieten, also reicht {n} für {what}",
                ),
                facts,
            )
        if bid.number == self.rules.limit:
            return Phrase(
                Text(
                    "it gives you {what}, and a bid of {n} cannot be outbid",
                    "das ergibt {what}, und ein Gebot von {n} kann niemand überbieten",
                ),
                facts,
            )
        return Phrase(
            Text("it gives you {what}; {n} may be enough", "das ergibt {what}; {n} reicht vielleicht"), facts
        )

    def answer(self, legal: Sequence[Action], contest: Contest) -> Advice:
        """Outbid, press, or leave the card to the others."""
        card = self.view.buying.card
        assert card is not None
        raises = [a for a in legal if a.verb is Verb.RAISE]
        word = next(a for a in legal if a.verb in (Verb.DECLINE, Verb.YIELD))
        share, stack, put = self.with_open(card), self.with_stack(), contest.answers.put(self.me)
        facts = {"card": card, "what": worth([*self.view.hand, card], self.rules)}
        buys = [a for a in raises if not contest.presses(self.rules, self.me, a.number)]
        if self.me == contest.active:
            leave = self.value(stack, 0)
        else:
            leave = max(
                [self.value(stack, 1), *(self._later_bid(c, stack) for c in self.view.buying.for_sale)]
            )
        dear = min(buys, key=lambda a: a.number, default=None)
        if dear is not None and self.value(share, dear.number - put) > leave:
            return Advice(
                dear,
                Phrase(
                    Text("{what} with the {card} is worth the {n}", "{what} mit {card} ist die {n} wert"),
                    {**facts, "n": dear.number},
                ),
            )
        press = next((a for a in raises if a not in buys), None)
        if press is not None and leave <= self.value(stack, 1) and stack >= PRESS_FROM and self.random(2):
            return Advice(
                press,
                Phrase(
                    Text(
                        "your hand is good enough to drive up the price",
                        "deine Hand ist gut genug, den Preis in die Höhe zu treiben",
                    )
                ),
            )
        if word.verb is Verb.YIELD:
            return Advice(
                word, Phrase(Text("the {card} is not worth more", "{card} ist nicht mehr wert"), facts)
            )
        return Advice(
            word,
            Phrase(
                Text(
                    "declining costs nothing and keeps your own turn",
                    "Ablehnen kostet nichts und lässt dir den eigenen Zug",
                )
            ),
        )

    def _later_bid(self, card: Card, stack: float) -> float:
        """What another open card is worth in the own turn to come."""
        rivals = max(0, len(self.view.buying.waiting) - 2)
        share = self.with_open(card)
        return max(self._bid_value(share, stack, n, rivals) for n in (1, 2, 3))


def _stream(seed: int) -> Callable[[int], int]:
    """Numbers below n from a seed, quick and the same everywhere; good enough for weighing odds.

    Knuth's MMIX generator (The Art of Computer Programming 2, 3.3.4), its upper bits scaled down.
    """
    state = seed

    def below(n: int) -> int:
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) & _M
        return (state >> 32) * n >> 32

    return below
