"""Move a database into an empty one of either engine: copy, compare, play again, and leave the old one marked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TypeVar

from bot.game.loading import KnownGames
from bot.ops.holding import held
from bot.ops.integrity import NotReplayable, play_each_kind_again
from bot.store import Encryption, StoreUnusable, Transaction
from bot.store.copying import PATIENCE, TABLES, copy_rows, delete_rows
from bot.store.encryption import encrypt_all, note_all_encrypted, require_keys
from bot.store.engines import Connection, Work
from bot.store.engines.address import Address
from bot.store.engines.connection import Row
from bot.store.engines.opening import connected, engine_at, inspect
from bot.store.fingerprints import OTHERS, Fingerprints, fingerprints_of, whole
from bot.store.identity import IN_USE, MOVED, UNFINISHED, name_of, set_name, set_state, state_of

T = TypeVar("T")
Progress = Callable[[str, int], None]
"""Is told of the rows copied so far: the name of the table, and how many of it."""
TOLD_AFTER = 20_000
"""So many rows of a table are copied between two calls of it."""


@dataclass(frozen=True, slots=True)
class Moved:
    """What was moved, and that it was compared: `fingerprint` is that of all rows on both sides, `seconds` of the
    whole move. `replayed` says which games were played again."""

    rows: int
    games: int
    megabytes: float
    fingerprint: str
    replayed: tuple[str, ...]
    seconds: float


def move(source: Address, target: Address, games: KnownGames, encryption: Encryption, progress: Progress) -> Moved:
    """Move all games from a database that nobody uses into one that is empty, and mark the first as moved.

    Up to that mark the source stays the bot's, and the target is refused as unfinished; a move that was interrupted is
    finished by repeating it. Raises `StoreUnusable`, `DatabaseError`.
    """
    start = perf_counter()
    if _place(source) == _place(target):
        raise StoreUnusable(f"the games are in {source} already")
    if not inspect(source, lambda db: require_keys(db, encryption, source), ""):
        raise StoreUnusable(f"there is no database {source} to be moved")
    there = inspect(target, lambda db: None, "")
    with held(source):
        name, state = _within(source, lambda db: (name_of(db), state_of(db)), writes=False)
        if state == UNFINISHED:
            raise StoreUnusable(f"the database {source} is unfinished: repeat the move that fills it")
        if there:
            _within(target, lambda db: _require_room(db, source, target, name, state), writes=False)
        elif state == MOVED:
            raise StoreUnusable(f"the games of {source} were moved before; {target} is not waiting for the end of that")
        with held(target):  # from the next line on no bot opens it
            _within(target, lambda db: set_state(db, UNFINISHED))
        if state == MOVED:
            count, megabytes, found = 0, 0.0, _within(target, fingerprints_of, writes=False)
        else:
            _encrypt(source, encryption)
            count, megabytes, found = _copy(source, target, progress)
        replayed = _within(target, lambda db: _play_again(db, games, encryption, target), writes=False)
        _within(source, lambda db: set_state(db, MOVED))
        _within(target, lambda db: set_state(db, IN_USE))
    count_games = sum(game != OTHERS for game in found)
    return Moved(count, count_games, megabytes, whole(found), replayed, perf_counter() - start)


def _place(address: Address) -> Address:
    """An address to be compared with another."""
    return address.resolve() if isinstance(address, Path) else address


def _copy(source: Address, target: Address, progress: Progress) -> tuple[int, float, dict[int, str]]:
    """Copy all rows, in one transaction on either side. Returns their number, megabytes and fingerprints."""
    seen = Fingerprints()

    def see(table: str, columns: Sequence[str], rows: Iterator[Row]) -> Iterator[Row]:
        count = 0
        for count, row in enumerate(seen.see(table, columns, rows), 1):
            if count % TOLD_AFTER == 0:
                progress(table, count)
            yield row
        progress(table, count)

    with (
        connected(source, writes=False, patience=PATIENCE) as before,
        connected(target, writes=True, patience=PATIENCE) as after,
    ):
        delete_rows(after)
        set_name(after, name_of(before))  # the nonces of messages that are being sent begin with it
        count = copy_rows(before, after, see)
        found = seen.read()
        if there := _differences(found, fingerprints_of(after)):
            raise StoreUnusable(f"the copy in {target} differs from {source}: {there}")
    return count, seen.bytes / 2**20, found


def _differences(before: dict[int, str], after: dict[int, str]) -> str:
    """The games that differ, in words; "" if none does."""
    differ = sorted(game for game in before.keys() | after.keys() if before.get(game) != after.get(game))
    return ", ".join(f"table {game}" if game != OTHERS else "what is no game's" for game in differ[:5])


def _encrypt(source: Address, encryption: Encryption) -> None:
    """Encrypt what is still plain, where there is a key: so it is on both sides."""
    engine = engine_at(source, "")

    async def encrypt() -> None:
        await engine.open(lambda db: None, None)
        try:
            await engine.replace_secrets(lambda db: encrypt_all(db, encryption, source))
            await engine.transact(lambda db: note_all_encrypted(db, encryption))
        finally:
            await engine.close()

    asyncio.run(encrypt())


def _play_again(db: Connection, games: KnownGames, encryption: Encryption, target: Address) -> tuple[str, ...]:
    try:
        return play_each_kind_again(Transaction(db, encryption), games)
    except NotReplayable as error:
        raise StoreUnusable(f"the copy in {target} is the same, but {error}; nothing was moved") from None


def _require_room(db: Connection, source: Address, target: Address, name: str, state: str) -> None:
    """Raises `StoreUnusable` unless a target is empty, or filled by a move from this source (of this name and state)
    that was interrupted."""
    same = state_of(db) == UNFINISHED and name_of(db) == name
    if state == MOVED and not same:
        raise StoreUnusable(f"the games of {source} were moved before; {target} is not waiting for the end of that")
    full = any(db.columns(table) and db.fetch_one(f"SELECT 1 FROM {table} LIMIT 1") for table in TABLES)
    if full and not same:
        raise StoreUnusable(f"the database {target} is not empty: move into a new one")


def _within(address: Address, work: Work[T], *, writes: bool = True) -> T:
    """Run `work` in one transaction of its own."""
    with connected(address, writes=writes, patience=PATIENCE) as db:
        return work(db)
