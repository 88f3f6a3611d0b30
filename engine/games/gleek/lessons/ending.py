"""Lessons on the end of a deal, the count against 22, and on a whole deal."""

from __future__ import annotations

from engine.games.gleek.lessons.laying import bought
from engine.learn.lessons.writing import both, lesson, record

_LATE = bought(
    "TD",
    "AS 6H 8D 9H 4S 8C QC QD KD TH 6S TS",
    mara="QS 5H 4D 5D KS AC 4C JD 5C 6C 7C TC",
    tobias="JS 7H AD JH 6D KC 9C 7D 9D QH KH AH",
    plays="AS QS JS 6H 5H 7H AD 8D 4D JH 9H 5D KS 6D 4S KC 8C AC 4C 9C QC QD JD 7D",
)

COUNT = lesson(
    "twenty-two",
    both("Twenty-two", "Zweiundzwanzig"),
    both(
        "At the end you count tricks and honours. What is above 22 you take from the pot, what is missing you pay.",
        "Am Ende zählt jeder Stiche und Honneurs. Was über 22 ist, nimmst du aus dem Pot, was fehlt, zahlst du ein.",
    ),
    5,
    _LATE,
    [
        {
            "ask": both(
                "Diamonds are trumps. You have 12 points and four cards left. What do you lead?",
                "Karo ist Trumpf. Du hast 12 Punkte und noch vier Karten. Was spielst du aus?",
            ),
            "right": [["play", "KD"]],
            "judge": "stored",
            "hints": [
                both("Which of your cards counts by itself?", "Welche deiner Karten zählt von selbst?"),
                both(
                    "Tib is out already: nothing beats the king.",
                    "Tib ist schon gespielt: Den König schlägt nichts.",
                ),
            ],
            "poor": both(
                "You give the lead away, and may not get it back.",
                "Du gibst das Ausspiel ab und bekommst es vielleicht nicht wieder.",
            ),
            "then": [{"event": "honour", "who": "me"}, {"event": "takes", "who": "me"}],
            "why": both(
                "3 for the trick and 3 for the king: 18.", "3 für den Stich und 3 für den König: 18."
            ),
        },
        {
            "ask": both(
                "18 points, and no trump is left. What next?",
                "18 Punkte, und kein Trumpf ist mehr da. Was nun?",
            ),
            "right": [["play", "TS"], ["play", "6S"]],
            "hints": [
                both("You hold the last two spades.", "Du hast die letzten zwei Pik."),
                both(
                    "A suit that nobody else holds wins, however low the card.",
                    "Eine Farbe, die sonst keiner hat, gewinnt, so niedrig die Karte auch ist.",
                ),
            ],
            "poor": both(
                "Ace and king of hearts are still out, and you lose the lead.",
                "Herz-Ass und Herz-König sind noch da, und du verlierst das Ausspiel.",
            ),
            "then": [{"event": "takes", "who": "me"}],
            "why": both(
                "Nobody could follow, and nobody could trump: 21.",
                "Keiner konnte bedienen und keiner trumpfen: 21.",
            ),
        },
        {
            "ask": both(
                "One point is missing, and two cards are left.",
                "Ein Punkt fehlt, und zwei Karten sind noch da.",
            ),
            "right": [["play", "TS"], ["play", "6S"]],
            "hints": [both("One of your cards is sure to win.", "Eine deiner Karten gewinnt sicher.")],
            "poor": both(
                "The last trick is then Tobias's as well.",
                "Dann gehört auch der letzte Stich Tobias.",
            ),
            "then": [{"event": "takes", "who": "me"}],
            "why": both("24: two above the average.", "24: zwei über dem Durchschnitt."),
        },
        {
            "ask": both(
                "The last card. Then the deal is settled.", "Die letzte Karte. Dann wird abgerechnet."
            ),
            "judge": "none",
            "then": [
                {"event": "takes", "who": "them"},
                {"event": "takes_out", "who": "me"},
                {"event": "pays_in", "who": "them"},
            ],
            "why": both(
                "You take 2 chips from the pot. Mara had 15 and paid 7 into it.",
                "Du nimmst 2 Chips aus dem Pot. Mara hatte 15 und hat 7 eingezahlt.",
            ),
        },
        {
            "record": bought(
                "9C",
                "5H TH JD 5C KD AS KC 4S 6C QS JC QH",
                mara="KH AH 7D 4C 9D 8S TC KS QD 4H 7H JH",
                tobias="6H 7C AD AC 4D 7S 8C 9S TD TS QC JS",
                forehand="P2",
                plays="KH 6H 5H AH 7C TH AD JD 7D AC 5C 4C 4D KD 9D AS 8S 7S KC TC 8C 4S KS 9S QD TD 6C QS 4H TS",
            ),
            "ask": both(
                "Clubs are trumps, and you hold Tom and a queen. Which do you lead?",
                "Kreuz ist Trumpf, und du hast Tom und eine Dame. Was spielst du aus?",
            ),
            "right": [["play", "QH"]],
            "judge": "stored",
            "hints": [
                both(
                    "Tom's 9 points are yours in either trick.",
                    "Toms 9 Punkte gehören dir in jedem der zwei Stiche.",
                ),
                both(
                    "Which of the two cards is sure to win the last trick?",
                    "Welche der zwei Karten gewinnt den letzten Stich sicher?",
                ),
            ],
            "poor": both(
                "Tobias still holds the queen of trumps: she takes this trick, and his jack of spades the last.",
                "Tobias hat noch die Trumpf-Dame: Sie nimmt diesen Stich und sein Pik-Bube den letzten.",
            ),
            "then": [{"event": "takes", "who": "them"}],
            "why": both(
                "Tobias has trumped with his queen, and now Tom is the last trump.",
                "Tobias hat mit der Dame getrumpft, und jetzt ist Tom der letzte Trumpf.",
            ),
        },
        {
            "ask": both("The last card: Tom.", "Die letzte Karte: Tom."),
            "judge": "none",
            "then": [{"event": "takes", "who": "me"}, {"event": "takes_out", "who": "me"}],
            "why": both(
                "18 for six tricks, 9 for Tom and 3 for a king: 30. That is 8 above 22, and 8 chips from the pot.",
                "18 für sechs Stiche, 9 für Tom, 3 für einen König: 30. Das sind 8 über 22, also 8 Chips aus dem Pot.",
            ),
        },
    ],
    both("Now a whole deal.", "Jetzt ein ganzes Spiel."),
)

WHOLE = lesson(
    "whole-deal",
    both("A whole deal", "Ein ganzes Spiel"),
    both(
        "Auction, ruff, gleeks and twelve tricks. Try to come out with more chips than you went in.",
        "Kauf, Ruff, Gleeks und zwölf Stiche. Versuch, mit mehr Chips herauszukommen, als du hineingehst.",
    ),
    8,
    record("gleek", seed="2"),
    [
        {
            "ask": both(
                "Play the deal. A poor move may stand, or you take it back.",
                "Spiel das Spiel. Ein schwacher Zug darf stehen bleiben, oder du nimmst ihn zurück.",
            ),
            "times": 0,
            "right": ["sensible"],
        }
    ],
    both(
        "That was Gleek. The table below the lessons deals you as many as you like.",
        "Das war Gleek. Am Tisch unter den Lektionen kannst du so oft spielen, wie du magst.",
    ),
)
