"""Draw a small figure, and keep its strokes, so that a page can draw the same figure in any size.

Whatever stands on a board is drawn here: a `Drawing` paints at once, and remembers each stroke in units of the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image, ImageDraw, ImageFilter

from renders.board import shapes
from renders.look import Colour
from renders.typefaces import font, write

INK: Colour = (30, 20, 14)
OVER = 4
"""How much larger than it is shown a figure is painted."""
HAIR = 0.02
"""A rim that only closes the gaps between the outlines of a shape."""
Stroke = tuple[Any, ...]
"""What was drawn, by name, with its places in board pixels: see the methods of `Drawing`."""
Corners = tuple[float, float, float, float]
_A_PIXEL_FURTHER = ImageFilter.MaxFilter(3)


def widen(silhouette: Image.Image, pixels: int) -> Image.Image:
    """A silhouette that reaches so many pixels further to each side. (One filter so wide takes ten times as long.)"""
    for _ in range(pixels):
        silhouette = silhouette.filter(_A_PIXEL_FURTHER)
    return silhouette


@dataclass(frozen=True, eq=False)
class Sprite:
    """A picture, the position of its anchor, and how it was drawn. Each is equal to itself alone: pictures have no
    hash."""

    image: Image.Image
    dx: int
    dy: int
    strokes: Sequence[Stroke] = ()
    """A list, so that caches which add up images do not look into it."""
    anchor: tuple[float, float] = (0.0, 0.0)
    """The anchor among the strokes, in board pixels."""


class Drawing:
    """A figure in the making, `width` x `height` board pixels large; places and sizes are in board pixels."""

    def __init__(self, width: int, height: int, scale: int) -> None:
        self.scale = scale
        self.k = scale * OVER
        self.width, self.height = width, height
        self.image = Image.new("RGBA", (width * self.k, height * self.k), (*INK, 0))
        self._draw = ImageDraw.Draw(self.image)
        self.strokes: list[Stroke] = []

    def shade(self, box: Corners, blur: float = 1.3) -> None:
        """A soft shadow on the ground; drawn first, as it replaces what is there."""
        dark = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(dark).ellipse(self._scaled(box), fill=150)
        self.image.putalpha(dark.filter(ImageFilter.GaussianBlur(blur * self.k)))
        self.strokes.append(("glow", box, blur, INK, 150))

    def glow(self, box: Corners, blur: float, colour: Colour, strength: int) -> None:
        """A soft light; drawn first, as `shade`."""
        lit = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(lit).ellipse(self._scaled(box), fill=strength)
        self.image.paste(colour, (0, 0, *self.image.size))
        self.image.putalpha(lit.filter(ImageFilter.GaussianBlur(blur * self.k)))
        self.strokes.append(("glow", box, blur, colour, strength))

    def ellipse(
        self, box: Corners, fill: Colour | None = None, outline: Colour | None = None, width: float = 1.0
    ) -> None:
        self._draw.ellipse(self._scaled(box), _solid(fill), _solid(outline), self._wide(width))
        self.strokes.append(("ellipse", box, fill, outline, width))

    def rectangle(self, box: Corners, fill: Colour, outline: Colour | None = None, width: float = 1.0) -> None:
        self._draw.rectangle(self._scaled(box), _solid(fill), _solid(outline), self._wide(width))
        self.strokes.append(("rounded", box, 0, fill, outline, width))

    def rounded(
        self, box: Corners, radius: float, fill: Colour, outline: Colour | None = None, width: float = 1.0
    ) -> None:
        """A rectangle with rounded corners."""
        self._draw.rounded_rectangle(
            self._scaled(box), radius * self.k, _solid(fill), _solid(outline), self._wide(width)
        )
        self.strokes.append(("rounded", box, radius, fill, outline, width))

    def polygon(
        self, points: Sequence[tuple[float, float]], fill: Colour, outline: Colour | None = None, width: float = 1.0
    ) -> None:
        placed = [(x * self.k, y * self.k) for x, y in points]
        self._draw.polygon(placed, _solid(fill), _solid(outline), self._wide(width))
        self.strokes.append(("polygon", tuple(points), fill, outline, width))

    def line(self, points: Sequence[tuple[float, float]], fill: Colour, width: float) -> None:
        placed = [(x * self.k, y * self.k) for x, y in points]
        self._draw.line(placed, _solid(fill), round(width * self.k), "curve")
        self.strokes.append(("line", tuple(points), fill, width))

    def text(self, at: tuple[float, float], text: str, size: float, fill: Colour, rim: float = 0.0) -> None:
        """A number or a letter around its middle, with a rim of ink."""
        k = self.k
        self._draw.text(
            (at[0] * k, at[1] * k),
            text,
            font=font("number", round(size * k)),
            anchor="mm",
            fill=_solid(fill),
            stroke_width=int(rim * k),
            stroke_fill=_solid(INK),
        )
        self.strokes.append(("text", at, text, "number", size, fill, "mm", rim))

    def write(
        self, at: tuple[float, float], text: str, face: str, size: float, fill: Colour, anchor: str = "mm"
    ) -> None:
        """A line in any script, around its middle (`mm`) or from its left middle (`lm`)."""
        k = self.k
        placed = (at[0] * k, at[1] * k)
        write(self._draw, placed, text, face, round(size * k), (*fill, 255), "lm" if anchor == "lm" else "mm")
        self.strokes.append(("text", at, text, face, size, fill, anchor, 0))

    def silhouette(self, shape: shapes.Shape, at: tuple[float, float], side: int, fill: Colour, grow: float) -> None:
        """A shape in one colour, thicker by `grow`, in a square of this side."""
        corner = (round(at[0] * self.k), round(at[1] * self.k))
        self.image.paste((*fill, 255), corner, shapes.mask(shape, side * self.k, grow * self.k))
        self.strokes.append(("shape", shape, at, side, fill, fill, grow))

    def stamp(
        self, shape: shapes.Shape, at: tuple[float, float], side: int, fill: Colour, rim: Colour, width: float
    ) -> None:
        """A shape with a rim of this width, in a square of this side."""
        box = (round(at[0] * self.k), round(at[1] * self.k), side * self.k)
        shapes.stamp(self.image, shape, box, (*fill, 255), (*rim, 255), width * self.k)
        self.strokes.append(("shape", shape, at, side, fill, rim, width))

    def sprite(self, dx: float, dy: float) -> Sprite:
        """The figure with its anchor at (dx, dy)."""
        image = self.image.reduce(OVER)
        return Sprite(image, round(dx * self.scale), round(dy * self.scale), self.strokes, (dx, dy))

    def _scaled(self, box: Corners) -> Corners:
        x0, y0, x1, y1 = box
        return x0 * self.k, y0 * self.k, x1 * self.k, y1 * self.k

    def _wide(self, width: float) -> int:
        return max(1, round(width * self.k))


def _solid(colour: Colour | None) -> tuple[int, int, int, int] | None:
    return None if colour is None else (*colour, 255)
