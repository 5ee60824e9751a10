"""One board at one moment: owners' colours on the ground, pieces, and overlays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from PIL import Image

from renders import labels, legend, out_of_play, overlays, sprites
from renders.art import MEMBERS, SHEET, Art, Layers
from renders.image_cache import cached_images
from renders.look import Colour, Look
from renders.out_of_play import Outside
from renders.scene import CannotDraw, Scene
from renders.sizes import CAPTAIN, COUNT, Box, around, meet
from rules import Region, board

BLANK: Colour = (214, 202, 176)
BARRED: Colour = (176, 162, 136)
"""The second shade of the hatching over territories out of play."""
WRITTEN = 14
"""The most megabytes of boards with their names to cache."""
Area = tuple[int, int, int, int]


def checked(art: Art, scene: Scene) -> None:
    """Raise `CannotDraw` if the scene names a territory that the board does not have."""
    ends = (t for a in scene.arrows for t in (a.source, a.target))
    named = (
        *scene.holdings,
        *scene.captains,
        *scene.capitals,
        *scene.highlights,
        *scene.storm,
        *ends,
        *([scene.ring] if scene.ring else []),
    )
    for territory in named:
        if territory not in art.number:
            raise CannotDraw(f"the board {scene.board!r} has no territory {territory!r}")
    for territory, holding in scene.holdings.items():
        if holding.armies < 0:
            raise CannotDraw(f"{territory!r} has {holding.armies} armies")


def palette(art: Art, look: Look, scene: Scene) -> list[int]:
    """Four shades for each territory: by hatch class, the owner's colour or its second shade.

    Territories out of play are hatched in shades of paper, unowned ones are plain.
    """
    flat: list[int] = []
    holdings = scene.holdings
    for territory in art.territories:
        holding = holdings.get(territory)
        if holding is None:
            members, colour, second = MEMBERS["rising"], BLANK, BARRED
        elif not holding.owner:
            members, colour, second = MEMBERS["plain"], BLANK, BLANK
        else:
            colour = look.colour(holding.owner)
            members, second = MEMBERS[look.pattern(holding.owner)], legend.accent(colour)
        for kind in range(4):
            flat += second if kind in members else colour
    return flat


@cached_images(WRITTEN)
def _written(art: Art, wording: _Wording, out: Outside) -> Layers:
    """The whole board at its own size with names, title and legend; cached by language and by part of the board."""
    layers = labels.paint(art, wording.look, out_of_play.faded(art, art.whole, 1, out), 1, out.lands)
    legend.title(layers.ground, art, wording.look)
    legend.legend(layers.ground, art, wording.look, regions(art), out.lands)
    return layers


def regions(art: Art) -> Mapping[str, Region]:
    return board(art.anchors["board"]).regions


class _Wording:
    """A look as a cache key: equal if language and names are, whatever the palette."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self._key = (look.language, look.names.key())

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Wording) and self._key == other._key


def ground(art: Art, look: Look, scene: Scene) -> Layers:
    """The board with names; faint where territories are out of play."""
    return _written(art, _Wording(look), out_of_play.outside(art, scene))


def ground_near(art: Art, look: Look, scene: Scene, area: Area) -> Layers:
    """A part of the board (`area` in board pixels) at twice its size, with names."""
    large = (area[0] * SHEET, area[1] * SHEET, area[2] * SHEET, area[3] * SHEET)
    out = out_of_play.outside(art, scene)
    layers = out_of_play.faded(art, art.sheet.crop(large), SHEET, out, large[:2])
    return labels.paint(art, look, layers, SHEET, out.lands, large[:2])


def coloured(layers: Layers, shades: list[int]) -> Image.Image:
    """The ground with every territory in its owner's colour, from `palette`."""
    realms = layers.realms.copy()
    realms.putpalette(shades)
    return Image.composite(realms.convert("RGB"), layers.ground, layers.tint)


