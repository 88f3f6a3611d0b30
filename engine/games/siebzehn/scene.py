"""What a table of 17 shows: cups in a ring, the pot in the middle, the own dice with what the next one
brings."""

from __future__ import annotations

from math import gcd

from engine.core.action import Action
from engine.core.ledger import Pot
from engine.core.scene import Look, Part, button, item, prompt, tag, zone
from engine.core.seat import Seat, clockwise
from engine.core.text import Text
from engine.dice.die import FACES, bust_faces, face_name
from engine.games.siebzehn.play import GAME
from engine.games.siebzehn.rounds import carried_in
from engine.games.siebzehn.rules import LIMIT, Order
from engine.games.siebzehn.score import Reason
from engine.games.siebzehn.state import CupView, Phase, Verb, View
from engine.games.siebzehn.words import Coins, Group

SHEET = Text("Stakes", "Einsätze")


def scene(view: View, look: Look) -> Part:
    """The parts of a scene that are the game's own."""
    return {
        "head": _head(view, look),
        "layout": "ring",
        "zones": _zones(view, look),
        "prompt": _prompt(view, look),
        "buttons": _buttons(view, look),
        "select": None,
        "odds": _odds(view, look),
        "done": _done(view, look),
    }


def _head(view: View, look: Look) -> Part:
    last = max(view.number, view.rounds)  # rounds for a carried pot come on top
    count = look.say("Round {n} of {of}", "Runde {n} von {of}", n=view.number, of=last)
    parts = [look.say("Play-off", "Stechen")] if view.playoff else []
    parts.append(
        look.say("all decide at once", "alle entscheiden gleichzeitig")
        if view.rules.order is Order.SIMULTANEOUS
        else look.say("one after the other", "reihum")
    )
    parts.append(look.say("stake {coins}", "Einsatz {coins}", coins=Coins(view.rules.stake)))
    return {"sign": None, "parts": parts, "right": count}


# ---- zones ----


def _zones(view: View, look: Look) -> list[Part]:
    seats = GAME.seats(view.rules)
    around = clockwise(seats, look.seat) if look.seat in seats else seats
    rivals = [s for s in around if s is not look.seat]
    zones = [_seat(view, look, seat, str(i)) for i, seat in enumerate(rivals)]
    zones.append(_pot(view, look))
    if look.seat in seats:
        zones.append(_seat(view, look, look.seat, "s"))
    return zones


def _seat(view: View, look: Look, seat: Seat, place: str) -> Part:
    cup = view.cup(seat)
    mine = seat is look.seat
    more = {
        "name": "" if mine else look.word(seat),
        "place": place,
        "turn": seat in view.waiting,
        "sub": _sub(view, look, cup, mine),
        "tags": _tags(view, look, seat, cup),
    }
    label = look.say("Your dice", "Deine Würfel") if mine else look.word(seat)
    return zone(f"seat-{seat.value}", "seat", label, "dice", _dice(view, look, seat, cup), **more)


def _dice(view: View, look: Look, seat: Seat, cup: CupView | None) -> list[Part]:
    """A cup over dice that others cannot see, and the dice that this reader can see."""
    if cup is None:
        return []
    seen = cup.dice
    if seen is None and seat in look.open_views:
        other = look.open_views[seat].cup(seat)
        seen = other.dice if other is not None else None
    covered = not cup.bust and view.result is None
    count = look.say("{n} dice under the cup", "{n} Würfel unter dem Becher", n=cup.count)
    items = [item({"t": "cup"}, count, f"cup-{seat.value}")] if covered else []
    return items + [
        item({"t": "die", "v": face}, look.word(face_name(face)), f"die-{seat.value}-{i}")
        for i, face in enumerate(seen or ())
    ]


def _sub(view: View, look: Look, cup: CupView | None, mine: bool) -> str:
    if cup is None:
        return look.say("not in this play-off", "nicht im Stechen")
    laid = Coins(sum(t.amount for t in view.ledger.transfers if t.source is cup.seat))
    if view.result is not None and cup.total is not None and not mine:
        return look.say(
            "{total} with {n} dice · {laid}",
            "{total} mit {n} Würfeln · {laid}",
            total=cup.total,
            n=cup.count,
            laid=laid,
        )
    return look.say("{n} dice · {laid}", "{n} Würfel · {laid}", n=cup.count, laid=laid)


