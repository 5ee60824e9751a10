"""A board's art files, read once: ground, territories, owner tint, and the places of everything drawn on the board."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, UnidentifiedImageError

from renders.look import Pattern
from renders.scene import CannotDraw

ART = Path(__file__).parent / "art"
Spot = tuple[float, float]

SHEET = 2
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

    def crop(self, area: tuple[int, int, int, int]) -> Layers:
        """A part of the layers; `area` in their pixels."""
        return Layers(self.ground.crop(area), self.realms.crop(area), self.tint.crop(area))


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
        if len(self.territories) > MOST:
            raise CannotDraw(f"the board {folder.name!r} has more than {MOST} territories")

    def _open(self, name: str, mode: str) -> Image.Image:
        try:
            with Image.open(self.folder / name) as image:
                found = image.convert(mode)
        except (OSError, UnidentifiedImageError, SyntaxError) as error:
            raise CannotDraw(f"the art file {self.folder.name}/{name} cannot be read: {error}") from error
        if found.size != (self.size[0] * SHEET, self.size[1] * SHEET):
            raise CannotDraw(f"the art file {self.folder.name}/{name} has the wrong size")
        return found

    @cached_property
    def numbers(self) -> Image.Image:
        """The territory image at sheet size: 0 for water, n for the nth territory (from 1)."""
        return self._open("realms.png", "L")

    @cached_property
    def sheet(self) -> Layers:
        """The board at twice its size, for zoomed pictures."""
        tint = self._open("tint.webp", "L")
        return Layers(self._open("ground.webp", "RGB"), _hatched(self.numbers, SHEET), tint)

    @cached_property
    def whole(self) -> Layers:
        """The board at its own size."""
        numbers = self.numbers.resize(self.size, Image.Resampling.NEAREST)
        sheet = self.sheet
        return Layers(sheet.ground.reduce(SHEET), _hatched(numbers, 1), sheet.tint.reduce(SHEET))

    def layers(self, scale: int) -> Layers:
        return self.sheet if scale == SHEET else self.whole

    def box(self, territory: str) -> tuple[int, int, int, int]:
        x0, y0, x1, y1 = self.places[territory]["box"]
        return x0, y0, x1, y1

    def spot(self, territory: str, kind: str) -> tuple[float, float] | None:
        """Where a territory's `count`, `step` or `landmark` is drawn, in board pixels."""
        at = self.places[territory].get(kind)
        return (at[0], at[1]) if at else None

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


def _hatched(numbers: Image.Image, scale: int) -> Image.Image:
    """Territories with the hatch class of each pixel: 4 x (territory - 1) + class, as a palette image."""
    start = numbers.point([max(0, n - 1) * 4 % 256 for n in range(256)])
    image = ImageChops.add(start, _hatching(numbers.size, 9 * scale))
    return Image.frombytes("P", image.size, image.tobytes())


def _hatching(size: tuple[int, int], period: int) -> Image.Image:
    """The two hatchings over the whole board: class 0..3 for each pixel."""
    tile = Image.new("L", (period, period))
    on = period * 0.36
    rising = [[(x + y) % period < on for x in range(period)] for y in range(period)]
    falling = [[(x - y) % period < on for x in range(period)] for y in range(period)]
    tile.putdata([r + 2 * f for up, down in zip(rising, falling, strict=True) for r, f in zip(up, down, strict=True)])
    row = Image.new("L", (size[0], period))
    for x in range(0, size[0], period):
        row.paste(tile, (x, 0))
    image = Image.new("L", size)
    for y in range(0, size[1], period):
        image.paste(row, (0, y))
    return image


def has_art(board: str) -> bool:
    """Whether there is art for the board of that name."""
    return board.isidentifier() and (ART / board).is_dir()


@cache
def art(board: str) -> Art:
    """The art of that board; raises `CannotDraw` if there is none or it is damaged."""
    if not has_art(board):
        raise CannotDraw(f"there is no art for a board named {board!r}")
    return Art(ART / board)
