"""Upgrades of saved states from older versions, one version at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

VERSION = 1
UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""For each version, the function that turns its saved state into the next version's."""


class TooNew(ValueError):
    """The state was saved by a newer program."""


def upgraded(data: dict[str, Any]) -> dict[str, Any]:
    """The same game in the format of this version."""
    version = int(data["version"])
    if version > VERSION:
        raise TooNew(f"saved by version {version}; this program knows versions up to {VERSION}")
    while version < VERSION:
        data = UPGRADES[version](data)
        version += 1
    return data
