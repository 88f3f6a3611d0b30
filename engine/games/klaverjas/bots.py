"""A sensible player: bids on jack and nine, counts trumps, keeps the partner's tricks and takes roem."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.bots.bot import Advice
from engine.cards.card import Card, CardSet, Suit
from engine.cards.packs import FRENCH_32
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.seat import Seat, clockwise
from engine.games.klaverjas import duties
from engine.games.klaverjas.bidder import T, advice, call, lay_away
from engine.games.klaverjas.roem import combinations, in_trick
from engine.games.klaverjas.rules import RoemBy
from engine.games.klaverjas.score import card_points, points_of
from engine.games.klaverjas.state import Laid, Phase, Verb, View

PACK = FRENCH_32
REST = 5  # points a card still to come is good for, on average


def sensible(view: View, legal: Sequence[Action], chance: Chance) -> Advice:
    """A good quick move and why."""
    if view.phase is Phase.BIDDING:
        return call(view, legal)
    if view.phase is Phase.EXCHANGE:
        return lay_away(view, legal)
    if view.phase is Phase.SCORED:
        return advice(legal[0], "deal")
    verbs = {a.verb: a for a in legal}
    if Verb.CLAIM in verbs and _worth_claiming(view):
        return advice(verbs[Verb.CLAIM], "claim")
    if Verb.COUNT in verbs:
        return advice(verbs[Verb.COUNT], "count")
    cards = [a for a in legal if a.verb is Verb.PLAY]
    if len(cards) == 1:
        return advice(cards[0], "only")
    return _ledig_card(view, cards) if view.trump is None else _card(view, cards)


# ---- claiming ----


def _worth_claiming(view: View) -> bool:
    """Whether the last trick shows roem, judged by the cards that everybody has seen."""
    seen = {s: PACK.set() for s in view.rules.seats}
    earlier = PACK.set()
    for i, trick in enumerate(view.tricks):
        for seat, card in trick.plays:
            seen[seat] = seen[seat].add(card)
            if i + 1 < len(view.tricks):
                earlier = earlier.add(card)
    return bool(in_trick(view.rules, view.trump, view.tricks[-1].plays, seen, earlier))


# ---- counting ----


class Count(NamedTuple):
    """What has been counted: cards nobody has shown, and suits in which a seat is known to be void."""

    unseen: CardSet
    void: frozenset[tuple[Seat, int]]


def counted(view: View) -> Count:
    """What the cards played so far say about the others' hands."""
    rules, trump = view.rules, view.trump
    gone = view.playable | view.away
    for seat in rules.seats:
        gone |= view.open_of(seat)
    void = set()
    for trick in (*(t.plays for t in view.tricks), view.trick):
        for i, (seat, card) in enumerate(trick):
            gone = gone.add(card)
            led = trick[0].card.suit
            if card.suit != led:
                void.add((seat, led.number))
                free = duties.trick_rules(rules).partner_frees and duties.partner_wins(
                    rules, seat, trick[:i], trump
                )
                if trump is not None and card.suit != trump and not free and rules.undertrump.value == "must":
                    void.add((seat, trump.number))
    return Count(PACK.full - gone, frozenset(void))


def _beats(view: View, count: Count, seat: Seat, best: Card, led: Suit) -> float:
    """How likely a seat still to play beats the best card."""
    trump, unseen = view.trump, count.unseen
    place = view.rules.seats.index(seat)
    share = min(0.9, view.counts[place] / max(1, len(unseen)))
    table = view.open_of(seat)
    the_rules = duties.trick_rules(view.rules)

    def some(bits: int) -> float:
        if table.bits & bits:
            return 1.0
        return 1 - float((1 - share) ** (unseen.bits & bits).bit_count())

    led_bits = PACK.suit_mask[led.number]
    above = (the_rules.trump_above if best.suit == trump else the_rules.plain_above)[best.index]
    empty = (seat, led.number) in count.void and not table.of(led)
    in_suit = 0.0 if empty or best.suit != led else some(above)
    if trump is None or led == trump:
        return in_suit
    no_trump = (seat, trump.number) in count.void and not table.of(trump)
    if no_trump:
        return in_suit
    is_void = 1.0 if empty else 1 - some(led_bits)
    trumps = above if best.suit == trump else PACK.suit_mask[trump.number]
    return in_suit + (1 - in_suit) * is_void * some(trumps)


def _wins(view: View, count: Count, trick: Sequence[Laid], later: Iterable[Seat], me: Seat) -> float:
    """How likely the trick comes to this side, with these cards lying and these seats to follow."""
    rules = view.rules
    best_seat, best = trick[duties.winning(rules, trick, view.trump)]
    mine = rules.side(me)
    ours = 1.0 if rules.side(best_seat) == mine else 0.0
    for seat in later:
        beat = _beats(view, count, seat, best, trick[0].card.suit)
        ours = ours + (1 - ours) * beat if rules.side(seat) == mine else ours * (1 - beat)
    return ours


# ---- playing ----


