"""Deadlines in the step's transaction: started, stopped, paid from the time bank, extended by pauses and downtime."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BLUE, BOB, CAROL, RED, Backend

from bot.game.deadlines import DUE, REMIND, postpone, resume_after_downtime, start_again
from bot.game.vote_rules import REPLACEMENT
from bot.game.votes import CLOSE_VOTE
from bot.messages import BoardPost
from bot.pace import BRISK, DAILY, FRIENDLY, LIVE, Hours, Pace, bank_at, bank_seconds
from bot.refusals import UndoNotFree
from bot.services.timeouts import TimeoutService
from bot.services.vacations import VacationService
from bot.store.models import BARRED, Seat, Timer
from rules import Refused
from rules.orders import ASK, StandingOrder

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
    assert (bank_seconds(DAILY, kept.bank), kept.banked) == (18 * H, asked)
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


async def left(backend: Backend, table: int, colour: str = RED) -> int:
    """The seconds until a seat's one deadline."""
    [due] = [timer for timer in (await clocks(backend, table)).values() if timer.seat == colour]
    return due.due_at - backend.clock.now()


async def test_an_undo_moves_no_deadline_later(backend: Backend) -> None:
    """A brisk turn of 16 hours, in which the first answer is given and taken back again and again."""
    table = await at_a_pace(backend, ALICE, BOB, pace=BRISK)
    for hours, following in ((16, 16), (12, 16), (8, 16), (4, 13)):  # the bank has 4 hours at last, and grew by one
        assert await left(backend, table) == hours * H
        await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
        assert await left(backend, table) == following * H
        await backend.sessions.undo(table, ALICE, backend.press())
        assert await left(backend, table) == hours * H
        backend.clock.at += 4 * H
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    assert (await seat(backend, table, RED)).bank == 0


