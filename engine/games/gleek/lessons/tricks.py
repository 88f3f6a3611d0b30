"""Lessons on the tricks: following suit, trumps, honours."""

from __future__ import annotations

from engine.games.gleek.lessons.laying import SILENT, bought
from engine.learn.lessons.writing import both, lesson

_MINE = "AH KH 8H AD QD 4D 9C 6C 9S 6S 5S 7C"

FIRST = lesson(
    "first-trick",
    both("Tricks", "Stiche"),
    both(
        "Follow suit if you can. The highest card wins, and any trump beats every other suit.",
        "Bediene, wenn du kannst. Die höchste Karte gewinnt, und jeder Trumpf schlägt jede andere Farbe.",
    ),
    4,
    bought("7S", _MINE, mara="TH KD KC", tobias="4H 6D QC", said=f"{SILENT} go_on go_on go_on"),
    [
        {
            "ask": both("You lead. Win this trick.", "Du spielst aus. Mach diesen Stich."),
            "right": [{"event": "takes", "who": "me"}],
            "hints": [
                both("The ace is the highest card of a suit.", "Das Ass ist die höchste Karte einer Farbe.")
            ],
            "poor": both("Somebody had a higher card.", "Jemand hatte eine höhere Karte."),
            "then": [{"event": "takes", "who": "me"}],
            "why": both("Every trick counts 3 points.", "Jeder Stich zählt 3 Punkte."),
        },
        {
            "record": bought("7S", _MINE, mara="KD TH KC", tobias="6D 4H QC", forehand="P2", plays="KD 6D"),
            "ask": both(
                "Mara leads the king of diamonds. You have diamonds: follow, and win.",
                "Mara spielt den Karo-König aus. Du hast Karo: Bediene und gewinne.",
            ),
            "right": [{"event": "takes", "who": "me"}],
            "bars": [["GL-6.2", "play", "AH"], ["GL-6.2", "play", "9S"]],
            "hints": [both("Only diamonds may be played.", "Nur Karo darf gespielt werden.")],
            "poor": both("Mara's king takes the trick.", "Maras König macht den Stich."),
            "then": [{"event": "takes", "who": "me"}],
            "why": both(
                "You had to follow suit, and only the ace beats a king.",
                "Bedienen musstest du, und den König schlägt nur das Ass.",
            ),
        },
        {
            "record": bought(
                "7S",
                "QD 8D 4D KH 8H 5H 9C 6C 9S 6S 5S 7C",
                mara="AD TH KC",
                tobias="6D 4H QC",
                forehand="P2",
                plays="AD 6D",
            ),
            "ask": both(
                "Mara leads the ace. Which diamond do you give?",
                "Mara spielt das Ass aus. Welches Karo gibst du?",
            ),
            "right": [["play", "4D"], ["play", "8D"]],
            "judge": "stored",
            "hints": [
                both("None of your diamonds beats the ace.", "Keins deiner Karos schlägt das Ass."),
                both("Which one will you miss least?", "Welches fehlt dir am wenigsten?"),
            ],
            "poor": both(
                "The trick is lost anyway; a higher card may win another one.",
                "Der Stich ist ohnehin verloren; eine höhere Karte kann noch einen machen.",
            ),
            "then": [{"event": "takes", "who": "them"}],
            "why": both(
                "A lost trick should cost a low card.",
                "Ein verlorener Stich soll nur eine niedrige Karte kosten.",
            ),
        },
        {
            "record": bought(
                "7S",
                "QD JD 8D 4D KH 8H 5H TH 9S 6S 5S 9D",
                mara="AC 4C KC",
                tobias="8C 4H QC",
                forehand="P2",
                plays="AC 8C",
            ),
            "ask": both(
                "Mara leads the ace of clubs, and you have none. Spades are trumps.",
                "Mara spielt das Kreuz-Ass aus, und du hast kein Kreuz. Pik ist Trumpf.",
            ),
            "right": [{"event": "takes", "who": "me"}],
            "hints": [
                both(
                    "Who cannot follow may play any card.", "Wer nicht bedienen kann, darf jede Karte legen."
                ),
                both("Even the five of trumps beats an ace.", "Auch die Trumpf-Fünf schlägt ein Ass."),
            ],
            "poor": both(
                "You may do that, but the trick is Mara's.", "Das darfst du, aber der Stich gehört Mara."
            ),
            "then": [{"event": "takes", "who": "me"}],
            "why": both(
                "You need not trump, but it wins. The lowest trump was enough.",
                "Trumpfen musst du nicht, aber es gewinnt. Der niedrigste Trumpf reicht.",
            ),
        },
        {
            "record": bought(
                "7S",
                "QD JD 8D 4D KH 8H 5H TH TS 6S 5S 9D",
                mara="KC 4C QC JC AD",
                tobias="9S 4H 6D 8S",
                away="5C 6C 7C 8C 9C TC AC",
                forehand="P2",
                plays="KC 9S",
            ),
            "ask": both(
                "Tobias has trumped with the nine. Can you still win the trick?",
                "Tobias hat mit der Neun getrumpft. Kannst du den Stich noch machen?",
            ),
            "right": [["play", "TS"]],
            "hints": [
                both("A higher trump beats a lower one.", "Ein höherer Trumpf schlägt den niedrigeren.")
            ],
            "poor": both("The trick is Tobias's.", "Der Stich gehört Tobias."),
            "then": [{"event": "takes", "who": "me"}],
            "why": both("The ten of trumps goes over the nine.", "Die Trumpf-Zehn geht über die Neun."),
        },
        {
            "ask": both(
                "You have won, so you lead. Play three more cards.",
                "Du hast gewonnen, also spielst du aus. Spiel noch drei Karten.",
            ),
            "times": 3,
            "right": ["sensible"],
            "hints": [both("Which of your cards can still win?", "Welche deiner Karten kann noch gewinnen?")],
            "why": both("So it goes through all twelve tricks.", "So geht es durch alle zwölf Stiche."),
        },
    ],
    both(
        "The tricks come last in a deal. Next: the trumps that count by themselves.",
        "Die Stiche kommen in einem Spiel zuletzt. Als Nächstes: Trümpfe, die selbst zählen.",
    ),
)

