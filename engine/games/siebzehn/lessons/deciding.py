"""Lessons on the one decision of the game: by the own total, by the size of the table, by the others' cups."""

from __future__ import annotations

from typing import Any

from engine.games.siebzehn.lessons.laying import thrown
from engine.learn.lessons.writing import both, lesson

Words = dict[str, str]
_COUNT = both(
    "Count the faces that would take you over 17.", "Zähl die Augenzahlen, die dich über 17 bringen."
)


def decide(
    position: dict[str, Any], ask: Words, right: str, why: Words, poor: Words, hint: Words = _COUNT
) -> dict[str, Any]:
    """A step in which rolling or standing is right by the exact count."""
    return {
        "record": position,
        "ask": ask,
        "right": [{"all": ["sensible", {"verb": right}]}],
        "judge": "average",
        "hints": [hint],
        "poor": poor,
        "why": why,
    }


def _of_four(a: int, b: int, c: int) -> dict[str, Any]:
    """Four players; the others have 15 each."""
    return thrown(a, b, c, 5, 5, 5, 6, 5, 4, 4, 5, 6, 3)


_TOO_LOW = both(
    "Somebody at a table of four nearly always has more.", "Bei vier Spielern hat fast immer jemand mehr."
)
_OVER = both("This die is most often too much.", "Dieser Würfel ist meistens zu viel.")

STAND = lesson(
    "stand-or-roll",
    both("Stand or roll", "Passen oder würfeln"),
    both(
        "Weigh what one more die may bring against the danger of going over.",
        "Wäge ab, was ein Würfel bringen kann und wie leicht er dich über 17 bringt.",
    ),
    4,
    _of_four(4, 3, 4),
    [
        decide(
            _of_four(4, 3, 4),
            both("You have 11. What now?", "Du hast 11. Was nun?"),
            "roll",
            both("Up to 11 no die can take you over.", "Bis 11 bringt dich kein Würfel über 17."),
            _TOO_LOW,
        ),
        decide(
            _of_four(6, 6, 4),
            both("You have 16.", "Du hast 16."),
            "pass",
            both("Five of six faces would be too much.", "Fünf von sechs Augenzahlen wären zu viel."),
            _OVER,
        ),
        decide(
            _of_four(5, 4, 3),
            both("You have 12.", "Du hast 12."),
            "roll",
            both("Only a six is too much.", "Nur eine Sechs ist zu viel."),
            _TOO_LOW,
        ),
        decide(
            _of_four(6, 5, 3),
            both("Now a hard one: 14.", "Jetzt ein schwerer Fall: 14."),
            "roll",
            both(
                "Three faces are too much, but standing on 14 wins no more often than on 10.",
                "Drei Augenzahlen sind zu viel, aber mit 14 gewinnst du nicht öfter als mit 10.",
            ),
            both(
                "Whoever stands at this table and has not given up has 15 or more.",
                "Wer an diesem Tisch passt und nicht aufgegeben hat, hat 15 oder mehr.",
            ),
            both(
                "How often would 14 be the best of four cups?", "Wie oft wäre 14 der beste von vier Bechern?"
            ),
        ),
        decide(
            thrown(6, 4, 1, 5, 5, 5, 6, 6, 4, 5, 6, 4, 3, 2, moves="rppp"),
            both(
                "14 again, but with four dice, and all the others stand already.",
                "Wieder 14, aber mit vier Würfeln, und alle anderen passen schon.",
            ),
            "pass",
            both(
                "Another die would cost a coin and win too seldom now. 14 beats only those who gave up.",
                "Noch ein Würfel kostet eine Münze und gewinnt jetzt zu selten. 14 schlägt nur, wer aufgegeben hat.",
            ),
            both(
                "Nobody can go bust any more, and on equal totals their three dice beat your five.",
                "Niemand kann sich mehr überwürfeln, und bei gleicher Summe schlagen ihre drei Würfel deine fünf.",
            ),
            both(
                "They can no longer go bust. What must you roll to win?",
                "Sie können sich nicht mehr überwürfeln. Was musst du würfeln, um zu gewinnen?",
            ),
        ),
    ],
    both(
        "At a table of four: from 10 to 14 roll, from 16 on stand. Next: what it all costs.",
        "Bei vier Spielern: von 10 bis 14 würfeln, ab 16 passen. Als Nächstes: was das alles kostet.",
    ),
)

