"""Golden playthroughs: whole games by bots, kept with their log, so that a change in play is seen.

`python -m tests.golden.make` writes them anew: look at the difference before you commit it.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from engine.bots.bot import advise
from engine.core import registry
from engine.core.chance import Chance
from engine.core.plain import fingerprint
from engine.core.record import Record, from_json, replay
from engine.core.text import Language, Speaker

FOLDER = Path(__file__).parent / "records"
GAMES: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "klaverjas": [
        ("book", {"deals": 2}),
        ("club", {"preset": "club", "deals": 2}),
        ("rotterdam", {"preset": "club-rotterdam", "deals": 1}),
        ("three", {"players": 3, "deals": 2}),
        ("two", {"players": 2, "deals": 1}),
        ("claims", {"roem_claim": "manual", "roem": "trick", "deals": 1}),
        ("ledig", {"ledig": True, "deals": 2}),
    ],
    "siebzehn": [
        ("book", {}),
        ("in-turn", {"order": "in_turn", "players": 3}),
        ("playoff", {"tie": "playoff", "players": 8}),
    ],
    "gleek": [
        ("book", {"deals": 3}),
        (
            "old",
            {"deals": 3, "towser_tumbler": True, "tt_in_hand": True, "follow_high": True, "opening_bid": 13},
        ),
    ],
    "drei_saeue": [("book", {}), ("yards", {"yard_choice": True, "stake": 2})],
    "kaufmannsglueck": [
        ("book", {}),
        ("no-limit", {"limit": None}),
        ("five", {"limit": 5, "suit_order": "text"}),
    ],
    "gaunerkleeblatt": [("book", {}), ("two", {"players": 2, "raises": "one_per_player"})],
}


def names() -> list[str]:
    """The golden games of the rooms that stand."""
    return [f"{game}-{name}" for game in registry.built() for name, _ in GAMES[game]]


def play(game_name: str, options: dict[str, Any]) -> Record:
    """A whole game: sensible bots on every other seat, random ones between."""
    game = registry.game(game_name)
    rules = game.rules(options)
    state, actions = game.setup(rules, Chance("golden")), []
    seats = game.seats(rules)
    while turn := game.turn(state):
        seat = turn[0]
        bot = "sensible" if seats.index(seat) % 2 else "random"
        action = advise(game, state, seat, bot, Chance(f"golden/{len(actions)}")).action
        state = game.apply(state, action).state
        actions.append(action)
    return Record(game_name, "golden", game.options.changed(game.option_values(rules)), tuple(actions))


def golden(record: Record) -> dict[str, Any]:
    """A record with what it leads to."""
    played = replay(record)
    game, speaker = played.game, Speaker(Language.EN)
    outcome = game.outcome(played.last)
    assert outcome is not None
    return {
        "record": record.as_json(),
        "state": hashlib.sha256(fingerprint(played.last).encode()).hexdigest(),
        "outcome": json.loads(fingerprint(outcome)),
        "log": [
            game.tell(e).said(speaker)
            for events in (game.opening(played.states[0]), *played.events)
            for e in events
        ],
    }


def read(name: str) -> dict[str, Any]:
    """One golden game as it is kept."""
    kept: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return kept


def main() -> None:
    """Write all golden games anew."""
    FOLDER.mkdir(exist_ok=True)
    for game in registry.built():
        for name, options in GAMES[game]:
            made = golden(from_json(play(game, options).as_json()))
            (FOLDER / f"{game}-{name}.json").write_text(
                json.dumps(made, ensure_ascii=False, indent=1) + "\n", "utf-8"
            )


if __name__ == "__main__":
    main()
