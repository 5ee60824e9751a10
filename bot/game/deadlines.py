"""Deadlines and reminders of a table's decisions: started, stopped and moved in the transaction of the step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.game.announcements import newly_asked
from bot.game.progress import Progress, time_allowed, turns_begun
from bot.game.session import Session
from bot.messages import BoardPost
from bot.pace import (
    ALWAYS,
    FRIENDLY,
    Allowed,
    DecisionClock,
    Hours,
    Pace,
    bank_after_answer,
    bank_at,
    bank_of,
    bank_seconds,
    extend_clock,
    next_reminder,
    resume_clock,
    start_clock,
    time_given,
)
from bot.store import Transaction
from bot.store.models import ANSWERED, ENDED, REMOVAL, REMOVAL_NOTICE, Seat, Table, Timer
from rules import Player
from rules.records import REWIND, UNDO

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

    A decision that the same person is asked again has what it had left, less the time since the answer. Returns the
    seats with their time banks charged. Once the game has ended, every timer is cancelled.
    """
    if table.state == ENDED:
        _cancel_all(tx, table.id)
        return progress.seats
    now = clock_reading(tx, table.id, now)
    running = {timer.subject: timer for timer in tx.timers.of(table.id, DUE)}
    answered, new = _answered(tx, progress, table.id), newly_asked(progress)
    stopped = [timer for number, timer in running.items() if number not in table.waiting_since or number in new]
    seats = _charge_banks(tx, progress, stopped, now)
    for number in {*progress.session.table.waiting_since, *new} - (set(table.waiting_since) - set(new)):
        stop_deadline(tx, table.id, number)
    for timer in stopped:
        if _may_be_asked_again(progress, timer):
            tx.timers.set(replace(timer, kind=ANSWERED))
    has_deadlines = table.pace.decision is not None
    for number, seat in _decisions_of_people(progress, seats):
        colour = Player(seat.colour)
        comes_back = _has_come_back(tx, table.id, seat) if number in new else False
        if number in new and number in answered and (comes_back or _same_person(progress, colour)):
            seats[colour] = _ask_again(tx, answered[number], seat, now)
        elif comes_back and number in running:
            _hand_on(tx, running[number], progress.session.seats[colour], seat, now)
        elif number in new or (has_deadlines and number in table.waiting_since and number not in running):
            start_deadline(tx, table, number, seat, time_allowed(progress.state, number), now)
    return seats


def _answered(tx: Transaction, progress: Progress, table: int) -> dict[int, Timer]:
    """The deadlines of answered decisions that may be asked again, by number; the others are cancelled."""
    kept = {timer.subject: timer for timer in tx.timers.of(table, ANSWERED)}
    if _leaves_undo(progress):
        return kept
    went_back = any(played.step.by == REWIND for played in progress.steps)
    for number in tuple(kept):
        if went_back or number not in progress.state.pending:
            tx.timers.cancel(table, ANSWERED, number)
            del kept[number]
    return kept


def _leaves_undo(progress: Progress) -> bool:
    """Whether the answers before these steps may still be taken back (see `last_answer`)."""
    return all(
        played.step.by == UNDO or (played.step.by in ("player", "order") and played.free) for played in progress.steps
    )


def _may_be_asked_again(progress: Progress, timer: Timer) -> bool:
    """Whether the same person may be asked a decision again whose deadline stops.

    By an undo, as the standing order that will answer it is changed, or as they take the seat of a paused table back
    from a stand-in or an AI. A table that comes to rest asks anew.
    """
    waits = timer.subject in progress.state.unanswered
    same = _same_person(progress, Player(timer.seat)) or (waits and progress.is_paused)
    return same and progress.is_attended and (waits or _leaves_undo(progress))


def _same_person(progress: Progress, colour: Player) -> bool:
    return progress.session.seats[colour].person == progress.seats[colour].person


