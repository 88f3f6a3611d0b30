"""A sensible player of Gleek: counts in chips what cards are worth, and how likely ruffs and cards win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

from engine.bots.bot import Advice
from engine.cards.card import Card, CardSet
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.seat import Seat, clockwise
from engine.core.text import Phrase, Text
from engine.games.gleek import bidding, score
from engine.games.gleek.state import DISCARDS, PACK, SEATS, Open, Phase, Verb, View
from engine.games.gleek.tricks import trick_rules, trick_winner

# chips that a card brings on average by the tricks it wins
TRUMP_TRICKS = {"A": 3.0, "K": 2.6, "Q": 2.2, "J": 1.8, "T": 1.6, "9": 1.4, "8": 1.3, "7": 1.2}
LOW_TRUMP = 1.1
PLAIN_TRICKS = {"A": 2.3, "K": 1.2, "Q": 0.5, "J": 0.2}
PAIR = 0.4  # how likely seven new cards make a gleek of two
RUFF_CARD = 0.2  # chips that a card of the longest suit adds in the ruff
RIVAL_GAIN = 8.5  # chips lost when a rival has the seven new cards instead
BET_FROM = 0.36  # chance to win the ruff from which a bet pays: a third wins twice what it loses
RAISE_FROM = 0.5
SAMPLES = 150  # hands of the others imagined for the ruff at most; enough are
ENOUGH = 40
BET = 34  # the ruff that others are taken to have who bet, raise, raise again
RAISED = 40
RAISED_MORE = 5
BOLD_STAKE = 16  # no raise above it: the others must have something too
SURE = Phrase(Text("nothing else is allowed", "etwas anderes ist nicht erlaubt"))


def sensible(view: View, legal: Sequence[Action], chance: Chance) -> Advice:
    """A good move at once and the reason for it; imagines the others' hands, but searches nothing."""
    if len(legal) == 1:
        return Advice(legal[0], SURE)
    if view.open.phase is Phase.AUCTION:
        return _bid(view, legal)
    if view.open.phase is Phase.EXCHANGE:
        return _discard(view, legal)
    if view.open.phase is Phase.RUFF:
        return _ruff(view, legal, chance)
    if view.open.phase is Phase.SETS:
        why = Phrase(
            Text(
                "Every card is played in the end, so it will be paid anyway; why show it now",
                "Am Ende wird jede Karte gelegt, bezahlt wird sie also ohnehin; wozu sie jetzt zeigen",
            )
        )
        return Advice(next(a for a in legal if a.verb is Verb.GO_ON), why)
    return _play(view, legal)


# ---- what cards are worth ----


def worth(view: View, card: Card, hand: CardSet) -> float:
    """The chips that a card of this hand brings on average: honour, tricks, payments and sets."""
    seen, code = view.open, card.rank.code
    if card.suit == seen.trump:
        tricks = TRUMP_TRICKS.get(code, LOW_TRUMP)
        chips = score.honour(card, seen.trump) + tricks + 2 * score.hand_pay(seen.rules, card, seen.trump)[0]
    else:
        chips = PLAIN_TRICKS.get(code, 0.05)
    if code in score.GLEEK:
        n = len(hand.ranked(card.rank))
        full = 2 * (score.MOURNIVAL if n == 4 else score.GLEEK)[code]
        chips += full / n if n >= 3 else PAIR * full / n if n == 2 else 0
    return chips + (RUFF_CARD * score.ruff_value(card) / 10 if card in score.ruff(hand).cards else 0)


def weakest(view: View) -> list[Card]:
    """The cards of the hand from the one worth least."""
    return sorted(view.hand, key=lambda c: (worth(view, c, view.hand), c.rank.number))


def unseen(view: View) -> CardSet:
    """The cards that may be in the others' hands, in the stock or laid away."""
    return (
        PACK.full
        - view.hand
        - view.laid_away
        - PACK.set([view.open.turn_up, *(c for _, c in view.open.plays)])
    )


def _bid(view: View, legal: Sequence[Action]) -> Advice:
    """Bid up to what seven new cards should gain, shared with what a rival would gain by them."""
    fresh = unseen(view)
    mean = sum(worth(view, c, PACK.set([c])) for c in fresh) / len(fresh)
    gain = sum(mean - worth(view, c, view.hand) for c in weakest(view)[:DISCARDS])
    limit = round((gain + RIVAL_GAIN) * 2 / 3)
    bid = next((a for a in legal if a.verb is Verb.BID), None)
    facts = {"gain": max(round(gain), 0), "limit": limit}
    if bid is not None and bid.number <= limit:
        return Advice(
            bid,
            Phrase(
                Text(
                    "seven new cards should bring about {gain} chips, so up to {limit} is fair",
                    "sieben neue Karten bringen etwa {gain} Chips, bis {limit} lohnt es sich",
                ),
                facts,
            ),
        )
    return Advice(
        next(a for a in legal if a.verb is Verb.PASS),
        Phrase(
            Text(
                "seven new cards should bring about {gain} chips: too few for this price",
                "sieben neue Karten bringen etwa {gain} Chips: zu wenig für diesen Preis",
            ),
            facts,
        ),
    )


