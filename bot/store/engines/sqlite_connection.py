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
    Row,
    StoreUnusable,
    Work,
)

T = TypeVar("T")
FAILED = (sqlite3.Error, OverflowError)
"""What a statement raises."""


class SqliteConnection:
    """What the repositories see of a connection to a file."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self.raw, self._execute = raw, raw.execute

    # Each statement of the bot passes one of these, so each is one call, and looks at its parameters by itself.

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> list[Row]:
        """See `Connection`."""
        for value in parameters:
            if type(value) is str and "\0" in value:
                raise NotStorable(NUL)
        try:
            return self._execute(sql, parameters).fetchall()
        except FAILED as error:
            raise _ours(error) from error

    def fetch_one(self, sql: str, parameters: Sequence[Any] = (), /) -> Any:
        """See `Connection`."""
        for value in parameters:
            if type(value) is str and "\0" in value:
                raise NotStorable(NUL)
        try:
            return self._execute(sql, parameters).fetchone()
        except FAILED as error:
            raise _ours(error) from error

    def change(self, sql: str, parameters: Sequence[Any] = (), /) -> int:
        """See `Connection`."""
        for value in parameters:
            if type(value) is str and "\0" in value:
                raise NotStorable(NUL)
        try:
            return self._execute(sql, parameters).rowcount
        except FAILED as error:
            raise _ours(error) from error

    def fetch_named(self, sql: str, parameters: Sequence[Any] = (), /) -> list[dict[str, Any]]:
        """See `Connection`."""
        for value in parameters:
            if type(value) is str and "\0" in value:
                raise NotStorable(NUL)
        try:
            cursor = self._execute(sql, parameters)
            names = [column[0] for column in cursor.description]
            return [dict(zip(names, row, strict=True)) for row in cursor]
        except FAILED as error:
            raise _ours(error) from error

    def execute_many(self, sql: str, rows: Iterable[Sequence[Any]], /) -> None:
        """See `Connection`."""
        for parameters in rows:
            self.change(sql, parameters)

    def columns(self, table: str, /) -> list[str]:
        """See `Connection`."""
        return [row[1] for row in self.execute(f"PRAGMA table_info({table})")]

    def stream(self, sql: str, /) -> Iterator[Row]:
        """See `Connection`."""
        try:
            yield from self._execute(sql)
        except FAILED as error:
            raise _ours(error) from error

    def write_rows(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]], /) -> int:
        """See `Connection`."""
        places = ", ".join("?" for _ in columns)
        try:
            return self.raw.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows).rowcount
        except FAILED as error:
            raise _ours(error) from error

    def last_numbers(self) -> dict[str, int]:
        """See `Connection`."""
        return dict(self.execute("SELECT name, seq FROM sqlite_sequence ORDER BY name"))

    def raise_number(self, table: str, last: int, /) -> None:
        """See `Connection`."""
        if "AUTOINCREMENT" not in self.fetch_one("SELECT sql FROM sqlite_master WHERE name = ?", (table,))[0]:
            return  # it goes on after its highest row
        if not self.change("UPDATE sqlite_sequence SET seq = ? WHERE name = ?", (last, table)):
            self.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, last))

    def size(self) -> int:
        """See `Connection`."""
        pages, page = self.fetch_one("PRAGMA page_count")[0], self.fetch_one("PRAGMA page_size")[0]
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
            busy = self.fetch_one("PRAGMA wal_checkpoint(TRUNCATE)")[0]
        except DatabaseError as error:
            raise StoreUnusable(f"plain dice secrets cannot be removed from the database {where}: {error}") from error
        if busy:
            raise StoreUnusable(
                f"plain dice secrets cannot be removed from the database {where}: another program reads it"
            )


def _ours(error: Exception) -> Exception:
    """An error of SQLite's by a name of ours."""
    if isinstance(error, OverflowError):
        return NotStorable(TOO_LARGE)
    return Clashed(str(error)) if isinstance(error, sqlite3.IntegrityError) else DatabaseError(str(error))
