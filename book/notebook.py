"""What a notebook of the book does first: its language, links to notebooks, and one front end for all.

A chapter may hold forty widgets.  If each carried the whole front end, as a lone widget has to, a page would
wait for megabytes of the same text; so here one model holds it, and the widgets only point to that one.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import anywidget
import ipywidgets
import traitlets

from book import paths
from widgets import hosting
from widgets.controller import Controller
from widgets.language import set_language

LOADER = """
const fronts = (globalThis.spielbuchFronts ??= new Map());
function load(model) {
  const id = model.get("front").slice("IPY_MODEL_".length);
  if (!fronts.has(id)) fronts.set(id, model.widget_manager.get_model(id).then(async (front) => {
    const style = document.createElement("style");
    style.textContent = front.get("style");
    document.head.append(style);
    const url = URL.createObjectURL(new Blob([front.get("source")], { type: "text/javascript" }));
    return import(url).finally(() => URL.revokeObjectURL(url));
  }));
  return fronts.get(id);
}
export default {
  async render(context) {
    const front = await load(context.model);
    return front.default.render(context);
  },
};
"""


class Front(ipywidgets.Widget):  # type: ignore[misc]
    """The widgets' front end: its program and its style, once for all widgets of a notebook."""

    source = traitlets.Unicode().tag(sync=True)
    style = traitlets.Unicode().tag(sync=True)


class ChapterWidget(anywidget.AnyWidget):  # type: ignore[misc]
    """A controller in a chapter's notebook."""

    _esm = LOADER
    kind = traitlets.Unicode().tag(sync=True)
    state = traitlets.Dict().tag(sync=True)
    front = traitlets.Instance(Front).tag(sync=True, **ipywidgets.widget_serialization)

    def __init__(self, controller: Controller, front: Front) -> None:
        self.controller = controller
        super().__init__(kind=controller.kind, state=controller.state(), front=front)
        controller.observe(self._changed)
        self.on_msg(self._message)

    def _changed(self) -> None:
        self.state = self.controller.state()

    def _message(self, _widget: object, content: Any, _buffers: object) -> None:
        self.controller.handle(content)


class Linked(Controller):
    """A controller whose links to rules lead from this notebook to the notebooks beside it."""

    def __init__(self, inner: Controller, root: str) -> None:
        super().__init__()
        self.inner, self.root = inner, root
        self.kind = inner.kind  # type: ignore[misc]

    def state(self) -> dict[str, Any]:
        """The state with its links turned."""
        turned = links(self.inner.state(), self.root)
        assert isinstance(turned, dict)
        return turned

    def receive(self, message: dict[str, Any]) -> None:
        """Pass a message on."""
        self.inner.receive(message)

    def handle(self, message: object) -> None:
        """Pass a message on, whatever it is."""
        self.inner.handle(message)

    def observe(self, listener: Callable[[], None]) -> None:
        """Listen to the inner controller."""
        self.inner.observe(listener)


def links(value: Any, root: str) -> Any:
    """A state in which `game/rules.html#id`, seen from the language's root, is a notebook seen from here.

    >>> links({"href": "klaverjas/rules.html#kj-4.5"}, "../")
    {'href': '../klaverjas/rules.ipynb#kj-4.5'}
    """
    if isinstance(value, dict):
        return {
            k: root + v.replace(".html", ".ipynb", 1) if k == "href" and v else links(v, root)
            for k, v in value.items()
        }
    return [links(v, root) for v in value] if isinstance(value, list) else value


def begin(language: str, root: str) -> None:
    """Show the widgets of this notebook in a language; `root` leads from it to the language's folder."""
    os.environ["BOOK_LANG"] = language
    set_language(language)
    texts = {}
    for name, file in (("source", "spielbuch.js"), ("style", "spielbuch.css")):
        path = paths.STATIC / file
        if not path.is_file():
            raise FileNotFoundError("the front end is not built: run `spielbuch build` once")
        texts[name] = path.read_text(encoding="utf-8")
    front = Front(**texts)
    hosting.use(lambda controller: ChapterWidget(Linked(controller, root), front))
