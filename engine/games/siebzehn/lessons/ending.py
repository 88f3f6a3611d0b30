"""Lessons on how a round ends: by going bust, by being left alone, and with equal totals."""

from __future__ import annotations

from engine.games.siebzehn.lessons.deciding import decide
from engine.games.siebzehn.lessons.laying import thrown
from engine.learn.lessons.writing import both, lesson

BUST = lesson(
    "bust",
    both("Bust", "Überwürfelt"),
    both(
        "Whoever goes over 17 uncovers at once and is out. The last one left wins.",
        "Wer über 17 kommt, deckt sofort auf und ist draußen. Wer allein übrig bleibt, gewinnt.",
    ),
    4,
    thrown(6, 5, 2, 6, 6, 6, 6, 4, 5, 5, 5, 5, 3),
    [
        {
            "ask": both(
                "Mara threw 18 and is out before she could decide. You have 13.",
                "Mara hat 18 geworfen und ist draußen, ehe sie entscheiden konnte. Du hast 13.",
            ),
            "right": [{"all": ["sensible", {"verb": "roll"}]}],
            "judge": "average",
            "hints": [both("Two cups are still against you.", "Zwei Becher stehen noch gegen dich.")],
            "poor": both(
                "13 still wins too seldom against two.", "Gegen zwei gewinnt 13 immer noch zu selten."
            ),
            "then": [{"event": "rolled"}],
            "why": both("A three: 16.", "Eine Drei: 16."),
        },
        {
            "ask": both("16, and the two others stand.", "16, und die zwei anderen passen."),
            "right": [{"verb": "pass"}],
            "judge": "average",
            "hints": [both("Only a one would not be too much.", "Nur eine Eins wäre nicht zu viel.")],
            "poor": both("Five of six faces are too much.", "Fünf von sechs Augenzahlen sind zu viel."),
            "then": [{"event": "wins", "who": "me"}],
            "why": both(
                "Closest again. Mara’s coin stayed in the pot, though she never decided anything.",
                "Wieder am nächsten. Maras Münze blieb im Pot, obwohl sie nie etwas entschieden hat.",
            ),
        },
        {
            "record": thrown(5, 4, 3, 4, 4, 6, 5, 5, 3, 6, 4, 4, 2, 6, 5, 4),
            "ask": both("12, and nobody stands yet.", "12, und noch passt niemand."),
            "right": [{"all": ["sensible", {"verb": "roll"}]}],
            "judge": "average",
            "hints": [both("Only a six is too much.", "Nur eine Sechs ist zu viel.")],
            "poor": both(
                "12 wins only against those who gave up or go over.",
                "12 gewinnen nur gegen die, die aufgegeben haben oder sich überwürfeln.",
            ),
            "then": [{"event": "last_left", "who": "me"}, {"event": "wins", "who": "me"}],
            "why": both(
                "All three went over in this step. You are left alone and win at once, without paying for standing.",
                "Alle drei haben sich in diesem Schritt überwürfelt. Du bist allein übrig und gewinnst sofort, ohne "
                "fürs Passen zu zahlen.",
            ),
        },
        {
            "record": thrown(5, 5, 3, 6, 4, 3, 6, 5, players=2),
            "ask": both(
                "Only you and Mara this time. You have 13.",
                "Diesmal nur du und Mara. Du hast 13.",
            ),
            "right": [{"all": ["sensible", {"verb": "roll"}]}],
            "judge": "average",
            "hints": [both("Four faces make 14 to 17.", "Vier Augenzahlen ergeben 14 bis 17.")],
            "poor": both("13 wins too seldom.", "13 gewinnen zu selten."),
            "then": [{"event": "bust", "who": "me"}, {"event": "all_bust"}],
            "why": both(
                "A six: bust. But Mara went over in the same step. Nobody is left, so everybody takes back the stakes.",
                "Eine Sechs: überwürfelt. Aber Mara auch, im selben Schritt. Niemand ist übrig, also nehmen alle ihre "
                "Einsätze zurück.",
            ),
        },
        decide(
            thrown(5, 4, 5, 6, 5, 2, 2, 1, 2, 6, 4, 4, 1, 6, 6, moves="rrpr"),
            both(
                "Mara and Ida are bust. Tobias stands on three dice, and you have 15 with four.",
                "Mara und Ida haben überwürfelt. Tobias passt mit drei Würfeln, und du hast 15 mit vier.",
            ),
            "pass",
            both(
                "With one rival left 15 is often enough, and the stakes of those who went over are yours too.",
                "Gegen einen einzigen reichen 15 oft, und die Einsätze der Überwürfelten gehören dir dazu.",
            ),
            both(
                "Going over would leave everything to Tobias.",
                "Überwürfelst du dich, bekommt Tobias alles.",
            ),
        ),
    ],
    both(
        "Who is out has paid for nothing. Next: equal totals.",
        "Wer draußen ist, hat umsonst gezahlt. Als Nächstes: gleiche Summen.",
    ),
)

