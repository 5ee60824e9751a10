"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of pocket_2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from renders.board.shapes import carve, read_outlines
from renders.games.legacy.pack_art import PackArt, ScarArt
from renders.scene import MarkerKind, Scene
from rules import Ruleset, View
from rules.legacy import Campaign, as_it_begins
from rules.legacy.sealed.pocket_2 import ALIENS, ISLAND, WEAKNESSES, Pocket2, visitors

SAUCER = (
    *carve("-38 -20, -34 -54, -16 -70, 16 -70, 34 -54, 38 -20"),
    *read_outlines("-98 0, -58 -20, 58 -20, 98 0, 58 22, -58 22 / -26 32, 26 32, 56 96, -56 96"),
)
COLUMNS = read_outlines(
    "-90 92, -90 76, 90 76, 90 92 / -78 70, -78 -60, -50 -60, -50 70 / -30 70, -30 -10, -16 -24, 0 -4, 0 70 / "
    "22 70, 22 28, 36 40, 52 22, 52 70 / 64 70, 64 50, 84 50, 84 70 / -90 -66, -90 -84, -30 -84, -44 -66"
)
FALL = read_outlines("0 94, -72 8, -28 8, -28 -92, 28 -92, 28 8, 72 8")
GREEN, STONE = (74, 128, 92), (122, 112, 100)


def ruins_of(scene: Scene, left: Pocket2) -> Scene:
    """The scene with a ruin beside whatever else marks its territory."""
    marks: dict[str, tuple[MarkerKind, ...]] = {where: (*scene.markers.get(where, ()), "ruin") for where in left.ruins}
    return scene.with_fields(markers={**scene.markers, **marks}) if marks else scene


def add_ruins(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Add the ruins of a war."""
    return ruins_of(scene, view.parts[Pocket2])


def ruins_between(scene: Scene, now: Campaign) -> Scene:
    """Add the ruins of the board between two wars. (During a war the campaign does not tell of them.)"""
    return ruins_of(scene, as_it_begins(now).parts[Pocket2]) if now.left else scene


ART = PackArt(
    lasting=(ruins_between,),
    adds=((visitors, add_ruins),),
    tables={
        "scars": {"ruin": ScarArt(COLUMNS, STONE)},
        "emblems": {ALIENS: SAUCER},
        "colours": {ALIENS: GREEN},
        "signs": {"ruin": COLUMNS, ISLAND: SAUCER, "collaborator": SAUCER, **dict.fromkeys(WEAKNESSES, FALL)},
        "words": {"ruin": "Ruin"},
    },
    inside=lambda now: (ScarArt(FALL, (92, 56, 112)), ScarArt(SAUCER, GREEN), ScarArt(COLUMNS, STONE)),
)


class LandArt(NamedTuple):
    """A territory beside a board's own: its name by language, and where it may lie, in board pixels."""

    names: Mapping[str, str]
    spots: Mapping[str, tuple[int, int]]


LANDS = {
    ISLAND: LandArt(
        names={"en": "Alien Island", "fr": "Île Alien"},
        spots={
            "north_pacific": (110, 610),
            "north_atlantic": (540, 560),
            "south_atlantic": (690, 960),
            "indian_ocean": (1100, 785),
            "south_pacific": (1510, 1010),
        },
    )
}
"""The territory that the pack brings."""
