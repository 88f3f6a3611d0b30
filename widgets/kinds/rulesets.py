"""Two sets of rules side by side: on a position, or on a recorded deal that is played under both."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

from engine import referee
from engine.core import registry
from engine.core.chance import seed_text
from engine.core.options import OptionValue
from engine.core.packed import pack, unpack
from engine.core.record import Record, from_json, from_link, from_text, replay
from engine.core.refusal import BadInput
from engine.core.registry import game as find_game
from engine.core.registry import rule_href
from engine.core.scene import Part, card_face
from engine.core.text import Text
from engine.learn.contrasts import Contrast, contrast_of, contrasts_of, played
from widgets.casework import Casework
from widgets.controller import State, wanted
from widgets.forms import FORMS
from widgets.kinds.table import new_seed
from widgets.panel import PanelWords, options_state, preset_labels
from widgets.questions import QUESTIONS
from widgets.recorded import Recorded
from widgets.said import SAID
from widgets.samples import SAMPLES
from widgets.twofold import (
    ALLOWED,
    SIDES,
    Answers,
    Cell,
    Pair,
    Row,
    allowed,
    grouped,
    option_rows,
    rows,
    sentences,
)

LINK = "#compare="
DEAL = "deal"
Options = dict[str, OptionValue]


class Rulesets(Casework):
    """Sides A and B, each a full set of options, and what they answer.

    It begins with a ready-made comparison: `name` is that of a contrast of the game, its first if none is given.
    """

    kind: ClassVar[str] = "rulesets"

    def __init__(self, game: str = "klaverjas", name: str | None = None) -> None:
        found = find_game(game)
        first = next(c for c in contrasts_of(found.key) if c.is_choice)
        super().__init__(found.key, next(iter(FORMS[found.key])), {})
        self.sides: list[Options] = [{}, {}]
        self.start: tuple[Options, Options] = ({}, {})
        self.contrast: Contrast | None = None
        self.recorded: Recorded | None = None
        self.record: Record | None = None
        self.at = 0
        self.share: State | None = None
        self._show(first if name is None else contrast_of(found.key, name))

    # ---- what lies there ----

    @property
    def _words(self) -> PanelWords:
        return PanelWords(self.language)

    @property
    def pair(self) -> Pair:
        """The two sets of options, all values."""
        a, b = (self.game.option_values(self.game.rules(o)) for o in self.sides)
        return Pair(self.game, (a, b))

    def _recorded_options(self, options: Mapping[str, Any]) -> Options:
        """Options as a record keeps them; BadInput if they do not go together."""
        return self.game.options.changed(self.game.option_values(self.game.rules(options)))

    def _begin(self, game: str, a: Mapping[str, Any], b: Mapping[str, Any]) -> None:
        """Another game, or the same with other sides; nothing lies there yet."""
        self.game = find_game(game)
        self.sides = [self._recorded_options(a), self._recorded_options(b)]
        self.start = (dict(self.sides[0]), dict(self.sides[1]))
        self.contrast, self.record, self.recorded, self.at = None, None, None, 0
        self.show, self.names = None, {}
        self.position, self.printed = {}, {}

    def _show(self, contrast: Contrast) -> None:
        """A ready-made comparison."""
        self._begin(self.game.key, contrast.a, contrast.b)
        self.contrast = contrast
        if contrast.seed is not None:
            self._play(played(self.game.key, contrast.a, contrast.seed))
            self.at = next(iter(self._deal().partings), self._deal().last)
        elif contrast.ask is not None:
            self._ask(contrast.ask, dict(contrast.position or {}), contrast.show, contrast.names)

    def _ask(self, ask: str, position: dict[str, Any], show: str | None = None, names: str = "") -> None:
        """A position with a question."""
        self.ask, self.position = ask, json.loads(json.dumps(position))
        self.printed = json.loads(json.dumps(position))
        self.show = None if show is None else show.split()
        seats = self.game.seats(self.game.rules(self.sides[0]))
        self.names = {s: Text(n, n) for s, n in zip(seats, names.split(), strict=False)}
        self.said = SAID.get((self.game.key, ask))

    def _play(self, record: Record, at: int = 0) -> None:
        """A recorded deal."""
        self.record, self.recorded = record, Recorded(record, self.pair)
        self.at = max(0, min(at, self.recorded.last))

    @property
    def what(self) -> str:
        """What is chosen: the name of a contrast, a question, or a deal."""
        if self.contrast is not None:
            return self.contrast.id
        return DEAL if self.record is not None else f"ask:{self.ask}"

    @property
    def in_force(self) -> dict[str, Any]:
        """The options of a side on which somebody is still to speak, A before B."""
        open_sides = [o for o in self.sides if ((self.ruled(o)[0] or {}).get("to_act")) is not None]
        return (open_sides or self.sides)[0]

    @property
    def is_changed(self) -> bool:
        """Whether the position or a side departs from what was laid out."""
        return (self.record is None and super().is_changed) or tuple(self.sides) != self.start

    # ---- state ----

    def state(self) -> State:
        """The comparison's state, see the front end's `kinds/rulesets`."""
        pair, words = self.pair, self._words
        choice = self.contrast is None or self.contrast.is_choice
        state: State = {
            **self.base_state(),
            "games": [
                {"value": g, "label": registry.game(g).title.in_(self.language)} for g in registry.built()
            ],
            "what": self.what,
            "choices": self._choices_of_what(),
            "contrast": None if self.contrast is None else self._told(self.contrast),
            "choice": choice,
            "sides": [self._side(i, words) for i in range(2)] if choice else [],
            "options": option_rows(pair, words) if choice else [],
            "share": self.share,
            "deal": None,
            "zones": [],
            "rows": [],
            "said": [],
            "picks": {},
            "foot": "",
        }
        if not choice:
            return state
        if self.recorded is not None:
            deal = self.recorded.state(self.at, words)
            return {**state, "deal": deal, "said": deal["said"]}
        return {**state, **self._position(pair, words)}

    def _choices_of_what(self) -> list[Part]:
        lang = self.language
        ready = Text("Ready-made", "Fertige Vergleiche").in_(lang)
        decided = Text("Decided once, no option", "Einmal entschieden, keine Option").in_(lang)
        others = Text("Of your own", "Eigenes").in_(lang)
        found = contrasts_of(self.game.key)
        out = [
            {"value": c.id, "label": c.title.in_(lang), "group": ready if c.is_choice else decided}
            for c in sorted(found, key=lambda c: not c.is_choice)
        ]
        out += [
            {
                "value": f"ask:{ask}",
                "label": self.say(
                    "A position: {q}", "Eine Stellung: {q}", q=QUESTIONS[self.game.key][ask][0]
                ),
                "group": others,
            }
            for ask in FORMS[self.game.key]
            if ask != "counts"
        ]
        return [
            *out,
            {"value": DEAL, "label": self.say("A recorded deal", "Ein gespeichertes Spiel"), "group": others},
        ]

    def _told(self, contrast: Contrast) -> Part:
        return {
            "title": contrast.title.in_(self.language),
            "text": contrast.text.in_(self.language),
            "rules": [{"rule": r, "href": rule_href(r)} for r in contrast.rule_ids],
            "ruling": contrast.ruling,
        }

    def _side(self, i: int, words: PanelWords) -> Part:
        shown = options_state(self.game, self.game.rules(self.sides[i]), words)
        labels = preset_labels(self.game.options)
        return {
            "side": SIDES[i],
            "name": "AB"[i],
            **shown,
            "preset": shown["preset"] if self.game.options.presets else None if self.sides[i] else "book",
            "presets": [{"value": k, "label": v.in_(self.language)} for k, v in labels.items()],
        }

    # ---- a position ----

    def _position(self, pair: Pair, words: PanelWords) -> State:
        answers = [self.ruled(o) for o in self.sides]
        both = (self._cells(*answers[0]), self._cells(*answers[1]))
        why = pair.reasons(both, lambda values: self._cells(*self.ruled(dict(values))))
        found = grouped(rows(self._judged(both), why, words))
        zones = self._zones([a for a, _ in answers])
        return {
            "zones": zones,
            "rows": found,
            "said": sentences(found),
            "picks": self.picks(zones),
            "foot": " ".join(f for f in (self.trumps(), self.invitation(zones)) if f),
        }

    def _cells(self, answer: dict[str, Any] | None, error: str | None) -> Answers:
        """One side's answer row by row: a card or a move each, then the fields worth a line."""
        words, present = self._words, self.presenter
        if answer is None:
            return {"position": (Row(self.say("This position", "Diese Stellung")), Cell(str(error), False))}
        if "illegal" in answer:
            verdict = present.verdict(answer)
            assert verdict is not None
            cell = Cell(allowed(False, words), False, verdict["rule"], verdict["text"])
            return {"verdict": (self._verdict_row(), cell)}
        out: dict[str, tuple[Row, Cell]] = {}
        if "refused" in answer:
            for code in [*self.position.get("hand", ()), *self.position.get("open", ())]:
                rule = answer["refused"].get(code)
                card = present.card(code)
                face = None if card is None else card_face(card)
                why = present.reason(answer, code, rule) if rule else ""
                cell = Cell(allowed(rule is None, words), rule is None, rule, why)
                out[code] = (Row(present.value(code), face), cell)
            return out
        for key, value in present.flat(self.shown(answer)):
            out[key] = (Row(present.label(key)), Cell(present.value(value, key)))
        return out

    def _verdict_row(self) -> Row:
        return Row(self.say("What was done", "Was getan wurde"))

    def _judged(self, both: tuple[Answers, Answers]) -> tuple[Answers, Answers]:
        """Where one side bars what was done, or knows no such position, the other only says that it does not."""
        for name, word in (("position", Text("possible", "möglich")), ("verdict", ALLOWED)):
            if any(name in side for side in both):
                row = next(side[name][0] for side in both if name in side)
                fine = {name: (row, Cell(word.in_(self.language), True))}
                a, b = (side if name in side else fine for side in both)
                return a, b
        return both

    def _zones(self, answers: list[dict[str, Any] | None]) -> list[Part]:
        """The position on the cloth: what both sides say is marked as usual, the rest by whose it is."""
        known = [a for a in answers if a is not None]
        shared = {k: v for k, v in (known[0] if known else {}).items() if all(a.get(k) == v for a in known)}
        if "to_act" not in shared and (open_to := [a for a in known if a.get("to_act") is not None]):
            shared["to_act"] = open_to[0]["to_act"]
        refused = [a.get("refused", {}) for a in known]
        if len(known) == 2 and all("legal" in a for a in known):
            common = {c: r for c, r in refused[0].items() if c in refused[1]}
            legal = [c for c in self.position.get("hand", ()) if c not in common]
            shared = {**shared, "legal": legal, "refused": common, "why": known[0].get("why", {})}
        zones = self.zones(shared or None)
        for piece in (p for z in zones for p in z["items"]):
            code = piece["face"].get("card")
            barred = [code in r for r in refused]
            if len(barred) == 2 and barred[0] != barred[1] and piece["id"].startswith(("hand", "open")):
                piece["note"] = self.say("only {side}", "nur {side}", side="AB"[barred[0]])
        return zones

    # ---- messages ----

    def receive(self, message: dict[str, Any]) -> None:
        """Answer one message of the page."""
        handler = getattr(self, f"_on_{message['type']}", None)
        if handler is None:
            self.unknown(message)
        handler(message)

    def _on_game(self, message: dict[str, Any]) -> None:
        game = find_game(wanted(message, "value"))
        first = next(c for c in contrasts_of(game.key) if c.is_choice)
        self.game = game
        self._show(first)

    def _on_what(self, message: dict[str, Any]) -> None:
        """Another comparison of the same game; positions and deals of one's own keep the sides."""
        value = wanted(message, "value")
        sides = tuple(self.sides)
        if value == DEAL:
            record = played(self.game.key, sides[0], new_seed())
            self._begin(self.game.key, *sides)
            self._play(record)
        elif isinstance(value, str) and value.startswith("ask:") and value[4:] in FORMS[self.game.key]:
            ask = value[4:]
            self._begin(self.game.key, *sides)
            self._ask(ask, SAMPLES[self.game.key][ask]["position"])
        else:
            self._show(contrast_of(self.game.key, value))

    def _which(self, message: dict[str, Any]) -> int:
        side = wanted(message, "side")
        if side not in SIDES:
            self.unknown(message)
        return SIDES.index(side)

    def _change_side(self, i: int, options: Mapping[str, Any]) -> None:
        self.sides = [self._recorded_options(options) if n == i else s for n, s in enumerate(self.sides)]
        if self.record is not None:
            self._play(self.record, self.at)

    def _on_option(self, message: dict[str, Any]) -> None:
        """One option of one side."""
        i = self._which(message)
        values = self.game.option_values(self.game.rules(self.sides[i]))
        self._change_side(i, {**values, str(wanted(message, "name")): wanted(message, "value")})

    def _on_preset(self, message: dict[str, Any]) -> None:
        """A whole set of options for one side."""
        i, value = self._which(message), wanted(message, "value")
        if value not in list(preset_labels(self.game.options)):
            self.unknown(message)
        self._change_side(i, {"preset": value} if self.game.options.presets else {})

    def _on_swap(self, _message: dict[str, Any]) -> None:
        """A for B."""
        self.sides = [self.sides[1], self.sides[0]]
        if self.record is not None:
            self._play(self.record, self.at)

    def _on_pick(self, message: dict[str, Any]) -> None:
        self.change(wanted(message, "what"), wanted(message, "value"))

    def _on_again(self, _message: dict[str, Any]) -> None:
        """What was laid out, sides included."""
        self.sides = [dict(self.start[0]), dict(self.start[1])]
        if self.record is not None:
            self._play(self.record, self.at)
        else:
            self.restore()

    # ---- walking through a deal ----

    def _deal(self) -> Recorded:
        if self.recorded is None:
            raise BadInput("no deal lies here", "Hier liegt kein Spiel")
        return self.recorded

    def _on_go(self, message: dict[str, Any]) -> None:
        """To a moment of the deal: a number, or first, back, next, last, parting."""
        deal, to = self._deal(), wanted(message, "to")
        steps = {"first": 0, "back": self.at - 1, "next": self.at + 1, "last": deal.last}
        if to == "parting":
            found = deal.next_parting(self.at)
            if found is None:
                raise BadInput("from here on nothing differs", "Ab hier unterscheidet sich nichts mehr")
            self.at = found
            return
        at = steps.get(to) if isinstance(to, str) else to
        if type(at) is not int:
            self.unknown(message)
        self.at = max(0, min(at, deal.last))

    def _on_seed(self, message: dict[str, Any]) -> None:
        """A deal that bots play out under side A."""
        seed = seed_text(message.get("seed") or new_seed())
        record, sides = played(self.game.key, self.sides[0], seed), tuple(self.sides)
        self._begin(self.game.key, *sides)
        self._play(record)

    def _on_load(self, message: dict[str, Any]) -> None:
        """A deal from a file, or whatever was pasted: its text, a link to a game or to a comparison."""
        text = wanted(message, "text")
        if isinstance(text, str) and not text.lstrip().startswith("{") and text.strip():
            self._open(text.strip())
        else:
            self._take(from_text(text))

    def _on_open(self, message: dict[str, Any]) -> None:
        self._open(wanted(message, "link"))

    def _open(self, link: object) -> None:
        if isinstance(link, str) and "play=" in link:
            self._take(from_link(link.split("play=", 1)[1]))
            return
        what = link.split("compare=", 1)[1] if isinstance(link, str) and "compare=" in link else link
        if isinstance(what, str) and "/" in what:
            game, _, name = what.partition("/")
            contrast = contrast_of(game, name)
            self.game = find_game(game)
            self._show(contrast)
        else:
            self._unpack(unpack(what))

    def _take(self, record: Record) -> None:
        """A reader's own deal: A plays by its rules, B by the sides chosen before or by another set of rules."""
        replay(record)
        game, own = find_game(record.game), dict(record.options)
        kept = self.sides if self.contrast is None and game is self.game else []
        presets = [game.options.changed(game.options.read({"preset": p})) for p in game.options.presets]
        others: list[Options] = [o for o in (*kept, *presets, {}) if o != own]
        self._begin(game.key, own, others[0] if others else {})
        self._play(record)

    # ---- the comparison as a link ----

    def _on_share(self, _message: dict[str, Any]) -> None:
        self.share = {"n": (self.share or {"n": 0})["n"] + 1, "link": f"{LINK}{self.packed()}"}

    def packed(self) -> str:
        """The comparison for a link: its name if it is a ready-made one as laid out, else all of it."""
        if self.contrast is not None and not self.is_changed:
            return f"{self.game.key}/{self.contrast.id}"
        data: dict[str, Any] = {"compare": 1, "game": self.game.key, "a": self.sides[0], "b": self.sides[1]}
        if self.record is not None:
            data |= {"record": self.record.as_json(), "at": self.at}
        else:
            data |= {"ask": self.ask, "position": self.position}
        return pack(json.dumps(data, ensure_ascii=False, separators=(",", ":")))

    def _unpack(self, text: str) -> None:
        """A comparison from the text of a link, all or nothing."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict) or data.get("compare") != 1 or set(data) - _FIELDS:
            raise BadInput("the link holds no comparison", "Der Link enthält keinen Vergleich")
        game = find_game(data.get("game"))
        a, b = (game.options.changed(game.option_values(game.rules(data.get(s, {})))) for s in SIDES)
        if "record" in data:
            record, at = from_json(data["record"]), data.get("at", 0)
            if record.game != game.key or type(at) is not int:
                raise BadInput("the link holds no comparison", "Der Link enthält keinen Vergleich")
            if not Recorded(record, _pair(game.key, a, b)).running:
                raise BadInput(
                    "neither set of rules can take the deal in the link",
                    "Keiner der beiden Regelsätze passt zu dem Spiel im Link",
                )
            self._begin(game.key, a, b)
            self._play(record, at)
            return
        ask, position = data.get("ask"), data.get("position")
        if ask not in list(referee.asks(game.key)) or not isinstance(position, dict):
            raise BadInput("the link holds no comparison", "Der Link enthält keinen Vergleich")
        case = {"id": "link", "game": game.key, "ask": ask, "position": position}
        lines = [referee.line({**case, "options": o}, self.language) for o in (a, b)]
        if not any("answer" in line for line in lines):
            raise BadInput(
                "the position in the link cannot be: {why}",
                "Die Stellung im Link kann nicht sein: {why}",
                why=lines[0]["error"]["message"],
            )
        self._begin(game.key, a, b)
        self._ask(str(ask), position)


_FIELDS = {"compare", "game", "a", "b", "record", "at", "ask", "position"}


def _pair(name: str, a: Mapping[str, Any], b: Mapping[str, Any]) -> Pair:
    game = find_game(name)
    return Pair(game, (game.option_values(game.rules(a)), game.option_values(game.rules(b))))
