"""A game that is over: its open votes close uncounted, and its seats are no longer on offer."""

from __future__ import annotations

import pytest
from support.tables.simkit import keys, text_of
from support.tables.tables import Table
from support.tables.voting import channel, three, votes

pytestmark = pytest.mark.usefixtures("no_pictures")
OVER = "Vote closed"


async def ballots(table: Table, vote: int) -> dict[int, str]:
    """The ballots that the file still has, by person."""
    return await table.bot.store.read(lambda tx: tx.votes.ballots(vote))


def buttons(table: Table, *verbs: str) -> list[str]:
    """The channel's buttons for any of this."""
    shown = [key for message in table.channel.history() for key in keys(message)]
    return [key for key in shown if any(f":{verb}" in key for verb in verbs)]


async def test_a_game_that_its_host_ends_closes_its_votes_and_forgets_who_said_what(table: Table) -> None:
    await three(table)
    await table.alice.type("risk table vote", about="draw")
    await table.quiet()
    await votes(table, bob="no", carol="yes")
    assert await ballots(table, 1)
    await table.carol.type("risk seat substitute")
    await table.quiet()
    assert buttons(table, "ballot", "take-seat")
    await table.alice.type("risk table end")
    await table.alice.press("end-game")
    await table.quiet()
    assert await ballots(table, 1) == {}
    assert not buttons(table, "ballot", "take-seat", "keep-seat")
    assert channel(table).count(OVER) == 1
    assert "The dice key" in text_of(table.newest())


async def test_a_draw_that_ends_the_game_is_told_as_decided_and_the_other_vote_is_closed(table: Table) -> None:
    await three(table)
    await table.bob.type("risk table pause")
    await table.quiet()
    await votes(table, bob="yes")
    await table.alice.type("risk table vote", about="draw")
    await table.quiet()
    await votes(table, alice="yes", bob="yes", carol="yes")
    assert "Peace! Everybody agreed to a draw" in channel(table)
    assert channel(table).count(OVER) == 1
    assert (await ballots(table, 1), await ballots(table, 2)) == ({}, {})
    assert not buttons(table, "ballot")
