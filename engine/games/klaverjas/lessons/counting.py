"""Lessons on points: roem, nat, and a whole deal."""

from __future__ import annotations

from typing import Any

from engine.games.klaverjas.lessons.laying import laid
from engine.learn.lessons.writing import both, lesson, record

ROEM = lesson(
    "roem",
    both("Roem", "Roem"),
    both(
        "Some cards count extra together. The bonus goes to the side that wins the trick with the last of them.",
        "Manche Karten zählen zusammen extra. Den Zuschlag bekommt, wer den Stich mit der letzten davon gewinnt.",
    ),
    4,
    laid("W", "H", "N", plays="JH 7H", N="JH 9H AH AS", E="7H TC", S="KH QH KC 8C 9D TD 8D 7S", W="8H TH TS"),
    [
        {
            "ask": both(
                "North leads the highest trump. Play the king or the queen.",
                "Nord spielt den höchsten Trumpf aus. Gib König oder Dame dazu.",
            ),
            "right": [["play", "KH"], ["play", "QH"]],
            "replies": [["W", "play", "8H"], ["N", "play", "9H"]],
            "then": [{"event": "trick", "who": "us"}],
            "why": both(
                "King and queen of trumps are a pair called stuk. One half has been shown.",
                "König und Dame in Trumpf heißen zusammen Stuk. Die eine Hälfte ist gezeigt.",
            ),
        },
        {
            "ask": both(
                "North leads the nine of trumps. Now the other half.",
                "Nord spielt die Trumpf-Neun aus. Jetzt die andere Hälfte.",
            ),
            "then": [{"event": "stuk_hand", "who": "me"}, {"event": "roem_hand"}],
            "why": both(
                "Stuk: 20 points more, because your side won the trick in which the second card fell.",
                "Stuk: 20 Punkte mehr, weil eure Seite den Stich gewonnen hat, in dem die zweite Karte fiel.",
            ),
        },
        {
            "record": laid(
                "S",
                "H",
                "N",
                plays="AH 8H TH KH JH 9H 7C",
                N="8H 9H 7S",
                E="TH 7C 8S",
                S="KH QH 7H KC QC 8D 9D TD",
                W="AH JH AS",
                void="SS",
            ),
            "ask": both(
                "You have shown the king of trumps. West is winning this trick: keep your roem from it.",
                "Du hast den Trumpf-König gezeigt. West gewinnt diesen Stich: Halte deinen Roem heraus.",
            ),
            "right": [{"not": {"event": "roem_lost"}}],
            "replies": [["W", "play", "AS"], ["N", "play", "7S"], ["E", "play", "8S"]],
            "hints": [
                both("Which of your trumps would complete the stuk?", "Welcher Trumpf macht den Stuk voll?")
            ],
            "poor": both(
                "The stuk is complete, but West has won the trick: the 20 go to them.",
                "Der Stuk ist voll, aber West hat den Stich gewonnen: Die 20 gehen an sie.",
            ),
            "then": [{"event": "trick", "who": "them"}],
            "why": both(
                "The queen waits. West leads spades, and she is the last trump.",
                "Die Dame wartet. West spielt Pik, und sie ist der letzte Trumpf.",
            ),
        },
        {
            "ask": both("You have no spades. Play the queen now.", "Du hast kein Pik. Spiel jetzt die Dame."),
            "then": [{"event": "stuk_hand", "who": "me"}, {"event": "trick", "who": "me"}],
            "why": both(
                "The second card of the stuk fell in a trick of yours, so the 20 are yours.",
                "Die zweite Karte des Stuks fiel in deinem Stich, also gehören die 20 dir.",
            ),
        },
        {
            "record": laid(
                "W",
                "H",
                "N",
                plays="AC 7C TC 8C KC 9C JC TS AS 7S",
                void="SS WH",
                N="AC KC AS JH 9H AH 8D QS",
                E="7C 9C 7S TH 7H",
                S="TC JC QC 8H QH 7D 9D KD",
                W="8C TS 8S",
            ),
            "ask": both(
                "You were dealt ten, jack and queen of clubs: a run of three. Two have been shown, and North is "
                "winning this trick.",
                "Du hattest Zehn, Bube und Dame in Kreuz: eine Dreierfolge. Zwei sind gezeigt, und Nord gewinnt diesen "
                "Stich.",
            ),
            "right": [["play", "QC"]],
            "hints": [
                both(
                    "You have no spades and are free to throw what you like.",
                    "Du hast kein Pik und darfst abwerfen, was du magst.",
                ),
                both("Which card completes the run?", "Welche Karte macht die Folge voll?"),
            ],
            "poor": both(
                "The run would have been complete in a trick of your side. Who wins its next chance is open.",
                "In diesem Stich wäre die Folge für euch voll gewesen. Wer den nächsten gewinnt, ist offen.",
            ),
            "judge": "average",
            "then": [{"event": "run3_hand", "who": "me"}, {"event": "trick", "who": "us"}],
            "why": both(
                "Three in a row in one suit make 20, four or more 50; four alike, from the nine up, make 100.",
                "Drei in Folge in einer Farbe bringen 20, vier oder mehr 50; vier gleiche ab der Neun bringen 100.",
            ),
        },
    ],
    both(
        "Next: what happens when the declarers do not reach their 82.",
        "Als Nächstes: was geschieht, wenn die Spieler ihre 82 nicht erreichen.",
    ),
)

