"""What a pack of Risk Legacy adds to pictures: the tables that its file under `renders/sealed` fills."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from renders.look import Colour
from renders.scene import Adds, Scene
from renders.shapes import Outline
from renders.sizes import Box
from rules import Module, Part

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


class LandArt(NamedTuple):
    """A territory beside a board's own: its name by language, and where it may lie, in board pixels."""

    names: Mapping[str, str]
    spots: Mapping[str, tuple[int, int]]


@dataclass(frozen=True, kw_only=True)
class PackArt:
    """All that one pack adds; everything is looked up by the ids of the rules.

    `lasting` adds what stays glued to the board of a war and to the board between two wars: it gets the scene and what
    the campaign keeps, and adds pieces, markers, tags or layers. `adds` adds what only a war has, from its view, if a
    module plays in it. A pack that is shut has put nothing into either, so neither draws anything.

    `cities`, `scars` and `emblems` are tables as the board's own, `colours` those of emblems in the history. `signs`
    are silhouettes: of what a seat has (`Scene.counted`), of a pile of cards (`Market.piles`) and of histories
    (`Glued.what`). `lands` are drawn by id. `words` are the few words of pictures for them, by language and id; all
    other words of the history are messages (`history-glued-…`).
    `covers` are the boxes of water on which it may lay something, in board pixels: no lane is drawn under them.
    `inside` are up to three signs that show out of the pack once it is open, from what the campaign keeps.
    """

    lasting: tuple[Callable[[Scene, Any], Scene], ...] = ()
    adds: tuple[tuple[Module, Adds], ...] = ()
    cities: Mapping[str, CityArt] = field(default_factory=dict)
    scars: Mapping[str, ScarArt] = field(default_factory=dict)
    emblems: Mapping[str, Shape] = field(default_factory=dict)
    colours: Mapping[str, Colour] = field(default_factory=dict)
    signs: Mapping[str, Shape] = field(default_factory=dict)
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    lands: Mapping[str, LandArt] = field(default_factory=dict)
    inside: Callable[[Any], tuple[ScarArt, ...]] = nothing
    covers: tuple[Box, ...] = ()
