"""The tables by which something of Risk Legacy is drawn by id: the box's, with what each pack adds to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from renders.games.legacy.sealed import PACKS

T = TypeVar("T")


def table(name: str, box: Mapping[str, T]) -> dict[str, T]:
    """The table of this name. A pack that is shut has put nothing on the board, so nothing of it is looked up."""
    return {**box, **{thing: its for pack in PACKS for thing, its in pack.tables.get(name, {}).items()}}
