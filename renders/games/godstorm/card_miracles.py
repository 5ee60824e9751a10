"""The art of miracle cards: relics in front of rays, and what the gods of War, Death and the Sky do on Earth."""

from __future__ import annotations

import math

from renders.board import shapes
from renders.cards import motifs
from renders.cards.card_scenes import BLOOD, MARBLE, CardScene, scene
from renders.cards.engraving import EMBER, FLAME, GOLD, MOON, SNOW, Plate, across, wobble
from renders.games.godstorm.shapes import ALTAR, SKY_GOD, WAR_GOD
from renders.look import Colour, mix

MIRACLES: dict[str, CardScene] = {}
"""Each scene by its motif, with its mood."""
BRONZE: Colour = (156, 104, 50)
IRON: Colour = (148, 156, 166)
STONE: Colour = (176, 168, 150)
WINE: Colour = (118, 26, 48)
LEAVES: Colour = (74, 112, 62)
SEA: Colour = (52, 104, 128)
BONE: Colour = (232, 226, 206)


def _shine(p: Plate, x: float = 132, y: float = 72) -> None:
    """The light around a relic, and the table on which it lies."""
    p.glow(x, y, 110, (255, 240, 190), 0.9)
    p.rays(x, y, 60, 150, 0.22, 48)


def _altar(p: Plate, top: float = 116) -> None:
    p.fill([(40, 150), (52, top), (212, top), (224, 150)], 0.72)
    p.fill([(44, top), (48, top - 7), (216, top - 7), (220, top)], 0.86)


def _temple(p: Plate, x: float, base: float, wide: float, depth: float | Colour = MARBLE, columns: int = 5) -> None:
    """A temple with a pediment, columns and steps."""
    high, half = wide * 0.62, wide / 2
    dark = p.shade(depth, 0.3)
    for step in range(3):
        y = base - 4 * step
        p.fill([(x - half - 8 + 4 * step, y), (x + half + 8 - 4 * step, y), (x + half + 8 - 4 * step, y - 4),
                (x - half - 8 + 4 * step, y - 4)], p.shade(depth, 0.06 * step))  # fmt: skip
    p.fill([(x - half * 0.9, base - 12), (x - half * 0.9, base - high), (x + half * 0.9, base - high),
            (x + half * 0.9, base - 12)], dark)  # fmt: skip
    for at in across(x - half * 0.84, x + half * 0.84, columns):
        thick = wide * 0.035
        p.fill([(at - thick, base - 12), (at - thick, base - high), (at + thick, base - high), (at + thick, base - 12)],
               depth)  # fmt: skip
    p.fill([(x - half, base - high), (x + half, base - high), (x + half, base - high - 7), (x - half, base - high - 7)],
           depth)  # fmt: skip
    p.fill([(x - half, base - high - 8), (x, base - high - wide * 0.28), (x + half, base - high - 8)], depth)
    p.stroke([(x - half * 0.8, base - high - 11), (x, base - high - wide * 0.22), (x + half * 0.8, base - high - 11)],
             dark, 1.2)  # fmt: skip


def _lightning(p: Plate, way: str, width: float = 2.4) -> None:
    p.stroke(way, (255, 250, 214), width)


def _dead(p: Plate, x: float, base: float, high: float, depth: float | Colour) -> None:
    """Somebody dead who walks: a skull on a ragged shroud."""
    p.fill([(x - high * 0.24, base), (x - high * 0.16, base - high * 0.62), (x + high * 0.16, base - high * 0.62),
            (x + high * 0.26, base), (x + high * 0.1, base - high * 0.1), (x, base)], depth)  # fmt: skip
    p.shape(shapes.SKULL, x, base - high * 0.8, high * 0.36, BONE)
    p.stroke([(x + high * 0.1, base - high * 0.5), (x + high * 0.36, base - high * 0.62)], depth, high * 0.06)


# ---- relics


@scene("aegis", "dusk", MIRACLES)
def aegis(p: Plate) -> None:
    _shine(p)
    for radius, paint in ((58, 0.95), (54, BRONZE), (46, mix(BRONZE, GOLD, 0.5)), (30, BRONZE), (26, (92, 60, 34))):
        p.disc(132, 72, radius, paint)
    for n in range(12):
        turn = 2 * math.pi * n / 12
        p.stroke([(132 + 31 * math.cos(turn), 72 + 31 * math.sin(turn)),
                  (132 + 45 * math.cos(turn), 72 + 45 * math.sin(turn))], (92, 60, 34), 2)  # fmt: skip
    for n in range(9):
        turn = math.pi * (1 + n / 8)
        way = [(132 + r * math.cos(turn + 0.16 * math.sin(r / 3)), 70 + r * math.sin(turn + 0.16 * math.sin(r / 3)))
               for r in range(9, 25, 2)]  # fmt: skip
        p.stroke(way, (96, 128, 66), 2.4)
    p.disc(132, 72, 13, (214, 190, 132))
    for x in (127, 137):
        p.disc(x, 70, 2.2, 1.0)
    p.stroke("126 79, 132 77, 138 79", 1.0, 1.6)


@scene("cauldron", "cave", MIRACLES)
def cauldron(p: Plate) -> None:
    p.flames(104, 140, 40)
    p.flames(160, 140, 40)
    p.flames(132, 144, 46)
    p.fill("76 56, 84 96, 102 118, 132 124, 162 118, 180 96, 188 56", (58, 60, 62))
    p.fill("68 48, 196 48, 190 60, 74 60", (84, 86, 88))
    p.fill("82 50, 182 50, 174 56, 90 56", (142, 190, 120))
    p.glow(132, 46, 70, (170, 226, 150), 0.8)
    for n, x in enumerate((104, 124, 146, 164)):
        p.disc(x, 44 - 5 * (n % 2), 4 + n % 2, (196, 236, 176), 1.4)
    for x, y in ((112, 22), (138, 14), (156, 26)):
        p.shape(shapes.SOLDIER, x, y, 22, (214, 240, 200))