def _ask_again(tx: Transaction, answered: Timer, seat: Seat, now: int) -> Seat:
    """Let the deadline of an answered decision run again. Returns the seat with the time bank of when it was asked."""
    tx.timers.cancel(answered.table, ANSWERED, answered.subject)
    clock = resume_clock(hours_at(tx, answered.table, seat), now, answered.due_at, answered.given)
    _set_clock(tx, replace(answered, kind=DUE), clock)
    return replace(seat, bank=answered.bank, banked=answered.banked)


def is_over(tx: Transaction, table: int, number: int, now: int) -> bool:
    """Whether the time for an answered decision has run out since: it cannot be asked again."""
    now = clock_reading(tx, table, now)
    return any(timer.subject == number and timer.due_at <= now for timer in tx.timers.of(table, ANSWERED))


def _has_come_back(tx: Transaction, table: int, seat: Seat) -> bool:
    """Whether the person who has a seat now has held and left it before."""
    return any((past.colour, past.before) == (seat.colour, seat.person) for past in tx.handovers.of(table))


def _hand_on(tx: Transaction, running: Timer, before: Seat, seat: Seat, now: int) -> None:
    """Let a running deadline go on for a person who has come back to the seat: the time left counts in their hours."""
    left = hours_at(tx, running.table, before).between(now, running.due_at)
    hours = hours_at(tx, running.table, seat)
    _set_clock(tx, running, resume_clock(hours, now, hours.after(now, left), running.given))


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
    tx.timers.cancel(table.id, ANSWERED, number)
    bank = bank_at(table.pace, seat.bank, seat.banked, now)
    seconds = bank_seconds(table.pace, bank)
    clock = start_clock(table.pace, hours_at(tx, table.id, seat), now, allowed, seconds)
    _set_clock(tx, Timer(table.id, DUE, number, now, seat=seat.colour, bank=bank, banked=now), clock)


def _set_clock(tx: Transaction, timer: Timer, clock: DecisionClock) -> None:
    """Set the deadline and the next reminder of a decision to those of its clock."""
    if clock.until is not None:
        tx.timers.set(replace(timer, due_at=clock.until, given=clock.given))
    if clock.reminder is None:
        tx.timers.cancel(timer.table, REMIND, timer.subject)
    else:
        reminder = Timer(timer.table, REMIND, timer.subject, clock.reminder, attempt=clock.attempt, seat=timer.seat)
        tx.timers.set(reminder)


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
    """The person on turn, if they wish to be nudged and something is asked of them that is not for ever; nobody in a
    course."""
    seat = session.seats.get(session.state.active)
    if session.is_course or seat is None or seat.respondent is None or session.table.paused is not None:
        return None
    wished = session.orders[session.state.active].preferences.nudge
    asked = session.decisions_of(session.state.active).values()
    return seat.respondent if wished and any(not decision.for_ever for decision in asked) else None


def start_nudge(tx: Transaction, table: int, seat: Player, now: int) -> None:
    """Start the ten minutes after which the person on turn is nudged, anew. Downtime does not lengthen them: Discord
    closes the panel all the same."""
    tx.timers.set(Timer(table, NUDGE, 0, now + IDLE, pausable=False, seat=seat))


def clock_reading(tx: Transaction, table: int, now: int) -> int:
    """The moment at which a table's deadlines stand still, if it is paused, parked or put aside; else now."""
    return min(tx.tables.stopped_since(table) or now, now)


def start_again(tx: Transaction, table: int, since: int, now: int) -> None:
    """Let the deadlines of a table go on that has not run `since` a moment, once the store no longer says why.

    If it still does not run for another reason, what has passed since that one began is left to its end.
    """
    until = clock_reading(tx, table, now)
    if until > since:
        postpone(tx, since, until, table)


def deadlines_of(tx: Transaction, table: Table) -> dict[int, int]:
    """The deadlines of a table (seconds since 1970) by the number of the decision; none while it is paused."""
    return {} if table.paused is not None else {timer.subject: timer.due_at for timer in tx.timers.of(table.id, DUE)}


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


