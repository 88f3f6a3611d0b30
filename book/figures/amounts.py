"""Numbers as a figure writes them, in either language."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from engine.core.text import Language, Speaker

Number = int | float | Fraction
THIN_SPACE = "\u202f"


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number, its thousands set apart.

    >>> from engine.core.text import Language
    >>> [Whole(906192).said(Speaker(language)) for language in Language]
    ['906,192', '906.192']
    """

    value: int

    def said(self, speaker: Speaker) -> str:
        """The number with the language's mark."""
        text = f"{self.value:,}"
        return text.replace(",", ".") if speaker.language is Language.DE else text


@dataclass(frozen=True, slots=True)
class Decimal:
    """A number with so many places.

    >>> from engine.core.text import Language
    >>> Decimal(0.5, 2).said(Speaker(Language.DE)), Decimal(Fraction(-1, 3), 1).said(Speaker(Language.EN))
    ('0,50', '−0.3')
    """

    value: Number
    places: int = 0

    def said(self, speaker: Speaker) -> str:
        """The number with the language's mark; nothing is ever minus zero."""
        text = f"{float(self.value):z.{self.places}f}".replace("-", "−")
        return text.replace(".", ",") if speaker.language is Language.DE else text


@dataclass(frozen=True, slots=True)
class Signed:
    """What is won or lost: a number that always has its sign, nothing excepted.

    >>> from engine.core.text import Language
    >>> [Signed(x, 2).said(Speaker(Language.EN)) for x in (0.25, -0.25, 0.001)]
    ['+0.25', '−0.25', '0.00']
    """

    value: Number
    places: int = 2

    def said(self, speaker: Speaker) -> str:
        """The number with its sign."""
        text = Decimal(self.value, self.places).said(speaker)
        return text if text.startswith("−") or not text.strip("0.,") else f"+{text}"


@dataclass(frozen=True, slots=True)
class Percent:
    """A chance in per cent; what is possible is never written as 0, nor what is uncertain as 100.

    >>> from engine.core.text import Language
    >>> [Percent(Fraction(n, 1000), 0).said(Speaker(Language.EN)) for n in (0, 1, 285, 999, 1000)]
    ['0%', '<1%', '28%', '>99%', '100%']
    """

    value: Number
    places: int = 1
    sign: bool = True

    def said(self, speaker: Speaker) -> str:
        """The chance, in German with a space before the sign."""
        number = Decimal(self.value * 100, self.places).said(speaker)
        least, most = Decimal(0, self.places).said(speaker), Decimal(100, self.places).said(speaker)
        step = Fraction(1, 10**self.places)
        if self.value == 0:
            number = "0"
        elif self.value == 1:
            number = "100"
        elif number == least:
            number = f"<{Decimal(step, self.places).said(speaker)}"
        elif number == most:
            number = f">{Decimal(100 - step, self.places).said(speaker)}"
        if not self.sign:
            return number
        return f"{number}{THIN_SPACE}%" if speaker.language is Language.DE else f"{number}%"