@scene("excalibur", "dusk", MIRACLES)
def excalibur(p: Plate) -> None:
    _shine(p, 132, 60)
    p.ridge("-9 112, 40 92, 92 112, 150 96, 206 114, 273 94", 0.3)
    p.fill("70 144, 84 116, 110 104, 156 104, 182 118, 196 144", 0.85)
    p.fill("129 108, 129 36, 132 30, 135 36, 135 108", SNOW)
    p.stroke("132 34, 132 106", IRON, 1.2)
    p.fill("112 30, 152 30, 152 36, 112 36", GOLD)
    p.fill("129 30, 129 12, 135 12, 135 30", BRONZE)
    p.disc(132, 9, 5.5, GOLD)
    p.stroke("104 122, 118 116, 126 126", 1.0, 1.4)


@scene("freya_tears", "winter", MIRACLES)
def freya_tears(p: Plate) -> None:
    _shine(p)
    p.fill("86 20, 132 4, 178 20, 186 66, 166 96, 132 108, 98 96, 78 66", (240, 216, 186))
    p.fill("76 30, 96 6, 132 -4, 168 6, 188 30, 190 90, 200 144, 174 144, 178 60, 162 28, 132 22, 102 28, 86 60, "
           "90 144, 64 144, 74 90", (222, 178, 82))  # fmt: skip
    for x in (112, 152):
        p.stroke([(x - 10, 56), (x, 60), (x + 10, 56)], 0.9, 2)
        for n, y in enumerate((70, 86, 106)):
            p.fill([(x, y - 8), (x + 4.4, y + 1), (x, y + 5), (x - 4.4, y + 1)], mix(GOLD, SNOW, 0.2 * n))
    p.stroke("122 88, 132 92, 142 88", BLOOD, 2.2)
    p.fill("92 144, 108 120, 156 120, 172 144", (90, 120, 150))
    for x in (116, 132, 148):
        p.disc(x, 134, 5, GOLD)


@scene("gungnir", "storm", MIRACLES)
def gungnir(p: Plate) -> None:
    p.glow(190, 34, 100, (236, 240, 230), 0.9)
    _lightning(p, "214 -4, 202 20, 214 24, 196 50")
    _lightning(p, "60 -4, 74 26, 62 30, 80 58", 1.6)
    p.ridge("-9 126, 50 104, 96 128, 160 108, 210 130, 273 108", 0.5)
    p.stroke("44 132, 188 36", 1.0, 6)
    p.stroke("44 132, 188 36", BRONZE, 4)
    p.fill("180 34, 192 44, 226 10, 214 8, 196 14", 1.0)
    p.fill("184 34, 192 41, 220 13, 200 18", IRON)
    p.stroke("188 38, 216 15", SNOW, 1.4)
    for x, y in ((172, 47), (166, 51), (160, 55)):
        p.stroke([(x - 3, y - 5), (x + 3, y + 5)], GOLD, 2.4)


@scene("mjolnir", "storm", MIRACLES)
def mjolnir(p: Plate) -> None:
    p.glow(132, 56, 120, (230, 238, 240), 0.9)
    for way in ("20 -4, 44 26, 34 32, 66 62", "244 -4, 222 24, 234 32, 198 60", "132 144, 140 128, 128 124"):
        _lightning(p, way)
    p.fill("124 60, 140 60, 140 132, 124 132", 1.0)
    p.fill("126 60, 138 60, 138 130, 126 130", BRONZE)
    for y in (76, 90, 104, 118):
        p.stroke([(126, y), (138, y + 5)], (92, 56, 26), 2)
    p.fill("76 22, 188 22, 198 34, 198 52, 188 64, 76 64, 66 52, 66 34", 1.0)
    p.fill("78 25, 186 25, 195 35, 195 51, 186 61, 78 61, 69 51, 69 35", IRON)
    p.fill("78 25, 186 25, 195 35, 69 35", mix(IRON, SNOW, 0.5))
    p.stroke("104 44, 116 36, 132 50, 148 36, 160 44", (70, 78, 90), 2.4)


@scene("pandoras_box", "night", MIRACLES)
def pandoras_box(p: Plate) -> None:
    p.glow(132, 70, 130, (190, 220, 130), 1.0)
    for n in range(7):
        way = [(132 + (n - 3) * (6 + t * 2.2) + 6 * math.sin(t / 2.2 + n), 84 - t * 7) for t in range(13)]
        p.stroke(way, mix((214, 236, 150), (110, 140, 80), abs(wobble(n))), 2.2)
    p.shape(shapes.SKULL, 96, 30, 24, (206, 226, 160))
    p.shape(shapes.SKULL, 174, 24, 20, (206, 226, 160))
    p.fill("72 92, 192 92, 184 138, 80 138", 1.0)
    p.fill("76 95, 188 95, 181 135, 83 135", BRONZE)
    p.fill("70 94, 64 62, 174 46, 184 76", 1.0)
    p.fill("74 88, 69 66, 170 51, 178 74", mix(BRONZE, GOLD, 0.4))
    p.disc(132, 112, 9, GOLD)
    p.fill("130 112, 134 112, 135 122, 129 122", 1.0)


