"""Choices of several things: ticks, pages beyond 25, lists in an order, none; codes that never change their meaning."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

import pytest
from support.tables.controls import GREEN, asking, drawn, speech

from bot.ui.decisions.answer import (
    PartialAnswer,
    add_to_list,
    choices,
    choices_so_far,
    choose,
    keep_legal,
    settle,
    tick,
    whole_action,
)
from bot.ui.decisions.selection import MultipleChoice, multiple_choice, pack, pack_list, unpack, unpack_list, value_of
from bot.ui.interaction.custom_id import LONGEST, NOTHING, CustomId
from bot.ui.interaction.request import StalePress
from rules import Action, Offer
from rules.author import Ordered, Some

THINGS = tuple(f"thing{n}" for n in range(60))


class Swap(Action):
    """A trade of any number of mine for any number of yours."""

    give: tuple[str, ...]
    take: tuple[str, ...]


def swaps(mine: tuple[str, ...], yours: tuple[str, ...]) -> tuple[Offer, ...]:
    """A lot for a lot, or for nothing."""
    lot = {"give": Some(mine, 1, len(mine)), "take": Some(yours, 1, len(yours))}
    return Offer(Swap, lot), Offer(Swap, {**lot, "take": ((),)}), Offer(Swap, {**lot, "give": ((),)})


def lists(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [part for part in parts if part["type"] == 3]


def buttons(parts: list[dict[str, Any]]) -> dict[str, str]:
    return {part["label"]: part["custom_id"] for part in parts if part["type"] == 2 and not part.get("disabled")}


def key(custom_id: str) -> tuple[str, ...]:
    """What a list's key says after the kind of answer."""
    return tuple(custom_id.partition("#")[0].split(":")[5:])


@pytest.mark.parametrize("size", [0, 1, 3, 12])
def test_a_code_stands_for_its_things_and_for_nothing_else(size: int) -> None:
    among = THINGS[:12]
    for chosen in combinations(among, size):
        code = pack(chosen, among)
        assert unpack(code, among) == chosen
        assert unpack(code, among[1:]) in (None, chosen)
        assert unpack(code, tuple(reversed(among))) in (None, tuple(reversed(chosen)))


def test_a_code_fits_a_button_whatever_is_chosen() -> None:
    key = CustomId(99999, "ans", 99999, ("propose-swap", "yellow", pack(THINGS, THINGS), pack(THINGS[::2], THINGS)))
    assert pack(THINGS, THINGS) in str(key)
    assert len(str(key)) <= LONGEST


@pytest.mark.parametrize(
    "forged", ["*", "*.", "*zzzzzzzz.abcdef", "*1.000000", "*-1.x", "thing99", "thing1+thing1+nobody"]
)
def test_a_forged_code_means_nothing(forged: str) -> None:
    assert value_of(forged, Some(THINGS[:5], 0, 5)) is None


def test_names_are_taken_in_any_order() -> None:
    assert value_of("thing3+thing1", Some(THINGS[:5], 1, 5)) == ("thing1", "thing3")


def test_a_list_takes_as_few_and_as_many_as_the_rules() -> None:
    (first,) = lists(drawn(asking(Offer(Swap, {"give": Some(THINGS[:7], 2, 4), "take": ((),)}), kind="swap"), speech()))
    assert (first["min_values"], first["max_values"], len(first["options"])) == (2, 4, 7)


@pytest.mark.parametrize(("least", "ways"), [(0, {"thing0", "thing1", "thing0+thing1", "None"}), (2, set())])
def test_two_things_are_chosen_by_one_press(least: int, ways: set[str]) -> None:
    """With a button for each way, and no list; what leaves nothing to choose is not asked."""
    two = {"give": Some(THINGS[:2], least, 2), "take": ((),)}
    now = asking(Offer(Swap, two), kind="swap")
    parts = drawn(now, speech())
    assert not lists(parts)
    found = buttons(parts)
    assert ways <= found.keys()
    assert "button-write" not in found
    for label in ways - {"None"}:
        chosen = asking(*now.offers, kind="swap", tokens=key(found[label]))
        assert whole_action(chosen) == Swap(3, GREEN, tuple(label.split("+")), ())


