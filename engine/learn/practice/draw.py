"""Drawing questions: a seed gives the same ones to everybody.

A question is drawn by playing deals with seeds of its own, looking for the moments that its kind can ask about,
and taking the first that is as hard as wanted.  Where none is found among some deals the nearest is taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any

from engine.core import registry
from engine.core.chance import Chance, seed_text
from engine.core.refusal import BadInput
from engine.core.registry import AnyGame
from engine.core.text import Text
from engine.learn.practice.deal import play
from engine.learn.practice.kind import Draft, Kind, Options, Place, Question
from engine.referee import answer

DEALS = 60
"""Deals looked through for one question, at most."""
PATIENT = 12
"""Deals looked through, and moments in them, before the level nearest to the wanted one is good enough."""
TRIES = 6
"""Moments tried in one deal."""
MOST = 10_000
"""Questions of one seed, at most."""


def kinds(game: str) -> tuple[Kind, ...]:
    """The kinds of questions about a game."""
    registry.game(game)
    found: tuple[Kind, ...] = import_module(f"engine.games.{game}.practice").KINDS
    return found


def find_kind(game: str, name: object) -> Kind:
    """The kind with this name; BadInput if there is none."""
    for kind in kinds(game):
        if kind.name == name:
            return kind
    raise BadInput(
        "there is no kind of question {name}; there are {names}",
        "Eine Frageart {name} gibt es nicht; es gibt {names}",
        name=repr(name)[:40],
        names=[k.name for k in kinds(game)],
    )


def fitting(game: str, options: Options) -> tuple[str, ...]:
    """The kinds of questions that can be asked under these options."""
    values = registry.game(game).options.read(options)
    return tuple(k.name for k in kinds(game) if k.fits(values))


def draw(game: str, place: Place, options: Options | None = None) -> Question:
    """The question of a place; `options` replaces the agreements that the kind would draw."""
    the_game, kind = registry.game(game), find_kind(game, place.kind)
    chance = Chance(f"{place.seed}/{place.kind}/{place.number}")
    which, chance = chance.below(len(kind.options))
    agreed = kind.options[which] if options is None else options
    rules = the_game.rules(dict(agreed))
    return asked(the_game, rules, kind.title, place, _found(the_game, kind, rules, place, chance))


def asked(game: AnyGame, rules: Any, title: Text, place: Place, draft: Draft) -> Question:
    """A draft as a question, with the referee's answer to its case."""
    changed = game.options.changed(game.option_values(rules))
    question = Question(game.key, place, title, draft, changed, None)
    case = question.case
    if case is None:
        return question
    del case["expect"]
    return replace(question, expect=answer(case))


def _found(game: AnyGame, kind: Kind, rules: Any, place: Place, chance: Chance) -> Draft:
    best: Draft | None = None
    tried = 0
    for i in range(DEALS):
        if best is not None and i >= PATIENT and tried >= PATIENT:
            return best
        deal = play(game, rules, f"{place.seed}/{place.number}/{i}", kind.bot, kind.until)
        spots, chance = chance.shuffled(kind.spots(deal))
        for spot in spots[:TRIES]:
            _, chance = chance.below(2)
            draft = kind.build(deal, spot, chance)
            if draft is None:
                continue
            tried += 1
            if draft.level == place.level:
                return draft
            if best is None or abs(draft.level - place.level) < abs(best.level - place.level):
                best = draft
    if best is None:
        raise BadInput(
            "under these rules no question of the kind {kind} came up",
            "Unter diesen Regeln ergab sich keine Frage der Art {kind}",
            kind=kind.title,
        )
    return best


def places(game: str, seed: object, count: int, names: Sequence[str] = ()) -> Iterator[Place]:
    """Where the questions of a session lie: every kind in turn, in an order and at levels that the seed gives."""
    text = seed_text(seed)
    if type(count) is not int or not 1 <= count <= MOST:
        raise BadInput(
            "the number of questions must be from 1 to {n}",
            "Die Zahl der Fragen muss zwischen 1 und {n} liegen",
            n=MOST,
        )
    among = [find_kind(game, n) for n in names] if names else list(kinds(game))
    chance = Chance(f"{text}/session")
    row: list[Kind] = []
    for number in range(1, count + 1):
        if not row:
            mixed, chance = chance.shuffled(among)
            row = list(mixed)
        kind = row.pop()
        level, chance = chance.below(len(kind.levels))
        yield Place(kind.name, text, number, kind.levels[level])


def session(
    game: str, seed: object, count: int, names: Sequence[str] = (), options: Options | None = None
) -> Iterator[Question]:
    """So many questions of a seed, drawn one by one."""
    return (draw(game, place, options) for place in places(game, seed, count, names))
