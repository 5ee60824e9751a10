"""Stickers on the board of Risk Legacy: told apart, readable, always turned the same way, and repainted rightly."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from renders import CannotDraw, Look, Piece, Scene, SeatLine, Studio, scene_between
from renders.board import shapes
from renders.board.art import Art, art
from renders.board.image_cache import Painting
from renders.board.layers import Layer, Mark
from renders.board.paint import add_names, paint_changes, whole
from renders.board.sizes import TAG
from renders.board.stickers import set_in_strip, tag
from renders.games.legacy import stickers
from renders.games.legacy.shapes import EMBLEMS
from renders.typefaces import measure
from rules.author import Holding, Part
from rules.legacy.campaign.campaign import Campaign, City

LEGACY = art("legacy")
SEATS = (SeatLine("red", "Red", pieces="regiments"), SeatLine("blue", "Blue"))
LAND = {t: Holding("red" if k % 3 else "", k % 3) for k, t in enumerate(LEGACY.territories)}
BARE = Scene("legacy", LAND, SEATS)
LIVED_IN = Scene(
    "legacy",
    LAND,
    SEATS,
    pieces={"iceland": (Piece("major", "", "7"), Piece("headquarters", "red", "khan_industries"))},
    markers={"peru": ("bunker",)},
    tags={"iceland": "Port-aux-Ours"},
)


def difference(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).mean)


def test_the_emblems_of_the_factions_are_told_apart_by_shape() -> None:
    drawn = [stickers.headquarters((120, 120, 120), emblem, 1).image for emblem in EMBLEMS]
    assert all(difference(a, b) > 3 for a, b in combinations(drawn, 2))


def test_cities_of_both_sizes_walls_and_scars_are_told_apart() -> None:
    cities = [stickers.city(kind, boxes, 0.0, 1).image for kind in ("minor", "major") for boxes in ("", "9", "10")]
    assert all(difference(a, b) > 0.5 for a, b in combinations(cities, 2))
    scars = [stickers.scar(kind, 0.0, 1).image for kind in stickers.SCARS]
    assert all(difference(a, b) > 3 for a, b in combinations(scars, 2))


def test_a_sticker_lies_a_little_crooked_and_always_in_the_same_way() -> None:
    turns = [shapes.turn(territory) for territory in LEGACY.territories]
    assert turns == [shapes.turn(territory) for territory in LEGACY.territories]
    assert len(set(turns)) > 30
    assert max(map(abs, turns)) <= shapes.CROOKED


@pytest.mark.parametrize(
    "name", ["Zog", "Port-aux-Ours", "Nouvelle-Valmora-sur-Mer", "The Harbour of Old Ships", "W" * 24]
)
def test_a_name_fits_its_strip(name: str) -> None:
    size, lines = set_in_strip(name)
    width, height = measure("italic", size, lines)
    assert size >= 8
    assert width <= TAG[2] - TAG[0]
    assert height <= TAG[3] - TAG[1]
    assert " ".join(lines).replace("- ", "-") == name or (lines[0].endswith("…") and " " not in name)


def test_a_name_in_letters_that_no_typeface_has_is_a_stroke_of_the_pen() -> None:
    """Never a row of dots, and never the same for two cities."""
    one, two, known = (tag(name, 0.0, 1).image for name in ("दिल्ली", "กรุงเทพ", "Zog"))
    assert one.tobytes() != two.tobytes()
    dot = tag("·", 0.0, 1).image
    assert all(difference(image, known) > 0.5 and difference(image, dot) > 0.5 for image in (one, two))


def test_a_long_name_of_a_region_leaves_its_bonus_alone() -> None:
    """And in letters that no typeface has, the region keeps the board's own name."""
    x, y, w, h = LEGACY.anchors["furniture"]["legend"]
    bare, wide, foreign = (
        whole(LEGACY, add_names(Look(), scene), scene)
        for scene in (replace(BARE, regions={"oceania": name}) for name in ("Australia", "W" * 24, "दिल्ली"))
    )
    assert not ImageChops.difference(bare, foreign).getbbox()
    box = ImageChops.difference(bare, wide).getbbox()
    assert box is not None
    assert x < box[0] < box[2] < x + w - 50
    assert y < box[1] < box[3] < y + h


