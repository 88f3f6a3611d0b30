"""Write practice questions as a worksheet: one HTML file to print, with the answers on a sheet of their own.

Example: spielbuch worksheet klaverjas --seed 7 --count 8 --lang de --out sheet.html

The questions are those of `spielbuch practice` and of the practice page with the same seed. With the address of a
published book, from --url or from _config.yml, a QR code on the sheet leads to them.
"""

from __future__ import annotations

import argparse
import base64
import re
from html import escape
from pathlib import Path
from urllib.parse import quote, urlsplit

from book.cli.practice import count_of, options_of
from book.cli.problems import CommandProblem


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments the command has."""
    parser.add_argument(
        "game", help="klaverjas, gleek, drei_saeue, siebzehn, kaufmannsglueck or gaunerkleeblatt"
    )
    parser.add_argument("--seed", default="1", help="the same seed gives the same questions (default: 1)")
    parser.add_argument("--count", default="10", metavar="N", help="how many questions, to 100 (default: 10)")
    parser.add_argument(
        "--kinds", nargs="+", default=[], metavar="KIND", help="only these kinds of questions"
    )
    parser.add_argument("--options", metavar="JSON", help='options as JSON, such as \'{"preset": "club"}\'')
    parser.add_argument("--lang", choices=("en", "de"), default="en", help="the language (default: en)")
    parser.add_argument("--url", help="where the book is published, such as https://example.org/spielbuch/")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the file (default: GAME-SEED.html)")


def run(arguments: argparse.Namespace) -> int:
    """Draw the questions, lay them out, write the file."""
    from engine.core.chance import seed_text
    from engine.core.refusal import BadInput
    from engine.core.registry import game as find_game
    from engine.core.text import Language
    from engine.learn.practice.draw import session
    from widgets.sheet import MOST, sheet

    count, options = count_of(arguments.count), options_of(arguments.options)
    if not 1 <= count <= MOST:
        raise CommandProblem(f"--count: a sheet has 1 to {MOST} questions")
    # other kinds or options are not those that the page asks
    link = None if arguments.kinds or options is not None else link_to(arguments)
    try:
        game, seed = find_game(arguments.game), seed_text(arguments.seed)
        questions = session(game.key, seed, count, arguments.kinds, options)
        state = sheet(game, questions, seed, Language(arguments.lang), link)
    except BadInput as e:
        raise CommandProblem(str(e)) from None
    out = arguments.out or Path(f"{game.key}-{re.sub(r'[^0-9A-Za-z_-]', '_', seed)}.html")
    text = page(state)
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as e:
        raise CommandProblem(f"cannot write {out}: {e.strerror}") from None
    print(f"{count} questions and their answers are in {out}; open it in a browser and print it.")
    return 0


def link_to(arguments: argparse.Namespace) -> str | None:
    """The address of the practice page with the seed; None where no published book is known."""
    import yaml

    from book import paths

    config = yaml.safe_load((paths.ROOT / "_config.yml").read_text(encoding="utf-8"))
    base = arguments.url or (config.get("html") or {}).get("baseurl")
    if not base:
        return None
    if urlsplit(base).scheme not in ("http", "https") or not urlsplit(base).netloc:
        raise CommandProblem(f"--url: {base!r} is no web address")
    seed = quote(arguments.seed, safe="")
    return f"{base.rstrip('/')}/{arguments.lang}/{arguments.game}/practice.html#practice={seed}"


def page(state: dict[str, object]) -> str:
    """A page that needs nothing beside it: style, type and pictures are inside."""
    from sphinx.errors import ExtensionError

    from book import paths
    from book.ext.server_side import Painter

    painter = Painter()
    try:
        drawn = painter.draw("sheet", state)
    except ExtensionError as e:
        raise CommandProblem(str(e)) from None
    finally:
        painter.close()
    name = f"{state['title']}: {state['seed']}"
    style = (paths.STATIC / "spielbuch.css").read_text(encoding="utf-8")
    return (
        f'<!DOCTYPE html>\n<html lang="{state["lang"]}" data-theme="light">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(name)}</title>\n<style>\n{fonts()}{style}\n"
        "@page{margin:14mm 16mm}body{margin:0;background:#fff}.g-root{max-width:186mm;margin:0 auto;padding:8mm 0}"
        "@media print{.g-root{padding:0}}\n</style>\n</head>\n"
        f"<body>\n{drawn}\n</body>\n</html>\n"
    )


def fonts() -> str:
    """The type as data; letters beyond western Europe fall back to the reader's own fonts."""
    from book import paths

    rules = (paths.STATIC / "spielbuch-fonts.css").read_text(encoding="utf-8").splitlines()

    def data(found: re.Match[str]) -> str:
        return "data:font/woff2;base64," + base64.b64encode((paths.STATIC / found[1]).read_bytes()).decode()

    return "".join(re.sub(r"(?<=url\()([^)]+)", data, r) + "\n" for r in rules if "-latin-ext-" not in r)
