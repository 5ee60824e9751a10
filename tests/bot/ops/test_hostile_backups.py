"""Forged and damaged backups: each is refused in one line, and nothing is changed."""

from __future__ import annotations

import asyncio
import hashlib
import json
import zlib
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.made_up.game_fixture import ALICE, BOB, Backend

from bot.__main__ import main
from bot.ops.backups import NAME, Backups
from bot.ops.plain_files import plain_files
from bot.store.encryption import PLAIN

pytestmark = pytest.mark.of_a_file

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
Change = Callable[[dict[str, Any]], object]


def put(**fields: Any) -> Change:
    return lambda content: content.update(fields)


def first_of(content: dict[str, Any], name: str) -> None:
    content["tables"]["tables"][0] = name


def tables(**changed: Any) -> Change:
    return lambda content: content["tables"].update(changed)


def schema(*statements: str) -> Change:
    return lambda content: content["schema"].extend(statements)


MANIFESTS: dict[str, Change] = {
    "another format": put(format=2),
    "a format in words": put(format="1"),
    "no format": lambda content: content.pop("format"),
    "a huge format": put(format=10**400),
    "a huge size": put(size=10**400),
    "a size below nothing": put(size=-1),
    "a size without end": put(size=float("inf")),
    "no size": lambda content: content.pop("size"),
    "numbers as a list": put(numbers=[1, 2]),
    "a huge number": put(numbers={"user_version": 2**70, "application_id": 1}),
    "another pragma": put(numbers={"user_version": 1, "journal_mode": 1}),
    "a statement for a pragma": put(numbers={"user_version = 1; DROP TABLE tables; --": 1}),
    "no schema": lambda content: content.pop("schema"),
    "a schema of numbers": put(schema=[1]),
    "a schema as text": put(schema="CREATE TABLE a (b)"),
    "an empty schema": put(schema=[]),
    "no SQL": schema("CREATE TABLE oh dear"),
    "another file attached": schema("ATTACH DATABASE 'stolen.sqlite3' AS other"),
    "a file attached after a table": schema("CREATE TABLE a (b); ATTACH DATABASE 'stolen.sqlite3' AS other"),
    "a table without end": schema(
        "CREATE TABLE a AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
    ),
    "a trigger": schema("CREATE TRIGGER t AFTER INSERT ON tables BEGIN DELETE FROM steps; END"),
    "a table twice": lambda content: content["schema"].append(content["schema"][0]),
    "a zero in a statement": schema("CREATE TABLE a (b\0)"),
    "tables as a list": put(tables=["tables"]),
    "a table that is text": tables(tables="ab" * 32),
    "a table that is not there": tables(nowhere=["ab" * 32]),
    "quotes in a name": lambda content: content["tables"].update({'tables" --': content["tables"]["tables"]}),
    "the table of another": lambda content: content["tables"].update(steps=content["tables"]["tables"]),
    "a path": lambda content: first_of(content, "../../risk.sqlite3"),
    "a whole path": lambda content: first_of(content, "/etc/passwd"),
    "a short name": lambda content: first_of(content, "ab"),
    "an empty name": lambda content: first_of(content, ""),
    "a name in capitals": lambda content: first_of(content, "AB" * 32),
    "a name with a zero": lambda content: first_of(content, "a\0" * 32),
    "a chunk that is missing": lambda content: first_of(content, "ab" * 32),
    "a chunk twice": lambda content: content["tables"]["tables"].append(content["tables"]["tables"][0]),
    "a name that is a number": lambda content: content["tables"].update(tables=[5]),
    "not this program's": put(schema=["CREATE TABLE a (b)"], tables={}),
}
TOO_LONG = 2**21
"""The bytes from which on a file is too long in these tests, to whom the limit of the program takes seconds."""
FILES: dict[str, Callable[[], bytes]] = {
    "nothing": lambda: b"",
    "not compressed": lambda: b"{}",
    "no JSON": lambda: zlib.compress(b"{"),
    "no text": lambda: zlib.compress(b"\xff\xfe"),
    "a number": lambda: zlib.compress(b"5"),
    "a list": lambda: zlib.compress(b"[]"),
    "nested deeply": lambda: zlib.compress(b"[" * 10**6),
    "nested deeply in a field": lambda: zlib.compress(b'{"format": 1, "schema": ' + b"[" * 10**6),
    "digits": lambda: zlib.compress(b'{"format": ' + b"9" * 10**6 + b"}"),
    "not a number": lambda: zlib.compress(b'{"format": NaN}'),
    "too long": lambda: zlib.compress(b" " * (TOO_LONG + 1), 1),
}
"""Made by the tests that need them: some are huge before they are compressed."""
CHUNKS: dict[str, Any] = {
    "no row": [],
    "a row without cells": [[]],
    "a number": 5,
    "a map": {"a": 1},
    "rows of another length": [[1, 2]],
    "a number beyond SQLite's": [[2**64 - 1] * 40],
    "lists in a cell": [[[1]]],
    "nested deeply": msgspec.Raw(b"\x91" * 10**6 + b"\xc0"),
    "cut": msgspec.Raw(b"\x92\x91"),
    "no msgpack": msgspec.Raw(b"\xc1"),
}


