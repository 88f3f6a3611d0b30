"""What trick games ask alike: which cards may be played, which rule bars one, who wins the trick, what to play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine import referee
from engine.cards.card import Card
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.read import Reasons
from engine.core.refusal import Refusal
from engine.core.registry import AnyGame
from engine.core.seat import Seat
from engine.core.text import Language, Phrase, Speaker, Text
from engine.learn.practice import choices
from engine.learn.practice.deal import Deal
from engine.learn.practice.kind import LEVELS, Build, Choice, Draft, Given, Kind, Options, Why

Position = dict[str, Any]
ToPlay = Callable[[Any, Seat], Position | None]
"""The position of a `legal` case in a state in which this seat plays to a trick already begun; else None."""
Full = Callable[[Any, Action], Position | None]
"""The position of a `trick` case that an action completes; else None."""
Level = Callable[[Position, Mapping[str, Any]], int]
PLAYS = {"legal": Text("Which cards may be played?", "Welche Karten darfst du spielen?")}


def ruled(game: AnyGame, rules: Any, ask: str, position: Position) -> dict[str, Any]:
    """The referee's answer to a position under these rules."""
    options = game.options.changed(game.option_values(rules))
    case = {"id": "practice", "game": game.key, "options": options, "ask": ask, "position": position}
    return referee.answer(case)


def _facts(game: AnyGame, position: Position, **more: object) -> dict[str, object]:
    trump = position.get("trump")
    suit = None if trump is None or game.pack is None else game.pack.suit(trump)
    return {"trump": suit, **more}


def _barred(game: AnyGame, reasons: Reasons) -> list[Why]:
    """What bars which cards; those barred for the same reason stand together."""
    grouped: dict[str, tuple[list[Card], Refusal]] = {}
    for card, refusal in reasons.items():
        if refusal is not None:
            said = game.explain(refusal).said(Speaker(Language.EN))
            grouped.setdefault(said, ([], refusal))[0].append(card)
    text = Text("{cards:up}: {why}", "{cards:up}: {why}")
    return [
        Why(Phrase(text, {"cards": tuple(c), "why": game.explain(r)}), r.rule) for c, r in grouped.values()
    ]


def spots_to_play(to_play: ToPlay) -> Callable[[Deal], Sequence[tuple[Any, Seat, Position]]]:
    """The moments in which somebody plays to a trick that has begun."""

    def spots(deal: Deal) -> Sequence[tuple[Any, Seat, Position]]:
        return [
            (state, seat, position)
            for state, seat in deal.turns()
            if (position := to_play(state, seat)) is not None and len(position["hand"]) > 2
        ]

    return spots


def legal(
    to_play: ToPlay, level: Level, free: str, ask_in: Text, options: tuple[Options, ...] = ({},)
) -> Kind:
    """Which of these cards may you play?  `free` is the rule to read when none is barred, `ask_in` the words."""

    def build(deal: Deal, spot: Any, _chance: Chance) -> Draft | None:
        _, seat, position = spot
        game, pack = deal.game, deal.game.pack
        assert pack is not None
        found = ruled(game, deal.rules, "legal", position)
        hard = level(position, found)
        why = _barred(game, referee.reasons(game.key, deal.rules, position))
        if not why:
            all_free = Text("No rule bars any of these cards.", "Keine Regel verbietet eine dieser Karten.")
            why = [Why(Phrase(all_free), free)]
        return Draft(
            text=Phrase(ask_in, _facts(game, position, me=seat)),
            level=hard,
            choices=choices.cards(pack.card(c) for c in position["hand"]),
            right=tuple(found["legal"]),
            why=tuple(why),
            ask="legal",
            position=position,
            many=True,
            seat=seat,
        )

    given = Given("legal", lambda p: (None, Seat(p["to_play"]), p))
    return Kind("legal", PLAYS["legal"], spots_to_play(to_play), build, options, given=given)


