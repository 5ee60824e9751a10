"""The art of cards that players play: ambushes, sieges, marches, hunts, a bridge that falls."""

from __future__ import annotations

import math

from renders.board import shapes
from renders.cards import motifs
from renders.cards.card_scenes import BLACK_SAIL, BLOOD, MARBLE, CardScene, scene
from renders.cards.engraving import EMBER, FLAME, GOLD, SNOW, Plate, across, smooth, wobble
from renders.games.lotr.shapes import ARCHER, DARK_RIDER, EAGLE, ORC, RIDER

DEEDS: dict[str, CardScene] = {}
"""Each scene by its motif, with its mood."""


@scene("serpent", "cave", DEEDS)
def serpent(p: Plate) -> None:
    p.glow(132, 66, 120, (164, 160, 104), 0.9)
    p.fill("78 144, 78 50, 92 14, 132 2, 172 14, 186 50, 186 144", 0.8)
    p.fill("92 98, 92 54, 102 26, 132 14, 162 26, 172 54, 172 98", 0.62)
    p.fill("70 144, 70 98, 194 98, 194 144", 0.92)
    p.shape(shapes.CROWN, 132, 82, 40, GOLD)
    body = [(x, 116 + 12 * math.sin(x / 13)) for x in range(26, 168, 3)]
    neck = smooth([*body[-2:], (186, 112), (206, 88), (196, 66), (170, 60), (158, 46), (168, 32)])
    for colour, width in ((1.0, 12.0), ((98, 122, 58), 8.5)):
        p.stroke([*body, *neck], colour, width)
    p.shape(motifs.SNAKE_HEAD, 168, 28, 26, (98, 122, 58))
    for side in (-3.6, 3.6):
        p.disc(168 + side, 27, 1.7, EMBER)
    p.stroke("168 15, 168 7, 164 2", EMBER, 1.3)
    p.stroke("168 7, 172 2", EMBER, 1.3)


@scene("last_stand", "dusk", DEEDS)
def last_stand(p: Plate) -> None:
    p.sun(206, 84, 22)
    p.ridge("-9 88, 40 62, 90 86, 150 74, 206 90, 273 70", 0.3)
    p.host(-8, 150, 120, 44, 0.6)
    p.host(-14, 130, 142, 56, 0.9, BLOOD)
    p.hill("130 150, 176 120, 220 112, 273 118", 0.95)
    p.shape(motifs.KNIGHT, 212, 80, 70, 1.0, -1)
    p.shape(shapes.SHIELD, 224, 84, 26, GOLD)


@scene("falling_bridge", "fire", DEEDS)
def falling_bridge(p: Plate) -> None:
    p.glow(170, 110, 150, FLAME, 1.0)
    for x in (20, 246):
        p.fill([(x - 10, 144), (x - 8, 16), (x - 18, 0), (x + 18, 0), (x + 8, 16), (x + 10, 144)], 0.7)
    p.glow(62, 44, 74, (250, 244, 214), 1.0)
    p.fill("-4 144, -4 82, 84 78, 100 84, 90 92, 96 102, 60 108, 44 144", 0.97)
    p.fill("268 144, 268 82, 176 78, 166 84, 174 92, 170 100, 206 108, 224 144", 0.97)
    stones = (
        "106 88, 122 84, 128 92, 112 98",
        "136 104, 150 98, 156 108, 140 114",
        "114 118, 126 112, 132 122, 120 126",
        "152 84, 162 86, 158 96, 149 92",
        "140 130, 150 124, 157 134, 144 140",
    )
    for way in stones:
        p.fill(way, 0.97)
    p.shape(motifs.WIZARD, 66, 52, 62, 1.0)
    p.disc(81, 22, 4, (255, 255, 240))
    p.flames(196, 80, 44)
    p.flames(238, 80, 44)
    p.shape(motifs.WINGS, 217, 34, 56, 1.0)
    p.shape(motifs.DEMON, 217, 42, 76, 1.0)
    for side in (-3.4, 3.4):
        p.disc(217 + side, 12, 1.5, FLAME)


