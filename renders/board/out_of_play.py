"""Parts of a board's art that an edition does not play on: faded territories, and lanes removed."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.board.art import SHEET, Art, Layers
from renders.board.sizes import BRIDGE, LANDING, PORT, Box, around
from renders.scene import Scene

PALE = (226, 214, 186)
WATER, FOAM = (94, 134, 142), (178, 204, 202)
FADED = 148
"""How strongly parts out of play are faded, of 255."""
FLOODED = 204
"""How strongly sunk territories are covered with water, of 255."""


@dataclass(frozen=True)
class Outside:
    """What is out of play: territories, those of them under water, and lanes and bridges by their pairs. Hashable."""

    lands: frozenset[str]
    links: frozenset[str]
    sunk: frozenset[str] = frozenset()


def outside(art: Art, scene: Scene) -> Outside:
    """What is in the art but not in the scene."""
    lands, sunk = frozenset(t for t in art.territories if t not in scene.holdings), frozenset(scene.sunk)
    drowned = (link for link in art.anchors["lanes"] if not sunk.isdisjoint(link.split("|")))
    return Outside(lands, frozenset("|".join(sorted(pair)) for pair in scene.missing) | frozenset(drowned), sunk)


def fade(art: Art, layers: Layers, scale: int, out: Outside, offset: tuple[int, int] = (0, 0)) -> Layers:
    """The layers with parts out of play faded; the same layers if everything is in play."""
    if not out.lands and not out.links:
        return layers
    ground, where = layers.ground.copy(), (layers.ground.size, scale, out, offset)
    washed = ground.filter(ImageFilter.BoxBlur(11 * scale))
    chart = _chart(art, *where)
    ground.paste(washed, (0, 0), ImageChops.multiply(chart, _lanes(art, *where)))
    pale = ImageChops.multiply(chart, ImageChops.lighter(_lands(art, *where), _works(art, *where)))
    ground.paste(PALE, (0, 0), pale.point([v * FADED // 255 for v in range(256)]))
    if out.sunk:
        _flood(ground, art, *where)
    return replace(layers, ground=ground)


def _chart(art: Art, size: tuple[int, int], scale: int, out: Outside, offset: tuple[int, int]) -> Image.Image:
    """The area of the map itself, without frame and plates."""
    (width, height), margin = art.size, art.anchors["margin"]
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    draw.rectangle(_on((margin, margin, width - margin, height - margin), scale, offset), fill=255)
    for x, y, w, h in art.anchors["furniture"].values():
        draw.rectangle(_on((x - 2, y - 2, x + w + 2, y + h + 2), scale, offset), fill=0)
    return mask


def _on(box: Box, scale: int, offset: tuple[int, int]) -> list[float]:
    """A box of the board, in pixels of the layers."""
    return [v * scale - offset[k % 2] for k, v in enumerate(box)]


def _lands(art: Art, size: tuple[int, int], scale: int, out: Outside, offset: tuple[int, int]) -> Image.Image:
    """The area of the territories that are out of play on dry land."""
    return _area(art, size, scale, out.lands - out.sunk, offset)


def _flood(
    ground: Image.Image, art: Art, size: tuple[int, int], scale: int, out: Outside, offset: tuple[int, int]
) -> None:
    """Cover sunk territories with water, through which they are seen faintly, with rows of ripples."""
    area = _area(art, size, scale, out.sunk, offset).filter(ImageFilter.MaxFilter(2 * scale + 1))
    soft = area.filter(ImageFilter.GaussianBlur(2.5 * scale))
    ground.paste(WATER, (0, 0), soft.point([v * FLOODED // 255 for v in range(256)]))
    ripples = Image.new("L", size)
    draw, pitch = ImageDraw.Draw(ripples), 26 * scale
    for row in range(-1, size[1] // pitch + 2):
        y = row * pitch - offset[1] % pitch
        number = (y + offset[1]) // pitch
        for left in range(-(offset[0] % (52 * scale)) - 52 * scale + number % 2 * 26 * scale, size[0], 52 * scale):
            points = [(left + k * scale, y + 2.2 * scale * math.sin(k / 4)) for k in range(26)]
            draw.line(points, fill=150, width=round(1.4 * scale))
    ground.paste(FOAM, (0, 0), ImageChops.multiply(ripples, area))


def _area(art: Art, size: tuple[int, int], scale: int, lands: frozenset[str], offset: tuple[int, int]) -> Image.Image:
    """The area of these territories."""
    x, y, far = *offset, SHEET // scale
    numbers = art.numbers.crop((x * far, y * far, (x + size[0]) * far, (y + size[1]) * far))
    mine = {art.number[t] + 1 for t in lands}
    return numbers.point([255 * (n in mine) for n in range(256)]).reduce(far)


def _lanes(art: Art, size: tuple[int, int], scale: int, out: Outside, offset: tuple[int, int]) -> Image.Image:
    """The strokes of these sea lanes, and their landings without a port."""
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    lanes = {link: art.anchors["lanes"][link] for link in sorted(out.links) if link in art.anchors["lanes"]}
    for line in (line for parts in lanes.values() for line in parts):
        points = [(x * scale - offset[0], y * scale - offset[1]) for x, y in line]
        draw.line(points, fill=255, width=7 * scale, joint="curve")
    for link, parts in lanes.items():
        for land, (x, y) in zip(link.split("|"), (parts[0][0], parts[-1][-1]), strict=True):
            if land not in art.anchors["ports"]:
                draw.ellipse(_on(around(x, y, LANDING), scale, offset), fill=255)
    return mask.filter(ImageFilter.BoxBlur(scale))


def _works(art: Art, size: tuple[int, int], scale: int, out: Outside, offset: tuple[int, int]) -> Image.Image:
    """The ports of these territories, and these bridges."""
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    spots = [(at, PORT) for t, at in art.anchors["ports"].items() if t in out.lands]
    spots += [(at, BRIDGE) for link, at in art.anchors["bridges"].items() if link in out.links]
    for (x, y), box in spots:
        draw.ellipse(_on(around(x, y, box), scale, offset), fill=255)
    return mask
