"""What can be agreed before a match of Klaverjas: the option table, its presets and the typed rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import cast

from engine.cards.trick import Undertrump
from engine.core.options import Option, OptionTable, OptionValue
from engine.core.refusal import BadInput
from engine.core.score import Who
from engine.core.seat import COMPASS, Seat, Side
from engine.core.text import Text


class Trumping(StrEnum):
    """Whether a winning partner frees from trumping (KJ-4.6)."""

    AMSTERDAM = "amsterdam"
    ROTTERDAM = "rotterdam"


class RoemBy(StrEnum):
    """Where roem is looked for: in one player's hand (KJ-5.8) or on the table (KJ-5.7)."""

    HAND = "hand"
    TRICK = "trick"


class Claim(StrEnum):
    """How roem is announced (KJ-5.11)."""

    AUTO = "auto"
    MANUAL = "manual"


class Threshold(StrEnum):
    """What the declaring side must reach (KJ-6.3)."""

    FIXED82 = "fixed82"
    HALF = "half"
    CARDS82 = "cards82"


class Proposal(StrEnum):
    """What is turned up to propose trumps (KJ-3.2)."""

    LOW_CARD = "low_card"
    DEALER_CARD = "dealer_card"
    RANDOM = "random"


class TalonPoints(StrEnum):
    """Whose the laid-away cards are with three players (KJ-8.5 c)."""

    DECLARER = "declarer"
    LAST_TRICK = "last_trick"


@dataclass(frozen=True, slots=True)
class Rules:
    """Everything agreed before play; one field per option."""

    players: int
    trumping: Trumping
    undertrump: Undertrump
    head_trump_lead: bool
    roem: RoemBy
    roem_claim: Claim
    four_jacks: int
    four_low: bool
    threshold: Threshold
    pit_for_defenders: bool
    slot_bonus: bool
    slot_with_pit: bool
    ledig: bool
    nat_penalty: bool
    proposal: Proposal
    dealer_free_choice: bool
    talon_points: TalonPoints
    deals: int

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, clockwise (KJ-1.2, KJ-8.5, KJ-8.6)."""
        return seats_of(self.players)

    @property
    def sides(self) -> tuple[Who, ...]:
        """Who win and lose together: two partnerships of four, else everybody alone."""
        return sides_of(self.players)

    def side(self, seat: Seat) -> Who:
        """The side a seat belongs to."""
        return next(s for s in self.sides if s == seat or (isinstance(s, Side) and seat in s.seats))

    @property
    def hand_size(self) -> int:
        """Cards dealt into each hand."""
        return 10 if self.players == 3 else 8

    @property
    def trick_count(self) -> int:
        """Tricks in a deal: 8 with four players, 10 with three, 16 with two."""
        return {4: 8, 3: 10, 2: 16}[self.players]

    @property
    def partners(self) -> bool:
        """Whether anybody has a partner."""
        return self.players == 4


@lru_cache
def seats_of(players: int) -> tuple[Seat, ...]:
    """The seats at a table of so many."""
    return {4: COMPASS, 3: COMPASS[:3], 2: (Seat.N, Seat.S)}[players]


@lru_cache
def sides_of(players: int) -> tuple[Who, ...]:
    """The sides at a table of so many."""
    if players == 4:
        return Side("NS", (Seat.N, Seat.S)), Side("EW", (Seat.E, Seat.W))
    return seats_of(players)


DEALS, DEALS_OF_THREE = 16, 12
_YES = Text("yes", "ja")
_NO = Text("no", "nein")


class KlaverjasOptions(OptionTable):
    """The option table; with three players 12 deals are the default (KJ-8.5 g), else 16."""

    def read(self, given: object) -> dict[str, OptionValue]:
        """Every option with its value."""
        values = super().read(given)
        if values["players"] == 3 and isinstance(given, Mapping) and "deals" not in given:
            values["deals"] = DEALS_OF_THREE
        return values

    def changed(self, values: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Only what departs from the default."""
        changed = super().changed(values)
        if values.get("players") == 3 and "deals" in values:
            changed.pop("deals", None)
            if values["deals"] != DEALS_OF_THREE:
                changed["deals"] = values["deals"]
        return changed


def _flag(name: str, label: Text, help: Text, rule: str, default: bool = False) -> Option:
    return Option(name, label, help, rule, (default, not default), {True: _YES, False: _NO})