@scene("ambush", "wood", DEEDS)
def ambush(p: Plate) -> None:
    p.hill("-9 84, 80 66, 180 70, 273 60", 0.25)
    for n, x in enumerate(across(96, 260, 8)):
        p.pine(x, 92 + 4 * wobble(n), 56 + 8 * wobble(n * 2), 0.4)
    p.hill("-9 120, 130 100, 273 104", 0.4)
    p.host(150, 250, 124, 30, 0.66)
    p.fill("-4 144, -4 60, 40 64, 96 88, 120 112, 128 144", 0.85)
    p.shape(ARCHER, 44, 52, 58, 1.0)
    p.shape(ARCHER, 92, 74, 58, 1.0)
    p.pine(12, 110, 112, 1.0)
    p.pine(134, 150, 62, 1.0)


@scene("breach", "storm", DEEDS)
def breach(p: Plate) -> None:
    p.ridge("-9 70, 50 40, 100 72, 273 60", 0.25)
    p.wall(128, 272, 132, 74, 0.6)
    p.tower(226, 134, 38, 100, 0.75, lit=True)
    p.stroke([(92, 138), (148, 44)], 1.0, 2.2)
    p.stroke([(102, 142), (158, 48)], 1.0, 2.2)
    for n in range(12):
        p.stroke([(94 + n * 4.7, 134 - 7.9 * n), (104 + n * 4.7, 138 - 7.9 * n)], 1.0, 1.5)
    p.shape(ORC, 126, 74, 34, 1.0)
    p.shape(ORC, 146, 42, 34, 1.0)
    p.hill("-9 134, 132 130, 273 134", 0.95, grass=False)
    p.host(-6, 96, 138, 46, 0.95, BLOOD)
    p.flames(190, 60, 22)


@scene("catapult", "dusk", DEEDS)
def catapult(p: Plate) -> None:
    p.wall(176, 272, 122, 46, 0.4)
    p.tower(196, 122, 26, 74, 0.5, lit=True)
    p.tower(248, 122, 26, 88, 0.5, lit=True)
    p.hill("-9 120, 132 116, 273 120", 0.85)
    p.shape(motifs.CATAPULT, 84, 74, 112, 1.0)
    for x in (48, 116):
        p.disc(x, 116, 14, 1.0, 4)
        for turn in (0, 1, 2):
            dx, dy = 13 * math.cos(turn * math.pi / 3), 13 * math.sin(turn * math.pi / 3)
            p.stroke([(x - dx, 116 - dy), (x + dx, 116 + dy)], 1.0, 1.6)
    p.flames(168, 38, 22)
    p.stroke([(140, 26), (152, 25), (160, 28)], FLAME, 1.4)


@scene("night_march", "night", DEEDS)
def night_march(p: Plate) -> None:
    p.stars(34)
    p.moon(206, 38, 20)
    p.ridge("-9 92, 44 66, 96 92, 150 60, 200 94, 273 70", 0.4)
    p.hill("-9 122, 60 110, 150 116, 273 98", 0.95, grass=False)
    p.host(14, 128, 124, 46, 1.0)
    p.host(124, 236, 120, 42, 1.0, (92, 100, 122))


@scene("mountain_way", "dusk", DEEDS)
def mountain_way(p: Plate) -> None:
    p.ridge("-9 92, 30 50, 66 86, 132 4, 198 84, 236 44, 273 90", 0.55, 16)
    p.fill("92 144, 92 96, 104 74, 132 62, 160 74, 172 96, 172 144", 0.95)
    p.fill("104 144, 104 98, 114 82, 132 74, 150 82, 160 98, 160 144", 1.0)
    p.glow(132, 122, 34, FLAME, 0.75)
    for n in range(5):
        p.fill([(112 - 6 * n, 124 + 5 * n), (152 + 6 * n, 124 + 5 * n), (156 + 6 * n, 130 + 5 * n),
                (108 - 6 * n, 130 + 5 * n)], 0.35 + 0.1 * n)  # fmt: skip
    p.shape(motifs.WALKER, 124, 110, 30, 1.0)
    p.shape(motifs.WALKER, 142, 114, 26, 1.0)


