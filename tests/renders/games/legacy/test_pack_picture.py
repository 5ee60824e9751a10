"""Packs from outside: whole or open, told apart by their labels, with whatever name a campaign has."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

from renders import SealedPack, draw_broken_seal, draw_packs, inside
from renders.games.legacy.pack_picture import CLOTH, draw_pack
from rules.legacy import LABELS, Campaign

WIDEST, FOREIGN = "W" * 24, "مدينة النور"


def shown(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


def test_each_label_is_told_by_its_pack() -> None:
    for opened in (False, True):
        assert len({draw_pack(label, 120, opened).tobytes() for label in LABELS}) == len(LABELS)


@pytest.mark.parametrize("label", LABELS)
def test_an_open_pack_has_its_flap_up_and_its_seal_in_two(label: str) -> None:
    """Above the front there is nothing as long as it is shut; where the seal was whole the front shows."""
    shut, opened = (draw_pack(label, 300, state) for state in (False, True))
    assert shut.crop((60, 0, 240, 85)).getbbox() is None
    assert opened.crop((60, 0, 240, 85)).getbbox() is not None
    parts = [image.convert("RGB").crop((120, 165, 180, 240)) for image in (shut, opened)]
    whole, broken = (part.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0)) for part in parts)
    assert whole[0] - whole[1] > 1.15 * (broken[0] - broken[1])


def test_a_shut_pack_shows_nothing_of_what_is_in_it() -> None:
    now = Campaign(members=("ann",), seals=dict.fromkeys(LABELS, "0" * 64))
    assert [inside(now, label) for label in LABELS] == [()] * len(LABELS)


@pytest.mark.parametrize("name", ["Port-aux-Ours", WIDEST, FOREIGN, ""])
def test_any_name_has_room_under_the_broken_seal(name: str) -> None:
    pack = SealedPack("envelope", WIDEST, f"War 15 · {WIDEST}", open=True)
    for picture in (draw_broken_seal(pack, name), draw_packs((pack,) * 7, name)):
        image = shown(picture.data)
        assert image.size == picture.size
        for x in (20, image.width - 21):
            ink = [max(image.getpixel((x, y))) for y in range(40, image.height - 40)]
            assert max(ink) < 2 * max(CLOTH), "something is written up to the frame"


def test_all_packs_lie_in_rows_with_the_open_ones_lit() -> None:
    some, more = (
        draw_packs(tuple(SealedPack(label, label, open=label in opened) for label in LABELS), "Campaign 1")
        for opened in ((), ("pack_3",))
    )
    difference = ImageChops.difference(shown(some.data), shown(more.data)).convert("L").point([0] * 70 + [255] * 186)
    box = difference.getbbox()
    assert box is not None
    third = 30 + 2.5 * 200
    assert abs((box[0] + box[2]) / 2 - third) < 20
    assert box[3] < 400
