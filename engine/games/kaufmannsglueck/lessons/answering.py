"""Lessons on the turns of others: answering a bid, pressing and being pressed."""

from __future__ import annotations

from typing import Any

from engine.games.kaufmannsglueck.lessons.laying import laid
from engine.learn.lessons.writing import both, lesson


def _asked(mine: str, opened: str, card: str, n: int = 1) -> dict[str, Any]:
    """Mara, who has the Vorrecht, bids on a card; Tobias has declined, and you are to answer."""
    return laid(mine, opened, [["P2", "bid", card, n], ["P3", "decline"]], "P2")


ANSWER = lesson(
    "answering",
    both("Answering a bid", "Auf ein Gebot antworten"),
    both(
        "When another bids, you may pay three and take the card, or decline. Declining is free.",
        "Wenn ein anderer bietet, darfst du drei zahlen und die Karte nehmen oder ablehnen. Ablehnen ist umsonst.",
    ),
    5,
    _asked("2C 6H", "KD 4S 7D", "KD"),
    [
        {
            "ask": both(
                "Mara bids 1 on the king of diamonds. Do you need it?",
                "Mara bietet 1 auf den Karo-König. Brauchst du ihn?",
            ),
            "right": [["decline"]],
            "judge": "stored",
            "bars": [["KG-4.10", "raise", 1], ["KG-4.13", "yield"], ["KG-4.10", "stack"]],
            "hints": [both("Look at your two cards.", "Sieh dir deine zwei Karten an.")],
            "poor": both(
                "A king does little for a two and a six.",
                "Einer Zwei und einer Sechs hilft ein König wenig.",
            ),
            "then": [{"event": "decline", "who": "me"}, {"event": "sold", "who": "them"}],
            "why": both(
                "Nothing paid, and your own turn is still to come in this round.",
                "Nichts bezahlt, und in dieser Runde kommst du selbst noch an die Reihe.",
            ),
        },
        {
            "record": _asked("KC KH", "KD 4S 7D", "KD"),
            "ask": both(
                "The same bid, but now you hold two kings.",
                "Dasselbe Gebot, aber jetzt hast du zwei Könige.",
            ),
            "right": [["raise", 3]],
            "judge": "stored",
            "hints": [
                both(
                    "Only the full price takes a card from another player.",
                    "Nur zum vollen Preis bekommst du die Karte eines anderen.",
                )
            ],
            "poor": both(
                "The third king was worth more than three coppers.",
                "Der dritte König war mehr als drei Kupfer wert.",
            ),
            "then": [{"event": "sold", "who": "me"}],
            "why": both(
                "Three is the limit, so the king is yours, though it was Mara's turn.",
                "Drei ist das Limit, also gehört der König dir, obwohl Mara am Zug war.",
            ),
        },
        {
            "record": _asked("KC KH", "KD 4S 7D", "KD", 2),
            "ask": both(
                "Mara begins with 2: a bluff. What are you left with?",
                "Mara beginnt mit 2: ein Bluff. Was bleibt dir?",
            ),
            "right": [["raise", 3]],
            "judge": "stored",
            "bars": [["KG-4.10", "raise", 2]],
            "hints": [both("There is only one bid above two.", "Über zwei gibt es nur noch ein Gebot.")],
            "poor": both(
                "That is what she wants you to think, and she has the king for two.",
                "Genau das sollst du denken, und sie hat den König für zwei.",
            ),
            "then": [{"event": "sold", "who": "me"}],
            "why": both(
                "A bid of two leaves a choice of two: let her have it, or pay the full price.",
                "Ein Gebot von zwei lässt nur zweierlei: es gelten lassen oder den vollen Preis zahlen.",
            ),
        },
        {
            "record": _asked("3C 9H", "9D QH 4D", "QH"),
            "ask": both(
                "Mara bids 1 on the queen. A nine lies open as well.",
                "Mara bietet 1 auf die Dame. Auch eine Neun liegt offen.",
            ),
            "right": [["decline"]],
            "replies": [["P3", "stack"]],
            "judge": "stored",
            "hints": [
                both("Which open card goes with yours?", "Welche offene Karte passt zu deinen?"),
                both("Whoever buys now has no turn later.", "Wer jetzt kauft, ist später nicht mehr dran."),
            ],
            "poor": both(
                "Your card of this round would be gone, and the nine with it.",
                "Damit wäre deine Karte dieser Runde vergeben und die Neun verloren.",
            ),
            "then": [{"event": "sold", "who": "them"}],
            "why": both(
                "Mara has her card and Tobias too: nobody is left to bid against you.",
                "Mara hat ihre Karte und Tobias auch: Niemand kann mehr gegen dich bieten.",
            ),
        },
        {
            "ask": both("Your own turn. Buy the nine.", "Dein eigener Zug. Kauf die Neun."),
            "right": [["bid", "9D", 1]],
            "judge": "stored",
            "hints": [both("What is the least you can bid?", "Was ist das Mindeste?")],
            "bars": [["KG-4.8", "bid", "QH", 1]],
            "poor": both(
                "The nine for one copper is the best to be had here.",
                "Die Neun für ein Kupfer ist hier das Beste.",
            ),
            "then": [{"event": "sold", "who": "me"}],
            "why": both(
                "A pair of nines for one copper: that is what declining was for.",
                "Ein Paar Neunen für ein Kupfer: Dafür war das Ablehnen gut.",
            ),
        },
    ],
    both(
        "Pay the full price or let it pass. There is a third answer: next.",
        "Den vollen Preis zahlen oder es gut sein lassen. Eine dritte Antwort gibt es noch: als Nächstes.",
    ),
)


