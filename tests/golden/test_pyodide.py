"""The golden games replay in Pyodide to the very bytes they have here: another Python, another platform."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

from book.build import node
from engine.core.plain import fingerprint
from engine.core.record import from_json, replay
from tests.golden.make import names, read


def test_golden_games_in_pyodide(site: Path) -> None:
    where = (next((site / "_live").glob("page-*")) / "where.mjs").read_text("utf-8")
    runtime, ours = (
        site / "_live" / re.search(rf"{part}-[\w.]+", where)[0]
        for part in ("pyodide", "python")  # type: ignore[index]
    )
    records = [read(name)["record"] for name in names()]
    run = subprocess.run(
        [
            node.program(),
            str(Path(__file__).with_name("replay.mjs")),
            str(runtime),
            str(ours / "spielbuch.zip"),
        ],
        input=json.dumps(records),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    there = json.loads(run.stdout.splitlines()[-1])
    assert there["python"].startswith("3.14")
    for name, record, (state, outcome) in zip(names(), records, there["states"], strict=True):
        here = replay(from_json(record))
        assert state == fingerprint(here.last), name
        assert outcome == fingerprint(here.game.outcome(here.last)), name
