"""Lessons on the first betting: what may be done, and what it is worth."""

from __future__ import annotations

from engine.games.gaunerkleeblatt.lessons.laying import laid
from engine.learn.lessons.writing import both, lesson

BETTING = lesson(
    "hold-raise-pass",
    both("Hold, raise or pass", "Halten, erhöhen, passen"),
    both(
        "Whoever wants to stay in pays up to the stake. It may be raised only once in a betting.",
        "Wer dabeibleiben will, zahlt bis zum Einsatz. Er darf in einer Bieterrunde nur einmal erhöht werden.",
    ),
    5,
    laid("P1", "ES FS GS HS CB AP", (("P2", "name", 1), ("P3", "hold"), ("P4", "hold"))),
    [
        {
            "ask": both(
                "Mara has named 1, and two have held it. Stay in: hold or raise.",
                "Mara hat 1 genannt, zwei haben gehalten. Bleib dabei: Halte oder erhöhe.",
            ),
            "right": [{"verb": "hold"}, {"verb": "raise"}],
            "judge": "average",
            "replies": [["P2", "hold"], ["P3", "hold"], ["P4", "hold"]],
            "hints": [
                both("Four humans from E to H count twice.", "Vier Menschen von E bis H zählen doppelt.")
            ],
            "poor": both(
                "With this hand it pays to stay in.", "Mit diesem Blatt lohnt es sich, dabeizubleiben."
            ),
            "why": both(
                "What you paid lies in the pot until the end.",
                "Was du gezahlt hast, liegt bis zum Ende im Topf.",
            ),
        },
        {
            "record": laid("P2", "AB BB CB DB EB GS", (("P3", "name", 2), ("P4", "pass"))),
            "ask": both(
                "Tobias has named 2, Ida has passed. Your hand is strong: raise.",
                "Tobias hat 2 genannt, Ida hat gepasst. Dein Blatt ist stark: Erhöhe.",
            ),
            "right": [{"verb": "raise"}],
            "judge": "average",
            "replies": [["P2", "pass"], ["P3", "pass"]],
            "hints": [both("Any amount above 2 is a raise.", "Jeder Betrag über 2 ist eine Erhöhung.")],
            "poor": both(
                "A strong hand should let the others pay more.",
                "Ein starkes Blatt soll die anderen mehr zahlen lassen.",
            ),
            "then": [{"event": "raises", "who": "me"}, {"event": "wins_alone", "who": "me"}],
            "why": both(
                "Nobody paid the raise. The last one in takes the pot at once, without showing.",
                "Niemand hat die Erhöhung gezahlt. Wer allein übrig ist, bekommt den Topf sofort, ohne zu zeigen.",
            ),
        },
        {
            "record": laid(
                "P4",
                "CS CB CH CP AS BB",
                (("P1", "name", 1), ("P2", "raise", 3), ("P3", "pass"), ("P4", "pass")),
            ),
            "ask": both(
                "You named 1, and Mara raised to 3. Pay the difference of 2, or pass.",
                "Du hast 1 genannt, Mara hat auf 3 erhöht. Zahl die Differenz von 2 oder pass.",
            ),
            "right": [{"verb": "hold"}],
            "bars": [["GK-3.5", "raise", 6]],
            "judge": "average",
            "hints": [
                both(
                    "Four alike and a run of three: 11 points.",
                    "Vier Gleiche und eine Reihe von dreien: 11 Punkte.",
                )
            ],
            "poor": both(
                "You left your coin to Mara with 11 points in hand.",
                "Du hast Mara deine Münze mit 11 Punkten auf der Hand überlassen.",
            ),
            "then": [{"event": "holds", "who": "me"}],
            "why": both(
                "You may not raise again: one raise in each betting. The exchange comes next.",
                "Noch einmal erhöhen darfst du nicht: eine Erhöhung je Bieterrunde. Als Nächstes wird getauscht.",
            ),
        },
        {
            "record": laid("P2", "AS CB EH GP BS HB", (("P3", "name", 2), ("P4", "raise", 6))),
            "ask": both(
                "The stake is 6 already, and your hand has little.",
                "Der Einsatz ist schon 6, und dein Blatt hat wenig.",
            ),
            "right": [{"verb": "pass"}],
            "judge": "average",
            "hints": [both("Passing costs nothing more.", "Passen kostet nichts mehr.")],
            "poor": both("Dear for what it wins.", "Teuer für das, was es gewinnt."),
            "then": [{"event": "passes", "who": "me"}],
            "why": both(
                "You paid nothing. Your cards go into the stock, and nobody has seen them.",
                "Du hast nichts gezahlt. Deine Karten kommen in den Stapel, und niemand hat sie gesehen.",
            ),
        },
        {
            "record": laid("P4", "AS HS GS BB DP EP"),
            "ask": both(
                "You sit on the dealer’s left and have little again. Name a stake all the same.",
                "Du sitzt links vom Geber und hast wieder wenig. Nenne trotzdem einen Einsatz.",
            ),
            "right": [["name", 1]],
            "bars": [["GK-3.1", "pass"]],
            "judge": "average",
            "hints": [
                both(
                    "You may not pass here. How little can you name?",
                    "Passen darfst du hier nicht. Wie wenig kannst du nennen?",
                )
            ],
            "poor": both(
                "With a weak hand name as little as you can.",
                "Mit einem schwachen Blatt nenne so wenig wie möglich.",
            ),
            "then": [{"event": "names", "who": "me"}],
            "why": both(
                "1 is the least. It must be paid, but it is soon over.",
                "1 ist das Wenigste. Gezahlt werden muss es, aber mehr auch nicht.",
            ),
        },
    ],
    both(
        "Name, hold, raise once, pass. Next: which of them pays.",
        "Nennen, halten, einmal erhöhen, passen. Als Nächstes: was sich lohnt.",
    ),
)

