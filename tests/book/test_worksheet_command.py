"""The command `spielbuch worksheet`: one file that needs nothing else, answers apart, a code that leads back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from book.cli import main
from engine.core import registry
from engine.core.text import Language, Speaker
from engine.learn.practice.draw import session
from engine.learn.practice.results import labels
from tests.book.paper import codes

pytestmark = pytest.mark.usefixtures("site")  # the front end is built


def made(out: Path, *arguments: str) -> str:
    assert main(["worksheet", *arguments, "--out", str(out)]) == 0
    return out.read_text("utf-8")


@pytest.mark.parametrize("game", registry.NAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_sheet_asks_what_the_seed_asks(game: str, lang: str, tmp_path: Path) -> None:
    html = made(tmp_path / "a.html", game, "--seed", "3b", "--count", "4", "--lang", lang)
    assert f'<html lang="{lang}"' in html
    asked, answers = (re.sub(r"<[^>]+>", "", part) for part in html.split('class="g-paper-answers"'))
    speaker = Speaker(Language(lang))
    for question in session(game, "3b", 4):
        assert question.draft.text.said(speaker) in asked
        assert labels(question, question.draft.right, speaker) in answers
    assert codes(html) == [], "without an address there is no code"
    assert re.findall(r'(?:src|href)="(?!#|[\w/]+\.html)', html) == [] and "@import" not in html
    assert re.findall(r"url\((?!data:)", html) == []


def test_a_code_leads_to_the_same_questions(tmp_path: Path) -> None:
    html = made(
        tmp_path / "a.html",
        "gleek",
        "--seed",
        "class 3/b",
        "--count",
        "2",
        "--lang",
        "de",
        "--url",
        "https://example.org/book/",
    )
    assert codes(html) == ["https://example.org/book/de/gleek/practice.html#practice=class%203%2Fb"]
    other = made(
        tmp_path / "b.html", "gleek", "--count", "2", "--kinds", "ruff", "--url", "https://example.org/book/"
    )
    assert codes(other) == [], "the page asks other questions than these"


def test_the_file_is_named_after_the_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["worksheet", "siebzehn", "--seed", "../x", "--count", "1"]) == 0
    assert [p.name for p in tmp_path.iterdir()] == ["siebzehn-___x.html"]
    assert "siebzehn-___x.html" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess"], ["gleek", "--count", "0"], ["gleek", "--count", "101"], ["gleek", "--count", "x"], ["gleek", "--seed", ""],
        ["gleek", "--kinds", "roem"], ["gleek", "--options", "[]"], ["gleek", "--url", "example.org"], ["gleek", "--url", "ftp://example.org"],
        ["gleek", "--count", "1", "--out", "/nowhere/at/all.html"],
    ],
)  # fmt: skip
def test_what_cannot_be_gets_one_line(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["worksheet", *arguments]) != 0
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and told.err.startswith("spielbuch worksheet: ")
    assert list(tmp_path.iterdir()) == []
