"""A loopback Discord, the bot in a process of its own beside it, people who press, and a look into the bot's file."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from bot.table import Deeds, Loopback, Misplaced
from bot.table.world import BOT, FIRST_CHANNEL

HERE = Path(__file__).parent
PEOPLE = ("Alice", "Bob")
SETTLED = "SELECT (SELECT count(*) FROM outbox WHERE state IN ('waiting', 'sending')), (SELECT max(seq) FROM steps)"


class Place:
    """One channel. `shown` are the presses whose outcome a person has seen and which had counted by then."""

    def __init__(self, home: Path, seed: int) -> None:
        self.loopback = Loopback(home / "discord")
        self.data = home / "bot"
        self.log = home / "bot.log"
        self.random = random.Random(seed)
        self.process: asyncio.subprocess.Process | None = None
        self.haste = 1
        self.shown: set[int] = set()
        self.seen_steps: dict[int, str] = {}

    # -- the program

    async def __aenter__(self) -> Place:
        await self.loopback.start()
        for name in PEOPLE:
            if name not in [person.name for person in self.loopback.people.those]:
                self.loopback.seat(name)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.kill()
        await self.loopback.stop()

    async def start(self) -> None:
        """Start the program and wait until it is there."""
        await self.spawn()
        await self.online()

    async def spawn(self) -> None:
        """Start the program."""
        told = {"RISK_DATA": str(self.data), "TEST_HASTE": str(self.haste), "PYTHONPATH": str(HERE.parents[2])}
        with open(self.log, "ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, str(HERE / "burning_bot.py")),
                env={**os.environ, **self.loopback.environment(), **told},
                stderr=log,
                cwd=self.log.parent,
            )

    async def online(self) -> None:
        """Wait until the program has signed in."""
        while not self.loopback.world.bot_online:
            assert self.process is not None
            assert self.process.returncode is None, self.log.read_text()[-3000:]
            await asyncio.sleep(0.02)

    async def kill(self, how: int = signal.SIGKILL) -> int:
        """End the program so; its exit code."""
        if self.process is None:
            return 0
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)
        code = await self.process.wait()
        self.process = None
        self.loopback.world.set_bot_online(False)
        return code

    # -- the people

    def hands(self, name: str) -> Deeds:
        return self.loopback.deeds(name)

    async def begin(self) -> None:
        """Alice and Bob against two AIs."""
        alice, bob = map(self.hands, PEOPLE)
        await alice.slash(FIRST_CHANNEL, "risk new lotr", setup="dealt")
        for hands, button in (
            (alice, "join:green"),
            (bob, "join:black"),
            (alice, "ai"),
            (alice, "ai"),
            (alice, "start"),
        ):
            await self.press(hands, button)
        while not self.rows("SELECT 1 FROM tables WHERE state = 'running'"):
            await asyncio.sleep(0.02)

    async def press(self, hands: Deeds, verb: str) -> None:
        """The newest button in the channel that does this."""
        while True:
            for message in reversed(hands.messages(FIRST_CHANNEL)):
                for key in custom_ids(message.components):
                    if key.partition("#")[0].endswith(f":{verb}"):
                        await hands.click(FIRST_CHANNEL, message.id, key)
                        return
            await asyncio.sleep(0.02)

    async def play_until_killed(self, seconds: float) -> None:
        """Start the program; people press as soon as it is there; kill it after so many seconds."""
        await self.spawn()
        playing = asyncio.create_task(self._play_when_online())
        await asyncio.sleep(seconds)
        await self.kill()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    async def _play_when_online(self) -> None:
        await self.online()
        await self.play(10_000)

    async def play(self, answers: int) -> int:
        """Let whoever is asked choose an answer from the list, so many times; how many were seen to count."""
        counted = 0
        for _ in range(answers * 50):
            if counted >= answers or self.over():
                break
            for name in PEOPLE:
                with contextlib.suppress(Misplaced):
                    counted += await self.answer(self.hands(name))
        return counted

    async def answer(self, hands: Deeds) -> int:
        """1 if this person was asked, answered, and saw that it counted."""
        listed = await hands.autocomplete(FIRST_CHANNEL, "risk do", "answer", "")
        if not listed.choices:
            await asyncio.sleep(0.01)
            return 0
        chosen = self.random.choice(listed.choices)["value"]
        answer = await hands.slash(FIRST_CHANNEL, "risk do", answer=chosen)
        assert answer.result is not None
        press = int(answer.result._interaction.id)
        for _ in range(100):
            message = answer.message
            if message is not None and (message.content or message.components):
                break
            await asyncio.sleep(0.01)
        else:
            return 0
        if not self.rows("SELECT 1 FROM presses WHERE interaction = ?", press):
            return 0
        self.shown.add(press)
        return 1

    # -- the file

    def rows(self, query: str, *about: Any) -> list[Any]:
        """What the bot's file says now."""
        if not (self.data / "risk.sqlite3").exists():
            return []
        db = sqlite3.connect(self.data / "risk.sqlite3", timeout=10)
        try:
            return db.execute(query, about).fetchall()
        except sqlite3.OperationalError:
            return []
        finally:
            db.close()

    def over(self) -> bool:
        return bool(self.rows("SELECT 1 FROM tables WHERE state = 'ended'"))

    async def settled(self) -> None:
        """Wait until nothing more is to be sent and no AI plays."""
        before: Any = None
        for _ in range(3000):
            now = self.rows(SETTLED)
            if now and now == before and now[0][0] == 0:
                return
            before = now
            await asyncio.sleep(0.2)
        raise AssertionError(
            f"the bot never came to rest: {self.rows('SELECT * FROM outbox ORDER BY id DESC LIMIT 3')}"
        )

    # -- what must hold

    def check_answers(self) -> None:
        """No answer that somebody saw counted is gone, and no step is another than it was."""
        kept = {row[0] for row in self.rows("SELECT interaction FROM presses")}
        assert self.shown <= kept
        steps = {seq: f"{action} {draws}" for seq, action, draws in self.rows("SELECT seq, action, draws FROM steps")}
        assert sorted(steps) == list(range(len(steps)))
        assert {seq: steps.get(seq) for seq in self.seen_steps} == self.seen_steps
        self.seen_steps = steps

    def check_messages(self) -> None:
        """Every message stands in its channel once, in order, says what it should, and tells every step once."""
        world = self.loopback.world
        posts = self.rows("SELECT p.message, p.channel, p.kind, p.text FROM posts p ORDER BY p.id")
        for channel in {row[1] for row in posts}:
            stands = [m.id for m in world.messages[channel].values() if m.author_id == BOT and not m.is_ephemeral]
            assert stands == [row[0] for row in posts if row[1] == channel]
        for message, channel, kind, text in posts:
            if kind == "tell":
                assert world.messages[channel][message].content == text
        states = Counter(row[0] for row in self.rows("SELECT state FROM outbox"))
        assert set(states) == {"sent"}
        told = [json.loads(row[0]) for row in self.rows("SELECT payload FROM outbox WHERE kind = 'tell' ORDER BY id")]
        steps = [seq for tell in told for seq in range(tell["first"], tell["last"] + 1)]
        assert steps == list(range(len(self.rows("SELECT seq FROM steps"))))


def custom_ids(components: list[dict[str, Any]]) -> list[str]:
    found: list[str] = []
    for one in components:
        found += [one["custom_id"]] if one.get("custom_id") else []
        found += custom_ids(one.get("components") or [])
        found += custom_ids([one["accessory"]] if one.get("accessory") else [])
    return found
