"""One build at a time: a second one waits for the first."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from book import paths
from book.build.say import Say

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


@contextlib.contextmanager
def alone(say: Say) -> Iterator[None]:
    """Hold the build folder; waits, and says so, while another build holds it."""
    paths.BUILD.mkdir(exist_ok=True)
    with (paths.BUILD / "lock").open("w") as file:
        if fcntl:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                say.line("Another build is at work; waiting for it …")
                fcntl.flock(file, fcntl.LOCK_EX)
        yield
