"""The lessons of Gleek, one for each part of a deal and one for all of it: see `engine.learn.lessons`.

The parts are taken from one deal, played up to where the lesson begins.
"""

from __future__ import annotations

from typing import Any

from engine.learn.lessons.writing import both, lesson, record

_PLAYED: list[list[Any]] = [
    ["P1", "bid", 12],
    ["P2", "pass"],
    ["P3", "bid", 13],
    ["P1", "bid", 14],
    ["P3", "pass"],
    ["P1", "discard", ["8C", "JC", "6D", "7D", "9D", "QD", "TH"]],
    ["P1", "silent"],
    ["P2", "bet"],
    ["P3", "pass"],
    ["P1", "raise"],
    ["P2", "raise"],
    ["P1", "hold"],
    ["P1", "go_on"],
    ["P2", "go_on"],
    ["P3", "go_on"],
]


def played(moves: int) -> dict[str, Any]:
    """The deal after so many moves."""
    return record("gleek", actions=_PLAYED[:moves])


FIRST = lesson(
    "first-trick",
    both("Tricks", "Stiche"),
    both(
        "Follow suit if you can. Whoever wins a trick leads to the next.",
        "Bediene, wenn du kannst. Wer den Stich macht, spielt als Nächster aus.",
    ),
    3,
    played(15),
    [
        {
            "ask": both("You lead. Win this trick.", "Du spielst aus. Mach diesen Stich."),
            "right": [{"event": "takes", "who": "me"}],
            "hints": [both("An ace is a good beginning.", "Ein Ass ist ein guter Anfang.")],
            "poor": both("Somebody had a higher card.", "Jemand hatte eine höhere Karte."),
            "why": both("Every trick counts 3 points.", "Jeder Stich zählt 3 Punkte."),
        },
        {
            "ask": both("And another one.", "Und noch einen."),
            "right": [{"event": "takes", "who": "me"}],
            "hints": [both("High cards are still there.", "Hohe Karten sind noch da.")],
            "poor": both("Somebody had a higher card.", "Jemand hatte eine höhere Karte."),
            "why": both(
                "Spades are trumps and beat every other suit.",
                "Pik ist Trumpf und schlägt jede andere Farbe.",
            ),
        },
        {
            "ask": both("Play three more cards.", "Spiel noch drei Karten."),
            "times": 3,
            "right": ["sensible"],
            "why": both(
                "Trumps can be honours: see the log.", "Trümpfe können Honneurs sein: sieh in den Verlauf."
            ),
        },
    ],
    both(
        "Tricks are the fourth part of a deal. Next: the first, the auction.",
        "Die Stiche sind der vierte Teil eines Spiels. Als Nächstes: der erste, der Kauf.",
    ),
)

AUCTION = lesson(
    "auction",
    both("The auction", "Der Kauf"),
    both(
        "Buy seven new cards: half of the bid goes to each opponent.",
        "Kauf sieben neue Karten: Jeder Gegner bekommt die Hälfte des Gebots.",
    ),
    4,
    played(0),
    [
        {
            "ask": both(
                "You are forehand and must open with 12.", "Du bist Vorhand und musst mit 12 eröffnen."
            ),
            "bars": [["GL-3.1", "pass"]],
            "why": both("Forehand has no choice here.", "Die Vorhand hat hier keine Wahl."),
        },
        {
            "ask": both(
                "Tobias has gone one higher. Bid or pass?",
                "Tobias ist eins höher gegangen. Bieten oder passen?",
            ),
            "right": ["sensible"],
            "judge": "none",
            "why": both("Now you know what the stock costs.", "Jetzt weißt du, was der Stapel kostet."),
        },
        {
            "ask": both(
                "The stock is yours. Lay seven cards away; keep what belongs together.",
                "Der Stapel gehört dir. Leg sieben Karten weg; behalte, was zusammengehört.",
            ),
            "judge": "none",
            "then": [{"event": "exchanges", "who": "me"}],
            "why": both("Seven away, seven new ones.", "Sieben weg, sieben neue."),
        },
    ],
    both("Next: betting on the best suit.", "Als Nächstes: auf die beste Farbe setzen."),
)

RUFF = lesson(
    "ruff",
    both("The ruff", "Der Ruff"),
    both(
        "The ruff is the best sum in one suit. Bet on it, hold, raise or pass.",
        "Der Ruff ist die beste Summe in einer Farbe. Setze, halte, erhöhe oder passe.",
    ),
    4,
    played(6),
    [
        {
            "ask": both("You speak first. Bet, or be silent?", "Du sprichst zuerst. Setzen oder schweigen?"),
            "right": ["sensible"],
            "judge": "none",
            "why": both("The others have spoken too.", "Auch die anderen haben gesprochen."),
        },
        {
            "ask": both(
                "There is a bet now. Pass, hold, or hold and raise?",
                "Jetzt ist gesetzt. Passen, halten oder halten und erhöhen?",
            ),
            "right": ["sensible"],
            "judge": "none",
            "bars": [["GL-4.6", "bet"]],
            "why": both("Passing costs the stake as well.", "Auch Passen kostet den Einsatz."),
        },
        {
            "ask": both("Raised again. What now?", "Wieder erhöht. Was nun?"),
            "right": ["sensible"],
            "judge": "none",
            "why": both("The ruffs were shown.", "Die Ruffs wurden gezeigt."),
        },
    ],
    both("Next: three and four of a kind.", "Als Nächstes: drei und vier Gleiche."),
)

GLEEKS = lesson(
    "gleeks",
    both("Gleeks", "Gleeks"),
    both(
        "Three aces, kings, queens or jacks are a gleek, four a mournival. Both are paid at once.",
        "Drei Asse, Könige, Damen oder Buben sind ein Gleek, vier ein Mournival. Beides wird sofort bezahlt.",
    ),
    3,
    played(11),
    [
        {
            "ask": both(
                "Hold or pass: then the ruffs are shown, and after them the gleeks.",
                "Halten oder passen: Dann werden die Ruffs gezeigt und danach die Gleeks.",
            ),
            "right": ["sensible"],
            "judge": "none",
            "then": [{"event": "shows_set", "who": "me"}],
            "why": both(
                "You hold three aces: each opponent pays you for the gleek.",
                "Du hast drei Asse: Jeder Gegner zahlt dir für den Gleek.",
            ),
        },
        {
            "ask": both("Go on to the tricks.", "Weiter zu den Stichen."),
            "right": ["sensible"],
            "judge": "none",
            "why": both("Now the tricks begin.", "Jetzt beginnen die Stiche."),
        },
    ],
    both("Now a whole deal.", "Jetzt ein ganzes Spiel."),
)

WHOLE = lesson(
    "whole-deal",
    both("A whole deal", "Ein ganzes Spiel"),
    both("All four parts, one after the other.", "Alle vier Teile, einer nach dem anderen."),
    8,
    record("gleek", seed="2"),
    [
        {
            "ask": both(
                "Play the deal. A poor move may stand, or you take it back.",
                "Spiel das Spiel. Ein schwacher Zug darf stehen bleiben, oder du nimmst ihn zurück.",
            ),
            "times": 0,
            "right": ["sensible"],
        }
    ],
    both("That was Gleek.", "Das war Gleek."),
)

LESSONS: tuple[dict[str, Any], ...] = (FIRST, AUCTION, RUFF, GLEEKS, WHOLE)
