"""What the source of 17 leaves open, and what else it could have meant."""

from __future__ import annotations

from engine.core.text import Text
from engine.learn.contrasts.form import Contrast

TIED = {
    "start": {"P1": [6, 5, 5], "P2": [6, 6, 4], "P3": [3, 3, 3]},
    "steps": [{"P1": "pass", "P2": "pass", "P3": 3}, {"P3": 6}],
}
THREE = {"players": 3}

CONTRASTS = (
    Contrast(
        "stake",
        "",
        Text("What is the stake?", "Wie hoch ist der Einsatz?"),
        Text(
            "A copper per round if nothing else is agreed. A higher stake multiplies what is paid and "
            "changes nothing else.",
            "Ein Kupfer pro Runde, wenn nichts anderes ausgemacht ist. Ein höherer Einsatz vervielfacht die "
            "Zahlungen und ändert sonst nichts.",
        ),
        "SZ-1.3",
        a={"players": 2},
        b={"players": 2, "stake": 2},
        ask="round",
        position={
            "start": {"P1": [2, 2, 3], "P2": [6, 6, 5]},
            "steps": [{"P1": 4, "P2": "pass"}, {"P1": 3}, {"P1": "pass"}],
        },
    ),
    Contrast(
        "players",
        "Q-SZ-1.1",
        Text("How many can play?", "Wie viele können spielen?"),
        Text(
            "The source gives no number. The book lets two to eight sit down; a round of four is none at a "
            "table of three.",
            "Die Vorlage nennt keine Zahl. Im Buch sind es zwei bis acht; eine Runde zu viert gibt es an "
            "einem Tisch für drei nicht.",
        ),
        "SZ-1.1",
        b=THREE,
        ask="round",
        position={
            "start": {"P1": [5, 4, 4], "P2": [6, 5, 1], "P3": [6, 6, 2], "P4": [5, 5, 6]},
            "steps": [{"P1": "pass", "P2": 5, "P3": "pass", "P4": "pass"}, {"P2": "pass"}],
        },
    ),
    Contrast(
        "seen",
        "Q-SZ-2.3",
        Text("What do the others see?", "Was sehen die anderen?"),
        Text(
            "A bust is uncovered at once, says the source; so the rest stays covered. The number of dice is "
            "public, what they show is not.",
            "Wer überwürfelt, „muss … sofort aufdecken“, sagt die Vorlage; alles andere bleibt also "
            "verdeckt. Die Zahl der Würfel ist öffentlich, ihre Augen sind es nicht.",
        ),
        "SZ-2.3",
    ),
    Contrast(
        "three-sixes",
        "Q-SZ-2.4",
        Text("Three sixes at the start?", "Dreimal die Sechs zu Beginn?"),
        Text(
            "18 is more than 17, so it is bust before there was anything to decide, with one stake paid. "
            "That happens once in 216 throws.",
            "18 ist mehr als 17, also überwürfelt, bevor es etwas zu entscheiden gab, und ein Einsatz ist "
            "gezahlt. Das kommt einmal in 216 Würfen vor.",
        ),
        "SZ-2.4",
    ),
    Contrast(
        "pass-costs",
        "Q-SZ-3.4",
        Text("Does passing cost a stake?", "Kostet Passen einen Einsatz?"),
        Text(
            "“Another stake is laid down, and the hands are taken off one's own cup.” It looks odd to pay "
            "for doing nothing, but it is plain, and the book takes it at its word. Many play it free.",
            "„Man legt einen weiteren Einsatz und nimmt die Hände vom eigenen Würfelbecher.“ Fürs Nichtstun "
            "zu zahlen wirkt seltsam, steht aber klar da, und das Buch nimmt es beim Wort. Viele spielen es "
            "kostenlos.",
        ),
        "SZ-3.4",
        a={"players": 2},
        b={"players": 2, "pass_costs": False},
        ask="round",
        position={"start": {"P1": [5, 5, 4], "P2": [3, 4, 5]}, "steps": [{"P1": "pass", "P2": "pass"}]},
    ),
    Contrast(
        "order",
        "Q-SZ-3.6",
        Text("All at once, or one after the other?", "Alle gleichzeitig oder reihum?"),
        Text(
            "“Each player decides”, and all may go out “at the same time”: the book has everybody decide at "
            "once. In turn you see what the others did before you decide, and the dice fall in another "
            "order.",
            "„Dann entscheidet sich jeder Spieler“, und alle können „gleichzeitig“ ausscheiden: Im Buch "
            "entscheiden alle zugleich. Reihum siehst du vorher, was die anderen getan haben, und die "
            "Würfel fallen in anderer Folge.",
        ),
        "SZ-3.6 SZ-3.9",
        a=THREE,
        b={**THREE, "order": "in_turn"},
        seed="8",
    ),
    Contrast(
        "last-left",
        "Q-SZ-3.9",
        Text("Only one player left?", "Nur noch einer übrig?"),
        Text(
            "The source does not say whether the last one has to roll on. By the book that player wins at "
            "once and pays nothing more.",
            "Ob der letzte weiterwürfeln muss, sagt die Vorlage nicht. Im Buch gewinnt er sofort und zahlt "
            "nichts mehr.",
        ),
        "SZ-3.9",
    ),
    Contrast(
        "tie-carry",
        "Q-SZ-4.3",
        Text(
            "Same total, same dice: share, or leave it?",
            "Gleiche Summe, gleich viele Würfel: teilen oder liegen lassen?",
        ),
        Text(
            "The source breaks a tie by the number of dice; a second tie it does not know. By the book the "
            "pot is shared. Elsewhere all of it waits for the next round.",
            "Die Vorlage löst einen Gleichstand über die Zahl der Würfel; einen zweiten kennt sie nicht. Im "
            "Buch wird geteilt. Anderswo bleibt alles für die nächste Runde liegen.",
        ),
        "SZ-4.2 SZ-4.3",
        a=THREE,
        b={**THREE, "tie": "carry"},
        ask="round",
        position=TIED,
    ),
    Contrast(
        "tie-playoff",
        "Q-SZ-4.3",
        Text(
            "Same total, same dice: share, or play off?",
            "Gleiche Summe, gleich viele Würfel: teilen oder stechen?",
        ),
        Text(
            "A play-off is one further round among those who were level, with new stakes. The old pot waits "
            "for its winner.",
            "Ein Stechen ist eine weitere Runde unter denen, die gleich waren, mit neuen Einsätzen. Der "
            "alte Topf wartet auf den Sieger.",
        ),
        "SZ-4.3",
        a=THREE,
        b={**THREE, "tie": "playoff"},
        ask="round",
        position=TIED,
    ),
    Contrast(
        "all-bust",
        "Q-SZ-4.4",
        Text("Everybody bust: who takes back?", "Alle überwürfelt: Wer nimmt zurück?"),
        Text(
            "“If all players go out at the same time, the stake is taken back.” By the book everybody takes "
            "back everything, also those who were bust before. Narrower: only those of the last step.",
            "„Bei gleichzeitigem Ausscheiden aller Spieler wird der Einsatz zurückgezogen.“ Im Buch nimmt "
            "jeder alles zurück, auch wer früher überwürfelt hat. Enger: nur die des letzten Schritts.",
        ),
        "SZ-4.4",
        a=THREE,
        b={**THREE, "all_bust": "refund_last"},
        ask="round",
        position={
            "start": {"P1": [6, 6, 6], "P2": [6, 5, 5], "P3": [6, 6, 4]},
            "steps": [{"P2": 2, "P3": 3}],
        },
    ),
)
