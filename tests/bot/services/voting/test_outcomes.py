"""What a vote on an absent player's seat changes: who answers for it, and whether the table still plays."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.tables.tables import Table
from support.tables.voting import begun, channel, later, three

from bot.game.vote_rules import REPLACEMENT, WAIT
from bot.services.voting.outcomes import change_of
from bot.store.models import AI, CARETAKER, NOBODY_STANDS_IN, THIS_TURN, Vote


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (THIS_TURN, THIS_TURN),
        (CARETAKER, NOBODY_STANDS_IN),
        (AI, NOBODY_STANDS_IN),
        (NOBODY_STANDS_IN, NOBODY_STANDS_IN),
    ],
)
async def test_waiting_leaves_only_the_turn_under_way_to_the_caretaker(table: Table, before: str, after: str) -> None:
    await three(table)
    session = await table.session()
    seat = session.seat_held_by(table.bob.id)
    session = replace(session, seats={**session.seats, seat: replace(session.seats[seat], stand_in=before)})
    vote = Vote(1, session.table.id, REPLACEMENT, seat)
    change = await table.bot.store.read(lambda tx: change_of(table.bot.services.votes._runner, tx, session, vote, WAIT))
    assert change.progress.seats[seat].stand_in == after


async def test_a_table_whose_players_all_left_their_seats_to_the_ai_rests(table: Table) -> None:
    await begun(table, table.alice, table.bob)
    for person in (table.alice, table.bob):
        await person.type("risk seat substitute", ai=True)
        await table.quiet()
    rests = await table.session()
    assert not rests.is_attended
    assert rests.state.winners is None
    assert "Nobody is left at this table" in channel(table)
    await later(table, 30 * 24 * 3600)
    assert (await table.session()).table.seq == rests.table.seq
    await table.bob.press("play", table.last("play"))
    await table.quiet()
    assert (await table.session()).is_attended
