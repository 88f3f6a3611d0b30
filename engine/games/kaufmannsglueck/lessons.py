"""The lessons of Kaufmannsglück: see `engine.learn.lessons`."""

from __future__ import annotations

from typing import Any

from engine.learn.lessons.writing import both, lesson, record


def laid(mine: str, opened: str, moves: tuple[tuple[Any, ...], ...] = (), **others: str) -> dict[str, Any]:
    """A first round: your two cards (you have the Vorrecht), the three open ones, the moves so far."""
    dealt = {"P1": mine.split(), "P2": ["8C", "3S"], "P3": ["6H", "JS"]}
    dealt |= {seat: cards.split() for seat, cards in others.items()}
    deal = {"dealer": "P3", "hands": dealt, "rounds": [{"open": opened.split()}]}
    return record("kaufmannsglueck", deals=[deal], actions=[list(m) for m in moves])


FIRST = lesson(
    "first-card",
    both("The first card", "Die erste Karte"),
    both(
        "Bid copper for an open card that goes with yours.",
        "Biete Kupfer für eine offene Karte, die zu deinen passt.",
    ),
    3,
    laid("TC TH", "TD 4S 7D"),
    [
        {
            "ask": both(
                "You hold two tens. Bid for the third.", "Du hast zwei Zehnen. Biete auf die dritte."
            ),
            "right": [["bid", "TD", 1], ["bid", "TD", 2], ["bid", "TD", 3]],
            "judge": "none",
            "hints": [both("One of the open cards is a ten.", "Eine der offenen Karten ist eine Zehn.")],
            "poor": both(
                "The ten would go best with your cards.", "Die Zehn passt am besten zu deinen Karten."
            ),
            "then": [{"event": "bid", "who": "me"}],
            "why": both(
                "The others may outbid you; the log tells who got the card.",
                "Die anderen dürfen überbieten; der Verlauf sagt, wer die Karte bekam.",
            ),
        },
    ],
    both("Next: bidding against others.", "Als Nächstes: gegen andere bieten."),
)

AGAINST = lesson(
    "outbid",
    both("Outbidding", "Überbieten"),
    both(
        "When another bids, you may raise or decline. Declining costs nothing.",
        "Wenn ein anderer bietet, darfst du erhöhen oder ablehnen. Ablehnen kostet nichts.",
    ),
    4,
    {
        **laid("KC KH", "KD 4S 7D", P2="9C 9S"),
        "deals": [
            {
                "dealer": "P1",
                "hands": {"P1": ["KC", "KH"], "P2": ["9C", "9S"], "P3": ["6H", "JS"]},
                "rounds": [{"open": ["KD", "4S", "7D"]}],
            }
        ],
        "actions": [["P2", "bid", "KD", 1], ["P3", "decline"]],
    },
    [
        {
            "ask": both(
                "Mara bids 1 on the king you need. Raise or decline?",
                "Mara bietet 1 auf den König, den du brauchst. Erhöhen oder ablehnen?",
            ),
            "right": ["sensible"],
            "judge": "none",
            "poor": both(
                "Think of what a third king is worth.", "Denk daran, was ein dritter König wert ist."
            ),
            "why": both(
                "A third king may be worth a few coppers.", "Ein dritter König darf ein paar Kupfer kosten."
            ),
        },
        {
            "record": {
                **laid("2C 6H", "KD 4S 7D", P3="TH JS"),
                "deals": [
                    {
                        "dealer": "P1",
                        "hands": {"P1": ["2C", "6H"], "P2": ["9C", "9S"], "P3": ["TH", "JS"]},
                        "rounds": [{"open": ["KD", "4S", "7D"]}],
                    }
                ],
                "actions": [["P2", "bid", "KD", 1], ["P3", "decline"]],
            },
            "ask": both(
                "The same bid, but now you hold a two and a six.",
                "Dasselbe Gebot, aber jetzt hast du eine Zwei und eine Sechs.",
            ),
            "right": ["sensible"],
            "judge": "none",
            "why": both(
                "Your own turn is still to come.",
                "Dein eigener Zug kommt noch.",
            ),
        },
    ],
    both("Next: an unseen card.", "Als Nächstes: eine ungesehene Karte."),
)

STACK = lesson(
    "unseen-card",
    both("The unseen card", "Die ungesehene Karte"),
    both(
        "A card from the stack costs one copper, and nobody can bid against you.",
        "Eine Karte vom Stapel kostet ein Kupfer, und niemand kann dagegen bieten.",
    ),
    3,
    laid("QC QH", "2D 4S 7D"),
    [
        {
            "ask": both("Nothing here goes with your queens.", "Nichts hier passt zu deinen Damen."),
            "right": ["sensible"],
            "judge": "none",
            "hints": [
                both("You need not buy one of the open cards.", "Du musst keine der offenen Karten kaufen.")
            ],
            "why": both("That is what you have to weigh every time.", "Das musst du jedes Mal abwägen."),
        },
    ],
    both("Next: stay or fold.", "Als Nächstes: bleiben oder aussteigen."),
)

FOLD = lesson(
    "stay-or-fold",
    both("Stay or fold", "Bleiben oder aussteigen"),
    both(
        "After the first and the second round you may fold: the stakes stay in the pot.",
        "Nach der ersten und der zweiten Runde darfst du aussteigen: Die Einsätze bleiben im Pot.",
    ),
    4,
    laid("2C 6H", "KD 4S 7D", (("P1", "stack"),), P3="TH JS"),
    [
        {
            "ask": both(
                "Your cards so far: stay in, or fold?", "Deine Karten bisher: bleiben oder aussteigen?"
            ),
            "right": ["sensible"],
            "judge": "none",
            "why": both("What you paid is gone either way.", "Was du gezahlt hast, ist so oder so weg."),
        },
    ],
    both("Now a whole game.", "Jetzt ein ganzes Spiel."),
)

WHOLE = lesson(
    "whole-game",
    both("A whole game", "Ein ganzes Spiel"),
    both(
        "Three rounds, then the best five cards take the pot.",
        "Drei Runden, dann bekommen die besten fünf Karten den Pot.",
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
            "right": ["sensible"],
            "judge": "none",
        }
    ],
    both("That was Kaufmannsglück.", "Das war Kaufmannsglück."),
)

LESSONS: tuple[dict[str, Any], ...] = (FIRST, AGAINST, STACK, FOLD, WHOLE)
