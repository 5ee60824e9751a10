"""An enlarged part of the board: a region, or one front, with an inset of the whole board."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renders import paint
from renders.art import SHEET, Art
from renders.look import Look
from renders.scene import CannotDraw, Scene
from renders.sizes import Box, around, meet

Area = tuple[int, int, int, int]
INK = (46, 30, 22)
GILT = (206, 168, 92)


def area_of(art: Art, focus: Sequence[str]) -> Area:
    """The part of the board (board pixels) to show for these territories, with a margin and not too narrow."""
    unknown = [t for t in focus if t not in art.number]
    if unknown:
        raise CannotDraw(f"the board has no territory {unknown[0]!r}")
    boxes = [art.box(t) for t in focus]
    x0, y0 = min(b[0] for b in boxes) - 34, min(b[1] for b in boxes) - 34
    x1, y1 = max(b[2] for b in boxes) + 34, max(b[3] for b in boxes) + 34
    width, height = max(x1 - x0, 420, (y1 - y0) * 0.8), max(y1 - y0, 400, (x1 - x0) * 0.7)
    return _within(art, (x0 + x1) / 2, (y0 + y1) / 2, min(width, art.size[0]), min(height, art.size[1]))


def _within(art: Art, cx: float, cy: float, width: float, height: float) -> Area:
    """A box of that size around a point, moved inside the board's frame."""
    x = min(max(cx - width / 2, 0), art.size[0] - width)
    y = min(max(cy - height / 2, 0), art.size[1] - height)
    return round(x), round(y), round(x + width), round(y + height)


def near(art: Art, look: Look, scene: Scene, focus: Sequence[str], board: Image.Image) -> Image.Image:
    """The part around `focus` at twice the board's size, with its pieces and an inset of the whole board."""
    x0, y0, x1, y1 = area_of(art, focus)
    area = (x0 * SHEET, y0 * SHEET, x1 * SHEET, y1 * SHEET)
    image = paint.coloured(paint.ground_near(art, look, scene, (x0, y0, x1, y1)), paint.palette(art, look, scene))
    paint.stand(image, art, look, scene, SHEET, area[:2], art.territories)
    paint.overlay(image, art, scene, SHEET, area[:2])
    _inset(image, art, (x0, y0, x1, y1), focus, board)
    _rim(image)
    return image


def _inset(image: Image.Image, art: Art, area: Area, focus: Sequence[str], board: Image.Image) -> None:
    """Draw the whole board, small, with the part marked, in the corner where it hides least."""
    height = round(image.height * 0.3)
    width = round(height * art.size[0] / art.size[1])
    scale = height / art.size[1]
    small = board.resize((width, height), Image.Resampling.BILINEAR, reducing_gap=2.0)
    mark = ImageDraw.Draw(small)
    box = [v * scale for v in area]
    mark.rectangle(box, outline=(255, 255, 255), width=4)
    mark.rectangle((box[0] + 1, box[1] + 1, box[2] - 1, box[3] - 1), outline=(200, 24, 20), width=2)
    x, y = _corner(image.size, (width, height), area, art, focus)
    draw = ImageDraw.Draw(image)
    for grow, colour in ((6, INK), (4, GILT), (2, INK)):
        draw.rectangle((x - grow, y - grow, x + width - 1 + grow, y + height - 1 + grow), fill=colour)
    image.paste(small, (x, y))


def _corner(
    size: tuple[int, int], inset: tuple[int, int], area: Area, art: Art, focus: Sequence[str]
) -> tuple[int, int]:
    left, top = 18, 18
    right, bottom = size[0] - inset[0] - 18, size[1] - inset[1] - 18
    pieces = [_seen(art, t, area) for t in art.territories]
    first = [_land(art, t, area) for t in focus]

    def hidden(at: tuple[int, int]) -> float:
        here: Box = (at[0] - 8, at[1] - 8, at[0] + inset[0] + 8, at[1] + inset[1] + 8)
        return sum(_common(b, here) for b in first) / 400 + sum(meet(b, here) for b in pieces)

    return min(((right, bottom), (right, top), (left, top), (left, bottom)), key=hidden)


def _common(a: Box, b: Box) -> float:
    """The area that two boxes share."""
    return max(0.0, min(a[2], b[2]) - max(a[0], b[0])) * max(0.0, min(a[3], b[3]) - max(a[1], b[1]))


def _land(art: Art, territory: str, area: Area) -> Box:
    """A territory's box in pixels of the zoomed picture."""
    x0, y0, x1, y1 = art.box(territory)
    return ((x0 - area[0]) * SHEET, (y0 - area[1]) * SHEET, (x1 - area[0]) * SHEET, (y1 - area[1]) * SHEET)


def _seen(art: Art, territory: str, area: Area) -> Box:
    """The box of a territory's pieces in pixels of the zoomed picture."""
    at = art.spot(territory, "count") or (0.0, 0.0)
    return around((at[0] - area[0]) * SHEET, (at[1] - area[1]) * SHEET, (-40, -66, 80, 84))


def _rim(image: Image.Image) -> None:
    """Draw a narrow frame around the picture."""
    draw = ImageDraw.Draw(image)
    w, h = image.size
    for inset, colour, width in ((0, INK, 8), (3, GILT, 2), (8, (238, 222, 186), 2)):
        draw.rectangle((inset, inset, w - 1 - inset, h - 1 - inset), outline=colour, width=width)
