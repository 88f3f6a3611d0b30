"""Lessons on cards: what goes together, and what beats what."""

from __future__ import annotations

from typing import Any

from engine.games.kaufmannsglueck.lessons.laying import laid
from engine.learn.lessons.writing import both, lesson

UNANSWERED = [["P2", "decline"], ["P3", "decline"]]
LAST = [["P2", "stack"], ["P3", "stack"]]


def any_bid(card: str) -> list[list[Any]]:
    """Bids on this card, whatever the price."""
    return [["bid", card, n] for n in (1, 2, 3)]


def _wanted(card: str) -> dict[str, Any]:
    """What the steps of these lessons have in common: this card is the right one, and you get it."""
    return {
        "right": any_bid(card),
        "replies": UNANSWERED,
        "judge": "stored",
        "then": [{"event": "sold", "who": "me"}],
    }


FIRST = lesson(
    "first-card",
    both("The first card", "Die erste Karte"),
    both(
        "Bid coppers for an open card that goes with yours.",
        "Biete Kupfer für eine offene Karte, die zu deinen passt.",
    ),
    4,
    laid("TC TH", "TD 4S 7D"),
    [
        {
            **_wanted("TD"),
            "ask": both(
                "You hold two tens. Bid for the third.", "Du hast zwei Zehnen. Biete auf die dritte."
            ),
            "hints": [
                both("One of the three open cards is a ten.", "Eine der drei offenen Karten ist eine Zehn.")
            ],
            "poor": both("The third ten is left to the others.", "Die dritte Zehn bleibt den anderen."),
            "why": both(
                "Three tens: a Dreier. Your coppers are in the pot now, and the best five cards will win it.",
                "Drei Zehnen: ein Dreier. Deine Kupfer liegen jetzt im Pot, und den gewinnen die besten fünf Karten.",
            ),
        },
        {
            **_wanted("QS"),
            "record": laid("8S 9D TH JC", "QS 2D 4H"),
            "ask": both(
                "The last of three rounds. Which card makes five in a row?",
                "Die letzte von drei Runden. Mit welcher Karte hast du fünf in einer Reihe?",
            ),
            "hints": [
                both("You hold eight, nine, ten and jack.", "Du hast Acht, Neun, Zehn und Bube."),
                both("Above the jack stands the queen.", "Über dem Buben steht die Dame."),
            ],
            "poor": both(
                "The queen lay open, and she makes five in a row.",
                "Die Dame lag offen, und mit ihr sind es fünf in einer Reihe.",
            ),
            "why": both(
                "Eight to queen: a Große Straße. Only four aces beat it, or a higher row.",
                "Acht bis Dame: eine Große Straße. Nur vier Asse schlagen sie oder eine höhere Reihe.",
            ),
        },
        {
            **_wanted("4H"),
            "record": laid("2H 6H 9H KH", "4H KC 9S"),
            "ask": both(
                "Four hearts. Which card makes five of one suit?",
                "Vier Herz. Mit welcher Karte hast du fünf von einer Farbe?",
            ),
            "hints": [
                both(
                    "How high the card is does not matter here.", "Wie hoch die Karte ist, zählt hier nicht."
                )
            ],
            "poor": both(
                "Five hearts were to be had, and that is far more.",
                "Fünf Herz waren zu haben, und das ist viel mehr.",
            ),
            "why": both(
                "Five hearts are the Renshand, the highest hand of one suit.",
                "Fünf Herz sind die Renshand, die höchste Hand aus einer Farbe.",
            ),
        },
        {
            **_wanted("AS"),
            "record": laid("AC AD 7S 3H", "AS 7H 3C"),
            "ask": both(
                "A third ace, or a second pair?",
                "Ein drittes Ass oder ein zweites Paar?",
            ),
            "hints": [
                both("There is no hand that counts two pairs.", "Eine Hand aus zwei Paaren gibt es nicht.")
            ],
            "poor": both(
                "Two pairs count no more than one, and the third ace was to be had.",
                "Zwei Paare zählen nicht mehr als eins, und das dritte Ass war zu haben.",
            ),
            "why": both(
                "Three aces, the highest Dreier. Two pairs would have been a Zweier still.",
                "Drei Asse, der höchste Dreier. Zwei Paare wären ein Zweier geblieben.",
            ),
        },
        {
            **_wanted("8C"),
            "record": laid("5S 6D 7H KC", "8C KD 2S"),
            "ask": both(
                "Four in a row, or a pair of kings?",
                "Vier in einer Reihe oder ein Paar Könige?",
            ),
            "hints": [
                both("A row of four stands above every pair.", "Vier in einer Reihe stehen über jedem Paar.")
            ],
            "poor": both(
                "Four in a row would have beaten every pair.",
                "Vier in einer Reihe hätten jedes Paar geschlagen.",
            ),
            "why": both(
                "Five to eight: a Kleine Straße, and it beats every pair.",
                "Fünf bis Acht: eine Kleine Straße, und die schlägt jedes Paar.",
            ),
        },
    ],
    both(
        "Equal ranks, rows and suits: that is what goes together. Next: what beats what.",
        "Gleiche, Reihen und Farben: Das passt zusammen. Als Nächstes: was was schlägt.",
    ),
)


