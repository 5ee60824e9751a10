"""The art of cards: one scene a motif, engraved at need."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from renders.board import shapes
from renders.board.image_cache import cache_images
from renders.cards import motifs
from renders.cards.engraving import FLAME, Plate, across, wobble
from renders.games.lotr.shapes import ARCHER, DARK_RIDER, EAGLE
from renders.look import Colour

Scene = Callable[[Plate], None]
Scenes = dict[str, tuple[str, Scene]]
SCENES: Scenes = {}
"""Each motif's mood and scene."""
KEPT = 2
"""The most megabytes of drawn motifs to cache: the cards of one hand share theirs."""
BLACK_SAIL: Colour = (26, 22, 24)
MARBLE: Colour = (236, 232, 218)
BLOOD: Colour = (152, 34, 30)


def scene(name: str, mood: str, scenes: Scenes = SCENES) -> Callable[[Scene], Scene]:
    """Register a motif's scene."""

    def register(drawn: Scene) -> Scene:
        scenes[name] = (mood, drawn)
        return drawn

    return register


@cache_images(KEPT)
def draw_scene(name: str, scale: float = 1.0, colour: Colour | None = None) -> Image.Image:
    """The picture of a motif, `scale` times as large as a plate in its own units; `colour`: of an army shown in it.

    It is cached, so callers must not change it.
    """
    mood, drawn = SCENES[name]
    plate = Plate(mood, scale, colour or BLOOD)
    drawn(plate)
    return plate.finish()


def draw_emblem(sign: Sequence[shapes.Outline], colour: Colour, scale: float = 1.0) -> Image.Image:
    """A sign in front of rays, for a card without a scene."""
    plate = Plate("day", scale)
    plate.rays(132, 72, 62, 150, 0.2, 56)
    plate.shape(sign, 132, 72, 104, colour)
    return plate.finish()


# ---- what Territory cards count as


@scene("eagle", "day")
def eagle(p: Plate) -> None:
    p.sun(58, 46, 14)
    p.ridge("-9 128, 50 84, 92 122, 148 94, 204 126, 240 92, 273 122", 0.4, 18)
    p.shape(EAGLE, 140, 62, 104, 0.95)


@scene("elven_archer", "wood")
def elven_archer(p: Plate) -> None:
    for n, x in enumerate(across(10, 254, 7)):
        p.tree(x, 116 + 3 * wobble(n), 100 + 8 * wobble(n * 2), 0.34, (186, 178, 104))
    p.hill("-9 120, 132 112, 273 120", 0.6)
    p.shape(ARCHER, 132, 74, 108, 0.98)


@scene("dark_rider", "night")
def dark_rider(p: Plate) -> None:
    p.moon(150, 54, 36)
    p.ridge("-9 112, 60 92, 120 110, 200 88, 273 108", 0.5)
    p.hill("-9 132, 132 122, 273 132", 1.0, grass=False)
    p.shape(DARK_RIDER, 136, 74, 108, 1.0)


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


# ---- what secret missions ask


@scene("eliminate", "dusk")
def eliminate(p: Plate) -> None:
    p.sun(196, 66, 18)
    p.ridge("-9 96, 60 74, 120 94, 190 78, 273 92", 0.26)
    p.hill("-9 120, 132 108, 273 118", 0.62)
    p.fill("104 124, 110 122, 136 50, 131 48", 0.95)
    p.fill("126 44, 130 42, 158 -20, 153 -22", 0.95)
    p.fill("134 54, 122 88, 196 116, 180 96, 208 84", p.colour)
    p.shape(shapes.BLADE, 84, 84, 84, 0.98)
    p.shape(motifs.HELM, 52, 116, 34, 0.98)
    p.shape(shapes.SHIELD, 212, 110, 40, p.colour)
    p.stroke("200 98, 214 112, 208 120, 222 126", 0.98, 2)


@scene("conquest", "day")
def conquest(p: Plate) -> None:
    p.sun(132, 62, 18)
    p.ridge("-9 92, 30 62, 66 84, 110 50, 158 82, 204 56, 240 82, 273 66", 0.28)
    p.hill("-9 112, 70 98, 140 108, 210 96, 273 110", 0.5)
    p.hill("-9 134, 60 122, 132 130, 200 120, 273 132", 0.75)
    for x, y, size in ((110, 40, 28), (204, 46, 28), (32, 52, 28), (70, 80, 44), (206, 78, 44), (140, 88, 44),
                       (34, 104, 62), (102, 108, 62), (172, 104, 62), (236, 106, 62)):  # fmt: skip
        p.shape(shapes.BANNER, x + size * 0.25, y, size, p.colour)


@scene("garrisons", "dusk")
def garrisons(p: Plate) -> None:
    p.sun(132, 70, 18)
    p.ridge("-9 92, 40 66, 92 88, 150 62, 210 88, 273 66", 0.28)
    for x, base, wide, high in ((44, 100, 22, 46), (218, 98, 22, 46), (132, 94, 20, 40)):
        p.tower(x, base, wide, high, 0.55, lit=True)
    p.hill("-9 118, 132 106, 273 116", 0.62)
    for x in (40, 132, 224):
        p.shape(shapes.SOLDIER, x - 14, 104, 62, 0.98, -1)
        p.shape(shapes.SOLDIER, x + 14, 104, 62, 0.98)
