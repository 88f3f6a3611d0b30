"""Build what has changed and serve the book on this computer.

The address is printed when the book is ready; Ctrl+C stops it. Only this computer can reach it.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from book.cli.problems import CommandProblem


def port(text: str) -> int:
    """A port number; 0 lets the system choose a free one."""
    try:
        number = int(text)
    except ValueError:
        number = -1
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")
    return number


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments the command has."""
    parser.add_argument(
        "--port", type=port, default=8017, help="the port (default: 8017; 0 takes a free one)"
    )
    parser.add_argument("--no-build", action="store_true", help="serve what the last build left")
    parser.add_argument("--folder", type=Path, help="serve this built site instead of the project's own")


def run(arguments: argparse.Namespace) -> int:
    """Build unless told otherwise, then serve until stopped."""
    from book import paths
    from book.server import PortTaken, listen, serve_for_ever

    folder = arguments.folder or paths.SITE
    try:
        sockets = listen(arguments.port)  # before a long build: a taken port is better known at once
    except PortTaken:
        raise CommandProblem(f"port {arguments.port} is taken; choose another with --port") from None
    if not arguments.no_build and arguments.folder is None:
        from book.cli.build import build_site

        build_site()
    if not (folder / "index.html").is_file():
        raise CommandProblem(f"there is no built book in {folder}; `spielbuch build` makes it")
    serve_for_ever(folder, sockets)
    return 0
