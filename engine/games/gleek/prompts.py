"""What a table of Gleek asks its reader, what it offers, and how a deal or the match ended."""

from __future__ import annotations

from engine.cards.card import CardSet
from engine.core.action import Action
from engine.core.scene import Look, Part, button, prompt, select
from engine.core.seat import Seat
from engine.games.gleek import bidding, score
from engine.games.gleek.state import DISCARDS, SEATS, Phase, Verb, View, next_seat
from engine.games.gleek.tricks import points_so_far

# ---- what is asked ----


def mine(view: View, look: Look) -> Part:
    """What the reader is asked."""
    asks = {
        Phase.AUCTION: _bid,
        Phase.EXCHANGE: _exchange,
        Phase.RUFF: _ruff,
        Phase.SETS: _show,
        Phase.TRICKS: _play,
        Phase.SCORED: _deal,
    }
    main, sub = asks[view.open.phase](view, look)
    return prompt(main, sub, mine=True)


def _bid(view: View, look: Look) -> tuple[str, str]:
    seen = view.open
    due = bidding.next_bid(seen.rules, seen.auction)
    if seen.auction.holder is None:
        return look.say(
            "Your turn: open the bidding for the stock", "Du bist dran: Eröffne das Bieten um den Stapel"
        ), (look.say("As forehand you must bid {n}.", "Als Vorhand musst du {n} bieten.", n=due))
    return look.say("Your turn: bid {n} or pass", "Du bist dran: Biete {n} oder passe", n=due), (
        look.say(
            "{who} bid {n}; the buyer pays each opponent half.",
            "{who} {who:hast|hat} {n} geboten; der Käufer zahlt jedem Gegner die Hälfte.",
            who=seen.auction.holder,
            n=seen.auction.stake,
        )
    )


def _exchange(view: View, look: Look) -> tuple[str, str]:
    return look.say("Your turn: lay seven cards away", "Du bist dran: Lege sieben Karten weg"), (
        look.say(
            "Then you take the seven of the stock, unseen until now.",
            "Dann nimmst du die sieben des Stapels, die noch niemand gesehen hat.",
        )
    )


def _my_ruff(view: View, look: Look) -> str:
    """The reader's own ruff in words."""
    assert view.seat is not None
    best = score.ruff(_counted(view)[view.seat])
    if best.aces:
        return look.say(
            "You hold four aces: they beat every ruff.", "Du hast vier Asse: Sie schlagen jeden Ruff."
        )
    return look.say(
        "Your ruff is {n}, in {suits}.", "Dein Ruff ist {n}, in {suits}.", n=best, suits=best.suits
    )


def _counted(view: View) -> dict[Seat, CardSet]:
    assert view.seat is not None
    return score.counted(view.open.rules, {view.seat: view.hand}, view.open.dealer, view.open.turn_up)


def _ruff(view: View, look: Look) -> tuple[str, str]:
    seen = view.open
    n = bidding.stake(seen.vying, seen.base)
    if seen.vying.holder is None:
        main = look.say(
            "Your turn: bet {n} on the ruff or be silent",
            "Du bist dran: Setze {n} auf den Ruff oder schweige",
            n=n,
        )
    else:
        main = look.say(
            "Your turn: pass, hold at {n}, or raise to {more}",
            "Du bist dran: Passe, halte bei {n} oder erhöhe auf {more}",
            n=n,
            more=n + bidding.RAISE,
        )
    return main, _my_ruff(view, look)


def _show(view: View, look: Look) -> tuple[str, str]:
    can = [
        score.NICKNAMES[a.card.rank.code]
        for a, no in look.choices.items()
        if a.verb is Verb.SHOW and no is None
    ]
    if can:
        main = look.say(
            "Your turn: show {cards} for chips, or go on",
            "Du bist dran: Zeige {cards} für Chips oder geh weiter",
            cards=can,
        )
    else:
        main = look.say("Your turn: go on to the tricks", "Du bist dran: Weiter zu den Stichen")
    return main, _sets(view, look)


