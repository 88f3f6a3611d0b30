"""The figures of 17: exact odds of the dice, what a stand value is worth, and what the bot's study found.

Amounts are in stakes, so they hold for every stake.  "Others stand on 15" means that they roll below 15 and
stand from there on, whatever the number of their dice; "seasoned" players follow the bot's habits.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

from book.figures import Bar, Best, Decimal, Figure, Percent, Signed, Whole
from engine.core.text import Phrase, Text
from engine.dice.die import FACES, bust_faces
from engine.dice.odds import bust_next, stand_on, stand_on_from, sums
from engine.games.siebzehn import habits, study
from engine.games.siebzehn.outlook import Outlook, Policy
from engine.games.siebzehn.rules import LIMIT, MOST_PLAYERS, START_DICE

TABLES = range(2, MOST_PLAYERS + 1)
VALUES = range(12, LIMIT + 1)
"""Values one may stand on: below 12 no die can be bust, so there is nothing to fear."""
DICE = range(START_DICE, START_DICE + habits.ROWS)

_PLAYERS = Text("players at the table", "Spieler am Tisch")
_STAND_ON = Text("Stand on", "Passen ab")
_START = Text("Start throw", "Startwurf")
_NOTHING = Text("–", "–")
_TABLE_OF = dict(
    zip(
        TABLES,
        (
            Text("two", "zweit"),
            Text("three", "dritt"),
            Text("four", "viert"),
            Text("five", "fünft"),
            Text("six", "sechst"),
            Text("seven", "siebt"),
            Text("eight", "acht"),
        ),
        strict=True,
    )
)


# ---- the dice ----


def start_throws() -> Figure:
    """How often each start throw comes up (SZ-2.2)."""
    ways = sums(START_DICE)
    every, most = sum(ways.values()), max(ways.values())
    rows = [
        (
            total,
            Bar(n, Fraction(n, most)),
            Percent(Fraction(n, every)),
            Percent(Fraction(sum(w for t, w in ways.items() if total <= t <= LIMIT), every))
            if total <= LIMIT
            else _NOTHING,
        )
        for total, n in ways.items()
    ]
    common = [total for total, n in ways.items() if n == most]
    return Figure(
        Phrase(Text("Three dice: {every} throws", "Drei Würfel: {every} Würfe"), {"every": every}),
        (
            Text("Total", "Summe"),
            Text("Throws", "Würfe"),
            Text("Chance", "Chance"),
            Text("At least this", "Mindestens so viel"),
        ),
        rows,
        note=Phrase(
            Text(
                "{common} are the most frequent. “At least this” leaves out the {bust}, which is bust.",
                "Am häufigsten sind {common}. „Mindestens so viel“ zählt ohne die {bust}, die zu viel ist.",
            ),
            {"common": common, "bust": max(ways)},
        ),
    )


def next_die() -> Figure:
    """The chance to go bust with one more die (SZ-3.7)."""
    safe = max(t for t in range(LIMIT) if not bust_next(t))
    rows: list[tuple[object, ...]] = [
        (
            Phrase(Text("up to {n}", "bis {n}"), {"n": safe}),
            Text("none", "keiner"),
            Bar(Percent(bust_next(safe), 0), 0),
        )
    ]
    for total in range(safe + 1, LIMIT + 1):
        faces, p = bust_faces(total, LIMIT), bust_next(total)
        which = Text("any", "jeder") if len(faces) == len(FACES) else Text(*[", ".join(map(str, faces))] * 2)
        rows.append((total, which, Bar(Percent(p), p)))
    return Figure(
        Text("One more die: how often you go bust", "Noch ein Würfel: wie oft du überwürfelst"),
        (Text("You have", "Du hast"), Text("Bust with", "Überwürfelt mit"), Text("Chance", "Chance")),
        rows,
    )


def standing(values: Sequence[int] = VALUES) -> Figure:
    """Where somebody ends who rolls below a value and stands from there on (SZ-3.3)."""
    rows = []
    for value in values:
        end = stand_on(value, START_DICE, LIMIT)
        totals = [
            Percent(end.totals[t], 0, sign=False) if t in end.totals else _NOTHING
            for t in range(min(values), LIMIT + 1)
        ]
        rows.append((value, *totals, Bar(Percent(end.bust, 0, sign=False), end.bust)))
    return Figure(
        Text("Rolling until you have enough", "Würfeln, bis es reicht"),
        (_STAND_ON, *range(min(values), LIMIT + 1), Text("bust", "über 17")),
        rows,
        over=Text("ends on, per cent", "endet auf, in Prozent"),
        note=Text("From the start throw, rounded.", "Vom Startwurf an gerechnet, gerundet."),
    )


def rolling_from(totals: Sequence[int] = range(8, LIMIT), values: Sequence[int] = VALUES) -> Figure:
    """The chance to go bust from a total when rolling on until a value is reached."""
    rows = [
        (
            total,
            *(
                _NOTHING
                if value <= total
                else Percent(stand_on_from(total, value, LIMIT).bust, 0, sign=False)
                for value in values
            ),
        )
        for total in totals
    ]
    return Figure(
        Text("From a total to a value", "Von einer Summe zu einem Wert"),
        (Text("You have", "Du hast"), *values),
        rows,
        over=Text("bust before you stand on …, per cent", "überwürfelt, bevor du ab … passt, in Prozent"),
    )


# ---- what a value is worth ----


@cache
def worth(players: int, others: int, value: int) -> float:
    """What standing on a value nets per round, in stakes, the others standing on theirs; exact."""
    return study.worth(study.Following(players, 1, Policy.standing_on(others), Policy.standing_on(value)))


def best_value(players: int, others: int, values: Sequence[int] = VALUES) -> int:
    """The value that nets most."""
    return max(values, key=lambda value: worth(players, others, value))


def worth_of_values(
    others: int = 15, tables: Sequence[int] = TABLES, values: Sequence[int] = VALUES
) -> Figure:
    """What each stand value nets at each table."""
    best = {n: best_value(n, others, values) for n in tables}

    def cell(value: int, n: int) -> object:
        amount = Signed(worth(n, others, value))
        return Best(amount) if best[n] == value else amount

    return Figure(
        Phrase(
            Text(
                "The others stand on {others}: what you win or lose",
                "Die anderen passen ab {others}: was du gewinnst oder verlierst",
            ),
            {"others": others},
        ),
        (_STAND_ON, *tables),
        [(value, *(cell(value, n) for n in tables)) for value in values],
        over=_PLAYERS,
        note=Text(
            "In stakes per round. Bold: the best value at this table.",
            "In Einsätzen je Runde. Fett: der beste Wert an diesem Tisch.",
        ),
    )


def played_out(others: int = 15, tables: Sequence[int] = TABLES, rounds: int = 20_000) -> Figure:
    """The best value of each table in rounds that were really played, by the thousand."""
    from engine.bulk.siebzehn import worth_of_standing

    rows = []
    for n in tables:
        value = best_value(n, others)
        [found] = worth_of_standing(n, others, range(value, value + 1), rounds)
        rows.append(
            (
                n,
                value,
                Percent(found.wins, 0),
                Percent(found.busts, 0),
                Signed(found.net),
                Decimal(found.error, 2),
                Signed(worth(n, others, value)),
            )
        )
    return Figure(
        Phrase(
            Text("{rounds} rounds played at each table", "{rounds} gespielte Runden an jedem Tisch"),
            {"rounds": Whole(rounds)},
        ),
        (
            Text("Players", "Spieler"),
            _STAND_ON,
            Text("wins", "gewinnt"),
            Text("bust", "über 17"),
            Text("net", "Ertrag"),
            Text("error", "Fehler"),
            Text("exact", "exakt"),
        ),
        rows,
        note=Phrase(
            Text(
                "The others stand on {others}. Net and its standard error in stakes per round; the odd coins"
                " of a shared pot are nobody's.",
                "Die anderen passen ab {others}. Ertrag und Standardfehler in Einsätzen je Runde; überzählige"
                " Münzen eines geteilten Pots bekommt niemand.",
            ),
            {"others": others},
        ),
    )


# ---- how seasoned players play ----


@cache
def seasoned(players: int, pass_costs: bool) -> Outlook:
    """What can be expected at the start of a round with seasoned players."""
    return study.from_habits(players, float(pass_costs), habits.policy(players, pass_costs))


def first_decision(players: int = 4, pass_costs: bool = True) -> Figure:
    """What standing and rolling are worth with each start throw, among seasoned players."""
    at_start, rows = seasoned(players, pass_costs), []
    for total in range(START_DICE, LIMIT + 1):
        stand, roll = at_start.stand(total) - 1, at_start.roll(total) - 1
        cells = [Best(Signed(x)) if x == max(stand, roll) else Signed(x) for x in (stand, roll)]
        rows.append((total, Percent(at_start.chance_of_winning(total), 0), *cells))
    return Figure(
        Phrase(
            Text("The first decision at a table of {n}", "Die erste Entscheidung am Tisch zu {n}"),
            {"n": _TABLE_OF[players]},
        ),
        (
            _START,
            Text("wins if you stand", "gewinnt beim Passen"),
            Text("stand", "passen"),
            Text("roll", "würfeln"),
        ),
        rows,
        note=Text(
            "Against seasoned players, in stakes per round, all stakes counted. Bold: the better choice.",
            "Gegen erfahrene Spieler, in Einsätzen je Runde, alle mitgezählt. Fett: die bessere Wahl.",
        ),
    )


def rolled_in_ten(pass_costs: bool = True, tables: Sequence[int] = TABLES) -> Figure:
    """In how many of ten cases seasoned players roll with each start throw."""
    rows = []
    for total in range(START_DICE, LIMIT + 1):
        shares = [habits.policy(n, pass_costs).rolls[START_DICE][total] for n in tables]
        rows.append((total, *(Bar(round(10 * share), share) for share in shares)))
    worst = max(study.gain(n, float(pass_costs), habits.policy(n, pass_costs)) for n in tables)
    return Figure(
        Text(
            "How often seasoned players roll, of ten times",
            "Wie oft erfahrene Spieler würfeln, von zehn Malen",
        )
        if pass_costs
        else Text(
            "Passing is free: how often seasoned players roll, of ten times",
            "Passen kostet nichts: wie oft erfahrene Spieler würfeln, von zehn Malen",
        ),
        (_START, *tables),
        rows,
        over=_PLAYERS,
        note=Phrase(
            Text(
                "Whoever knows these habits and answers them as well as can be gains no more than {worst}"
                " stakes a round.",
                "Wer diese Gewohnheiten kennt und bestmöglich beantwortet, gewinnt damit höchstens {worst}"
                " Einsätze je Runde.",
            ),
            {"worst": Decimal(worst, 3)},
        ),
    )


def stands_from(players: int, dice: int, pass_costs: bool = True) -> int:
    """The total from which seasoned players stand, more often than not, with so many dice.

    Low totals that are given up are another matter: this is one more than the highest total that is rolled.

    >>> stands_from(2, 3), stands_from(8, 3)
    (14, 16)
    """
    rolls = habits.policy(players, pass_costs).rolls[dice]
    return 1 + max(t for t in range(dice, LIMIT + 1) if rolls[t] > 0.5)


def stand_values(pass_costs: bool = True, tables: Sequence[int] = TABLES) -> Figure:
    """The value seasoned players stand on, by number of dice."""
    rows = [
        (
            Phrase(Text("{n} or more", "{n} und mehr"), {"n": n}) if n == max(DICE) else n,
            *(stands_from(players, n, pass_costs) for players in tables),
        )
        for n in DICE
    ]
    return Figure(
        Text("Seasoned players stand from", "Erfahrene Spieler passen ab"),
        (Text("Dice", "Würfel"), *tables),
        rows,
        over=_PLAYERS,
    )