def _discard(view: View, legal: Sequence[Action]) -> Advice:
    away = PACK.set(weakest(view)[:DISCARDS])
    kept = view.hand - away
    return Advice(
        Action(legal[0].seat, Verb.DISCARD, tuple(away)),
        Phrase(
            Text(
                "the five to keep are worth most: {kept}",
                "am meisten wert sind die fünf, die bleiben: {kept}",
            ),
            {"kept": kept},
        ),
    )


# ---- ruff ----


def ruff_chance(view: View, chance: Chance) -> float:
    """How likely this hand has the best ruff of those still in, by hands imagined for the others.

    Who has bet is taken to have a good ruff, who has raised a very good one.
    """
    assert view.seat is not None
    seen, me = view.open, view.seat
    rivals = [s for s in seen.vying.inside if s != me]
    least = {s: _least(seen, s) for s in rivals}
    mine = score.ruff(score.counted(seen.rules, {me: view.hand}, seen.dealer, seen.turn_up)[me])
    cards = tuple(unseen(view))
    won = tried = 0
    for _ in range(SAMPLES):
        mixed, chance = chance.shuffled(cards)
        hands = {s: PACK.set(mixed[i * 12 : (i + 1) * 12]) for i, s in enumerate(rivals)}
        hands = score.counted(seen.rules, hands, seen.dealer, seen.turn_up)
        theirs = {s: score.ruff(h) for s, h in hands.items()}
        if all(r.aces or r.value >= least[s] for s, r in theirs.items()):
            tried += 1
            won += score.best_ruff({me: mine, **theirs}, SEATS, seen.forehand) == me
        if tried == ENOUGH:
            break
    return (won + 0.2) / (tried + 0.6)


def _least(seen: Open, seat: Seat) -> int:
    """The ruff that a seat is taken to have at least, by what it has said."""
    said = [a.verb for a in seen.said if a.seat == seat]
    raises = said.count(Verb.RAISE)
    if raises:
        return RAISED + RAISED_MORE * (raises - 1)
    return BET if Verb.BET in said else 0


def _ruff(view: View, legal: Sequence[Action], chance: Chance) -> Advice:
    """Bet and raise with the better chance; pass where holding costs more than it can bring."""
    seen = view.open
    p = ruff_chance(view, chance)
    words = {Verb(a.verb): a for a in legal}
    mine = score.ruff(
        score.counted(seen.rules, {legal[0].seat: view.hand}, seen.dealer, seen.turn_up)[legal[0].seat]
    )
    facts: Mapping[str, object] = {"ruff": mine, "percent": round(100 * p)}
    if Verb.BET in words:
        if p > BET_FROM:
            return Advice(
                words[Verb.BET],
                _why(
                    "a ruff of {ruff} should be best in {percent} of 100 deals",
                    "ein Ruff von {ruff} ist wohl in {percent} von 100 Fällen der beste",
                    facts,
                ),
            )
        return Advice(
            words[Verb.SILENT],
            _why(
                "a ruff of {ruff} is too weak to bet on: best in {percent} of 100",
                "ein Ruff von {ruff} ist zu schwach: der beste in {percent} von 100",
                facts,
            ),
        )
    stake = bidding.stake(seen.vying, seen.base)
    if Verb.RAISE in words and p > RAISE_FROM and (stake < BOLD_STAKE or mine.aces):
        return Advice(
            words[Verb.RAISE],
            _why(
                "a ruff of {ruff} should win in {percent} of 100 deals",
                "ein Ruff von {ruff} gewinnt wohl in {percent} von 100 Fällen",
                facts,
            ),
        )
    cost = bidding.owing(seen.rules, seen.vying)
    risk = bidding.RAISE * len(seen.vying.waiting[1:]) * 0.3
    if len(seen.vying.inside) * p * stake - stake - risk < -cost:
        return Advice(
            words[Verb.PASS],
            _why(
                "a ruff of {ruff} wins in {percent} of 100 deals; holding costs more",
                "ein Ruff von {ruff} gewinnt in {percent} von 100 Fällen; Halten kostet mehr",
                facts,
            ),
        )
    return Advice(
        words[Verb.HOLD],
        _why(
            "passing costs {cost} anyway, and a ruff of {ruff} may still win",
            "Passen kostet ohnehin {cost}, und ein Ruff von {ruff} kann noch gewinnen",
            {**facts, "cost": cost},
        ),
    )


