"""Lessons on the hand: its three leaves, and what an exchange promises."""

from __future__ import annotations

from typing import Any

from engine.games.gaunerkleeblatt.lessons.laying import laid
from engine.learn.lessons.writing import both, lesson

Words = dict[str, str]
_ALONE = (("P1", "name", 1), ("P2", "hold"), ("P3", "pass"), ("P4", "pass"))


def change(
    hand: str, away: list[str], ask: Words, why: Words, poor: Words, hints: list[Words], *also: str
) -> dict[str, Any]:
    """An exchange against one rival; `away` are the cards to lay away, `also` another way that is as good."""
    right: list[Any] = [["exchange", away.split()] for away in (" ".join(away), *also)]
    return {
        "record": laid("P4", hand, _ALONE),
        "ask": ask,
        "right": right,
        "judge": "average",
        "hints": hints,
        "poor": poor,
        "then": [{"event": "exchanges" if away else "keeps", "who": "me"}],
        "why": why,
    }


LEAVES = lesson(
    "three-leaves",
    both("The three leaves", "Die drei Blättchen"),
    both(
        "A hand counts three times: its largest people, its longest run, its largest group alike.",
        "Ein Blatt zählt dreimal: sein größtes Volk, seine längste Reihe, seine größte Truppe.",
    ),
    5,
    laid("P4", "ES GH DS CH BS GP", _ALONE),
    [
        change(
            "ES GH DS CH BS GP",
            ["GH", "GP"],
            both(
                "B, C, D and E are a run: 4 points. Three of them are humans: 3 more. Lay away the rest.",
                "B, C, D und E sind eine Reihe: 4 Punkte. Drei davon sind Menschen: noch 3. Leg den Rest ab.",
            ),
            both(
                "The suit does not matter in a run, nor the letter in a people.",
                "In der Reihe ist die Farbe egal, im Volk der Buchstabe.",
            ),
            both(
                "The four cards from B to E were worth keeping.", "Die vier Karten von B bis E waren es wert."
            ),
            [both("Two cards are no part of the run.", "Zwei Karten gehören nicht zur Reihe.")],
        ),
        change(
            "EH HB EB HH EP BP",
            ["HB", "HH", "BP"],
            both(
                "Three Einbrecherinnen (E) are a group: 4 points. Keep them, change the others.",
                "Drei Einbrecherinnen (E) sind eine Truppe: 4 Punkte. Behalte sie, tausche die anderen.",
            ),
            both(
                "Two alike are worth 2, three 4, four 6. Only the largest group counts.",
                "Zwei Gleiche zählen 2, drei 4, vier 6. Nur die größte Truppe zählt.",
            ),
            both(
                "A second, smaller group counts nothing beside the three.",
                "Eine zweite, kleinere Truppe zählt neben den dreien nichts.",
            ),
            [both("You may lay away three cards at most.", "Du darfst höchstens drei Karten ablegen.")],
        ),
        change(
            "BS BB CS CB DH EP",
            ["BS", "CS"],
            both(
                "B, C, D and E run. You hold B and C twice: keep one of each, of the same people.",
                "B, C, D und E bilden eine Reihe. B und C hast du doppelt: Behalte je eins, vom selben Volk.",
            ),
            both(
                "A letter held twice counts once in the run, and two pairs are only one group.",
                "Ein doppelter Buchstabe zählt in der Reihe einmal, und zwei Paare sind nur eine Truppe.",
            ),
            both(
                "The run is what is worth most here, and the doubles do not lengthen it.",
                "Die Reihe ist hier das Beste, und die doppelten Karten verlängern sie nicht.",
            ),
            [both("Either the humans or the elves.", "Entweder die Menschen oder die Elfen.")],
            "BB CB",
        ),
        change(
            "CS DS ES GB HB AH",
            ["GB", "HB", "AH"],
            both(
                "C, D and E run, and they are of one people. Are G, H and A a run too?",
                "C, D und E bilden eine Reihe und sind von einem Volk. Sind auch G, H und A eine Reihe?",
            ),
            both(
                "No: A is the top end and H the bottom. A run does not go round the corner.",
                "Nein: A ist das obere Ende und H das untere. Eine Reihe geht nicht um die Ecke.",
            ),
            both(
                "C, D and E count twice, as run and as people. Nothing else here does.",
                "C, D und E zählen doppelt, als Reihe und als Volk. Sonst tut das hier nichts.",
            ),
            [both("Which three cards count twice?", "Welche drei Karten zählen doppelt?")],
        ),
        change(
            "AP EP DP DS CP BS",
            [],
            both(
                "Four gnomes, a run from A to E, two alike: 4 + 5 + 2 = 11. What would you change?",
                "Vier Gnome, eine Reihe von A bis E, zwei Gleiche: 4 + 5 + 2 = 11. Was würdest du tauschen?",
            ),
            both(
                "Nothing: no hand has more than 12.",
                "Nichts: Mehr als 12 hat kein Blatt.",
            ),
            both(
                "One point more is possible, many are lost more easily.",
                "Ein Punkt mehr ist möglich, leichter gehen mehrere verloren.",
            ),
            [both("No hand can have more than 12 points.", "Mehr als 12 Punkte kann kein Blatt haben.")],
        ),
    ],
    both(
        "People, run, group: their sum decides. Next: when to change cards.",
        "Volk, Reihe, Truppe: Die Summe entscheidet. Als Nächstes: wann du tauschst.",
    ),
)