def _higher(card: str, mine: str, opened: str) -> dict[str, Any]:
    """The last turn of a game: this card makes the higher hand, and nobody can outbid you."""
    return {
        "record": laid(mine, opened, LAST, "P2"),
        "right": any_bid(card),
        "judge": "stored",
        "then": [{"event": "sold", "who": "me"}],
    }


RANKING = lesson(
    "what-beats-what",
    both("What beats what", "Was was schlägt"),
    both(
        "Of two cards that help, take the one that makes the higher hand. It is the last turn of the game.",
        "Von zwei Karten, die helfen, nimm die mit dem höheren Blatt. Es ist der letzte Zug des Spiels.",
    ),
    5,
    laid("9C 9D KS 4H", "KD 4C 2S", LAST, "P2"),
    [
        {
            **_higher("KD", "9C 9D KS 4H", "KD 4C 2S"),
            "ask": both(
                "You have a pair of nines. Which second pair is better?",
                "Du hast ein Paar Neunen. Welches zweite Paar ist besser?",
            ),
            "hints": [both("Of two pairs only the higher counts.", "Von zwei Paaren zählt nur das höhere.")],
            "poor": both(
                "A pair of kings was to be had for one copper.",
                "Ein Paar Könige war für ein Kupfer zu haben.",
            ),
            "why": both(
                "A Zweier of kings: among pairs the rank decides.",
                "Ein Zweier aus Königen: Unter Paaren entscheidet der Rang.",
            ),
        },
        {
            **_higher("8C", "5H 6H 7H QS", "8C 2H QD"),
            "ask": both(
                "A pair of queens, four hearts or four in a row?",
                "Ein Paar Damen, vier Herz oder vier in einer Reihe?",
            ),
            "hints": [
                both(
                    "Four of a suit are a Bild. It stands just above the pairs.",
                    "Vier von einer Farbe sind ein Bild. Es steht gleich über den Paaren.",
                )
            ],
            "poor": both("Four in a row stand above both.", "Vier in einer Reihe stehen über beidem."),
            "why": both(
                "From low to high: Zweier, Bild, Kleine Straße.",
                "Von unten nach oben: Zweier, Bild, Kleine Straße.",
            ),
        },
        {
            **_higher("JH", "2S 6S JS JD", "JH 9S AC"),
            "ask": both("Four spades or three jacks?", "Vier Pik oder drei Buben?"),
            "hints": [
                both(
                    "A Dreier stands above every hand of four.",
                    "Ein Dreier steht über jedem Blatt aus vier Karten.",
                )
            ],
            "poor": both(
                "A Dreier stands above a Bild, and above a Kleine Straße too.",
                "Ein Dreier steht über dem Bild und auch über der Kleinen Straße.",
            ),
            "why": both(
                "Three of a kind beat four of a suit and four in a row.",
                "Drei Gleiche schlagen vier von einer Farbe und vier in einer Reihe.",
            ),
        },
        {
            **_higher("7H", "7C 7D 8S 9H", "7H TS 2C"),
            "ask": both("Seven to ten, or three sevens?", "Sieben bis Zehn oder drei Siebenen?"),
            "hints": [both("Compare Dreier and Kleine Straße.", "Vergleiche Dreier und Kleine Straße.")],
            "poor": both("Even three sevens are more.", "Selbst drei Siebenen sind mehr."),
            "why": both(
                "A Dreier again, though a low one: the kind of hand counts before the rank.",
                "Wieder ein Dreier, wenn auch ein niedriger: Die Art des Blatts zählt vor dem Rang.",
            ),
        },
        {
            **_higher("9C", "5H 6H 7H 8H", "9C QH 2C"),
            "ask": both(
                "Five hearts, or five in a row? One of the two is beaten by four aces alone.",
                "Fünf Herz oder fünf in einer Reihe? Eins von beiden schlagen nur vier Asse.",
            ),
            "hints": [
                both(
                    "This game puts the road above the houses.",
                    "In diesem Spiel steht die Straße über den Häusern.",
                )
            ],
            "poor": both(
                "That is a good hand too, but the Große Straße stands above it.",
                "Auch das ist ein gutes Blatt, aber die Große Straße steht darüber.",
            ),
            "why": both(
                "From the top: four aces, Große Straße, Vierer, then five of one suit.",
                "Von oben: vier Asse, Große Straße, Vierer, dann fünf von einer Farbe.",
            ),
        },
        {
            **_higher("AC", "KC TD 6S 3H", "AC 9S 5D"),
            "ask": both(
                "Nothing goes together. Which card is still worth most?",
                "Nichts passt. Welche Karte ist trotzdem am meisten wert?",
            ),
            "hints": [
                both(
                    "Without a combination the highest cards decide.",
                    "Ohne Kombination entscheiden die höchsten Karten.",
                )
            ],
            "poor": both(
                "If nobody has a pair, the highest card wins.",
                "Wenn niemand ein Paar hat, gewinnt die höchste Karte.",
            ),
            "why": both(
                "Nichts with an ace beats Nichts with a king. An unseen card might still have made a pair.",
                "Nichts mit Ass schlägt Nichts mit König. Eine verdeckte Karte hätte noch ein Paar bringen können.",
            ),
        },
    ],
    both(
        "A table of all hands is under Rules. Next: what a card may cost.",
        "Alle Blätter der Reihe nach stehen unter Regeln. Als Nächstes: was eine Karte kosten darf.",
    ),
)
