"""Options of a game: their values, defaults and presets, read strictly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.core.refusal import BadInput
from engine.core.text import Text

OptionValue = str | int | bool | None


@dataclass(frozen=True, slots=True)
class Option:
    """One agreement made before play.

    `values` lists the words, truth values or numbers it may take; a `least` opens it to whole numbers from there
    (up to `most`, in multiples of `multiple`).  The first value is the default.
    """

    name: str
    label: Text
    help: Text
    rule: str
    values: tuple[OptionValue, ...]
    labels: Mapping[OptionValue, Text] = field(default_factory=dict)
    least: int | None = None
    most: int | None = None
    multiple: int = 1

    @property
    def default(self) -> OptionValue:
        """The value when nothing is said."""
        return self.values[0]

    def read(self, value: object) -> OptionValue:
        """The value itself if it may stand, else BadInput; 1, true and "1" are three different things."""
        for v in self.values:
            if type(v) is type(value) and v == value:
                return v
        if self.least is not None and type(value) is int:
            if (
                value >= self.least
                and (self.most is None or value <= self.most)
                and value % self.multiple == 0
            ):
                return value
        raise BadInput(
            "option {name} cannot be {value}; it may be {values}",
            "Die Option {name} kann nicht {value} sein; möglich: {values}",
            name=self.name,
            value=repr(value),
            values=self.range_text(),
        )

    def range_text(self) -> str:
        """What may stand, as it is written in JSON."""
        words = [
            "null" if v is None else str(v).lower() if isinstance(v, bool) else str(v) for v in self.values
        ]
        if self.least is not None:
            top = "" if self.most is None else f"..{self.most}"
            words.append(f"{self.least}{top or '..'}" + (f" (x{self.multiple})" if self.multiple > 1 else ""))
        return " | ".join(words)


@dataclass(frozen=True)
class OptionTable:
    """All options of a game; a preset changes several defaults at once."""

    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, OptionValue]] = field(default_factory=dict)
    preset_labels: Mapping[str, Text] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Option:
        for o in self.options:
            if o.name == name:
                return o
        raise BadInput("there is no option {name}", "Eine Option {name} gibt es nicht", name=name)

    def read(self, given: object) -> dict[str, OptionValue]:
        """Every option with its value; what is not given has its default.  BadInput names what is wrong."""
        if not isinstance(given, Mapping):
            raise BadInput("options must be an object", "Die Optionen müssen ein Objekt sein")
        values = {o.name: o.default for o in self.options}
        given = dict(given)
        if self.presets and "preset" in given:
            preset = given.pop("preset")
            if not isinstance(preset, str) or preset not in self.presets:
                raise BadInput(
                    "there is no preset {preset}; there are {known}",
                    "Eine Vorgabe {preset} gibt es nicht; es gibt {known}",
                    preset=repr(preset),
                    known=list(self.presets),
                )
            values.update(self.presets[preset])
        for name, value in given.items():
            values[name] = self[name].read(value) if isinstance(name, str) else self[str(name)].default
        return values

    def changed(self, values: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Only what departs from the default: the form in which options are recorded."""
        return {
            o.name: values[o.name]
            for o in self.options
            if o.name in values and (type(values[o.name]), values[o.name]) != (type(o.default), o.default)
        }

    def preset_of(self, values: Mapping[str, OptionValue]) -> str | None:
        """The preset that gives just these values, if one does."""
        for name, changes in self.presets.items():
            if all(
                values[o.name] == changes.get(o.name, o.default) for o in self.options if o.name in values
            ):
                return name
        return None
