"""The table of Gleek: two rivals above, turn-up, stock and pot between, the own hand below."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards.card import Card
from engine.core.action import Action
from engine.core.ledger import Pot
from engine.core.scene import Look, Part, backs, card_item, hand, item, sign, tag, zone
from engine.core.seat import Seat, clockwise
from engine.core.text import Text
from engine.games.gleek import prompts, score
from engine.games.gleek.state import SEATS, TRICKS, Open, Phase, Verb, View, next_seat
from engine.games.gleek.tricks import points_so_far, trick_winner

SHEET = Text("Payments in chips", "Zahlungen in Chips")
PLACES = ("s", "w", "e")
PARTS = {
    Phase.AUCTION: Text("Part 1 of 4: the auction", "Teil 1 von 4: der Kauf"),
    Phase.EXCHANGE: Text("Part 1 of 4: the exchange", "Teil 1 von 4: der Tausch"),
    Phase.RUFF: Text("Part 2 of 4: the ruff", "Teil 2 von 4: der Ruff"),
    Phase.SETS: Text("Part 3 of 4: gleeks and mournivals", "Teil 3 von 4: Gleeks und Mournivals"),
    Phase.TRICKS: Text("Part 4 of 4: the tricks", "Teil 4 von 4: die Stiche"),
    Phase.SCORED: Text("settled", "abgerechnet"),
    Phase.END: Text("settled", "abgerechnet"),
}
_SUIT_ORDER = "SHCD"  # black and red suits in turn


def scene(view: View, look: Look) -> Part:
    """What the reader sees of a view."""
    mine = bool(look.choices) and look.seat is not None
    return {
        "head": _head(view, look),
        "layout": "ring",
        "zones": [*_seats(view, look), *_middle(view, look), *_trick(view, look), *_own(view, look)],
        "prompt": prompts.mine(view, look) if mine else prompts.theirs(view, look),
        "buttons": prompts.buttons(view, look) if mine else [],
        "select": prompts.selection(look) if mine and view.open.phase is Phase.EXCHANGE else None,
        "odds": None,
        "done": prompts.done(view, look),
    }


def _head(view: View, look: Look) -> Part:
    seen = view.open
    parts = [
        look.say("{suit:up} are trumps", "{suit} ist Trumpf", suit=seen.trump),
        look.word(PARTS[seen.phase]),
        look.say("{who:You deal|@ deals}", "{who:Du gibst|@ gibt}", who=seen.dealer),
    ]
    right = look.say("Deal {n} of {of}", "Spiel {n} von {of}", n=seen.number, of=seen.rules.deals)
    if seen.phase is Phase.TRICKS:
        n = min(len(seen.winners) + 1, TRICKS)
        right = look.say("{deal}, trick {n}", "{deal}, Stich {n}", deal=right, n=n)
    return {"sign": sign(seen.trump), "parts": parts, "right": right}


# ---- seats ----


def _place(view: View, look: Look, seat: Seat) -> str:
    """Where a seat is drawn: the reader below, the left neighbour left."""
    return PLACES[clockwise(SEATS, look.seat or SEATS[0]).index(seat)]


def _seats(view: View, look: Look) -> Iterable[Part]:
    """The seats clockwise, those of the rivals with their cards; the reader's own has only words."""
    for seat in clockwise(SEATS, look.seat or SEATS[0]):
        own = seat is view.seat
        held = view.counts[SEATS.index(seat)]
        other = look.open_views.get(seat)
        if own or not held:
            layout, items = "backs", []
        elif isinstance(other, View):
            layout, items = "fan", [card_item(c, look) for c in in_order(other.hand, view.open)]
        else:
            cards = (
                look.say("{n} cards", "{n} Karten", n=held)
                if held > 1
                else look.say("one card", "eine Karte")
            )
            layout, items = "backs", [item(backs(held), cards)]
        place = _place(view, look, seat)
        yield zone(
            f"seat-{seat.value}",
            "seat",
            look.word(seat),
            layout,
            items,
            place=place,
            name=look.word(seat),
            sub=look.say("{n} chips", "{n} Chips", n=view.open.ledger.balance(seat)),
            turn=next_seat(view.open) == seat and view.open.phase is not Phase.SCORED,
            tags=_tags(view, look, seat),
        )
        if not own and not isinstance(other, View):
            yield from _shown(view, look, seat, place)


def _shown(view: View, look: Look, seat: Seat, place: str) -> Iterable[Part]:
    """What a rival has shown for ruff, sets and chips, until the first card is played."""
    seen = view.open
    if seen.phase not in (Phase.SETS, Phase.TRICKS) or seen.plays:
        return
    ruffs = [best for s, best in seen.ruffs if s == seat]
    sets = [held for s, held in seen.sets if s == seat]
    named = [(c, score.NICKNAMES[c.rank.code]) for s, c in seen.shown if s == seat]
    cards = set().union(*(r.cards for r in ruffs), *(h.cards for h in sets), (c for c, _ in named))
    if cards:
        words = [look.say("ruff of {n}", "Ruff von {n}", n=r) for r in ruffs] + [look.word(h) for h in sets]
        what = look.word([*words, *(name for _, name in named)])
        label = look.say("{what}, shown by {who:mid}", "{what}, gezeigt von {who:dir|@}", what=what, who=seat)
        items = [card_item(c, look) for c in in_order(cards, seen)]
        yield zone(f"shown-{seat.value}", "yard", label, "fan", items, place=place, name=what)


