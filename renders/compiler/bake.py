"""Compile a board from its source to the files that games are drawn from."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image
from scipy import ndimage

from renders.board import sizes as m
from renders.board.art import write_tiles
from renders.board.drawn_board import drawn_board, landmarks
from renders.board.image_cache import TiledImage
from renders.compiler import parchment, relief, structures
from renders.compiler.beside import FreeSpot, beside
from renders.compiler.geography import Geography, survey
from renders.compiler.growth import FINE, isles, shores
from renders.compiler.noise import Field
from renders.compiler.place import Placed, badges, place
from renders.compiler.source import SOURCES, Line, Point, load
from renders.compiler.strokes import SHEET, lay
from renders.typefaces import measure
from rules import Territory
from rules.author import RegionName, trail_on

ART = SOURCES.parent.parent / "art"
BAND = 8.5
"""The width of a region's coloured band along its border, in board pixels: two or three on a phone."""


@dataclass
class Sheet:
    """The painting in progress: its colours (height x width x 3), and where ink keeps its own colour."""

    picture: Field
    kept: Field

    def keep(self, mask: Field) -> None:
        np.maximum(self.kept, mask, out=self.kept)


def compile_board(name: str, out: Path = ART, sources: Path = SOURCES) -> Path:
    """Read the source from a folder of sources, make all files, write them to `out`/name and return that folder."""
    source = load(name, sources)
    shown = (source.board, source.realms)
    geo = survey(source, drawn_board(*shown), landmarks(*shown))
    wall = _alpha(relief.stamp(geo, [*relief.peaks(geo), *relief.flames(geo)]))
    wet = structures.water(geo, structures.RIVER_WIDTH + 2)
    barred = np.maximum(wall, wet).reshape(geo.source.height, SHEET, geo.source.width, SHEET).max((1, 3))
    barred = np.maximum(barred, structures.lane_water(geo))
    fixed = _fixed_boxes(geo)
    placed = place(geo, (barred > 0.35).astype(np.float64), fixed)
    taken = [*fixed, *(p.box for items in placed.values() for p in items)]
    shields = badges(geo, (barred > 0.35).astype(np.float64), taken)
    taken += [m.around(*at, m.BADGE) for at in shields.values()]
    free = _free(geo, barred, taken)
    marvels = relief.marvels(geo, free)
    sheet = paint(geo, [*marvels, *relief.growth(geo, free)], placed, shields)
    spots = beside(geo, barred, marvels, placed, [*fixed, *_read(placed, shields)])
    folder = out / name
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder, geo, sheet, np.maximum(wall, wet))
    (folder / "anchors.json").write_text(_anchors(geo, placed, shields, spots), encoding="utf-8")
    return folder


def _alpha(layer: Image.Image) -> Field:
    return (np.asarray(layer.getchannel("A")) / 255).astype(np.float32)


def _fixed_boxes(geo: Geography) -> list[m.Box]:
    """The boxes of things with a fixed place."""
    boxes = [*structures.bridge_boxes(geo).values(), *(m.around(*at, m.PORT) for at in geo.ports.values())]
    boxes += _ornaments(geo)
    boxes += [m.around(*at, m.LANDING) for at in structures.landings(geo)]
    boxes += [box for sea in geo.source.seas for box in _text_boxes(sea)]
    return boxes + [(x, y, x + w, y + h) for x, y, w, h in geo.source.furniture.values()]


def _ornaments(geo: Geography) -> list[m.Box]:
    """The boxes of the ships and whales."""
    return [(one.x - one.size, one.y - 1.3 * one.size, one.x + one.size, one.y) for one in relief.afloat(geo)]


def _read(placed: dict[str, list[Placed]], shields: dict[str, Point]) -> list[m.Box]:
    """The boxes of all that is placed; beside a count the captain's is free for another piece."""
    every = (p for items in placed.values() for p in items)
    boxes = [m.around(p.x, p.y, m.COUNT) if p.item.name == "count" else p.box for p in every]
    return boxes + [m.around(*at, m.BADGE) for at in shields.values()]


def _text_boxes(sea: dict[str, Any]) -> list[m.Box]:
    """The boxes of a water's name, one for each language."""
    sizes = [measure("italic", sea["size"], (sea[language],)) for language in m.LANGUAGES]
    x, y = sea["at"]
    return [m.around(x, y, (-w / 2, -h / 2, w / 2, h / 2)) for w, h in sizes]


def _free(geo: Geography, barred: Field, taken: list[m.Box]) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """Where there is room for trees: away from borders, water, walls and everything already placed."""
    labels = geo.labels
    edge = (labels != np.roll(labels, 1, 0)) | (labels != np.roll(labels, 1, 1))
    free = (labels > 0) & (barred < 0.1) & ~ndimage.binary_dilation(edge, iterations=3)
    for x0, y0, x1, y1 in taken:
        free[max(0, int(y0) - 1) : int(y1) + 2, max(0, int(x0) - 1) : int(x1) + 2] = False
    return np.asarray(free, np.bool_)


