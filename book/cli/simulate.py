"""Let bots play many deals or rounds and print who won how often.

Example: spielbuch simulate klaverjas --deals 200 --seed 7 --bots sensible random
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from book.cli.problems import CommandProblem

if TYPE_CHECKING:
    from engine.simulate import Summary

BAR = 30


def whole(text: str) -> int:
    """A whole number from 1."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1")
    return int(text)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments the command has."""
    parser.add_argument(
        "game", help="klaverjas, gleek, drei_saeue, siebzehn, kaufmannsglueck or gaunerkleeblatt"
    )
    parser.add_argument(
        "--deals", type=whole, default=100, metavar="N", help="how many deals or rounds (default: 100)"
    )
    parser.add_argument("--seed", default="1", help="the same seed gives the same deals (default: 1)")
    parser.add_argument(
        "--options", default="{}", metavar="JSON", help='options as JSON, such as \'{"preset": "club"}\''
    )
    parser.add_argument(
        "--bots",
        nargs="+",
        default=["sensible"],
        metavar="BOT",
        help="sensible or random, seat by seat clockwise, and again from the first (default: sensible)",
    )
    parser.add_argument(
        "--cases",
        type=Path,
        metavar="FILE",
        help="write every played deal as a referee's case with the engine's answer, for a second implementation",
    )


def run(arguments: argparse.Namespace) -> int:
    """Play, show progress, print the summary."""
    from engine.core.refusal import BadInput
    from engine.simulate import simulate

    try:
        options = json.loads(arguments.options)
    except json.JSONDecodeError as e:
        raise CommandProblem(f"--options is not JSON: column {e.colno}") from None
    if arguments.cases is not None and not arguments.cases.parent.is_dir():
        raise CommandProblem(f"there is no folder {arguments.cases.parent}")
    cases: list[dict[str, object]] = []
    try:
        summary = simulate(
            arguments.game,
            deals=arguments.deals,
            seed=arguments.seed,
            options=options,
            bots=arguments.bots,
            progress=_progress() if sys.stderr.isatty() else None,
            cases=cases if arguments.cases is not None else None,
        )
    except BadInput as e:
        raise CommandProblem(str(e)) from None
    if arguments.cases is not None:
        try:
            arguments.cases.write_text(json.dumps(cases, ensure_ascii=False, indent=1) + "\n", "utf-8")
        except OSError as e:
            raise CommandProblem(f"cannot write {arguments.cases}: {e.strerror}") from None
    _print(summary)
    return 0


def _progress():  # type: ignore[no-untyped-def]
    last = 0.0

    def show(done: int, total: int) -> None:
        nonlocal last
        now = time.monotonic()
        if done < total and now - last < 0.1:
            return
        last = now
        full = BAR * done // total
        sys.stderr.write(
            f"\r[{'#' * full}{'.' * (BAR - full)}] {done}/{total}" + ("\n" if done == total else "")
        )
        sys.stderr.flush()

    return show


def _print(summary: Summary) -> None:
    for line in summary.lines():
        print(line)
