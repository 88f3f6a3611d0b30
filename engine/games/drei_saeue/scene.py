"""The table of Drei Säue vor dem Hof: four seats with their yards around the trick."""

from __future__ import annotations

from engine.cards.card import Suit
from engine.core.action import Action
from engine.core.scene import Look, Part, backs, button, card_item, hand, item, prompt, tag, zone
from engine.core.seat import Seat, Side
from engine.core.text import Text
from engine.games.drei_saeue.rules import HAND, ROUNDS, SEATS, SIDES, partner
from engine.games.drei_saeue.score import LABEL_OF, Level
from engine.games.drei_saeue.state import Phase, Plays, Verb, View
from engine.games.drei_saeue.tricks import winner
from engine.games.drei_saeue.words import coppers
from engine.games.drei_saeue.yards import Status, pig

SHEET = Text("Won and lost, in coppers", "Gewonnen und verloren, in Kupfer")
PLACES = ("n", "e", "s", "w")
BETWEEN = (Phase.SCORED, Phase.OVER)


def scene(view: View, look: Look) -> Part:
    """What the reader sees of a view."""
    return {
        "head": _head(view, look),
        "layout": "four",
        "zones": _zones(view, look),
        "prompt": _prompt(view, look),
        "buttons": _buttons(view, look),
        "select": None,
        "odds": None,
        "done": _done(view, look),
    }


def _place(seat: Seat, look: Look) -> str:
    """Where a seat is drawn: the reader sits at the bottom."""
    turn = 0 if look.seat is None else SEATS.index(Seat.S) - SEATS.index(look.seat)
    return PLACES[(SEATS.index(seat) + turn) % len(SEATS)]


def _head(view: View, look: Look) -> Part:
    parts = [
        look.say("Stake: {coins}", "Einsatz: {coins}", coins=coppers(view.rules.stake)),
        look.say("{who:You deal|@ deals}", "{who:Du gibst|@ gibt}", who=view.dealer),
    ]
    number = min(len(view.tricks) + (view.phase is Phase.PLAY), HAND)
    right = look.say(
        "Round {n} of {of}, trick {t} of {all}",
        "Runde {n} von {of}, Stich {t} von {all}",
        n=view.round,
        of=ROUNDS,
        t=max(number, 1),
        all=HAND,
    )
    return {"sign": None, "parts": parts, "right": right}


# ---- zones ----


def _zones(view: View, look: Look) -> list[Part]:
    zones = [z for seat in SEATS for z in (_seat(view, look, seat), _yard(view, look, seat))]
    zones.append(_trick(view, look))
    me = look.seat
    if me is not None and view.seat is me:
        zones.append(hand(me, view.hand, look, lambda card: Action(me, Verb.PLAY, card), place="s"))
    return zones


def _seat(view: View, look: Look, seat: Seat) -> Part:
    held = view.left[SEATS.index(seat)]
    shown = look.open_views.get(seat)
    if isinstance(shown, View) and seat is not view.seat:
        layout, items = "row", [card_item(c, look) for c in shown.hand]
    elif seat is view.seat or not held:
        layout, items = "backs", []
    else:
        label = (
            look.say("{n} cards", "{n} Karten", n=held) if held > 1 else look.say("one card", "eine Karte")
        )
        layout, items = "backs", [item(backs(held), label)]
    return zone(
        f"seat-{seat.value}",
        "seat",
        layout=layout,
        items=items,
        name=look.word(seat),
        place=_place(seat, look),
        sub=_coins(view, look, seat),
        turn=_acts(view, seat),
        tags=_tags(view, look, seat),
    )


def _acts(view: View, seat: Seat) -> bool:
    return view.phase not in BETWEEN and view.to_act == seat


def _coins(view: View, look: Look, seat: Seat) -> str:
    """What a seat has won or lost so far; nothing before the first payment."""
    n = view.ledger.balance(seat)
    if not n:
        return ""
    amount = f"{'+' if n > 0 else '−'}{abs(n)}"
    return look.say("{n} copper" if abs(n) == 1 else "{n} coppers", "{n} Kupfer", n=amount)