_SMALL = both("Fewer cups mean fewer who can beat you.", "Weniger Becher, weniger, die dich schlagen können.")
_LARGE = both("Many cups: somebody will have 16 or 17.", "Viele Becher: Jemand wird 16 oder 17 haben.")

TABLE = lesson(
    "size-of-the-table",
    both("The size of the table", "Wie viele mitspielen"),
    both(
        "The more cups there are, the more it takes to win.",
        "Je mehr Becher, desto mehr brauchst du zum Gewinnen.",
    ),
    4,
    thrown(6, 5, 4, 5, 5, 4, players=2),
    [
        decide(
            thrown(6, 5, 4, 5, 5, 4, players=2),
            both("Only you and Mara. You have 15.", "Nur du und Mara. Du hast 15."),
            "pass",
            both("Against one cup 15 is good.", "Gegen einen einzigen Becher sind 15 gut."),
            both(
                "Four of six faces are too much, and 15 is enough here.",
                "Vier von sechs Augenzahlen sind zu viel, und 15 reichen hier.",
            ),
            _SMALL,
        ),
        decide(
            thrown(6, 5, 4, 5, 5, 4, 6, 5, 5, 4, 4, 5, 6, 4, 4, 6, 6, 3, 2, 2, 3, 6, 6, players=6),
            both("Six at the table. Again you have 15.", "Sechs am Tisch. Wieder hast du 15."),
            "roll",
            both(
                "Five others: 15 is rarely the best, and there is much to win. Two faces help.",
                "Fünf andere: 15 sind selten das Beste, und es gibt viel zu gewinnen. Zwei Augenzahlen helfen.",
            ),
            both(
                "With five others 15 wins less often than a lucky die does.",
                "Bei fünf anderen gewinnt 15 seltener als ein guter Würfel.",
            ),
            _LARGE,
        ),
        decide(
            thrown(6, 6, 4, 5, 5, 4, 6, 5, 4, 4, 4, 5, 6, 4, 4, 6, 6, 3, 2, 6, 6, 6, 1, players=6),
            both("The same table, and you have 16.", "Derselbe Tisch, und du hast 16."),
            "pass",
            both(
                "16 is enough even here: only a one could make it better.",
                "16 reichen sogar hier: Besser würde es nur mit einer Eins.",
            ),
            both("Only a one is not too much.", "Nur eine Eins ist nicht zu viel."),
        ),
        decide(
            thrown(5, 5, 3, 5, 5, 4, 3, players=2),
            both("You and Mara again. You have 13.", "Wieder du und Mara. Du hast 13."),
            "roll",
            both(
                "Two faces are too much; four make 14 to 17.",
                "Zwei Augenzahlen sind zu viel, vier ergeben 14 bis 17.",
            ),
            both(
                "13 wins only if Mara has given up or goes over.",
                "13 gewinnt nur, wenn Mara aufgegeben hat oder sich überwürfelt.",
            ),
        ),
        decide(
            thrown(6, 4, 4, 5, 5, 4, 6, 5, 5, 2, players=3),
            both("Three at the table. You have 14.", "Drei am Tisch. Du hast 14."),
            "roll",
            both(
                "With two against you, 14 is not yet enough.",
                "Gegen zwei andere reicht 14 noch nicht.",
            ),
            both(
                "Two others, and 14 wins only when neither has 15.",
                "Zwei andere, und 14 gewinnt nur, wenn keiner von beiden 15 hat.",
            ),
        ),
    ],
    both(
        "Two players stand on 14, four on 15, six on 16. Next: what the others’ cups tell you.",
        "Zu zweit passt man ab 14, zu viert ab 15, zu sechst ab 16. Als Nächstes: was dir die Becher der anderen "
        "verraten.",
    ),
)

