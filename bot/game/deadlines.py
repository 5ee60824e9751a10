"""Deadlines and reminders of a table's decisions: started, stopped and moved in the transaction of the step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.game.announcements import newly_asked, turns_begun
from bot.game.progress import Progress, time_allowed
from bot.game.session import Session
from bot.messages import BoardPost
from bot.pace import ALWAYS, FRIENDLY, Allowed, Hours, Pace, bank_after_answer, bank_at, next_reminder, start_clock
from bot.store import Transaction
from bot.store.models import ENDED, REMOVAL, REMOVAL_NOTICE, Seat, Table, Timer
from rules import Player

DUE, REMIND = "due", "remind"
"""The kinds of a decision's two timers, its deadline and its next reminder; their subject is the decision's number."""
NUDGE = "nudge"
"""The kind of the timer after which the person on turn is nudged, where they wish it."""
IDLE = 600
"""Seconds without an answer after which the person on turn is nudged: Discord lets a panel be answered for 900."""
CHANNEL_CHECK = "knock"
"""The kind of the timer by which a parked table checks whether the bot can post in its channel again."""


def update_deadlines(tx: Transaction, progress: Progress, table: Table, now: int) -> Mapping[Player, Seat]:
    """Stop the deadlines of decisions that no longer wait and start those of newly asked ones.

    Returns the seats with their time banks charged. Once the game has ended, every timer is cancelled.
    """
    if table.state == ENDED:
        _cancel_all(tx, table.id)
        return progress.seats
    running = {timer.subject: timer for timer in tx.timers.of(table.id, DUE)}
    new = newly_asked(progress)
    stopped = [timer for number, timer in running.items() if number not in table.waiting_since or number in new]
    seats = _charge_banks(tx, progress, stopped, now)
    for number in {*progress.session.table.waiting_since, *new} - (set(table.waiting_since) - set(new)):
        stop_deadline(tx, table.id, number)
    for number, seat in _decisions_of_people(progress, seats):
        if number in new or (table.pace.decision is not None and number not in running):
            start_deadline(tx, table, number, seat, time_allowed(progress.state, number), now)
    return seats


def _cancel_all(tx: Transaction, table: int) -> None:
    """Cancel the timers of an ended game, but not its deletion, nor the channel check: if it is parked, it still has to
    post the end."""
    for kind in {timer.kind for timer in tx.timers.of(table)} - {CHANNEL_CHECK, REMOVAL_NOTICE, REMOVAL}:
        tx.timers.cancel(table, kind)


def stop_deadline(tx: Transaction, table: int, number: int) -> None:
    """Cancel the deadline and the reminder of a decision."""
    tx.timers.cancel(table, DUE, number)
    tx.timers.cancel(table, REMIND, number)


def start_deadline(tx: Transaction, table: Table, number: int, seat: Seat, allowed: Allowed, now: int) -> None:
    """Start the deadline and the first reminder of a newly asked decision."""
    saved = bank_at(table.pace, seat.bank, seat.banked, now)
    clock = start_clock(table.pace, hours_at(tx, table.id, seat), now, allowed, saved)
    if clock.until is not None:
        tx.timers.set(Timer(table.id, DUE, number, clock.until, seat=seat.colour))
    tx.timers.set(Timer(table.id, REMIND, number, clock.reminder, attempt=1, seat=seat.colour))


def update_nudge(tx: Transaction, progress: Progress, table: Table, actor: int | None, now: int) -> None:
    """Start the nudge of the person on turn, if they wish it, when the turn begins and whenever they act in it; stop it
    when nothing is asked of them any more."""
    on_turn = person_to_nudge(progress.session_now())
    if on_turn is None or table.state == ENDED:
        tx.timers.cancel(table.id, NUDGE, 0)
        tx.panel_replies.forget(table.id)
    elif actor == on_turn or turns_begun(progress.steps) > 0:
        start_nudge(tx, table.id, progress.state.active, now)


def person_to_nudge(session: Session) -> int | None:
    """The person on turn, if they wish to be nudged and something is asked of them."""
    seat = session.seats.get(session.state.active)
    if seat is None or seat.respondent is None or session.table.paused is not None:
        return None
    wished = session.orders[session.state.active].preferences.nudge
    return seat.respondent if wished and session.decisions_of(session.state.active) else None


def start_nudge(tx: Transaction, table: int, seat: Player, now: int) -> None:
    """Start the ten minutes after which the person on turn is nudged, anew. Downtime does not lengthen them: Discord
    closes the panel all the same."""
    tx.timers.set(Timer(table, NUDGE, 0, now + IDLE, pausable=False, seat=seat))


def hours_at(tx: Transaction, table: int, seat: Seat | None) -> Hours:
    """The hours in which the deadlines of a seat run: those of its person, less announced vacations."""
    if seat is None or seat.person is None:
        return ALWAYS
    return replace(tx.people.get(seat.person).hours, away=tx.vacations.of(table, seat.person))


def schedule_next_reminder(tx: Transaction, timer: Timer, now: int) -> None:
    """Move the timer of a reminder that is being sent to the next reminder, or cancel it after the last."""
    if timer not in tx.timers.of(timer.table, REMIND):
        return
    table, seat = tx.tables.get(timer.table), tx.tables.seats(timer.table).get(timer.seat)
    until = next((due.due_at for due in tx.timers.of(timer.table, DUE) if due.subject == timer.subject), None)
    pace = table.pace if table else FRIENDLY
    at = next_reminder(timer.attempt, pace, hours_at(tx, timer.table, seat), now, until)
    if at is None:
        tx.timers.cancel(timer.table, REMIND, timer.subject)
    else:
        tx.timers.set(replace(timer, due_at=at, attempt=timer.attempt + 1))


def restart_deadlines(tx: Transaction, session: Session, pace: Pace, now: int) -> None:
    """Fill every time bank and restart every deadline, for a table that changes its pace."""
    table = replace(session.table, pace=pace)
    for seat in session.seats.values():
        tx.tables.save_seat(table.id, replace(seat, bank=0, banked=0))
    for waiting in session.list_waiting():
        stop_deadline(tx, table.id, waiting.number)
        if waiting.person is not None:
            seat = replace(waiting.seat, bank=0, banked=0)
            start_deadline(tx, table, waiting.number, seat, time_allowed(session.state, waiting.number), now)


def change_hours(tx: Transaction, person: int, hours: Hours, now: int) -> tuple[int, ...]:
    """Save a person's new hours and move their deadlines: the waking time left stays the same.

    Returns the ids of the tables where a deadline of theirs runs.
    """
    tables = [table.id for table in tx.tables.of_person(person)]
    seats = [(table, seat) for table in tables for seat in tx.tables.seats(table).values() if seat.person == person]
    before = [hours_at(tx, table, seat) for table, seat in seats]
    tx.people.set_hours(person, hours)
    for (table, seat), old_hours in zip(seats, before, strict=True):
        reschedule(tx, table, seat, old_hours, now)
    return tuple(table for table, seat in seats if any(b.seat == seat.colour for b in tx.timers.of(table, DUE)))


def reschedule(tx: Transaction, table: int, seat: Seat, old_hours: Hours, now: int) -> None:
    """Move a seat's timers so that the time left, counted in the old hours, is left in its hours of now."""
    hours = hours_at(tx, table, seat)
    for timer in tx.timers.pausable(table):
        if timer.seat == seat.colour and timer.due_at > now:
            tx.timers.set(replace(timer, due_at=hours.after(now, old_hours.between(now, timer.due_at))))


