"""A PostgreSQL server that keeps what it has committed, to be killed, stopped and frozen."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
from support.processes.postgres_server import launch, programs_here, run_as, skip_without_server

SETTINGS = ("max_connections=24", "superuser_reserved_connections=0")


class FaultyPostgres:
    """A server of its own, until the tests end; `url` is its database's."""

    def __init__(self) -> None:
        programs = programs_here()
        if programs is None:
            skip_without_server()
        self._programs = programs
        self._data, self.url = launch(programs, SETTINGS)

    @property
    def port(self) -> int:
        return urlsplit(self.url).port or 0

    def url_at(self, port: int) -> str:
        """The URL of its database by way of another port."""
        return self.url.replace(f":{self.port}/", f":{port}/")

    def start(self) -> None:
        """Start it as it was started first, and wait until it answers; one that runs is stopped before, as its owner
        does it."""
        run_as(self._programs / "pg_ctl", "-D", self._data, "-l", self._data.parent / "log", "-w", "restart")

    def stop(self) -> None:
        """Stop it at once, without writing down what it has in memory."""
        run_as(self._programs / "pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")

    def kill(self) -> None:
        """Kill all its processes at once. Its locks go, too: where nobody reaps the dead, they look alive."""
        self._signal(signal.SIGKILL)
        for lock in (self._data / "postmaster.pid", *self._data.parent.glob(".s.PGSQL.*.lock")):
            lock.unlink()

    def freeze(self) -> None:
        """Let all its processes stand still."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let them go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        for process in self._processes():
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def _processes(self) -> list[int]:
        """The server, and the processes that it has started."""
        first = int((self._data / "postmaster.pid").read_text(encoding="ascii").split()[0])
        stats = [path.read_text(encoding="utf-8") for path in Path("/proc").glob("[0-9]*/stat") if path.exists()]
        parents = {int(text.split()[0]): int(text.rpartition(")")[2].split()[1]) for text in stats}
        return [first, *(process for process, parent in parents.items() if parent == first)]

    def set(self, name: str, value: str) -> None:
        """Change a setting, for all connections that are there, too."""
        with psycopg.connect(self.url, autocommit=True) as db:
            db.execute(f"ALTER SYSTEM SET {name} = {value}")  # type: ignore[arg-type]
            db.execute("SELECT pg_reload_conf()")
