"""Figures: tables and bars whose numbers the engine computes, drawn as plain HTML.

A chapter's cell ends with one; the page, Voila and JupyterLab show it as it is.  Such a cell has the tag
`build-only`: a figure has nothing to play with, so the reader's browser does not run it again, and it may use
what the browser has not, numpy above all.
"""

from __future__ import annotations

from book.figures.amounts import Decimal, Percent, Signed, Whole
from book.figures.figure import Bar, Best, Figure

__all__ = ["Bar", "Best", "Decimal", "Figure", "Percent", "Signed", "Whole"]
