"""Sizes, in board pixels, for which the map compiler leaves space and which games draw."""

from __future__ import annotations

Box = tuple[float, float, float, float]

COUNT: Box = (-21, -36, 21, 21)
"""The piece and its count, around the count's middle."""
CAPTAIN: Box = (19, -26, 41, 16)
"""The captain beside it, around the same point."""
PIECE: Box = (-13, -16, 13, 16)
"""A piece on a free spot near the count, around its middle."""
DRAWN, DRAWN_TAG = (-23.0, -23.0, 23.0, 23.0), (-48.0, -24.0, 48.0, 24.0)
"""What a piece on such a spot, and a tag, cover at most with their rims and shadows."""
MARKER: Box = (-10, -10, 10, 10)
TAG: Box = (-40, -13, 40, 13)
"""A name that is glued on near the count, in one line or two."""
STEP: Box = (-11, -11, 11, 11)
"""One step of a trail, with room for what goes along it."""
BADGE: Box = (-17, -19, 17, 21)
"""A region's shield with its bonus."""
BRIDGE: Box = (-14, -14, 14, 14)
PORT: Box = (-11, -11, 11, 11)
LANDING: Box = (-5, -5, 5, 5)
"""The place where a lane reaches the shore without a port."""

NAME_SIZES = (17, 16, 15, 14, 13, 12)
LANDMARK_SIZES = (13, 12, 11, 10)
LANGUAGES = ("en", "fr")


def around(x: float, y: float, box: Box) -> Box:
    """The box with its origin at (x, y)."""
    return (x + box[0], y + box[1], x + box[2], y + box[3])


def shrink(box: Box, size: float) -> Box:
    """A box of this share of its usual width and height."""
    return (box[0] * size, box[1] * size, box[2] * size, box[3] * size)


def meet(a: Box, b: Box, gap: float = 0.0) -> bool:
    """Whether two boxes overlap, or come closer than `gap`."""
    return a[0] < b[2] + gap and b[0] < a[2] + gap and a[1] < b[3] + gap and b[1] < a[3] + gap


def measure_overlap(a: Box, b: Box) -> float:
    """How large the part is that two boxes share, in square pixels."""
    return max(0.0, min(a[2], b[2]) - max(a[0], b[0])) * max(0.0, min(a[3], b[3]) - max(a[1], b[1]))
