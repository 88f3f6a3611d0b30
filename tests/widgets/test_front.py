"""The front end's own tests, run by node: twins of every label, thin and foreign states, drawing on the server."""

from __future__ import annotations

import subprocess
from pathlib import Path

from book.build import node

ROOT = Path(__file__).parent.parent.parent


def test_front_end() -> None:
    command = [node.program(), "--test", "tests/widgets/front/front.test.mjs"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "# pass 0" not in run.stdout and "pass 0\n" not in run.stdout
