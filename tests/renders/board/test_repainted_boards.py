"""A board that is kept is repainted where it differs, and looks as if it were drawn anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product

from PIL import Image, ImageChops
from support.in_part import in_part

from renders import Arrow, Look, Piece, Scene, SeatLine, Studio
from renders.board import overlays
from renders.board.art import art
from renders.board.paint import add_names, areas_to_repaint, paint_changes, standing_box, whole
from renders.games.legacy.bench_scene import late_board
from renders.games.legacy.legacy_layers import RimSignatures
from renders.scene import Market, Slot
from rules.author import Holding

LEGACY, LOOK = art("legacy"), Look("fr")
LATE = late_board()
RIM = next(layer for layer in LATE.layers if isinstance(layer, RimSignatures))


def after(wars: int) -> Scene:
    """The board of a campaign after so many wars: as many of all cities, scars and signatures."""
    cities = dict(sorted(LATE.tags.items())[:wars])
    bare = {t: tuple(p for p in found if p.kind == "headquarters") for t, found in LATE.pieces.items()}
    aged = replace(
        LATE,
        pieces={t: found for t, found in bare.items() if found},
        markers=dict(sorted(LATE.markers.items())[: wars // 2]),
        tags=cities,
        layers=(RimSignatures(RIM.signed[:wars]),) if wars else (),
    )
    return aged.beside({t: (Piece("minor", ""),) for t in cities})


def scar(scene: Scene) -> Scene:
    return replace(scene, markers={**scene.markers, "ural": ("ammo_shortage",)})


def city(scene: Scene) -> Scene:
    """A city is founded and named."""
    found = scene.beside({"irkutsk": (Piece("major", "", "10"),)})
    return replace(found, tags={**scene.tags, "irkutsk": "Port-aux-Ours"})


def name(scene: Scene) -> Scene:
    """A name alone: its strip lies beside the count."""
    return replace(scene, tags={**scene.tags, "mongolia": "The Harbour of Old Ships"})


def card(scene: Scene) -> Scene:
    """The second slot has another card."""
    assert scene.market is not None
    first, _, *rest = scene.market.slots
    return replace(scene, market=replace(scene.market, slots=(first, Slot("peru", 6, "blue"), *rest)))


def signature(scene: Scene) -> Scene:
    signed = next((layer.signed for layer in scene.layers if isinstance(layer, RimSignatures)), ())
    return replace(scene, layers=(RimSignatures(RIM.signed[: len(signed) + 1]),))


def armies(scene: Scene) -> Scene:
    """Many more armies, whose count is broader, of the holder that the territory had."""
    owner = scene.holdings["siberia"].owner
    return replace(scene, holdings={**scene.holdings, "siberia": Holding(owner, 1234)})


def conquest(scene: Scene) -> Scene:
    return replace(scene, holdings={**scene.holdings, "ukraine": Holding("brown", 2), "china": Holding("", 0)})


COMES = (scar, city, name, card, signature, armies, conquest)
BOARDS = list(product((0, 4, 14), COMES))
"""The wars that a board has seen, and what comes to it then."""


def same(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one, other).getbbox() is None


@in_part("wars, comes", BOARDS, kept=BOARDS[::2])
def test_a_kept_board_to_which_something_comes_is_as_if_drawn_anew(wars: int, comes: Callable[[Scene], Scene]) -> None:
    """Also where it goes again, and where an arrow has to make way for it."""
    before = replace(after(wars), arrows=(Arrow("attack", "siberia", "mongolia", 2),))
    then, studio = comes(before), Studio()
    kept = studio.image(before, LOOK)
    assert not same(kept, studio.image(then, LOOK))
    for scene in (then, before):
        assert same(studio.image(scene, LOOK), Studio().image(scene, LOOK))


def test_all_that_comes_to_a_board_one_after_another_is_as_if_drawn_at_once() -> None:
    scene, studio = after(8), Studio()
    studio.image(scene, LOOK)
    for comes in COMES:
        scene = comes(scene)
        assert same(studio.image(scene, LOOK), Studio().image(scene, LOOK)), comes.__name__


def test_an_arrow_that_makes_way_for_a_sticker_is_repainted() -> None:
    """Its old way goes even where it lies on no changed territory."""
    lands = {t: Holding("blue", 3) for t in LEGACY.territories}
    before = Scene("legacy", lands, (SeatLine("blue", "Blue"),), arrows=(Arrow("attack", "siberia", "mongolia"),))
    then = scar(before)
    old, new = ([mark.area for mark in overlays.below(LEGACY, Look(), scene, 1)] for scene in (before, then))
    assert old != new
    assert same(paint_changes(whole(LEGACY, Look(), before), LEGACY, Look(), before, then), whole(LEGACY, Look(), then))


def test_of_a_territory_that_keeps_its_holder_only_the_count_is_repainted() -> None:
    before = after(6)
    scene, lost = armies(before), conquest(before)
    assert areas_to_repaint(LEGACY, before, scene, ()) == [standing_box(LEGACY, "siberia", crowded=False)]
    boxes = areas_to_repaint(LEGACY, before, lost, ())
    for land in ("ukraine", "china"):
        x0, y0, x1, y1 = LEGACY.box(land)
        assert any(a <= x0 and b <= y0 and x1 <= c and y1 <= d for a, b, c, d in boxes), land


def test_boxes_of_neighbours_are_repainted_as_one_where_that_is_no_more_work() -> None:
    before = Scene("legacy", {t: Holding("blue", 3) for t in LEGACY.territories})
    taken = {t: Holding("red", 1) for t in ("peru", "brazil", "madagascar")}
    boxes = areas_to_repaint(LEGACY, before, replace(before, holdings={**before.holdings, **taken}), ())
    alone = [
        areas_to_repaint(LEGACY, before, replace(before, holdings={**before.holdings, t: one}), ())[0]
        for t, one in taken.items()
    ]
    assert len(boxes) == 2
    assert all(any(a <= p and b <= q and r <= c and s <= d for a, b, c, d in boxes) for p, q, r, s in alone)
    assert sum((c - a) * (d - b) for a, b, c, d in boxes) <= sum((r - p) * (s - q) for p, q, r, s in alone)


def test_signatures_and_bonuses_that_stay_are_not_drawn_again() -> None:
    """They keep their marks, so that a new signature repaints its own place on the rim alone."""
    before, then = (
        overlays.above(LEGACY, add_names(LOOK, scene), scene, 1) for scene in (after(9), signature(after(9)))
    )
    assert len(set(then) - set(before)) == 1
    assert set(before) < set(then)


def test_a_board_without_open_cards_has_room_for_them() -> None:
    bare = replace(after(3), market=None)
    laid, studio = replace(bare, market=Market((Slot("peru", 1, "blue"),))), Studio()
    studio.image(bare, LOOK)
    assert same(studio.image(laid, LOOK), Studio().image(laid, LOOK))
