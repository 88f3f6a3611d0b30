"""The table of Gaunerkleeblatt: rivals in a row, pot and stock in the middle, the own hand below."""

from __future__ import annotations

from engine.cards.card import Card, CardSet
from engine.core.action import Action
from engine.core.ledger import Pot
from engine.core.scene import Look, Part, backs, button, card_face, hand, item, prompt, select, tag, zone
from engine.core.seat import Seat, clockwise
from engine.core.text import Text
from engine.games.gaunerkleeblatt.betting import Verb
from engine.games.gaunerkleeblatt.rules import HAND, MOST_EXCHANGED
from engine.games.gaunerkleeblatt.score import Clover, Kind, Leaf, clover
from engine.games.gaunerkleeblatt.state import BETTING, Phase, View, to_act
from engine.games.gaunerkleeblatt.words import coins, leaf_text

SHEET = Text("Coins won and lost", "Gewonnene und verlorene Münzen")
ENDED = (Phase.DONE, Phase.OVER)
NAMES = {
    Kind.VOLK: Text("Volk", "Volk"),
    Kind.REIHE: Text("Reihe", "Reihe"),
    Kind.TRUPPE: Text("Truppe", "Truppe"),
}
STEPS = {
    Phase.FIRST: Text("first betting", "erste Bieterrunde"),
    Phase.EXCHANGE: Text("exchange", "Tausch"),
    Phase.SECOND: Text("second betting", "zweite Bieterrunde"),
    Phase.DONE: Text("end", "Ende"),
    Phase.OVER: Text("end", "Ende"),
}


def scene(view: View, look: Look) -> Part:
    """What the reader sees of a view."""
    return {
        "head": _head(view, look),
        "layout": "ring",
        "zones": _zones(view, look),
        "prompt": _prompt(view, look),
        "buttons": _buttons(view, look),
        "select": _select(view, look),
        "odds": None,
        "done": _done(view, look),
    }


def _head(view: View, look: Look) -> Part:
    stake = view.betting.stake
    parts = [
        look.say("Stake {n}", "Einsatz {n}", n=stake)
        if stake
        else look.say("No stake yet", "Noch kein Einsatz"),
        look.say("{who:You deal|@ deals}", "{who:Du gibst|@ gibt}", who=view.dealer),
    ]
    right = look.say(
        "Game {n} of {of}, {step}",
        "Spiel {n} von {of}, {step}",
        n=view.number,
        of=view.rules.games,
        step=STEPS[view.phase],
    )
    return {"sign": None, "parts": parts, "right": right}


# ---- zones ----


def _zones(view: View, look: Look) -> list[Part]:
    seats, me = view.rules.seats, look.seat
    order = clockwise(seats, me)[1:] if me is not None else seats
    zones = [_seat(view, look, seat, str(i)) for i, seat in enumerate(order)]
    zones += [_pot(view, look), _stock(view, look)]
    if me is None:
        return zones
    zones.append(_seat(view, look, me, "s"))
    if me not in dict(view.shown) and view.seat is me:
        zones.append(hand(me, _in_order(view.hand), look, lambda _: None, place="s"))
    return zones


def _seat(view: View, look: Look, seat: Seat, place: str) -> Part:
    shown = dict(view.shown).get(seat)
    other = look.open_views.get(seat)
    layout, items = "backs", []
    if shown is not None:
        layout, items = "row", _cards(shown, look, clover(shown, view.rules))
    elif isinstance(other, View) and seat is not view.seat:
        layout, items = "row", _cards(other.hand, look, None)
    elif seat is not view.seat and seat in view.betting.inside:
        items = [item(backs(HAND), look.say("six cards", "sechs Karten"))]
    return zone(
        f"seat-{seat.value}",
        "seat",
        layout=layout,
        items=items,
        name=look.word(seat),
        place=place,
        sub=_purse(view, look, seat),
        turn=view.phase not in ENDED and to_act(view) == seat,
        tags=_tags(view, look, seat),
    )


def _cards(cards: CardSet, look: Look, leaves: Clover | None) -> list[Part]:
    """Open cards; below each stand the first letters of the leaves it belongs to."""
    out = []
    for card in _in_order(cards):
        parts = [] if leaves is None else [leaf for leaf in leaves.leaves if card in leaf.cards]
        names = [look.word(NAMES[leaf.kind]) for leaf in parts]
        label = look.word(card) + "".join(f", {name}" for name in names)
        out.append(item(card_face(card), label, card.code, note=" ".join(name[0] for name in names)))
    return out


