"""Reading what is meant for paper: QR codes drawn as paths, and the pages of a PDF."""

from __future__ import annotations

import io
import re

import numpy as np


def decoded(path: str, size: int) -> str:
    """The text of a QR code, read by another library than the one that drew it."""
    import zxingcpp

    light = np.full((size, size), 255, dtype=np.uint8)
    for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path):
        light[int(y), int(x)] = 0
    (found,) = zxingcpp.read_barcodes(np.kron(light, np.ones((6, 6), dtype=np.uint8)))
    return str(found.text)


def codes(html: str) -> list[str]:
    """The texts of all QR codes in a page."""
    drawn = re.findall(r'<svg class="g-qr" viewBox="0 0 (\d+) \d+".*?<path fill="#000" d="([^"]+)"', html)
    return [decoded(path, int(size)) for size, path in drawn]


def pages(pdf: bytes) -> list[str]:
    """The text of each page, its white space made plain."""
    from pypdf import PdfReader

    return [" ".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(pdf)).pages]
