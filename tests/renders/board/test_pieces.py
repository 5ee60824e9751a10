"""Gods, temples and markers beside the counts: told apart by shape, by colour and by letter, and each one shown."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from renders import Look, Piece, Scene, SeatLine, Studio
from renders.board.art import art
from renders.board.paint import list_changes, paint_changes, whole
from renders.board.sizes import MARKER, PIECE, around
from renders.games.godstorm import sprites
from renders.games.godstorm.sprites import GODS
from renders.look import PALETTES
from renders.scene import MarkerKind, PieceKind
from rules.author import Holding
from rules.godstorm import RELIC_POINTS

EARTH = art("ancient_earth")
KINDS: tuple[PieceKind, ...] = ("war", "magic", "sky", "death", "temple")
SMALLEST = ("corsica", "assyria", "sumer", "ionia", "apulia", "egypt", "minoa")
PANTHEONS = {"blue": "B", "green": "C", "ochre": "E", "purple": "G", "brown": "N"}
SEATS = tuple(SeatLine(seat, seat, letter=letter) for seat, letter in PANTHEONS.items())


def earth(pieces: dict[str, tuple[Piece, ...]], markers: dict[str, tuple[MarkerKind, ...]] | None = None) -> Scene:
    held = {t: Holding(tuple(PANTHEONS)[k % 5], 1 + k % 30) for k, t in enumerate(EARTH.territories)}
    return Scene("ancient_earth", held, SEATS, pieces, markers or {})


def seen(scene: Scene, look: Look | None = None) -> Image.Image:
    return Studio().image(scene, look or Look())


def difference(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def silhouette(kind: str) -> Image.Image:
    return sprites.god(kind, (60, 90, 160), "", 1).image.getchannel("A")


def test_gods_are_told_apart_by_shape_alone() -> None:
    shapes = {kind: silhouette(kind) for kind in GODS}
    shapes["temple"] = sprites.temple((60, 90, 160), 1).image.getchannel("A")
    for (a, one), (b, two) in combinations(shapes.items(), 2):
        assert difference(one, two) > 15, f"{a} and {b} look alike"


@pytest.mark.parametrize("kind", GODS)
def test_pantheons_are_told_apart_by_colour_and_by_letter(kind: str) -> None:
    for palette in PALETTES.values():
        figures = [
            sprites.god(kind, palette[seat], letter, 1).image.convert("RGB") for seat, letter in PANTHEONS.items()
        ]
        assert all(difference(a, b) > 3 for a, b in combinations(figures, 2))
    grey = [sprites.god(kind, (90, 90, 90), letter, 2).image.convert("RGB") for letter in PANTHEONS.values()]
    assert all(ImageChops.difference(a, b).getbbox() for a, b in combinations(grey, 2))


@pytest.mark.parametrize("territory", SMALLEST)
def test_four_gods_and_a_temple_fit_beside_a_count_in_the_smallest_lands(territory: str) -> None:
    """Each further piece changes the picture at its own spot and nowhere near the count."""
    pieces = tuple(Piece(kind, "blue") for kind in KINDS)
    before = seen(earth({}))
    for count, at in enumerate(EARTH.beside(territory)[: len(pieces)], 1):
        after = seen(earth({territory: pieces[:count]}))
        spot = tuple(round(v) for v in around(*at, PIECE))
        assert difference(before.crop(spot), after.crop(spot)) > 20
        before = after
    x, y = EARTH.spot(territory, "count") or (0, 0)
    disc = (round(x) - 17, round(y) - 17, round(x) + 17, round(y) + 17)
    assert ImageChops.difference(before.crop(disc), seen(earth({})).crop(disc)).getbbox() is None


def test_every_territory_has_room_for_four_gods_a_temple_and_two_markers() -> None:
    assert all(len(EARTH.beside(t)) == 7 for t in EARTH.territories)


def test_a_temple_that_is_nobodys_is_of_stone_and_an_owned_one_of_its_owners_colour() -> None:
    at = tuple(round(v) for v in around(*EARTH.beside("graecia")[0], PIECE))
    pictures = [seen(earth({"graecia": (Piece("temple", owner),)})).crop(at) for owner in ("", "green", "brown")]
    assert all(difference(a, b) > 15 for a, b in combinations(pictures, 2))


def test_plague_and_relic_points_are_marked() -> None:
    relics = dict.fromkeys(RELIC_POINTS.of(EARTH.board), ("relic",))
    plain, marked = seen(earth({})), seen(earth({}, {**relics, "egypt": ("relic", "plague")}))  # type: ignore[arg-type]
    for territory in RELIC_POINTS.of(EARTH.board):
        at = tuple(round(v) for v in around(*EARTH.beside(territory)[-1], MARKER))
        assert difference(plain.crop(at), marked.crop(at)) > 20
    at = tuple(round(v) for v in around(*EARTH.beside("egypt")[-2], MARKER))
    assert difference(plain.crop(at), marked.crop(at)) > 20


def test_gods_that_come_and_go_are_repainted_with_nothing_left_behind() -> None:
    before = earth({"minoa": tuple(Piece(kind, "blue") for kind in KINDS), "rus": (Piece("sky", "brown"),)})
    after = earth({"minoa": (Piece("death", "green"),)}, {"thule": ("plague",)})
    assert list_changes(before, after) == ["minoa", "rus", "thule"]
    patched = paint_changes(whole(EARTH, Look(), before), EARTH, Look(), before, after)
    assert ImageChops.difference(patched, whole(EARTH, Look(), after)).getbbox() is None
