"""A board's art files, read once: ground, territories, owner tint, and the places of everything drawn on the board."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile, ZipFile, ZipInfo

from PIL import Image, ImageChops

from renders.board.drawn_board import drawn_board
from renders.board.image_cache import TiledImage
from renders.games.game_art import known_art
from renders.look import Pattern
from renders.scene import CannotDraw, Scene
from rules.author import Board

ART = Path(__file__).parents[1] / "art"
Spot = tuple[float, float]

SHEET = 2
TILES = "tiles.zip"
LAYERS = {"ground": "RGB", "numbers": "L", "tint": "L"}
"""The images in a board's archive, each at the board's size and at twice that, and their modes."""
Area = tuple[int, int, int, int]
SHADOW = 16
"""How far the shadow of a plate reaches at most, in board pixels."""
HATCH, HATCHED = 9, 0.36
"""The period of the hatchings in board pixels, and the share of it that is hatched."""
MOST = 64
"""A palette image has 256 entries, four for each territory (for its pattern)."""

MEMBERS: dict[Pattern, tuple[int, ...]] = {
    "plain": (),
    "rising": (1, 3),
    "falling": (2, 3),
    "cross": (1, 2, 3),
    "dots": (3,),
    "chequer": (1, 2),
}
"""Which of the four hatch classes (0 none, 1 rising, 2 falling, 3 both) take a pattern's second shade."""


@dataclass(frozen=True)
class Layers:
    """The board at one size: RGB ground, territories as palette indices (4 for each), tint 0..255."""

    ground: Image.Image
    realms: Image.Image
    tint: Image.Image

    def crop(self, area: Area) -> Layers:
        """A part of the layers; `area` in their pixels."""
        return Layers(self.ground.crop(area), self.realms.crop(area), self.tint.crop(area))


@dataclass(frozen=True)
class TiledLayers:
    """As `Layers`, in tiles; `numbers` is 0 for water, n for the nth territory (from 1)."""

    ground: TiledImage
    numbers: TiledImage
    tint: TiledImage
    scale: int

    def crop(self, area: Area) -> Layers:
        """A part of it; `area` in pixels of the layers."""
        return next(self.parts((area,)))

    def parts(self, areas: Sequence[Area]) -> Iterator[Layers]:
        """Parts of it, the upper ones first, which may overlap; `areas` in pixels of the layers."""
        read = zip(areas, self.ground.parts(areas), self.numbers.parts(areas), self.tint.parts(areas), strict=True)
        for area, ground, numbers, tint in read:
            yield Layers(ground, _hatch_pixels(numbers, HATCH * self.scale, area[:2]), tint)


@dataclass(frozen=True)
class Text:
    """The place of a name: its centre, the height of its letters, and its line breaks."""

    at: tuple[float, float]
    size: int
    lines: tuple[str, ...]


class Art:
    """One board's art; `board` names a folder of `renders/art`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            self.anchors: dict[str, Any] = json.loads((folder / "anchors.json").read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise CannotDraw(f"the art of the board {folder.name!r} cannot be read: {error}") from error
        self.size: tuple[int, int] = tuple(self.anchors["size"])
        self.territories: tuple[str, ...] = tuple(self.anchors["territories"])
        self.number = {t: n for n, t in enumerate(self.territories)}
        self.places: dict[str, dict[str, Any]] = self.anchors["places"]
        self.plates = tuple(
            (x, y, x + w, y + h) for name, (x, y, w, h) in self.anchors["furniture"].items() if name != "compass"
        )
        """The boxes of the plates for the title, the legend and the seats, in board pixels."""
        if len(self.territories) > MOST:
            raise CannotDraw(f"the board {folder.name!r} has more than {MOST} territories")
        self.board = drawn_board(self.anchors["board"], self.anchors["realms"])
        """What is drawn, as the rules have it."""
        self.regions = {name: region for name, region in self.board.regions.items() if region.bonus}
        """The regions that pay a bonus."""
        dark = self.anchors.get("light_names", ())
        self.light_names = frozenset(t for region in dark for t in self.board.regions[region].territories)
        """The territories whose names are light, as what is below them is dark."""
        tiles = _tiles(folder)
        self.whole = self._layers(tiles, 1)
        """The board at its own size."""
        self.sheet = self._layers(tiles, SHEET)
        """The board at twice its size, without plates, for zoomed pictures."""
        self.numbers = self.sheet.numbers
        """The territory image at sheet size: 0 for water, n for the nth territory (from 1)."""

    def _layers(self, tiles: Mapping[str, Mapping[tuple[int, int], bytes]], scale: int) -> TiledLayers:
        size = (self.size[0] * scale, self.size[1] * scale)
        ground, numbers, tint = (TiledImage(mode, size, tiles[f"{name}-{scale}"]) for name, mode in LAYERS.items())
        return TiledLayers(ground, numbers, tint, scale)

    def box(self, territory: str) -> tuple[int, int, int, int]:
        x0, y0, x1, y1 = self.places[territory]["box"]
        return x0, y0, x1, y1

    def layers_without_plates(self, area: tuple[float, float, float, float], zoom: float) -> TiledLayers:
        """The smaller layers that show an `area` of the board without plates, in `zoom` pixels for each of the board.

        Only the board at its own size has plates.
        """
        x0, y0, x1, y1 = area
        covered = any(
            left - SHADOW < x1 and x0 < right + SHADOW and top - SHADOW < y1 and y0 < bottom + SHADOW
            for left, top, right, bottom in self.plates
        )
        return self.sheet if zoom > 1 or covered else self.whole

    def spot(self, territory: str, kind: str) -> tuple[float, float] | None:
        """Where a territory's `count`, `step`, `landmark` or `tag` is drawn, in board pixels."""
        at = self.places[territory].get(kind)
        return (at[0], at[1]) if at else None

    def beside(self, territory: str) -> list[Spot]:
        """Where further pieces and markers stand around a territory's count, the nearest first."""
        return [(x, y) for x, y in self.places[territory].get("beside", ())]

    def sizes(self, territory: str) -> list[float]:
        """How large what stands on each of those spots is drawn, and then on that of the tag, as shares of the usual
        size."""
        return self.places[territory].get("sizes") or [1.0] * (len(self.beside(territory)) + 1)

    def legs(self, source: str, target: str) -> list[tuple[Spot, Spot]]:
        """The lines from one territory's count to another's; two where their lane leaves the sheet and re-enters it."""
        start, end = (self.spot(t, "count") or (0.0, 0.0) for t in (source, target))
        parts = self.anchors["lanes"].get("|".join(sorted((source, target))), ())
        if len(parts) < 2:
            return [(start, end)]
        (out, back) = (tuple(parts[0][-1]), tuple(parts[1][0]))
        return [(start, out), (back, end)] if source < target else [(start, back), (out, end)]

    def text(self, territory: str, kind: str, language: str) -> Text | None:
        """Where a territory's `names` or `landmarks` text is drawn; in English if the language is unknown."""
        texts = self.places[territory].get(kind)
        if not texts:
            return None
        found = texts.get(language) or texts["en"]
        return Text(tuple(found["at"]), found["size"], tuple(found["lines"]))


