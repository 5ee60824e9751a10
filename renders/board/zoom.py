"""An enlarged part of the board: a region, or one front, with an inset of the whole board."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFilter

from renders.board import arrow_key, paint
from renders.board.art import SHEET, Area, Art
from renders.board.labels import Wording, texts
from renders.board.sizes import Box, around, meet
from renders.look import Look
from renders.scene import CannotDraw, Scene
from renders.typefaces import measure

INK = (46, 30, 22)
GILT = (206, 168, 92)
LINE, VEIL = (122, 24, 18), (226, 214, 186)
EDGE = 18
"""The distance of insets and pieces from the picture's edge, in pixels."""
INSETS = (0.3, 0.26, 0.22, 0.18)
"""The heights of the inset to try, as shares of the picture's."""


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
    """The part around `focus` at twice the board's size: outlined, with its pieces and an inset of the whole board.

    What lies around the focus is paler; pieces and names that do not fit into the picture are left out.
    """
    area = area_of(art, focus)
    large = (area[0] * SHEET, area[1] * SHEET, area[2] * SHEET, area[3] * SHEET)
    layers = paint.ground_near(art, look, scene, area)
    image = layers.ground
    paint.colour(image, paint.strips(layers), paint.palette(art, look, scene))
    _outline(image, art, focus, large)
    whole = [t for t in art.territories if _is_visible(art, t, area, image.size)]
    paint.furnish(image, art, look, scene, SHEET, large[:2], whole)
    image = _inset(image, art, look, area, focus, whole, board)
    _rim(image)
    return arrow_key.below(image, look, scene)


def _outline(image: Image.Image, art: Art, focus: Sequence[str], area: Area) -> None:
    """Draw a line around the territories in `focus`, and a veil over all others."""
    numbers = {art.number[t] + 1 for t in focus}
    inside = art.numbers.crop(area).point([255 * (n in numbers) for n in range(256)])
    soft = inside.filter(ImageFilter.BoxBlur(5)).filter(ImageFilter.BoxBlur(3))
    image.paste(VEIL, (0, 0), inside.point([0 if n else 96 for n in range(256)]))
    for colour, width in ((GILT, 112), (LINE, 74)):
        image.paste(colour, (0, 0), soft.point([max(0, min(255, (width - abs(v - 128)) * 12)) for v in range(256)]))


def _inset(
    image: Image.Image, art: Art, look: Look, area: Area, focus: Sequence[str], shown: Sequence[str], board: Image.Image
) -> Image.Image:
    """Draw the whole board, small, with the part marked: in a free corner, else in a strip beside the picture.

    Of the sizes, that which cuts the fewest names around the focus.
    """
    sizes = [(round(h * art.size[0] / art.size[1]), round(h)) for h in (image.height * share for share in INSETS)]
    kept, others = _boxes_to_keep(art, look, area, focus, shown)
    lands = [_land(art, t, area) for t in focus]
    corners = [(corner, size) for size in sizes if (corner := _corner(image.size, size, lands, kept, others))]
    if corners:
        (_, at), size = min(corners, key=lambda found: found[0][0])
        found = at, size
    else:
        wider = Image.new("RGB", (image.width + sizes[0][0] + 2 * EDGE, image.height), (238, 222, 186))
        wider.paste(image, (0, 0))
        found, image = ((image.width + EDGE, EDGE), sizes[0]), wider
    (x, y), (width, height) = found
    scale = height / art.size[1]
    small = board.resize((width, height), Image.Resampling.BILINEAR, reducing_gap=2.0)
    mark = ImageDraw.Draw(small)
    box = [v * scale for v in area]
    mark.rectangle(box, outline=(255, 255, 255), width=4)
    mark.rectangle((box[0] + 1, box[1] + 1, box[2] - 1, box[3] - 1), outline=(200, 24, 20), width=2)
    draw = ImageDraw.Draw(image)
    for grow, colour in ((6, INK), (4, GILT), (2, INK)):
        draw.rectangle((x - grow, y - grow, x + width - 1 + grow, y + height - 1 + grow), fill=colour)
    image.paste(small, (x, y))
    return image


def _boxes_to_keep(
    art: Art, look: Look, area: Area, focus: Sequence[str], shown: Sequence[str]
) -> tuple[list[Box], list[Box]]:
    """What the inset must not cover, in pixels of the zoomed picture: counts, and the names of the focus; and the other
    names, which it may cover whole."""
    kept: list[Box] = [_pieces(art, t, area) for t in shown]
    others: list[Box] = []
    for territory, face, text in texts(art, Wording(look)):
        (width, height), (x, y) = measure(face, text.size, text.lines), text.at
        box = around((x - area[0]) * SHEET, (y - area[1]) * SHEET, (-width, -height, width, height))
        (kept if territory in focus else others).append(box)
    return kept, others


def _corner(
    size: tuple[int, int], inset: tuple[int, int], lands: Sequence[Box], kept: Sequence[Box], others: Sequence[Box]
) -> tuple[int, tuple[int, int]] | None:
    """How many other names the inset cuts, and its corner: where it cuts the fewest and hides least of the focus.

    None if it would cover something that is kept in every corner.
    """
    right, bottom = size[0] - inset[0] - EDGE, size[1] - inset[1] - EDGE
    free = [
        (sum(_cuts(here, name) for name in others), sum(_common(land, here) for land in lands), at)
        for at in ((right, bottom), (right, EDGE), (EDGE, EDGE), (EDGE, bottom))
        for here in [(at[0] - 8, at[1] - 8, at[0] + inset[0] + 8, at[1] + inset[1] + 8)]
        if not any(meet(box, here) for box in kept)
    ]
    if not free:
        return None
    cut, _, at = min(free)
    return cut, at


def _cuts(here: Box, name: Box) -> bool:
    """Whether a box hides a part of a name, and not all of it."""
    whole = here[0] <= name[0] and here[1] <= name[1] and here[2] >= name[2] and here[3] >= name[3]
    return meet(name, here) and not whole


def _common(a: Box, b: Box) -> float:
    """The area that two boxes share."""
    return max(0.0, min(a[2], b[2]) - max(a[0], b[0])) * max(0.0, min(a[3], b[3]) - max(a[1], b[1]))


def _land(art: Art, territory: str, area: Area) -> Box:
    """A territory's box in pixels of the zoomed picture."""
    x0, y0, x1, y1 = art.box(territory)
    return ((x0 - area[0]) * SHEET, (y0 - area[1]) * SHEET, (x1 - area[0]) * SHEET, (y1 - area[1]) * SHEET)


def _pieces(art: Art, territory: str, area: Area) -> Box:
    """The box of a territory's pieces in pixels of the zoomed picture."""
    at = art.spot(territory, "count") or (0.0, 0.0)
    return around((at[0] - area[0]) * SHEET, (at[1] - area[1]) * SHEET, (-44, -80, 84, 44))


def _is_visible(art: Art, territory: str, area: Area, size: tuple[int, int]) -> bool:
    """Whether all pieces of a territory fit into the picture."""
    x0, y0, x1, y1 = _pieces(art, territory, area)
    return x0 >= EDGE and y0 >= EDGE and x1 <= size[0] - EDGE and y1 <= size[1] - EDGE


def _rim(image: Image.Image) -> None:
    """Draw a narrow frame around the picture."""
    draw = ImageDraw.Draw(image)
    w, h = image.size
    for inset, colour, width in ((0, INK, 8), (3, GILT, 2), (8, (238, 222, 186), 2)):
        draw.rectangle((inset, inset, w - 1 - inset, h - 1 - inset), outline=colour, width=width)
