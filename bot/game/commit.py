"""What one transaction of a game writes: steps, seats, orders, clocks, what is to be said; and its line in the log."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
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
from rules import Player, Refusal, plain

log = logging.getLogger(__name__)


def _no_guard(tx: Transaction) -> None:
    """Nothing else has to hold."""


def _nothing_more(tx: Transaction) -> Iterable[Announcement]:
    """Nothing else is written or said."""
    return ()


@dataclass(frozen=True, slots=True)
class Commit:
    """What one transaction writes besides the steps of a progress.

    `actor` is the person who set it off (None: a timer, an AI, the host's word about others); `taken` and `refused` are
    as in `Outcome`. `guard` looks at what stands before anything is written, and raises `Clashed` where that is no
    longer what was worked on. `notes` are announced before everything else; `also` writes more, and its announcements
    come last. `ended`: the game is over without a winner.
    """

    actor: int | None = None
    taken: int = 1
    refused: Refusal | None = None
    guard: Callable[[Transaction], None] = _no_guard
    also: Callable[[Transaction], Iterable[Announcement]] = _nothing_more
    ended: bool = False
    handover: Handover | None = None
    notes: tuple[Announcement, ...] = ()


def as_it_stands(progress: Progress) -> None:
    """No work: the progress is written as it was decided."""


@dataclass(frozen=True, slots=True)
class Change:
    """What is to become of a game: a progress, the work still to be done on it, and what is written with its steps.

    `work` is plain computing, run off the event loop; it returns the commit where that follows from the work itself,
    or None: then `commit` is written.
    """

    progress: Progress
    work: Callable[[Progress], Commit | None] = as_it_stands
    commit: Commit = Commit()


def write_commit(
    tx: Transaction,
    progress: Progress,
    table: Table,
    rows: list[StoredStep],
    said: list[Announcement],
    commit: Commit,
    interaction: int | None,
    now: int,
    held: Mapping[int, int],
) -> Mapping[Player, Seat]:
    """Write it all; the seats with what they have saved by now. The transaction clashes where somebody was first."""
    commit.guard(tx)
    before = progress.session
    tx.steps.add(table.id, rows)
    _write_interaction(tx, before, table, commit, interaction)
    seats = update_deadlines(tx, progress, table, now)
    for colour, seat in seats.items():
        if before.seats.get(colour) != seat:
            tx.tables.save_seat(table.id, seat)
    freed = void_after_seat_changes(tx, table.id, before.seats, seats, commit.actor, now)
    left = void_all(tx, table.id, now) if table.state == ENDED else []  # a vote that ends it says so below
    write_orders(tx, table.id, before.orders, progress.orders)
    write_delays(tx, table.id, before.held, held)
    columns = ("seq", "turn", "waiting_since", "state", "started", "ended")
    tx.tables.change(table.id, **{column: getattr(table, column) for column in columns})
    for kind, payload in [*commit.notes, *record_handover(tx, table.id, commit.handover), *freed, *left, *said]:
        tx.outbox.add(table.id, kind, payload, now)
    announce_next_up(tx, progress, table, now)
    for kind, payload in commit.also(tx):
        tx.outbox.add(table.id, kind, payload, now)
    return seats


def _write_interaction(tx: Transaction, before: Session, table: Table, commit: Commit, interaction: int | None) -> None:
    if interaction is None or commit.actor is None:
        return
    refused = None if commit.refused is None else plain(commit.refused)
    steps = (before.table.seq + 1, table.seq, commit.taken, refused)
    tx.steps.add_handled(HandledInteraction(interaction, table.id, commit.actor, *steps))


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
