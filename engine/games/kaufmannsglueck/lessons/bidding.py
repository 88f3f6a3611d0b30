"""Lessons on bidding: what to offer, how to answer a bid, what to do when pressed."""

from __future__ import annotations

from typing import Any

from engine.games.kaufmannsglueck.lessons.cards import LAST, any_bid
from engine.games.kaufmannsglueck.lessons.laying import laid
from engine.learn.lessons.writing import both, lesson

PRICE = lesson(
    "one-two-three",
    both("One, two or three", "Eins, zwei oder drei"),
    both(
        "Three coppers buy a card at once. A lower bid is cheaper, but the others may answer it.",
        "Für drei Kupfer gehört die Karte sofort dir. Weniger ist billiger, aber die anderen dürfen antworten.",
    ),
    5,
    laid("9C 9D KS 4H", "KD 4C 2S", LAST, "P2"),
    [
        {
            "ask": both(
                "The others have their cards. What do you bid for the king?",
                "Die anderen haben ihre Karten. Was bietest du für den König?",
            ),
            "right": [["bid", "KD", 1]],
            "judge": "stored",
            "hints": [
                both("Who could still outbid you?", "Wer könnte dich noch überbieten?"),
                both(
                    "Whoever has a card of this round can no longer bid.",
                    "Wer in dieser Runde schon eine Karte hat, kann nicht mehr bieten.",
                ),
            ],
            "poor": both(
                "The king for one copper was yours for certain.",
                "Der König war dir für ein Kupfer sicher.",
            ),
            "bars": [["KG-5.1", "bid", "KD", 4]],
            "then": [{"event": "sold", "who": "me"}],
            "why": both(
                "Nobody was left to outbid you, so the least was enough.",
                "Niemand konnte dich mehr überbieten, also reichte das Mindeste.",
            ),
        },
        {
            "record": laid("5S 6D 7H KC", "8C KD 2S"),
            "ask": both(
                "Now you speak first, and the eight makes four in a row. What do you bid?",
                "Jetzt sprichst du zuerst, und mit der Acht hast du vier in einer Reihe. Was bietest du?",
            ),
            "right": [["bid", "8C", 3]],
            "judge": "stored",
            "hints": [
                both("Mara and Tobias may both answer.", "Mara und Tobias dürfen beide antworten."),
                both("Without the eight you hold next to nothing.", "Ohne die Acht hast du fast nichts."),
            ],
            "poor": both(
                "In many of these games the eight is lost, and with it the pot.",
                "In vielen dieser Spiele ist die Acht dann weg und mit ihr der Pot.",
            ),
            "then": [{"event": "sold", "who": "me"}],
            "why": both(
                "Three is the limit: the card is yours before anybody can answer.",
                "Drei ist das Limit: Die Karte gehört dir, bevor jemand antworten kann.",
            ),
        },
        {
            "record": laid("KC 5H", "KD 4S 9D"),
            "ask": both(
                "First round: a king for your king. What is a pair worth so early?",
                "Erste Runde: ein König zu deinem König. Was ist ein Paar so früh wert?",
            ),
            "right": [["bid", "KD", 1]],
            "replies": [["P2", "raise", 3]],
            "judge": "stored",
            "hints": [
                both(
                    "Two more rounds are to be paid for, and a pair often loses.",
                    "Zwei Runden musst du noch bezahlen, und ein Paar verliert oft.",
                ),
            ],
            "poor": both(
                "A pair is the lowest combination: try it cheaply.",
                "Ein Paar ist die niedrigste Kombination: Versuch es billig.",
            ),
            "then": [{"event": "sold", "who": "them"}, {"event": "draws", "who": "me"}],
            "why": both(
                "Mara paid three and has the king. You draw an unseen card; your copper stays in the pot.",
                "Mara hat drei gezahlt und den König. Du ziehst eine verdeckte Karte; dein Kupfer bleibt im Pot.",
            ),
        },
        {
            "record": laid("QC QH 5D", "QS 3C 8H"),
            "ask": both(
                "Second round, and the third queen lies open. What do you bid?",
                "Zweite Runde, und die dritte Dame liegt offen. Was bietest du?",
            ),
            "right": [["bid", "QS", 3]],
            "judge": "stored",
            "hints": [
                both("How often does a Dreier win?", "Wie oft gewinnt ein Dreier?"),
                both(
                    "What you pay goes into the pot, and with a Dreier you will mostly win it back.",
                    "Was du zahlst, kommt in den Pot, und mit einem Dreier holst du es meist zurück.",
                ),
            ],
            "poor": both(
                "The saving is two coppers at most; the loss is the pot.",
                "Sparen kannst du höchstens zwei Kupfer, verlieren den Pot.",
            ),
            "then": [{"event": "sold", "who": "me"}],
            "why": both(
                "For a card that decides the game the full price is cheap.",
                "Für eine Karte, die das Spiel entscheidet, ist der volle Preis billig.",
            ),
        },
    ],
    both(
        "One copper where nobody can answer, three where the card decides. Next: the others bid.",
        "Ein Kupfer, wo niemand antworten kann, drei, wo die Karte entscheidet. Als Nächstes: Die anderen bieten.",
    ),
)


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
                "A king alone helps nobody who holds a two and a six.",
                "Zu einer Zwei und einer Sechs hilft ein König allein wenig.",
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
                "She wants you to think so, and has the king for two.",
                "Das soll sie dir einreden, und sie hat den König für zwei.",
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