def stand(
    image: Image.Image, art: Art, look: Look, scene: Scene, scale: int, offset: tuple[int, int], only: Iterable[str]
) -> None:
    """Draw counts, captains, capitals and the Ring on some territories; the picture's corner is `offset`."""
    pieces = {s.seat: s.pieces for s in scene.seats}
    for territory in only:
        _ring(image, art, scene, territory, scale, offset)
        holding, at = scene.holdings.get(territory), art.spot(territory, "count")
        if holding is None or at is None:
            continue
        x, y = at[0] * scale - offset[0], at[1] * scale - offset[1]
        if holding.owner:
            colour = look.colour(holding.owner)
            sprites.put(image, sprites.count(colour, pieces.get(holding.owner, ""), holding.armies, scale), x, y)
        for k, seat in enumerate(scene.captains.get(territory, ())):
            sprites.put(image, sprites.captain(look.colour(seat), scale), x + (22 + 8 * k) * scale, y - 3 * scale)
        if capital_of := scene.capitals.get(territory):
            sprites.put(image, sprites.capital(look.colour(capital_of), scale), x + 30 * scale, y - 3 * scale)


def _ring(image: Image.Image, art: Art, scene: Scene, territory: str, scale: int, offset: tuple[int, int]) -> None:
    if scene.ring == territory:
        at = art.spot(territory, "step") or art.spot(territory, "count")
        assert at is not None
        sprites.put(image, sprites.ring(scale), at[0] * scale - offset[0], at[1] * scale - offset[1])


@lru_cache(512)
def pieces_box(art: Art, territory: str) -> Box:
    """The box of all pieces on a territory, in board pixels."""
    at = art.spot(territory, "count") or (0.0, 0.0)
    boxes = [around(*at, COUNT), around(*at, CAPTAIN)]
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
    """The board with all pieces, without overlays."""
    image = coloured(ground(art, look, scene), palette(art, look, scene))
    stand(image, art, look, scene, 1, (0, 0), art.territories)
    legend.seats(image, art.anchors["furniture"]["seats"], look, scene)
    legend.holders(image, art, look, scene, regions(art))
    return image


def changed(before: Scene, after: Scene) -> list[str]:
    """The territories that look different."""
    lands = {*before.holdings, *after.holdings}
    found = {t for t in lands if before.holdings.get(t) != after.holdings.get(t)}
    found |= {t for t in {*before.captains, *after.captains} if before.captains.get(t, ()) != after.captains.get(t, ())}
    sites = {*before.capitals, *after.capitals}
    found |= {t for t in sites if before.capitals.get(t) != after.capitals.get(t)}
    if before.ring != after.ring:
        found |= {t for t in (before.ring, after.ring) if t}
    return sorted(found)


def repainted(image: Image.Image, art: Art, look: Look, scene: Scene, territories: Iterable[str]) -> Image.Image:
    """A copy of the picture with some territories repainted, each box as a whole so that nothing is blended twice."""
    fresh = image.copy()
    layers = ground(art, look, scene)
    shades, boxes = palette(art, look, scene), {t: pieces_box(art, t) for t in art.territories}
    for territory in territories:
        a, b = art.box(territory), boxes[territory]
        area = (max(0, int(min(a[0], b[0]))), max(0, int(min(a[1], b[1]))), int(max(a[2], b[2])), int(max(a[3], b[3])))
        part = coloured(layers.crop(area), shades)
        near = [t for t in art.territories if meet(boxes[t], area)]
        stand(part, art, look, scene, 1, area[:2], near)
        fresh.paste(part, area[:2])
    for plate in ("seats", "legend"):
        x, y, w, h = (round(v) for v in art.anchors["furniture"][plate])
        fresh.paste(layers.ground.crop((x, y, x + w, y + h)), (x, y))
    legend.seats(fresh, art.anchors["furniture"]["seats"], look, scene)
    legend.holders(fresh, art, look, scene, regions(art))
    return fresh


def overlay(image: Image.Image, art: Art, scene: Scene, scale: int = 1, offset: tuple[int, int] = (0, 0)) -> None:
    """Draw highlights, closed bridges, storms and arrows."""
    for territory in scene.highlights:
        overlays.glow(image, art, territory, scale, offset)
    for a, b in scene.closed_bridges:
        at = art.anchors["bridges"].get("|".join(sorted((a, b))))
        if at:
            overlays.closed(image, at[0] * scale - offset[0], at[1] * scale - offset[1], scale)
    for territory in scene.storm:
        x, y = art.spot(territory, "count") or (0, 0)
        overlays.storm(image, (x - 24) * scale - offset[0], (y - 18) * scale - offset[1], scale)
    for one in scene.arrows:
        for leg in art.legs(one.source, one.target):
            start, end = ((x * scale - offset[0], y * scale - offset[1]) for x, y in leg)
            overlays.arrow(image, one, start, end, scale)
