"""Backups as chunks: what two backups have in common lies on the disk once.

A backup is a small file, its *manifest*: the schema of the database, and for each table the names of its chunks in
order. A chunk holds some rows of one table, compressed; its name is the SHA-256 of what it holds. Chunks end where the
rows say so, not after a fixed number: a new row changes one chunk, whatever comes after it. A chunk never changes, and
stays as long as any manifest names it.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec

from bot.ops.integrity import Damaged
from bot.store import DatabaseError
from bot.store.engines import Connection, sqlite_files
from bot.store.engines.sqlite import opened
from bot.store.engines.sqlite_connection import SqliteConnection
from bot.store.engines.sqlite_files import Cell

FORMAT = 1
MEAN = 32 * 1024
"""Bytes of a chunk on average, before it is compressed."""
MOST = 4 * MEAN
"""Bytes after which a chunk ends wherever it is."""
LARGEST = 2**28
"""Bytes that a manifest or a chunk holds at most, so that a forged one does not fill the memory."""
FOLDER = "chunks"
PARTIAL = ".part"
_NAME = r"^[0-9a-f]{64}$"
_CREATES = re.compile(r"CREATE (TABLE|(UNIQUE )?INDEX) ", re.IGNORECASE)


class DamagedChunk(Damaged):
    """A chunk that is missing, or does not hold what its name says."""

    def __init__(self, manifest: Path, chunk: Path) -> None:
        super().__init__(f"{manifest} is damaged (its part {chunk.name} is missing or altered)")
        self.chunk = chunk


ChunkName = Annotated[str, msgspec.Meta(pattern=_NAME)]
Small = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]


class Manifest(msgspec.Struct, frozen=True):
    """What a backup consists of: the chunks of each table, and the SQL of the schema in the order of its creation.

    `numbers` are the numbers that the database's header holds; `size` is that of the database in bytes.
    """

    format: int
    size: Annotated[int, msgspec.Meta(ge=0, lt=2**62)]
    numbers: Mapping[str, Small]
    schema: Sequence[str]
    tables: Mapping[str, Sequence[ChunkName]]


def write_chunks(database: Path, manifest: Path) -> None:
    """Write a database that nobody writes to as a manifest and the chunks that are not there yet.

    The manifest comes last, so that one that is there is whole. Raises `OSError`, `DatabaseError`.
    """
    folder = manifest.parent / FOLDER
    with opened(database) as db:
        content = {
            "format": FORMAT,
            "size": database.stat().st_size,
            "numbers": sqlite_files.numbers_of(db),
            "schema": sqlite_files.schema_of(db),
            "tables": {
                name: [_write_chunk(folder, data) for data in _chunks(sqlite_files.rows_of(db, name))]
                for name in sqlite_files.tables_of(db)
            },
        }
    _write(manifest, zlib.compress(json.dumps(content, separators=(",", ":")).encode()))


def _chunks(stored: Iterable[tuple[Any, ...]]) -> Iterator[bytes]:
    """The rows of a table as chunks."""
    rows: list[msgspec.Raw] = []
    size = 0
    for row in stored:
        data = msgspec.msgpack.encode(row)
        rows.append(msgspec.Raw(data))
        size += len(data)
        if size > MOST or zlib.crc32(data) * MEAN < len(data) << 32:
            yield msgspec.msgpack.encode(rows)
            rows, size = [], 0
    if rows:
        yield msgspec.msgpack.encode(rows)


def _write_chunk(folder: Path, data: bytes) -> str:
    name = hashlib.sha256(data).hexdigest()
    path = _path_of(folder, name)
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(path, zlib.compress(data))
    return name


def _path_of(folder: Path, name: str) -> Path:
    return folder / name[:2] / name


def _write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all, flushed to the disk."""
    part = path.with_name(path.name + PARTIAL)
    with open(part, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)


def read_manifest(path: Path) -> Manifest:
    """Raises `Damaged`, `OSError`."""
    try:
        data = _unpack(path.read_bytes())
        if (format := msgspec.json.decode(data, type=_Format).format) != FORMAT:
            raise Damaged(f"{path} was written by a newer version of the bot (format {format})")
        manifest = msgspec.json.decode(data, type=Manifest)
    except (msgspec.MsgspecError, ValueError, RecursionError, zlib.error) as error:
        raise Damaged(f"{path} is damaged ({_in_short(error)})") from None
    unknown = {*manifest.numbers} - {*sqlite_files.NUMBERS}
    if unknown or not all(map(_CREATES.match, manifest.schema)):
        raise Damaged(f"{path} is damaged (it does more than to create tables and indexes)")
    return manifest


