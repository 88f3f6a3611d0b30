"""Which host shows a widget: the browser host says so when it starts, else a Jupyter kernel is assumed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from widgets.controller import Controller

_show: Callable[[Controller], Any] | None = None


def use(show: Callable[[Controller], Any] | None) -> None:
    """Show every widget through this function from now on (None: the kernel host again)."""
    global _show
    _show = show


def show(controller: Controller) -> Any:
    """The object a cell ends with, so that its front end draws the widget."""
    if _show is not None:
        return _show(controller)
    from widgets.hosts.kernel import KernelWidget

    return KernelWidget(controller)
