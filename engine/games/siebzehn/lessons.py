"""The lessons of 17: see `engine.learn.lessons`."""

from __future__ import annotations

from typing import Any

from engine.learn.lessons.writing import both, lesson, record


def thrown(*dice: int, **options: Any) -> dict[str, Any]:
    """A round in which the dice fall like this: three for each player first, yours at the front."""
    return record("siebzehn", dice=list(dice), options=options)


FIRST = lesson(
    "first-roll",
    both("One more die", "Noch ein Würfel"),
    both(
        "Get as close to 17 as you can. Above 17 you are bust.",
        "Komm so nah an die 17, wie du kannst. Über 17 hast du überwürfelt.",
    ),
    3,
    thrown(2, 3, 4, 5, 5, 5, 6, 6, 4, 6, 5, 5, 3, 5),
    [
        {
            "ask": both("You have 9. Roll one more die.", "Du hast 9. Würfle noch einen Würfel."),
            "right": [{"verb": "roll"}],
            "judge": "average",
            "poor": both(
                "With 9 not even a six takes you over 17.", "Bei 9 bringt dich auch eine Sechs nicht über 17."
            ),
            "hints": [both("9 and 6 make 15.", "9 und 6 sind 15.")],
            "then": [{"event": "rolled"}],
            "why": both("A three: that makes 12.", "Eine Drei: Das macht 12."),
        },
        {
            "ask": both("12 now: roll again, or stand?", "Jetzt 12: noch einmal würfeln oder passen?"),
            "right": [{"all": ["sensible", {"verb": "roll"}]}],
            "judge": "average",
            "hints": [
                both(
                    "The row below the dice shows what each face would do.",
                    "Die Reihe unter den Würfeln zeigt, was jede Augenzahl bewirkt.",
                )
            ],
            "poor": both(
                "The others stand already: 12 is rarely enough then.",
                "Die anderen passen schon: Dann reichen 12 selten.",
            ),
            "why": both("A five: 17 exactly.", "Eine Fünf: genau 17."),
        },
        {
            "ask": both("17. More is not possible.", "17. Mehr geht nicht."),
            "right": [{"verb": "pass"}],
            "judge": "average",
            "then": [{"event": "wins", "who": "me"}],
            "why": both(
                "The cups are lifted, and you are closest.",
                "Die Becher werden gehoben, und du bist am nächsten.",
            ),
        },
    ],
    both(
        "Closest to 17 takes the stakes. Next: when to stop.",
        "Wer der 17 am nächsten ist, bekommt die Einsätze. Als Nächstes: wann du aufhörst.",
    ),
)


def _decide(
    mine: tuple[int, int, int], ask: dict[str, str], why: dict[str, str], right: str
) -> dict[str, Any]:
    """A first decision with these three dice; the others have 15 and 16."""
    return {
        "record": thrown(*mine, 5, 5, 5, 6, 5, 4, 6, 4, 6, 4),
        "ask": ask,
        "right": [{"all": ["sensible", {"verb": right}]}],
        "judge": "average",
        "hints": [
            both(
                "Count the faces that would take you over 17.",
                "Zähl die Augenzahlen, die dich über 17 bringen.",
            )
        ],
        "why": why,
    }


STAND = lesson(
    "stand-or-roll",
    both("Stand or roll", "Passen oder würfeln"),
    both(
        "Weigh what one more die may bring against the danger of going over.",
        "Wäge ab, was ein Würfel bringen kann und wie leicht er dich über 17 bringt.",
    ),
    4,
    thrown(4, 3, 4, 4, 4, 5, 5, 4, 3, 6, 4, 4),
    [
        _decide(
            (4, 3, 4),
            both("You have 11. What now?", "Du hast 11. Was nun?"),
            both("Up to 11 no die can hurt you.", "Bis 11 kann dir kein Würfel schaden."),
            "roll",
        ),
        _decide(
            (6, 5, 5),
            both("You have 16.", "Du hast 16."),
            both("Five of six faces would be too much.", "Fünf von sechs Augenzahlen wären zu viel."),
            "pass",
        ),
        _decide(
            (5, 4, 3),
            both("You have 12.", "Du hast 12."),
            both("Only a six is too much.", "Nur eine Sechs ist zu viel."),
            "roll",
        ),
        _decide(
            (6, 5, 4),
            both("You have 15.", "Du hast 15."),
            both("Four of six faces would be too much.", "Vier von sechs Augenzahlen wären zu viel."),
            "pass",
        ),
    ],
    both(
        "Between 12 and 14 lies the question. Next: what it all costs.",
        "Zwischen 12 und 14 liegt die Frage. Als Nächstes: was das alles kostet.",
    ),
)

