"""The mission cards as data: what each requires, by board, in the set of twelve or of fourteen."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from pydantic import TypeAdapter

from rules.atlas import Card, RegionName
from rules.kernel.values import NOBODY, Player

COLOURS: Mapping[Player, bool] = {
    Player("red"): False,
    Player("blue"): False,
    Player("yellow"): False,
    Player("green"): False,
    Player("black"): False,
    Player("purple"): True,
}
"""Every colour, and whether only the set of fourteen has its mission."""


@dataclass(frozen=True)
class MissionData:
    """One card. It requires either `lands` territories with at least `each` armies on every one of them, or `regions`
    and `more` regions of the player's choice, or the elimination of a `colour`."""

    lands: int = 0
    each: int = 1
    regions: tuple[RegionName, ...] = ()
    more: int = 0
    colour: Player = NOBODY
    fourteen: bool = False


@cache
def mission_cards(board: str) -> dict[Card, MissionData]:
    """Every mission of a board (the choice of the option `board`), by card."""
    text = (files("rules.classic") / "missions.json").read_text(encoding="utf-8")
    data = TypeAdapter(dict[str, dict[Card, MissionData]]).validate_python(json.loads(text))[board]
    ends = {Card(f"eliminate_{colour}"): MissionData(colour=colour, fourteen=late) for colour, late in COLOURS.items()}
    return data | ends


@cache
def mission_set(board: str, which: str, seats: tuple[Player, ...]) -> tuple[Card, ...]:
    """The cards to shuffle: the set of twelve or of fourteen, without colours that are not in play.

    `which` is `twelve`, `fourteen`, or `by-players`: fourteen with six players, who need the sixth colour's card.
    """
    fourteen = which == "fourteen" or (which == "by-players" and len(seats) == len(COLOURS))
    return tuple(
        card
        for card, data in mission_cards(board).items()
        if (fourteen or not data.fourteen) and (not data.colour or data.colour in seats)
    )


@cache
def conquest_mission(board: str) -> MissionData:
    """What replaces an elimination that its player cannot carry out: the board's plain number of territories."""
    return next(data for data in mission_cards(board).values() if data.lands and data.each == 1)
