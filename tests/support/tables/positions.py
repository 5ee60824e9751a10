"""Positions of Middle-earth put on a running table, and a backend whose timers are fired by hand."""

from __future__ import annotations

from typing import Any

from support.lotr.position import Position, position
from support.made_up.game_fixture import ALICE, BOB, Backend
from support.tables.simkit import choose_easily
from support.tables.stored import write

from bot.game.progress import dump_state
from bot.services.games import Session
from bot.services.plans import PlanService
from bot.store.engines.address import Address
from bot.store.models import NewTable
from bot.store.steps import compress_snapshot
from rules import GAMES, Player, Refusal, State
from rules.orders import Plan

GREEN, RED = Player("green"), Player("red")


def put(database: Address, table: int, seq: int, state: State) -> None:
    """Set a table's game to this state, as if it had been played."""
    snapshot = compress_snapshot(dump_state(state))
    write(database, "UPDATE steps SET snapshot = ? WHERE table_id = ? AND seq = ?", snapshot, table, seq)


def before_khand(theirs: str = "near_harad:3", cards: str = "courage_alone", **setup: Any) -> Position:
    """Green stands in Khand and may invade Near Harad, where red holds these cards."""
    named: dict[str, Any] = {"hold": {"green": "khand:9", "red": f"{theirs} harad:2"}, "adventures": {"red": cards}}
    return position(**(named | setup))


class PositionBackend(Backend):
    """The real game in a backend; `stage` puts a position on its table."""

    async def open(self) -> None:
        self.games, self.choose = GAMES, choose_easily
        await super().open()
        self.plans = PlanService(self.runner, self.scheduler)

    async def stage(self, game: Position, channel: int = 5) -> int:
        """Alice is green, Bob red."""
        table = (await self.lobbies.open(NewTable(1, channel, ALICE, "lotr", {"setup": "dealt"}, "en"))).table.id
        await self.lobbies.join(table, ALICE, GREEN, self.press())
        await self.lobbies.join(table, BOB, RED, self.press())
        await self.start(table, ALICE)
        session = await self.sessions.load(table)
        put(self.database, table, session.table.seq, game.state)
        self.runner.drop(table)
        return table

    async def fire_timers(self, table: int) -> None:
        """Let the delay pass."""
        for timer in await self.timers(table):
            self.clock.at = max(self.clock.at, timer.due_at)
            await self.plans.release_window(timer)

    async def plan(self, table: int, seat: Player = GREEN) -> Plan | None:
        session: Session = await self.sessions.load(table)
        return session.orders[seat].plan


async def refused(doing: Any) -> Refusal:
    """Why the call was refused."""
    from rules import Refused

    try:
        await doing
    except Refused as why:
        return why.why
    raise AssertionError("it was done")