@scene("stonehenge", "dusk", MIRACLES)
def stonehenge(p: Plate) -> None:
    p.sun(132, 88, 20)
    p.hill("-9 112, 132 102, 273 110", 0.55)
    for x, base, wide, high in ((70, 112, 12, 40), (96, 110, 12, 42), (168, 110, 12, 42), (194, 112, 12, 40)):
        p.fill([(x - wide / 2, base), (x - wide / 2 + 1, base - high), (x + wide / 2 - 1, base - high),
                (x + wide / 2, base)], 0.7)  # fmt: skip
    for left, right, top in ((62, 104, 72), (160, 202, 72)):
        p.fill([(left, top), (left + 1, top - 8), (right - 1, top - 8), (right, top)], 0.7)
    for x, base, wide, high in ((30, 132, 22, 66), (74, 136, 22, 66), (190, 136, 22, 66), (236, 132, 22, 66)):
        p.fill([(x - wide / 2, base), (x - wide / 2 + 2, base - high), (x + wide / 2 - 3, base - high),
                (x + wide / 2, base)], 0.95)  # fmt: skip
    p.fill("16 68, 18 54, 88 54, 90 70", 0.95)
    p.fill("176 70, 178 54, 250 54, 252 68", 0.95)


@scene("book_of_dead", "cave", MIRACLES)
def book_of_dead(p: Plate) -> None:
    p.glow(132, 66, 120, (214, 190, 120), 0.9)
    p.fill("36 32, 130 44, 130 124, 36 112", 1.0)
    p.fill("228 32, 134 44, 134 124, 228 112", 1.0)
    p.fill("42 36, 132 48, 132 118, 42 106", (226, 206, 158))
    p.fill("222 36, 132 48, 132 118, 222 106", (238, 220, 174))
    for row in range(5):
        y = 52 + 11 * row
        p.stroke([(52, y), (120, y + 9)], (104, 72, 40), 1.6)
    p.shape(shapes.SKULL, 178, 66, 34, (88, 34, 30))
    for row in range(2):
        p.stroke([(148, 98 + 9 * row), (212, 90 + 9 * row)], (104, 72, 40), 1.6)
    p.stroke("132 46, 132 120", 1.0, 2.4)


@scene("golden_fleece", "wood", MIRACLES)
def golden_fleece(p: Plate) -> None:
    _shine(p)
    p.tree(66, 146, 150, 0.9)
    p.stroke("70 30, 130 20, 210 26", 0.9, 8)
    for n in range(46):
        turn, far = n * 2.4, 4.6 * math.sqrt(n)
        x, y = 152 + far * 1.25 * math.cos(turn), 74 + far * 1.25 * math.sin(turn)
        p.disc(x, y, 8.5, mix(GOLD, (255, 240, 170), 0.5 + 0.4 * wobble(n)))
        p.disc(x + 1, y + 1, 4, (196, 142, 46), 1.2)
    for side in (-1, 1):
        way = [(152 + side * (14 + 13 * math.cos(t / 2)), 28 + 11 * math.sin(t / 2)) for t in range(11)]
        p.stroke(way, 0.9, 4)
    p.fill("142 26, 162 26, 158 48, 152 54, 146 48", (232, 206, 140))


@scene("great_pyramids", "dusk", MIRACLES)
def great_pyramids(p: Plate) -> None:
    p.sun(196, 54, 18)
    p.hill("-9 122, 132 112, 273 118", 0.35, grass=False)
    for x, base, half in ((212, 116, 46), (150, 120, 62), (78, 126, 78)):
        high = half * 1.16
        p.fill([(x - half, base), (x, base - high), (x + half, base)], (222, 186, 112))
        p.fill([(x, base - high), (x + half, base), (x + half * 0.24, base)], (150, 108, 60))
        for row in range(1, 6):
            y = base - high * row / 6
            p.stroke([(x - half * (1 - row / 6), y), (x + half * 0.2 * (1 - row / 6), y)], (176, 136, 76), 0.9)
    p.hill("-9 136, 80 126, 180 134, 273 128", 0.7, grass=False)
    for x in (34, 240):
        p.stroke([(x, 138), (x + 3, 104)], 0.95, 2.6)
        for n in range(7):
            turn = math.pi * (1.05 + n * 0.15)
            p.stroke([(x + 3, 104), (x + 3 + 20 * math.cos(turn), 104 + 14 * math.sin(turn))], 0.95, 2)


@scene("scales_of_osiris", "night", MIRACLES)
def scales_of_osiris(p: Plate) -> None:
    p.glow(132, 60, 130, (236, 210, 130), 0.9)
    p.fill("126 24, 138 24, 140 128, 124 128", GOLD)
    p.fill("92 138, 104 126, 160 126, 172 138", GOLD)
    p.stroke("56 42, 132 26, 208 34", GOLD, 4)
    p.disc(132, 20, 8, GOLD)
    for x, y in ((56, 42), (208, 34)):
        for side in (-1, 1):
            p.stroke([(x, y), (x + side * 26, y + 50)], GOLD, 1.4)
        p.fill([(x - 30, y + 50), (x + 30, y + 50), (x + 16, y + 64), (x - 16, y + 64)], mix(GOLD, BRONZE, 0.4))
    p.fill("48 90, 42 78, 48 70, 56 76, 64 70, 70 78, 64 88, 56 94", BLOOD)
    p.fill("208 84, 198 70, 204 48, 214 44, 218 60, 214 76", SNOW)
    p.stroke("208 84, 212 48", IRON, 1.4)


@scene("tablets_of_destiny", "dusk", MIRACLES)
def tablets_of_destiny(p: Plate) -> None:
    _shine(p)
    for left, lean in ((52, 6), (138, -6)):
        way = [(left, 130), (left + lean, 42), (left + 12 + lean, 22), (left + 38 + lean, 16), (left + 64 + lean, 22),
               (left + 76 + lean, 42), (left + 76, 130)]  # fmt: skip
        p.fill([(x + (x > left + 38) * 3 - 1, y + 2) for x, y in way], 0.95)
        p.fill(way, STONE)
        for row in range(6):
            for n in range(6):
                x, y = left + lean * (1 - row / 6) + 13 + 10 * n, 42 + 14 * row
                if wobble(row * 7 + n + left) > -0.5:
                    p.fill([(x - 3, y - 3), (x + 3, y - 2), (x, y + 4)], (92, 84, 70))
    p.hill("-9 132, 132 126, 273 132", 0.8, grass=False)


