"""The table of Kaufmannsglück: two rivals above, open cards, stack and pot between, the own hand below."""

from __future__ import annotations

from engine.cards.card import Card
from engine.core.action import Action
from engine.core.scene import Look, Part, Theme, backs, button, card_face, card_item, item, prompt, tag, zone
from engine.core.seat import Seat, after, clockwise
from engine.core.text import Text
from engine.games.kaufmannsglueck import counts, houses
from engine.games.kaufmannsglueck.buying import Buying
from engine.games.kaufmannsglueck.contest import Contest
from engine.games.kaufmannsglueck.rules import GAMES, OPTIONS, ROUNDS, SEATS
from engine.games.kaufmannsglueck.score import worth
from engine.games.kaufmannsglueck.state import Phase, View
from engine.games.kaufmannsglueck.verbs import Verb

SHEET = Text("Stakes and pot, in coppers", "Einsätze und Pot in Kupfer")
THEMES = {
    "french": Theme(Text("French suits", "Französische Farben"), lambda rules: "french", lambda rules: {}),
    "houses": Theme(Text("Ren, Warin, Sain, Telen", "Ren, Warin, Sain, Telen"), houses.pack, houses.names),
}


def scene(view: View, look: Look) -> Part:
    """What the reader sees of a view."""
    table = _Table(view, look)
    return {
        "head": table.head(),
        "layout": "ring",
        "zones": table.zones(),
        "prompt": table.prompt(),
        "buttons": table.buttons(),
        "select": None,
        "odds": table.odds(),
        "done": table.done(),
    }


