"""The pieces and markers beside a count: captains and capitals next to it, those of single games around."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renders.board import shapes, sprites, stickers
from renders.board.art import Art
from renders.games.game_art import known_art
from renders.look import Colour, Look
from renders.scene import Piece, Scene

Point = tuple[float, float]
NEXT_TO = ("captain", "capital")
"""The kinds of pieces that stand right next to the count."""
STONE: Colour = (206, 200, 188)
"""The colour of a piece that is nobody's."""


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
