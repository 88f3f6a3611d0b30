"""The questions a referee answers about Klaverjas; see the case format for their fields."""

from __future__ import annotations

from typing import Any

from engine.cards.card import Card, CardSet
from engine.core import read
from engine.core.read import Reasons
from engine.core.seat import Seat, after
from engine.games.klaverjas import dealing, duties, match, roem, score
from engine.games.klaverjas.bidding import Bidding
from engine.games.klaverjas.cases import (
    PACK,
    Answer,
    bid,
    by_side,
    code,
    contract_of,
    read_calls,
    read_ledig,
    read_trump,
    say,
    written,
)
from engine.games.klaverjas.replay import deal
from engine.games.klaverjas.rules import Claim, RoemBy, Rules
from engine.referee import Ask


def _hold(rules: Rules) -> int:
    """The most cards one player holds during play."""
    return 16 if rules.players == 2 else rules.hand_size


# ---- single questions ----


def reasons(rules: Rules, position: object) -> Reasons:
    """Each card of a hand with the refusal it meets in a trick, None where it may be played."""
    two = rules.players == 2
    raw = read.fields(position, "trump to_play hand trick", "open" if two else "")
    trump = read_trump(rules, raw["trump"])
    seat = read.seat(raw["to_play"], "to_play", rules.seats)
    hand = read.cards(raw["hand"], "hand", PACK, most=rules.hand_size)
    table = read.cards(raw.get("open", []), "open", PACK, most=dealing.ROW)
    trick = read.trick(raw["trick"], "trick", rules.seats, PACK, seat)
    read.distinct([*hand, *table, *(c for _, c in trick)], "hand")
    held = PACK.set((*hand, *table))
    if not held:
        read.bad("hand", "is empty", "ist leer")
    return {c: duties.refusal(rules, trump, held, trick, seat, c) for c in held}


def legal(rules: Rules, position: object) -> Answer:
    """Which cards of a hand may be played to a trick, and which rule bars the others."""
    return read.legal_answer(reasons(rules, position))


def trick(rules: Rules, position: object) -> Answer:
    """Who wins a full trick, its points and its roem."""
    by_hand = rules.roem is RoemBy.HAND
    raw = read.fields(position, "trump trick held" if by_hand else "trump trick", "last claimed played")
    trump = read_trump(rules, raw["trump"])
    plays = read.trick(raw["trick"], "trick", rules.seats, PACK, full=True)
    last = read.truth(raw.get("last", False), "last")
    claimed = read.truth(raw.get("claimed", False), "claimed")
    cards = [c for _, c in plays]
    played = read.cards(raw.get("played", []), "played", PACK, most=PACK.size - len(cards))
    read.distinct([*played, *cards], "played")
    held = _held(rules, raw["held"], plays) if by_hand else {}
    found = roem.in_trick(rules, trump, plays, held, PACK.set(played))
    if rules.roem_claim is Claim.MANUAL and not claimed:
        found = ()
    winner = plays[duties.winning(rules, plays, trump)][0]
    return {
        "winner": winner.value,
        "side": code(rules.side(winner)),
        "points": score.trick_points(cards, trump, last),
        "roem": sum(r.points for r in found),
        "roem_parts": [[r.kind.value, r.of.code, r.points] for r in found],
    }


def _held(rules: Rules, raw: object, plays: list[tuple[Seat, Card]]) -> dict[Seat, CardSet]:
    """Original cards per seat, perhaps not all of them, but those just played among them."""
    lists = read.per(raw, "held", rules.seats, lambda v, f: read.cards(v, f, PACK, most=_hold(rules)))
    read.distinct([c for cards in lists.values() for c in cards], "held")
    for seat, card in plays:
        if card not in lists[seat]:
            read.bad(
                f"held.{seat.value}",
                f"{card} was played but is not held",
                f"{card} wurde gespielt, fehlt aber",
            )
    return {s: PACK.set(cards) for s, cards in lists.items()}


def draw(rules: Rules, position: object) -> Answer:
    """Who deals first, or who draws again."""
    raw = read.fields(position, "cards")
    cards = read.per(raw["cards"], "cards", rules.seats, lambda v, f: read.card(v, f, PACK), partial=True)
    if not cards:
        read.bad("cards", "nobody has drawn", "niemand hat gezogen")
    read.distinct(list(cards.values()), "cards")
    best = match.highest(cards)
    tie = len(best) > 1
    return {"dealer": None if tie else best[0].value, "redraw": [s.value for s in best] if tie else []}


