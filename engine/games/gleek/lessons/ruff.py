"""The lesson on the ruff: what it is worth, and when to bet, hold, raise or pass."""

from __future__ import annotations

from engine.games.gleek.lessons.laying import bought
from engine.learn.lessons.writing import both, lesson

_FORTY = "AS KS QS 9S AC KC 8C 7D 5D 6H 4H 9D"
_WEAK = "KS 6S 4S AC KC 8C 7D 5D 4D 6H 4H 9H"
_FIFTY = "AS KS QS TS 9S AC KC 8C 7D 5D 6H 4H"
_ACES = "AS AC AD AH 9S 4C KC 8C 7D 5D 6H 4H"

RUFF = lesson(
    "ruff",
    both("The ruff", "Der Ruff"),
    both(
        "The ruff is the sum of your best suit: ace 11, court cards and ten 10, the others their number. The highest "
        "is paid by both.",
        "Der Ruff ist die Summe deiner besten Farbe: Ass 11, Bilder und Zehn 10, die anderen ihre Zahl. Den höchsten "
        "zahlen beide.",
    ),
    6,
    bought("7S", _FORTY),
    [
        {
            "ask": both(
                "Your spades count 11 + 10 + 10 + 9 = 40, and you speak first. Bet, or be silent?",
                "Deine Pik zählen 11 + 10 + 10 + 9 = 40, und du sprichst zuerst. Setzen oder schweigen?",
            ),
            "right": [["bet"]],
            "judge": "stored",
            "bars": [["GL-4.4", "raise"], ["GL-4.4", "pass"]],
            "hints": [
                both(
                    "Not quite a third of all ruffs are higher than 40.",
                    "Nicht ganz ein Drittel aller Ruffs ist höher als 40.",
                ),
                both(
                    "The stake is 2 chips, and both opponents would pay it.",
                    "Der Einsatz sind 2 Chips, und beide Gegner würden ihn zahlen.",
                ),
            ],
            "poor": both(
                "Silent, you win nothing with it unless another bets.",
                "Wenn du schweigst, gewinnst du damit nichts, solange kein anderer setzt.",
            ),
            "then": [{"event": "bets", "who": "me"}],
            "why": both(
                "A ruff of 40 is the best of three often enough for a bet.",
                "Ein Ruff von 40 ist oft genug der beste von dreien, um zu setzen.",
            ),
        },
        {
            "record": bought("7S", _WEAK),
            "ask": both(
                "What is your ruff now, and do you bet on it?",
                "Wie hoch ist dein Ruff jetzt, und setzt du darauf?",
            ),
            "right": [["silent"]],
            "judge": "stored",
            "hints": [
                both("Your best suit is clubs.", "Deine beste Farbe ist Kreuz."),
                both(
                    "11 + 10 + 8 = 29. Nine hands in ten have more.",
                    "11 + 10 + 8 = 29. Neun von zehn Blättern haben mehr.",
                ),
            ],
            "poor": both(
                "29 is hardly ever the best of three.",
                "29 ist kaum je der beste von dreien.",
            ),
            "then": [{"event": "silent", "who": "me"}],
            "why": both(
                "Being silent costs nothing. If another bets, you are asked again.",
                "Schweigen kostet nichts. Setzt ein anderer, wirst du noch einmal gefragt.",
            ),
        },
        {
            "record": bought("7S", _WEAK, forehand="P3", said="bet"),
            "ask": both(
                "Tobias bets 2, and Mara speaks after you. You hold 29: pass, hold or raise?",
                "Tobias setzt 2, und Mara spricht nach dir. Du hast 29: passen, halten oder erhöhen?",
            ),
            "right": [["pass"]],
            "judge": "stored",
            "bars": [["GL-4.6", "bet"], ["GL-4.6", "silent"]],
            "hints": [
                both(
                    "Passing costs the stake as it stands now.",
                    "Passen kostet den Einsatz, wie er jetzt steht.",
                ),
                both(
                    "Mara may still raise, and then holding costs more.",
                    "Mara kann noch erhöhen, und dann kostet Halten mehr.",
                ),
            ],
            "poor": both(
                "You stay in with a weak ruff, and the stake may rise.",
                "Du bleibst mit einem schwachen Ruff dabei, und der Einsatz kann steigen.",
            ),
            "then": [{"event": "ruff_passes", "who": "me"}],
            "why": both(
                "You owe the winner 2 chips, and no more, however high the others go.",
                "Du schuldest dem Gewinner 2 Chips und nicht mehr, wie hoch die anderen auch gehen.",
            ),
        },
        {
            "record": bought("7S", _WEAK, forehand="P2", said="bet pass"),
            "ask": both(
                "The same ruff. Mara bets, Tobias has passed, and nobody speaks after you.",
                "Derselbe Ruff. Mara setzt, Tobias hat gepasst, und nach dir spricht niemand.",
            ),
            "right": [["hold"], ["pass"]],
            "judge": "stored",
            "hints": [
                both(
                    "What does passing cost, and what does holding cost?",
                    "Was kostet Passen, und was kostet Halten?",
                ),
                both(
                    "Both cost 2. Only one of them can win.", "Beides kostet 2. Nur eins davon kann gewinnen."
                ),
            ],
            "poor": both(
                "With 29 you only raise the price of losing.",
                "Mit 29 erhöhst du nur den Preis des Verlierens.",
            ),
            "why": both(
                "Passing and holding cost the same here. If you hold, Mara has to show, and now and then you win.",
                "Passen und Halten kosten hier dasselbe. Hältst du, muss Mara zeigen, und ab und zu gewinnst du.",
            ),
        },
        {
            "record": bought("7S", _FIFTY, said="bet raise pass"),
            "ask": both(
                "You bet, Mara raised to 4, Tobias passed. Your spades count 50.",
                "Du hast gesetzt, Mara auf 4 erhöht, Tobias gepasst. Deine Pik zählen 50.",
            ),
            "right": [["raise"]],
            "judge": "stored",
            "hints": [
                both("Few ruffs are higher than 50.", "Wenige Ruffs sind höher als 50."),
                both("Every raise adds 2 chips.", "Jede Erhöhung sind 2 Chips mehr."),
            ],
            "poor": both(
                "With 50 you win most of the time: let the stake grow.",
                "Mit 50 gewinnst du meistens: Lass den Einsatz wachsen.",
            ),
            "then": [{"event": "raises", "who": "me"}],
            "why": both(
                "The stake rises by 2, and Mara has to answer again.",
                "Der Einsatz steigt um 2, und Mara muss noch einmal antworten.",
            ),
        },
        {
            "record": bought("7S", _ACES, forehand="P2", said="bet hold"),
            "ask": both(
                "Four aces. Mara bets and Tobias holds. What now?",
                "Vier Asse. Mara setzt, Tobias hält. Was nun?",
            ),
            "right": [["raise"]],
            "judge": "stored",
            "hints": [both("Four aces beat every ruff.", "Vier Asse schlagen jeden Ruff.")],
            "poor": both("Nothing can beat you here.", "Hier kann dich nichts schlagen."),
            "then": [{"event": "raises", "who": "me"}],
            "why": both(
                "Four aces win whatever the others hold, so every chip more is yours.",
                "Vier Asse gewinnen, was immer die anderen haben: Jeder Chip mehr gehört dir.",
            ),
        },
    ],
    both(
        "If nobody bets, the next ruff begins at 4. Next: three and four of a kind.",
        "Wenn niemand setzt, beginnt der nächste Ruff bei 4. Als Nächstes: drei und vier Gleiche.",
    ),
)