@scene("tree_of_life", "day", MIRACLES)
def tree_of_life(p: Plate) -> None:
    p.sun(132, 60, 30)
    p.hill("-9 124, 132 112, 273 122", 0.5)
    p.fill("118 124, 124 92, 120 70, 132 62, 144 70, 140 92, 148 126, 166 132, 132 128, 98 132", 0.95)
    for way in (
        "130 84, 104 62, 84 58",
        "134 84, 160 62, 182 58",
        "132 74, 118 40",
        "132 74, 146 38",
        "132 70, 132 28",
    ):
        p.stroke(way, 0.95, 4)
    for n in range(60):
        turn, far = n * 2.4, math.sqrt(n) * 8
        x, y = 132 + far * 1.25 * math.cos(turn), 44 + far * 0.6 * math.sin(turn)
        p.disc(x, y, 8, mix(LEAVES, (150, 176, 90), 0.5 + 0.5 * wobble(n)))
    for n in range(12):
        turn = n * 2 * math.pi / 12
        p.disc(132 + 54 * math.cos(turn), 46 + 26 * math.sin(turn), 3.6, EMBER)


@scene("wine_of_life", "wood", MIRACLES)
def wine_of_life(p: Plate) -> None:
    _shine(p)
    _altar(p)
    p.fill("98 34, 166 34, 164 62, 150 82, 138 86, 138 100, 156 110, 108 110, 126 100, 126 86, 114 82, 100 62", 1.0)
    p.fill("101 37, 163 37, 161 61, 148 79, 116 79, 103 61", GOLD)
    p.fill("104 37, 160 37, 158 46, 106 46", WINE)
    p.stroke("108 58, 156 58", BRONZE, 2)
    for x, y in ((196, 82), (206, 82), (216, 82), (201, 91), (211, 91), (206, 100)):
        p.disc(x, y, 5.6, WINE)
    p.stroke("206 78, 204 66, 190 60", 0.9, 2)
    p.fill("190 60, 176 62, 178 72, 188 72", LEAVES)
    p.fill("52 109, 50 66, 60 50, 60 36, 76 36, 76 50, 86 66, 84 109", (150, 82, 52))
    p.stroke("52 78, 84 78", 0.9, 2)


# ---- what War does


@scene("war", "fire", MIRACLES)
def war(p: Plate) -> None:
    p.rays(132, 80, 40, 160, 0.3, 40)
    p.host(-10, 274, 140, 42, 0.7)
    p.shape(WAR_GOD, 132, 72, 134, 1.0)


@scene("shrine", "day", MIRACLES)
def shrine(p: Plate) -> None:
    p.sun(206, 44, 14)
    p.ridge("-9 100, 44 72, 96 100, 160 76, 214 102, 273 80", 0.26)
    p.hill("-9 126, 132 112, 273 124", 0.5)
    _temple(p, 132, 122, 128)


@scene("plundered_shrine", "fire", MIRACLES)
def plundered_shrine(p: Plate) -> None:
    p.hill("-9 116, 132 108, 273 114", 0.5, grass=False)
    _temple(p, 156, 118, 116, 0.62)
    p.flames(130, 60, 40)
    p.flames(184, 66, 46)
    p.hill("-9 136, 132 128, 273 134", 0.95, grass=False)
    p.shape(motifs.KNIGHT, 60, 92, 84, 1.0)
    p.disc(94, 118, 8, GOLD)


@scene("faithful", "dusk", MIRACLES)
def faithful(p: Plate) -> None:
    p.sun(132, 52, 16)
    p.hill("-9 104, 132 92, 273 102", 0.35)
    _temple(p, 132, 104, 96)
    p.host(-8, 108, 136, 40, 0.9)
    p.host(156, 272, 136, 40, 0.9)


@scene("prayer", "dusk", MIRACLES)
def prayer(p: Plate) -> None:
    p.glow(132, 10, 130, (255, 246, 206), 1.0)
    for x in across(60, 204, 9):
        p.stroke([(132 + (x - 132) * 0.2, -4), (x, 112)], mix((255, 250, 226), p.mood.low, 0.35), 1.6)
    p.hill("-9 122, 132 112, 273 120", 0.7)
    for x, y, size in ((60, 108, 40), (204, 108, 40), (96, 114, 46), (168, 114, 46)):
        p.shape(motifs.CROUCHER, x, y, size, 0.95, 1 if x < 132 else -1)
    p.shape(ALTAR, 132, 92, 56, MARBLE)


@scene("offerings", "dusk", MIRACLES)
def offerings(p: Plate) -> None:
    _shine(p, 132, 60)
    _altar(p, 112)
    for row, count in enumerate((7, 5, 3, 1)):
        for x in across(132 - 11 * (count - 1), 132 + 11 * (count - 1), count):
            p.disc(x, 96 - 17 * row, 11, 0.95)
            p.disc(x, 96 - 17 * row, 9.6, GOLD)
            p.disc(x, 96 - 17 * row, 6.6, BRONZE, 1.4)


@scene("blessing", "dusk", MIRACLES)
def blessing(p: Plate) -> None:
    p.glow(132, 30, 120, (255, 246, 206), 1.0)
    for x in (60, 96, 132, 168, 204):
        p.stroke([(132, -8), (x, 120)], mix((255, 250, 226), p.mood.low, 0.4), 2)
    p.hill("-9 122, 132 112, 273 120", 0.5)
    _temple(p, 132, 116, 76)
    p.host(0, 84, 136, 44, 0.95)
    p.host(180, 264, 136, 44, 0.95)