def counts(rules: Rules, position: object) -> Answer:
    """Exact numbers."""
    from engine.games.klaverjas.counts import COUNTS

    raw = read.fields(position, "what")
    return COUNTS[read.word(raw["what"], "what", tuple(COUNTS))](rules)


# ---- bidding ----


def bidding(rules: Rules, position: object) -> Answer:
    """Where the bidding stands after some calls, or what an exposed card means."""
    if isinstance(position, dict) and "exposed" in position:
        raw = read.fields(position, "dealer exposed")
        if not read.truth(raw["exposed"], "exposed"):
            read.bad("exposed", "can only be true", "kann nur true sein")
        return {"redeal": True, "dealer": read.seat(raw["dealer"], "dealer", rules.seats).value}
    raw = read.fields(position, "dealer proposed calls")
    dealer = read.seat(raw["dealer"], "dealer", rules.seats)
    suit, card = dealing.read_proposal(rules, raw["proposed"], None)
    now = bid(Bidding(rules, dealer, suit, card), read_calls(raw["calls"], rules))
    contract = now.contract
    over = contract is not None
    return {
        **contract_of(contract),
        "to_act": None if over else now.to_act.value,
        "legal": [] if over else [say(s) for s in now.sayings() if now.refusal(s) is None],
        "round": now.round,
        "leader": now.first.value,
        "proposed_suit": suit.code,
        "card_owner": None if now.owner is None else now.owner.value,
    }


# ---- scores ----


def _amounts(raw: object, field: str, rules: Rules, total: int | None = None) -> dict[Any, int]:
    amounts = read.per(raw, field, rules.sides, lambda v, f: read.whole(v, f))  # type: ignore[arg-type]
    if total is not None and sum(amounts.values()) != total:
        read.bad(field, f"must add up to {total}", f"muss zusammen {total} ergeben")
    return amounts


def deal_score(rules: Rules, position: object) -> Answer:
    """How a deal is written down."""
    if isinstance(position, dict) and "contract" in position:
        return _ledig_score(rules, position)
    raw = read.fields(position, "declarer cards roem tricks")
    declarer = read.seat(raw["declarer"], "declarer", rules.seats)
    cards = _amounts(raw["cards"], "cards", rules, score.DEAL_POINTS)
    found = _amounts(raw["roem"], "roem", rules)
    if any(n % 10 for n in found.values()):
        read.bad("roem", "comes in tens", "kommt nur in Zehnern vor")
    tricks = _amounts(raw["tricks"], "tricks", rules, rules.trick_count)
    return written(score.settle(rules, rules.side(declarer), cards, found, tricks))


def _ledig_score(rules: Rules, position: object) -> Answer:
    raw = read.fields(position, "declarer contract tricks")
    read_ledig(rules, raw["contract"])
    declarer = read.seat(raw["declarer"], "declarer", rules.seats)
    tricks = read.per(raw["tricks"], "tricks", rules.seats, lambda v, f: read.whole(v, f))
    n = sum(tricks.values())
    if n > rules.trick_count or (n < rules.trick_count and not tricks[declarer]):
        read.bad(
            "tricks", f"must add up to {rules.trick_count}", f"muss zusammen {rules.trick_count} ergeben"
        )
    return written(score.settle_ledig(rules, declarer, tricks[declarer]))


def whole_match(rules: Rules, position: object) -> Answer:
    """Where a match stands after some deals."""
    raw = read.fields(position, "results", "first_dealer")
    first = read.seat(raw.get("first_dealer", rules.seats[0].value), "first_dealer", rules.seats)
    results = [
        _amounts(r, f"results[{i}]", rules) for i, r in enumerate(read.listed(raw["results"], "results"))
    ]
    end = match.played_out(rules, results)
    if end is not None and end < len(results):
        read.wrong_turn(f"results[{end}]", after(rules.seats, first, end))
    stands = match.standing(rules, results)
    dealer = None if stands.over else after(rules.seats, first, len(results)).value
    return {
        "totals": by_side(stands.totals),
        "over": stands.over,
        "winner": code(stands.winner),
        "deals_left": stands.left,
        "next_dealer": dealer,
    }


ASKS: dict[str, Ask] = {
    "legal": legal,
    "trick": trick,
    "bidding": bidding,
    "score": deal_score,
    "deal": deal,
    "match": whole_match,
    "draw": draw,
    "counts": counts,
}
