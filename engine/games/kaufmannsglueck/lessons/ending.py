"""Lessons on the end of a round and of a game: staying, folding, and a whole game."""

from __future__ import annotations

from typing import Any

from engine.games.kaufmannsglueck.lessons.laying import laid
from engine.learn.lessons.writing import both, lesson, record

_STAY = {"right": [["stay"]], "judge": "stored"}
_FOLD = {"right": [["fold"]], "judge": "stored", "then": [{"event": "fold", "who": "me"}]}


def _held(mine: str, *said: tuple[str, str], vorrecht: str = "P1") -> dict[str, Any]:
    """A round is over; who sits before you has spoken."""
    return laid(mine, "KD JC 7D", said, vorrecht, over=True)


FOLD = lesson(
    "stay-or-fold",
    both("Stay or fold", "Bleiben oder aussteigen"),
    both(
        "After the first and the second round you may fold. Your stakes stay in the pot, but you pay no more.",
        "Nach der ersten und der zweiten Runde darfst du aussteigen. Deine Einsätze bleiben im Pot, aber du zahlst "
        "nichts mehr.",
    ),
    5,
    _held("2C 5H 9S"),
    [
        {
            **_FOLD,
            "ask": both(
                "The first round is over. Two, five and nine: stay in, or fold?",
                "Die erste Runde ist vorbei. Zwei, Fünf und Neun: bleiben oder aussteigen?",
            ),
            "hints": [
                both(
                    "Two more rounds cost at least two coppers.",
                    "Zwei weitere Runden kosten mindestens zwei Kupfer.",
                ),
                both(
                    "Two cards are still to come. What could they make of these?",
                    "Zwei Karten kommen noch. Was kann aus diesen werden?",
                ),
            ],
            "poor": both(
                "You pay for two more rounds and win too seldom.",
                "Du zahlst zwei weitere Runden und gewinnst zu selten.",
            ),
            "why": both(
                "One copper is lost, and no more.",
                "Ein Kupfer ist verloren, mehr nicht.",
            ),
        },
        {
            **_STAY,
            "record": _held("QC QH 5D"),
            "ask": both(
                "The same moment, with a pair of queens.", "Derselbe Augenblick mit einem Paar Damen."
            ),
            "hints": [
                both(
                    "Nearly half of all hands have no pair at the end.",
                    "Fast die Hälfte aller Blätter hat am Ende kein Paar.",
                )
            ],
            "poor": both(
                "A high pair after one round is a good beginning.",
                "Ein hohes Paar nach einer Runde ist ein guter Anfang.",
            ),
            "why": both(
                "Two more cards may make it three, and a high pair often wins alone.",
                "Zwei weitere Karten können drei daraus machen, und oft reicht schon ein hohes Paar.",
            ),
        },
        {
            **_FOLD,
            "record": laid("2C 6H 9S JD", "KS JC 7D", over=True, mara="KD KS"),
            "ask": both(
                "After the second round: nothing goes together, and Mara has bought two kings.",
                "Nach der zweiten Runde: Nichts passt zusammen, und Mara hat zwei Könige gekauft.",
            ),
            "hints": [
                both(
                    "What others have bought lies open beside their names.",
                    "Was andere gekauft haben, liegt offen bei ihnen.",
                ),
                both(
                    "One card is still to come. Can it beat a pair of kings?",
                    "Eine Karte kommt noch. Kann sie ein Paar Könige schlagen?",
                ),
            ],
            "poor": both(
                "Your best hope is a pair of jacks, and Mara has a pair of kings already.",
                "Mehr als ein Paar Buben kann es nicht werden, und Mara hat schon ein Paar Könige.",
            ),
            "why": both(
                "What you have paid is gone either way. Only what comes counts, and this hand cannot win.",
                "Was du gezahlt hast, ist so oder so weg. Es zählt, was kommt, und dieses Blatt kann nicht gewinnen.",
            ),
        },
        {
            **_STAY,
            "record": _held("7C 8H 9S 2D"),
            "ask": both(
                "Four cards again: seven, eight, nine and a two.",
                "Wieder vier Karten: Sieben, Acht, Neun und eine Zwei.",
            ),
            "hints": [
                both(
                    "Which cards would make four in a row?",
                    "Mit welchen Karten hättest du vier in einer Reihe?",
                )
            ],
            "poor": both(
                "Every six and every ten would make a Kleine Straße.",
                "Jede Sechs und jede Zehn macht daraus eine Kleine Straße.",
            ),
            "why": both(
                "A six or a ten makes a Kleine Straße, and three more cards will lie open.",
                "Mit einer Sechs oder Zehn ist es eine Kleine Straße, und drei neue Karten liegen gleich offen.",
            ),
        },
        {
            **_STAY,
            "record": _held("2C 6H 9S JD", ("P2", "fold"), ("P3", "stay"), vorrecht="P2"),
            "ask": both(
                "Two, six, nine and jack once more. But this time Mara has folded.",
                "Noch einmal Zwei, Sechs, Neun und Bube. Aber diesmal ist Mara ausgestiegen.",
            ),
            "hints": [
                both("Her stakes stay in the pot.", "Ihr Einsatz bleibt im Pot."),
                both(
                    "You have to beat one hand now, not two.",
                    "Du musst jetzt ein Blatt schlagen, nicht zwei.",
                ),
            ],
            "poor": both(
                "Against one player alone this hand wins often enough to pay for one more card.",
                "Gegen nur einen Spieler gewinnt dieses Blatt oft genug, um noch eine Karte zu bezahlen.",
            ),
            "why": both(
                "The same cards, but one rival less, and her coppers are to be won too.",
                "Dieselben Karten, aber eine Gegnerin weniger, und ihre Kupfer sind mit zu gewinnen.",
            ),
        },
        {
            **_STAY,
            "record": _held("7H 8H TH"),
            "ask": both(
                "Back to the first round: three hearts, almost in a row.",
                "Zurück zur ersten Runde: drei Herz, fast in einer Reihe.",
            ),
            "hints": [both("Two cards are still to come.", "Zwei Karten kommen noch.")],
            "poor": both(
                "There is no combination yet, but many cards would make one.",
                "Eine Kombination ist es noch nicht, aber mit vielen Karten wird es eine.",
            ),
            "why": both(
                "Not a pair yet, and still among the best beginnings: hearts and neighbours both help.",
                "Noch kein Paar und doch ein sehr guter Anfang: Herz hilft, und Nachbarn helfen.",
            ),
        },
    ],
    both("Now a whole game.", "Jetzt ein ganzes Spiel."),
)

WHOLE = lesson(
    "whole-game",
    both("A whole game", "Ein ganzes Spiel"),
    both(
        "Three rounds, then the best five cards take the pot. Try to end with more coppers than you paid.",
        "Drei Runden, dann bekommen die besten fünf Karten den Pot. Versuch, mehr zu holen, als du gezahlt hast.",
    ),
    6,
    record("kaufmannsglueck", seed="2"),
    [
        {
            "ask": both(
                "Play the game. A poor move may stand, or you take it back.",
                "Spiel das Spiel. Ein schwacher Zug darf stehen bleiben, oder du nimmst ihn zurück.",
            ),
            "times": 0,
            "right": ["sound"],
            "judge": "stored",
        }
    ],
    both(
        "That was Kaufmannsglück. The table below the lessons deals you as many games as you like.",
        "Das war Kaufmannsglück. Am Tisch unter den Lektionen kannst du so oft spielen, wie du magst.",
    ),
)