TIES = lesson(
    "fewer-dice",
    both("Equal totals", "Gleiche Summen"),
    both(
        "Of equal totals the one with fewer dice wins. If the dice are equal too, the pot is shared.",
        "Bei gleicher Summe gewinnen weniger Würfel. Sind auch die gleich, wird geteilt.",
    ),
    5,
    thrown(6, 6, 4, 5, 5, 2, 5, 5, 5, 6, 5, 4, 4),
    [
        {
            "ask": both("16 with three dice. Stand?", "16 mit drei Würfeln. Passen?"),
            "right": [{"verb": "pass"}],
            "judge": "average",
            "hints": [both("Only a one would not be too much.", "Nur eine Eins wäre nicht zu viel.")],
            "poor": both("Five of six faces are too much.", "Fünf von sechs Augenzahlen sind zu viel."),
            "then": [{"event": "fewer_dice", "who": "me"}, {"event": "wins", "who": "me"}],
            "why": both(
                "Mara reached 16 as well, but with four dice. You have three, so the pot is yours.",
                "Auch Mara kam auf 16, aber mit vier Würfeln. Du hast drei, also gehört der Pot dir.",
            ),
        },
        {
            **decide(
                thrown(4, 4, 4, 5, 5, 2, 1, 3, 2, 2, players=2, moves="rr rp"),
                both(
                    "Mara stands with four dice. You have 15, but with five.",
                    "Mara passt mit vier Würfeln. Du hast 15, aber mit fünfen.",
                ),
                "roll",
                both(
                    "17: now it does not matter how many dice you need.",
                    "17: Jetzt ist die Zahl der Würfel egal.",
                ),
                both(
                    "Mara stands on 15 or more, and with fewer dice: your 15 can never win.",
                    "Mara passt erst ab 15, und mit weniger Würfeln: Deine 15 gewinnen nie.",
                ),
                both(
                    "Whoever rolled before standing has 15 or more. What if it is 15?",
                    "Wer vor dem Passen gewürfelt hat, hat 15 oder mehr. Und wenn es 15 sind?",
                ),
            ),
            "then": [{"event": "rolled_17"}],
        },
        {
            "record": thrown(6, 6, 4, 6, 5, 5, 5, 4, 3, 6, 5, 4, 2, 5, 5, 5, 6, 5, 4, 4, 4, 4, 6, 6, 5, 6),
            "ask": both("16 again. Stand, and watch the pot.", "Wieder 16. Pass und achte auf den Pot."),
            "right": [{"verb": "pass"}],
            "judge": "average",
            "hints": [both("Only a one would not be too much.", "Nur eine Eins wäre nicht zu viel.")],
            "poor": both("Five of six faces are too much.", "Fünf von sechs Augenzahlen sind zu viel."),
            "then": [{"event": "shared"}, {"event": "carried"}],
            "why": both(
                "Mara has 16 with three dice too: you share. The odd coin stays in the pot for the next round.",
                "Mara hat auch 16 mit drei Würfeln: Ihr teilt. Die Münze, die übrig ist, bleibt für die nächste Runde "
                "im Pot.",
            ),
        },
        {
            "ask": both("Begin the next round.", "Beginne die nächste Runde."),
            "why": both(
                "A new start player, new stakes, and one coin that was there before.",
                "Ein neuer Startspieler, neue Einsätze und eine Münze, die schon da lag.",
            ),
        },
        {
            "ask": both("17 with three dice. What is there to do?", "17 mit drei Würfeln. Was ist zu tun?"),
            "right": [{"verb": "pass"}],
            "judge": "average",
            "hints": [both("Every die is too much now.", "Jeder Würfel ist jetzt zu viel.")],
            "poor": both("Every die is too much now.", "Jeder Würfel ist jetzt zu viel."),
            "then": [{"event": "wins", "who": "me"}, {"event": "wins_carry", "who": "me"}],
            "why": both(
                "17 with three dice cannot be beaten, and the coin from before comes with the pot.",
                "17 mit drei Würfeln ist nicht zu schlagen, und die Münze von vorhin gehört zum Pot.",
            ),
        },
    ],
    both(
        "Fewer dice, then sharing. Next: how many play.",
        "Erst weniger Würfel, dann teilen. Als Nächstes: wie viele mitspielen.",
    ),
)
