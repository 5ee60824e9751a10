"""Upgrades of saved states from older versions, one version at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

VERSION = 1
Upgrades = dict[int, Callable[[dict[str, Any]], dict[str, Any]]]
UPGRADES: Upgrades = {}
"""For each version, the function that turns its saved state into the next version's."""


class TooNew(ValueError):
    """The data was saved by a newer program."""


def upgrade_state(data: dict[str, Any]) -> dict[str, Any]:
    """The same game in the format of this version; raises `TooNew`."""
    return upgrade_data(data, VERSION, UPGRADES)


def upgrade_data(data: dict[str, Any], newest: int, upgrades: Upgrades) -> dict[str, Any]:
    """Saved data in the format of the `newest` version; raises `TooNew`."""
    version = int(data["version"])
    if version > newest:
        raise TooNew(f"saved by version {version}; this program knows versions up to {newest}")
    while version < newest:
        data = upgrades[version](data)
        version += 1
    return data