@scene("thunder", "storm", MIRACLES)
def thunder(p: Plate) -> None:
    for x, y, r in ((40, 22, 26), (84, 14, 32), (136, 20, 34), (190, 12, 32), (232, 24, 26)):
        p.disc(x, y, r, 0.55)
    for way in ("70 40, 58 70, 72 72, 52 116", "150 48, 164 78, 148 82, 170 126", "216 40, 206 66, 218 70, 204 100"):
        p.stroke(way, 1.0, 5.4)
        _lightning(p, way, 3)
    p.hill("-9 126, 60 112, 150 124, 273 112", 0.9)
    for x in (104, 118, 190):
        p.shape(shapes.SOLDIER, x, 116, 26, 1.0)


@scene("ashes", "fire", MIRACLES)
def ashes(p: Plate) -> None:
    p.ridge("-9 96, 60 70, 130 98, 200 74, 273 96", 0.4)
    p.hill("-9 124, 132 116, 273 122", 0.85, grass=False)
    for x in (44, 80, 190, 226):
        p.stroke([(x, 126), (x + 4, 84), (x - 8, 62)], 1.0, 4)
        p.stroke([(x + 3, 92), (x + 16, 76)], 1.0, 2.6)
    for n in range(50):
        p.disc((wobble(n) + 1) * 132, (wobble(n + 0.3) + 1) * 62, 1 + abs(wobble(n * 2)), FLAME if n % 3 else BONE)
    p.flames(132, 126, 54)


@scene("purge", "fire", MIRACLES)
def purge(p: Plate) -> None:
    p.hill("-9 100, 132 90, 273 98", 0.45, grass=False)
    for x, size in ((28, 60), (84, 84), (150, 96), (208, 76), (250, 56)):
        p.flames(x, 128, size)
    p.hill("-9 134, 132 126, 273 132", 0.95, grass=False)
    p.shape(shapes.SKULL, 118, 118, 34, BONE)


@scene("siren", "night", MIRACLES)
def siren(p: Plate) -> None:
    p.moon(206, 34, 16)
    p.stars(20)
    p.water(88, 0.45)
    p.ship(196, 100, 44, (206, 200, 180))
    p.fill("20 144, 34 104, 62 88, 100 96, 124 122, 136 144", 0.98)
    p.fill("66 92, 70 62, 78 52, 88 56, 90 70, 96 92, 122 104, 128 116, 112 112, 84 104", (226, 202, 176))
    p.fill("70 70, 66 50, 76 40, 90 44, 92 58, 86 52, 78 56, 76 84, 68 96", (150, 84, 40))
    p.fill("112 112, 136 118, 142 108, 138 126, 124 124", (66, 126, 120))
    for n in range(3):
        p.stroke([(108 + 18 * n, 60 - 5 * n), (116 + 18 * n, 54 - 5 * n), (124 + 18 * n, 60 - 5 * n)], SNOW, 1.5)


@scene("eclipse", "night", MIRACLES)
def eclipse(p: Plate) -> None:
    p.glow(132, 56, 110, (226, 210, 170), 1.0)
    p.rays(132, 56, 36, 84, (214, 196, 150), 60)
    p.disc(132, 56, 34, (250, 234, 190))
    p.disc(132, 56, 31, (10, 12, 20))
    for x, y in ((24, 20), (60, 44), (40, 74), (214, 18), (238, 52), (206, 78), (88, 14)):
        p.disc(x, y, 1.2, MOON)
    p.ridge("-9 118, 44 96, 96 120, 150 98, 206 122, 273 100", 0.6, 14)
    p.hill("-9 136, 132 128, 273 134", 1.0, grass=False)


@scene("falling_temple", "storm", MIRACLES)
def falling_temple(p: Plate) -> None:
    p.hill("-9 122, 132 114, 273 120", 0.5)
    p.fill("54 118, 54 60, 62 60, 62 118", MARBLE)
    p.fill("84 118, 88 74, 96 76, 94 118", MARBLE)
    p.fill("120 118, 140 62, 148 66, 130 120", MARBLE)
    p.fill("150 122, 204 92, 208 100, 158 128", MARBLE)
    p.fill("48 58, 110 46, 112 54, 48 66", MARBLE)
    p.fill("116 42, 196 62, 180 26", MARBLE)
    p.fill("204 118, 228 112, 234 124, 210 128", MARBLE)
    for n in range(26):
        p.disc(60 + (wobble(n) + 1) * 84, 96 + 26 * abs(wobble(n * 1.7)), 2 + 3 * abs(wobble(n + 0.6)), STONE)


@scene("hourglass", "dusk", MIRACLES)
def hourglass(p: Plate) -> None:
    _shine(p)
    p.fill("92 14, 172 14, 168 44, 140 72, 168 100, 172 130, 92 130, 96 100, 124 72, 96 44", (214, 226, 224))
    p.fill("104 40, 160 40, 136 68, 128 68", GOLD)
    p.fill("98 128, 108 108, 132 96, 156 108, 166 128", GOLD)
    p.stroke("132 66, 132 98", GOLD, 2)
    for y in (10, 128):
        p.fill([(82, y), (182, y), (182, y + 8), (82, y + 8)], BRONZE)
    for x in (88, 176):
        p.stroke([(x, 14), (x, 130)], BRONZE, 4)


@scene("visions", "night", MIRACLES)
def visions(p: Plate) -> None:
    p.glow(132, 72, 120, (150, 190, 220), 0.9)
    p.rays(132, 72, 58, 140, 0.1, 40)
    p.fill("40 72, 84 38, 132 28, 180 38, 224 72, 180 106, 132 116, 84 106", SNOW)
    p.disc(132, 72, 36, (52, 98, 140))
    p.disc(132, 72, 18, 1.0)
    p.disc(120, 60, 7, SNOW)
    p.stroke("40 72, 84 38, 132 28, 180 38, 224 72, 180 106, 132 116, 84 106, 40 72", 1.0, 2.6)


# ---- what Death does


