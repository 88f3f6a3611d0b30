"""Klaverjas a second, slower way: straight from the rules, on strings, sharing nothing with the engine."""

from __future__ import annotations

from itertools import combinations
from typing import Any

NATURAL, PLAIN, TRUMP = "789TJQKA", "789JQKTA", "78QKTA9J"
VALUE = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
TRUMP_VALUE = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}
PARTNER = {"N": "S", "S": "N", "E": "W", "W": "E"}
Play = tuple[str, str]


def beats(a: str, b: str, trump: str | None, led: str) -> bool:
    """Whether card a beats card b, b being of the suit led or a trump."""
    if a[1] == b[1]:
        order = TRUMP if a[1] == trump else PLAIN
        return order.index(a[0]) > order.index(b[0])
    return a[1] == trump


def winner(trick: list[Play], trump: str | None) -> Play:
    best = trick[0]
    for play in trick[1:]:
        if beats(play[1], best[1], trump, trick[0][1][1]):
            best = play
    return best


def why_not(
    o: dict[str, Any], hand: set[str], trick: list[Play], trump: str | None, seat: str, card: str
) -> str:
    """The rule that bars a card, "" if none does: KJ-4.2 to KJ-4.8 as they are written."""
    if not trick:
        return ""
    led = trick[0][1][1]
    trumps = sorted((c for c in hand if c[1] == trump), key=lambda c: TRUMP.index(c[0]))
    on_table = [c for _, c in trick if c[1] == trump]
    top = max((TRUMP.index(c[0]) for c in on_table), default=-1)
    higher = [c for c in trumps if TRUMP.index(c[0]) > top]
    if any(c[1] == led for c in hand):
        if card[1] != led:
            return "KJ-4.2"
        if led == trump and o["head_trump_lead"] and higher and card not in higher:
            return "KJ-4.8"
        return ""
    if not trumps:
        return ""
    lower = [c for c in trumps if c not in higher]
    partner_has_it = o["players"] == 4 and winner(trick, trump)[0] == PARTNER[seat]
    free = partner_has_it and o["trumping"] == "amsterdam"
    if not free and higher:
        return "KJ-4.3" if card[1] != trump else "" if card in higher else "KJ-4.5"
    if not free and o["undertrump"] == "must":
        return "" if card[1] == trump else "KJ-4.3"
    if o["undertrump"] == "avoid" and card in lower and set(lower) != hand:
        return "KJ-4.7"
    return ""


def points(cards: list[str], trump: str | None) -> int:
    return sum((TRUMP_VALUE if c[1] == trump else VALUE).get(c[0], 0) for c in cards)


def roem(o: dict[str, Any], cards: set[str], trump: str) -> list[tuple[frozenset[str], int]]:
    """Every combination among some cards, found by trying all windows of every suit."""
    found = []
    for suit in "CDHS":
        for first, last in combinations(range(len(NATURAL) + 1), 2):
            run = {r + suit for r in NATURAL[first:last]}
            wider = [{r + suit for r in NATURAL[first - 1 : last]} if first else {"none"}]
            wider.append({r + suit for r in NATURAL[first : last + 1]} if last < len(NATURAL) else {"none"})
            if len(run) >= 3 and run <= cards and not any(w <= cards for w in wider):
                found.append((frozenset(run), 20 if len(run) == 3 else 50))
    if {"K" + trump, "Q" + trump} <= cards:
        found.append((frozenset({"K" + trump, "Q" + trump}), 20))
    for rank in NATURAL:
        four = {rank + s for s in "CDHS"}
        if four <= cards and (rank not in "78" or o["four_low"]):
            found.append((frozenset(four), o["four_jacks"] if rank == "J" else 100))
    return found


def trick_roem(
    o: dict[str, Any], start: dict[str, set[str]], before: list[Play], trick: list[Play], trump: str
) -> int:
    if o["roem"] == "trick":
        return sum(n for _, n in roem(o, {c for _, c in trick}, trump))
    total = 0
    for seat, card in trick:
        mine = {c for s, c in before if s == seat} | {card}
        total += sum(n for cards, n in roem(o, start[seat], trump) if card in cards and cards <= mine)
    return total


def written(
    o: dict[str, Any],
    sides: list[str],
    declarer: str,
    cards: dict[str, int],
    found: dict[str, int],
    tricks: dict[str, int],
) -> dict[str, int]:
    """The points of a deal: KJ-6.3 to KJ-6.6, KJ-8.5 f and KJ-8.7."""
    rest = [s for s in sides if s != declarer]
    mine, theirs = cards[declarer], sum(cards[s] for s in rest)
    my_roem, their_roem = found[declarer], sum(found[s] for s in rest)
    made = {
        "fixed82": mine + my_roem >= 82,
        "cards82": mine >= 82,
        "half": mine + my_roem > theirs + their_roem,
    }[o["threshold"]]
    out = {s: cards[s] + found[s] for s in sides}
    if not made and o["nat_penalty"]:
        whole = 162 + my_roem + their_roem
        out = {s: 0 if s == declarer else whole // len(rest) for s in sides}
    pit = sum(tricks[s] for s in rest) == 0
    if pit:
        out[declarer] += 100
    if o["pit_for_defenders"] and tricks[declarer] == 0:
        for s in rest:
            out[s] += 100 // len(rest)
    if o["slot_bonus"] and theirs + their_roem == 0 and (o["slot_with_pit"] or not pit):
        out[declarer] += 50
    return out
