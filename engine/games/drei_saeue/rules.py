"""The options of Drei Säue vor dem Hof and the rules they make."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards.packs import GERMAN_32
from engine.cards.trick import TrickRules
from engine.core.options import Option, OptionTable
from engine.core.seat import COMPASS, Seat, Side, after
from engine.core.text import Text

SEATS = COMPASS
SIDES = (Side("NS", (Seat.N, Seat.S)), Side("EW", (Seat.E, Seat.W)))
PACK = GERMAN_32
TRICKS = TrickRules(pack=PACK, plain="6789TUOK", trump="6789TUOK")  # no trump: DS-1.4
HAND = PACK.size // len(SEATS)  # DS-2.3
ROUNDS = len(SEATS)  # the rules name no length: a session is one deal by each player


class TakePig(StrEnum):
    """Whether the winner of a trick may leave the Sau where it lies (DS-4.8)."""

    ASK = "ask"
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class Rules:
    """What the players have agreed on; one field per option."""

    stake: int = 1
    take_pig: TakePig = TakePig.ASK
    yard_choice: bool = False


OPTIONS = OptionTable(
    (
        Option(
            "stake",
            Text("Stake", "Einsatz"),
            Text(
                "Coppers that a loser pays for a round won 3 to 1; all other payments are twice that.",
                "Kupferstücke, die ein Verlierer bei 3 zu 1 zahlt; alle anderen Zahlungen sind doppelt so "
                "hoch.",
            ),
            "DS-1.5",
            (1,),
            least=1,
        ),
        Option(
            "take_pig",
            Text("Taking the Sau", "Die Sau nehmen"),
            Text(
                "Whether the winner of a trick may leave the Sau where it lies.",
                "Ob der Gewinner eines Stichs die Sau liegen lassen darf.",
            ),
            "DS-4.8",
            ("ask", "always"),
            {
                "ask": Text("The winner decides", "Der Gewinner entscheidet"),
                "always": Text("It is always taken", "Sie wird immer genommen"),
            },
        ),
        Option(
            "yard_choice",
            Text("Partner's yard", "Hof des Partners"),
            Text(
                "Whether the winner may also lay the Sau in the partner's yard.",
                "Ob der Gewinner die Sau auch vor den Hof des Partners legen darf.",
            ),
            "DS-4.10",
            (False, True),
            {
                False: Text("Only the own yard", "Nur der eigene Hof"),
                True: Text("Own or partner's yard", "Eigener Hof oder Hof des Partners"),
            },
        ),
    )
)


def partner(seat: Seat) -> Seat:
    """The player opposite (DS-1.1)."""
    return after(SEATS, seat, 2)


def side_of(seat: Seat) -> Side:
    """The pair this seat belongs to."""
    return SIDES[0] if seat in SIDES[0].seats else SIDES[1]
