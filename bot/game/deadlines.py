"""Clocks of a table: started when somebody is asked, stopped by the answer, in the transaction of the step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.game.announcements import newly_asked
from bot.game.progress import Progress, own_turn
from bot.game.session import Session
from bot.pace import ALWAYS, FRIENDLY, Hours, Pace, banked, left_in_bank, next_reminder, started
from bot.store import Books
from bot.store.models import BOARD, ENDED, Bell, Seat, Table
from rules.kernel.values import Player

DUE, REMIND = "due", "remind"
"""A question runs out; whoever is asked is to be reminded of it. Both are about the decision's number."""
KNOCK = "knock"
"""A parked table looks whether its channel can be spoken in again."""


def wound(books: Books, progress: Progress, table: Table, now: int) -> Mapping[Player, Seat]:
    """Stop the clocks of what waits no more, start those of what is asked; the seats with what they have left."""
    if table.state == ENDED:
        _silenced(books, table.id)
        return progress.seats
    running = {bell.about: bell for bell in books.bells.of(table.id, DUE)}
    fresh = newly_asked(progress)
    stopped = [bell for number, bell in running.items() if number not in table.asked or number in fresh]
    seats = _spent(books, progress, stopped, now)
    for number in {*progress.session.table.asked, *fresh} - (set(table.asked) - set(fresh)):
        stop(books, table.id, number)
    for number, seat in _asked(progress, seats):
        if number in fresh or (table.pace.decision is not None and number not in running):
            start(books, table, number, seat, own_turn(progress.state, number), now)
    return seats


def _silenced(books: Books, table: int) -> None:
    """Nothing is to come at a table whose game is over; but one that is parked has its last words still to say."""
    for kind in {bell.kind for bell in books.bells.of(table)} - {KNOCK}:
        books.bells.silence(table, kind)


def stop(books: Books, table: int, number: int) -> None:
    """No clock runs for this question any more."""
    books.bells.silence(table, DUE, number)
    books.bells.silence(table, REMIND, number)


def start(books: Books, table: Table, number: int, seat: Seat, own: bool, now: int) -> None:
    """A clock for a question that is asked now. `own`: it belongs to the seat's own turn."""
    saved = banked(table.pace, seat.bank, seat.banked, now)
    clock = started(table.pace, hours_at(books, table.id, seat), now, own, saved)
    if clock.until is not None:
        books.bells.set(Bell(table.id, DUE, number, clock.until, colour=seat.colour))
    books.bells.set(Bell(table.id, REMIND, number, clock.reminder, stage=1, colour=seat.colour))


def hours_at(books: Books, table: int, seat: Seat | None) -> Hours:
    """The hours in which the clocks of a seat run: those of who sits there, but for announced vacations."""
    if seat is None or seat.person is None:
        return ALWAYS
    return replace(books.people.get(seat.person).hours, away=books.votes.vacations(table, seat.person))


def reminded(books: Books, bell: Bell, now: int) -> None:
    """Move the bell of a reminder that is being given to the next one, or take it away after the last."""
    if bell not in books.bells.of(bell.table, REMIND):
        return
    table, seat = books.tables.get(bell.table), books.tables.seats(bell.table).get(bell.colour)
    until = next((due.at for due in books.bells.of(bell.table, DUE) if due.about == bell.about), None)
    pace = table.pace if table else FRIENDLY
    at = next_reminder(bell.stage, pace, hours_at(books, bell.table, seat), now, until)
    if at is None:
        books.bells.silence(bell.table, REMIND, bell.about)
    else:
        books.bells.set(replace(bell, at=at, stage=bell.stage + 1))


def rewound(books: Books, session: Session, pace: Pace, now: int) -> None:
    """Another pace: every bank is full, every clock that runs begins anew."""
    table = replace(session.table, pace=pace)
    for seat in session.seats.values():
        books.tables.seat(table.id, replace(seat, bank=0, banked=0))
    for waiting in session.waiting():
        stop(books, table.id, waiting.number)
        if waiting.person is not None:
            seat = replace(waiting.seat, bank=0, banked=0)
            start(books, table, waiting.number, seat, own_turn(session.state, waiting.number), now)


