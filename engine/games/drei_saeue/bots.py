"""A sensible player of Drei Säue: weighs what a trick would bring against the card that it costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

from engine.bots.bot import Advice
from engine.cards.card import Card, CardSet, Suit
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.seat import Seat, clockwise
from engine.core.text import Phrase, Text
from engine.games.drei_saeue.rules import HAND, PACK, SEATS, TRICKS, partner, side_of
from engine.games.drei_saeue.state import Phase, Verb, View, seen
from engine.games.drei_saeue.tricks import winner
from engine.games.drei_saeue.yards import pig

LEAD = 0.12  # worth of leading to the next trick, in Säue
KEEP = 0.25  # worth of the highest card of a suit; each card above it that is still out makes it less
FADE = 0.6
COVERED = 0.5  # a high card counts less while the Sau of its suit is covered


def sensible(view: View, legal: Sequence[Action], chance: Chance) -> Advice:
    """A good move at once, without search, and the reason for it."""
    if len(legal) == 1:
        return Advice(legal[0], Phrase(Text("nothing else is allowed", "etwas anderes ist nicht erlaubt")))
    if view.phase is Phase.TAKE:
        return _about_the_sau(view, legal)
    cards = [a for a in legal if a.verb is Verb.PLAY]
    mind = Mind(view)
    best = max(cards, key=lambda a: (mind.worth(a.card), -a.card.rank.number))
    return Advice(best, mind.reason(best.card))


class Mind:
    """What a player can work out from a view while choosing a card."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.me = view, view.seat
        self.mate = partner(view.seat)
        self.out = PACK.full - seen(view.trick, view.tricks) - view.hand
        after = clockwise(SEATS, view.seat)[1:]
        self.later = after[: len(SEATS) - 1 - len(view.trick)]

    # ---- what could happen ----

    def higher(self, card: Card) -> CardSet:
        """The cards still out that beat this one."""
        return CardSet(PACK, self.out.bits & TRICKS.plain_above[card.index])

    def share(self, seat: Seat, card: Card) -> float:
        """How likely it is that this seat holds a card that is still out."""
        rooms = {
            s: self.view.left[i]
            for i, s in enumerate(SEATS)
            if s != self.me and card not in self.view.voids[i]
        }
        total = sum(rooms.values())
        return rooms.get(seat, 0) / total if total else 0.0

    def stands(self, card: Card) -> float:
        """How likely no opponent who plays later can beat this card."""
        rivals = [s for s in self.later if s != self.mate]
        return prod(1 - sum(self.share(s, c) for s in rivals) for c in self.higher(card))

    def our_trick(self, card: Card) -> float:
        """How likely our side wins the trick if this card is played."""
        trick = (*self.view.trick, (self.me, card))
        who = winner(trick)
        top = next(c for s, c in trick if s == who)
        ours = self.stands(top) if who in (self.me, self.mate) else 0.0
        if self.mate not in self.later:
            return ours
        over = [c for c in self.higher(top) if self.stands(c) > 0.99]
        rescue = max((self.share(self.mate, c) for c in over), default=0.0)
        return ours + (1 - ours) * rescue

    # ---- what it is worth ----

    def stake(self, suit: Suit) -> float:
        """What winning a trick of this suit is worth against losing it: a Sau if one lies open."""
        return 1.0 if self.view.yards.is_open(suit) else 0.0

    def theirs(self, suit: Suit) -> bool:
        """Whether the Sau of this suit lies in an opponent's yard."""
        return self.view.yards.owner(suit) not in side_of(self.me).seats

    def keep(self, card: Card) -> float:
        """What the card is worth for later tricks."""
        open_now = self.view.yards.is_open(card.suit)
        return KEEP * FADE ** len(self.higher(card)) * (1.0 if open_now else COVERED)

    def worth(self, card: Card) -> float:
        """What playing this card brings, in Säue."""
        wins = self.our_trick(card)
        suit = self.view.trick[0][1].suit if self.view.trick else card.suit
        sure = 0.0 if self.view.trick or self.theirs(suit) else 1.0  # leading our own Sau can only lose it
        return self.stake(suit) * (wins - sure) + LEAD * wins - self.keep(card)

    # ---- why ----

    def reason(self, card: Card) -> Phrase:
        """The move in words."""
        trick = self.view.trick
        suit = trick[0][1].suit if trick else card.suit
        wins, is_open = self.our_trick(card), self.view.yards.is_open(suit)
        facts = {"pig": pig(suit), "card": card, "suit": suit, "owner": self.view.yards.owner(suit)}
        if trick and card.suit is not suit:
            return Phrase(
                Text(
                    "you are void and need this card least",
                    "du bist frei und brauchst diese Karte am wenigsten",
                )
            )
        if not is_open:
            return Phrase(
                Text(
                    "the {pig} is covered, so this trick moves nothing",
                    "die {pig} ist verdeckt, dieser Stich bewegt also nichts",
                ),
                facts,
            )
        if trick and wins < 0.01:
            return Phrase(
                Text(
                    "the trick is lost, so give the lowest",
                    "der Stich ist verloren, also die niedrigste Karte",
                )
            )
        if winner((*trick, (self.view.to_act, card))) != self.me:
            return Phrase(
                Text(
                    "your partner may win it, so save the high cards",
                    "dein Partner kann ihn machen, also schone die hohen Karten",
                )
            )
        if wins > 0.99 and self.theirs(suit):
            return Phrase(
                Text(
                    "nobody can beat the {card}, and it wins the {pig} from {owner}",
                    "niemand kann {card} schlagen, und das bringt die {pig} von {owner}",
                ),
                facts,
            )
        if self.theirs(suit):
            return Phrase(
                Text("it may win the {pig} from {owner}", "das kann die {pig} von {owner} bringen"), facts
            )
        return Phrase(Text("it holds the {pig} for your side", "das hält die {pig} auf eurer Seite"), facts)


