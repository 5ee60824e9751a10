"""The threads that the bot makes for tables, in SQL."""

from __future__ import annotations

import sqlite3

from bot.store.models import TableThread

_THREAD = "table_id, parent, post, origin, thread, shown"


class Threads:
    """Every method works inside the caller's transaction."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def want(self, wanted: TableThread) -> None:
        """Write that a table is to get a thread."""
        values = (wanted.table, wanted.parent, wanted.post, wanted.origin, wanted.thread, wanted.shown)
        self._db.execute(f"INSERT INTO threads ({_THREAD}) VALUES (?, ?, ?, ?, ?, ?)", values)

    def of(self, table: int) -> TableThread | None:
        """The thread that a table has or is to get; None if it wants none."""
        row = self._db.execute(f"SELECT {_THREAD} FROM threads WHERE table_id = ?", (table,)).fetchone()
        return TableThread(row[0], row[1], bool(row[2]), *row[3:]) if row else None

    def is_made(self, thread: int) -> bool:
        """Whether a thread is known to be a table's."""
        return self._db.execute("SELECT 1 FROM threads WHERE thread = ?", (thread,)).fetchone() is not None

    def note_made(self, table: int, thread: int) -> None:
        """Write which thread was made for a table."""
        self._db.execute("UPDATE threads SET thread = ? WHERE table_id = ?", (thread, table))

    def note_shown(self, table: int, state: str) -> None:
        """Write which state of its table a thread shows."""
        self._db.execute("UPDATE threads SET shown = ? WHERE table_id = ?", (state, table))

    def hand_on(self, thread: int, table: int) -> None:
        """Give a thread that an earlier table had to the table that is opened in it."""
        self._db.execute("UPDATE threads SET table_id = ? WHERE thread = ?", (table, thread))

    def forget(self, table: int) -> None:
        """Write that a table has no thread of its own any more."""
        self._db.execute("DELETE FROM threads WHERE table_id = ?", (table,))
