"""Every error that Discord is known to answer, on every route that the bot uses: the table plays on after it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from support.made_up.game_fixture import ALICE, BOB
from support.tables.simulated_channel import SimulatedChannel, sim, simcord_bot

from bot.messages import BoardPost, Note
from bot.outbox.error_codes import ANSWERED, NO_THREAD, OF_EDITS, PARKED, REACTIONS, THREAD_MADE, Reaction
from bot.store.models import Table

__all__ = ["sim", "simcord_bot"]

PAGE = Path(__file__).parents[3] / "docs" / "reliability.md"
STATUS = {
    10003: 404, 10004: 404, 10008: 404, 10013: 404, 20016: 429, 20022: 429, 20028: 429, 20029: 429, 30046: 429,
    40002: 403, 40003: 429, 40005: 413, 40062: 429, 50001: 403, 50005: 403, 50007: 403, 50008: 403, 50009: 403,
    50013: 403, 50021: 403, 50178: 403, 50278: 403, 130000: 503, 160005: 403, 400001: 403,
}  # fmt: skip
"""The HTTP status with which Discord sends a code; 400 for the others."""
UNKNOWN = [(401, 0), (403, 0), (404, 0), (400, 0), (413, 0), (429, 0), (500, 0), (502, 0), (503, 0), (403, 599999)]
"""Statuses without a code that the bot knows."""
KNOWN = [(STATUS.get(code, 400), code) for code in REACTIONS]


def rows(heading: str) -> dict[int, str]:
    """The lines of the table below a heading of the page: what the bot does, by code."""
    section = PAGE.read_text(encoding="utf-8").partition(f"### {heading}\n")[2].partition("\n#")[0]
    return {int(code): done.strip() for code, done in re.findall(r"^\| (\d+) \|.*\| (.*) \|$", section, re.MULTILINE)}


def test_the_page_has_a_line_for_each_code() -> None:
    assert rows("A message, or an edit of one") == {code: reaction.value for code, reaction in REACTIONS.items()}
    assert set(rows("A thread")) == {THREAD_MADE, *NO_THREAD}
    assert set(rows("An answer to a press, a command or a list")) == {*ANSWERED}


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.outbox.delivery.RETRY", 0)


class Failing:
    """A table of which one request is to fail. Its messages are numbered."""

    def __init__(self, sim: SimulatedChannel, table: int) -> None:
        self.sim, self.table, self.said = sim, table, 0

    @classmethod
    async def begin(cls, sim: SimulatedChannel) -> Failing:
        """A table of a server where the bot is, so that it is parked for its channel alone."""
        table = await sim.table(ALICE, BOB)
        await sim.bot.store.transact(lambda tx: tx.tables.change(table, guild=sim.guild.id))
        return cls(sim, table)

    async def say(self, *, edits: bool = False) -> str:
        """Post a message, or edit the board post; return what it is to say."""
        self.said += 1
        number = self.said
        message = (
            BoardPost((number,), (number,), fresh=False) if edits else Note("moved", values={"by": f"no. {number}."})
        )
        bot = self.sim.bot
        await bot.store.transact(lambda tx: tx.outbox.add(self.table, message, bot.clock.now()))
        bot.outbox.wake(self.table)
        await bot.outbox.wait_until_sent()
        return f"board <@{number}>" if edits else f"no. {number}."

    def requests_for(self, said: str) -> int:
        """How often Discord was asked to show this."""
        return sum(said in str((request.json or {}).get("content")) for request in self.sim.env.http_requests)

    async def row(self) -> Table:
        found = await self.sim.bot.store.read(lambda tx: tx.tables.get(self.table))
        assert found is not None
        return found

    async def recover(self) -> None:
        """All is sent that can be, and a parked table is looked at, as it is every hour."""
        bot = self.sim.bot
        while await self.sim.state(self.table) and not (await self.row()).parked:
            await bot.outbox.wait_until_sent()
            await asyncio.sleep(0)
        await bot.services.parking.check(await self.row())
        await bot.outbox.wait_until_sent()

    async def plays_on(self) -> None:
        said = await self.say()
        assert ((await self.row()).parked, await self.sim.state(self.table)) == ("", [])
        assert any(said in text for text in await self.sim.shown())


def expected(status: int, code: int, *, edits: bool) -> Reaction:
    """What the page says of a code; of an unknown one, and of what only edits can meet, by its status."""
    known = REACTIONS.get(code)
    if known is not None and (edits or known not in OF_EDITS):
        return known
    if status in (401, 429) or status >= 500:
        return Reaction.LATER
    if status == 404 and edits:
        return Reaction.ANEW
    return Reaction.BARRED if status == 403 else Reaction.LEFT_OUT


EACH_REACTION = [next(known for known in KNOWN if REACTIONS[known[1]] is reaction) for reaction in Reaction]


@pytest.mark.parametrize(
    "errors",
    [pytest.param([*EACH_REACTION, *UNKNOWN], id="each reaction"), pytest.param(KNOWN, marks=pytest.mark.long)],
)
@pytest.mark.parametrize("edits", [False, True])
async def test_a_message_is_refused_with_each_code_and_the_table_plays_on(
    sim: SimulatedChannel, errors: list[tuple[int, int]], edits: bool
) -> None:
    failing = await Failing.begin(sim)
    method, path = ("PATCH", "/messages/*") if edits else ("POST", "/messages")
    for status, code in errors:
        sim.env.inject_error(method, f"/channels/{sim.channel.id}{path}", status=status, code=code, message="no")
        said = await failing.say(edits=edits)
        assert not sim.env.backend.faults, (status, code)
        reaction = expected(status, code, edits=edits)
        parked = "" if reaction is Reaction.REOPEN else PARKED.get(reaction, "")
        assert (await failing.row()).parked == parked, (status, code)
        await failing.recover()
        taken = reaction not in (Reaction.LEFT_OUT, Reaction.DMS_CLOSED)
        assert failing.requests_for(said) == 1 + taken, (status, code)
        if not edits:
            assert sum(said in text for text in await sim.shown()) == taken, (status, code)
        await failing.plays_on()


async def test_a_look_for_a_lost_message_is_refused_and_it_is_sent_once(
    sim: SimulatedChannel, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = await Failing.begin(sim)
    monkeypatch.setattr("bot.outbox.delivery.NONCE_LASTS", -1)
    for status, code in (*EACH_REACTION, *UNKNOWN):
        path = f"/channels/{sim.channel.id}/messages"
        sim.env.inject_error("GET", path, status=status, code=code, message="no")
        said = await failing.say()
        await failing.recover()
        assert not sim.env.backend.faults, (status, code)
        assert sum(said in text for text in await sim.shown()) == 1, (status, code)
