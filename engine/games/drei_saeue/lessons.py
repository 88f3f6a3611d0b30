"""The lessons of Drei Säue vor dem Hof: see `engine.learn.lessons`."""

from __future__ import annotations

from typing import Any

from engine.learn.lessons.writing import both, hands, lesson, record

SEATS = "NESW"
_PACK = [rank + suit for suit in "ALHB" for rank in "6789TUOK"]


def laid(
    dealer: str,
    yards: str,
    moves: str = "",
    void: str = "",
    options: dict[str, Any] | None = None,
    **named: str,
) -> dict[str, Any]:
    """A position: the Säue before N, E, S and W ("AHLB"), then the moves so far: cards, "+S" takes, "-" leaves."""
    dealt = hands(_PACK, SEATS, void, **named)
    owner = {card: seat for seat, cards in dealt.items() for card in cards}
    actions: list[list[Any]] = []
    winner = ""
    for word in moves.split():
        if word[0] == "+":
            actions.append([word[1], "take", word[2]])
        elif word[0] == "-":
            actions.append([word[1], "leave"])
        else:
            winner = owner[word]
            actions.append([winner, "play", word])
    given = {"dealer": dealer, "yards": {s: [y] for s, y in zip(SEATS, yards, strict=True)}, "hands": dealt}
    return record("drei_saeue", deals=[given], actions=actions, options=options or {})


FIRST = lesson(
    "first-sau",
    both("The first Sau", "Die erste Sau"),
    both(
        "Win a trick of a suit, and you may take the Sau of that suit.",
        "Mach einen Stich, dann darfst du die Sau seiner Farbe nehmen.",
    ),
    3,
    laid("S", "AHLB", "7H 8H 9H", W="7H", N="8H", E="9H", S="KH 6H UA 7L TL 8B OB 6A"),
    [
        {
            "ask": both("Win this trick of hearts.", "Mach diesen Herz-Stich."),
            "right": [{"event": "trick", "who": "me"}],
            "bars": [["DS-3.3", "play", "UA"]],
            "hints": [both("The king is the highest card.", "Der König ist die höchste Karte.")],
            "poor": both("East has won the trick.", "Ost hat den Stich gemacht."),
            "why": both("The trick is yours.", "Der Stich gehört dir."),
        },
        {
            "ask": both(
                "The Sau of hearts lies before East. Take it.",
                "Die Herz-Sau liegt vor Ost. Nimm sie.",
            ),
            "right": [{"verb": "take"}],
            "then": [{"event": "takes_over", "who": "me"}],
            "poor": both("It would have been yours.", "Sie hätte dir gehört."),
            "why": both(
                "It lies on top of your own Sau and covers it.",
                "Sie liegt jetzt auf deiner eigenen Sau und deckt sie zu.",
            ),
        },
        {
            "ask": both("You won, so you lead.", "Du hast gewonnen, also spielst du aus."),
            "why": both(
                "The winner of a trick leads to the next.", "Wer den Stich macht, spielt als Nächster aus."
            ),
        },
    ],
    both(
        "Three Säue before you and your partner win. Next: what is safe.",
        "Drei Säue vor dir und deinem Partner gewinnen. Als Nächstes: was sicher ist.",
    ),
)

COVERED = lesson(
    "covered",
    both("Covered Säue", "Verdeckte Säue"),
    both(
        "Only the topmost Sau of a yard can be taken. What lies below is safe.",
        "Nur die oberste Sau eines Hofs kann genommen werden. Was darunter liegt, ist sicher.",
    ),
    4,
    laid("S", "AHLB", "7H 8H 9H KH +SS", W="7H 6L 9A", N="8H UL KA", E="9H 8L", S="KH KL OL UA 6A 8B OB TH"),
    [
        {
            "ask": both(
                "You took the Sau of hearts; it covers your Sau of leaves. Lead the king of leaves.",
                "Du hast die Herz-Sau genommen; sie deckt deine Laub-Sau zu. Spiel den Laub-König aus.",
            ),
            "right": [["play", "KL"]],
            "judge": "none",
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
            "hints": [
                both(
                    "Only a trick of hearts can cost you the Sau of hearts.",
                    "Nur ein Herz-Stich kann dich die Herz-Sau kosten.",
                )
            ],
            "poor": both("This puts a Sau at risk.", "Damit setzt du eine Sau aufs Spiel."),
            "why": both("Both your Säue are still there.", "Deine beiden Säue sind noch da."),
        },
    ],
    both(
        "Whoever takes a Sau protects another. Next: you and your partner.",
        "Wer eine Sau nimmt, schützt eine andere. Als Nächstes: du und dein Partner.",
    ),
)

