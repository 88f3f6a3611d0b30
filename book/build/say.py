"""Says what the build is doing: one line per long step, and how long it took."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from typing import TextIO


class Say:
    """Progress for a person who waits; quiet when there is no stream."""

    def __init__(self, stream: TextIO | None) -> None:
        self.stream = stream

    def line(self, text: str) -> None:
        """Print one line at once."""
        if self.stream:
            print(text, file=self.stream, flush=True)

    @contextlib.contextmanager
    def step(self, text: str) -> Iterator[None]:
        """Announce a step and, when it is done, say how long it took."""
        begin = time.monotonic()
        self.line(f"{text} …")
        yield
        self.line(f"  … {time.monotonic() - begin:.1f} s")
