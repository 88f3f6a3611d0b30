"""The lessons of Klaverjas, from the first trick to a whole deal: see `engine.learn.lessons`."""

from __future__ import annotations

from typing import Any

from engine.games.klaverjas.lessons.bidding import BIDDING
from engine.games.klaverjas.lessons.counting import NAT, ROEM, WHOLE
from engine.games.klaverjas.lessons.first import FIRST, POINTS
from engine.games.klaverjas.lessons.leading import LEADING
from engine.games.klaverjas.lessons.tricks import OVERTRUMP, PARTNER, TRUMPS

LESSONS: tuple[dict[str, Any], ...] = (
    FIRST,
    POINTS,
    TRUMPS,
    OVERTRUMP,
    PARTNER,
    BIDDING,
    LEADING,
    ROEM,
    NAT,
    WHOLE,
)
