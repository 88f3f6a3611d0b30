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
from engine.core.text import Phrase, Text
from engine.games.klaverjas import duties
from engine.games.klaverjas.roem import combinations, in_trick
from engine.games.klaverjas.rules import RoemBy, TalonPoints
from engine.games.klaverjas.score import card_points, points_of
from engine.games.klaverjas.state import Laid, Phase, Verb, View

PACK = FRENCH_32
J, NINE, A, T = (PACK.rank(r) for r in "J9AT")
NEEDED = {4: 46, 3: 62, 2: 66}  # estimated points that make a bid worth while, by players
REST = 5  # points a card still to come is good for, on average

WHY = {
    "bid": Text(
        "jack, nine or length in {suit} and good cards beside them make a contract",
        "Bube, Neun oder Länge in {suit} und gute Karten daneben tragen ein Spiel",
    ),
    "must": Text(
        "somebody has to choose, and {suit} are the best suit of this hand",
        "jemand muss wählen, und {suit} ist die beste Farbe dieses Blatts",
    ),
    "weak": Text(
        "the trumps are too weak to reach the threshold", "die Trümpfe reichen nicht für die Schwelle"
    ),
    "ledig": Text(
        "no card of this hand need ever win a trick", "keine Karte dieses Blatts muss je einen Stich machen"
    ),
    "discard": Text(
        "trumps and aces stay; these two do least in play",
        "Trümpfe und Asse bleiben; diese zwei nützen im Spiel am wenigsten",
    ),
    "claim": Text(
        "the trick holds roem, and unclaimed it is lost",
        "der Stich enthält Roem, und unbeansprucht geht er verloren",
    ),
    "count": Text("there is no roem to claim", "es gibt keinen Roem zu beanspruchen"),
    "deal": Text("the next deal is due", "das nächste Spiel ist an der Reihe"),
    "only": Text("no other card may be played", "eine andere Karte darf nicht gespielt werden"),
    "draw": Text(
        "a high trump draws the trumps of the others", "ein hoher Trumpf zieht den anderen die Trümpfe"
    ),
    "boss": Text("hardly anything can beat this card", "diese Karte ist kaum noch zu schlagen"),
    "low": Text("a cheap lead risks little", "ein billiges Anspiel riskiert wenig"),
    "smear": Text(
        "the trick stays with the partner, so points go on it",
        "der Stich bleibt beim Partner, also kommen Punkte hinein",
    ),
    "take": Text("this takes the trick", "das nimmt den Stich"),
    "try": Text("this may win the trick", "das kann den Stich gewinnen"),
    "cheap": Text(
        "the trick is lost, so the cheapest card goes",
        "der Stich ist verloren, also geht die billigste Karte",
    ),
    "under": Text("the declarer of ledig stays below", "der Ansager von Ledig bleibt darunter"),
    "force": Text(
        "the ledig declarer must be made to win a trick", "dem Ansager von Ledig soll ein Stich bleiben"
    ),
    "shield": Text(
        "a high card keeps the trick from the partner, who plays ledig",
        "eine hohe Karte hält den Stich vom Partner fern, der Ledig spielt",
    ),
}


def _advice(action: Action, why: str, suit: Suit | None = None) -> Advice:
    return Advice(action, Phrase(WHY[why], {"suit": suit}))


def sensible(view: View, legal: Sequence[Action], chance: Chance) -> Advice:
    """A good quick move and why."""
    if view.phase is Phase.BIDDING:
        return _bid(view, legal)
    if view.phase is Phase.EXCHANGE:
        return _lay_away(view, legal)
    if view.phase is Phase.SCORED:
        return _advice(legal[0], "deal")
    verbs = {a.verb: a for a in legal}
    if Verb.CLAIM in verbs and _worth_claiming(view):
        return _advice(verbs[Verb.CLAIM], "claim")
    if Verb.COUNT in verbs:
        return _advice(verbs[Verb.COUNT], "count")
    cards = [a for a in legal if a.verb is Verb.PLAY]
    if len(cards) == 1:
        return _advice(cards[0], "only")
    return _ledig_card(view, cards) if view.trump is None else _card(view, cards)


# ---- bidding ----


