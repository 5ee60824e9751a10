"""The art of cards that lead to a place: halls, harbours, ruins, camps, mountains."""

from __future__ import annotations

import math

from renders.board import shapes
from renders.cards import motifs
from renders.cards.card_scenes import BLOOD, MARBLE, CardScene, scene
from renders.cards.engraving import EMBER, FLAME, GOLD, MOON, Plate, across, wobble
from renders.games.lotr.shapes import EAGLE, RIDER
from renders.look import Colour

PLACES: dict[str, CardScene] = {}
"""Each place's mood and scene."""
GREEN: Colour = (96, 120, 62)
LEAVES: Colour = (222, 184, 78)
ICE: Colour = (206, 224, 234)
THATCH: Colour = (206, 156, 62)


@scene("round_door", "wood", PLACES)
def round_door(p: Plate) -> None:
    p.sun(44, 40, 14)
    p.hill("-9 92, 60 70, 160 84, 273 66", 0.26)
    p.hill("-9 130, 40 104, 92 56, 150 38, 208 56, 250 98, 273 112", 0.52)
    p.disc(150, 96, 29, (214, 196, 150))
    p.disc(150, 96, 25, (86, 112, 54))
    p.stroke("150 71, 150 121", 0.75, 1.2)
    p.disc(150, 96, 3, GOLD)
    for x in (100, 200):
        p.disc(x, 98, 12, (214, 196, 150))
        p.disc(x, 98, 9, (246, 214, 120))
        p.stroke([(x - 9, 98), (x + 9, 98)], 0.75, 1.0)
        p.stroke([(x, 89), (x, 107)], 0.75, 1.0)
    p.fill("176 50, 176 22, 188 22, 188 56", 0.7)
    for n in range(4):
        p.disc(184 + 6 * n, 16 - 4 * n, 4 + n, (240, 236, 214))
    p.tree(30, 128, 62, 0.7, GREEN)
    p.fill("138 124, 162 124, 196 146, 116 146", (226, 206, 160))


@scene("elf_hall", "wood", PLACES)
def elf_hall(p: Plate) -> None:
    p.hill("-9 54, 60 26, 132 14, 204 26, 273 54", 0.6)
    for n, x in enumerate(across(6, 258, 10)):
        p.tree(x, 62 - 24 * math.sin(math.pi * x / 264), 46 + 6 * wobble(n), 0.62, 0.42 + 0.1 * wobble(n))
    p.fill("84 144, 84 76, 104 52, 132 42, 160 52, 180 76, 180 144", 0.92)
    p.glow(132, 96, 56, GOLD, 0.9)
    for x in (96, 168):
        p.fill([(x - 5, 134), (x - 5, 70), (x - 8, 64), (x + 8, 64), (x + 5, 70), (x + 5, 134)], (214, 200, 150))
    p.fill("114 126, 114 86, 132 70, 150 86, 150 126", 0.98)
    p.stroke("132 74, 132 126", GOLD, 1.0)
    p.water(124, 0.34)
    for x in (40, 66, 216):
        p.disc(x, 134, 7, (132, 92, 52))
        p.stroke([(x - 6, 132), (x + 6, 132)], 0.9, 1.1)


@scene("inn", "night", PLACES)
def inn(p: Plate) -> None:
    p.stars(22)
    p.moon(222, 32, 14)
    p.house(52, 124, 64, 0.72)
    p.house(228, 122, 58, 0.7)
    p.fill("84 126, 84 70, 188 70, 188 126", 0.82)
    p.fill("74 72, 98 30, 174 30, 198 72", 0.98)
    p.fill("158 30, 158 14, 168 14, 168 30", 0.98)
    for x, y in ((94, 80), (116, 80), (160, 80), (160, 102), (94, 102)):
        p.fill([(x, y), (x + 13, y), (x + 13, y + 12), (x, y + 12)], GOLD)
        p.stroke([(x + 6.5, y), (x + 6.5, y + 12)], 0.9, 1.0)
    p.glow(136, 112, 34, GOLD, 0.7)
    p.fill("124 126, 124 104, 136 98, 148 104, 148 126", (250, 214, 122))
    p.stroke("188 62, 212 62", 1.0, 2)
    p.fill("196 66, 214 66, 214 84, 196 84", (226, 214, 180))
    p.shape(shapes.HORSEMAN, 205, 75, 15, 1.0)
    p.hill("-9 126, 132 122, 273 126", 0.95, grass=False)


