"""Print practice questions about a game, with their answers.

Example: spielbuch practice klaverjas --seed 7 --count 10 --json
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from book.cli.problems import CommandProblem

if TYPE_CHECKING:
    from engine.core.text import Speaker
    from engine.learn.practice.kind import Question


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments the command has."""
    parser.add_argument(
        "game", help="klaverjas, gleek, drei_saeue, siebzehn, kaufmannsglueck or gaunerkleeblatt"
    )
    parser.add_argument("--seed", default="1", help="the same seed gives the same questions (default: 1)")
    parser.add_argument("--count", default="10", metavar="N", help="how many questions (default: 10)")
    parser.add_argument(
        "--kinds", nargs="+", default=[], metavar="KIND", help="only these kinds of questions"
    )
    parser.add_argument(
        "--options",
        metavar="JSON",
        help='options as JSON, such as \'{"preset": "club"}\' (default: '
        "those that each kind of question draws)",
    )
    parser.add_argument(
        "--lang", choices=("en", "de"), default="en", help="the language of the text (default: en)"
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help="a JSON array of questions in both languages, each with its referee's case",
    )


def run(arguments: argparse.Namespace) -> int:
    """Draw the questions and print each as soon as it is there."""
    from engine.core.refusal import BadInput
    from engine.core.text import Language, Speaker
    from engine.learn.practice.draw import session

    count, options = count_of(arguments.count), options_of(arguments.options)
    speaker = Speaker(Language(arguments.lang))
    try:
        for i, question in enumerate(
            session(arguments.game, arguments.seed, count, arguments.kinds, options)
        ):
            if arguments.json:
                sys.stdout.write(
                    ("[" if i == 0 else ",\n") + json.dumps(as_json(question), ensure_ascii=False)
                )
            else:
                print("\n".join(lines(question, i + 1, speaker)) + "\n")
            sys.stdout.flush()
    except BadInput as e:
        raise CommandProblem(str(e)) from None
    if arguments.json:
        print("]")
    return 0


def count_of(text: str) -> int:
    """The number of questions that was asked for."""
    if not text.isascii() or not text.isdigit():
        raise CommandProblem(f"--count: {text!r} is no whole number")
    # longer ones than any seed has questions are refused there, and int() is spared
    return int(text[:9])


def options_of(text: str | None) -> Any:
    """The options that were given as JSON, None for none."""
    if text is None:
        return None
    try:
        options = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        raise CommandProblem("--options is not JSON") from None
    if not isinstance(options, dict):
        raise CommandProblem("--options must be a JSON object")
    return options


def as_json(question: Question) -> dict[str, Any]:
    """A question with its answer, texts in both languages."""
    draft = question.draft
    return {
        "id": question.id,
        "game": question.game,
        "kind": question.place.kind,
        "level": draft.level,
        "seat": None if draft.seat is None else draft.seat.value,
        "options": dict(question.options),
        "text": _both(draft.text),
        "many": draft.many,
        "shown": dict(question.shown),
        "choices": [{"key": c.key, "label": _both(c.label)} for c in draft.choices],
        "right": list(draft.right),
        "why": [{"rule": w.rule, "text": _both(w.text)} for w in draft.why],
        "case": question.case,
    }


def _both(phrase: Any) -> dict[str, str]:
    from engine.core.text import Language, Speaker

    return {lang.value: phrase.said(Speaker(lang)) for lang in Language}


def lines(question: Question, number: int, speaker: Speaker) -> list[str]:
    """A question as text, the right choices marked."""
    draft = question.draft
    out = [f"{number}. {question.title.in_(speaker.language)} ({question.place.kind}, level {draft.level})"]
    out.append(f"   {draft.text.said(speaker)}")
    if question.options:
        out.append("   options: " + json.dumps(dict(question.options)))
    out += [f"   {key}: {_value(value)}" for key, value in question.shown.items()]
    out += [f"   {'*' if c.key in draft.right else '-'} {c.label.said(speaker)}" for c in draft.choices]
    out += [f"   {w.rule + ' ' if w.rule else ''}{w.text.said(speaker)}" for w in draft.why]
    return out


def _value(value: object) -> str:
    """A part of a position in short: lists without quotation marks."""
    if isinstance(value, dict):
        return ", ".join(f"{k} {_value(v)}" for k, v in value.items())
    if isinstance(value, list | tuple):
        return " ".join(f"({_value(v)})" if isinstance(v, list) else str(v) for v in value)
    return str(value)
