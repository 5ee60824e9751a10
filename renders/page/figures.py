"""The figures of a page: how each is drawn, once, as strokes that a script repeats in any size."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from renders.board.drawing import Sprite, Stroke
from renders.board.shapes import Shape
from renders.look import PALETTES, Colour, Look

Plain = Any
"""A value of JSON."""


_COLOUR = re.compile("#[0-9a-f]{6}")


class Figures:
    """The figures that scenes show, by number, the shapes that they are made of, and their colours in each palette."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._others = [replace(look, palette=palette) for palette in PALETTES if palette != look.palette]
        self._colours: dict[str, dict[int, list[str]]] = {other.palette: {} for other in self._others}
        self._drawn: list[Plain] = []
        self._shapes: dict[tuple[Plain, ...], int] = {}
        self._by_strokes: dict[Plain, int] = {}
        self._by_name: dict[Hashable, int] = {}
        self._by_sprite: dict[int, tuple[Sprite, int]] = {}
        self._by_shape: dict[int, tuple[Shape, int]] = {}

    def numbers(self, drawn: Sequence[Sprite], draw: Callable[[Look], Sequence[Sprite]]) -> list[int]:
        """The number of each of these figures. Where one has new strokes, they are drawn again in every other look."""
        known = len(self._drawn)
        found = [self._number(sprite) for sprite in drawn]
        new = [k for k, number in enumerate(found) if number >= known]
        own = {k: [*_colours(drawn[k].strokes)] for k in new}
        for other in self._others if new else ():
            again = draw(other)
            for k in new:
                colours = [*_colours(again[k].strokes)]
                if colours != own[k]:
                    self._colours[other.palette][found[k]] = colours
        return found

    def number_of(self, name: Hashable, draw: Callable[[Look], Sprite]) -> int:
        """The number of a figure that has a name of its own, which is drawn only the first time."""
        if name not in self._by_name:
            (self._by_name[name],) = self.numbers([draw(self._look)], lambda look: [draw(look)])
        return self._by_name[name]

    def _number(self, sprite: Sprite) -> int:
        known = self._by_sprite.get(id(sprite))
        if known is None:
            key = (tuple(sprite.strokes), sprite.anchor)
            if key not in self._by_strokes:
                self._by_strokes[key] = len(self._drawn)
                anchor = [round(v, 2) for v in sprite.anchor]
                self._drawn.append([anchor, [self._stroke(stroke) for stroke in sprite.strokes]])
            known = self._by_sprite[id(sprite)] = (sprite, self._by_strokes[key])
        return known[1]

    def plain(self) -> Mapping[str, Plain]:
        """All of them as JSON: `figures` (anchor and strokes), `shapes` (outlines in hundredths), `colours` by palette
        and figure, where they are others: as many as in its strokes, and in their order."""
        return {"figures": self._drawn, "shapes": [*self._shapes], "colours": self._colours}

    @property
    def count(self) -> tuple[int, int]:
        """How many figures there are, and how many shapes."""
        return len(self._drawn), len(self._shapes)

    def since(self, count: tuple[int, int]) -> Mapping[str, Plain]:
        """As `plain`, those that came after there were so many; nothing where none did."""
        figures, shapes = count
        colours = {
            palette: {number: one for number, one in found.items() if number >= figures}
            for palette, found in self._colours.items()
        }
        new = {
            "figures": self._drawn[figures:],
            "shapes": [*islice(self._shapes, shapes, None)],
            "colours": {palette: found for palette, found in colours.items() if found},
        }
        return {name: value for name, value in new.items() if value}

    def _stroke(self, stroke: Stroke) -> Plain:
        name, *rest = stroke
        if name == "sticker":
            angle, strokes, size = rest
            return [name, round(angle, 2), [self._stroke(one) for one in strokes], size]
        if name == "shape":
            shape, *rest = rest
            rest = [self._shape(shape), *rest]
        return [name, *map(_plain, rest)]

    def _shape(self, shape: Shape) -> int:
        """The number of a shape, which the figures of many counts and colours have in common."""
        known = self._by_shape.get(id(shape))
        if known is None:
            outlines = tuple([tuple([round(v * 100) for point in outline for v in point]) for outline in shape])
            known = self._by_shape[id(shape)] = (shape, self._shapes.setdefault(outlines, len(self._shapes)))
        return known[1]


def _plain(value: Plain) -> Plain:
    """A field of a stroke: numbers short, colours as in a style sheet."""
    if isinstance(value, float):
        return round(value, 2)
    if isinstance(value, tuple):
        return hexadecimal(value) if _is_colour(value) else [*map(_plain, value)]
    return value


def _colours(strokes: Iterable[Stroke]) -> Iterator[str]:
    """The colours in some strokes as in a style sheet, in the order in which the page finds them."""
    for name, *fields in strokes:
        for value in fields:
            if name == "sticker" and isinstance(value, tuple) and value and isinstance(value[0], tuple):
                yield from _colours(value)
            elif _is_colour(value):
                yield hexadecimal(value)
            elif isinstance(value, str) and _COLOUR.fullmatch(value):
                yield value


def _is_colour(value: Plain) -> bool:
    return isinstance(value, tuple) and len(value) == 3 and all(type(v) is int for v in value)


def hexadecimal(colour: Colour) -> str:
    """A colour as in a style sheet."""
    red, green, blue = colour
    return f"#{red:02x}{green:02x}{blue:02x}"
