"""Seats that dice give: a press in the lobby is a wish, and at the start everybody is moved to the seat drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.made_up.game_fixture import ALICE, BLUE, BOB, CAROL, GREEN, RED, SQUIRRELS, STRANGER, Backend
from support.made_up.tiny_records import rules_of

from bot.game.export import record
from bot.game.lobby import Lobby
from bot.messages import Note
from bot.refusals import SeatTaken
from rules import Player, Refused, Seeded
from rules.records import draw_seats, key_of, read_record, verify


@pytest.fixture
async def wishing(backend: Backend) -> Backend:
    """A backend whose game draws its seats."""
    backend.games = {"squirrels": replace(SQUIRRELS, draws_seats=lambda options: True)}
    await backend.restart()
    return backend


async def wish(backend: Backend, table: int, person: int, *seats: Player) -> Lobby:
    """A person presses these seats, one after the other."""
    for seat in seats:
        lobby = await backend.lobbies.join(table, person, seat, backend.press())
    return lobby


def wishes(lobby: Lobby) -> dict[int | None, tuple[str, ...]]:
    return {seat.person: seat.wishes for seat in lobby.order.values()}


async def begun(backend: Backend, wished: dict[int, tuple[Player, ...]]) -> int:
    table = (await backend.lobby()).table.id
    for person, seats in wished.items():
        await wish(backend, table, person, *seats)
    await backend.start(table, ALICE)
    return table


async def test_a_press_is_a_wish_and_a_second_one_drops_it(wishing: Backend) -> None:
    table = (await wishing.lobby()).table.id
    assert wishes(await wish(wishing, table, ALICE, GREEN, RED, BLUE)) == {ALICE: (GREEN, RED, BLUE)}
    assert wishes(await wish(wishing, table, ALICE, RED)) == {ALICE: (GREEN, BLUE)}


async def test_several_wish_for_the_same_seat(wishing: Backend) -> None:
    table = (await wishing.lobby()).table.id
    await wish(wishing, table, ALICE, GREEN)
    assert wishes(await wish(wishing, table, BOB, GREEN)) == {ALICE: (GREEN,), BOB: (GREEN,)}


async def test_there_is_room_for_as_many_as_the_game_takes(wishing: Backend) -> None:
    table = (await wishing.lobby()).table.id
    for person in (ALICE, BOB):
        await wish(wishing, table, person, RED)
    await wishing.lobbies.seat_ai(table, ALICE, None)
    assert list(wishes(await wish(wishing, table, CAROL, RED))) == [ALICE, BOB, CAROL], "an AI makes room"
    with pytest.raises(Refused) as refused:
        await wish(wishing, table, STRANGER, RED)
    assert refused.value.why == SeatTaken(RED)


async def test_wishes_that_differ_come_true(wishing: Backend) -> None:
    """The order of the table stays as they joined."""
    table = await begun(wishing, {ALICE: (GREEN,), BOB: (RED,), CAROL: (BLUE,)})
    session = await wishing.sessions.load(table)
    assert {seat: at.person for seat, at in session.seats.items()} == {GREEN: ALICE, RED: BOB, BLUE: CAROL}
    assert session.setting.seats == (GREEN, RED, BLUE)


async def test_the_dice_decide_between_equal_wishes_and_the_record_proves_it(wishing: Backend) -> None:
    table = await begun(wishing, {ALICE: (GREEN,), BOB: (GREEN,), CAROL: (GREEN, BLUE)})
    session = await wishing.sessions.load(table)
    steps = await wishing.store.read(lambda tx: tx.steps.with_snapshots(table, 0, session.table.seq))
    told = read_record(record(session, steps))
    draw = told.head.seat_draw
    assert draw is not None
    assert draw.wishes == ((GREEN, RED, BLUE), (GREEN, RED, BLUE), (GREEN, BLUE, RED))
    assert draw_seats(draw.wishes, Seeded(key_of(told.head))) == (session.setting.seats, draw.dice)
    assert [session.seats[seat].person for seat in session.setting.seats] == [ALICE, BOB, CAROL]
    assert verify(told, rules_of).recomputed


async def test_all_stays_after_a_restart(wishing: Backend) -> None:
    table = await begun(wishing, {ALICE: (GREEN,), BOB: (GREEN,)})
    before = await wishing.sessions.load(table)
    await wishing.restart()
    after = await wishing.sessions.load(table)
    assert (after.seats, after.setting, after.key) == (before.seats, before.setting, before.key)


async def test_the_table_is_told_who_got_which_seat(wishing: Backend) -> None:
    table = await begun(wishing, {ALICE: (GREEN,), BOB: (RED,)})
    notes = [row.content.payload() for row in await wishing.waiting_rows(table) if isinstance(row.content, Note)]
    assert {"note": "seats-drawn", "given": [[ALICE, GREEN], [BOB, RED]]} in notes


async def test_wishes_of_a_table_that_takes_seats_after_all_are_nothing(backend: Backend) -> None:
    """The host has changed the option since: the seats are those that were taken, and nothing is drawn for them."""
    table = (await backend.lobby()).table.id
    for person, seat in ((ALICE, RED), (BOB, BLUE)):
        await wish(backend, table, person, seat)
    backend.write("UPDATE seats SET wishes = 'green'")
    await backend.start(table, ALICE)
    session = await backend.sessions.load(table)
    assert {seat: at.person for seat, at in session.seats.items()} == {RED: ALICE, BLUE: BOB}
    steps = await backend.store.read(lambda tx: tx.steps.with_snapshots(table, 0, session.table.seq))
    assert read_record(record(session, steps)).head.seat_draw is None
