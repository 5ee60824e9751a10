"""The distinctive names of each game: its cards, places, pieces and powers, from its own data."""

from __future__ import annotations

import inspect
import pkgutil
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files

from rules import GAMES
from rules.author import Part, board
from rules.legacy.campaign.box import BOX
from rules.risk import helps_of

BOARDS = {
    "lotr": ("middle_earth",),
    "godstorm": ("ancient_earth",),
    "classic": ("world", "ancient_earth"),
    "legacy": ("world",),
}
"""The boards of each game."""
FAMILIES = ("card", "god", "stronghold", "site", "people", "leader", "power", "value-faction", "value-power")
"""The messages that name what a game alone has, by how their ids begin: `card-gungnir`."""


def _places(name: str) -> Iterator[str]:
    """The spaces, regions and landmarks of a board."""
    found = board(name)
    yield from (*found.realm_of, *found.regions, *found.realms)
    yield from (ident for landmarks in found.landmarks.values() for ident in landmarks.values())


def _pieces(game: str) -> Iterator[str]:
    """What a game's modules remember, by the names of their parts: `Temples`."""
    package = import_module(f"rules.{game}")
    for found in pkgutil.walk_packages(package.__path__, f"rules.{game}."):
        if ".sealed" not in found.name:
            module = import_module(found.name)
            for name, kind in inspect.getmembers(module, inspect.isclass):
                if issubclass(kind, Part) and kind.__module__ == module.__name__:
                    yield "_".join(re.findall("[A-Z][a-z]*", name)).lower()


def _messages(game: str) -> Iterator[str]:
    """What the game's own messages name."""
    for file in files(f"bot.words.games.{game}").joinpath("en").iterdir():
        for message in re.findall(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE):
            for family in FAMILIES:
                if message.startswith(f"{family}-"):
                    yield message.removeprefix(f"{family}-").removesuffix(f"-{game}").replace("-", "_")


def _names(game: str) -> Iterator[str]:
    for name in BOARDS[game]:
        yield from _places(name)
    yield from (each.name for each in helps_of(GAMES[game]))
    yield from _pieces(game)
    yield from _messages(game)
    if game == "legacy":
        yield from (kind for name in ("factions", "scars", "missions", "stickers") for kind in BOX[name])
        yield from (power for powers in BOX["factions"].values() for power in powers)


@cache
def names() -> Mapping[str, frozenset[str]]:
    """By game the names that it alone has, in the singular where that is the plural's beginning."""
    every = {game: {name.lower().replace("-", "_") for name in _names(game)} for game in GAMES}
    of = Counter(name for found in every.values() for name in found)
    return {game: frozenset(name for name in found if of[name] == 1 and len(name) > 3) for game, found in every.items()}
