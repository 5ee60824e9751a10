"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of envelope."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from renders.board.art import Art
from renders.board.drawing import Drawing
from renders.board.image_cache import cache_images
from renders.board.layers import Layer, Mark
from renders.board.shapes import Outline, carve, read_outlines
from renders.board.sizes import Box
from renders.games.legacy.pack_art import PackArt, ScarArt
from renders.games.legacy.pack_picture import CARD, INK, PAPERS, WAX
from renders.look import Look, mix
from renders.scene import Scene
from rules import NOBODY, Ruleset, View
from rules.legacy import Campaign
from rules.legacy.campaign.campaign import content_of_pack
from rules.legacy.sealed.envelope import ClosedSea, omens
from rules.legacy.sealed.envelope.kept import CURSES, ENTITY, LABEL, ORBIT, VIRUS

AT, SIDE = (1252, 1104), 104
"""Where the open envelope lies on the sea, and how large, in board pixels."""


def _ring(x: float, y: float, radius: float, steps: int = 24) -> Outline:
    turns = (math.tau * step / steps for step in range(steps))
    return tuple((x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns)


def _spike(angle: float) -> Outline:
    """A spike with a knob, out of a disc's edge."""
    aside, out = angle + math.pi / 2, 0.86
    x, y = math.cos(angle), math.sin(angle)
    thin = [(side * 0.05 * math.cos(aside), side * 0.05 * math.sin(aside)) for side in (-1, 1)]
    (ax, ay), (bx, by) = thin
    return (
        (0.4 * x + ax, 0.4 * y + ay),
        (out * x + ax, out * y + ay),
        (out * x + bx, out * y + by),
        (0.4 * x + bx, 0.4 * y + by),
    )


SPIKES = tuple(math.tau * step / 9 for step in range(9))
GERM = (_ring(0, 0, 0.56), *map(_spike, SPIKES), *(_ring(0.86 * math.cos(a), 0.86 * math.sin(a), 0.13) for a in SPIKES))
"""A ball with spikes."""


def _lash(angle: float) -> Outline:
    """A ray of light over the eye."""
    ends = ((angle - 0.05, 0.72), (angle, 0.98), (angle + 0.05, 0.72))
    return tuple((far * math.cos(turn), 0.08 - far * math.sin(turn)) for turn, far in ends)


EYE = (
    *read_outlines(
        "-98 0, -60 -38, -20 -56, 20 -56, 60 -38, 98 0, 60 38, 20 56, -20 56, -60 38, -98 0, -74 0, -48 26, -16 40, "
        "16 40, 48 26, 74 0, 48 -26, 16 -40, -16 -40, -48 -26, -74 0"
    ),
    *read_outlines("0 -34, 13 0, 0 34, -13 0"),
    *map(_lash, (0.75, 1.16, 1.57, 1.98, 2.39)),
)
"""An eye with lashes of light."""
FALLING_MOON = (
    *carve("14 -18, 52 -14, 78 16, 74 56, 42 82, 4 76, -18 44, -12 8"),
    *read_outlines("-18 -8, -92 -70, -2 -30 / -34 34, -98 4, -28 12 / 20 -32, -24 -96, 42 -30"),
)
"""A moon that falls, with its trail."""
MASK = read_outlines(
    "-80 -80, -4 -62, -16 -34, 4 -12, -14 16, 2 44, -10 92, -46 60, -72 10, -64 -20, -34 -14, -30 -34, -62 -40, -70 -30"
    " / 14 -62, 80 -80, 70 -30, 62 -40, 30 -34, 34 -14, 64 -20, 72 10, 46 60, 12 92, 20 44, 4 16, 22 -12, 4 -34"
)
"""A mask that has split."""
SIGNS = {
    ENTITY: ScarArt(EYE, (96, 40, 120)),
    VIRUS: ScarArt(GERM, (92, 122, 34)),
    ORBIT: ScarArt(FALLING_MOON, (178, 88, 28)),
    CURSES: ScarArt(MASK, (60, 56, 64)),
}
"""The sign of each thing that can be in the envelope."""


SEAL = (
    ((-2, -12), (-8, -11), (-14, -5), (-14, 3), (-9, 9), (-3, 11), (-6, 5), (-1, 1), (-5, -4)),
    ((4, -9), (11, -8), (16, -1), (16, 7), (10, 13), (3, 14), (0, 8), (5, 4), (1, -1)),
)
"""The halves of the broken seal, around its middle."""


@dataclass(frozen=True)
class OpenEnvelope(Layer):
    """The envelope, open, on the sea beside the compass, with the sign of what was in it."""

    apart: ClassVar[bool] = True
    inside: tuple[ScarArt, ...]

    def marks(self, art: Art, look: Look, scale: int) -> Iterable[Mark]:
        return [_envelope(self.inside, scale)]


@cache_images(1)
def _envelope(inside: tuple[ScarArt, ...], scale: int) -> Mark:
    """The flap that stands open, the card with the sign, the front, and the two halves of the seal."""
    drawing, paper = Drawing(SIDE, SIDE, scale), PAPERS["envelope"]
    left, right, top, fold, foot = 13, 91, 41, 7, 96
    drawing.shade((left, foot - 10, right + 4, foot + 6), 2)
    drawing.polygon(((left, top), (SIDE / 2, fold), (right, top)), mix(paper.lining, paper.front, 0.28), paper.edge, 1)
    drawing.polygon(((left + 8, top), (SIDE / 2, fold + 8), (right - 8, top)), paper.lining)
    drawing.rounded((37, 14, 67, 60), 3, CARD, INK, 0.8)
    for shape, colour in inside:
        drawing.stamp(shape, (39, 17), 26, colour, INK, 0.4)
    drawing.rounded((left, top, right, foot), 2, paper.front, paper.edge, 1)
    bright = mix(paper.front, (255, 255, 255), 0.14)
    for end in (left + 1, right - 1):
        drawing.line(((end, top + 2), (SIDE / 2, top + 33), (end, foot - 2)), bright, 0.8)
    for half in SEAL:
        drawing.polygon([(SIDE / 2 + x, 70 + y) for x, y in half], WAX, mix(WAX, INK, 0.5), 0.8)
    return Mark.of(drawing.sprite(SIDE / 2, SIDE / 2), *AT, scale)


def inside(now: Campaign) -> tuple[ScarArt, ...]:
    """The sign of what was in the envelope, if it was opened."""
    return (SIGNS[content_of_pack(now.packs[LABEL])["id"]],) if LABEL in now.packs else ()


def lay_envelope(scene: Scene, now: Campaign) -> Scene:
    """Add the open envelope."""
    return scene.with_layers(OpenEnvelope(signs)) if (signs := inside(now)) else scene


def close_sea(scene: Scene, view: View, rules: Ruleset) -> Scene:
    """Cross out the sea lines while nobody attacks over them; leave them out while nobody goes over them at all."""
    now = view.parts[ClosedSea]
    if now.until == NOBODY:
        return scene
    lanes = tuple((one, other) for one, other, kind in rules.board.links if kind == "sea")
    if now.attacks:
        return scene.with_fields(closed=(*scene.closed, *lanes))
    return scene.with_fields(missing=(*scene.missing, *lanes))


COVERED: Box = (AT[0] - SIDE / 2, AT[1] - SIDE / 2, AT[0] + SIDE / 2, AT[1] + SIDE / 2)
"""The water on which it lies: no lane is drawn there."""
ART = PackArt(lasting=(lay_envelope,), adds=((omens, close_sea),), inside=inside)
