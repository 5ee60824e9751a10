"""Draw a small figure, and keep its strokes, so that a page can draw the same figure in any size.

Whatever stands on a board is drawn here: a `Drawing` remembers each stroke in units of the board. Its picture is
painted when somebody first asks for it, which a page never does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from PIL import Image, ImageDraw, ImageFilter

from renders.board import shapes
from renders.board.image_cache import Painting
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
Act = Callable[[Image.Image, ImageDraw.ImageDraw], None]
"""Paints a stroke on a picture, with a pen that draws on it."""
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

    painting: Painting
    dx: int
    dy: int
    strokes: Sequence[Stroke] = ()
    """A list, so that caches which add up images do not look into it."""
    anchor: tuple[float, float] = (0.0, 0.0)
    """The anchor among the strokes, in board pixels."""

    @property
    def image(self) -> Image.Image:
        return self.painting.image


class Drawing:
    """A figure in the making, `width` x `height` board pixels large; places and sizes are in board pixels."""

    def __init__(self, width: int, height: int, scale: int) -> None:
        self.scale = scale
        self.k = scale * OVER
        self.width, self.height = width, height
        self.strokes: list[Stroke] = []
        self._acts: list[Act] = []

    def paint(self) -> Image.Image:
        """The figure, `OVER` times as large as it is shown."""
        image = Image.new("RGBA", (self.width * self.k, self.height * self.k), (*INK, 0))
        pen = ImageDraw.Draw(image)
        for act in self._acts:
            act(image, pen)
        return image

    def shade(self, box: Corners, blur: float = 1.3) -> None:
        """A soft shadow on the ground; drawn first, as it replaces what is there."""
        self.glow(box, blur, INK, 150)

    def glow(self, box: Corners, blur: float, colour: Colour, strength: int) -> None:
        """A soft light; drawn first, as `shade`."""

        def act(image: Image.Image, pen: ImageDraw.ImageDraw) -> None:
            lit = Image.new("L", image.size, 0)
            ImageDraw.Draw(lit).ellipse(self._scaled(box), fill=strength)
            image.paste(colour, (0, 0, *image.size))
            image.putalpha(lit.filter(ImageFilter.GaussianBlur(blur * self.k)))

        self._acts.append(act)
        self.strokes.append(("glow", box, blur, colour, strength))

    def ellipse(
        self, box: Corners, fill: Colour | None = None, outline: Colour | None = None, width: float = 1.0
    ) -> None:
        painted = _solid(fill), _solid(outline), self._wide(width)
        self._acts.append(lambda image, pen: pen.ellipse(self._scaled(box), *painted))
        self.strokes.append(("ellipse", box, fill, outline, width))

    def rectangle(self, box: Corners, fill: Colour, outline: Colour | None = None, width: float = 1.0) -> None:
        painted = _solid(fill), _solid(outline), self._wide(width)
        self._acts.append(lambda image, pen: pen.rectangle(self._scaled(box), *painted))
        self.strokes.append(("rounded", box, 0, fill, outline, width))

    def rounded(
        self, box: Corners, radius: float, fill: Colour, outline: Colour | None = None, width: float = 1.0
    ) -> None:
        """A rectangle with rounded corners."""
        painted = radius * self.k, _solid(fill), _solid(outline), self._wide(width)
        self._acts.append(lambda image, pen: pen.rounded_rectangle(self._scaled(box), *painted))
        self.strokes.append(("rounded", box, radius, fill, outline, width))

    def polygon(
        self, points: Sequence[tuple[float, float]], fill: Colour, outline: Colour | None = None, width: float = 1.0
    ) -> None:
        corners, painted = tuple(points), (_solid(fill), _solid(outline), self._wide(width))
        self._acts.append(lambda image, pen: pen.polygon(self._placed(corners), *painted))
        self.strokes.append(("polygon", corners, fill, outline, width))

    def line(self, points: Sequence[tuple[float, float]], fill: Colour, width: float) -> None:
        corners, painted = tuple(points), (_solid(fill), round(width * self.k), "curve")
        self._acts.append(lambda image, pen: pen.line(self._placed(corners), *painted))
        self.strokes.append(("line", corners, fill, width))

    def text(self, at: tuple[float, float], text: str, size: float, fill: Colour, rim: float = 0.0) -> None:
        """A number or a letter around its middle, with a rim of ink."""
        k = self.k

        def act(image: Image.Image, pen: ImageDraw.ImageDraw) -> None:
            pen.text(
                (at[0] * k, at[1] * k),
                text,
                font=font("number", round(size * k)),
                anchor="mm",
                fill=_solid(fill),
                stroke_width=int(rim * k),
                stroke_fill=_solid(INK),
            )

        self._acts.append(act)
        self.strokes.append(("text", at, text, "number", size, fill, "mm", rim))

    def write(
        self, at: tuple[float, float], text: str, face: str, size: float, fill: Colour, anchor: str = "mm"
    ) -> None:
        """A line in any script, around its middle (`mm`) or from its left middle (`lm`)."""
        k = self.k
        side: Literal["lm", "mm"] = "lm" if anchor == "lm" else "mm"
        self._acts.append(
            lambda image, pen: write(pen, (at[0] * k, at[1] * k), text, face, round(size * k), (*fill, 255), side)
        )
        self.strokes.append(("text", at, text, face, size, fill, anchor, 0))

    def silhouette(self, shape: shapes.Shape, at: tuple[float, float], side: int, fill: Colour, grow: float) -> None:
        """A shape in one colour, thicker by `grow`, in a square of this side."""
        corner = (round(at[0] * self.k), round(at[1] * self.k))
        self._acts.append(
            lambda image, pen: image.paste((*fill, 255), corner, shapes.mask(shape, side * self.k, grow * self.k))
        )
        self.strokes.append(("shape", shape, at, side, fill, fill, grow))

    def stamp(
        self, shape: shapes.Shape, at: tuple[float, float], side: int, fill: Colour, rim: Colour, width: float
    ) -> None:
        """A shape with a rim of this width, in a square of this side."""
        box = (round(at[0] * self.k), round(at[1] * self.k), side * self.k)
        self._acts.append(lambda image, pen: shapes.stamp(image, shape, box, (*fill, 255), (*rim, 255), width * self.k))
        self.strokes.append(("shape", shape, at, side, fill, rim, width))

    def sprite(self, dx: float, dy: float) -> Sprite:
        """The figure with its anchor at (dx, dy)."""
        painting = Painting(self.size, lambda: self.paint().reduce(OVER))
        return Sprite(painting, round(dx * self.scale), round(dy * self.scale), self.strokes, (dx, dy))

    @property
    def size(self) -> tuple[int, int]:
        """The width and the height in which it is shown, in pixels."""
        return self.width * self.scale, self.height * self.scale

    def _placed(self, points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(x * self.k, y * self.k) for x, y in points]

    def _scaled(self, box: Corners) -> Corners:
        x0, y0, x1, y1 = box
        return x0 * self.k, y0 * self.k, x1 * self.k, y1 * self.k

    def _wide(self, width: float) -> int:
        return max(1, round(width * self.k))


def _solid(colour: Colour | None) -> tuple[int, int, int, int] | None:
    return None if colour is None else (*colour, 255)
