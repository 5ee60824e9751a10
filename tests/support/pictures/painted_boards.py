"""Boards with their names, painted once for all processes of a test run, which share them in a folder.

Painting one takes as long as a hundred tests of what stands on it, and a program keeps no more than two.
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable
from pathlib import Path

from renders.board.art import Art, art
from renders.board.image_cache import cache_images
from renders.board.labels import Wording
from renders.board.out_of_play import Outside
from renders.board.paint import WRITTEN, Written

Painter = Callable[[Art, Wording, Outside], Written]


def share(paint: Painter, folder: Path) -> Painter:
    """A painter that looks for what it is asked for in the folder, and leaves there what it has painted."""

    @cache_images(WRITTEN)
    def look_up(board: Art, wording: Wording, out: Outside) -> Written:
        if board is not art(board.folder.name):  # What has come to a board in a campaign has no name of its own.
            return paint(board, wording, out)
        file = folder / file_of(board, wording, out)
        if file.exists():
            known: Written = pickle.loads(file.read_bytes())
            return known
        painted = paint(board, wording, out)
        unfinished = file.with_suffix(f".{id(painted)}")
        unfinished.write_bytes(pickle.dumps(painted, pickle.HIGHEST_PROTOCOL))
        unfinished.replace(file)
        return painted

    return look_up


def file_of(board: Art, wording: Wording, out: Outside) -> str:
    """The name under which it is left: the same in every process."""
    parts = (wording.look.language, wording.look.names.key(), *map(sorted, (out.lands, out.links, out.covered)))
    return f"{board.folder.name}-{hashlib.sha256(repr(parts).encode()).hexdigest()}"