def _in_short(error: Exception) -> str:
    """What is wrong, without the lines and the length that a forged file could give it."""
    return " ".join(str(error).split())[:200]


class _Format(msgspec.Struct):
    format: int


def _unpack(data: bytes) -> bytes:
    """Decompress a manifest or a chunk; raises `zlib.error`."""
    unpacking = zlib.decompressobj()
    found = unpacking.decompress(data, LARGEST)
    if not unpacking.eof or unpacking.unused_data:
        raise zlib.error("it is cut, too long, or more than one")
    return found


def rebuild(path: Path, to: Path) -> None:
    """Write the database of a manifest to a file that does not exist, flushed to the disk.

    Raises `Damaged`, `OSError`.
    """
    manifest = read_manifest(path)
    with sqlite_files.open_copy(to) as db:
        _fill(db, manifest, path)
    with open(to, "rb+") as file:
        os.fsync(file.fileno())


@contextmanager
def open_tables(path: Path, names: Collection[str]) -> Iterator[Connection]:
    """A database in memory with the rows of these tables of a manifest; raises `Damaged`, `OSError`."""
    manifest = read_manifest(path)
    with sqlite_files.open_in_memory() as db:
        tables = {name: manifest.tables.get(name, ()) for name in names}
        _fill(db, msgspec.structs.replace(manifest, tables=tables), path)
        try:
            yield db
        except DatabaseError as error:
            raise _not_rebuilt(path, error) from None


def _fill(db: SqliteConnection, manifest: Manifest, path: Path) -> None:
    """Make a new database what the manifest says; raises `Damaged`."""
    tables = {table: (_read_chunk(path, name) for name in names) for table, names in manifest.tables.items()}
    try:
        sqlite_files.fill(db, manifest.schema, tables, manifest.numbers)
    except DatabaseError as error:
        raise _not_rebuilt(path, error) from None


def _not_rebuilt(path: Path, error: DatabaseError) -> Damaged:
    return Damaged(f"{path} cannot be made a database again: {_in_short(error)}")


def _read_chunk(manifest: Path, name: str) -> list[list[Cell]]:
    path = _path_of(manifest.parent / FOLDER, name)
    try:
        data = _unpack(path.read_bytes())
        if hashlib.sha256(data).hexdigest() == name:
            return _rows_in(data)
    except (FileNotFoundError, IsADirectoryError, NotADirectoryError, msgspec.MsgspecError, RecursionError, zlib.error):
        pass
    raise DamagedChunk(manifest, path)


def _rows_in(data: bytes) -> list[list[Cell]]:
    """The rows of a chunk, at least one; raises `msgspec.MsgspecError`."""
    rows = msgspec.msgpack.decode(data, type=list[list[Any]])
    if not rows or not all(row and all(isinstance(cell, Cell) for cell in row) for row in rows):
        raise msgspec.ValidationError("no rows of what SQLite stores")
    return rows


def read_rows(chunk: Path) -> list[list[Cell]] | None:
    """The rows of a chunk, whatever backup it belongs to; None if it cannot be read."""
    try:
        return _rows_in(_unpack(chunk.read_bytes()))
    except (OSError, msgspec.MsgspecError, RecursionError, zlib.error):
        return None


def list_unused_chunks(folder: Path, manifests: Iterable[Path]) -> Iterator[Path]:
    """The chunks of a folder of backups that none of these manifests names; raises `Damaged`, `OSError`."""
    used = {name for path in manifests for names in read_manifest(path).tables.values() for name in names}
    return (chunk for chunk in (folder / FOLDER).glob("*/*") if chunk.name not in used)


def delete_unused(folder: Path, manifests: Iterable[Path]) -> None:
    """Delete the chunks of a folder of backups that none of its manifests names; raises `Damaged`, `OSError`."""
    for chunk in list_unused_chunks(folder, manifests):
        chunk.unlink()
