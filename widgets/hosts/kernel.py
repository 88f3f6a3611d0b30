"""The kernel host: a controller as an anywidget, for JupyterLab, Voila and the build of the static page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from engine.core.refusal import BadInput
from widgets.controller import Controller

STATIC = Path(__file__).parent.parent / "static"
MIME = "application/vnd.spielbuch+json"


def _asset(name: str) -> str:
    path = STATIC / name
    if not path.is_file():
        raise BadInput(
            "the front end is not built: run `spielbuch build` once",
            "Das Frontend ist nicht gebaut: einmal `spielbuch build` ausführen",
        )
    return path.read_text("utf-8")


class KernelWidget(anywidget.AnyWidget):
    """A controller shown through Jupyter's widget protocol; any number of views may be open at once."""

    _esm = traitlets.Unicode().tag(sync=True)
    _css = traitlets.Unicode().tag(sync=True)
    kind = traitlets.Unicode().tag(sync=True)
    state = traitlets.Dict().tag(sync=True)

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        super().__init__(
            kind=controller.kind,
            state=controller.state(),
            _esm=_asset("spielbuch.js"),
            _css=_asset("spielbuch.css"),
        )
        controller.observe(self._changed)
        self.on_msg(self._message)

    def _changed(self) -> None:
        self.state = self.controller.state()

    def _message(self, _widget: object, content: Any, _buffers: object) -> None:
        self.controller.handle(content)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget itself and, for pages without a kernel, its kind and state."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, meta = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        return {**data, MIME: {"kind": self.kind, "state": self.state}}, meta