async def backed_up(backend: Backend) -> Path:
    """A backup of a table, which is still as it was."""
    await backend.table(ALICE, BOB)
    made = await asyncio.to_thread(Backups(backend.path, backend.games, PLAIN, lambda: NOON).make)
    assert made is not None
    await backend.shut()
    return made.path


async def refused(backend: Backend, backup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither `risk restore`, its list nor the search for plain secrets breaks; nothing is restored."""
    before = backend.path.read_bytes()
    files = sorted(path.name for path in backend.path.parent.iterdir())
    data = ["restore", "--data", str(backend.path.parent)]
    assert await asyncio.to_thread(main, [*data, str(backup)]) == 2
    output = capsys.readouterr()
    assert (output.out, output.err.count("\n"), "Traceback" in output.err) == ("", 1, False)
    assert len(output.err) < 600
    assert (backend.path.read_bytes(), sorted(path.name for path in backend.path.parent.iterdir())) == (before, files)
    assert not Path("stolen.sqlite3").exists()
    assert await asyncio.to_thread(main, [*data, "--list"]) == 0
    assert backup.name in capsys.readouterr().out
    assert backup in await asyncio.to_thread(plain_files, backend.path)
    await backend.open()


@pytest.mark.parametrize("change", MANIFESTS.values(), ids=MANIFESTS)
async def test_a_forged_manifest(backend: Backend, change: Change, capsys: pytest.CaptureFixture[str]) -> None:
    backup = await backed_up(backend)
    content = json.loads(zlib.decompress(backup.read_bytes()))
    change(content)
    backup.write_bytes(zlib.compress(json.dumps(content).encode()))
    await refused(backend, backup, capsys)


@pytest.mark.parametrize("data", FILES.values(), ids=FILES)
async def test_a_file_that_is_no_manifest(
    backend: Backend, data: Callable[[], bytes], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ops.chunks.LARGEST", TOO_LONG)
    backup = await backed_up(backend)
    backup.write_bytes(data())
    await refused(backend, backup, capsys)


async def test_a_manifest_that_was_cut_anywhere(backend: Backend) -> None:
    backup = await backed_up(backend)
    whole = backup.read_bytes()
    for length in range(0, len(whole), 97):
        backup.write_bytes(whole[:length])
        assert await asyncio.to_thread(main, ["restore", "--data", str(backend.path.parent), str(backup)]) == 2
    await backend.open()


@pytest.mark.parametrize("rows", CHUNKS.values(), ids=CHUNKS)
async def test_a_forged_chunk(backend: Backend, rows: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """Its name is the hash of what it holds, as it should be."""
    backup = await backed_up(backend)
    data = msgspec.msgpack.encode(rows)
    name = hashlib.sha256(data).hexdigest()
    path = backup.parent / "chunks" / name[:2] / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(zlib.compress(data))
    content = json.loads(zlib.decompress(backup.read_bytes()))
    first_of(content, name)
    backup.write_bytes(zlib.compress(json.dumps(content).encode()))
    await refused(backend, backup, capsys)


@pytest.mark.parametrize("spoil", ["altered", "cut", "empty", "longer", "a folder"])
async def test_a_spoilt_chunk(backend: Backend, spoil: str, capsys: pytest.CaptureFixture[str]) -> None:
    backup = await backed_up(backend)
    (name,) = json.loads(zlib.decompress(backup.read_bytes()))["tables"]["tables"]
    path = backup.parent / "chunks" / name[:2] / name
    data = path.read_bytes()
    path.unlink()
    if spoil == "a folder":
        path.mkdir()
    else:
        bent = {"altered": zlib.compress(b"\x90"), "cut": data[:-5], "empty": b"", "longer": data + data}
        path.write_bytes(bent[spoil])
    await refused(backend, backup, capsys)


async def test_parts_that_no_backup_needs_are_searched_for_plain_secrets(backend: Backend) -> None:
    """A backup of before the key was deleted by hand, or killed before its manifest was written."""
    session = await backend.table(ALICE, BOB)
    made = await asyncio.to_thread(Backups(backend.path, backend.games, PLAIN, lambda: NOON).make)
    assert made is not None
    made.path.unlink()
    (found,) = await asyncio.to_thread(plain_files, backend.path)
    assert session.table.secret in zlib.decompress(found.read_bytes())
    half = found.with_name("ab" * 32 + ".part")
    half.write_bytes(found.read_bytes()[:40])
    assert set(await asyncio.to_thread(plain_files, backend.path)) == {found, half}
    other = made.path.with_name(datetime(2026, 11, 21, 13, tzinfo=UTC).strftime(NAME))
    other.write_bytes(b"forged")
    assert set(await asyncio.to_thread(plain_files, backend.path)) == {found, half, other}
