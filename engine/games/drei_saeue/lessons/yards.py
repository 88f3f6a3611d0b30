"""The lesson on covered Säue, and on what opens them again."""

from __future__ import annotations

from engine.games.drei_saeue.lessons.laying import laid
from engine.learn.lessons.writing import both, lesson

COVERED = lesson(
    "covered",
    both("Covered Säue", "Verdeckte Säue"),
    both(
        "Only the topmost Sau of a yard can be taken. What lies below is safe.",
        "Nur die oberste Sau eines Hofs kann genommen werden. Was darunter liegt, ist sicher.",
    ),
    5,
    laid("S", "AHLB", "7H 8H 9H KH +S", W="7H 6L 9A", N="8H UL KA", E="9H 8L", S="KH KL OL UA 6A 8B OB TH"),
    [
        {
            "ask": both(
                "The Sau of hearts covers your Sau of leaves. Lead the king of leaves and see.",
                "Die Herz-Sau deckt deine Laub-Sau zu. Spiel den Laub-König aus und sieh zu.",
            ),
            "right": [["play", "KL"]],
            "judge": "none",
            "hints": [
                both(
                    "It is the highest leaf, so the trick will be yours.",
                    "Er ist das höchste Laub, also wird der Stich dir gehören.",
                )
            ],
            "poor": both(
                "Choose the king of leaves for this step.", "Nimm für diesen Schritt den Laub-König."
            ),
            "then": [{"event": "covered"}, {"event": "trick", "who": "me"}],
            "why": both(
                "You won a trick of leaves, but the Sau of leaves lies covered: nothing moves.",
                "Du hast einen Laub-Stich, aber die Laub-Sau liegt verdeckt: Nichts ändert sich.",
            ),
        },
        {
            "ask": both(
                "Your topmost Sau is hearts. Lead a card with which you do not lose it.",
                "Deine oberste Sau ist Herz. Spiel eine Karte aus, mit der du sie nicht verlierst.",
            ),
            "right": [
                {
                    "not": {
                        "any": [
                            {"event": "takes", "who": "them"},
                            {"event": "takes_over", "who": "them"},
                            {"event": "verscherbelt", "who": "me"},
                        ]
                    }
                }
            ],
            "bars": [["DS-4.5", "take", "S"]],
            "hints": [
                both(
                    "Only a trick of hearts can cost you the Sau of hearts.",
                    "Nur ein Herz-Stich kann dich die Herz-Sau kosten.",
                )
            ],
            "poor": both("This puts a Sau at risk.", "Damit setzt du eine Sau aufs Spiel."),
            "why": both("Both your Säue are still there.", "Deine beiden Säue sind noch da."),
        },
        {
            "record": laid(
                "N",
                "LHAB",
                "KL 6L 7L 8L +E 7H",
                E="KL 7H",
                S="6L KH 6H OL 8A UA 9B TB",
                W="7L 9H UL",
                N="8L 8H OH",
            ),
            "ask": both(
                "East’s Sau of hearts lies under the Sau of leaves. East leads hearts: win this trick.",
                "Die Herz-Sau von Ost liegt unter der Laub-Sau. Ost spielt Herz aus: Mach diesen Stich.",
            ),
            "right": [{"event": "trick", "who": "me"}],
            "judge": "none",
            "hints": [both("Winning gives you the lead.", "Wer gewinnt, spielt aus.")],
            "poor": both("Another wins the trick and leads.", "Ein anderer macht den Stich und spielt aus."),
            "then": [{"event": "covered"}, {"event": "trick", "who": "me"}],
            "why": both(
                "The Sau of hearts is covered and stays. But now you lead.",
                "Die Herz-Sau liegt verdeckt und bleibt. Aber jetzt spielst du aus.",
            ),
        },
        {
            "ask": both(
                "The Sau of leaves lies open before East. Which lead can win it?",
                "Die Laub-Sau liegt offen vor Ost. Welche Karte kann sie holen?",
            ),
            "right": [["play", "OL"]],
            "bars": [["DS-4.5", "take", "S"]],
            "judge": "none",
            "hints": [
                both("The king of leaves has been played.", "Der Laub-König ist schon gespielt."),
            ],
            "poor": both(
                "Only a trick of leaves moves the Sau of leaves.",
                "Nur ein Laub-Stich bewegt die Laub-Sau.",
            ),
            "then": [{"event": "trick", "who": "me"}],
            "why": both(
                "The Ober is the highest leaf left.", "Der Ober ist das höchste Laub, das noch da ist."
            ),
        },
        {
            "ask": both(
                "Take the Sau of leaves, and look at East’s yard.",
                "Nimm die Laub-Sau und sieh dir den Hof von Ost an.",
            ),
            "right": [{"verb": "take"}],
            "then": [{"event": "uncovered"}],
            "poor": both("East would keep both Säue.", "Ost behält so beide Säue."),
            "why": both(
                "What lay below is open again: East’s Sau of hearts can be taken now.",
                "Was darunter lag, ist wieder offen: Die Herz-Sau von Ost kann jetzt genommen werden.",
            ),
        },
    ],
    both(
        "A Sau on top protects the one below. Next: you and your partner.",
        "Die obere Sau schützt die untere. Als Nächstes: du und dein Partner.",
    ),
)
