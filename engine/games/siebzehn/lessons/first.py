"""The first lesson: one more die, and another."""

from __future__ import annotations

from engine.games.siebzehn.lessons.laying import thrown
from engine.learn.lessons.writing import both, lesson

FIRST = lesson(
    "first-roll",
    both("One more die", "Noch ein Würfel"),
    both(
        "Get as close to 17 as you can. Above 17 you are bust.",
        "Komm so nah an die 17, wie du kannst. Über 17 hast du überwürfelt.",
    ),
    3,
    thrown(2, 4, 4, 5, 5, 5, 6, 4, 5, 6, 6, 4, 1, 6),
    [
        {
            "ask": both("You have 10. Roll one more die.", "Du hast 10. Würfle noch einen Würfel."),
            "right": [{"verb": "roll"}],
            "judge": "average",
            "hints": [
                both("10 and 6 make 16: no die is too much.", "10 und 6 sind 16: Kein Würfel ist zu viel.")
            ],
            "poor": both("No die can take you over 17 here.", "Kein Würfel bringt dich hier über 17."),
            "then": [{"event": "rolled"}],
            "why": both("A one: that makes 11.", "Eine Eins: Das macht 11."),
        },
        {
            "ask": both("11, and the others stand. Roll again?", "11, und die anderen passen. Noch einmal?"),
            "right": [{"all": ["sensible", {"verb": "roll"}]}],
            "judge": "average",
            "hints": [
                both(
                    "The row below the dice shows what each face would do.",
                    "Die Reihe unter den Würfeln zeigt, was jede Augenzahl bewirkt.",
                )
            ],
            "poor": both(
                "Who stands at once often has 15 or more.", "Wer gleich passt, hat oft 15 oder mehr."
            ),
            "then": [{"event": "rolled_17"}],
            "why": both("A six: 17 exactly.", "Eine Sechs: genau 17."),
        },
        {
            "ask": both("17. More is not possible.", "17. Mehr geht nicht."),
            "right": [{"verb": "pass"}],
            "judge": "average",
            "hints": [both("Any die would take you over.", "Jeder Würfel wäre zu viel.")],
            "poor": both("With 17 every die is too much.", "Bei 17 ist jeder Würfel zu viel."),
            "then": [{"event": "wins", "who": "me"}],
            "why": both(
                "The cups are lifted, and you are closest.",
                "Die Becher werden gehoben, und du bist am nächsten.",
            ),
        },
        {
            "record": thrown(6, 6, 4, 5, 5, 5, 4, 4, 5, 6, 5, 4, 6),
            "ask": both(
                "A new round: 16 at once. Roll or stand?", "Neue Runde: gleich 16. Würfeln oder passen?"
            ),
            "right": [{"all": ["sensible", {"verb": "pass"}]}],
            "judge": "average",
            "hints": [
                both(
                    "Only a one would not be too much.",
                    "Nur eine Eins wäre nicht zu viel.",
                )
            ],
            "poor": both("Five of six faces are too much.", "Fünf von sechs Augenzahlen sind zu viel."),
            "then": [{"event": "bust", "who": "them"}, {"event": "wins", "who": "me"}],
            "why": both(
                "Tobias rolled and went over 17: bust. Of the others nobody is closer than you.",
                "Tobias hat gewürfelt und kam über 17: überwürfelt. Von den anderen ist niemand näher dran als du.",
            ),
        },
    ],
    both(
        "Closest to 17 takes the stakes. Next: when to stop.",
        "Wer der 17 am nächsten ist, bekommt die Einsätze. Als Nächstes: wann du aufhörst.",
    ),
)
