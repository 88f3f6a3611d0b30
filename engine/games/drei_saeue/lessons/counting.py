"""Lessons on the count, and a whole round."""

from __future__ import annotations

from engine.games.drei_saeue.lessons.laying import laid
from engine.learn.lessons.writing import both, lesson, record

COUNTING = lesson(
    "counting",
    both("Counting the Säue", "Die Säue zählen"),
    both(
        "Three Säue win a copper from each opponent, four win two. Two each is nothing.",
        "Drei Säue gewinnen ein Kupferstück von jedem Gegner, vier gewinnen zwei. Zwei zu zwei ist nichts.",
    ),
    6,
    laid(
        "S",
        "LABH",
        "6L TL UL OL +S UA KA 8A 7A +W 6H 9H TH UH 8H 7B KH 7H TA 6B TB 6A +N OB 8B KB 9B",
        N="8A TA OA 7L TL 9H KH OB",
        E="7A 9L UL 7H TH OH 6B 8B",
        S="UA 8L OL KL 8H UH TB KB",
        W="6A 9A KA 6L 6H 7B 9B UB",
    ),
    [
        {
            "ask": both(
                "Two tricks to go. Your side has three Säue; leaves lies open before you. Which leaf do you lead?",
                "Noch zwei Stiche. Eure Seite hat drei Säue; vor dir liegt Laub offen. Welches Laub spielst du aus?",
            ),
            "right": [["play", "KL"]],
            "hints": [both("Who can beat the eight?", "Wer kann die Acht schlagen?")],
            "poor": both(
                "An opponent can win this trick, and the Sau with it.",
                "Diesen Stich kann ein Gegner machen, und die Sau dazu.",
            ),
            "then": [{"event": "own", "who": "me"}],
            "why": both(
                "Nobody beats the king. The Sau stays with you.",
                "Den König schlägt niemand. Die Sau bleibt bei dir.",
            ),
        },
        {
            "ask": both("The last trick.", "Der letzte Stich."),
            "judge": "none",
            "then": [{"event": "counted"}, {"event": "pays", "who": "them"}],
            "why": both(
                "Three to one: each opponent pays a copper to the neighbour on the left.",
                "Drei zu eins: Jeder Gegner zahlt seinem linken Nachbarn ein Kupferstück.",
            ),
        },
        {
            "record": laid(
                "W",
                "HALB",
                "KA 6A TA 9A +N 6B KB 7B UB - KL UL TL 6L +E 7A 6H OA 8A +W KH OH 9H 8H +W OB 7L 9B 8B 7H UA 8L UH "
                "+S OL TH 9L TB",
                N="8A UA KA 6L 7L 9L OH 6B",
                E="6A 7A 8L KL 9H 9B TB KB",
                S="TA UL OL 6H 8H UH 7B 8B",
                W="9A OA TL 7H TH KH UB OB",
            ),
            "ask": both(
                "You won the last trick. East and West have three Säue, you have one.",
                "Du hast den letzten Stich. Ost und West haben drei Säue, du hast eine.",
            ),
            "right": [{"verb": "take"}],
            "hints": [both("How many would each side have then?", "Wie viele hätte dann jede Seite?")],
            "poor": both("Three to one for the others: you pay.", "Drei zu eins für die anderen: Du zahlst."),
            "then": [{"event": "void"}],
            "why": both("Two each: nobody pays anything.", "Zwei zu zwei: Niemand zahlt etwas."),
        },
        {
            "record": laid(
                "N",
                "ABHL",
                "KH 7H 8H 6H +E 6A UA KA 6B +W 7B UB OB 6L 8B 8L 9B 7L OL TL KL 9L TB TH 7A UL KB",
                N="7L TL UL 6H 9H OH 6B UB",
                E="6A TA KL KH 8B TB OB KB",
                S="UA OA 6L 8L 9L 7H TH UH",
                W="7A 8A 9A KA OL 8H 7B 9B",
            ),
            "ask": both(
                "All four Säue lie with the others: you would pay double. East led bells, and you have none.",
                "Alle vier Säue liegen bei den anderen, du würdest doppelt zahlen. Ost spielt Schellen, du hast keine.",
            ),
            "right": [["play", "UH"]],
            "hints": [
                both(
                    "With which of your two cards could you win a Sau in the last trick?",
                    "Mit welcher deiner zwei Karten könntest du im letzten Stich eine Sau holen?",
                )
            ],
            "poor": both("All four stay with the others.", "Alle vier bleiben bei den anderen."),
            "why": both(
                "The Ober of acorns stays for the last trick.",
                "Der Eichel-Ober bleibt für den letzten Stich.",
            ),
        },
        {
            "ask": both("East leads acorns: the last trick.", "Ost spielt Eichel aus: der letzte Stich."),
            "times": 0,
            "right": ["sensible"],
            "then": [{"event": "trick", "who": "me"}],
            "poor": both(
                "That Sau would have spared you a copper.", "Diese Sau hätte dir ein Kupferstück gespart."
            ),
            "why": both("Three to one, no longer four to nothing.", "Drei zu eins, nicht mehr vier zu null."),
        },
        {
            "record": laid(
                "W",
                "LHAB",
                "KB TB 7B 6B +N UH 9H KH 7H +S TL 6L 9L 7L UA 6A TA 7A OA UL OL 8A KA 8H 9B 9A",
                N="TA 9L OL 6H UH OH 9B KB",
                E="7A 8A 9A 7L 8L 9H TH TB",
                S="UA OA KA TL KH 7B 8B OB",
                W="6A 6L UL KL 7H 8H 6B UB",
            ),
            "ask": both(
                "Now your side holds all four. Bells lies open before North. Which of your bells do you lead?",
                "Jetzt habt ihr alle vier. Schellen liegt offen vor Nord. Welche deiner Schellen spielst du aus?",
            ),
            "right": [["play", "OB"]],
            "hints": [both("The king of bells has been played.", "Der Schellen-König ist schon gespielt.")],
            "poor": both(
                "An opponent can beat it, and the Sau is gone.",
                "Ein Gegner kann sie schlagen, und die Sau ist weg.",
            ),
            "why": both(
                "The Ober is the highest bell left. Four to nothing pays double.",
                "Der Ober ist die höchste Schelle, die noch da ist. Vier zu null zahlt doppelt.",
            ),
        },
        {
            "record": laid(
                "N",
                "LBHA",
                "OL KL 8L 9L +S OA 9A UA 7A +S TB 6B OB KB 8A TA 7H KA - 9B 9H UB 8B",
                N="UA KA 9L 6H KH 7B 9B OB",
                E="7A 8A 7L TL OL 9H OH KB",
                S="6A TA OA 6L KL UH TB UB",
                W="9A 8L UL 7H 8H TH 6B 8B",
            ),
            "ask": both(
                "Three Säue lie before you, and this trick may bring the fourth.",
                "Drei Säue liegen vor dir, und dieser Stich kann die vierte bringen.",
            ),
            "right": [{"verb": "take"}],
            "hints": [
                both(
                    "Whoever has all four alone is paid by everybody.",
                    "Wer alle vier allein hat, den bezahlen alle.",
                )
            ],
            "poor": both("The Sau stays with East.", "Die Sau bleibt bei Ost."),
            "then": [{"event": "takes_over", "who": "me"}],
            "why": both(
                "All four in one yard: if they stay there, all three others pay you double, your partner too.",
                "Alle vier vor einem Hof: Bleiben sie dort, zahlen dir alle drei anderen doppelt, auch dein Partner.",
            ),
        },
        {
            "ask": both("Keep them to the end of the round.", "Behalte sie bis zum Ende der Runde."),
            "times": 0,
            "right": ["sensible", "best"],
            "hints": [
                both("Bells lies on top: beware of bells.", "Schellen liegt oben: Vorsicht mit Schellen.")
            ],
            "poor": both("This may cost you a Sau.", "Das kann dich eine Sau kosten."),
        },
    ],
    both("Now a whole round.", "Jetzt eine ganze Runde."),
)

WHOLE = lesson(
    "whole-round",
    both("A whole round", "Eine ganze Runde"),
    both(
        "Eight tricks, then the Säue are counted. Get three.",
        "Acht Stiche, dann werden die Säue gezählt. Hol drei.",
    ),
    7,
    record("drei_saeue", seed="106"),
    [
        {
            "ask": both(
                "Play the round. A poor move may stand, or you take it back.",
                "Spiel die Runde. Ein schwacher Zug darf stehen bleiben, oder du nimmst ihn zurück.",
            ),
            "times": 0,
            "right": ["sensible", "best"],
            "hints": [
                both(
                    "Which Sau can this trick move, and whose is it?",
                    "Welche Sau kann dieser Stich bewegen, und wem gehört sie?",
                )
            ],
        }
    ],
    both(
        "That was Drei Säue vor dem Hof. The table below the lessons deals as many rounds as you like.",
        "Das war Drei Säue vor dem Hof. Am Tisch unter den Lektionen kannst du so oft spielen, wie du magst.",
    ),
)
