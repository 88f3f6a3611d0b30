"""The lessons of Gaunerkleeblatt, from the first stake to whole games: see `engine.learn.lessons`."""

from __future__ import annotations

from typing import Any

from engine.games.gaunerkleeblatt.lessons.betting import BETTING, WORTH_IT
from engine.games.gaunerkleeblatt.lessons.ending import SECOND, TIES, WHOLE
from engine.games.gaunerkleeblatt.lessons.first import FIRST
from engine.games.gaunerkleeblatt.lessons.leaves import EXCHANGE, LEAVES

LESSONS: tuple[dict[str, Any], ...] = (FIRST, LEAVES, EXCHANGE, BETTING, WORTH_IT, SECOND, TIES, WHOLE)
