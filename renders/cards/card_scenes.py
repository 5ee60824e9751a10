"""The art of cards: one scene a motif, engraved at need; those of every game's cards."""

from __future__ import annotations

from collections.abc import Callable

from renders.board import shapes
from renders.cards.engraving import FLAME, Plate
from renders.look import Colour

DrawScene = Callable[[Plate], None]
"""Draws a motif on a plate."""
CardScene = tuple[str, DrawScene]
"""The mood and the drawing of a motif."""
BLACK_SAIL: Colour = (26, 22, 24)
MARBLE: Colour = (236, 232, 218)
BLOOD: Colour = (152, 34, 30)
SCENES: dict[str, CardScene] = {}
"""The scenes of armies, by motif."""


def scene(name: str, mood: str, scenes: dict[str, CardScene] = SCENES) -> Callable[[DrawScene], DrawScene]:
    """Note a motif's scene among others."""

    def note(drawn: DrawScene) -> DrawScene:
        scenes[name] = (mood, drawn)
        return drawn

    return note


@scene("infantry", "day")
def infantry(p: Plate) -> None:
    p.sun(60, 54, 15)
    p.ridge("-9 100, 60 74, 120 98, 190 70, 273 96", 0.26)
    p.hill("-9 122, 132 112, 273 122", 0.5)
    p.shape(shapes.SOLDIER, 86, 92, 72, 0.7)
    p.shape(shapes.SOLDIER, 186, 92, 72, 0.7)
    p.shape(shapes.SOLDIER, 136, 78, 106, 0.98)


@scene("cavalry", "dusk")
def cavalry(p: Plate) -> None:
    p.sun(200, 66, 20)
    p.ridge("-9 96, 60 74, 120 94, 190 78, 273 92", 0.26)
    p.hill("-9 126, 132 116, 273 124", 0.55)
    p.shape(shapes.HORSEMAN, 72, 94, 66, 0.72)
    p.shape(shapes.HORSEMAN, 146, 74, 108, 0.98)


@scene("artillery", "storm")
def artillery(p: Plate) -> None:
    p.wall(164, 272, 106, 34, 0.3)
    p.tower(226, 106, 30, 60, 0.36)
    p.hill("-9 116, 132 108, 273 114", 0.6)
    p.shape(shapes.CANNON, 116, 78, 108, 0.98)
    p.glow(176, 38, 40, FLAME, 0.9)
    for x, y, radius in ((188, 34, 13), (202, 26, 10), (178, 24, 10), (212, 38, 8)):
        p.disc(x, y, radius, (226, 224, 214))
