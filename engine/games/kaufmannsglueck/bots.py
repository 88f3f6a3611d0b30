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
from engine.games.kaufmannsglueck.score import Worth, measure
from engine.games.kaufmannsglueck.state import Phase, View
from engine.games.kaufmannsglueck.verbs import Verb

WORLDS = 120  # random deals looked at for one decision
ROUND_COST = 1.8  # what a player pays for a card on average, in coppers
UNCHALLENGED = {1: 0.55, 2: 0.75}  # how often one rival lets a bid of so many coppers pass
HIGHER_BID = 0.85  # the same for anything above
PRESS_FROM = 0.42  # chance of winning from which driving up a rival's price pays
_M = (1 << 64) - 1

_ALONE = Text(
    "nobody can outbid you, and with it your hand is the best in about {percent} of 100 random deals "
    "({stack} with an unseen card)",
    "niemand kann dich überbieten, und damit ist dein Blatt in etwa {percent} von 100 zufälligen Verteilungen das "
    "beste ({stack} mit einer verdeckten Karte)",
)
_SURE = Text(
    "with it your hand is the best in about {percent} of 100 random deals ({stack} with an unseen card), and {n} "
    "cannot be outbid",
    "damit ist dein Blatt in etwa {percent} von 100 zufälligen Verteilungen das beste ({stack} mit einer verdeckten "
    "Karte), und {n} kann niemand überbieten",
)
_ENOUGH = Text(
    "with it your hand is the best in about {percent} of 100 random deals ({stack} with an unseen card); {n} may be "
    "enough",
    "damit ist dein Blatt in etwa {percent} von 100 zufälligen Verteilungen das beste ({stack} mit einer verdeckten "
    "Karte); {n} reicht vielleicht",
)
_WORTH_IT = Text(
    "with it your hand is the best in about {percent} of 100 random deals ({stack} with an unseen card): that is "
    "worth {n}",
    "damit ist dein Blatt in etwa {percent} von 100 zufälligen Verteilungen das beste ({stack} mit einer verdeckten "
    "Karte): Das ist {n} wert",
)
_PRESS = Text(
    "even with an unseen card your hand is the best in about {stack} of 100 random deals, so let the others pay more",
    "selbst mit einer verdeckten Karte ist dein Blatt in etwa {stack} von 100 zufälligen Verteilungen das beste, also "
    "lass die anderen mehr zahlen",
)
_YIELD = Text("the {card} is not worth more", "{card} ist nicht mehr wert")
_DECLINE = Text(
    "declining costs nothing and keeps your own turn",
    "Ablehnen kostet nichts und lässt dir den eigenen Zug",
)


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
                "your hand becomes the best in about {percent} of 100 random deals, and {pot} lie in the pot",
                "dein Blatt wird in etwa {percent} von 100 zufälligen Verteilungen das beste, und im Pot liegen {pot}",
            )
        else:
            why = Text(
                "your hand becomes the best in only about {percent} of 100 random deals; that does not pay for the "
                "rounds to come",
                "dein Blatt wird nur in etwa {percent} von 100 zufälligen Verteilungen das beste; das zahlt die "
                "nächsten Runden nicht",
            )
        return Advice(action, Phrase(why, facts))

    def own_turn(self, legal: Sequence[Action]) -> Advice:
        """The best of all bids and the stack, each by its chance of going through."""
        rivals = len(self.view.buying.waiting) - 1
        stack = self.with_stack()
        shares = {c: self.with_open(c) for c in self.view.buying.for_sale}

        def worth_of(bid: Action) -> float:
            return self._bid_value(shares[card_of(bid)], stack, bid.number, rivals)

        best = max((a for a in legal if a.verb is Verb.BID), key=worth_of, default=None)
        if best is None or worth_of(best) <= self.value(stack, 1):
            why = Text(
                "no open card helps you more than an unseen one, which costs only 1",
                "keine offene Karte hilft dir mehr als eine verdeckte, und die kostet nur 1",
            )
            return Advice(next(a for a in legal if a.verb is Verb.STACK), Phrase(why))
        why = _ENOUGH
        if best.number == self.rules.limit or not rivals:
            why = _SURE if rivals else _ALONE
        return Advice(best, Phrase(why, self._facts(shares[card_of(best)], stack, best.number)))

    def _facts(self, share: float, stack: float, n: int) -> dict[str, object]:
        return {"percent": round(100 * share), "stack": round(100 * stack), "n": n}

    def _bid_value(self, share: float, stack: float, n: int, rivals: int) -> float:
        passes = 1.0 if n == self.rules.limit else UNCHALLENGED.get(n, HIGHER_BID) ** rivals
        return passes * self.value(share, n) + (1 - passes) * self.value(stack, n)

    def answer(self, legal: Sequence[Action], contest: Contest) -> Advice:
        """Outbid, press, or leave the card to the others."""
        card = self.view.buying.card
        assert card is not None
        raises = [a for a in legal if a.verb is Verb.RAISE]
        share, stack = self.with_open(card), self.with_stack()
        buys = [a for a in raises if not contest.presses(self.rules, self.me, a.number)]
        leave = self._leaving(contest, stack)
        buy = min(buys, key=lambda a: a.number, default=None)
        if buy is not None and self._worth_it(contest, buy.number, share, stack, leave):
            return Advice(buy, Phrase(_WORTH_IT, self._facts(share, stack, buy.number)))
        press = next((a for a in raises if a not in buys), None)
        if press is not None and leave <= self.value(stack, 1) and stack >= PRESS_FROM and self.random(2):
            return Advice(press, Phrase(_PRESS, self._facts(share, stack, press.number)))
        word = next(a for a in legal if a.verb in (Verb.DECLINE, Verb.YIELD))
        return Advice(word, Phrase(_YIELD if word.verb is Verb.YIELD else _DECLINE, {"card": card}))

    def _worth_it(self, contest: Contest, n: int, share: float, stack: float, leave: float) -> bool:
        """Whether to go up to n; without a limit only as far as the card itself is worth.

        Otherwise two bidders would throw good money after bad for ever.
        """
        if self.rules.limit is None:
            pot = self.final_pot - sum(contest.paid.values())
            if n > 1 + (share - stack) * pot:
                return False
        return self.value(share, n - contest.answers.put(self.me)) > leave

    def _leaving(self, contest: Contest, stack: float) -> float:
        """What is left when the card goes to somebody else: a stack card, or the own turn to come."""
        if self.me == contest.active:
            return self.value(stack, 0)
        later = (self._later_bid(c, stack) for c in self.view.buying.for_sale)
        return max([self.value(stack, 1), *later])

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
