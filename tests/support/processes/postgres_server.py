"""A PostgreSQL server of the tests' own, with an empty schema for each test that asks for one."""

from __future__ import annotations

import atexit
import os
import shutil
import socket
import subprocess
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import NoReturn

import psycopg
import pytest

VARIABLE, REQUIRED = "RISK_TEST_POSTGRES", "RISK_REQUIRE_POSTGRES"
"""Names the URL of a server that is there; makes a missing one a failure."""
MISSING = f"no PostgreSQL server: install the package postgresql, or name a database in {VARIABLE}"
OWNER = "postgres"
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""What a server may do whose data nobody needs after a power cut."""


NUMBERS = count(1)


def new_schema() -> str:
    """The URL of an empty schema; skips the test where no server can be started."""
    url = _server()
    if url is None:
        skip_without_server()
    db = _connection(url)
    name = f"t{os.getpid()}_{next(NUMBERS)}"
    db.execute(f"CREATE SCHEMA {name}")  # type: ignore[arg-type]
    return f"{url}{'&' if '?' in url else '?'}options=-csearch_path%3D{name}"


def skip_without_server() -> NoReturn:
    """Skip the test, or fail it where a server is required."""
    if os.environ.get(REQUIRED):
        pytest.fail(MISSING)
    pytest.skip(MISSING)


@cache
def _connection(url: str) -> psycopg.Connection[tuple[object, ...]]:
    db = psycopg.connect(url, autocommit=True)
    atexit.register(db.close)
    return db


@cache
def _server() -> str | None:
    """The URL of the server's database; None if there is no server here."""
    if url := os.environ.get(VARIABLE):
        return url
    programs = programs_here()
    return None if programs is None else start(programs, QUICK)


def programs_here() -> Path | None:
    """The folder of the newest server's programs."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if not found and (known := shutil.which("initdb")):
        return Path(known).parent
    return max(found, key=lambda path: int(path.parent.name), default=None)


def start(programs: Path, settings: tuple[str, ...] = ()) -> str:
    """Start a server on a free port of this machine, until the tests end. Returns the URL of its database."""
    return launch(programs, settings)[1]


def launch(programs: Path, settings: tuple[str, ...]) -> tuple[Path, str]:
    """Start a server as `start` does. Returns the folder of its data, and the URL of its database."""
    home = Path(mkdtemp(prefix="postgresql-"))
    data = home / "data"
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    options = (f"port={port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={home}", *settings)
    if os.geteuid() == 0:  # the server refuses to run as root
        shutil.chown(home, OWNER, OWNER)
    run_as(programs / "initdb", "-D", data, "-A", "trust", "-U", OWNER, "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
    started = " ".join(f"-c {option}" for option in options)
    run_as(programs / "pg_ctl", "-D", data, "-l", home / "log", "-w", "-o", started, "start")
    _stop_with_this_process(programs, data, home)
    run_as(programs / "createdb", "-h", "127.0.0.1", "-p", port, "-U", OWNER, "risk")
    return data, f"postgresql://{OWNER}@127.0.0.1:{port}/risk"


def _stop_with_this_process(programs: Path, data: Path, home: Path) -> None:
    """Stop the server and delete its folder once this process has ended, however it ends: then the pipe is closed."""
    stop = [*_as_owner(), str(programs / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop"]
    script = 'home=$1; shift; cat; "$@"; rm -rf "$home"'
    command = ["sh", "-c", script, "sh", str(home), *stop]
    quiet = subprocess.DEVNULL
    stopping = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, cwd="/", start_new_session=True
    )
    atexit.register(stopping.communicate)  # which closes the pipe, and waits


def run_as(program: Path, *words: object) -> None:
    subprocess.run([*_as_owner(), program, *map(str, words)], check=True, stdout=subprocess.DEVNULL, cwd="/")


def _as_owner() -> tuple[str, ...]:
    """The words before a command that runs as a user whom the server accepts."""
    return ("runuser", "-u", OWNER, "--") if os.geteuid() == 0 else ()
