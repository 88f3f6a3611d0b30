"""Lessons on the second betting, on ties, and whole games."""

from __future__ import annotations

from typing import Any

from engine.games.gaunerkleeblatt.lessons.laying import Moves, after, dealt, laid
from engine.learn.lessons.writing import both, lesson, record

_MARA, _TOBIAS = "EH FH GH AH ES HB", "EB FB GB AB EP HS"
_CHANGED: Moves = (("P2", "exchange", ["AH", "HB"]), ("P3", "exchange", ["AB", "HS"]))


def _second(hand: str) -> dict[str, Any]:
    """A second betting against Mara and Tobias, who have changed two cards each; you kept all six."""
    bets: Moves = (("P1", "name", 1), ("P2", "hold"), ("P3", "hold"), ("P4", "pass"), ("P1", "exchange", []))
    return laid("P4", hand, (*bets, *_CHANGED), P2=_MARA, P3=_TOBIAS)


def _mara_begins(hand: str, stake: int, seed: str = "1") -> dict[str, Any]:
    """A second betting that Mara begins, with a raise; Tobias has passed."""
    bets: Moves = (("P2", "name", 1), ("P3", "hold"), ("P4", "pass"), ("P1", "hold"))
    raised: Moves = (("P1", "exchange", []), ("P2", "raise", stake), ("P3", "pass"))
    return after([dealt("P1", hand, P2=_MARA, P3=_TOBIAS)], (*bets, *_CHANGED, *raised), seed)


SECOND = lesson(
    "second-betting",
    both("The second betting", "Die zweite Bieterrunde"),
    both(
        "After the exchange staying in is free until somebody raises. Then the hands are shown.",
        "Nach dem Tausch ist Dabeibleiben umsonst, bis jemand erhöht. Dann wird aufgedeckt.",
    ),
    5,
    _second("CS CB CH CP AS BB"),
    [
        {
            "ask": both(
                "You have 11, and you begin. Mara and Tobias have changed two cards each.",
                "Du hast 11 und beginnst. Mara und Tobias haben je zwei Karten getauscht.",
            ),
            "right": [{"verb": "raise"}],
            "judge": "average",
            "replies": [["P2", "hold"], ["P3", "pass"]],
            "hints": [both("How often will one of them have 12?", "Wie oft hat einer von ihnen 12?")],
            "poor": both(
                "They would have paid for seeing your hand.", "Sie hätten gezahlt, um dein Blatt zu sehen."
            ),
            "then": [{"event": "shows", "who": "me"}, {"event": "wins", "who": "me"}],
            "why": both(
                "Mara paid the raise, both show, and 11 is more.",
                "Mara hat die Erhöhung gezahlt, ihr zeigt beide, und 11 ist mehr.",
            ),
        },
        {
            "record": _second("AS BS CS DH DP HP"),
            "ask": both(
                "9 points, and you begin. Hold, raise or pass?",
                "9 Punkte, und du beginnst. Halten, erhöhen oder passen?",
            ),
            "right": [{"verb": "hold"}],
            "judge": "average",
            "replies": [["P2", "hold"], ["P3", "hold"]],
            "hints": [
                both(
                    "What does holding cost as long as nobody raises?",
                    "Was kostet Halten, solange niemand erhöht?",
                )
            ],
            "poor": both(
                "Staying was free, and a raise is paid only by better hands.",
                "Dabeibleiben war umsonst, und eine Erhöhung zahlen nur bessere Blätter.",
            ),
            "then": [{"event": "stays", "who": "me"}, {"event": "shows", "who": "me"}],
            "why": both(
                "It cost nothing, and now and then it wins.",
                "Es hat nichts gekostet, und manchmal gewinnt es.",
            ),
        },
        {
            "record": _mara_begins("AS BS CS DH GP HP", 4),
            "ask": both(
                "Mara has raised from 1 to 4, Tobias has passed. You have 7.",
                "Mara hat von 1 auf 4 erhöht, Tobias hat gepasst. Du hast 7.",
            ),
            "right": [{"verb": "pass"}],
            "bars": [["GK-5.2", "raise", 8]],
            "judge": "average",
            "hints": [
                both(
                    "With how many points would you raise yourself?",
                    "Mit wie vielen Punkten würdest du selbst erhöhen?",
                )
            ],
            "poor": both(
                "Whoever raises after the exchange mostly has more than 7.",
                "Wer nach dem Tausch erhöht, hat meistens mehr als 7.",
            ),
            "then": [{"event": "passes", "who": "me"}, {"event": "wins_alone", "who": "them"}],
            "why": both(
                "Mara wins without showing. What she had, nobody knows.",
                "Mara gewinnt, ohne zu zeigen. Was sie hatte, weiß niemand.",
            ),
        },
        {
            "record": _mara_begins("AS BB CH DP DS DB", 3, "2"),
            "ask": both(
                "The same raise to 3, but you have 10.", "Dieselbe Erhöhung, auf 3, aber du hast 10."
            ),
            "right": [{"verb": "hold"}],
            "judge": "average",
            "hints": [both("Two coins for a pot of six.", "Zwei Münzen für einen Topf von sechs.")],
            "poor": both("10 beats most hands that raise.", "10 schlägt die meisten Blätter, die erhöhen."),
            "then": [{"event": "shows", "who": "me"}, {"event": "wins", "who": "me"}],
            "why": both(
                "You paid the difference, so both hands are shown: 10 against 9.",
                "Du hast die Differenz gezahlt, also werden beide gezeigt: 10 gegen 9.",
            ),
        },
    ],
    both("Next: equal sums.", "Als Nächstes: gleiche Summen."),
)