def _tags(view: View, look: Look, seat: Seat) -> list[Part]:
    """What a seat is, has said and has won, as far as it matters in this part of the deal."""
    seen, tags = view.open, []
    if seen.dealer == seat:
        tags.append(tag(look.say("dealer", "Geber")))
    if seen.forehand == seat and seen.phase is not Phase.TRICKS:
        tags.append(tag(look.say("forehand", "Vorhand")))
    if seen.buyer == seat and seen.phase is not Phase.TRICKS:
        tags.append(tag(look.say("bought for {n}", "Käufer für {n}", n=seen.price)))
    if seen.phase in (Phase.AUCTION, Phase.RUFF):
        tags += _said(seen, look, seat)
    if seen.phase is Phase.SETS and seen.ruff_winner == seat:
        tags.append(tag(look.say("won the ruff", "Ruff gewonnen"), mark="ok"))
    won = seen.winners.count(seat)
    n = points_so_far(seen.dealer, seen.turn_up, seen.plays, seen.winners)[seat]
    score_words = look.say("{n} points", "{n} Punkte", n=n)
    if won:
        tricks = look.say("1 trick", "1 Stich") if won == 1 else look.say("{n} tricks", "{n} Stiche", n=won)
        tags.append(tag(f"{tricks}, {score_words}"))
    elif n:
        tags.append(tag(score_words))
    return tags


def _said(seen: Open, look: Look, seat: Seat) -> list[Part]:
    """The last word of a seat in the running auction or ruff."""
    in_auction = seen.phase is Phase.AUCTION
    bids = sum(a.verb is Verb.BID for a in seen.said) + 2 if not in_auction else 0
    last = next((a for a in reversed(seen.said[bids:]) if a.seat == seat), None)
    if last is None:
        return []
    if last.verb is Verb.BID:
        return [tag(look.say("bids {n}", "bietet {n}", n=last.number))]
    if last.verb is Verb.PASS:
        if in_auction:
            return [tag(look.say("passed", "gepasst"), mark="no")]
        return [tag(look.say("passed, owes {n}", "gepasst, schuldet {n}", n=seen.vying.put(seat)), mark="no")]
    words = {
        Verb.SILENT: look.say("silent", "schweigt"),
        Verb.BET: look.say("bets {n}", "setzt {n}", n=seen.vying.put(seat)),
        Verb.HOLD: look.say("holds at {n}", "hält bei {n}", n=seen.vying.put(seat)),
        Verb.RAISE: look.say("raises to {n}", "erhöht auf {n}", n=seen.vying.put(seat)),
    }
    return [tag(words[Verb(last.verb)])]


# ---- the middle ----


def _middle(view: View, look: Look) -> Iterable[Part]:
    """The turn-up, the stock while it is there, the pot."""
    seen = view.open
    owner = look.say("turned up, {who:yours|@}", "aufgedeckt, {who:deine|@}", who=seen.dealer)
    yield zone(
        "turn-up",
        "centre",
        look.say("The turn-up", "Die aufgedeckte Karte"),
        "row",
        [card_item(seen.turn_up, look)],
        place="c",
        sub=owner,
    )
    if view.stock:
        label = look.say("{n} cards of the stock", "{n} Karten des Stapels", n=view.stock)
        yield zone(
            "stock",
            "centre",
            label,
            "stack",
            [item(backs(view.stock), label, "stock")],
            place="c",
            sub=look.say("the stock", "der Stapel"),
        )
    yield zone(
        "pot",
        "centre",
        layout="coins",
        name=look.say("pot", "Pot"),
        place="c",
        items=[item({"t": "coins", "n": seen.ledger.balance(Pot.POT)})],
    )


def _trick(view: View, look: Look) -> Iterable[Part]:
    """The running trick; between two tricks the last one, until the next lead."""
    seen = view.open
    if seen.phase is not Phase.TRICKS and not seen.plays:
        return
    plays = seen.trick or seen.last_trick
    label = look.say("The trick", "Der Stich")
    if plays and not seen.trick:
        label = look.say("The last trick", "Der letzte Stich")
    best = trick_winner(plays, seen.trump) if plays else None
    items = [
        card_item(
            card,
            look,
            place=_place(view, look, seat),
            caption=look.word(seat),
            note=look.say("led", "spielt aus") if i == 0 else "",
            state="winning" if seat == best else "played",
        )
        for i, (seat, card) in enumerate(plays)
    ]
    yield zone("trick", "trick", label, "trick", items, place="c")


# ---- the own hand ----


def in_order(cards: Iterable[Card], seen: Open) -> list[Card]:
    """Cards as they are held: trumps first, each suit from high to low."""
    return sorted(cards, key=lambda c: (c.suit != seen.trump, _SUIT_ORDER.index(c.suit.code), -c.rank.number))


def _own(view: View, look: Look) -> Iterable[Part]:
    me, seen = view.seat, view.open
    if me is None or me != look.seat:
        return
    verb = Verb.SHOW if seen.phase is Phase.SETS else Verb.PLAY
    yield hand(me, in_order(view.hand, seen), look, lambda card: Action(me, verb, card), place="s")
