"""Many tables on one program, under a high rate of presses and of hostile ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.processes.hostile_input import HostileInput
from support.processes.load_generator import LoadGenerator, Measured
from support.tables.stored import lines, rows

import bot.ui.install  # noqa: F401  (brings every verb)
from bot.ui.interaction.routes import ROUTES

OWN = {"forget", "no-quiet", "learn", "course", "guide"}
"""Verbs that anyone may use anywhere: they only change the person's own data."""
PRIVATE = 1 << 6
"""Discord's flag for a message visible to one person only."""
ENOUGH = 20
"""The least number of game-changing answers before the order is checked, on any machine."""
SECOND = 1.0
"""The wait for an acknowledgement, in seconds, that 99 of 100 presses must not exceed."""


async def pressed(home: Path, guilds: int, tables: int, rate: float, seconds: float) -> Measured:
    """At this rate of presses, every press is acknowledged, and nothing is lost, doubled or out of order."""
    async with LoadGenerator(home, guilds, tables, seed=1) as load:
        measured = await load.press(rate, seconds)
        assert measured.pressed >= rate * seconds * 0.95
        assert measured.missing == 0
        await load.quiet()
        while load.answered() < ENOUGH:
            await load.press(rate, 1)
            await load.quiet()
        await load.settled(600)
        load.check()
        return measured


async def test_presses_that_do_not_wait_are_all_acknowledged_at_twenty_tables(tmp_path: Path) -> None:
    await pressed(tmp_path, guilds=4, tables=5, rate=20, seconds=5)


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_five_hundred_tables_take_a_hundred_presses_a_second(tmp_path: Path) -> None:
    measured = await pressed(tmp_path, guilds=100, tables=5, rate=100, seconds=60)
    assert measured.share(0.99) < SECOND


async def mischievous(home: Path, times: int) -> None:
    """Many hostile presses: each gets a private answer, nobody is mentioned, and the file does not change."""
    async with LoadGenerator(home, guilds=2, tables=2, seed=2) as load:
        await load.settled(60)
        before, posts = kept(load), len(load.discord.posted)
        hostile = HostileInput(load, sorted({*ROUTES} - OWN), 3)
        for done, (kind, guild, channel, person, data) in enumerate(hostile.all(times)):
            press = await load.discord.press(kind, guild, channel, person, data)
            if done % 20 == 19:
                await press.done.wait()
        await load.quiet()
        unanswered = [press for press in load.discord.pressed.values() if press.acknowledged is None]
        assert unanswered == []
        assert kept(load) == before
        assert len(load.discord.posted) == posts
        for press in load.discord.pressed.values():
            check_private(press.answer)
        for method, body in load.discord.told:
            check_harmless(method, body)
        load.check()


def kept(load: LoadGenerator) -> list[str]:
    """The whole database, except the lease's heartbeat, the number of commits and the clients' languages."""
    database = load.data / "risk.sqlite3"
    people = rows(database, f"SELECT {PEOPLE} FROM people ORDER BY id")
    others = [line for line in lines(database) if not line.startswith(COUNTED)]
    return [*others, *(str(row) for row in people if any(value not in NOTHING for value in row[1:]))]


COUNTED = ("lease:", "identity:", "people:")
PEOPLE = "id, language, dms_closed, palette, next_up, reminded, guide, zone, quiet, quiet_since, slept"
"""What is kept of a person, but for the language of their client."""
NOTHING = ("", None, 0, "[]")


def check_private(answer: dict[str, Any]) -> None:
    """An acknowledgement that others cannot see: a private wait, a silent one, or a form."""
    data = answer.get("data") or {}
    assert answer["type"] in (6, 9) or data.get("flags", 0) & PRIVATE


def check_harmless(method: str, body: dict[str, Any]) -> None:
    """A private answer without mentions. A new message says itself that it is private; an edited one was so before."""
    allowed = body["allowed_mentions"]
    assert not any(allowed.get(kind) for kind in ("parse", "users", "roles"))
    assert method == "PATCH" or body["flags"] & PRIVATE


async def test_five_hundred_hostile_presses_change_nothing_and_call_nobody(tmp_path: Path) -> None:
    await mischievous(tmp_path, 500)


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_ten_thousand_hostile_presses_change_nothing_and_call_nobody(tmp_path: Path) -> None:
    await mischievous(tmp_path, 10_000)