@scene("sea_storm", "storm", DEEDS)
def sea_storm(p: Plate) -> None:
    for x, y, wide in ((40, 14, 60), (120, 6, 80), (210, 16, 70)):
        for n in range(5):
            p.disc(x + wide * (n - 2) / 4, y + 4 * wobble(n + x), wide * 0.2, 0.75)
    for bolt in ("196 26, 180 58, 192 56, 172 96", "62 24, 76 50, 66 50, 82 78"):
        p.stroke(bolt, (252, 246, 214), 2.4)
    p.water(92, 0.42, rough=2.0)
    p.ship(124, 116, 84, MARBLE, way=-1)
    for n, (top, depth) in enumerate(((104, 0.6), (124, 0.8))):
        way = [(x, top + 11 * math.sin(x / 22 + n * 2.2) + 3 * math.sin(x / 7)) for x in range(-8, 274, 4)]
        p.fill([*way, (274, 150), (-8, 150)], depth)
        p.stroke([(x, y + 1) for x, y in way], SNOW, 1.3)


@scene("eagle_flight", "day", DEEDS)
def eagle_flight(p: Plate) -> None:
    p.sun(60, 50, 15)
    p.ridge("-9 120, 46 78, 84 116, 140 88, 196 122, 234 84, 273 118", 0.35, 18)
    p.ridge("-9 140, 60 116, 130 138, 200 112, 273 138", 0.6, 10)
    p.shape(EAGLE, 152, 52, 98, 0.95)
    p.shape(motifs.WALKER, 152, 20, 26, 0.95)
    p.shape(EAGLE, 236, 30, 26, 0.7)


@scene("hunters", "night", DEEDS)
def hunters(p: Plate) -> None:
    p.moon(132, 54, 32)
    p.ridge("-9 100, 40 82, 92 100, 180 92, 230 78, 273 98", 0.45)
    p.hill("-9 128, 70 112, 132 108, 200 112, 273 126", 1.0, grass=False)
    p.shape(DARK_RIDER, 132, 72, 74, 1.0)
    p.shape(DARK_RIDER, 56, 90, 56, 1.0)
    p.shape(DARK_RIDER, 206, 90, 56, 1.0, -1)


@scene("withdrawal", "dusk", DEEDS)
def withdrawal(p: Plate) -> None:
    p.ridge("-9 70, 30 34, 70 66, 100 48, 150 84, 273 92", 0.35, 12)
    p.tower(222, 106, 26, 62, 0.85)
    p.flames(222, 48, 34)
    p.flames(240, 106, 24)
    p.hill("-9 100, 90 108, 180 106, 273 104", 0.6)
    p.host(22, 176, 120, 30, 0.85)
    p.hill("-9 138, 132 128, 273 138", 0.95)
    p.shape(RIDER, 56, 112, 48, 1.0, -1)
    p.shape(shapes.BANNER, 92, 104, 56, BLOOD, -1)


@scene("black_sails", "dusk", DEEDS)
def black_sails(p: Plate) -> None:
    p.sun(200, 84, 24)
    p.water(90, 0.3)
    p.ship(222, 96, 34, BLACK_SAIL)
    p.ship(110, 122, 124, BLACK_SAIL)
    p.shape(shapes.SKULL, 110, 48, 26, (220, 206, 176))
    p.water(124, 0.48, rough=1.6)


@scene("balrog", "fire", DEEDS)
def balrog(p: Plate) -> None:
    p.glow(132, 90, 130, FLAME, 1.0)
    for x in (18, 60, 204, 246):
        p.fill([(x - 8, 144), (x - 6, 18), (x - 15, 2), (x + 15, 2), (x + 6, 18), (x + 8, 144)], 0.7)
    p.shape(motifs.WINGS, 132, 74, 104, 0.95)
    p.flames(106, 134, 64)
    p.flames(158, 134, 64)
    p.shape(motifs.DEMON, 132, 78, 112, 1.0)
    p.disc(126, 27, 2.2, FLAME)
    p.disc(138, 27, 2.2, FLAME)
    whip = [(172 + t * 0.62, 86 - 26 * math.sin(t / 17)) for t in range(0, 130, 4)]
    p.stroke(whip, FLAME, 2.2)
    p.hill("-9 140, 132 134, 273 140", 1.0, grass=False)


