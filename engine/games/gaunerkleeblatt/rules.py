"""The options of Gaunerkleeblatt and the rules they make."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards.packs import GAUNER_32
from engine.core.options import Option, OptionTable
from engine.core.seat import NUMBERED, Seat
from engine.core.text import Text

PACK = GAUNER_32
HAND = 6  # GK-2.1
MOST_EXCHANGED = 3  # GK-4.2
PEOPLES = {
    "S": Text("humans", "Menschen"),
    "B": Text("elves", "Elfen"),
    "H": Text("dwarves", "Zwerge"),
    "P": Text("gnomes", "Gnome"),
}  # GK-1.2


class Exchange(StrEnum):
    """When the discards join the stock (GK-4.3)."""

    SHUFFLE_FIRST = "shuffle_first"
    DRAW_FIRST = "draw_first"


class Raises(StrEnum):
    """How often the stake may be raised in one betting (GK-3.5)."""

    ONE_PER_ROUND = "one_per_round"
    ONE_PER_PLAYER = "one_per_player"


@dataclass(frozen=True, slots=True)
class Rules:
    """What the players have agreed on; one field per option."""

    players: int = 4
    run_min: int = 2
    run_wraps: bool = False
    exchange: Exchange = Exchange.SHUFFLE_FIRST
    raises: Raises = Raises.ONE_PER_ROUND
    max_stake: int | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats at the table, clockwise."""
        return NUMBERED[: self.players]

    @property
    def games(self) -> int:
        """How many games a session has: the rules leave it open, here each player deals once."""
        return self.players

    def stock(self, inside: int) -> int:
        """How many cards the stock has while so many players are in (GK-2.2, GK-2.3, GK-3.7)."""
        return PACK.size - HAND * inside


OPTIONS = OptionTable(
    (
        Option(
            "players",
            Text("Players", "Spieler"),
            Text(
                "How many play; the fewer, the larger the stock.",
                "Wie viele mitspielen; je weniger, desto größer der Stapel.",
            ),
            "GK-1.1",
            (4, 3, 2),
        ),
        Option(
            "run_min",
            Text("Shortest Reihe", "Kürzeste Reihe"),
            Text(
                "How many cards a Reihe needs to score at all.",
                "Wie viele Karten eine Reihe braucht, um überhaupt zu zählen.",
            ),
            "GK-6.6",
            (2, 1, 3),
        ),
        Option(
            "run_wraps",
            Text("Reihe round the corner", "Reihe um die Ecke"),
            Text("Whether H and A are neighbours in a Reihe.", "Ob H und A in einer Reihe Nachbarn sind."),
            "GK-6.4",
            (False, True),
            {
                False: Text("No: A is the top end", "Nein: A ist das obere Ende"),
                True: Text("Yes: H-A-B is a Reihe", "Ja: H-A-B ist eine Reihe"),
            },
        ),
        Option(
            "exchange",
            Text("Exchange", "Tausch"),
            Text(
                "Whether your discards are mixed into the stock before you draw or after.",
                "Ob deine abgelegten Karten vor oder nach dem Ziehen in den Stapel gemischt werden.",
            ),
            "GK-4.3",
            ("shuffle_first", "draw_first"),
            {
                "shuffle_first": Text("Mix in first, then draw", "Erst einmischen, dann ziehen"),
                "draw_first": Text("Draw first, then mix in", "Erst ziehen, dann einmischen"),
            },
        ),
        Option(
            "raises",
            Text("Raises", "Erhöhungen"),
            Text(
                "How often the stake may be raised in one betting.",
                "Wie oft der Einsatz in einer Bieterrunde erhöht werden darf.",
            ),
            "GK-3.5",
            ("one_per_round", "one_per_player"),
            {
                "one_per_round": Text("One in each betting", "Eine je Bieterrunde"),
                "one_per_player": Text("One by each player", "Eine je Spieler"),
            },
        ),
        Option(
            "max_stake",
            Text("Highest stake", "Höchster Einsatz"),
            Text(
                "The highest stake that may be named or raised to.",
                "Der höchste Einsatz, der genannt oder auf den erhöht werden darf.",
            ),
            "GK-3.9",
            (None,),
            {None: Text("No limit", "Ohne Grenze")},
            least=1,
        ),
    )
)
