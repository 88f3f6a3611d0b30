"""The agreements before play: options of 17 and the frozen rules made from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import cast

from engine.core.options import Option, OptionTable, OptionValue
from engine.core.text import Text

LIMIT = 17
START_DICE = 3
MOST_PLAYERS = 8


class Order(StrEnum):
    """How decisions are made (SZ-3.6)."""

    SIMULTANEOUS = "simultaneous"
    IN_TURN = "in_turn"


class Tie(StrEnum):
    """What becomes of the pot when totals and dice are equal (SZ-4.3)."""

    SHARE = "share"
    CARRY = "carry"
    PLAYOFF = "playoff"


class AllBust(StrEnum):
    """Who takes stakes back when everybody is bust (SZ-4.4)."""

    REFUND_ALL = "refund_all"
    REFUND_LAST = "refund_last"


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules a session is played under; the stake is in whole coins."""

    players: int = 4
    stake: int = 1
    pass_costs: bool = True
    order: Order = Order.SIMULTANEOUS
    tie: Tie = Tie.SHARE
    all_bust: AllBust = AllBust.REFUND_ALL

    @property
    def price_of_passing(self) -> int:
        """What standing costs (SZ-3.4)."""
        return self.stake if self.pass_costs else 0


def make_rules(values: Mapping[str, OptionValue]) -> Rules:
    """Rules from a full set of option values, read by the option table."""
    return Rules(
        players=cast(int, values["players"]),
        stake=cast(int, values["stake"]),
        pass_costs=bool(values["pass_costs"]),
        order=Order(cast(str, values["order"])),
        tie=Tie(cast(str, values["tie"])),
        all_bust=AllBust(cast(str, values["all_bust"])),
    )


OPTIONS = OptionTable(
    (
        Option(
            "players",
            Text("Players", "Spieler"),
            Text("How many sit at the table, you included.", "Wie viele am Tisch sitzen, du mitgezählt."),
            "SZ-1.1",
            (4,),
            least=2,
            most=MOST_PLAYERS,
        ),
        Option(
            "stake",
            Text("Stake", "Einsatz"),
            Text("What every throw costs, in coins.", "Was jeder Wurf kostet, in Münzen."),
            "SZ-1.3",
            (1,),
            least=1,
        ),
        Option(
            "pass_costs",
            Text("Standing costs a stake", "Passen kostet einen Einsatz"),
            Text(
                "Whoever passes lays down another stake; without it passing is free.",
                "Wer passt, legt noch einen Einsatz; sonst ist Passen umsonst.",
            ),
            "SZ-3.4",
            (True, False),
        ),
        Option(
            "order",
            Text("Order", "Reihenfolge"),
            Text(
                "Whether all decide at the same time or one after the other.",
                "Ob alle gleichzeitig entscheiden oder einer nach dem anderen.",
            ),
            "SZ-3.6",
            ("simultaneous", "in_turn"),
            {
                "simultaneous": Text("all at the same time", "alle gleichzeitig"),
                "in_turn": Text("one action each, clockwise", "reihum je eine Aktion"),
            },
        ),
        Option(
            "tie",
            Text("Equal totals, equal dice", "Gleiche Summe, gleich viele Würfel"),
            Text(
                "What becomes of the pot when not even the number of dice decides.",
                "Was aus dem Pot wird, wenn auch die Zahl der Würfel nicht entscheidet.",
            ),
            "SZ-4.3",
            ("share", "carry", "playoff"),
            {
                "share": Text("shared, odd coins stay", "geteilt, überzählige Münzen bleiben"),
                "carry": Text("stays for the next round", "bleibt für die nächste Runde"),
                "playoff": Text("play-off among the tied", "Stechen unter den Gleichen"),
            },
        ),
        Option(
            "all_bust",
            Text("Everybody bust", "Alle überwürfelt"),
            Text(
                "Who takes their stakes back when nobody is left.",
                "Wer seine Einsätze zurücknimmt, wenn keiner übrig ist.",
            ),
            "SZ-4.4",
            ("refund_all", "refund_last"),
            {
                "refund_all": Text("everybody takes back", "alle nehmen zurück"),
                "refund_last": Text("only those bust last", "nur die zuletzt Überwürfelten"),
            },
        ),
    )
)
