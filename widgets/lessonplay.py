"""Going through a lesson as a reader does: by messages to its widget, from what its state shows."""

from __future__ import annotations

from engine.core.refusal import BadInput
from engine.learn.lessons.form import Lesson as Script
from widgets import language
from widgets.kinds.lesson import Lesson

MOST = 600  # messages


def play_through(script: Script, lang: str) -> Lesson:
    """The widget at the end of a lesson, read in one language; BadInput if it gets stuck."""
    before = language._chosen
    language.set_language(lang)
    try:
        widget = Lesson(dict(script.raw))
        for _ in range(MOST):
            state = widget.state()
            _complete(script, state["said"] and (state["said"]["text"] or None), state["ask"], state["end"])
            if state["done"]:
                return widget
            _advance(widget)
            notice = widget.state()["notice"]
            if notice is not None:
                raise _stuck(script, notice["text"])
        raise _stuck(script, "it does not end")
    finally:
        language._chosen = before


def _advance(widget: Lesson) -> None:
    if widget.run.resting:
        widget.handle({"type": "go"})
        return
    for _ in range(widget.run.hints_left):
        widget.handle({"type": "hint"})
    action = next(widget.run.right_moves(), None)
    if action is None:
        raise _stuck(widget.script, "no move is right")
    widget.handle({"type": "act", "ply": widget.table.ply, "action": action.as_json()[1:]})


def _complete(script: Script, *texts: str | None) -> None:
    if any(text is not None and (not text.strip() or "{" in text) for text in texts):
        raise _stuck(script, "a sentence is not complete")


def _stuck(script: Script, why: str) -> BadInput:
    return BadInput("lesson {id}: {why}", "Lektion {id}: {why}", id=script.id, why=why)
