"""Beginning a deal: misdeals, the cards, the proposal; and how the log tells of it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards.card import Card, CardSet
from engine.cards.packs import FRENCH_32
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.seat import Seat, after
from engine.games.klaverjas.bidding import Bidding
from engine.games.klaverjas.dealing import Dealt, deal_out, draw_dealer, propose, read_given
from engine.games.klaverjas.rules import Proposal, Rules
from engine.games.klaverjas.state import Laid, Phase, Public, State

NO_CARDS = CardSet(FRENCH_32)


def first_deal(rules: Rules, chance: Chance) -> State:
    """The first deal of a match; the dealer is drawn (KJ-2.1) unless a forced deal names one.

    Raises BadInput if any of the forced deals is malformed, so that a match cannot stop half way.
    """
    given = [read_given(rules, raw) for raw in chance.deals]
    if given and given[0].dealer is not None:
        return new_deal(rules, given[0].dealer, (), (), chance)
    dealer, draws, chance = draw_dealer(rules, chance)
    return new_deal(rules, dealer, draws, (), chance)


def new_deal(
    rules: Rules,
    dealer: Seat,
    draws: tuple[tuple[Laid, ...], ...],
    results: tuple[tuple[int, ...], ...],
    chance: Chance,
) -> State:
    """The state before the first call; an exposed card voids a deal, the same dealer deals again (KJ-2.5)."""
    voided = []
    while True:
        raw, chance = chance.deal()
        given = None if raw is None else read_given(rules, raw)
        if given is not None and given.dealer is not None:
            dealer = given.dealer
        if given is None or given.exposed is None:
            break
        voided.append(given.exposed)
    if given is None or given.dealt is None:
        dealt, chance = deal_out(rules, dealer, chance)
    else:
        dealt = given.dealt
    if given is None or given.proposal is None:
        suit, card, chance = propose(rules, dealer, dealt, chance)
    else:
        suit, card = given.proposal
    return laid_out(Bidding(rules, dealer, suit, card), dealt, chance, draws, results, tuple(voided))


def laid_out(
    bidding: Bidding,
    dealt: Dealt,
    chance: Chance,
    draws: tuple[tuple[Laid, ...], ...] = (),
    results: tuple[tuple[int, ...], ...] = (),
    voided: tuple[Card, ...] = (),
) -> State:
    """The state in which all cards are dealt and the bidding begins."""
    return State(
        rules=bidding.rules,
        draws=draws,
        results=results,
        voided=voided,
        phase=Phase.BIDDING,
        bidding=bidding,
        contract=None,
        tricks=(),
        trick=(),
        chance=chance,
        hands=tuple(FRENCH_32.set(h) for h in dealt.hands),
        rows=dealt.rows,
        talon=FRENCH_32.set(dealt.talon),
        away=NO_CARDS,
        start=(),
    )


def deal_events(table: Public) -> tuple[Event, ...]:
    """How the running deal came about, told before its first call."""
    return (*_draw_events(table), *_deal_events(table))


def _draw_events(table: Public) -> Iterator[Event]:
    if table.number > 1:
        return
    for i, draw in enumerate(table.draws):
        for seat, card in draw:
            yield Event("draw", {"who": seat, "card": card}, "KJ-2.1")
        if i + 1 < len(table.draws):
            yield Event("draw_tie", {"seats": tuple(s for s, _ in table.draws[i + 1])}, "KJ-2.1")


def _deal_events(table: Public) -> Iterator[Event]:
    rules, dealer = table.rules, table.dealer
    yield Event(
        "deal_first" if table.number == 1 else "deal_next",
        {"who": dealer, "n": table.number},
        "KJ-2.1" if table.number == 1 else "KJ-2.4",
    )
    for card in table.voided:
        yield Event("misdeal", {"who": dealer, "card": card}, "KJ-2.5")
    yield Event("cut", {"who": dealer, "cutter": after(rules.seats, dealer, -1)}, "KJ-2.2")
    yield Event(
        f"dealt_{rules.players}", {"who": dealer}, {4: "KJ-2.3", 3: "KJ-8.5", 2: "KJ-8.6"}[rules.players]
    )
    facts = {"who": dealer, "card": table.bidding.card, "suit": table.bidding.proposed}
    rule = "KJ-3.1" if rules.proposal is Proposal.LOW_CARD else "KJ-3.2"
    yield Event(f"proposed_{rules.proposal.value}", facts, rule)
