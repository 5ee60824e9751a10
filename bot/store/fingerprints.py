"""Fingerprints of what a database holds: one of every game, and one of everything else, the same in either engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from bot.store.copying import columns_of, read_rows
from bot.store.engines import Connection
from bot.store.engines.connection import Row

OTHERS = 0
"""In place of a table's id: the fingerprint of what is no game's."""


class Fingerprints:
    """Takes fingerprints of rows, each table of the database by its key. `bytes` is how much was looked at.

    A row counts for the game whose table it names (`table_id`, a table's own row by its id), with the names of its
    columns. Yes is 1 and no is 0: SQLite knows no others.
    """

    def __init__(self) -> None:
        self.bytes = 0
        self._hashes: dict[int, Any] = {}
        self._encode = msgspec.msgpack.Encoder().encode

    def see(self, table: str, columns: Sequence[str], rows: Iterator[Row]) -> Iterator[Row]:
        """Look at the rows of a table, and pass them on."""
        owner = columns.index("id" if table == "tables" else "table_id") if _is_of_games(table, columns) else None
        about = self._encode([table, *columns])
        for row in rows:
            game = OTHERS if owner is None else row[owner] or OTHERS
            if (found := self._hashes.get(game)) is None:
                found = self._hashes[game] = sha256()
            text = self._encode([int(value) if isinstance(value, bool) else value for value in row])
            found.update(about)
            found.update(text)
            self.bytes += len(text)
            yield row

    def read(self) -> dict[int, str]:
        """The fingerprint of every game by its table, and of `OTHERS`: 64 hex digits each."""
        return {game: found.hexdigest() for game, found in sorted(self._hashes.items())}


def _is_of_games(table: str, columns: Sequence[str]) -> bool:
    return table == "tables" or "table_id" in columns


def fingerprints_of(db: Connection) -> dict[int, str]:
    """The fingerprints of all that a database holds, in the caller's transaction."""
    found, columns = Fingerprints(), columns_of(db)
    for table, rows in read_rows(db, columns):
        for _ in found.see(table, columns[table], rows):
            pass
    return found.read()


def whole(fingerprints: dict[int, str]) -> str:
    """One fingerprint of all: 64 hex digits."""
    return sha256(msgspec.json.encode(list(fingerprints.items()))).hexdigest()
