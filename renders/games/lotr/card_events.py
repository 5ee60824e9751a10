"""The art of cards on which something happens to the land: storms, raids, musters, gates that open."""

from __future__ import annotations

import math

from renders.board import shapes
from renders.cards import motifs
from renders.cards.card_scenes import BLACK_SAIL, BLOOD, MARBLE, CardScene, scene
from renders.cards.engraving import FLAME, GOLD, SNOW, Plate, across, wobble
from renders.games.lotr.shapes import DARK_RIDER, TROLL

EVENTS: dict[str, CardScene] = {}
"""Each scene by its motif, with its mood."""


@scene("captains", "day", EVENTS)
def captains(p: Plate) -> None:
    p.sun(132, 74, 18)
    p.ridge("-9 96, 30 74, 52 88, 90 62, 124 92, 170 66, 204 90, 236 70, 273 96", 0.28)
    p.hill("-9 122, 70 110, 132 104, 200 110, 273 122", 0.7)
    p.shape(shapes.BANNER, 56, 70, 84, BLOOD)
    p.shape(shapes.BANNER, 208, 70, 84, (60, 82, 118), -1)
    p.shape(motifs.KNIGHT, 108, 76, 76, 0.98, -1)
    p.shape(motifs.KNIGHT, 156, 76, 76, 0.98)


@scene("snowstorm", "winter", EVENTS)
def snowstorm(p: Plate) -> None:
    p.ridge("-9 92, 36 46, 66 78, 112 24, 158 80, 196 44, 230 78, 273 50", 0.42, 26)
    p.ridge("-9 128, 44 88, 92 122, 150 84, 204 120, 240 96, 273 118", 0.62, 14)
    for n, y in enumerate((24, 44, 70, 96, 118)):
        way = [(x, y + 5 * math.sin(x / 21 + n * 2)) for x in range(-5 + 17 * n, 200 + 15 * n, 8)]
        p.stroke(way, SNOW, 1.7)
        x, z = way[-1]
        p.stroke([(x, z), (x + 10, z - 3), (x + 13, z - 11), (x + 6, z - 15), (x + 1, z - 10)], SNOW, 1.7)
    for n in range(70):
        p.disc((wobble(n) + 1) * 132, (wobble(n + 0.37) + 1) * 72, 1.2 + abs(wobble(n * 2.1)), SNOW)


@scene("raid", "fire", EVENTS)
def raid(p: Plate) -> None:
    p.hill("-9 104, 90 92, 180 98, 273 90", 0.6, grass=False)
    for x, wide in ((176, 40), (222, 46), (138, 32)):
        p.house(x, 106, wide, 0.8, lit=False)
        p.flames(x + 2, 92, wide * 1.3)
    p.hill("-9 122, 120 112, 273 120", 0.95, grass=False)
    p.shape(DARK_RIDER, 52, 84, 70, 1.0)
    p.shape(DARK_RIDER, 104, 92, 50, 1.0)


@scene("muster", "dusk", EVENTS)
def muster(p: Plate) -> None:
    p.ridge("-9 84, 42 52, 88 80, 140 42, 190 78, 232 54, 273 80", 0.3)
    for x, y in ((140, 42), (42, 52), (232, 54)):
        p.flames(x, y + 2, 20)
    p.host(0, 264, 98, 26, 0.6)
    p.host(-6, 270, 118, 36, 0.78, BLOOD)
    p.host(-14, 120, 142, 48, 0.95)
    p.host(124, 276, 142, 48, 0.95, GOLD)


@scene("uprising", "night", EVENTS)
def uprising(p: Plate) -> None:
    p.stars()
    p.hill("-9 96, 80 86, 170 92, 273 84", 0.55)
    for x, wide in ((40.0, 34), (84.0, 40), (224.0, 44), (176.0, 34)):
        p.house(x, 104, wide, 0.72)
    p.hill("-9 120, 130 112, 273 118", 0.92, grass=False)
    for n, x in enumerate(across(34, 230, 8)):
        base = 138 + 3 * wobble(n)
        p.shape(motifs.WALKER, x, base - 22, 46, 1.0, -1 if n % 3 == 0 else 1)
        if n % 2:
            p.flames(x + 13, base - 42, 17)


