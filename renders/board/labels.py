"""Names on the board: painted once per language, and kept free of the owners' tint."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.board.art import Art, Layers, Text
from renders.board.sizes import Box, around
from renders.look import Colour, Look
from renders.typefaces import FINER, breaks, leading, measure, spell, write

WATER = (22, 34, 40)
WIDEST = 130
"""How far a name reaches to either side of its place at most, in board pixels."""
FAINT = 190
"""How strongly names of territories out of play are written, of 255: paler than the others, but to be read."""
RIM = 6
"""The rim of a zoomed picture, in board pixels: no name is drawn there."""


@dataclass(frozen=True)
class Letters:
    """How names stand out from the ground: their ink, the light around them, how wide that is (board pixels), how
    quickly it grows towards the letters, and how much of the ground and of an owner's colour it leaves."""

    ink: Colour
    halo: Colour
    width: float
    growth: int
    cover: float
    bare: float


DARK = Letters(ink=(40, 24, 14), halo=(246, 236, 210), width=2.4, growth=5, cover=0.76, bare=0.94)
LIGHT = Letters(ink=(255, 246, 220), halo=(18, 12, 16), width=3.2, growth=6, cover=0.84, bare=0.96)
"""The letters of names on paper, and in regions that are dark (`light_names` of a board's source)."""


def landmark_name(art: Art, look: Look, territory: str) -> str:
    """The name of what stands on a territory, or ''."""
    entry = art.anchors["landmarks"].get(territory)
    if entry is None:
        return ""
    kind, ident = entry
    return look.names.landmarks.get(kind, {}).get(ident) or own(art, look, kind).get(ident, ident)


def own(art: Art, look: Look, group: str) -> dict[str, str]:
    """The board's own names of a group (`lands`, `regions`, or a kind of landmarks) in the reader's language."""
    names = art.anchors["names"]
    found: dict[str, str] = names.get(look.language, names["en"]).get(group, {})
    return found


def land_name(art: Art, look: Look, territory: str) -> str:
    return look.names.lands.get(territory) or own(art, look, "lands").get(territory, territory)


def set_in(text: Text, face: str, name: str) -> Text:
    """The name in its place on the board: as designed, or with line breaks and smaller letters to fit."""
    if " ".join(text.lines) == name:
        return text
    width, height = measure(face, text.size, text.lines)
    for size in range(text.size, 8, -1):
        for lines in breaks(name):
            w, h = measure(face, size, lines)
            if w <= width + 4 and h <= height + 4:
                return Text(text.at, size, lines)
    return Text(text.at, 9, breaks(name)[-1])


class Wording:
    """A look as a cache key: equal if language and names are, whatever the palette."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self._key = (look.language, look.names.key())
        self._hash = hash(self._key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Wording) and self._key == other._key


@lru_cache(16)
def texts(art: Art, wording: Wording) -> tuple[tuple[str, str, Text], ...]:
    """Every name of the board: (territory, typeface, place)."""
    found, look = [], wording.look
    for territory in art.territories:
        for kind, face in (("names", "name"), ("landmarks", "italic")):
            place = art.text(territory, kind, look.language)
            if place is not None:
                name = land_name(art, look, territory) if kind == "names" else landmark_name(art, look, territory)
                found.append((territory, face, set_in(place, face, spell(face, name))))
    return tuple(found)


class Writing:
    """Names as a mask whose corner is at `offset` (pixels) of the board at `scale`."""

    def __init__(self, size: tuple[int, int], scale: int, offset: tuple[int, int]) -> None:
        self.image = Image.new("L", size, 0)
        self.draw = ImageDraw.Draw(self.image)
        self.size = size
        self.scale = scale
        self.offset = offset
        self.drawn = False

    def mask(self, finer: int) -> Image.Image:
        """The mask, scaled down by `finer`."""
        return self.image.reduce(finer) if finer > 1 else self.image

    def set(self, text: Text, face: str, fill: int) -> None:
        """Draw the lines of a name, centred on its place."""
        if not self._near(text):
            return
        self.drawn = True
        step = leading(text.size)
        top = text.at[1] - step * len(text.lines) / 2
        for k, line in enumerate(text.lines):
            x = text.at[0] * self.scale - self.offset[0]
            y = (top + (k + 0.5) * step) * self.scale - self.offset[1]
            write(self.draw, (x, y), line, face, text.size * self.scale, fill, "mm")

    def _near(self, text: Text) -> bool:
        """Whether any of the text can be inside the picture."""
        x, y = (text.at[k] * self.scale - self.offset[k] for k in (0, 1))
        wide, high = WIDEST * self.scale, (leading(text.size) * len(text.lines) / 2 + text.size) * self.scale
        return -wide < x < self.size[0] + wide and -high < y < self.size[1] + high


def paint(
    art: Art, look: Look, layers: Layers, scale: int, blank: frozenset[str], offset: tuple[int, int], *, cut: bool
) -> Layers:
    """The layers with the names of all territories (faint for those in `blank`).

    `cut`: whether to draw names that are only partly inside, as in a strip of a whole board.
    """
    fine = scale if scale > 1 else scale * FINER
    size, corner = layers.ground.size, (offset[0] * fine // scale, offset[1] * fine // scale)
    inside = _board_box(size, scale, offset)
    dark, light, water = (Writing((size[0] * fine // scale, size[1] * fine // scale), fine, corner) for _ in range(3))
    for sea in seas(art, look):
        if cut or _within(sea, "italic", inside):
            water.set(sea, "italic", 255)
    for territory, face, text in texts(art, Wording(look)):
        if cut or _within(text, face, inside):
            (light if territory in art.light_names else dark).set(text, face, FAINT if territory in blank else 255)
    for letters, names in ((DARK, dark), (LIGHT, light)):
        if names.drawn:
            layers = _ink(layers, letters, names.mask(fine // scale), scale)
    layers.ground.paste(WATER, (0, 0), water.mask(fine // scale))
    return layers


def _ink(layers: Layers, letters: Letters, mask: Image.Image, scale: int) -> Layers:
    """The layers with names in these letters, of which an owner's colour keeps off."""
    glow = mask.filter(ImageFilter.BoxBlur(letters.width * scale))
    glow = glow.point([min(240, v * letters.growth) for v in range(256)])
    layers.ground.paste(letters.halo, (0, 0), glow.point([round(v * letters.cover) for v in range(256)]))
    layers.ground.paste(letters.ink, (0, 0), mask)
    tint = ImageChops.multiply(layers.tint, glow.point([255 - round(v * letters.bare) for v in range(256)]))
    return Layers(layers.ground, layers.realms, tint)


def _board_box(size: tuple[int, int], scale: int, offset: tuple[int, int]) -> Box:
    """A picture's area in board pixels, without its rim."""
    x, y = offset[0] / scale + RIM, offset[1] / scale + RIM
    return (x, y, x + size[0] / scale - 2 * RIM, y + size[1] / scale - 2 * RIM)


def _within(text: Text, face: str, area: Box) -> bool:
    """Whether the whole text is inside the area, both in board pixels."""
    width, height = measure(face, text.size, text.lines)
    box = around(*text.at, (-width / 2, -height / 2, width / 2, height / 2))
    return area[0] <= box[0] and area[1] <= box[1] and box[2] <= area[2] and box[3] <= area[3]


def seas(art: Art, look: Look) -> list[Text]:
    """The names of waters and of islands outside the game."""
    return [
        Text(tuple(sea["at"]), sea["size"], (spell("italic", sea.get(look.language, sea["en"])),))
        for sea in art.anchors["seas"]
    ]