HONOURS = lesson(
    "honours",
    both("Honours", "Honneurs"),
    both(
        "Four trumps count for whoever plays them: ace 15 (Tib), jack 9 (Tom), king and queen 3.",
        "Vier Trümpfe zählen für den, der sie spielt: Ass 15 (Tib), Bube 9 (Tom), König und Dame 3.",
    ),
    5,
    bought(
        "7S",
        "AS TS 8S 5S AH KH 8H AD 4D 9C 6C 7C",
        mara="QS 6S 9S",
        tobias="KS JS 4S",
        said=f"{SILENT} go_on go_on go_on",
    ),
    [
        {
            "ask": both("Spades are trumps. Lead Tib.", "Pik ist Trumpf. Spiel Tib aus."),
            "right": [["play", "AS"]],
            "judge": "none",
            "hints": [both("Tib is the ace of trumps.", "Tib ist das Trumpf-Ass.")],
            "poor": both("Tib is the ace of spades here.", "Tib ist hier das Pik-Ass."),
            "then": [{"event": "nicknamed", "who": "me"}, {"event": "takes", "who": "me"}],
            "why": both(
                "15 points for Tib and 3 for the trick. A whole deal has 66.",
                "15 Punkte für Tib und 3 für den Stich. Ein ganzes Spiel hat 66.",
            ),
        },
        {
            "record": bought(
                "TD",
                "4H 5D 4C 8S 6D 9S 8C TS QC 8D JD KD",
                mara="5H 6H AC AS AD 4S 7C JS QD JC 4D 7D",
                tobias="TH JH 6C 5S 9D QS KC 6S QH KH AH KS",
                forehand="P3",
                plays="TH 4H 5H JH 5D 6H 4C AC 6C AS 5S 8S AD 9D 6D 4S QS 9S KC 8C 7C 6S TS JS QD QH",
            ),
            "ask": both(
                "Diamonds are trumps. Mara leads the queen, and Tobias cannot follow.",
                "Karo ist Trumpf. Mara spielt die Dame aus, und Tobias kann nicht bedienen.",
            ),
            "right": [["play", "KD"]],
            "judge": "stored",
            "bars": [["GL-6.2", "play", "QC"]],
            "hints": [
                both("Which of your trumps beats the queen?", "Welcher deiner Trümpfe schlägt die Dame?")
            ],
            "poor": both("The trick stays with Mara.", "Der Stich bleibt Mara."),
            "then": [{"event": "takes", "who": "me"}, {"event": "keeps_honour", "who": "them"}],
            "why": both(
                "The trick and 3 for your king are yours. The queen's 3 points stay with Mara, who played her.",
                "Der Stich und 3 für deinen König gehören dir. Die 3 der Dame bleiben Mara: Sie hat sie gespielt.",
            ),
        },
        {
            "record": bought(
                "9D",
                "AC AH 6S JS 7C 4D TH QC QH 7D QD KS",
                mara="6C 4H AS 4S TC 6D 8H JC TD KD JD QS",
                tobias="5C 7H 8S TS KC AD KH 8C 9H 5D 8D JH",
                forehand="P1",
                plays="AC 6C 5C AH 4H 7H 6S AS 8S 4S TS JS 7C TC KC AD 4D 6D KH TH 8H 8C QC JC QH TD 9H KD 5D",
            ),
            "ask": both(
                "Mara leads the king of trumps. Seven or queen?",
                "Mara spielt den Trumpf-König aus. Sieben oder Dame?",
            ),
            "right": [["play", "7D"]],
            "judge": "stored",
            "hints": [
                both("The king takes the trick either way.", "Den Stich macht der König so oder so."),
                both("The queen counts whenever you play her.", "Die Dame zählt, wann immer du sie spielst."),
            ],
            "poor": both(
                "Her 3 points were safe. She might have won a trick besides.",
                "Ihre 3 Punkte waren sicher. Sie hätte noch einen Stich machen können.",
            ),
            "then": [{"event": "takes", "who": "them"}],
            "why": both(
                "An honour in your hand cannot be lost: you will play it, and it counts. Use it where it wins as well.",
                "Ein Honneur auf der Hand geht nicht verloren: Du wirst es spielen, und es zählt. Nimm es, wo es auch "
                "gewinnt.",
            ),
        },
        {
            "record": bought("7S", "4S 9S 6S AH KH 8H AD 4D 9C 6C 7C QD", said=SILENT),
            "ask": both(
                "You hold Tiddy, the 4 of trumps. Show it now, or go on and play it later.",
                "Du hast Tiddy, die Trumpf-Vier. Zeig sie jetzt oder leg sie später.",
            ),
            "judge": "none",
            "bars": [["GL-6.6", "show", "9S"]],
            "why": both(
                "Tiddy brings 2 chips from each opponent, shown or played, but only once.",
                "Tiddy bringt 2 Chips von jedem Gegner, gezeigt oder gelegt, aber nur einmal.",
            ),
        },
        {
            "record": bought(
                "7S",
                "JS 5S QD JD 8D 4D KH 8H 5H TH 9D 6H",
                mara="AC 4C AD",
                tobias="8C 4H QC KC",
                forehand="P3",
                plays="KC",
            ),
            "ask": both(
                "Tobias leads the king of clubs, you have none, and Mara plays after you. Trump it?",
                "Tobias spielt den Kreuz-König aus, du hast kein Kreuz, und Mara spielt nach dir. Trumpfen?",
            ),
            "right": [["play", "JS"], ["play", "5S"]],
            "judge": "stored",
            "poor": both("The trick is gone.", "Der Stich ist weg."),
            "hints": [both("You hold Tom and the five of trumps.", "Du hast Tom und die Trumpf-Fünf.")],
            "then": [{"event": "takes", "who": "me"}],
            "why": both(
                "The trick is yours. Tom's 9 points are too, whether you play him now or later.",
                "Der Stich gehört dir. Die 9 von Tom auch, ob du ihn jetzt spielst oder später.",
            ),
        },
    ],
    both(
        "Honours are safe in the hand. Next: how the deal is settled.",
        "Honneurs sind auf der Hand sicher. Als Nächstes: wie abgerechnet wird.",
    ),
)
