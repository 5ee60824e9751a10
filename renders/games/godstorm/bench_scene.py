"""The position on a board with an inset that `risk bench render` draws."""

from __future__ import annotations

from dataclasses import replace

from renders.board.art import art
from renders.scene import Arrow, MarkerKind, Piece, PieceKind, Scene, SeatLine, Sign
from rules import Player
from rules.author import Holding

TALL, BELOW = "ancient_earth", "underworld"
"""A board with an inset, and its inset."""
PANTHEONS = ("blue", "green", "ochre", "purple", "brown")
KINDS: tuple[PieceKind, ...] = ("war", "magic", "sky", "death", "temple")
COUNTS: tuple[tuple[Sign, int], ...] = (("territories", 16), ("regions", 1), ("strongholds", 3))
WEALTH: tuple[Sign, ...] = ("faith", "gods", "temples", "war", "magic", "sky", "death")


def scene(turn: int) -> Scene:
    """A position on a board with an inset, with gods, temples, plague and arrows on both."""
    lands, spaces = art(TALL).territories, art(BELOW).territories
    held, below = (
        {t: Holding(Player(PANTHEONS[(k * 7 + turn) % 5]), 1 + (k * 5 + turn * 3) % 14) for k, t in enumerate(found)}
        for found in (lands, spaces)
    )
    seats = tuple(SeatLine(seat, seat.title(), "", COUNTS, active=seat == "green") for seat in PANTHEONS)
    pieces = {lands[2 * k]: (Piece(KINDS[k % 5], PANTHEONS[k // 4 % 5]),) for k in range(20)}
    wealth = tuple(
        line._replace(counts=tuple((kind, 3) for kind in WEALTH), place=k + 1) for k, line in enumerate(seats)
    )
    inset = Scene(BELOW, below, wealth, track=(3, 5), arrows=(Arrow("conquest", spaces[1], spaces[2]),))
    struck = (Arrow("attack", lands[3], lands[2], godswar=True),)
    markers: dict[str, tuple[MarkerKind, ...]] = {lands[5 * k]: ("plague",) for k in range(4)}
    return Scene(TALL, held, seats, pieces, markers, headline="Turn 12", arrows=struck, inset=inset)


def scene_moved(k: int) -> Scene:
    """The same position with four territories changed, one of them below."""
    before = scene(0)
    assert before.inset is not None
    lands, spaces = art(TALL).territories, art(BELOW).territories
    some = {lands[(k * 3 + i) % len(lands)]: Holding(Player("blue"), 20 + k % 70) for i in range(3)}
    below = {spaces[k % len(spaces)]: Holding(Player("blue"), 20 + k % 70)}
    inset = replace(before.inset, holdings={**before.inset.holdings, **below})
    return replace(before, holdings={**before.holdings, **some}, inset=inset)
