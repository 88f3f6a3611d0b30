"""Practice questions: thousands are drawn, and each answer is found a second time on a way of its own."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from functools import lru_cache
from typing import Any

import pytest

from engine import referee
from engine.core import registry
from engine.core.chance import Chance
from engine.core.refusal import BadInput
from engine.core.text import Language, Speaker
from engine.learn.lessons.playing import play_out, standing
from engine.learn.practice.advice import key
from engine.learn.practice.deal import Deal, Until, play
from engine.learn.practice.draw import asked, draw, find_kind, kinds, places, session
from engine.learn.practice.kind import LEVELS, Place, Question
from tests.engine.learn import second_way

KINDS = [(game, kind.name) for game in registry.NAMES for kind in kinds(game)]
ADVICE = ("bid", "card", "roll", "move", "bet")
DRAWN, BUILT, DEALS, SOAK = 3, 120, 15, 5000
"""Questions of each kind: drawn as readers get them, made of every moment of some deals, and the same in the long run."""


def check(question: Question) -> None:
    """One question keeps all that is promised of questions."""
    draft = question.draft
    keys = [c.key for c in draft.choices]
    assert len(set(keys)) == len(keys) >= 2
    assert draft.right and set(draft.right) <= set(keys)
    assert draft.many or len(draft.right) == 1
    assert draft.level in LEVELS and draft.why
    book = registry.rulebook(question.game)
    for lang in Language:
        speaker = Speaker(lang)
        labels = [c.label.said(speaker) for c in draft.choices]
        assert len(set(labels)) == len(labels), labels
        for text in (draft.text.said(speaker), *labels, *(w.text.said(speaker) for w in draft.why)):
            assert text.strip() and "{" not in text and "None" not in text, text
    for why in draft.why:
        assert why.rule is None or why.rule in book
    case = question.case
    if case is not None:
        assert json.loads(json.dumps(case)) == case
        given = {k: v for k, v in case.items() if k != "expect"}
        assert referee.answer(given) == case["expect"]
    expected = second_way.answer(question)
    if expected is not None:
        assert set(draft.right) == expected, (question.id, expected)


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_answers_hold_a_second_way(game: str, name: str) -> None:
    for question in session(game, f"test-{name}", DRAWN, [name]):
        check(question)
    assert made(game, name, BUILT // 10 if name in ADVICE else BUILT, DEALS) > 0


@pytest.mark.soak
@pytest.mark.parametrize(("game", "name"), KINDS)
def test_thousands_of_answers_hold(game: str, name: str) -> None:
    assert made(game, name, SOAK // 10 if name in ADVICE else SOAK, SOAK) > 0


@pytest.mark.parametrize(("game", "name"), [k for k in KINDS if k[1] in ADVICE])
def test_following_the_advice_pays(game: str, name: str) -> None:
    """The bot's word is not the last: played out, its move makes more than the others it was chosen from."""
    assert gained(game, name, spots=6, games=4) > 0


@pytest.mark.soak
@pytest.mark.parametrize(("game", "name"), [k for k in KINDS if k[1] in ADVICE])
def test_following_the_advice_pays_in_the_long_run(game: str, name: str) -> None:
    assert gained(game, name, spots=60, games=10) > 0


def gained(game: str, name: str, spots: int, games: int) -> Fraction:
    """What the advised moves make more than the mean of the others, on average over games that look the same."""
    kind, total, done = find_kind(game, name), Fraction(0), 0
    for i in range(20 * spots):
        deal = dealt(game, json.dumps(dict(kind.options[i % len(kind.options)])), i, kind.bot, kind.until)
        for state, seat in kind.spots(deal):
            draft = kind.build(deal, (state, seat), Chance(f"pays/{i}"))
            if draft is None:
                continue
            offered = {c.key for c in draft.choices}
            moves = {key(a): a for a in deal.game.legal_actions(state, seat) if key(a) in offered}
            made = dict.fromkeys(moves, 0)
            for n in range(games):
                like = deal.game.possible(state, seat, Chance(f"pays/{i}/{n}"))
                for k, action in moves.items():
                    made[k] += standing(
                        deal.game, play_out(deal.game, deal.game.apply(like, action).state), seat
                    )
            right = made.pop(draft.right[0])
            total += Fraction(right * len(made) - sum(made.values()), len(made) * games)
            done += 1
            break  # one moment of a deal: others would say much the same
        if done == spots:
            return total / spots
    raise AssertionError("too few questions came up")