def _tiles(folder: Path) -> dict[str, dict[tuple[int, int], bytes]]:
    """The tiles in a board's archive: by layer and size, then by corner. They stay encoded until they are drawn."""
    found: dict[str, dict[tuple[int, int], bytes]] = {f"{name}-{scale}": {} for name in LAYERS for scale in (1, SHEET)}
    try:
        with ZipFile(folder / TILES) as archive:
            for entry in archive.namelist():
                layer, x, y = entry.split("/")
                found[layer][int(x), int(y)] = archive.read(entry)
    except (OSError, BadZipFile, ValueError, KeyError) as error:
        raise CannotDraw(f"the art file {folder.name}/{TILES} cannot be read: {error}") from error
    return found


def write_tiles(folder: Path, images: Mapping[str, TiledImage]) -> None:
    """Write a board's archive; the same tiles give the same bytes."""
    with ZipFile(folder / TILES, "w") as archive:
        for layer, image in images.items():
            for (x, y), tile in image.tiles.items():
                archive.writestr(ZipInfo(f"{layer}/{x}/{y}"), tile)


def _hatch_pixels(numbers: Image.Image, period: int, at: tuple[int, int]) -> Image.Image:
    """Territories with the hatch class of each pixel: 4 x (territory - 1) + class. `at` is the corner on the board."""
    start = numbers.point([max(0, n - 1) * 4 % 256 for n in range(256)])
    return ImageChops.add(start, _hatching(numbers.size, period, at))


def _hatching(size: tuple[int, int], period: int, at: tuple[int, int]) -> Image.Image:
    """The two hatchings over a part of the board: class 0..3 for each pixel."""
    row = Image.new("L", (size[0], period))
    for x in range(-(at[0] % period), size[0], period):
        row.paste(_hatch(period), (x, 0))
    image = Image.new("L", size)
    for y in range(-(at[1] % period), size[1], period):
        image.paste(row, (0, y))
    return image


@cache
def _hatch(period: int) -> Image.Image:
    """One period of the two hatchings."""
    tile = Image.new("L", (period, period))
    on = period * HATCHED
    rising = [[(x + y) % period < on for x in range(period)] for y in range(period)]
    falling = [[(x - y) % period < on for x in range(period)] for y in range(period)]
    tile.putdata([r + 2 * f for up, down in zip(rising, falling, strict=True) for r, f in zip(up, down, strict=True)])
    return tile


def has_art(board: str) -> bool:
    """Whether there is art for the board of that name."""
    return board in known_art().boards or _ships(board)


@cache
def _ships(board: str) -> bool:
    """Whether the art of a board is among ours."""
    return board.isidentifier() and (ART / board).is_dir()


def sheets(board: Board) -> tuple[str, ...]:
    """The further realms of a board that have a sheet of their own, which is drawn below the main map."""
    return tuple(realm for realm in board.realms if has_art(realm))


def read_all_art() -> None:
    """Read the art of every board that ships, one after another; `CannotDraw` for damaged art."""
    ours = sorted(folder.name for folder in ART.iterdir())
    for name in (*ours, *known_art().boards):
        if has_art(name):
            art(name)


@cache
def art(board: str) -> Art:
    """The art of that board; raises `CannotDraw` if there is none or it is damaged."""
    if not has_art(board):
        raise CannotDraw(f"there is no art for a board named {board!r}")
    return Art(known_art().boards.get(board, ART / board))


ArtChange = Callable[[Art], Art]
"""What makes another art of a board's own, if that has changed since it was painted."""


def change_art(board: str, change: Any) -> Art:
    """The art of that board with an `ArtChange`, or as it is (None); raises `CannotDraw`."""
    own = art(board)
    return own if change is None else change(own)


def art_of(scene: Scene) -> Art:
    """The art of a scene's board; raises `CannotDraw` if there is none or it is damaged."""
    return change_art(scene.board, scene.change)
