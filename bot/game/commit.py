"""Write one transaction of a game: steps, seats, orders, deadlines and outbox rows; and log it in one line."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from bot.game.announcements import announce_next_up
from bot.game.campaigns import end_war, write_seated
from bot.game.deadlines import clock_reading, update_deadlines, update_nudge
from bot.game.orders import save_orders
from bot.game.progress import Progress
from bot.game.seats import record_handover
from bot.game.session import Session
from bot.game.vote_rules import REWIND
from bot.game.votes import VOID, void_after_seat_changes, void_all, void_votes
from bot.game.window_delays import write_delays
from bot.messages import Message
from bot.store import Transaction
from bot.store.models import COURSE, ENDED, HandledInteraction, Handover, Seat, StoredStep, Table
from rules import Player, Refusal, plain

log = logging.getLogger(__name__)


WATCH = ("watch", "watch_token")
"""The columns of a table's address, which is taken back where its host ends the game."""


def _no_guard(tx: Transaction) -> None:
    """Accept whatever the store holds."""


def _write_nothing(tx: Transaction) -> Iterable[Message]:
    """Write and announce nothing."""
    return ()


@dataclass(frozen=True, slots=True)
class Commit:
    """What one transaction writes besides the steps of a progress.

    `actor` is the person who set it off (None: a timer, an AI, or a host who acts on another's seat); `taken` and
    `refused` are as in `Outcome`. `guard` runs before anything is written and raises `Clashed` where the store has
    changed since the decision. `notes` are announced before everything else; `also` writes more, and its announcements
    come last. `ended`: the game is over without a winner.
    """

    actor: int | None = None
    taken: int = 1
    refused: Refusal | None = None
    guard: Callable[[Transaction], None] = _no_guard
    also: Callable[[Transaction], Iterable[Message]] = _write_nothing
    ended: bool = False
    handover: Handover | None = None
    notes: tuple[Message, ...] = ()


def do_no_work(progress: Progress) -> None:
    """Do no more work: the progress is written as it was decided."""


@dataclass(frozen=True, slots=True)
class Change:
    """A decided change of a game: a progress, the work still to be done on it, and the commit to write.

    `work` only computes and runs off the event loop. It returns a commit where that depends on the work, else None:
    then `commit` is written.
    """

    progress: Progress
    work: Callable[[Progress], Commit | None] = do_no_work
    commit: Commit = Commit()


def write_commit(
    tx: Transaction,
    progress: Progress,
    table: Table,
    rows: list[StoredStep],
    announcements: list[Message],
    commit: Commit,
    interaction: int | None,
    now: int,
    held: Mapping[int, int],
) -> Mapping[Player, Seat]:
    """Write the steps and everything that follows from them. Returns the seats with their time banks up to date.

    `held` are the windows held back from now on, by the first decision of the round. Raises `Clashed` where another
    transaction has changed the table since the session was read.
    """
    before = progress.session
    columns = ("seq", "turn", "waiting_since", "state", "started", "ended", "final", *(WATCH if commit.ended else ()))
    commit.guard(tx)
    changed = {column: getattr(table, column) for column in columns}
    tx.tables.change_from(table.id, before.table.version, **changed)
    tx.steps.add(table.id, rows)
    _write_interaction(tx, before, table, commit, interaction)
    seats = progress.seats if table.state == COURSE else update_deadlines(tx, progress, table, now)
    for colour, seat in seats.items():
        if before.seats.get(colour) != seat:
            tx.tables.save_seat(table.id, seat)
    voided = void_after_seat_changes(tx, table.id, before.seats, seats, commit.actor, now)
    if table.final != before.table.final:  # no open vote goes back to a moment after this step
        backwards = (vote for vote in tx.votes.of(table.id) if vote.motion == REWIND)
        voided += void_votes(tx, backwards, VOID, now)
    if table.state == ENDED:  # the vote that ended the game is announced by `also`
        voided += void_all(tx, table.id, now)
        end_war(tx, progress, table)
    if table.campaign is not None:
        write_seated(tx, table.campaign, progress.substitutes, before.members)
    handover_notes = record_handover(tx, table.id, commit.handover)
    save_orders(tx, table.id, before.orders, progress.orders)
    write_delays(tx, table.id, before.held, held, now - clock_reading(tx, table.id, now))
    update_nudge(tx, progress, table, commit.actor, now)
    last = commit.also(tx)
    if table.state == COURSE:  # its person reads all in the panel, and nobody is told or reminded
        return seats
    for message in [*commit.notes, *handover_notes, *voided, *announcements]:
        tx.outbox.add(table.id, message, now)
    announce_next_up(tx, progress, table, now)
    for message in last:
        tx.outbox.add(table.id, message, now)
    return seats


def _write_interaction(tx: Transaction, before: Session, table: Table, commit: Commit, interaction: int | None) -> None:
    if interaction is None or commit.actor is None:
        return
    refused = None if commit.refused is None else plain(commit.refused)
    steps = (before.table.seq + 1, table.seq, commit.taken, refused)
    tx.steps.add_handled(HandledInteraction(interaction, table.id, commit.actor, *steps))


def log_commit(progress: Progress, table: Table) -> None:
    """Log one line a transaction, with the kinds of the answers only: their contents may be secret."""
    steps = [played.step for played in progress.steps]
    kinds = [step.action.kind if step.action else step.by for step in steps if step.by not in FOLLOWING]
    following = {by: sum(step.by == by for step in steps) for by in FOLLOWING}
    log.info(
        "table %d step %d: %s%s",
        table.id,
        table.seq,
        " ".join(kinds) or "-",
        "".join(f" +{count} by {by}" for by, count in following.items() if count),
    )


FOLLOWING = ("order", "clock", "ai")
"""The values of `Step.by` for answers without a press: the log counts such steps and does not list them."""
