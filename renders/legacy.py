"""What the modules of Risk Legacy add to a scene: headquarters, cities, scars, names, stars and missiles.

What a pack adds stands in its own file under `renders/sealed`, in the tables of `renders.pack_art.PackArt`: they are
read here and wherever cities, scars, emblems, signs and words are drawn, and nothing here names a pack.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from renders.scene import Adds, Holding, Piece, Scene
from renders.sealed import PACKS
from rules import Module, Part, Player, Ruleset, View, board
from rules.legacy import (
    MOST_BOXES,
    Campaign,
    Headquarters,
    Missiles,
    lasting,
    mustering,
    stars,
    stars_of,
)
from rules.risk import NEUTRAL, hand


def add_headquarters(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add the headquarters, in the colour of whoever holds them, with the emblem of their own faction."""
    at = view.part(Headquarters).at
    return scene.beside({where: (Piece("headquarters", view.land.owner(where), its),) for where, its in at.items()})


def add_stickers(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add what lasts."""
    return with_stickers(scene, view.part(Campaign))


def world_between(now: Campaign, headline: str = "") -> Scene:
    """The scene of a campaign's board between two wars: nobody's land, and what lasts."""
    played = board("legacy")
    return with_stickers(Scene(played.name, dict.fromkeys(played.territories, Holding("", 0)), headline=headline), now)


def with_stickers(scene: Scene, now: Campaign) -> Scene:
    """The scene with what lasts: cities with their walls, scars, and the names of cities, continents and the world."""
    walls = {where: str(MOST_BOXES - crossed) for where, crossed in now.fortified.items()}
    named = replace(
        scene.beside({w: (Piece(city.kind, "", walls.get(w, "")),) for w, city in now.cities.items()}),
        markers={where: (scar,) for where, scar in now.scars.items()},
        tags={where: city.name for where, city in now.cities.items()},
        regions={continent: given.name for continent, given in now.continents.items()},
        marks=dict(now.continent_marks),
    )
    for pack in PACKS:
        for add in pack.lasting:
            named = add(named, now)
    return replace(named, title=now.world) if now.world else named


def add_regiments(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add the seats' pieces, and how many stars, missiles and resource cards each has: all three are public."""
    lines = tuple(replace(line, pieces="" if line.seat == NEUTRAL else "regiments") for line in scene.seats)
    missiles = view.part(Missiles).left
    return (
        replace(scene, seats=lines)
        .counted("stars", lambda seat: stars_of(view, Player(seat)))
        .counted("missiles", lambda seat: missiles.get(Player(seat), 0))
        .counted("cards", lambda seat: view.cards(hand(Player(seat))).count)
    )


ADDS: tuple[tuple[Module, Adds], ...] = (
    (stars, add_regiments),
    (mustering, add_headquarters),
    (lasting, add_stickers),
    *(added for pack in PACKS for added in pack.adds),
)
BETWEEN: tuple[tuple[type[Part], Callable[[Any, str], Scene]], ...] = ((Campaign, world_between),)
"""The scenes of what lasts between two games, by what is kept: with it and a headline."""
