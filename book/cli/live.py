"""What `voila` and `lab` share: their notebooks, a free port, and handing the terminal over."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

from book import paths
from book.cli.problems import CommandProblem
from book.cli.serve import port

JUPYTER = paths.BUILD / "jupyter"  # templates and settings of ours, apart from the user's own


def add_common_arguments(parser: argparse.ArgumentParser, default_port: int) -> None:
    """The arguments both commands have."""
    parser.add_argument("--port", type=port, default=default_port, help=f"the port (default: {default_port})")
    parser.add_argument("--no-build", action="store_true", help="use the notebooks that the last build left")


def prepare(module: str, arguments: argparse.Namespace) -> None:
    """See that the program is installed, the port free and the notebooks built."""
    if find_spec(module) is None:
        raise CommandProblem(f"{module} is not installed; `python3 -m book {arguments.command}` installs it")
    from book.server import PortTaken, listen

    try:
        for socket in listen(arguments.port):
            arguments.port = socket.getsockname()[1]
            socket.close()
    except PortTaken:
        raise CommandProblem(f"port {arguments.port} is taken; choose another with --port") from None
    if not arguments.no_build:
        from book.cli.build import build_site

        build_site()
    if not (paths.NOTEBOOKS / "en" / "index.ipynb").exists():
        raise CommandProblem("there are no notebooks; `spielbuch build` makes them")


def lay_out(target: Path, *sources: Path) -> None:
    """Copy files into a folder, so that it holds just these."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for source in sources:
        if source.is_dir():
            shutil.copytree(source, target / source.name)
        else:
            shutil.copyfile(source, target / source.name)


def hand_over(line: Sequence[str], extra: Mapping[str, str]) -> int:
    """Become another program; where that cannot be done, run it and wait."""
    env = os.environ | dict(extra)
    command = [sys.executable, *line]
    if os.name == "posix":
        sys.stdout.flush()
        os.execve(command[0], command, env)
    return subprocess.run(command, env=env).returncode
