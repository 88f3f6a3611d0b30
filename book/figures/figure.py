"""A figure: a table with row and column heads, whose cells may carry bars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from book.figures.amounts import Number
from engine.core.text import Language, Speaker, say
from widgets.language import language


@dataclass(frozen=True, slots=True)
class Bar:
    """A value drawn as a bar as well; `length` goes from 0 to 1."""

    value: object
    length: Number


@dataclass(frozen=True, slots=True)
class Best:
    """A value that stands out, in bold; the figure's note says for what."""

    value: object


@dataclass(frozen=True, slots=True)
class Figure:
    """What a cell ends with.  Every value is anything `say` can put into words: a Text, a Phrase, a number.

    `columns` are the heads; the first column holds the heads of the rows.  `over` is a head above all others;
    a figure that has one is a matrix and set close.
    """

    caption: object
    columns: Sequence[object]
    rows: Sequence[Sequence[object]]
    over: object = None
    note: object = None

    def html(self, in_language: Language) -> str:
        """The figure as HTML that means the same without any style sheet."""

        def words(value: object) -> str:
            return escape(say(value, Speaker(in_language)), quote=False)

        first, *others = self.columns
        bars = [any(isinstance(row[n], Bar) for row in self.rows) for n in range(1, len(self.columns))]
        heads = "".join(
            f'<th scope="col" class="b-bars">{words(head)}</th>'
            if bar
            else f'<th scope="col">{words(head)}</th>'
            for head, bar in zip(others, bars, strict=True)
        )
        if self.over is None:
            head = f'<tr><th scope="col">{words(first)}</th>{heads}</tr>'
        else:
            head = (
                f'<tr><th scope="col" rowspan="2">{words(first)}</th>'
                f'<th scope="colgroup" colspan="{len(others)}">{words(self.over)}</th></tr><tr>{heads}</tr>'
            )
        body = "\n".join(
            f'<tr><th scope="row">{words(name)}</th>{"".join(self._cell(v, words) for v in values)}</tr>'
            for name, *values in self.rows
        )
        note = "" if self.note is None else f"\n<figcaption>{words(self.note)}</figcaption>"
        kind = "b-figure" if self.over is None else "b-figure b-matrix"
        if not any(isinstance(row[0], int) for row in self.rows):
            kind += " b-named"
        return (
            f'<figure class="{kind}"><div class="b-scroll"><table>\n'
            f"<caption>{words(self.caption)}</caption>\n<thead>{head}</thead>\n"
            f"<tbody>\n{body}\n</tbody>\n</table></div>{note}</figure>"
        )

    @staticmethod
    def _cell(value: object, words: object) -> str:
        assert callable(words)
        if isinstance(value, Bar):
            length = f"{float(value.length) * 100:.4g}"
            return (
                f'<td><span>{words(value.value)}</span> <svg width="100" height="8" aria-hidden="true">'
                f'<rect width="{length}%" height="8" fill="currentColor"/></svg></td>'
            )
        if isinstance(value, Best):
            return f"<td><strong>{words(value.value)}</strong></td>"
        return f"<td>{words(value)}</td>"

    def _repr_html_(self) -> str:
        return self.html(language())

    def __repr__(self) -> str:
        return f"<figure: {say(self.caption, Speaker(language()))}>"
