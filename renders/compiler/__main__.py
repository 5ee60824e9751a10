"""Compile a board: `python -m renders.compiler NAME`; a package's: `python -m renders.compiler FILE --out FOLDER`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from renders.board.art import Art
from renders.compiler.bake import ART, compile_board
from renders.compiler.source import SOURCES
from renders.page.art import write_page_art
from rules import PACKAGES


def main() -> None:
    parser = argparse.ArgumentParser(prog="renders.compiler", description="Compile a board from its source.")
    parser.add_argument(
        "board", help="the name of a source, such as middle_earth, or a source's file, such as map.json"
    )
    parser.add_argument("--out", type=Path, default=ART, help="where its folder of art goes")
    parser.add_argument(
        "--page", action="store_true", help="write only what pages show the board with, from its folder"
    )
    asked = parser.parse_args()
    for found in PACKAGES.values():  # The boards of packages are known once the packages have been read.
        if found.flaw:
            sys.stderr.write(f"the package {found.distribution}: {found.flaw}\n")
    file = Path(asked.board)
    name, sources = (file.stem, file.parent) if file.suffix == ".json" else (asked.board, SOURCES)
    folder = asked.out / name if asked.page else compile_board(name, asked.out, sources)
    write_page_art(Art(folder))
    sys.stdout.write(f"{folder}\n")


if __name__ == "__main__":
    main()
