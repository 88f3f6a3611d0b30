"""Text packed for a URL's fragment, and back: letters, figures, - and _ only."""

from __future__ import annotations

import base64
import zlib

from engine.core.refusal import BadInput

MAX_TEXT = 1_000_000  # characters, after unpacking


def pack(text: str) -> str:
    """A text packed for a link."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpack(link: object) -> str:
    """The text of a link; BadInput if it is cut off, damaged or too large.

    >>> unpack(pack("Herz-König"))
    'Herz-König'
    """
    if not isinstance(link, str) or not link or len(link) > MAX_TEXT:
        raise BadInput("the link holds no game", "Der Link enthält kein Spiel")
    try:
        raw = base64.b64decode(link + "=" * (-len(link) % 4), altchars=b"-_", validate=True)
        packed = zlib.decompressobj()
        data = packed.decompress(raw, MAX_TEXT)
        if packed.unconsumed_tail:
            raise BadInput("the game in the link is too large", "Das Spiel im Link ist zu groß")
        if not packed.eof:
            raise ValueError
        return data.decode()
    except BadInput:
        raise
    except (ValueError, zlib.error):
        raise BadInput(
            "the link is damaged or cut off", "Der Link ist beschädigt oder abgeschnitten"
        ) from None
