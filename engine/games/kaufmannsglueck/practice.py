"""What practice asks about Kaufmannsglück."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.seat import Seat
from engine.core.text import Phrase, Text
from engine.games.kaufmannsglueck.rules import SEATS
from engine.games.kaufmannsglueck.score import Combination
from engine.games.kaufmannsglueck.state import Phase, State, Verb
from engine.learn.practice import choices, tricks
from engine.learn.practice.advice import advice
from engine.learn.practice.deal import Deal
from engine.learn.practice.kind import Draft, Given, Kind, Options, Why

Position = dict[str, Any]
COMBINATIONS = tuple(c.value for c in Combination)
LABELS = {c.value: c.name_text for c in Combination}
RULES = {
    "pantheon": "KG-2.1",
    "grosse_strasse": "KG-2.2",
    "vierer": "KG-2.3",
    "renshand": "KG-2.4",
    "warinshand": "KG-2.4",
    "sainshand": "KG-2.4",
    "telenshand": "KG-2.4",
    "dreier": "KG-2.5",
    "kleine_strasse": "KG-2.6",
    "bild": "KG-2.7",
    "zweier": "KG-2.8",
    "nichts": "KG-2.10",
}
AGREED: tuple[Options, ...] = ({}, {}, {}, {"ace_low": True})
SIZE = 5


def _codes(state: State, seat: Seat) -> list[str]:
    return [c.code for c in state.hand(seat)]


def _hands(deal: Deal) -> Sequence[list[str]]:
    """The hands that were full at the end of a game; who folded earlier holds fewer cards."""
    return [h for s in SEATS if len(h := _codes(deal.last, s)) == SIZE]


def _rank(deal: Deal, hand: list[str], chance: Chance) -> Draft | None:
    """What combination a hand is; plain pairs and nothings are asked about less often."""
    found = tricks.ruled(deal.game, deal.rules, "rank", {"hand": hand})
    right = found["combination"]
    n, chance = chance.below(3)
    if right in ("nichts", "zweier") and n:
        return None
    place = COMBINATIONS.index(right)
    pool = sorted((c for c in COMBINATIONS if c != right), key=lambda c: abs(COMBINATIONS.index(c) - place))
    near, _ = chance.shuffled(pool[:5])
    runs = right in ("kleine_strasse", "grosse_strasse")
    return Draft(
        text=Phrase(Text("What does this hand count as?", "Als was zählt dieses Blatt?")),
        level=1 if right in ("zweier", "nichts") else 2 if right in ("dreier", "vierer", "bild") else 3,
        choices=choices.words(right, LABELS, chance, near),
        right=(right,),
        why=(Why(Phrase(choices.first_sentence(deal.game.rulebook(), RULES[right])), RULES[right]),)
        + ((Why(Phrase(choices.first_sentence(deal.game.rulebook(), "KG-2.9")), "KG-2.9"),) if runs else ()),
        ask="rank",
        position={"hand": hand},
        lines=("key",),
    )


def _table(deal: Deal) -> Sequence[Position]:
    """The hands of everybody with five cards, laid open."""
    hands = {s.value: h for s in SEATS if len(h := _codes(deal.last, s)) == SIZE}
    return [{"hands": hands}] if len(hands) > 1 else []


def _shown_down(deal: Deal) -> Sequence[Position]:
    """The same with the pot, where the game was settled."""
    settled = deal.last.settlement
    return [] if settled is None else [{**p, "pot": settled.pot} for p in _table(deal)]


def _hard(found: Position) -> int:
    kinds = list(found["combinations"].values())
    best = min(kinds, key=COMBINATIONS.index)
    return 3 if kinds.count(best) > 1 else 1 if best in ("zweier", "dreier", "vierer") else 2


def _because(deal: Deal, found: Position) -> Why:
    best = Combination(found["combinations"][found["winners"][0]])
    tied = list(found["combinations"].values()).count(best.value) > 1
    rule = "KG-2.11" if tied else RULES[best.value]
    text = Text("The best combination is {what}.", "Die beste Kombination ist {what}.")
    if tied:
        text = Text(
            "More than one hand is {what}; the ranks decide.",
            "Mehr als ein Blatt ist {what}; die Ränge entscheiden.",
        )
    del deal
    return Why(Phrase(text, {"what": best}), rule)


def _best(deal: Deal, position: Position, _chance: Chance) -> Draft:
    """Whose hand is best; equal ones share."""
    found = tricks.ruled(deal.game, deal.rules, "compare", position)
    return Draft(
        text=Phrase(
            Text(
                "The hands lie open. Who wins? Choose everybody who does.",
                "Die Blätter liegen offen. Wer gewinnt? Wähle alle, die gewinnen.",
            ),
        ),
        level=_hard(found),
        choices=choices.seats([Seat(s) for s in position["hands"]]),
        right=tuple(found["winners"]),
        why=(_because(deal, found),),
        ask="compare",
        position=position,
        many=True,
        lines=("combinations",),
    )


def _payout(deal: Deal, position: Position, chance: Chance) -> Draft:
    """Who gets what from the pot."""
    found = tricks.ruled(deal.game, deal.rules, "showdown", position)
    right, pot = found["payout"], position["pot"]
    zero = dict.fromkeys(right, 0)
    share = pot // len(right)
    wrong = [{**zero, s: pot} for s in right] + [
        dict.fromkeys(right, share),
        {**zero, next(iter(right)): share},
    ]
    among, key = choices.amounts(right, wrong, chance, signed=False)
    why = [_because(deal, found)]
    if len(found["winners"]) > 1:
        why.append(Why(Phrase(choices.first_sentence(deal.game.rulebook(), "KG-2.16")), "KG-2.16"))
    return Draft(
        text=Phrase(
            Text("{n} coppers lie in the pot. Who gets what?", "{n} Kupfer liegen im Pot. Wer bekommt was?"),
            {"n": pot},
        ),
        level=_hard(found),
        choices=among,
        right=(key,),
        why=tuple(why),
        ask="showdown",
        position=position,
        lines=("combinations", "winners", "carry"),
    )


def _contests(deal: Deal) -> Sequence[Position]:
    """Every contest for an open card, from its opening bid to its end, with who could take part."""
    out, bids, begun = [], list[list[Any]](), None
    for before, action, after in deal.moments():
        if before.phase is not Phase.BUYING:
            continue
        if action.verb is Verb.BID:
            begun, bids = before, []
        if begun is None or action.verb not in (Verb.BID, Verb.RAISE, Verb.DECLINE, Verb.YIELD):
            continue
        amount = action.verb in (Verb.BID, Verb.RAISE)
        bids.append([action.seat.value, action.number if amount else action.verb.value])
        if after.phase is not Phase.BUYING or after.buying.contest is None:
            done = [s.value for s in begun.buying.order if s not in begun.buying.waiting]
            players = [s.value for s in SEATS if s in begun.buying.order]
            position: Position = {"active": bids[0][0], "bids": bids, "players": players}
            out.append({**position, "done": done} if done else position)
            begun = None
    return out


def _sold(deal: Deal, position: Position, _chance: Chance) -> Draft:
    """Who gets the card that was bid on."""
    found = tricks.ruled(deal.game, deal.rules, "contest", position)
    right, price = found["winner"], found["price"]
    active, limit = position["active"], deal.rules.limit
    if right is None:
        rule, text = (
            "KG-4.13",
            Text(
                "The active player has yielded: the card is thrown away.",
                "Der aktive Spieler hat verzichtet: Die Karte wird abgeworfen.",
            ),
        )
    elif price == limit:
        rule, text = (
            "KG-4.3",
            Text(
                "The limit was bid: the card is sold at once.",
                "Das Limit ist geboten: Die Karte ist sofort verkauft.",
            ),
        )
    else:
        rule, text = (
            "KG-4.16",
            Text("Nobody outbids the active player.", "Niemand überbietet den aktiven Spieler."),
        )
    raised = any(s != active and isinstance(b, int) for s, b in position["bids"])
    return Draft(
        text=Phrase(
            Text(
                "{who} is active, and this was bid for a card. Who gets it?",
                "{who} ist aktiv, und so wurde auf eine Karte geboten. Wer bekommt sie?",
            ),
            {"who": Seat(active)},
        ),
        level=1 if not raised else 2 if right is not None else 3,
        choices=choices.seats(
            [s for s in SEATS if s.value in position["players"]],
            Text("Nobody: it is thrown away", "Niemand: Sie wird abgeworfen"),
        ),
        right=(right or "nobody",),
        why=(Why(Phrase(text), rule),),
        ask="contest",
        position=position,
        lines=("paid", "draws", "keeps_turn"),
    )


_WORDS = {
    Verb.BID: Text("Bid {n} on the {card}", "{n} auf {card} bieten"),
    Verb.STACK: Text("Take a card from the stack", "Eine Karte vom Stapel nehmen"),
    Verb.RAISE: Text("Bid {n}", "{n} bieten"),
    Verb.DECLINE: Text("Decline", "Ablehnen"),
    Verb.YIELD: Text("Yield", "Verzichten"),
    Verb.STAY: Text("Stay in", "Dabeibleiben"),
    Verb.FOLD: Text("Fold", "Aussteigen"),
}


def _word(action: Action) -> Phrase:
    facts: dict[str, object] = {
        "n": action.number if isinstance(action.what, int | tuple) else 0,
        "card": None,
    }
    if isinstance(action.what, tuple):
        facts["card"] = action.what[0]
    return Phrase(_WORDS[Verb(action.verb)], facts)


def _offer(legal: Sequence[Action], best: Action, _chance: Chance) -> Sequence[Action]:
    """Without the pass that is a draw from the stack by another name, and not every bid on every card."""
    kept = [a for a in legal if a.verb is not Verb.PASS]
    if len(kept) > 6:
        kept = [a for a in kept if a.verb is not Verb.BID or a.number == 1 or a == best]
    return kept


def _shown(state: State, seat: Seat) -> Position:
    shown: Position = {
        "hand": _codes(state, seat),
        "open": [c.code for c in state.buying.for_sale],
        "pot": state.pot,
    }
    if state.phase is Phase.FOLDING:
        del shown["open"]
    contest = state.buying.contest
    if contest is not None and state.buying.card is not None:
        shown["card"] = state.buying.card.code
        shown["stake"] = contest.high
        del shown["open"]
    return {**shown, "round": state.buying.number}


def _folding(state: State, seat: Seat) -> tuple[str, Position] | None:
    del seat
    if state.folding is None or state.phase is not Phase.FOLDING:
        return None
    said = zip(state.folding.order, state.folding.said, strict=False)
    return "folding", {
        "dealer": state.dealer.value,
        "round": state.buying.number,
        "decisions": [[s.value, "stay" if stays else "fold"] for s, stays in said],
        "players": [s.value for s in SEATS if s in state.folding.order],
    }


KINDS: tuple[Kind, ...] = (
    Kind(
        "rank",
        Text("What is this hand?", "Was ist dieses Blatt?"),
        _hands,
        _rank,
        AGREED,
        "random",
        given=Given("rank", lambda p: p["hand"]),
    ),
    Kind(
        "best",
        Text("Whose hand is best?", "Wessen Blatt ist das beste?"),
        _table,
        _best,
        AGREED,
        "random",
        given=Given("compare"),
    ),
    Kind(
        "payout",
        Text("Who gets what?", "Wer bekommt was?"),
        _shown_down,
        _payout,
        bot="random",
        given=Given("showdown"),
    ),
    Kind(
        "sold",
        Text("Who gets the card?", "Wer bekommt die Karte?"),
        _contests,
        _sold,
        ({}, {}, {"limit": 5}),
        "random",
        given=Given("contest", lambda p: {"players": [s.value for s in SEATS], **p}),
    ),
    advice(
        "move",
        Text("What would you do?", "Was würdest du tun?"),
        Text(
            "You are {me}, and it is your turn. What would you do?",
            "Du bist {me} und bist dran. Was würdest du tun?",
        ),
        lambda state, _seat: state.phase in (Phase.BUYING, Phase.FOLDING),
        _shown,
        _word,
        lambda state, _seat, legal: 1 if len(legal) == 2 else 2 if state.buying.contest is not None else 3,
        _folding,
        player="random",
        voices=2,
        offer=_offer,
        rule=lambda state: (
            "KG-6.1"
            if state.phase is Phase.FOLDING
            else "KG-4.4"
            if state.buying.contest is None
            else "KG-4.10"
        ),
    ),
)