def test_ticks_lead_to_the_next_question_and_then_to_the_answer() -> None:
    offers = swaps(THINGS[:4], THINGS[10:13])
    now = tick(asking(*offers, kind="swap"), "-", ("thing2", "thing0"))
    assert whole_action(now) is None
    assert whole_action(tick(now, "-", ("thing11",))) == Swap(3, GREEN, ("thing0", "thing2"), ("thing11",))


def test_nothing_is_a_button_where_it_may_be_chosen() -> None:
    offers = swaps(THINGS[:4], THINGS[10:13])
    parts = drawn(asking(*offers, kind="swap"), speech())
    assert [label for label, key in buttons(parts).items() if key.endswith(NOTHING)] == ["None"]
    after = drawn(asking(*offers, kind="swap", tokens=(NOTHING,)), speech())
    assert "None" not in buttons(after)


def test_a_choice_of_one_set_is_never_asked() -> None:
    offer = Offer(Swap, {"give": Some(THINGS[:2], 2, 2), "take": ((),)})
    assert whole_action(asking(offer, kind="swap")) == Swap(3, GREEN, THINGS[:2], ())


def test_lots_that_do_not_mix_have_a_list_each() -> None:
    lots = [Offer(Swap, {"give": Some(lot, 1, 3), "take": ((),)}) for lot in (THINGS[:3], THINGS[3:6])]
    assert [len(part["options"]) for part in lists(drawn(asking(*lots, kind="swap"), speech()))] == [3, 3]
    with pytest.raises(StalePress):
        tick(asking(*lots, kind="swap"), "-", ("thing1", "thing4"))


def test_the_same_lot_stands_once_with_the_widest_bounds() -> None:
    found = multiple_choice([Some(THINGS[:5], 1, 3), Some(THINGS[:5], 2, 5), ((),)])
    assert found.lots == (Some(THINGS[:5], 1, 5),)
    assert found.nothing


def test_a_lot_within_another_is_no_list_of_its_own() -> None:
    """One of three things is enough, or two of all five: who ticks sees one list, and what is picked is found in it."""
    lots = [
        Offer(Swap, {"give": Some(lot, least, len(lot)), "take": ((),)})
        for lot, least in ((THINGS[1:4], 1), (THINGS[:5], 2))
    ]
    now = asking(*lots, kind="swap")
    (listed,) = lists(drawn(now, speech()))
    assert (listed["min_values"], listed["max_values"], len(listed["options"])) == (1, 5, 5)
    assert whole_action(tick(now, "-", ("thing2",))) == Swap(3, GREEN, ("thing2",), ())
    assert whole_action(tick(now, "-", ("thing4", "thing0"))) == Swap(3, GREEN, ("thing0", "thing4"), ())
    with pytest.raises(StalePress):
        whole_action(tick(now, "-", ("thing0",)))


def test_pages_beyond_25_keep_what_was_ticked_on_the_others() -> None:
    """Two of the first page, one of the third, then done."""
    now = asking(Offer(Swap, {"give": Some(THINGS, 3, 40), "take": ((),)}), kind="swap")
    parts = drawn(now, speech())
    assert "button-chosen" not in buttons(parts)
    first = lists(parts)[0]
    assert (first["min_values"], len(first["options"])) == (0, 25)
    shown = [option["value"] for option in first["options"]]
    now = tick(now, key(first["custom_id"])[-1], shown[:2])
    assert [o["value"] for o in lists(drawn(now, speech()))[0]["options"] if o.get("default")] == shown[:2]
    _, _, code = now.place.partition("*")
    third = drawn(asking(*now.offers, kind="swap", place=f"p3*{code}"), speech())
    (listed,) = lists(third)
    last = listed["options"][-1]["value"]
    now = tick(now, key(listed["custom_id"])[-1], (last,))
    done = buttons(drawn(now, speech()))["button-chosen"]
    chosen = whole_action(asking(*now.offers, kind="swap", tokens=key(done)))
    assert isinstance(chosen, Swap)
    assert set(chosen.give) == {*shown[:2], last}