def paint(
    geo: Geography, grown: list[relief.Standing], placed: dict[str, list[Placed]], shields: dict[str, Point]
) -> Sheet:
    """Paint the whole ground; `grown` are its wonders, trees and the like."""
    sheet = _ground(geo)
    _lines(geo, sheet)
    sheet.keep(structures.embers(geo, sheet.picture))
    sheet.keep(structures.trail(geo, sheet.picture, _spots(placed, "step")))
    structures.lanes(geo, sheet.picture)
    standing = [
        *relief.afloat(geo),
        *relief.peaks(geo),
        *relief.flames(geo),
        *grown,
    ]
    image = Image.fromarray(np.clip(sheet.picture, 0, 255).astype(np.uint8)).convert("RGBA")
    layer = relief.stamp(geo, standing)
    image.alpha_composite(layer)
    sheet.keep(_alpha(layer))
    stamps = structures.Stampede(image.convert("RGB"))
    _furnish(geo, stamps, placed, shields)
    sheet.keep((np.asarray(stamps.mask) / 255).astype(np.float32))
    sheet.picture = np.asarray(stamps.image, np.float32)
    return sheet


def _ground(geo: Geography) -> Sheet:
    paper = parchment.paper(geo)
    dry = parchment.dry(geo)
    land = parchment.land(geo, paper, geo.source.colours)
    picture = np.where(dry[..., None], land, parchment.sea(geo, paper, dry))
    parchment.age_sheet(geo, picture)
    return Sheet(picture, np.zeros(dry.shape, np.float32))


def _lines(geo: Geography, sheet: Sheet) -> None:
    """Draw region bands, borders, the coast and the rivers."""
    for region, colour in geo.source.colours.items():
        inside = parchment.region_mask(geo, region)
        band = parchment.inner_band(inside, BAND)
        lay(sheet.picture, colour, band, 0.94)
        sheet.keep(band)
        lay(sheet.picture, structures.INK, parchment.inner_band(inside, BAND + 1) - band, 0.6)
    thin, thick = structures.borders(geo, False), structures.borders(geo, True)
    lay(sheet.picture, geo.source.paint["halo"], parchment.soft(thin, 1.4), 0.5)
    for mask, strength in ((thin, 0.85), (thick, 0.95)):
        lay(sheet.picture, structures.INK, mask, strength)
        sheet.keep(mask)
    land, lakes, islands = shores(geo.source)
    islands += [ring for many in isles(geo.source).values() for ring in many]
    lay(sheet.picture, geo.source.paint["coast"], structures.coast(geo, [*land, *lakes, *islands], 2.2), 0.95)
    bank, stream = structures.water(geo, structures.RIVER_WIDTH + 2), structures.water(geo, structures.RIVER_WIDTH)
    lay(sheet.picture, (44, 66, 78), bank)
    lay(sheet.picture, (124, 164, 178), stream)
    lay(sheet.picture, (176, 204, 208), structures.water(geo, structures.RIVER_WIDTH * 0.35), 0.6)
    sheet.keep(bank)


def _furnish(
    geo: Geography, stamps: structures.Stampede, placed: dict[str, list[Placed]], shields: dict[str, Point]
) -> None:
    structures.bridges(geo, stamps)
    structures.ports(geo, stamps)
    structures.come_ashore(geo, stamps)
    dice = dict(trail_on(geo.board))
    for territory, at in _spots(placed, "step").items():
        structures.step(stamps, at, dice[Territory(territory)])
    for territory, at in _spots(placed, "landmark").items():
        structures.landmark(stamps, at, geo.landmarks[territory][0])
    for region, at in shields.items():
        structures.badge(stamps, at, geo.source.colours[region], geo.board.regions[RegionName(region)].bonus)
    if compass := geo.source.furniture.get("compass"):
        structures.compass(stamps, *compass[:3])
    structures.frame(stamps, geo.source.width, geo.source.height, geo.source.margin)


def _spots(placed: dict[str, list[Placed]], name: str) -> dict[str, Point]:
    return {t: (p.x, p.y) for t, items in placed.items() for p in items if p.item.name == name}


def _tint(geo: Geography, sheet: Sheet) -> Image.Image:
    """How strongly an owner's colour shows on each pixel: most along the borders, not at all on ink."""
    fine = geo.fine
    edge = np.zeros(fine.shape, bool)
    edge[:, 1:] |= fine[:, 1:] != fine[:, :-1]
    edge[1:, :] |= fine[1:, :] != fine[:-1, :]
    depth = ndimage.distance_transform_edt(~edge).astype(np.float32) / SHEET
    strength = 110 + 104 * np.exp(-np.maximum(0, depth - 3) / 7.5)
    strength *= (fine > 0) * (1 - np.clip(sheet.kept * 1.1, 0, 1))
    return Image.fromarray(strength.astype(np.uint8))


