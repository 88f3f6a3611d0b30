"""Draws states to HTML with the widgets' own front end, in one Node process started when first needed."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from sphinx.errors import ExtensionError

from book import paths
from book.build import node


class Painter:
    """Sends one state a line to Node and reads one drawing a line back."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None

    def draw(self, kind: str, state: dict[str, Any]) -> str:
        """The HTML of a state."""
        process = self._process or self._start()
        assert process.stdin and process.stdout
        process.stdin.write(json.dumps({"kind": kind, "state": state}) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            raise ExtensionError("the process that draws the widgets ended; its words stand above")
        answer = json.loads(line)
        if "error" in answer:
            raise ExtensionError(f"a widget of kind {kind!r} could not be drawn:\n{answer['error']}")
        return str(answer["html"])

    def _start(self) -> subprocess.Popen[str]:
        bundle = paths.STATIC / "spielbuch-ssr.mjs"
        if not bundle.exists():
            raise ExtensionError("the widgets' front end is not built: run `spielbuch build`")
        self._process = subprocess.Popen(
            [node.program(), str(paths.LIVE / "draw.mjs"), str(bundle)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        return self._process

    def close(self) -> None:
        """End the process; harmless when there is none."""
        if self._process:
            self._process.communicate()
            self._process = None
