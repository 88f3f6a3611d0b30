"""The figures of the teacher's page: from the engine's shelf, in both languages, with links that open."""

from __future__ import annotations

import html
import re

import pytest

from book.figures import plans as figures
from engine.core.registry import built, game
from engine.core.text import Language
from engine.learn import plan as plans
from engine.learn.lessons.shelf import lessons_of

ALL = [
    figures.lessons(),
    figures.one_game("klaverjas", 45),
    figures.one_game("klaverjas", 90),
    figures.series(),
]


@pytest.mark.parametrize("lang", list(Language))
@pytest.mark.parametrize("figure", ALL)
def test_every_link_opens_a_class(figure: figures.Table, lang: Language) -> None:
    links = [html.unescape(x) for x in re.findall(r'href="([^"]+)"', figure.html(lang))]
    assert links and all(plans.from_link(x).lessons for x in links)


@pytest.mark.parametrize("lang", list(Language))
def test_every_lesson_stands_there_in_order(lang: Language) -> None:
    text = html.unescape(figures.lessons().html(lang))
    for name in built():
        at = text.index(game(name).title.in_(lang))
        for lesson in lessons_of(name):
            at = text.index(lesson.title.in_(lang), at)


def test_the_plans_keep_to_their_time() -> None:
    for name in figures.SERIES:
        for minutes, most in figures.LESSON_TIME.items():
            plan = figures.unit(name, minutes, "1")
            spent = sum(x.minutes for x in plan.scripts)
            assert 0 < spent <= most and lessons_of(name)[-1].id not in plan.lessons
            assert minutes - spent - figures.QUESTIONS[minutes] - 5 >= 10, "time is left for the deal"
    assert sorted(figures.SERIES) == sorted(built())
