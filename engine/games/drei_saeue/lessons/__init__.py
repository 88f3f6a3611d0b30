"""The lessons of Drei Säue vor dem Hof, from the first Sau to a whole round: see `engine.learn.lessons`."""

from __future__ import annotations

from typing import Any

from engine.games.drei_saeue.lessons.counting import COUNTING, WHOLE
from engine.games.drei_saeue.lessons.first import FIRST, FOLLOW
from engine.games.drei_saeue.lessons.partner import OWN, PARTNER
from engine.games.drei_saeue.lessons.yards import COVERED

LESSONS: tuple[dict[str, Any], ...] = (FIRST, FOLLOW, COVERED, PARTNER, OWN, COUNTING, WHOLE)
