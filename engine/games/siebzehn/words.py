"""The sentences of 17: what happened, in both languages."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.game import Words
from engine.core.seat import Seat
from engine.core.text import Speaker, Text, say


@dataclass(frozen=True, slots=True)
class Coins:
    """An amount in words: 1 coin, 2 coins."""

    n: int

    def said(self, speaker: Speaker) -> str:
        """The amount with its noun."""
        noun = Text("coin", "Münze") if self.n == 1 else Text("coins", "Münzen")
        return f"{self.n} {noun.in_(speaker.language)}"


@dataclass(frozen=True, slots=True)
class Group:
    """Several players in words, the reader first: "You and Mara"."""

    seats: tuple[Seat, ...]

    def said(self, speaker: Speaker) -> str:
        """The enumeration."""
        return say(tuple(sorted(self.seats, key=lambda s: s is not speaker.seat)), speaker)


@dataclass(frozen=True, slots=True)
class DiceCount:
    """A number of dice in words: 1 die, 3 dice; in German in the dative after "mit"."""

    n: int

    def said(self, speaker: Speaker) -> str:
        """The number with its noun."""
        noun = Text("die", "Würfel") if self.n == 1 else Text("dice", "Würfeln")
        return f"{self.n} {noun.in_(speaker.language)}"


EVENTS = {
    "round": Text("Round {n} begins.", "Runde {n} beginnt."),
    "round_in_turn": Text(
        "Round {n}: {who:you are|@ is} the start player.", "Runde {n}: {who:Du bist|@ ist} Startspieler."
    ),
    "playoff": Text(
        "{seats} play off for the {coins} in the pot.",
        "Stechen um die {coins} im Pot: {seats}.",
    ),
    "ante": Text("Everybody lays down {coins}.", "Jeder legt {coins}."),
    "ante_playoff": Text("Everybody in it lays down {coins}.", "Jeder, der mitsticht, legt {coins}."),
    "throw": Text("You throw {dice}: {total}.", "Du wirfst {dice}: {total}."),
    "best_throw": Text(
        "You throw {dice}: 17, the best start there is.", "Du wirfst {dice}: 17, der beste Startwurf."
    ),
    "bust_start": Text(
        "{who:You uncover|@ uncovers} {dice}: 18, bust at once.",
        "{who:Du deckst|@ deckt} {dice} auf: 18, sofort überwürfelt.",
    ),
    "rolls": Text(
        "{who:You lay|@ lays} down {coins} and {who:roll|rolls} one more die.",
        "{who:Du legst|@ legt} {coins} und {who:würfelst|würfelt} einen weiteren Würfel.",
    ),
    "rolled": Text("You roll a {face} and have {total}.", "Du würfelst eine {face} und hast {total}."),
    "rolled_17": Text(
        "You roll a {face} and have exactly 17: not bust.",
        "Du würfelst eine {face} und hast genau 17: nicht überwürfelt.",
    ),
    "passes": Text(
        "{who:You lay|@ lays} down {coins} and {who:stand|stands} with {count}.",
        "{who:Du legst|@ legt} {coins} und {who:passt|passt} mit {count}.",
    ),
    "passes_free": Text("{who:You stand|@ stands} with {count}.", "{who:Du passt|@ passt} mit {count}."),
    "bust": Text(
        "{who:You uncover|@ uncovers} {dice}: {total}, bust.",
        "{who:Du deckst|@ deckt} {dice} auf: {total}, überwürfelt.",
    ),
    "uncovers": Text(
        "{who:You uncover|@ uncovers} {dice}: {total}.", "{who:Du deckst|@ deckt} {dice} auf: {total}."
    ),
    "last_left": Text(
        "Everybody else is bust: {who:you win|@ wins} at once.",
        "Alle anderen haben überwürfelt: {who:Du gewinnst|@ gewinnt} sofort.",
    ),
    "closest": Text(
        "{who:You are|@ is} closest to 17 with {total}.",
        "{who:Du bist|@ ist} mit {total} am nächsten an der 17.",
    ),
    "exactly_17": Text("{who:You have|@ has} exactly 17.", "{who:Du hast|@ hat} genau 17."),
    "fewer_dice": Text(
        "{seats} have {total}; {who:mid} {who:win|wins} with fewer dice.",
        "Gleichstand mit {total}: {seats}. {who:Du gewinnst|@ gewinnt} mit weniger Würfeln.",
    ),
    "wins": Text(
        "{who:You take|@ takes} the stakes of the round: {coins}.",
        "{who:Du bekommst|@ bekommt} die Einsätze der Runde: {coins}.",
    ),
    "wins_carry": Text(
        "{who:You take|@ takes} what was carried over: {coins}.",
        "{who:Du bekommst|@ bekommt} den übertragenen Rest: {coins}.",
    ),
    "shared": Text(
        "{seats} are equal in total and dice and get {coins} each.",
        "Gleich in Summe und Würfelzahl: {seats}, je {coins}.",
    ),
    "tie_carried": Text(
        "{seats} are equal in total and dice: the pot stays.",
        "Gleich in Summe und Würfelzahl: {seats}. Der Pot bleibt liegen.",
    ),
    "tie_playoff": Text(
        "{seats} are equal in total and dice: the pot waits for the play-off.",
        "Gleich in Summe und Würfelzahl: {seats}. Der Pot wartet auf das Stechen.",
    ),
    "all_bust": Text(
        "Everybody is bust and takes back their stakes.",
        "Alle haben überwürfelt und nehmen ihre Einsätze zurück.",
    ),
    "last_bust": Text(
        "Everybody is bust. Stakes back to those bust last, {coins} in all: {seats}.",
        "Alle haben überwürfelt. Einsätze zurück an die zuletzt Überwürfelten, zusammen {coins}: {seats}.",
    ),
    "carried": Text("In the pot for the next round: {coins}.", "Im Pot für die nächste Runde: {coins}."),
    "over": Text(
        "Everybody has been start player, and the pot is empty: the session is over.",
        "Jeder war Startspieler, und der Pot ist leer: Die Partie ist zu Ende.",
    ),
}

WORDS = Words(events=EVENTS, refusals={})
