"""What a table of Klaverjas asks its reader, what it offers, and how a deal or match ended."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards.card import Suit
from engine.cards.trick import Bar
from engine.core.action import Action
from engine.core.scene import Look, Part, button, prompt, select
from engine.core.score import Who
from engine.core.seat import Side
from engine.core.text import Text
from engine.games.klaverjas.duties import duties
from engine.games.klaverjas.rules import Threshold
from engine.games.klaverjas.spoken import Amounts
from engine.games.klaverjas.state import Phase, Verb, View

# ---- what is asked ----


def mine(view: View, look: Look) -> Part:
    """What the reader is asked."""
    if view.phase is Phase.BIDDING:
        return _bid_prompt(view, look)
    if view.phase is Phase.EXCHANGE:
        return prompt(
            look.say("Your turn: lay two cards away", "Du bist dran: Lege zwei Karten weg"),
            look.say(
                "You hold the two face-down cards now; any two may go.",
                "Die zwei verdeckten Karten hast du schon; zwei beliebige dürfen weg.",
            ),
            True,
        )
    if view.phase is Phase.CLAIM:
        return prompt(
            look.say("Your turn: is there roem in this trick?", "Du bist dran: Steckt Roem in diesem Stich?"),
            look.say("Claim it now, or count the deal.", "Beanspruche ihn jetzt, oder rechne ab."),
            True,
        )
    if view.phase is Phase.SCORED:
        return prompt(look.say("Your turn: deal", "Du bist dran: Gib die Karten"), mine=True)
    return _play_prompt(view, look)


_NEEDED = {
    Threshold.FIXED82: Text("82 points", "82 Punkte"),
    Threshold.CARDS82: Text("82 points in cards", "82 Punkte in Karten"),
    Threshold.HALF: Text("more points than the other side", "mehr Punkte als die Gegenseite"),
}


def _needed(view: View, look: Look) -> str:
    """What declaring asks for (KJ-6.3)."""
    what = _NEEDED[view.rules.threshold]
    if view.rules.partners:
        return look.say(
            "If you do, your side needs {what}.", "Wenn ja, braucht deine Seite {what}.", what=what
        )
    return look.say("If you do, you need {what}.", "Wenn ja, brauchst du {what}.", what=what)


def _bid_prompt(view: View, look: Look) -> Part:
    suit, bidding = view.bidding.proposed, view.bidding
    if bidding.round == 1:
        return prompt(
            look.say("Your turn: do you play {suit}?", "Du bist dran: Spielst du {suit}?", suit=suit),
            _needed(view, look),
            True,
        )
    if bidding.forced:
        return prompt(
            look.say("Your turn: you must name a suit", "Du bist dran: Du musst eine Farbe nennen"),
            look.say("Everybody else has passed twice.", "Alle anderen haben zweimal gepasst."),
            True,
        )
    return prompt(
        look.say("Your turn: name a suit or pass", "Du bist dran: Nenne eine Farbe oder passe"),
        look.say("Any suit but {suit} will do.", "Jede Farbe außer {suit} ist möglich.", suit=suit),
        True,
    )


def _play_prompt(view: View, look: Look) -> Part:
    assert view.seat is not None
    cards = [a for a in look.choices if a.verb is Verb.PLAY]
    free = sum(look.choices[a] is None for a in cards)
    if not view.trick:
        if view.tricks:
            main = look.say("You won the trick: lead a card", "Dein Stich: Spiele eine Karte aus")
        else:
            main = look.say("Your turn: lead a card", "Du bist dran: Spiele eine Karte aus")
        sub = (
            look.say("If the trick held roem, claim it first.", "Steckte Roem im Stich, sage ihn zuerst an.")
            if view.claimable
            else ""
        )
        return prompt(main, sub, True)
    bars = duties(view.rules, view.trump, view.playable, view.trick, view.seat)
    led = view.trick[0].card.suit
    main = _duty(look, bars[-1][1] if bars else None, led, view.trump)
    return prompt(main, _reason(view, look, led, free, len(cards)), True)


def _duty(look: Look, bar: Bar | None, led: Suit, trump: Suit | None) -> str:
    if bar is Bar.FOLLOW:
        return look.say("Your turn: follow with {led}", "Du bist dran: Bediene {led}", led=led)
    if bar is Bar.HEAD_TRUMP:
        return look.say("Your turn: beat the trump", "Du bist dran: Überbiete den Trumpf")
    if bar is Bar.TRUMP:
        return look.say("Your turn: play a trump", "Du bist dran: Spiele Trumpf", trump=trump)
    if bar is Bar.OVERTRUMP:
        return look.say("Your turn: overtrump", "Du bist dran: Übertrumpfe")
    if bar is Bar.UNDERTRUMP:
        return look.say("Your turn: do not undertrump", "Du bist dran: Untertrumpfe nicht")
    return look.say("Your turn: play any card", "Du bist dran: Spiele eine beliebige Karte")


def _reason(view: View, look: Look, led: Suit, free: int, all: int) -> str:
    held = view.playable.of(led)
    if held:
        why = look.say("{led:up} were led.", "{led} ist ausgespielt.", led=led)
    else:
        why = look.say(
            "{led:up} were led and you hold none.", "{led} ist ausgespielt, und du hast keins.", led=led
        )
    if free == all:
        return why
    if free == 1:
        return f"{why} {look.say('Only one card may be played.', 'Nur eine Karte ist erlaubt.')}"
    more = look.say(
        "{n} of your {all} cards may be played.", "{n} deiner {all} Karten sind erlaubt.", n=free, all=all
    )
    return f"{why} {more}"


def theirs(view: View, look: Look) -> Part:
    """Whose turn it is."""
    if not view.acting:
        return prompt(look.say("The match is over", "Die Partie ist zu Ende"))
    who = view.acting[0]
    words = {
        Phase.BIDDING: ("{who} {who:bid|bids}", "{who} {who:reizt|reizt}"),
        Phase.EXCHANGE: ("{who} {who:lay|lays} two cards away", "{who} {who:legst|legt} zwei Karten weg"),
        Phase.PLAY: ("{who} {who:play|plays}", "{who} {who:spielst|spielt}"),
        Phase.CLAIM: ("{who} may claim roem", "{who} {who:kannst|kann} Roem beanspruchen"),
        Phase.SCORED: ("{who} {who:deal|deals} next", "{who} {who:gibst|gibt} als Nächstes"),
    }
    return prompt(look.say(*words[view.phase], who=who))


# ---- what can be done ----


def buttons(view: View, look: Look) -> Iterable[Part]:
    """What can be done besides playing a card."""
    for action, refusal in look.choices.items():
        verb = Verb(action.verb)
        if verb in (Verb.PLAY, Verb.DISCARD) or (verb is Verb.LEDIG and not view.rules.ledig):
            continue
        first = view.phase is Phase.BIDDING and view.bidding.round == 1
        if verb is (Verb.NAME if first else Verb.ACCEPT):
            continue
        main = verb in (Verb.ACCEPT, Verb.DEAL, Verb.COUNT) or (verb is Verb.NAME and refusal is None)
        yield button(look, action, _label(view, look, action), main=main)


def _label(view: View, look: Look, action: Action) -> str:
    verb = Verb(action.verb)
    if verb is Verb.ACCEPT:
        return look.say("I play {suit}", "Ich spiele {suit}", suit=view.bidding.proposed)
    if verb is Verb.NAME:
        return look.say("{suit:up}", "{suit}", suit=action.suit)
    return {
        Verb.PASS: look.say("Pass", "Passe"),
        Verb.LEDIG: look.say("Ledig", "Ledig"),
        Verb.CLAIM: look.say("Claim roem", "Roem ansagen"),
        Verb.COUNT: look.say("Count the deal", "Abrechnen"),
        Verb.DEAL: look.say("Next deal", "Nächstes Spiel"),
    }[verb]


def selection(view: View, look: Look) -> Part:
    """Choosing the two cards to lay away."""
    assert view.seat is not None
    return select(
        f"hand-{view.seat.value}", Verb.DISCARD.value, 2, 2, look.say("Lay two away", "Zwei weglegen")
    )


# ---- the end of a deal ----


def done(view: View, look: Look) -> Part | None:
    """How the deal or the match ended, once it has."""
    if not view.settled:
        return None
    sides = view.rules.sides
    totals = {w: sum(r[i] for r in view.results) for i, w in enumerate(sides)}
    if view.phase is Phase.OVER:
        return {
            "main": _verdict(view, look, totals, "match"),
            "sub": look.say("After {n} deals.", "Nach {n} Spielen.", n=len(view.results)),
        }
    result = dict(zip(sides, view.results[-1], strict=True))
    so_far = look.say("So far: {totals}.", "Bisher: {totals}.", totals=Amounts(tuple(totals.items())))
    return {"main": _verdict(view, look, result, "deal"), "sub": f"{_ending(view, look, result)}{so_far}"}


def _verdict(view: View, look: Look, points: dict[Who, int], what: str) -> str:
    """Who won the deal or match, and by how much; the reader's own side first."""
    name = look.say("the deal", "das Spiel") if what == "deal" else look.say("the match", "die Partie")
    best = max(points.values())
    first = [w for w, n in points.items() if n == best]
    if len(first) > 1 or len(points) > 2:
        if len(first) > 1:
            return look.say("Level: {points}", "Gleich: {points}", points=Amounts(tuple(points.items())))
        return look.say(
            "{who} {who:win|wins} {name}: {points}",
            "{who} {who:gewinnst|gewinnt} {name}: {points}",
            who=first[0],
            name=name,
            points=Amounts(tuple(points.items())),
        )
    own = None if view.seat is None else view.rules.side(view.seat)
    who = own or first[0]
    other = next(w for w in points if w != who)
    score = {"who": who, "name": name, "n": points[who], "m": points[other]}
    won = who == first[0]
    if not isinstance(who, Side):
        return (
            look.say(
                "{who} {who:win|wins} {name}, {n} to {m}",
                "{who} {who:gewinnst|gewinnt} {name} mit {n} zu {m}",
                **score,
            )
            if won
            else look.say(
                "{who} {who:lose|loses} {name}, {n} to {m}",
                "{who} {who:verlierst|verliert} {name} mit {n} zu {m}",
                **score,
            )
        )
    if own is None:
        return look.say("{who} win {name}, {n} to {m}", "{who} gewinnen {name} mit {n} zu {m}", **score)
    return (
        look.say("Your side wins {name}, {n} to {m}", "Eure Seite gewinnt {name} mit {n} zu {m}", **score)
        if won
        else look.say(
            "Your side loses {name}, {n} to {m}", "Eure Seite verliert {name} mit {n} zu {m}", **score
        )
    )


def _ending(view: View, look: Look, result: dict[Who, int]) -> str:
    """Nat, pit or ledig, in a sentence."""
    contract = view.contract
    assert contract is not None
    side = view.rules.side(contract.declarer)
    if contract.trump is None:
        return (
            look.say("Ledig was made. ", "Ledig ist gelungen. ")
            if result[side]
            else look.say("Ledig was lost. ", "Ledig ist verloren. ")
        )
    if view.rules.nat_penalty and not result[side]:
        return look.say("{who} {who:were|was} nat. ", "{who} {who:warst|war} nat. ", who=contract.declarer)
    won = sum(view.rules.side(t.winner) == side for t in view.tricks)
    return look.say("Pit: all the tricks. ", "Pit: alle Stiche. ") if won == view.rules.trick_count else ""
