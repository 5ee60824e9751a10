"""The position of a game that `risk bench render` draws."""

from __future__ import annotations

from dataclasses import replace

from renders.board.art import art
from renders.scene import Arrow, Piece, Scene, SeatLine, Sign
from rules import Player
from rules.author import Holding

BOARD = "middle_earth"
SEATS = tuple(
    (Player(seat), side) for seat, side in (("green", "good"), ("yellow", "good"), ("black", "evil"), ("red", "evil"))
)
COUNTS: tuple[tuple[Sign, int], ...] = (("territories", 16), ("regions", 1), ("strongholds", 3), ("points", 24))
FRONT = ("minas_tirith", "ithilien")
"""The territories around which a part of the board is drawn."""


def scene(turn: int) -> Scene:
    """A position in the middle of a game, always the same for the same number."""
    lands = art(BOARD).territories
    holdings = {t: Holding(SEATS[(k * 7 + turn) % 4][0], 1 + (k * 5 + turn * 3) % 14) for k, t in enumerate(lands)}
    seats = tuple(SeatLine(seat, seat.title(), side, COUNTS, active=seat == "green") for seat, side in SEATS)
    captains = {lands[9 * k]: (Piece("captain", seat),) for k, (seat, _) in enumerate(SEATS)}
    struck = (Arrow("attack", lands[3], lands[7]),)
    return Scene(BOARD, holdings, seats, captains, tokens={lands[20]: "ring"}, headline="Turn 12", arrows=struck)


def scene_moved(k: int) -> Scene:
    """The same position with four territories changed."""
    before = scene(0)
    lands = art(BOARD).territories
    some = {lands[(k * 4 + i) % len(lands)]: Holding(Player("red"), 20 + k % 70) for i in range(4)}
    return replace(before, holdings={**before.holdings, **some})
