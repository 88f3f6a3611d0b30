"""The settings panel: seats, presets and every option with its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.options import Option, OptionTable, OptionValue
from engine.core.registry import AnyGame, rule_href
from engine.core.text import Language, Text
from widgets.rooms import themes

if TYPE_CHECKING:
    from widgets.kinds.table import Table

PLAYER_WORDS = {
    "human": Text("A person here", "Jemand hier"),
    "sensible": Text("Sensible bot", "Kluger Bot"),
    "random": Text("Random bot", "Zufallsbot"),
}
AS_BOOK = Text("As the book has it", "Wie im Buch")
YES_NO = {True: Text("yes", "ja"), False: Text("no", "nein"), None: Text("none", "keine")}


class PanelWords:
    """The panel's words in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def value(self, option: Option, value: OptionValue) -> str:
        """One value of an option in words."""
        for known, label in option.labels.items():
            if type(known) is type(value) and known == value:
                return label.in_(self.language)
        if value is None or isinstance(value, bool):
            return YES_NO[value].in_(self.language)
        return str(value)

    def field(self, option: Option, value: OptionValue) -> dict[str, Any]:
        """An option as a form field."""
        numbers = option.least is not None
        kind = (
            "number" if numbers else "bool" if all(isinstance(v, bool) for v in option.values) else "choice"
        )
        return {
            "name": option.name,
            "label": option.label.in_(self.language),
            "help": option.help.in_(self.language),
            "rule": option.rule,
            "href": rule_href(option.rule),
            "type": kind,
            "value": value,
            "choices": [{"value": v, "label": self.value(option, v)} for v in option.values],
            "min": option.least,
            "max": option.most,
            "step": option.multiple,
            "null_label": self.value(option, None) if None in option.values else None,
        }


def preset_labels(options: OptionTable) -> dict[str, Text]:
    """The sets of options a reader can choose from; every game has at least the book's own."""
    return dict(options.preset_labels) or {"book": AS_BOOK}


def options_state(game: AnyGame, rules: Any, words: PanelWords) -> dict[str, Any]:
    """Every option of a game as a form field, with its value under these rules, and the presets."""
    values = game.option_values(rules)
    return {
        "preset": game.options.preset_of(values),
        "presets": [
            {"value": k, "label": v.in_(words.language)} for k, v in game.options.preset_labels.items()
        ],
        "options": [words.field(o, values[o.name]) for o in game.options.options],
    }


def settings_state(table: Table, words: PanelWords) -> dict[str, Any]:
    """Everything the settings panel of a table shows."""
    game, lang = table.game, words.language
    return {
        "seed": table.play.record.seed,
        "open": table.open,
        "covered": table.covered,
        "seats": [
            {"seat": s.value, "name": s.name_text.in_(lang), "player": p} for s, p in table.players.items()
        ],
        "players": [{"value": k, "label": v.in_(lang)} for k, v in PLAYER_WORDS.items()],
        **options_state(game, table.play.rules, words),
        "theme": table.theme,
        "themes": [{"value": k, "label": t.label.in_(lang)} for k, t in themes(game.key).items()],
    }
