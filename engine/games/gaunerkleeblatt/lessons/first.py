"""The first lesson: a whole game in four moves."""

from __future__ import annotations

from engine.games.gaunerkleeblatt.lessons.laying import laid
from engine.learn.lessons.writing import both, lesson

FIRST = lesson(
    "first-stake",
    both("The first stake", "Der erste Einsatz"),
    both(
        "Name a stake, change cards, stay in, show: that is a game.",
        "Einsatz nennen, tauschen, dabeibleiben, zeigen: Das ist ein Spiel.",
    ),
    3,
    laid("P4", "AB BB CB DB EB GS"),
    [
        {
            "ask": both("You begin. Name a stake.", "Du beginnst. Nenne einen Einsatz."),
            "right": [{"verb": "name"}],
            "bars": [["GK-3.1", "pass"]],
            "hints": [both("Any whole number from 1 will do.", "Jede ganze Zahl ab 1 ist recht.")],
            "replies": [["P2", "hold"], ["P3", "pass"], ["P4", "hold"]],
            "then": [{"event": "names", "who": "me"}, {"event": "holds", "who": "them"}],
            "why": both(
                "Mara and Ida hold your stake and pay as much. Tobias passes and is out.",
                "Mara und Ida halten deinen Einsatz und zahlen ebenso viel. Tobias passt und ist draußen.",
            ),
        },
        {
            "ask": both(
                "Five of your cards belong together. Choose the sixth and lay it away.",
                "Fünf deiner Karten gehören zusammen. Wähle die sechste und leg sie ab.",
            ),
            "right": [["exchange", ["GS"]]],
            "judge": "average",
            "bars": [["GK-4.2", "exchange", ["AB", "BB", "CB", "DB"]]],
            "hints": [
                both(
                    "One card has another picture than the other five.",
                    "Eine Karte trägt ein anderes Bild als die fünf anderen.",
                )
            ],
            "poor": both("That tears apart what belongs together.", "Das zerreißt, was zusammengehört."),
            "then": [{"event": "exchanges", "who": "me"}],
            "why": both(
                "You drew another card from the stock.", "Du hast eine andere Karte vom Stapel gezogen."
            ),
        },
        {
            "ask": both(
                "Once more you may bet. Hold: it costs nothing.",
                "Noch einmal darf gesetzt werden. Halte: Das kostet nichts.",
            ),
            "right": [{"not": {"verb": "pass"}}],
            "judge": "average",
            "replies": [["P2", "hold"], ["P4", "hold"]],
            "hints": [both("Only passing would be a pity.", "Nur passen wäre schade.")],
            "poor": both("You gave your share of the pot away.", "Du hast deinen Anteil am Topf verschenkt."),
            "then": [{"event": "shows", "who": "me"}, {"event": "wins", "who": "me"}],
            "why": both(
                "All show. The log adds up three leaves for each hand, and the highest sum takes the pot.",
                "Alle zeigen. Der Verlauf zählt für jede Hand drei Blättchen zusammen, und die höchste Summe bekommt "
                "den Topf.",
            ),
        },
        {
            "ask": both(
                "The deal goes round. Deal the next game.", "Geben geht reihum. Gib das nächste Spiel."
            ),
            "right": [{"verb": "deal"}],
            "then": [{"event": "dealt", "who": "me"}],
            "why": both(
                "Six cards for everybody, and the next one names a stake.",
                "Sechs Karten für alle, und der Nächste nennt einen Einsatz.",
            ),
        },
    ],
    both(
        "That was a whole game. Next: what a hand is worth.",
        "Das war ein ganzes Spiel. Als Nächstes: was ein Blatt wert ist.",
    ),
)