async def test_the_time_since_the_answer_counts_for_a_question_asked_again(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, BOB)
    backend.clock.at += 20 * H
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    backend.clock.at += 10 * H
    await backend.restart()
    await backend.sessions.undo(table, ALICE, backend.press())
    assert await left(backend, table) == 18 * H
    [remind] = [timer for timer in (await clocks(backend, table, REMIND)).values() if timer.seat == RED]
    assert (remind.due_at, remind.attempt) == (backend.clock.now() + (48 * 9 // 10 - 30) * H + 720, 2)


async def test_each_of_several_answers_taken_back_is_asked_with_what_it_had(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, BOB)
    backend.clock.at += 30 * H
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    assert bank_seconds(DAILY, (await seat(backend, table, RED)).bank) == 18 * H
    backend.clock.at += H
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    backend.clock.at += H
    await backend.sessions.undo(table, ALICE, backend.press())
    assert await left(backend, table) == (24 + 18 + 5 - 2) * H
    await backend.sessions.undo(table, ALICE, backend.press())
    assert await left(backend, table) == 16 * H
    assert bank_seconds(DAILY, (await seat(backend, table, RED)).bank) == 24 * H


async def test_an_answer_whose_time_has_run_out_since_is_not_taken_back(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, BOB)
    backend.clock.at += 40 * H
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    backend.clock.at += 8 * H
    before = await clocks(backend, table)
    with pytest.raises(Refused) as refused:
        await backend.sessions.undo(table, ALICE, backend.press())
    assert refused.value.why == UndoNotFree("late")
    assert await clocks(backend, table) == before
    await backend.scheduler.fire_due()
    assert await clocks(backend, table) == before


async def test_a_vacation_gives_no_answer_back_whose_time_has_run_out(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, BOB)
    backend.clock.at += 40 * H
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    backend.clock.at += 9 * H
    await VacationService(backend.runner).leave(table, ALICE, 3)
    with pytest.raises(Refused) as refused:
        await backend.sessions.undo(table, ALICE, backend.press())
    assert refused.value.why == UndoNotFree("late")


async def test_a_seat_that_comes_back_keeps_the_deadline_that_runs(backend: Backend) -> None:
    """Whoever passes a seat to and fro gains nothing; a third person has the full time again."""
    table = await at_a_pace(backend, ALICE, BOB)
    backend.clock.at += 20 * H
    await backend.sessions.give(table, ALICE, RED, CAROL)
    backend.clock.at += 10 * H
    await backend.sessions.give(table, ALICE, RED, ALICE)
    assert await left(backend, table) == 38 * H
    await backend.sessions.give(table, ALICE, RED, CAROL)
    assert await left(backend, table) == 38 * H


@pytest.mark.parametrize("way", ["she leaves it to the AI", "the host gives it to the AI"])
async def test_an_ai_at_a_paused_table_resets_nothing(backend: Backend, way: str) -> None:
    table = await at_a_pace(backend, ALICE, BOB)
    backend.clock.at += 20 * H
    await paused(backend, table, since=backend.clock.now())
    if way.startswith("she"):
        await backend.substitutes.leave_to_ai(table, ALICE)
    else:
        await backend.sessions.give(table, ALICE, RED, "ai")
    assert RED not in {timer.seat for timer in (await clocks(backend, table)).values()}
    backend.clock.at += 5 * H
    if way.startswith("she"):
        await backend.runner.play(table, lambda session, tx: backend.runner.change_by(session, ALICE))
    else:
        await backend.sessions.give(table, ALICE, RED, ALICE)
    since = backend.clock.now() - 5 * H
    await paused(backend, table)
    await backend.store.transact(lambda tx: start_again(tx, table, since, backend.clock.now()))
    assert await left(backend, table) == 28 * H


async def paused(backend: Backend, table: int, since: int | None = None) -> None:
    await backend.store.transact(lambda tx: tx.tables.change(table, paused=since))
    backend.runner.drop(table)


@pytest.mark.parametrize(("lost", "found", "pause", "resume"), [(1, 5, 3, 8), (3, 8, 1, 5), (1, 8, 3, 5), (3, 5, 1, 8)])
async def test_what_stops_a_table_twice_at_once_stops_it_once(
    backend: Backend, lost: int, found: int, pause: int, resume: int
) -> None:
    """The channel is lost and found, the table paused and resumed after so many hours: together from 1 h to 8 h."""
    table = await at_a_pace(backend, ALICE, BOB)
    begun = backend.clock.now()
    for hour in range(1, 9):
        backend.clock.at = begun + hour * H
        if hour == lost:
            await backend.store.transact(lambda tx: tx.tables.park(table, BARRED, begun + lost * H))
        if hour == pause:
            await paused(backend, table, since=begun + pause * H)
        if hour == found:
            await backend.store.transact(lambda tx: tx.tables.unpark(table))
            await goes_on(backend, table, begun + lost * H)
        if hour == resume:
            await paused(backend, table)
            await goes_on(backend, table, begun + pause * H)
    assert await left(backend, table) == 47 * H


async def goes_on(backend: Backend, table: int, since: int) -> None:
    await backend.store.transact(lambda tx: start_again(tx, table, since, backend.clock.now()))


async def test_a_question_asked_while_a_table_stands_still_has_its_time_from_when_it_goes_on(backend: Backend) -> None:
    """By buttons that are still there somebody answers at a table whose channel is lost."""
    table = await at_a_pace(backend, ALICE, BOB)
    since = backend.clock.now()
    await backend.store.transact(lambda tx: tx.tables.park(table, BARRED, since))
    backend.clock.at += 30 * H
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    assert (await seat(backend, table, RED)).banked == 0
    backend.clock.at += 5 * H
    await backend.store.transact(lambda tx: tx.tables.unpark(table))
    await goes_on(backend, table, since)
    assert await left(backend, table) == 48 * H


async def test_a_vote_that_is_opened_while_a_table_is_paused_is_open_for_its_time_from_when_it_goes_on(
    backend: Backend,
) -> None:
    table = await at_a_pace(backend, ALICE, BOB)
    since = backend.clock.now()
    await paused(backend, table, since=since)
    backend.clock.at += 50 * H
    vote = await backend.votes.open(table, ALICE, REPLACEMENT, BLUE)
    for hours in (3, 5):
        backend.clock.at += hours * H
        summary = await backend.vote_summaries.of(vote.id)
        assert summary is not None
        assert summary.until == backend.clock.now() + 24 * H
    await paused(backend, table)
    await goes_on(backend, table, since)
    [timer] = await backend.timers(table, CLOSE_VOTE)
    assert timer.due_at == backend.clock.now() + 24 * H


async def test_a_window_that_opens_while_a_table_does_not_run_is_not_held_for_longer(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, BOB)
    await backend.sessions.set_order(table, BOB, "raid", StandingOrder(ASK))
    since = backend.clock.now()
    await backend.store.transact(lambda tx: tx.tables.park(table, BARRED, since))
    backend.clock.at += 50 * H
    await backend.say(table, ALICE, tiny.Raid, source="ash", target="elm")
    held = (await backend.sessions.load(table)).held
    backend.clock.at += H
    await backend.store.transact(lambda tx: tx.tables.unpark(table))
    await goes_on(backend, table, since)
    [timer] = await backend.timers(table)
    assert held == {timer.subject: timer.due_at - H}


async def another_pace(backend: Backend, table: int, pace: Pace) -> None:
    await TimeoutService(backend.runner, backend.scheduler).set_pace(table, ALICE, pace)


async def test_a_quicker_pace_takes_nothing_from_a_question_that_runs(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, BOB)
    backend.clock.at += 10 * H
    before, reminders = await clocks(backend, table), await clocks(backend, table, REMIND)
    await another_pace(backend, table, LIVE)
    assert {n: t.due_at for n, t in (await clocks(backend, table)).items()} == {n: t.due_at for n, t in before.items()}
    assert await clocks(backend, table, REMIND) == reminders
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    assert await left(backend, table) == 15 * 60


async def test_a_slower_pace_gives_its_time_from_when_the_question_was_asked(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, BOB, pace=BRISK)
    backend.clock.at += 10 * H
    await another_pace(backend, table, DAILY)
    assert await left(backend, table) == 38 * H
    await another_pace(backend, table, LIVE)
    await another_pace(backend, table, DAILY)
    assert await left(backend, table) == 38 * H
    [remind] = [timer for timer in (await clocks(backend, table, REMIND)).values() if timer.seat == RED]
    assert (remind.due_at, remind.attempt) == (backend.clock.now() + 14 * H, 1)


async def test_a_pace_after_a_friendly_one_begins_now(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, BOB, pace=FRIENDLY)
    backend.clock.at += 90 * H
    await another_pace(backend, table, DAILY)
    assert await left(backend, table) == 48 * H


async def test_a_bank_is_as_full_at_any_pace_also_after_one_without_banks(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, BOB)
    backend.clock.at += 36 * H
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    for pace, seconds in ((LIVE, 450), (FRIENDLY, 0), (BRISK, 6 * H), (DAILY, 18 * H)):
        await another_pace(backend, table, pace)
        kept = await seat(backend, table, RED)
        assert bank_seconds(pace, bank_at(pace, kept.bank, kept.banked, backend.clock.now())) == seconds


async def test_the_same_pace_again_changes_nothing_and_is_not_told(backend: Backend) -> None:
    table = await at_a_pace(backend, ALICE, BOB)
    backend.clock.at += 36 * H
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    backend.clock.at += H
    await backend.mark_all_sent(table)
    before = await clocks(backend, table), await seat(backend, table, RED)
    await another_pace(backend, table, DAILY)
    assert (await clocks(backend, table), await seat(backend, table, RED)) == before
    assert await backend.waiting_rows(table) == []
