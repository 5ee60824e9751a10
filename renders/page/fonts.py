"""The typefaces of a page, which the compiler has cut down to the letters of Western languages."""

from __future__ import annotations

from pathlib import Path

from renders.scene import CannotDraw
from renders.typefaces import FONTS

FACES = ("number", "name", "italic", "title")
"""The faces of what stands on a board, and of a page's headings."""
FOLDER = FONTS / "page"


def file_of(face: str) -> Path:
    """The file of a face."""
    return FOLDER / f"{face}.woff2"


def page_fonts() -> dict[str, bytes]:
    """Each face as a WOFF2 file; raises `CannotDraw`."""
    try:
        return {face: file_of(face).read_bytes() for face in FACES}
    except OSError as error:
        raise CannotDraw(f"a typeface of the page cannot be read: {error}") from error
