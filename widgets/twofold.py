"""Two answers side by side: rows of what two sets of options say, which differ, and by which option."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.core.options import Option, OptionValue
from engine.core.refusal import BadInput
from engine.core.registry import AnyGame, rule_href
from engine.core.scene import Part
from engine.core.text import Text
from widgets.panel import PanelWords

SIDES = ("a", "b")
ALLOWED = Text("allowed", "erlaubt")
BARRED = Text("barred", "gesperrt")


@dataclass(frozen=True)
class Cell:
    """What one side says of one row: a text, with the rule that bars it and why.

    `ok` is None where nothing is allowed or barred.  Why is told but not compared.
    """

    text: str
    ok: bool | None = None
    rule: str | None = None
    why: str = field(default="", compare=False)

    def state(self) -> Part:
        """The cell as the page draws it."""
        href = None if self.rule is None else rule_href(self.rule)
        return {"text": self.text, "ok": self.ok, "rule": self.rule, "href": href, "why": self.why}


@dataclass(frozen=True)
class Row:
    """What a row is about; `face` is the card or die it shows, `rule` the rule it comes from."""

    label: str
    face: Part | None = None
    rule: str | None = None
    note: str = ""


Answers = Mapping[str, tuple[Row, Cell]]
"""One side's answer: its rows by name, in order."""


@dataclass(frozen=True)
class Pair:
    """Two sets of options of one game; `values` are those of A and of B, all of them."""

    game: AnyGame
    values: tuple[Mapping[str, OptionValue], Mapping[str, OptionValue]]

    @property
    def differing(self) -> tuple[Option, ...]:
        """The options in which they differ."""
        a, b = self.values
        return tuple(
            o
            for o in self.game.options.options
            if (type(a[o.name]), a[o.name]) != (type(b[o.name]), b[o.name])
        )

    def mixed(self, side: int, option: Option) -> dict[str, OptionValue] | None:
        """One side's options with one of them taken from the other side; None if they do not go together."""
        values = {**self.values[side], option.name: self.values[1 - side][option.name]}
        try:
            self.game.rules(values)
        except BadInput:
            return None
        return values

    def reasons(
        self, both: tuple[Answers, Answers], ask: Callable[[Mapping[str, OptionValue]], Answers | None]
    ) -> dict[str, list[Option]]:
        """For each row that differs, the options that change it when they alone change sides."""
        out: dict[str, list[Option]] = {name: [] for name in differing_rows(*both)}
        if not out:
            return out
        options = self.differing
        if len(options) == 1:
            return {name: list(options) for name in out}
        for option in options:
            moved: set[str] = set()
            for side in range(2):
                values = self.mixed(side, option)
                other = None if values is None else ask(values)
                if other is not None:
                    moved |= {n for n in out if _cell(other, n) != _cell(both[side], n)}
            for name in moved:
                out[name].append(option)
        return out


def _cell(answers: Answers, name: str) -> Cell | None:
    found = answers.get(name)
    return None if found is None else found[1]


def differing_rows(a: Answers, b: Answers) -> list[str]:
    """The names of the rows in which two answers differ."""
    return [name for name in dict.fromkeys([*a, *b]) if _cell(a, name) != _cell(b, name)]


def rows(
    both: tuple[Answers, Answers],
    why: Mapping[str, list[Option]],
    words: PanelWords,
    missing: tuple[Cell, Cell] | None = None,
) -> list[Part]:
    """All rows as the page draws them, those that differ marked; `missing` stands where a side has none.

    Rows whose name begins with a slash are sums and come last.
    """
    a, b = both
    differ = set(differing_rows(a, b))
    nothing = missing or (Cell("–"), Cell("–"))
    out = []
    for name in sorted(dict.fromkeys([*a, *b]), key=lambda n: n.startswith("/")):
        row = (a.get(name) or b[name])[0]
        cells = [_cell(side, name) or nothing[i] for i, side in enumerate(both)]
        out.append(
            {
                "label": row.label,
                "face": row.face,
                "rule": row.rule,
                "href": None if row.rule is None else rule_href(row.rule),
                "note": row.note,
                "sum": name.startswith("/"),
                "cells": [c.state() for c in cells],
                "differs": name in differ,
                "alike": name not in differ,
                "by": [
                    {"label": o.label.in_(words.language), "rule": o.rule, "href": rule_href(o.rule)}
                    for o in why.get(name, ())
                ],
            }
        )
    return out


def grouped(found: list[Part]) -> list[Part]:
    """Moves that both sides allow, or bar by the same rule, in one row each, after those that differ."""
    out = [r for r in found if r["differs"] or r["cells"][0]["ok"] is None]
    groups: dict[tuple[bool, str | None], list[Part]] = {}
    for row in found:
        if row not in out:
            groups.setdefault((row["cells"][0]["ok"], row["cells"][0]["rule"]), []).append(row)
    for rows_alike in groups.values():
        names = [r["label"] + (f" ({r['note']})" if r["note"] else "") for r in rows_alike]
        out.append({**rows_alike[0], "label": ", ".join(names), "face": None, "note": ""})
    return out


def sentences(found: list[Part]) -> list[str]:
    """What differs, in words: "8 of diamonds: A allowed, B barred by KJ-4.7"."""
    out = []
    for row in found:
        if row["differs"]:
            said = [
                f"{n} {c['text']}{' ' + c['rule'] if c['rule'] else ''}"
                for n, c in zip("AB", row["cells"], strict=True)
            ]
            out.append(f"{row['label']}: {', '.join(said)}.")
    return out


def option_rows(pair: Pair, words: PanelWords) -> list[Part]:
    """The options in which the two sides differ, with both values."""
    answers: list[dict[str, tuple[Row, Cell]]] = [{}, {}]
    for option in pair.differing:
        for i in range(2):
            value = words.value(option, pair.values[i][option.name])
            answers[i][option.name] = (Row(option.label.in_(words.language), rule=option.rule), Cell(value))
    return rows((answers[0], answers[1]), {}, words)


def allowed(ok: bool, words: PanelWords) -> str:
    """Allowed or barred, in words."""
    return (ALLOWED if ok else BARRED).in_(words.language)