@scene("corsairs", "storm", EVENTS)
def corsairs(p: Plate) -> None:
    p.ridge("-9 74, 30 60, 66 72, 90 66, 120 76, 200 78, 273 70", 0.22)
    p.water(76, 0.32)
    p.ship(58, 92, 50, BLOOD)
    p.ship(214, 98, 60, BLACK_SAIL)
    p.ship(134, 124, 92, BLOOD)
    p.water(126, 0.5, rough=1.6)


@scene("black_gate", "fire", EVENTS)
def black_gate(p: Plate) -> None:
    p.ridge("-9 60, 34 18, 72 62, 110 46, 160 46, 196 62, 232 14, 273 58", 0.55)
    p.glow(132, 92, 70, FLAME, 0.9)
    p.wall(-4, 92, 132, 66, 0.86)
    p.wall(172, 268, 132, 66, 0.86)
    p.tower(84, 136, 30, 100, 0.96, lit=True)
    p.tower(180, 136, 30, 100, 0.96, lit=True)
    p.fill("100 136, 100 52, 120 62, 120 144", 1.0)
    p.fill("164 136, 164 52, 144 62, 144 144", 1.0)
    for y in (74, 94, 114):
        p.stroke([(100, y - 4), (120, y)], 0.6, 1.4)
        p.stroke([(164, y - 4), (144, y)], 0.6, 1.4)
    p.host(116, 148, 140, 30, 1.0)
    p.hill("-9 138, 132 134, 273 138", 1.0, grass=False)


@scene("cave_troll", "cave", EVENTS)
def cave_troll(p: Plate) -> None:
    p.glow(132, 76, 130, (226, 150, 76), 1.0)
    for x in (20, 62, 208, 248):
        p.fill([(x - 9, 144), (x - 7, 20), (x - 16, 6), (x + 16, 6), (x + 7, 20), (x + 9, 144)], 0.85)
        p.stroke([(x + 3, 22), (x + 4, 140)], 0.5, 1.0)
    p.fill("-4 -4, 268 -4, 268 12, 200 20, 132 10, 60 20, -4 12", 0.95)
    p.hill("-9 132, 132 126, 273 132", 0.95, grass=False)
    p.shape(TROLL, 132, 80, 110, 1.0)
    for side in (-4, 3):
        p.disc(132 + side, 42, 1.8, FLAME)
    p.host(186, 250, 138, 34, 1.0)
    p.host(14, 78, 138, 34, 1.0)


@scene("ents", "wood", EVENTS)
def ents(p: Plate) -> None:
    for n, x in enumerate(across(4, 260, 9)):
        p.tree(x, 112 + 3 * wobble(n), 84 + 10 * wobble(n * 2), 0.3 + 0.1 * abs(wobble(n)))
    p.hill("-9 116, 132 108, 273 116", 0.55)
    for x, high, way in ((66, 118, 1), (198, 118, -1), (132, 128, 1)):
        base = 142.0
        p.tree(x, base - 26, high - 26, 0.9, (66, 82, 44))
        p.fill([(x - 9, base - 50), (x + 9, base - 50), (x + 16, base), (x + 6, base), (x, base - 24), (x - 6, base),
                (x - 16, base)], 0.9)  # fmt: skip
        p.stroke([(x, base - 62), (x + 20 * way, base - 52), (x + 28 * way, base - 66)], 0.9, 4)
        p.stroke([(x, base - 62), (x - 18 * way, base - 46), (x - 22 * way, base - 34)], 0.9, 4)
        for side in (-3.4, 3.4):
            p.disc(x + side, base - 58, 2.2, GOLD)


@scene("king", "day", EVENTS)
def king(p: Plate) -> None:
    p.sun(66, 60, 16)
    p.ridge("120 144, 168 46, 206 6, 273 66", 0.42, 18)
    for n, (left, right) in enumerate(((128, 262), (142, 250), (158, 238), (172, 226))):
        p.wall(left, right, 130 - 19 * n, 15, MARBLE if n % 2 else (220, 214, 198))
        p.stroke([(left, 130 - 19 * n), (right, 130 - 19 * n)], 0.7, 1.0)
    p.tower(199, 58, 9, 34, MARBLE)
    p.water(128, 0.3)
    p.ship(60, 136, 84, MARBLE)
    p.shape(shapes.CROWN, 60, 88, 20, GOLD)
