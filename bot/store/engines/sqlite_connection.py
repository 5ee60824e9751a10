"""A connection to an SQLite file, as the repositories see it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

from bot.store.engines.connection import (
    NUL,
    TOO_LARGE,
    Clashed,
    DatabaseError,
    NotStorable,
    Rows,
    StoreUnusable,
    Work,
)

T = TypeVar("T")


class SqliteConnection:
    """What the repositories see of a connection to a file."""

    for_share = ""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self.raw, self._execute = raw, raw.execute

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Rows:
        """See `Connection`."""
        for value in parameters:
            if isinstance(value, str) and "\0" in value:
                raise NotStorable(NUL)
        try:
            cursor = self._execute(sql, parameters)
            rows = Rows(cursor)
        except OverflowError as error:
            raise NotStorable(TOO_LARGE) from error
        except sqlite3.IntegrityError as error:
            raise Clashed(str(error)) from error
        except sqlite3.Error as error:
            raise DatabaseError(str(error)) from error
        rows.cursor = cursor
        return rows

    def execute_many(self, sql: str, rows: Iterable[Sequence[Any]], /) -> None:
        """See `Connection`."""
        for parameters in rows:
            self.execute(sql, parameters)

    def columns(self, table: str, /) -> list[str]:
        """See `Connection`."""
        return [row[1] for row in self.execute(f"PRAGMA table_info({table})")]

    def stream(self, sql: str, /) -> Iterator[tuple[Any, ...]]:
        """See `Connection`."""
        try:
            yield from self.raw.execute(sql)
        except sqlite3.Error as error:
            raise DatabaseError(str(error)) from error

    def write_rows(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]], /) -> int:
        """See `Connection`."""
        places = ", ".join("?" for _ in columns)
        try:
            return self.raw.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows).rowcount
        except sqlite3.IntegrityError as error:
            raise Clashed(str(error)) from error
        except sqlite3.Error as error:
            raise DatabaseError(str(error)) from error

    def last_numbers(self) -> dict[str, int]:
        """See `Connection`."""
        return dict(self.execute("SELECT name, seq FROM sqlite_sequence ORDER BY name"))

    def raise_number(self, table: str, last: int, /) -> None:
        """See `Connection`."""
        if "AUTOINCREMENT" not in self.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).first[0]:
            return  # it goes on after its highest row
        if not self.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = ?", (last, table)).changed:
            self.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, last))

    def size(self) -> int:
        """See `Connection`."""
        pages, page = self.execute("PRAGMA page_count").first[0], self.execute("PRAGMA page_size").first[0]
        return int(pages * page)

    def run(self, work: Work[T], begin: str = "BEGIN IMMEDIATE") -> T:
        """Run `work` in a transaction, whole or not at all."""
        self.execute(begin)
        try:
            result = work(self)
            self.execute("COMMIT")
        except BaseException:
            if self.raw.in_transaction:
                self.execute("ROLLBACK")
            raise
        return result

    def replace_secrets(self, work: Work[bool], where: object) -> None:
        """Run `work`, which writes secrets in another form; where it says so, remove every trace of what it replaced.

        Raises `StoreUnusable` where the traces cannot be removed now.
        """
        self.execute("PRAGMA secure_delete = ON")
        if self.run(work):
            self._remove_traces(where)

    def _remove_traces(self, where: object) -> None:
        """Write the file afresh and empty its write-ahead log, so that no byte of an earlier version of it is left.

        `secure_delete` alone leaves copies in the log, and in the space between the rows of a page.
        """
        try:
            self.execute("VACUUM")
            busy = self.execute("PRAGMA wal_checkpoint(TRUNCATE)").first[0]
        except DatabaseError as error:
            raise StoreUnusable(f"plain dice secrets cannot be removed from the database {where}: {error}") from error
        if busy:
            raise StoreUnusable(
                f"plain dice secrets cannot be removed from the database {where}: another program reads it"
            )
