"""The mission cards as data: what each asks for, on which board, in the set of twelve or of fourteen."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from pydantic import TypeAdapter

from rules.kernel.values import NOBODY, Player

COLOURS: Mapping[Player, bool] = {
    Player("red"): False,
    Player("blue"): False,
    Player("yellow"): False,
    Player("green"): False,
    Player("black"): False,
    Player("purple"): True,
}
"""Every colour, and whether its mission is in the set of fourteen only."""


@dataclass(frozen=True)
class MissionData:
    """One card. It asks for so many `lands` (with `each` armies or more on each), for `regions` and so many `more`
    of one's choice, or for the end of a `colour`."""

    lands: int = 0
    each: int = 1
    regions: tuple[str, ...] = ()
    more: int = 0
    colour: Player = NOBODY
    fourteen: bool = False


@cache
def mission_cards(board: str) -> dict[str, MissionData]:
    """Every mission of a board (by the option's name) by its card."""
    text = (files("rules.classic") / "missions.json").read_text(encoding="utf-8")
    data = TypeAdapter(dict[str, dict[str, MissionData]]).validate_python(json.loads(text))[board]
    ends = {f"eliminate_{colour}": MissionData(colour=colour, fourteen=late) for colour, late in COLOURS.items()}
    return data | ends


@cache
def dealt_set(board: str, which: str, seats: tuple[Player, ...]) -> tuple[str, ...]:
    """The cards that are shuffled: the twelve or the fourteen, without the colours that nobody plays.

    `which` is `twelve`, `fourteen`, or `by-players`: fourteen for six, who need the sixth colour.
    """
    fourteen = which == "fourteen" or (which == "by-players" and len(seats) == len(COLOURS))
    return tuple(
        card
        for card, data in mission_cards(board).items()
        if (fourteen or not data.fourteen) and (not data.colour or data.colour in seats)
    )


@cache
def conquest_mission(board: str) -> MissionData:
    """What an elimination that cannot be one's own work asks for: the board's plain number of territories."""
    return next(data for data in mission_cards(board).values() if data.lands and data.each == 1)