PAYING = lesson(
    "paying",
    both("Paying", "Zahlen"),
    both(
        "Every throw costs a coin, and so does standing. The winner takes all of them.",
        "Jeder Wurf kostet eine Münze, Passen auch. Wer gewinnt, bekommt sie alle.",
    ),
    4,
    thrown(3, 2, 3, 2, 3, 4, 4, 4, 3, 6, 6, 5, 4, 6, 5, 6, 5),
    [
        {
            "ask": both(
                "Your first throw has cost one coin. You have 8: roll for another one.",
                "Dein erster Wurf hat eine Münze gekostet. Du hast 8: Würfle für noch eine.",
            ),
            "right": [{"verb": "roll"}],
            "judge": "average",
            "then": [{"event": "rolls", "who": "me"}],
            "why": both(
                "The sheet shows what you have laid down so far.",
                "Die Abrechnung zeigt, was du bisher gelegt hast.",
            ),
        },
        {
            "ask": both("Go on until the round is over.", "Mach weiter, bis die Runde vorbei ist."),
            "times": 0,
            "right": ["sensible"],
            "judge": "average",
            "why": both(
                "Each line of the sheet is one kind of payment.",
                "Jede Zeile der Abrechnung ist eine Art von Zahlung.",
            ),
        },
    ],
    both(
        "Whoever goes bust has paid for nothing. Next: equal totals.",
        "Wer überwürfelt, hat umsonst gezahlt. Als Nächstes: gleiche Summen.",
    ),
)

TIES = lesson(
    "fewer-dice",
    both("Equal totals", "Gleiche Summen"),
    both("Of two equal totals the one with fewer dice wins.", "Bei gleicher Summe gewinnen weniger Würfel."),
    3,
    thrown(6, 6, 5, 3, 4, 3, 6, 5, 5, 6, 5, 5, 2, 5),
    [
        {
            "ask": both(
                "17 with the first three dice. What is there to do?",
                "17 mit den ersten drei Würfeln. Was ist zu tun?",
            ),
            "right": [{"verb": "pass"}],
            "judge": "average",
            "poor": both("Every die is too much now.", "Jeder Würfel ist jetzt zu viel."),
            "then": [{"event": "wins", "who": "me"}],
            "why": both(
                "Nobody can beat 17 with three dice.",
                "17 mit drei Würfeln kann niemand schlagen.",
            ),
        },
    ],
    both("Now a whole round with all of it.", "Jetzt eine ganze Runde mit allem."),
)

WHOLE = lesson(
    "whole-round",
    both("A whole round", "Eine ganze Runde"),
    both(
        "Play two rounds. Every decision is answered.",
        "Spiel zwei Runden. Jede Entscheidung wird beantwortet.",
    ),
    5,
    record("siebzehn", seed="14"),
    [
        {
            "ask": both("Play this round.", "Spiel diese Runde."),
            "times": 0,
            "right": ["sensible"],
            "judge": "average",
        },
        {
            "ask": both("Begin the next round.", "Beginne die nächste Runde."),
            "why": both("The start player has changed.", "Der Startspieler hat gewechselt."),
        },
        {
            "ask": both("Play this round too.", "Spiel auch diese Runde."),
            "times": 0,
            "right": ["sensible"],
            "judge": "average",
        },
    ],
    both(
        "That was 17. The page on odds tells how likely everything is.",
        "Das war 17. Die Seite mit den Aussichten sagt, wie wahrscheinlich alles ist.",
    ),
)

LESSONS: tuple[dict[str, Any], ...] = (FIRST, STAND, PAYING, TIES, WHOLE)