@scene("horn", "day", DEEDS)
def horn(p: Plate) -> None:
    p.rays(132, 72, 20, 150, 0.16, 40)
    p.ridge("-9 130, 50 108, 96 128, 150 110, 210 130, 273 112", 0.28)
    p.shape(motifs.HORN, 132, 72, 124, 0.9)
    for way in ("98 86, 104 101", "142 54, 156 72", "170 26, 192 42"):
        p.stroke(way, GOLD, 5)
    p.stroke("82 92, 96 66, 128 44, 160 26", 0.7, 1.4)
    p.stroke("116 30, 122 64, 112 78, 124 96, 118 122", (250, 238, 204), 3)
    p.disc(212, 104, 15, 0.8, 6)
    p.disc(212, 104, 14, GOLD, 4)


@scene("knife", "night", DEEDS)
def knife(p: Plate) -> None:
    p.stars(20)
    p.ridge("-9 124, 60 112, 104 84, 160 82, 206 112, 273 124", 0.6)
    p.glow(132, 66, 84, (190, 206, 216), 0.8)
    p.shape(motifs.KNIFE, 132, 70, 128, 1.0)
    p.fill("133 10, 141 34, 138 44, 142 54, 138 68, 141 82, 132 82", (206, 214, 220))
    for x, y in ((60, 62), (88, 40), (176, 40), (204, 62)):
        p.shape(motifs.LEAF, x, y, 4, EMBER)
    for x in (52, 212):
        p.shape(motifs.WALKER, x, 96, 62, 1.0, 1 if x < 132 else -1)
        for side in (-2.5, 2.5):
            p.disc(x + side + (2 if x < 132 else -2), 72, 1.3, EMBER)


@scene("crossing", "storm", DEEDS)
def crossing(p: Plate) -> None:
    p.ridge("-9 62, 40 22, 90 58, 150 30, 204 64, 240 26, 273 58", 0.3, 14)
    p.water(84, 0.3, rough=2.2)
    p.fill("-4 144, -4 52, 40 58, 66 70, 58 96, 84 120, 70 144", 0.85)
    p.fill("268 144, 268 52, 226 60, 196 70, 206 98, 184 118, 196 144", 0.85)
    rope = [(60 + t * 14, 68 + 20 * math.sin(math.pi * t / 10)) for t in range(11)]
    p.stroke(rope, 1.0, 2.4)
    p.stroke([(x, y - 15) for x, y in rope], 1.0, 1.0)
    for x, y in rope:
        p.stroke([(x, y), (x, y - 15)], 1.0, 0.9)
    for x, y in (rope[3], rope[5], rope[6]):
        p.shape(motifs.WALKER, x, y - 13, 26, 1.0)
    for x, y, size in ((110, 120, 16), (150, 132, 20), (132, 104, 10)):
        p.shape(motifs.BOULDER, x, y, size, 0.8)


@scene("croucher", "cave", DEEDS)
def croucher(p: Plate) -> None:
    p.glow(150, 60, 96, (112, 132, 120), 0.9)
    p.fill("-4 -4, 268 -4, 268 40, 236 10, 212 34, 188 8, 150 22, 120 6, 90 30, 62 10, 30 44, -4 20", 0.95)
    p.water(112, 0.55)
    p.fill("70 126, 84 108, 132 102, 184 108, 204 128, 170 136, 104 136", 0.95)
    p.shape(motifs.CROUCHER, 132, 72, 84, 1.0)
    for x in (148, 157):
        p.disc(x, 54, 4.2, (232, 232, 150))
        p.disc(x + 0.8, 54, 1.5, 1.0)