@scene("bloody_land", "fire", MIRACLES)
def bloody_land(p: Plate) -> None:
    p.sun(132, 58, 22)
    p.ridge("-9 92, 60 66, 120 92, 190 64, 273 90", 0.45)
    p.fill("-9 150, -9 112, 60 104, 132 110, 210 102, 273 112, 273 150", BLOOD)
    for x, lean in ((50, 8), (84, -6), (176, 7), (214, -8)):
        p.stroke([(x, 130), (x + lean, 82)], 1.0, 2.4)
        p.shape(motifs.SPEARHEAD, x + lean, 80, 12, 1.0)
    p.shape(shapes.SHIELD, 130, 124, 30, 0.95)


@scene("withered", "dusk", MIRACLES)
def withered(p: Plate) -> None:
    p.ridge("-9 92, 60 76, 130 92, 200 74, 273 90", 0.25)
    p.hill("-9 112, 132 104, 273 110", 0.5, grass=False)
    for n, x in enumerate(across(12, 252, 15)):
        top, lean = 74 + 9 * wobble(n), 12 * wobble(n + 0.4)
        p.stroke([(x, 140), (x + lean * 0.3, (140 + top) / 2), (x + lean, top), (x + lean * 1.9, top + 10)], 0.85, 2)
        p.fill([(x + lean * 1.9 - 2, top + 8), (x + lean * 1.9 + 4, top + 12), (x + lean * 2, top + 24)], BRONZE)
    p.shape(shapes.SKULL, 132, 124, 26, BONE)


@scene("deaths_door", "cave", MIRACLES)
def deaths_door(p: Plate) -> None:
    p.glow(132, 84, 100, (150, 190, 150), 0.9)
    p.fill("60 144, 60 40, 80 14, 132 0, 184 14, 204 40, 204 144", 0.85)
    p.fill("80 144, 80 50, 96 28, 132 18, 168 28, 184 50, 184 144", (176, 206, 170))
    p.fill("80 144, 80 50, 96 28, 112 22, 104 144", 0.6)
    for x in (64, 200):
        p.shape(shapes.SKULL, x, 30, 26, BONE)
    _dead(p, 146, 140, 62, (60, 70, 66))


@scene("rust", "cave", MIRACLES)
def rust(p: Plate) -> None:
    p.glow(132, 70, 120, (196, 214, 220), 0.7)
    for x, y, size, paint in (
        (86, 62, 52, (176, 206, 220)),
        (176, 62, 52, (146, 88, 48)),
        (132, 100, 56, (120, 74, 46)),
    ):
        half = size / 2
        p.fill([(x - half, y - half * 0.3), (x - half * 0.55, y - half * 0.75), (x + half * 0.55, y - half * 0.75),
                (x + half, y - half * 0.3), (x, y + half)], 1.0)  # fmt: skip
        p.fill([(x - half + 4, y - half * 0.3), (x - half * 0.5, y - half * 0.66), (x + half * 0.5, y - half * 0.66),
                (x + half - 4, y - half * 0.3), (x, y + half - 5)], paint)  # fmt: skip
        line = y - half * 0.3
        for way in ([(x - half, line), (x + half, line)], [(x - half * 0.3, line), (x, y + half)],
                    [(x + half * 0.3, line), (x, y + half)]):  # fmt: skip
            p.stroke(way, p.shade(paint, 0.3), 1.2)


@scene("rain_of_fire", "fire", MIRACLES)
def rain_of_fire(p: Plate) -> None:
    for n in range(12):
        x, y = 24 + 21 * n + 6 * wobble(n), 14 + 46 * abs(wobble(n * 1.3))
        p.stroke([(x + 26, y - 34), (x, y)], FLAME, 3.4)
        p.disc(x, y, 5.5, (255, 226, 130))
    p.hill("-9 124, 132 116, 273 122", 0.8, grass=False)
    _temple(p, 132, 122, 92, 0.95)
    p.flames(108, 72, 34)
    p.flames(160, 76, 38)


@scene("paradise_lost", "night", MIRACLES)
def paradise_lost(p: Plate) -> None:
    p.glow(132, 8, 120, (250, 240, 200), 1.0)
    for x, y, r in ((70, 18, 24), (110, 10, 28), (158, 12, 28), (198, 20, 24)):
        p.disc(x, y, r, (216, 210, 196))
    for x, y, size, way in ((90, 70, 40, 1), (170, 62, 36, -1), (132, 92, 46, 1)):
        p.shape(motifs.WINGS, x, y - 4, size * 0.6, (226, 222, 210))
        p.shape(motifs.CROUCHER, x, y + 6, size * 0.7, (190, 180, 164), way)
        p.stroke([(x, y - size * 0.5), (x, y - size)], (160, 156, 150), 1)
    p.flames(60, 146, 40)
    p.flames(204, 146, 40)
    p.flames(132, 150, 46)


@scene("ragnarok", "fire", MIRACLES)
def ragnarok(p: Plate) -> None:
    p.disc(132, 64, 40, (250, 210, 120))
    p.ridge("-9 104, 50 70, 100 102, 160 72, 214 102, 273 74", 0.5)
    p.fill(
        "40 144, 46 112, 72 92, 66 70, 82 80, 92 62, 102 82, 136 88, 152 98, 140 104, 160 108, 128 116, 120 144", 1.0
    )
    p.disc(98, 92, 3, EMBER)
    p.fill("128 100, 152 98, 158 108, 130 112", (120, 24, 20))
    p.flames(196, 132, 60)
    p.flames(236, 136, 44)
    p.host(160, 274, 142, 30, 1.0)


@scene("dead_walk", "night", MIRACLES)
def dead_walk(p: Plate) -> None:
    p.moon(60, 34, 16)
    p.hill("-9 112, 132 102, 273 110", 0.55, grass=False)
    for x in (34, 208, 240):
        p.fill([(x - 9, 116), (x - 9, 94), (x, 86), (x + 9, 94), (x + 9, 116)], 0.75)
    for x, base, high, tone in ((84, 122, 54, 0.8), (176, 122, 54, 0.8), (128, 132, 76, 0.95), (222, 138, 62, 1.0),
                                (40, 138, 62, 1.0)):  # fmt: skip
        _dead(p, x, base, high, tone)