_LEVEL = dealt("P4", "AS BS HS GS HB CB", P2="CP DP EP FB AH AB")
_NEXT = dealt("P1", "CS DS ES GB HB AH")
_FIRST_GAME: Moves = (
    ("P1", "name", 2),
    ("P2", "hold"),
    ("P3", "pass"),
    ("P4", "pass"),
    ("P1", "exchange", []),
    ("P2", "exchange", []),
)

TIES = lesson(
    "equal-sums",
    both("Equal sums", "Gleiche Summen"),
    both(
        "If the highest sum is shared, nobody is paid: the pot waits for the next game.",
        "Ist die höchste Summe gleich, bekommt niemand etwas: Der Topf wartet auf das nächste Spiel.",
    ),
    5,
    after([_LEVEL, _NEXT], _FIRST_GAME),
    [
        {
            "ask": both(
                "Only Mara is left, and nobody has raised. Hold, and see.",
                "Nur Mara ist noch dabei, und niemand hat erhöht. Halte und sieh nach.",
            ),
            "right": [{"verb": "hold"}],
            "judge": "none",
            "replies": [["P2", "hold"]],
            "hints": [both("Holding costs nothing.", "Halten kostet nichts.")],
            "poor": both("Holding was free.", "Halten war umsonst."),
            "then": [{"event": "tie"}],
            "why": both("9 to 9: the 4 coins stay in the pot.", "9 zu 9: Die 4 Münzen bleiben im Topf."),
        },
        {
            "ask": both("You deal the next game.", "Du gibst das nächste Spiel."),
            "replies": [["P2", "name", 1], ["P3", "pass"], ["P4", "hold"]],
            "then": [{"event": "dealt", "who": "me"}, {"event": "names", "who": "them"}],
            "why": both(
                "Mara named 1, Tobias passed, Ida held. The 4 coins from before are still there.",
                "Mara hat 1 genannt, Tobias hat gepasst, Ida hält. Die 4 Münzen von vorhin liegen noch da.",
            ),
        },
        {
            "ask": both(
                "6 points only, but one coin for a pot of six. Stay in?",
                "Nur 6 Punkte, aber eine Münze für einen Topf von sechs. Bleibst du dabei?",
            ),
            "right": ["sound"],
            "judge": "average",
            "replies": [["P2", "hold"], ["P4", "hold"]],
            "hints": [
                both(
                    "Three of your cards count twice, three may be changed.",
                    "Drei deiner Karten zählen doppelt, drei kannst du tauschen.",
                )
            ],
            "poor": both(
                "Without the 4 coins passing would be right. With them staying pays.",
                "Ohne die 4 Münzen wäre Passen richtig. Mit ihnen lohnt es sich.",
            ),
            "why": both(
                "What waits in the pot makes weaker hands worth playing.",
                "Was im Topf wartet, macht auch schwächere Blätter spielbar.",
            ),
        },
        {
            "ask": both("Now the exchange.", "Jetzt der Tausch."),
            "right": [["exchange", ["GB", "HB", "AH"]]],
            "judge": "average",
            "hints": [
                both("C, D and E are people and run at once.", "C, D und E sind Volk und Reihe zugleich.")
            ],
            "poor": both(
                "C, D and E count twice: keep them, change the rest.",
                "C, D und E zählen doppelt: Behalte sie, tausche den Rest.",
            ),
            "then": [{"event": "exchanges", "who": "me"}],
            "why": both("Three new cards.", "Drei neue Karten."),
        },
        {
            "ask": both("Play the game to its end.", "Spiel das Spiel zu Ende."),
            "times": 0,
            "right": ["sound"],
            "judge": "average",
            "replies": [["P2", "hold"], ["P4", "hold"]],
            "hints": [
                both(
                    "What does staying cost, and what lies in the pot?",
                    "Was kostet Dabeibleiben, und was liegt im Topf?",
                )
            ],
        },
    ],
    both(
        "The pot of a tie goes to whoever wins next. Now whole games.",
        "Der Topf eines Gleichstands gehört dem nächsten Gewinner. Jetzt ganze Spiele.",
    ),
)

_GAME: dict[str, Any] = {
    "times": 0,
    "right": ["sound"],
    "judge": "average",
    "hints": [
        both(
            "How many are against you, and what does staying cost?",
            "Wie viele sind gegen dich, und was kostet Dabeibleiben?",
        )
    ],
}

WHOLE = lesson(
    "whole-game",
    both("Whole games", "Ganze Spiele"),
    both(
        "Bet, exchange, bet, show: two games in a row.",
        "Setzen, tauschen, setzen, zeigen: zwei Spiele nacheinander.",
    ),
    7,
    record("gaunerkleeblatt", seed="44"),
    [
        {
            "ask": both(
                "Play the game. A poor move may stand, or you take it back.",
                "Spiel das Spiel. Ein schwacher Zug darf stehen bleiben, oder du nimmst ihn zurück.",
            ),
            **_GAME,
        },
        {
            "ask": both("On to the next game.", "Weiter zum nächsten Spiel."),
            "why": both("The deal has passed on.", "Das Geben ist weitergegangen."),
        },
        {"ask": both("Play this game too.", "Spiel auch dieses Spiel."), **_GAME},
    ],
    both(
        "That was Gaunerkleeblatt. The table below the lessons is yours, and the page Odds counts how good every "
        "hand is.",
        "Das war Gaunerkleeblatt. Der Tisch unter den Lektionen gehört dir, und die Seite Chancen zählt, wie gut jedes "
        "Blatt ist.",
    ),
)