def _about_the_sau(view: View, legal: Sequence[Action]) -> Advice:
    """Take it from opponents; from the partner only to cover an own Sau, or to have all four."""
    assert view.seat is not None
    suit, me = view.tricks[-1].suit, view.seat
    source = view.yards.owner(suit)
    take = next((a for a in legal if a.verb is Verb.TAKE and a.what is me), legal[0])
    leave = next((a for a in legal if a.verb is Verb.LEAVE), take)
    facts = {"pig": pig(suit), "owner": source}
    if source in side_of(me).seats:
        return _from_the_partner(view, take, leave, facts)
    give = next((a for a in legal if a.verb is Verb.TAKE and a.what is partner(me)), None)
    if give is not None and risk(view, me) < risk(view, partner(me)):
        return Advice(
            give,
            Phrase(
                Text(
                    "it covers your partner's open Sau, which is in more danger than yours",
                    "sie deckt die offene Sau deines Partners zu, die gefährdeter ist als deine",
                )
            ),
        )
    return Advice(
        take,
        Phrase(
            Text(
                "a Sau more for your side, one less for theirs",
                "eine Sau mehr für eure Seite, eine weniger für ihre",
            )
        ),
    )


def _from_the_partner(view: View, take: Action, leave: Action, facts: Mapping[str, object]) -> Advice:
    assert view.seat is not None
    mine, theirs = view.yards.before(view.seat), view.yards.before(partner(view.seat))
    if len(mine) + 1 == len(PACK.suits) and len(view.tricks) == HAND:
        return Advice(
            take,
            Phrase(
                Text(
                    "with all four Säue everybody pays you double, your partner too",
                    "mit allen vier Säuen zahlen dir alle doppelt, auch dein Partner",
                )
            ),
        )
    if mine and len(theirs) == 1 and len(mine) < len(PACK.suits) - 1:
        return Advice(
            take,
            Phrase(
                Text(
                    "laid on your own Sau it makes that one safe",
                    "über deine eigene Sau gelegt macht sie diese sicher",
                )
            ),
        )
    return Advice(
        leave,
        Phrase(Text("the {pig} is on your side already", "die {pig} liegt schon auf eurer Seite"), facts),
    )


def risk(view: View, seat: Seat) -> int:
    """How many cards are still out in the suit of the Sau open before a seat (0: none lies there)."""
    stack = view.yards.before(seat)
    if not stack:
        return 0
    return len((PACK.full - seen(view.trick, view.tricks) - view.hand).of(stack[-1]))