def test_a_tick_taken_off_is_off() -> None:
    now = asking(Offer(Swap, {"give": Some(THINGS, 1, 40), "take": ((),)}), kind="swap")
    place = key(lists(drawn(now, speech()))[0]["custom_id"])[-1]
    ticks = tick(now, place, ("thing0", "thing1"))
    place = key(lists(drawn(ticks, speech()))[0]["custom_id"])[-1]
    fewer = tick(ticks, place, ("thing1",))
    assert [o["value"] for o in lists(drawn(fewer, speech()))[0]["options"] if o.get("default")] == ["thing1"]


@pytest.mark.parametrize("place", ["p1*zz.000000", "p9", "nonsense"])
def test_a_forged_place_is_stale(place: str) -> None:
    now = asking(Offer(Swap, {"give": Some(THINGS, 1, 40), "take": ((),)}), kind="swap")
    with pytest.raises(StalePress):
        tick(now, place, ("thing1",))


class Bid(Action):
    """A number, places in the order wished, or to be asked later."""

    faith: int
    wishes: tuple[str, ...]
    ask: bool


def bids(places: tuple[str, ...], least: int = 0) -> tuple[Offer, ...]:
    """Wishes with the bid, or none and to be asked."""
    listed = Offer(Bid, {"faith": (2,), "wishes": Ordered(places, least, len(places)), "ask": (False,)})
    return listed, Offer(Bid, {"faith": (2,), "wishes": ((),), "ask": (True,)})


@pytest.mark.parametrize("count", [3, 40])
def test_the_code_of_a_list_keeps_its_order(count: int) -> None:
    among = THINGS[-count:]
    for listed in permutations(among[-3:], 2):
        code = pack_list(listed, among)
        assert unpack_list(code, among) == listed
        assert unpack_list(code, among[1:]) is None
        assert value_of(code, Ordered(among, 0, 2)) == listed
        assert value_of(code, Ordered(among, 3, 3)) is None


@pytest.mark.parametrize("forged", ["^", "^.", "^zz.abcdef", "^00.000000", "thing0+thing0", "thing0+nobody"])
def test_a_forged_list_means_nothing(forged: str) -> None:
    assert value_of(forged, Ordered(THINGS[:4], 1, 4)) is None


def test_a_list_is_chosen_one_after_the_other() -> None:
    """Each press shows what can follow; the last thing left to choose completes the answer."""
    now = asking(*bids(("1", "2", "3")), kind="bid")
    for wish, left in (("3", {"1", "2", "3"}), ("1", {"1", "2"})):
        found = buttons(drawn(now, speech()))
        assert {label for label in found if label.isdecimal()} == left
        now = asking(*now.offers, kind="bid", tokens=key(found[wish])[1:], place=found[wish].split(":")[4])
    assert "button-list-anew" in found
    last = buttons(drawn(now, speech()))["2"]
    assert whole_action(asking(*now.offers, kind="bid", tokens=key(last))) == Bid(3, GREEN, 2, ("3", "1", "2"), False)


def test_a_list_may_end_early_or_be_empty() -> None:
    now = asking(*bids(("1", "2", "3")), kind="bid", place=f"p1{pack_list(('2',), ('1', '2', '3'))}")
    ends = buttons(drawn(now, speech()))["button-list-ends"]
    assert whole_action(asking(*now.offers, kind="bid", tokens=key(ends))) == Bid(3, GREEN, 2, ("2",), False)
    only = asking(bids(("1", "2", "3"))[0], kind="bid")
    nothing = buttons(drawn(only, speech()))["button-list-none"]
    assert whole_action(asking(*only.offers, kind="bid", tokens=key(nothing))) == Bid(3, GREEN, 2, (), False)


