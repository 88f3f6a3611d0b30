"""Setting up deals of Klaverjas for the tests of its rules."""

from __future__ import annotations

from typing import Any

from engine import referee
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.refusal import IllegalAction
from engine.core.text import Language, Speaker
from engine.games.klaverjas.play import GAME
from engine.games.klaverjas.state import Phase, State

# Hearts are the trumps of this deal; South holds jack and nine, North queen and eight, West king and ten.
HANDS = {
    "S": "JH 9H AH 7C 8C AS TS 7D",
    "W": "TH KH QC KC TC 9S 8S JD",
    "N": "QH 8H 9C JC AC KS 9D 8D",
    "E": "7H TD AD KD QD QS JS 7S",
}


def start(
    hands: dict[str, str] | None = None,
    dealer: str = "E",
    proposed: str = "2H",
    more: dict[str, Any] | None = None,
    **options: Any,
) -> State:
    """A deal with given hands; East deals, so South speaks and leads first."""
    given = {
        "dealer": dealer,
        "hands": {s: h.split() for s, h in (hands or HANDS).items()},
        "proposed": proposed,
    }
    return GAME.setup(GAME.rules(options), Chance("tests", deals=({**given, **(more or {})},)))


def act(state: State, *moves: str) -> tuple[State, list[Event]]:
    """The state after moves such as "S accept" or "S play JH", and what happened."""
    events: list[Event] = []
    for move in moves:
        seat, verb, *what = move.split()
        raw: list[Any] = [seat, verb, *([what] if verb == "discard" else what)]
        after, more = GAME.apply(state, GAME.read_action(state.rules, raw))
        assert isinstance(after, State)
        state = after
        events += more
    return state, events


def after(state: State, *moves: str) -> State:
    return act(state, *moves)[0]


def cards(state: State, *trick: str) -> State:
    """Cards played in turn, whoever is to play: "JH TH QH 7H"."""
    for card in " ".join(trick).split():
        state = after(state, f"{state.to_play.value} play {card}")
    return state


def barred(state: State, move: str) -> str | None:
    """The rule that bars a move, None if it is allowed."""
    try:
        act(state, move)
    except IllegalAction as e:
        return e.refusal.rule
    return None


def play_on(state: State) -> tuple[State, list[Event]]:
    """The deal played to its end with the first legal card each time, roem claimed where it can be."""
    events: list[Event] = []
    while state.phase not in (Phase.SCORED, Phase.OVER):
        done, more = GAME.apply(state, GAME.legal_actions(state)[0])
        assert isinstance(done, State)
        state = done
        events += more
    return state, events


def rules_named(events: list[Event]) -> set[str]:
    return {e.rule for e in events if e.rule is not None}


def sentences(events: list[Event], language: Language = Language.EN) -> list[str]:
    return [GAME.tell(e).said(Speaker(language)) for e in events]


def ask(kind: str, options: dict[str, Any] | None = None, **position: Any) -> dict[str, Any]:
    """The referee's answer."""
    return referee.answer(
        {"id": "x", "game": "klaverjas", "options": options or {}, "ask": kind, "position": position}
    )


def legal(
    hand: str, trick: str, trump: str = "D", seat: str = "S", **options: Any
) -> tuple[set[str], dict[str, str]]:
    """The legal cards of a hand and the rules that bar the others; trick as "N AS, E 7S"."""
    plays = [p.split() for p in trick.split(",")] if trick else []
    found = ask("legal", options, trump=trump, to_play=seat, hand=hand.split(), trick=plays)
    return set(found["legal"]), found["refused"]


def trick(plays: str, trump: str = "H", options: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A trick judged with roem=trick: "N KH, E QH, S JH, W 7S"."""
    full = [p.split() for p in plays.split(",")]
    return ask("trick", {"roem": "trick", **(options or {})}, trump=trump, trick=full, **more)


def score(
    declarer: str, ns: int, roem: tuple[int, int] = (0, 0), tricks: int = 4, **options: Any
) -> dict[str, Any]:
    """A deal written down: card points, roem and tricks of North and South; the rest is East's and West's."""
    ours, theirs = roem
    position = {
        "declarer": declarer,
        "cards": {"NS": ns, "EW": 162 - ns},
        "roem": {"NS": ours, "EW": theirs},
        "tricks": {"NS": tricks, "EW": 8 - tricks},
    }
    return ask("score", options, **position)
