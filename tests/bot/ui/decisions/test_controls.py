"""The generic controls: any shape of offers becomes buttons, lists, pages or a form, and gives a legal answer."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from support.tables.controls import GREEN, asking, drawn, shown, speech

from bot.ui.decisions.answer import settle, whole_action
from bot.ui.decisions.controls import question
from bot.ui.interaction.custom_id import BUTTONS, LISTS, LONGEST, CustomId, digest, means, token
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import StalePress
from rules import Action, Offer


class Paint(Action):
    """A decision that no bot code knows."""

    wall: str
    coats: int
    glossy: bool = False


class Bundle(Action):
    """A choice of several things at once."""

    things: tuple[str, ...]


class Rest(Action):
    """Nothing to choose."""


@pytest.mark.parametrize(
    ("most", "buttons"),
    [(4, ["0", "1", "2", "3"]), (6, ["0", "1", "2", "3", "4", "5"]), (11, ["0", "1", "2", "5", "10"])],
)
def test_numbers_stand_in_their_order_whatever_the_offers(most: int, buttons: list[str]) -> None:
    """The rules may offer some first, and nothing last."""
    first, nothing = (Offer(Paint, {"wall": ("north",), "coats": coats}) for coats in (range(1, most), (0,)))
    layout = Layout()
    question(layout, asking(first, nothing, kind="paint", tokens=("north",)), speech())
    assert [part["label"] for part in shown(layout) if part["label"].isdecimal()] == buttons


WALLS = tuple(f"wall{n}" for n in range(60))


def test_a_choice_of_one_is_never_asked() -> None:
    only = Offer(Paint, {"wall": ("north",), "coats": range(2, 3), "glossy": (True,)})
    assert whole_action(asking(only, kind="paint")) == Paint(3, GREEN, "north", 2, True)
    assert [part["label"] for part in drawn(asking(only, Offer(Rest, {})), speech())] == ["north 2 yes", "rest"]


def test_few_choices_are_buttons_and_truth_is_two() -> None:
    offer = Offer(Paint, {"wall": ("north", "south"), "coats": (1,), "glossy": (False, True)})
    assert [part["label"] for part in drawn(asking(offer, kind="paint"), speech())] == ["north", "south"]
    after = asking(offer, kind="paint", tokens=("south",))
    assert [part["label"] for part in drawn(after, speech())] == ["no", "yes"]
    assert whole_action(asking(offer, kind="paint", tokens=("south", "1", "yes"))) == Paint(3, GREEN, "south", 1, True)


def test_up_to_ten_numbers_have_a_button_each_and_no_form() -> None:
    """A row that jumps from 3 to 5 seems to forbid 4."""
    offer = Offer(Paint, {"wall": ("north",), "coats": range(1, 11), "glossy": (False,)})
    labels = [part["label"] for part in drawn(asking(offer, kind="paint"), speech())]
    assert labels == [str(number) for number in range(1, 11)]


def test_many_numbers_are_the_ends_the_middle_and_a_form() -> None:
    offer = Offer(Paint, {"wall": ("north",), "coats": range(1, 41), "glossy": (False,)})
    labels = [part["label"] for part in drawn(asking(offer, kind="paint"), speech())]
    assert labels == ["1", "2", "3", "21", "40", "button-number"]


def test_up_to_25_choices_are_one_list() -> None:
    offer = Offer(Paint, {"wall": WALLS[:25], "coats": (1,), "glossy": (False,)})
    (listed,) = drawn(asking(offer, kind="paint"), speech())
    assert [option["value"] for option in listed["options"]] == list(WALLS[:25])


def test_more_are_paged_by_region() -> None:
    offer = Offer(Paint, {"wall": WALLS, "coats": (1,), "glossy": (False,)})
    (regions,) = drawn(asking(offer, kind="paint"), speech(regions=4))
    assert len(regions["options"]) == 4
    inside = drawn(asking(offer, kind="paint", place="@region2"), speech(regions=4))
    second = sorted(wall for n, wall in enumerate(WALLS) if n % 4 == 2)
    assert [option["value"] for option in inside[1]["options"]] == second


def test_what_lies_in_no_region_is_a_group_of_its_own() -> None:
    """It takes the regions from none of the others; it comes last."""
    labels = speech(regions=4)
    apart = ("wall3", "wall7")
    labels = replace(labels, region=lambda kind, field, value: "" if value in apart else f"region{int(value[4:]) % 4}")
    offer = Offer(Paint, {"wall": WALLS, "coats": (1,), "glossy": (False,)})
    (regions,) = drawn(asking(offer, kind="paint"), labels)
    assert [option["label"] for option in regions["options"]] == [
        "Region0 (15)", "Region1 (15)", "Region2 (15)", "Region3 (13)", "panel-elsewhere (2)",
    ]  # fmt: skip
    inside = drawn(asking(offer, kind="paint", place=f"@{regions['options'][-1]['value']}"), labels)
    assert [option["value"] for option in inside[1]["options"]] == [*apart]


def test_regions_stand_in_the_order_of_the_readers_names() -> None:
    """And not in that of their first lands, which looks like none."""
    offer = Offer(Paint, {"wall": WALLS, "coats": (1,), "glossy": (False,)})
    named = {"region0": "Oceania", "region1": "asia", "region2": "Élan", "region3": "Europe"}
    (regions,) = drawn(asking(offer, kind="paint"), replace(speech(regions=4), region_name=named.__getitem__))
    assert [option["label"] for option in regions["options"]] == [
        "asia (15)", "Élan (15)", "Europe (15)", "Oceania (15)",
    ]  # fmt: skip


def test_lands_stand_in_the_order_of_the_readers_names() -> None:
    named = {"wall1": "Élan", "wall2": "Zenith", "wall3": "abbey", "wall4": "Eden", "wall5": "Oak", "wall6": "Ash"}
    offer = Offer(Paint, {"wall": tuple(named), "coats": (1,), "glossy": (False,)})
    labels = replace(
        speech(regions=4),
        label=lambda kind, field, value: named.get(value, ""),
        name=lambda kind, field, value: named.get(value, ""),
    )
    (listed,) = drawn(asking(offer, kind="paint"), labels)
    assert [option["label"] for option in listed["options"]] == ["abbey", "Ash", "Eden", "Élan", "Oak", "Zenith"]


def test_a_kind_with_one_card_names_it_on_its_button() -> None:
    offer = Offer(Paint, {"wall": ("north",), "coats": (1, 2), "glossy": (False,)})
    assert [part["label"] for part in drawn(asking(offer, Offer(Rest, {})), speech())] == ["paint: north", "rest"]


def test_more_without_regions_are_pages_that_show_everything_once() -> None:
    offer = Offer(Paint, {"wall": WALLS, "coats": (1,), "glossy": (False,)})
    seen: list[str] = []
    for page in ("-", "p2", "p3"):
        parts = drawn(asking(offer, kind="paint", place=page), speech())
        seen.extend(option["value"] for option in parts[0]["options"])
    assert seen == list(WALLS)


def test_choices_over_several_offers_are_joined_and_then_narrowed() -> None:
    one = Offer(Paint, {"wall": ("north",), "coats": range(1, 3), "glossy": (False,)})
    two = Offer(Paint, {"wall": ("south",), "coats": range(1, 4), "glossy": (True,)})
    assert [part["label"] for part in drawn(asking(one, two, kind="paint"), speech())] == ["north", "south"]
    now, fitting, field = settle(asking(one, two, kind="paint", tokens=("south",)))
    assert (field, now.tokens) == ("coats", ("south",))
    assert [offer.fields["glossy"] for offer in fitting] == [(True,)]


@pytest.mark.parametrize("tokens", [("west",), ("north", "9"), ("north", "1", "no", "more")])
def test_what_is_no_longer_on_offer_is_stale(tokens: tuple[str, ...]) -> None:
    offer = Offer(Paint, {"wall": ("north", "south"), "coats": range(1, 3), "glossy": (False,)})
    with pytest.raises(StalePress):
        whole_action(asking(offer, kind="paint", tokens=tokens))


def test_several_things_at_once_are_one_choice() -> None:
    bundles = (("a", "b"), ("a", "c"))
    offer = Offer(Bundle, {"things": bundles})
    for bundle in bundles:
        assert whole_action(asking(offer, kind="bundle", tokens=(token(bundle),))) == Bundle(3, GREEN, bundle)


def test_a_key_is_read_back_and_never_too_long() -> None:
    key = CustomId(12345, "ans", 678, ("paint", "north_of_the_very_long_wall", "x" * 60, "yes"), "#9")
    written = str(key)
    assert len(written) <= LONGEST
    back = CustomId.read(written)
    assert (back.table, back.verb, back.number, back.mark) == (12345, "ans", 678, "#9")
    assert means(back.args[2], "x" * 60)
    assert not means(back.args[2], "y" * 60)
    assert means(digest("wall"), "wall")
    assert re.fullmatch(LISTS, key.of_list())
    assert not re.fullmatch(BUTTONS, key.of_list())


def test_a_layout_never_outgrows_a_message() -> None:
    layout = Layout()
    for n in range(60):
        layout.text("word " * 100)
        question(
            layout,
            asking(Offer(Paint, {"wall": (f"{n}", "b"), "coats": (1,), "glossy": (False,)}), kind="paint"),
            speech(),
        )
    view = layout.view()
    assert view.content_length() <= 4000
    assert sum(1 for _ in view.walk_children()) <= 40