def _tags(view: View, look: Look, seat: Seat) -> list[Part]:
    tags = []
    if view.dealer == seat:
        tags.append(tag(look.say("dealer", "Geber")))
    if look.seat is not None and partner(look.seat) == seat:
        tags.append(tag(look.say("your partner", "dein Partner")))
    return tags


def _yard(view: View, look: Look, seat: Seat) -> Part:
    """The Säue before a seat; the one of the trick just won can be pressed."""
    stack = view.yards.before(seat)
    label = look.say("{who:Your yard|The yard of @}", "{who:Dein Hof|Der Hof von @}", who=seat)
    return zone(
        f"yard-{seat.value}",
        "yard",
        label=label,
        layout="stack",
        place=_place(seat, look),
        items=[_sau(view, look, suit, suit is stack[-1]) for suit in stack],
    )


def _sau(view: View, look: Look, suit: Suit, is_open: bool) -> Part:
    face: Part = {"t": "card", "pack": suit.pack_name, "card": f"S{suit.code}"}
    label = look.say(
        "{pig}, {how}",
        "{pig}, {how}",
        pig=pig(suit),
        how=Text("open", "offen") if is_open else Text("covered", "verdeckt"),
    )
    more: Part = {}
    me = look.seat
    won = view.tricks[-1] if view.tricks else None
    if me is not None and won is not None and won.suit is suit and won.status is not Status.OWN:
        take = Action(me, Verb.TAKE, me)
        if take in look.choices:
            refusal = look.choices[take]
            more = {
                "action": take.as_json()[1:],
                "refusal": look.refusal(refusal),
                "state": "legal" if refusal is None else "barred",
            }
    return item(face, label, f"S{suit.code}", **more)


def _trick(view: View, look: Look) -> Part:
    """The running trick; between two tricks the last one, until the next lead."""
    plays: Plays = view.trick
    last = not plays and bool(view.tricks)
    if last:
        plays = view.tricks[-1].plays
    label = look.say("The last trick", "Der letzte Stich") if last else look.say("The trick", "Der Stich")
    best = winner(plays) if plays else None
    items = [
        card_item(
            card,
            look,
            place=_place(seat, look),
            caption=look.word(seat),
            note=look.say("led", "spielt aus") if i == 0 else "",
            state="winning" if seat == best else "played",
        )
        for i, (seat, card) in enumerate(plays)
    ]
    return zone("trick", "trick", label=label, layout="trick", items=items, place="c")


# ---- what is asked ----


def _prompt(view: View, look: Look) -> Part:
    who = view.to_act
    mine = who == look.seat and view.phase is not Phase.OVER
    if view.phase in BETWEEN:
        if view.phase is Phase.OVER:
            return prompt(look.say("The game is over", "Das Spiel ist zu Ende"))
        return prompt(
            look.say("{who:You deal|@ deals} next", "Als Nächstes {who:gibst du|gibt @}", who=who), mine=mine
        )
    if view.phase is Phase.TAKE:
        return _ask_about_sau(view, look, mine)
    if not mine:
        return prompt(look.say("{who} is to play", "{who} ist am Zug", who=who))
    if not view.trick:
        return prompt(
            look.say("Your turn: lead a card", "Du bist am Zug: Spiel eine Karte aus"),
            _open_pigs(view, look),
            mine=True,
        )
    led = view.trick[0][1].suit
    if view.hand.of(led):
        return prompt(
            look.say("Your turn: follow suit, {led}", "Du bist am Zug: Gib {led} zu", led=led), mine=True
        )
    return prompt(
        look.say(
            "Your turn: you are void, play any card", "Du bist am Zug: Du bist frei, spiel irgendeine Karte"
        ),
        mine=True,
    )


