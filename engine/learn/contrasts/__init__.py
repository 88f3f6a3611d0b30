"""Contrasts: where the sources contradict themselves, are silent or are played otherwise, and what that changes.

A room lists its contrasts in `contrasts.py`, as `CONTRASTS`.  Each has a position or a deal on which two sets of
options answer differently, or, where the book decided once and offers no choice, only its words.
"""

from engine.learn.contrasts.course import Course, Stop, follow, played
from engine.learn.contrasts.form import Contrast
from engine.learn.contrasts.shelf import contrast_of, contrasts_of

__all__ = ["Contrast", "Course", "Stop", "contrast_of", "contrasts_of", "follow", "played"]
