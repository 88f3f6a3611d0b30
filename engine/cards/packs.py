"""The packs of the six games: French 52, 44 and 32, German with Säue, the Gaunerblatt."""

from __future__ import annotations

from engine.cards.card import Pack, Rank, Suit
from engine.core.text import Text

_FRENCH_SUITS = (
    ("C", "clubs", "Kreuz"),
    ("D", "diamonds", "Karo"),
    ("H", "hearts", "Herz"),
    ("S", "spades", "Pik"),
)
_FRENCH_RANKS = (
    ("2", "two", "Zwei"),
    ("3", "three", "Drei"),
    ("4", "four", "Vier"),
    ("5", "five", "Fünf"),
    ("6", "six", "Sechs"),
    ("7", "seven", "Sieben"),
    ("8", "eight", "Acht"),
    ("9", "nine", "Neun"),
    ("T", "ten", "Zehn"),
    ("J", "jack", "Bube"),
    ("Q", "queen", "Dame"),
    ("K", "king", "König"),
    ("A", "ace", "Ass"),
)
_GERMAN_SUITS = (
    ("A", "acorns", "Eichel"),
    ("L", "leaves", "Laub"),
    ("H", "hearts", "Herz"),
    ("B", "bells", "Schellen"),
)
_GERMAN_RANKS = (
    ("6", "six", "Sechs"),
    ("7", "seven", "Sieben"),
    ("8", "eight", "Acht"),
    ("9", "nine", "Neun"),
    ("T", "ten", "Zehn"),
    ("U", "Unter", "Unter"),
    ("O", "Ober", "Ober"),
    ("K", "king", "König"),
)
_GAUNER_SUITS = (
    ("S", "shield", "Schild"),
    ("B", "bow", "Bogen"),
    ("H", "hammer", "Hammer"),
    ("P", "potion", "Trank"),
)
_GAUNER_RANKS = (
    ("H", "Hehler", "Hehler"),
    ("G", "Gaunerin", "Gaunerin"),
    ("F", "Falschmünzer", "Falschmünzer"),
    ("E", "Einbrecherin", "Einbrecherin"),
    ("D", "Dirne", "Dirne"),
    ("C", "Charadeur", "Charadeur"),
    ("B", "Brigantin", "Brigantin"),
    ("A", "Anführer", "Anführer"),
)


def _of(rank: Rank, suit: Suit) -> Text:
    return Text(f"{rank.name.en} of {suit.name.en}", f"{suit.name.de}-{rank.name.de}")


def _rogue(rank: Rank, suit: Suit) -> Text:
    return Text(f"{rank.name.en} of the {suit.name.en}", f"{suit.name.de}-{rank.name.de}")


FRENCH_52 = Pack("french", _FRENCH_SUITS, _FRENCH_RANKS, _of)
FRENCH_44 = Pack("french", _FRENCH_SUITS, _FRENCH_RANKS[2:], _of)
FRENCH_32 = Pack("french", _FRENCH_SUITS, _FRENCH_RANKS[5:], _of)
GERMAN_32 = Pack("german", _GERMAN_SUITS, _GERMAN_RANKS, _of)
GAUNER_32 = Pack("gauner", _GAUNER_SUITS, _GAUNER_RANKS, _rogue)
