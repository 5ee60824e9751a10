"""Marks on a board: arrows for events, rings for possible actions, closed bridges, what layers add.

A mark is a small picture with its place; a board repaints only where marks come or go.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw, ImageFilter

from renders.board import shapes, stickers
from renders.board.arrow_routes import FREE, Point, Spots, Way, badge_spot, near, pieces, text_boxes, ways
from renders.board.art import Art
from renders.board.drawing import Drawing
from renders.board.image_cache import Painting, cache_images
from renders.board.labels import Wording
from renders.board.layers import Layer, Mark
from renders.board.pieces import NEXT_TO, find_taken
from renders.board.sizes import COUNT, PIECE, TAG, Box, around, measure_overlap, meet
from renders.look import Look
from renders.scene import PEACEFUL, Arrow, Scene
from renders.typefaces import font

INK, RED, HALO, GOLD = (46, 30, 22), (158, 26, 20), (255, 250, 236), (255, 224, 96)
PAINTS = {"plan": RED, "descent": (36, 96, 160)}
"""The colours of arrows that are not black."""
OVER = 2
WIDTHS = {"attack": 4.6, "conquest": 5.0, "expansion": 2.4, "move": 2.4, "descent": 2.4, "plan": 5.0}
"""The width of an arrow's shaft by its kind, in board pixels."""
DASHED = ("attack", "expansion")
"""The kinds of arrows whose shaft is dashed."""
DASH = (11.0, 7.0)
"""The lengths of a dash and of the gap after it."""
ON_LANE = (16, 14, 12, 10, 8)
"""The radii of a mark on a sea lane, the preferred one first, in board pixels."""
GLUED, STICKER = 18, 11
"""How far from the middle of a region's shield a sticker lies on its corner, so that the shield's own number stays in
sight, and the sticker's radius."""
BADGE = 10
"""The radius of an arrow's count."""
CROSS = 9
"""The reach of the cross over a closed bridge; over a sea lane it is smaller."""
RING = (19.5, 25.5)
"""The inner and the outer radius of the ring around a count where an action is possible."""


def below(art: Art, look: Look, scene: Scene, scale: int) -> list[Mark]:
    """The marks under the pieces: layers, rings where an action is possible, then arrows."""
    led = frozenset(t for t, found in scene.pieces.items() if any(piece.kind in NEXT_TO for piece in found))
    spots, wording = find_taken(art, scene) if scene.arrows else FREE, Wording(look)
    rings = [mark for territory in scene.highlights for mark in _ring(art, wording, territory, scale)]
    return [
        *_layer_marks(art, look, [one for one in _layers(scene) if one.under], scale),
        *rings,
        *(mark for one in scene.arrows for mark in _arrow(art, wording, one, led, scale, _near(art, spots, one))),
    ]


def _layers(scene: Scene) -> Iterator[Layer]:
    """The layers of a scene."""
    return (layer for layer in scene.layers if isinstance(layer, Layer))


def _layer_marks(art: Art, look: Look, layers: Iterable[Layer], scale: int) -> Iterator[Mark]:
    """The marks of these layers."""
    for layer in layers:
        if not (layer.apart and scale > 1):
            yield from layer.marks(art, look, scale)


def _near(art: Art, spots: Spots, arrow: Arrow) -> Spots:
    return near(art, spots, arrow.source, arrow.target) if spots else spots


def above(art: Art, look: Look, scene: Scene, scale: int) -> list[Mark]:
    """The marks over the pieces: layers that stay, stickers on shields, closed bridges and sea lanes, then the layers
    that hold for a while."""
    over = [layer for layer in _layers(scene) if not layer.under]
    found = [*_layer_marks(art, look, [layer for layer in over if not layer.passing], scale)]
    for region, more in scene.marks.items():
        x, y = sticker_spot(art, Wording(look), region)
        found.append(_bonus(x, y, more, shapes.turn(region), scale))
    for link in ("|".join(sorted(pair)) for pair in scene.closed):
        if at := art.anchors["bridges"].get(link):
            found.append(_cross_out(at[0], at[1], CROSS, scale))
        elif link in art.anchors["lanes"]:
            (x, y), radius = find_lane_spot(art, Wording(look), link)
            found.append(_cross_out(x, y, min(radius, CROSS) - 2, scale))
    return [*found, *_layer_marks(art, look, [layer for layer in over if layer.passing], scale)]


def put(image: Image.Image, marks: Iterable[Mark], offset: tuple[int, int]) -> None:
    """Draw those of the marks that lie on a picture whose corner is at `offset`."""
    here = (*offset, offset[0] + image.width, offset[1] + image.height)
    for mark in marks:
        if meet(mark.area, here):
            mark.put(image, offset)