def test_a_sticker_that_comes_is_repainted_as_the_whole_board_would_show_it() -> None:
    look = Look()
    before, after = (whole(LEGACY, look, scene) for scene in (BARE, LIVED_IN))
    assert difference(before, after) > 0.01
    assert not ImageChops.difference(paint_changes(before, LEGACY, look, BARE, LIVED_IN), after).getbbox()


@dataclass(frozen=True)
class Patch(Layer):
    """A red patch on a territory's count."""

    where: str

    def marks(self, art: Art, look: Look, scale: int) -> Iterable[Mark]:
        x, y = art.spot(self.where, "count") or (0, 0)
        square = Painting.of(Image.new("L", (9 * scale, 9 * scale), 255))
        yield Mark((200, 0, 0), square, (round(x * scale), round(y * scale)))


class Underneath(Patch):
    under = True


def test_a_layer_is_drawn_over_the_pieces_or_under_them_and_repainted_rightly() -> None:
    held = LEGACY.territories[1]
    x, y = (round(v) for v in LEGACY.spot(held, "count") or (0, 0))
    over, under = (replace(LIVED_IN, layers=(layer(held),)) for layer in (Patch, Underneath))
    plain, patched, hidden = (whole(LEGACY, Look(), scene) for scene in (LIVED_IN, over, under))
    assert patched.getpixel((x + 4, y + 4)) == (200, 0, 0)
    assert hidden.getpixel((x + 4, y + 4)) == plain.getpixel((x + 4, y + 4))
    assert over.key() != under.key() != LIVED_IN.key()
    for before, drawn, after in ((LIVED_IN, plain, over), (over, patched, LIVED_IN)):
        assert not ImageChops.difference(
            paint_changes(drawn, LEGACY, Look(), before, after), whole(LEGACY, Look(), after)
        ).getbbox()


def test_names_given_to_the_world_and_to_continents_stand_on_their_plates_with_what_a_continent_pays() -> None:
    """The title in the cartouche, the continent in the list with its new bonus, the sticker on its shield."""
    given = Scene("legacy", LAND, SEATS, title="Terre des Vents", regions={"europe": "Sunland"}, marks={"europe": 1})
    look = add_names(Look(), given)
    assert look.names.words["title"] == "Terre des Vents"
    assert look.names.regions["europe"] == "Sunland"
    assert look.names.bonuses["europe"] == 6
    plain, christened = (Studio().image(scene, Look()) for scene in (BARE, given))
    box = ImageChops.difference(plain, christened)
    for name in ("title", "legend"):
        x, y, w, h = (round(v) for v in LEGACY.anchors["furniture"][name])
        assert box.crop((x, y, x + w, y + h)).getbbox(), name
    x, y = (round(v) for v in LEGACY.anchors["shields"]["europe"])
    assert box.crop((x - 25, y + 5, x + 25, y + 25)).getbbox()


def test_the_board_between_two_wars_is_nobodys_and_bears_what_lasts() -> None:
    campaign = Campaign(
        cities={"iceland": City("major", "Port-aux-Ours", "m1")},
        fortified={"iceland": 3},
        scars={"peru": "bunker"},
        world="Terra Nova",
    )
    shown = scene_between(campaign)
    assert set(shown.holdings.values()) == {Holding("", 0)}
    assert shown.holdings.keys() == set(LEGACY.territories)
    assert (shown.pieces, shown.markers, shown.tags) == (
        {"iceland": (Piece("major", "", "7"),)},
        LIVED_IN.markers,
        LIVED_IN.tags,
    )
    assert shown.title == "Terra Nova"
    assert [(line.name, line.counts) for line in shown.seats] == [("m1", (("signatures", 0), ("cities", 1)))]


def test_no_other_value_has_a_board_that_lasts() -> None:
    with pytest.raises(CannotDraw, match="part"):
        scene_between(Part())