PARTNER = lesson(
    "partner",
    both("You and your partner", "Du und dein Partner"),
    both(
        "The Säue of both yards count together. There are no trumps.",
        "Die Säue beider Höfe zählen zusammen. Trumpf gibt es nicht.",
    ),
    4,
    laid("S", "AHLB", "9A KA 8A", void="SA", W="9A", N="KA", E="8A", S="KH KL 7L 6H TB 8B OB TH"),
    [
        {
            "ask": both(
                "North has this trick, and you have no acorns. Play what you need least.",
                "Nord hat diesen Stich, und du hast keine Eicheln. Gib, was du am wenigsten brauchst.",
            ),
            "right": ["sensible", "best"],
            "hints": [
                both("A king wins a trick of its own later.", "Ein König macht später einen eigenen Stich.")
            ],
            "poor": both("This card could still be of use.", "Diese Karte wäre noch nützlich."),
            "why": both("The high cards stay in your hand.", "Die hohen Karten bleiben auf deiner Hand."),
        },
        {
            "record": laid("S", "AHLB", "7A 8A 9A KA", W="7A", N="8A", E="9A", S="KA KL 7L 6H TB 8B OB TH"),
            "ask": both(
                "You won a trick of acorns. The Sau of acorns lies before your partner. What now?",
                "Du hast einen Eichel-Stich. Die Eichel-Sau liegt vor deinem Partner. Was nun?",
            ),
            "right": ["sensible", "best"],
            "why": both(
                "Wherever it lies between the two of you, it counts for both.",
                "Wo sie zwischen euch beiden liegt, zählt sie für beide.",
            ),
        },
    ],
    both("Next: a Sau that one loses by oneself.", "Als Nächstes: eine Sau, die man selbst verliert."),
)

OWN = lesson(
    "own-sau",
    both("Your own Sau", "Die eigene Sau"),
    both(
        "Do not lead the suit of your own open Sau if others can win it.",
        "Spiel nicht die Farbe deiner eigenen offenen Sau aus, wenn andere den Stich machen können.",
    ),
    3,
    laid("E", "AHLB", N="8H", E="KL", W="OL", S="7L 8L KH 6A UA 9B TB TH"),
    [
        {
            "ask": both(
                "You lead, and the Sau of leaves lies open before you.",
                "Du spielst aus, und vor dir liegt offen die Laub-Sau.",
            ),
            "right": [{"all": [{"not": {"event": "verscherbelt"}}, {"any": ["sensible", "best"]}]}],
            "hints": [both("Which suit is dangerous?", "Welche Farbe ist gefährlich?")],
            "poor": both("Look at what this card leads to.", "Sieh, wozu diese Karte führt."),
            "why": both("Your Sau is not in danger.", "Deine Sau ist nicht in Gefahr."),
        },
    ],
    both("Now a whole round.", "Jetzt eine ganze Runde."),
)

WHOLE = lesson(
    "whole-round",
    both("A whole round", "Eine ganze Runde"),
    both("Eight tricks, then the Säue are counted.", "Acht Stiche, dann werden die Säue gezählt."),
    6,
    record("drei_saeue", seed="3"),
    [
        {
            "ask": both(
                "Play the round. A poor move may stand, or you take it back.",
                "Spiel die Runde. Ein schwacher Zug darf stehen bleiben, oder du nimmst ihn zurück.",
            ),
            "times": 0,
            "right": ["sensible", "best"],
        }
    ],
    both("That was Drei Säue vor dem Hof.", "Das war Drei Säue vor dem Hof."),
)

LESSONS: tuple[dict[str, Any], ...] = (FIRST, COVERED, PARTNER, OWN, WHOLE)
