"""Parts of a board's art that an edition does not play on: faded or covered territories, and lanes removed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.board.art import SHEET, Art, Layers
from renders.board.sizes import BRIDGE, LANDING, PORT, Box, around
from renders.games.game_art import known_cover
from renders.scene import CoverKind, Scene

PALE = (226, 214, 186)
FADED = 148
"""How strongly parts out of play are faded, of 255."""


@dataclass(frozen=True)
class Outside:
    """What is out of play: territories, those of them that something covers (with what), and lanes and bridges by their
    pairs. Hashable."""

    lands: frozenset[str]
    links: frozenset[str]
    covered: frozenset[tuple[str, CoverKind]] = frozenset()

    @property
    def bare(self) -> frozenset[str]:
        """The territories that nothing covers."""
        return self.lands - {territory for territory, _ in self.covered}


def outside(art: Art, scene: Scene) -> Outside:
    """What is in the art but not in the scene."""
    lands = frozenset(t for t in art.territories if t not in scene.holdings)
    hidden = (link for link in art.anchors["lanes"] if not scene.covered.keys().isdisjoint(link.split("|")))
    missing = frozenset("|".join(sorted(pair)) for pair in scene.missing)
    return Outside(lands, missing | frozenset(hidden), frozenset(scene.covered.items()))


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
    for kind in sorted({kind for _, kind in out.covered}):
        lands = frozenset(territory for territory, its in out.covered if its == kind)
        known_cover(kind).paint(ground, _area(art, ground.size, scale, lands, offset), scale, offset)
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
    """The area of the territories that are out of play and that nothing covers."""
    return _area(art, size, scale, out.bare, offset)


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
