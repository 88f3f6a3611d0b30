"""The auction for the stock and the vying for the ruff: what bars a word, and where it leads.

Both are rounds of answers (`engine.cards.betting`); game and referee share these functions.
"""

from __future__ import annotations

from engine.cards.betting import Round
from engine.core.ledger import Pot, Transfer
from engine.core.refusal import Refusal
from engine.core.seat import Seat, after
from engine.core.text import Phrase, Text
from engine.games.gleek.rules import OddChip, RuffPass, Rules
from engine.games.gleek.score import from_each
from engine.games.gleek.state import SEATS, Verb

RAISE = 2
BASE = 2
BASE_AFTER_NONE = 4


def open_round(dealer: Seat) -> Round:
    """A fresh round that forehand begins, for auction and ruff alike."""
    return Round.open(SEATS, after(SEATS, dealer))


# ---- auction (GL-3) ----


def next_bid(rules: Rules, auction: Round) -> int:
    """The only bid that may be made now."""
    return rules.opening_bid if auction.holder is None else auction.stake + 1


def bid_refusal(rules: Rules, auction: Round, bid: int | None) -> Refusal | None:
    """Why this bid (None: a pass) is barred."""
    due = next_bid(rules, auction)
    if auction.holder is not None:
        return None if bid in (None, due) else Refusal("GL-3.2", {"n": due})
    if bid == due:
        return None
    return Refusal("GL-3.1" if rules.opening_bid == Rules().opening_bid else "GL-9.3", {"n": due})


def after_bid(auction: Round, bid: int | None) -> Round:
    """The auction after a bid, or after a pass (None)."""
    return auction.fold() if bid is None else auction.raise_to(bid)


def auction_transfers(rules: Rules, auction: Round, forehand: Seat) -> tuple[Transfer, ...]:
    """What the buyer pays: half to each opponent, the odd chip by agreement (GL-3.5, GL-3.6)."""
    buyer = auction.last
    assert buyer is not None
    half, odd = divmod(auction.stake, 2)
    why = Phrase(Text("Stock bought for {n}", "Stapel gekauft für {n}"), {"n": auction.stake})
    paid = tuple(Transfer(buyer, s, half, "GL-3.5", why) for s in SEATS if s != buyer)
    if not odd:
        return paid
    to_forehand = rules.odd_chip is OddChip.FOREHAND and forehand != buyer
    why = Phrase(Text("Odd chip", "Ungerader Chip"))
    return (*paid, Transfer(buyer, forehand if to_forehand else Pot.POT, odd, "GL-3.6", why))


# ---- ruff (GL-4) ----


def base_after(had_ruff: bool) -> int:
    """The stake that begins the ruff of the next deal (GL-4.5, GL-4.15)."""
    return BASE if had_ruff else BASE_AFTER_NONE


def stake(vying: Round, base: int) -> int:
    """The stake as it stands; before the bet the one that a bet would make."""
    return base if vying.holder is None else vying.stake


def ruff_words(rules: Rules, vying: Round) -> tuple[Verb, ...]:
    """What may be said now; nothing when the ruff is over."""
    if vying.over:
        return ()
    words = (Verb.BET, Verb.SILENT) if vying.holder is None else (Verb.PASS, Verb.HOLD, Verb.RAISE)
    return tuple(w for w in words if ruff_refusal(rules, vying, w) is None)


def ruff_refusal(rules: Rules, vying: Round, word: Verb) -> Refusal | None:
    """Why this word is barred in the ruff (GL-4.4, GL-4.6, GL-4.14)."""
    if vying.holder is None:
        return None if word in (Verb.BET, Verb.SILENT) else Refusal("GL-4.4")
    if word not in (Verb.PASS, Verb.HOLD, Verb.RAISE):
        return Refusal("GL-4.6", {"n": vying.stake})
    raised = vying.stake + RAISE
    if word is Verb.RAISE and rules.ruff_limit is not None and raised > rules.ruff_limit:
        return Refusal("GL-4.14", {"n": rules.ruff_limit, "raised": raised})
    return None


def owing(rules: Rules, vying: Round) -> int:
    """What a pass costs now (GL-4.6)."""
    return vying.stake if rules.ruff_pass is RuffPass.CURRENT else vying.before


def after_word(rules: Rules, vying: Round, word: Verb, base: int) -> Round:
    """The ruff after a word."""
    if word is Verb.BET:
        return vying.raise_to(base)
    if word is Verb.RAISE:
        return vying.raise_to(vying.stake + RAISE)
    return vying.fold(owing(rules, vying)) if word is Verb.PASS else vying.stay()


def showing(vying: Round) -> tuple[Seat, ...]:
    """Who must show when the ruff is over: those left, if they are several (GL-4.9, GL-4.10)."""
    return () if vying.holder is None or vying.last is not None else vying.inside


def ruff_transfers(vying: Round, winner: Seat) -> tuple[Transfer, ...]:
    """What each opponent pays the winner: the stake at his pass, or the final one (GL-4.12)."""
    why = Phrase(Text("Ruff", "Ruff"))
    return tuple(t for s in SEATS for t in from_each(winner, (s,), vying.put(s), "GL-4.12", why))
