"""Compile a board: `python -m renders.compiler NAME`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from renders.compiler.bake import ART, compile_board


def main() -> None:
    parser = argparse.ArgumentParser(prog="renders.compiler", description="Compile a board from its source.")
    parser.add_argument("board", help="the name of a source, such as middle_earth")
    parser.add_argument("--out", type=Path, default=ART, help="where its folder of art goes")
    asked = parser.parse_args()
    sys.stdout.write(f"{compile_board(asked.board, asked.out)}\n")


if __name__ == "__main__":
    main()
