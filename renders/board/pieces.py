"""The pieces and markers beside a count: captains and capitals next to it, those of single games around."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from renders.board import shapes, sprites, stickers
from renders.board.art import Art
from renders.board.drawing import INK, OVER, Sprite
from renders.board.sizes import TAG, Box, around, shrink
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
STANDS, NEAR, ON_LAND = (-13.0, -13.0, 13.0, 13.0), (-22.0, -22.0, 22.0, 22.0), 0.5
"""Where a piece stands around its spot, and where a marker's spot may not have another's land around it, in board
pixels; and the share of the first, or of a tag, that must be on its own land."""


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
    a marker may be read as a neighbour's; and so of its tag, which may lie on the water right beside its land."""

    def apart(spot: Point, size: float) -> tuple[bool, bool]:
        own, _ = find_shares(art, territory, around(*spot, shrink(STANDS, size)))
        _, others = find_shares(art, territory, around(*spot, shrink(NEAR, size)))
        return own < ON_LAND, own < ON_LAND or others > 0

    def adrift(box: Box) -> bool:
        """Whether a tag is off its land, and another's is near or its own is not."""
        (left, top, right, bottom), reach = box, NEAR[2]
        own, others = find_shares(art, territory, (left - reach, top - reach, right + reach, bottom + reach))
        return find_shares(art, territory, box)[0] < ON_LAND and (others > 0 or not own)

    spots, tag, sizes = art.beside(territory), art.spot(territory, "tag"), art.sizes(territory)
    beside = [apart(spot, size) for spot, size in zip(spots, sizes, strict=False)]
    return (*beside, *([(adrift(around(*tag, shrink(TAG, sizes[-1]))),) * 2] if tag else []))


def find_shares(art: Art, territory: str, box: Box) -> tuple[float, float]:
    """How much of a box, in board pixels, is a territory's, and how much another's."""
    left, top, right, bottom = map(round, box)
    under = art.whole.numbers.crop((left, top, right, bottom)).tobytes()
    own = under.count(art.number[territory] + 1)
    return own / len(under), (len(under) - own - under.count(0)) / len(under)


def find_tied(art: Art, scene: Scene, territory: str) -> frozenset[int]:
    """The numbers of the spots from which a line goes to a territory's count; the tag's comes last."""
    others = [piece for piece in scene.pieces.get(territory, ()) if piece.kind not in NEXT_TO]
    marked, tagged = scene.markers.get(territory, ()), territory in scene.tags
    if not others and not marked and not tagged:
        return frozenset()
    apart, last = find_apart(art, territory), len(art.beside(territory)) - 1
    tied = {k for k, one in enumerate(others[: last + 1]) if apart[k][0] and not one.owner}
    tied |= {last - k for k in range(min(len(marked), last + 1)) if apart[last - k][1]}
    return frozenset(tied | ({last + 1} if tagged and apart[-1][0] else set()))


def tie(
    image: Image.Image,
    scene: Scene,
    art: Art,
    territory: str,
    at: Point,
    beside: Sequence[Point],
    tag: Point,
    scale: int,
) -> None:
    """Draw a line from a territory's count to what could be taken for another's: markers, tags that are off its land,
    and pieces there that bear no owner's colour."""
    tied = find_tied(art, scene, territory)
    ends = [spot for k, spot in enumerate((*beside, tag)) if k in tied]
    if not ends:
        return
    left, top, right, bottom = (
        round(pick(spot[axis] for spot in (at, *ends))) + grow
        for pick, grow in ((min, -4), (max, 4))
        for axis in (0, 1)
    )
    lines = Image.new("RGBA", ((right - left) * OVER, (bottom - top) * OVER), (*PALE, 0))
    draw = ImageDraw.Draw(lines)
    for paint, wide in ((PALE, 4), (INK, 2)):
        for end in ends:
            points = [((x - left) * OVER, (y - top) * OVER) for x, y in (at, end)]
            draw.line(points, fill=(*paint, 255), width=wide * scale * OVER)
        (x, y), reach = points[0], (wide + 2) * scale * OVER / 2  # where nobody holds the land there is no count
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=(*paint, 255))
    drawn = lines.reduce(OVER)
    image.paste(drawn, (left, top), drawn)


class Figure(NamedTuple):
    """A figure on a territory: its picture, where its anchor is, and at which share of its usual size it is drawn."""

    sprite: Sprite
    x: float
    y: float
    size: float = 1.0


def figures(
    look: Look,
    scene: Scene,
    territory: str,
    at: Point,
    beside: Sequence[Point],
    tag: Point,
    scale: int,
    sizes: Sequence[float],
) -> Iterator[Figure]:
    """A territory's pieces, markers and tag, in the order in which they are drawn, in pixels at `scale`: its count is
    at `at`, free spots are `beside` it.

    `sizes` are those at which something is drawn on these spots, and then on that of the tag, as shares of the usual
    one.
    """
    found, known = scene.pieces.get(territory, ()), known_art()
    free = [*zip(beside, sizes, strict=False)]
    for k, one in enumerate(piece for piece in found if piece.kind in NEXT_TO):
        yield _next_to(look, one, k, at, scale)
    others = [piece for piece in found if piece.kind not in NEXT_TO]
    for one, ((x, y), size) in zip(others, free, strict=False):
        colour = look.colour(one.owner) if one.owner else STONE
        yield Figure(known.pieces[one.kind](one, colour, scene.letter(one.owner), territory, scale), x, y, size)
    for kind, ((x, y), size) in zip(scene.markers.get(territory, ()), reversed(free), strict=False):
        yield Figure(known.markers[kind](kind, territory, scale), x, y, size)
    if name := scene.tags.get(territory):
        yield Figure(stickers.tag(name, shapes.turn(territory, name), scale), *tag, sizes[-1])


def stand(
    image: Image.Image,
    look: Look,
    scene: Scene,
    territory: str,
    at: Point,
    beside: Sequence[Point],
    tag: Point,
    scale: int,
    sizes: Sequence[float],
) -> None:
    """Draw what `figures` finds on a territory."""
    for sprite, x, y, size in figures(look, scene, territory, at, beside, tag, scale, sizes):
        sprites.put(image, sprites.shrink(sprite, size), x, y)


def _next_to(look: Look, piece: Piece, k: int, at: Point, scale: int) -> Figure:
    colour = look.colour(piece.owner)
    if piece.kind == "captain":
        return Figure(sprites.captain(colour, scale), at[0] + (22 + 8 * k) * scale, at[1] - 3 * scale)
    return Figure(sprites.capital(colour, scale), at[0] + 30 * scale, at[1] - 3 * scale)
