"""What practice asks about Gleek."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.seat import Seat, after
from engine.core.text import Phrase, Text
from engine.games.gleek.state import SEATS, TRICKS, Phase, State, Verb
from engine.learn.practice import choices, tricks
from engine.learn.practice.advice import advice
from engine.learn.practice.deal import Deal
from engine.learn.practice.kind import Draft, Given, Kind, Options, Why

Position = dict[str, Any]
FOLLOWING: tuple[Options, ...] = ({}, {}, {"follow_high": True})


def _to_play(state: State, seat: Seat) -> Position | None:
    if state.open.phase is not Phase.TRICKS or not state.open.trick:
        return None
    return {
        "to_play": seat.value,
        "hand": state.hand(seat).codes(),
        "trick": [[s.value, c.code] for s, c in state.open.trick],
    }


def _hard(position: Position, answer: Mapping[str, Any]) -> int:
    """Being void is harder than following; a duty to follow high is hardest."""
    if "GL-9.4" in answer["refused"].values():
        return 3
    return 1 if answer["refused"] else 2


def _full(state: State, action: Action) -> Position | None:
    if action.verb is not Verb.PLAY or len(state.open.trick) != len(SEATS) - 1:
        return None
    plays = [*state.open.trick, (action.seat, action.card)]
    return {"trump": state.open.trump.code, "trick": [[s.value, c.code] for s, c in plays]}


def _hands(deal: Deal) -> Sequence[Position]:
    """Hands as they are shown for the ruff, one at a time."""
    state: State = deal.last
    if state.open.phase not in (Phase.SETS, Phase.RUFF, Phase.TRICKS):
        return ()
    return [
        {
            "dealer": state.open.dealer.value,
            "hands": {s.value: state.hand(s).codes() if s == me else [] for s in SEATS},
        }
        for me in SEATS
    ]


def _owner(position: Position) -> tuple[Seat, list[str]]:
    return next((Seat(s), hand) for s, hand in position["hands"].items() if hand)


def _ruff(deal: Deal, position: Position, chance: Chance) -> Draft | None:
    """What the best suit of a hand is worth."""
    seat, hand = _owner(position)
    found = tricks.ruled(deal.game, deal.rules, "ruff", position)
    right, suits = found["values"][seat.value], found["suits"][seat.value]
    if not isinstance(right, int):
        return None
    each = {s: _suit_worth(deal, position, seat, s) for s in "SHDC"}
    others = sorted(each.values())[-3:-1]
    assert deal.game.pack is not None
    best = tuple(deal.game.pack.suit(s) for s in suits)
    why = Text("The best suit is {suit}: {n}.", "Die beste Farbe ist {suit}: {n}.")
    return Draft(
        text=Phrase(
            Text("What is the ruff of this hand worth?", "Was ist der Ruff dieses Blatts wert?"), {"me": seat}
        ),
        level=1 if right - others[-1] > 12 else 2 if right - others[-1] > 4 else 3,
        choices=choices.numbers(right, [*others, right + 1, right - 1, right + 10, right - 10], chance),
        right=(str(right),),
        why=(Why(Phrase(why, {"suit": best, "n": right}), "GL-4.1"),),
        ask="ruff",
        position=position,
        shown={"hand": hand},
    )


def _suit_worth(deal: Deal, position: Position, seat: Seat, suit: str) -> int:
    cut = {s: [c for c in hand if c[-1] == suit] for s, hand in position["hands"].items()}
    worth = tricks.ruled(deal.game, deal.rules, "ruff", {**position, "hands": cut})["values"][seat.value]
    return int(worth)


def _sets(deal: Deal, position: Position, chance: Chance) -> Draft | None:
    """What every opponent pays for the gleeks and mournivals of a hand."""
    seat, hand = _owner(position)
    case = {"hands": position["hands"]}
    found = tricks.ruled(deal.game, deal.rules, "sets", case)
    n, chance = chance.below(6)
    sets = found["sets"][seat.value]
    if not sets and n:
        return None
    right = found["pay"][seat.value] // 2
    rule = "GL-5.4" if any(kind == "mournival" for kind, _ in sets) else "GL-5.1" if sets else "GL-5.3"
    why = Text("Each opponent pays {n}.", "Jeder Gegner zahlt {n}.")
    return Draft(
        text=Phrase(
            Text(
                "How many chips does each opponent pay for the gleeks and mournivals of this hand?",
                "Wie viele Chips zahlt jeder Gegner für die Gleeks und Mournivals dieses Blatts?",
            ),
            {"me": seat},
        ),
        level=1 if len(sets) == 1 and sets[0][0] == "gleek" else 2 if len(sets) < 2 else 3,
        choices=choices.numbers(right, [*range(max(0, right - 3), right + 4), right * 2], chance),
        right=(str(right),),
        why=(Why(Phrase(why, {"n": right}), rule),),
        ask="sets",
        position=case,
        shown={"hand": hand},
    )


def _trick_points(deal: Deal, position: Position, chance: Chance) -> Draft:
    """What a trick scores for whom: three for the winner, honours for those who played them."""
    found = tricks.ruled(deal.game, deal.rules, "trick", position)
    right, winner = found["points"], found["winner"]
    total = sum(right.values())
    zero = dict.fromkeys(right, 0)
    wrong = [{**zero, s: total} for s in right]
    wrong += [{**zero, s: 3} for s in right]
    wrong += [
        {**right, s: right[s] + (3 if s != winner else -3)} for s in right if s != winner or right[s] >= 3
    ]
    among, key = choices.amounts(right, wrong, chance, signed=False)
    honours = total - 3
    assert deal.game.pack is not None
    why = [
        Why(
            Phrase(Text("{who} wins the trick: 3.", "{who} gewinnt den Stich: 3."), {"who": Seat(winner)}),
            "GL-7.1",
        )
    ]
    if honours:
        said = Text(
            "Honours count for the player who played them.", "Honneurs zählen für den, der sie gelegt hat."
        )
        why.append(Why(Phrase(said), "GL-7.2"))
    return Draft(
        text=Phrase(
            Text(
                "{trump:up} are trumps. What does everybody score in this trick?",
                "{trump} ist Trumpf. Was zählt jeder in diesem Stich?",
            ),
            {"trump": deal.game.pack.suit(position["trump"])},
        ),
        level=1 if not honours else 2 if right[winner] == total else 3,
        choices=among,
        right=(key,),
        why=tuple(why),
        ask="trick",
        position=position,
        lines=("points",),
    )


def _counted(deal: Deal) -> Sequence[Position]:
    """The points of a deal played to its end, tricks and turn-up added up by the referee."""
    state: State = deal.last
    if len(state.open.winners) != TRICKS:
        return ()
    points = dict.fromkeys((s.value for s in SEATS), 0)
    for i in range(TRICKS):
        plays = [[s.value, c.code] for s, c in state.open.plays[3 * i : 3 * i + 3]]
        got = tricks.ruled(deal.game, deal.rules, "trick", {"trump": state.open.trump.code, "trick": plays})
        points = {s: n + got["points"][s] for s, n in points.items()}
    up = {"dealer": state.open.dealer.value, "card": state.open.turn_up.code}
    points[up["dealer"]] += tricks.ruled(deal.game, deal.rules, "turn_up", up)["dealer_points"]
    return [{"points": points}]


def _settle(deal: Deal, position: Position, chance: Chance) -> Draft:
    """Who pays whom what at the end of a deal."""
    found = tricks.ruled(deal.game, deal.rules, "settle", position)
    right, points = found["delta"], position["points"]
    best = max(points, key=lambda s: points[s])
    wrong = [
        {s: n - 20 for s, n in points.items()},
        {s: points[s] - points[after(SEATS, Seat(s)).value] for s in points},
        {s: -n for s, n in right.items()},
        {s: n - 24 for s, n in points.items()},
        {
            s: (n if s != best else -sum(v for t, v in right.items() if t != best) + 2)
            for s, n in right.items()
        },
    ]
    among, key = choices.amounts(right, wrong, chance)
    why = Text(
        "Everybody is measured against the average of 22.", "Jeder wird am Durchschnitt von 22 gemessen."
    )
    return Draft(
        text=Phrase(
            Text(
                "The tricks are counted. What does everybody win or pay?",
                "Die Stiche sind gezählt. Was gewinnt oder zahlt jeder?",
            ),
        ),
        level=1 if max(right.values()) < 8 else 2 if max(right.values()) < 16 else 3,
        choices=among,
        right=(key,),
        why=(Why(Phrase(why), "GL-7.5"),),
        ask="settle",
        position=position,
        lines=("payers", "delta", "pot_change"),
    )


_WORDS = {
    Verb.BID: Text("Bid {what}", "{what} bieten"),
    Verb.PASS: Text("Pass", "Passen"),
    Verb.PLAY: Text("{what:up}", "{what}"),
    Verb.BET: Text("Bet on the ruff", "Auf den Ruff setzen"),
    Verb.SILENT: Text("Be silent", "Schweigen"),
    Verb.HOLD: Text("Hold", "Halten"),
    Verb.RAISE: Text("Hold and raise", "Halten und erhöhen"),
}


def _word(action: Action) -> Phrase:
    return Phrase(_WORDS[Verb(action.verb)], {"what": action.what})


def _bids(state: State) -> list[list[Any]]:
    return [
        [a.seat.value, a.number if a.verb is Verb.BID else "pass"]
        for a in state.open.said
        if a.verb in (Verb.BID, Verb.PASS)
    ]


def _hand_and(state: State, seat: Seat, **more: Any) -> Position:
    shown: Position = {"hand": state.hand(seat).codes(), "turn_up": state.open.turn_up.code}
    return {**shown, "dealer": state.open.dealer.value, **{k: v for k, v in more.items() if v}}


def _auction(state: State, seat: Seat) -> tuple[str, Position]:
    del seat
    return "auction", {"dealer": state.open.dealer.value, "bids": _bids(state)}


_LEGAL = Text(
    "You are {me}. Which of your cards may you play?", "Du bist {me}. Welche deiner Karten darfst du spielen?"
)
_WINS = Text("{trump:up} are trumps. Who wins this trick?", "{trump} ist Trumpf. Wer gewinnt diesen Stich?")


def _played_out(state: State) -> bool:
    return state.open.phase is Phase.TRICKS


def _hands_alone(options: Options) -> bool:
    """The turn-up, which may belong to the dealer's hand, is not among what is shown."""
    return options["turn_up_counts"] is False


