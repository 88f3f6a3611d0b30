"""The command `spielbuch practice`: the same seed prints the same, as text and as JSON; nonsense gets one line."""

from __future__ import annotations

import json

import pytest

from book.cli import main
from engine import referee
from engine.core import registry


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["practice", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("game", registry.NAMES)
def test_json_holds_answers_that_the_referee_gives_again(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = printed(capsys, game, "--seed", "7", "--count", "4", "--json")
    assert text == printed(capsys, game, "--seed", "7", "--count", "4", "--json")
    questions = json.loads(text)
    assert len(questions) == 4
    for question in questions:
        keys = [c["key"] for c in question["choices"]]
        assert question["right"] and set(question["right"]) <= set(keys)
        assert all(
            t["en"] and t["de"] for t in [question["text"], *(c["label"] for c in question["choices"])]
        )
        if question["case"] is not None:
            case = dict(question["case"])
            expect = case.pop("expect")
            assert referee.answer(case) == expect


def test_text_marks_what_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "siebzehn", "--count", "3", "--lang", "de", "--kinds", "bust")
    assert text.count("   * ") == 3 and "Wie wahrscheinlich" in text


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess"], ["gleek", "--count", "0"], ["gleek", "--count", "x"], ["gleek", "--count", "-1"], ["gleek", "--count", "9" * 5000],
        ["gleek", "--seed", ""], ["gleek", "--kinds", "roem"], ["gleek", "--options", "{"], ["gleek", "--options", "[]"],
        ["gleek", "--options", '{"x": 1}'], ["klaverjas", "--options", '{"preset": "x"}', "--json"],
    ],
)  # fmt: skip
def test_what_cannot_be_gets_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["practice", *arguments]) != 0
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and told.err.startswith("spielbuch practice: ")