def _pressed(mine: str, opened: str, card: str) -> dict[str, Any]:
    """You have bid 1, and Mara has pressed."""
    return laid(mine, opened, [["P1", "bid", card, 1], ["P2", "raise", 2], ["P3", "decline"]])


PRESS = lesson(
    "pressing",
    both("Pressing", "Pressen"),
    both(
        "Whoever raises another's bid to 2 presses: that drives up the price, but does not win the card.",
        "Wer das Gebot eines anderen auf 2 erhöht, presst: Das treibt den Preis, bringt aber die Karte nicht.",
    ),
    5,
    _pressed("TC TH", "TD 4S 7D", "TD"),
    [
        {
            "ask": both(
                "You bid 1 on the third ten, and Mara presses with 2. Raise to 3, or yield?",
                "Du hast 1 auf die dritte Zehn geboten, und Mara presst mit 2. Auf 3 erhöhen oder verzichten?",
            ),
            "right": [["raise", 3]],
            "judge": "stored",
            "bars": [["KG-4.13", "decline"], ["KG-4.10", "raise", 2]],
            "hints": [
                both("Three tens are a Dreier.", "Drei Zehnen sind ein Dreier."),
                both("You have paid 1: it costs 2 more.", "1 hast du gezahlt: Es kostet 2 mehr."),
            ],
            "poor": both(
                "The ten is thrown away, and your copper is gone as well.",
                "Die Zehn wird abgeworfen, und dein Kupfer ist auch weg.",
            ),
            "then": [{"event": "sold", "who": "me"}, {"event": "draws", "who": "them"}],
            "why": both(
                "You pay 3 in all and have the ten. Mara has paid 2, and draws an unseen card.",
                "Du zahlst im Ganzen 3 und hast die Zehn. Mara hat 2 gezahlt und zieht eine verdeckte Karte.",
            ),
        },
        {
            "record": _pressed("KC JH 7D 3S", "3H AS 9D", "3H"),
            "ask": both(
                "Last round: Mara presses you for a three, which would make a pair of threes.",
                "Letzte Runde: Mara presst dich bei einer Drei, die dir ein Paar Dreien brächte.",
            ),
            "right": [["yield"]],
            "judge": "stored",
            "hints": [
                both(
                    "How many hands does a pair of threes beat?", "Wie viele Blätter schlägt ein Paar Dreien?"
                )
            ],
            "poor": both(
                "Two coppers more for the second lowest pair of all.",
                "Zwei Kupfer mehr für das zweitniedrigste Paar.",
            ),
            "then": [{"event": "thrown"}, {"event": "draws", "who": "me"}],
            "why": both(
                "The three is thrown away and you draw. Your bid of 1 stays in the pot, and so does Mara's 2.",
                "Die Drei wird abgeworfen, und du ziehst. Dein Gebot von 1 bleibt im Pot und Maras 2 auch.",
            ),
        },
        {
            "record": _asked("KC KH", "KD 4S 7D", "KD"),
            "ask": both(
                "Now Mara bids 1 on the king you need. Is pressing enough?",
                "Jetzt bietet Mara 1 auf den König, den du brauchst. Reicht Pressen?",
            ),
            "right": [["raise", 3]],
            "judge": "stored",
            "hints": [
                both("Pressing never wins the card.", "Mit Pressen bekommst du die Karte nie."),
            ],
            "poor": both(
                "That way the king does not come to you.",
                "So kommt der König nicht zu dir.",
            ),
            "then": [{"event": "sold", "who": "me"}],
            "why": both(
                "If you want the card, bid the limit. Pressing would have cost 2 and brought no king.",
                "Wenn du die Karte willst, biete das Limit. Pressen hätte 2 gekostet und keinen König gebracht.",
            ),
        },
        {
            "record": _asked("5C 5H 9S KD", "5D 3H 2D", "3H"),
            "ask": both(
                "Mara bids on a three. The last five lies open too.",
                "Mara bietet auf eine Drei. Auch die dritte Fünf liegt offen.",
            ),
            "right": [["decline"]],
            "replies": [["P3", "stack"]],
            "judge": "stored",
            "hints": [
                both(
                    "Whoever presses and is outbid draws from the stack and is done.",
                    "Wer presst und überboten wird, zieht vom Stapel und ist fertig.",
                )
            ],
            "poor": both(
                "You risk your own turn, and with it the five.",
                "Du setzt deinen eigenen Zug aufs Spiel und mit ihm die Fünf.",
            ),
            "then": [{"event": "sold", "who": "them"}],
            "why": both(
                "Let her have the three: your own turn is worth more.",
                "Lass ihr die Drei: Dein eigener Zug ist mehr wert.",
            ),
        },
        {
            "ask": both(
                "Your turn, and nobody is left to press you.",
                "Du bist dran, und niemand kann dich mehr pressen.",
            ),
            "right": [["bid", "5D", 1]],
            "judge": "stored",
            "poor": both(
                "The five makes a Dreier, for one copper.",
                "Mit der Fünf hast du einen Dreier, für ein Kupfer.",
            ),
            "then": [{"event": "sold", "who": "me"}],
            "why": both("Three fives for one copper.", "Drei Fünfen für ein Kupfer."),
        },
    ],
    both(
        "Yield what is not worth three, and never press for a card you want. Next: when nothing fits.",
        "Verzichte auf das, was keine drei wert ist, und presse nie um eine Karte, die du willst. Als Nächstes: wenn "
        "nichts passt.",
    ),
)
