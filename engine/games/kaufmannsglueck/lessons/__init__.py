"""The lessons of Kaufmannsglück, from the first card to a whole game: see `engine.learn.lessons`."""

from __future__ import annotations

from typing import Any

from engine.games.kaufmannsglueck.lessons.answering import ANSWER, PRESS
from engine.games.kaufmannsglueck.lessons.bidding import PRICE, UNSEEN
from engine.games.kaufmannsglueck.lessons.cards import FIRST, RANKING
from engine.games.kaufmannsglueck.lessons.ending import FOLD, WHOLE

LESSONS: tuple[dict[str, Any], ...] = (FIRST, RANKING, PRICE, ANSWER, PRESS, UNSEEN, FOLD, WHOLE)