_NAT: dict[str, Any] = {
    "N": "9C TC JC 9D TD QD 8S 9S",
    "E": "7C KC AC 8D 7H KH QS KS",
    "S": "8C 7D JD KD 9H AH TS JS",
    "W": "QC AD 8H TH JH QH 7S AS",
}

NAT = lesson(
    "nat",
    both("Nat", "Nat"),
    both(
        "Whoever chose trumps and stays below 82 writes nothing: nat.",
        "Wer den Trumpf gewählt hat und unter 82 bleibt, schreibt nichts: nat.",
    ),
    4,
    laid("W", "C", "N", plays="JC 7C 8C QC 9C KC TS 7S TC AC 7D TH QS JS AS 8S AD 9D 8D JD JH TD KH", **_NAT),
    [
        {
            "ask": both(
                "Your side chose trumps and needs 82. North has trumped the hearts. Which heart do you give?",
                "Eure Seite hat den Trumpf gewählt und braucht 82. Nord hat in Herz getrumpft. Welches Herz gibst du?",
            ),
            "right": ["best"],
            "hints": [
                both("The trick is your side’s already.", "Der Stich gehört euch schon."),
                both(
                    "Every point you put on it counts towards the 82.",
                    "Jeder Punkt, den du dazulegst, zählt zu den 82.",
                ),
            ],
            "poor": both(
                "Played on from here your side falls short, and all points go to the others.",
                "Von hier an fehlt euch etwas, und alle Punkte gehen an die anderen.",
            ),
            "then": [{"event": "trick", "who": "us"}],
            "why": both(
                "Those eleven points make the difference.", "Diese elf Punkte machen den Unterschied."
            ),
        },
        {
            "ask": both("Play the deal to its end.", "Spiel das Spiel zu Ende."),
            "times": 0,
            "right": ["best"],
            "why": both(
                "The score sheet shows the count: look for the line with the 82.",
                "Die Abrechnung zeigt, wie gezählt wird: Sieh dir die Zeile mit der 82 an.",
            ),
        },
        {
            "record": laid(
                "W",
                "C",
                "W",
                plays="AH 7H JH TH AD 7D JD 9D 9H KH 8H AS TD JC KC KD QS TS JS 9S 9C 7C QC 8C AC TC QD",
                N="7C TC 8D KD AD 9H AH JS",
                E="QC 7D TD QD 7H QH KH 9S",
                S="8C JC JD 8H JH 7S QS KS",
                W="9C KC AC 9D TH 8S TS AS",
            ),
            "ask": both(
                "This time West chose, and it is close. This trick is West’s. Which spade do you keep?",
                "Diesmal hat West gewählt, und es ist knapp. Diesen Stich hat West. Welches Pik behältst du?",
            ),
            "right": [["play", "7S"]],
            "hints": [
                both(
                    "Ace and ten of spades are gone. One trick is left, and it counts 10 extra.",
                    "Pik-Ass und Pik-Zehn sind weg. Ein Stich kommt noch, und er zählt 10 extra.",
                )
            ],
            "poor": both(
                "You gave West the king, and with it the last trick: the contract is made.",
                "Du gibst West den König und damit den letzten Stich: West hat es geschafft.",
            ),
            "then": [{"event": "trick", "who": "them"}],
            "why": both(
                "The king wins the last trick, and West is nat: all 162 points go to you.",
                "Der König holt den letzten Stich, und West ist nat: Alle 162 Punkte gehen an euch.",
            ),
        },
    ],
    both(
        "Now a whole deal, from choosing trumps to the count.",
        "Jetzt ein ganzes Spiel, vom Trumpf bis zur Abrechnung.",
    ),
)

WHOLE = lesson(
    "whole-deal",
    both("A whole deal", "Ein ganzes Spiel"),
    both(
        "Bid, play eight tricks and count. Every move is answered, and hints are there when you want them.",
        "Ansagen, acht Stiche spielen, zählen. Jeder Zug wird beantwortet, und Tipps gibt es, wenn du sie willst.",
    ),
    8,
    record("klaverjas", seed="242"),
    [
        {
            "ask": both(
                "Play the deal. A poor move may stand, or you take it back.",
                "Spiel das Spiel. Ein schwacher Zug darf stehen bleiben, oder du nimmst ihn zurück.",
            ),
            "times": 0,
            "right": ["sound"],
            "judge": "average",
        }
    ],
    both(
        "That was Klaverjas. The table below the lessons deals you as many hands as you like.",
        "Das war Klaverjas. Am Tisch unter den Lektionen kannst du so oft spielen, wie du magst.",
    ),
)
