"""What a picture shows of a scene: owners, counts, captains, the Ring, arrows, crops; and errors for invalid input."""

from __future__ import annotations

import io
import math
import shutil
from dataclasses import replace
from functools import cache
from itertools import cycle, product
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from support.in_part import in_part

from renders import PALETTES, Arrow, CannotDraw, Look, Names, Piece, Scene, SeatLine, Studio, draw
from renders.board import arrow_routes, legend, out_of_play, overlays
from renders.board import art as arts
from renders.board.art import Art, art
from renders.board.labels import Wording
from renders.board.paint import list_changes, paint_changes, whole
from renders.board.sizes import meet
from renders.games.godstorm.waters import FLOOD, WATER, Maelstroms
from renders.games.lotr.storms import Storms
from rules.author import Holding, board

BOARD = board("middle_earth")
DRAWN = art("middle_earth")
BOARDS = sorted(folder.name for folder in arts.ART.iterdir() if folder.is_dir())
SEATS = (
    SeatLine("green", "Ann", "good", (("territories", 20), ("regions", 1), ("points", 31)), active=True),
    SeatLine("black", "Bob", "evil", (("territories", 22), ("regions", 2), ("points", 40)), ai=True),
    SeatLine("red", "Cleo", "evil", (("territories", 0), ("regions", 0), ("points", 0)), out=True),
)


def scene(**changes: object) -> Scene:
    holdings = {t: Holding(("green", "black")[k % 2], 1 + k % 9) for k, t in enumerate(BOARD.territories)}
    captains = {"fangorn": (Piece("captain", "green"),)}
    plain = Scene("middle_earth", holdings, SEATS, captains, tokens={"lorien": "ring"}, headline="Turn 3 · Ann")
    return replace(plain, **changes)  # type: ignore[arg-type]


def held(base: Scene, **lands: Holding) -> Scene:
    return replace(base, holdings={**base.holdings, **lands})


def seen(base: Scene, look: Look | None = None) -> Image.Image:
    return Studio().image(base, look or Look())


