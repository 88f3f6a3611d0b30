"""What a table of Klaverjas shows: hands, the trick, the proposal, and what the reader may do."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards.card import Card, CardSet, Suit
from engine.core.action import Action
from engine.core.scene import (
    Look,
    Part,
    backs,
    card_face,
    card_item,
    hand,
    item,
    sign,
    tag,
    zone,
)
from engine.core.seat import Seat, clockwise
from engine.core.text import Text
from engine.games.klaverjas import prompts
from engine.games.klaverjas.bidding import Word
from engine.games.klaverjas.duties import winning
from engine.games.klaverjas.rules import Proposal, Trumping
from engine.games.klaverjas.state import Laid, Phase, Spot, Verb, View

SHEET = Text("Score sheet", "Abrechnung")
PLACES = {4: "swne", 3: "sne", 2: "sn"}
_SHOWN = "SHCD"  # black and red suits in turn


def scene(view: View, look: Look) -> Part:
    """The parts of the scene that are Klaverjas's own."""
    acting = look.seat is not None and look.seat in view.acting and bool(look.choices)
    return {
        "head": _head(view, look),
        "layout": "ring" if view.rules.players == 2 else "four",
        "zones": [*_seats(view, look), *_middle(view, look), *_own(view, look)],
        "prompt": prompts.mine(view, look) if acting else prompts.theirs(view, look),
        "buttons": [*prompts.buttons(view, look)] if acting else [],
        "select": prompts.selection(view, look) if acting and view.phase is Phase.EXCHANGE else None,
        "odds": None,
        "done": prompts.done(view, look),
    }


# ---- the head ----


def _head(view: View, look: Look) -> Part:
    contract = view.contract
    if contract is None:
        suit: Suit | None = view.bidding.proposed
        parts = [
            look.say("{suit:up} proposed", "{suit} vorgeschlagen", suit=suit),
            look.say("{who} {who:deal|deals}", "{who} {who:gibst|gibt}", who=view.dealer),
        ]
    else:
        suit = contract.trump
        parts = [
            look.say("Ledig, no trump", "Ledig, kein Trumpf")
            if suit is None
            else look.say("{suit:up} trumps", "{suit} ist Trumpf", suit=suit),
            look.say("{who} {who:play|plays}", "{who} {who:spielst|spielt}", who=contract.declarer),
        ]
    return {
        "sign": None if suit is None else sign(suit),
        "parts": [*parts, _manner(view, look)],
        "right": _where(view, look),
    }


def _manner(view: View, look: Look) -> str:
    if view.rules.players == 4:
        return "Amsterdam" if view.rules.trumping is Trumping.AMSTERDAM else "Rotterdam"
    return (
        look.say("three players", "zu dritt")
        if view.rules.players == 3
        else look.say("two players", "zu zweit")
    )


def _where(view: View, look: Look) -> str:
    deals = view.rules.deals
    deal = (
        look.say("Deal {n} of {of}", "Spiel {n} von {of}", n=view.number, of=deals)
        if view.number <= deals
        else look.say("Deal {n}, tie-break", "Spiel {n}, Stechen", n=view.number)
    )
    if view.phase in (Phase.BIDDING, Phase.EXCHANGE) or view.settled:
        return deal
    n = len(view.tricks) + (1 if view.trick or (view.phase is Phase.PLAY and not view.tricks) else 0)
    return f"{deal}, {look.say('trick {n}', 'Stich {n}', n=max(1, n))}"


# ---- seats and hands ----


def places(view: View, look: Look) -> dict[Seat, str]:
    """Where each seat sits: the reader's own towards the reader, the others clockwise."""
    seats = view.rules.seats
    order = clockwise(seats, look.seat if look.seat is not None else Seat.S)
    return dict(zip(order, PLACES[len(seats)], strict=True))


def _seats(view: View, look: Look) -> Iterable[Part]:
    """Everybody but the reader."""
    for seat, place in places(view, look).items():
        if seat is view.seat:
            continue
        other = look.open_views.get(seat)
        n = view.counts[view.rules.seats.index(seat)]
        shown = [card_item(c, look) for c in shown_hand(other.hand, view.trump)] if other is not None else []
        yield zone(
            f"seat-{seat.value}",
            "seat",
            look.word(seat),
            "row" if shown else "backs",
            shown or ([item(backs(n))] if n else []),
            place=place,
            name=look.word(seat),
            sub=_sub(view, look, seat, n),
            turn=seat in view.acting and not view.settled,
            tags=_tags(view, look, seat),
        )
        if view.rows:
            yield _table(view, look, seat, place)


def _sub(view: View, look: Look, seat: Seat, n: int) -> str:
    """Partner or not, and how many cards are left."""
    cards = look.say("{n} cards", "{n} Karten", n=n) if n != 1 else look.say("1 card", "1 Karte")
    if view.seat is None or view.rules.side(seat) != view.rules.side(view.seat):
        return cards
    return f"{look.say('your partner', 'dein Partner')} · {cards}"


