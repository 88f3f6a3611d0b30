"""Case positions with something wrong in them: the referee must answer or name what is wrong."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

CASES = json.loads((Path(__file__).parent.parent / "cases" / "public_cases.json").read_text("utf-8"))
JUNK: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    3,
    7,
    10**30,
    1.0,
    0.5,
    "",
    "X",
    "N",
    "P1",
    "AS",
    "KA",
    "A",
    "pass",
    [],
    [[]],
    [None],
    [1, 2],
    ["N", "KA"],
    {},
    {"N": 1},
    {"P1": []},
    {"x": None},
]


def spots(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every part of a position, itself included."""
    yield path
    if isinstance(value, dict):
        for k, v in value.items():
            yield from spots(v, (*path, k))
    elif isinstance(value, list):
        for i, v in enumerate(value):
            yield from spots(v, (*path, i))


def at(value: Any, path: tuple[Any, ...]) -> Any:
    """The part of a position at the end of a way."""
    for step in path:
        value = value[step]
    return value


def mutations(case: dict[str, Any], chance: random.Random, count: int) -> Iterator[dict[str, Any]]:
    """The case with one or two parts replaced, left out, doubled or swapped."""
    for _ in range(count):
        out = copy.deepcopy({k: v for k, v in case.items() if k not in ("expect", "rules", "why")})
        for _ in range(chance.choice((1, 1, 2))):
            ways = [p for p in spots(out["position"]) if p]
            if not ways:
                out["position"] = chance.choice(JUNK)
                break
            path = chance.choice(ways)
            change(out["position"], path, ways, chance)
        yield out


def change(position: Any, path: tuple[Any, ...], ways: list[tuple[Any, ...]], chance: random.Random) -> None:
    """One change to a position, in place."""
    parent, key = at(position, path[:-1]), path[-1]
    how = chance.randrange(6)
    if how == 0:
        parent[key] = copy.deepcopy(chance.choice(JUNK))
    elif how == 1:
        del parent[key]
    elif how == 2 and isinstance(parent, list):
        parent.insert(key, copy.deepcopy(parent[key]))
    elif how == 3 and isinstance(parent, list):
        other = chance.randrange(len(parent))
        parent[key], parent[other] = parent[other], parent[key]
    elif how == 4 and isinstance(parent, dict):
        parent[chance.choice(["more", "P9", "to", "N", "P2"])] = copy.deepcopy(parent[key])
    else:
        parent[key] = copy.deepcopy(at(position, chance.choice(ways)))


def survives(line: dict[str, Any]) -> bool:
    """Whether an output line is an answer or a named error, and JSON."""
    json.dumps(line)
    if "answer" in line:
        return isinstance(line["answer"], dict)
    return line["error"]["kind"] in ("bad_case", "wrong_turn") and bool(line["error"]["message"])
