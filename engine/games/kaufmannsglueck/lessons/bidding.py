"""Lessons on one's own turn: what to bid for an open card, and the unseen card."""

from __future__ import annotations

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