def _tags(view: View, look: Look, seat: Seat) -> list[Part]:
    """Who deals, who plays what, who has passed, how many tricks are won."""
    tags = []
    if view.contract is not None and seat is view.contract.declarer:
        text = look.say("ledig", "ledig") if view.trump is None else look.say("plays", "spielt")
        tags.append(tag(text, view.trump))
    if view.phase is Phase.BIDDING:
        n = view.rules.players
        running = view.bidding.calls[n * (view.bidding.round - 1) :]
        tags += [
            tag(look.say("passes", "passt")) for c in running if c.seat is seat and c.saying is Word.PASS
        ]
    if seat is view.dealer:
        tags.append(tag(look.say("dealer", "Geber")))
    won = sum(t.winner is seat for t in view.tricks)
    if won:
        tags.append(
            tag(look.say("{n} tricks", "{n} Stiche", n=won) if won > 1 else look.say("1 trick", "1 Stich"))
        )
    return tags


def _table(view: View, look: Look, seat: Seat, place: str) -> Part:
    """Two players: a row of open cards, some with a hidden one below."""
    row = view.rows[view.rules.seats.index(seat)]
    covered = sum(s.covers for s in row)
    below = look.say("{n} hidden", "{n} verdeckt", n=covered) if covered else ""
    mine = seat is view.seat
    name = (
        look.say("Your table cards", "Deine Tischkarten") if mine else look.say("Table cards", "Tischkarten")
    )
    return zone(
        f"table-{seat.value}",
        "yard",
        look.say("{name} of {who}", "{name} von {who}", name=name, who=seat) if not mine else name,
        "row",
        [*_spots(row, look, seat)],
        place=place,
        name=name,
        sub=below,
    )


def _spots(row: tuple[Spot, ...], look: Look, seat: Seat) -> Iterable[Part]:
    for i, spot in enumerate(row):
        if spot.open is not None:
            note = look.say("one below", "eine darunter") if spot.covers else ""
            yield card_item(spot.open, look, Action(seat, Verb.PLAY, spot.open), note=note)
        elif spot.covers:
            yield item(
                backs(1), look.say("a hidden card", "eine verdeckte Karte"), f"hidden-{seat.value}-{i}"
            )


def _own(view: View, look: Look) -> Iterable[Part]:
    """The reader's table cards and hand, last."""
    seat = view.seat
    if seat is None:
        return
    if view.rows:
        yield _table(view, look, seat, "s")
    exchanging = view.phase is Phase.EXCHANGE

    def action(card: Card) -> Action | None:
        return None if exchanging else Action(seat, Verb.PLAY, card)

    yield hand(seat, shown_hand(view.hand, view.trump), look, action, place="s", tags=_tags(view, look, seat))


def shown_hand(cards: CardSet, trump: Suit | None) -> list[Card]:
    """Cards as a player sorts them: trumps first, colours in turn, each suit from high to low."""

    def order(card: Card) -> tuple[bool, int, int]:
        trumps = card.suit == trump
        ranks = "78QKTA9J" if trumps else "789JQKTA"
        return not trumps, _SHOWN.index(card.suit.code), -ranks.index(card.rank.code)

    return sorted(cards, key=order)


# ---- the middle ----


def _middle(view: View, look: Look) -> Iterable[Part]:
    if view.phase is Phase.BIDDING:
        yield _proposal(view, look)
    elif view.phase is Phase.EXCHANGE:
        yield zone(
            "talon",
            "centre",
            look.say("Exchange", "Tausch"),
            "row",
            [],
            name=look.say("Two cards are laid away", "Zwei Karten werden weggelegt"),
        )
    else:
        yield _trick(view, look)


def _proposal(view: View, look: Look) -> Part:
    """The card or suit that is proposed, and the cards laid aside with three players."""
    bidding = view.bidding
    label = look.say("Proposed: {suit}", "Vorgeschlagen: {suit}", suit=bidding.proposed)
    face = (
        {"t": "text", "text": look.word(bidding.proposed)}
        if bidding.card is None
        else card_face(bidding.card)
    )
    items = [item(face, look.word(bidding.card) if bidding.card is not None else label, "proposal")]
    sub = ""
    if view.rules.proposal is Proposal.DEALER_CARD:
        sub = look.say(
            "{who:your own card|@'s own card}", "{who:deine eigene Karte|eigene Karte von @}", who=view.dealer
        )
    if view.talon:
        items.append(
            item(
                backs(view.talon),
                look.say("two cards for the declarer", "zwei Karten für den Ansager"),
                "talon",
            )
        )
    return zone("proposal", "centre", label, "row", items, name=label, sub=sub)


def _trick(view: View, look: Look) -> Part:
    """The running trick, or the last one as long as nobody has led again."""
    at, plays = places(view, look), view.trick or (view.tricks[-1].plays if view.tricks else ())
    best = winning(view.rules, plays, view.trump) if plays else None
    items = [_laid(view, look, laid, i == best, i == 0, at[laid.seat]) for i, laid in enumerate(plays)]
    if view.trick and view.seat is not None and view.seat in view.acting:
        items.append(item({"t": "empty", "text": look.say("Your card", "Deine Karte")}, place="s"))
    number = len(view.tricks) + bool(view.trick)
    return zone(
        "trick", "trick", look.say("Trick {n}", "Stich {n}", n=max(1, number)), "trick", items, place="c"
    )


def _laid(view: View, look: Look, laid: Laid, best: bool, led: bool, place: str) -> Part:
    full = not view.trick
    notes = [look.say("led", "zuerst")] if led else []
    if best:
        won = look.say("won", "{who:gewannst|gewann}", who=laid.seat)
        notes.append(won if full else look.say("winning", "{who:gewinnst|gewinnt}", who=laid.seat))
    return card_item(
        laid.card,
        look,
        state="winning" if best else "played",
        place=place,
        caption=look.word(laid.seat),
        note=", ".join(notes),
    )
