"""What the repositories see of a database, whichever engine runs it: a connection, and its errors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from bot.logs import Loggable

T = TypeVar("T")


class StoreUnusable(Exception):
    """The database cannot be used; the message says what is wrong with which database, for the host."""


class DatabaseError(Loggable):
    """The database could not be read or written; the message is its own words, without any value of a row."""


class Unreachable(DatabaseError):
    """The database does not answer, or cannot be reached: nothing was written."""


class CommitInDoubt(DatabaseError):
    """The connection broke while a transaction was being committed: it was made whole, or not at all, and the database
    does not say which."""


class Clashed(Exception):
    """Another transaction wrote the same row first: this one was rolled back."""


class NotStorable(ValueError):
    """A value that no engine, or not every one, can store: a text with a NUL, or an integer of more than 8 bytes."""


NUL = "a text with a NUL cannot be stored"
TOO_LARGE = "an integer of more than 8 bytes cannot be stored"


Row = tuple[Any, ...]


class Connection(Protocol):
    """A connection, within a transaction. Parameters are written `?`, or `?1` where one stands in several places.

    A statement is written once, in words of both engines, and is executed by one.

    Raises `Clashed` where a constraint forbids it, `NotStorable`, and `DatabaseError` for everything else.
    """

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> list[Row]:
        """Execute a statement. Returns all rows that it gives; none where it only changes some."""

    def fetch_one(self, sql: str, parameters: Sequence[Any] = (), /) -> Any:
        """Execute a statement. Returns the first row that it gives; None if there is none."""

    def fetch_named(self, sql: str, parameters: Sequence[Any] = (), /) -> list[dict[str, Any]]:
        """Execute a query. Returns all rows, each as its values by the names of the columns."""

    def change(self, sql: str, parameters: Sequence[Any] = (), /) -> int:
        """Execute an INSERT, UPDATE or DELETE. Returns how many rows it has written."""

    def execute_many(self, sql: str, rows: Iterable[Sequence[Any]], /) -> None:
        """Execute a statement for each row of parameters."""

    def columns(self, table: str, /) -> list[str]:
        """The columns of a table of the database, in order; none if there is no such table."""

    def stream(self, sql: str, /) -> Iterator[Row]:
        """The rows of a query, a few at a time."""

    def write_rows(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]], /) -> int:
        """Write many rows, of which yes may be 1 and no 0. Returns how many there were. A table that numbers its rows
        goes on after the highest."""

    def last_numbers(self) -> dict[str, int]:
        """The last number that each table has given to a row; one that has given none is missing."""

    def raise_number(self, table: str, last: int, /) -> None:
        """Let a table number its rows from after this one."""

    def size(self) -> int:
        """How many bytes the database takes."""


Work = Callable[[Connection], T]
"""What runs within one transaction. It may run again where the first run came to nothing: it gives its results back,
and changes nothing but the database."""
