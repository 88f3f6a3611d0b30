"""How seasoned players play 17: for each number of players, how often they roll with so many dice and this
total."""

from __future__ import annotations

from functools import cache

from engine.games.siebzehn.outlook import Policy
from engine.games.siebzehn.rules import LIMIT, START_DICE

DIGITS = "0123456789R"
"""Tenths of the time: 0 stands always, R rolls always."""
ROWS = 5
"""Rows for 3 to 7 dice, a figure for each total from 3 to 17; with more dice the last row holds."""

TABLE: dict[tuple[int, bool], str] = {
    (2, True): "0003R64RRRR2000 .RRRRRRRRRRR000 ..RRRRRRRRRR000 ...RRRRRRRRR000 ....RRRRRRRR000",
    (3, True): "0000776RRRRR000 .0RRRRRRRRRR000 ..RRRRRRRRRR100 ...RRRRRRRRRR00 ....RRRRRRRRR00",
    (4, True): "00004R7RRRRR100 .009R010RRRR300 ..9RRRRRRRRRR00 ...RRRRRRRRRR00 ....RRRRRRRRR00",
    (5, True): "00000R6RRRRRR00 .0000000RRRR500 ..00R000RRRR700 ...RR0R0RRRRR00 ....RRR0RRRRR00",
    (6, True): "0000097RRRRRR00 .0000000RRRRR00 ..000000RRRR200 ...00000RRRRR00 ....0000RRRRR00",
    (7, True): "00000R4RRRRRR00 .0000000RRRRR00 ..000000RRRRR00 ...00000RRRR800 ....0000RRRRR00",
    (8, True): "0000083RRRRRR00 .0000000RRRRR00 ..000000RRRRR00 ...00000RRRRR50 ....0000RRRRRR0",
    (2, False): "0008201RRR00000 .RRRRRRRRRR0000 ..RRRRRRRRR0000 ...RRRRRRRR0000 ....RRRRRRR0000",
    (3, False): "0000000RRRR0000 .0RRRRRRRRR0000 ..RRRRRRRRR0000 ...RRRRRRRRR000 ....RRRRRRRR000",
    (4, False): "0000000RRRR3000 .000000RRRR3000 ..0RRRRRRRRR000 ...RRRRRRRRR000 ....RRRRRRRR000",
    (5, False): "00000008RRRR000 .0000000RRR7000 ..000000RRR9000 ...0RRR9RRRR000 ....RRRRRRRR000",
    (6, False): "00000006RRRR000 .0000000RRRR000 ..000000RRR9000 ...00002RRRR000 ....RRRRRRRR000",
    (7, False): "00000005RRRR000 .0000000RRRR000 ..000000RRRR000 ...00000RRRRR00 ....000RRRRRR00",
    (8, False): "00000003RRRR000 .0000000RRRR000 ..000000RRRR000 ...00000RRRRR00 ....000RRRRRR00",
}
"""By number of players and whether passing costs a stake; what `study.py` found."""


@cache
def policy(players: int, pass_costs: bool) -> Policy:
    """The habits at a table of so many."""
    return from_rows(TABLE[players, pass_costs])


def from_rows(written: str) -> Policy:
    """A policy from its rows as the table has them; "." stands for what cannot be."""
    rows = written.split()

    def rolls(count: int, total: int) -> float:
        if total < count:
            return 1.0
        digit = rows[min(count - START_DICE, ROWS - 1)][total - START_DICE]
        return 1.0 if digit == "." else DIGITS.index(digit) / (len(DIGITS) - 1)

    return Policy(rolls)


def rows_of(policy: Policy) -> str:
    """A policy as the table writes it, rounded to tenths."""

    def digit(count: int, total: int) -> str:
        return "." if total < count else DIGITS[round(policy.rolls[count][total] * (len(DIGITS) - 1))]

    return " ".join(
        "".join(digit(count, total) for total in range(START_DICE, LIMIT + 1))
        for count in range(START_DICE, START_DICE + ROWS)
    )
