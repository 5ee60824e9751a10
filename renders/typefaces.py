"""The typefaces of the board, those for names in other scripts, and text fitted to a place."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

from renders.scene import CannotDraw

FONTS = Path(__file__).parent / "fonts"
FACES = {
    "number": "Cinzel_700Bold.ttf",
    "name": "IMFellEnglishSC_400Regular.ttf",
    "italic": "IMFellEnglish_400Regular_Italic.ttf",
    "title": "UncialAntiqua_400Regular.ttf",
    "alphabets": "DejaVuSans.ttf",
    "ideographs": "DroidSansFallback.ttf",
}
OTHER_SCRIPTS = ("alphabets", "ideographs")
"""The typefaces for letters that the others lack: Greek, Cyrillic, Arabic, Hebrew, Armenian, Georgian and
the like; Chinese, Japanese and Korean."""
FINER = 2
"""Small letters are drawn this much larger and scaled down, as hinting would push them together."""
MISSING = "·"
"""What stands for a letter that no typeface has."""
HIDDEN = "Cf"
"""The category of characters that show nothing, such as the marks of direction."""
Font = ImageFont.FreeTypeFont


@cache
def font(face: str, pixels: int) -> Font:
    """The typeface (`number`, `name`, `italic`, `title`, or one of `OTHER_SCRIPTS`) at that height."""
    try:
        return ImageFont.truetype(FONTS / FACES[face], pixels)
    except OSError as error:
        raise CannotDraw(f"the typeface {FACES[face]} cannot be read: {error}") from error


@cache
def _probe(face: str) -> Font:
    """A typeface that shows letters one by one: shaped, a mark without its letter stands on a circle."""
    return ImageFont.truetype(FONTS / FACES[face], 24, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(4096)
def _has(face: str, letter: str) -> bool:
    probe = _probe(face)
    return bytes(probe.getmask(letter)) != bytes(probe.getmask("\uffff")) or letter.isspace()


@lru_cache(4096)
def runs(face: str, text: str) -> tuple[tuple[str, str], ...]:
    """A line in pieces, each with the typeface in which it is drawn: its own, or another for letters that this lacks.

    Spaces at the ends of a piece in another typeface belong to its neighbours: what runs from right to left would have
    them at its other end.
    """
    found: list[tuple[str, str]] = []
    for letter in text:
        before, piece = found[-1] if found else (face, "")
        own = before if letter.isspace() else _face_of(face, letter)
        if own == before and found:
            found[-1] = (own, piece + letter)
        else:
            kept = piece if before == face else piece.rstrip()
            found[-1:] = [(before, kept)] if kept else []
            found.append((own, piece[len(kept) :] + letter))
    return tuple(found)


def _face_of(face: str, letter: str) -> str:
    """The typeface that has a letter: this one, if only without accents, or another; this one if none has it."""
    if _has(face, letter) or _nearest(face, letter) != MISSING:
        return face
    return next((other for other in OTHER_SCRIPTS if _has(other, letter)), face)


@lru_cache(4096)
def spell(face: str, text: str) -> str:
    """The text in letters that a typeface has: without accents if necessary, else with a middle dot."""
    shown = "".join(c for c in " ".join(text.split()) if unicodedata.category(c) != HIDDEN)
    return "".join(c if _has(_face_of(face, c), c) else _nearest(face, c) for c in unicodedata.normalize("NFC", shown))


def _nearest(face: str, letter: str) -> str:
    plain = [c for c in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(c)]
    kept = "".join(c for c in plain if _has(face, c))
    return kept or MISSING


def readable(face: str, text: str, instead: str) -> str:
    """The text, or `instead` if no typeface has half of its letters (another script)."""
    shown = spell(face, text)
    return shown if shown.strip() and shown.count(MISSING) - text.count(MISSING) <= len(shown) / 2 else instead


@lru_cache(4096)
def length(face: str, pixels: int, text: str) -> float:
    """The width of one line, in pixels."""
    return sum(font(own, pixels).getlength(piece) for own, piece in runs(face, text))


@lru_cache(4096)
def shorten(face: str, pixels: int, text: str, width: int) -> str:
    """The text, cut with an ellipsis if it is wider than `width` pixels."""
    if length(face, pixels, text) <= width:
        return text
    while text and length(face, pixels, text + "…") > width:
        text = text[:-1].rstrip()
    return text + "…"


@lru_cache(2048)
def _mask(face: str, pixels: int, text: str) -> Image.Image:
    width = max(1, round(length(face, pixels * FINER, text) / FINER)) + 8
    image = Image.new("L", (width * FINER, pixels * 2 * FINER))
    write(ImageDraw.Draw(image), (4 * FINER, pixels * FINER), text, face, pixels * FINER, 255, "lm")
    return image.reduce(FINER)


def write(
    draw: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    face: str,
    pixels: int,
    fill: int | tuple[int, ...],
    anchor: Literal["lm", "mm"],
) -> None:
    """Draw one line from its left middle (`lm`) or around its middle (`mm`), in as many typefaces as it takes."""
    pieces = runs(face, text)
    if len(pieces) < 2:
        draw.text(at, text, fill, font(pieces[0][0] if pieces else face, pixels), anchor)
        return
    x = at[0] - (length(face, pixels, text) / 2 if anchor == "mm" else 0)
    for own, piece in pieces:
        draw.text((x, at[1]), piece, fill, font(own, pixels), "lm")
        x += font(own, pixels).getlength(piece)


def ink(
    image: Image.Image, at: tuple[float, float], text: str, face: str, pixels: int, fill: tuple[int, int, int]
) -> int:
    """Draw one line from its left middle, from a cache of lines; return its width in pixels."""
    mask = _mask(face, pixels, text)
    image.paste(fill, (round(at[0]) - 4, round(at[1]) - pixels), mask)
    return mask.width - 8


def measure(face: str, pixels: int, lines: tuple[str, ...]) -> tuple[int, int]:
    """Width and height of lines below each other, in pixels."""
    longest = max(length(face, pixels * FINER, line) for line in lines)
    return round(longest / FINER) + 2, leading(pixels) * len(lines) + 2


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