@scene("ice_fortress", "winter", PLACES)
def ice_fortress(p: Plate) -> None:
    p.ridge("-9 76, 40 34, 84 74, 132 20, 184 70, 228 30, 273 70", 0.38, 22)
    for x, wide, high in ((92, 20, 66), (172, 20, 62), (132, 26, 96)):
        p.tower(x, 124, wide, high, 0.85, lit=True)
        p.fill([(x - wide * 0.66, 124 - high - wide * 0.4), (x, 124 - high - wide * 1.9),
                (x + wide * 0.66, 124 - high - wide * 0.4)], 0.95)  # fmt: skip
    p.wall(70, 194, 128, 28, 0.9)
    p.hill("-9 128, 80 118, 180 122, 273 112", 0.1)
    for n, left in enumerate(across(72, 192, 11)):
        p.fill([(left - 3, 100), (left + 3, 100), (left, 112 + 6 * wobble(n))], ICE)


@scene("three_peaks", "storm", PLACES)
def three_peaks(p: Plate) -> None:
    p.ridge("-9 108, 30 84, 60 52, 92 92, 132 8, 176 88, 206 46, 238 86, 273 104", 0.5, 30)
    p.ridge("-9 132, 50 112, 110 128, 170 108, 230 126, 273 114", 0.75)
    p.fill("118 132, 118 112, 132 98, 146 112, 146 132", 1.0)
    p.disc(126, 118, 1.8, EMBER)
    p.disc(138, 118, 1.8, EMBER)
    p.host(150, 250, 140, 28, 1.0, BLOOD)


@scene("grey_harbour", "dusk", PLACES)
def grey_harbour(p: Plate) -> None:
    p.sun(132, 84, 20)
    p.fill("-4 100, -4 40, 30 46, 56 70, 66 100", 0.5)
    p.fill("268 100, 268 34, 232 44, 208 72, 198 100", 0.5)
    p.tower(30, 60, 13, 44, 0.62, lit=True)
    p.tower(238, 58, 13, 46, 0.62, lit=True)
    p.water(96, 0.24)
    p.shape(motifs.SWAN_SHIP, 132, 96, 78, MARBLE)
    p.stroke("124 92, 124 36", 0.8, 1.8)
    p.fill("126 38, 158 66, 160 86, 126 88", (240, 228, 196))
    p.fill("122 44, 100 76, 98 86, 122 88", (228, 212, 176))
    p.fill("-4 144, -4 126, 70 124, 78 130, 78 144", 0.85)


@scene("broken_bridge", "day", PLACES)
def broken_bridge(p: Plate) -> None:
    p.hill("-9 84, 70 70, 170 80, 273 66", 0.28)
    p.water(96, 0.22)
    for left, right in ((-6, 96), (172, 270)):
        p.fill([(left, 92), (left, 72), (right, 74), (right - 3, 84), (right, 92)], 0.75)
    for x in (8, 50, 92, 176, 218, 258):
        p.fill([(x - 7, 122), (x - 6, 90), (x + 6, 90), (x + 7, 122)], 0.75)
    p.fill("124 122, 126 100, 138 104, 140 122", 0.75)
    for x in (29, 71, 197, 238):
        p.disc(x, 98, 13, 0.16)
    p.water(112, 0.3)
    p.tower(24, 74, 22, 46, 0.6)
    p.fill("232 74, 232 40, 240 34, 246 44, 254 36, 256 74", 0.6)
    for x in (150, 112):
        p.shape(motifs.BOULDER, x, 124, 16, 0.7)


@scene("golden_trees", "night", PLACES)
def golden_trees(p: Plate) -> None:
    p.stars(18)
    for x, high in ((18, 130), (74, 150), (196, 148), (250, 132)):
        p.tree(x, 140, high, 0.55, _gold(x))
    p.fill("118 144, 122 40, 142 40, 148 144", 0.8)
    for x, y, radius in ((100, 26, 26), (162, 22, 28), (132, 10, 30), (80, 34, 16), (186, 38, 16)):
        p.disc(x, y, radius, LEAVES)
    p.fill("96 70, 168 70, 160 78, 104 78", 0.95)
    p.fill("112 70, 118 52, 132 44, 146 52, 152 70", (236, 224, 186))
    p.fill("126 70, 126 58, 132 54, 138 58, 138 70", GOLD)
    stairs = [(132 + 17 * math.sin(t / 3.2), 136 - t * 1.9) for t in range(31)]
    p.stroke(stairs, (236, 224, 186), 1.8)
    for x, y in ((60, 78), (206, 74), (92, 98), (176, 102), (34, 96), (236, 94)):
        p.glow(x, y, 14, MOON, 0.9)
        p.disc(x, y, 2.4, MOON)
    p.hill("-9 136, 132 130, 273 136", 0.9)


