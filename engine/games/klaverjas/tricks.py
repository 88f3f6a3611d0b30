"""Playing cards: the trick, its winner and roem, and the settlement after the last one (KJ-4, KJ-5, KJ-6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.cards.card import Card
from engine.cards.packs import FRENCH_32
from engine.cards.trick import Undertrump
from engine.core.events import Event
from engine.core.game import Step
from engine.core.seat import Seat
from engine.games.klaverjas.duties import partner_wins, trick_rules, winning
from engine.games.klaverjas.match import standing
from engine.games.klaverjas.roem import RoemKind, in_trick
from engine.games.klaverjas.rules import Claim, RoemBy, Threshold
from engine.games.klaverjas.score import (
    DEAL_POINTS,
    LAST_TRICK,
    SLOT,
    DealScore,
    away_owner,
    complete,
    deal_score,
    points_of,
    tally,
    trick_points,
)
from engine.games.klaverjas.spoken import Amounts, For, Group
from engine.games.klaverjas.state import Laid, Phase, Pile, State, Trick


def begin_play(state: State) -> State:
    """The state in which the first trick is led; roem=hand looks at what everybody holds now (KJ-5.8)."""
    start = list(state.hands)
    for i, row in enumerate(state.rows):
        start[i] = start[i] | FRENCH_32.set(c for pile in row for c in pile if c is not None)
    return replace(state, phase=Phase.PLAY, start=tuple(start))


def lay(state: State, seat: Seat, card: Card) -> Step:
    """One card to the trick, and what follows when it is full."""
    events = [*_missed(state), _play_event(state, seat, card)]
    state = replace(_taken(state, seat, card), trick=(*state.trick, Laid(seat, card)))
    if len(state.trick) < state.rules.players:
        return Step(state, tuple(events))
    state, more = _finished(state)
    return Step(state, (*events, *more))


def _taken(state: State, seat: Seat, card: Card) -> State:
    """The state without the card in the player's hand or row."""
    i = state.index(seat)
    if card in state.hands[i]:
        hands = (*state.hands[:i], state.hands[i].remove(card), *state.hands[i + 1 :])
        return replace(state, hands=hands)
    row = tuple(Pile(None, p.hidden) if p.open == card else p for p in state.rows[i])
    return replace(state, rows=(*state.rows[:i], row, *state.rows[i + 1 :]))


def _finished(state: State) -> tuple[State, tuple[Event, ...]]:
    """The full trick goes to its winner; the deal is counted if it was the last."""
    rules, trump = state.rules, state.trump
    place = winning(rules, state.trick, trump)
    winner, best = state.trick[place]
    last = len(state.tricks) + 1 == rules.trick_count
    points = trick_points((c for _, c in state.trick), trump, last)
    start = dict(zip(rules.seats, state.start, strict=True))
    earlier = FRENCH_32.set(c for t in state.tricks for _, c in t.plays)
    roem = in_trick(rules, trump, state.trick, start, earlier)
    trick = Trick(state.trick, winner, points, roem, rules.roem_claim is Claim.AUTO)
    state = replace(state, tricks=(*state.tricks, trick), trick=())
    events = [Event("trick", {"who": winner, "card": best}, "KJ-4.9")]
    if trump is not None:
        events.append(Event("points", {"n": points, "whom": For(rules.side(winner))}, "KJ-1.6"))
    if trick.claimed:
        events += roem_events(state, trick)
    state, turned = _uncovered(state)
    events += turned
    if not complete(state):
        return state, tuple(events)
    if state.claimable:
        return replace(state, phase=Phase.CLAIM), tuple(events)
    state, more = counted(state)
    return state, (*events, *more)


def _uncovered(state: State) -> tuple[State, list[Event]]:
    """Two players: hidden table cards with nothing on them are turned up (KJ-8.6 c)."""
    events, rows = [], []
    for seat, row in zip(state.rules.seats, state.rows, strict=False):
        for pile in row:
            if pile.open is None and pile.hidden is not None:
                events.append(Event("turned", {"who": seat, "card": pile.hidden}, "KJ-8.6"))
        rows.append(tuple(Pile(p.hidden, None) if p.open is None else p for p in row))
    return replace(state, rows=tuple(rows)), events


# ---- claiming roem ----


def claim(state: State, seat: Seat) -> Step:
    """The winner of the last trick announces its roem (KJ-5.11)."""
    trick = replace(state.tricks[-1], claimed=True)
    state = replace(state, tricks=(*state.tricks[:-1], trick))
    events = [
        Event("claim" if trick.roem else "claim_nothing", {"who": seat}, "KJ-5.11"),
        *roem_events(state, trick),
    ]
    if not complete(state):
        return Step(state, tuple(events))
    state, more = counted(state)
    return Step(state, (*events, *more))


def count(state: State) -> Step:
    """The last trick's roem is let go, and the deal is counted."""
    events = _missed(state)
    state, more = counted(state)
    return Step(state, (*events, *more))


def _missed(state: State) -> tuple[Event, ...]:
    if state.claimable and state.tricks[-1].roem:
        return (Event("missed", {"n": sum(r.points for r in state.tricks[-1].roem)}, "KJ-5.11"),)
    return ()


# ---- how the log tells of it ----


