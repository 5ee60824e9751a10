"""The Adventure cards as data: their kinds, copies per box, sites and points."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from pydantic import TypeAdapter

from rules.atlas import NO_TERRITORY, Card, Territory

BOXES = ("base", "expansion", "trilogy")
"""The box of 2002, its expansion, and what the Trilogy adds to both."""


@dataclass(frozen=True)
class AdventureData:
    """One title. `type` is mission, event or power; `copies` are by box, `armies` and `points` by side; `where` says
    where a mission's reward goes: `territory`, `anywhere`, `hand`, or `region:NAME`."""

    type: str
    copies: dict[str, int]
    territory: Territory = NO_TERRITORY
    reward: str = ""
    where: str = ""
    armies: dict[str, int] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)


@cache
def adventure_data() -> dict[str, AdventureData]:
    """Every title by its name."""
    text = (files("rules.lotr") / "cards.json").read_text(encoding="utf-8")
    return TypeAdapter(dict[str, AdventureData]).validate_python(json.loads(text))


@cache
def all_cards(*types: str, boxes: tuple[str, ...] = BOXES) -> tuple[Card, ...]:
    """The cards of these types in these boxes, one name a copy: `ambush`, `balrog`, `you_shall_not_pass.2`."""
    return tuple(
        Card(name if copy == 1 else f"{name}.{copy}")
        for name, data in adventure_data().items()
        if data.type in types
        for copy in range(1, sum(data.copies.get(box, 0) for box in boxes) + 1)
    )


@cache
def card_title(card: Card) -> str:
    """A card's title: its name without the copy number."""
    return card.partition(".")[0]


def card_data(card: Card) -> AdventureData:
    """What an Adventure card says, whichever of its copies it is."""
    return adventure_data()[card_title(card)]
