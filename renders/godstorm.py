"""What the modules of Godstorm add to a scene: gods, temples, plague, relic points, points, and the Underworld."""

from __future__ import annotations

from dataclasses import replace

from renders.scene import Adds, Holding, Piece, PieceKind, Scene
from rules import NOBODY, Module, Player, Ruleset, View
from rules.godstorm import (
    HEAVEN,
    LETTERS,
    UNDERWORLD,
    Gods,
    Plague,
    Temples,
    Waters,
    gods,
    plague,
    score,
    scoring,
    temples,
    underworld,
    waters,
)

FIGURES: tuple[PieceKind, ...] = ("war", "magic", "sky", "death")
"""The figure of each kind of god, in the order in which they stand beside a count."""


def add_pantheons(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add each pantheon's letter, and the points that it would have now."""
    lines = tuple(replace(line, letter=LETTERS.get(Player(line.seat), "")) for line in scene.seats)
    return replace(scene, seats=lines).counted("points", lambda seat: score(rules, view, Player(seat)).total)


def add_gods(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add the gods in play, in the order of their kinds."""
    found: dict[str, list[Piece]] = {}
    for god in FIGURES:
        for seat, at in view.part(Gods).at.items():
            if god in at:
                found.setdefault(at[god], []).append(Piece(god, seat))
    return scene.beside(found)


def add_temples(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add the temples, in the colour of whoever holds their land."""
    land = view.land
    return scene.beside({where: (Piece("temple", land.owner(where)),) for where in view.part(Temples).at})


def add_markers(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add the plague, and the places where a relic is worth a point."""
    plagued = view.part(Plague).at
    marked = dict.fromkeys((*plagued, *rules.board.relic_points))
    return replace(
        scene,
        markers={
            where: (
                *(("plague",) if where in plagued else ()),
                *(("relic",) if where in rules.board.relic_points else ()),
            )
            for where in marked
        },
    )


def add_waters(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add what has sunk, and the sea line that boils."""
    now = view.part(Waters)
    sunk = now.lands(rules.board)
    kept = {where: held for where, held in scene.holdings.items() if where not in sunk}
    return replace(scene, holdings=kept, sunk=sunk, closed=now.boiling)


def add_underworld(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add the Underworld and the Heavens, with their dead."""
    spaces = [space for realm in (UNDERWORLD, HEAVEN) for space in rules.board.realms[realm].spaces]
    held = {space: Holding(view.land.owner(space) or NOBODY, view.land.armies(space)) for space in spaces}
    return replace(scene, inset=Scene(board=UNDERWORLD, holdings=held, seats=scene.seats))


ADDS: tuple[tuple[Module, Adds], ...] = (
    (scoring, add_pantheons),
    (gods, add_gods),
    (temples, add_temples),
    (plague, add_markers),
    (waters, add_waters),
    (underworld, add_underworld),
)