def _in_order(cards: CardSet) -> list[Card]:
    """By people, and within a people from A to H, as letters are read."""
    return sorted(cards, key=lambda card: (card.suit.number, -card.rank.number))


def _purse(view: View, look: Look, seat: Seat) -> str:
    """What a seat has won or lost in the session so far."""
    n = view.ledger.balance(seat)
    return look.say(
        "{n} coin{s}",
        "{n} Münze{e}",
        n=f"+{n}" if n > 0 else f"−{-n}" if n else 0,
        s="" if abs(n) == 1 else "s",
        e="" if abs(n) == 1 else "n",
    )


def _tags(view: View, look: Look, seat: Seat) -> list[Part]:
    tags = [tag(look.say("dealer", "Geber"))] if view.dealer == seat else []
    if seat not in view.betting.inside:
        return [*tags, tag(look.say("passed", "gepasst"), mark="no")]
    shown = dict(view.shown).get(seat)
    if shown is not None:
        leaves, mark = clover(shown, view.rules), "ok" if seat == view.winner else None
        if seat == look.seat:
            return [*tags, *_leaf_tags(leaves, look, mark)]
        return [*tags, tag(_sum(leaves), mark=mark)]  # the marks below the cards tell the rest
    n = view.exchanged[view.rules.seats.index(seat)]
    if n is not None:
        tags.append(
            tag(
                look.say("exchanged {n}", "{n} getauscht", n=n)
                if n
                else look.say("kept all", "alle behalten")
            )
        )
    if seat in view.betting.raisers:
        tags.append(tag(look.say("raised", "erhöht")))
    if seat == view.seat and view.hand:
        tags += _leaf_tags(clover(view.hand, view.rules), look)
    return tags


def _leaf_tags(leaves: Clover, look: Look, mark: str | None = None) -> list[Part]:
    """The three leaves and their sum."""
    return [
        *(tag(_leaf(leaf, look)) for leaf in leaves.leaves),
        tag(look.say("{n} points", "{n} Punkte", n=leaves.total), mark=mark),
    ]


def _sum(leaves: Clover) -> str:
    return f"{' + '.join(str(leaf.points) for leaf in leaves.leaves)} = {leaves.total}"


def _leaf(leaf: Leaf, look: Look) -> str:
    return look.say(
        "{name} {n}: {what}",
        "{name} {n}: {what}",
        name=NAMES[leaf.kind],
        n=leaf.points,
        what=leaf_text(leaf),
    )


def _pot(view: View, look: Look) -> Part:
    """The pot; after a game what it held is gone or stays for the next one."""
    n = view.ledger.balance(Pot.POT)
    carried = dict(view.ledger.opening)[Pot.POT]
    sub = look.say("{n} from earlier games", "{n} aus früheren Spielen", n=carried) if carried and n else ""
    return zone(
        "pot",
        "centre",
        label=look.say("The pot", "Der Topf"),
        layout="coins",
        place="c",
        name=look.say("Pot", "Topf"),
        sub=sub,
        items=[item({"t": "coins", "n": n}, look.word(coins(n)))],
    )


def _stock(view: View, look: Look) -> Part:
    label = look.say("{n} cards", "{n} Karten", n=view.stock)
    return zone(
        "stock",
        "centre",
        label=look.say("The stock", "Der Stapel"),
        place="c",
        layout="row",
        name=look.say("Stock", "Stapel"),
        sub=label,
        items=[item(backs(view.stock), label, "stock")],
    )


# ---- what is asked ----


