"""Many servers with many games on one program: presses at a steady rate, even if it falls behind."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from support.made_up.game_fixture import begin_listed
from support.processes.bot_process import BotProcess, load_program
from support.processes.logged_steps import logged_steps
from support.processes.stub_discord import Pressed, StubDiscord
from support.tables.rulesets import rules_of_game
from support.tables.stored import rows, write

from bot.clock import Clock
from bot.game.runner import GameRunner
from bot.scheduler import Scheduler
from bot.services.beacon import BeaconClient
from bot.services.lobbies import LobbyService
from bot.services.starts import StartService
from bot.store import Store, Transaction
from bot.store.models import NewTable, Seat
from bot.ui.decisions.setup import SHARED
from bot.words.games import words_in
from bot.words.topics.orders import OrderWords
from rules import GAMES, Player
from rules.ai import Character, choose_as
from rules.orders import DEFAULT, SeatOrders, StandingOrder, write_orders

"""Where a process of its own finds the project and these helpers."""
SEATS = ("green", "black", "yellow", "red")
RULES = rules_of_game("lotr", len(SEATS))
COMMAND, BUTTON, AUTOCOMPLETE = 2, 3, 4
LOOKS = ("play", "hand", "status", "board", "orders")
ANSWERS = 0.4
"""The share of presses that answer a decision, if an answer is known."""
PATIENCE = 30
"""Seconds after which a missing acknowledgement counts as never sent."""


def settle_down(table: int, tx: Transaction) -> None:
    """All players leave the set-up to their orders, so that games begin with their first turns."""
    topics = (*SHARED, *(topic for known in words_in(RULES, OrderWords) for topic in known.wishes))
    automatic = write_orders(SeatOrders(dict.fromkeys(topics, StandingOrder(DEFAULT))))
    for seat in SEATS:
        tx.tables.save_orders(table, seat, automatic)


def seat_ais(table: int, tx: Transaction) -> None:
    """Four AIs of *hard* take the seats of a table."""
    for seat in SEATS:
        tx.tables.save_seat(table, Seat(Player(seat), ai=True, character=Character("hard")))


@dataclass
class Desk:
    """One table: its channel, its four people in the order last asked, and the answers offered to them."""

    number: int
    guild: int
    channel: int
    people: list[int]
    answers: dict[int, list[str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Measured:
    """Presses a second and their acknowledgements in seconds, the slowest last; `missing` were never acknowledged."""

    pressed: int
    seconds: float
    waits: list[float]
    missing: int

    def share(self, part: float) -> float:
        """The wait that this share of presses did not exceed."""
        return self.waits[min(int(len(self.waits) * part), len(self.waits) - 1)]


class LoadGenerator:
    """`guilds` servers with `tables` games of four people each, all on one program.

    At the last `of_ais` of them four AIs of *hard* play instead, all the time.
    """

    def __init__(self, home: Path, guilds: int, tables: int, seed: int, of_ais: int = 0) -> None:
        self.discord = StubDiscord(guilds, tables)
        self.data, self.log = home / "bot", home / "bot.log"
        self.random = random.Random(seed)
        self.desks: list[Desk] = []
        self.of_ais = of_ais
        self.ai_tables: list[int] = []
        self.process: BotProcess | None = None
        self._asking: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> LoadGenerator:
        await self.discord.start()
        await self._sit_down()
        await self._open()
        return self

    async def __aexit__(self, *error: object) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(signal.SIGTERM)
            await self.process.wait()
        await self.discord.stop()

    async def _sit_down(self) -> None:
        """All games started by the program's own services, before it runs."""
        store = await Store.open(self.data / "risk.sqlite3")
        clock = Clock()
        runner = GameRunner(store, clock, GAMES, choose_as, lambda table: None)
        lobbies = LobbyService(runner, lambda table: None)
        starts = StartService(runner, Scheduler(store, clock), BeaconClient(), lambda table: None)
        presses = iter(range(1, 10**9))
        for guild, channels in self.discord.channels.items():
            for channel in channels:
                people = [channel * 10 + n for n in range(len(SEATS))]
                lobby = await lobbies.open(NewTable(guild, channel, people[0], "lotr", {"setup": "dealt"}, "en"))
                for person, seat in zip(people, SEATS, strict=True):
                    await lobbies.join(lobby.table.id, person, seat, next(presses))  # type: ignore[arg-type]
                await store.transact(partial(settle_down, lobby.table.id))
                await starts.start(lobby.table.id, people[0])
                await begin_listed(store, starts, lobby.table.id, clock.now())
                self.desks.append(Desk(lobby.table.id, guild, channel, people))
        await runner.wait_until_idle()
        self.ai_tables = [self.desks.pop().number for _ in range(self.of_ais)]
        for table in self.ai_tables:
            await store.transact(partial(seat_ais, table))
        await runner.close()
        await store.close()
        write(self.data / "risk.sqlite3", "UPDATE outbox SET state = 'sent'")

    async def _open(self) -> None:
        await load_program()
        told = {"RISK_DATA": str(self.data), "RISK_BACKUPS": "false"}
        self.process = BotProcess({**self.discord.environment(), **told}, self.log)
        async with asyncio.timeout(300):
            await self.discord.online.wait()
        await asyncio.sleep(1)

    # -- pressing

    async def press(self, rate: float, seconds: float) -> Measured:
        """Press at this rate per second, on schedule: a slow answer delays no other press."""
        pressed: list[Pressed] = []
        start = time.perf_counter()
        while (now := time.perf_counter() - start) < seconds:
            while len(pressed) < now * rate:
                pressed.append(await self._one())
            await asyncio.sleep(0.002)
        took = time.perf_counter() - start
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(one.done.wait() for one in pressed))
        waits = sorted(one.acknowledged - one.at for one in pressed if one.acknowledged is not None)
        return Measured(len(pressed), took, waits, len(pressed) - len(waits))

    async def _one(self) -> Pressed:
        """An answer if one is known, otherwise a look."""
        desk = self.random.choice(self.desks)
        if self.random.random() < ANSWERS:
            self._ask(desk)
            knowing = [each for each in self.desks if each.answers]
            if knowing:
                desk = self.random.choice(knowing)
                person, choices = desk.answers.popitem()
                return await self._do(COMMAND, desk, person, {"value": self.random.choice(choices)})
        person, look = self.random.choice(desk.people), self.random.choice(LOOKS)
        data = {"custom_id": f"r:{desk.number}:0:{look}#1", "component_type": 2}
        return await self.discord.press(BUTTON, desk.guild, desk.channel, person, data)

    def _ask(self, desk: Desk) -> None:
        """Find out, outside the schedule, what a person at this table can answer."""
        task = asyncio.create_task(self._asked(desk))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _asked(self, desk: Desk) -> None:
        for person in tuple(desk.people):
            asked = await self._do(AUTOCOMPLETE, desk, person, {"value": "", "focused": True})
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asked.done.wait(), PATIENCE)
            if choices := [choice["value"] for choice in asked.answer.get("data", {}).get("choices", ())]:
                desk.answers[person] = choices
                desk.people.sort(key=person.__ne__)
                return

    async def _do(self, kind: int, desk: Desk, person: int, answer: dict[str, Any]) -> Pressed:
        option = {"type": 1, "name": "do", "options": [{"type": 3, "name": "answer", **answer}]}
        data = {"id": "1", "name": "risk", "type": 1, "options": [option]}
        return await self.discord.press(kind, desk.guild, desk.channel, person, data)

    # -- what must hold

    async def settled(self, seconds: float) -> float:
        """Wait until there is nothing to send, at most this long; return how long it took."""
        start = time.perf_counter()
        while self.rows("SELECT 1 FROM outbox WHERE state IN ('waiting', 'sending') LIMIT 1"):
            assert time.perf_counter() - start < seconds, "messages were still waiting"
            await asyncio.sleep(0.2)
        return time.perf_counter() - start

    async def quiet(self) -> None:
        """Wait until every press is acknowledged and all private messages are sent."""
        await asyncio.gather(
            *(asyncio.wait_for(press.done.wait(), PATIENCE) for press in self.discord.pressed.values())
        )
        told = -1
        while told != len(self.discord.told):
            told = len(self.discord.told)
            await asyncio.sleep(1.5)

    def check(self) -> None:
        """No error, no answer out of order, no message lost, doubled or out of order."""
        log = self.log.read_text()
        assert "Traceback" not in log
        assert [line for line in log.splitlines() if " ERROR " in line or " CRITICAL " in line] == []
        assert self.discord.refused == []
        for desk in self.desks:
            self._check(desk)

    def _check(self, desk: Desk) -> None:
        steps = [step.seq for step in logged_steps(self.data / "risk.sqlite3", desk.number)]
        assert steps == list(range(len(steps)))
        query = "SELECT message FROM posts WHERE table_id = ? AND channel = ? ORDER BY id"
        noted = [row[0] for row in self.rows(query, desk.number, desk.channel)]
        stands = [message for channel, message, _ in self.discord.posted if channel == desk.channel]
        assert noted == stands == sorted(stands)

    def answered(self) -> int:
        """How many presses changed a game."""
        return int(self.rows("SELECT count(*) FROM interactions WHERE interaction > 1000000")[0][0])

    async def until_ais_play(self, steps: int = 30) -> None:
        """Wait until the AIs of each table have played so many steps: the program takes its games up one by one."""
        until = [steps + played for played in self.played_by_ais()]
        async with asyncio.timeout(600):
            while any(played < least for played, least in zip(self.played_by_ais(), until, strict=True)):
                await asyncio.sleep(1)

    def played_by_ais(self) -> list[int]:
        """How many steps have been played at each table of AIs."""
        return [self.rows("SELECT seq FROM tables WHERE id = ?", table)[0][0] for table in self.ai_tables]

    def memory(self) -> float:
        """Megabytes that the program uses now."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        held = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(held.split()[1]) / 1024

    def rows(self, query: str, *about: Any) -> list[Any]:
        return rows(self.data / "risk.sqlite3", query, *about)
