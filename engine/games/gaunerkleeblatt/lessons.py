"""The lessons of Gaunerkleeblatt: see `engine.learn.lessons`."""

from __future__ import annotations

from typing import Any

from engine.learn.lessons.writing import both, lesson, record

_PACK = [rank + suit for rank in "HGFEDCBA" for suit in "SBHP"]


def laid(dealer: str, mine: str, moves: tuple[tuple[Any, ...], ...] = (), **others: str) -> dict[str, Any]:
    """A position: who dealt, your hand, others' hands as far as they matter, and the moves so far."""
    named = {"P1": mine.split(), **{seat: cards.split() for seat, cards in others.items()}}
    taken = {card for cards in named.values() for card in cards}
    rest = [card for card in _PACK if card not in taken]
    # every fourth card of what is left, so that no hand is much better than another
    rest = [card for n in range(4) for card in rest[n::4]]
    dealt = {}
    for seat in ("P1", "P2", "P3", "P4"):
        dealt[seat] = named.get(seat) or [rest.pop(0) for _ in range(6)]
    deal = {"dealer": dealer, "hands": dealt, "stock": rest}
    return record("gaunerkleeblatt", deals=[deal], actions=[list(m) for m in moves])


FIRST = lesson(
    "first-stake",
    both("The first stake", "Der erste Einsatz"),
    both(
        "Bet on your hand. Whoever sits on the dealer's left names the stake.",
        "Setz auf dein Blatt. Wer links vom Geber sitzt, nennt den Einsatz.",
    ),
    3,
    laid("P4", "AS BS CS DS ES HB"),
    [
        {
            "ask": both("Name a stake.", "Nenne einen Einsatz."),
            "right": [{"verb": "name"}],
            "bars": [["GK-3.1", "pass"]],
            "then": [{"event": "names", "who": "me"}],
            "why": both(
                "The others have held it, raised it or passed.",
                "Die anderen haben gehalten, erhöht oder gepasst.",
            ),
        },
    ],
    both("Next: what a hand is worth.", "Als Nächstes: was ein Blatt wert ist."),
)

LEAVES = lesson(
    "three-leaves",
    both("The three leaves", "Die drei Blätter"),
    both(
        "A hand has three leaves: the largest people, the longest run, the largest group alike. You may exchange "
        "up to three cards.",
        "Ein Blatt hat drei Blättchen: das größte Volk, die längste Reihe, die größte Truppe. Du darfst bis zu drei "
        "Karten tauschen.",
    ),
    5,
    laid("P4", "AS BS CS DS ES HB", (("P1", "name", 1), ("P2", "hold"), ("P3", "pass"), ("P4", "pass"))),
    [
        {
            "ask": both(
                "Five cards of yours run in one people. Exchange what does not belong to them.",
                "Fünf deiner Karten bilden eine Reihe in einem Volk. Tausche, was nicht dazugehört.",
            ),
            "right": [{"any": [["exchange", ["HB"]], "sensible"]}],
            "judge": "none",
            "bars": [["GK-4.2", "exchange", ["AS", "BS", "CS", "DS"]]],
            "hints": [both("One card stands apart.", "Eine Karte steht abseits.")],
            "poor": both(
                "That breaks a leaf that was worth keeping.", "Das zerreißt ein Blättchen, das gut war."
            ),
            "why": both("People and run both profit.", "Volk und Reihe haben beide etwas davon."),
        },
    ],
    both("Next: hold, raise or pass.", "Als Nächstes: halten, erhöhen oder passen."),
)

BETTING = lesson(
    "hold-raise-pass",
    both("Hold, raise or pass", "Halten, erhöhen, passen"),
    both(
        "Compare what the stake costs with how often your hand wins.",
        "Vergleiche, was der Einsatz kostet, mit dem, wie oft dein Blatt gewinnt.",
    ),
    5,
    laid("P2", "AS BS CS DS ES HB", (("P3", "name", 1), ("P4", "pass"))),
    [
        {
            "ask": both(
                "A stake of 1 is named, and your hand is strong.",
                "Einsatz 1 ist genannt, und dein Blatt ist stark.",
            ),
            "right": ["sensible"],
            "judge": "none",
            "poor": both("There was more in this hand.", "In diesem Blatt steckte mehr."),
            "why": both("A strong hand lets the others pay.", "Ein starkes Blatt lässt die anderen zahlen."),
        },
        {
            "record": laid("P2", "HS GB ES DB BH CP", (("P3", "name", 3), ("P4", "raise", 6))),
            "ask": both(
                "The stake is 6 already, and you have little.", "Der Einsatz ist schon 6, und du hast wenig."
            ),
            "right": ["sensible"],
            "judge": "none",
            "poor": both("Dear for what it wins.", "Teuer für das, was es gewinnt."),
            "why": both("Somebody else may pay for it.", "Dafür mag ein anderer zahlen."),
        },
    ],
    both("Next: the second betting and the showdown.", "Als Nächstes: das zweite Setzen und das Aufdecken."),
)

SHOWDOWN = lesson(
    "showdown",
    both("The showdown", "Das Aufdecken"),
    both(
        "After the exchange there is betting once more. Then the highest sum of the three leaves wins.",
        "Nach dem Tausch wird noch einmal gesetzt. Dann gewinnt die höchste Summe der drei Blättchen.",
    ),
    4,
    laid(
        "P4",
        "AS BS CS DS ES HB",
        (
            ("P1", "name", 1),
            ("P2", "hold"),
            ("P3", "pass"),
            ("P4", "pass"),
            ("P1", "exchange", ["HB"]),
            ("P2", "exchange", []),
        ),
        P2="AH AP AB BH BP BB",
    ),
    [
        {
            "ask": both("Bet until the hands are shown.", "Setze, bis aufgedeckt wird."),
            "times": 0,
            "replies": [["P2", "hold"]],
            "then": [{"event": "shows", "who": "me"}],
            "right": ["sensible"],
            "judge": "none",
            "why": both(
                "The log adds up the three leaves of every hand that was shown.",
                "Der Verlauf zählt die drei Blättchen jedes gezeigten Blatts zusammen.",
            ),
        },
    ],
    both("Now a whole game.", "Jetzt ein ganzes Spiel."),
)

WHOLE = lesson(
    "whole-game",
    both("A whole game", "Ein ganzes Spiel"),
    both("Bet, exchange, bet, show.", "Setzen, tauschen, setzen, zeigen."),
    5,
    record("gaunerkleeblatt", seed="2"),
    [
        {
            "ask": both(
                "Play the game. A poor move may stand, or you take it back.",
                "Spiel das Spiel. Ein schwacher Zug darf stehen bleiben, oder du nimmst ihn zurück.",
            ),
            "times": 0,
            "right": ["sensible"],
            "judge": "none",
        }
    ],
    both("That was Gaunerkleeblatt.", "Das war Gaunerkleeblatt."),
)

LESSONS: tuple[dict[str, Any], ...] = (FIRST, LEAVES, BETTING, SHOWDOWN, WHOLE)