@scene("forsaken", "dusk", MIRACLES)
def forsaken(p: Plate) -> None:
    p.sun(210, 70, 18)
    p.hill("-9 118, 132 108, 273 116", 0.5)
    p.fill("66 116, 70 104, 126 104, 130 116", STONE)
    p.fill("78 104, 82 50, 78 34, 92 40, 104 30, 112 42, 118 104", STONE)
    p.stroke("82 60, 96 70, 92 84, 106 96", 0.95, 2)
    p.shape(SKY_GOD, 196, 44, 46, 0.6)
    p.shape(WAR_GOD, 232, 58, 34, 0.5)
    for x in (34, 148):
        p.shape(motifs.CROUCHER, x, 120, 36, 0.95, 1 if x < 90 else -1)


@scene("earthquake", "storm", MIRACLES)
def earthquake(p: Plate) -> None:
    p.ridge("-9 84, 50 50, 100 82, 160 52, 210 84, 273 56", 0.35)
    p.hill("-9 98, 132 90, 273 96", 0.6, grass=False)
    p.house(54, 102, 36, 0.85, lit=False)
    p.tower(206, 106, 26, 50, 0.85)
    p.fill("118 84, 140 96, 124 108, 152 122, 128 148, 178 148, 168 124, 186 112, 152 100, 158 88", 1.0)
    p.glow(148, 128, 40, FLAME, 0.8)
    p.fill("36 110, 66 122, 50 132, 90 144, 66 148, 30 148", 1.0)
    p.fill("222 112, 204 126, 236 134, 220 148, 258 148, 250 126", 1.0)


@scene("fallen", "dusk", MIRACLES)
def fallen(p: Plate) -> None:
    p.sun(60, 62, 18)
    p.hill("-9 120, 132 112, 273 118", 0.55)
    p.fill("150 118, 152 96, 196 96, 198 118", STONE)
    p.fill("160 96, 162 62, 172 58, 178 66, 186 60, 188 96", STONE)
    p.fill("40 128, 52 108, 110 100, 136 108, 130 124, 92 132", STONE)
    p.disc(146, 116, 15, STONE)
    p.shape(shapes.CROWN, 118, 136, 22, GOLD)
    p.stroke("60 112, 78 122, 100 112", 0.9, 1.6)


@scene("sea_tomb", "storm", MIRACLES)
def sea_tomb(p: Plate) -> None:
    p.water(58, 0.45, rough=2.4)
    _temple(p, 132, 104, 84, MARBLE)
    p.tower(62, 96, 22, 44, STONE)
    p.tower(206, 98, 22, 50, STONE)
    p.water(86, 0.6, rough=2.6)
    p.fill("-9 150, -9 60, 14 36, 44 34, 58 48, 42 46, 32 60, 44 84, 74 98, 120 104, 180 110, 273 112, 273 150", SEA)
    for n in range(4):
        p.stroke([(6 + 9 * n, 120 - 14 * n), (10 + 8 * n, 66 - 4 * n), (30 + 6 * n, 44)], SNOW, 1.3)
    p.water(116, 0.75, rough=2.0)


@scene("wooden_horse", "night", MIRACLES)
def wooden_horse(p: Plate) -> None:
    p.moon(216, 30, 14)
    p.stars(16)
    p.wall(-4, 104, 124, 64, 0.5)
    p.tower(30, 124, 34, 92, 0.55, lit=True)
    p.hill("-9 130, 132 122, 273 128", 0.8, grass=False)
    wood: Colour = (150, 104, 60)
    p.fill("124 92, 128 62, 196 58, 214 62, 216 92, 208 122, 200 122, 198 96, 146 96, 144 122, 136 122", wood)
    p.fill("128 64, 116 40, 100 44, 92 38, 104 24, 122 16, 136 30, 146 62", wood)
    p.fill("214 62, 226 74, 226 96, 220 84", wood)
    for x in (136, 152, 168, 184, 200):
        p.stroke([(x, 62), (x, 92)], (96, 62, 32), 1.2)
    p.fill("118 122, 226 122, 226 128, 118 128", (96, 62, 32))
    for x in (130, 172, 214):
        p.disc(x, 131, 8, 1.0)
        p.disc(x, 131, 4, wood)
    p.fill("160 70, 176 70, 176 86, 160 86", GOLD)


@scene("boiling_sea", "storm", MIRACLES)
def boiling_sea(p: Plate) -> None:
    p.water(52, 0.5, rough=2.2)
    for ring in range(5):
        way = [(132 + (74 - 14 * ring) * math.cos(t / 6 + ring), 98 + (34 - 6.6 * ring) * math.sin(t / 6 + ring))
               for t in range(34)]  # fmt: skip
        p.stroke(way, SNOW if ring % 2 else SEA, 4)
    p.disc(132, 98, 10, 1.0)
    for n in range(16):
        p.disc(132 + 110 * wobble(n), 74 + 56 * abs(wobble(n * 1.9)), 3 + 3 * abs(wobble(n + 0.2)), SNOW, 1.2)
    p.ship(196, 74, 44, BONE, 0.95, -1)


@scene("old_age", "winter", MIRACLES)
def old_age(p: Plate) -> None:
    p.ridge("-9 100, 50 66, 100 100, 160 70, 214 102, 273 72", 0.35, 16)
    p.tree(214, 124, 96, 0.8, 0.62)
    p.hill("-9 126, 132 118, 273 124", 0.6)
    p.shape(motifs.WALKER, 108, 86, 90, 0.95)
    p.fill("104 60, 112 62, 116 84, 106 92, 100 78", SNOW)
    p.shape(shapes.SOLDIER, 44, 92, 74, 0.45)


