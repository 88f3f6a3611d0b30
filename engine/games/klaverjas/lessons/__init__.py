"""The lessons of Klaverjas, from the first trick to a whole deal: see `engine.learn.lessons`."""

from __future__ import annotations

from typing import Any

from engine.games.klaverjas.lessons.first import FIRST

LESSONS: tuple[dict[str, Any], ...] = (FIRST,)