def rested(books: Books, person: int, hours: Hours, now: int) -> tuple[int, ...]:
    """A person keeps other hours: what is left of each of their clocks counts in the new ones. The tables of these."""
    tables = [table.id for table in books.tables.of_person(person)]
    seats = [(table, seat) for table in tables for seat in books.tables.seats(table).values() if seat.person == person]
    before = [hours_at(books, table, seat) for table, seat in seats]
    books.people.sleep(person, hours)
    for (table, seat), was in zip(seats, before, strict=True):
        retimed(books, table, seat, was, now)
    return tuple(table for table, seat in seats if any(b.colour == seat.colour for b in books.bells.of(table, DUE)))


def retimed(books: Books, table: int, seat: Seat, was: Hours, now: int) -> None:
    """What is left of a seat's clocks, by the hours that were kept there, counts in those that are kept now."""
    kept = hours_at(books, table, seat)
    for bell in books.bells.moving(table):
        if bell.colour == seat.colour and bell.at > now:
            books.bells.set(replace(bell, at=kept.after(now, was.between(now, bell.at))))


def _asked(progress: Progress, seats: Mapping[Player, Seat]) -> Iterator[tuple[int, Seat]]:
    """The questions that wait for a person, and that person's seat; none while nobody is left at the table."""
    if not progress.attended:
        return
    for number in progress.state.unanswered:
        seat = seats[progress.state.pending[number].player]
        if seat.asked is not None:
            yield number, seat


def _spent(books: Books, progress: Progress, stopped: list[Bell], now: int) -> dict[Player, Seat]:
    """The seats, with less in the bank where a question of one's own turn took longer than its time."""
    before, seats = progress.session, dict(progress.seats)
    for bell in stopped:
        colour = Player(bell.colour)
        if bell.about not in before.state.pending or not own_turn(before.state, bell.about):
            continue
        if _sits_on(before, seats, colour):
            seats[colour] = _less(seats[colour], before, bell, hours_at(books, bell.table, seats[colour]), now)
    return seats


def _sits_on(before: Session, seats: Mapping[Player, Seat], colour: Player) -> bool:
    return before.seats[colour].person == seats[colour].person


def _less(seat: Seat, before: Session, bell: Bell, hours: Hours, now: int) -> Seat:
    pace: Pace = before.table.pace
    since = before.table.asked.get(bell.about, now)
    had = banked(pace, seat.bank, seat.banked, since)
    left = left_in_bank(had, hours, now, bell.at)
    return seat if left == had else replace(seat, bank=left, banked=since)


SHORT = 60
"""Seconds off that make no difference to what a board post says of deadlines."""
LONG = 600
"""Seconds off after which nothing rings before as many more have passed: people have to find the bot again."""


def put_off(books: Books, since: int, until: int, table: int | None = None) -> None:
    """Move the bells that move, of one table or of all, as if no time had passed from `since` to `until`."""
    for bell in books.bells.moving(table):
        books.bells.set(replace(bell, at=_moved(books, bell, since, until)))


def awake_again(books: Books, alive: int, now: int) -> None:
    """As `put_off`, for a program that was last at work at `alive`; after a long time off it leaves some more."""
    off = now - alive
    put_off(books, alive, now + LONG if off > LONG else now)
    if off > SHORT:
        for table in {bell.table for bell in books.bells.moving() if bell.kind == DUE}:
            shown_again(books, table, now, fresh=off > LONG)
    if off > LONG:
        for bell in books.bells.standing():
            books.bells.set(replace(bell, at=max(bell.at, now + LONG)))


def shown_again(books: Books, table: int, now: int, *, fresh: bool = False) -> None:
    """The board post, edited or anew: what it says of deadlines holds no more. It calls nobody."""
    seats = books.tables.seats(table)
    asked = {seats[bell.colour].asked for bell in books.bells.of(table, DUE) if bell.colour in seats}
    waiting = sorted(person for person in asked if person is not None)
    if waiting:
        books.mail.add(table, BOARD, {"call": [], "waiting": waiting, "fresh": fresh}, now)


def _moved(books: Books, bell: Bell, since: int, until: int) -> int:
    """When it rings now: what was left at `since` of somebody's waking hours, or of anybody's, counts from `until`."""
    if not bell.colour or bell.at <= since:
        return bell.at + until - since
    hours = hours_at(books, bell.table, books.tables.seats(bell.table).get(bell.colour))
    return hours.after(until, hours.between(since, bell.at))