CUPS = lesson(
    "reading-the-cups",
    both("Reading the cups", "Die Becher lesen"),
    both(
        "Who stands, who rolls, who is out: that changes what your total is worth.",
        "Wer passt, wer würfelt, wer draußen ist: Das ändert, was deine Summe wert ist.",
    ),
    5,
    thrown(5, 5, 4, 5, 5, 2, 6, 4, 3, 6, 5, 1, 1, 1, 1, 1, moves="rrrr"),
    [
        decide(
            thrown(5, 5, 4, 5, 5, 2, 6, 4, 3, 6, 5, 1, 1, 1, 1, 1, 2, 2, 2, 3, moves="rrrr"),
            both(
                "All four have rolled, nobody stands yet. You have 15 with four dice.",
                "Alle vier haben gewürfelt, noch passt niemand. Du hast 15 mit vier Würfeln.",
            ),
            "roll",
            both(
                "Three others are still climbing: 15 seldom wins against them, and the pot grows.",
                "Drei andere sind noch unterwegs: Gegen sie gewinnen 15 selten, und der Pot wächst.",
            ),
            both(
                "Three others go on, and most often one of them ends above 15.",
                "Drei andere machen weiter, und meistens kommt einer über 15.",
            ),
            both(
                "Three others will all roll on until they have 15 or more.",
                "Drei andere würfeln weiter, bis sie 15 oder mehr haben.",
            ),
        ),
        decide(
            thrown(5, 5, 4, 5, 5, 5, 6, 6, 4, 6, 5, 4, 1, 1, moves="rppp"),
            both(
                "Now all three others stand on their three dice. You have 15 with four.",
                "Jetzt passen alle drei mit ihren drei Würfeln. Du hast 15 mit vier.",
            ),
            "pass",
            both(
                "A die would help in two of six cases only, and costs a coin.",
                "Ein Würfel hilft nur in zwei von sechs Fällen und kostet eine Münze.",
            ),
            both(
                "Four of six faces are too much, and nobody else can go bust any more.",
                "Vier von sechs Augenzahlen sind zu viel, und sonst kann sich niemand mehr überwürfeln.",
            ),
        ),
        decide(
            thrown(5, 4, 3, 6, 5, 2, 2, 2, 1, 6, 4, 4, 1, 6, 6, moves="rrpr"),
            both(
                "Mara and Ida are bust, Tobias stands on three dice. You have 13.",
                "Mara und Ida haben überwürfelt, Tobias passt mit drei Würfeln. Du hast 13.",
            ),
            "pass",
            both(
                "Whoever stands at once has 15 or more, or has given up. Tobias had given up with 5.",
                "Wer gleich passt, hat 15 oder mehr, oder er gibt auf. Tobias hatte mit 5 aufgegeben.",
            ),
            both(
                "There is one rival only, and he may have given up: 13 wins often enough.",
                "Es gibt nur einen Gegner, und vielleicht hat er aufgegeben: 13 gewinnen oft genug.",
            ),
            both(
                "Standing at once means 15 or more, or giving up.",
                "Wer gleich passt, hat 15 oder mehr, oder er gibt auf.",
            ),
        ),
        decide(
            thrown(5, 3, 2, 6, 5, 2, 2, 2, 1, 6, 4, 4, 1, 6, 6, 4, moves="rrpr"),
            both("The same table, but you have 11.", "Derselbe Tisch, aber du hast 11."),
            "roll",
            both(
                "No die can take you over: there is only to gain.",
                "Kein Würfel ist zu viel: Du kannst nur gewinnen.",
            ),
            both(
                "11 beats Tobias only if he has given up, and no die is too much.",
                "11 schlägt Tobias nur, wenn er aufgegeben hat, und kein Würfel ist zu viel.",
            ),
        ),
        decide(
            thrown(4, 4, 4, 5, 5, 3, 1, 1, 1, 1, 2, players=2, moves="rr rr"),
            both(
                "You and Mara have rolled twice each. You have 14 with five dice, and she has not stood.",
                "Du und Mara habt je zweimal gewürfelt. Du hast 14 mit fünf Würfeln, und sie passt noch nicht.",
            ),
            "roll",
            both(
                "Mara will roll until she has 15, so 14 wins only if she goes over.",
                "Mara würfelt, bis sie 15 hat; mit 14 gewinnst du nur, wenn sie sich überwürfelt.",
            ),
            both(
                "She stands on 15 or more: only her going bust would save you.",
                "Sie passt erst mit 15 oder mehr: Nur wenn sie sich überwürfelt, gewinnst du.",
            ),
            both("On what will Mara stand?", "Womit wird Mara passen?"),
        ),
    ],
    both(
        "Two bust, all standing, all rolling: each time the same dice are worth something else. Now whole rounds.",
        "Zwei draußen, alle passen, alle würfeln: Jedes Mal sind dieselben Würfel etwas anderes wert. Jetzt ganze "
        "Runden.",
    ),
)
