"""What one game's boards have besides what all boards have: named data, whose shape that game declares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter

from rules.atlas.board import Board
from rules.atlas.ids import Territory

T = TypeVar("T")
Trail = tuple[tuple[Territory, bool], ...]
"""The steps of a way across a board, drawn on it: each territory, and whether it takes a die to leave it."""


class Extra(Generic[T]):
    """Data of this name in `Board.extras`: its shape, what a board without it has, and what is left of it on a board
    with fewer territories.

    Declared once, where the game that reads it is at home. `of(board)` raises pydantic's `ValidationError` where the
    board's data have another shape.
    """

    def __init__(self, name: str, shape: type[T] | Any, none: T, on: Callable[[T, Board], T]) -> None:
        if name in DECLARED:
            raise ValueError(f"two games declare {name!r} for their boards")
        self.name, self.shape, self.none, self._on = name, shape, none, on
        self._adapter: TypeAdapter[T] = TypeAdapter(shape)
        DECLARED[name] = self

    def of(self, board: Board) -> T:
        """What a board has of it; read once for each board."""
        read: dict[str, Any] = board.extras_read
        if self.name not in read:
            given = board.extras.get(self.name)
            read[self.name] = self.none if given is None else self._on(self._adapter.validate_python(given), board)
        found: T = read[self.name]
        return found


DECLARED: dict[str, Extra[Any]] = {}
"""Every extra by its name."""


def trail_on(board: Board) -> Trail:
    """The way that is drawn across a board; () for most."""
    found: tuple[Trail, ...] = tuple(extra.of(board) for extra in DECLARED.values() if extra.shape is Trail)
    return next(filter(None, found), ())
