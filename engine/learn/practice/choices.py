"""Making choices: one right answer among plausible wrong ones."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.cards.card import Card
from engine.core.chance import Chance
from engine.core.rulebook import Rulebook
from engine.core.seat import COMPASS, Seat
from engine.core.text import Phrase, Speaker, Text
from engine.learn.practice.kind import Choice

_ANY = Text("{x:up}", "{x:up}")
FEW = 4
"""Choices of a question, where they are not all cards of a hand or all seats."""


def said(value: object) -> Phrase:
    """Any value as a sentence of its own."""
    return Phrase(_ANY, {"x": value})


@dataclass(frozen=True)
class Amounts:
    """An amount for every seat or side: what each gets, with a sign where it is paid."""

    values: Mapping[str, int]
    signed: bool = True

    def said(self, speaker: Speaker) -> str:
        """All of them in one line: „North +1, East −1“."""
        return ", ".join(f"{who_said(who, speaker)} {self._number(n)}" for who, n in self.values.items())

    def _number(self, n: int) -> str:
        return f"−{-n}" if n < 0 else f"+{n}" if n > 0 and self.signed else str(n)


SIDES = {"NS": Text("North–South", "Nord–Süd"), "EW": Text("East–West", "Ost–West")}


def who_said(who: object, speaker: Speaker) -> str:
    """A seat or a side before its amount."""
    if isinstance(who, str) and who in SIDES:
        return SIDES[who].in_(speaker.language)
    if isinstance(who, str) and not isinstance(who, Seat):
        who = Seat(who)
    assert isinstance(who, Seat)
    return who.said(speaker) + ("" if who in COMPASS else ":")


def amounts_key(values: Mapping[str, int]) -> str:
    """Amounts as the key of a choice: their JSON."""
    return json.dumps(dict(values), separators=(",", ":"))


def amounts(
    right: Mapping[str, int], wrong: Iterable[Mapping[str, int]], chance: Chance, signed: bool = True
) -> tuple[tuple[Choice, ...], str]:
    """Choices of amounts per seat or side, and the key of the right one; wrong ones that are right fall out."""
    pool = {amounts_key(w): w for w in wrong if dict(w) != dict(right)}
    keys, chance = chance.shuffled(sorted(pool))
    picked = [dict(right), *(dict(pool[k]) for k in keys[: FEW - 1])]
    mixed, _ = chance.shuffled(picked)
    return (
        tuple(Choice(amounts_key(v), Phrase(Text("{x}", "{x}"), {"x": Amounts(v, signed)})) for v in mixed),
        amounts_key(right),
    )


def numbers(right: int, wrong: Iterable[int], chance: Chance, text: Text = _ANY) -> tuple[Choice, ...]:
    """Numbers in ascending order: the right one among some of the wrong ones."""
    pool, _ = chance.shuffled(sorted({n for n in wrong if n >= 0} - {right}))
    return tuple(Choice(str(n), Phrase(text, {"x": n, "n": n})) for n in sorted([right, *pool[: FEW - 1]]))


def seats(among: Sequence[Seat], nobody: Text | None = None) -> tuple[Choice, ...]:
    """Every seat, and nobody where that can be the answer."""
    last = () if nobody is None else (Choice("nobody", Phrase(nobody)),)
    return (*(Choice(s.value, said(s)) for s in among), *last)


def cards(among: Iterable[Card]) -> tuple[Choice, ...]:
    """Every card of these."""
    return tuple(Choice(c.code, said(c)) for c in among)


def words(right: str, labels: Mapping[str, Text], chance: Chance, near: Sequence[str]) -> tuple[Choice, ...]:
    """Words in the order of `labels`: the right one and the first of those near it that are wrong."""
    del chance  # which are near says the game
    wrong = [w for w in dict.fromkeys(near) if w != right][: FEW - 1]
    return tuple(Choice(w, Phrase(t)) for w, t in labels.items() if w == right or w in wrong)


def first_sentence(book: Rulebook, rule: str) -> Text:
    """How a rule begins, without marks."""
    text = book.rule(rule).text
    return Text(*(t.replace("`", "").replace("*", "").split(". ")[0].rstrip(".") + "." for t in text))


def rules(ids: Iterable[str], book: Rulebook) -> tuple[Choice, ...]:
    """Rules by their first sentences."""
    return tuple(
        Choice(
            r, Phrase(Text("{rule}: {text}", "{rule}: {text}"), {"rule": r, "text": first_sentence(book, r)})
        )
        for r in ids
    )
