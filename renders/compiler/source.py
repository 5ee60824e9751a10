"""A board's hand-written source, read and converted to pixels of the sheet."""

from __future__ import annotations

import hashlib
import itertools
import json
import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from renders.board.sizes import NAME_SIZES
from renders.games.game_art import known_art

SOURCES = Path(__file__).parent / "sources"

T = TypeVar("T")
Point = tuple[float, float]
Line = tuple[Point, ...]
Pair = tuple[str, str]
Colour = tuple[int, int, int]


def pair(a: str, b: str) -> Pair:
    """Two territories in a fixed order."""
    return (a, b) if a < b else (b, a)


def make_random(*parts: object) -> random.Random:
    """A random generator seeded by the arguments alone, so that a source always gives the same bytes."""
    return random.Random(hashlib.blake2b(repr(parts).encode(), digest_size=8).digest())


def rough(line: Sequence[Point], amount: float, *seed: object, step: float = 4.0) -> Line:
    """The line with every segment's midpoints displaced; its own points stay where they are."""
    out: list[Point] = [line[0]]
    for k, (a, b) in enumerate(itertools.pairwise(line)):
        out += _fractal(a, b, amount, make_random(k, *seed), step)[1:]
    return tuple(out)


def _fractal(a: Point, b: Point, amount: float, rnd: random.Random, step: float) -> list[Point]:
    points = [a, b]
    while max(math.dist(p, q) for p, q in itertools.pairwise(points)) > step:
        finer = [points[0]]
        for p, q in itertools.pairwise(points):
            k = max(-2 * amount, min(2 * amount, rnd.gauss(0, amount)))
            finer += [((p[0] + q[0]) / 2 - (q[1] - p[1]) * k, (p[1] + q[1]) / 2 + (q[0] - p[0]) * k), q]
        points, amount = finer, amount * 0.64 + 0.02
    return points


@dataclass(frozen=True)
class Source:
    """A board's source in pixels of the sheet (x to the right, y downwards)."""

    board: str
    realms: tuple[str, ...]
    width: int
    height: int
    margin: int
    seed: int
    land: tuple[Line, ...]
    islands: dict[str, Line]
    isles: dict[str, tuple[Line, ...]]
    lakes: dict[str, Line]
    seeds: dict[str, tuple[Line, ...]]
    rivers: dict[str, Line]
    ranges: dict[str, Line]
    flames: dict[Pair, Line]
    gaps: dict[Pair, Point]
    bridges: dict[Pair, Point]
    lanes: dict[Pair, Line]
    ports: dict[str, Point]
    landmarks: dict[str, Point]
    terrain: dict[str, str]
    marvels: dict[str, str]
    dark: tuple[str, ...]
    light_names: tuple[str, ...]
    colours: dict[str, Colour]
    washes: dict[str, float]
    paint: dict[str, Colour]
    titles: dict[str, str]
    seas: tuple[dict[str, Any], ...]
    furniture: dict[str, tuple[float, ...]]
    names: dict[str, dict[str, dict[str, str]]]
    afloat: tuple[str, ...]
    letters: tuple[int, ...]
    beside: tuple[int, int, int]
    beside_sizes: tuple[float, ...]
    ornaments: dict[str, tuple[tuple[float, float, float], ...]]


PAINT: dict[str, Colour] = {
    "paper_dark": (206, 182, 136),
    "paper_light": (243, 230, 200),
    "water": (134, 168, 176),
    "deep": (78, 116, 132),
    "foam": (196, 214, 208),
    "ripple": (52, 84, 98),
    "edge": (92, 64, 36),
    "coast": (48, 34, 26),
    "halo": (250, 240, 214),
    "empty": (234, 230, 220),
}
"""The colours of a sheet that a source may change: paper, water, the sheet's dark edge, the coast's ink, the light
beside a border, and the tint of territories without an owner."""


class _Sheet:
    """Converts the source's frame of 1000 x 1000 to pixels, through lenses that give crowded areas more room."""

    def __init__(self, raw: Mapping[str, Any]) -> None:
        self.width: int = raw["sheet"]["width"]
        self.height: int = raw["sheet"]["height"]
        self.lenses = [(*self._scale(x, y), r, k) for x, y, r, k in raw.get("lenses", [])]

    def _scale(self, x: float, y: float) -> Point:
        return x * self.width / 1000, y * self.height / 1000

    def point(self, xy: Sequence[float]) -> Point:
        x, y = self._scale(xy[0], xy[1])
        dx = dy = 0.0
        for cx, cy, r, k in self.lenses:
            g = k * math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / r**2)
            dx, dy = dx + (x - cx) * g, dy + (y - cy) * g
        return round(x + dx, 2), round(y + dy, 2)

    def line(self, points: Sequence[Sequence[float]]) -> Line:
        return tuple(self.point(p) for p in points)

    def lines(self, many: Sequence[Sequence[Sequence[float]]]) -> tuple[Line, ...]:
        return tuple(self.line(points) for points in many)