def _bid(view: View, legal: Sequence[Action]) -> Advice:
    by_suit = {
        a.suit if a.verb is Verb.NAME else view.bidding.proposed: a
        for a in legal
        if a.verb in (Verb.ACCEPT, Verb.NAME)
    }
    worth = {s: strength(view, s) for s in by_suit}
    best = max(worth, key=worth.__getitem__)
    passing = next((a for a in legal if a.verb is Verb.PASS), None)
    ledig = next((a for a in legal if a.verb is Verb.LEDIG), None)
    if worth[best] >= NEEDED[view.rules.players]:
        return _advice(by_suit[best], "bid", best)
    if ledig is not None and never_wins(view.hand):
        return _advice(ledig, "ledig")
    return _advice(passing, "weak") if passing is not None else _advice(by_suit[best], "must", best)


def strength(view: View, trump: Suit) -> float:
    """About how many points this hand is good for with this trump suit."""
    hand = view.playable
    trumps = hand.of(trump)
    n = len(trumps)
    ranks = {c.rank.code for c in trumps}
    points = 5.0 * n
    if "J" in ranks:
        points += 20
    if "9" in ranks:
        points += 14 if n > 2 or "J" in ranks else 4
    if "A" in ranks and n > 2:
        points += 6
    if not ("J" in ranks and n > 2) and not ("9" in ranks and n > 3):
        points -= 12
    for suit in PACK.suits:
        if suit != trump:
            side = hand.of(suit)
            held = {c.rank.code for c in side}
            points += 12 * ("A" in held) + (9 if "A" in held else 3) * ("T" in held)
            points += 3 * (not side and n > 2)
    if view.rules.roem is RoemBy.HAND:
        points += sum(r.points for r in combinations(view.rules, hand, trump)) / 2
    return points


def never_wins(hand: CardSet) -> bool:
    """Whether every suit has low cards enough to stay below the others."""
    for suit in PACK.suits:
        ranks = sorted(duties.PLAIN_RANKS.index(c.rank.code) for c in hand.of(suit))
        if any(rank > 2 * i + 1 for i, rank in enumerate(ranks)):
            return False
    return True


def _lay_away(view: View, legal: Sequence[Action]) -> Advice:
    trump = view.trump
    safe = view.rules.talon_points is TalonPoints.DECLARER

    def price(action: Action) -> float:
        rest = view.hand - PACK.set(action.cards)
        saved = points_of(action.cards, trump) if safe else 0
        lost = sum(_use(c, rest, trump) for c in action.cards)
        voids = sum(not rest.of(c.suit) for c in action.cards)
        return saved + 3 * voids - lost

    return _advice(max(legal, key=price), "discard")


def _use(card: Card, rest: CardSet, trump: Suit | None) -> float:
    """What a card is good for in play."""
    if card.suit == trump:
        return 30
    if card.rank is A:
        return 25
    return 14 if card.rank is T and any(c.rank is A for c in rest.of(card.suit)) else 0


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
    return _advice(action, _why(view, count, action, chance, later))


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
        return 0
    ours = view.rules.side(view.contract.declarer) == view.rules.side(view.seat)
    boss = not duties.trick_rules(view.rules).trump_above[card.index] & count.unseen.bits
    theirs = [s for s in view.rules.seats if view.rules.side(s) != view.rules.side(view.seat)]
    left = bool(count.unseen.of(view.trump)) and any((s, view.trump.number) not in count.void for s in theirs)
    if not left:
        return -8
    return 16 if ours and boss else 2 if ours else -8


def _why(view: View, count: Count, action: Action, p: float, later: Sequence[Seat]) -> str:
    card = action.card
    if not view.trick:
        if card.suit == view.trump and p > 0.5:
            return "draw"
        return "boss" if p > 0.6 else "low"
    best = view.trick[duties.winning(view.rules, view.trick, view.trump)].seat
    trick = (*view.trick, Laid(action.seat, card))
    mine = trick[duties.winning(view.rules, trick, view.trump)].seat is action.seat
    if mine:
        return "take" if p > 0.8 or not later else "try"
    partner = view.rules.side(best) == view.rules.side(action.seat)
    return "smear" if partner and p > 0.5 and card_points(card, view.trump) else "cheap"


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
        return _advice(under[-1] if under else low_first[0], "under")
    if view.rules.side(me) == view.rules.side(declarer):
        return _advice(low_first[-1], "shield")
    played = best is not None and any(s is declarer for s, _ in view.trick)
    if played and best is not None and best.seat is not declarer:
        return _advice(low_first[-1], "force")
    return _advice(under[0] if under else low_first[0], "force")
