"""Class links: what they hold comes back, and every part that cannot be right is named."""

from __future__ import annotations

import re

import pytest

from engine.core.refusal import BadInput
from engine.core.registry import built, game
from engine.core.text import Language, Speaker
from engine.learn import plan as plans
from engine.learn.lessons.shelf import lessons_of
from engine.learn.practice import draw


def test_a_link_says_what_it_holds() -> None:
    first, second = (x.id for x in lessons_of("klaverjas")[:2])
    link = f"#class=klaverjas&preset=club&seed=tuesday&lessons={first},{second}&questions=10"
    plan = plans.from_link(link)
    assert (plan.game, plan.seed, plan.lessons, plan.questions) == (
        "klaverjas",
        "tuesday",
        (first, second),
        10,
    )
    assert plan.deal and plan.options == game("klaverjas").options.changed(
        game("klaverjas").options.read({"preset": "club"})
    )
    assert plan.link() == link
    assert plans.from_link("https://example.org/de/classroom.html" + link) == plan


@pytest.mark.parametrize("name", built())
def test_every_option_comes_back(name: str) -> None:
    assert not {o.name for o in game(name).options.options} & set(plans.NAMES), "a name means one thing"
    for option in game(name).options.options:
        values = [*option.values, *([option.least] if option.least is not None else [])]
        for value in values:
            plan = plans.plan(name, "3 b/ä", {option.name: value}, questions=3)
            assert plans.from_link(plan.link()) == plan, (option.name, value)


@pytest.mark.parametrize("name", built())
def test_presets_come_back_by_name(name: str) -> None:
    for preset in game(name).options.presets:
        plan = plans.plan(name, options={"preset": preset})
        named, rest = plan.nearest()
        assert not rest and (named is None or f"preset={named}" in plan.link())


def test_what_is_left_out_has_a_plain_meaning() -> None:
    plan = plans.from_link("#class=gleek")
    assert plan.deal and not plan.lessons and not plan.questions and not plan.options and plan.seed == "1"


@pytest.mark.parametrize(
    ("link", "named"),
    [
        ("", "no class"),
        (None, "no class"),
        ("#play=abc", "no class"),
        ("#class=", "no game"),
        ("#class=chess", "chess"),
        ("#class=gleek&foo=1", "foo"),
        ("#class=gleek&gleek", "'gleek'"),
        ("#class=gleek&class=gleek", "class"),
        ("#class=gleek&seed=", "seed"),
        ("#class=gleek&seed=" + "x" * 65, "seed"),
        ("#class=gleek&lessons=nothing", "nothing"),
        ("#class=gleek&lessons=auction,auction", "twice"),
        ("#class=gleek&questions=31", "questions"),
        ("#class=gleek&questions=-1", "questions"),
        ("#class=gleek&questions=²", "questions"),
        ("#class=gleek&deal=maybe", "deal"),
        ("#class=gleek&deal=no", "nothing is left to do"),
        ("#class=gleek&preset=club", "preset"),
        ("#class=klaverjas&preset=nobody", "nobody"),
        ("#class=klaverjas&threshold=9", "threshold"),
        ("#class=siebzehn&players=99", "players"),
        ("#class=gleek&view=cinema", "cinema"),
        ("#class=gleek&x=" + "y" * 5000, "no class"),
    ],
)
def test_what_cannot_be_right_is_named(link: object, named: str) -> None:
    with pytest.raises(BadInput, match=re.escape(named)) as caught:
        plans.from_link(link)
    assert caught.value.phrase.said(Speaker(Language.DE)) != str(caught.value)


@pytest.mark.parametrize("name", built())
def test_questions_can_be_drawn_under_every_option(name: str) -> None:
    """A class may fix any option: the kinds that fit it are drawn, and there are always some."""
    for option in game(name).options.options:
        for value in option.values[1:3]:
            kinds = draw.fitting(name, {option.name: value})
            assert len(kinds) > 2
            for place in draw.places(name, "a", len(kinds), kinds):
                assert draw.draw(name, place, {option.name: value}).draft.right