def _tags(view: View, look: Look, seat: Seat, cup: CupView | None) -> list[Part]:
    tags = []
    if cup is not None and cup.bust:
        tags.append(tag(look.say("over {limit}", "über {limit}", limit=LIMIT), mark="no"))
    elif cup is not None and cup.passed:
        tags.append(tag(look.say("stands", "passt"), mark="ok"))
    if view.result is not None and seat in view.result.winners:
        tags.append(tag(look.say("wins", "gewinnt"), mark="ok"))
    return tags


def _pot(view: View, look: Look) -> Part:
    coins, carried = view.ledger.balance(Pot.POT), carried_in(view.ledger)
    name = (
        look.say("coin at stake", "Münze im Pot")
        if coins == 1
        else look.say("coins at stake", "Münzen im Pot")
    )
    sub = look.say("{n} carried over", "{n} übertragen", n=carried) if carried else ""
    return zone(
        "pot",
        "centre",
        look.say("Pot", "Pot"),
        "coins",
        [item({"t": "coins", "n": coins}, name, "coins")],
        name=name,
        sub=sub,
        place="c",
    )


# ---- what can be done ----


def _prompt(view: View, look: Look) -> Part:
    if view.phase is Phase.OVER:
        return prompt("")
    if view.phase is Phase.ROUND_OVER:
        return prompt(
            look.say(
                "{who:You begin|@ begins} the next round",
                "{who:Du beginnst|@ beginnt} die nächste Runde",
                who=view.waiting[0],
            ),
            mine=look.seat in view.waiting,
        )
    if look.seat in view.waiting:
        at_once = view.rules.order is Order.SIMULTANEOUS and len(view.cups) > 1
        sub = (
            look.say(
                "Everybody still in decides at the same time.",
                "Alle, die noch dabei sind, entscheiden gleichzeitig.",
            )
            if at_once
            else ""
        )
        return prompt(
            look.say("Your turn: roll one more or stand", "Du bist dran: noch einen würfeln oder passen"),
            sub,
            mine=True,
        )
    who = view.waiting[0] if len(view.waiting) == 1 else view.waiting
    main = look.say(
        "{who} {decide}",
        "{who} {decide}",
        who=who,
        decide=Text("decides", "entscheidet") if len(view.waiting) == 1 else Text("decide", "entscheiden"),
    )
    chosen = {
        Verb.ROLL: look.say("You will roll one more.", "Du würfelst noch einen."),
        Verb.PASS: look.say("You will stand.", "Du passt."),
    }
    return prompt(main, chosen.get(view.decision, "") if view.decision is not None else "")


def _buttons(view: View, look: Look) -> list[Part]:
    seat = look.seat
    if seat is None:
        return []
    roll, stand, go_on = (Action(seat, verb) for verb in (Verb.ROLL, Verb.PASS, Verb.NEXT))
    buttons = []
    if roll in look.choices:
        buttons.append(_priced(look, roll, look.say("Roll one more", "Noch einen würfeln"), view.rules.stake))
    if stand in look.choices:
        label = look.say("Stand on {total}", "Passen mit {total}", total=_total(view, seat))
        buttons.append(_priced(look, stand, label, view.rules.price_of_passing))
    if go_on in look.choices:
        playoff = view.result is not None and view.result.playoff
        label = look.say("Play-off", "Stechen") if playoff else look.say("Next round", "Nächste Runde")
        buttons.append(button(look, go_on, label, main=True))
    return buttons


def _priced(look: Look, action: Action, label: str, price: int) -> Part:
    note = look.word(Coins(price)) if price else look.say("free", "umsonst")
    face = {"t": "coins", "n": 1} if price else None
    return button(look, action, label, note, main=action.verb is Verb.ROLL, face=face)


def _total(view: View, seat: Seat) -> int:
    cup = view.cup(seat)
    assert cup is not None and cup.total is not None
    return cup.total


def _odds(view: View, look: Look) -> Part | None:
    """What each face of the next die makes, while the reader may roll it."""
    if look.seat is None or Action(look.seat, Verb.ROLL) not in look.choices:
        return None
    total = _total(view, look.seat)
    bust = bust_faces(total, LIMIT)
    cells = [
        {
            "face": {"t": "die", "v": face},
            "text": str(total + face),
            "bad": face in bust,
            "note": look.say("bust", "überwürfelt") if face in bust else "",
        }
        for face in FACES
    ]
    return {"title": _chance(look, len(bust)), "sub": _which(look, total, bust), "cells": cells}


