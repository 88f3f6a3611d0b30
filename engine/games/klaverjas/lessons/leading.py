"""The lesson on leading: trumps first, then sure tricks, and something for the last one."""

from __future__ import annotations

from engine.games.klaverjas.lessons.laying import laid
from engine.learn.lessons.writing import both, lesson

LEADING = lesson(
    "leading",
    both("What to lead", "Was du ausspielst"),
    both(
        "If you chose trumps, lead them early. Keep a sure card for the last trick.",
        "Hast du den Trumpf gewählt, spiel ihn früh. Heb eine sichere Karte für den letzten Stich auf.",
    ),
    5,
    laid(
        "E",
        "D",
        "S",
        N="TC 9D TD KD TH AH 7S AS",
        E="7C 9C JC QC QD JH 9S QS",
        S="8C AC 7D 8D JD AD 8H 9H",
        W="KC 7H QH KH 8S TS JS KS",
    ),
    [
        {
            "ask": both(
                "You chose diamonds and lead to the first trick. Which card?",
                "Du hast Karo gewählt und spielst zum ersten Stich aus. Welche Karte?",
            ),
            "right": [["play", "JD"]],
            "hints": [
                both(
                    "As long as the others have trumps, they can trump your ace of clubs.",
                    "Solange die anderen Trümpfe haben, können sie dein Kreuz-Ass trumpfen.",
                ),
                both("One trump nobody can beat.", "Einen Trumpf kann niemand schlagen."),
            ],
            "poor": both(
                "The jack is sure, and it draws trumps from the others.",
                "Der Bube ist sicher, und er zieht den anderen Trümpfe ab.",
            ),
            "judge": "average",
            "then": [{"event": "trick", "who": "me"}],
            "why": both(
                "The jack wins, and everybody who has a trump must give one.",
                "Der Bube gewinnt, und wer Trumpf hat, muss einen zugeben.",
            ),
        },
        {
            "record": laid(
                "E",
                "H",
                "S",
                plays="JH TH AH 7H",
                N="7D 8D 9D AH 7S TS JS QS",
                E="TC KC JD QD 7H QH KH KS",
                S="7C KD 8H 9H JH 8S 9S AS",
                W="8C 9C JC QC AC TD AD TH",
            ),
            "ask": both(
                "Hearts are trumps. Jack, ten, ace and seven are gone, two are still out. What next?",
                "Herz ist Trumpf. Bube, Zehn, Ass und Sieben sind weg, zwei sind noch draußen. Was nun?",
            ),
            "right": [["play", "9H"]],
            "hints": [
                both("The nine is the highest trump now.", "Die Neun ist jetzt der höchste Trumpf."),
            ],
            "poor": both(
                "Two trumps are still out, and they can fall on your own tricks.",
                "Zwei Trümpfe sind noch draußen, und sie können in deine Stiche fallen.",
            ),
            "judge": "average",
            "then": [{"event": "trick", "who": "me"}],
            "why": both(
                "The nine is sure of its trick, and one more trump comes down.",
                "Die Neun macht ihren Stich sicher, und noch ein Trumpf fällt.",
            ),
        },
        {
            "record": laid(
                "W",
                "C",
                "N",
                plays="JC 7C 8C QC 9C KC TS 7S TC AC 7D TH QS JS AS 8S AD 9D 8D JD JH TD KH AH",
                N="9C TC JC 9D TD QD 8S 9S",
                E="7C KC AC 8D 7H KH QS KS",
                S="8C 7D JD KD 9H AH TS JS",
                W="QC AD 8H TH JH QH 7S AS",
            ),
            "ask": both(
                "Two cards left, no trumps are out, and your side is still short of its 82.",
                "Noch zwei Karten, kein Trumpf mehr draußen, und eurer Seite fehlt noch etwas an den 82.",
            ),
            "right": [["play", "KD"]],
            "hints": [
                both("Ace and ten of diamonds have been played.", "Karo-Ass und Karo-Zehn sind gespielt."),
            ],
            "poor": both(
                "The nine wins nothing, and without these points your side is nat.",
                "Die Neun gewinnt nichts, und ohne diese Punkte seid ihr nat.",
            ),
            "judge": "line",
            "then": [{"event": "trick", "who": "us"}],
            "why": both(
                "The king is the highest diamond left, and North’s queen adds 3.",
                "Der König ist das höchste Karo, das noch da ist, und die Dame von Nord bringt 3 dazu.",
            ),
        },
        {
            "record": laid(
                "S",
                "H",
                "W",
                plays="AS 9S KS 7S 8S TH JS AD AC 7C KC QC 9C 8C JC QH QD JD TD KD 9H JH 9D TC",
                N="9C TC AC 7D 8D JD TH 9S",
                E="7C 8C TD 8H 9H KH JS KS",
                S="JC KC KD AD 7H JH AH 7S",
                W="QC 9D QD QH 8S TS QS AS",
            ),
            "ask": both(
                "Two trumps are all you have, and two more are out: the king and the eight. Which one first?",
                "Du hast nur noch zwei Trümpfe, und zwei sind noch draußen: König und Acht. Welchen zuerst?",
            ),
            "right": [["play", "7H"]],
            "hints": [
                both(
                    "Who wins the last trick gets 10 extra.",
                    "Wer den letzten Stich gewinnt, bekommt 10 extra.",
                ),
            ],
            "poor": both(
                "The ace wins now, but then East wins the last trick and its 10.",
                "Das Ass gewinnt jetzt, aber dann gewinnt Ost den letzten Stich mit den 10.",
            ),
            "judge": "line",
            "why": both(
                "You lose this one and win the last, which counts 10 more.",
                "Diesen verlierst du und gewinnst den letzten, der 10 mehr zählt.",
            ),
        },
    ],
    both(
        "Trumps first, sure cards late. Next: points that are printed on no card.",
        "Erst der Trumpf, die sicheren Karten spät. Als Nächstes: Punkte, die auf keiner Karte stehen.",
    ),
)
