"""Measure how long a press takes: to its acknowledgement, to its committed answer, to the answer on the screen.

The whole bot runs, at one table of four people: discord.py's own client over HTTP and a WebSocket on 127.0.0.1, the
loopback Discord in the same process, SQLite with its `fsync` in a temporary folder (set by `TMPDIR`). The presses are
those of the set-up of Middle-earth: by turns, each person chooses from a list where a regiment goes, so every press is
one answer, one transaction and one panel of the same size, without dice and without AI.

Three choices reduce the noise. The next press waits until the bot has done everything that the last one caused: the
board is drawn, but never before an answer is committed (only the panel competes with the drawing of the board that the
answer causes). The loopback Discord saves nothing meanwhile. And a hundredth of the yardstick is run before each press:
shares are of its mean, so that both are measured in the same half minute.

If other programs use the cores too, rely on the processor time: it is that of the whole process, and does not count
waiting for a core or for the disk.

This file measures older and newer versions alike, so it uses little of the bot: `create_bot`, `Settings`, `install`,
the loopback Discord, one command and a few custom_ids. It observes the bot from outside: by the events that Discord
sends, the requests that it gets, and the connections that `sqlite3` makes.
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
    "RISK_DATABASE": None,
    "RISK_BACKUPS": False,
    "RISK_EMOJI": False,
    "RISK_METRICS_PORT": 0,
    "RISK_SECRET_KEY": None,
}
"""The settings that the environment may not change."""
PRESSES, WARM_UP = 100, 16
"""The numbers of presses that are measured, and that come before: together all presses of one set-up."""
UNTIL = ("acknowledged", "committed", "shown")
"""The moments to which the time from a press is measured."""
SWITCH_INTERVAL = 0.0005
"""Seconds for which a thread may hold the interpreter, as in `risk run`."""
TASK_TIMEOUT = 10.0
"""Seconds after which a task that still waits counts as one that always waits."""
_CALLBACK = re.compile(r"/interactions/(?P<id>\d+)/[^/]+/callback$")
_ORIGINAL = re.compile(r"/webhooks/\d+/(?P<token>[^/]+)/messages/@original$")
_TEXT_CHANNEL, _COMPONENT = 0, 3


class NotMeasured(RuntimeError):
    """A press was not acknowledged, committed or shown, or there was nothing to press; the message says which."""


class Span(TypedDict):
    """The time from the press, as an event that Discord sends, to one moment of `UNTIL`.

    Milliseconds of wall-clock time and (`cpu`) of processor time; shares are of the yardstick's time by the same clock.
    """

    until: str
    median_milliseconds: float
    p95_milliseconds: float
    median_cpu_milliseconds: float
    median_share: float
    p95_share: float
    median_cpu_share: float


class PressBench(TypedDict):
    """The output of `risk bench press`."""

    yardstick_seconds: float
    reference_yardstick_seconds: float
    presses: int
    spans: list[Span]


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment, or the time between two: seconds of wall-clock time, and of processor time of this process."""

    wall: float
    cpu: float

    @classmethod
    def now(cls) -> Moment:
        return cls(perf_counter(), process_time())

    def since(self, earlier: Moment) -> Moment:
        """The time from an earlier moment to this one."""
        return Moment(self.wall - earlier.wall, self.cpu - earlier.cpu)


@dataclass(frozen=True, slots=True)
class Timed:
    """One press: the time from it to each of `UNTIL`, and the time of the yardstick just before it."""

    spans: Mapping[str, Moment]
    yardstick: Moment


