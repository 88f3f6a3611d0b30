"""Serve the chapters with a live Python kernel for each reader, through Voila.

The same chapters in the same look, in both languages. A kernel lives as long as its page is open; that of a
closed tab is ended after a while (--cull-after). Only this computer can reach the server.
"""

from __future__ import annotations

import argparse

from book import paths
from book.cli import live
from book.cli.problems import CommandProblem


def seconds(text: str) -> int:
    """A number of seconds above zero."""
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a number of seconds above 0 is meant, not {text!r}")
    return int(text)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments the command has."""
    live.add_common_arguments(parser, 8866)
    parser.add_argument(
        "--cull-after",
        type=seconds,
        default=600,
        metavar="SECONDS",
        help="end the kernel of a closed tab after this long (default: 600)",
    )
    parser.add_argument(
        "--cull-every",
        type=seconds,
        default=60,
        metavar="SECONDS",
        help="look for such kernels this often (default: 60)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Prepare template and notebooks, then become Voila."""
    live.prepare("voila", arguments)
    write_template()
    print(
        f"Voila starts; the chapters will be at http://127.0.0.1:{arguments.port}/ (Ctrl+C stops it)",
        flush=True,
    )
    return live.hand_over(
        [
            "-m",
            "voila",
            str(paths.NOTEBOOKS),
            "--no-browser",
            "--template=spielbuch",
            "--strip_sources=False",
            f"--port={arguments.port}",
            "--Voila.ip=127.0.0.1",
            "--Voila.port_retries=0",
            "--Voila.log_level=WARN",
            f"--MappingKernelManager.cull_idle_timeout={arguments.cull_after}",
            f"--MappingKernelManager.cull_interval={arguments.cull_every}",
            "--MappingKernelManager.cull_connected=False",
        ],
        {"JUPYTER_PATH": str(live.JUPYTER), "JUPYTER_CONFIG_DIR": str(live.JUPYTER / "config")},
    )


def write_template() -> None:
    """Put our Voila template together: its own files, and the style of the published pages."""
    folders = sorted((paths.SITE / "_live").glob("page-*"))
    if not folders:
        raise CommandProblem("the book is not built; `spielbuch build` does it")
    page, template = folders[-1], live.JUPYTER / "voila" / "templates" / "spielbuch"
    live.lay_out(template, *(p for p in (paths.BOOK / "voila").iterdir() if p.is_file()))
    style = [page / name for name in ("spielbuch-fonts.css", "tokens.css", "fonts")]
    live.lay_out(
        template / "static",
        *style,
        *(paths.BOOK / "voila" / "static").iterdir(),
        *(paths.THEME / "static").iterdir(),
    )
