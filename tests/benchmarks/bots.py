"""How much better the sensible bot is than one that plays at random.

    python tests/benchmarks/bots.py [--games 200]

Klaverjas and Drei Säue: a sensible pair against a random pair.  The others: one sensible bot, seats by turns, the
rest random.  Prints how often the sensible side won or shared a whole game; `fair` is what equals would win.
"""

from __future__ import annotations

import argparse
from typing import Any

from engine.bots.bot import advise
from engine.core import registry
from engine.core.chance import Chance
from engine.core.seat import Seat


def winners(game: registry.AnyGame, seed: str, sensible: set[Seat]) -> set[Seat]:
    """The seats that win one whole game, `sensible` played by the sensible bot, the others at random."""
    state, n = game.setup(game.rules(), Chance(seed)), 0
    while turn := game.turn(state):
        seat, n = turn[0], n + 1
        name = "sensible" if seat in sensible else "random"
        state = game.apply(state, advise(game, state, seat, name, Chance(f"{seed}/{n}")).action).state
    outcome = game.outcome(state)
    assert outcome is not None
    won: set[Any] = {s for who in outcome.winners for s in getattr(who, "seats", (who,))}
    return won


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    for name in registry.NAMES:
        game = registry.game(name)
        seats = game.seats(game.rules())
        pairs = name in ("klaverjas", "drei_saeue")
        won = 0
        for i in range(games):
            ours = {seats[i % 2], seats[i % 2 + 2]} if pairs else {seats[i % len(seats)]}
            won += bool(winners(game, f"bench {i}", ours) & ours)
        fair = 50 if pairs else 100 / len(seats)
        print(f"{name:16} {100 * won / games:5.1f} % of {games} games (fair {fair:.0f} %)", flush=True)


if __name__ == "__main__":
    main()