def bars(
    to_play: ToPlay, level: Level, among: Sequence[str], ask_in: Text, options: tuple[Options, ...] = ({},)
) -> Kind:
    """Which rule bars this card?  `among` are the rules that can bar one; an exercise names the `card`."""
    none = Choice(
        "none", Phrase(Text("No rule: it may be played.", "Keine Regel: Sie darf gespielt werden."))
    )

    def build(deal: Deal, spot: Any, chance: Chance) -> Draft | None:
        _, seat, position = spot
        named = position.get("card")
        position = {k: v for k, v in position.items() if k != "card"}
        game, pack = deal.game, deal.game.pack
        assert pack is not None
        found = ruled(game, deal.rules, "legal", position)
        refused: dict[str, str] = found["refused"]
        if not refused and named is None:
            return None
        n, chance = chance.below(4)
        pool = [named] if named else sorted(refused) if n else sorted(found["legal"])
        i, chance = chance.below(len(pool))
        card, rule = pack.card(pool[i]), refused.get(pool[i])
        mixed, _ = chance.shuffled([r for r in among if r != rule])
        shown = sorted([*([rule] if rule else []), *mixed[: 2 if rule else 3]])
        refusal = referee.reasons(game.key, deal.rules, position)[card]
        may = Phrase(Text("The {card} may be played.", "{card} darf gespielt werden."), {"card": card})
        why = Why(may) if refusal is None else Why(game.explain(refusal), refusal.rule)
        return Draft(
            text=Phrase(ask_in, _facts(game, position, me=seat, card=card)),
            level=level(position, found),
            choices=(*choices.rules(shown, game.rulebook()), none),
            right=(rule or none.key,),
            why=(why,),
            ask="legal",
            position=position,
            seat=seat,
        )

    title = Text("Which rule bars it?", "Welche Regel verbietet es?")
    given = Given("legal", lambda p: (None, Seat(p["to_play"]), p), also=("card",))
    return Kind("rule", title, spots_to_play(to_play), build, options, given=given)


def spots_full(full: Full) -> Callable[[Deal], Sequence[Position]]:
    """The tricks that were completed."""

    def spots(deal: Deal) -> Sequence[Position]:
        return [p for state, action, _ in deal.moments() if (p := full(state, action)) is not None]

    return spots


def how_mixed(position: Position, trump: str | None) -> int:
    """How hard it is to see who wins: everybody follows, somebody does not, trumps fall on another suit."""
    codes = [c for _, c in position["trick"]]
    led = codes[0][-1]
    others = [c for c in codes if c[-1] != led]
    if not others:
        return 1
    return 3 if trump not in (None, led) and any(c[-1] == trump for c in others) else 2


def wins(
    full: Full,
    rule_of: Callable[[Position], str],
    ask_in: Text,
    options: tuple[Options, ...] = ({},),
    levels: tuple[int, ...] = LEVELS,
) -> Kind:
    """Who wins the trick?  `rule_of` names the rule that decides it."""

    def build(deal: Deal, position: Position, _chance: Chance) -> Draft:
        pack = deal.game.pack
        assert pack is not None
        found = ruled(deal.game, deal.rules, "trick", position)
        card = pack.card(next(c for s, c in position["trick"] if s == found["winner"]))
        who = Seat(found["winner"])
        why = Text("{who} wins with the {card}.", "{who} gewinnt mit {card}.")
        return Draft(
            text=Phrase(ask_in, _facts(deal.game, position)),
            level=how_mixed(position, position.get("trump")),
            choices=choices.seats([Seat(s) for s, _ in position["trick"]]),
            right=(found["winner"],),
            why=(Why(Phrase(why, {"who": who, "card": card}), rule_of(position)),),
            ask="trick",
            position=position,
            shown={k: v for k, v in position.items() if k in ("trump", "trick", "yards")},
        )

    title = Text("Who wins the trick?", "Wer gewinnt den Stich?")
    return Kind("winner", title, spots_full(full), build, options, levels=levels, given=Given("trick"))


__all__ = ["Build", "bars", "how_mixed", "legal", "ruled", "spots_full", "spots_to_play", "wins"]