def _chance(look: Look, bad: int) -> str:
    if bad in (0, len(FACES)):
        return (
            look.say("Bust chance none.", "Überwürfeln unmöglich.")
            if not bad
            else look.say("Bust for certain.", "Überwürfelt auf jeden Fall.")
        )
    part = gcd(bad, len(FACES))
    return look.say(
        "Bust chance {n} in {of}.",
        "Überwürfelt in {n} von {of} Fällen.",
        n=bad // part,
        of=len(FACES) // part,
    )


def _which(look: Look, total: int, bust: tuple[int, ...]) -> str:
    facts = {"total": total, "limit": LIMIT, "face": face_name(bust[0]) if bust else ""}
    if not bust:
        return look.say(
            "No face takes {total} over {limit}.", "Kein Wurf bringt {total} über {limit}.", **facts
        )
    if len(bust) == 1:
        return look.say(
            "Only a {face} takes {total} over {limit}.",
            "Nur eine {face} bringt {total} über {limit}.",
            **facts,
        )
    if len(bust) == len(FACES):
        return look.say(
            "Every face takes {total} over {limit}.", "Jeder Wurf bringt {total} über {limit}.", **facts
        )
    return look.say(
        "A {face} or more takes {total} over {limit}.",
        "Eine {face} oder mehr bringt {total} über {limit}.",
        **facts,
    )


# ---- the end ----


def _done(view: View, look: Look) -> Part | None:
    if view.result is None:
        return None
    ended = _round_ended(view, look)
    if view.phase is not Phase.OVER:
        return {"main": ended, "sub": _own_net(view, look)}
    best = max(view.ledger.balance(s) for s in GAME.seats(view.rules))
    first = [s for s in GAME.seats(view.rules) if view.ledger.balance(s) == best]
    won = Coins(best)
    if best == 0:
        main = look.say("The session ends level", "Die Partie endet ausgeglichen")
    elif len(first) == 1:
        main = look.say(
            "{who:You win|@ wins} the session, {won} up",
            "{who:Du gewinnst|@ gewinnt} die Partie mit {won} Gewinn",
            who=first[0],
            won=won,
        )
    else:
        main = look.say(
            "{who} win the session together, {won} up each",
            "Die Partie geht gemeinsam an: {who}, je {won} Gewinn",
            who=Group(tuple(first)),
            won=won,
        )
    return {"main": main, "sub": ended}


def _round_ended(view: View, look: Look) -> str:
    result = view.result
    assert result is not None
    coins = Coins(sum(p.amount for p in result.payments))
    if result.reason is Reason.ALL_BUST:
        return look.say("Everybody is bust", "Alle haben überwürfelt")
    if result.playoff:
        return look.say(
            "{who} tie: a play-off decides", "Gleichstand, es wird gestochen: {who}", who=Group(result.tied)
        )
    if not result.winners:
        return look.say(
            "{who} tie: the pot stays", "Gleichstand, der Pot bleibt liegen: {who}", who=Group(result.tied)
        )
    if len(result.winners) > 1:
        each = Coins(result.payments[0].amount)
        return look.say(
            "{who} share the pot, {coins} each",
            "Geteilter Pot: {who}, je {coins}",
            who=Group(result.winners),
            coins=each,
        )
    if result.reason is Reason.LAST_LEFT:
        return look.say(
            "{who:You are|@ is} the last one left and {who:win|wins} {coins}",
            "{who:Du bist|@ ist} übrig und {who:gewinnst|gewinnt} {coins}",
            who=result.winners[0],
            coins=coins,
        )
    return look.say(
        "{who:You win|@ wins} the round with {total}: {coins}",
        "{who:Du gewinnst|@ gewinnt} die Runde mit {total}: {coins}",
        who=result.winners[0],
        total=_total(view, result.winners[0]),
        coins=coins,
    )


def _own_net(view: View, look: Look) -> str:
    if look.seat is None or view.cup(look.seat) is None:
        return ""
    net = view.ledger.net(look.seat)
    if net > 0:
        return look.say(
            "You are {coins} up in this round.", "Du gewinnst in dieser Runde {coins}.", coins=Coins(net)
        )
    if net < 0:
        return look.say(
            "You are {coins} down in this round.", "Du verlierst in dieser Runde {coins}.", coins=Coins(-net)
        )
    return look.say("You come out even in this round.", "Für dich geht diese Runde null auf null aus.")
