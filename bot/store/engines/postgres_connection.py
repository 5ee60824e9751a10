"""A connection to PostgreSQL, as the repositories see it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, TypeVar, cast

import psycopg
from psycopg import RawCursor, RawServerCursor, errors
from psycopg.types.numeric import Int8BinaryDumper
from psycopg.types.string import StrBinaryDumper

from bot.store.engines.connection import (
    NUL,
    TOO_LARGE,
    Clashed,
    CommitInDoubt,
    DatabaseError,
    NotStorable,
    Row,
    Unreachable,
)
from bot.store.engines.postgres_lease import SESSION

T = TypeVar("T")
Raw = psycopg.Connection[Row]
Cursor = psycopg.Cursor[Row]
_LARGEST = 2**63
"""The first integer that a column does not hold."""
_PLACE = re.compile(r"\?(\d*)")
_SIZE = (
    "SELECT coalesce(sum(pg_total_relation_size(oid)), 0) FROM pg_class"
    " WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace"
)
_COLUMNS = (
    "SELECT attname::text FROM pg_attribute WHERE attrelid = to_regclass(?) AND attnum > 0 AND NOT attisdropped"
    " ORDER BY attnum"
)

_TYPES = (
    "SELECT attname::text, format_type(atttypid, NULL) FROM pg_attribute"
    " WHERE attrelid = to_regclass(?) AND attnum > 0 AND NOT attisdropped ORDER BY attnum"
)
_NUMBERS = (
    "SELECT table_name::text, pg_get_serial_sequence(quote_ident(table_name), column_name)"
    " FROM information_schema.columns WHERE table_schema = current_schema() AND is_identity = 'YES' ORDER BY table_name"
)
_NUMBER = "SELECT pg_current_xact_id()::text"
_LOST = ("08", "57P0")
"""What SQLSTATEs begin with that say that the connection is gone, or the server ends it."""
STREAMED = 500
"""How many rows of a long query are fetched at a time."""


class NotSerializable(DatabaseError):
    """Another transaction was in the way: the same again, on what there is now, may well succeed."""


class ConnectionLost(Unreachable):
    """The connection broke before the transaction was to be committed: nothing of it was written."""


class PostgresConnection:
    """What the repositories see of a connection to PostgreSQL."""

    def __init__(self, raw: Raw) -> None:
        self.raw = raw
        self._queued: list[tuple[str, Sequence[Any]]] = []
        self._number: Cursor | None = None

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> list[Row]:
        """See `Connection`. What only changes rows is sent along with the next statement: it clashes there."""
        if not _is_silent(sql):
            return self._run(sql, parameters, _all_rows)
        _require_storable(parameters)
        self._queued.append((sql, parameters))
        return []

    def fetch_one(self, sql: str, parameters: Sequence[Any] = (), /) -> Any:
        """See `Connection`."""
        return self._run(sql, parameters, Cursor.fetchone)

    def fetch_named(self, sql: str, parameters: Sequence[Any] = (), /) -> list[dict[str, Any]]:
        """See `Connection`."""
        return self._run(sql, parameters, _named_rows)

    def change(self, sql: str, parameters: Sequence[Any] = (), /) -> int:
        """See `Connection`."""
        return self._run(sql, parameters, _rows_changed)

    def _run(self, sql: str, parameters: Sequence[Any], read: Callable[[Cursor], T]) -> T:
        _require_storable(parameters)
        try:
            if not self._queued:
                return read(self._send(sql, parameters))
            queued, self._queued = self._queued, []
            with self.raw.pipeline():
                for before in queued:
                    sent = self._send(*before)
                    self._number = sent if before[0] == _NUMBER else self._number
                cursor = self._send(sql, parameters)
            return read(cursor)
        except psycopg.Error as error:
            if self.raw.pgconn.pipeline_status:  # it broke before all answers were there, and is of no more use
                self.raw.close()
            raise _ours(error, self.raw) from None

    def _send(self, sql: str, parameters: Sequence[Any]) -> Cursor:
        return self.raw.execute(cast(Any, _numbered(sql)), parameters or None, binary=True)

    def _send_queued(self) -> None:
        """Send what has not been sent yet."""
        if self._queued:
            self._run("SELECT 1", (), _rows_changed)

    def execute_many(self, sql: str, rows: Iterable[Sequence[Any]], /) -> None:
        """See `Connection`."""
        for parameters in rows:
            self.execute(sql, parameters)

    def columns(self, table: str, /) -> list[str]:
        """See `Connection`."""
        return [name for (name,) in self.execute(_COLUMNS, (table,))]

    def stream(self, sql: str, /) -> Iterator[Row]:
        """See `Connection`."""
        self._send_queued()
        try:
            with RawServerCursor(self.raw, "stream") as cursor:
                cursor.itersize = STREAMED
                cursor.execute(cast(Any, _numbered(sql)), binary=True)
                yield from cursor
        except psycopg.Error as error:
            raise _ours(error, self.raw) from None

    def write_rows(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]], /) -> int:
        """See `Connection`."""
        types: dict[str, str] = dict(self.execute(_TYPES, (table,)))
        flags = {place for place, column in enumerate(columns) if types[column] == "boolean"}
        written = 0
        self._send_queued()
        try:
            with self.raw.cursor().copy(
                cast(Any, f"COPY {table} ({', '.join(columns)}) FROM STDIN (FORMAT BINARY)")
            ) as copy:
                copy.set_types([types[column] for column in columns])
                for row in rows:
                    copy.write_row([bool(value) if place in flags else value for place, value in enumerate(row)])
                    written += 1
        except psycopg.Error as error:
            raise _ours(error, self.raw) from None
        for known, number in self._numbers():
            if known == table:
                self.execute(f"SELECT setval(?::regclass, max(id)) FROM {table} HAVING count(*) > 0", (number,))
        return written

    def last_numbers(self) -> dict[str, int]:
        """See `Connection`."""
        found = {
            table: self.fetch_one(f"SELECT last_value, is_called FROM {number}") for table, number in self._numbers()
        }
        return {table: last for table, (last, is_called) in found.items() if is_called}

    def raise_number(self, table: str, last: int, /) -> None:
        """See `Connection`."""
        for known, number in self._numbers():
            if known == table:
                self.execute("SELECT setval(?::regclass, ?)", (number, last))

    def _numbers(self) -> list[tuple[str, str]]:
        """The tables that number their rows, each with the name of its sequence."""
        return [(table, number) for table, number in self.execute(_NUMBERS)]

    def size(self) -> int:
        """See `Connection`."""
        return int(self.fetch_one(_SIZE)[0])

    def begin(self, sql: str) -> None:
        """Begin a transaction that writes, along with its first statement."""
        self._queued = [(sql, ()), (_NUMBER, ())]

    @property
    def number(self) -> str:
        """The number of a transaction that writes, by which the server knows later whether it was committed."""
        if self._number is None:
            self._send_queued()
        assert self._number is not None, "it was asked for as the transaction began"
        return str(cast(Row, self._number.fetchone())[0])

    def commit(self) -> None:
        """Commit. Raises `CommitInDoubt`."""
        try:
            self.execute("COMMIT")
        except ConnectionLost as error:
            raise CommitInDoubt(str(error)) from None

    def roll_back(self) -> None:
        """Undo the transaction, and forget what was not sent yet."""
        self._queued = []
        self.execute("ROLLBACK")


def _all_rows(cursor: Cursor) -> list[Row]:
    return cursor.fetchall() if cursor.description else []


def _named_rows(cursor: Cursor) -> list[dict[str, Any]]:
    names = [column[0] for column in cursor.description or ()]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def _rows_changed(cursor: Cursor) -> int:
    return cursor.rowcount


def _require_storable(parameters: Iterable[Any]) -> None:
    """Raises `NotStorable`."""
    for value in parameters:
        if isinstance(value, str):
            if "\0" in value:
                raise NotStorable(NUL)
        elif isinstance(value, int) and not -_LARGEST <= value < _LARGEST:
            raise NotStorable(TOO_LARGE)


@cache
def _is_silent(sql: str) -> bool:
    """Whether a statement only changes rows, and gives none."""
    return sql.startswith(("INSERT", "UPDATE", "DELETE")) and " RETURNING " not in sql


@cache
def _numbered(sql: str) -> str:
    """A statement with its places as PostgreSQL numbers them."""
    count = 0

    def number(found: re.Match[str]) -> str:
        nonlocal count
        count += 1
        return f"${found[1] or count}"

    return _PLACE.sub(number, sql)


def _ours(error: psycopg.Error, raw: Raw) -> Exception:
    """An error by a name of ours. Its text is the server's own words: the rest of it may quote a row."""
    words = error.diag.message_primary or " ".join(str(error).split())
    text = f"{error.sqlstate}: {words}" if error.sqlstate else words
    if isinstance(error, errors.SerializationFailure | errors.DeadlockDetected):
        return NotSerializable(text)
    if isinstance(error, errors.IntegrityError):
        return Clashed(text)
    lost = raw.broken or raw.closed or (error.sqlstate or "").startswith(_LOST)
    return ConnectionLost(text) if lost else DatabaseError(text)


def connect(url: str, patience: float, session: str = SESSION) -> Raw:
    """A new connection, which commits by itself what stands in no transaction. Raises `psycopg.Error`."""
    raw: Raw = psycopg.connect(url, **options(patience, session))
    configure(raw)
    return raw


def options(patience: float, session: str) -> dict[str, Any]:
    """How connections are made, each in at most about so many seconds; `session` is what the server calls them."""
    return {
        "autocommit": True,
        "cursor_factory": RawCursor,
        "connect_timeout": max(2, round(patience)),
        "application_name": session,
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 2,
    }


def configure(raw: Raw) -> None:
    """Bind each integer in eight bytes and each text as a text, so that a statement is prepared once."""
    raw.adapters.register_dumper(int, Int8BinaryDumper)
    raw.adapters.register_dumper(str, StrBinaryDumper)