# ---- what the Sky does


@scene("workers", "day", MIRACLES)
def workers(p: Plate) -> None:
    p.sun(214, 36, 12)
    p.hill("-9 122, 132 114, 273 120", 0.4)
    _temple(p, 132, 118, 108, MARBLE, 4)
    for x in (70, 194):
        p.stroke([(x, 122), (x, 26)], 0.85, 3)
        p.stroke([(x, 30), (132, 20)], 0.85, 2)
    p.fill("120 22, 146 22, 146 36, 120 36", STONE)
    for n, x in enumerate((22, 44, 216, 240, 96, 168)):
        p.shape(motifs.WALKER, x, 118 + 4 * (n % 2), 36, 0.95, 1 if x < 132 else -1)


@scene("converts", "day", MIRACLES)
def converts(p: Plate) -> None:
    p.sun(132, 46, 16)
    p.hill("-9 118, 132 108, 273 116", 0.45)
    p.host(-8, 92, 132, 48, 0.95, (36, 74, 126))
    p.host(172, 272, 132, 48, 0.7, BLOOD)
    for x in (118, 148):
        p.shape(motifs.KNIGHT, x, 98, 62, 0.85, -1)
    p.fill("112 128, 152 128, 152 134, 112 134", 0.95)


@scene("burning_sky", "fire", MIRACLES)
def burning_sky(p: Plate) -> None:
    for x, y, far in ((214, 28, 150), (150, 14, 120), (236, 66, 120)):
        for n in range(5):
            p.stroke([(x, y), (x - far + 8 * n, y + far * 0.42 + 5 * n)], mix(FLAME, EMBER, n / 5), 3)
        p.glow(x, y, 34, FLAME, 0.9)
        p.disc(x, y, 9, (255, 236, 160))
    p.ridge("-9 126, 50 104, 110 126, 170 106, 220 128, 273 108", 0.8)


@scene("young_warriors", "dusk", MIRACLES)
def young_warriors(p: Plate) -> None:
    p.sun(132, 58, 20)
    p.hill("-9 120, 132 110, 273 118", 0.5)
    for x, size in ((48, 70), (216, 70), (92, 84), (172, 84), (132, 98)):
        p.shape(motifs.KNIGHT, x, 132 - size / 2, size, 0.95)


@scene("plough", "day", MIRACLES)
def plough(p: Plate) -> None:
    p.sun(60, 44, 15)
    p.ridge("-9 84, 60 62, 130 84, 200 60, 273 82", 0.22)
    p.hill("-9 104, 132 96, 273 102", 0.45, grass=False)
    for n in range(7):
        p.stroke([(-9, 112 + 6 * n), (132, 106 + 7 * n), (273, 112 + 6 * n)], 0.7, 1.6)
    p.stroke("92 62, 128 96, 196 100", BRONZE, 7)
    p.stroke("110 58, 134 98", BRONZE, 5)
    p.fill("120 92, 148 96, 128 128, 108 124", IRON)
    p.stroke("122 96, 116 122", SNOW, 1.6)
    p.shape(shapes.BLADE, 214, 88, 70, 0.85)


@scene("fog", "winter", MIRACLES)
def fog(p: Plate) -> None:
    p.sun(132, 42, 15)
    p.host(30, 236, 122, 52, 0.7, BLOOD)
    for n, y in enumerate((60, 84, 108, 130)):
        for x in across(-10, 274, 7):
            p.glow(x + 20 * wobble(n + x), y, 34, SNOW, 0.8)


@scene("meek", "dusk", MIRACLES)
def meek(p: Plate) -> None:
    p.glow(60, 20, 110, (255, 246, 206), 0.9)
    for x in (20, 60, 100):
        p.stroke([(60, -6), (x + 20, 120)], mix((255, 250, 226), p.mood.low, 0.35), 2)
    p.hill("-9 124, 132 116, 273 122", 0.6)
    _temple(p, 64, 118, 80)
    p.shape(WAR_GOD, 206, 82, 84, 0.9)
    p.stroke("180 136, 150 132, 120 128", 0.95, 2)


@scene("sacred_ground", "day", MIRACLES)
def sacred_ground(p: Plate) -> None:
    p.glow(132, 80, 120, (255, 250, 220), 1.0)
    p.hill("-9 112, 132 102, 273 110", 0.35)
    p.fill("62 118, 90 106, 132 102, 174 106, 202 118, 174 132, 132 136, 90 132", (250, 240, 206))
    for n in range(10):
        turn = 2 * math.pi * n / 10
        x, y = 132 + 72 * math.cos(turn), 116 + 17 * math.sin(turn)
        p.fill([(x - 6, y), (x - 5, y - 30), (x + 5, y - 30), (x + 6, y)], 0.6 + 0.3 * (math.sin(turn) > 0))
    p.shape(shapes.FLAME, 132, 92, 52, FLAME)


@scene("false_idol", "storm", MIRACLES)
def false_idol(p: Plate) -> None:
    _lightning(p, "132 -6, 146 14, 130 20, 140 36", 4)
    p.hill("-9 124, 132 116, 273 122", 0.6)
    p.fill("92 130, 98 112, 168 112, 174 130", STONE)
    p.fill("104 112, 108 66, 128 60, 120 112", GOLD)
    p.fill("160 112, 156 62, 138 66, 130 90, 138 112", mix(GOLD, BRONZE, 0.4))
    p.disc(112, 46, 15, GOLD)
    p.fill("146 30, 164 40, 166 56, 150 60, 142 46", mix(GOLD, BRONZE, 0.4))
    for x, y in ((186, 118), (202, 124), (76, 122), (58, 126)):
        p.fill([(x - 5, y + 4), (x - 3, y - 4), (x + 5, y - 2), (x + 6, y + 5)], GOLD)