def _sets(view: View, look: Look) -> str:
    """Who has shown which sets."""
    parts = [look.say("{who}: {set}", "{who}: {set}", who=s, set=held) for s, held in view.open.sets]
    if not parts:
        return look.say("Nobody has a gleek or mournival.", "Niemand hat einen Gleek oder Mournival.")
    return "; ".join(parts) + "."


def _play(view: View, look: Look) -> tuple[str, str]:
    seen = view.open
    if not seen.trick:
        main = look.say("Your turn: lead any card", "Du bist dran: Spiele eine beliebige Karte aus")
        won = look.say("You won the last trick.", "Der letzte Stich war deiner.")
        return main, won if seen.winners else look.say("You are forehand.", "Du bist Vorhand.")
    led = seen.trick[0][1].suit
    if not view.hand.of(led):
        return look.say("Your turn: play any card", "Du bist dran: Lege eine beliebige Karte"), (
            look.say(
                "You have no {suit}; you need not trump.",
                "Du hast kein {suit}; trumpfen musst du nicht.",
                suit=led,
            )
        )
    if seen.rules.follow_high:
        return look.say(
            "Your turn: follow with your highest {suit}",
            "Du bist dran: Bediene mit deinem höchsten {suit}",
            suit=led,
        ), ""
    return look.say("Your turn: follow with {suit}", "Du bist dran: Bediene {suit}", suit=led), ""


def _deal(view: View, look: Look) -> tuple[str, str]:
    return look.say("Your turn: deal the next cards", "Du bist dran: Gib die nächsten Karten"), ""


def theirs(view: View, look: Look) -> Part:
    """Whose turn it is."""
    seen, who = view.open, next_seat(view.open)
    if who is None:
        return prompt(look.say("The match is over", "Die Partie ist zu Ende"))
    words = {
        Phase.AUCTION: (
            "{who} {who:bid|bids} for the stock or {who:pass|passes}",
            "{who} {who:bietest|bietet} um den Stapel oder {who:passt|passt}",
        ),
        Phase.EXCHANGE: ("{who} {who:lay|lays} seven cards away", "{who} {who:legst|legt} sieben Karten weg"),
        Phase.RUFF: ("{who} {who:speak|speaks} about the ruff", "{who} {who:bist|ist} im Ruff dran"),
        Phase.SETS: (
            "{who} may show Tiddy or go on" if seen.rules.tiddy else "{who} {who:go|goes} on to the tricks",
            "{who} {who:darfst|darf} Tiddy zeigen oder weitergehen"
            if seen.rules.tiddy
            else "{who} {who:gehst|geht} weiter zu den Stichen",
        ),
        Phase.TRICKS: ("{who} {who:play|plays}", "{who} {who:spielst|spielt}"),
        Phase.SCORED: ("{who} {who:deal|deals} next", "{who} {who:gibst|gibt} als Nächstes"),
    }
    sub = ""
    if seen.phase is Phase.RUFF and view.seat is not None:
        sub = _my_ruff(view, look)
    return prompt(look.say(*words[seen.phase], who=who), sub)


# ---- what can be done ----


def buttons(view: View, look: Look) -> list[Part]:
    """What can be done besides playing or laying away a card."""
    out = []
    for action in look.choices:
        label = _label(view, look, action)
        if label is not None:
            out.append(button(look, action, *label, main=action.verb in _MAIN))
    return out


_MAIN = (Verb.DEAL, Verb.BID, Verb.BET, Verb.HOLD, Verb.GO_ON)


