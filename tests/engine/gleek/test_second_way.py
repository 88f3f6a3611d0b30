"""Gleek counted in a slow second way, and what its bot and its hidden cards are worth."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any

import pytest

from engine.bots.bot import Bot, bot, play_random
from engine.cards.betting import Round
from engine.core.chance import Chance
from engine.core.refusal import BadInput
from engine.core.seat import Seat
from engine.games.gleek import bidding, counts, score
from engine.games.gleek.play import GAME
from engine.games.gleek.rules import Rules
from engine.games.gleek.state import PACK, SEATS, Phase, State, Verb
from engine.games.gleek.tricks import play_refusal, trick_winner

P1, P2, P3 = SEATS
RANKS = "456789TJQKA"


# ---- cards ----


def test_ruffs_and_sets_by_counting_letters() -> None:
    chance = random.Random(4)
    for _ in range(300):
        hand = chance.sample([c.code for c in PACK.cards], 12)
        best = max(
            sum(11 if r == "A" else 10 if r in "KQJT" else int(r) for r, s in hand if s == suit)
            for suit in "CDHS"
        )
        found = score.ruff(PACK.cards_of(hand))
        aces = sum(c[0] == "A" for c in hand) == 4
        assert found.aces == aces and (aces or found.value == best)
        sets = [(r, n) for r in "AKQJ" if (n := sum(c[0] == r for c in hand)) >= 3]
        assert [(h.rank.code, len(h.cards)) for h in score.hand_sets(PACK.cards_of(hand))] == sets


@pytest.mark.parametrize("follow_high", [False, True])
def test_legal_cards_and_winners_by_letters(follow_high: bool) -> None:
    chance, rules = random.Random(5), Rules(follow_high=follow_high)
    for _ in range(300):
        dealt = chance.sample([c.code for c in PACK.cards], 8)
        lead, hand, trump = dealt[0], dealt[1:], chance.choice("CDHS")
        same = [c for c in hand if c[1] == lead[1]]
        if follow_high and same:
            same = [max(same, key=lambda c: RANKS.index(c[0]))]
        trick = [(P1, PACK.card(lead))]
        legal = [c for c in hand if play_refusal(rules, PACK.card(c), PACK.cards_of(hand), trick) is None]
        assert sorted(legal) == sorted(same or hand)
        three = dealt[:3]
        trumps = [c for c in three if c[1] == trump]
        best = max(trumps or [c for c in three if c[1] == lead[1]], key=lambda c: RANKS.index(c[0]))
        plays = list(zip(SEATS, map(PACK.card, three), strict=True))
        assert trick_winner(plays, PACK.suit(trump)) == SEATS[three.index(best)]


def test_counts_by_counting() -> None:
    numbers = counts.hands()
    assert numbers["hands"] == comb(44, 12)
    small = [
        r + s for r in "4567" for s in "CDHS"
    ]  # sixteen cards are few enough to look at every hand of five
    hands = [sum(c[0] == "4" for c in h) for h in combinations(small, 5)]
    assert hands.count(4) == comb(12, 1) and hands.count(3) == 4 * comb(12, 2), (
        "the same formula on a small pack"
    )
    lowest = min(
        score.ruff(PACK.cards_of(h)).value for h in combinations([r + s for r in "4567" for s in "CDHS"], 12)
    )
    assert counts.pack()["min_ruff"] == lowest


# ---- auction and ruff, whole trees ----


def auctions(rules: Rules, auction: Round, most: int) -> Iterator[tuple[int, Seat]]:
    """Every auction up to a price: how many words were said and who bought."""

    def walk(round: Round, words: int) -> Iterator[tuple[int, Seat]]:
        if round.last is not None:
            yield words, round.last
            return
        for bid in (None, *range(most + 1)):
            if bidding.bid_refusal(rules, round, bid) is None:
                yield from walk(bidding.after_bid(round, bid), words + 1)

    yield from walk(auction, 0)


def test_every_auction_up_to_sixteen() -> None:
    """With three bidders, each auction is decided by who passes when; counted by a walk over turns alone."""

    def slow(active: tuple[int, ...], turn: int, price: int, words: int) -> Iterator[tuple[int, int]]:
        if len(active) == 1:
            yield words, active[0]
            return
        rest = [i for i in active if i > turn] + [i for i in active if i < turn]
        if price < 16:
            yield from slow(active, rest[0], price + 1, words + 1)
        yield from slow(tuple(i for i in active if i != turn), rest[0], price, words + 1)

    found = sorted(auctions(Rules(), bidding.open_round(P3), 16))
    wanted = sorted((n, SEATS[i]) for n, i in slow((0, 1, 2), 1, 12, 1))
    assert found == wanted
    assert all(n >= 3 for n, _ in found)


def ruffs(rules: Rules, vying: Round, base: int) -> Iterator[Round]:
    """Every way a ruff can go."""
    if vying.over:
        yield vying
        return
    for word in bidding.ruff_words(rules, vying):
        yield from ruffs(rules, bidding.after_word(rules, vying, word, base), base)


@pytest.mark.parametrize("limit, count", [(2, 13), (4, 43)])
def test_every_ruff_up_to_a_limit(limit: int, count: int) -> None:
    """All ruffs with a low limit: their number, what is paid, and that those left have matched the stake."""
    rules = Rules(ruff_limit=limit)
    ended = list(ruffs(rules, bidding.open_round(P3), 2))
    assert len(ended) == count
    for vying in ended:
        if vying.holder is None:
            assert vying.inside == SEATS and not bidding.showing(vying)
            continue
        assert all(vying.put(s) == vying.stake for s in vying.inside)
        for winner in vying.inside:
            paid = bidding.ruff_transfers(vying, winner)
            assert score.net(paid, winner) == sum(vying.put(s) for s in SEATS if s != winner)
            assert sum(score.net(paid, s) for s in SEATS) == 0


def slow_ruffs(limit: int) -> int:
    """The same number by bookkeeping of who has answered, seat by seat around the table."""

    def walk(turn: int, silent: int, stake: int, out: frozenset[int], answered: frozenset[int]) -> int:
        if not stake:
            if silent == 3:
                return 1
            return walk((turn + 1) % 3, silent + 1, 0, out, answered) + walk(
                (turn + 1) % 3, silent, 2, out, frozenset({turn}))  # fmt: skip
        left = {0, 1, 2} - out
        if len(left) == 1 or left <= answered:
            return 1
        if turn in out or turn in answered:
            return walk((turn + 1) % 3, silent, stake, out, answered)
        total = walk((turn + 1) % 3, silent, stake, out | {turn}, answered)
        total += walk((turn + 1) % 3, silent, stake, out, answered | {turn})
        if stake + 2 <= limit:
            total += walk((turn + 1) % 3, silent, stake + 2, out, frozenset({turn}))
        return total

    return walk(0, 0, 0, frozenset(), frozenset())


@pytest.mark.parametrize("limit", [2, 4, 6, 8])
def test_number_of_ruffs_in_two_ways(limit: int) -> None:
    found = sum(1 for _ in ruffs(Rules(ruff_limit=limit), bidding.open_round(P3), 2))
    assert found == slow_ruffs(limit)


# ---- hidden cards ----


def through(seed: str, players: dict[Seat, Bot], rules: Rules | None = None) -> Iterator[State]:
    """Every state of one deal."""
    state, chance = GAME.setup(rules or GAME.rules(), Chance(seed)), Chance(f"{seed} bots")
    while state.open.phase not in (Phase.SCORED, Phase.END):
        yield state
        (seat,) = GAME.turn(state)
        number, chance = chance.below(1 << 30)
        advice = players[seat](GAME.view(state, seat), GAME.legal_actions(state, seat), Chance(str(number)))
        after = GAME.apply(state, advice.action).state
        assert isinstance(after, State)
        state = after
    yield state


def test_hands_imagined_fit_what_was_seen() -> None:
    """Nobody is given a suit that he did not follow, another set than he showed, or a card that lies open."""
    for n in range(4):
        for i, state in enumerate(through(f"hidden {n}", dict.fromkeys(SEATS, play_random))):
            if state.open.phase is not Phase.TRICKS or i % 3:
                continue
            seen = state.open
            other = GAME.possible(state, P1, Chance(f"{n} {i}"))
            assert GAME.conserved(other) == GAME.conserved(state)
            assert other.hand(P1) == state.hand(P1)
            for seat in (P2, P3):
                for k in range(0, len(seen.plays), 3):
                    led = seen.plays[k][1].suit
                    if any(s == seat and c.suit != led for s, c in seen.plays[k : k + 3]):
                        assert not other.hand(seat).of(led)
                had = other.hand(seat) | PACK.set(c for s, c in seen.plays if s == seat)
                assert [h for s, h in seen.sets if s == seat] == list(score.hand_sets(had))


def test_the_stock_is_hidden_from_the_buyer_before_the_exchange() -> None:
    state = next(
        s for s in through("stock", dict.fromkeys(SEATS, play_random)) if s.open.phase is Phase.EXCHANGE
    )
    buyer = state.open.buyer
    assert buyer is not None
    stocks = {GAME.possible(state, buyer, Chance(str(i))).stock for i in range(5)}
    assert len(stocks) == 5


# ---- bot ----


def test_the_sensible_bot_wins_chips_from_random_players() -> None:
    sensible, total, n = bot(GAME, "sensible"), 0, 90
    for i in range(n):
        seat = SEATS[i % 3]
        players: dict[Seat, Bot] = {s: sensible if s == seat else play_random for s in SEATS}
        *_, last = through(f"bot {i // 3}", players)
        total += last.open.ledger.net(seat)
    assert total / n > 4, total / n


def test_the_sensible_bot_always_plays_what_is_legal() -> None:
    sensible = bot(GAME, "sensible")
    rules = GAME.rules(
        {
            "follow_high": True,
            "turn_up_counts": True,
            "ruff_pass": "before_raise",
            "tt_in_hand": True,
            "towser_tumbler": True,
        }
    )
    for n in range(5):
        states = list(through(f"legal {n}", dict.fromkeys(SEATS, sensible), rules))
        assert states[-1].open.phase is Phase.SCORED


# ---- forced deals ----


def given_deal() -> dict[str, Any]:
    codes = [c.code for c in PACK.cards]
    hands = {s.value: codes[i * 12 : i * 12 + 12] for i, s in enumerate(SEATS)}
    return {"dealer": "P2", "hands": hands, "stock": codes[36:]}


def test_a_given_deal_is_dealt_as_given() -> None:
    state = GAME.setup(GAME.rules(), Chance("1", deals=(given_deal(),)))
    assert state.open.dealer == P2 and state.open.turn_up.code == given_deal()["stock"][0]
    assert not state.open.cuts


@pytest.mark.parametrize(
    "change",
    [
        {"dealer": "P4"},
        {"dealer": None},
        {"stock": []},
        {"hands": {}},
        {"hands": None},
        {"base": 3},
        {"base": True},
        {"stock": ["4C"] * 8},
        {"stock": ["2C", "5S", "6S", "7S", "8S", "9S", "TS", "JS"]},
        {"pot": 3},
        {"x": 1},
    ],
)
def test_a_malformed_given_deal_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        GAME.setup(GAME.rules(), Chance("1", deals=({**given_deal(), **change},)))


def test_a_later_given_deal_keeps_the_order_of_dealers() -> None:
    chance = Chance("1", deals=({**given_deal(), "dealer": "P1"}, given_deal() | {"dealer": "P3"}))
    state = GAME.setup(GAME.rules(), chance)
    while state.open.phase is not Phase.SCORED:
        legal = GAME.legal_actions(state)
        state = GAME.apply(state, legal[-1 if state.open.phase is Phase.AUCTION else 0]).state
    (deal,) = GAME.legal_actions(state)
    assert deal.verb is Verb.DEAL and deal.seat is P2
    with pytest.raises(BadInput):
        GAME.apply(state, deal)