def test_what_an_empty_list_leaves_open_is_chosen_beside_it() -> None:
    """No question follows *No preference* that contradicts it."""
    now = asking(*bids(("1", "2", "3")), kind="bid")
    found = buttons(drawn(now, speech()))
    assert "button-list-none" not in found
    for label, ask in (("no", False), ("yes", True)):
        chosen = asking(*now.offers, kind="bid", tokens=key(found[label]))
        assert whole_action(chosen) == Bid(3, GREEN, 2, (), ask)


def test_a_list_that_must_be_longer_has_no_end_yet() -> None:
    now = asking(bids(("1", "2", "3"), least=2)[0], kind="bid")
    assert not {"button-list-none", "button-list-ends"} & set(buttons(drawn(now, speech())))


def test_a_long_list_is_chosen_from_pages() -> None:
    now = asking(Offer(Bid, {"faith": (2,), "wishes": Ordered(THINGS, 0, 2), "ask": (False,)}), kind="bid")
    (first,) = lists(drawn(now, speech()))
    now = add_to_list(asking(*now.offers, kind="bid", tokens=("2",), place=key(first["custom_id"])[-1]), "thing7")
    (second,) = lists(drawn(now, speech()))
    shown = [option["value"] for option in second["options"]]
    assert len(shown) == 25
    assert "thing7" not in shown
    assert whole_action(add_to_list(now, shown[0])) == Bid(3, GREEN, 2, ("thing7", shown[0]), False)
    with pytest.raises(StalePress):
        add_to_list(now, "thing7")


def test_a_field_that_does_not_apply_is_not_asked() -> None:
    """Of a card's fields only those are asked that it has."""

    class Invoke(Action):
        card: str
        where: str
        lands: tuple[str, ...]
        what: str

    offers = (
        Offer(Invoke, {"card": ("storm",), "where": ("rome", "gaul"), "lands": ((),), "what": ("",)}),
        Offer(Invoke, {"card": ("eclipse",), "where": ("",), "lands": ((),), "what": ("",)}),
    )
    storm = buttons(drawn(asking(*offers, kind="invoke", tokens=("storm",)), speech()))
    assert set(storm) == {"rome", "gaul"}
    assert whole_action(asking(*offers, kind="invoke", tokens=key(storm["gaul"]))) == Invoke(
        3, GREEN, "storm", "gaul", (), ""
    )
    assert whole_action(asking(*offers, kind="invoke", tokens=("eclipse",))) == Invoke(3, GREEN, "eclipse", "", (), "")


def test_what_was_chosen_leaves_out_the_fields_that_a_card_does_not_have() -> None:
    """What stays at its default unasked is not shown; a zero that was chosen is."""

    class Cast(Action):
        card: str
        where: str = ""
        count: int = 0
        gods: tuple[str, ...] = ()
        lands: tuple[str, ...] = ()

    sea = Offer(
        Cast, {"card": ("sea",), "where": ("",), "count": (0,), "gods": ((),), "lands": (("a", "b"), ("c", "d"))}
    )
    wind = Offer(Cast, {"card": ("wind",), "where": ("",), "count": (0, 1), "gods": (("x",), ("y",)), "lands": ((),)})
    assert choices_so_far(settle(asking(sea, wind, kind="cast", tokens=("sea",)))[0]) == [("card", "sea")]
    zero = settle(asking(sea, wind, kind="cast", tokens=("wind", ".", "0")))[0]
    assert choices_so_far(zero) == [("card", "wind"), ("count", 0)]


def test_a_button_after_which_nothing_is_left_to_choose_says_all_that_it_chooses() -> None:
    class Walk(Action):
        source: str
        target: str
        count: int

    offers = (
        Offer(Walk, {"source": ("rome",), "target": ("gaul",), "count": (7,)}),
        Offer(Walk, {"source": ("egypt",), "target": ("gaul", "rome"), "count": (1, 2)}),
    )
    shown = buttons(drawn(asking(*offers, kind="walk"), speech()))
    assert set(shown) == {"rome → gaul, 7", "egypt"}
    assert whole_action(asking(*offers, kind="walk", tokens=key(shown["rome → gaul, 7"]))) == Walk(
        3, GREEN, "rome", "gaul", 7
    )