def _gold(x: float) -> Colour:
    """The gold of a tree that stands further away."""
    return (176 + round(14 * wobble(x)), 150, 84)


@scene("quay", "day", PLACES)
def quay(p: Plate) -> None:
    p.sun(206, 44, 14)
    p.ridge("-9 84, 40 48, 84 80, 128 56, 176 88, 273 90", 0.3, 12)
    p.water(88, 0.22)
    for x, wide in ((24, 34), (62, 40), (100, 32)):
        p.house(x, 100, wide, 0.6)
    p.fill("-4 114, -4 100, 128 100, 128 108, 122 114", 0.85)
    for post in across(8, 118, 7):
        p.stroke([(post, 112), (post, 126)], 0.9, 2.4)
    p.ship(196, 122, 84, (236, 222, 184))
    p.ship(144, 108, 40, (214, 190, 140))
    p.water(122, 0.34)


@scene("ruined_hill", "dusk", PLACES)
def ruined_hill(p: Plate) -> None:
    p.sun(206, 92, 20)
    p.ridge("-9 106, 60 88, 120 104, 200 90, 273 104", 0.24)
    p.hill("-9 132, 50 118, 92 62, 118 46, 150 46, 178 64, 216 118, 273 132", 0.68)
    for x, high in ((104, 26), (116, 14), (128, 34), (144, 18), (156, 30), (168, 16)):
        p.fill([(x - 4, 54), (x - 4, 52 - high), (x + 1, 48 - high), (x + 4, 53 - high), (x + 4, 54)], 0.9)
    p.stroke("122 22, 134 16, 142 18", 0.9, 3.2)
    way = [(132 + 36 * math.sin(t / 5) * (1 - t / 60), 140 - t * 2) for t in range(42)]
    p.stroke(way, (226, 182, 116), 1.6)
    p.shape(motifs.WALKER, 62, 122, 34, 1.0)
    p.shape(motifs.WALKER, 44, 126, 30, 1.0)


@scene("lonely_mountain", "day", PLACES)
def lonely_mountain(p: Plate) -> None:
    p.ridge("-9 104, 40 92, 78 82, 104 50, 138 6, 172 52, 196 84, 230 94, 273 102", 0.46, 34)
    p.fill("126 104, 126 86, 138 76, 150 86, 150 104", 0.95)
    p.glow(138, 94, 14, GOLD, 0.8)
    p.water(104, 0.24)
    p.fill("30 126, 30 118, 116 118, 116 126", 0.75)
    for x, wide in ((46, 24), (72, 28), (98, 22)):
        p.house(x, 118, wide, 0.65)
    for post in across(34, 112, 7):
        p.stroke([(post, 124), (post, 134)], 0.85, 2)
    p.ship(206, 130, 46, (226, 206, 160))
    p.shape(EAGLE, 216, 32, 26, 0.7)


@scene("hidden_doors", "night", PLACES)
def hidden_doors(p: Plate) -> None:
    p.moon(34, 30, 15)
    p.fill("-4 144, 40 88, 66 40, 84 -4, 268 -4, 268 144", 0.72)
    p.glow(152, 84, 66, (196, 214, 230), 0.8)
    p.fill("118 128, 118 66, 128 46, 152 36, 176 46, 186 66, 186 128", 0.86)
    silver: Colour = (226, 236, 244)
    p.stroke("118 128, 118 66, 128 46, 152 36, 176 46, 186 66, 186 128", silver, 2.4)
    p.stroke("152 38, 152 128", silver, 1.2)
    p.shape(shapes.STAR, 152, 84, 28, silver)
    for x in (132, 172):
        p.stroke([(x, 126), (x, 76)], silver, 1.8)
        for n in range(3):
            for way in (-1, 1):
                y = 84 + 12 * n
                p.stroke([(x, y), (x + 6 * way, y - 5), (x + 8 * way, y - 11)], silver, 1.1)
    p.shape(shapes.CROWN, 152, 56, 13, silver)
    p.water(126, 0.5)


