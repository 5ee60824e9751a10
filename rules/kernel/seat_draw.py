"""Seats given by dice before a game: everybody lists wishes, and whoever throws highest gets his first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from rules.kernel.chance import Chance, DrawLabel, Drawn, Scripted
from rules.kernel.values import Player

SIDES = 6
SEAT_DIE = DrawLabel("die", "seat")
"""What the dice of this draw are for."""
Wishes = tuple[tuple[Player, ...], ...]
"""The seats that each player wishes for, the dearest first, by the table's order of players."""


@dataclass(frozen=True, slots=True)
class SeatDraw:
    """The wishes of all players, and every die that was thrown for them, those for ties included.

    The dice are the first draws of the game's key; the game's own draws go on after them.
    """

    wishes: Wishes
    dice: tuple[Drawn, ...] = ()


def complete_wishes(wished: Iterable[Player], seats: Iterable[Player]) -> tuple[Player, ...]:
    """A player's wishes with all other seats of the game after them, in the box's order."""
    return tuple(dict.fromkeys((*wished, *seats)))


def draw_seats(wishes: Wishes, chance: Chance) -> tuple[tuple[Player, ...], tuple[Drawn, ...]]:
    """The seat of each player, by the table's order of players, and the dice thrown.

    Everybody throws one; those whose dice are equal throw again among themselves. The highest gets the first of his
    wishes, each other the first that is left. Raises `ValueError` where a player's wishes are all taken.
    """
    drawn: list[Drawn] = []
    seats: dict[int, Player] = {}
    for at in _rank(range(len(wishes)), chance, drawn):
        free = next((seat for seat in wishes[at] if seat not in seats.values()), None)
        if free is None:
            raise ValueError("a player's wishes name no seat that is free")
        seats[at] = free
    return tuple(seats[at] for at in range(len(wishes))), tuple(drawn)


def _rank(tied: Sequence[int], chance: Chance, drawn: list[Drawn]) -> tuple[int, ...]:
    if len(tied) < 2:
        return tuple(tied)
    thrown: dict[int, int] = {}
    for at in tied:
        (number,) = chance.draws(len(drawn) + 1, (SIDES,), SEAT_DIE)
        drawn.append(Drawn(number, SIDES))
        thrown[at] = number
    found: list[int] = []
    for _, again in groupby(sorted(tied, key=lambda at: -thrown[at]), key=thrown.__getitem__):
        found += _rank(tuple(again), chance, drawn)
    return tuple(found)


def why_not_drawn(draw: SeatDraw, seats: tuple[Player, ...]) -> str:
    """Why these seats do not follow from the wishes and the dice; "" if they do."""
    try:
        by_dice, dice = draw_seats(draw.wishes, Scripted(die.number for die in draw.dice))
    except (LookupError, ValueError) as error:
        return f"its seats cannot be drawn: {error}"
    if dice != draw.dice:
        return "other dice were thrown for its seats than there are ties to break"
    return "" if by_dice == seats else "its seats are not those that the wishes and the dice give"
