"""The symbols of Middle-earth's Territory cards, and their art."""

from __future__ import annotations

from renders.cards.card_scenes import CardScene, scene
from renders.cards.engraving import Plate, across, wobble
from renders.games.lotr.shapes import ARCHER, DARK_RIDER, EAGLE

SYMBOLS = {"dark_rider": DARK_RIDER, "elven_archer": ARCHER, "eagle": EAGLE}
"""The sign of each symbol."""
ART_OF_SYMBOLS: dict[str, CardScene] = {}
"""The scene of each symbol, with its mood."""


@scene("eagle", "day", ART_OF_SYMBOLS)
def eagle(p: Plate) -> None:
    p.sun(58, 46, 14)
    p.ridge("-9 128, 50 84, 92 122, 148 94, 204 126, 240 92, 273 122", 0.4, 18)
    p.shape(EAGLE, 140, 62, 104, 0.95)


@scene("elven_archer", "wood", ART_OF_SYMBOLS)
def elven_archer(p: Plate) -> None:
    for n, x in enumerate(across(10, 254, 7)):
        p.tree(x, 116 + 3 * wobble(n), 100 + 8 * wobble(n * 2), 0.34, (186, 178, 104))
    p.hill("-9 120, 132 112, 273 120", 0.6)
    p.shape(ARCHER, 132, 74, 108, 0.98)


@scene("dark_rider", "night", ART_OF_SYMBOLS)
def dark_rider(p: Plate) -> None:
    p.moon(150, 54, 36)
    p.ridge("-9 112, 60 92, 120 110, 200 88, 273 108", 0.5)
    p.hill("-9 132, 132 122, 273 132", 1.0, grass=False)
    p.shape(DARK_RIDER, 136, 74, 108, 1.0)