def test_a_line_of_a_list_after_which_nothing_is_left_to_choose_says_all_that_it_chooses() -> None:
    class Walk(Action):
        source: str
        target: str
        count: int

    class Place(Action):
        where: str
        count: int

    lands = tuple(f"land{k}" for k in range(6))
    walks = (
        Offer(Walk, {"source": ("rome",), "target": ("gaul",), "count": (7,)}),
        Offer(Walk, {"source": lands, "target": ("gaul", "rome"), "count": (1, 2)}),
    )
    (listed,) = lists(drawn(asking(*walks, kind="walk"), speech()))
    assert [line["label"] for line in listed["options"]] == ["rome → gaul, 7", *lands]
    (listed,) = lists(drawn(asking(Offer(Place, {"where": lands, "count": (1,)}), kind="place"), speech()))
    assert [line["label"] for line in listed["options"]] == [*lands]


# ---- the offers change while somebody chooses


def ticked(parts: list[dict[str, Any]]) -> set[str]:
    return {option["value"] for part in lists(parts) for option in part["options"] if option.get("default")}


def giving(mine: tuple[str, ...], yours: tuple[str, ...], things: tuple[str, ...]) -> PartialAnswer:
    """A trade in which these things have been chosen to be given."""
    open_to = choices(swaps(mine, yours), "give")
    assert isinstance(open_to, MultipleChoice)
    return choose(asking(*swaps(mine, yours), kind="swap"), open_to, things)


def test_what_is_still_on_offer_stays_chosen() -> None:
    """Neither a longer nor a shorter lot changes what is meant; its codes are new."""
    mine, yours = THINGS[:6], THINGS[10:20]
    now = giving(mine, yours, mine[1:3])
    for left in ((*mine, "thing50"), mine[1:]):
        kept, gone = keep_legal(now, swaps(left, yours))
        assert gone is None
        assert choices_so_far(kept) == [("give", mine[1:3])]


def test_of_several_things_those_that_are_left_stay_ticked() -> None:
    mine, yours = THINGS[:6], THINGS[10:20]
    now = giving(mine, yours, mine[:5])
    kept, gone = keep_legal(now, swaps(mine[2:], yours))
    assert gone == ("give", mine[:2])
    assert kept.tokens == ()
    assert ticked(drawn(kept, speech())) == set(mine[2:5])
    kept, gone = keep_legal(now, swaps(THINGS[30:36], yours))
    assert (gone, kept.tokens, ticked(drawn(kept, speech()))) == (("give", mine[:5]), (), set())


def test_ticks_of_a_list_in_pages_stay_with_its_page() -> None:
    offers = swaps(THINGS, THINGS[:3])
    now = tick(asking(*offers, kind="swap", place=f"p1{pack((), THINGS)}"), f"p1{pack((), THINGS)}", THINGS[:4])
    kept, gone = keep_legal(now, swaps(THINGS[2:], THINGS[:3]))
    assert gone is None
    assert kept.place.startswith("p1*")
    assert ticked(drawn(kept, speech())) == set(THINGS[2:4])


def test_an_order_begun_goes_on_from_what_is_left_of_it() -> None:
    now = asking(bids(THINGS[:9], least=3)[0], kind="bid")
    for thing in THINGS[:3]:
        now = add_to_list(now, thing)
    for places, begun in ((THINGS[:8], THINGS[:3]), (THINGS[:2] + THINGS[3:9], THINGS[:2])):
        kept, gone = keep_legal(now, (bids(places, least=3)[0],))
        assert gone is None
        assert unpack_list(f"^{kept.place.partition('^')[2]}", places) == begun


def test_a_kind_of_answer_that_is_gone_is_asked_for_anew() -> None:
    now = asking(*swaps(THINGS[:2], THINGS[4:6]), kind="swap")
    kept, gone = keep_legal(now, bids(THINGS[:3]))
    assert (kept.kind, gone) == ("", ("", ""))
