"""What practice asks about 17."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.seat import Seat
from engine.core.text import Phrase, Text
from engine.games.siebzehn.cases import as_case
from engine.games.siebzehn.rules import LIMIT
from engine.games.siebzehn.state import State, Verb
from engine.learn.practice import choices, tricks
from engine.learn.practice.advice import advice
from engine.learn.practice.deal import Deal
from engine.learn.practice.kind import Choice, Draft, Given, Kind, Options, Why

Position = dict[str, Any]
TABLES: tuple[Options, ...] = ({}, {"players": 3}, {}, {"players": 3, "pass_costs": False}, {"players": 2})


def _dice(deal: Deal) -> Sequence[tuple[int, ...]]:
    """The dice of everybody who still decided, as they lay at some moment."""
    return sorted({state.cup(seat).dice for state, seat in deal.turns()})


def _bust(deal: Deal, dice: tuple[int, ...], chance: Chance) -> Draft:
    """How likely the next die is one too many."""
    total = sum(dice)
    position = {"what": "bust_next", "total": total}
    right = tricks.ruled(deal.game, deal.rules, "odds", position)["probability"]
    pool, _ = chance.shuffled([f for f in (Fraction(n, 6) for n in range(7)) if str(f) != right])
    shown = sorted([Fraction(right), *pool[:3]])
    return Draft(
        text=Phrase(
            Text(
                "How likely is a bust with one more die?",
                "Wie wahrscheinlich ist es, sich mit noch einem Würfel zu überwürfeln?",
            ),
        ),
        level=1 if total <= LIMIT - 6 else 2 if total >= LIMIT - 2 else 3,
        choices=tuple(Choice(str(f), Phrase(Text("{x}", "{x}"), {"x": str(f)})) for f in shown),
        right=(right,),
        why=(
            Why(
                Phrase(
                    Text(
                        "The dice show {n}: more than {rest} is bust.",
                        "Die Würfel zeigen {n}: Mehr als {rest} ist zu viel.",
                    ),
                    {"n": total, "rest": LIMIT - total},
                ),
                "SZ-3.7",
            ),
        ),
        ask="odds",
        position=position,
        shown={"dice": list(dice)},
    )


def _paid(deal: Deal, dice: tuple[int, ...], chance: Chance) -> Draft:
    """What a player has laid down so far."""
    found = tricks.ruled(deal.game, deal.rules, "throw", {"dice": list(dice)})
    right, n = found["paid"], len(dice)
    why = Text("One stake at the start.", "Ein Einsatz am Anfang.")
    if n == 4:
        why = Text(
            "One stake at the start and one for the further die.",
            "Ein Einsatz am Anfang und einer für den weiteren Würfel.",
        )
    if n > 4:
        why = Text(
            "One stake at the start and one for each of {n} further dice.",
            "Ein Einsatz am Anfang und je einer für {n} weitere Würfel.",
        )
    return Draft(
        text=Phrase(
            Text(
                "These dice lie under a cup. How many coins has its player laid down so far?",
                "Diese Würfel liegen unter einem Becher. Wie viele Münzen hat der Spieler bisher gesetzt?",
            ),
        ),
        level=min(3, n - 2),
        choices=choices.numbers(right, [n, n - 1, n + 1, right + 1, right + 2, 0], chance),
        right=(str(right),),
        why=(Why(Phrase(why, {"n": n - 3}), "SZ-2.1" if n == 3 else "SZ-3.2"),),
        ask="throw",
        position={"dice": list(dice)},
    )


def _rounds(deal: Deal) -> Sequence[Position]:
    if deal.last.result is None:
        return ()
    return [_lifted(as_case(deal.states, deal.actions)["position"])]


def _lifted(case: Mapping[str, Any]) -> Position:
    """A round with the dice that everybody has in the end."""
    rolls = [roll for step in case.get("steps", ()) for roll in step.items()] or case.get("actions", ())
    dice = {
        s: [*start, *(n for t, n in rolls if t == s and n != "pass")] for s, start in case["start"].items()
    }
    return {"case": case, "dice": dict(sorted(dice.items()))}


def _reason(found: Position) -> Why:
    level = [s for s in found["totals"] if s in found["winners"]]
    best = max((found["totals"][s] for s in level), default=0)
    tied = [s for s, n in found["totals"].items() if n == best]
    if found["reason"] == "all_bust":
        return Why(Phrase(Text("Everybody is bust.", "Alle haben sich überwürfelt.")), "SZ-4.4")
    if found["reason"] == "last_left":
        return Why(Phrase(Text("All the others are bust.", "Alle anderen haben sich überwürfelt.")), "SZ-3.9")
    if len(level) > 1:
        same = Text(
            "Total and number of dice are the same: they share.",
            "Summe und Zahl der Würfel sind gleich: Sie teilen.",
        )
        return Why(Phrase(same), "SZ-4.3")
    if len(tied) > 1:
        fewer = Text(
            "Of those with {n}, fewer dice win.", "Von denen mit {n} gewinnt, wer weniger Würfel hat."
        )
        return Why(Phrase(fewer, {"n": best}), "SZ-4.2")
    if best == LIMIT:
        return Why(Phrase(Text("17 cannot be beaten.", "17 ist nicht zu schlagen.")), "SZ-4.1")
    return Why(Phrase(Text("{n} is closest to 17.", "{n} ist am nächsten an 17."), {"n": best}), "SZ-4.1")


def _hard(found: Position) -> int:
    rule = _reason(found).rule
    return {"SZ-4.1": 1 + bool(found["bust"]), "SZ-3.9": 2}.get(str(rule), 3)


def _winner(deal: Deal, spot: Position, _chance: Chance) -> Draft | None:
    """Who wins the round; several share it."""
    found = tricks.ruled(deal.game, deal.rules, "round", spot["case"])
    if not found["winners"]:
        return None
    return Draft(
        text=Phrase(
            Text(
                "The cups are lifted. Who wins this round? Choose everybody who does.",
                "Die Becher sind gehoben. Wer gewinnt diese Runde? Wähle alle, die gewinnen.",
            ),
        ),
        level=_hard(found),
        choices=choices.seats([Seat(s) for s in found["totals"]]),
        right=tuple(found["winners"]),
        why=(_reason(found),),
        ask="round",
        position=spot["case"],
        shown={"dice": spot["dice"]},
        many=True,
        lines=("totals", "bust"),
    )


def _net(deal: Deal, spot: Position, chance: Chance) -> Draft:
    """What the round has won or cost everybody."""
    found = tricks.ruled(deal.game, deal.rules, "round", spot["case"])
    right, paid = found["net"], found["paid"]
    pot = sum(paid.values())
    wrong = [{s: (pot - paid[s] if s == w else -paid[s]) for s in paid} for w in paid]
    wrong += [{s: (pot if s == w else -paid[s]) for s in paid} for w in found["winners"] or list(paid)]
    wrong += [
        dict.fromkeys(paid, 0),
        {s: (len(paid) - 1 if s == w else -1) for s in paid for w in [next(iter(paid))]},
    ]
    among, key = choices.amounts(right, wrong, chance)
    told = Text("The stakes of the round are {n} coins.", "Die Einsätze der Runde sind {n} Münzen.")
    return Draft(
        text=Phrase(
            Text(
                "The cups are lifted. What has everybody won or lost in this round?",
                "Die Becher sind gehoben. Was hat jeder in dieser Runde gewonnen oder verloren?",
            ),
        ),
        level=_hard(found),
        choices=among,
        right=(key,),
        why=(_reason(found), Why(Phrase(told, {"n": pot}), "SZ-4.5")),
        ask="round",
        position=spot["case"],
        shown={"dice": spot["dice"], "paid": paid},
        lines=("winners", "payout", "net"),
    )


_WORDS = {Verb.ROLL: Text("Roll one more die", "Noch einen Würfel werfen"), Verb.PASS: Text("Pass", "Passen")}


def _word(action: Action) -> Phrase:
    return Phrase(_WORDS[Verb(action.verb)])


def _how_close(state: State, seat: Seat, _legal: Sequence[Action]) -> int:
    total = state.cup(seat).total
    return 1 if total <= LIMIT - 6 or total >= LIMIT - 1 else 3 if LIMIT - 5 <= total <= LIMIT - 4 else 2


_THROW = Given("throw", lambda p: tuple(p["dice"]))
_ROUND = Given("round", _lifted)

KINDS: tuple[Kind, ...] = (
    Kind(
        "bust",
        Text("How likely is a bust?", "Wie wahrscheinlich überwürfelst du dich?"),
        _dice,
        _bust,
        given=_THROW,
    ),
    Kind("paid", Text("What has been laid down?", "Was ist gesetzt?"), _dice, _paid, given=_THROW),
    Kind(
        "winner",
        Text("Who wins the round?", "Wer gewinnt die Runde?"),
        _rounds,
        _winner,
        TABLES,
        given=_ROUND,
    ),
    Kind(
        "net",
        Text("Who wins or loses what?", "Wer gewinnt oder verliert was?"),
        _rounds,
        _net,
        TABLES,
        given=_ROUND,
    ),
    advice(
        "roll",
        Text("Would you roll again?", "Würdest du noch einmal würfeln?"),
        Text(
            "These dice lie under your cup. What would you do?",
            "Diese Würfel liegen unter deinem Becher. Was würdest du tun?",
        ),
        lambda state, _seat: state.result is None,
        lambda state, seat: {"dice": list(state.cup(seat).dice)},
        _word,
        _how_close,
        lambda state, seat: ("throw", {"dice": list(state.cup(seat).dice)}),
        rule=lambda _state: "SZ-3.1",
    ),
)
