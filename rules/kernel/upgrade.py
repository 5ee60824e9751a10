"""Saved states of older versions brought up to date, one version at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

VERSION = 1
UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From a version to the next: each takes a saved state and returns the newer one."""


class TooNew(ValueError):
    """Saved by a newer program than this one."""


def upgraded(data: dict[str, Any]) -> dict[str, Any]:
    """The same game as this version writes it."""
    version = int(data["version"])
    if version > VERSION:
        raise TooNew(f"saved by version {version}; this program knows versions up to {VERSION}")
    while version < VERSION:
        data = UPGRADES[version](data)
        version += 1
    return data
