"""What a page shows a board with: its ground and its tint as pictures, outlines, and the ways of arrows.

The compiler writes them once for each board (`python -m renders.compiler`), so that making a page encodes no picture
but those parts of a ground that a game has changed.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from PIL import Image

from renders.board.arrow_routes import Way, ways
from renders.board.art import Art
from renders.board.image_cache import TILE, TiledImage
from renders.board.labels import Wording
from renders.look import Look
from renders.page.outlines import Outline, straighten, trace
from renders.scene import CannotDraw

FOLDER, GROUND, TINT, LINES = "page", "ground.webp", "tint.webp", "lines.json"
QUALITY = {GROUND: 66, TINT: 55}
"""Of the ground, at which coasts stay clean on a phone; and of the tint, which has no fine lines."""
SMOOTH = 0.3
"""How far a shipped arrow may leave its way, in board pixels."""


@dataclass(frozen=True)
class PageArt:
    """A board's art for a page: WebP files of the ground (at twice the board's size) and of the tint (grey, at the
    board's size), the outlines of each territory, the way of an arrow between two neighbours by `source|target`."""

    ground: bytes
    tint: bytes
    outlines: Mapping[str, tuple[Outline, ...]]
    routes: Mapping[str, tuple[Way, ...]]


@dataclass(frozen=True)
class Patch:
    """A part of a picture that a game has changed: its corner, in pixels of that picture, and the WebP file."""

    at: tuple[int, int]
    data: bytes


def write_page_art(art: Art) -> Path:
    """Write the page's files of a compiled board beside its others, and return their folder."""
    folder = art.folder / FOLDER
    folder.mkdir(exist_ok=True)
    (folder / GROUND).write_bytes(encode(art.sheet.ground.whole(), GROUND))
    (folder / TINT).write_bytes(encode(art.whole.tint.whole(), TINT))
    numbers = art.whole.numbers.whole()
    lines = {
        "outlines": {t: trace_territory(numbers, art.number[t] + 1, art.box(t)) for t in art.territories},
        "routes": {f"{a}|{b}": route(art, a, b) for a, b, _ in art.board.links},
    }
    (folder / LINES).write_text(json.dumps(lines, separators=(",", ":")) + "\n", encoding="utf-8")
    return folder


def trace_territory(numbers: Image.Image, number: int, box: tuple[int, int, int, int]) -> tuple[Outline, ...]:
    """The outlines of one territory on a board whose numbers are given."""
    around = (max(0, box[0] - 2), max(0, box[1] - 2), box[2] + 3, box[3] + 3)
    return trace(numbers.crop(around), number, around[:2])


def route(art: Art, source: str, target: str) -> tuple[Way, ...]:
    """The way of an arrow, where no piece but counts stands; two where it leaves the sheet and re-enters it."""
    found = ways(art, Wording(Look()), source, target, frozenset())
    return tuple(tuple((round(x, 1), round(y, 1)) for x, y in straighten(way, SMOOTH)) for way in found)


@cache
def page_art(folder: Path) -> PageArt:
    """The page's files of a compiled board; raises `CannotDraw` where it has none, or they are damaged."""
    try:
        lines: dict[str, Any] = json.loads((folder / FOLDER / LINES).read_text(encoding="utf-8"))
        ground, tint = ((folder / FOLDER / name).read_bytes() for name in (GROUND, TINT))
    except (OSError, ValueError) as error:
        raise CannotDraw(f"the art of the board {folder.name!r} has no page: {error}") from error
    return PageArt(ground, tint, lines["outlines"], lines["routes"])


def outlines_of(art: Art) -> dict[str, Iterable[Outline]]:
    """The outlines of all territories of an art, of those too that a game has added to its board."""
    shipped = page_art(art.folder).outlines
    missing = [t for t in art.territories if t not in shipped]
    numbers = art.whole.numbers.whole() if missing else None
    added = {t: trace_territory(numbers, art.number[t] + 1, art.box(t)) for t in missing} if numbers else {}
    return {**shipped, **added}


def patches(now: TiledImage, shipped: TiledImage, name: str) -> tuple[Patch, ...]:
    """The tiles of a picture that a game has changed, encoded as the shipped one of that name is."""
    changed = [at for at, tile in now.tiles.items() if shipped.tiles.get(at) != tile]
    corners = ((x, y, min(x + TILE, now.size[0]), min(y + TILE, now.size[1])) for x, y in changed)
    return tuple(Patch(area[:2], encode(now.crop(area), name)) for area in corners)


def encode(image: Image.Image, name: str) -> bytes:
    """A picture as WebP, as the file of that name is shipped."""
    out = io.BytesIO()
    image.save(out, "WEBP", quality=QUALITY[name], method=6)
    return out.getvalue()
