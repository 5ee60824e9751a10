"""A loopback Discord, the bot in its own process, people who press, and access to the bot's file."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from support.processes.bot_process import BotProcess, load_program
from support.processes.http_faults import HttpFaults
from support.processes.logged_steps import logged_steps
from support.tables.stored import rows

from bot.local_discord import Loopback, NotPossible, PlayerActions
from bot.local_discord.simcord_private import Message
from bot.local_discord.world import BOT, FIRST_CHANNEL
from bot.store import DatabaseError
from bot.store.engines.address import Address
from rules import GAMES

PEOPLE = ("Alice", "Bob")
SEATS = 4
"""How many play: the people, and AIs beside them."""
OPTIONS = {"lotr": {"setup": "dealt"}}
"""What is chosen as a game is opened, by the game."""
OPEN = "(SELECT id FROM tables WHERE state IN ('lobby', 'starting', 'running'))"
LOOKS_AGAIN = 0.05
"""Seconds after which somebody who is not asked anything looks again: to answer takes the bot's time, too."""
ARRIVES = 15
"""Seconds to wait for the moment when a message has arrived and the program does not know it yet."""
PROGRESS = (
    "SELECT seq, tables.state, turn, payload FROM tables"
    " LEFT JOIN outbox ON table_id = tables.id AND outbox.state IN ('waiting', 'sending') ORDER BY tables.id, outbox.id"
)
"""How far each table is, with each of its unsent messages."""


