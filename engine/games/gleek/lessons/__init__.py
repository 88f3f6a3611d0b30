"""The lessons of Gleek, from the first trick to a whole deal: see `engine.learn.lessons`."""

from __future__ import annotations

from typing import Any

from engine.games.gleek.lessons.buying import AUCTION, AWAY, GLEEKS
from engine.games.gleek.lessons.ending import COUNT, WHOLE
from engine.games.gleek.lessons.ruff import RUFF
from engine.games.gleek.lessons.tricks import FIRST, HONOURS

LESSONS: tuple[dict[str, Any], ...] = (FIRST, HONOURS, AUCTION, AWAY, RUFF, GLEEKS, COUNT, WHOLE)
