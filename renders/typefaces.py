"""The three typefaces of the board, and text fitted to a place."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from renders.scene import CannotDraw

FONTS = Path(__file__).parent / "fonts"
FACES = {
    "number": "Cinzel_700Bold.ttf",
    "name": "IMFellEnglishSC_400Regular.ttf",
    "italic": "IMFellEnglish_400Regular_Italic.ttf",
    "title": "UncialAntiqua_400Regular.ttf",
}
FINER = 2
"""Small letters are drawn this much larger and scaled down, as hinting would push them together."""
Font = ImageFont.FreeTypeFont


@cache
def font(face: str, pixels: int) -> Font:
    """The typeface (`number`, `name`, `italic`, `title`) at that height."""
    try:
        return ImageFont.truetype(FONTS / FACES[face], pixels)
    except OSError as error:
        raise CannotDraw(f"the typeface {FACES[face]} cannot be read: {error}") from error


@lru_cache(4096)
def _has(face: str, letter: str) -> bool:
    probe = font(face, 24)
    return bytes(probe.getmask(letter)) != bytes(probe.getmask("\uffff")) or letter.isspace()


@lru_cache(4096)
def spell(face: str, text: str) -> str:
    """The text in letters that the typeface has: without accents if necessary, else with a middle dot."""
    return "".join(
        c if _has(face, c) else _nearest(face, c) for c in unicodedata.normalize("NFC", " ".join(text.split()))
    )


def _nearest(face: str, letter: str) -> str:
    plain = [c for c in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(c)]
    kept = "".join(c for c in plain if _has(face, c))
    return kept or "·"


def readable(face: str, text: str, instead: str) -> str:
    """The text, or `instead` if the typeface lacks more than half of its letters (another script)."""
    shown = spell(face, text)
    return shown if shown.strip() and shown.count("·") - text.count("·") <= len(shown) / 2 else instead


@lru_cache(4096)
def length(face: str, pixels: int, text: str) -> float:
    """The width of one line, in pixels."""
    return font(face, pixels).getlength(text)


@lru_cache(4096)
def shorten(face: str, pixels: int, text: str, width: int) -> str:
    """The text, cut with an ellipsis if it is wider than `width` pixels."""
    type_ = font(face, pixels)
    if type_.getlength(text) <= width:
        return text
    while text and type_.getlength(text + "…") > width:
        text = text[:-1].rstrip()
    return text + "…"


@lru_cache(2048)
def _mask(face: str, pixels: int, text: str) -> Image.Image:
    type_ = font(face, pixels * FINER)
    width = max(1, round(type_.getlength(text) / FINER)) + 8
    image = Image.new("L", (width * FINER, pixels * 2 * FINER))
    ImageDraw.Draw(image).text((4 * FINER, pixels * FINER), text, 255, type_, "lm")
    return image.reduce(FINER)


def ink(
    image: Image.Image, at: tuple[float, float], text: str, face: str, pixels: int, fill: tuple[int, int, int]
) -> int:
    """Draw one line from its left middle, from a cache of lines; return its width in pixels."""
    mask = _mask(face, pixels, text)
    image.paste(fill, (round(at[0]) - 4, round(at[1]) - pixels), mask)
    return mask.width - 8


def measure(face: str, pixels: int, lines: tuple[str, ...]) -> tuple[int, int]:
    """Width and height of lines below each other, in pixels."""
    type_ = font(face, pixels * FINER)
    return round(max(type_.getlength(line) for line in lines) / FINER) + 2, leading(pixels) * len(lines) + 2


def leading(pixels: int) -> int:
    """The distance from one baseline to the next, in pixels."""
    return round(pixels * 0.95)


def breaks(text: str, *, hyphens: bool = False) -> list[tuple[str, ...]]:
    """The ways to break a name: into one, two or three lines; `hyphens`: after a hyphen too."""
    ends = [at for at, sign in enumerate(text) if sign == " " or (hyphens and sign == "-")]
    cuts = [end + 1 for end in ends if text[:end].strip() and text[end + 1 :].strip()]
    two = [(text[:i].rstrip(), text[i:].lstrip()) for i in cuts]
    three = [(text[:i].rstrip(), text[i:k].strip(), text[k:].lstrip()) for i in cuts for k in cuts if i < k]
    return [(text,), *two, *three]
