"""How long a press takes: to its acknowledgement, to its committed answer, to the answer on the screen.

The whole bot runs, at one table of four people: discord.py's own client over HTTP and a WebSocket on 127.0.0.1, the
loopback Discord in the same process, SQLite with its `fsync` in a temporary folder (`TMPDIR` says where). What is
pressed is the set-up of Middle-earth: everybody chooses from a list where a regiment goes, by turns, so that every
press is one answer, one transaction and one panel of the same size, without dice and without AI.

Three choices keep it steady. The next press waits until the bot has done everything that the last one caused: the
board is drawn, but never before an answer is committed (only the panel competes with the drawing of the board that the
answer causes). The loopback Discord saves nothing meanwhile. And a hundredth of the yardstick is run before each press:
shares are of its mean, so that both are measured in the same half minute.

Where other programs want the cores too, trust the processor time: it is that of the whole process, and does not count
the waiting for a core, nor for the disk.

This file measures older and newer trees alike, so it names little of the bot: `create_bot`, `Settings`, `furnish`, the
loopback Discord, one command and a few custom_ids. Moments are seen from outside: in the event that Discord sends, in
the requests that it gets, and in the connections that `sqlite3` makes.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import sqlite3
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import mean, median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, TypedDict
from unittest.mock import patch

from aiohttp import web

from bot.app import create_bot
from bot.cli.benchmarks import yardstick
from bot.local_discord import Loopback
from bot.settings import Settings
from bot.ui.install import install

SEATS = {"Alice": "green", "Bob": "black", "Carol": "yellow", "Dave": "red"}
PLAIN: dict[str, Any] = {
    "RISK_LANGUAGE": "en",
    "RISK_BACKUPS": False,
    "RISK_METRICS_PORT": 0,
    "RISK_SECRET_KEY": None,
}
"""What the environment may not choose."""
PRESSES, WARM_UP = 100, 16
"""Measured, and made before that: together all that four people station in one set-up."""
UNTIL = ("acknowledged", "committed", "shown")
HOLD = 0.0005
"""Seconds for which a thread may hold the interpreter: what `risk run` sets."""
PATIENCE = 10.0
"""Seconds after which a task that still waits is taken for one that always does."""
_CALLBACK = re.compile(r"/interactions/(?P<id>\d+)/[^/]+/callback$")
_ORIGINAL = re.compile(r"/webhooks/\d+/(?P<token>[^/]+)/messages/@original$")
_TEXT_CHANNEL, _COMPONENT = 0, 3


class NotMeasured(RuntimeError):
    """A press was not acknowledged, committed or shown, or there was nothing to press: the message says which."""


class Span(TypedDict):
    """From the press, an event that Discord sends, to one moment after it.

    Milliseconds on the wall clock, and (`cpu`) of processor time; shares of the yardstick's, by the same clock.
    """

    until: str
    median_milliseconds: float
    p95_milliseconds: float
    median_cpu_milliseconds: float
    median_share: float
    p95_share: float
    median_cpu_share: float


class PressBench(TypedDict):
    """What `risk bench press` prints."""

    yardstick_seconds: float
    reference_yardstick_seconds: float
    presses: int
    spans: list[Span]


@dataclass(frozen=True, slots=True)
class Moment:
    """Seconds on the wall clock, and seconds of processor time of this process; or what lies between two moments."""

    wall: float
    cpu: float

    @classmethod
    def now(cls) -> Moment:
        return cls(perf_counter(), process_time())

    def since(self, earlier: Moment) -> Moment:
        """What lies between an earlier moment and this one."""
        return Moment(self.wall - earlier.wall, self.cpu - earlier.cpu)


@dataclass(frozen=True, slots=True)
class Timed:
    """One press: what lies between it and each of `UNTIL`; and what the yardstick took just before it."""

    spans: Mapping[str, Moment]
    yardstick: Moment


class Stopwatch:
    """Notes when each press was sent, and when everything that followed first happened, by its interaction's id.

    `event`, `request` and `connections` are hung in where that can be seen; the last is used on the database's thread.
    """

    def __init__(self) -> None:
        self.presses: dict[int, dict[str, Moment]] = {}
        self.last = 0
        self._tokens: dict[str, int] = {}

    def note(self, press: int, what: str) -> None:
        """This has happened to a press now, unless it has happened before; any other interaction is left out."""
        if press in self.presses:
            self.presses[press].setdefault(what, Moment.now())

    def event(self, name: str, payload: Mapping[str, Any]) -> None:
        """An event that Discord sends."""
        if name == "INTERACTION_CREATE" and payload["type"] == _COMPONENT:
            self.last = int(payload["id"])
            self._tokens[str(payload["token"])] = self.last
            self.presses[self.last] = {"sent": Moment.now()}

    def spans(self) -> Mapping[str, Moment]:
        """From the last press to each of `UNTIL`; raises `NotMeasured`."""
        moments = self.presses.get(self.last, {})
        if missing := [what for what in UNTIL if what not in moments]:
            raise NotMeasured(f"a press was never {' nor '.join(missing)}")
        return {what: moments[what].since(moments["sent"]) for what in UNTIL}

    def request(self, method: str, path: str) -> None:
        """A request that Discord gets."""
        if method == "POST" and (answered := _CALLBACK.search(path)):
            self.note(int(answered["id"]), "acknowledged")
        elif method == "PATCH" and (edited := _ORIGINAL.search(path)):
            self.note(self._tokens.get(edited["token"], 0), "shown")

    def connections(self) -> type[sqlite3.Connection]:
        """Connections that tell when the transaction is committed that has written a press's interaction down."""
        stopwatch = self

        class Watched(sqlite3.Connection):
            press, changes = 0, 0

            def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
                done = super().execute(sql, parameters)
                word = sql[:6].upper()
                if word.startswith("BEGIN"):
                    self.press, self.changes = 0, self.total_changes
                elif word == "COMMIT":
                    self._committed()
                else:
                    given = parameters.values() if isinstance(parameters, Mapping) else parameters
                    self.press = next((one for one in given if one in stopwatch.presses), self.press)
                return done

            def commit(self) -> None:
                super().commit()
                self._committed()

            def _committed(self) -> None:
                if self.press and self.total_changes > self.changes:
                    stopwatch.note(self.press, "committed")

        return Watched


