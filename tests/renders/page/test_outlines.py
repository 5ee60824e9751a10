"""Outlines traced from the numbers of a board's pixels."""

import pytest
from PIL import Image, ImageDraw
from support.in_part import in_part

from renders.board.art import ART, art
from renders.page.outlines import trace


def area(outlines: tuple[tuple[tuple[int, int], ...], ...]) -> float:
    """The area inside, by the shoelace formula; a lake's counts against it."""
    return abs(
        sum(
            (x0 * y1 - x1 * y0) / 2
            for one in outlines
            for (x0, y0), (x1, y1) in zip(one, (*one[1:], one[0]), strict=True)
        )
    )


def test_a_rectangle_has_four_corners() -> None:
    image = Image.new("L", (20, 20))
    image.paste(3, (4, 5, 14, 11))
    ((outline),) = trace(image, 3, (100, 200))
    assert set(outline) == {(104, 205), (114, 205), (114, 211), (104, 211)}


def test_islands_and_lakes_have_outlines_of_their_own() -> None:
    image = Image.new("L", (60, 40))
    for box in ((2, 2, 30, 30), (40, 4, 55, 20)):
        image.paste(7, box)
    image.paste(0, (10, 10, 20, 20))
    outlines = trace(image, 7)
    assert len(outlines) == 3
    assert area(outlines) == 28 * 28 - 10 * 10 + 15 * 16


def test_others_do_not_count() -> None:
    image = Image.new("L", (30, 30), 9)
    assert trace(image, 3) == ()


@in_part("board", sorted(folder.name for folder in ART.iterdir()), ("underworld",))
def test_shipped_outlines_cover_their_territories(board: str) -> None:
    """Drawn as shapes, they hide the territory's own pixels, and next to no others."""
    from renders.page.art import page_art

    drawn = art(board)
    numbers = drawn.whole.numbers.whole()
    for territory, outlines in page_art(drawn.folder).outlines.items():
        number, box = drawn.number[territory] + 1, drawn.box(territory)
        mask = Image.new("L", drawn.size)
        draw = ImageDraw.Draw(mask)
        for outline in outlines:
            draw.polygon([tuple(at) for at in outline], fill=255)
        own = numbers.crop(box).tobytes()
        under = mask.crop(box).tobytes()
        both = sum(a == number and b == 255 for a, b in zip(own, under, strict=True))
        either = sum(a == number or b == 255 for a, b in zip(own, under, strict=True))
        assert both / either > 0.9, territory


def test_every_march_of_a_few_steps_has_a_way() -> None:
    """From Alaska to Brazil are four, to Argentina five."""
    from renders.page.art import near_pairs, page_art

    drawn = art("world")
    routes = page_art(drawn.folder).routes
    assert {f"{a}|{b}" for a, b in near_pairs(drawn.board.links)} == set(routes)
    assert {"|".join(sorted(link[:2])) for link in drawn.board.links} <= set(routes)
    assert "alaska|brazil" not in routes
    assert "alaska|venezuela" in routes
    start = routes["alaska|northwest_territory"][0][0]
    x, y = drawn.spot("alaska", "count") or (0, 0)
    assert start == pytest.approx((x, y), abs=60)
