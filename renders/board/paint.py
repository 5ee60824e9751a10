"""One board at one moment: owners' colours on the ground, marks and pieces."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from math import ceil

from PIL import Image

from renders.board import arrow_key, labels, legend, out_of_play, overlays, pieces, sprites
from renders.board.art import MEMBERS, SHEET, Area, Art, Layers, Spot
from renders.board.counts import count
from renders.board.image_cache import TILE, cache_images
from renders.board.labels import Wording
from renders.board.layers import Layer, Mark
from renders.board.out_of_play import Outside
from renders.board.sizes import CAPTAIN, COUNT, DRAWN, DRAWN_TAG, Box, around, meet
from renders.games.game_art import known_art, known_cover
from renders.look import Colour, Look
from renders.scene import CannotDraw, Scene
from renders.typefaces import readable
from rules.author import RegionName, board

BARRED: Colour = (176, 162, 136)
"""The second shade of the hatching over territories out of play."""
WRITTEN = 18
"""The most megabytes of boards with their names to cache: room for a board and its inset."""
BLEED = 32
"""How far the strips in which names are painted reach into each other. With that, each ends where a row of tiles does,
so that no more than one row is read for two of them."""
STRIP, SMALL = 128, 65536
"""The least height of the strips that are coloured at a time, and the pixels of a ground that is coloured at once."""
COAST_TO_COAST = re.compile(rb"\x01(?:\x00{,48}\x01)*")
"""The columns of a strip from one sea to the next (1: there is land), where a sea is more than 48 pixels wide."""
SHORE = 2
"""How far the colour of a territory reaches beyond its box at most, in board pixels."""
MARKED = ("arrows", "highlights", "closed", "pieces", "markers", "marks", "layers")
"""What the marks of a scene depend on: arrows keep away from pieces and markers."""


@dataclass(frozen=True)
class Strip:
    """A part of the land: its area on the ground, its territories and its tint as in `Layers`."""

    area: Area
    realms: Image.Image
    tint: Image.Image


@dataclass(frozen=True)
class Written:
    """A whole board with its names, and its land in strips: the sea takes no owner's colour."""

    ground: Image.Image
    land: tuple[Strip, ...]


def check_scene(art: Art, scene: Scene) -> None:
    """Raise `CannotDraw` if the scene names a territory that the board does not have."""
    ends = (t for a in scene.arrows for t in (a.source, a.target))
    layered = (t for layer in scene.layers if isinstance(layer, Layer) for t in layer.territories())
    named = (
        *scene.holdings,
        *scene.pieces,
        *scene.markers,
        *scene.tags,
        *scene.highlights,
        *scene.tokens,
        *scene.covered,
        *ends,
        *layered,
    )
    for territory in named:
        if territory not in art.number:
            raise CannotDraw(f"the board {scene.board!r} has no territory {territory!r}")
    for territory, holding in scene.holdings.items():
        if holding.armies < 0:
            raise CannotDraw(f"{territory!r} has {holding.armies} armies")


def add_names(look: Look, scene: Scene) -> Look:
    """The look with the names that were given on this very board, and with what its regions pay."""
    if not (scene.title or scene.regions or scene.marks):
        return look
    names, pays = look.names, {name: region.bonus for name, region in board(scene.board).regions.items()}
    given = replace(
        names,
        regions={**names.regions, **scene.regions},
        words={**names.words, **({"title": title} if (title := readable("title", scene.title, "")) else {})},
        bonuses={name: pays[RegionName(name)] + more for name, more in scene.marks.items()},
    )
    return replace(look, names=given)


def palette(art: Art, look: Look, scene: Scene) -> bytes:
    """Four shades for each territory: by hatch class, the owner's colour or its second shade.

    Territories out of play are hatched in shades of paper, covered ones and those without an owner are plain.
    """
    flat: list[int] = []
    holdings, empty = scene.holdings, tuple(art.anchors["empty"])
    for territory in art.territories:
        holding = holdings.get(territory)
        if territory in scene.covered:
            cover = known_cover(scene.covered[territory]).colour
            members, colour, second = MEMBERS["plain"], cover, cover
        elif holding is None:
            members, colour, second = MEMBERS["rising"], empty, BARRED
        elif not holding.owner:
            members, colour, second = MEMBERS["plain"], empty, empty
        else:
            colour = look.colour(holding.owner)
            members, second = MEMBERS[look.pattern(holding.owner)], legend.accent(colour)
        for kind in range(4):
            flat += second if kind in members else colour
    return bytes(flat)


