"""What a lesson says of a move besides its own words: what a poor one costs, and a better one."""

from __future__ import annotations

from fractions import Fraction

from engine.core.scene import Look
from engine.core.text import Language, Phrase, Text
from engine.learn.lessons.run import Cost, Run, Said
from widgets.kinds.table import Table
from widgets.picture import Picture

POOR = Text("The rules allow this, but there is better.", "Die Regeln erlauben das, aber es geht besser.")
COINS = Text("{n} coin", "{n} Münze"), Text("{n} coins", "{n} Münzen")
UNITS = {
    "klaverjas": (Text("{n} point", "{n} Punkt"), Text("{n} points", "{n} Punkte")),
    "gleek": (Text("{n} chip", "{n} Chip"), Text("{n} chips", "{n} Chips")),
    "kaufmannsglueck": (Text("{n} copper", "{n} Kupfer"), Text("{n} coppers", "{n} Kupfer")),
    "drei_saeue": (Text("{n} copper", "{n} Kupferstück"), Text("{n} coppers", "{n} Kupferstücke")),
}
"""What a game's score sheet counts, one and several; coins elsewhere."""


class LessonWords:
    """Sentences of a lesson at the table as it stands now."""

    def __init__(self, table: Table, language: Language) -> None:
        self.picture = Picture(table)
        self.look: Look = self.picture.look(table.play.at)
        self.one, self.several = (unit.in_(language) for unit in UNITS.get(table.game.key, COINS))
        self.language = language

    def answer(self, said: Said, reason: Phrase | None = None) -> str:
        """How a step answers the move just made; a right one without words of its own gets the bot's `reason`."""
        own = said.text.in_(self.language)
        if not own and said.right:
            return "" if reason is None else self.picture.sentence(reason)
        own = own or POOR.in_(self.language)
        parts = [own]
        if said.cost is not None:
            parts.append(self.cost(said.cost))
        if said.better is not None:
            parts.append(self.picture.hint(said.better))
        return " ".join(parts)

    def cost(self, cost: Cost) -> str:
        """What a poor move leads to, and what the better one would."""
        places = 1 if round(cost.got, 1) != round(cost.best, 1) else 2
        got, best = self._amount(cost.got, places), self._amount(cost.best, places)
        if cost.games is None:
            return self.look.say(
                "Played out from here, this makes {got}, the better move {best}.",
                "Von hier zu Ende gespielt, bringt das {got}, der bessere Zug {best}.",
                got=got,
                best=best,
            )
        if not cost.games:
            return self.look.say(
                "Counted exactly, this makes {got} on average, the better move {best}.",
                "Genau gerechnet bringt das im Schnitt {got}, der bessere Zug {best}.",
                got=got,
                best=best,
            )
        return self.look.say(
            "Over {n} games that look the same to you, this makes {got} on average, the better move {best}.",
            "In {n} Spielen, die für dich gleich aussehen, bringt das im Schnitt {got}, der bessere Zug {best}.",
            n=cost.games,
            got=got,
            best=best,
        )

    def _amount(self, n: Fraction, places: int) -> str:
        text = str(int(n)) if n.denominator == 1 else f"{float(n):.{places}f}"
        text = text.removeprefix("-") if not float(text) else text
        if self.language is Language.DE:
            text = text.replace(".", ",")
        unit = self.one if abs(n) == 1 else self.several
        return unit.format(n=text.replace("-", "−"))

    def last_hint(self, run: Run) -> str:
        """The last hint: the move itself, with the bot's reason where it is the bot's."""
        move = next(run.right_moves(), None)
        assert move is not None and run.asked is not None
        advice = run.advice(run.asked)
        if advice.action == move:
            return self.picture.hint(advice)
        return self.look.say(
            "This is right: {what}.", "Richtig ist: {what}.", what=self.picture.label(move, self.look)
        )
