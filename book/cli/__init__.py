"""The command line `spielbuch`: one module per subcommand, imported only when it is asked for."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

from book.cli.problems import CommandProblem

# Name, module, one line for the list of commands.  A module has `add_arguments(parser)` and `run(arguments)`;
# its docstring is what `spielbuch NAME --help` says at the top.
COMMANDS = (
    ("build", "build", "build the book: pages in both languages, with everything they load"),
    ("serve", "serve", "build what has changed and serve the book on this computer"),
    ("voila", "voila", "serve the chapters with a live Python per reader (Voila)"),
    ("lab", "lab", "open the chapters as notebooks to change and run (JupyterLab)"),
    ("referee", "referee", "answer case files: is this play legal, what is this deal worth"),
    ("simulate", "simulate", "let bots play many deals and print who won how often"),
    ("practice", "practice", "print practice questions about a game, with their answers"),
    ("worksheet", "worksheet", "write practice questions as a worksheet to print, answers apart"),
    ("lessons", "lessons", "list the lessons, or play every one to see that it is right"),
)


def parser_for(command: str | None) -> argparse.ArgumentParser:
    """The argument parser; only the module of the command that is asked for is imported."""
    parser = argparse.ArgumentParser(
        prog="spielbuch",
        description="An interactive rulebook of six card and dice games.",
        epilog="`spielbuch COMMAND --help` tells more about a command.",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands", required=True)
    for name, module_name, summary in COMMANDS:
        if name == command:
            module = import_module(f"book.cli.{module_name}")
            sub = commands.add_parser(
                name,
                help=summary,
                description=module.__doc__,
                formatter_class=argparse.RawDescriptionHelpFormatter,
            )
            module.add_arguments(sub)
            sub.set_defaults(run=module.run)
        else:
            commands.add_parser(name, help=summary, add_help=False)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code.  What the reader can mend is one line on standard error."""
    line = list(sys.argv[1:] if arguments is None else arguments)
    command = next((word for word in line if not word.startswith("-")), None)
    chosen = parser_for(command).parse_args(line)
    try:
        return chosen.run(chosen) or 0
    except CommandProblem as problem:
        print(f"spielbuch {chosen.command}: {problem}", file=sys.stderr)
        return problem.code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has gone, as in `| head`
        sys.stderr.close()
        return 0
