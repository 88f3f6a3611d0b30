"""The referee against a second, slower way: bidding on plain lists, and records of games played at random."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import referee
from engine.bots.bot import play_random
from engine.core.chance import Chance
from engine.core.ledger import Pot
from engine.games.kaufmannsglueck.play import GAME
from engine.games.kaufmannsglueck.rules import SEATS
from engine.games.kaufmannsglueck.state import Phase, State

TABLE = ["P1", "P2", "P3"]
OPTIONS: list[dict[str, Any]] = [
    {"limit": limit, "no_limit_outside_buy": outside, "presser": presser}
    for limit in (3, 5, None)
    for outside in (True, False)
    for presser in ("if_not_outbid", "own_turn", "stack_card")
]


def ask(what: str, position: Any, options: dict[str, Any]) -> dict[str, Any]:
    case = {"id": "x", "game": "kaufmannsglueck", "ask": what, "position": position, "options": options}
    line = referee.line(case)
    return line.get("answer") or {"error": line["error"]["kind"]}


def by_hand(options: dict[str, Any], position: dict[str, Any]) -> dict[str, Any]:
    """A contest told step by step, straight from the rules."""
    limit, active = options["limit"], position["active"]
    auction = limit is None and options["no_limit_outside_buy"]
    start = TABLE.index(active)
    circle = [
        s for s in TABLE[start:] + TABLE[:start] if s in position["players"] and s not in position["done"]
    ]
    inside, paid = list(circle), {}
    holder, high, turn, over = None, 0, active, False
    for i, (seat, bid) in enumerate(position["bids"]):
        if over or seat != turn:
            return {"error": "wrong_turn"}
        rule = None
        if isinstance(bid, int):
            if limit is not None and bid > limit:
                rule = "KG-5.1" if limit == 3 else "KG-5.2"
            elif bid <= high:
                rule = "KG-4.10" if holder else "KG-4.9"
        elif holder is None:
            rule = "KG-4.20"
        elif (bid == "yield") != (seat == active):
            rule = "KG-4.13"
        if rule is not None:
            return {"illegal": {"rule": rule, "index": i, "bid": bid}}
        if isinstance(bid, int):
            holder, high, paid[seat] = seat, bid, bid
        else:
            inside.remove(seat)
        if high == limit or inside == [holder] or (bid == "yield" and not auction):
            over = True
            continue
        place = circle.index(seat)
        turn = next(s for s in circle[place + 1 :] + circle[: place + 1] if s in inside and s != holder)
    if not over:
        words = [] if holder is None else ["yield"] if turn == active else ["decline"]
        return {
            "state": "open",
            "to_act": turn,
            "legal": words,
            "min_bid": high + 1,
            "max_bid": limit,
            "paid": paid,
        }
    winner = holder if holder == active or auction or high == limit else None
    draws = [] if winner == active else [active]
    for seat in circle[1:]:
        if seat in paid and seat != winner:
            outbid = seat != holder
            if options["presser"] == "stack_card" or (options["presser"] == "if_not_outbid" and outbid):
                draws.append(seat)
    return {
        "state": "sold" if winner else "discarded",
        "winner": winner,
        "price": high if winner else None,
        "paid": paid,
        "draws": draws,
        "keeps_turn": [s for s in circle if s != winner and s not in draws],
        "to_act": None,
    }


@pytest.mark.parametrize("options", OPTIONS)
def test_contests_told_by_hand(options: dict[str, Any]) -> None:
    chance = random.Random(str(options))
    kinds = set()
    for _ in range(400):
        players = TABLE if chance.random() < 0.8 else chance.sample(TABLE, 2)
        active = chance.choice(players)
        done = [s for s in players if s != active and chance.random() < 0.15]
        position: dict[str, Any] = {"active": active, "bids": [], "players": players, "done": done}
        for _ in range(chance.randrange(9)):
            now = by_hand(options, position)
            turn = now.get("to_act") or chance.choice(TABLE)
            seat = turn if chance.random() < 0.97 else chance.choice(TABLE)
            words = now.get("legal") or ["decline", "yield"]
            word = chance.choice(words if chance.random() < 0.95 else ["decline", "yield"])
            bid = now.get("min_bid", 1) + (chance.randrange(3) if chance.random() < 0.4 else 0)
            if chance.random() < 0.03:
                bid = chance.randrange(bid + 2)
            position["bids"].append([seat, bid if chance.random() < 0.5 or not now.get("legal") else word])
        told = by_hand(options, position)
        assert ask("contest", position, options) == told, position
        kinds.add(next(iter(told)) if "state" not in told else told["state"])
    assert {"open", "sold", "illegal", "error"} <= kinds


def played(seed: int, options: dict[str, Any]) -> tuple[dict[str, Any], State]:
    """A game played at random, as a record and as its last state."""
    state, chance = GAME.setup(GAME.rules(options), Chance(f"record {seed}")), Chance(f"moves {seed}")
    first = state
    rounds: list[dict[str, Any]] = []
    while state.settlement is None:
        if state.phase is Phase.BUYING and len(rounds) < state.buying.number:
            fold: dict[str, Any] = {} if state.buying.number == 3 else {"fold": []}
            rounds.append({"open": [c.code for c in state.buying.open], "actions": [], **fold})
        legal = GAME.legal_actions(state)
        move = play_random(None, legal, chance).action
        _, chance = chance.below(2)
        if state.phase is Phase.FOLDING and chance.below(3)[0]:
            move = legal[0]
        raw = move.as_json()
        rounds[-1]["actions" if state.phase is Phase.BUYING else "fold"].append(raw)
        state = GAME.apply(state, move).state
    drawn = [g.card.code for b in (*state.past, state.buying) for g in b.gains if not g.bought and g.card]
    hands = {s.value: [c.code for c in first.start[s]] for s in SEATS}
    record = {"dealer": first.dealer.value, "hands": hands, "rounds": rounds, "stack": drawn}
    return record, state


@pytest.mark.parametrize("options", OPTIONS[::2])
def test_records_of_whole_games(options: dict[str, Any]) -> None:
    for seed in range(25):
        record, state = played(seed, options)
        end, answer = state.settlement, ask("game", record, options)
        assert end is not None
        assert answer["paid"] == {s.value: state.paid(s) for s in SEATS}
        assert answer["net"] == {s.value: state.ledger.balance(s) for s in SEATS}
        assert answer["hands"] == {s.value: [c.code for c in state.hand(s)] for s in SEATS}
        assert (answer["pot"], answer["carry"]) == (end.pot, state.ledger.balance(Pot.POT))
        assert answer["winners"] == [s.value for s in end.winners]
        assert ("combinations" in answer) == answer["showdown"] == end.showdown
        with_carry = ask("game", {**record, "carry": 4}, options)
        assert with_carry["pot"] == end.pot + 4
        parts_agree(record, answer, options)
        damaged(record, options)


def parts_agree(record: dict[str, Any], game: dict[str, Any], options: dict[str, Any]) -> None:
    """The single questions about rounds and folding give together what the whole game gives."""
    players, stack, paid = TABLE, record["stack"], dict.fromkeys(TABLE, 0)
    for i, part in enumerate(record["rounds"]):
        position = {
            "dealer": record["dealer"],
            "round": i + 1,
            "open": part["open"],
            "stack": stack,
            "actions": part["actions"],
            "players": players,
        }
        answer = ask("round", position, options)
        assert answer["complete"] and answer["to_act"] is None
        stack = stack[list(answer["from"].values()).count("stack") :]
        for seat, n in answer["paid"].items():
            paid[seat] += n
        if "fold" in part:
            fold = {"dealer": record["dealer"], "round": i + 1, "decisions": part["fold"], "players": players}
            told = ask("folding", {**fold, "paid": paid}, options)
            players = told["left"]
            assert told["pot"] == sum(paid.values())
            assert ("net" in told) == (told["winner"] is not None)
            if told["winner"]:
                assert told["net"] == game["net"]
    assert players == game["left"] and paid == game["paid"] and stack == []


def damaged(record: dict[str, Any], options: dict[str, Any]) -> None:
    """Records that stop early, go on too long or have too many cards are named."""
    rounds, last = record["rounds"], record["rounds"][-1]
    assert ask("game", {**record, "rounds": rounds[:-1]}, options) == {"error": "bad_case"}
    assert ask("game", {**record, "stack": [*record["stack"], free(record)]}, options) == {
        "error": "bad_case"
    }
    if record["stack"]:
        assert ask("game", {**record, "stack": record["stack"][:-1]}, options) == {"error": "bad_case"}
    short = {**last, "actions": last["actions"][:-1]}
    assert ask("game", {**record, "rounds": [*rounds[:-1], short]}, options) == {"error": "bad_case"}
    longer = {**last, "actions": [*last["actions"], [last["actions"][0][0], "stack"]]}
    assert ask("game", {**record, "rounds": [*rounds[:-1], longer]}, options) == {"error": "wrong_turn"}


def free(record: dict[str, Any]) -> str:
    """A card that the record does not use."""
    used = {*record["stack"], *(c for h in record["hands"].values() for c in h)}
    used |= {c for part in record["rounds"] for c in part["open"]}
    return next(r + s for s in "HDSC" for r in "23456789TJQKA" if r + s not in used)


def test_words_about_folding() -> None:
    start: dict[str, Any] = {"dealer": "P3", "round": 1}
    two_gone = [["P1", "fold"], ["P2", "fold"]]
    over = {"left": ["P3"], "to_act": None, "winner": "P3"}
    assert ask("folding", {**start, "decisions": two_gone}, {}) == over
    assert ask("folding", {**start, "decisions": [*two_gone, ["P3", "stay"]]}, {}) == over
    last = {"illegal": {"rule": "KG-6.4", "index": 2, "decision": "fold"}}
    assert ask("folding", {**start, "decisions": [*two_gone, ["P3", "fold"]]}, {}) == last
    spoken = [["P1", "stay"], ["P2", "fold"], ["P3", "fold"], ["P1", "fold"]]
    assert ask("folding", {**start, "decisions": spoken}, {}) == {"error": "wrong_turn"}
    for decisions in ([["P2", "stay"]], [["P1", "stay"], ["P1", "stay"]]):
        assert ask("folding", {**start, "decisions": decisions}, {}) == {"error": "wrong_turn"}
    for wrong in (
        {"round": 3},
        {"round": 0},
        {"players": ["P1"]},
        {"players": ["P1", "P1"]},
        {"paid": {"P1": 1}},
        {"decisions": [["P1", "go"]]},
        {"decisions": [["P1"]]},
    ):
        assert ask("folding", {**start, "decisions": [], **wrong}, {}) == {"error": "bad_case"}


def test_the_last_one_left_in_a_game() -> None:
    actions = [["P1", "stack"], ["P2", "stack"], ["P3", "stack"]]
    gone = [["P1", "fold"], ["P2", "fold"]]
    record = {
        "dealer": "P3",
        "hands": {"P1": ["2C", "3C"], "P2": ["4C", "5C"], "P3": ["6C", "7C"]},
        "rounds": [{"open": ["2H", "3H", "4H"], "actions": actions, "fold": gone}],
        "stack": ["2D", "3D", "4D"],
    }
    answer = ask("game", record, {})
    assert (answer["winners"], answer["showdown"], answer["net"]) == (
        ["P3"],
        False,
        {"P1": -1, "P2": -1, "P3": 2},
    )
    first = record["rounds"][0]
    stays = {**first, "fold": [*gone, ["P3", "stay"]]}
    assert ask("game", {**record, "rounds": [stays]}, {}) == answer
    folds = {**first, "fold": [*gone, ["P3", "fold"]]}
    assert ask("game", {**record, "rounds": [folds]}, {}) == {
        "illegal": {"rule": "KG-6.4", "index": 2, "decision": "fold", "round": 1, "phase": "fold"}
    }
    twice = {**first, "fold": [*gone, ["P3", "stay"], ["P3", "stay"]]}
    assert ask("game", {**record, "rounds": [twice]}, {}) == {"error": "wrong_turn"}
    more = {"open": ["2S", "3S", "4S"], "actions": [["P2", "stack"]], "fold": []}
    assert ask("game", {**record, "rounds": [first, more]}, {}) == {"error": "wrong_turn"}
    assert ask("game", {**record, "rounds": [first, {**more, "actions": []}]}, {}) == {"error": "bad_case"}
