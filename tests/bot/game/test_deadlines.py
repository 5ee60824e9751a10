"""Deadlines in the step's transaction: started, stopped, paid from the time bank, extended by pauses and downtime."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BLUE, BOB, RED, Backend

from bot.game.deadlines import DUE, REMIND, postpone, resume_after_downtime
from bot.messages import BoardPost
from bot.pace import DAILY, Hours, Pace
from bot.store.models import Seat, Timer

H = 3600
NIGHTS = Hours("Europe/Paris", (22 * 60, 8 * 60))


async def at_a_pace(backend: Backend, *people: int | str, pace: Pace = DAILY) -> int:
    """A game that has begun at this pace."""
    table = (await backend.lobby()).table.id
    await backend.lobbies.set_pace(table, ALICE, pace)
    for person, seat in zip(people, (RED, BLUE), strict=False):
        if isinstance(person, int):
            await backend.lobbies.join(table, person, seat, backend.press())
        else:
            await backend.lobbies.seat_ai(table, ALICE, seat)
    await backend.start(table, ALICE)
    return table


async def clocks(backend: Backend, table: int, kind: str = DUE) -> dict[int, Timer]:
    return {timer.subject: timer for timer in await backend.store.read(lambda tx: tx.timers.of(table, kind))}


async def seat(backend: Backend, table: int, colour: str) -> Seat:
    return (await backend.store.read(lambda tx: tx.tables.seats(table)))[colour]


async def test_who_is_asked_has_a_clock_and_a_reminder_and_nobody_else(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, BOB)
    session = await backend.sessions.load(table)
    asked = {waiting.number for waiting in session.list_waiting()}
    due, remind = await clocks(backend, table), await clocks(backend, table, REMIND)
    assert set(due) == set(remind) == asked
    now = backend.clock.now()
    assert {timer.due_at for timer in due.values()} == {now + 48 * H}
    assert {(timer.due_at, timer.attempt) for timer in remind.values()} == {(now + 24 * H, 1)}


async def test_an_answer_stops_the_clock_and_the_next_question_starts_one(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, BOB)
    before = await clocks(backend, table)
    backend.clock.at += 5 * H
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    after = await clocks(backend, table)
    assert not set(before) & set(after)
    session = await backend.sessions.load(table)
    assert set(after) == {waiting.number for waiting in session.list_waiting() if waiting.person}
    assert (await seat(backend, table, RED)).banked == 0


async def test_what_goes_beyond_a_question_s_time_is_taken_from_the_bank(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, BOB)
    asked = backend.clock.now()
    backend.clock.at += 30 * H
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    kept = await seat(backend, table, RED)
    assert (kept.bank, kept.banked) == (18 * H, asked)
    assert (await backend.sessions.load(table)).seats[RED] == kept
    await backend.restart()
    assert (await backend.sessions.load(table)).seats[RED] == kept


async def test_the_end_of_a_game_leaves_no_timer(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, BOB)
    await backend.sessions.end(table, ALICE)
    assert await backend.store.read(lambda tx: tx.timers.of(table)) == ()


async def test_an_ai_has_no_clock(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, "ai")
    await backend.runner.wait_until_idle()
    session = await backend.sessions.load(table)
    assert {timer.seat for timer in (await clocks(backend, table)).values()} == {RED}
    assert all(number in session.state.pending for number in await clocks(backend, table))


async def test_a_seat_that_changes_hands_is_asked_anew_with_its_full_time(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, BOB)
    backend.clock.at += 20 * H
    await backend.sessions.give(table, ALICE, RED, 4711)
    [due] = [timer for timer in (await clocks(backend, table)).values() if timer.seat == RED]
    assert due.due_at == backend.clock.now() + 48 * H


async def test_a_standstill_is_made_good_in_waking_hours(backend: Backend) -> None:
    """Paris, a summer's day: two waking hours are left when the program stops at 20:00; it is back at 21:30."""
    table = await at_a_pace(backend, ALICE, BOB)
    evening = int(datetime(2027, 6, 1, 20, tzinfo=ZoneInfo("Europe/Paris")).timestamp())
    await backend.store.transact(lambda tx: tx.people.set_hours(ALICE, NIGHTS))
    await backend.store.transact(lambda tx: tx.timers.set(Timer(table, DUE, 99, evening + 2 * H, seat=RED)))
    await backend.store.transact(lambda tx: postpone(tx, evening, evening + 3 * H // 2))
    assert (await clocks(backend, table))[99].due_at == evening + 12 * H + 3 * H // 2


async def test_a_paused_table_is_put_off_once_when_it_goes_on(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, BOB)
    [before, *_] = (await clocks(backend, table)).values()
    now = backend.clock.now()
    await backend.store.transact(lambda tx: tx.tables.change(table, paused=now))
    await backend.store.transact(lambda tx: resume_after_downtime(tx, now + H, now + 9 * H))
    assert (await clocks(backend, table))[before.subject].due_at == before.due_at
    await backend.store.transact(lambda tx: postpone(tx, now, now + 20 * H, table))
    assert (await clocks(backend, table))[before.subject].due_at == before.due_at + 20 * H


async def test_after_a_long_time_off_the_board_is_posted_anew_and_calls_nobody(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, BOB)
    await backend.mark_all_sent(table)
    now = backend.clock.now()
    await backend.store.transact(lambda tx: resume_after_downtime(tx, now, now + 50))
    assert await backend.waiting_rows(table) == []
    await backend.store.transact(lambda tx: resume_after_downtime(tx, now, now + 300))
    [row] = await backend.waiting_rows(table)
    assert isinstance(row.content, BoardPost)
    assert (row.content.call, row.content.fresh) == ((), False)
    await backend.mark_all_sent(table)
    await backend.store.transact(lambda tx: resume_after_downtime(tx, now, now + 3 * H))
    [row] = await backend.waiting_rows(table)
    assert isinstance(row.content, BoardPost)
    assert (row.content.call, row.content.fresh) == ((), True)
