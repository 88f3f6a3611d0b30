"""Where each action leads: the next state and what is told of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.ledger import Ledger, Pot
from engine.core.seat import Seat, clockwise
from engine.games.gleek import bidding, dealing, score
from engine.games.gleek.rules import Rules
from engine.games.gleek.settling import Stepped, Told, changed, event, settle
from engine.games.gleek.state import PACK, SEATS, TRICKS, Open, Phase, Play, State, Verb
from engine.games.gleek.tricks import trick_winner

# ---- deal ----


def first_deal(rules: Rules, chance: Chance) -> State:
    """The cut and the first deal; a given deal that names its dealer needs no cut (GL-2.1)."""
    forced, chance = chance.deal()
    cuts: tuple[tuple[Play, ...], ...] = ()
    dealer = None
    if forced is None or "dealer" not in forced:
        cuts, dealer, chance = dealing.cut(chance)
    ledger = Ledger.open((*SEATS, Pot.POT), rules.chips)
    return changed(_dealt(rules, forced, dealer, chance, ledger, 1, bidding.BASE), cuts=cuts)


def next_deal(state: State, action: Action) -> Stepped:
    """The left neighbour deals (GL-2.2)."""
    seen = state.open
    forced, chance = state.chance.deal()
    base = bidding.base_after(seen.vying.holder is not None)
    new = _dealt(seen.rules, forced, action.seat, chance, seen.ledger.close(), seen.number + 1, base)
    return new, deal_events(new.open)


def _dealt(
    rules: Rules,
    forced: Mapping[str, object] | None,
    dealer: Seat | None,
    chance: Chance,
    ledger: Ledger,
    number: int,
    base: int,
) -> State:
    if forced is not None:
        deal = dealing.read_deal(forced, dealer)
    else:
        assert dealer is not None
        deal, chance = dealing.shuffle(dealer, chance)
    return dealt(rules, deal, chance, ledger, number, base if deal.base is None else deal.base)


def dealt(rules: Rules, deal: dealing.Deal, chance: Chance, ledger: Ledger, number: int, base: int) -> State:
    """The state after a deal, the payments for the turn-up made (GL-2.4, GL-2.6)."""
    turn_up, *stock = deal.stock
    paid = score.turn_up_transfers(rules, turn_up, deal.dealer, SEATS)
    fresh = bidding.open_round(deal.dealer)
    seen = Open(
        rules, number, Phase.AUCTION, deal.dealer, (), turn_up, base, fresh, fresh, score.post(ledger, paid)
    )
    return State(seen, chance, deal.hands, tuple(stock))


def cut_events(seen: Open) -> Told:
    """Who cut what, and who deals first."""
    told: list[Event] = []
    for i, cuts in enumerate(seen.cuts):
        told += [event("cut_again" if i else "cut", "GL-2.1", who=s, card=c) for s, c in cuts]
    return (*told, event("first_dealer", "GL-2.1", who=seen.dealer)) if told else ()


def deal_events(seen: Open) -> Told:
    """The deal, the turn-up and what it brings."""
    card, who = seen.turn_up, seen.dealer
    told = [event("deals", "GL-2.3", who=who), event("turns", "GL-2.4", card=card, suit=card.suit)]
    amount, rule = score.turned_pay(seen.rules, card)
    if amount:
        told.append(event("turned_pays", rule, who=who, n=amount, name=score.NICKNAMES[card.rank.code]))
    elif card.rank.code == "4":
        told.append(event("no_tiddy", rule, card=card))
    if score.honour(card, card.suit):
        told.append(event("turned_honour", "GL-2.7", who=who, card=card, n=score.honour(card, card.suit)))
    return tuple(told)


# ---- auction and exchange ----


def bid(state: State, action: Action) -> Stepped:
    """A bid for the stock."""
    seen = state.open
    opens = seen.auction.holder is None
    kind, rule = ("opens", "GL-3.1") if opens else ("bids", "GL-3.2")
    new = changed(state, auction=bidding.after_bid(seen.auction, action.number), said=(*seen.said, action))
    return new, (event(kind, rule, who=action.seat, n=action.number),)


def _auction_pass(state: State, action: Action) -> Stepped:
    seen = state.open
    auction = bidding.after_bid(seen.auction, None)
    told = event("passes", "GL-3.3", who=action.seat)
    new = changed(state, auction=auction, said=(*seen.said, action))
    if not auction.over:
        return new, (told,)
    buyer = auction.last
    assert buyer is not None
    paid = bidding.auction_transfers(seen.rules, auction, seen.forehand)
    at_once = sum(a.verb is Verb.BID for a in new.open.said) == 1
    kind, rule = ("buys_at_once", "GL-3.8") if at_once else ("buys", "GL-3.4")
    events = [
        told,
        event(kind, rule, who=buyer, n=auction.stake),
        event("pays_half", "GL-3.5", who=buyer, n=auction.stake // 2),
    ]
    for t in paid:
        if t.rule == "GL-3.6":
            events.append(
                event("odd_chip" if t.target is Pot.POT else "odd_chip_forehand", t.rule, who=t.target)
            )
    return changed(new, ledger=score.post(seen.ledger, paid), phase=Phase.EXCHANGE), tuple(events)


def discard(state: State, action: Action) -> Stepped:
    """Seven cards away, then the seven of the stock (GL-3.7)."""
    seat, away, taken = action.seat, PACK.set(action.cards), PACK.set(state.stock)
    new = replace(
        changed(state, phase=Phase.RUFF),
        hands=_with(state, seat, (state.hand(seat) - away) | taken),
        stock=(),
        laid_away=away,
    )
    return new, (
        event("exchanges", "GL-3.7", who=seat),
        event("laid_away", None, (seat,), who=seat, cards=tuple(away)),
        event("took", None, (seat,), who=seat, cards=tuple(taken)),
    )


# ---- ruff ----

_WORDS = {
    Verb.SILENT: ("silent", "GL-4.4"),
    Verb.PASS: ("ruff_passes", "GL-4.6"),
    Verb.HOLD: ("holds", "GL-4.7"),
    Verb.RAISE: ("raises", "GL-4.8"),
}


def ruff_word(state: State, action: Action) -> Stepped:
    """A word in the ruff; the last one brings the showing, the payments and the sets."""
    seen = state.open
    verb = Verb(action.verb)
    vying = bidding.after_word(seen.rules, seen.vying, verb, seen.base)
    kind, rule = _WORDS.get(verb, ("bets", "GL-4.3" if seen.base == bidding.BASE else "GL-4.5"))
    n = vying.put(action.seat) if verb is Verb.PASS else bidding.stake(vying, seen.base)
    new = changed(state, vying=vying, said=(*seen.said, action))
    told = event(kind, rule, who=action.seat, n=n)
    if not vying.over:
        return new, (told,)
    new, ruff_told = _end_ruff(new)
    new, sets_told = _show_sets(new)
    return new, (told, *ruff_told, *sets_told)


def _counted(state: State) -> dict[Seat, Any]:
    seen = state.open
    return score.counted(seen.rules, dict(zip(SEATS, state.hands, strict=True)), seen.dealer, seen.turn_up)


def _end_ruff(state: State) -> Stepped:
    seen, vying = state.open, state.open.vying
    if vying.holder is None:
        rule = "GL-4.5" if seen.base == bidding.BASE else "GL-4.15"
        return state, (event("no_ruff", rule, n=bidding.base_after(False)),)
    cards = _counted(state)
    ruffs = {s: score.ruff(cards[s]) for s in clockwise(SEATS, seen.forehand) if s in bidding.showing(vying)}
    told = [
        event(
            "shows_aces" if r.aces else "shows_ruff",
            "GL-4.2" if r.aces else "GL-4.9",
            who=s,
            n=r.value,
            suit=r.suits[0] if r.suits else None,
            cards=r.cards,
        )
        for s, r in ruffs.items()
    ]
    winner = vying.last or score.best_ruff(ruffs, SEATS, seen.forehand)
    equal = [r for r in ruffs.values() if r.order == ruffs[winner].order] if ruffs else []
    if len(equal) > 1:
        told.append(event("ruff_tie", "GL-4.11", who=winner))
    if vying.last is not None:
        told.append(event("wins_unshown", "GL-4.10", who=winner))
    paid = bidding.ruff_transfers(vying, winner)
    told.append(event("wins_ruff", "GL-4.12", who=winner, n=sum(t.amount for t in paid)))
    return changed(
        state, ruffs=tuple(ruffs.items()), ruff_winner=winner, ledger=score.post(seen.ledger, paid)
    ), tuple(told)


def _show_sets(state: State) -> Stepped:
    seen, cards = state.open, _counted(state)
    order = clockwise(SEATS, seen.forehand)
    sets = tuple((s, held) for s in order for held in score.hand_sets(cards[s]))
    ledger, told = seen.ledger, []
    for seat, held in sets:
        ledger = score.post(ledger, score.set_transfers(seat, held, SEATS))
        second = sets[0][0] != seat
        rule = "GL-5.2" if second else "GL-5.4" if held.mournival else "GL-5.1"
        told.append(event("shows_set", rule, who=seat, set=held, n=held.value))
    if not sets:
        told.append(event("no_sets", "GL-5.3"))
    return changed(state, phase=Phase.SETS, sets=sets, ledger=ledger, asked=order), tuple(told)


# ---- trumps shown before the first trick ----


def show(state: State, action: Action) -> Stepped:
    """Tiddy (Towser, Tumbler) shown for its chips (GL-6.6, GL-9.2)."""
    seen = state.open
    ledger, told = _hand_pay(seen, action)
    return changed(state, ledger=ledger, shown=(*seen.shown, (action.seat, action.card))), (
        event("shows", "GL-6.6", who=action.seat, card=action.card),
        *told,
    )


def _hand_pay(seen: Open, action: Action) -> tuple[Ledger, Told]:
    card, who = action.card, action.seat
    paid = score.hand_transfers(seen.rules, card, seen.trump, who, SEATS)
    if paid and card not in seen.shown_cards:
        told = event(
            "named_pays", paid[0].rule, who=who, name=score.NICKNAMES[card.rank.code], n=paid[0].amount
        )
        return score.post(seen.ledger, paid), (told,)
    if card.suit == seen.trump and card.rank.code == "4" and not paid:
        return seen.ledger, (event("no_tiddy", "GL-9.1", card=card),)
    return seen.ledger, ()


def go_on(state: State, action: Action) -> Stepped:
    """Nothing (more) to show."""
    rest = state.open.asked[1:]
    new = changed(state, asked=rest, phase=Phase.SETS if rest else Phase.TRICKS)
    return new, () if rest else (event("tricks_begin", "GL-6.1", who=new.open.forehand),)


# ---- tricks ----


def play(state: State, action: Action) -> Stepped:
    """A card played; the third ends the trick, the thirty-sixth the deal."""
    seen, seat, card = state.open, action.seat, action.card
    told = [event("plays" if seen.trick else "leads", None, who=seat, card=card)]
    n = score.honour(card, seen.trump)
    if n:
        name = score.NICKNAMES.get(card.rank.code)
        told.append(
            event("nicknamed" if name else "honour", "GL-1.5" if name else "GL-6.5", who=seat, n=n, name=name)
        )
    ledger, paid = _hand_pay(seen, action)
    new = replace(state, hands=_with(state, seat, state.hand(seat).remove(card)))
    new = changed(new, ledger=ledger, plays=(*seen.plays, (seat, card)))
    if len(new.open.trick) == 3:
        new, ended = _end_trick(new)
        return new, (*told, *paid, *ended)
    return new, (*told, *paid)


def _end_trick(state: State) -> Stepped:
    seen = state.open
    winner = trick_winner(seen.trick, seen.trump)
    told = [event("takes", "GL-7.1", who=winner, n=score.TRICK_POINTS)]
    told += [
        event("keeps_honour", "GL-1.6", who=s, card=c, n=score.honour(c, seen.trump))
        for s, c in seen.trick
        if s != winner and score.honour(c, seen.trump)
    ]
    new = changed(state, winners=(*seen.winners, winner))
    if len(new.open.winners) < TRICKS:
        return new, tuple(told)
    new, settled = settle(new)
    return new, (*told, *settled)


def _with(state: State, seat: Seat, hand: Any) -> Any:
    return tuple(hand if s == seat else h for s, h in zip(SEATS, state.hands, strict=True))


def _pass(state: State, action: Action) -> Stepped:
    return _auction_pass(state, action) if state.open.phase is Phase.AUCTION else ruff_word(state, action)


STEPS: Mapping[Verb, Callable[[State, Action], Stepped]] = {
    Verb.DEAL: next_deal,
    Verb.BID: bid,
    Verb.PASS: _pass,
    Verb.DISCARD: discard,
    Verb.BET: ruff_word,
    Verb.SILENT: ruff_word,
    Verb.HOLD: ruff_word,
    Verb.RAISE: ruff_word,
    Verb.SHOW: show,
    Verb.GO_ON: go_on,
    Verb.PLAY: play,
}