def _why(en: str, de: str, facts: Mapping[str, object]) -> Phrase:
    return Phrase(Text(en, de), facts)


# ---- tricks ----

LEAD = 0.10
FADE = 0.6
PLAIN_TOP = 0.8
TRUMP_FLOOR = 0.35


class Mind:
    """What a player can work out from a view while choosing a card."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.me, self.trump = view, view.seat, view.open.trump
        self.out = unseen(view)
        self.rules = trick_rules(view.open.rules)
        order = clockwise(SEATS, view.seat)[1:]
        self.later = order[: 2 - len(view.open.trick)]
        self.void = {s: set(self._not_followed(s)) for s in order}

    def _not_followed(self, seat: Seat) -> list[str]:
        plays = self.view.open.plays
        return [
            plays[i - i % 3][1].suit.code
            for i, (s, c) in enumerate(plays)
            if s == seat and c.suit != plays[i - i % 3][1].suit
        ]

    def higher(self, card: Card) -> CardSet:
        """The cards of its suit still out that beat a card."""
        return CardSet(PACK, self.out.bits & self.rules.plain_above[card.index])

    def share(self, seat: Seat, card: Card) -> float:
        """How likely this seat holds a card that is still out."""
        if card.suit.code in self.void[seat]:
            return 0.0
        rooms = {s: self.view.counts[SEATS.index(s)] for s in self.void if card.suit.code not in self.void[s]}
        return rooms[seat] / (sum(rooms.values()) + self._dead())

    def _dead(self) -> int:
        hidden = self.view.open.buyer != self.me
        return DISCARDS if hidden else 0

    def lacks(self, seat: Seat, cards: CardSet) -> float:
        """How likely this seat has none of these cards."""
        return prod(1 - self.share(seat, c) for c in cards)

    def wins(self, card: Card) -> float:
        """How likely a card wins the trick it is played to."""
        trick = (*self.view.open.trick, (self.me, card))
        if trick_winner(trick, self.trump) != self.me:
            return 0.0
        led = trick[0][1].suit
        p = 1.0
        for seat in self.later:
            beaten = 1 - self.lacks(seat, self.higher(card))
            if led != self.trump:
                trumps = self.out.of(self.trump) if card.suit != self.trump else self.higher(card)
                beaten_by_trump = self.lacks(seat, self.out.of(led)) * (1 - self.lacks(seat, trumps))
                beaten = beaten_by_trump + (
                    (1 - self.lacks(seat, self.higher(card))) if card.suit == led else 0.0
                )
            p *= max(0.0, 1 - beaten)
        return p

    def keep(self, card: Card) -> float:
        """What a card may still win in a later trick."""
        value = FADE ** len(self.higher(card))
        if card.suit == self.trump:
            return TRUMP_FLOOR + (1 - TRUMP_FLOOR) * value
        return PLAIN_TOP * value if self.out.of(self.trump) else value

    def value(self, card: Card) -> float:
        """Tricks gained by playing this card now instead of keeping it."""
        return self.wins(card) * (1 + LEAD) - self.keep(card)


def _play(view: View, legal: Sequence[Action]) -> Advice:
    mind = Mind(view)
    best = max(legal, key=lambda a: (mind.value(a.card), -a.card.rank.number))
    return Advice(best, _reason(mind, best.card))


def _reason(mind: Mind, card: Card) -> Phrase:
    trick = mind.view.open.trick
    facts = {"card": card, "percent": round(100 * mind.wins(card))}
    if mind.wins(card) == 0:
        return _why(
            "this trick cannot be won: the {card} is missed least",
            "dieser Stich ist nicht zu gewinnen; am wenigsten fehlt: {card}",
            facts,
        )
    if len(trick) == 2:
        return _why(
            "the {card} wins the trick at the least cost", "so gewinnt der Stich am billigsten: {card}", facts
        )
    if not trick and mind.wins(card) > 0.5:
        return _why(
            "the {card} wins in {percent} of 100 cases", "{card} gewinnt in {percent} von 100 Fällen", facts
        )
    if not trick:
        return _why(
            "nothing here is sure to win: the {card} costs least to lead",
            "nichts gewinnt sicher; am billigsten auszuspielen: {card}",
            facts,
        )
    return _why(
        "the {card} may win ({percent} in 100) and is worth it",
        "{card} kann gewinnen ({percent} von 100) und ist es wert",
        facts,
    )
