"""The pieces and markers beside a count: captains and capitals next to it, those of single games around."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from renders.board import shapes, sprites, stickers
from renders.board.art import Art
from renders.board.sprites import OVER
from renders.games.game_art import known_art
from renders.look import Colour, Look
from renders.scene import Piece, Scene

Point = tuple[float, float]
NEXT_TO = ("captain", "capital")
"""The kinds of pieces that stand right next to the count."""
STONE: Colour = (206, 200, 188)
"""The colour of a piece that is nobody's."""
PALE: Colour = (250, 242, 220)
"""The edge of the line that ties a piece to its count."""
STANDS, NEAR, ON_LAND = 13, 22, 0.5
"""How far around a spot, in board pixels, its piece stands, and its marker may not come near another's land; and the
share of the first that must be on its own land."""


def find_crowded(scene: Scene) -> frozenset[str]:
    """The territories with pieces or markers on the spots around the count, or with a name that is glued on."""
    stood = (t for t, found in scene.pieces.items() if any(piece.kind not in NEXT_TO for piece in found))
    return frozenset((*stood, *(t for t, found in scene.markers.items() if found), *scene.tags))


def find_taken(art: Art, scene: Scene) -> frozenset[tuple[str, int]]:
    """The spots around counts on which pieces or markers stand: the territory, and the number of the spot."""
    found: set[tuple[str, int]] = set()
    for territory in find_crowded(scene):
        free = len(art.beside(territory))
        stood = sum(piece.kind not in NEXT_TO for piece in scene.pieces.get(territory, ()))
        marked = len(scene.markers.get(territory, ()))
        found |= {(territory, k) for k in (*range(min(stood, free)), *range(max(free - marked, 0), free))}
    return frozenset(found)


@lru_cache(1024)
def find_apart(art: Art, territory: str) -> tuple[tuple[bool, bool], ...]:
    """For each spot beside a territory's count, whether a piece stands on water there or on another's land, and whether
    a marker may be read as a neighbour's."""
    number, numbers = art.number[territory] + 1, art.whole.numbers

    def shares(spot: Point, reach: int) -> tuple[float, float]:
        """How much of the square around a spot is the territory's, and how much another's."""
        x, y = map(round, spot)
        around = numbers.crop((x - reach, y - reach, x + reach, y + reach)).tobytes()
        own = around.count(number)
        return own / len(around), (len(around) - own - around.count(0)) / len(around)

    def apart(spot: Point) -> tuple[bool, bool]:
        standing, near = shares(spot, STANDS), shares(spot, NEAR)
        return standing[0] < ON_LAND, standing[0] < ON_LAND or near[1] > 0

    return tuple(map(apart, art.beside(territory)))


def tie(
    image: Image.Image, scene: Scene, art: Art, territory: str, at: Point, beside: Sequence[Point], scale: int
) -> None:
    """Draw a line from a territory's count to what could be taken for another's: markers, and pieces that stand off its
    land and bear no owner's colour."""
    others = [piece for piece in scene.pieces.get(territory, ()) if piece.kind not in NEXT_TO]
    marked = scene.markers.get(territory, ())
    if not others and not marked:
        return
    apart = find_apart(art, territory)
    ends = [spot for (off, _), spot, one in zip(apart, beside, others, strict=False) if off and not one.owner]
    ends += [spot for (_, off), spot, _ in zip(reversed(apart), reversed(beside), marked, strict=False) if off]
    if not ends:
        return
    left, top, right, bottom = (
        round(pick(spot[axis] for spot in (at, *ends))) + grow
        for pick, grow in ((min, -4), (max, 4))
        for axis in (0, 1)
    )
    lines = Image.new("RGBA", ((right - left) * OVER, (bottom - top) * OVER), (*PALE, 0))
    draw = ImageDraw.Draw(lines)
    for paint, wide in ((PALE, 4), (sprites.INK, 2)):
        for end in ends:
            points = [((x - left) * OVER, (y - top) * OVER) for x, y in (at, end)]
            draw.line(points, fill=(*paint, 255), width=wide * scale * OVER)
        (x, y), reach = points[0], (wide + 2) * scale * OVER / 2  # where nobody holds the land there is no count
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=(*paint, 255))
    drawn = lines.reduce(OVER)
    image.paste(drawn, (left, top), drawn)


def stand(
    image: Image.Image,
    look: Look,
    scene: Scene,
    territory: str,
    at: Point,
    beside: Sequence[Point],
    tag: Point,
    scale: int,
) -> None:
    """Draw a territory's pieces, markers and tag (picture pixels): its count is at `at`, free spots are `beside` it."""
    found, known = scene.pieces.get(territory, ()), known_art()
    for k, one in enumerate(piece for piece in found if piece.kind in NEXT_TO):
        _next_to(image, look, one, k, at, scale)
    others = [piece for piece in found if piece.kind not in NEXT_TO]
    for one, (x, y) in zip(others, beside, strict=False):
        colour = look.colour(one.owner) if one.owner else STONE
        figure = known.pieces[one.kind](one, colour, scene.letter(one.owner), territory, scale)
        sprites.put(image, figure, x, y)
    for kind, (x, y) in zip(scene.markers.get(territory, ()), reversed(beside), strict=False):
        sprites.put(image, known.markers[kind](kind, territory, scale), x, y)
    if name := scene.tags.get(territory):
        sprites.put(image, stickers.tag(name, shapes.turn(territory, name), scale), *tag)


def _next_to(image: Image.Image, look: Look, piece: Piece, k: int, at: Point, scale: int) -> None:
    colour = look.colour(piece.owner)
    if piece.kind == "captain":
        sprites.put(image, sprites.captain(colour, scale), at[0] + (22 + 8 * k) * scale, at[1] - 3 * scale)
    else:
        sprites.put(image, sprites.capital(colour, scale), at[0] + 30 * scale, at[1] - 3 * scale)