def change_pace(tx: Transaction, session: Session, pace: Pace, now: int) -> None:
    """Give a table another pace. Its time banks stay as full as they are.

    A running deadline becomes that of a decision asked at the same moment at the new pace, if that is later. One that
    the new pace does not have ends; where the old pace had none, each decision gets its time from now on.
    """
    tx.tables.change(session.table.id, pace=pace)
    now = clock_reading(tx, session.table.id, now)
    old, table = session.table.pace, replace(session.table, pace=pace)
    seats = {colour: _bank_until(old, seat, now) for colour, seat in session.seats.items()}
    for seat in seats.values():
        tx.tables.save_seat(table.id, seat)
    if old.decision is None or pace.decision is None:
        tx.timers.cancel(table.id, ANSWERED)
        for waiting in session.list_waiting():
            stop_deadline(tx, table.id, waiting.number)
            if waiting.person is not None:
                seat, allowed = seats[waiting.decision.player], time_allowed(session.state, waiting.number)
                start_deadline(tx, table, waiting.number, seat, allowed, now)
        return
    for timer in (*tx.timers.of(table.id, ANSWERED), *tx.timers.of(table.id, DUE)):
        kept = replace(timer, bank=bank_at(old, timer.bank, timer.banked, now), banked=now)
        tx.timers.set(kept)
        if timer.kind == DUE and timer.subject in session.state.pending:
            _extend(tx, kept, pace, session, now)


def _bank_until(pace: Pace, seat: Seat, now: int) -> Seat:
    """The seat with its time bank as the pace has filled it until now."""
    return replace(seat, bank=bank_at(pace, seat.bank, seat.banked, now), banked=now) if seat.banked else seat


def _extend(tx: Transaction, timer: Timer, pace: Pace, session: Session, now: int) -> None:
    """Move a running deadline to where the new pace has it, if that is later."""
    hours = hours_at(tx, timer.table, session.seats[Player(timer.seat)])
    seconds = time_given(pace, time_allowed(session.state, timer.subject), bank_seconds(pace, timer.bank))
    clock = None if seconds is None else extend_clock(hours, now, timer.due_at, timer.given, seconds)
    if clock is not None:
        _set_clock(tx, timer, clock)


def change_hours(tx: Transaction, person: int, hours: Hours, now: int) -> tuple[int, ...]:
    """Save a person's new hours and move their deadlines: the waking time left stays the same.

    Returns the ids of the tables where a deadline of theirs runs.
    """
    tables = [table.id for table in tx.tables.of_person(person)]
    seats = [(table, seat) for table in tables for seat in tx.tables.seats(table).values() if seat.person == person]
    before = [hours_at(tx, table, seat) for table, seat in seats]
    tx.people.set_hours(person, hours.following(tx.people.get(person).hours, now))
    for (table, seat), old_hours in zip(seats, before, strict=True):
        reschedule(tx, table, seat, old_hours, now)
    return tuple(table for table, seat in seats if any(b.seat == seat.colour for b in tx.timers.of(table, DUE)))


def reschedule(tx: Transaction, table: int, seat: Seat, old_hours: Hours, now: int) -> None:
    """Move a seat's timers so that the time left, counted in the old hours, is left in its hours of now."""
    hours, now = hours_at(tx, table, seat), clock_reading(tx, table, now)
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
        if _same_person(progress, colour):
            hours = hours_at(tx, timer.table, seats[colour])
            seats[colour] = _charge_bank(seats[colour], before.table.pace, timer, hours, now)
    return seats


def _charge_bank(seat: Seat, pace: Pace, timer: Timer, hours: Hours, now: int) -> Seat:
    had = bank_seconds(pace, bank_at(pace, seat.bank, seat.banked, timer.banked))
    left = bank_after_answer(had, hours, now, timer.due_at)
    return seat if left == had else replace(seat, bank=bank_of(pace, left), banked=timer.banked)


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
