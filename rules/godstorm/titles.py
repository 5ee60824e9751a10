"""The titles of miracle cards: their decks, copies, prices and points."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from pydantic import TypeAdapter

from rules.atlas import NO_TERRITORY, Card, Territory
from rules.godstorm.pantheons import GODS
from rules.kernel.values import LeaderKind


@dataclass(frozen=True)
class MiracleData:
    """One title: its deck, its copies, what it costs to play, and the territory with which a relic is worth a point."""

    deck: LeaderKind
    copies: int = 1
    cost: int = 0
    point: Territory = NO_TERRITORY


@cache
def titles() -> dict[str, MiracleData]:
    """Every title by its name."""
    text = (files("rules.godstorm") / "miracles.json").read_text(encoding="utf-8")
    return TypeAdapter(dict[str, MiracleData]).validate_python(json.loads(text))


@cache
def cards_of(deck: LeaderKind) -> tuple[Card, ...]:
    """The cards of a deck, one name a copy: `crops_wither`, `crops_wither.2`."""
    return tuple(
        Card(name if copy == 1 else f"{name}.{copy}")
        for name, data in titles().items()
        if data.deck == deck
        for copy in range(1, data.copies + 1)
    )


ALL = tuple(card for deck in GODS for card in cards_of(deck))


@cache
def title(card: Card) -> str:
    """A card's title: its name without the copy number."""
    return card.partition(".")[0]


def data(card: Card) -> MiracleData:
    """What a miracle card says, whichever of its copies it is."""
    return titles()[title(card)]
