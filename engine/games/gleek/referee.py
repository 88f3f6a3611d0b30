"""The questions about Gleek that the referee answers, all by the functions and states of the game itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.cards.betting import Round
from engine.cards.card import Card, CardSet
from engine.core import read
from engine.core.ledger import Pot, Transfer
from engine.core.read import Illegal, Reasons
from engine.core.seat import Seat, after
from engine.games.gleek import bidding, score
from engine.games.gleek.reading import (
    Answer,
    Bid,
    Word,
    a_seat,
    per_seat,
    read_base,
    read_bids,
    read_words,
    ruff_values,
    set_names,
)
from engine.games.gleek.rules import Rules
from engine.games.gleek.score import Ruff, net
from engine.games.gleek.state import PACK, SEATS, TRICKS
from engine.games.gleek.tricks import play_refusal, trick_count, trick_winner
from engine.games.gleek.whole_deals import deal


def _hands(raw: object) -> dict[Seat, CardSet]:
    hands: dict[Seat, tuple[Card, ...]] = read.per(
        raw, "hands", SEATS, lambda v, f: read.cards(v, f, PACK, most=TRICKS)
    )
    read.distinct([c for h in hands.values() for c in h], "hands")
    return {s: PACK.set(h) for s, h in hands.items()}


def _turn_up(rules: Rules, given: Mapping[str, Any], hands: Mapping[Seat, CardSet]) -> Card | None:
    """The turn-up of a position with hands; it must be given when it counts (GL-2.5)."""
    if "turn_up" not in given:
        if rules.turn_up_counts:
            read.bad("turn_up", "is missing", "fehlt")
        return None
    card = read.card(given["turn_up"], "turn_up", PACK)
    if any(card in h for h in hands.values()):
        read.bad("turn_up", f"{card} is in a hand", f"{card} ist auf einer Hand")
    return card


# ---- small questions ----


def cut(rules: Rules, raw: object) -> Answer:
    """Who deals first, or who must cut again (GL-2.1)."""
    given = read.fields(raw, "cards")
    cards = read.per(given["cards"], "cards", SEATS, lambda v, f: read.card(v, f, PACK), partial=True)
    if not cards:
        read.bad("cards", "nobody has cut", "niemand hat abgehoben")
    read.distinct(list(cards.values()), "cards")
    tied = score.lowest(cards)
    return {"dealer": tied[0].value if len(tied) == 1 else None, "again": list(tied) if len(tied) > 1 else []}


def turn_up(rules: Rules, raw: object) -> Answer:
    """What the turn-up brings the dealer (GL-2.4 to GL-2.7)."""
    given = read.fields(raw, "dealer card")
    dealer, card = a_seat(given["dealer"], "dealer"), read.card(given["card"], "card", PACK)
    return {
        "trump": card.suit.code,
        "pay": per_seat(score.turn_up_transfers(rules, card, dealer, SEATS)),
        "dealer_points": score.honour(card, card.suit),
    }


def ruff(rules: Rules, raw: object) -> Answer:
    """The value of every ruff and the highest (GL-4.1, GL-4.2, GL-4.11)."""
    given = read.fields(raw, "dealer hands", "turn_up")
    dealer, hands = a_seat(given["dealer"], "dealer"), _hands(given["hands"])
    cards = score.counted(rules, hands, dealer, _turn_up(rules, given, hands))
    ruffs = {s: score.ruff(c) for s, c in cards.items()}
    return {
        "values": ruff_values(ruffs),
        "suits": {s.value: [x.code for x in r.suits] for s, r in ruffs.items()},
        "winner": score.best_ruff(ruffs, SEATS, after(SEATS, dealer)).value,
    }


def sets(rules: Rules, raw: object) -> Answer:
    """Gleeks and mournivals and what they bring (GL-5)."""
    given = read.fields(raw, "hands", "turn_up dealer")
    hands = _hands(given["hands"])
    dealer = a_seat(given["dealer"], "dealer") if "dealer" in given else None
    if dealer is None and rules.turn_up_counts:
        read.bad("dealer", "is missing", "fehlt")
    cards = score.counted(rules, hands, dealer, _turn_up(rules, given, hands))
    found = {s: score.hand_sets(c) for s, c in cards.items()}
    return {
        "sets": set_names(found),
        "pay": per_seat(
            t for s, held in found.items() for h in held for t in score.set_transfers(s, h, SEATS)
        ),
    }


def reasons(rules: Rules, raw: object) -> Reasons:
    """Each card of a hand with the refusal it meets in a trick, None where it may be played."""
    given = read.fields(raw, "to_play hand trick")
    seat = a_seat(given["to_play"], "to_play")
    cards = read.cards(given["hand"], "hand", PACK, most=TRICKS)
    if not cards:
        read.bad("hand", "is empty", "ist leer")
    trick = read.trick(given["trick"], "trick", SEATS, PACK, to_play=seat)
    read.distinct([*cards, *(c for _, c in trick)], "hand")
    return {c: play_refusal(rules, c, PACK.set(cards), trick) for c in cards}


def legal(rules: Rules, raw: object) -> Answer:
    """Which cards may be played, and why not the others (GL-6.2, GL-6.3, GL-9.4)."""
    return read.legal_answer(reasons(rules, raw))


def trick(rules: Rules, raw: object) -> Answer:
    """Who wins a trick, and what its cards bring whom (GL-6.4 to GL-6.6, GL-7.1)."""
    given = read.fields(raw, "trump trick")
    trump = read.suit(given["trump"], "trump", PACK)
    played = read.trick(given["trick"], "trick", SEATS, PACK, full=True)
    winner = trick_winner(played, trump)
    honours = {s: [c for p, c in played if p == s] for s in SEATS}
    gained = score.points(SEATS, winner, None, trump, honours, trick_count([winner]))
    paid = [t for s, c in played for t in score.hand_transfers(rules, c, trump, s, SEATS)]
    return {"winner": winner.value, "points": read.by_code(gained), "pay": per_seat(paid)}


# ---- auction and vying ----


def _play_bids(rules: Rules, dealer: Seat, bids: list[Bid]) -> Round:
    auction = bidding.open_round(dealer)
    for i, (seat, bid) in enumerate(bids):
        if seat != auction.to_act:
            read.wrong_turn(f"bids[{i}]", seat)
        refusal = bidding.bid_refusal(rules, auction, bid)
        if refusal is not None:
            raise Illegal(refusal, index=i, bid="pass" if bid is None else bid, rule=refusal.rule)
        auction = bidding.after_bid(auction, bid)
    return auction


def auction(rules: Rules, raw: object) -> Answer:
    """Who buys the stock and what he pays, or who must speak and what may be said (GL-3)."""
    given = read.fields(raw, "dealer bids")
    dealer = a_seat(given["dealer"], "dealer")
    round = _play_bids(rules, dealer, read_bids(given["bids"]))
    if round.to_act is not None:
        due = bidding.next_bid(rules, round)
        words = [w for w in (due, None) if bidding.bid_refusal(rules, round, w) is None]
        return {
            "buyer": None,
            "price": None,
            "to_act": round.to_act.value,
            "legal": ["pass" if w is None else w for w in words],
        }
    paid = bidding.auction_transfers(rules, round, after(SEATS, dealer))
    assert round.last is not None
    return {
        "buyer": round.last.value,
        "price": round.stake,
        "to_act": None,
        "legal": [],
        "pay": per_seat(paid),
        "pot": net(paid, Pot.POT),
    }


def _play_words(rules: Rules, dealer: Seat, words: list[Word], base: int) -> Round:
    vying = bidding.open_round(dealer)
    for i, (seat, word) in enumerate(words):
        if seat != vying.to_act:
            read.wrong_turn(f"actions[{i}]", seat)
        refusal = bidding.ruff_refusal(rules, vying, word)
        if refusal is not None:
            raise Illegal(refusal, index=i, action=word.value, rule=refusal.rule)
        vying = bidding.after_word(rules, vying, word, base)
    return vying


def vying(rules: Rules, raw: object) -> Answer:
    """How the ruff stands: who must speak, or who has won what (GL-4)."""
    given = read.fields(raw, "dealer actions", "base history ruffs")
    dealer, base = a_seat(given["dealer"], "dealer"), read_base(given)
    words, ruffs = read_words(given["actions"], "actions"), _given_ruffs(given.get("ruffs", {}))
    round = _play_words(rules, dealer, words, base)
    out: Answer = {
        "to_act": None,
        "legal": [w.value for w in bidding.ruff_words(rules, round)],
        "stake": bidding.stake(round, base),
        "winner": None,
    }
    if round.to_act is not None:
        return out | {"to_act": round.to_act.value}
    shown = bidding.showing(round)
    for s in shown:
        if s not in ruffs:
            read.bad(f"ruffs.{s.value}", "is missing", "fehlt")
    paid: tuple[Transfer, ...] = ()
    if round.holder is not None:
        winner = round.last or score.best_ruff({s: ruffs[s] for s in shown}, SEATS, after(SEATS, dealer))
        paid = bidding.ruff_transfers(round, winner)
        out["winner"] = winner.value
    return out | {
        "shown": list(shown),
        "pay": per_seat(paid),
        "next_base": bidding.base_after(round.holder is not None),
    }


def _given_ruffs(raw: object) -> dict[Seat, Ruff]:
    def value(v: object, field: str) -> Ruff:
        aces = v == "four_aces"
        return Ruff(0 if aces else read.whole(v, field, 0, score.MOST_RUFF), aces, (), PACK.set())

    ruffs = read.per(raw, "ruffs", SEATS, value, partial=True)
    if sum(r.aces for r in ruffs.values()) > 1:
        read.bad("ruffs", "four aces are there twice", "vier Asse kommen doppelt vor")
    return ruffs


# ---- settlement and match ----


def settle(rules: Rules, raw: object) -> Answer:
    """Points, and what is paid into and taken from the pot (GL-7)."""
    totals = _given_points(raw) if isinstance(raw, dict) and "points" in raw else _counted_points(raw)
    paid = score.settlement(totals)
    delta = per_seat(paid)
    return {
        "points": read.by_code(totals),
        "delta": delta,
        "pot_change": net(paid, Pot.POT),
        "payers": [s for s, n in delta.items() if n < 0],
    }


def _given_points(raw: object) -> dict[Seat, int]:
    given = read.fields(raw, "points")
    totals = read.per(given["points"], "points", SEATS, read.whole)
    if not score.TOTAL - sum(score.HONOURS.values()) <= sum(totals.values()) <= score.TOTAL:
        read.bad("points", "cannot add up to that", "können nicht diese Summe haben")
    return totals


def _counted_points(raw: object) -> dict[Seat, int]:
    given = read.fields(raw, "dealer trump honours tricks", "turn_up")
    dealer, trump = a_seat(given["dealer"], "dealer"), read.suit(given["trump"], "trump", PACK)
    honours = read.per(given["honours"], "honours", SEATS, lambda v, f: read.cards(v, f, PACK, most=4))
    tricks = read.per(given["tricks"], "tricks", SEATS, read.whole)
    card = read.card(given["turn_up"], "turn_up", PACK) if "turn_up" in given else None
    played = [c for cards in honours.values() for c in cards]
    read.distinct(played if card is None else [*played, card], "honours")
    if card is not None and card.suit != trump:
        read.bad("turn_up", "is no trump", "ist kein Trumpf")
    for c in played:
        if not score.honour(c, trump):
            read.bad("honours", f"{c} is no honour", f"{c} ist kein Honneur")
    if sum(tricks.values()) != TRICKS:
        read.bad("tricks", f"must be {TRICKS} in all", f"müssen zusammen {TRICKS} sein")
    return score.points(SEATS, dealer, card, trump, honours, tricks)


def match(rules: Rules, raw: object) -> Answer:
    """How the match stands; after the last deal its winners and the pot that is left (GL-8)."""
    given = read.fields(raw, "chips pot played", "first_dealer")
    chips: dict[Seat, int] = read.per(given["chips"], "chips", SEATS, lambda v, f: read.whole(v, f, None))
    pot, played = read.whole(given["pot"], "pot"), read.whole(given["played"], "played", 0, rules.deals)
    first = a_seat(given["first_dealer"], "first_dealer") if "first_dealer" in given else SEATS[0]
    if sum(chips.values()) + pot != len(SEATS) * rules.chips:
        read.bad(
            "chips",
            f"chips and pot must be {len(SEATS) * rules.chips} in all",
            f"Chips und Pot müssen zusammen {len(SEATS) * rules.chips} sein",
        )
    over = played == rules.deals
    winners = score.match_winners(chips) if over else ()
    paid = score.leftover(rules, pot, SEATS, winners) if over else ()
    return {
        "over": over,
        "winners": list(winners),
        "chips": {s.value: n + net(paid, s) for s, n in chips.items()},
        "pot": pot + net(paid, Pot.POT),
        "deals_left": rules.deals - played,
        "next_dealer": None if over else after(SEATS, first, played).value,
    }


def counts(rules: Rules, raw: object) -> Answer:
    """Exact numbers about pack and hands."""
    from engine.games.gleek import counts as numbers

    given = read.fields(raw, "what")
    return numbers.COUNTS[read.word(given["what"], "what", tuple(numbers.COUNTS))]()


ASKS: Mapping[str, Callable[[Rules, object], Answer]] = {
    "cut": cut,
    "turn_up": turn_up,
    "auction": auction,
    "ruff": ruff,
    "vying": vying,
    "sets": sets,
    "legal": legal,
    "trick": trick,
    "settle": settle,
    "deal": deal,
    "match": match,
    "counts": counts,
}
