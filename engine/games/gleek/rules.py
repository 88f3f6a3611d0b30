"""What can be agreed before a match of Gleek, and the frozen rules that follow from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.core.options import Option, OptionTable, OptionValue
from engine.core.text import Text


class OddChip(StrEnum):
    """Who gets the odd chip of the buyer's price."""

    POT = "pot"
    FOREHAND = "forehand"


class RuffPass(StrEnum):
    """What a player owes who passes in the ruff."""

    CURRENT = "current"
    BEFORE_RAISE = "before_raise"


class Leftover(StrEnum):
    """Whose is the pot that is left after the last deal."""

    STAYS = "stays"
    SHARE = "share"
    WINNER = "winner"


@dataclass(frozen=True, slots=True)
class Rules:
    """The agreements of one match, one field per option; amounts in chips."""

    tiddy: bool = True
    towser_tumbler: bool = False
    tt_in_hand: bool = False
    tt_turned_double: bool = False
    opening_bid: int = 12
    follow_high: bool = False
    odd_chip: OddChip = OddChip.POT
    turn_up_counts: bool = False
    ruff_pass: RuffPass = RuffPass.CURRENT
    ruff_limit: int | None = None
    leftover_pot: Leftover = Leftover.STAYS
    deals: int = 9
    chips: int = 100


_YES_NO: Mapping[OptionValue, Text] = {True: Text("yes", "ja"), False: Text("no", "nein")}


def _switch(name: str, default: bool, rule: str, label: Text, help: Text) -> Option:
    return Option(name, label, help, rule, (default, not default), _YES_NO)


OPTIONS = OptionTable(
    (
        _switch(
            "tiddy",
            True,
            "GL-9.1",
            Text("Tiddy", "Tiddy"),
            Text(
                "The 4 of trumps brings chips: 4 from each opponent when turned up, 2 when played or shown.",
                "Die Trumpf-Vier bringt Chips: aufgedeckt 4 von jedem Gegner, gelegt oder gezeigt 2.",
            ),
        ),
        _switch(
            "towser_tumbler",
            False,
            "GL-9.2",
            Text("Towser and Tumbler", "Towser und Tumbler"),
            Text(
                "Turning up the 5 or 6 of trumps brings the dealer 5 or 6 chips from each opponent.",
                "Aufgedeckt bringt die Trumpf-Fünf oder -Sechs dem Geber 5 oder 6 Chips von jedem Gegner.",
            ),
        ),
        _switch(
            "tt_in_hand",
            False,
            "GL-9.2",
            Text("Towser and Tumbler in hand", "Towser und Tumbler auf der Hand"),
            Text(
                "Played or shown from the hand they bring 5 or 6 as well. Only with Towser and Tumbler.",
                "Auch aus der Hand gelegt oder gezeigt bringen sie 5 oder 6. Nur mit Towser und Tumbler.",
            ),
        ),
        _switch(
            "tt_turned_double",
            False,
            "GL-9.2",
            Text("Towser and Tumbler turned up count double", "Towser und Tumbler aufgedeckt doppelt"),
            Text(
                "Turned up they bring 10 or 12. Only with Towser and Tumbler.",
                "Aufgedeckt bringen sie 10 oder 12. Nur mit Towser und Tumbler.",
            ),
        ),
        Option(
            "opening_bid",
            Text("Opening bid", "Eröffnungsgebot"),
            Text("What forehand must bid for the stock.", "Was die Vorhand für den Stapel bieten muss."),
            "GL-9.3",
            (12, 13),
            {12: Text("12", "12"), 13: Text("13", "13")},
        ),
        _switch(
            "follow_high",
            False,
            "GL-9.4",
            Text("Following high", "Hoch bedienen"),
            Text(
                "Who follows suit must play the highest card of that suit.",
                "Wer bedient, muss die höchste Karte der Farbe legen.",
            ),
        ),
        Option(
            "odd_chip",
            Text("Odd chip of the price", "Ungerader Chip beim Kauf"),
            Text(
                "Where it goes when the price of the stock is odd.",
                "Wohin er geht, wenn der Preis des Stapels ungerade ist.",
            ),
            "GL-3.6",
            ("pot", "forehand"),
            {"pot": Text("into the pot", "in den Pot"), "forehand": Text("to forehand", "an die Vorhand")},
        ),
        _switch(
            "turn_up_counts",
            False,
            "GL-2.5",
            Text("The turn-up counts", "Die aufgedeckte Karte zählt"),
            Text(
                "The turn-up counts for the dealer's ruff and sets; it is still never played.",
                "Die aufgedeckte Karte zählt für Ruff und Gleeks des Gebers; gespielt wird sie nie.",
            ),
        ),
        Option(
            "ruff_pass",
            Text("Passing in the ruff", "Passen im Ruff"),
            Text(
                "What you owe the winner of the ruff when you pass.",
                "Was du dem Gewinner des Ruffs schuldest, wenn du passt.",
            ),
            "GL-4.6",
            ("current", "before_raise"),
            {
                "current": Text("the stake as it stands", "den Einsatz, wie er steht"),
                "before_raise": Text(
                    "the stake before the last raise", "den Einsatz vor der letzten Erhöhung"
                ),
            },
        ),
        Option(
            "ruff_limit",
            Text("Limit of the ruff", "Grenze des Ruffs"),
            Text("No raise may bring the stake above it.", "Keine Erhöhung darf den Einsatz darüber heben."),
            "GL-4.14",
            (None,),
            {None: Text("none", "keine")},
            least=2,
        ),
        Option(
            "leftover_pot",
            Text("Pot left at the end", "Rest im Pot am Ende"),
            Text(
                "Whose is the pot that is left after the last deal.",
                "Wem der Pot gehört, der nach dem letzten Spiel übrig ist.",
            ),
            "GL-8.3",
            ("stays", "share", "winner"),
            {
                "stays": Text("nobody's", "niemandem"),
                "share": Text("shared in thirds", "gedrittelt"),
                "winner": Text("the winner's", "dem Gewinner"),
            },
        ),
        Option(
            "deals",
            Text("Deals", "Zahl der Spiele"),
            Text(
                "How many deals make a match: a multiple of three, so that all deal equally often.",
                "Wie viele Spiele gespielt werden: ein Vielfaches von drei, damit alle gleich oft geben.",
            ),
            "GL-8.1",
            (9,),
            least=3,
            multiple=3,
        ),
        Option(
            "chips",
            Text("Chips", "Chips"),
            Text("What each player begins with.", "Womit jeder beginnt."),
            "GL-1.7",
            (100,),
            least=0,
        ),
    )
)


def make_rules(values: Mapping[str, OptionValue]) -> Rules:
    """The rules for a full set of option values."""
    v = dict(values)
    v |= {
        "odd_chip": OddChip(str(v["odd_chip"])),
        "ruff_pass": RuffPass(str(v["ruff_pass"])),
        "leftover_pot": Leftover(str(v["leftover_pot"])),
    }
    return Rules(**v)  # type: ignore[arg-type]  # every value was read by its option
