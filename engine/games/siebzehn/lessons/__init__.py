"""The lessons of 17, from the first die to whole rounds: see `engine.learn.lessons`."""

from __future__ import annotations

from typing import Any

from engine.games.siebzehn.lessons.deciding import CUPS, STAND, TABLE
from engine.games.siebzehn.lessons.ending import BUST, TIES
from engine.games.siebzehn.lessons.first import FIRST
from engine.games.siebzehn.lessons.paying import PAYING
from engine.games.siebzehn.lessons.whole import WHOLE

LESSONS: tuple[dict[str, Any], ...] = (FIRST, STAND, PAYING, BUST, TIES, TABLE, CUPS, WHOLE)
