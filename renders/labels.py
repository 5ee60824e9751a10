"""Names on the board: painted once a language on the ground, and picked out of the owners' tint."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.art import Art, Layers, Text
from renders.lettering import breaks, font, leading, measure, spell
from renders.look import Look

INK = (40, 24, 14)
HALO = (246, 236, 210)


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


def write(
    draw: ImageDraw.ImageDraw, text: Text, face: str, scale: int, fill: tuple[int, ...] | int, stroke: float = 0.0
) -> None:
    """The lines of a name, centred on its place."""
    step = leading(text.size)
    top = text.at[1] - step * len(text.lines) / 2
    for k, line in enumerate(text.lines):
        at = (text.at[0] * scale, (top + (k + 0.5) * step) * scale)
        draw.text(
            at, line, font=font(face, text.size * scale), fill=fill, anchor="mm", stroke_width=round(stroke * scale)
        )


def paint(art: Art, look: Look, layers: Layers, scale: int, blank: frozenset[str] = frozenset()) -> Layers:
    """The layers with the names of all lands on them (those in `blank` faintly)."""
    halo = Image.new("L", layers.ground.size, 0)
    draw = ImageDraw.Draw(halo)
    every = texts(art, look)
    for territory, face, text in every:
        write(draw, text, face, scale, 120 if territory in blank else 235, 2.2)
    halo = halo.filter(ImageFilter.BoxBlur(1.3 * scale))
    ground = layers.ground.copy()
    ground.paste(HALO, (0, 0), halo.point(lambda v: v * 0.72))
    tint = ImageChops.multiply(layers.tint, ImageChops.invert(halo.point(lambda v: v * 0.82)))
    draw = ImageDraw.Draw(ground)
    for territory, face, text in every:
        write(draw, text, face, scale, (130, 108, 84) if territory in blank else INK)
    return Layers(ground, layers.realms, tint)
