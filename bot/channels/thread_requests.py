"""A table's wish for a thread of its own, and its leaving one, as messages of the outbox."""

from __future__ import annotations

from dataclasses import dataclass

from bot.messages import CloseThread, Invite, MakeThread
from bot.store import Transaction
from bot.store.models import Table, TableThread
from bot.words import words


@dataclass(frozen=True, slots=True)
class ThreadWanted:
    """A thread that a new table wants: from a message in the channel `parent`, or as a `post` of the forum `parent`."""

    parent: int
    post: bool = False


def want_thread(tx: Transaction, table: int, wanted: ThreadWanted, origin: int, now: int) -> None:
    """Write that a table that was opened in the channel `origin` is to get a thread, and queue what makes it."""
    own = TableThread(table, wanted.parent, wanted.post, origin)
    tx.threads.want(own)
    if wanted.post:
        tx.outbox.add(table, MakeThread(), now)
    else:
        row = tx.tables.get(table)
        assert row is not None, "it was opened in this transaction or before"
        tx.outbox.add(table, Invite("thread-invite", values=about(row), channel=wanted.parent), now)


def leave_thread(tx: Transaction, table: int, now: int) -> None:
    """Write that a table leaves the thread that was made for it, which is closed."""
    own = tx.threads.of(table)
    if own is not None:
        tx.threads.forget(table)
        if own.thread is not None:
            tx.outbox.add(table, CloseThread(own.thread), now)


def about(table: Table) -> dict[str, str]:
    """What the messages about a table's thread say of it."""
    game = words(table.language, table.game).say(f"game-{table.game}")
    return {"game": game, "number": str(table.id), "host": f"<@{table.host}>"}