@scene("golden_hall", "day", PLACES)
def golden_hall(p: Plate) -> None:
    p.sun(44, 46, 14)
    p.ridge("-9 90, 50 52, 100 86, 190 38, 232 80, 273 54", 0.28, 14)
    p.hill("-9 126, 50 112, 100 76, 132 70, 190 76, 232 110, 273 124", 0.55)
    p.fill("96 80, 96 58, 186 58, 186 80", (176, 132, 72))
    p.fill("84 62, 104 26, 178 26, 198 62", THATCH)
    for x in across(92, 190, 12):
        p.stroke([(x, 61), (x * 0.76 + 34, 27)], (158, 112, 44), 0.9)
    p.stroke("98 20, 106 28", 0.9, 3)
    p.stroke("184 20, 176 28", 0.9, 3)
    p.fill("132 80, 132 64, 150 64, 150 80", 0.9)
    p.wall(70, 208, 118, 12, 0.75)
    p.shape(shapes.BANNER, 222, 78, 46, (86, 118, 60))
    p.shape(RIDER, 44, 114, 48, 0.95)


@scene("river_city", "dusk", PLACES)
def river_city(p: Plate) -> None:
    p.sun(132, 62, 18)
    p.ridge("-9 86, 60 66, 120 84, 180 62, 273 84", 0.24)
    for x, radius in ((52, 26), (214, 24)):
        p.disc(x, 74, radius, 0.55)
        p.fill([(x - radius, 74), (x + radius, 74), (x + radius, 112), (x - radius, 112)], 0.55)
    p.fill("40 60, 52 44, 60 62, 70 50, 76 66, 60 72", 0.06)
    p.tower(92, 112, 16, 64, 0.68)
    p.tower(176, 112, 16, 50, 0.68)
    p.wall(-4, 116, 118, 22, 0.78)
    p.wall(152, 268, 118, 22, 0.78)
    p.water(114, 0.34)
    p.fill("92 112, 92 100, 120 98, 124 106, 118 112", 0.85)
    p.fill("172 112, 172 100, 148 98, 142 104, 148 112", 0.85)
    for x in (104, 160):
        p.fill([(x - 5, 126), (x - 5, 108), (x + 5, 108), (x + 5, 126)], 0.85)
    p.shape(motifs.BOULDER, 132, 122, 18, 0.85)


@scene("steppe_camp", "dusk", PLACES)
def steppe_camp(p: Plate) -> None:
    p.sun(60, 82, 20)
    p.hill("-9 98, 132 90, 273 98", 0.3)
    for x, wide, depth in ((196, 30, 0.55), (118, 30, 0.55), (232, 36, 0.6)):
        p.tent(x, 106, wide, depth)
    p.hill("-9 118, 132 110, 273 116", 0.62)
    p.tent(166, 124, 58, 0.8, GOLD)
    p.tent(228, 130, 46, 0.85)
    p.flames(118, 130, 26)
    p.shape(RIDER, 54, 104, 58, 1.0)
    p.hill("-9 136, 132 132, 273 136", 0.9)


@scene("port_city", "day", PLACES)
def port_city(p: Plate) -> None:
    p.sun(48, 40, 14)
    p.hill("100 100, 160 66, 220 50, 273 44", 0.3)
    for n, (left, right) in enumerate(((126, 270), (146, 270), (172, 270))):
        p.wall(left, right, 104 - 20 * n, 16, 0.35 + 0.1 * n)
    for x, base, high in ((158, 88, 34), (206, 68, 34), (240, 68, 48)):
        p.tower(x, base, 15, high, 0.66, lit=True)
    p.water(102, 0.24)
    p.fill("112 112, 112 102, 268 102, 268 112", 0.8)
    p.ship(60, 124, 84, (92, 118, 146))
    p.ship(134, 122, 46, (236, 222, 184))
    p.water(122, 0.36)


@scene("black_stone", "night", PLACES)
def black_stone(p: Plate) -> None:
    p.stars(20)
    p.ridge("-9 86, 40 40, 92 84, 190 36, 232 80, 273 48", 0.42)
    p.glow(132, 62, 96, (150, 196, 170), 0.9)
    p.hill("-9 128, 70 108, 132 94, 194 108, 273 128", 0.75)
    p.disc(132, 66, 33, 1.0)
    p.disc(121, 54, 7, 0.6)
    pale: Colour = (158, 200, 178)
    p.host(8, 94, 136, 38, pale)
    p.host(170, 256, 136, 38, pale)


@scene("desert_camp", "dusk", PLACES)
def desert_camp(p: Plate) -> None:
    p.sun(212, 62, 20)
    p.hill("-9 92, 80 82, 170 92, 273 84", 0.22)
    p.tent(40, 106, 40, 0.6, GOLD)
    p.tent(84, 102, 28, 0.5)
    p.hill("-9 126, 90 112, 180 122, 273 114", 0.5)
    p.shape(motifs.MUMAK, 166, 74, 112, 0.95)
    p.stroke("136 54, 130 76, 164 78, 168 54", BLOOD, 3)
    p.shape(shapes.BANNER, 158, 12, 18, BLOOD)
    p.tent(30, 138, 58, 0.85, EMBER)