@cache_images(4)
def _arrow(
    art: Art, wording: Wording, mark: Arrow, led: frozenset[str], scale: int, spots: Spots = FREE
) -> tuple[Mark, ...]:
    """An arrow's rim, its body, the sign of a godswar, and its count if it stands for several."""
    parts = ways(art, wording, mark.source, mark.target, led, spots)
    kept = [*text_boxes(art, wording), *(box for t in art.territories for box in pieces(art, t, led, spots))]
    marks = [m for k, way in enumerate(parts) for m in draw_arrow(mark.kind, way, scale, kept, tip=k == len(parts) - 1)]
    longest = max(parts, key=len)
    if mark.godswar:
        at = badge_spot(longest, kept, BADGE)
        marks.append(godswar_badge(at, scale))
        kept = [*kept, around(*at, (-BADGE, -BADGE, BADGE, BADGE))]
    if mark.count > 1:
        marks.append(count_badge(badge_spot(longest, kept, BADGE), mark.count, scale))
    return tuple(marks)


def draw_arrow(kind: str, way: Way, scale: int, kept: Iterable[Box] = (), *, tip: bool = True) -> Iterator[Mark]:
    """The rim and the body of an arrow along its way (in board pixels), nothing of them on the boxes in `kept`.

    Solid for a conquest, dashed for an attack that has taken nothing, thin for a march, thin and blue for a way out of
    Heaven, red for a plan. `tip`: whether it has a head.
    """
    pad = 14
    x0, y0 = (math.floor(min(p[k] for p in way)) - pad for k in (0, 1))
    x1, y1 = (math.ceil(max(p[k] for p in way)) + pad for k in (0, 1))
    finer = scale * OVER
    points = [((x - x0) * finer, (y - y0) * finer) for x, y in way]
    for grow, paint in ((2.0, HALO), (0.0, PAINTS.get(kind, INK))):
        mask = Image.new("L", ((x1 - x0) * finer, (y1 - y0) * finer), 0)
        _shaft(ImageDraw.Draw(mask), points, finer, grow, kind, tip=tip)
        mask = mask.reduce(OVER)
        erase = ImageDraw.Draw(mask)
        for box in kept:
            if meet(box, (x0, y0, x1, y1)):
                inside = ((box[0] - x0) * scale, (box[1] - y0) * scale, (box[2] - x0) * scale, (box[3] - y0) * scale)
                erase.rectangle([math.floor(v) if k < 2 else math.ceil(v) for k, v in enumerate(inside)], fill=0)
        yield Mark(paint, Painting.of(mask), (x0 * scale, y0 * scale))


def _shaft(draw: ImageDraw.ImageDraw, way: list[Point], k: int, grow: float, kind: str, *, tip: bool) -> None:
    width = round((WIDTHS[kind] + 2 * grow) * k)
    head = _head(way, k, kind) if tip else way[-1:]
    shaft = [p for p in way if math.dist(p, way[-1]) > 8 * k] if tip else way
    for dash in _dashes(shaft, k) if kind in DASHED else [shaft]:
        if len(dash) > 1:
            draw.line(dash, fill=255, width=width, joint="curve")
    if len(head) > 1:
        draw.polygon(head, fill=255)
        if grow:
            draw.line([*head, *head[:2]], fill=255, width=round(2 * grow * k), joint="curve")


def _dashes(way: list[Point], k: int) -> Iterator[list[Point]]:
    """The pieces of a dashed line."""
    dash: list[Point] = []
    gone = 0.0
    for before, point in pairwise(way):
        gone += math.dist(before, point)
        if gone % (sum(DASH) * k) < DASH[0] * k:
            dash = dash or [before]
            dash.append(point)
        elif dash:
            yield dash
            dash = []
    yield dash


def _head(way: list[Point], k: int, kind: str) -> list[Point]:
    """The arrow's head: its tip is the end of the way."""
    length, half = (11 * k, 6.5 * k) if kind in PEACEFUL else (14 * k, 9 * k)
    tip = way[-1]
    foot = next((p for p in reversed(way) if math.dist(p, tip) >= length), way[0])
    angle = math.atan2(tip[1] - foot[1], tip[0] - foot[0])
    foot = (tip[0] - math.cos(angle) * length, tip[1] - math.sin(angle) * length)
    side = (-math.sin(angle) * half, math.cos(angle) * half)
    notch = (foot[0] + math.cos(angle) * length * 0.22, foot[1] + math.sin(angle) * length * 0.22)
    return [tip, (foot[0] + side[0], foot[1] + side[1]), notch, (foot[0] - side[0], foot[1] - side[1])]


def count_badge(at: Point, count: int, scale: int) -> Mark:
    """How many events an arrow stands for, in a small pale disc."""
    k, side = scale * OVER, 2 * BADGE + 2
    image = Image.new("RGBA", (side * k, side * k), (*INK, 0))
    draw = ImageDraw.Draw(image)
    draw.ellipse((k, k, (side - 1) * k - 1, (side - 1) * k - 1), fill=(*HALO, 255), outline=(*INK, 255), width=2 * k)
    text = str(count) if count < 100 else "99"
    size = (14 if count < 10 else 11) * k
    draw.text((side * k / 2, side * k / 2), text, font=font("number", size), anchor="mm", fill=(*INK, 255))
    corner = (round((at[0] - BADGE - 1) * scale), round((at[1] - BADGE - 1) * scale))
    return Mark(None, Painting.of(image.reduce(OVER)), corner)


