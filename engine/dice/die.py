"""One die: its faces, their names, and which of them take a sum over a limit."""

from __future__ import annotations

from engine.core.text import Text

FACES = (1, 2, 3, 4, 5, 6)
NAMES = (
    Text("one", "Eins"),
    Text("two", "Zwei"),
    Text("three", "Drei"),
    Text("four", "Vier"),
    Text("five", "Fünf"),
    Text("six", "Sechs"),
)


def face_name(face: int) -> Text:
    """A face in words.

    >>> face_name(4)
    Text(en='four', de='Vier')
    """
    return NAMES[face - 1]


def bust_faces(total: int, limit: int) -> tuple[int, ...]:
    """The faces of one more die that take a sum over the limit.

    >>> bust_faces(13, 17)
    (5, 6)
    """
    return tuple(face for face in FACES if total + face > limit)
