"""What dice fell, as a picture shows it."""

from __future__ import annotations

from dataclasses import dataclass

from renders.scene import PieceKind

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of each face lie, from the middle of a die."""


@dataclass(frozen=True, slots=True)
class Throw:
    """One side's dice, highest first; `seat` gives the colour.

    `bonus` is added to the highest die; where dice are summed, to their sum. `thrower` is the kind of piece that
    throws them, with its owner's `letter`; "" for soldiers.
    """

    seat: str
    dice: tuple[int, ...]
    bonus: int = 0
    thrower: PieceKind = ""
    letter: str = ""


@dataclass(frozen=True, slots=True)
class Sums:
    """Two throws whose sums are compared, and whether the attack won."""

    attack: Throw
    defence: Throw
    won: bool