WORTH_IT = lesson(
    "is-it-worth-it",
    both("Is it worth it?", "Lohnt es sich?"),
    both(
        "Compare what staying in costs with how often your hand wins, and how many are against you.",
        "Vergleiche, was Dabeibleiben kostet, mit dem, wie oft dein Blatt gewinnt und gegen wie viele.",
    ),
    5,
    laid("P4", "AB BB CB DB EB GS"),
    [
        {
            "ask": both(
                "You name the stake, with 10 points and a card to change. How much?",
                "Du nennst den Einsatz, mit 10 Punkten und einer Karte zum Tauschen. Wie viel?",
            ),
            "right": [{"all": [{"verb": "name"}, {"not": ["name", 1]}, {"not": ["name", 2]}]}],
            "judge": "average",
            "hints": [
                both(
                    "Who wins more often than the others wants a large pot.",
                    "Wer öfter gewinnt als die anderen, will einen großen Topf.",
                )
            ],
            "poor": both(
                "Each coin more in the pot is good for you here.",
                "Jede Münze mehr im Topf ist hier gut für dich.",
            ),
            "why": both(
                "The stronger the hand, the larger the stake.",
                "Je stärker das Blatt, desto größer der Einsatz.",
            ),
        },
        {
            "record": laid("P1", "AS HS GS BB DP EP", (("P2", "name", 1), ("P3", "hold"), ("P4", "hold"))),
            "ask": both(
                "One coin for a pot of three, but this hand is weak.",
                "Eine Münze für einen Topf von dreien, aber dieses Blatt ist schwach.",
            ),
            "right": [{"verb": "pass"}],
            "judge": "average",
            "hints": [both("It would have to beat all three of them.", "Es müsste alle drei schlagen.")],
            "poor": both(
                "Against three who stay in it wins next to nothing.",
                "Gegen drei, die dabeibleiben, gewinnt es fast nie.",
            ),
            "why": both(
                "Cheap is still too dear if it never wins.", "Auch billig ist zu teuer, wenn es nie gewinnt."
            ),
        },
        {
            "record": laid("P2", "AS CS ES GS HB FP", (("P3", "name", 1), ("P4", "hold"))),
            "ask": both(
                "8 points, and Tobias and Ida are in. Hold, raise or pass?",
                "8 Punkte, und Tobias und Ida sind dabei. Halten, erhöhen oder passen?",
            ),
            "right": [{"verb": "pass"}],
            "judge": "average",
            "hints": [
                both(
                    "After the exchange those who stayed in often have 9 or more.",
                    "Wer dabeibleibt, hat nach dem Tausch oft 9 oder mehr.",
                )
            ],
            "poor": both(
                "8 points look like much, but those who pay have more after the exchange.",
                "8 Punkte sehen nach viel aus, aber wer zahlt, hat nach dem Tausch mehr.",
            ),
            "why": both(
                "People and run pull apart here: an exchange saves only one of them.",
                "Volk und Reihe ziehen hier auseinander: Ein Tausch rettet nur eins davon.",
            ),
        },
        {
            "record": laid("P2", "ES FS GS HS CB AP", (("P3", "name", 2), ("P4", "pass"))),
            "ask": both(
                "8 points again, but here four cards count twice and two are loose. Only Tobias is in.",
                "Wieder 8 Punkte, aber hier zählen vier Karten doppelt, und zwei sind frei. Nur Tobias ist dabei.",
            ),
            "right": [{"verb": "raise"}],
            "judge": "average",
            "hints": [
                both(
                    "Two cards may be changed without losing a point.",
                    "Zwei Karten kannst du tauschen, ohne einen Punkt zu verlieren.",
                )
            ],
            "poor": both(
                "This hand gets better in the exchange: let the others pay.",
                "Dieses Blatt wird beim Tausch besser: Lass die anderen zahlen.",
            ),
            "why": both(
                "The same 8 points, but they can grow.", "Dieselben 8 Punkte, aber sie können wachsen."
            ),
        },
        {
            "record": laid("P2", "CS CB CH CP AS BB", (("P3", "name", 2), ("P4", "raise", 6))),
            "ask": both(
                "Ida has raised to 6. You hold 11 points.", "Ida hat auf 6 erhöht. Du hast 11 Punkte."
            ),
            "right": [{"verb": "hold"}],
            "judge": "average",
            "hints": [
                both(
                    "Only a 12 is better, or another 11 equal.",
                    "Besser ist nur eine 12, gleich nur eine andere 11.",
                )
            ],
            "poor": both("Only a 12 could beat you.", "Schlagen könnte dich nur eine 12."),
            "then": [{"event": "holds", "who": "me"}],
            "why": both(
                "Whatever she has, it is hardly ever more.", "Was sie auch hat, mehr ist es fast nie."
            ),
        },
    ],
    both(
        "Next: the second betting, after the exchange.",
        "Als Nächstes: die zweite Bieterrunde, nach dem Tausch.",
    ),
)