@cache_images(WRITTEN)
def _write_board(art: Art, wording: Wording, out: Outside) -> Written:
    """The whole board at its own size with names, title and legend; cached by language and by part of the board.

    It is painted a strip at a time, as painting takes many times the memory of what is painted.
    """
    look, (width, height) = wording.look, art.size
    board = Layers(Image.new("RGB", art.size), Image.new("L", art.size), Image.new("L", art.size))
    edges = (0, *range(TILE - BLEED, height, TILE), height)
    areas = [(0, max(0, top - BLEED), width, min(height, end + BLEED)) for top, end in pairwise(edges)]
    for (top, end), area, layers in zip(pairwise(edges), areas, art.whole.parts(areas), strict=True):
        layers = out_of_play.fade(art, layers, 1, out, area[:2])
        layers = labels.paint(art, look, layers, 1, out.lands, area[:2], cut=True)
        strip = layers.crop((0, top - area[1], width, end - area[1]))
        for whole, part in ((board.ground, strip.ground), (board.realms, strip.realms), (board.tint, strip.tint)):
            whole.paste(part, (0, top))
    legend.title(board.ground, art, look)
    legend.legend(board.ground, art, look, out.lands)
    return Written(board.ground, tuple(strips(board)))


def ground(art: Art, look: Look, scene: Scene) -> Written:
    """The board with names; faint where territories are out of play."""
    return _write_board(art, Wording(look), out_of_play.outside(art, scene))


def ground_near(art: Art, look: Look, scene: Scene, area: Area) -> Layers:
    """A part of the board (`area` in board pixels) at twice its size, with the names that fit into it."""
    large = (area[0] * SHEET, area[1] * SHEET, area[2] * SHEET, area[3] * SHEET)
    out = out_of_play.outside(art, scene)
    layers = out_of_play.fade(art, art.sheet.crop(large), SHEET, out, large[:2])
    return labels.paint(art, look, layers, SHEET, out.lands, large[:2], cut=False)


