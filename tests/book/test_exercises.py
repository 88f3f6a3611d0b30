"""The exercises of the chapters: there in every game and language, numbered, and right by the referee's own word."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace

from book import paths
from book.ext import cells, nodes
from book.ext.exercises import ExerciseDirective, SolutionDirective, pass_by
from engine import referee
from engine.core import registry
from engine.core.text import Language, Speaker
from engine.learn.exercises import exercise
from engine.learn.practice.draw import kinds
from engine.learn.practice.results import labels
from tests.book.html import PageReader

Book = dict[str, PageReader]
LEAST = 6
WORD = {"en": "Exercise", "de": "Aufgabe"}
Written = tuple[str, str, dict[str, Any], dict[str, Any]]


def exercises_in(game: str) -> list[Written]:
    """The exercises of a game's rules as the chapter writes them."""
    found: list[Written] = []

    def stub(game: str, what: str, position: dict[str, Any], **how: Any) -> None:
        found.append((game, what, position, how))

    for cell in cells.source(paths.CHAPTERS / game / "rules.md").cells:
        if cell.cell_type == "code" and "exercise(" in cell.source:
            exec(cell.source.replace("from widgets import exercise", ""), {"exercise": stub})
    return found


ALL = [(f"{game}-{n}", e) for game in registry.NAMES for n, e in enumerate(exercises_in(game), 1)]


def only(answer: dict[str, Any], field: str, position: dict[str, Any]) -> Any:
    """What the one hand that is asked about has."""
    (seat,) = (s for s, hand in position["hands"].items() if hand)
    return answer[field][seat]


EXPECTED: dict[str, Any] = {
    "legal": lambda a, p: a["legal"],
    "rule": lambda a, p: [a["refused"].get(p["card"], "none")],
    "winner": lambda a, p: a["winners"] if "winners" in a else [a["winner"]],
    "best": lambda a, p: a["winners"],
    "sold": lambda a, p: [a["winner"] or "nobody"],
    "sau": lambda a, p: [a["may_take"] or "nobody"],
    "label": lambda a, p: a["labels"] or ["none"],
    "rank": lambda a, p: [a["combination"]],
    "allowed": lambda a, p: a["legal"],
    "score": lambda a, p: a["points"],
    "settle": lambda a, p: a["delta"],
    "ruff": lambda a, p: only(a, "values", p),
    "sets": lambda a, p: only(a, "pay", p) // 2,
    **{
        name: (lambda a, p, name=name: a[name])
        for name in ("points", "roem", "paid", "net", "payout", "pay", "total")
    },
}


@pytest.mark.parametrize(("name", "written"), ALL, ids=[n for n, _ in ALL])
def test_the_right_answer_is_the_referee_s(name: str, written: Written) -> None:
    game, what, position, how = written
    options = how.pop("options", {})
    question = exercise(game, what, position, options, **how)
    if "." in what:
        ask, *path = what.split(".")
        also: tuple[str, ...] = ()
    else:
        given = next(k.given for k in kinds(game) if k.name == what)
        assert given is not None
        ask, path, also = given.ask, [], given.also
    case = {k: v for k, v in position.items() if k not in also}
    answer = referee.answer({"id": name, "game": game, "options": options, "ask": ask, "position": case})
    if what == "bust":
        odds = {"what": "bust_next", "total": sum(position["dice"])}
        want: Any = [
            referee.answer({"id": name, "game": game, "ask": "odds", "position": odds})["probability"]
        ]
    elif path:
        want = answer
        for step in path:
            want = want[step]
    else:
        want = EXPECTED[what](answer, position)
    if isinstance(want, dict):
        want = ["{" + ",".join(f'"{k}":{v}' for k, v in want.items()) + "}"]
    want = [str(w) for w in want] if isinstance(want, list) else [str(want)]
    assert sorted(question.draft.right) == sorted(want)
    if "yards" in position and "pigs" in position:
        assert {s: len(y) for s, y in position["yards"].items()} == position["pigs"]


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("game", registry.NAMES)
def test_every_game_has_its_exercises(site: Path, book: Book, game: str, language: Language) -> None:
    page = book[f"{language}/{game}/rules.html"]
    plates = [p for p in page.plates if p.kind == "exercise"]
    assert len(plates) == len(exercises_in(game)) >= LEAST
    html = (site / language / game / "rules.html").read_text("utf-8")
    thinking = html.count('<div class="b-exercise">')
    assert thinking >= 1 and html.count('<details class="b-solution">') == thinking
    numbers = [int(i.removeprefix("exercise-")) for i in page.ids if i.startswith("exercise-")]
    assert numbers == list(range(1, len(plates) + thinking + 1))
    for n, ((g, what, position, how), plate) in enumerate(zip(exercises_in(game), plates, strict=True), 1):
        question = exercise(g, what, position, **how)
        said = plate.state["solution"]["said"]
        assert said == labels(question, question.draft.right, Speaker(language))
        assert plate.state["solution"]["why"], f"exercise {n} explains nothing"
        assert said in plate.drawn and plate.state["question"]["text"] in plate.drawn


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("game", registry.NAMES)
def test_the_answers_stand_on_a_sheet_at_the_end(
    site: Path, book: Book, game: str, language: Language
) -> None:
    html = (site / language / game / "rules.html").read_text("utf-8")
    (sheet,) = re.findall(r'<section class="b-answers">.*?</section>', html, re.S)
    assert html.index(sheet) > html.rindex('class="sb-widget"')
    page = book[f"{language}/{game}/rules.html"]
    numbers = [int(n) for n in re.findall(rf"<h3>{WORD[language]} (\d+)</h3>", sheet)]
    assert numbers == list(range(1, sum(i.startswith("exercise-") for i in page.ids) + 1))
    text = re.sub(r"<[^>]+>", "", sheet)
    for plate in page.plates:
        if plate.kind == "exercise":
            assert plate.state["solution"]["said"] in text
            assert all(
                w["text"] in text and (not w["rule"] or w["rule"] in text)
                for w in plate.state["solution"]["why"]
            )


def test_notebooks_keep_solutions_and_leave_the_sheet_out(site: Path) -> None:
    text = (site / "en" / "klaverjas" / "rules.ipynb").read_text("utf-8")
    assert "Show the solution" in text and "b-answers" not in text and "Exercise 1<" in text


@pytest.mark.parametrize(
    ("inside", "told"),
    [
        ("Why?\n", "an exercise has one solution"),
        ("Why?\n\n```{solution}\nSo.\n```\n\n```{solution}\nSo.\n```\n", "an exercise has one solution"),
        (":lines: some\n\nWhy?\n\n```{solution}\nSo.\n```\n", "lines"),
    ],
)
def test_an_exercise_is_written_with_one_solution(inside: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "conf.py").write_text('extensions = ["myst_parser"]\n')
    (tmp_path / "index.md").write_text(f"# Page\n\n````{{exercise}}\n{inside}````\n")
    said = StringIO()
    with docutils_namespace():
        app = Sphinx(
            tmp_path, tmp_path, tmp_path / "out", tmp_path / "tree", "gettext", status=None, warning=said
        )
        app.add_directive("exercise", ExerciseDirective)
        app.add_directive("solution", SolutionDirective)
        for node in (nodes.exercise, nodes.solution):
            app.add_node(node, gettext=(pass_by, pass_by))
        app.build()
    assert told in said.getvalue()
