"""Arrows and enlarged regions: no arrow on a name or a count, few arrows whatever happened, nothing cut."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise, product

import pytest
from PIL import Image, ImageChops
from support.in_part import in_part

from bot.ui.pictures.board import look_of
from renders import Arrow, Look, Scene, SeatLine, Studio
from renders.board import arrow_key, labels, overlays, zoom
from renders.board.arrow_routes import FREE, LONGEST, Way, pieces, text_boxes, ways
from renders.board.art import ART, art
from renders.board.labels import Wording
from renders.board.sizes import Box, around
from renders.games.signs import word
from renders.look import PALETTES
from rules.author import Holding, board

BOARDS = sorted(folder.name for folder in ART.iterdir() if folder.is_dir())
LANGUAGES = ("en", "fr")
ARROWS = list(product(BOARDS, LANGUAGES, (False, True)))
"""Each board in each language, with an arrow along every link: one way, or the other."""
KEPT = [(name, "fr" if name == "world" else "en", False) for name in BOARDS]
"""What the check has of these: each board in one language, the world in French, whose names leave the least room; and
each link one way."""
KINDS = ("conquest", "attack", "move")


def scene(name: str, **changes: object) -> Scene:
    held = {t: Holding(("green", "black")[k % 2], 1 + k % 30) for k, t in enumerate(art(name).board.territories)}
    return replace(Scene(name, held, (SeatLine("green", "Ann"), SeatLine("black", "Bob"))), **changes)  # type: ignore[arg-type]


def pairs(name: str, turned: bool) -> list[tuple[str, str]]:
    """Every link of a board, every second one backwards; `turned`: the others."""
    return [(a, b) if k % 2 != turned else (b, a) for k, (a, b, _) in enumerate(art(name).board.links)]


def every_arrow(name: str, turned: bool) -> tuple[Arrow, ...]:
    """An arrow along each of them, of all kinds, and some with counts."""
    every = enumerate(pairs(name, turned))
    return tuple(Arrow(KINDS[k % 3], a, b, 1 + 3 * (k % 4 == 0)) for k, (a, b) in every)  # type: ignore[arg-type]


def route(name: str, look: Look, source: str, target: str) -> tuple[Way, ...]:
    """The way of an arrow of that scene, asked for as its picture does, so that it is found once."""
    return ways(art(name), Wording(look), source, target, frozenset(), FREE)


def boxes(name: str, look: Look, led: frozenset[str] = frozenset()) -> list[Box]:
    drawn = art(name)
    return [*text_boxes(drawn, Wording(look)), *(box for t in drawn.territories for box in pieces(drawn, t, led))]


@in_part("name, language, turned", ARROWS, kept=KEPT[::3])
def test_no_arrow_lies_on_a_name_a_count_or_a_plate(name: str, language: str, turned: bool) -> None:
    """Measured on the picture: with an arrow along every link, every name and count has the pixels that it had."""
    plain, look = scene(name), Look(language)
    without = Studio().image(plain, look)
    with_arrows = Studio().image(replace(plain, arrows=every_arrow(name, turned)), look)
    assert ImageChops.difference(without, with_arrows).getbbox() is not None
    height = art(name).size[1] - 30  # the legend of the arrows stands on the frame below
    for box in boxes(name, look):
        x0, y0, x1, y1 = int(box[0]) + 1, int(box[1]) + 1, int(box[2]), min(int(box[3]), height)
        if y1 > y0:
            part = ImageChops.difference(without.crop((x0, y0, x1, y1)), with_arrows.crop((x0, y0, x1, y1)))
            assert part.getbbox() is None, f"an arrow lies on {box}"


@in_part("name, language, turned", ARROWS, kept=KEPT)
def test_arrows_go_round_instead_of_being_cut(name: str, language: str, turned: bool) -> None:
    """Little of an arrow is erased because it would lie on something."""
    look = Look(language)
    kept, hidden, points = boxes(name, look), 0, 0
    for a, b in pairs(name, turned):
        for way in route(name, look, a, b):
            points += len(way)
            hidden += sum(any(box[0] < x < box[2] and box[1] < y < box[3] for box in kept) for x, y in way)
    assert hidden <= points * 0.02


def length(way: Sequence[tuple[float, float]]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(way))


@in_part("name, language, turned", ARROWS, kept=KEPT)
def test_no_arrow_goes_a_long_way_round(name: str, language: str, turned: bool) -> None:
    """Measured against the straight line, or the drawn sea lane where that is longer; not where it leaves the sheet."""
    drawn = art(name)
    for a, b in pairs(name, turned):
        found = route(name, Look(language), a, b)
        if len(found) == 1:
            (start, end) = drawn.legs(a, b)[0]
            lane = [tuple(at) for part in drawn.anchors["lanes"].get("|".join(sorted((a, b))), ()) for at in part]
            shortest = max(math.dist(start, end), length([start, *(lane if a < b else lane[::-1]), end]))
            assert length(found[0]) <= LONGEST * shortest, (a, b)


def test_an_arrow_keeps_away_from_a_captain() -> None:
    drawn, wording = art("middle_earth"), Wording(Look())
    led = frozenset(drawn.territories)
    for a, b, _ in board("middle_earth").links[::5]:
        for mark in overlays._arrow(drawn, wording, Arrow("conquest", a, b), led, 1):
            for box in pieces(drawn, a, led):
                x, y = mark.at
                inside = mark.image.crop((int(box[0]) + 1 - x, int(box[1]) + 1 - y, int(box[2]) - x, int(box[3]) - y))
                assert inside.getbbox() is None, f"{a} - {b}"


def test_arrows_are_in_ink_whatever_the_palette() -> None:
    one = Arrow("conquest", "alaska", "alberta")
    body = [overlays.below(art("world"), Look(palette=p), scene("world", arrows=(one,)), 1)[1].paint for p in PALETTES]
    assert set(body) == {overlays.INK}
    assert overlays.INK not in {colour for palette in PALETTES.values() for colour in palette.values()}


@pytest.mark.parametrize(("language", "label"), [("en", "Expanded"), ("fr", "Expansion")])
def test_an_expansion_is_no_march_on_the_board_nor_in_the_legend(language: str, label: str) -> None:
    ways_in = [scene("world", arrows=(Arrow(kind, "alaska", "alberta"),)) for kind in ("expansion", "move")]  # type: ignore[arg-type]
    assert [arrow_key.kinds(one) for one in ways_in] == [("expansion",), ("move",)]
    look = look_of(language)
    assert word(look, "arrow_expansion") == label != word(look, "arrow_move")
    shafts = [overlays.below(art("world"), look, one, 1)[1].image.tobytes() for one in ways_in]
    assert shafts[0] != shafts[1]


def test_a_choice_is_marked_around_its_count_and_not_along_its_border() -> None:
    plain, look = scene("middle_earth"), Look()
    lit = Studio().image(replace(plain, highlights=("moria",)), look)
    found = ImageChops.difference(lit, Studio().image(plain, look)).getbbox()
    x, y = art("middle_earth").spot("moria", "count") or (0, 0)
    assert found is not None
    assert found[0] > x - 36
    assert found[2] < x + 36
    assert found[1] > y - 36
    assert found[3] < y + 36


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "region"), [(name, region) for name in BOARDS for region in art(name).board.regions])
def test_the_inset_of_a_region_covers_no_count_and_no_name_of_it(name: str, region: str, language: str) -> None:
    drawn, look, focus = art(name), Look(language), art(name).board.regions[region].territories
    area = zoom.area_of(drawn, focus)
    size = ((area[2] - area[0]) * 2, (area[3] - area[1]) * 2)
    shown = [t for t in drawn.territories if zoom._is_visible(drawn, t, area, size)]
    assert set(focus) <= set(shown), "every count of the region is there"
    paper = Image.new("RGB", size, "white")
    inset = ImageChops.invert(zoom._inset(paper, drawn, look, area, focus, shown, Image.new("RGB", drawn.size)))
    texts = labels.texts(drawn, Wording(look))
    names = [text for territory, _, text in texts if territory in focus]
    middles = [((text.at[0] - area[0]) * 2, (text.at[1] - area[1]) * 2) for text in names]
    boxes = [*(zoom._pieces(drawn, t, area) for t in shown), *(around(*at, (-20, -9, 20, 9)) for at in middles)]
    assert inset.getbbox() is not None, "there is an inset"
    for left, top, right, bottom in boxes:
        assert inset.crop((round(left), round(top), round(right), round(bottom))).getbbox() is None


def sharpest_corner(way: tuple[tuple[float, float], ...], span: int = 3) -> float:
    """The sharpest turn of a way within a few points, in degrees."""
    turns = [0.0]
    for a, b, c in zip(way, way[span:], way[2 * span :], strict=False):
        turn = math.atan2(c[1] - b[1], c[0] - b[0]) - math.atan2(b[1] - a[1], b[0] - a[0])
        turns.append(abs((turn + math.pi) % (2 * math.pi) - math.pi))
    return math.degrees(max(turns))


INNER_SEA = (
    ("oricalcos", "iberia"),
    ("carthage", "gaitulia"),
    ("sicilia", "apulia"),
    ("cyrenaica", "nubia"),
    ("egypt", "minoa"),
    ("anatolia", "phoenicia"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_arrows_round_the_inner_sea_curve_round_names_without_a_kink(language: str) -> None:
    drawn, wording = art("ancient_earth"), Wording(Look(language))
    for a, b in INNER_SEA:
        for way in (*ways(drawn, wording, a, b, frozenset()), *ways(drawn, wording, b, a, frozenset())):
            assert sharpest_corner(way) < 60, (a, b)


@in_part("name, language, turned", ARROWS, kept=KEPT)
def test_few_arrows_turn_a_sharp_corner(name: str, language: str, turned: bool) -> None:
    every = [way for a, b in pairs(name, turned) for way in route(name, Look(language), a, b)]
    assert sum(sharpest_corner(way) > 60 for way in every) <= len(every) / 5