def strips(layers: Layers) -> Iterator[Strip]:
    """The land of a ground, strip by strip; what lies on either side of a sea is a strip of its own."""
    width, height = layers.tint.size
    tall = max(STRIP, SMALL // max(1, width))
    for top in range(0, height, tall):
        row = layers.tint.crop((0, top, width, min(height, top + tall)))
        for columns in COAST_TO_COAST.finditer(bytes(row.getprojection()[0])):
            left, right = columns.span()
            land = row.crop((left, 0, right, row.height)).getbbox()
            assert land is not None
            area = (left, top + land[1], right, top + land[3])
            yield Strip(area, layers.realms.crop(area), layers.tint.crop(area))


def colour(image: Image.Image, land: Iterable[Strip], shades: bytes, corner: tuple[int, int] = (0, 0)) -> None:
    """Draw every territory of a ground, or of a part of it whose corner is given, in its owner's colour."""
    left, top = corner
    right, bottom = left + image.width, top + image.height
    for strip in land:
        x0, y0, x1, y1 = strip.area
        part = (max(left, x0) - x0, max(top, y0) - y0, min(right, x1) - x0, min(bottom, y1) - y0)
        if part[0] < part[2] and part[1] < part[3]:
            realms = strip.realms.crop(part)
            realms.putpalette(shades)
            image.paste(realms.convert("RGB"), (x0 + part[0] - left, y0 + part[1] - top), strip.tint.crop(part))


def stand(
    image: Image.Image, art: Art, look: Look, scene: Scene, scale: int, offset: tuple[int, int], only: Iterable[str]
) -> None:
    """Draw counts, pieces, markers and tokens on some territories; the picture's corner is `offset`."""
    sets = {s.seat: s.pieces for s in scene.seats}
    for territory in only:
        _token(image, art, scene, territory, scale, offset)
        holding, at = scene.holdings.get(territory), art.spot(territory, "count")
        if holding is None or at is None:
            continue
        spots = (at, art.spot(territory, "tag") or at, *art.beside(territory))
        (x, y), tag, *beside = ((u * scale - offset[0], v * scale - offset[1]) for u, v in spots)
        pieces.tie(image, scene, art, territory, (x, y), beside, tag, scale)
        if holding.owner:
            colour = look.colour(holding.owner)
            sprites.put(image, count(colour, sets.get(holding.owner, ""), holding.armies, scale), x, y)
        pieces.stand(image, look, scene, territory, (x, y), beside, tag, scale, art.sizes(territory))


def _token(image: Image.Image, art: Art, scene: Scene, territory: str, scale: int, offset: tuple[int, int]) -> None:
    """Draw the token on a territory, under its pieces."""
    if kind := scene.tokens.get(territory):
        at = token_spot(art, territory)
        sprites.put(image, known_art().tokens[kind](scale), at[0] * scale - offset[0], at[1] * scale - offset[1])


def token_spot(art: Art, territory: str) -> Spot:
    """Where a token stands: on its territory's step of the path, or around its count, in board pixels."""
    return art.spot(territory, "step") or art.spot(territory, "count") or (0.0, 0.0)


@lru_cache(1024)
def pieces_box(art: Art, territory: str, crowded: bool = False) -> Box:
    """The box of the pieces at a territory's count, in board pixels; if `crowded`, of those on the spots around too."""
    at = art.spot(territory, "count") or (0.0, 0.0)
    boxes = [around(*at, COUNT), around(*at, CAPTAIN)]
    boxes += [around(*spot, DRAWN) for spot in art.beside(territory) if crowded]
    if crowded and (tag := art.spot(territory, "tag")):
        boxes.append(around(*tag, DRAWN_TAG))
    step = art.spot(territory, "step")
    if step:
        boxes.append((step[0] - 22, step[1] - 22, step[0] + 22, step[1] + 22))
    return (
        min(b[0] for b in boxes) - 6,
        min(b[1] for b in boxes) - 12,
        max(b[2] for b in boxes) + 20,
        max(b[3] for b in boxes) + 8,
    )


def whole(art: Art, look: Look, scene: Scene) -> Image.Image:
    """The board with everything that a scene shows."""
    layers = ground(art, look, scene)
    image = layers.ground.copy()
    colour(image, layers.land, palette(art, look, scene))
    furnish(image, art, look, scene, 1, (0, 0), art.territories)
    legend.seats(image, art.anchors["furniture"]["seats"], look, scene)
    x, y, _, _ = art.anchors["furniture"]["legend"]
    legend.holders(image, art, look, scene, (x, y))
    if plate := art.anchors["furniture"].get("cards"):
        legend.market(image, plate, art, look, scene)
    arrow_key.on_frame(image, art, look, scene)
    return image


Marks = tuple[Sequence[Mark], Sequence[Mark]]
"""The marks under the pieces, and those over them."""


def marks_of(art: Art, look: Look, scene: Scene, scale: int) -> Marks:
    """All marks of a scene."""
    return overlays.below(art, look, scene, scale), overlays.above(art, look, scene, scale)


def furnish(
    image: Image.Image,
    art: Art,
    look: Look,
    scene: Scene,
    scale: int,
    offset: tuple[int, int],
    only: Iterable[str],
    marks: Marks | None = None,
) -> None:
    """Draw all marks, and the pieces on some territories; the picture's corner is `offset`. `marks` are those of the
    scene, if they are known."""
    below, above = marks or marks_of(art, look, scene, scale)
    overlays.put(image, below, offset)
    stand(image, art, look, scene, scale, offset, only)
    overlays.put(image, above, offset)


def list_changes(before: Scene, after: Scene) -> list[str]:
    """The territories with other pieces or another holder."""
    lands = {*before.holdings, *after.holdings}
    found = {t for t in lands if before.holdings.get(t) != after.holdings.get(t)}
    found |= {t for t in {*before.pieces, *after.pieces} if before.pieces.get(t, ()) != after.pieces.get(t, ())}
    found |= {t for t in {*before.markers, *after.markers} if before.markers.get(t, ()) != after.markers.get(t, ())}
    found |= {t for t in {*before.tags, *after.tags} if before.tags.get(t) != after.tags.get(t)}
    found |= {t for t in {*before.tokens, *after.tokens} if before.tokens.get(t) != after.tokens.get(t)}
    return sorted(found)


def areas_to_repaint(art: Art, before: Scene, after: Scene, marks: Iterable[Mark]) -> list[Area]:
    """The parts of the board that look different: changed territories, and `marks` that come or go, with their legend.

    Of a territory that keeps its holder only the surroundings of its count differ.
    """
    full, (width, height) = pieces.find_crowded(before) | pieces.find_crowded(after), art.size
    found = [
        (land_box if _holder(before, t) != _holder(after, t) else standing_box)(art, t, t in full)
        for t in list_changes(before, after)
    ]
    found += [mark.area for mark in marks]
    if arrow_key.kinds(before) != arrow_key.kinds(after):
        found.append(arrow_key.strip(art))
    return _join_areas((max(0, x0), max(0, y0), min(width, x1), min(height, y1)) for x0, y0, x1, y1 in found)


def _join_areas(areas: Iterable[Area]) -> list[Area]:
    """The same parts of a board, two in one box where that is no larger than both: what they share is painted once."""
    left: list[Area] = []
    for area in areas:
        joined = area
        while near := next((one for one in left if _size(_around(one, joined)) <= _size(one) + _size(joined)), None):
            left.remove(near)
            joined = _around(near, joined)
        left.append(joined)
    return left


def _around(one: Area, other: Area) -> Area:
    """The box around two boxes."""
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def _size(area: Area) -> int:
    return (area[2] - area[0]) * (area[3] - area[1])


def _holder(scene: Scene, territory: str) -> str | None:
    """Whose colour a territory has; None for one that is out of play."""
    return holding.owner if (holding := scene.holdings.get(territory)) else None


@lru_cache(1024)
def standing_box(art: Art, territory: str, crowded: bool) -> Area:
    """The box of all pieces on a territory."""
    x0, y0, x1, y1 = pieces_box(art, territory, crowded)
    return int(x0), int(y0), ceil(x1), ceil(y1)


@lru_cache(1024)
def land_box(art: Art, territory: str, crowded: bool) -> Area:
    """The box of a territory and of all pieces on it."""
    x0, y0, x1, y1 = art.box(territory)
    return _around((x0 - SHORE, y0 - SHORE, x1 + SHORE, y1 + SHORE), standing_box(art, territory, crowded))


def _plate_of_seats(scene: Scene) -> tuple[object, ...]:
    """What the plate of the seats shows."""
    return scene.seats, scene.headline, scene.track, scene.winners, legend.list_markers(scene)


def paint_changes(image: Image.Image, art: Art, look: Look, before: Scene, after: Scene) -> Image.Image:
    """A copy of the picture of one scene, made the picture of another of the same board, palette and seats."""
    fresh = image.copy()
    repaint(fresh, art, look, before, after)
    return fresh


def repaint(image: Image.Image, art: Art, look: Look, before: Scene, after: Scene, top: int = 0) -> None:
    """Make the picture of one scene that of another of the same board, palette and seats; it begins at row `top`.

    What differs is repainted in whole boxes, so that nothing is blended twice.
    """
    layers = ground(art, look, after)
    full, shades = pieces.find_crowded(after), palette(art, look, after)
    boxes = {t: pieces_box(art, t, t in full) for t in art.territories}
    marks = marks_of(art, look, after, 1)
    same = all(getattr(before, name) == getattr(after, name) for name in MARKED)
    gone = marks if same else marks_of(art, look, before, 1)
    areas = areas_to_repaint(art, before, after, {*gone[0], *gone[1]} ^ {*marks[0], *marks[1]})
    for area in areas:
        part = layers.ground.crop(area)
        colour(part, layers.land, shades, area[:2])
        near = [t for t in art.territories if meet(boxes[t], area)]
        furnish(part, art, look, after, 1, area[:2], near, marks)
        image.paste(part, (area[0], area[1] + top))
    plates: tuple[tuple[str, bool, Callable[[Image.Image], None]], ...] = (
        ("seats", _plate_of_seats(before) != _plate_of_seats(after), lambda plate: _seats(plate, art, look, after)),
        ("legend", before.holdings != after.holdings, lambda plate: legend.holders(plate, art, look, after)),
        ("cards", before.market != after.market, lambda plate: _cards(plate, art, look, after)),
    )
    for name, differs, write in plates:
        if name not in art.anchors["furniture"]:
            continue
        x, y, w, h = (round(v) for v in art.anchors["furniture"][name])
        if differs or any(meet((x, y, x + w, y + h), area) for area in areas):
            plate = layers.ground.crop((x, y, x + w, y + h))
            write(plate)
            image.paste(plate, (x, y + top))
    if any(meet(arrow_key.strip(art), area) for area in areas):
        arrow_key.on_frame(image, art, look, after, top)


def _seats(plate: Image.Image, art: Art, look: Look, scene: Scene) -> None:
    """Write the list of seats on its plate, cut from the ground."""
    _, _, width, height = art.anchors["furniture"]["seats"]
    legend.seats(plate, (0, 0, width, height), look, scene)


def _cards(plate: Image.Image, art: Art, look: Look, scene: Scene) -> None:
    """Draw what lies beside the board on its plate, cut from the ground."""
    _, _, width, height = art.anchors["furniture"]["cards"]
    legend.market(plate, (0, 0, width, height), art, look, scene)