def _ask_about_sau(view: View, look: Look, mine: bool) -> Part:
    suit = view.tricks[-1].suit
    where = look.say(
        "It lies open before {owner:you|@}", "Sie liegt offen vor {owner:dir|@}", owner=view.yards.owner(suit)
    )
    if mine:
        return prompt(
            look.say(
                "You win the trick: take the {pig}?",
                "Du machst den Stich: Nimmst du die {pig}?",
                pig=pig(suit),
            ),
            where,
            mine=True,
        )
    return prompt(
        look.say(
            "{who} decides about the {pig}",
            "{who} entscheidet über die {pig}",
            who=view.to_act,
            pig=pig(suit),
        ),
        where,
    )


def _open_pigs(view: View, look: Look) -> str:
    tops = [stack[-1] for seat in SEATS if (stack := view.yards.before(seat)) and seat is not look.seat]
    return (
        look.say("Open in other yards: {suits}", "Offen vor anderen Höfen: {suits}", suits=tops)
        if tops
        else ""
    )


def _buttons(view: View, look: Look) -> list[Part]:
    me = look.seat
    if me is None or view.to_act != me or not look.choices:
        return []
    if view.phase is Phase.SCORED:
        return [button(look, Action(me, Verb.DEAL), look.say("Deal", "Geben"), main=True)]
    if view.phase is not Phase.TAKE:
        return []
    suit = view.tricks[-1].suit
    owner = view.yards.owner(suit)
    out = [
        button(
            look,
            Action(me, Verb.TAKE, me),
            look.say("Take the {pig}", "Die {pig} nehmen", pig=pig(suit)),
            look.say("from {owner}", "von {owner}", owner=owner),
            main=True,
        )
    ]
    if view.rules.yard_choice:
        out.append(
            button(
                look,
                Action(me, Verb.TAKE, partner(me)),
                look.say("Into {who}'s yard", "Vor den Hof von {who}", who=partner(me)),
            )
        )
    out.append(button(look, Action(me, Verb.LEAVE), look.say("Leave it", "Liegen lassen")))
    return out


def _done(view: View, look: Look) -> Part | None:
    if view.settled is None:
        return None
    level, side = view.settled.level, view.settled.side
    score = {s.code: sum(view.yards.pigs()[seat] for seat in s.seats) for s in SIDES}
    main = _result(view, look, level, side, score)
    pay = view.settled.pay()
    if view.phase is Phase.OVER:
        totals = ", ".join(
            look.say("{who} {n}", "{who} {n}", who=s, n=_signed(view.ledger.balance(s))) for s in SEATS
        )
        return {
            "main": main,
            "sub": look.say(
                "After {n} rounds: {totals}", "Nach {n} Runden: {totals}", n=ROUNDS, totals=totals
            ),
        }
    if look.seat is None or level is Level.VOID:
        sub = look.word(LABEL_OF[level])
        return {"main": main, "sub": sub[:1].upper() + sub[1:] if look.seat is None else ""}
    n = pay[look.seat]
    sub = (
        look.say("You receive {coins}", "Du bekommst {coins}", coins=coppers(n))
        if n > 0
        else look.say("You pay {coins}", "Du zahlst {coins}", coins=coppers(-n))
    )
    return {"main": main, "sub": sub}


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n else "0"


def _result(view: View, look: Look, level: Level, side: Side | None, score: dict[str, int]) -> str:
    if side is None:
        return look.say("Two Säue each: nobody pays", "Je zwei Säue: Niemand zahlt")
    if level is Level.ALONE:
        who = next(s for s in SEATS if view.yards.pigs()[s] == sum(score.values()))
        return look.say(
            "{who:You have|@ has} all four Säue alone", "{who:Du hast|@ hat} alle vier Säue allein", who=who
        )
    high, low = max(score.values()), min(score.values())
    return look.say(
        "{side} {verb} {high} to {low}",
        "{side} {verb} {high} zu {low}",
        side=side,
        high=high,
        low=low,
        verb=_wins(side, look),
    )


def _wins(side: Side, look: Look) -> Text:
    return Text("wins", "gewinnt") if look.seat in side.seats else Text("win", "gewinnen")
