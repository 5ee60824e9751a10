"""Pictures of a view: a board, a hand, a battle."""

from renders.encode import Form, Picture
from renders.look import PALETTES, SAFE_PALETTES, Look, Names
from renders.scene import Arrow, CannotDraw, Holding, Scene, SeatLine
from renders.studio import Studio, draw

__all__ = [
    "PALETTES",
    "SAFE_PALETTES",
    "Arrow",
    "CannotDraw",
    "Form",
    "Holding",
    "Look",
    "Names",
    "Picture",
    "Scene",
    "SeatLine",
    "Studio",
    "draw",
]
