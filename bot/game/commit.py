"""What one transaction of a game writes: steps, seats, orders, clocks, what is to be said; and its line in the log."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.game.announcements import Notice, tell_next
from bot.game.deadlines import wound
from bot.game.handovers import handed_over
from bot.game.open_votes import game_over, seats_freed
from bot.game.orders import write_orders
from bot.game.progress import Progress
from bot.game.session import Session
from bot.game.window_delays import write_delays
from bot.store import Books
from bot.store.models import ENDED, Handover, Press, Seat, StepRow, Table
from rules.kernel.tagged import plain
from rules.kernel.values import Player, Refusal

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Writing:
    """What one transaction is to write besides a progress's steps. `actor` is the person who set it off; `notes` are
    said before everything else. `unless` looks at what stands before anything is written, and raises `Clashed` where
    that is no longer what was worked on."""

    actor: int | None = None
    interaction: int | None = None
    taken: int = 1
    refused: Refusal | None = None
    unless: Callable[[Books], None] | None = None
    also: Callable[[Books], None] | None = None
    ended: bool = False
    handed: Handover | None = None
    notes: tuple[Notice, ...] = ()


def written(
    books: Books,
    progress: Progress,
    table: Table,
    rows: list[StepRow],
    said: list[Notice],
    writing: Writing,
    now: int,
    held: Mapping[int, int],
) -> Mapping[Player, Seat]:
    """Write it all; the seats with what they have saved by now. The transaction clashes where somebody was first."""
    if writing.unless is not None:
        writing.unless(books)
    before = progress.session
    books.steps.add(table.id, rows)
    _pressed(books, before, table, writing)
    seats = wound(books, progress, table, now)
    for colour, seat in seats.items():
        if before.seats.get(colour) != seat:
            books.tables.seat(table.id, seat)
    freed = seats_freed(books, table.id, before.seats, seats, writing.actor, now)
    left = game_over(books, table.id, now) if table.state == ENDED else []  # a vote that ends it says so below
    write_orders(books, table.id, before.orders, progress.orders)
    write_delays(books, table.id, before.held, held)
    columns = ("seq", "turn", "asked", "state", "started", "ended")
    books.tables.change(table.id, **{column: getattr(table, column) for column in columns})
    for kind, payload in [*writing.notes, *handed_over(books, table.id, writing.handed), *freed, *left, *said]:
        books.mail.add(table.id, kind, payload, now)
    tell_next(books, progress, table, now)
    if writing.also is not None:
        writing.also(books)
    return seats


def _pressed(books: Books, before: Session, table: Table, writing: Writing) -> None:
    if writing.interaction is None or writing.actor is None:
        return
    refused = None if writing.refused is None else plain(writing.refused)
    press = (before.table.seq + 1, table.seq, writing.taken, refused)
    books.steps.press(Press(writing.interaction, table.id, writing.actor, *press))


def noted(progress: Progress, table: Table) -> None:
    """One line a transaction, kinds only: what an answer says may be a secret."""
    steps = [played.step for played in progress.steps]
    said = [step.action.kind if step.action else step.by for step in steps if step.by not in FOLLOWING]
    following = {by: sum(step.by == by for step in steps) for by in FOLLOWING}
    log.info(
        "table %d step %d: %s%s",
        table.id,
        table.seq,
        " ".join(said) or "-",
        "".join(f" +{count} by {by}" for by, count in following.items() if count),
    )


FOLLOWING = ("order", "clock", "ai")
"""Who answers without a press: such steps are counted, not listed."""