@lru_cache(maxsize=128)
def dealt(game: str, options: str, number: int, bot: str, until: Until | None) -> Deal:
    """A deal, played once for all kinds that can use it."""
    the_game = registry.game(game)
    return play(the_game, the_game.rules(json.loads(options)), f"made/{number}", bot, until)


def made(game: str, name: str, count: int, deals: int) -> int:
    """Check questions made of every moment of some deals, until there are so many; returns how many."""
    kind, the_game, done = find_kind(game, name), registry.game(game), 0
    for i in range(deals):
        deal = dealt(game, json.dumps(dict(kind.options[i % len(kind.options)])), i, kind.bot, kind.until)
        for j, spot in enumerate(kind.spots(deal)):
            draft = kind.build(deal, spot, Chance(f"{name}/{i}/{j}"))
            if draft is not None:
                place = Place(name, "made", 1 + done, draft.level)
                check(asked(the_game, deal.rules, kind.title, place, draft))
                done += 1
            if done == count:
                return done
    return done


def plainly(question: Question) -> Any:
    """A question as JSON, to be compared."""
    d = question.draft
    speaker = Speaker(Language.DE)
    choices = [(c.key, c.label.said(speaker)) for c in d.choices]
    why = [(w.rule, w.text.said(speaker)) for w in d.why]
    return [question.id, question.case, d.text.said(speaker), choices, d.right, why, d.level]


@pytest.mark.parametrize("game", registry.NAMES)
def test_a_seed_gives_everybody_the_same_questions(game: str) -> None:
    first, again = ([plainly(q) for q in session(game, "class 3b", 3)] for _ in range(2))
    assert first == again
    assert first != [plainly(q) for q in session(game, "class 3c", 3)]


def test_a_place_gives_its_question_again() -> None:
    *_, last = session("siebzehn", "7", 4)
    assert plainly(draw("siebzehn", last.place)) == plainly(last)


@pytest.mark.parametrize("game", registry.NAMES)
def test_every_game_has_three_kinds_and_each_comes_up(game: str) -> None:
    names = [k.name for k in kinds(game)]
    assert len(names) >= 3 and len(set(names)) == len(names)
    come = Counter(p.kind for p in places(game, "1", 3 * len(names)))
    assert come == dict.fromkeys(names, 3)


def test_difficulty_is_what_was_asked_for_where_positions_allow_it() -> None:
    for level in LEVELS:
        drawn = [draw("klaverjas", Place("winner", "level", n, level)) for n in range(1, 9)]
        assert sum(q.draft.level == level for q in drawn) >= 5


def test_questions_under_a_house_rule() -> None:
    rotterdam = {"preset": "club-rotterdam"}
    for q in session("klaverjas", "1", 4, ["legal"], rotterdam):
        assert q.options["trumping"] == "rotterdam"
        check(q)


@pytest.mark.parametrize(
    "call",
    [
        lambda: kinds("chess"),
        lambda: find_kind("gleek", "roem"),
        lambda: list(session("gleek", "", 1)),
        lambda: list(session("gleek", "1", 0)),
        lambda: list(session("gleek", "1", True)),
        lambda: list(session("gleek", "1", 1, ["nothing"])),
        lambda: list(session("gleek", "1", 1, (), {"nothing": 1})),
    ],
)
def test_what_cannot_be_asked_is_refused(call: Any) -> None:
    with pytest.raises(BadInput):
        call()


def test_bots_of_a_deal_see_no_more_than_at_a_table() -> None:
    """A deal of practice is the deal that a table with its seed plays."""
    from engine.simulate import played

    game = registry.game("drei_saeue")
    rules = game.rules()
    deal = play(game, rules, "9")
    [same] = played(game, rules, 1, "9", dict.fromkeys(game.seats(rules), "sensible"))
    assert deal.actions == same.actions and deal.states == same.states
    assert Chance("9").below(6) == Chance("9").below(6)
