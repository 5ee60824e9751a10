"""A board without art: its territories in a ring, region by region, with a line for each link."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from renders.board import arrow_routes, legend, overlays, pieces, sprites
from renders.board.counts import count
from renders.board.legend import FAINT, INK, RED
from renders.games.signs import word
from renders.look import Look, mix
from renders.scene import CannotDraw, Scene
from renders.typefaces import font, ink, readable, shorten, spell
from rules import Territory
from rules.author import Board, RegionName

Point = tuple[float, float]
PAPER, SEA, GLOW = (243, 230, 200), (92, 128, 150), (255, 206, 60)
MARGIN, PLATE, STEP = 190, 370, 24
"""The space for names beside the ring, the width of the plates, the height of a region's line, in pixels."""
APART, LEAST = 60, 150
"""The vertical distance between territories on one side of the ring, and the ring's least radius, in pixels."""
ROUND = 25
"""The radius of a territory, in pixels."""


def whole(board: Board, look: Look, scene: Scene) -> Image.Image:
    """The board at one moment. Raises `CannotDraw` for a territory that the board does not have."""
    for territory in (*scene.holdings, *scene.highlights, *(t for a in scene.arrows for t in (a.source, a.target))):
        if territory not in board.links_of:
            raise CannotDraw(f"the board {board.name!r} has no territory {territory!r}")
    radius = max(LEAST, APART * math.ceil(len(board.territories) / 2) / 2)
    middle = (radius + MARGIN, radius + ROUND)
    height = max(2 * middle[1], _regions_at(scene) + STEP * (len(board.regions) + 2))
    image = Image.new("RGB", (round(2 * middle[0]) + PLATE, round(height)), PAPER)
    places = ring(board.territories, middle, radius)
    _links(image, board, places)
    for territory, at in places.items():
        _territory(image, look, scene, territory, at)
        _name(image, look, board, territory, at, left=at[0] < middle[0])
    for one in scene.arrows:
        overlays.put(
            image,
            overlays.draw_arrow(one.kind, arrow_routes.straight(places[one.source], places[one.target], ROUND), 1),
            (0, 0),
        )
    _plates(image, look, scene, board)
    return image


def ring(territories: tuple[str, ...], middle: Point, radius: float) -> dict[str, Point]:
    """Where each territory is drawn: down the right side of a circle, then up the left, each at its own height."""
    half = math.ceil(len(territories) / 2)
    right, left = territories[:half], territories[half:][::-1]
    places = {}
    for side, lands in ((1, right), (-1, left)):
        for k, territory in enumerate(lands):
            down = (2 * k + 1) / len(lands) - 1
            across = side * math.sqrt(1 - down * down)
            places[territory] = (middle[0] + radius * across, middle[1] + radius * down)
    return places


def _links(image: Image.Image, board: Board, places: dict[str, Point]) -> None:
    """Draw borders as lines, and bridges and sea lanes in the colour of water."""
    draw = ImageDraw.Draw(image)
    for a, b, kind in board.links:
        draw.line((*places[a], *places[b]), fill=FAINT if kind == "land" else SEA, width=4)


def _territory(image: Image.Image, look: Look, scene: Scene, territory: str, at: Point) -> None:
    """Draw a territory in its holder's colour with its pieces; highlighted where the reader may act."""
    draw = ImageDraw.Draw(image)
    holding = scene.holdings.get(territory)
    colour = look.colour(holding.owner) if holding and holding.owner else PAPER
    if territory in scene.highlights:
        draw.ellipse(_round(at, ROUND + 8), fill=GLOW)
    draw.ellipse(_round(at, ROUND), fill=mix(colour, PAPER, 0.45), outline=INK, width=2)
    if holding and holding.owner:
        kind = {line.seat: line.pieces for line in scene.seats}.get(holding.owner, "")
        sprites.put(image, count(colour, kind, holding.armies, 1), *at)
    beside = [(at[0] + 34 + 26 * k, at[1]) for k in range(6)]
    pieces.stand(image, look, scene, territory, at, beside, (at[0], at[1] + 30), 1, [1.0] * (len(beside) + 1))


def _round(at: Point, radius: float) -> tuple[float, float, float, float]:
    return at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius


def _name(image: Image.Image, look: Look, board: Board, territory: str, at: Point, *, left: bool) -> None:
    """Draw the territory's name, and its region's in small letters, outside the ring."""
    region = board.region_of.get(Territory(territory), RegionName(""))
    names = (look.names.lands.get(territory, territory), look.names.regions.get(region, region))
    for line, (face, size, text) in enumerate(zip(("name", "italic"), (22, 16), names, strict=True)):
        label = shorten(face, size, spell(face, text), MARGIN - ROUND - 24)
        start = at[0] - ROUND - 12 - font(face, size).getlength(label) if left else at[0] + ROUND + 12
        ink(image, (start, at[1] - 8 + 18 * line), label, face, size, INK)


def _regions_at(scene: Scene) -> float:
    """The height at which the list of regions begins, below the seats."""
    return 80.0 + legend.KEY + 36 * len(scene.seats)


def _plates(image: Image.Image, look: Look, scene: Scene, board: Board) -> None:
    """Draw the seats, and below them the regions with their bonuses and holders."""
    x, w, top = image.width - PLATE, PLATE - 20, _regions_at(scene)
    legend.seats(image, (x, 10, w, top - 30), look, scene)
    heading = spell("number", word(look, "regions"))
    ink(image, (x + 14, top + 10), heading, "number", 18, RED)
    for k, (name, region) in enumerate(board.regions.items()):
        y = top + 38 + STEP * k
        label = readable("name", look.names.regions.get(name, name), name)
        ink(image, (x + 14, y), shorten("name", 19, label, w - 110), "name", 19, INK)
        ink(image, (x + w - 50, y), f"+{region.bonus}", "number", 18, RED)
        owners = {scene.holdings[t].owner for t in region.territories if t in scene.holdings}
        if len(owners) == 1 and "" not in owners:
            sign = legend.swatch(look, scene, owners.pop())
            image.paste(sign, (round(x + w - 84), round(y - 12)), sign)