_OPTIONS = (
    Option(
        "players",
        Text("Players", "Spieler"),
        Text(
            "Four in two partnerships; three or two play everyone for themselves.",
            "Vier in zwei Partnerschaften; zu dritt und zu zweit spielt jeder für sich.",
        ),
        "KJ-1.1",
        (4, 3, 2),
    ),
    Option(
        "trumping",
        Text("When your partner is winning", "Wenn der Partner den Stich hat"),
        Text(
            "Amsterdam: a void player need not trump while the partner wins a plain-suit trick. "
            "Rotterdam: always trump.",
            "Amsterdam: Wer blank ist, muss nicht trumpfen, solange der Partner den Stich hat. "
            "Rotterdam: immer trumpfen.",
        ),
        "KJ-4.6",
        ("amsterdam", "rotterdam"),
        {
            "amsterdam": Text("Amsterdam: free", "Amsterdam: frei"),
            "rotterdam": Text("Rotterdam: trump all the same", "Rotterdam: trotzdem trumpfen"),
        },
    ),
    Option(
        "undertrump",
        Text("Who cannot overtrump", "Wer nicht übertrumpfen kann"),
        Text(
            "Must play a trump all the same, may play any card, or must avoid a trump that is too low.",
            "Muss trotzdem Trumpf spielen, darf jede Karte spielen oder muss zu niedrige Trümpfe meiden.",
        ),
        "KJ-4.7",
        ("must", "may", "avoid"),
        {
            "must": Text("must undertrump", "muss untertrumpfen"),
            "may": Text("is free", "ist frei"),
            "avoid": Text("must not undertrump", "darf nicht untertrumpfen"),
        },
    ),
    _flag(
        "head_trump_lead",
        Text("A trump lead must be beaten", "Angespielten Trumpf überbieten"),
        Text(
            "If trumps are led, play a higher one if you can.",
            "Ist Trumpf ausgespielt, muss nach Möglichkeit ein höherer folgen.",
        ),
        "KJ-4.8",
    ),
    Option(
        "roem",
        Text("Roem is counted", "Roem zählt"),
        Text(
            "By the hand: combinations one player was dealt. By the trick: what lies on the table together.",
            "Aus der Hand: Kombinationen eines Spielers. Im Stich: was zusammen auf dem Tisch liegt.",
        ),
        "KJ-5.8",
        ("hand", "trick"),
        {"hand": Text("by the hand", "aus der Hand"), "trick": Text("by the trick", "im Stich")},
    ),
    Option(
        "roem_claim",
        Text("Roem is announced", "Roem wird angesagt"),
        Text(
            "By itself, or only if the winner of the trick claims it before leading again.",
            "Von selbst oder nur, wenn der Gewinner des Stichs ihn vor dem Ausspielen beansprucht.",
        ),
        "KJ-5.11",
        ("auto", "manual"),
        {"auto": Text("by itself", "von selbst"), "manual": Text("by claiming it", "durch Ansage")},
    ),
    Option(
        "four_jacks",
        Text("Four jacks", "Vier Buben"),
        Text("Points for all four jacks.", "Punkte für alle vier Buben."),
        "KJ-5.4",
        (100, 200),
    ),
    _flag(
        "four_low",
        Text("Four sevens or eights count", "Vier Siebenen oder Achten zählen"),
        Text("They bring 100 too.", "Auch sie bringen 100."),
        "KJ-5.3",
    ),
    Option(
        "threshold",
        Text("The declaring side needs", "Die reizende Seite braucht"),
        Text("What it takes not to be nat.", "Was nötig ist, um nicht nat zu sein."),
        "KJ-6.3",
        ("fixed82", "half", "cards82"),
        {
            "fixed82": Text("82 with its roem", "82 samt Roem"),
            "half": Text("more than the others", "mehr als die anderen"),
            "cards82": Text("82 without roem", "82 ohne Roem"),
        },
    ),
    _flag(
        "pit_for_defenders",
        Text("Pit for the defenders too", "Pit auch für die Verteidiger"),
        Text(
            "100 more if the declaring side wins no trick.",
            "100 dazu, wenn die reizende Seite keinen Stich macht.",
        ),
        "KJ-6.5",
    ),
    _flag(
        "slot_bonus",
        Text("Slot bonus", "Slot-Bonus"),
        Text(
            "50 more if the defenders make no point at all.",
            "50 dazu, wenn die Verteidiger keinen einzigen Punkt machen.",
        ),
        "KJ-6.6",
    ),
    _flag(
        "slot_with_pit",
        Text("Slot bonus on a pit", "Slot-Bonus auch bei Pit"),
        Text("Whether the slot bonus is added to pit.", "Ob der Slot-Bonus zum Pit hinzukommt."),
        "KJ-6.6",
        True,
    ),
    _flag(
        "ledig",
        Text("Ledig may be bid", "Ledig ist erlaubt"),
        Text(
            "Four players only: to win no trick at all, for 50 points.",
            "Nur zu viert: keinen einzigen Stich machen, für 50 Punkte.",
        ),
        "KJ-8.4",
    ),
    _flag(
        "nat_penalty",
        Text("Nat is played", "Nat wird gespielt"),
        Text(
            "Without it both sides write what they made.",
            "Ohne Nat schreiben beide Seiten, was sie gemacht haben.",
        ),
        "KJ-8.7",
        True,
    ),
    Option(
        "proposal",
        Text("Trumps are proposed by", "Trumpf schlägt vor"),
        Text(
            "An unused card 2 to 6, the dealer's eighth card, or a suit drawn by lot.",
            "Eine unbenutzte Karte 2 bis 6, die achte Karte des Gebers oder eine ausgeloste Farbe.",
        ),
        "KJ-3.2",
        ("low_card", "dealer_card", "random"),
        {
            "low_card": Text("an unused card", "eine unbenutzte Karte"),
            "dealer_card": Text("the dealer's eighth card", "die achte Karte des Gebers"),
            "random": Text("drawing a suit", "das Los"),
        },
    ),
    _flag(
        "dealer_free_choice",
        Text("A forced dealer may choose any suit", "Gezwungener Geber wählt frei"),
        Text(
            "Then the proposed suit is open to the dealer again.",
            "Dann steht ihm auch die vorgeschlagene Farbe wieder offen.",
        ),
        "KJ-3.6",
    ),
    Option(
        "talon_points",
        Text("Laid-away cards (three players)", "Weggelegte Karten (zu dritt)"),
        Text("Whose points they are.", "Wem ihre Punkte gehören."),
        "KJ-8.5",
        ("declarer", "last_trick"),
        {
            "declarer": Text("count for the declarer", "zählen für den Ansager"),
            "last_trick": Text("go with the last trick", "gehen mit dem letzten Stich"),
        },
    ),
    Option(
        "deals",
        Text("Deals in a match", "Spiele einer Partie"),
        Text("16, with three players 12 by default.", "16, zu dritt 12 als Vorgabe."),
        "KJ-7.1",
        (DEALS,),
        least=1,
    ),
)