def bench_press(presses: int = PRESSES, warm_up: int = WARM_UP) -> PressBench:
    """Play one set-up of `warm_up + presses` presses, of which the last `presses` count. Raises `NotMeasured`."""
    with TemporaryDirectory() as home, _hold():
        timed = asyncio.run(_played(Path(home), presses, warm_up))
    machine = Moment(mean(one.yardstick.wall for one in timed), mean(one.yardstick.cpu for one in timed))
    return {
        "yardstick_seconds": round(machine.wall, 3),
        "reference_yardstick_seconds": yardstick.REFERENCE_SECONDS,
        "presses": len(timed),
        "spans": [_span(until, [one.spans[until] for one in timed], machine) for until in UNTIL],
    }


def _span(until: str, took: Sequence[Moment], machine: Moment) -> Span:
    walls = [one.wall for one in took]
    middle, late, cpu = median(walls), _p95(walls), median(one.cpu for one in took)
    return {
        "until": until,
        "median_milliseconds": round(middle * 1000, 2),
        "p95_milliseconds": round(late * 1000, 2),
        "median_cpu_milliseconds": round(cpu * 1000, 2),
        "median_share": round(middle / machine.wall, 5),
        "p95_share": round(late / machine.wall, 5),
        "median_cpu_share": round(cpu / machine.cpu, 5),
    }


def _machine(runs: int = 3, parts: int = 100) -> Moment:
    """The yardstick's time, judged by the best run of one of so many parts of it."""
    took = []
    for _ in range(runs):
        start = Moment.now()
        yardstick.loop(parts)
        took.append(Moment.now().since(start))
    return Moment(min(one.wall for one in took) * parts, min(one.cpu for one in took) * parts)


def _p95(values: Sequence[float]) -> float:
    return quantiles(values, n=20, method="inclusive")[-1] if len(values) > 1 else values[0]