class Stopwatch:
    """Records when each press was sent, acknowledged, committed and shown, by the id of its interaction.

    `event`, `request` and `connections` are the hooks that observe this; the last runs on the database's thread.
    """

    def __init__(self) -> None:
        self.presses: dict[int, dict[str, Moment]] = {}
        self.last = 0
        self._tokens: dict[str, int] = {}

    def note(self, press: int, what: str) -> None:
        """Record that something happened to a press now, if it is the first time; other interactions are ignored."""
        if press in self.presses:
            self.presses[press].setdefault(what, Moment.now())

    def event(self, name: str, payload: Mapping[str, Any]) -> None:
        """Observe an event that Discord sends."""
        if name == "INTERACTION_CREATE" and payload["type"] == _COMPONENT:
            self.last = int(payload["id"])
            self._tokens[str(payload["token"])] = self.last
            self.presses[self.last] = {"sent": Moment.now()}

    def spans(self) -> Mapping[str, Moment]:
        """The times from the last press to each of `UNTIL`; raises `NotMeasured`."""
        moments = self.presses.get(self.last, {})
        if missing := [what for what in UNTIL if what not in moments]:
            raise NotMeasured(f"a press was never {' nor '.join(missing)}")
        return {what: moments[what].since(moments["sent"]) for what in UNTIL}

    def request(self, method: str, path: str) -> None:
        """Observe a request that Discord gets."""
        if method == "POST" and (answered := _CALLBACK.search(path)):
            self.note(int(answered["id"]), "acknowledged")
        elif method == "PATCH" and (edited := _ORIGINAL.search(path)):
            self.note(self._tokens.get(edited["token"], 0), "shown")

    def connections(self) -> type[sqlite3.Connection]:
        """A class of connections that record when the transaction that writes a press's interaction is committed."""
        stopwatch = self

        class Watched(sqlite3.Connection):
            press, changes = 0, 0

            def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
                done = super().execute(sql, parameters)
                word = sql[:6].upper()
                if word.startswith("BEGIN"):
                    self.press, self.changes = 0, self.total_changes
                elif word == "COMMIT":
                    self._note_commit()
                else:
                    values = parameters.values() if isinstance(parameters, Mapping) else parameters
                    self.press = next((value for value in values if value in stopwatch.presses), self.press)
                return done

            def commit(self) -> None:
                super().commit()
                self._note_commit()

            def _note_commit(self) -> None:
                if self.press and self.total_changes > self.changes:
                    stopwatch.note(self.press, "committed")

        return Watched


def bench_press(presses: int = PRESSES, warm_up: int = WARM_UP) -> PressBench:
    """Play a set-up of `warm_up + presses` presses, of which the last `presses` count. Raises `NotMeasured`."""
    with TemporaryDirectory() as home, short_switch_interval():
        timed = asyncio.run(_time_presses(Path(home), presses, warm_up))
    machine = Moment(mean(press.yardstick.wall for press in timed), mean(press.yardstick.cpu for press in timed))
    return {
        "yardstick_seconds": round(machine.wall, 3),
        "reference_yardstick_seconds": yardstick.REFERENCE_SECONDS,
        "presses": len(timed),
        "spans": [_span(until, [press.spans[until] for press in timed], machine) for until in UNTIL],
    }


def _span(until: str, times: Sequence[Moment], machine: Moment) -> Span:
    walls = [time.wall for time in times]
    wall, p95, cpu = median(walls), _p95(walls), median(time.cpu for time in times)
    return {
        "until": until,
        "median_milliseconds": round(wall * 1000, 2),
        "p95_milliseconds": round(p95 * 1000, 2),
        "median_cpu_milliseconds": round(cpu * 1000, 2),
        "median_share": round(wall / machine.wall, 5),
        "p95_share": round(p95 / machine.wall, 5),
        "median_cpu_share": round(cpu / machine.cpu, 5),
    }


def _yardstick_time(runs: int = 3, parts: int = 100) -> Moment:
    """The time of the yardstick, estimated by the best of several runs of one of its `parts`."""
    times = []
    for _ in range(runs):
        start = Moment.now()
        yardstick.loop(parts)
        times.append(Moment.now().since(start))
    return Moment(min(time.wall for time in times) * parts, min(time.cpu for time in times) * parts)


def _p95(values: Sequence[float]) -> float:
    return quantiles(values, n=20, method="inclusive")[-1] if len(values) > 1 else values[0]