def _write(folder: Path, geo: Geography, sheet: Sheet, barriers: Field) -> None:
    """Write all layers at both sizes. The plates, and with them what fills them, are on the board alone."""
    picture = Image.fromarray(np.clip(sheet.picture, 0, 255).astype(np.uint8))
    numbers, tint = Image.fromarray(geo.fine), _tint(geo, sheet)
    board = _with_plates(geo, picture).reduce(SHEET)
    lossy: dict[str, Any] = {"form": "WEBP", "method": 6}
    layers = {
        "ground-1": TiledImage.cut(board, quality=86, **lossy),
        "numbers-1": TiledImage.cut(numbers.resize(board.size, Image.Resampling.NEAREST), "PNG", optimize=True),
        "tint-1": TiledImage.cut(tint.reduce(SHEET).convert("RGB"), quality=80, **lossy),
        "ground-2": TiledImage.cut(picture, quality=78, **lossy),
        "numbers-2": TiledImage.cut(numbers, "PNG", optimize=True),
        "tint-2": TiledImage.cut(tint.convert("RGB"), quality=72, **lossy),
    }
    write_tiles(folder, layers)
    shut = Image.fromarray((barriers[::FINE, ::FINE] > 0.5).astype(np.uint8) * 255).convert("1")
    shut.save(folder / "barriers.png", optimize=True)


def _with_plates(geo: Geography, picture: Image.Image) -> Image.Image:
    """The painting with the plates for the title, the legend and the seats."""
    stamps = structures.Stampede(picture.copy())
    for name, (x, y, w, h) in geo.source.furniture.items():
        if name != "compass":
            structures.plate(stamps, x, y, w, h)
    return stamps.image


def _anchors(
    geo: Geography, placed: dict[str, list[Placed]], shields: dict[str, Point], spots: dict[str, list[FreeSpot]]
) -> str:
    """The anchors of everything that games draw, as JSON."""
    source = geo.source
    content = {
        "board": source.board,
        "realms": list(source.realms),
        "size": [source.width, source.height],
        "margin": source.margin,
        "empty": list(source.paint["empty"]),
        "light_names": list(source.light_names),
        "territories": list(geo.board.territories),
        "places": {t: _place(geo, n, items, spots[t]) for n, (t, items) in enumerate(placed.items(), 1)},
        "shields": {r: _round(at) for r, at in shields.items()},
        "colours": {r: list(c) for r, c in source.colours.items()},
        "bridges": {"|".join(p): _round(at) for p, (at, _) in geo.bridges.items()},
        "ports": {t: _round(at) for t, at in geo.ports.items()},
        "lanes": {"|".join(p): [_thin(line) for line in parts] for p, parts in geo.lanes.items()},
        "flames": ["|".join(p) for p in sorted(source.flames)],
        "afloat": list(source.afloat),
        "furniture": {k: list(v) for k, v in source.furniture.items()},
        "ornaments": [[round(v) for v in box] for box in _ornaments(geo)],
        "seas": list(source.seas),
        "titles": source.titles,
        "names": source.names,
        "landmarks": {where: list(what) for where, what in geo.landmarks.items()},
    }
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"


def _thin(line: Line) -> list[list[float]]:
    """Every second point of the line, and its last."""
    return [_round(q) for q in (*line[:-1:2], line[-1])]


def _round(at: Point) -> list[float]:
    return [round(at[0], 1), round(at[1], 1)]


def _place(geo: Geography, number: int, items: list[Placed], spots: list[FreeSpot]) -> dict[str, Any]:
    ys, xs = np.nonzero(geo.labels == number)
    out: dict[str, Any] = {"box": [int(xs.min()), int(ys.min()), int(xs.max()) + 1, int(ys.max()) + 1]}
    tags = geo.source.beside[2]
    if around := spots[: len(spots) - tags]:
        out["beside"] = [_round(spot.at) for spot in around]
    if tags:
        out["tag"] = _round(spots[-1].at)
    if any(spot.size != 1 for spot in spots):
        out["sizes"] = [spot.size for spot in spots]
    for p in items:
        if not p.item.language:
            out[p.item.name] = _round((p.x, p.y))
            continue
        kind, _ = p.item.name.split(".")
        text = {"at": _round((p.x, p.y)), "size": p.shape.size, "lines": list(p.shape.lines)}
        out.setdefault(f"{kind}s", {})[p.item.language] = text
    return out