def _label(view: View, look: Look, action: Action) -> tuple[str, str] | None:
    """A button's label and note; None for what is no button here."""
    seen, verb = view.open, Verb(action.verb)
    if verb in (Verb.PLAY, Verb.DISCARD):
        return None
    if verb is Verb.BID:
        if action.number != bidding.next_bid(seen.rules, seen.auction):
            return None
        return look.say("Bid {n}", "{n} bieten", n=action.number), ""
    if verb is Verb.SHOW:
        amount = score.hand_pay(seen.rules, action.card, seen.trump)[0]
        if not amount:
            return None
        return look.say("Show {name}", "{name} zeigen", name=score.NICKNAMES[action.card.rank.code]), (
            look.say("{n} from each", "{n} von jedem", n=amount)
        )
    if seen.phase is Phase.RUFF:
        return _ruff_label(view, look, verb)
    words = {
        Verb.PASS: ("Pass", "Passen"),
        Verb.GO_ON: ("On to the tricks", "Weiter zu den Stichen"),
        Verb.DEAL: ("Deal", "Geben"),
    }
    return look.say(*words[verb]), ""


def _ruff_label(view: View, look: Look, verb: Verb) -> tuple[str, str] | None:
    seen = view.open
    before = seen.vying.holder is None
    if before != (verb in (Verb.BET, Verb.SILENT)):
        return None
    n = bidding.stake(seen.vying, seen.base)
    words = {
        Verb.BET: (("Bet on the ruff", "Auf den Ruff setzen"), ("stake {n}", "Einsatz {n}"), n),
        Verb.SILENT: (("Be silent", "Schweigen"), ("", ""), n),
        Verb.PASS: (
            ("Pass", "Passen"),
            ("you owe {n}", "du schuldest {n}"),
            bidding.owing(seen.rules, seen.vying),
        ),
        Verb.HOLD: (("Hold", "Halten"), ("at {n}", "bei {n}"), n),
        Verb.RAISE: (("Hold and raise", "Halten und erhöhen"), ("to {n}", "auf {n}"), n + bidding.RAISE),
    }
    label, note, amount = words[verb]
    return look.say(*label), look.say(*note, n=amount)


def selection(look: Look) -> Part:
    """Seven cards of the own hand to lay away."""
    assert look.seat is not None
    label = look.say("Lay seven cards away", "Sieben Karten weglegen")
    return select(f"hand-{look.seat.value}", Verb.DISCARD.value, DISCARDS, DISCARDS, label)


# ---- how it ended ----


def done(view: View, look: Look) -> Part | None:
    """The result of the deal or of the match."""
    seen = view.open
    if seen.phase not in (Phase.SCORED, Phase.END):
        return None
    totals = points_so_far(seen.dealer, seen.turn_up, seen.plays, seen.winners)
    counted = look.say(
        "Points: {all}.",
        "Punkte: {all}.",
        all=[look.say("{who} {n}", "{who} {n}", who=s, n=totals[s]) for s in SEATS],
    )
    if seen.phase is Phase.END:
        chips = look.say(
            "Chips: {all}.",
            "Chips: {all}.",
            all=[look.say("{who} {n}", "{who} {n}", who=s, n=seen.ledger.balance(s)) for s in SEATS],
        )
        if len(seen.match_winners) > 1:
            main = look.say("{all} share the win", "Den Sieg teilen sich {all}", all=seen.match_winners)
        else:
            main = look.say(
                "{who} {who:win|wins} the match",
                "{who} {who:gewinnst|gewinnt} die Partie",
                who=seen.match_winners[0],
            )
        return {"main": main, "sub": chips}
    who = look.seat or max(SEATS, key=seen.ledger.net)
    n = seen.ledger.net(who)
    if n < 0:
        main = look.say(
            "{who} {who:lose|loses} {n} chips in this deal",
            "{who} {who:verlierst|verliert} in diesem Spiel {n} Chips",
            who=who,
            n=-n,
        )
    else:
        main = look.say(
            "{who} {who:win|wins} {n} chips in this deal",
            "{who} {who:gewinnst|gewinnt} in diesem Spiel {n} Chips",
            who=who,
            n=n,
        )
    return {"main": main, "sub": counted}
