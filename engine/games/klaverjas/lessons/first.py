"""The first lessons: a card, a trick, and what it is worth."""

from __future__ import annotations

from engine.games.klaverjas.lessons.laying import laid
from engine.learn.lessons.writing import both, lesson

FIRST = lesson(
    "first-trick",
    both("The first trick", "Der erste Stich"),
    both(
        "Play a card to every trick. The suit that was led must be followed.",
        "Gib zu jedem Stich eine Karte. Die ausgespielte Farbe muss bedient werden.",
    ),
    3,
    laid(
        "W",
        "D",
        "N",
        plays="AH 8H",
        N="AH AS JD 9D 7D 7C 8C 7S",
        E="8H 7H 9S QS TD AD QC JC",
        S="KH TH 9C AC 8S JS QD 8D",
        W="9H JH TS KS KD KC TC QH",
    ),
    [
        {
            "ask": both("Play a heart.", "Spiel ein Herz."),
            "hints": [
                both("The raised cards may be played.", "Die angehobenen Karten dürfen gespielt werden.")
            ],
            "bars": [["KJ-4.2", "play", "AC"]],
            "replies": [["W", "play", "9H"], ["N", "play", "AS"], ["E", "play", "9S"]],
            "then": [{"event": "trick", "who": "us"}],
            "why": both(
                "You followed suit. North’s ace is the highest heart, so the trick is yours: partners win together.",
                "Du hast bedient. Das Ass von Nord ist das höchste Herz, also gehört der Stich euch: Partner "
                "gewinnen gemeinsam.",
            ),
        },
        {
            "ask": both(
                "North won and leads again. Follow suit once more.",
                "Nord hat gewonnen und spielt wieder aus. Bediene noch einmal.",
            ),
            "replies": [["W", "play", "KS"], ["N", "play", "7C"], ["E", "play", "JC"]],
            "then": [{"event": "trick", "who": "us"}],
            "why": both(
                "Whoever wins a trick leads to the next one.",
                "Wer einen Stich gewinnt, spielt zum nächsten aus.",
            ),
        },
        {
            "ask": both(
                "Clubs now. The ace is the highest: win the trick.",
                "Jetzt Kreuz. Das Ass ist am höchsten: Hol den Stich.",
            ),
            "right": [{"event": "trick", "who": "me"}],
            "bars": [["KJ-4.2", "play", "KH"]],
            "hints": [both("You hold the ace of clubs.", "Du hast das Kreuz-Ass.")],
            "poor": both(
                "The ace would have won. This card does not.",
                "Das Ass hätte gewonnen. Diese Karte gewinnt nicht.",
            ),
            "judge": "none",
            "replies": [["W", "play", "TC"]],
            "why": both(
                "The trick is yours, and so is the lead.", "Der Stich gehört dir, und du spielst aus."
            ),
        },
        {
            "ask": both("Lead any card you like.", "Spiel aus, was du magst."),
            "then": [{"event": "trick"}],
            "why": both(
                "Who leads is free. Everybody else follows the suit of that card.",
                "Wer ausspielt, ist frei. Alle anderen bedienen die Farbe dieser Karte.",
            ),
        },
        {
            "ask": both(
                "Once more. If a card is grey, try it all the same: the table names the rule that bars it.",
                "Noch einmal. Ist eine Karte grau, probier sie trotzdem: Der Tisch nennt die Regel, die sie sperrt.",
            ),
            "why": both("That is how every trick goes.", "So geht jeder Stich."),
        },
    ],
    both(
        "You can play to a trick. Next: what the cards in it are worth.",
        "Du kannst zu einem Stich zugeben. Als Nächstes: was die Karten darin zählen.",
    ),
)

