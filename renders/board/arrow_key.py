"""The small legend of the arrows: on the frame below a whole board, in a strip below a part of it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renders.board import overlays
from renders.board.arrow_routes import Way
from renders.board.art import Art
from renders.games.signs import word
from renders.look import Look
from renders.scene import PEACEFUL, Scene
from renders.typefaces import font, ink, spell

PAPER, GILT, INK = (238, 222, 186), (190, 150, 70), (58, 38, 24)
SAMPLE, GAP, HIGH = 44, 22, 26
"""The length of an arrow in the legend, the space between two entries, and the legend's height, in pixels."""


def kinds(scene: Scene) -> tuple[str, ...]:
    """What the legend explains: the kinds of arrows that the scene has, their counts, and godswar."""
    shown = {arrow.kind for arrow in scene.arrows}
    found: list[str] = [kind for kind in ("conquest", "attack", *PEACEFUL) if kind in shown]
    found += ["several"] if any(arrow.count > 1 for arrow in scene.arrows) else []
    return (*found, "godswar") if any(arrow.godswar for arrow in scene.arrows) else tuple(found)


def strip(art: Art) -> tuple[int, int, int, int]:
    """The part of a whole board on which its legend is drawn."""
    return (0, art.size[1] - HIGH, *art.size)


def on_frame(image: Image.Image, art: Art, look: Look, scene: Scene, top: int = 0) -> None:
    """Draw the legend in the middle of the lower frame of the board that begins at row `top`: nothing else is there."""
    if shown := kinds(scene):
        plate, (width, height) = _plate(_names_of(look, shown), shown), art.size
        image.paste(plate, ((width - plate.width) // 2, top + height - HIGH + (HIGH - plate.height) // 2))


def below(image: Image.Image, look: Look, scene: Scene) -> Image.Image:
    """The picture with a strip for the legend below it; the same picture if it has no arrows to explain."""
    shown = kinds(scene)
    if not shown:
        return image
    names = _names_of(look, shown)
    plate = _plate(names, shown, 2 if _plate(names, shown, 2).width <= image.width else 1)
    taller = Image.new("RGB", (image.width, image.height + plate.height + 8), PAPER)
    taller.paste(image, (0, 0))
    taller.paste(plate, ((image.width - plate.width) // 2, image.height + 4))
    return taller


def _names_of(look: Look, shown: tuple[str, ...]) -> tuple[str, ...]:
    """What each kind is called."""
    return tuple(word(look, f"arrow_{kind}") for kind in shown)


@lru_cache(32)
def _plate(names: tuple[str, ...], shown: tuple[str, ...], k: int = 1) -> Image.Image:
    """The legend at `k` times its size."""
    texts = [spell("name", text) for text in names]
    widths = [(SAMPLE + 8) * k + round(font("name", 19 * k).getlength(text)) for text in texts]
    image = Image.new("RGB", (sum(widths) + GAP * k * (len(shown) + 1), HIGH * k), PAPER)
    for y in (0, image.height - k):
        image.paste(GILT, (0, y, image.width, y + k))
    x, middle = GAP * k, HIGH / 2
    for kind, text, width in zip(shown, texts, widths, strict=True):
        if kind == "several":
            overlays.put(image, [overlays.count_badge((x / k + SAMPLE / 2, middle), 2, k)], (0, 0))
        elif kind == "godswar":
            overlays.put(image, [overlays.godswar_badge((x / k + SAMPLE / 2, middle), k)], (0, 0))
        else:
            way: Way = tuple((x / k + SAMPLE * part / 16, middle) for part in range(17))
            overlays.put(image, overlays.draw_arrow(kind, way, k), (0, 0))
        ink(image, (x + (SAMPLE + 8) * k, middle * k), text, "name", 19 * k, INK)
        x += width + GAP * k
    return image
