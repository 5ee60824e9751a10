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
import sqlite3
import zlib
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec

from bot.ops.integrity import Damaged

FORMAT = 1
MEAN = 32 * 1024
"""Bytes of a chunk on average, before it is compressed."""
MOST = 4 * MEAN
"""Bytes after which a chunk ends wherever it is."""
FOLDER = "chunks"
PARTIAL = ".part"
_NUMBERS = ("user_version", "application_id")
_SEQUENCE = "sqlite_sequence"
_TABLES = (
    "SELECT name FROM sqlite_master WHERE type = 'table'"
    f" AND (name NOT LIKE 'sqlite_%' OR name = '{_SEQUENCE}') ORDER BY rowid"
)


class DamagedChunk(Damaged):
    """A chunk that is missing, or does not hold what its name says."""

    def __init__(self, manifest: Path, chunk: Path) -> None:
        super().__init__(f"{manifest} is damaged (its part {chunk.name} is missing or altered)")
        self.chunk = chunk


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a backup consists of: the chunks of each table, and the SQL of the schema in the order of its creation.

    `numbers` are the numbers that the database's header holds; `size` is that of the database in bytes.
    """

    size: int
    numbers: Mapping[str, int]
    schema: Sequence[str]
    tables: Mapping[str, Sequence[str]]


def write_chunks(database: Path, manifest: Path) -> None:
    """Write a database that nobody writes to as a manifest and the chunks that are not there yet.

    The manifest comes last, so that one that is there is whole. Raises `OSError`, `sqlite3.Error`.
    """
    folder = manifest.parent / FOLDER
    with closing(sqlite3.connect(database)) as db:
        names = [row[0] for row in db.execute(_TABLES)]
        content = {
            "format": FORMAT,
            "size": database.stat().st_size,
            "numbers": {name: db.execute(f"PRAGMA {name}").fetchone()[0] for name in _NUMBERS},
            "schema": [
                row[0]
                for row in db.execute(
                    "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
                    " ORDER BY type != 'table', rowid"
                )
            ],
            "tables": {name: [_write_chunk(folder, data) for data in _chunks(db, name)] for name in names},
        }
    _write(manifest, zlib.compress(json.dumps(content, separators=(",", ":")).encode()))


def _chunks(db: sqlite3.Connection, table: str) -> Iterator[bytes]:
    """The rows of a table in the order in which they are stored, as chunks."""
    rows: list[msgspec.Raw] = []
    size = 0
    for row in db.execute(f'SELECT * FROM "{table}"'):
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
        content: dict[str, Any] = json.loads(zlib.decompress(path.read_bytes()))
        if content["format"] != FORMAT:
            raise Damaged(f"{path} was written by a newer version of the bot (format {content['format']})")
        return Manifest(content["size"], content["numbers"], content["schema"], content["tables"])
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise Damaged(f"{path} is damaged ({error})") from None


def rebuild(path: Path, to: Path) -> None:
    """Write the database of a manifest to a file that does not exist, flushed to the disk.

    Raises `Damaged`, `OSError`.
    """
    manifest = read_manifest(path)
    try:
        with closing(sqlite3.connect(to, isolation_level=None)) as db:
            db.execute("PRAGMA journal_mode = OFF")
            db.execute("PRAGMA synchronous = OFF")
            db.execute("BEGIN")
            _fill(db, manifest, path)
            for name, number in manifest.numbers.items():
                db.execute(f"PRAGMA {name} = {int(number)}")
            db.execute("COMMIT")
    except sqlite3.Error as error:
        raise Damaged(f"{path} cannot be made a database again: {error}") from None
    with open(to, "rb+") as file:
        os.fsync(file.fileno())


@contextmanager
def open_tables(path: Path, names: Collection[str]) -> Iterator[sqlite3.Connection]:
    """A database in memory with the rows of these tables of a manifest; raises `Damaged`, `OSError`."""
    manifest = read_manifest(path)
    with closing(sqlite3.connect(":memory:")) as db:
        try:
            _fill(db, replace(manifest, tables={name: manifest.tables.get(name, ()) for name in names}), path)
        except sqlite3.Error as error:
            raise Damaged(f"{path} cannot be made a database again: {error}") from None
        yield db


def _fill(db: sqlite3.Connection, manifest: Manifest, path: Path) -> None:
    """Create the tables, write their rows, and then create the indexes."""
    later = []
    for statement in manifest.schema:
        if statement.upper().startswith("CREATE TABLE"):
            db.execute(statement)
        else:
            later.append(statement)
    for table, names in sorted(manifest.tables.items(), key=lambda item: item[0] == _SEQUENCE):
        if table == _SEQUENCE:  # inserting has written to it
            db.execute(f"DELETE FROM {_SEQUENCE}")
        for name in names:
            rows = _read_chunk(path, name)
            places = ", ".join("?" for _ in rows[0])
            db.executemany(f'INSERT INTO "{table}" VALUES ({places})', rows)
    for statement in later:
        db.execute(statement)


def _read_chunk(manifest: Path, name: str) -> list[list[Any]]:
    path = _path_of(manifest.parent / FOLDER, name)
    try:
        data = zlib.decompress(path.read_bytes())
    except (FileNotFoundError, zlib.error):
        raise DamagedChunk(manifest, path) from None
    if hashlib.sha256(data).hexdigest() != name:
        raise DamagedChunk(manifest, path)
    rows: list[list[Any]] = msgspec.msgpack.decode(data)
    return rows


def delete_unused(folder: Path, manifests: Sequence[Path]) -> None:
    """Delete the chunks of a folder of backups that none of its manifests names; raises `Damaged`, `OSError`."""
    used = {name for path in manifests for names in read_manifest(path).tables.values() for name in names}
    for chunk in (folder / FOLDER).glob("*/*"):
        if chunk.name not in used:
            chunk.unlink()
