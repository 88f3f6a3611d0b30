"""How to play 17: the study behind `habits.py`, run with `python -m engine.games.siebzehn.study`.

All seats play alike, and each against the habits of the others so far; again and again the best answer to
those habits (exact, see `outlook`) is mixed into them, less each time (fictitious play).  What comes out
can hardly be bettered: `gain` says by how much, in stakes per round.  It turns out that low start throws
had better be given up at once, that middling ones are rolled, and that the value to stand on grows with
the number of players, from 14 to 16. The stake multiplies every amount and changes nothing; carried pots
and order=in_turn are left to the bot.
"""

from __future__ import annotations

from engine.games.siebzehn.habits import from_rows, rows_of
from engine.games.siebzehn.outlook import ANYHOW, Outlook, Policy, Rival, reach
from engine.games.siebzehn.rules import MOST_PLAYERS, START_DICE

ROUNDS = 400


class Following(Outlook):
    """An outlook in which the own future decisions follow a policy too."""

    def __init__(self, players: int, price: float, theirs: Policy, own: Policy) -> None:
        super().__init__(_rivals(players, theirs), START_DICE, players, 1, price)
        self.own = own

    def value(self, total: int, j: int = 0) -> float:
        key = (total, j)
        if key not in self._value:
            roll = self.own.rolls[self.count + j][total]
            rolling = roll * self.roll(total, j) if roll else 0.0
            self._value[key] = rolling + ((1 - roll) * self.stand(total, j) if roll < 1 else 0.0)
        return self._value[key]


def _rivals(players: int, policy: Policy) -> list[Rival]:
    return [Rival(START_DICE, False, False, policy)] * (players - 1)


def worth(outlook: Outlook) -> float:
    """What a round is worth in stakes, the first stake included, no start throw being bust."""
    start = reach(START_DICE, ANYHOW)
    return sum(n * outlook.value(t) for t, n in enumerate(start) if n) / sum(start) - 1


def from_habits(players: int, price: float, theirs: Policy) -> Outlook:
    """The outlook at the start of a round against rivals with these habits."""
    return Outlook(_rivals(players, theirs), START_DICE, players, 1, price)


def gain(players: int, price: float, policy: Policy) -> float:
    """What the best answer wins per round, in stakes, where all others follow the policy."""
    return worth(from_habits(players, price, policy))


def habits(players: int, price: float, rounds: int = ROUNDS) -> Policy:
    """The habits that come out after so many rounds of study."""
    policy = Policy.standing_on(14)
    for i in range(rounds):
        outlook, old, share = from_habits(players, price, policy), policy, (i + 2) ** -0.8

        def mixed(
            count: int, total: int, outlook: Outlook = outlook, old: Policy = old, share: float = share
        ) -> float:
            before = old.rolls[count][total]
            if total < count:
                return before
            j = count - START_DICE
            best = 1.0 if outlook.roll(total, j) > outlook.stand(total, j) else 0.0
            return before + share * (best - before)

        policy = Policy(mixed)
    return policy


def main() -> None:
    """Print the table of `habits.py` anew, each entry with the best answer's gain."""
    for price in (1, 0):
        for players in range(2, MOST_PLAYERS + 1):
            written = rows_of(habits(players, price))
            print(f'    ({players}, {bool(price)}): "{written}",')
            print(f"    gain {gain(players, price, from_rows(written)):.4f}")


if __name__ == "__main__":
    main()