def _decisions_of_people(progress: Progress, seats: Mapping[Player, Seat]) -> Iterator[tuple[int, Seat]]:
    """The decisions that wait for a person, and that person's seat; none while nobody is active at the table."""
    if not progress.is_attended:
        return
    for number in progress.state.unanswered:
        seat = seats[progress.state.pending[number].player]
        if seat.respondent is not None:
            yield number, seat


def _charge_banks(tx: Transaction, progress: Progress, stopped: list[Timer], now: int) -> dict[Player, Seat]:
    """The seats, with less in the bank where a decision of the seat's own turn took longer than its time."""
    before, seats = progress.session, dict(progress.seats)
    for timer in stopped:
        colour = Player(timer.seat)
        if timer.subject not in before.state.pending:
            continue
        if time_allowed(before.state, timer.subject) is not Allowed.OWN_TURN:
            continue
        if _same_person(before, seats, colour):
            seats[colour] = _charge_bank(seats[colour], before, timer, hours_at(tx, timer.table, seats[colour]), now)
    return seats


def _same_person(before: Session, seats: Mapping[Player, Seat], colour: Player) -> bool:
    return before.seats[colour].person == seats[colour].person


def _charge_bank(seat: Seat, before: Session, timer: Timer, hours: Hours, now: int) -> Seat:
    pace: Pace = before.table.pace
    since = before.table.waiting_since.get(timer.subject, now)
    had = bank_at(pace, seat.bank, seat.banked, since)
    left = bank_after_answer(had, hours, now, timer.due_at)
    return seat if left == had else replace(seat, bank=left, banked=since)


SHORT = 60
"""Seconds of downtime up to which board posts are not updated: the deadlines shown hardly change."""
LONG = 600
"""Seconds of downtime after which no timer fires for as many seconds more: people have to find the bot again."""


def postpone(tx: Transaction, since: int, until: int, table: int | None = None) -> None:
    """Move the pausable timers, of one table or of all, as if no time had passed from `since` to `until`."""
    for timer in tx.timers.pausable(table):
        tx.timers.set(replace(timer, due_at=_postpone(tx, timer, since, until)))


def resume_after_downtime(tx: Transaction, alive: int, now: int) -> None:
    """Postpone timers by the downtime of the program, which was last running at `alive`; see `SHORT` and `LONG`."""
    downtime = now - alive
    postpone(tx, alive, now + LONG if downtime > LONG else now)
    if downtime > SHORT:
        for table in {timer.table for timer in tx.timers.pausable() if timer.kind == DUE}:
            repost_board(tx, table, now, fresh=downtime > LONG)
    if downtime > LONG:
        for timer in tx.timers.list_fixed():
            tx.timers.set(replace(timer, due_at=max(timer.due_at, now + LONG)))


def repost_board(tx: Transaction, table: int, now: int, *, fresh: bool = False) -> None:
    """Queue a board post with the changed deadlines, as an edit or (`fresh`) as a new post. It mentions nobody."""
    seats = tx.tables.seats(table)
    respondents = {seats[timer.seat].respondent for timer in tx.timers.of(table, DUE) if timer.seat in seats}
    waiting = tuple(sorted(person for person in respondents if person is not None))
    if waiting:
        tx.outbox.add(table, BoardPost((), waiting, fresh), now)


def _postpone(tx: Transaction, timer: Timer, since: int, until: int) -> int:
    """The new moment of a timer: the time left at `since` counts from `until`, in waking hours if it has a seat."""
    if not timer.seat or timer.due_at <= since:
        return timer.due_at + until - since
    hours = hours_at(tx, timer.table, tx.tables.seats(timer.table).get(timer.seat))
    return hours.after(until, hours.between(since, timer.due_at))
