"""Runs a list of cells (JSON on standard input) and writes their outputs (JSON) to standard output.

Started by `book.ext.cells`, one process per page; stands apart from it because importing Sphinx takes longer
than most pages run.  Knows what the notebook format knows: what was printed, the value of a last expression with
its mime bundle, and an exception.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import linecache
import sys
import traceback
from typing import Any

from widgets import hosting
from widgets.controller import Controller

SPIELBUCH = "application/vnd.spielbuch+json"
Output = dict[str, Any]


def run_all(sources: list[str]) -> list[list[Output]]:
    """The outputs of each cell; after an exception the later cells still run."""
    namespace: dict[str, Any] = {"__name__": "__main__"}
    return [run_one(source, namespace, f"<cell {n}>") for n, source in enumerate(sources, 1)]


def run_one(source: str, namespace: dict[str, Any], name: str) -> list[Output]:
    """Run one cell in the namespace and collect what it shows.

    >>> run_one("print('a'); 6 * 7", {}, "<cell>")[0]["text"]
    'a\\n'
    """
    linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
    printed, outputs, value = io.StringIO(), [], None
    try:
        tree = ast.parse(source, name)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        with contextlib.redirect_stdout(printed):
            exec(compile(tree, name, "exec"), namespace)
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), name, "eval"), namespace)
        if value is not None and not source.rstrip().endswith(";"):
            outputs.append(
                {
                    "output_type": "execute_result",
                    "execution_count": None,
                    "metadata": {},
                    "data": bundle(value),
                }
            )
    except BaseException as problem:  # a cell may raise anything; the page shows it as a notebook would
        outputs.append(
            {
                "output_type": "error",
                "ename": type(problem).__name__,
                "evalue": str(problem),
                "traceback": own_part(problem),
            }
        )
    if printed.getvalue():
        outputs.insert(0, {"output_type": "stream", "name": "stdout", "text": printed.getvalue()})
    return outputs


def bundle(value: object) -> dict[str, Any]:
    """What a value shows, by mime type: a widget as its kind and state, anything else as text or HTML."""
    if isinstance(value, Controller):
        return {SPIELBUCH: {"kind": value.kind, "state": value.state()}}
    html = getattr(value, "_repr_html_", None)
    return {"text/plain": repr(value)} | ({"text/html": html()} if html else {})


def own_part(problem: BaseException) -> list[str]:
    """The traceback from the cell onwards, without this module's frames."""
    trace = problem.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename == __file__:
        trace = trace.tb_next
    return "".join(traceback.format_exception(type(problem), problem, trace)).splitlines()


if __name__ == "__main__":
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    hosting.use(lambda controller: controller)
    json.dump(run_all(json.load(sys.stdin)), sys.stdout)
