"""Reading the positions of cases about Gleek, and writing answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core import read
from engine.core.ledger import Transfer
from engine.core.seat import Seat
from engine.games.gleek import bidding, dealing
from engine.games.gleek.score import HandSet, Ruff, net
from engine.games.gleek.state import SEATS, Verb

Answer = dict[str, Any]
Bid = tuple[Seat, int | None]
Word = tuple[Seat, Verb]

_WORDS = [v.value for v in (Verb.BET, Verb.SILENT, Verb.PASS, Verb.HOLD, Verb.RAISE)]


def a_seat(raw: object, field: str) -> Seat:
    """A seat of this table."""
    return read.seat(raw, field, SEATS)


def per_seat(transfers: Iterable[Transfer]) -> dict[str, int]:
    """What every seat gains by these transfers."""
    moved = tuple(transfers)
    return {s.value: net(moved, s) for s in SEATS}


def read_bids(raw: object) -> list[Bid]:
    """Bids as [seat, number or "pass"]; None stands for a pass."""
    out: list[Bid] = []
    for i, entry in enumerate(read.listed(raw, "bids")):
        who, what = read.pair(entry, f"bids[{i}]")
        seat = a_seat(who, f"bids[{i}]")
        out.append((seat, None if what == "pass" else read.whole(what, f"bids[{i}]")))
    return out


def read_words(raw: object, field: str) -> list[Word]:
    """Words of the ruff as [seat, word]."""
    out: list[Word] = []
    for i, entry in enumerate(read.listed(raw, field)):
        who, what = read.pair(entry, f"{field}[{i}]")
        out.append((a_seat(who, f"{field}[{i}]"), Verb(read.word(what, f"{field}[{i}]", _WORDS))))
    return out


def read_base(given: Mapping[str, Any]) -> int:
    """The base stake, given or by the history of earlier deals (GL-4.5, GL-4.15)."""
    if ("base" in given) == ("history" in given):
        read.bad(
            "base", "just one of base and history is needed", "genau eines von base und history ist nötig"
        )
    if "base" in given:
        return dealing.read_base(given["base"])
    history = [read.truth(h, f"history[{i}]") for i, h in enumerate(read.listed(given["history"], "history"))]
    return bidding.base_after(not history or history[-1])


def ruff_values(ruffs: Mapping[Seat, Ruff]) -> dict[str, object]:
    """The values of ruffs as answers write them."""
    return {s.value: "four_aces" if r.aces else r.value for s, r in ruffs.items()}


def set_names(found: Mapping[Seat, Iterable[HandSet]]) -> dict[str, list[list[str]]]:
    """Sets as [kind, rank], seat by seat."""
    return {
        s.value: [["mournival" if h.mournival else "gleek", h.rank.code] for h in held]
        for s, held in found.items()
    }
