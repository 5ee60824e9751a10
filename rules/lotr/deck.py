"""The Adventure cards as data: what they are, how many in which box, where, and what they score."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from pydantic import TypeAdapter

BOXES = ("base", "expansion", "trilogy")
"""The box of 2002, its expansion, and what the Trilogy has more than both."""


@dataclass(frozen=True)
class AdventureData:
    """One title. `type` is mission, event or power; `copies` go by box, `armies` and `points` by side; `where` is a
    mission's ground: `territory`, `anywhere`, `hand`, or `region:NAME`."""

    type: str
    copies: dict[str, int]
    territory: str = ""
    reward: str = ""
    where: str = ""
    armies: dict[str, int] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)


@cache
def adventures() -> dict[str, AdventureData]:
    """Every title by its name."""
    text = (files("rules.lotr") / "cards.json").read_text(encoding="utf-8")
    return TypeAdapter(dict[str, AdventureData]).validate_python(json.loads(text))


@cache
def all_cards(*types: str, boxes: tuple[str, ...] = BOXES) -> tuple[str, ...]:
    """The cards of these types in these boxes, each copy for itself: `ambush`, `balrog`, `you_shall_not_pass.2`."""
    return tuple(
        name if copy == 1 else f"{name}.{copy}"
        for name, data in adventures().items()
        if data.type in types
        for copy in range(1, sum(data.copies.get(box, 0) for box in boxes) + 1)
    )


@cache
def card_title(card: str) -> str:
    """A card's title: its name without the number of the copy."""
    return card.partition(".")[0]


def card_data(card: str) -> AdventureData:
    return adventures()[card_title(card)]