UNSEEN = lesson(
    "unseen-card",
    both("The unseen card", "Die verdeckte Karte"),
    both(
        "A card from the stack costs one copper, and nobody can bid against you.",
        "Eine Karte vom Stapel kostet ein Kupfer, und niemand kann dagegen bieten.",
    ),
    4,
    laid("KC 9H", "2D 4S 6D"),
    [
        {
            "ask": both(
                "Nothing here goes with king and nine. What do you do?",
                "Nichts hier passt zu König und Neun. Was tust du?",
            ),
            "right": [["stack"], ["pass"]],
            "judge": "stored",
            "bars": [["KG-4.9", "decline"]],
            "hints": [
                both("You need not buy an open card.", "Du musst keine offene Karte kaufen."),
            ],
            "poor": both(
                "An unseen card is no dearer, and it may be a better one.",
                "Eine verdeckte Karte ist nicht teurer und vielleicht besser.",
            ),
            "then": [{"event": "drawn", "who": "me"}],
            "why": both(
                "One copper. Passing is the same: nobody stays in a round for nothing.",
                "Ein Kupfer. Passen ist dasselbe: Umsonst bleibt in keiner Runde jemand dabei.",
            ),
        },
        {
            "record": laid("2S 6S 9S KS", "3D 4H 7C", LAST, "P2"),
            "ask": both(
                "Last turn of the game: four spades, and none lies open.",
                "Letzter Zug des Spiels: vier Pik, und keins liegt offen.",
            ),
            "right": [["stack"], ["pass"]],
            "judge": "stored",
            "hints": [
                both(
                    "You have a Bild already. Which cards would make it five spades?",
                    "Ein Bild hast du schon. Mit welchen Karten werden es fünf Pik?",
                ),
                both(
                    "The table counts below the cards how many of the unseen ones would help.",
                    "Unter den Karten zählt der Tisch, wie viele der verdeckten helfen würden.",
                ),
            ],
            "poor": both(
                "No open card can help you, an unseen one can.",
                "Von den offenen hilft dir keine, von den verdeckten manche.",
            ),
            "why": both(
                "About one unseen card in six is a spade. Of the open ones, none is.",
                "Etwa jede sechste verdeckte Karte ist ein Pik. Von den offenen ist es keine.",
            ),
        },
        {
            "record": laid("7C 8H 9S KD", "2D 4S QC", LAST, "P2"),
            "ask": both(
                "Last turn again: seven, eight and nine. Which card do you want?",
                "Wieder der letzte Zug: Sieben, Acht und Neun. Welche Karte brauchst du?",
            ),
            "right": [["stack"], ["pass"]],
            "judge": "stored",
            "hints": [
                both(
                    "A six or a ten would make four in a row.",
                    "Mit einer Sechs oder Zehn hast du vier in einer Reihe.",
                ),
                both("Neither lies open.", "Offen liegt keine von beiden."),
            ],
            "poor": both(
                "With this card the hand is sure to stay without a combination.",
                "Mit dieser Karte bleibt das Blatt sicher ohne Kombination.",
            ),
            "why": both(
                "A six, a ten, or a pair: many unseen cards help, and no open one.",
                "Eine Sechs, eine Zehn oder ein Paar: Viele verdeckte Karten helfen, von den offenen keine.",
            ),
        },
        {
            "record": laid("AC AD 7S 3H", "AS 7H 3C"),
            "ask": both(
                "And here: an unseen card for one, or an open one for more?",
                "Und hier: eine verdeckte Karte für eins oder eine offene für mehr?",
            ),
            "right": any_bid("AS"),
            "replies": [["P2", "decline"], ["P3", "decline"]],
            "judge": "stored",
            "hints": [both("You hold a pair of aces.", "Du hast ein Paar Asse.")],
            "poor": both(
                "The chance of drawing an ace yourself is small.",
                "Dass du selbst ein Ass ziehst, ist selten.",
            ),
            "then": [{"event": "sold", "who": "me"}],
            "why": both(
                "What you can see and need is worth more than hope.",
                "Was du siehst und brauchst, ist mehr wert als Hoffnung.",
            ),
        },
    ],
    both("Next: when to give a game up.", "Als Nächstes: wann du ein Spiel aufgibst."),
)
