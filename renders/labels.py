"""Names on the board: painted once a language on the ground, and picked out of the owners' tint."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.art import Art, Layers, Text
from renders.lettering import breaks, font, leading, measure, spell
from renders.look import Look

INK = (40, 24, 14)
HALO = (246, 236, 210)
FADED = (130, 108, 84)
WATER = (46, 62, 66)


def landmark_name(art: Art, look: Look, territory: str) -> str:
    """The name of the stronghold or the site of a territory, or an empty text."""
    entry = art.anchors["landmarks"].get(territory)
    if entry is None:
        return ""
    kind, ident = entry
    wanted = look.names.strongholds if kind == "strongholds" else look.names.sites
    return wanted.get(ident) or own(art, look, kind).get(ident, ident)


def own(art: Art, look: Look, group: str) -> dict[str, str]:
    """The board's own names of a group (`lands`, `regions`, `strongholds`, `sites`) in the reader's language."""
    names = art.anchors["names"]
    found: dict[str, str] = names.get(look.language, names["en"]).get(group, {})
    return found


def land_name(art: Art, look: Look, territory: str) -> str:
    return look.names.lands.get(territory) or own(art, look, "lands").get(territory, territory)


def set_in(text: Text, face: str, name: str) -> Text:
    """The name in the place that the board has for it: as it was set there, or broken and shrunk to fit."""
    if " ".join(text.lines) == name:
        return text
    width, height = measure(face, text.size, text.lines)
    for size in range(text.size, 8, -1):
        for lines in breaks(name):
            w, h = measure(face, size, lines)
            if w <= width + 4 and h <= height + 4:
                return Text(text.at, size, lines)
    return Text(text.at, 9, breaks(name)[-1])


def texts(art: Art, look: Look) -> list[tuple[str, str, Text]]:
    """Every name of the board: (territory, typeface, where and how it is set)."""
    found = []
    for territory in art.territories:
        for kind, face in (("names", "name"), ("landmarks", "italic")):
            place = art.text(territory, kind, look.language)
            if place is not None:
                name = land_name(art, look, territory) if kind == "names" else landmark_name(art, look, territory)
                found.append((territory, face, set_in(place, face, spell(face, name))))
    return found


class Writing:
    """Names onto one picture, whose corner lies at `offset` (pixels) of the board at `scale`."""

    def __init__(self, image: Image.Image, scale: int, offset: tuple[int, int]) -> None:
        self.draw = ImageDraw.Draw(image)
        self.size = image.size
        self.scale = scale
        self.offset = offset

    def set(self, text: Text, face: str, fill: tuple[int, ...] | int, stroke: float = 0.0) -> None:
        """The lines of a name, centred on its place."""
        if not self._near(text):
            return
        step = leading(text.size)
        top = text.at[1] - step * len(text.lines) / 2
        width = round(stroke * self.scale)
        for k, line in enumerate(text.lines):
            x = text.at[0] * self.scale - self.offset[0]
            y = (top + (k + 0.5) * step) * self.scale - self.offset[1]
            self.draw.text((x, y), line, fill, font(face, text.size * self.scale), "mm", stroke_width=width)

    def _near(self, text: Text) -> bool:
        """Whether any of it can lie on the picture."""
        x, y = (text.at[k] * self.scale - self.offset[k] for k in (0, 1))
        reach = 130 * self.scale
        return -reach < x < self.size[0] + reach and -reach < y < self.size[1] + reach


def paint(
    art: Art, look: Look, layers: Layers, scale: int, blank: frozenset[str], offset: tuple[int, int] = (0, 0)
) -> Layers:
    """The layers with the names of all lands on them (those in `blank` faintly)."""
    every = texts(art, look)
    halo = Image.new("L", layers.ground.size, 0)
    around = Writing(halo, scale, offset)
    for territory, face, text in every:
        around.set(text, face, 120 if territory in blank else 235, 2.2)
    halo = halo.filter(ImageFilter.BoxBlur(1.3 * scale))
    ground = layers.ground.copy()
    ground.paste(HALO, (0, 0), halo.point([round(v * 0.72) for v in range(256)]))
    tint = ImageChops.multiply(layers.tint, halo.point([255 - round(v * 0.82) for v in range(256)]))
    ink = Writing(ground, scale, offset)
    for sea in seas(art, look):
        ink.set(sea, "italic", WATER)
    for territory, face, text in every:
        ink.set(text, face, FADED if territory in blank else INK)
    return Layers(ground, layers.realms, tint)


def seas(art: Art, look: Look) -> list[Text]:
    """The names of waters and of islands that nobody holds."""
    return [
        Text(tuple(sea["at"]), sea["size"], (spell("italic", sea.get(look.language, sea["en"])),))
        for sea in art.anchors["seas"]
    ]