class _Table:
    """Draws one view for one reader."""

    def __init__(self, view: View, look: Look) -> None:
        self.view, self.look = view, look
        self.say, self.word = look.say, look.word
        self.buying: Buying = view.buying
        self.contest: Contest | None = view.buying.contest
        self.to_act = view.to_act
        self.mine = look.seat is not None and self.to_act == look.seat and bool(look.choices)

    # ---- pieces ----

    def tried(self, action: Action | None) -> Part:
        """What pressing a piece does, if the action is among the reader's choices."""
        if action is None or action not in self.look.choices:
            return {}
        refusal = self.look.choices[action]
        return {
            "action": action.as_json()[1:],
            "refusal": self.look.refusal(refusal),
            "state": "legal" if refusal is None else "barred",
        }

    # ---- head ----

    def head(self) -> Part:
        """The round, who has the Vorrecht, the limit."""
        parts = [
            self.say("Round {n} of {all}", "Runde {n} von {all}", n=self.buying.number, all=ROUNDS),
            self.say(
                "{who:You have|@ has} the Vorrecht",
                "{who:Du hast|@ hat} das Vorrecht",
                who=self.buying.order[0],
            ),
            self.say(
                "Limit: {limit}", "Limit: {limit}", limit=OPTIONS["limit"].labels[self.view.rules.limit]
            ),
        ]
        right = self.say("Game {n} of {all}", "Spiel {n} von {all}", n=self.view.game, all=GAMES)
        return {"sign": None, "parts": parts, "right": right}

    # ---- zones ----

    def zones(self) -> list[Part]:
        """Rivals, open cards, stack, pot, and the reader's hand last."""
        me = self.look.seat
        rivals = SEATS if me is None else clockwise(SEATS, after(SEATS, me))[: len(SEATS) - 1]
        zones = [z for i, seat in enumerate(rivals) for z in self.rival(seat, str(i))]
        zones += [self.market(), self.stack(), self.pot()]
        if me is not None:
            zones += [self.own(me)] if self.view.seat is me else self.rival(me, "s")
        return zones

    def rival(self, seat: Seat, place: str) -> list[Part]:
        """A seat that is not the reader's: hidden cards, and those it was seen to buy."""
        view = self.view
        shown = view.shown.get(seat)
        opened = self.look.open_views.get(seat)
        if shown is None and isinstance(opened, View):
            shown = opened.hand
        seen = shown if shown is not None else view.known[seat]
        hidden = view.held[seat] - len(seen)
        cards = self.say("one hidden card", "eine verdeckte Karte")
        if hidden != 1:
            cards = self.say("{n} hidden cards", "{n} verdeckte Karten", n=hidden)
        zones = [
            zone(
                f"seat-{seat.value}",
                "seat",
                layout="backs",
                items=[item(backs(hidden), cards)] if hidden else [],
                name=self.word(seat),
                sub=self.stake(seat),
                place=place,
                turn=seat == self.to_act and view.settlement is None,
                tags=self.tags(seat),
            )
        ]
        if seen:
            label = self.say("Cards of {who}", "Karten von {who}", who=seat)
            sub = self.word(worth(shown, view.rules)) if shown else self.say("bought", "gekauft")
            row = [card_item(c, self.look) for c in seen]
            zones.append(zone(f"seen-{seat.value}", "yard", label=label, sub=sub, items=row, place=place))
        return zones

    def stake(self, seat: Seat) -> str:
        """How many cards a seat holds and what it has staked."""
        return self.say(
            "{n} cards, staked {paid}",
            "{n} Karten, Einsatz {paid}",
            n=self.view.held[seat],
            paid=self.view.paid[seat],
        )

    def tags(self, seat: Seat) -> list[Part]:
        """Dealer, Vorrecht, folded, and what it has said in the contest."""
        tags = []
        if seat == self.view.dealer:
            tags.append(tag(self.say("dealer", "Geber")))
        if seat not in self.view.left:
            return [*tags, tag(self.say("folded", "ausgestiegen"), mark="no")]
        if seat == self.buying.order[0]:
            tags.append(tag(self.say("Vorrecht", "Vorrecht")))
        if self.contest is not None and seat in self.contest.answers.seats:
            bid = self.contest.answers.put(seat)
            if bid:
                tags.append(tag(self.say("bids {n}", "bietet {n}", n=bid)))
            if seat not in self.contest.answers.inside:
                tags.append(tag(self.say("out of the bidding", "bietet nicht mehr")))
        return tags

    def market(self) -> Part:
        """The three open cards; those that were bid on are gone but can be tried."""
        return zone(
            "market",
            "centre",
            label=self.say("Open cards", "Offene Karten"),
            items=[self.offer(c) for c in self.buying.open],
            place="c",
            sub=self.contest_line(),
        )

    def offer(self, card: Card) -> Part:
        """An open card; pressing it bids the least."""
        me, contest = self.look.seat, self.contest
        least = 1 if contest is None else contest.high + 1
        bid = None if me is None else Action(me, Verb.BID, (card, least))
        if card in self.buying.gone:
            buyer = next((g.seat for g in self.buying.gains if g.bought and g.card == card), None)
            text = self.say("thrown away", "abgeworfen")
            if buyer is not None:
                text = self.say("bought by {who:you|@}", "gekauft von {who:dir|@}", who=buyer)
            label = f"{self.word(card)}: {text}"
            return item({"t": "empty", "text": text}, label, f"gone-{card.code}", **self.tried(bid))
        if card == self.buying.card and contest is not None:
            caption = self.say("{who}: {n}", "{who}: {n}", who=contest.holder, n=contest.high)
            return card_item(card, self.look, bid, caption=caption, state="winning")
        free = contest is None and bid in self.look.choices
        return card_item(card, self.look, bid, caption=self.say("bid 1", "1 bieten") if free else "")

    def contest_line(self) -> str:
        """Who bids what on which card."""
        if self.contest is None or self.buying.card is None:
            return ""
        bids = [
            self.say("{who} {n}", "{who} {n}", who=s, n=n)
            for s, n in sorted(self.contest.paid.items(), key=lambda bid: bid[1])
        ]
        return self.say(
            "Bids on the {card}: {bids}",
            "Gebote auf {card}: {bids}",
            card=self.buying.card,
            bids=", ".join(bids),
        )

    def stack(self) -> Part:
        """The stack; pressing it buys a card."""
        n, me = self.view.stack, self.look.seat
        label = self.say("The stack, {n} cards", "Der Stapel, {n} Karten", n=n)
        more = self.tried(None if me is None else Action(me, Verb.STACK))
        what = (
            self.say("Buy from the stack of {n} cards", "Vom Stapel mit {n} Karten kaufen", n=n)
            if more
            else label
        )
        return zone(
            "stack",
            "centre",
            label=label,
            layout="stack",
            place="c",
            items=[item(backs(n), what, "stack", **more)],
        )

    def pot(self) -> Part:
        """The coppers staked by everybody."""
        n, end = self.view.pot, self.view.settlement
        name = self.say("pot", "Pot")
        if end is not None and end.carry:
            name = self.say("pot, for the next game", "Pot für das nächste Spiel")
        return zone(
            "pot", "centre", layout="coins", name=name, items=[item({"t": "coins", "n": n})], place="c"
        )

    def own(self, me: Seat) -> Part:
        """The reader's hand with its best combination so far."""
        view = self.view
        best = self.word(worth(view.hand, view.rules))
        return zone(
            f"hand-{me.value}",
            "hand",
            label=self.say("Your hand", "Deine Hand"),
            layout="fan",
            place="s",
            name=best,
            sub=self.say("staked {n}", "Einsatz {n}", n=view.paid[me]),
            tags=self.tags(me),
            items=[card_item(c, self.look) for c in view.hand],
        )

    # ---- what is asked ----

    def prompt(self) -> Part:
        """Whose turn it is and what is asked."""
        view, who = self.view, self.to_act
        if who is None:
            return prompt(self.say("The game is over", "Das Spiel ist zu Ende"))
        if view.phase is Phase.SETTLED:
            main = self.say("{who:You deal|@ deals} next", "Als Nächstes {who:gibst du|gibt @}", who=who)
            return prompt(main, mine=self.mine)
        if view.phase is Phase.FOLDING:
            return self.prompt_folding(who)
        if self.contest is not None:
            return self.prompt_contest(who, self.contest)
        if not self.mine:
            return prompt(self.say("{who} is to bid", "{who} ist am Zug", who=who))
        return prompt(
            self.say(
                "Your turn: bid on an open card or buy from the stack",
                "Du bist am Zug: Biete auf eine offene Karte oder kaufe vom Stapel",
            ),
            self.rivals_line(),
            mine=True,
        )

    def prompt_folding(self, who: Seat) -> Part:
        """Staying or folding."""
        if not self.mine:
            return prompt(self.say("{who} stays or folds", "{who} bleibt oder steigt aus", who=who))
        return prompt(
            self.say("Your turn: stay in or fold", "Du bist am Zug: Bleib oder steig aus"),
            self.say("The pot holds {n}", "Im Pot liegen {n}", n=self.view.pot),
            mine=True,
        )

    def prompt_contest(self, who: Seat, contest: Contest) -> Part:
        """Answering a bid."""
        facts = {"who": contest.holder, "n": contest.high, "card": self.buying.card}
        line = self.say(
            "{who:You bid|@ bids} {n} on the {card}", "{who:Du bietest|@ bietet} {n} auf {card}", **facts
        )
        if not self.mine:
            return prompt(line, self.say("{who} is to answer", "{who} muss antworten", who=who))
        if who == contest.active:
            ask = self.say("Your turn: raise or yield", "Du bist am Zug: Erhöhe oder verzichte")
        else:
            ask = self.say("Your turn: outbid or decline", "Du bist am Zug: Überbiete oder lehne ab")
        return prompt(ask, line, mine=True)

    def rivals_line(self) -> str:
        """Who may still answer a bid of the reader."""
        others = [s for s in self.buying.waiting if s != self.look.seat]
        if not others:
            return self.say("Nobody can outbid you", "Niemand kann dich überbieten")
        if len(others) == 1:
            return self.say("{who} may outbid you", "{who} kann dich überbieten", who=others[0])
        return self.say("{who} may outbid you", "{who} können dich überbieten", who=others)

    # ---- buttons ----

    def buttons(self) -> list[Part]:
        """Everything the reader can decide."""
        me = self.look.seat
        if me is None or not self.mine:
            return []
        if self.view.phase is Phase.SETTLED:
            return [button(self.look, Action(me, Verb.DEAL), self.say("Deal", "Geben"), main=True)]
        if self.view.phase is Phase.FOLDING:
            note = self.say("your stake stays", "dein Einsatz bleibt")
            return [
                button(self.look, Action(me, Verb.STAY), self.say("Stay in", "Bleiben"), main=True),
                button(self.look, Action(me, Verb.FOLD), self.say("Fold", "Aussteigen"), note),
            ]
        return self.own_turn(me) if self.contest is None else self.answers(me, self.contest)

    def own_turn(self, me: Seat) -> list[Part]:
        """A bid on each open card, the stack, and passing."""
        bids = [
            button(
                self.look,
                Action(me, Verb.BID, (c, 1)),
                self.say("Bid on the {card}", "Auf {card} bieten", card=c),
                face=card_face(c, self.look.pack),
                amount=self.amount(1),
            )
            for c in self.buying.for_sale
        ]
        buy = self.say("Buy from the stack", "Vom Stapel kaufen")
        skip = self.say("Pass", "Passen")
        same = self.say("1 copper too", "auch 1 Kupfer")
        return [
            *bids,
            button(self.look, Action(me, Verb.STACK), buy, self.say("for 1 copper", "für 1 Kupfer")),
            button(self.look, Action(me, Verb.PASS), skip, same),
        ]

    def amount(self, least: int) -> Part:
        """A number of coppers from the least to the limit."""
        label = self.say("Coppers", "Kupfer")
        return {"min": least, "max": self.view.rules.limit, "value": least, "label": label}

    def answers(self, me: Seat, contest: Contest) -> list[Part]:
        """Raising, and the word that ends it for the reader."""
        rules, least = self.view.rules, contest.high + 1
        if rules.limit is None:
            raises = [
                button(
                    self.look,
                    Action(me, Verb.RAISE, least),
                    self.say("Raise", "Erhöhen"),
                    self.raise_note(me, contest, least),
                    amount=self.amount(least),
                )
            ]
        else:
            raises = [self.raise_button(me, contest, n) for n in range(least, rules.limit + 1)]
        if me == contest.active:
            word, label = Verb.YIELD, self.say("Yield", "Verzichten")
            note = self.say("you draw", "du ziehst")
        else:
            word, label = Verb.DECLINE, self.say("Decline", "Ablehnen")
            note = self.say("free", "kostenlos")
        return [*raises, button(self.look, Action(me, word), label, note)]

    def raise_button(self, me: Seat, contest: Contest, n: int) -> Part:
        """One higher bid."""
        if n == self.view.rules.limit:
            label = self.say("Buy for {n}", "Für {n} kaufen", n=n)
        elif me == contest.active:
            label = self.say("Raise to {n}", "Auf {n} erhöhen", n=n)
        else:
            label = self.say("Press: {n}", "Pressen: {n}", n=n)
        note = self.raise_note(me, contest, n)
        return button(self.look, Action(me, Verb.RAISE, n), label, note, main=n == self.view.rules.limit)

    def raise_note(self, me: Seat, contest: Contest, n: int) -> str:
        """What a raise means for the reader."""
        if contest.presses(self.view.rules, me, n):
            return self.say("no card", "ohne Karte")
        put = contest.answers.put(me)
        return self.say("{n} more", "noch {n}", n=n - put) if put else ""

    # ---- odds and the end ----

    def odds(self) -> Part | None:
        """How often a card from the stack would improve the reader's hand."""
        view = self.view
        if view.seat is None or view.phase is not Phase.BUYING or view.seat not in self.buying.waiting:
            return None
        good, of = counts.improving(view.hand, view.lain, view.rules)
        title = self.say(
            "A card from the stack improves your combination in {n} of {of} cases.",
            "Eine Karte vom Stapel verbessert deine Kombination in {n} von {of} Fällen.",
            n=good,
            of=of,
        )
        return {"title": title, "sub": "", "cells": []}

    def done(self) -> Part | None:
        """How the game ended and what it brought everybody."""
        end = self.view.settlement
        if end is None:
            return None
        first = end.winners[0]
        facts: dict[str, object] = {"who": first, "n": end.payout[first], "what": end.worths.get(first)}
        if not end.showdown:
            main = self.say(
                "{who:You win|@ wins} {n} as the last one left",
                "{who:Du gewinnst|@ gewinnt} {n}, weil sonst keiner mehr im Spiel ist",
                **facts,
            )
        elif len(end.winners) > 1:
            facts["who"] = end.winners
            main = self.say(
                "The pot is shared: {n} each for {who}", "Der Pot wird geteilt: je {n} für {who}", **facts
            )
        else:
            main = self.say(
                "{who:You win|@ wins} {n} with {what}", "{who:Du gewinnst|@ gewinnt} {n} mit {what}", **facts
            )
        return {"main": main, "sub": self.totals()}

    def totals(self) -> str:
        """What the game brought, or all games at the end."""
        view, end = self.view, self.view.settlement
        assert end is not None
        net = {s: end.payout[s] - view.paid[s] for s in SEATS}
        over = view.phase is Phase.END
        if over:
            net = {s: n + view.before[s] for s, n in net.items()}
        each = ", ".join(f"{self.word(s)} {_signed(n)}" for s, n in net.items())
        return self.say("In all games: {each}", "In allen Spielen: {each}", each=each) if over else each


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"
