"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of envelope."""

from __future__ import annotations

from dataclasses import replace

from renders.pack_art import PackArt
from renders.scene import Scene
from rules import NOBODY, Ruleset, View
from rules.legacy.sealed.envelope import ClosedSea, omens


def close_sea(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Leave out the sea lines while nobody goes over them at all."""
    now = view.part(ClosedSea)
    if now.until == NOBODY or now.attacks:
        return scene
    closed = tuple((one, other) for one, other, kind in rules.board.links if kind == "sea")
    return replace(scene, missing=(*scene.missing, *closed))


ART = PackArt(adds=((omens, close_sea),))
