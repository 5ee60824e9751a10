"""Texts that occur more than once and stand once: whatever is shared reads back as it was, or is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.kernel.shared_texts import LONGEST, SharedTexts, restore_texts, share_texts
from rules.kernel.tagged import Unreadable, canonical_text

OFTEN = ("western australia", "~", "~~", "~0", "~1", "~0~0~0", "peru", "a" * LONGEST, "a" * (LONGEST + 1))
"""Texts that are shared, or may be taken for what stands in a text's place, or are too short or too long."""
DATA = st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from(OFTEN) | st.text(),
    lambda inside: st.lists(inside) | st.dictionaries(st.sampled_from(OFTEN) | st.text(), inside),
)


@given(DATA)
def test_what_is_shared_reads_back_as_it_was(data: Any) -> None:
    """And in the same spelling, its names in their order."""
    assert json.dumps(restore_texts(share_texts(data))) == json.dumps(data, sort_keys=True)


def test_a_text_that_occurs_often_stands_once_the_most_frequent_first() -> None:
    data = [{"lands": ["alaska", "kamchatka", "kamchatka"], "kamchatka": ["alaska", "kamchatka"]}, "ural", "ural"]
    assert share_texts(data) == SharedTexts(
        ("kamchatka", "alaska"), [{"lands": ["~1", "~0", "~0"], "~0": ["~1", "~0"]}, "ural", "ural"]
    )


def test_what_begins_with_the_mark_is_no_number() -> None:
    assert share_texts(["~0", "~"]) == SharedTexts((), ["~~0", "~~"])


@pytest.mark.parametrize("place", ["~2", "~", "~-1", "~00", "~x", "~ 1", "~٠"])
def test_a_number_that_means_no_text_is_refused(place: str) -> None:
    for data in (place, [place], {place: 1}):
        with pytest.raises(Unreadable, match="a text that is not there"):
            restore_texts(SharedTexts(("alaska", "kamchatka"), data))


def test_a_small_file_cannot_unfold_into_a_huge_one() -> None:
    with pytest.raises(Unreadable, match="too long to be shared"):
        restore_texts(SharedTexts(("a" * (LONGEST + 1),), ["~0"] * 1000))


def test_it_is_shorter() -> None:
    data = {land: [land, {"of": land}] for land in ("western_australia", "western_europe", "western_united_states")}
    shared = share_texts(data)
    assert len(canonical_text([list(shared.texts), shared.data])) < 0.75 * len(canonical_text(data))
