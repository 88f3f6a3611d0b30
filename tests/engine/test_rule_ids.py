"""Every rule has a test that bears its id, and every rule with an effect on play shows itself in play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.core import registry

HERE = Path(__file__).parent


@pytest.mark.parametrize("game", registry.NAMES)
def test_every_rule_id_names_a_test(game: str) -> None:
    names = set(
        re.findall(
            r"def (test_\w+)", "\n".join(p.read_text("utf-8") for p in (HERE / game).glob("test_*.py"))
        )
    )
    for rule in registry.rulebook(game):
        stem = "test_" + rule.id.lower().replace("-", "_").replace(".", "_")
        assert any(re.match(rf"{stem}(_|$)(?!\d)", n) for n in names), f"no test is named after {rule.id}"