KINDS: tuple[Kind, ...] = (
    tricks.legal(_to_play, _hard, "GL-6.3", _LEGAL, FOLLOWING),
    tricks.wins(_full, lambda _p: "GL-6.4", _WINS),
    Kind(
        "points",
        Text("What does the trick score?", "Was zählt der Stich?"),
        tricks.spots_full(_full),
        _trick_points,
        given=Given("trick"),
    ),
    Kind(
        "ruff",
        Text("What is the ruff worth?", "Was ist der Ruff wert?"),
        _hands,
        _ruff,
        until=_played_out,
        given=Given("ruff"),
        fits=_hands_alone,
    ),
    Kind(
        "sets",
        Text("What do the sets bring?", "Was bringen die Sätze?"),
        _hands,
        _sets,
        until=_played_out,
        given=Given("sets"),
        fits=_hands_alone,
    ),
    Kind("settle", Text("Who pays what?", "Wer zahlt was?"), _counted, _settle, given=Given("settle")),
    advice(
        "bid",
        Text("Would you bid?", "Würdest du bieten?"),
        Text(
            "You are {me}, and the stock is up for sale. What would you do?",
            "Du bist {me}, und der Stapel wird versteigert. Was würdest du tun?",
        ),
        lambda state, _seat: state.open.phase is Phase.AUCTION,
        lambda state, seat: _hand_and(state, seat, bids=_bids(state)),
        _word,
        lambda state, _seat, _legal: min(3, 1 + len(state.open.said) // 2),
        _auction,
        rule=lambda _state: "GL-3.2",
        until=lambda state: state.open.phase is not Phase.AUCTION,
    ),
)