POINTS = lesson(
    "card-points",
    both("What the cards count", "Was die Karten zählen"),
    both(
        "Ace 11, ten 10, king 4, queen 3, jack 2: whoever wins the trick gets what lies in it.",
        "Ass 11, Zehn 10, König 4, Dame 3, Bube 2: Wer den Stich gewinnt, bekommt, was darin liegt.",
    ),
    4,
    laid(
        "W",
        "C",
        "W",
        plays="AS JS TS 7S QH AH 7H JH AD JD JC 8D 9C 7C TD 8C 9H KH 7D",
        N="7C 8D QD QH KH 8S QS AS",
        E="7D 9D TD KD AD AH JS KS",
        S="8C AC JD 7H 8H TH 9S TS",
        W="9C TC JC QC KC 9H JH 7S",
    ),
    [
        {
            "ask": both(
                "Hearts: North’s king is winning for you. Give the trick as much as you can.",
                "Herz: Der König von Nord gewinnt für euch. Gib dem Stich, so viel du kannst.",
            ),
            "right": [["play", "TH"]],
            "hints": [both("The 8 counts nothing.", "Die Acht zählt nichts.")],
            "poor": both(
                "The trick is yours either way, but an 8 brings nothing.",
                "Der Stich gehört euch so oder so, aber eine Acht bringt nichts.",
            ),
            "judge": "average",
            "then": [{"event": "trick", "who": "us"}],
            "why": both(
                "Ten points more. The ten even beats the king: only the ace stands above it.",
                "Zehn Punkte mehr. Die Zehn schlägt sogar den König: Nur das Ass steht über ihr.",
            ),
        },
        {
            "record": laid(
                "W",
                "H",
                "N",
                plays="JH 7H AH QH 9H TH KH 8D KD 7D TD AD AC 8C TC",
                N="8C JD KD 8H 9H JH 7S 9S",
                E="TC QC 7D 9D 7H TH 8S JS",
                S="7C 9C KC TD QD KH AH TS",
                W="JC AC 8D AD QH QS KS AS",
            ),
            "ask": both(
                "Clubs: West’s ace takes this trick. Give it as little as you can.",
                "Kreuz: Das Ass von West holt diesen Stich. Gib ihm so wenig wie möglich.",
            ),
            "right": [["play", "7C"], ["play", "9C"]],
            "bars": [["KJ-4.2", "play", "TS"]],
            "hints": [both("Nine, eight and seven count nothing.", "Neun, Acht und Sieben zählen nichts.")],
            "poor": both(
                "The king’s 4 points go to the others.", "Die 4 Punkte des Königs gehen an die anderen."
            ),
            "judge": "average",
            "then": [{"event": "trick", "who": "them"}],
            "why": both("Nothing given away.", "Nichts verschenkt."),
        },
        {
            "record": laid(
                "S",
                "C",
                "N",
                plays="AD JC 7D KD 9C TC 7C QC KC 8D 8C AC AS 9S TH 8S KS QS QH",
                N="9C JC KC 7H 9H KH 9S QS",
                E="TC 7D 8D TD JD QD TH QH",
                S="7C 8C KD JH AH 8S TS JS",
                W="QC AC 9D AD 8H 7S KS AS",
            ),
            "ask": both(
                "Spades: West leads the king, and the ace has gone. Can you win this?",
                "Pik: West spielt den König aus, und das Ass ist weg. Kannst du gewinnen?",
            ),
            "right": [{"event": "trick", "who": "me"}],
            "hints": [
                both(
                    "The order is ace, ten, king, queen, jack, nine, eight, seven.",
                    "Die Reihenfolge ist Ass, Zehn, König, Dame, Bube, Neun, Acht, Sieben.",
                )
            ],
            "poor": both("West’s king keeps the trick.", "Der König von West behält den Stich."),
            "judge": "average",
            "why": both(
                "The ten ranks above the king: 10, 4, 3 and East’s queen 3 make 20 points.",
                "Die Zehn steht über dem König: 10, 4, 3 und die Dame von Ost mit 3 machen 20 Punkte.",
            ),
        },
        {
            "record": laid(
                "N",
                "H",
                "S",
                plays="AS JS QS 8S KS TS 7S 9S JH 7H AH 8H 9H 7D KH QH TH 8D AD 7C AC JC 9C QC",
                N="9C 9D QD AD KH AH 8S 9S",
                E="7C QC KC JD 8H QH KS AS",
                S="8C TC AC 9H TH JH TS JS",
                W="JC 7D 8D TD KD 7H 7S QS",
            ),
            "ask": both(
                "Two tricks are left, and the last one counts 10 extra. What do you lead?",
                "Zwei Stiche sind übrig, und der letzte zählt 10 extra. Was spielst du aus?",
            ),
            "right": [["play", "TC"]],
            "hints": [
                both(
                    "You have played the ace of clubs. Which club is the highest now?",
                    "Das Kreuz-Ass hast du gespielt. Welches Kreuz ist jetzt am höchsten?",
                )
            ],
            "poor": both("East’s king of clubs beats the 8.", "Der Kreuz-König von Ost schlägt die Acht."),
            "judge": "average",
            "then": [{"event": "trick", "who": "me"}],
            "why": both(
                "With the ace gone your ten is the best club, and it takes the king along.",
                "Ohne das Ass ist deine Zehn das höchste Kreuz, und sie nimmt den König mit.",
            ),
        },
    ],
    both(
        "All the cards together count 152, and the last trick 10. Next: the suit that beats the others.",
        "Alle Karten zusammen zählen 152, und der letzte Stich 10. Als Nächstes: die Farbe, die alle anderen schlägt.",
    ),
)
