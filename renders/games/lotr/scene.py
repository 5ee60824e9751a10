"""What the modules of The Lord of the Rings add to a scene: sides, strongholds, points, captains, the Ring, spells."""

from __future__ import annotations

from renders.games.lotr.sprites import RING
from renders.games.lotr.storms import Storms
from renders.scene import Adds, Piece, Scene
from rules import Player, Ruleset, View
from rules.author import Module
from rules.lotr import (
    BRIDGE,
    PATH,
    STORM,
    Captains,
    Journey,
    Spells,
    captains,
    cards_lasting,
    fellowship,
    ring_hunt,
    score,
    score_zone,
    side,
    strongholds,
    strongholds_on,
)


def add_sides(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add each side's pieces."""
    return scene.with_armies(lambda seat: side(Player(seat)))


def add_strongholds(scene: Scene, view: View, rules: Ruleset) -> Scene:
    places = set(strongholds_on(rules.board))
    return scene.with_count("strongholds", lambda seat: len(places.intersection(view.land.of(Player(seat)))))


def add_points(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add each seat's score if the Ring's journey ended now; nothing where points do not decide."""
    if rules.has(ring_hunt):
        return scene

    def points(seat: str) -> int:
        player = Player(seat)
        return score(rules.board, view.land, player, view.cards(score_zone(player)).faces or ()).total

    return scene.with_count("points", points)


def add_captains(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add the owners of the captains on each territory."""
    found: dict[str, list[Piece]] = {}
    for seat, places in view.parts[Captains].of.items():
        for where in places:
            found.setdefault(where, []).append(Piece("captain", seat))
    return scene.beside(found)


def add_ring(scene: Scene, view: View, rules: Ruleset) -> Scene:
    path = PATH.of(rules.board)
    return scene.with_fields(tokens={path[view.parts[Journey].steps][0]: RING}) if path else scene


def add_spells(scene: Scene, view: View, rules: Ruleset) -> Scene:
    now = view.parts[Spells]
    closed, bound = tuple((s.lands[0], s.lands[1]) for s in now.laid if s.what == BRIDGE), now.lands(STORM)
    return scene.with_layers(*([Storms(bound)] if bound else [])).with_fields(closed=closed)


ADDS: tuple[tuple[Module, Adds], ...] = (
    (fellowship, add_sides),
    (strongholds, add_strongholds),
    (fellowship, add_points),
    (captains, add_captains),
    (fellowship, add_ring),
    (cards_lasting, add_spells),
)
