"""The art of secret missions: an army to destroy, territories to hold."""

from __future__ import annotations

from renders.board import shapes
from renders.cards import motifs
from renders.cards.card_scenes import CardScene, scene
from renders.cards.engraving import Plate

MISSIONS: dict[str, CardScene] = {}
"""Each scene by its motif, with its mood."""


@scene("eliminate", "dusk", MISSIONS)
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


@scene("conquest", "day", MISSIONS)
def conquest(p: Plate) -> None:
    p.sun(132, 62, 18)
    p.ridge("-9 92, 30 62, 66 84, 110 50, 158 82, 204 56, 240 82, 273 66", 0.28)
    p.hill("-9 112, 70 98, 140 108, 210 96, 273 110", 0.5)
    p.hill("-9 134, 60 122, 132 130, 200 120, 273 132", 0.75)
    for x, y, size in ((110, 40, 28), (204, 46, 28), (32, 52, 28), (70, 80, 44), (206, 78, 44), (140, 88, 44),
                       (34, 104, 62), (102, 108, 62), (172, 104, 62), (236, 106, 62)):  # fmt: skip
        p.shape(shapes.BANNER, x + size * 0.25, y, size, p.colour)


@scene("garrisons", "dusk", MISSIONS)
def garrisons(p: Plate) -> None:
    p.sun(132, 70, 18)
    p.ridge("-9 92, 40 66, 92 88, 150 62, 210 88, 273 66", 0.28)
    for x, base, wide, high in ((44, 100, 22, 46), (218, 98, 22, 46), (132, 94, 20, 40)):
        p.tower(x, base, wide, high, 0.55, lit=True)
    p.hill("-9 118, 132 106, 273 116", 0.62)
    for x in (40, 132, 224):
        p.shape(shapes.SOLDIER, x - 14, 104, 62, 0.98, -1)
        p.shape(shapes.SOLDIER, x + 14, 104, 62, 0.98)