@scene("great_falls", "day", PLACES)
def great_falls(p: Plate) -> None:
    p.sun(132, 26, 13)
    p.water(50, 0.2, 74)
    p.fill("-4 144, -4 34, 40 40, 74 62, 88 144", 0.6)
    p.fill("268 144, 268 34, 224 40, 190 62, 176 144", 0.6)
    p.fill("112 74, 116 40, 132 28, 148 40, 152 74", 0.75)
    for left, right in ((70, 116), (148, 194)):
        p.fill([(left, 66), (right, 68), (right, 128), (left + 6, 130)], (226, 234, 228))
        for n in range(7):
            x = left + 3 + n * (right - left - 4) / 7
            p.stroke([(x, 68), (x + wobble(n), 126)], 0.28 if n % 2 else 0.42, 1.0)
    p.fill("112 68, 152 68, 150 128, 114 128", 0.7)
    p.water(120, 0.2)
    for x in across(72, 192, 9):
        p.disc(x, 124 + 2 * wobble(x), 9, (242, 244, 234))
    for x, way in ((30, 1), (234, -1)):
        p.shape(motifs.KNIGHT, x, 58, 72, (150, 140, 116), way)


@scene("dead_marsh", "storm", PLACES)
def dead_marsh(p: Plate) -> None:
    p.ridge("-9 70, 60 54, 130 72, 200 52, 273 70", 0.28)
    p.hill("-9 84, 132 78, 273 84", 0.4)
    p.water(90, 0.36, rough=0.5)
    for way in ("-4 112, 46 104, 96 112, 60 120, -4 122", "170 118, 220 108, 270 114, 270 130, 210 130",
                "80 144, 120 130, 176 138, 190 148"):  # fmt: skip
        p.fill(way, 0.75)
    for x, base, lean in ((30, 112, 8), (60, 112, -6), (214, 118, -10), (236, 118, 7), (136, 140, 5)):
        p.stroke([(x, base), (x + lean, base - 44)], 0.98, 1.8)
        p.shape(motifs.SPEARHEAD, x + lean, base - 47, 10, 0.98)
    p.shape(motifs.HELM, 92, 108, 20, 0.95)
    p.shape(shapes.SHIELD, 190, 112, 24, 0.9)
    p.shape(shapes.SKULL, 150, 132, 18, (216, 214, 196))
    for x, y in ((112, 92), (172, 88), (46, 90), (242, 92)):
        p.glow(x, y, 22, (206, 240, 180), 0.9)
        p.shape(motifs.LEAF, x, y, 12, (240, 252, 214))


@scene("swan_castle", "day", PLACES)
def swan_castle(p: Plate) -> None:
    p.sun(52, 42, 14)
    p.water(92, 0.24)
    p.fill("118 144, 126 104, 142 84, 268 74, 268 144", 0.7)
    p.wall(148, 262, 86, 20, 0.5)
    for x, high in ((158, 46), (196, 64), (238, 52)):
        p.tower(x, 86, 18, high, 0.55)
        p.fill([(x - 13, 78 - high), (x, 54 - high), (x + 13, 78 - high)], (72, 96, 130))
    p.shape(motifs.SWAN, 66, 104, 60, MARBLE)
    p.disc(86, 83, 1.4, 1.0)
    p.water(118, 0.36)


@scene("volcano", "fire", PLACES)
def volcano(p: Plate) -> None:
    p.glow(132, 40, 100, FLAME, 1.0)
    for x, y, radius in ((132, 12, 18), (110, 4, 16), (158, 2, 18), (90, -4, 16), (182, -6, 18)):
        p.disc(x, y, radius, 0.8)
    p.ridge("-9 126, 40 118, 84 84, 112 36, 152 36, 180 84, 224 116, 273 126", 0.86)
    p.fill("114 38, 150 38, 142 46, 122 46", FLAME)
    for way in (
        "132 44, 136 66, 126 84, 138 108, 130 140",
        "142 44, 156 72, 152 90, 172 118",
        "122 44, 108 76, 112 92, 92 120",
    ):
        p.stroke(way, EMBER, 4.2)
        p.stroke(way, FLAME, 2.0)
    p.hill("-9 138, 70 130, 190 136, 273 128", 1.0, grass=False)
    p.shape(motifs.WALKER, 52, 122, 26, 1.0)
    p.shape(motifs.WALKER, 40, 126, 22, 1.0)