async def _played(home: Path, presses: int, warm_up: int) -> list[Timed]:
    """The measured presses of one set-up, in their order."""
    stopwatch = Stopwatch()

    @web.middleware
    async def noted(request: web.Request, handler: Any) -> Any:
        stopwatch.request(request.method, request.path)
        return await handler(request)

    loopback = Loopback(home / "discord")
    loopback.world.subscribers.insert(0, stopwatch.event)
    loopback.world.watchers.clear()
    await loopback.start(0, lambda app: app.middlewares.append(noted))
    settings = Settings(_env_file=None, RISK_DATA=home, **PLAIN)
    try:
        with patch.object(sqlite3, "connect", partial(sqlite3.connect, factory=stopwatch.connections())):
            async with loopback.connected(create_bot(settings, install=install)):
                table = Table(loopback)
                await table.begin()
                return await table.timed(stopwatch, presses, warm_up)
    finally:
        await loopback.stop()


class Table:
    """Four people in the one channel of a loopback Discord: what they press, and when the bot has done with it."""

    def __init__(self, loopback: Loopback) -> None:
        rooms = loopback.world.channels.values()
        self.channel = next(room.id for room in rooms if room.type == _TEXT_CHANNEL)
        self.people = {name: loopback.deeds(name) for name in SEATS}
        self.resting = asyncio.all_tasks()

    async def begin(self) -> None:
        """Open a table, fill it and start it; everybody asks to place regiments, on land that they claim at once."""
        host = self.people["Alice"]
        with patch.object(secrets, "token_bytes", lambda size=32: bytes(range(size))):  # the same dice each time
            await host.slash(self.channel, "risk new lotr")
            await self.quiet()
        for name, seat in SEATS.items():
            await self.press(self.people[name], f":join:{seat}")
        await self.press(host, ":start")
        for wish in (":play", ":wish:to-claim:regions"):
            for person in self.people.values():
                await self.press(person, wish)

    async def timed(self, stopwatch: Stopwatch, presses: int, warm_up: int) -> list[Timed]:
        """Answer by turns; every press after the first `warm_up`. Raises `NotMeasured`."""
        found = []
        for _ in range(warm_up + presses):
            machine = _machine()
            await self.place()
            found.append(Timed(stopwatch.spans(), machine))
        return found[warm_up:]

    async def place(self) -> None:
        """Whoever is asked puts the next regiment into the first territory of their list. Raises `NotMeasured`."""
        for person in self.people.values():
            if found := _last(person, self.channel, ":ans:station"):
                message, menu = found
                await person.select(self.channel, message, menu["custom_id"], [menu["options"][0]["value"]])
                return await self.quiet()
        raise NotMeasured("nobody is asked to place anything: a set-up has no more presses")

    async def press(self, person: Any, verb: str) -> None:
        """Press the newest button with this verb that the person sees. Raises `NotMeasured`."""
        found = _last(person, self.channel, verb)
        if found is None:
            raise NotMeasured(f"there is no button {verb!r} to press")
        message, button = found
        await person.click(self.channel, message, button["custom_id"])
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until all that a deed has set going is done."""
        while busy := {task for task in asyncio.all_tasks() - self.resting if not _serves(task)}:
            _, waiting = await asyncio.wait(busy, timeout=PATIENCE)
            self.resting |= waiting


def _serves(task: asyncio.Task[Any]) -> bool:
    """Whether the task is that of an open connection of the loopback Discord: it ends with the connection."""
    return getattr(task.get_coro(), "__qualname__", "") == "RequestHandler.start"


def _last(person: Any, channel: int, verb: str) -> tuple[int, dict[str, Any]] | None:
    """The newest message that this person sees with such a button or list, and the component itself."""
    for message in reversed(person.messages(channel)):
        for component in _components(message.components):
            if verb in component.get("custom_id", ""):
                return message.id, component
    return None


def _components(those: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All components of a message, however deep."""
    for one in those:
        yield one
        yield from _components(one.get("components") or ())


@contextmanager
def _hold() -> Iterator[None]:
    """Let threads take turns as quickly as in the running bot."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(HOLD)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)
