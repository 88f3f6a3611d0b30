"""The lesson on the stakes."""

from __future__ import annotations

from engine.games.siebzehn.lessons.deciding import decide
from engine.games.siebzehn.lessons.laying import thrown
from engine.learn.lessons.writing import both, lesson

PAYING = lesson(
    "paying",
    both("Paying", "Zahlen"),
    both(
        "Every throw costs a coin, and so does standing. The winner takes all of them.",
        "Jeder Wurf kostet eine Münze, Passen auch. Wer gewinnt, bekommt sie alle.",
    ),
    5,
    thrown(4, 3, 4, 6, 5, 4, 5, 4, 3, 6, 6, 4, 1, 3, 5),
    [
        {
            "ask": both(
                "The first throw has cost everybody a coin. You have 11: roll for another one.",
                "Der erste Wurf hat alle eine Münze gekostet. Du hast 11: Würfle für noch eine.",
            ),
            "right": [{"verb": "roll"}],
            "judge": "average",
            "hints": [both("With 11 no die is too much.", "Bei 11 ist kein Würfel zu viel.")],
            "poor": both("Standing costs a coin too.", "Auch Passen kostet eine Münze."),
            "then": [{"event": "rolls", "who": "me"}, {"event": "passes", "who": "them"}],
            "why": both(
                "Two have rolled and two stand, and each paid one coin: 8 are at stake.",
                "Zwei haben gewürfelt, zwei passen, und jeder hat eine Münze gezahlt: 8 liegen im Spiel.",
            ),
        },
        {
            "ask": both(
                "12 with four dice, and a third coin to pay. Is it worth it?",
                "12 mit vier Würfeln, und die dritte Münze ist fällig. Lohnt sich das?",
            ),
            "right": [{"all": ["sensible", {"verb": "roll"}]}],
            "judge": "average",
            "hints": [
                both(
                    "Either way you pay one coin: for a die or for standing.",
                    "Eine Münze zahlst du so oder so: für einen Würfel oder fürs Passen.",
                )
            ],
            "poor": both(
                "Standing costs as much as rolling, and 12 rarely wins.",
                "Passen kostet so viel wie Würfeln, und 12 gewinnen selten.",
            ),
            "then": [{"event": "rolled_17"}],
            "why": both("A five: exactly 17.", "Eine Fünf: genau 17."),
        },
        {
            "ask": both("17. Stand, and the cups are lifted.", "17. Pass, dann werden die Becher gehoben."),
            "right": [{"verb": "pass"}],
            "judge": "average",
            "hints": [both("You are the last who has not stood.", "Nur du hast noch nicht gepasst.")],
            "poor": both("With 17 every die is too much.", "Bei 17 ist jeder Würfel zu viel."),
            "then": [{"event": "wins", "who": "me"}],
            "why": both(
                "You laid down 4 coins and take 11. Each line of the sheet is one kind of payment.",
                "Du hast 4 Münzen gelegt und bekommst 11. Jede Zeile der Abrechnung ist eine Art von Zahlung.",
            ),
        },
        decide(
            thrown(2, 1, 1, 5, 5, 5, 6, 6, 4, 5, 6, 4, 3),
            both(
                "Now a poor throw: 4. How many coins would the way to 17 cost?",
                "Jetzt ein schlechter Wurf: 4. Wie viele Münzen würde der Weg zur 17 kosten?",
            ),
            "pass",
            both(
                "Giving up costs one coin. Rolling costs three or four, and rarely brings them back.",
                "Aufgeben kostet eine Münze. Würfeln kostet drei oder vier und bringt sie selten zurück.",
            ),
            both(
                "You are in no danger for a while, but every die is paid for, and the others are ahead.",
                "Gefährlich wird es lange nicht, aber jeder Würfel kostet, und die anderen sind voraus.",
            ),
            both("Three or four dice are missing.", "Es fehlen drei oder vier Würfel."),
        ),
        decide(
            thrown(4, 4, 2, 5, 5, 5, 6, 6, 4, 5, 6, 4, 3),
            both("And with 10?", "Und mit 10?"),
            "roll",
            both(
                "One or two dice are enough here: that is worth a coin.",
                "Hier reichen ein, zwei Würfel: Das ist eine Münze wert.",
            ),
            both(
                "You are close enough to catch up for one coin or two.",
                "Für eine oder zwei Münzen kannst du noch aufholen.",
            ),
            both("Two dice bring 7 on average.", "Zwei Würfel bringen im Schnitt 7."),
        ),
    ],
    both(
        "Low throws are given up, middling ones are rolled. Next: going over.",
        "Niedrige Würfe gibst du auf, mittlere würfelst du weiter. Als Nächstes: das Überwürfeln.",
    ),
)