def _play_event(state: State, seat: Seat, card: Card) -> Event:
    """Led, followed, trumped, thrown away: with the rule that asked for it.

    Told to everybody, so it says no more of the hand than the card gives away.
    """
    rules, trump, trick = state.rules, state.trump, state.trick
    facts: dict[str, object] = {"who": seat, "card": card, "trump": trump}
    if not trick:
        return Event("lead", facts, "KJ-4.10" if state.tricks else "KJ-4.1")
    facts["led"] = led = trick[0].card.suit
    if card.suit == led:
        return Event("follow", facts)
    if card.suit == trump:
        above = trick_rules(rules).trump_above
        trumps = [c for _, c in trick if c.suit == trump]
        if not trumps:
            return Event("trump", facts, "KJ-4.3")
        over = all(card.bit & above[c.index] for c in trumps)
        return Event("overtrump", facts, "KJ-4.5") if over else Event("undertrump", facts, "KJ-4.7")
    if trump is None:
        return Event("throw_void", facts, "KJ-8.4")
    if led == trump:
        return Event("throw_void", facts, "KJ-4.4")
    if trick_rules(rules).partner_frees and partner_wins(rules, seat, trick, trump):
        return Event("throw_partner", facts, "KJ-4.6")
    if rules.undertrump is Undertrump.MUST or all(c.suit != trump for _, c in trick):
        return Event("throw", facts, "KJ-4.4")
    return Event("throw_free", facts, "KJ-4.7")


def roem_events(state: State, trick: Trick) -> Iterator[Event]:
    """Each combination, what they add up to, and whose the points are."""
    rules, side = state.rules, state.rules.side(trick.winner)
    for r in trick.roem:
        rule = "KJ-5.10" if r.kind is RoemKind.RUN4 else r.rule
        kind = f"{r.kind.value}_{'table' if r.by is None else 'hand'}"
        yield Event(kind, {"who": r.by, "cards": Group(tuple(r.cards)), "n": r.points}, rule)
    if len(trick.roem) > 1:
        yield Event("roem_sum", {"n": trick.roem_points}, "KJ-5.9")
    if trick.roem:
        strange = any(r.by is not None and rules.side(r.by) != side for r in trick.roem)
        rule = "KJ-5.7" if rules.roem is RoemBy.TRICK else "KJ-5.6" if strange else "KJ-5.8"
        kind = {"KJ-5.7": "roem_table", "KJ-5.6": "roem_lost", "KJ-5.8": "roem_hand"}[rule]
        yield Event(kind, {"n": trick.roem_points, "whom": For(side)}, rule)


# ---- counting the deal ----


def counted(state: State) -> tuple[State, tuple[Event, ...]]:
    """The deal is written down; the match goes on or is over."""
    score = deal_score(state)
    rules = state.rules
    result = tuple(score.points[w] for w in rules.sides)
    results = (*state.results, result)
    stands = standing(rules, [dict(zip(rules.sides, r, strict=True)) for r in results])
    state = replace(state, results=results, phase=Phase.OVER if stands.over else Phase.SCORED)
    events = [*_score_events(state, score)]
    totals = Amounts(tuple(stands.totals.items()))
    if stands.over:
        events.append(Event("match", {"totals": totals, "whom": For(stands.winner)}, "KJ-7.2"))
    elif len(results) >= rules.deals and stands.left == rules.players:
        events.append(Event("tie", {"totals": totals, "n": rules.players}, "KJ-7.3"))
    return state, tuple(events)


def _score_events(state: State, score: DealScore) -> Iterator[Event]:
    contract = state.contract
    assert contract is not None
    points = Amounts(tuple(score.points.items()))
    if contract.trump is None:
        kind = "ledig_made" if score.made else "ledig_lost"
        yield Event(kind, {"who": contract.declarer, "whom": For(score.winner)}, "KJ-8.4")
    else:
        yield from _count_events(state, score)
    yield Event("result", {"points": points}, "KJ-6.7")


def _count_events(state: State, score: DealScore) -> Iterator[Event]:
    """The card points, the last trick, the threshold and what follows from it."""
    rules, contract = state.rules, state.contract
    assert contract is not None
    t = tally(state, state.away)
    last = rules.side(state.tricks[-1].winner)
    bare = tuple((w, n - LAST_TRICK * (w == last)) for w, n in t.cards.items())
    if state.away:
        owner = away_owner(state)
        facts = {"n": points_of(state.away, state.trump), "whom": For(owner)}
        yield Event("away", facts, "KJ-8.5")
    yield Event("cards", {"points": Amounts(bare), "all": DEAL_POINTS - LAST_TRICK}, "KJ-1.7")
    yield Event("last", {"whom": For(last), "n": LAST_TRICK, "all": DEAL_POINTS}, "KJ-1.8")
    declarer = rules.side(contract.declarer)
    mine, roem = t.cards[declarer], t.roem[declarer]
    theirs = sum(n + t.roem[w] for w, n in t.cards.items() if w != declarer)
    half = mine * 2 == DEAL_POINTS and not any(t.roem.values())
    facts = {"who": contract.declarer, "n": mine, "roem": roem, "sum": mine + roem, "theirs": theirs}
    kind = f"{'made' if score.made else 'short'}_{rules.threshold.value}"
    bare_82 = rules.threshold is Threshold.FIXED82 and not roem
    yield Event(kind + ("_bare" if bare_82 else ""), facts, "KJ-6.8" if half else "KJ-6.3")
    if score.nat:
        yield Event(
            "nat", {"who": contract.declarer, "all": DEAL_POINTS, "roem": sum(t.roem.values())}, "KJ-6.4"
        )
    elif not score.made:
        yield Event("no_nat", {}, "KJ-8.7")
    for e in score.extras:
        if e.label == "pit":
            yield Event("pit", {"whom": For(e.who), "n": e.amount}, "KJ-6.5")
    if score.slot:
        yield Event("slot", {"whom": For(declarer), "n": SLOT}, "KJ-8.8")
