"""The vote on the powers of factions: who has a view on some or on none says that without going through all."""

from __future__ import annotations

import pytest
from support.tables.simkit import LOCALES, keys, labels
from support.tables.tables import Table

from rules.legacy.campaign.ballot import NO_VOICE, votes
from rules.legacy.setup.factions import POWERS

pytestmark = pytest.mark.usefixtures("no_pictures")


@pytest.mark.parametrize(
    ("language", "none", "others"),
    [
        ("en", "No vote at all", "No vote on the others"),
        ("fr", "Ne pas voter du tout", "Ne pas voter pour les autres"),
    ],
)
async def test_who_has_no_view_on_the_powers_says_so_in_one_press(
    table: Table, language: str, none: str, others: str
) -> None:
    LOCALES[table.alice.id] = language
    await table.open(table.alice, table.bob, game="legacy", seats=("red", "blue", "yellow"))
    await table.alice.press("play", table.last("play"))
    assert none in labels(table.alice.screen)
    faction = next(iter(POWERS))
    await table.alice.choose("ans:vote-powers", POWERS[faction][0])
    assert others in labels(table.alice.screen)
    assert none not in labels(table.alice.screen)
    await table.alice.press("play", table.last("play"))
    empty = next(key for key in keys(table.alice.screen) if ":ans:vote-powers:" in key)
    await table.alice.press(empty.split(":", 3)[-1])
    session = await table.session()
    (ballot,) = session.state.replies.values()
    assert {*votes(ballot)} == {NO_VOICE}