def apart(a: Image.Image, b: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(a, b).getbbox()


def war(name: str) -> Scene:
    """Six armies with two-digit counts: the most that a board has to show."""
    armies = ("green", "black", "yellow", "red", "blue", "purple")
    busy = {t: Holding(armies[k % 6], 10 + 7 * k % 88) for k, t in enumerate(art(name).board.territories)}
    return Scene(name, busy, SEATS, headline="Turn 3 · Ann")


@cache
def studio_at_war(name: str, language: str) -> Studio:
    """A studio that has painted this war, and paints on it what changes."""
    studio = Studio()
    studio.image(war(name), Look(language))
    return studio


BIG = 1_900_000
"""Pixels of a board of any shape: 1600 × 1200, or 1400 × 1370; realms beside a board take half of that."""


@pytest.mark.parametrize("name", BOARDS)
def test_the_board_is_big_enough_and_its_bytes_small_enough(name: str) -> None:
    picture = draw(war(name))
    least = BIG if not art(name).anchors["realms"] else BIG // 2
    assert picture.size[0] * picture.size[1] >= least
    assert picture.mime == "image/webp"
    assert len(picture.data) <= 400 * 1024
    with Image.open(io.BytesIO(picture.data)) as image:
        assert image.size == picture.size


@in_part("palette, name", list(product(PALETTES, BOARDS)), kept=list(zip(cycle(PALETTES), BOARDS, strict=False)))
def test_a_busy_war_stays_small_in_every_palette(palette: str, name: str) -> None:
    assert len(draw(war(name), Look("fr", palette)).data) <= 400 * 1024


@pytest.mark.parametrize(("form", "kind"), [("webp", "WEBP"), ("jpeg", "JPEG"), ("png", "PNG")])
def test_each_form_is_what_it_says(form: str, kind: str) -> None:
    picture = draw(scene(), form=form)  # type: ignore[arg-type]
    with Image.open(io.BytesIO(picture.data)) as image:
        assert image.format == kind


def test_an_owner_is_told_by_colour_and_by_pattern() -> None:
    """If both armies had the same colour, the pattern alone would still distinguish them."""
    base = scene(pieces={})
    mine, theirs = held(base, fangorn=Holding("green", 4)), held(base, fangorn=Holding("black", 4))
    x0, y0, x1, y1 = DRAWN.box("fangorn")
    colours = [seen(one).crop((x0, y0, x1, y1)).resize((1, 1)).getpixel((0, 0)) for one in (mine, theirs)]
    assert colours[0] != colours[1]
    assert Look().pattern("green") != Look().pattern("black")
    patterns = [Look().pattern(seat) for seat in ("green", "yellow", "black", "red", "blue", "purple")]
    assert len(set(patterns)) == 6


RIBBONS = {
    "en": ("Black wins · round 24", "Green and Black win", "Shared victory"),
    "fr": ("Violet l'emporte · manche 24", "Violet et Jaune l'emportent", "Victoire partagée"),
}


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize(
    ("language", "count", "line"), [(to, n, RIBBONS[to][n - 1]) for to in RIBBONS for n in (1, 2, 3)]
)
def test_a_ribbon_shows_every_winner_and_no_shortened_line(
    name: str, language: str, count: int, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the plate's first line are the winners' signs and the whole sentence; the seats below stay as they were."""
    drawn: list[str] = []
    at_war = studio_at_war(name, language)
    monkeypatch.setattr(legend, "ink", lambda _i, _at, text, *_: drawn.append(text))
    won = replace(war(name), headline=line, winners=("purple", "yellow", "red", "blue", "black", "green")[:count])
    with_ribbon = at_war.image(won, Look(language))
    assert line in drawn
    assert not any(text.endswith("…") for text in drawn)
    x, y, w, _ = (round(v) for v in art(name).anchors["furniture"]["seats"])
    ribbon = with_ribbon.crop((x + 30, y + 14, x + w - 30, y + 34))
    colours = {colour for _, colour in ribbon.getcolors(1 << 16) or ()}
    assert {Look().colour(seat) for seat in won.winners} <= colours


def test_a_ribbon_without_a_sentence_covers_no_seat() -> None:
    """Where a picture has no words the ribbon stands alone; the seats below it are where they are under a sentence."""
    won = replace(war("world"), winners=("purple",))
    told, wordless = seen(replace(won, headline="Purple wins"), Look()), seen(replace(won, headline=""), Look())
    x, y, w, h = (round(v) for v in art("world").anchors["furniture"]["seats"])
    below = (x, y + 42, x + w, y + h)
    assert ImageChops.difference(told.crop(below), wordless.crop(below)).getbbox() is None


def test_a_plate_of_six_seats_keeps_each_sign_on_its_own_line() -> None:
    """The rows of the lowest plate are lower than a sign is high: the signs shrink, and none covers another."""
    plate = min((art(name).anchors["furniture"]["seats"] for name in BOARDS), key=lambda box: box[3])
    kinds = ("territories", "regions", "armies", "cards")
    armies = ("green", "black", "yellow", "red", "blue", "purple")
    lines = tuple(SeatLine(seat, seat, counts=tuple((kind, 12) for kind in kinds)) for seat in armies)  # type: ignore[misc]
    image = Image.new("RGB", (600, 600), (240, 225, 190))
    legend.seats(image, (0, 0, plate[2], plate[3]), Look(), Scene("x", {}, lines, headline="x", winners=("red",)))
    column = [image.getpixel((28, y)) for y in range(42, round(plate[3]) - 34)]
    assert column.count((240, 225, 190)) >= len(armies) - 1


def test_only_the_changed_land_changes() -> None:
    before, after = scene(), held(scene(), moria=Holding("black", 17))
    box = apart(seen(before), seen(after))
    assert box is not None
    x0, y0, x1, y1 = DRAWN.box("moria")
    assert box[0] >= x0 - 40
    assert box[1] >= y0 - 50
    assert box[2] <= x1 + 50
    assert box[3] <= y1 + 40


def test_a_repainted_board_is_the_board_painted_whole() -> None:
    """Captains and the Ring move too, and the seat list follows."""
    before = scene()
    after = held(before, lorien=Holding("black", 3), moria=Holding("green", 12), umbar=Holding("red", 5))
    richer = SEATS[0]._replace(counts=(*SEATS[0].counts[:2], ("points", 44)), active=False)
    seats = (richer, SEATS[1]._replace(active=True), SEATS[2])
    after = replace(
        after,
        pieces={"umbar": (Piece("captain", "red"), Piece("captain", "black"))},
        tokens={"moria": "ring"},
        seats=seats,
        headline="Turn 4 · Bob",
    )
    after = after.beside({"moria": (Piece("capital", "black"),), "harad": (Piece("capital", "red"),)})
    assert list_changes(before, after) == ["fangorn", "harad", "lorien", "moria", "umbar"]
    patched = paint_changes(whole(DRAWN, Look(), before), DRAWN, Look(), before, after)
    assert apart(patched, whole(DRAWN, Look(), after)) is None


def test_marks_that_come_and_go_leave_the_board_painted_whole() -> None:
    """Arrows, rings, spells and the legend of the arrows too, also where they lie over changed territories."""
    struck = (Arrow("conquest", "moria", "eregion", 3), Arrow("attack", "lorien", "fangorn"))
    before = scene(arrows=struck, highlights=("moria", "harad"), layers=(Storms(("angmar",)),))
    after = replace(
        held(before, moria=Holding("green", 12), fangorn=Holding("black", 2)),
        arrows=(struck[1], Arrow("move", "harad", "khand")),
        highlights=("harad",),
        closed=(("gap_of_rohan", "enedwaith"),),
        layers=(),
    )
    for first, then in ((before, after), (after, before), (after, scene()), (scene(), after)):
        patched = paint_changes(whole(DRAWN, Look(), first), DRAWN, Look(), first, then)
        assert apart(patched, whole(DRAWN, Look(), then)) is None


def test_a_studio_gives_the_same_pixels_whatever_it_drew_before() -> None:
    studio = Studio()
    first = scene()
    second = held(first, harad=Holding("black", 9), khand=Holding("green", 2))
    for one in (first, second, first):
        assert apart(studio.image(one, Look()), seen(one)) is None


def test_the_same_scene_again_is_the_same_object() -> None:
    studio = Studio()
    assert studio.draw(scene(), Look()) is studio.draw(scene(), Look())


@pytest.mark.parametrize(
    "changes",
    [
        {"pieces": {"the_shire": (Piece("captain", "green"),)}},
        {"tokens": {"moria": "ring"}},
        {"headline": "Tour 9 · à Zoé de jouer"},
        {"highlights": ("udun_vale",)},
        {"arrows": (Arrow("attack", "moria", "eregion"),)},
        {"closed": (("gap_of_rohan", "enedwaith"),)},
        {"layers": (Storms(("angmar",)),)},
        {"pieces": {"angmar": (Piece("capital", "red"),)}},
        {"missing": (("mithlond", "minhiriath"),)},
        {"missing": (("enedwaith", "gap_of_rohan"),)},
        {"seats": SEATS[:2]},
    ],
)
def test_everything_a_scene_says_is_seen(changes: dict[str, object]) -> None:
    assert apart(seen(scene()), seen(scene(**changes))) is not None


def test_arrows_of_each_kind_look_different() -> None:
    pictures = [
        seen(scene(arrows=(Arrow(kind, "moria", "eregion"),)))  # type: ignore[arg-type]
        for kind in ("attack", "conquest", "move")
    ]
    assert apart(pictures[0], pictures[1])
    assert apart(pictures[1], pictures[2])


def test_an_arrow_round_the_back_of_the_world_leaves_the_sheet_and_comes_in_again() -> None:
    plain = war("world")
    marked = seen(replace(plain, arrows=(Arrow("attack", "alaska", "kamchatka"),)))
    width, height = marked.size
    middle = (300, 0, width - 300, height - 30)
    assert apart(seen(plain).crop(middle), marked.crop(middle)) is None
    for edge in ((0, 0, 60, height), (width - 60, 0, width, height)):
        assert apart(seen(plain).crop(edge), marked.crop(edge)) is not None


def test_names_are_in_the_readers_language() -> None:
    assert apart(seen(scene()), seen(scene(), Look("fr"))) is not None
    renamed = Look(names=Names(lands={"moria": "Khazad-dûm of the Longbeards"}))
    box = apart(seen(scene()), seen(scene(), renamed))
    assert box is not None
    x0, y0, x1, y1 = DRAWN.box("moria")
    assert box[0] > x0 - 30
    assert box[1] > y0 - 30
    assert box[2] < x1 + 30
    assert box[3] < y1 + 30


@pytest.mark.parametrize("palette", ["dusk", "harbour", "contrast"])
def test_a_player_may_choose_a_palette(palette: str) -> None:
    assert apart(seen(scene()), seen(scene(), Look(palette=palette))) is not None


def test_the_2002_board_is_drawn_as_a_part_of_it() -> None:
    """Territories outside the part carry no pieces; the part itself looks the same."""
    part = set((BOARD.parts or {})["base_2002"])
    small = scene(
        holdings={t: h for t, h in scene().holdings.items() if t in part}, pieces={}, tokens={"the_shire": "ring"}
    )
    full = scene(pieces={}, tokens={"the_shire": "ring"})
    box = apart(seen(small), seen(full))
    assert box is not None
    lamedon = seen(small).crop(DRAWN.box("lamedon"))
    assert apart(lamedon, seen(full).crop(DRAWN.box("lamedon"))) is not None
    x, y = (round(v) for v in DRAWN.spot("fornost", "count") or (0, 0))
    square = (x - 15, y - 15, x + 15, y + 15)
    assert apart(seen(small).crop(square), seen(full).crop(square)) is None


def test_a_front_is_larger_and_shows_where_it_lies() -> None:
    near = Studio().image(scene(), Look(), ("minas_tirith", "ithilien"))
    x0, _y0, x1, _y1 = DRAWN.box("ithilien")
    assert near.width >= 2 * (x1 - x0)
    assert near.width < 2 * DRAWN.size[0]
    plain = Studio().image(held(scene(), near_harad=Holding("red", 50)), Look(), ("minas_tirith", "ithilien"))
    assert apart(near, plain) is not None, "the inset shows the rest of the war"


@in_part("name", BOARDS, kept=BOARDS[1::2])
def test_a_region_can_be_shown_alone(name: str) -> None:
    largest = max(art(name).board.regions.values(), key=lambda region: len(region.territories))
    picture = draw(war(name), focus=largest.territories)
    assert picture.size != art(name).size
    assert len(picture.data) <= 400 * 1024


EARTH = board("ancient_earth")
SEA = [(a, b) for a, b, kind in EARTH.links if kind == "sea"]
ATLANTIS = EARTH.regions["atlantis"].territories


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_maelstrom_lies_on_its_sea_line_and_hides_no_name_and_no_count(language: str) -> None:
    drawn, base, look = art("ancient_earth"), war("ancient_earth"), Look(language)
    kept = [*arrow_routes.text_boxes(drawn, Wording(look))]
    kept += [box for t in drawn.territories for box in arrow_routes.pieces(drawn, t, frozenset())]
    assert len(SEA) == 21
    for link in SEA:
        (mark,) = overlays.above(drawn, look, base.with_layers(Maelstroms((link,))), 1)
        box = mark.area
        assert not [other for other in kept if meet(box, other)], f"the maelstrom of {link} hides something"
        middle, lane = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), drawn.anchors["lanes"]["|".join(sorted(link))]
        assert min(math.dist(middle, at) for part in lane for at in part) < 8


def test_the_key_explains_a_maelstrom_while_there_is_one() -> None:
    base = war("ancient_earth")
    x, y, w, h = (round(v) for v in art("ancient_earth").anchors["furniture"]["seats"])
    boils = base.with_layers(Maelstroms((SEA[0],)))
    plain, boiling = (seen(one).crop((x, y, x + w, y + h)) for one in (base, boils))
    box = apart(plain, boiling)
    assert box is not None
    assert box[1] > h - 60, "the key is the plate's last lines"


def test_sunk_lands_lie_under_water_with_nothing_on_them() -> None:
    """Where Atlantis was, all is the colour of water; its lanes are gone, and the rest is as it was."""
    drawn, base = art("ancient_earth"), war("ancient_earth")
    left = {t: holding for t, holding in base.holdings.items() if t not in ATLANTIS}
    sunk = replace(base, holdings=left, covered=dict.fromkeys(ATLANTIS, FLOOD), pieces={}, missing=())
    before, after = seen(base), seen(sunk)
    water = Image.new("RGB", (1, 1), WATER)
    for territory in ATLANTIS:
        x, y = drawn.spot(territory, "count") or (0, 0)
        disc = tuple(round(v) for v in (x - 16, y - 16, x + 16, y + 16))
        colour = after.crop(disc).resize((1, 1), Image.Resampling.BOX)
        assert max(high for _, high in ImageChops.difference(colour, water).getextrema()) < 30
    east = (330, 30, 1400, 1340)
    assert apart(before.crop(east), after.crop(east)) is None
    faded = out_of_play.outside(drawn, sunk)
    assert faded.links == {"hesperide|hibernia", "iberia|oricalcos", "atlas|oricalcos"}


def test_an_inset_stands_below_its_board_and_a_focus_in_it_shows_it_alone() -> None:
    above, below = war("ancient_earth"), war("underworld")
    both = seen(replace(above, inset=below))
    parts = [seen(above), seen(below)]
    assert both.size == (parts[0].width, parts[0].height + parts[1].height)
    assert apart(both.crop((0, 0, *parts[0].size)), parts[0]) is None
    assert apart(both.crop((0, parts[0].height, *both.size)), parts[1]) is None
    near = Studio().image(replace(above, inset=below), Look(), ("north-gate",))
    assert apart(near, Studio().image(below, Look(), ("north-gate",))) is None


@pytest.mark.parametrize("palette", PALETTES)
def test_a_busy_board_with_its_inset_stays_small(palette: str) -> None:
    scene = replace(war("ancient_earth"), inset=war("underworld"))
    assert len(draw(scene, Look("fr", palette)).data) <= 400 * 1024


@pytest.mark.parametrize("armies", [0, 1, 99, 999, 12_345, 4_000_000])
def test_any_count_still_reads(armies: int) -> None:
    picture = seen(held(scene(pieces={}), moria=Holding("green", armies)))
    assert apart(picture, seen(held(scene(pieces={}), moria=Holding("green", 2)))) is not None


@pytest.mark.parametrize("name", ["", "A" * 40, "Зелёный Змей", "王様", "😀😀", "Þórðr ë ǧ", "n\nl"])
def test_any_name_still_reads(name: str) -> None:
    """A long name is cut; one in an unsupported script is replaced by the seat's own name."""
    seats = (SEATS[0]._replace(name=name), *SEATS[1:])
    x, y, w, h = DRAWN.anchors["furniture"]["seats"]
    box = apart(seen(scene()), seen(scene(seats=seats)))
    assert box is not None
    assert x < box[0]
    assert box[2] < x + w
    assert y < box[1]
    assert box[3] < y + h


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"board": "narnia"}, "narnia"),
        ({"board": "../art"}, "../art"),
        ({"holdings": {"atlantis": Holding("green", 1)}}, "atlantis"),
        ({"pieces": {"hogwarts": (Piece("captain", "green"),)}}, "hogwarts"),
        ({"tokens": {"rome": "ring"}}, "rome"),
        ({"layers": (Storms(("gondolin",)),)}, "gondolin"),
        ({"covered": {"moria": "lava"}}, "lava"),
        ({"highlights": ("paris",)}, "paris"),
        ({"arrows": (Arrow("move", "moria", "oz"),)}, "oz"),
        ({"holdings": {"moria": Holding("green", -3)}}, "-3"),
    ],
)
def test_what_cannot_be_drawn_is_named(wrong: dict[str, object], named: str) -> None:
    with pytest.raises(CannotDraw, match=named):
        seen(scene(**wrong))


def test_an_unknown_palette_or_focus_is_named() -> None:
    with pytest.raises(CannotDraw, match="neon"):
        seen(scene(), Look(palette="neon"))
    with pytest.raises(CannotDraw, match="oz"):
        Studio().image(scene(), Look(), ("oz",))


@pytest.mark.parametrize("file", ["anchors.json", "tiles.zip"])
@pytest.mark.parametrize("damage", ["missing", "cut", "noise"])
def test_a_missing_or_damaged_art_file_is_named(tmp_path: Path, file: str, damage: str) -> None:
    folder = tmp_path / "middle_earth"
    shutil.copytree(arts.ART / "middle_earth", folder)
    whole_file = (folder / file).read_bytes()
    (folder / file).unlink()
    if damage != "missing":
        (folder / file).write_bytes(whole_file[: len(whole_file) // 3] if damage == "cut" else b"\0noise" * 99)
    with pytest.raises(CannotDraw, match="middle_earth"):
        Art(folder)
