"""A database that cannot be used is refused in one line, with nothing changed; no line has a password or a token."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import psycopg
import pytest
from cryptography.fernet import Fernet
from support.made_up.game_fixture import ALICE, BOB, Backend
from support.processes.live_bot import LiveBot
from support.processes.postgres_server import launch, new_schema, programs_here, run_as, skip_without_server
from support.tables.engines import ENGINES, POSTGRES, database_at
from support.tables.stored import lines, write

from bot.__main__ import main
from bot.ops.backups import Backups
from bot.ops.restore import restore
from bot.store import Encryption, Store, StoreUnusable
from bot.store.encryption import PLAIN
from bot.store.engines import postgres
from bot.store.engines.address import PostgresUrl
from bot.store.identity import MOVED, UNFINISHED
from bot.store.models import NewTable

on_both = pytest.mark.parametrize("engine", ENGINES, indirect=True)
PASSWORD = "p4ssw0rd"
TOKEN = f"{'m' * 24}.{'n' * 6}.{'o' * 30}"
BOT, OTHER = 1_000_000_000_000_000_001, 1_000_000_000_000_000_002
OPENING = NewTable(1, 77, 1001, "squirrels", {}, "en")


class Host:
    """Who starts a command with settings of their own, in a folder of their own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self._monkeypatch, self._capsys, self._folder = monkeypatch, capsys, folder
        monkeypatch.chdir(folder)
        self.sets(DISCORD_TOKEN=TOKEN)

    def sets(self, **settings: str) -> None:
        for name, text in settings.items():
            self._monkeypatch.setenv(name, text)

    def is_refused(self, *words: str) -> str:
        """The one line with which a command ends."""
        assert main(words) == 2
        told = self._capsys.readouterr()
        assert told.out == ""
        assert (told.err.count("\n"), told.err[-1]) == (1, "\n")
        assert not any(secret in told.err for secret in (PASSWORD, TOKEN))
        assert list(self._folder.iterdir()) == []
        return told.err


