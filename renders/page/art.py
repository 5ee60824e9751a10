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
from renders.board.image_cache import TiledImage, cache_images, read_tile
from renders.board.labels import Wording
from renders.look import Look
from renders.page.outlines import Outline, straighten, trace
from renders.scene import CannotDraw

FOLDER, GROUND, TINT, LINES = "page", "ground.webp", "tint.webp", "lines.json"
QUALITY = {GROUND: 66, TINT: 55}
"""Of the ground, at which coasts stay clean on a phone; and of the tint, which has no fine lines."""
COARSE = 2.0
"""How far the outlines of a board that stands still may leave those of the board, in board pixels."""
FAR = 4
"""How many steps apart the ends of an arrow are at most whose way is shipped: armies seldom march farther in one move,
and to find a way takes a tenth of a second."""
SMOOTH = 0.3
"""How far a shipped arrow may leave its way, in board pixels."""


@dataclass(frozen=True)
class PageArt:
    """A board's art for a page: WebP files of the ground (at twice the board's size) and of the tint (grey, at the
    board's size), the outlines of each territory, those with fewer corners of a board that stands `still`, and the ways
    of arrows between territories near each other by `source|target`."""

    ground: bytes
    tint: bytes
    outlines: Mapping[str, tuple[Outline, ...]]
    still: Mapping[str, tuple[Outline, ...]]
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
    outlines = {t: trace_territory(numbers, art.number[t] + 1, art.box(t)) for t in art.territories}
    lines = {
        "outlines": outlines,
        "still": {t: [straighten(one, COARSE) for one in found] for t, found in outlines.items()},
        "routes": {f"{a}|{b}": route(art, a, b) for a, b in near_pairs(art.board.links)},
    }
    (folder / LINES).write_text(json.dumps(lines, separators=(",", ":")) + "\n", encoding="utf-8")
    return folder


def near_pairs(links: Iterable[tuple[str, str, str]]) -> list[tuple[str, str]]:
    """Each two territories that are at most `FAR` steps apart."""
    beside: dict[str, set[str]] = {}
    for a, b, _ in links:
        beside.setdefault(a, set()).add(b)
        beside.setdefault(b, set()).add(a)
    found = []
    for start in sorted(beside):
        reached = {start}
        for _ in range(FAR):
            reached |= {there for here in reached for there in beside[here]}
        found += [(start, there) for there in sorted(reached) if start < there]
    return found


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
    return PageArt(ground, tint, lines["outlines"], lines.get("still", {}), lines["routes"])


def still_outlines(art: Art) -> dict[str, Iterable[Outline]]:
    """The outlines of all territories of an art, with fewer corners."""
    shipped = page_art(art.folder).still
    missing = {t: found for t, found in outlines_of(art).items() if t not in shipped}
    added = {t: [tuple(straighten(one, COARSE)) for one in found] for t, found in missing.items()}
    return {**shipped, **added}


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
    return tuple(Patch(at, _encode_tile(now.tiles[at], now.mode, name)) for at in changed)


@cache_images(16)
def _encode_tile(tile: bytes, mode: str, name: str) -> bytes:
    """A tile of a picture as WebP: the same on each later ground, and on each page of the same campaign."""
    return encode(read_tile(tile, mode), name)


def encode(image: Image.Image, name: str) -> bytes:
    """A picture as WebP, as the file of that name is shipped."""
    out = io.BytesIO()
    image.save(out, "WEBP", quality=QUALITY[name], method=6)
    return out.getvalue()