_CLUB: dict[str, OptionValue] = {
    "trumping": "amsterdam",
    "undertrump": "avoid",
    "head_trump_lead": True,
    "roem": "trick",
    "threshold": "half",
}

OPTIONS = KlaverjasOptions(
    _OPTIONS,
    {
        "book": {
            "trumping": "amsterdam",
            "undertrump": "must",
            "head_trump_lead": False,
            "roem": "hand",
            "threshold": "fixed82",
        },
        "club": _CLUB,
        "club-rotterdam": {**_CLUB, "trumping": "rotterdam", "undertrump": "must"},
    },
    {
        "book": Text("As the book has it", "Wie im Buch"),
        "club": Text("Club, Amsterdam", "Club, Amsterdam"),
        "club-rotterdam": Text("Club, Rotterdam", "Club, Rotterdam"),
    },
)


def make_rules(values: Mapping[str, OptionValue]) -> Rules:
    """The typed rules; BadInput for ledig with fewer than four players (KJ-8.4)."""
    if values["ledig"] and values["players"] != 4:
        raise BadInput("ledig is only for four players", "Ledig gibt es nur zu viert")
    return Rules(
        players=cast(int, values["players"]),
        trumping=Trumping(str(values["trumping"])),
        undertrump=Undertrump(str(values["undertrump"])),
        head_trump_lead=bool(values["head_trump_lead"]),
        roem=RoemBy(str(values["roem"])),
        roem_claim=Claim(str(values["roem_claim"])),
        four_jacks=cast(int, values["four_jacks"]),
        four_low=bool(values["four_low"]),
        threshold=Threshold(str(values["threshold"])),
        pit_for_defenders=bool(values["pit_for_defenders"]),
        slot_bonus=bool(values["slot_bonus"]),
        slot_with_pit=bool(values["slot_with_pit"]),
        ledig=bool(values["ledig"]),
        nat_penalty=bool(values["nat_penalty"]),
        proposal=Proposal(str(values["proposal"])),
        dealer_free_choice=bool(values["dealer_free_choice"]),
        talon_points=TalonPoints(str(values["talon_points"])),
        deals=cast(int, values["deals"]),
    )
