"""The lessons: list them, or play every one along its right path and say how many stand.

Example: spielbuch lessons --check
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

from book.cli.problems import CommandProblem
from book.paths import ROOT

if TYPE_CHECKING:
    from engine.learn.lessons.form import Lesson


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments the command has."""
    parser.add_argument("game", nargs="?", help="one game only, such as klaverjas")
    parser.add_argument("--check", action="store_true", help="play every lesson, in both languages")
    parser.add_argument(
        "--price", action="store_true", help="work out what the moves of laid-out positions lead to (slow)"
    )
    parser.add_argument("--file", type=Path, metavar="FILE", help="check a lesson of your own instead")


def run(arguments: argparse.Namespace) -> int:
    """List or check; 1 if a lesson does not do what it says."""
    from engine.core.refusal import BadInput
    from engine.learn.lessons.form import from_text
    from engine.learn.lessons.shelf import games, lessons_of

    if arguments.file is not None:
        try:
            text = arguments.file.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as e:
            raise CommandProblem(f"cannot read {arguments.file}: {getattr(e, 'strerror', e)}") from None
        try:
            lesson = from_text(text)
        except BadInput as e:
            raise CommandProblem(f"{arguments.file}: {e}") from None
        return 1 - _checked(lesson)
    if arguments.game is not None and arguments.game not in games():
        raise CommandProblem(f"no lessons of {arguments.game}; there are {', '.join(games())}")
    failed = 0
    for game in games() if arguments.game is None else (arguments.game,):
        try:
            lessons = lessons_of(game)
        except BadInput as e:
            raise CommandProblem(f"{game}: {e}") from None
        if arguments.price:
            _price(game, lessons)
            continue
        good = sum(_checked(x) for x in lessons) if arguments.check else len(lessons)
        failed += len(lessons) - good
        print(
            f"{game}: {len(lessons)} lessons"
            + (f", {good} right in both languages" if arguments.check else "")
        )
        if not arguments.check:
            for x in lessons:
                print(f"  {x.id}: {x.title.en} / {x.title.de} ({x.minutes} min)")
    return 1 if failed else 0


def _checked(lesson: Lesson) -> bool:
    """Play a lesson by the engine, then as a reader would, in each language."""
    from engine.core.refusal import BadInput
    from engine.learn.lessons.check import check
    from widgets.lessonplay import play_through

    try:
        check(lesson)
        for language in ("en", "de"):
            play_through(lesson, language)
    except BadInput as e:
        print(e, file=sys.stderr)
        return False
    return True


def _price(game: str, lessons: Sequence[Lesson]) -> None:
    """Write the prices of a game's lessons into its room; those that stand are kept."""
    from engine.learn.lessons.prices import mark, sums
    from engine.learn.lessons.pricing import priced_positions, work_out

    path = ROOT / "engine" / "games" / game / "lessons" / "prices.py"
    kept, jobs = {}, {}
    with ProcessPoolExecutor() as pool:
        for lesson in lessons:
            for run in priced_positions(lesson):
                key = mark(run.record)
                found = sums(run.record)
                if found:
                    kept[key] = found
                elif run.asked is not None and key not in jobs:
                    jobs[key] = pool.submit(work_out, run.record.text(), run.asked.value)
        for n, (key, job) in enumerate(jobs.items(), 1):
            kept[key] = job.result()
            path.write_text(module_text(kept), "utf-8")  # so that nothing is lost when it is broken off
            print(f"{game}: {n} of {len(jobs)} positions", flush=True)
    if kept:
        path.write_text(module_text(kept), "utf-8")


def module_text(kept: Mapping[str, Mapping[str, int]]) -> str:
    """The room's file that keeps these prices."""
    lines = [
        '"""What the moves of the lessons make in all games tried; written by `spielbuch lessons --price`."""\n',
        "from collections.abc import Mapping\n",
        "PRICES: Mapping[str, Mapping[str, int]] = {",
    ]
    for key, found in sorted(kept.items()):
        lines += [f'    "{key}": {{', *(f'        "{move}": {n},' for move, n in found.items()), "    },"]
    return "\n".join([*lines, "}", ""])
