"""The forms of a dispute: which fields a question has and how each is filled in.

A form is written as `name:kind` with spaces between; a question mark makes a field optional.  Kinds: suit, seat,
card, cards, plays (seat and card in order), number, truth, dice, words in bars (`a|b`), `per_` before a kind (one for
every seat), and json for what is easier written than clicked (lists of calls, bids and moves).
"""

from __future__ import annotations

from typing import Any, NamedTuple

FORMS: dict[str, dict[str, str]] = {
    "klaverjas": {
        "legal": "trump:suit? to_play:seat trick:plays hand:cards open:cards?",
        "trick": "trump:suit? trick:plays last:truth? claimed:truth? played:cards? held:per_cards?",
        "bidding": "dealer:seat proposed:json calls:json",
        "score": "declarer:seat contract:trump|ledig? cards:json roem:json tricks:json",
        "deal": "dealer:seat declarer:seat? trump:suit? proposed:json? calls:json? hands:per_cards "
        "talon:cards? discards:cards? open:per_cards? hidden:per_cards? claims:json? plays:plays",
        "match": "results:json first_dealer:seat?",
        "draw": "cards:json",
        "counts": "what:pack|trick_roem_trump|trick_roem_plain|stuk_in_hand|hand_roem",
    },
    "siebzehn": {
        "throw": "dice:dice",
        "round": "start:json steps:json? first:seat? actions:json? carry:number?",
        "odds": "what:start|bust_next|stand_on|stand_on_from total:number? at_least:number?",
    },
    "gleek": {
        "cut": "cards:json",
        "turn_up": "dealer:seat card:card",
        "auction": "dealer:seat bids:json",
        "ruff": "dealer:seat hands:per_cards turn_up:card?",
        "vying": "dealer:seat base:number? history:json? actions:json ruffs:json?",
        "sets": "hands:per_cards turn_up:card? dealer:seat?",
        "legal": "to_play:seat trick:plays hand:cards",
        "trick": "trump:suit trick:plays",
        "settle": "points:json? dealer:seat? trump:suit? honours:json? tricks:json? turn_up:card?",
        "deal": "dealer:seat hands:per_cards stock:cards bids:json discards:cards ruff:json base:number? history:json? "
        "pot:number? shown:cards? plays:plays",
        "match": "chips:json pot:number played:number first_dealer:seat?",
        "counts": "what:pack|hands",
    },
    "drei_saeue": {
        "legal": "to_play:seat trick:plays hand:cards",
        "trick": "trick:plays yards:json",
        "take": "yards:json winner:seat suit:suit take:truth to:seat?",
        "payment": "pigs:json",
        "labels": "seat:seat card:card hand:cards trick:plays yards:json",
        "deal": "dealer:seat yards:json hands:per_cards plays:plays takes:json?",
        "counts": "what:pack",
    },
    "kaufmannsglueck": {
        "rank": "hand:cards",
        "compare": "hands:per_cards",
        "showdown": "hands:per_cards pot:number",
        "contest": "active:seat bids:json players:json? done:json?",
        "round": "dealer:seat round:number open:cards stack:cards actions:json players:json?",
        "folding": "dealer:seat round:number decisions:json players:json? paid:json?",
        "game": "dealer:seat hands:per_cards rounds:json stack:cards carry:number?",
        "counts": "what:hands|deck_use",
    },
    "gaunerkleeblatt": {
        "score": "hand:cards",
        "betting": "dealer:seat round:number actions:json stake:number? players:json? pot:number?",
        "exchange": "hand:cards stock:cards discard:cards draw:cards",
        "showdown": "pot:number hands:per_cards? totals:json? final:truth?",
        "game": "dealer:seat hands:per_cards stock:cards bets1:json exchange:json? bets2:json? carry:number? "
        "final:truth?",
        "counts": "what:totals|volk|reihe|truppe|maximum|mean|stock",
    },
}
"""The form of every question, by game and question."""


class Entry(NamedTuple):
    """One field of a form."""

    name: str
    kind: str
    optional: bool
    words: tuple[str, ...]


def form(game: str, ask: str) -> tuple[Entry, ...]:
    """The fields of a question, in the order in which they are asked."""
    out = []
    for part in FORMS[game][ask].split():
        name, kind = part.rstrip("?").split(":")
        out.append(
            Entry(
                name,
                "choice" if "|" in kind else kind,
                part.endswith("?"),
                tuple(kind.split("|")) if "|" in kind else (),
            )
        )
    return tuple(out)


def empty(entry: Entry, seats: tuple[str, ...]) -> Any:
    """What a field holds before anything is entered."""
    first: dict[str, Any] = {"cards": [], "plays": [], "dice": [], "truth": False, "number": 0, "json": []}
    if entry.kind == "choice":
        return entry.words[0]
    if entry.kind == "seat":
        return seats[0]
    if entry.kind.startswith("per_"):
        return {s: empty(Entry("", entry.kind[4:], False, ()), seats) for s in seats}
    return first.get(entry.kind)
