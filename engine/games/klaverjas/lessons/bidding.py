"""The lesson on choosing trumps."""

from __future__ import annotations

from engine.games.klaverjas.lessons.laying import laid
from engine.learn.lessons.writing import both, lesson

BIDDING = lesson(
    "choosing-trumps",
    both("Choosing trumps", "Den Trumpf wählen"),
    both(
        "Say “I play” with a strong hand in the proposed suit. Your side then needs 82 points.",
        "Sag „Ich spiele“, wenn du in der vorgeschlagenen Farbe stark bist. Deine Seite braucht dann 82 Punkte.",
    ),
    5,
    laid("E", "H", None, S="JH 9H AH 8H AS TS AC 7D", N="KH", E="TH", W="QH 7H"),
    [
        {
            "ask": both(
                "The turned-up card proposes hearts, and you speak first.",
                "Die aufgedeckte Karte schlägt Herz vor, und du sprichst zuerst.",
            ),
            "right": [{"verb": "accept"}],
            "hints": [
                both(
                    "Jack and nine of hearts would be the two highest trumps.",
                    "Herz-Bube und Herz-Neun wären die zwei höchsten Trümpfe.",
                )
            ],
            "poor": both(
                "With the three highest hearts you will not get a better suit.",
                "Mit den drei höchsten Herzen bekommst du keine bessere Farbe.",
            ),
            "judge": "average",
            "then": [{"event": "accept", "who": "me"}],
            "why": both(
                "Hearts are trumps, and your side must make 82 of the 162 points.",
                "Herz ist Trumpf, und ihr müsst 82 der 162 Punkte machen.",
            ),
        },
        {
            "record": laid("E", "H", None, S="8H 7H KS QS 9C 7C QD 7D", N="JH", E="9H AH", W="TH"),
            "ask": both(
                "Hearts are proposed again. Look at this hand.",
                "Wieder ist Herz vorgeschlagen. Sieh dir dieses Blatt an.",
            ),
            "right": [{"verb": "pass"}],
            "hints": [
                both("You have no ace and no high trump.", "Du hast kein Ass und keinen hohen Trumpf.")
            ],
            "poor": both(
                "You promised 82 points, and this hand can hardly win a trick.",
                "Du hast 82 Punkte versprochen, und dieses Blatt macht kaum einen Stich.",
            ),
            "judge": "average",
            "why": both(
                "Passing costs nothing: another player may choose, or a second round follows.",
                "Passen kostet nichts: Ein anderer darf wählen, oder es folgt eine zweite Runde.",
            ),
        },
        {
            "record": {
                **laid("E", "H", None, S="JS 9S AS TS AC TC 8D 7D", N="JH", E="9H", W="AH"),
                "actions": [["S", "pass"], ["W", "pass"], ["N", "pass"], ["E", "pass"]],
            },
            "ask": both(
                "All have passed. In the second round you may name any other suit.",
                "Alle haben gepasst. In der zweiten Runde darfst du jede andere Farbe nennen.",
            ),
            "right": [["name", "S"]],
            "bars": [["KJ-3.5", "name", "H"]],
            "hints": [
                both("In which suit do you hold jack and nine?", "In welcher Farbe hast du Bube und Neun?")
            ],
            "poor": both(
                "One suit is much stronger in this hand.", "Eine Farbe ist in diesem Blatt viel stärker."
            ),
            "judge": "average",
            "then": [{"event": "name", "who": "me"}],
            "why": both(
                "Spades are trumps now. The proposed suit was no longer open.",
                "Jetzt ist Pik Trumpf. Die vorgeschlagene Farbe stand nicht mehr offen.",
            ),
        },
        {
            "record": {
                **laid("E", "H", None, S="QH 7H 8S 9S TC 8C 7D QD", N="JH", E="9H", W="AH"),
                "actions": [["S", "pass"], ["W", "pass"], ["N", "pass"], ["E", "pass"]],
            },
            "ask": both(
                "The second round again, with this hand. You need not name anything.",
                "Wieder die zweite Runde, mit diesem Blatt. Du musst nichts nennen.",
            ),
            "right": [{"verb": "pass"}],
            "hints": [
                both(
                    "No jack, no ace. Three players still come after you.",
                    "Kein Bube, kein Ass. Nach dir kommen noch drei.",
                )
            ],
            "poor": both(
                "Nobody made you choose, and this suit is too weak for 82 points.",
                "Niemand hat dich gezwungen, und diese Farbe ist zu schwach für 82 Punkte.",
            ),
            "judge": "average",
            "why": both("Right: wait for a better hand.", "Richtig: Warte auf ein besseres Blatt."),
        },
        {
            "record": {
                **laid("S", "H", None, S="JC AC TC 8C KS QD 8D 7S", N="JH AS", E="9H AD", W="AH"),
                "actions": [
                    ["W", "pass"],
                    ["N", "pass"],
                    ["E", "pass"],
                    ["S", "pass"],
                    ["W", "pass"],
                    ["N", "pass"],
                    ["E", "pass"],
                ],
            },
            "ask": both(
                "You dealt, and everybody has passed twice. Now you must choose.",
                "Du hast gegeben, und alle haben zweimal gepasst. Jetzt musst du wählen.",
            ),
            "right": [["name", "C"]],
            "bars": [["KJ-3.6", "pass"], ["KJ-3.5", "name", "H"]],
            "hints": [
                both("Count your cards in each suit.", "Zähl deine Karten in jeder Farbe."),
                both("Look for the jack.", "Such den Buben."),
            ],
            "poor": both(
                "Another suit would be longer and stronger.", "Eine andere Farbe wäre länger und stärker."
            ),
            "judge": "average",
            "then": [{"event": "forced", "who": "me"}],
            "why": both(
                "Four clubs with jack and ace: the best that this hand has.",
                "Vier Kreuz mit Bube und Ass: das Beste, was dieses Blatt hat.",
            ),
        },
    ],
    both(
        "You can choose trumps. Next: what to lead when you have them.",
        "Du kannst den Trumpf wählen. Als Nächstes: was du ausspielst, wenn du ihn hast.",
    ),
)
