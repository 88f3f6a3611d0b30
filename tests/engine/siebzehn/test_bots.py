"""The sensible bot of 17 and the study behind it, checked a second, slower way."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from engine.bots.bot import advise
from engine.core.chance import Chance
from engine.core.seat import Seat
from engine.core.text import Language, Speaker
from engine.games.siebzehn import habits
from engine.games.siebzehn.outlook import Outlook, Policy, Rival
from engine.games.siebzehn.play import GAME
from engine.games.siebzehn.state import State, Verb
from engine.games.siebzehn.study import Following, from_habits, gain, worth

SETTINGS = [(n, costs) for n in range(2, 9) for costs in (True, False)]


@pytest.mark.parametrize(("players", "costs"), SETTINGS)
def test_the_habits_can_hardly_be_bettered(players: int, costs: bool) -> None:
    """The best answer wins less than a hundredth of a stake per round against them."""
    assert -1e-9 < gain(players, float(costs), habits.policy(players, costs)) < 0.01


@pytest.mark.parametrize(("players", "costs"), SETTINGS)
def test_what_one_wins_the_others_lose(players: int, costs: bool) -> None:
    """Among equals a round is worth nothing, whatever their habits: all ways to win and lose are counted."""
    for policy in (habits.policy(players, costs), Policy.standing_on(13), Policy(lambda count, total: 0.4)):
        assert abs(worth(Following(players, float(costs), policy, policy))) < 1e-9


def test_no_stand_value_is_better_than_the_best_answer() -> None:
    policy = habits.policy(4, True)
    best = worth(from_habits(4, 1, policy))
    for value in range(9, 18):
        assert worth(Following(4, 1, policy, Policy.standing_on(value))) <= best + 1e-9


def slow_value(total: int, theirs: int, dice: int, stands_on: int, price: int) -> Fraction:
    """One on one, both in with their sums known: what the further round is worth, by trying every throw."""
    roll_me, roll_them = total < 14, theirs < stands_on
    if not roll_me and not roll_them:
        mine, other = (total, -dice), (theirs, -dice)
        share = Fraction(1) if mine > other else Fraction(1, 2) if mine == other else Fraction(0)
        return share * (2 * (dice - 2) + 2 * price) - price
    out = Fraction(0)
    mine_faces = range(1, 7) if roll_me else (0,)
    their_faces = range(1, 7) if roll_them else (0,)
    for a, b in product(mine_faces, their_faces):
        weight = Fraction(1, len(mine_faces) * len(their_faces))
        cost = 1 if roll_me else price
        out += weight * (_after(total + a, theirs + b, roll_me, roll_them, dice, stands_on, price) - cost)
    return out


def _after(
    mine: int, other: int, rolled: bool, they_rolled: bool, dice: int, stands_on: int, price: int
) -> Fraction:
    """After a step: stakes as laid, somebody bust or not; who stands rolls no more."""
    my_dice, their_dice = dice + rolled, dice + they_rolled
    my_stakes = dice - 2 + (1 if rolled else price)
    pot = my_stakes + dice - 2 + (1 if they_rolled else price)
    if mine > 17 and other > 17:
        return Fraction(my_stakes)
    if mine > 17 or other > 17:
        return Fraction(0 if mine > 17 else pot)
    going, they_go = rolled and mine < 14, they_rolled and other < stands_on
    if not going and rolled:
        my_price, rolled_stands = price, True
    else:
        my_price, rolled_stands = 0, False
    if not going and not they_go:
        pot += (price if rolled_stands else 0) + (price if they_rolled else 0)
        ours, others = (mine, -my_dice), (other, -their_dice)
        share = Fraction(1) if ours > others else Fraction(1, 2) if ours == others else Fraction(0)
        return share * pot - my_price
    return _go_on(
        mine,
        other,
        my_dice,
        their_dice,
        pot,
        my_stakes,
        going,
        they_go,
        rolled_stands,
        they_rolled and not they_go,
        stands_on,
        price,
    )


def _go_on(
    mine: int,
    other: int,
    my_dice: int,
    their_dice: int,
    pot: int,
    my_stakes: int,
    going: bool,
    they_go: bool,
    i_stand_now: bool,
    they_stand_now: bool,
    stands_on: int,
    price: int,
) -> Fraction:
    """One more step in which at least one rolls."""
    out = Fraction(0)
    mine_faces = range(1, 7) if going else (0,)
    their_faces = range(1, 7) if they_go else (0,)
    my_cost = 1 if going else price if i_stand_now else 0
    their_cost = 1 if they_go else price if they_stand_now else 0
    weight = Fraction(1, len(mine_faces) * len(their_faces))
    for a, b in product(mine_faces, their_faces):
        m, o, stakes, all_in = mine + a, other + b, my_stakes + my_cost, pot + my_cost + their_cost
        md, od = my_dice + going, their_dice + they_go
        if m > 17 and o > 17:
            value = Fraction(stakes)
        elif m > 17 or o > 17:
            value = Fraction(0 if m > 17 else all_in)
        else:
            on, they_on = going and m < 14, they_go and o < stands_on
            stand, they_stand = going and not on, they_go and not they_on
            if on or they_on:
                value = _go_on(m, o, md, od, all_in, stakes, on, they_on, stand, they_stand, stands_on, price)
            else:
                pot_end = all_in + price * (stand + they_stand)
                share = (
                    Fraction(1)
                    if (m, -md) > (o, -od)
                    else Fraction(1, 2)
                    if (m, -md) == (o, -od)
                    else Fraction(0)
                )
                value = share * pot_end - price * stand
        out += weight * (value - my_cost)
    return out


class Standing14(Outlook):
    """An outlook whose player stands on 14."""

    def value(self, total: int, j: int = 0) -> float:
        return self.stand(total, j) if total >= 14 else self.roll(total, j)


@pytest.mark.parametrize("price", [0, 1])
@pytest.mark.parametrize("total", [10, 12, 14, 16])
def test_the_outlook_agrees_with_trying_every_throw(total: int, price: int) -> None:
    """One on one from given start throws: exact fractions by brute force against the outlook."""
    theirs = Policy.standing_on(13)
    quick = Standing14([Rival(3, False, False, theirs)], 3, 2, 1, float(price)).value(total)
    counts = {t: sum(1 for d in product(range(1, 7), repeat=3) if sum(d) == t) for t in range(3, 18)}
    slow = sum((n * slow_value(total, t, 3, 13, price) for t, n in counts.items()), Fraction(0)) / 215
    assert abs(quick - float(slow)) < 1e-9


def session(bots: dict[Seat, str], seed: int, **options: object) -> State:
    state, chance = GAME.setup(GAME.rules(options), Chance(str(seed))), Chance(f"{seed} bots")
    while GAME.turn(state):
        seat = GAME.turn(state)[0]
        _, chance = chance.below(2)
        after = GAME.apply(state, advise(GAME, state, seat, bots[seat], chance).action).state
        assert isinstance(after, State)
        state = after
    return state


@pytest.mark.parametrize("order", ["simultaneous", "in_turn"])
def test_the_sensible_bot_is_ahead_of_random_ones(order: str) -> None:
    net = 0
    for seed in range(40):
        bots = {s: "sensible" if s is Seat.P1 else "random" for s in (Seat.P1, Seat.P2, Seat.P3, Seat.P4)}
        net += session(bots, seed, order=order).ledger.balance(Seat.P1)
    assert net > 100, "about six coins a session"


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"pass_costs": False},
        {"tie": "carry", "players": 3},
        {"tie": "playoff", "players": 2, "stake": 10**20},
        {"players": 8},
    ],
)
def test_the_bot_says_why(options: dict[str, object]) -> None:
    state = GAME.setup(GAME.rules(options), Chance("why"))
    advice = advise(GAME, state, GAME.turn(state)[-1], "sensible", Chance("1"))
    for language in Language:
        assert len(advice.why.said(Speaker(language))) > 20


def test_the_bot_stands_on_17_and_gives_up_a_low_throw() -> None:
    dice = (6, 6, 5, 1, 1, 1, 2, 3, 4, 5, 4, 3)
    state = GAME.setup(GAME.rules(), Chance("x", dice=dice))
    verbs = [advise(GAME, state, s, "sensible", Chance("1")).action.verb for s in GAME.turn(state)]
    assert verbs == [Verb.PASS, Verb.PASS, Verb.ROLL, Verb.ROLL]


def test_a_foreign_cup_that_fits_no_habit_is_still_reckoned_with() -> None:
    """Somebody may roll seventeen ones or pass with three."""
    for rival in (
        Rival(17, False, False, habits.policy(4, True)),
        Rival(12, True, False, Policy.standing_on(14)),
    ):
        assert Outlook([rival], 3, 5, 1, 1.0).value(12) > -5


def test_the_table_reads_back_as_written() -> None:
    for written in habits.TABLE.values():
        assert habits.rows_of(habits.from_rows(written)) == written
