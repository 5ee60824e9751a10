"""Verify a database file: SQLite's integrity check, and one of its games played again from its record."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from bot.game.export import record
from bot.game.loading import KnownGames, find_game, load, ruleset_of
from bot.logs import error_summary
from bot.store import DatabaseError, Encryption, StoreUnusable, Transaction
from bot.store.engines import sqlite_files
from bot.store.engines.sqlite_connection import SqliteConnection
from rules import Refused
from rules.records import Tampered, read_record, verify


class Damaged(StoreUnusable):
    """A file is no undamaged database of this bot; the message says what is wrong with which file."""


class NotReplayable(Exception):
    """The file is undamaged, but a replay of a game in it fails or differs; the message says which game and why."""


@contextmanager
def open_read_only(path: Path) -> Iterator[SqliteConnection]:
    """Open a file that nobody writes to, so that SQLite creates no files beside it; raises `Damaged`."""
    if not path.is_file():
        raise Damaged(f"{path} is not there")
    try:
        with sqlite_files.open_unchanging(path) as db:
            if damage := sqlite_files.damage_in(db):
                raise Damaged(f"{path} is damaged ({damage})")
            yield db
    except DatabaseError as error:
        raise Damaged(f"{path} cannot be used: {error}") from None


def verify_database(path: Path, games: KnownGames, encryption: Encryption, turn: int) -> str:
    """Check a file and play one of its games again, another one for each `turn`. Returns what was verified, in words.

    Raises `Damaged`, or `Unproven` if only the game fails. Takes seconds for a long game.
    """
    with open_read_only(path) as db:
        tx = Transaction(db, encryption)
        begun = tx.tables.list_begun()
        here = [table for table in begun if not _lacks_package(tx, games, table)]
        if not here:
            return "it holds no game whose package is installed here" if begun else "it holds no game yet"
        return _replay(tx, games, here[turn % len(here)])


def play_each_kind_again(tx: Transaction, games: KnownGames) -> tuple[str, ...]:
    """Play the newest game of each kind again. Returns what was verified, in words; raises `NotReplayable`."""
    newest = {}
    for number in tx.tables.list_begun():
        table = tx.tables.get(number)
        if table is not None and not _lacks_package(tx, games, number):
            newest[table.game] = number
    return tuple(_replay(tx, games, number) for _, number in sorted(newest.items()))


def _lacks_package(tx: Transaction, games: KnownGames, table: int) -> bool:
    """Whether the package is missing here from which a table's game comes: then it cannot be played again."""
    found = tx.tables.get(table)
    try:
        if found is not None:
            find_game(games, found)
    except Refused:
        return True
    except LookupError:
        return False  # It never was a package's, so it is damage.
    return False


def _replay(tx: Transaction, games: KnownGames, table: int) -> str:
    """Play the game of a table again. Returns its steps and draws, in words; raises `Unproven`."""
    try:
        session = load(tx, games, table)
        text = record(session, tx.steps.with_snapshots(table, 0, session.table.seq))
        proof = verify(read_record(text), partial(ruleset_of, games))
    except Refused as refused:
        raise NotReplayable(f"table {table} cannot be read ({refused.why.kind})") from refused
    except DatabaseError:
        raise
    except Tampered as tampered:
        raise NotReplayable(f"table {table} does not play again as it was played: {tampered}") from tampered
    except Exception as error:
        raise NotReplayable(f"table {table} cannot be played again ({error_summary(error)})") from error
    return f"table {table} played again: {proof.steps} steps, {proof.draws} draws"
