"""What one transaction of a game writes: steps, seats, orders, clocks, what is to be said; and its line in the log."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.game.announcements import Announcement, announce_next_up
from bot.game.deadlines import update_deadlines
from bot.game.handovers import record_handover
from bot.game.open_votes import void_after_seat_changes, void_all
from bot.game.orders import write_orders
from bot.game.progress import Progress
from bot.game.session import Session
from bot.game.window_delays import write_delays
from bot.store import Transaction
from bot.store.models import ENDED, HandledInteraction, Handover, Seat, StoredStep, Table
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
    unless: Callable[[Transaction], None] | None = None
    also: Callable[[Transaction], None] | None = None
    ended: bool = False
    handed: Handover | None = None
    notes: tuple[Announcement, ...] = ()


def write_commit(
    tx: Transaction,
    progress: Progress,
    table: Table,
    rows: list[StoredStep],
    said: list[Announcement],
    writing: Writing,
    now: int,
    held: Mapping[int, int],
) -> Mapping[Player, Seat]:
    """Write it all; the seats with what they have saved by now. The transaction clashes where somebody was first."""
    if writing.unless is not None:
        writing.unless(tx)
    before = progress.session
    tx.steps.add(table.id, rows)
    _write_interaction(tx, before, table, writing)
    seats = update_deadlines(tx, progress, table, now)
    for colour, seat in seats.items():
        if before.seats.get(colour) != seat:
            tx.tables.save_seat(table.id, seat)
    freed = void_after_seat_changes(tx, table.id, before.seats, seats, writing.actor, now)
    left = void_all(tx, table.id, now) if table.state == ENDED else []  # a vote that ends it says so below
    write_orders(tx, table.id, before.orders, progress.orders)
    write_delays(tx, table.id, before.held, held)
    columns = ("seq", "turn", "waiting_since", "state", "started", "ended")
    tx.tables.change(table.id, **{column: getattr(table, column) for column in columns})
    for kind, payload in [*writing.notes, *record_handover(tx, table.id, writing.handed), *freed, *left, *said]:
        tx.outbox.add(table.id, kind, payload, now)
    announce_next_up(tx, progress, table, now)
    if writing.also is not None:
        writing.also(tx)
    return seats


def _write_interaction(tx: Transaction, before: Session, table: Table, writing: Writing) -> None:
    if writing.interaction is None or writing.actor is None:
        return
    refused = None if writing.refused is None else plain(writing.refused)
    press = (before.table.seq + 1, table.seq, writing.taken, refused)
    tx.steps.add_handled(HandledInteraction(writing.interaction, table.id, writing.actor, *press))


def log_commit(progress: Progress, table: Table) -> None:
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