@pytest.fixture
def host(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Host:
    return Host(monkeypatch, capsys, tmp_path)


@pytest.fixture(scope="module")
def server() -> tuple[Path, str]:
    """The data and the URL of a server that asks the role `asked` for its password."""
    if (programs := programs_here()) is None:
        skip_without_server()
    data, url = launch(programs, ("fsync=off",))
    with psycopg.connect(url, autocommit=True) as db:
        db.execute(f"CREATE ROLE asked LOGIN PASSWORD '{PASSWORD}'")
        rules = data / "pg_hba.conf"
        rules.write_text(f"host all asked 127.0.0.1/32 scram-sha-256\n{rules.read_text()}")
        db.execute("SELECT pg_reload_conf()")
    return data, url


def role(url: str, name: str, more: str = "") -> str:
    """A URL with another role in it, which is made."""
    with psycopg.connect(url, autocommit=True) as db:
        db.execute(f"DROP ROLE IF EXISTS {name}")  # type: ignore[arg-type]
        db.execute(f"CREATE ROLE {name} LOGIN {more}")  # type: ignore[arg-type]
    return url.replace("postgres@", f"{name}:{PASSWORD}@")


# ---- settings


@pytest.mark.parametrize("words", [("run",), ("status",), ("doctor",), ("restore",), ("move", "--to", "x.sqlite3")])
def test_an_address_of_no_database_of_ours_is_refused_by_each_command(host: Host, words: tuple[str, ...]) -> None:
    host.sets(RISK_DATABASE=f"mysql://bot:{PASSWORD}@db/risk")
    assert "RISK_DATABASE: this is no address of a PostgreSQL database" in host.is_refused(*words)


@pytest.mark.parametrize("words", [("run",), ("status",), ("doctor",)])
def test_without_the_driver_the_command_that_installs_it_is_named(
    host: Host, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    host.sets(RISK_DATABASE=f"postgresql://bot:{PASSWORD}@db/risk")
    monkeypatch.setattr("bot.settings.find_spec", lambda name: None)
    assert "pip install '.[postgres]'" in host.is_refused(*words)


@pytest.mark.parametrize("words", [("run",), ("status",)])
def test_the_local_table_stays_on_its_file(host: Host, words: tuple[str, ...]) -> None:
    host.sets(RISK_DATABASE=f"postgresql://bot:{PASSWORD}@db/risk", DISCORD_TOKEN="")
    assert "the local table stays on SQLite; leave it empty, or set DISCORD_TOKEN" in host.is_refused(*words)


def test_a_token_that_is_none_is_not_repeated(host: Host) -> None:
    host.sets(DISCORD_TOKEN=f"{PASSWORD}.{PASSWORD}")
    assert "DISCORD_TOKEN: this is no bot token" in host.is_refused("run")


# ---- servers


def test_a_wrong_password_and_a_missing_database_are_named(host: Host, server: tuple[Path, str]) -> None:
    asked = server[1].replace("postgres@", f"asked:{PASSWORD}-wrong@")
    host.sets(RISK_DATABASE=asked)
    assert 'password authentication failed for user "asked"' in host.is_refused("status")
    host.sets(RISK_DATABASE=asked.replace("-wrong", "").replace("/risk", "/nowhere"))
    assert 'database "nowhere" does not exist' in host.is_refused("status")


def test_a_host_that_says_nothing_is_given_up(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "DEADLINE", 2.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        host.sets(RISK_DATABASE=f"postgresql://bot:{PASSWORD}@127.0.0.1:{silent.getsockname()[1]}/risk")
        assert "cannot be reached: connection timeout expired" in host.is_refused("status")


def test_a_user_who_may_make_no_tables_is_named(host: Host) -> None:
    host.sets(RISK_DATABASE=role(new_schema(), "reader"))
    assert "the user of postgresql://reader@127.0.0.1" in host.is_refused("status")


def test_a_server_that_is_too_old_is_named_with_the_oldest_that_will_do(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "OLDEST", 99)
    host.sets(RISK_DATABASE=new_schema())
    told = host.is_refused("status")
    assert "is PostgreSQL 1" in told
    assert told.endswith("it must be 99 or newer\n")


def test_another_encoding_is_refused(host: Host, server: tuple[Path, str]) -> None:
    with psycopg.connect(server[1], autocommit=True) as db:
        db.execute("CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    host.sets(RISK_DATABASE=server[1].replace("/risk", "/latin"))
    assert "is encoded in LATIN1; it must be UTF8" in host.is_refused("status")


def test_fewer_connections_than_one_copy_opens_are_refused(host: Host) -> None:
    url = new_schema()
    few = role(url, "few", f"CONNECTION LIMIT {postgres.NEEDED - 1}")
    schema = url.rpartition("%3D")[2]
    with psycopg.connect(url, autocommit=True) as db:
        db.execute(f"GRANT ALL ON SCHEMA {schema} TO few")  # type: ignore[arg-type]
    host.sets(RISK_DATABASE=few)
    assert "allows this user 11 connections; each copy of the bot needs 12" in host.is_refused("status")
    with psycopg.connect(url, autocommit=True) as db:
        db.execute(f"ALTER ROLE few CONNECTION LIMIT {postgres.NEEDED}")  # type: ignore[arg-type]
    assert "there is no database at" in host.is_refused("status")


class Pooled:
    """A client of a pooler, which numbers its clients itself, and lends them a session of the server: one that it has
    made for this client alone, or one for all in turn."""

    def __init__(self, raw: Any, *, alone: bool) -> None:
        self.raw, self._alone = raw, alone

    @property
    def info(self) -> Any:
        found = self.raw.info

        class Info:
            backend_pid = -1
            server_version, host = found.server_version, found.host

        return Info()

    def __enter__(self) -> Pooled:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Give the session back."""
        self.raw.rollback()
        if self._alone:
            self.raw.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.raw, name)


def test_a_pooler_that_lends_sessions_for_a_transaction_is_refused(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    url, connect = new_schema(), postgres.connect
    session = connect(url, 5)
    host.sets(RISK_DATABASE=url)
    monkeypatch.setattr(postgres, "connect", lambda *words: Pooled(session, alone=False))
    assert "a pooler in transaction mode" in host.is_refused("status")
    monkeypatch.setattr(postgres, "connect", lambda *words: Pooled(connect(*words), alone=True))
    assert "there is no database at" in host.is_refused("status")
    session.close()


async def test_rows_that_cross_a_network_unencrypted_are_warned_about(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    database = PostgresUrl(new_schema())
    await (await Store.open(database)).close()
    assert "unencrypted" not in caplog.text
    monkeypatch.setattr(postgres, "is_local", lambda host: False)
    await (await Store.open(database)).close()
    assert "crosses a network unencrypted: add ?sslmode=verify-full to RISK_DATABASE" in caplog.text


@pytest.mark.parametrize(
    ("host_name", "local"),
    [("localhost", True), ("127.0.0.1", True), ("::1", True), ("/run/postgresql", True), ("db.example.org", False)],
)
def test_what_no_network_sees(host_name: str, local: bool) -> None:
    assert postgres.is_local(host_name) == local


def test_a_replica_is_refused(host: Host, server: tuple[Path, str]) -> None:
    """The last test of this server, which only reads from then on."""
    data, url = server
    programs = programs_here()
    assert programs is not None
    (data / "standby.signal").touch()
    run_as(programs / "pg_ctl", "-D", data, "-m", "fast", "-l", data.parent / "log", "-w", "restart")
    host.sets(RISK_DATABASE=url)
    assert "is a replica, in which nothing can be written" in host.is_refused("status")


# ---- databases


@contextmanager
def unchanged(database: Any) -> Iterator[None]:
    """No row changes meanwhile."""
    before = lines(database)
    yield
    assert lines(database) == before


@on_both
async def test_the_games_of_another_bot_are_refused(engine: str, tmp_path: Path) -> None:
    """Once a bot has opened a database it is that one's; one of before, which nobody has, is the first one's."""
    database = database_at(tmp_path / "risk.sqlite3")
    await (await Store.open(database)).close()
    for bot in (BOT, BOT):
        store = Store.at(database, bot=bot)
        await store.start()
        await store.close()
    with unchanged(database):
        with pytest.raises(StoreUnusable, match=f"another bot .application {BOT}; DISCORD_TOKEN is of {OTHER}"):
            await Store.at(database, bot=OTHER).start(lambda: None)
        await (await Store.open(database)).close()  # a command, which has no token


@on_both
async def test_a_restore_gives_the_games_to_the_next_bot(engine: str, backend: Backend) -> None:
    await backend.table(ALICE, BOB)
    await backend.shut()
    first = Store.at(backend.database, bot=BOT)
    await first.start()
    await first.close()
    moment = datetime.now(UTC)
    made = await asyncio.to_thread(Backups(backend.path, backend.games, PLAIN, lambda: moment, backend.database).make)
    assert made is not None
    await asyncio.to_thread(restore, made.path, moment, backend.path, backend.games, PLAIN, backend.database)
    second = Store.at(backend.database, bot=OTHER)
    await second.start()
    await second.close()
    await backend.open()


@on_both
@pytest.mark.parametrize("state", [MOVED, UNFINISHED])
async def test_what_was_moved_or_half_moved_is_refused(engine: str, state: str, tmp_path: Path) -> None:
    database = database_at(tmp_path / "risk.sqlite3")
    await (await Store.open(database)).close()
    write(database, "UPDATE identity SET state = ?", state)
    with unchanged(database), pytest.raises(StoreUnusable, match="risk move"):
        await Store.open(database, lost=lambda: None)


@on_both
async def test_another_secret_key_or_none_is_refused(engine: str, tmp_path: Path) -> None:
    database = database_at(tmp_path / "risk.sqlite3")
    store = await Store.open(database, Encryption(Fernet.generate_key().decode()))
    await store.transact(lambda tx: tx.tables.open(OPENING, b"s" * 32, 0))
    await store.close()
    key = Fernet.generate_key().decode()
    for encryption in (Encryption(key), Encryption()):
        with unchanged(database), pytest.raises(StoreUnusable, match="RISK_SECRET_KEY") as caught:
            await Store.open(database, encryption, lost=lambda: None)
        assert key not in str(caught.value)


# ---- the real program


@pytest.mark.parametrize("engine", [POSTGRES], indirect=True)
async def test_the_program_ends_with_one_line_on_another_bots_games_and_tells_no_secret(
    engine: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its log, its command line and its title have neither the token nor the password."""
    database = database_at(tmp_path / "bot" / "risk.sqlite3")
    assert isinstance(database, PostgresUrl)
    database = PostgresUrl(database.url.replace("postgres@", f"postgres:{PASSWORD}@"))
    monkeypatch.setenv("RISK_DATABASE", database.url)
    async with LiveBot(tmp_path, 5, database) as live:
        token = live.loopback.environment()["DISCORD_TOKEN"]
        await live.start()
        assert live.process is not None
        process = Path(f"/proc/{live.process.pid}")
        title = (process / "cmdline").read_text() + (process / "comm").read_text()
        await live.kill()
        write(database, "UPDATE facts SET value = '7' WHERE name = 'application'")
        await live.spawn()
        assert live.process is not None
        assert await live.process.wait() == 2
        told = live.log.read_text()
        assert "the games of another bot (application 7;" in told.splitlines()[-1]
        assert not any(secret in told + title for secret in (token, PASSWORD))
