"""The referee: answers cases, positions with a question, by the engine's own rules.

A case is `{"id", "game", "options", "ask", "position"}`; the answer names legal moves, winners, scores or the first
forbidden move with its rule.  Errors are of two kinds: `bad_case` (malformed) and `wrong_turn`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any, TextIO

from engine.core import registry
from engine.core.plain import plain
from engine.core.read import Illegal, Reasons, bad
from engine.core.refusal import BadInput, NotYourTurn, Refusal
from engine.core.text import Language, Speaker

Ask = Callable[[Any, object], dict[str, Any]]
_CASE = {"id", "game", "options", "ask", "position", "expect", "rules", "why"}
MAX_DIGITS = 1_000  # of a whole number; longer ones are read as no whole number
MAX_CHARACTERS = 200_000_000


def asks(game: str) -> Mapping[str, Ask]:
    """The questions a game's referee answers, by name."""
    registry.game(game)
    found: Mapping[str, Ask] = import_module(f"engine.games.{game}.referee").ASKS
    return found


def answer(case: object) -> dict[str, Any]:
    """The answer to one case; raises BadInput (malformed) or NotYourTurn.

    >>> answer({"id": "x", "game": "siebzehn", "ask": "odds", "position": {"what": "bust_next", "total": 12}})
    {'probability': '1/6'}
    """
    if not isinstance(case, dict):
        bad("case", "must be an object", "muss ein Objekt sein")
    for name in case:
        if name not in _CASE:
            bad(str(name), "is no field of a case", "ist kein Feld eines Falls")
    if not isinstance(case.get("id"), str) or not case["id"]:
        bad("id", "is missing or no text", "fehlt oder ist kein Text")
    game = registry.game(case.get("game"))
    ask = asks(game.key).get(case["ask"]) if isinstance(case.get("ask"), str) else None
    if ask is None:
        bad(
            "ask",
            f"{case.get('ask')!r} is no question about {game.key}",
            f"{case.get('ask')!r} ist keine Frage zu {game.key}",
        )
    rules = game.rules(case.get("options", {}))
    if "position" not in case:
        bad("position", "is missing", "fehlt")
    try:
        found = plain(ask(rules, case["position"]))
    except Illegal as e:
        found = {"illegal": plain(e.facts)}
    assert isinstance(found, dict)
    return found


def reasons(game: str, rules: Any, position: object) -> Reasons:
    """What bars each card of a `legal` position, with the facts of the refusal; games without tricks have none."""
    found = getattr(import_module(f"engine.games.{game}.referee"), "reasons", None)
    out: Reasons = found(rules, position) if found is not None else {}
    return out


def forbidden(game: str, ask: str, rules: Any, position: object) -> Refusal | None:
    """What bars the first forbidden move of a position, where the game tells the facts; else None."""
    try:
        asks(game)[ask](rules, position)
    except Illegal as e:
        return e.refusal
    return None


def line(case: object, language: Language = Language.EN) -> dict[str, Any]:
    """The output line for one case: its id with the answer, or with the error."""
    ident = case.get("id") if isinstance(case, dict) else None
    try:
        return {"id": ident, "answer": answer(case)}
    except BadInput as e:
        kind = "wrong_turn" if isinstance(e, NotYourTurn) else "bad_case"
        return {"id": ident, "error": {"kind": kind, "message": e.phrase.said(Speaker(language))}}


def lines(cases: Iterable[object]) -> Iterator[dict[str, Any]]:
    """The output lines of many cases, one after the other."""
    return (line(case) for case in cases)


def _whole(digits: str) -> int | float:
    return int(digits) if len(digits) <= MAX_DIGITS else float("inf")


def read_cases(text: str) -> list[object]:
    """The cases of a file's text; BadInput if it is no JSON array."""
    if not text.strip():
        raise BadInput("the case file is empty", "Die Falldatei ist leer")
    if len(text) > MAX_CHARACTERS:
        raise BadInput("the case file is too large", "Die Falldatei ist zu groß")
    try:
        cases = json.loads(text, parse_int=_whole)
    except (json.JSONDecodeError, RecursionError) as e:
        where = (
            f"line {e.lineno}, column {e.colno}"
            if isinstance(e, json.JSONDecodeError)
            else "nested too deeply"
        )
        raise BadInput(
            "the case file is not JSON: {where}", "Die Falldatei ist kein JSON: {where}", where=where
        ) from None
    if not isinstance(cases, list):
        raise BadInput(
            "the case file must hold an array of cases", "Die Falldatei muss eine Liste von Fällen enthalten"
        )
    return cases


def run(text: str, out: TextIO) -> int:
    """Answer all cases of a file's text, a JSON line each, as they are ready; returns how many."""
    cases = read_cases(text)
    for answered in lines(cases):
        out.write(json.dumps(answered) + "\n")  # ASCII: an id may hold what an encoding cannot write
        out.flush()
    return len(cases)