EXCHANGE = lesson(
    "exchange",
    both("What an exchange promises", "Was ein Tausch verspricht"),
    both(
        "Lay away up to three cards, then draw as many. Your own may come back.",
        "Leg bis zu drei Karten ab, dann zieh ebenso viele. Deine eigenen können wiederkommen.",
    ),
    5,
    laid("P4", "AB BB CB DB EB GS", _ALONE),
    [
        change(
            "AB BB CB DB EB GS",
            ["GS"],
            both(
                "Five elves in a row, and one human: 10 points. What do you change?",
                "Fünf Elfen in einer Reihe und ein Mensch: 10 Punkte. Was tauschst du?",
            ),
            both(
                "Any card from A to E would make a pair, an F a longer run.",
                "Jede Karte von A bis E gäbe ein Paar, ein F eine längere Reihe.",
            ),
            both(
                "The human counts in no leaf: laying it away can only help.",
                "Der Mensch zählt in keinem Blättchen: Ihn abzulegen kann nur helfen.",
            ),
            [both("One card counts in no leaf.", "Eine Karte zählt in keinem Blättchen.")],
        ),
        change(
            "EH DP EP HH ES FS",
            ["HH"],
            both(
                "Three E with D and F beside them: 9 points. What do you change?",
                "Drei E, daneben D und F: 9 Punkte. Was tauschst du?",
            ),
            both(
                "The group and the run stay, and a C, a G or the fourth E would help.",
                "Truppe und Reihe bleiben, und ein C, ein G oder das vierte E würde helfen.",
            ),
            both("That gives up points you have already.", "Damit gibst du Punkte her, die du schon hast."),
            [
                both(
                    "D, E and F are a run, the three E a group.",
                    "D, E und F sind eine Reihe, die drei E eine Truppe.",
                )
            ],
        ),
        change(
            "FS HP HS HB EH DS",
            [],
            both(
                "Three H, D to F in a run, three humans: 10 points. And now?",
                "Drei H, D bis F als Reihe, drei Menschen: 10 Punkte. Und jetzt?",
            ),
            both(
                "Every card counts somewhere. 10 points are kept.",
                "Jede Karte zählt irgendwo. 10 Punkte behält man.",
            ),
            both("On average this makes the hand worse.", "Im Schnitt wird das Blatt dadurch schlechter."),
            [
                both(
                    "Is there a card that counts in no leaf?",
                    "Gibt es eine Karte, die in keinem Blättchen zählt?",
                )
            ],
        ),
        change(
            "AS BS CS DH GP HP",
            ["GP", "HP"],
            both(
                "A to D in a run, and two strays: 7 points.",
                "A bis D als Reihe und zwei, die nicht dazugehören: 7 Punkte.",
            ),
            both(
                "Two new cards, and the run is still there.",
                "Zwei neue Karten, und die Reihe ist noch da.",
            ),
            both(
                "Keeping strays leaves 7 points, and a third card would tear the run.",
                "Mit den beiden bleibt es bei 7 Punkten, und eine dritte Karte würde die Reihe zerreißen.",
            ),
            [
                both(
                    "G and H make a short run of their own, which does not count beside the longer one.",
                    "G und H sind eine kurze Reihe für sich, die neben der längeren nicht zählt.",
                )
            ],
        ),
        change(
            "HS GS FB DB BB AB",
            ["HS", "GS"],
            both(
                "Four elves, and F, G, H in a run. Which of them do you keep?",
                "Vier Elfen, und F, G, H als Reihe. Was davon behältst du?",
            ),
            both(
                "Four elves with A, B and D among them can still become people and run at once.",
                "Aus vier Elfen mit A, B und D kann noch Volk und Reihe zugleich werden.",
            ),
            both(
                "The four elves are worth more than the run.",
                "Die vier Elfen sind mehr wert als die Reihe.",
            ),
            [both("Which four cards are of one people?", "Welche vier Karten sind von einem Volk?")],
        ),
    ],
    both(
        "Change what counts nowhere, keep 10. Next: how the betting goes.",
        "Tausche, was nirgends zählt, behalte 10. Als Nächstes: wie gesetzt wird.",
    ),
)