def _card(view: View, cards: Sequence[Action]) -> Advice:
    count = counted(view)
    me = cards[0].seat
    later = [s for s in clockwise(view.rules.seats, me)[1:] if s not in {p.seat for p in view.trick}]
    _, chance, action = max(((*_value(view, count, a, later), a) for a in cards), key=lambda v: v[0])
    return advice(action, _why(view, action, [a.card for a in cards], chance, later))


def _value(view: View, count: Count, action: Action, later: Sequence[Seat]) -> tuple[float, float]:
    """What playing a card is worth, and how likely the trick is won with it."""
    me, card = action.seat, action.card
    trick = (*view.trick, Laid(me, card))
    p = _wins(view, count, trick, later, me)
    stake = points_of((c for _, c in trick), view.trump) + REST * len(later) + _roem(view, trick, card)
    value = (2 * p - 1) * stake - _keep(view, count, card)
    if not view.trick:
        value += _lead_bonus(view, count, card)
    return value, p


def _roem(view: View, trick: Sequence[Laid], card: Card) -> int:
    """Roem that this card brings into the trick."""
    assert view.trump is not None
    if view.rules.roem is RoemBy.TRICK:
        return sum(r.points for r in combinations(view.rules, PACK.set(c for _, c in trick), view.trump))
    gone = (view.start - view.playable).add(card)
    return sum(
        r.points
        for r in combinations(view.rules, view.start, view.trump)
        if card in r.cards and r.cards <= gone
    )


def _keep(view: View, count: Count, card: Card) -> float:
    """What a card is worth for later tricks."""
    trump = view.trump
    the_rules = duties.trick_rules(view.rules)
    left = len(view.playable)
    if left <= 1:
        return 0
    if card.suit == trump:
        boss = not the_rules.trump_above[card.index] & count.unseen.bits
        return 7 + (7 if boss else card_points(card, trump) / 4)
    if not the_rules.plain_above[card.index] & count.unseen.bits:
        return 4
    return 1.5 if card.rank is T else duties.PLAIN_RANKS.index(card.rank.code) / 8


def _lead_bonus(view: View, count: Count, card: Card) -> float:
    """Leading trumps is good for the side that plays, as long as the others may have some."""
    assert view.contract is not None and view.seat is not None
    if card.suit != view.trump:
        bare_ten = (
            card.rank is T and duties.trick_rules(view.rules).plain_above[card.index] & count.unseen.bits
        )
        return -10 if bare_ten else 0
    ours = view.rules.side(view.contract.declarer) == view.rules.side(view.seat)
    boss = not duties.trick_rules(view.rules).trump_above[card.index] & count.unseen.bits
    theirs = [s for s in view.rules.seats if view.rules.side(s) != view.rules.side(view.seat)]
    left = bool(count.unseen.of(view.trump)) and any((s, view.trump.number) not in count.void for s in theirs)
    if not left:
        return -8
    return 16 if ours and boss else 2 if ours else -8


def _why(view: View, action: Action, legal: Sequence[Card], p: float, later: Sequence[Seat]) -> str:
    """The reason that fits what the card does."""
    card = action.card
    if not view.trick:
        if card.suit == view.trump and p > 0.5:
            return "draw"
        return "boss" if p > 0.6 else "low"
    best = view.trick[duties.winning(view.rules, view.trick, view.trump)].seat
    if _takes(view, Laid(action.seat, card)):
        return "take" if p > 0.8 or not later else "try"
    partner = view.rules.side(best) == view.rules.side(action.seat)
    if partner:
        return "smear" if p > 0.5 and card_points(card, view.trump) else "spare"
    return "save" if any(_takes(view, Laid(action.seat, c)) for c in legal) else "cheap"


def _takes(view: View, laid: Laid) -> bool:
    """Whether a card would win the trick as it lies."""
    return duties.winning(view.rules, (*view.trick, laid), view.trump) == len(view.trick)


# ---- ledig ----


def _ledig_card(view: View, cards: Sequence[Action]) -> Advice:
    """The declarer ducks, the partner shields, the others leave the declarer the trick."""
    assert view.contract is not None
    declarer, me = view.contract.declarer, cards[0].seat
    power = duties.trick_rules(view.rules).plain_power
    low_first = sorted(cards, key=lambda a: power[a.card.index])
    led = view.trick[0].card.suit if view.trick else None
    place = duties.winning(view.rules, view.trick, None) if view.trick else 0
    best = view.trick[place] if view.trick else None
    under = [
        a
        for a in low_first
        if led is not None
        and best is not None
        and (a.card.suit != led or power[a.card.index] < power[best.card.index])
    ]
    if me is declarer:
        return advice(under[-1] if under else low_first[0], "under")
    if view.rules.side(me) == view.rules.side(declarer):
        return advice(low_first[-1], "shield")
    played = best is not None and any(s is declarer for s, _ in view.trick)
    if played and best is not None and best.seat is not declarer:
        return advice(low_first[-1], "force")
    return advice(under[0] if under else low_first[0], "force")
