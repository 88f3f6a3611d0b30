"""The little markup of rule texts: `code`, *emphasis*, and ids of other rules, which become links."""

from __future__ import annotations

import re
from collections.abc import Iterator

from docutils import nodes

from book.ext.nodes import rule_link

_TOKEN = re.compile(r"`(?P<code>[^`]+)`|\*(?P<stress>[^*]+)\*|(?P<rule>\b[A-Z]{2}-\d+\.\d+[a-z]?\b)")


def parse(text: str) -> Iterator[nodes.Node]:
    """The inline nodes of a rule text.

    >>> [n.astext() for n in parse("If `pit` is on, see KJ-7.1.")]
    ['If ', 'pit', ' is on, see ', 'KJ-7.1', '.']
    """
    at = 0
    for match in _TOKEN.finditer(text):
        if match.start() > at:
            yield nodes.Text(text[at : match.start()])
        at = match.end()
        if match["code"]:
            yield nodes.literal("", match["code"])
        elif match["stress"]:
            yield nodes.emphasis("", match["stress"])
        else:
            yield rule_link(match["rule"])
    if at < len(text):
        yield nodes.Text(text[at:])
