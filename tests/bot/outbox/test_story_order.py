"""In which message a story is told: in the one that it goes on with, and never above what happened before it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec import structs
from support.tables.new_database import lay_new_database

from bot.messages import Story
from bot.outbox.planning import EDITABLE_FOR, story_plan
from bot.store import Store, Transaction
from bot.store.models import NewTable

T = TypeVar("T")
AI_5 = Story(1, 4, 5, 5, "red", begun=True, by_hand=False)
BIDS = Story(5, 8, 5, 5, "", begun=True, by_hand=True, between=True)
AI_6 = Story(9, 12, 6, 6, "blue", begun=False, by_hand=False)
MORE_BY_6 = Story(13, 14, 6, 6, "blue", begun=True, by_hand=False)
AI_7 = Story(15, 16, 7, 7, "red", begun=False, by_hand=False)
ANNA_6 = Story(5, 8, 6, 6, "blue", begun=False, by_hand=True)
UNDONE_5 = Story(9, 9, 5, 5, "red", begun=True, by_hand=True)


async def in_new_database(folder: Path, work: Callable[[Transaction], T]) -> T:
    lay_new_database(folder / "risk.sqlite3")
    store = await Store.open(folder / "risk.sqlite3")
    try:
        return await store.transact(work)
    finally:
        await store.close()


def goes_on_with(tx: Transaction, stories: list[Story]) -> list[int | None]:
    """For each story, sent one after the other, the one before with which it goes on."""
    table = tx.tables.open(NewTable(1, 2, 3, "game", {}, "en"), b"s", 0).id
    places: dict[int, int] = {}
    found = []
    for at, story in enumerate(stories):
        tx.outbox.add(table, story, 0)
        (row,) = tx.outbox.list_waiting(table)
        earlier = tx.outbox.earlier_story(row, story)
        found.append(None if earlier is None else places[earlier[0]])
        tx.outbox.mark(row.id, "sent", 0)
        places[row.id] = at
    return found


@pytest.mark.parametrize(
    ("stories", "expected"),
    [
        ([AI_5, AI_6, AI_7], [None, 0, 1]),
        ([AI_5, BIDS, AI_6, MORE_BY_6, AI_7], [None, None, None, 2, 3]),
        ([AI_5, ANNA_6, AI_7], [None, None, None]),
        ([UNDONE_5, ANNA_6, UNDONE_5], [None, None, 0]),
    ],
)
async def test_a_story_goes_on_in_the_message_above_or_in_that_of_its_own_turn(
    tmp_path: Path, stories: list[Story], expected: list[int | None]
) -> None:
    """Between two turns of AIs may lie bids, which are nobody's turn: what follows them stands below them."""
    assert await in_new_database(tmp_path, lambda tx: goes_on_with(tx, stories)) == expected


@pytest.mark.parametrize(
    ("earlier", "story", "continued"), [(AI_6, MORE_BY_6, True), (AI_5, AI_6, False), (BIDS, AI_6, False)]
)
async def test_only_what_is_of_the_same_turn_is_headed_as_continued(
    tmp_path: Path, earlier: Story, story: Story, continued: bool
) -> None:
    """Where the message above is too old to be edited, or takes no edit."""

    def told_below(tx: Transaction) -> list[Story | None]:
        table = tx.tables.open(NewTable(1, 2, 3, "game", {}, "en"), b"s", 0).id
        tx.outbox.add(table, earlier, 0)
        (row,) = tx.outbox.list_waiting(table)
        tx.outbox.add_posted(row, 2, 7, 0, "")
        tx.outbox.mark(row.id, "sent", 0)
        tx.outbox.add(table, story, 0)
        (row,) = tx.outbox.list_waiting(table)
        young, _ = story_plan(tx, row, story, EDITABLE_FOR - 1)
        old, _ = story_plan(tx, row, story, EDITABLE_FOR)
        return [old, young.untold or young]

    below = structs.replace(story, continued=continued)
    assert await in_new_database(tmp_path, told_below) == [below, below]
