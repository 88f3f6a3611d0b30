"""Build the book: the site with both languages in _build/site, the chapters as notebooks in _build/notebooks.

Only what has changed since the last build is done again. The site is a folder of plain files: copy it to any
web server, at any address below it.
"""

from __future__ import annotations

import argparse
import shutil
import sys

from book.cli.problems import CommandProblem


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments the command has."""
    parser.add_argument(
        "--fresh", action="store_true", help="throw away what earlier builds left and build everything"
    )
    parser.add_argument("--strict", action="store_true", help="treat a warning about a chapter as a failure")
    parser.add_argument(
        "--jobs", type=int, choices=(1, 2), help="how many languages to build at a time (default: 2)"
    )
    parser.add_argument(
        "--check-translations",
        action="store_true",
        help="build nothing; say which German messages are missing, doubtful or left over",
    )


def run(arguments: argparse.Namespace) -> int:
    """Build, or check the translations."""
    from book import paths

    if arguments.check_translations:
        from book import i18n

        return i18n.report(sys.stdout)
    if arguments.fresh:
        shutil.rmtree(paths.BUILD, ignore_errors=True)
    build_site(jobs=arguments.jobs, strict=arguments.strict)
    print(f"The book is in {paths.SITE}; `spielbuch serve` shows it.")
    return 0


def build_site(jobs: int | None = None, strict: bool = False) -> None:
    """Bring the site up to date; CommandProblem says what stopped it."""
    try:
        from book.build import build
        from book.build.problems import BuildProblem
        from book.build.say import Say
    except ImportError as missing:
        raise CommandProblem(
            f"{missing.name} is not installed; `python3 -m book serve` installs it"
        ) from None
    try:
        build(Say(sys.stdout), jobs=jobs, strict=strict)
    except BuildProblem as problem:
        raise CommandProblem(str(problem)) from None
