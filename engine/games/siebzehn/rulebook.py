"""The rules of 17, SZ-1 to SZ-4."""

from __future__ import annotations

from engine.core.rulebook import Effect, Rulebook, Section, rule
from engine.core.text import Text

RULEBOOK = Rulebook(
    game="siebzehn",
    prefix="SZ",
    title=Text("17", "17"),
    sections=(
        Section(
            "SZ-1",
            Text("Players and dice", "Spieler und Würfel"),
            (
                rule(
                    "SZ-1.1",
                    "Two to eight players play (`players`, 4 by default).",
                    "Es spielen zwei bis acht Spieler (`players`, Vorgabe 4).",
                    "RULING: the source gives no number; eight fit round a table",
                    Effect.CONDUCTS,
                ),
                rule(
                    "SZ-1.2",
                    "Everybody has a dice cup and six-sided dice.",
                    "Jeder hat einen Würfelbecher und sechsseitige Würfel.",
                    "„einen Würfelbecher und einen Satz 6-Seitiger Würfel“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "SZ-1.3",
                    (
                        "The stake (`stake`) is fixed before play; unless agreed otherwise it is one copper "
                        "per round."
                    ),
                    (
                        "Der Einsatz (`stake`) wird vor dem Spiel festgesetzt; ist nichts ausgemacht, "
                        "beträgt er ein Kupferstück pro Runde."
                    ),
                    "„beträgt der übliche Einsatz ein Kupferstück pro Runde“",
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "SZ-2",
            Text("Start", "Beginn der Runde"),
            (
                rule(
                    "SZ-2.1",
                    "At the start everybody lays one stake before their own cup.",
                    "Zu Beginn legt jeder einen Einsatz vor den eigenen Becher.",
                    "„wird der Einsatz vor den eigenen Würfelbecher gelegt“",
                    Effect.SCORES,
                ),
                rule(
                    "SZ-2.2",
                    "Then everybody rolls three dice. The best start throw is 6-6-5.",
                    "Dann würfelt jeder mit drei Würfeln. Der beste Startwurf ist 6-6-5.",
                    "„Dann werden drei Würfel gewürfelt.“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "SZ-2.3",
                    (
                        "Your dice stay hidden under your cup until the end of the round; only you know what "
                        "they show."
                    ),
                    (
                        "Deine Würfel bleiben bis zum Ende der Runde unter dem Becher verborgen; nur du "
                        "weißt, was sie zeigen."
                    ),
                    "RULING: only a bust is uncovered at once („muss … sofort aufdecken“)",
                    Effect.CONDUCTS,
                ),
                rule(
                    "SZ-2.4",
                    "A start throw of 18 is bust at once.",
                    "Ein Startwurf von 18 ist sofort überwürfelt.",
                    (
                        "RULING: 18 exceeds 17 too („Sobald die Summer aller bisher gewürfelten Würfel 17 "
                        "übersteigt“)"
                    ),
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "SZ-3",
            Text("Rolling and passing", "Würfeln und Passen"),
            (
                rule(
                    "SZ-3.1",
                    "Then each player decides: roll one more die, or pass.",
                    "Dann entscheidet sich jeder: noch einen Würfel würfeln oder passen.",
                    "„entscheidet sich jeder Spieler, ob er einen weiteren Würfel würfelt oder passt“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "SZ-3.2",
                    "Rolling: first lay down another stake, then roll one more die.",
                    (
                        "Weiter würfeln: Du legst zuerst einen weiteren Einsatz vor den Becher, dann "
                        "würfelst du einen weiteren Würfel."
                    ),
                    (
                        "„Zuerst wird ein weiterer Einsatz vor den Becher gelegt, dann wird ein weiterer "
                        "Würfel gewürfelt.“"
                    ),
                    Effect.SCORES,
                ),
                rule(
                    "SZ-3.3",
                    "You may go on rolling until you pass or go bust.",
                    "Das kannst du wiederholen, bis du passt oder überwürfelst.",
                    "„kann solange wiederholt werden, bis der Spieler passt oder überwürfelt“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "SZ-3.4",
                    (
                        "Passing: lay down another stake and take your hands off your cup "
                        "(`pass_costs=true`). With `pass_costs=false` passing costs nothing."
                    ),
                    (
                        "Passen: Du legst einen weiteren Einsatz und nimmst die Hände vom Becher "
                        "(`pass_costs=true`). Mit `pass_costs=false` kostet das Passen nichts."
                    ),
                    "„Man legt einen weiteren Einsatz und nimmt die Hände vom eigenen Würfelbecher.“",
                    Effect.SCORES,
                ),
                rule(
                    "SZ-3.5",
                    "Once you have passed, you take no further part until everybody has passed or gone bust.",
                    "Hast du gepasst, machst du nicht mehr mit, bis alle gepasst oder überwürfelt haben.",
                    "„so lange aus dem Spiel, bis alle Spieler gepasst oder überwürfelt haben“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "SZ-3.6",
                    (
                        "Decisions are made in steps (`order=simultaneous`): in each step all players still "
                        "in decide at the same time, then all who roll pay and roll. With `order=in_turn` "
                        "each turn is one action, clockwise from the start player, who changes every round."
                    ),
                    (
                        "Entschieden wird in Schritten (`order=simultaneous`): In jedem Schritt entscheiden "
                        "alle, die noch dabei sind, gleichzeitig; dann zahlen und würfeln alle, die weiter "
                        "würfeln. Mit `order=in_turn` hat jeder, wenn er an der Reihe ist, genau eine "
                        "Aktion, im Uhrzeigersinn vom Startspieler aus, der jede Runde wechselt."
                    ),
                    "RULING: only simultaneous decisions make a general bust likely",
                    Effect.CONDUCTS,
                ),
                rule(
                    "SZ-3.7",
                    (
                        "Bust: as soon as the sum of all your dice exceeds 17, you must uncover them at once "
                        "and are out; your stakes stay."
                    ),
                    (
                        "Überwürfeln: Sobald die Summe aller deiner Würfel 17 übersteigt, musst du sofort "
                        "aufdecken und scheidest aus; deine Einsätze bleiben liegen."
                    ),
                    "„muss der Spieler sofort aufdecken und scheidet aus“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "SZ-3.8",
                    "Exactly 17 is not bust.",
                    "Genau 17 ist nicht überwürfelt.",
                    "„übersteigt“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "SZ-3.9",
                    (
                        "If after the start throws or after a step (with `order=in_turn` an action) only one "
                        "player is not bust, that player wins at once and pays nothing more, whether they "
                        "have passed or not."
                    ),
                    (
                        "Hat nach den Startwürfen oder nach einem Schritt (mit `order=in_turn`: nach einer "
                        "Aktion) nur noch einer nicht überwürfelt, gewinnt er sofort und zahlt nichts mehr, "
                        "ob er schon gepasst hat oder nicht."
                    ),
                    "RULING: the last one left has nothing more to decide",
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "SZ-4",
            Text("Winning", "Die Runde gewinnen"),
            (
                rule(
                    "SZ-4.1",
                    (
                        "When everybody has passed or gone bust, the player closest to 17 wins, that is, the "
                        "highest total not above 17."
                    ),
                    (
                        "Haben alle gepasst oder überwürfelt, gewinnt, wer am nächsten an der 17 ist, also "
                        "die höchste Summe bis einschließlich 17 hat."
                    ),
                    "„Der Spieler, der am nächsten an der … ist, gewinnt“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "SZ-4.2",
                    "If totals are equal, the player with fewer dice wins.",
                    "Bei Gleichstand gewinnt, wer weniger Würfel hat.",
                    "„Bei Gleichstand gewinnt der mit der geringeren Würfelzahl.“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "SZ-4.3",
                    (
                        "If there is still a tie, `tie` decides. `share` (default): the tied players divide "
                        "the pot equally, and odd coins go to the next round's pot. `carry`: the whole pot "
                        "goes there. `playoff`: the pot waits for one more ordinary round among the tied "
                        "players, with new stakes."
                    ),
                    (
                        "Steht es dann noch gleich, entscheidet `tie`. `share` (Vorgabe): Die "
                        "Gleichstehenden teilen den Pot zu gleichen Teilen; überzählige Münzen kommen in den "
                        "Pot der nächsten Runde. `carry`: Der ganze Pot kommt dorthin. `playoff`: Der Pot "
                        "wartet auf eine weitere gewöhnliche Runde der Gleichstehenden mit neuen Einsätzen."
                    ),
                    "RULING: the source knows no second tie",
                    Effect.SCORES,
                ),
                rule(
                    "SZ-4.4",
                    (
                        "If everybody is bust, each takes back all their own stakes (`all_bust=refund_all`). "
                        "With `all_bust=refund_last` only those who went bust in the last step take theirs "
                        "back; the rest stays for the next round. A carried pot stays in either way."
                    ),
                    (
                        "Überwürfeln alle, nimmt jeder alle seine Einsätze zurück (`all_bust=refund_all`). "
                        "Mit `all_bust=refund_last` nehmen nur die ihren Einsatz zurück, die im letzten "
                        "Schritt überwürfelt haben; der Rest bleibt für die nächste Runde. Ein Pot aus der "
                        "vorigen Runde bleibt in beiden Fällen liegen."
                    ),
                    (
                        "„Bei gleichzeitigem Ausscheiden aller Spieler wird der Einsatz zurückgezogen.“; "
                        "RULING: everybody counts, and each takes back all they paid"
                    ),
                    Effect.SCORES,
                ),
                rule(
                    "SZ-4.5",
                    "The winner takes all the stakes of the round.",
                    "Der Gewinner bekommt alle Einsätze der Runde.",
                    "RULING: implied by „Runde gewinnen“",
                    Effect.SCORES,
                ),
                rule(
                    "SZ-4.6",
                    "A remainder carried over counts in the pot and goes to the winner of the next round.",
                    "Ein übertragener Rest zählt zum Pot und geht an den Gewinner der nächsten Runde.",
                    "RULING: the source has no remainder",
                    Effect.SCORES,
                ),
            ),
        ),
    ),
)
