"""Answer a file of cases: is this move legal, who wins the trick, what is this deal worth.

CASES is a JSON array of cases, or - for standard input. Each case names a game, its options, a question and a
position; the README's section "Referee" shows one. Every case gives one line of JSON on standard output, in order:
its answer, or an error that says what is wrong with it. A bad case does not stop the rest.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from book.cli.problems import CommandProblem


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments the command has."""
    parser.add_argument("cases", metavar="CASES", help="a JSON file of cases, or - for standard input")


def run(arguments: argparse.Namespace) -> int:
    """Answer all cases; the exit code is 0 even when some are malformed."""
    from engine import referee
    from engine.core.refusal import BadInput

    try:
        text = sys.stdin.read() if arguments.cases == "-" else Path(arguments.cases).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as e:
        reason = e.strerror if isinstance(e, OSError) else "it is not UTF-8 text"
        raise CommandProblem(f"cannot read {arguments.cases}: {reason}") from None
    try:
        referee.run(text, sys.stdout)
    except BadInput as e:
        raise CommandProblem(str(e)) from None
    return 0
