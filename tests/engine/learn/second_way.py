"""The answers to practice questions a second way: straight from the rules, on strings and plain numbers.

What asks for the sensible bot's advice has no second way here; that it pays to follow it is tested by playing out.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from engine.core import registry
from engine.learn.practice.kind import Question
from tests.engine.klaverjas import slow

Answer = set[str]


def answer(question: Question) -> Answer | None:
    """The keys of the right choices, or None where there is no second way."""
    found = WAYS.get((question.game, question.place.kind))
    return None if found is None else found(question)


def options(q: Question) -> dict[str, Any]:
    """Every option in force."""
    game = registry.game(q.game)
    return dict(game.option_values(game.rules(dict(q.options))))


def key(values: dict[str, int]) -> Answer:
    return {json.dumps(values, separators=(",", ":"))}


def follows(hand: list[str], trick: list[list[str]]) -> list[str]:
    """The cards of the suit led, or all of them."""
    led = trick[0][1][1]
    return [c for c in hand if c[1] == led] or hand


# ---- klaverjas ----


def kj_reasons(q: Question) -> dict[str, str]:
    p = q.draft.position
    trick = [(s, c) for s, c in p["trick"]]
    o = options(q)
    return {c: slow.why_not(o, set(p["hand"]), trick, p["trump"], p["to_play"], c) for c in p["hand"]}


def kj_legal(q: Question) -> Answer:
    return {c for c, why in kj_reasons(q).items() if not why}


def kj_rule(q: Question) -> Answer:
    card = str(q.draft.text.facts["card"].code)  # type: ignore[attr-defined]
    return {kj_reasons(q)[card] or "none"}


def kj_winner(q: Question) -> Answer:
    p = q.draft.position
    return {slow.winner([(s, c) for s, c in p["trick"]], p["trump"])[0]}


def kj_points(q: Question) -> Answer:
    p = q.draft.position
    return {str(slow.points([c for _, c in p["trick"]], p["trump"]) + 10 * p["last"])}


def kj_roem(q: Question) -> Answer:
    p = q.draft.position
    return {str(slow.trick_roem(options(q), {}, [], [(s, c) for s, c in p["trick"]], p["trump"]))}


def kj_score(q: Question) -> Answer:
    p = q.draft.position
    sides = list(p["cards"])
    mine = next(s for s in sides if p["declarer"] in s)
    return key(slow.written(options(q), sides, mine, p["cards"], p["roem"], p["tricks"]))


# ---- gleek ----

ORDER = "456789TJQKA"


def gl_legal(q: Question) -> Answer:
    p = q.draft.position
    may = follows(p["hand"], p["trick"])
    if options(q)["follow_high"] and may[0][1] == p["trick"][0][1][1]:
        may = [max(may, key=lambda c: ORDER.index(c[0]))]
    return set(may)


def gl_winner_of(p: Any) -> str:
    led = p["trick"][0][1][1]
    return str(
        max(p["trick"], key=lambda sc: (sc[1][1] == p["trump"], sc[1][1] == led, ORDER.index(sc[1][0])))[0]
    )


def gl_points(q: Question) -> Answer:
    p = q.draft.position
    worth = {"A": 15, "J": 9, "K": 3, "Q": 3}
    got = {s: worth.get(c[0], 0) if c[1] == p["trump"] else 0 for s, c in p["trick"]}
    got[gl_winner_of(p)] += 3
    return key({s: got[s] for s in ("P1", "P2", "P3")})


def gl_ruff(q: Question) -> Answer:
    hand = q.shown["hand"]
    worth = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10}
    return {str(max(sum(worth.get(c[0]) or int(c[0]) for c in hand if c[1] == s) for s in "SHDC"))}


def gl_sets(q: Question) -> Answer:
    count = Counter(c[0] for c in q.shown["hand"])
    gleek, mournival = {"A": 4, "K": 3, "Q": 2, "J": 1}, {"A": 8, "K": 6, "Q": 4, "J": 2}
    return {str(sum(gleek[r] if count[r] == 3 else mournival[r] if count[r] == 4 else 0 for r in gleek))}


def gl_settle(q: Question) -> Answer:
    return key({s: n - 22 for s, n in q.draft.position["points"].items()})


# ---- drei saeue ----

SEATS = "NESW"
GERMAN = "6789TUOK"


def ds_winner_of(p: Any) -> str:
    led = p["trick"][0][1][1]
    return str(max((sc for sc in p["trick"] if sc[1][1] == led), key=lambda sc: GERMAN.index(sc[1][0]))[0])


def ds_sau(q: Question) -> Answer:
    p = q.draft.position
    winner, led = ds_winner_of(p), p["trick"][0][1][1]
    owner = next((s for s in SEATS if p["yards"][s][-1:] == [led]), None)
    return {owner if owner is not None and owner != winner else "nobody"}


def ds_pay(q: Question) -> Answer:
    pigs = q.draft.position["pigs"]
    out = dict.fromkeys(SEATS, 0)
    if 4 in pigs.values():
        return key({s: 6 if pigs[s] == 4 else -2 for s in SEATS})
    ns = pigs["N"] + pigs["S"]
    if ns == 2:
        return key(out)
    stake = 2 if ns in (0, 4) else 1
    for loser in "EW" if ns > 2 else "NS":
        out[loser] -= stake
        out[SEATS[(SEATS.index(loser) + 1) % 4]] += stake
    return key(out)


def ds_label(q: Question) -> Answer:
    p = q.draft.position
    card, open_ = p["card"], p["yards"][p["seat"]][-1:]
    names = set()
    if card[0] != "K" and "K" + card[1] in p["hand"]:
        names.add("unterschwurbeln")
    if not p["trick"] and open_ == [card[1]]:
        names.add("sau_verscherbeln")
    return names or {"none"}


# ---- 17 ----


def sz_bust(q: Question) -> Answer:
    total = sum(q.shown["dice"])
    return {str(Fraction(sum(total + face > 17 for face in range(1, 7)), 6))}


def sz_paid(q: Question) -> Answer:
    return {str(1 + len(q.shown["dice"]) - 3)}


def sz_best(dice: dict[str, list[int]]) -> list[str]:
    inside = {s: (sum(d), -len(d)) for s, d in dice.items() if sum(d) <= 17}
    return [s for s, worth in inside.items() if worth == max(inside.values())]


def sz_winner(q: Question) -> Answer:
    return set(sz_best(q.shown["dice"]))


def sz_net(q: Question) -> Answer:
    p, dice = q.draft.position, q.shown["dice"]
    costs = options(q)["pass_costs"]
    paid = {s: len(d) - 2 for s, d in dice.items()}
    for step in p["steps"]:
        for s, move in step.items():
            paid[s] += costs and move == "pass"
    best = sz_best(dice)
    if not best:
        return key(dict.fromkeys(paid, 0))
    share = sum(paid.values()) // len(best)
    return key({s: (share if s in best else 0) - n for s, n in paid.items()})


# ---- kaufmannsglueck ----

RANKS = "23456789TJQKA"


def kg_worth(hand: list[str], ace_low: bool) -> tuple[str, list[int]]:
    """The combination and the ranks that are compared (KG-2.11), found by counting."""
    ranks = sorted((RANKS.index(c[0]) for c in hand), reverse=True)
    by_count = sorted(Counter(ranks).items(), key=lambda rn: (-rn[1], -rn[0]))
    (top, most) = by_count[0]
    others = [r for r in ranks if r != top]
    windows = [(n, set(range(hi - n + 1, hi + 1)), hi) for n in (5, 4) for hi in range(12, n - 2, -1)]
    if ace_low:
        windows += [(5, {12, 0, 1, 2, 3}, 3), (4, {12, 0, 1, 2}, 2)]
    runs = {n: [(s, hi) for m, s, hi in windows if m == n and s <= set(ranks)] for n in (5, 4)}
    suit, n = Counter(c[1] for c in hand).most_common(1)[0]
    if most == 4:
        return ("pantheon" if top == 12 else "vierer"), [top, *others]
    if runs[5]:
        return "grosse_strasse", [runs[5][0][1]]
    if n == 5:
        return {"H": "renshand", "D": "warinshand", "S": "sainshand", "C": "telenshand"}[suit], ranks
    if most == 3:
        return "dreier", [top, *others]
    if runs[4]:
        cards, high = runs[4][0]
        left = list(ranks)
        for r in cards:
            left.remove(r)
        return "kleine_strasse", [high, *left]
    if n == 4:
        of = sorted((RANKS.index(c[0]) for c in hand if c[1] == suit), reverse=True)
        return "bild", [*of, *(RANKS.index(c[0]) for c in hand if c[1] != suit)]
    return ("zweier", [top, *others]) if most == 2 else ("nichts", ranks)


HIGH_TO_LOW = [
    "pantheon",
    "grosse_strasse",
    "vierer",
    "renshand",
    "warinshand",
    "sainshand",
    "telenshand",
    "dreier",
]
HIGH_TO_LOW += ["kleine_strasse", "bild", "zweier", "nichts"]


def kg_rank(q: Question) -> Answer:
    return {kg_worth(q.draft.position["hand"], bool(options(q)["ace_low"]))[0]}


def kg_winners(q: Question) -> list[str]:
    low = bool(options(q)["ace_low"])
    worth = {s: kg_worth(h, low) for s, h in q.draft.position["hands"].items()}
    order = {s: (-HIGH_TO_LOW.index(kind), ranks) for s, (kind, ranks) in worth.items()}
    return [s for s, w in order.items() if w == max(order.values())]


def kg_payout(q: Question) -> Answer:
    p, best = q.draft.position, kg_winners(q)
    return key({s: p["pot"] // len(best) if s in best else 0 for s in p["hands"]})


def kg_sold(q: Question) -> Answer:
    p = q.draft.position
    high, holder = max((b, s) for s, b in p["bids"] if isinstance(b, int))
    return {holder if high == options(q)["limit"] or holder == p["active"] else "nobody"}


# ---- gaunerkleeblatt ----

LETTERS = "HGFEDCBA"


def gk_leaves(hand: list[str], run_min: int) -> dict[str, int]:
    suits, ranks = Counter(c[1] for c in hand), Counter(c[0] for c in hand)
    run = best = 0
    for letter in LETTERS:
        run = run + 1 if letter in ranks else 0
        best = max(best, run)
    top = max(ranks.values())
    return {"volk": max(suits.values()), "reihe": best if best >= run_min else 0, "truppe": 2 * (top - 1)}


def gk_leaf(q: Question) -> Answer:
    name = q.draft.text.facts["leaf"].en.lower()  # type: ignore[attr-defined]
    return {str(gk_leaves(q.draft.position["hand"], int(options(q)["run_min"]))[name])}


def gk_total(q: Question) -> Answer:
    return {str(sum(gk_leaves(q.draft.position["hand"], int(options(q)["run_min"])).values()))}


def gk_payout(q: Question) -> Answer:
    p = q.draft.position
    totals = {s: sum(gk_leaves(h, 2).values()) for s, h in p["hands"].items()}
    best = [s for s, n in totals.items() if n == max(totals.values())]
    return key({s: p["pot"] if best == [s] else 0 for s in q.expect["payout"]})  # type: ignore[index]


def gk_paid_of(p: Any) -> dict[str, int]:
    paid, stake = dict.fromkeys(("P1", "P2", "P3", "P4"), 0), 0
    for seat, word, *n in p["actions"]:
        stake = n[0] if n else stake
        if word != "pass":
            paid[seat] = stake
    return paid


def gk_allowed(q: Question) -> Answer:
    raised = any(word == "raise" for _, word, *_ in q.draft.position["actions"])
    return {"hold", "pass"} if raised else {"hold", "raise", "pass"}


WAYS: dict[tuple[str, str], Callable[[Question], Answer]] = {
    ("klaverjas", "legal"): kj_legal,
    ("klaverjas", "rule"): kj_rule,
    ("klaverjas", "winner"): kj_winner,
    ("klaverjas", "points"): kj_points,
    ("klaverjas", "roem"): kj_roem,
    ("klaverjas", "score"): kj_score,
    ("gleek", "legal"): gl_legal,
    ("gleek", "winner"): lambda q: {gl_winner_of(q.draft.position)},
    ("gleek", "points"): gl_points,
    ("gleek", "ruff"): gl_ruff,
    ("gleek", "sets"): gl_sets,
    ("gleek", "settle"): gl_settle,
    ("drei_saeue", "legal"): lambda q: set(follows(q.draft.position["hand"], q.draft.position["trick"])),
    ("drei_saeue", "winner"): lambda q: {ds_winner_of(q.draft.position)},
    ("drei_saeue", "sau"): ds_sau,
    ("drei_saeue", "pay"): ds_pay,
    ("drei_saeue", "label"): ds_label,
    ("siebzehn", "bust"): sz_bust,
    ("siebzehn", "paid"): sz_paid,
    ("siebzehn", "winner"): sz_winner,
    ("siebzehn", "net"): sz_net,
    ("kaufmannsglueck", "rank"): kg_rank,
    ("kaufmannsglueck", "best"): lambda q: set(kg_winners(q)),
    ("kaufmannsglueck", "payout"): kg_payout,
    ("kaufmannsglueck", "sold"): kg_sold,
    ("gaunerkleeblatt", "leaf"): gk_leaf,
    ("gaunerkleeblatt", "total"): gk_total,
    ("gaunerkleeblatt", "payout"): gk_payout,
    ("gaunerkleeblatt", "allowed"): gk_allowed,
    ("gaunerkleeblatt", "paid"): lambda q: key(gk_paid_of(q.draft.position)),
}
