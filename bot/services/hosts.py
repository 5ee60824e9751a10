"""Hosts of tables: hand a table over to somebody who sits there, or take it over where a campaign's host stays away."""

from __future__ import annotations

from collections.abc import Iterable

from bot.game.runner import GameRunner
from bot.messages import LobbyCard, Note
from bot.pace.durations import DAY
from bot.refusals import HostNotSeated, NoTableHere, NotHost
from bot.store import Transaction
from bot.store.models import BEFORE_THE_GAME, LOBBY, RUNNING, Seat, Table
from rules import Refused


def may_be_taken_over_from(table: Table, seats: Iterable[Seat]) -> int | None:
    """When the lobby of a campaign's next war may be taken over by anybody seated (seconds since 1970): its host, who
    may not have opened it, has taken no seat for a day. None where it may not."""
    if table.state != LOBBY or table.campaign is None or _sits(table.host, seats):
        return None
    return table.created + DAY


class HostService:
    """Changes the hosts of tables. Where a call raises `Refused`, nothing was changed."""

    def __init__(self, runner: GameRunner) -> None:
        self._runner = runner

    async def hand_over(self, table_id: int, by: int, to: int, *, moderator: bool = False) -> None:
        """Make a person who sits at an open or running table its host; the table is told.

        The host or a moderator does that; who does it for themselves takes the table over, where that may be. Raises
        `Refused`: NoTableHere, HostNotSeated, NotHost.
        """
        runner, now = self._runner, self._runner.clock.now()

        def write(tx: Transaction) -> None:
            table, seats = tx.tables.get(table_id), tx.tables.seats(table_id).values()
            if table is None or table.state not in (*BEFORE_THE_GAME, RUNNING):
                raise Refused(NoTableHere())
            if not _sits(to, seats):
                raise Refused(HostNotSeated(to))
            due = may_be_taken_over_from(table, seats) if by == to else None
            takes = due is not None and due <= now
            if not (moderator or takes or table.host == by):
                raise Refused(NotHost(table.host))
            if table.host == to:
                return
            tx.tables.change(table_id, host=to)
            about = {"person": f"<@{to}>", "by": f"<@{by}>", "before": f"<@{table.host}>" if table.host else "none"}
            handed = table.host == by or moderator
            tx.outbox.add(table_id, Note("host-changed" if handed else "host-taken-over", values=about), now)
            if table.state in BEFORE_THE_GAME:
                tx.outbox.add(table_id, LobbyCard(), now)

        async with runner.lock(table_id):
            await runner.store.transact(write)
            runner.drop(table_id)
        runner.on_change(table_id)


def _sits(person: int, seats: Iterable[Seat]) -> bool:
    return any(seat.person == person for seat in seats)
