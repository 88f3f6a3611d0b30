"""The options of Kaufmannsglück and the rules they make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import cast

from engine.core.options import Option, OptionTable, OptionValue
from engine.core.seat import NUMBERED
from engine.core.text import Text

SEATS = NUMBERED[:3]
ROUNDS = 3  # KG-3.4
START_CARDS = 2  # KG-3.2
OPEN_CARDS = 3  # KG-3.1
GAMES = 3  # how long a table plays: everybody deals once; no rule of the game says


class Presser(StrEnum):
    """What becomes of a player who pressed and did not buy (KG-4.19)."""

    IF_NOT_OUTBID = "if_not_outbid"
    OWN_TURN = "own_turn"
    STACK_CARD = "stack_card"


class SuitOrder(StrEnum):
    """Which suits Ren, Warin, Sain and Telen are (KG-1.4)."""

    TABLE = "table"
    TEXT = "text"

    @property
    def letters(self) -> str:
        """The suits' letters, Ren first."""
        return "HDSC" if self is SuitOrder.TABLE else "HSDC"


@dataclass(frozen=True, slots=True)
class Rules:
    """What the players have agreed; one field per option.

    `limit` is the top bid in coppers, None for none.
    """

    limit: int | None = 3
    ace_low: bool = False
    two_pairs: bool = False
    presser: Presser = Presser.IF_NOT_OUTBID
    suit_order: SuitOrder = SuitOrder.TABLE
    no_limit_outside_buy: bool = True

    @property
    def open_auction(self) -> bool:
        """Whether the highest bidder gets the card, active or not (KG-5.3)."""
        return self.limit is None and self.no_limit_outside_buy


_YES_NO: Mapping[OptionValue, Text] = {True: Text("yes", "ja"), False: Text("no", "nein")}

OPTIONS = OptionTable(
    (
        Option(
            "limit",
            Text("Limit", "Limit"),
            Text(
                "The top bid for one card, in coppers; who bids it has bought the card.",
                "Das Höchstgebot für eine Karte in Kupfer; wer es setzt, hat die Karte gekauft.",
            ),
            "KG-5.1",
            (3, 5, None),
            {
                3: Text("3 (Dreier-Limit)", "3 (Dreier-Limit)"),
                5: Text("5 (Fünferlimit)", "5 (Fünferlimit)"),
                None: Text("none (Ohne Limit)", "keines (Ohne Limit)"),
            },
        ),
        Option(
            "ace_low",
            Text("Ace also low", "Ass auch niedrig"),
            Text(
                "Ace-2-3-4 and ace-2-3-4-5 are runs too, the lowest of all.",
                "Auch Ass-2-3-4 und Ass-2-3-4-5 sind Straßen, und zwar die niedrigsten.",
            ),
            "KG-2.12",
            (False, True),
            _YES_NO,
        ),
        Option(
            "two_pairs",
            Text("Second pair counts", "Zweites Paar zählt"),
            Text(
                "Between two Zweier the second pair is compared before single cards.",
                "Zwischen zwei Zweiern wird das zweite Paar vor den Einzelkarten verglichen.",
            ),
            "KG-2.13",
            (False, True),
            _YES_NO,
        ),
        Option(
            "presser",
            Text("After pressing", "Nach dem Pressen"),
            Text(
                "What becomes of a player who pressed and did not get the card.",
                "Was mit einem geschieht, der gepresst und die Karte nicht bekommen hat.",
            ),
            "KG-4.19",
            tuple(p.value for p in Presser),
            {
                "if_not_outbid": Text(
                    "keeps a turn unless outbid", "behält seinen Zug, wenn er nicht überboten wird"
                ),
                "own_turn": Text("always keeps a turn", "behält seinen Zug immer"),
                "stack_card": Text("draws from the stack", "zieht vom Stapel"),
            },
        ),
        Option(
            "suit_order",
            Text("Order of the suits", "Reihenfolge der Farben"),
            Text(
                "Which suits are Ren, Warin, Sain and Telen, from high to low.",
                "Welche Farben Ren, Warin, Sain und Telen sind, von hoch nach niedrig.",
            ),
            "KG-1.4",
            tuple(s.value for s in SuitOrder),
            {
                "table": Text(
                    "hearts, diamonds, spades, clubs (the table)", "Herz, Karo, Pik, Kreuz (die Tabelle)"
                ),
                "text": Text(
                    "hearts, spades, diamonds, clubs (the text)", "Herz, Pik, Karo, Kreuz (der Text)"
                ),
            },
        ),
        Option(
            "no_limit_outside_buy",
            Text("Without a limit anybody can buy", "Ohne Limit kann jeder kaufen"),
            Text(
                "Only without a limit: the highest bidder gets the card, active or not.",
                "Nur ohne Limit: Der Höchstbietende bekommt die Karte, ob er aktiv ist oder nicht.",
            ),
            "KG-5.3",
            (True, False),
            _YES_NO,
        ),
    )
)


def make(values: Mapping[str, OptionValue]) -> Rules:
    """The rules for a full set of option values."""
    return Rules(
        cast("int | None", values["limit"]),
        bool(values["ace_low"]),
        bool(values["two_pairs"]),
        Presser(str(values["presser"])),
        SuitOrder(str(values["suit_order"])),
        bool(values["no_limit_outside_buy"]),
    )
