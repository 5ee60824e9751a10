"""The figures of a page: how each is drawn, once, as strokes that a script repeats in any size."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from renders.board.drawing import Sprite, Stroke
from renders.look import Colour

Plain = Any
"""A value of JSON."""


class Figures:
    """The figures that scenes show, by number, and the shapes that they are made of."""

    def __init__(self) -> None:
        self._drawn: list[Plain] = []
        self._shapes: dict[tuple[Plain, ...], int] = {}
        self._by_strokes: dict[Plain, int] = {}
        self._by_name: dict[Hashable, int] = {}
        self._by_sprite: dict[int, tuple[Sprite, int]] = {}

    def number(self, sprite: Sprite) -> int:
        """The number of a figure; it is added if it is new."""
        known = self._by_sprite.get(id(sprite))
        if known is None:
            key = (tuple(sprite.strokes), sprite.anchor)
            if key not in self._by_strokes:
                self._by_strokes[key] = len(self._drawn)
                anchor = [round(v, 2) for v in sprite.anchor]
                self._drawn.append([anchor, [self._stroke(stroke) for stroke in sprite.strokes]])
            known = self._by_sprite[id(sprite)] = (sprite, self._by_strokes[key])
        return known[1]

    def number_of(self, name: Hashable, draw: Callable[[], Sprite]) -> int:
        """The number of a figure that has a name of its own, which is drawn only the first time."""
        if name not in self._by_name:
            self._by_name[name] = self.number(draw())
        return self._by_name[name]

    def plain(self) -> Mapping[str, Plain]:
        """All of them as JSON: `figures` (anchor and strokes), `shapes` (outlines in hundredths)."""
        return {"figures": self._drawn, "shapes": [*self._shapes]}

    def _stroke(self, stroke: Stroke) -> Plain:
        name, *rest = stroke
        if name == "sticker":
            angle, strokes, size = rest
            return [name, round(angle, 2), [self._stroke(one) for one in strokes], size]
        if name == "shape":
            shape, *rest = rest
            outlines = tuple(tuple(round(v * 100) for point in outline for v in point) for outline in shape)
            rest = [self._shapes.setdefault(outlines, len(self._shapes)), *rest]
        return [name, *map(_plain, rest)]


def _plain(value: Plain) -> Plain:
    """A field of a stroke: numbers short, colours as in a style sheet."""
    if isinstance(value, float):
        return round(value, 2)
    if isinstance(value, tuple):
        return hexadecimal(value) if len(value) == 3 and all(type(v) is int for v in value) else [*map(_plain, value)]
    return value


def hexadecimal(colour: Colour) -> str:
    """A colour as in a style sheet."""
    red, green, blue = colour
    return f"#{red:02x}{green:02x}{blue:02x}"