async def _time_presses(home: Path, presses: int, warm_up: int) -> list[Timed]:
    """Play one set-up. Returns the measured presses in order."""
    stopwatch = Stopwatch()

    @web.middleware
    async def observe(request: web.Request, handler: Any) -> Any:
        stopwatch.request(request.method, request.path)
        return await handler(request)

    loopback = Loopback(home / "discord")
    loopback.world.subscribers.insert(0, stopwatch.event)
    loopback.world.watchers.clear()
    await loopback.start(0, lambda app: app.middlewares.append(observe))
    settings = Settings(_env_file=None, RISK_DATA=home, **PLAIN)
    try:
        with patch.object(sqlite3, "connect", partial(sqlite3.connect, factory=stopwatch.connections())):
            async with loopback.connect(create_bot(settings, install=install)):
                table = BenchTable(loopback)
                await table.begin()
                return await table.time_presses(stopwatch, presses, warm_up)
    finally:
        await loopback.stop()


class BenchTable:
    """Four people in the one channel of a loopback Discord, who press and wait until the bot is idle."""

    def __init__(self, loopback: Loopback) -> None:
        rooms = loopback.world.channels.values()
        self.channel = next(room.id for room in rooms if room.type == _TEXT_CHANNEL)
        self.people = {name: loopback.player(name) for name in SEATS}
        self.idle = asyncio.all_tasks()

    async def begin(self) -> None:
        """Open a table, fill it and start it; everybody lets territories be claimed at once, and is asked where
        regiments go."""
        host = self.people["Alice"]
        with patch.object(secrets, "token_bytes", lambda size=32: bytes(range(size))):  # the same dice each time
            await host.slash(self.channel, "risk new lotr")
            await self.quiet()
        for name, seat in SEATS.items():
            await self.press(self.people[name], f":join:{seat}")
        await self.press(host, ":start")
        for wish in (":play", ":wish:to-claim:regions", ":wish:to-station:ask"):
            for person in self.people.values():
                await self.press(person, wish)

    async def time_presses(self, stopwatch: Stopwatch, presses: int, warm_up: int) -> list[Timed]:
        """Press by turns. Returns every press after the first `warm_up`. Raises `NotMeasured`."""
        timed = []
        for _ in range(warm_up + presses):
            yardstick_time = _yardstick_time()
            await self.place()
            timed.append(Timed(stopwatch.spans(), yardstick_time))
        return timed[warm_up:]

    async def place(self) -> None:
        """Put the regiment of the person who must decide into the first territory of the list. Raises `NotMeasured`."""
        for person in self.people.values():
            if found := _last(person, self.channel, ":ans:station"):
                message, menu = found
                await person.select(self.channel, message, menu["custom_id"], [menu["options"][0]["value"]])
                return await self.quiet()
        raise NotMeasured("there is no list to place a regiment with: a set-up has no more presses")

    async def press(self, person: Any, verb: str) -> None:
        """Press the newest button with this verb in its custom_id that the person sees. Raises `NotMeasured`."""
        found = _last(person, self.channel, verb)
        if found is None:
            raise NotMeasured(f"there is no button {verb!r} to press")
        message, button = found
        await person.click(self.channel, message, button["custom_id"])
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until all tasks that a press has started are done."""
        while busy := {task for task in asyncio.all_tasks() - self.idle if not _serves_connection(task)}:
            _, waiting = await asyncio.wait(busy, timeout=TASK_TIMEOUT)
            self.idle |= waiting


def _serves_connection(task: asyncio.Task[Any]) -> bool:
    """Whether a task serves an open connection of the loopback Discord: such a task ends with the connection."""
    return getattr(task.get_coro(), "__qualname__", "") == "RequestHandler.start"


def _last(person: Any, channel: int, verb: str) -> tuple[int, dict[str, Any]] | None:
    """The newest message with a button or list of this verb that the person sees, and the component itself."""
    for message in reversed(person.messages(channel)):
        for component in _components(message.components):
            if verb in component.get("custom_id", ""):
                return message.id, component
    return None


def _components(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """These components and all that are nested in them."""
    for component in components:
        yield component
        yield from _components(component.get("components") or ())


@contextmanager
def short_switch_interval() -> Iterator[None]:
    """Let threads take turns as quickly as in the running bot."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