@scene("waterfall_watch", "night", DEEDS)
def waterfall_watch(p: Plate) -> None:
    p.moon(46, 34, 16)
    p.stars(16)
    p.fill("84 144, 96 30, 120 14, 264 8, 264 144", 0.75)
    p.fill("150 18, 196 16, 202 144, 142 144", (196, 212, 220))
    for n in range(9):
        x = 150 + 5.4 * n
        p.stroke([(x, 18), (x + 2 * wobble(n), 80), (x - 2, 144)], 0.3 if n % 2 else 0.15, 1.1)
    p.fill("104 120, 108 86, 122 76, 138 84, 142 120", 1.0)
    p.glow(124, 104, 26, FLAME, 0.7)
    p.water(124, 0.4)
    p.hill("-9 124, 60 112, 132 118, 160 150", 0.95)
    p.shape(ARCHER, 62, 84, 66, 1.0)
    p.shape(ARCHER, 118, 100, 42, 1.0)


@scene("cage", "fire", DEEDS)
def cage(p: Plate) -> None:
    p.ridge("-9 92, 60 60, 120 92, 190 56, 273 88", 0.5)
    p.tower(34, 134, 40, 100, 0.85, lit=True)
    p.hill("-9 132, 132 126, 273 132", 0.95, grass=False)
    p.glow(150, 76, 70, FLAME, 0.9)
    p.shape(motifs.WALKER, 150, 86, 66, 1.0)
    p.stroke("150 -4, 150 26", 1.0, 1.8)
    for x in across(114, 186, 6):
        p.stroke([(x, 30), (x, 124)], 1.0, 2.6)
    for y in (28, 122):
        p.stroke([(108, y), (192, y)], 1.0, 6)
    p.shape(ORC, 84, 96, 66, 1.0)
    p.shape(ORC, 222, 92, 72, 1.0, -1)


@scene("spider", "cave", DEEDS)
def spider(p: Plate) -> None:
    p.glow(132, 64, 96, (142, 138, 128), 0.9)
    for n in range(14):
        turn = 2 * math.pi * n / 14 + 0.2
        p.stroke([(132, 66), (132 + 170 * math.cos(turn), 66 + 170 * math.sin(turn))], (186, 182, 172), 0.7)
    for ring in (34, 58, 84, 112):
        spokes = [2 * math.pi * n / 14 + 0.2 for n in range(15)]
        p.stroke([(132 + ring * math.cos(a), 66 + ring * math.sin(a)) for a in spokes], (186, 182, 172), 0.7)
    for side in (-1, 1):
        for n, (kx, ky, fx, fy) in enumerate(((40, -34, 62, 14), (52, -22, 84, 30), (50, 2, 78, 56), (36, 22, 52, 74))):
            root = (132 + side * 10, 60 + 5 * n)
            p.stroke([root, (132 + side * kx, 62 + ky), (132 + side * fx, 62 + fy)], 1.0, 4.2)
    p.disc(132, 88, 27, 1.0)
    p.disc(132, 60, 17, 1.0)
    for n, x in enumerate(across(121, 143, 4)):
        p.disc(x, 66 + (2 if n in (1, 2) else 0), 2.0, (210, 224, 120))
    p.stroke("127 76, 125 86", (210, 206, 196), 2)
    p.stroke("137 76, 139 86", (210, 206, 196), 2)


@scene("fisher", "wood", DEEDS)
def fisher(p: Plate) -> None:
    p.sun(208, 40, 14)
    p.hill("-9 74, 60 62, 150 70, 273 58", 0.3)
    for n, x in enumerate(across(8, 120, 6)):
        p.pine(x, 84 + 3 * wobble(n), 44 + 8 * wobble(n * 2), 0.45)
    p.water(92, 0.2)
    p.fill("150 144, 158 118, 196 104, 268 98, 268 144", 0.9)
    p.shape(motifs.CROUCHER, 204, 74, 74, 1.0, -1)
    p.shape(motifs.FISH, 154, 90, 30, (206, 214, 206), -1)
    p.disc(178, 58, 3.4, (246, 244, 214))
    p.disc(177, 58, 1.3, 1.0)
    p.disc(92, 120, 15, 0.5, 1.2)
    p.disc(92, 120, 8, 0.5, 1.0)
