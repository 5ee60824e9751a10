"""Layers of a board: marks over it or under its pieces, and the values of a scene that draw them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from PIL import Image

from renders.board.art import Area, Art
from renders.board.drawing import Sprite
from renders.board.image_cache import Painting
from renders.look import Look


@dataclass(frozen=True, eq=False)
class Mark:
    """A picture to paste at `at`: a colour through a mask, or an RGBA image with `paint` None."""

    paint: tuple[int, int, int] | None
    painting: Painting
    at: tuple[int, int]
    sprite: Sprite | None = None
    """The figure that the mark shows, if it is one."""
    spot: tuple[float, float] = (0.0, 0.0)
    """Where its anchor is, in board pixels."""

    @classmethod
    def of(cls, sprite: Sprite, x: float, y: float, scale: int) -> Mark:
        """A figure around (x, y), in board pixels."""
        at = (round(x * scale) - sprite.dx, round(y * scale) - sprite.dy)
        return Mark(None, sprite.painting, at, sprite=sprite, spot=(x, y))

    @property
    def image(self) -> Image.Image:
        return self.painting.image

    @property
    def area(self) -> Area:
        x, y = self.at
        width, height = self.painting.size
        return x, y, x + width, y + height

    def put(self, image: Image.Image, offset: tuple[int, int]) -> None:
        """Draw the mark on a picture whose corner is at `offset`."""
        at = (self.at[0] - offset[0], self.at[1] - offset[1])
        if self.paint is None:
            image.paste(self.image, at, self.image)
        else:
            image.paste(self.paint, at, self.image)


@dataclass(frozen=True)
class Layer:
    """Something that a scene shows besides what every board has: a frozen value that draws itself.

    A class of its own for each kind of thing; its fields are all that its marks depend on besides art and look, since
    pictures are kept by them. `under`: the marks lie under the pieces, as arrows do. `apart`: they lie beside the land,
    and are left out of a picture of a part of the board. `passing`: they hold for a while, as arrows do, and are left
    out of the small board beside such a picture. `sign`: the key below the seats explains it (`GameArt.drawn_signs`,
    or one of the other tables of signs). Its marks are figures (`Mark.of`), which a page draws too. Where they are kept
    from call to call (`cache_images`), a board is repainted only where they come or go.
    """

    under: ClassVar[bool] = False
    apart: ClassVar[bool] = False
    passing: ClassVar[bool] = False
    sign: ClassVar[str] = ""

    def territories(self) -> Iterable[str]:
        """The territories that it names; a picture of a board that lacks one is refused."""
        return ()

    def marks(self, art: Art, look: Look, scale: int) -> Iterable[Mark]:
        """The marks, in pixels of the board at `scale`."""
        raise NotImplementedError
