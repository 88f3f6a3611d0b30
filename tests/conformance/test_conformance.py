"""What must hold for every game, over random play under every option."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.bots.bot import play_random
from engine.core import registry
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.options import Option, OptionValue
from engine.core.plain import fingerprint
from engine.core.record import Record, from_link, from_text, replay
from engine.core.refusal import BadInput, IllegalAction

GAMES = registry.built()
LIMIT = 4000


def values_of(option: Option) -> st.SearchStrategy[OptionValue]:
    listed = st.sampled_from(option.values)
    if option.least is None:
        return listed
    top = min(option.most if option.most is not None else option.least + 6, option.least + 6)
    numbers = [n for n in range(option.least, top + 1) if n % option.multiple == 0]
    return listed | st.sampled_from(numbers) if numbers else listed


@st.composite
def agreed_rules(draw: st.DrawFn, name: str) -> Any:
    """Rules under any options that go together; long matches are cut short."""
    game = registry.game(name)
    given_options = {o.name: draw(values_of(o)) for o in game.options.options if draw(st.booleans())}
    if "deals" in {o.name for o in game.options.options}:
        given_options["deals"] = draw(st.sampled_from([3, 6]) if name == "gleek" else st.integers(1, 2))
    try:
        return game.rules(given_options)
    except BadInput:
        return game.rules({o: v for o, v in given_options.items() if o == "deals"})


def playthrough(
    game: registry.AnyGame, rules: Any, seed: str, limit: int = LIMIT
) -> Iterator[tuple[Any, Action, Any, Any]]:
    """Random play: the state, the action taken, the next state, the events."""
    state, chance = game.setup(rules, Chance(seed)), Chance(seed + "/bots")
    for _ in range(limit):
        legal = game.legal_actions(state)
        if not legal:
            return
        action = play_random(None, legal, chance).action
        _, chance = chance.below(2)
        after, events = game.apply(state, action)
        yield state, action, after, events
        state = after


def rounds(name: str) -> Any:
    return settings(
        max_examples=25,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


@pytest.mark.parametrize("name", GAMES)
def test_play_under_every_option(name: str) -> None:
    game = registry.game(name)

    @rounds(name)
    @given(agreed_rules(name), st.integers(0, 10**9))
    def check(rules: Any, seed: int) -> None:
        steps = list(playthrough(game, rules, str(seed)))
        assert steps, "a game begins with somebody to act"
        for i, (state, _action, after, events) in enumerate(steps):
            for seat in game.turn(state):
                candidates = list(game.candidates(state, seat))
                legal = set(game.legal_actions(state, seat))
                assert legal, "who is to act can act"
                assert len(set(candidates)) == len(candidates)
                for candidate in candidates:
                    refusal = game.check(state, candidate)
                    assert (refusal is None) == (candidate in legal)
                    if refusal is not None:
                        assert refusal.rule in game.rulebook()
                        assert str(game.explain(refusal).text.en)
                        before = fingerprint(state)
                        with pytest.raises(IllegalAction):
                            game.apply(state, candidate)
                        assert fingerprint(state) == before
            for event in events:
                assert game.tell(event)
                assert event.rule is None or event.rule in game.rulebook()
            assert conserved(game, state) == conserved(game, after)
            if i % 5 == 0:
                secrecy(game, after, seed + i)
        last = steps[-1][2]
        assert not game.turn(last) and game.outcome(last) is not None, "every game ends"
        record = Record(
            name, str(seed), game.options.changed(game.option_values(rules)), tuple(a for _, a, _, _ in steps)
        )
        for form in (from_text(record.text()), from_link(record.link())):
            assert form == record
        assert fingerprint(replay(record).last) == fingerprint(last)

    check()


def conserved(game: registry.AnyGame, state: Any) -> Any:
    """What play may never change: the cards of the pack and the sum of money (a room's `conserved`)."""
    return game.conserved(state)


def secrecy(game: registry.AnyGame, state: Any, salt: int) -> None:
    """A state that differs only in what a seat may not know looks the same from that seat."""
    for seat in game.seats(game.rules_of(state)):
        other = game.possible(state, seat, Chance(f"hidden {salt}"))
        assert fingerprint(game.view(other, seat)) == fingerprint(game.view(state, seat))


@pytest.mark.parametrize("name", GAMES)
def test_foreign_moves_are_named_and_change_nothing(name: str) -> None:
    game = registry.game(name)
    rules = game.rules()
    state = game.setup(rules, Chance("17"))
    seats = game.seats(rules)
    before = fingerprint(state)
    for raw in (
        None,
        {},
        [],
        ["X"],
        ["X", "play"],
        [seats[0].value, "fly"],
        [seats[0].value, 3],
        *(
            [s.value, v.value, *extra]
            for s in seats
            if s not in game.turn(state)
            for v in game.verbs
            for extra in ([], [1], ["KH"], [["KH"]], ["KH", 2])
        ),
    ):
        with pytest.raises((BadInput, IllegalAction)):
            game.apply(state, game.read_action(rules, raw))
    assert fingerprint(state) == before
