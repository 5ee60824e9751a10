"""The space each territory needs: counts and captains, steps, landmarks and names, each in its possible shapes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renders.board import sizes as m
from renders.compiler.geography import Geography
from renders.compiler.source import Point
from renders.games.game_art import known_landmark
from renders.typefaces import breaks, measure
from rules.author import trail_on


@dataclass(frozen=True)
class Shape:
    """One way to draw an item: its box around its anchor, and for text its lines and the height of the letters."""

    box: m.Box
    lines: tuple[str, ...] = ()
    size: int = 0
    penalty: float = 0.0


@dataclass(frozen=True)
class Item:
    """An item to place: `near` is its preferred place (a point, or the name of an item placed before)."""

    name: str
    shapes: tuple[Shape, ...]
    near: Point | str | None = None
    pull: float = 0.4
    strict: float = 60.0
    language: str = ""


def items(geo: Geography, territory: str) -> list[Item]:
    """The items of a territory, in the order in which they get their places."""
    source, board = geo.source, geo.board
    steps = {t for t, _ in trail_on(board)}
    cluster = (m.COUNT[0], m.COUNT[1], m.CAPTAIN[2], m.COUNT[3])
    found = [Item("count", (Shape(cluster),), None, 0.25, 140)]
    kind, ident = geo.landmarks.get(territory, ("", ""))
    if kind:
        near = source.landmarks.get(territory, "count")
        found.append(Item("landmark", (Shape(known_landmark(kind).box),), near, 0.5, 110))
    if territory in steps:
        found.append(Item("step", (Shape(m.STEP),), "count", 0.12, 110))
    for language in m.LANGUAGES:
        names = source.names[language]
        found.append(
            _text(f"name.{language}", names["lands"][territory], "name", source.letters, "count", 0.5, language)
        )
        text = names.get(kind, {}).get(ident, names["lands"][territory])
        if text != names["lands"][territory]:
            found.append(_text(f"landmark.{language}", text, "italic", m.LANDMARK_SIZES, "landmark", 1.4, language))
    return found


def _text(name: str, text: str, face: str, sizes: Sequence[int], near: str, pull: float, language: str) -> Item:
    shapes = []
    for size in sizes:
        for lines in breaks(text):
            width, height = measure(face, size, lines)
            box = (-width / 2, -height / 2, width / 2, height / 2)
            penalty = (sizes[0] - size) * 7.0 + (len(lines) - 1) * 4.0
            shapes.append(Shape(box, lines, size, penalty))
    return Item(name, tuple(shapes), near, pull, 150, language)