def godswar_badge(at: Point, scale: int) -> Mark:
    """A golden bolt in a red disc: leaders fought here before the armies."""
    k, side = scale * OVER, 2 * BADGE + 2
    image = Image.new("RGBA", (side * k, side * k), (*INK, 0))
    draw = ImageDraw.Draw(image)
    for inset, fill in ((0.0, HALO), (1.0, INK), (2.2, RED)):
        draw.ellipse((inset * k, inset * k, (side - inset) * k - 1, (side - inset) * k - 1), fill=(*fill, 255))
    shapes.stamp(image, shapes.BOLT, (4 * k, 4 * k, (side - 8) * k), (*GOLD, 255), (*INK, 255), 0.8 * k)
    corner = (round((at[0] - side / 2) * scale), round((at[1] - side / 2) * scale))
    return Mark(None, Painting.of(image.reduce(OVER)), corner)


@cache_images(3)
def _ring(art: Art, wording: Wording, territory: str, scale: int) -> tuple[Mark, ...]:
    """A golden ring around the count of a territory where an action is possible; no part of it on a name."""
    x, y = art.spot(territory, "count") or (0.0, 0.0)
    x0, y0, side, k = round(x) - 30, round(y) - 30, 60, scale * OVER
    marks = []
    for grow, blur, paint in ((2.4, 1.6, INK), (0.0, 0.0, GOLD)):
        mask = Image.new("L", (side * k, side * k), 0)
        draw = ImageDraw.Draw(mask)
        for radius, fill in ((RING[1] + grow, 255), (RING[0], 0)):
            ends = ((x - x0 - radius) * k, (y - y0 - radius) * k, (x - x0 + radius) * k, (y - y0 + radius) * k)
            draw.ellipse(ends, fill=fill)
        mask = mask.filter(ImageFilter.BoxBlur(blur * k)) if blur else mask
        mask = mask.reduce(OVER)
        erase = ImageDraw.Draw(mask)
        for box in text_boxes(art, wording):
            if meet(box, (x0, y0, x0 + side, y0 + side)):
                erase.rectangle([(v - (x0, y0)[n % 2]) * scale for n, v in enumerate(box)], fill=0)
        marks.append(Mark(paint, Painting.of(mask), (x0 * scale, y0 * scale)))
    return tuple(marks)


@lru_cache(64)
def sticker_spot(art: Art, wording: Wording, region: str) -> Point:
    """The middle of the sticker on a region's shield: at that lower corner where it hides the least of what is read."""
    x, y = art.anchors["shields"][region]
    kept = [*text_boxes(art, wording)]
    for territory in art.territories:
        spots = ((COUNT, [art.spot(territory, "count")]), (TAG, [art.spot(territory, "tag")]))
        kept += [around(*at, box) for box, found in (*spots, (PIECE, art.beside(territory))) for at in found if at]

    def measure_hidden(at: Point) -> float:
        return sum(measure_overlap(around(*at, (-STICKER, -STICKER, STICKER, STICKER)), box) for box in kept)

    return min(((x + aside, y + GLUED) for aside in (GLUED, -GLUED)), key=measure_hidden)


@lru_cache(64)
def _bonus(x: float, y: float, more: int, angle: float, scale: int) -> Mark:
    """The sticker on a region's shield, around (x, y), in board pixels."""
    return Mark.of(stickers.bonus(more, angle, scale), x, y, scale)


@lru_cache(64)
def _cross_out(x: float, y: float, radius: int, scale: int) -> Mark:
    """A red cross over a closed bridge or sea lane, around (x, y), in board pixels."""
    drawing, c, r = Drawing(30, 30, scale), 15, radius
    for colour, width in ((HALO, 6), ((186, 24, 24), 4)):
        drawing.line(((c - r, c - r), (c + r, c + r)), colour, width)
        drawing.line(((c - r, c + r), (c + r, c - r)), colour, width)
    return Mark.of(drawing.sprite(c, c), x, y, scale)


@lru_cache(256)
def find_lane_spot(art: Art, wording: Wording, link: str) -> tuple[Point, int]:
    """The middle and the radius of a mark on a sea lane: as near to the lane's middle as names leave room for."""
    way = max(art.anchors["lanes"][link], key=len)
    kept = [*text_boxes(art, wording), *(box for t in art.territories for box in pieces(art, t, frozenset()))]
    fine = [(ax + (bx - ax) * k / 4, ay + (by - ay) * k / 4) for (ax, ay), (bx, by) in pairwise(way) for k in range(4)]

    def cost(found: tuple[int, int]) -> tuple[int, int, float]:
        k, radius = found
        here = around(*fine[k], (-radius - 2, -radius - 2, radius + 2, radius + 2))
        return sum(meet(here, box) for box in kept), -radius, abs(k / len(fine) - 0.5)

    k, radius = min(((k, radius) for radius in ON_LANE for k in range(len(fine))), key=cost)
    return fine[k], radius