def _prompt(view: View, look: Look) -> Part:
    who = to_act(view)
    if who is None:
        return prompt(look.say("The session is over", "Die Sitzung ist zu Ende"))
    mine = who == look.seat
    if view.phase is Phase.DONE:
        return prompt(
            look.say("{who:You deal|@ deals} next", "Als Nächstes {who:gibst du|gibt @}", who=who), mine=mine
        )
    if not mine:
        return prompt(look.say("{who} is to act", "{who} ist am Zug", who=who))
    if view.phase is Phase.EXCHANGE:
        return prompt(
            look.say("Your turn: lay away up to three cards", "Du bist am Zug: Leg bis zu drei Karten ab"),
            look.say("You draw as many from the stock.", "Du ziehst ebenso viele vom Stapel."),
            mine=True,
        )
    if view.betting.opens:
        return prompt(look.say("Your turn: name a stake", "Du bist am Zug: Nenne einen Einsatz"), mine=True)
    return prompt(
        look.say("Your turn: hold, raise or pass", "Du bist am Zug: Halte, erhöhe oder passe")
        if Verb.RAISE in view.betting.words(view.rules)
        else look.say("Your turn: hold or pass", "Du bist am Zug: Halte oder passe"),
        look.say("The stake is {n}.", "Der Einsatz ist {n}.", n=view.betting.stake),
        mine=True,
    )


def _buttons(view: View, look: Look) -> list[Part]:
    me = look.seat
    if me is None or to_act(view) != me or not look.choices:
        return []
    if view.phase is Phase.DONE:
        return [button(look, Action(me, Verb.DEAL), look.say("Deal", "Geben"), main=True)]
    if view.phase is Phase.EXCHANGE:
        return [button(look, Action(me, Verb.EXCHANGE, ()), look.say("Keep all six", "Alle sechs behalten"))]
    if view.phase not in BETTING:
        return []
    fold = button(look, Action(me, Verb.PASS), look.say("Pass", "Passen"))
    most = view.rules.max_stake
    if view.betting.opens:
        amount = {"min": 1, "max": most, "value": 1, "label": look.say("Stake", "Einsatz")}
        name = button(look, Action(me, Verb.NAME, 1), look.say("Name it", "Nennen"), main=True, amount=amount)
        return [name, fold]
    cost = view.betting.owes(me)
    note = look.word(coins(cost)) if cost else look.say("costs nothing", "kostet nichts")
    hold = button(look, Action(me, Verb.HOLD), look.say("Hold", "Halten"), note, main=True)
    return [_raise(view, look, me), hold, fold]


def _raise(view: View, look: Look, me: Seat) -> Part:
    """A raise to an amount; a plain barred button where no raise is allowed."""
    least = view.betting.stake + 1
    action = Action(me, Verb.RAISE, least)
    if view.betting.bar(view.rules, Verb.RAISE, least) is not None:
        return button(look, action, look.say("Raise", "Erhöhen"))
    return button(
        look,
        action,
        look.say("Raise", "Erhöhen"),
        amount={
            "min": least,
            "max": view.rules.max_stake,
            "value": least,
            "label": look.say("Raise to", "Erhöhen auf"),
        },
    )


def _select(view: View, look: Look) -> Part | None:
    me = look.seat
    if view.phase is not Phase.EXCHANGE or me is None or to_act(view) != me or not look.choices:
        return None
    return select(
        f"hand-{me.value}",
        Verb.EXCHANGE.value,
        1,
        MOST_EXCHANGED,
        look.say("Lay away and draw", "Ablegen und ziehen"),
    )


def _done(view: View, look: Look) -> Part | None:
    if view.phase not in ENDED:
        return None
    sub = ""
    if view.phase is Phase.OVER:
        totals = ", ".join(f"{look.word(s)} {_purse(view, look, s)}" for s in view.rules.seats)
        sub = look.say(
            "After {n} games: {totals}", "Nach {n} Spielen: {totals}", n=view.rules.games, totals=totals
        )
    if view.winner is None:
        kept = view.ledger.balance(Pot.POT)
        main = look.say(
            "Level at the top: {coins} stay in the pot",
            "Gleichstand an der Spitze: {coins} bleiben im Topf",
            coins=coins(kept),
        )
        if view.phase is Phase.OVER:
            main = look.say(
                "Level at the top: the pot is shared", "Gleichstand an der Spitze: Der Topf wird geteilt"
            )
        return {"main": main, "sub": sub}
    won = sum(t.amount for t in view.ledger.transfers if t.target == view.winner)
    return {
        "main": look.say(
            "{who:You win|@ wins} the pot, {coins}",
            "{who:Du gewinnst|@ gewinnt} den Topf, {coins}",
            who=view.winner,
            coins=coins(won),
        ),
        "sub": sub,
    }
