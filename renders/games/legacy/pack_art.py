"""What a pack of Risk Legacy adds to pictures, and the tables by which the box is drawn, with all that packs add."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from renders.board.shapes import Outline
from renders.look import Colour
from renders.scene import Adds, Scene
from rules.author import Module, Part

Shape = tuple[Outline, ...]


class ScarArt(NamedTuple):
    """The sign of a scar, and its colour."""

    shape: Shape
    colour: Colour


def nothing(now: Part) -> tuple[ScarArt, ...]:
    """No sign at all."""
    return ()


class CityArt(NamedTuple):
    """A city's houses, from left to right: left edge, top and width, in a square of 44; how high their roofs rise, and
    the colour of their walls."""

    houses: tuple[tuple[int, int, int], ...]
    roof: int
    walls: Colour


@dataclass(frozen=True, kw_only=True)
class PackArt:
    """All that one pack adds; everything is looked up by the ids of the rules.

    `lasting` adds what stays glued to the board of a war and to the board between two wars: it gets the scene and what
    the campaign keeps, and adds pieces, markers, tags or layers. `adds` adds what only a war has, from its view, if a
    module plays in it. A pack that is shut has put nothing into either, so neither draws anything.

    `tables` is what it adds to each table by which something is drawn by id (`tables.py` beside this file), by the
    table's name. `inside` are up to three signs that show out of the pack once it is open, from what the campaign
    keeps.
    """

    lasting: tuple[Callable[[Scene, Any], Scene], ...] = ()
    adds: tuple[tuple[Module, Adds], ...] = ()
    tables: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    inside: Callable[[Any], tuple[ScarArt, ...]] = nothing