def _pairs(raw: Mapping[str, Any]) -> dict[Pair, Any]:
    return {pair(*key.split("|")): value for key, value in raw.items()}


def _ways(raw: Mapping[str, list[Any]]) -> dict[Pair, list[Any]]:
    """The lanes by pair of territories, each in the pair's direction."""
    split = [(key.partition("|"), way) for key, way in raw.items()]
    return {pair(a, b): way if a < b else way[::-1] for (a, _, b), way in split}


def load(name: str, folder: Path = SOURCES) -> Source:
    """The source of that board; raises `FileNotFoundError` if there is none."""
    raw = _read(name, folder)
    sheet = _Sheet(raw)

    return Source(
        board=raw["board"],
        realms=tuple(raw.get("realms", ())),
        width=sheet.width,
        height=sheet.height,
        **_shapes(raw, sheet),
        **_read_rest(raw),
    )


def _read(name: str, folder: Path) -> dict[str, Any]:
    """A source's data. One that is `like` another has all of that one's, but for what it says itself and what it is
    `without`; tables are joined key by key."""
    raw: dict[str, Any] = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    if "like" not in raw:
        return raw
    other = _read(raw.pop("like"), folder)
    for key, gone in raw.pop("without").items():
        other[key] = {name: value for name, value in other[key].items() if name not in gone}
    return _merge(other, raw)


def _merge(under: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    """Two tables as one: where both have a key, the tables below it are joined, and else the second one counts."""
    both = {key for key in under.keys() & over.keys() if isinstance(over[key], dict)}
    return under | over | {key: _merge(under[key], over[key]) for key in both}


def _shapes(raw: Mapping[str, Any], sheet: _Sheet) -> dict[str, Any]:
    """All of the source that has a place on the sheet."""
    ornaments = raw.get("ornaments", {}).items()
    return {
        "land": tuple(sheet.line(v) for v in raw["land"]),
        "bridges": {p: sheet.point(v) for p, v in _pairs(raw["bridges"]).items()},
        "lanes": {p: sheet.line(v) for p, v in _ways(raw["lanes"]).items()},
        "flames": {p: sheet.line(v) for p, v in _pairs(raw.get("flames", {})).items()},
        "gaps": {p: sheet.point(v) for p, v in _pairs(raw.get("gaps", {})).items()},
        "ornaments": {kind: tuple((*sheet.point(v), v[2]) for v in many) for kind, many in ornaments},
        **{key: _each(raw, key, sheet.line) for key in ("islands", "lakes", "rivers", "ranges")},
        **{key: _each(raw, key, sheet.point) for key in ("ports",)},
        "landmarks": {
            where: at for kind in known_art().landmarks for where, at in _each(raw, kind, sheet.point).items()
        },
        **{key: _each(raw, key, sheet.lines) for key in ("seeds", "isles")},
    }


def _each(raw: Mapping[str, Any], key: str, placed: Callable[[Any], T]) -> dict[str, T]:
    return {name: placed(shape) for name, shape in raw.get(key, {}).items()}


def _read_rest(raw: Mapping[str, Any]) -> dict[str, Any]:
    """The rest of the source: colours, words, sizes."""
    return {
        "margin": raw["sheet"]["margin"],
        "seed": raw["seed"],
        "terrain": {t: kind for kind, lands in raw.get("terrain", {}).items() for t in lands},
        "marvels": raw.get("marvels", {}),
        "dark": tuple(raw.get("dark", ())),
        "light_names": tuple(raw.get("light_names", ())),
        "colours": {region: tuple(rgb) for region, rgb in raw["colours"].items()},
        "washes": raw.get("washes", {}),
        "paint": PAINT | {name: tuple(rgb) for name, rgb in raw.get("paint", {}).items()},
        "titles": raw["titles"],
        "seas": tuple(raw.get("seas", ())),
        "furniture": {k: tuple(v) for k, v in raw["furniture"].items()},
        "names": raw["names"],
        "afloat": tuple(raw.get("afloat", ())),
        "letters": tuple(raw.get("letters", NAME_SIZES)),
        "beside": (*raw.get("beside", (0, 0)), 0)[:3],
        "beside_sizes": tuple(raw.get("beside_sizes", (1.0,))),
    }