class LiveBot:
    """One channel, where people play `game`; another one that runs there is ended first. `shown` are the presses whose
    result a person has seen and which counted by then.
    """

    def __init__(self, home: Path, seed: int, database: Address | None = None) -> None:
        self.loopback = Loopback(home / "discord")
        self.faults = HttpFaults(self.loopback, seed)
        self.data = home / "bot"
        self.database: Address = database or self.data / "risk.sqlite3"
        self.log = home / "bot.log"
        self.random = random.Random(seed)
        self.process: BotProcess | None = None
        self.haste = 1
        self.game = "lotr"
        self.killed_sending = 0
        self.shown: set[int] = set()
        self.seen_steps: dict[tuple[int, int], str] = {}

    # -- the program

    async def __aenter__(self) -> LiveBot:
        await load_program()
        await self.loopback.start()
        for name in PEOPLE:
            if name not in [person.name for person in self.loopback.people.those]:
                self.loopback.seat(name)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.kill()
        await self.loopback.stop()

    async def start(self) -> None:
        """Start the program and wait until it is ready."""
        await self.spawn()
        await self.online()

    async def spawn(self) -> None:
        """Start the program."""
        told = {"RISK_DATA": str(self.data), "TEST_HASTE": str(self.haste)}
        self.process = BotProcess({**self.loopback.environment(), **told}, self.log)

    async def online(self) -> None:
        """Wait until the program has signed in."""
        while not self.loopback.world.bot_online:
            assert self.process is not None
            assert self.process.returncode is None, self.log.read_text()[-3000:]
            await asyncio.sleep(0.02)

    async def kill(self, how: int = signal.SIGKILL) -> int:
        """End the program with a signal; return its exit code."""
        if self.process is None:
            return 0
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)
        code = await self.process.wait()
        self.process = None
        self.loopback.world.set_bot_online(False)
        return code

    # -- the people

    def person(self, name: str) -> PlayerActions:
        return self.loopback.player(name)

    async def begin(self) -> None:
        """Alice and Bob against two AIs, continuing an earlier interrupted start."""
        alice, colours = self.person(PEOPLE[0]), [*GAMES[self.game].colours]
        while not self.rows("SELECT 1 FROM tables WHERE state = 'running' AND game = ?", self.game):
            seats = [row[0] for row in self.rows(f"SELECT colour FROM seats WHERE table_id IN {OPEN} ORDER BY colour")]
            seated = sum(colour in seats for colour in colours[: len(PEOPLE)])
            opened = self.rows(f"SELECT game FROM tables WHERE id IN {OPEN}")
            if not opened:
                await alice.slash(FIRST_CHANNEL, f"risk new {self.game}", **OPTIONS.get(self.game, {}))
            elif opened != [(self.game,)]:
                await self.end(alice)
            elif seated < len(PEOPLE):
                await self.press(self.person(PEOPLE[seated]), f"join:{colours[seated]}")
            else:
                await self.press(alice, "ai" if len(seats) < SEATS else "start")
            await asyncio.sleep(0.02)

    async def end(self, host: PlayerActions) -> None:
        """The host ends the game, or closes its lobby; the other person, who has just answered, is asked and agrees."""
        asked = (await host.slash(FIRST_CHANNEL, "risk table end")).message
        if await soon(lambda: is_shown(asked)) and asked is not None:
            for key in custom_ids(asked.components):
                if key.partition("#")[0].endswith(":end-game"):
                    await host.click(FIRST_CHANNEL, asked.id, key)
        await self.press(self.person(PEOPLE[1]), "yes")

    async def press(self, person: PlayerActions, verb: str) -> None:
        """The newest button in the channel with this verb, if there is one."""
        for message in reversed(person.messages(FIRST_CHANNEL)):
            for key in custom_ids(message.components):
                if key.partition("#")[0].endswith(f":{verb}"):
                    with contextlib.suppress(NotPossible):
                        await person.click(FIRST_CHANNEL, message.id, key)
                    return

    async def play_until_killed(self, seconds: float, sending: bool) -> None:
        """Start the program; people press as soon as it is ready; kill it after this many seconds.

        `sending`: then wait for the moment when a message has arrived and the program does not know it yet.
        """
        await self.spawn()
        playing = asyncio.create_task(self._play_when_online())
        await asyncio.sleep(seconds)
        if sending:
            arrived = asyncio.Event()
            assert self.process is not None
            process = self.process
            self.faults.taken = lambda: (process.send_signal(signal.SIGKILL), arrived.set())  # type: ignore[assignment]
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(arrived.wait(), ARRIVES)
            self.killed_sending += arrived.is_set()
            self.faults.taken = None
        await self.kill()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    async def _play_when_online(self) -> None:
        await self.online()
        while True:
            await self.begin()
            await self.play(10_000)

    async def play(self, answers: int) -> int:
        """Let the waiting player choose an answer from the list, this many times; return how many counted."""
        counted = 0
        for _ in range(answers * 50):
            if counted >= answers or self.over():
                break
            for name in PEOPLE:
                with contextlib.suppress(NotPossible):
                    counted += await self.answer(self.person(name))
        return counted

    async def answer(self, person: PlayerActions) -> int:
        """1 if this person was asked, answered, and saw that it counted."""
        listed = await person.autocomplete(FIRST_CHANNEL, "risk do", "answer", "")
        if not listed.choices:
            await asyncio.sleep(LOOKS_AGAIN)
            return 0
        chosen = self.random.choice(listed.choices)["value"]
        answer = await person.slash(FIRST_CHANNEL, "risk do", answer=chosen)
        if not await soon(lambda: is_shown(answer.message)):
            return 0
        shown = answer.message
        assert shown is not None
        if sure := [key for key in custom_ids(shown.components) if ":sure:" in key]:
            # The bot asks again before an answer that gives up another one.
            answer = await person.click(FIRST_CHANNEL, shown.id, sure[0])
            if not await soon(lambda: sure[0] not in custom_ids(shown.components)):
                return 0
        assert answer.result is not None
        press = int(answer.result._interaction.id)
        if not self.rows("SELECT 1 FROM interactions WHERE interaction = ?", press):
            return 0
        self.shown.add(press)
        return 1

    async def standstill(self) -> str:
        """Where the game stands, for a test that fails because nobody can answer."""
        offered = {}
        for name in PEOPLE:
            listed = await self.person(name).autocomplete(FIRST_CHANNEL, "risk do", "answer", "")
            offered[name] = [choice["name"] for choice in listed.choices]
        unsent = self.rows("SELECT kind, state, payload FROM outbox WHERE state IN ('waiting', 'sending')")
        return f"offered {offered}, unsent {unsent}, log:\n{self.log.read_text()[-3000:]}"

    # -- the file

    def rows(self, query: str, *about: Any) -> list[Any]:
        """The current content of the bot's database."""
        if isinstance(self.database, Path) and not self.database.exists():
            return []
        try:
            return rows(self.database, query, *about)
        except DatabaseError:
            return []

    def over(self) -> bool:
        """Whether no game is open."""
        return not self.rows(f"SELECT 1 FROM tables WHERE id IN {OPEN}")

    async def settled(self) -> None:
        """Wait until there is nothing to send and no AI plays. A hand that waits for the end of a person's turn stays:
        nobody plays that turn any more.
        """
        before: list[Any] = []
        for _ in range(300):
            now = self.rows(PROGRESS)
            if now and now == before and not any(is_due(*row[1:]) for row in now):
                return
            before = now
            await asyncio.sleep(0.2)
        raise AssertionError(f"the bot never came to rest: {before}\n{self.log.read_text()[-3000:]}")

    # -- what must hold

    def check_answers(self) -> None:
        """No answer that a person saw counted is gone, and no step has changed."""
        kept = {row[0] for row in self.rows("SELECT interaction FROM interactions")}
        assert self.shown <= kept
        steps = {
            (table, step.seq): f"{step.action} {step.draws}"
            for table in self.tables()
            for step in logged_steps(self.database, table)
        }
        for table in self.tables():
            assert [seq for of, seq in steps if of == table] == list(range(sum(of == table for of, _ in steps)))
        assert {step: steps.get(step) for step in self.seen_steps} == self.seen_steps
        self.seen_steps = steps

    def tables(self) -> list[int]:
        """Every game that was started."""
        return [row[0] for row in self.rows("SELECT id FROM tables WHERE started IS NOT NULL")]

    def check_messages(self) -> None:
        """Every message is in its channel once, correct and in order; each table's report each of its steps once."""
        world = self.loopback.world
        posts = self.rows("SELECT message, channel, kind, text, table_id FROM posts ORDER BY id")
        for channel in {row[1] for row in posts}:
            stands = [m.id for m in world.messages[channel].values() if m.author_id == BOT and not m.is_ephemeral]
            assert stands == sorted(row[0] for row in posts if row[1] == channel)
            for table in self.tables():
                there = [row[0] for row in posts if (row[1], row[4]) == (channel, table)]
                assert there == sorted(there)
        for message, channel, kind, text, _ in posts:
            if text and kind != "tell":
                assert world.messages[channel][message].content == text
        assert not any(is_due(*row[1:]) for row in self.rows(PROGRESS))
        assert {row[0] for row in self.rows("SELECT state FROM outbox")} <= {"sent", "waiting"}
        for table in self.tables():
            self._check_told(table)

    def _check_told(self, table: int) -> None:
        """Every step is in the story, and each message of it says in order what its steps say."""
        payloads = self.rows("SELECT id, payload FROM outbox WHERE kind = 'tell' AND table_id = ? ORDER BY id", table)
        stories = {row: json.loads(payload) for row, payload in payloads}
        logged = logged_steps(self.database, table)
        covered = {seq for story in stories.values() for seq in range(story["first"], story["last"] + 1)}
        assert covered == {step.seq for step in logged}
        posts = self.rows("SELECT outbox_id, channel, message FROM posts WHERE kind = 'tell' AND table_id = ?", table)
        told = [stories[row] for row, _, _ in sorted(posts, key=lambda post: post[2])]
        for before, after in pairwise(told):
            assert (before["to"], before["last"]) <= (after["turn"], after["last"])
            assert before["last"] <= after["first"] or "continued" in after
        for row, channel, message in posts:
            shown = json.dumps(self.loopback.world.messages[channel][message].components, ensure_ascii=False)
            assert f":{stories[row]['first']}:{stories[row]['last']}:" in shown


async def soon(holds: Callable[[], bool], seconds: int = 1) -> bool:
    """Wait until something holds; whether it does within so many seconds."""
    for _ in range(100 * seconds):
        if holds():
            return True
        await asyncio.sleep(0.01)
    return False


def is_due(state: str, turn: int, payload: str | None) -> bool:
    """Whether an unsent message of a table in this state and turn is to be sent now; None: it has none."""
    after = 0 if payload is None else json.loads(payload).get("after_turn", 0)
    return payload is not None and not (after and state == "running" and turn <= after)


def is_shown(message: Message | None) -> bool:
    return message is not None and bool(message.content or message.components)


def custom_ids(components: list[dict[str, Any]]) -> list[str]:
    found: list[str] = []
    for one in components:
        found += [one["custom_id"]] if one.get("custom_id") else []
        found += custom_ids(one.get("components") or [])
        found += custom_ids([one["accessory"]] if one.get("accessory") else [])
    return found
