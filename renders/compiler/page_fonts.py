"""Write the board's typefaces for a page, cut down to the letters of Western languages, as WOFF2:
`python -m renders.compiler.page_fonts`."""

from __future__ import annotations

import io
import sys
from pathlib import Path

from fontTools import subset

from renders.page.fonts import FACES, FOLDER, file_of
from renders.typefaces import FACES as FILES
from renders.typefaces import FONTS

LETTERS = (*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x2027), 0x2032, 0x2033, 0x20AC, 0x2212, 0xD7)
"""ASCII, Latin-1 and its first extension, dashes and quotation marks; names in other scripts use the reader's faces."""


def write_page_fonts() -> Path:
    """Write a file for each face, and return their folder. The same typefaces give the same bytes."""
    FOLDER.mkdir(exist_ok=True)
    for face in FACES:
        options = subset.Options()
        options.flavor = "woff2"
        options.layout_features = ["kern", "liga"]
        font = subset.load_font(str(FONTS / FILES[face]), options)
        font.recalcTimestamp = False
        chosen = subset.Subsetter(options)
        chosen.populate(unicodes=LETTERS)
        chosen.subset(font)
        out = io.BytesIO()
        subset.save_font(font, out, options)
        file_of(face).write_bytes(out.getvalue())
    return FOLDER


if __name__ == "__main__":
    sys.stdout.write(f"{write_page_fonts()}\n")
