"""Park the tables in whose channel the bot cannot post: the game waits unchanged and its deadlines do not run."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack

from bot.channels.access import ChannelTrouble, StillPosted
from bot.channels.lost_servers import keep_table
from bot.channels.thread_requests import leave_thread
from bot.game.deadlines import CHANNEL_CHECK, start_again
from bot.game.runner import GameRunner
from bot.messages import BoardPost, DirectNote, EndPost, LobbyCard, Note
from bot.refusals import NoTableHere, NotHost, NotSeated, TableHereAlready
from bot.scheduler import Scheduler
from bot.store import Transaction
from bot.store.models import AWAY, BEFORE_THE_GAME, ENDED, GONE, NOT_WATCHED, RUNNING, PostedMessage, Table, Timer
from rules import Refused

log = logging.getLogger(__name__)

HOUR = 3600
UNPARKED = "unparked"
"""The name of the note that a table goes on."""


class Parking:
    """Parks and resumes tables. Whatever happens in Discord, it deletes no game and leaves no server."""

    def __init__(
        self, runner: GameRunner, scheduler: Scheduler, trouble: ChannelTrouble, still_posted: StillPosted
    ) -> None:
        self._runner, self._trouble, self._still_posted = runner, trouble, still_posted
        scheduler.handle(CHANNEL_CHECK, self.check_again)

    async def park(self, table_id: int, why: str) -> bool:
        """Park a table because its channel is gone, away or barred. Returns whether it is parked now.

        Its host is told privately, once for each reason. An ended game is parked without a message, until its last
        messages can be sent; but not if its channel was deleted, because an ended game is never moved to another.
        """
        now = self._runner.clock.now()
        async with self._runner.lock(table_id):
            table = await self._runner.store.read(lambda tx: tx.tables.get(table_id))
            if table is None or (_is_over(table) and why == GONE):
                return False
            if await self._runner.store.transact(lambda tx: _park(tx, table, why, now)):
                self._runner.drop(table_id)
                log.warning("table %d is parked: its channel is %s", table_id, why)
        self._runner.on_change(table_id)
        return True

    async def check(self, table: Table) -> None:
        """Park or resume a table, as its channel is now; do nothing if that is unknown."""
        why = await self._trouble(table)
        if why is None:
            return
        if why and await self.park(table.id, why):
            return
        if table.parked:
            await self._unpark(table.id)

    async def repost_if_deleted(self, table_id: int) -> bool:
        """Post the board or the lobby card again if it was deleted. Returns whether it was."""
        now = self._runner.clock.now()
        table, last = await self._runner.store.read(lambda tx: _last_board_post(tx, table_id))
        if table is None or last is None or await self._still_posted(last):
            return False
        await self._runner.store.transact(lambda tx: repost(tx, table, now))
        self._runner.on_change(table_id)
        return True

    async def check_guild(self, guild: int) -> None:
        """Check every table of a server in which something has changed."""
        await self._check_all(await self._runner.store.read(lambda tx: tx.tables.in_guild(guild)))

    async def check_parked(self) -> None:
        """Check every parked table: much may have changed while the program did not run."""
        await self._check_all(await self._runner.store.read(lambda tx: tx.tables.list_parked()))

    async def _check_all(self, tables: Iterable[Table]) -> None:
        for table in tables:
            await self.check(table)

    async def check_again(self, timer: Timer) -> None:
        """Handle the timer of a parked table: check it, and set the next timer as long as it is parked."""
        now = self._runner.clock.now()
        table = await self._runner.store.read(lambda tx: tx.tables.get(timer.table))

        def set_next(tx: Transaction) -> None:
            checked = tx.tables.get(timer.table)
            tx.timers.cancel(timer.table, CHANNEL_CHECK)
            if checked is not None and checked.parked:
                tx.timers.set(Timer(timer.table, CHANNEL_CHECK, 0, now + HOUR, pausable=False))

        if table is not None and table.parked:
            await self.check(table)
        await self._runner.store.transact(set_next)

    async def move(self, table_id: int, person: int, guild: int | None, channel: int) -> None:
        """Move a table to another channel, for its host, or for anybody seated at it while it is parked.

        The games of its campaign come with it to another server; those that are over can be watched no more, since
        nobody could take their addresses back there. Between two games the table of the last one moves a campaign
        alone: for its host, or for any member while the bot is not in its server any more. Raises `Refused`:
        NoTableHere, NotSeated, NotHost, TableHereAlready.
        """
        now, moving = self._runner.clock.now(), await self._runner.store.read(lambda tx: tx.tables.get(table_id))
        changed = await self._runner.store.read(lambda tx: _games_with(tx, table_id, moving))
        away = moving is not None and _is_over(moving) and await self._trouble(moving) == AWAY

        def write(tx: Transaction) -> None:
            table = tx.tables.get(table_id)
            if table is not None and _is_over(table):
                _move_campaign(tx, table, person, guild, now, away=away)
                return
            if table is None:
                raise Refused(NoTableHere())
            _require_mover(tx, table, person)
            if here := tx.tables.here(channel):
                raise Refused(TableHereAlready(here.id))
            leave_thread(tx, table_id, now)
            keep_table(tx, table_id)
            tx.tables.change(table_id, guild=guild, channel=channel)
            tx.tables.save_watch(table.with_new_address())
            if table.campaign is not None:
                _bring_games(tx, table.campaign, guild, now)
            tx.outbox.add(table_id, Note("moved", values={"by": f"<@{person}>"}), now)
            _resume(tx, table, now)

        await self._change(changed, write)
        log.info("table %d was moved to another channel", table_id)

    async def _unpark(self, table_id: int) -> None:
        now = self._runner.clock.now()

        def write(tx: Transaction) -> None:
            table = tx.tables.get(table_id)
            if table is not None and table.parked:
                if not _is_over(table):
                    tx.outbox.add(table_id, Note(UNPARKED, values={"why": table.parked}), now)
                _resume(tx, table, now)

        await self._change((table_id,), write)
        log.info("table %d goes on", table_id)

    async def _change(self, tables: Iterable[int], change: Callable[[Transaction], None]) -> None:
        """Write a change of tables under their locks, drop their games from the cache, and call `on_change`."""
        changed = sorted(tables)
        async with AsyncExitStack() as locks:
            for table_id in changed:
                await locks.enter_async_context(self._runner.lock(table_id))
            await self._runner.store.transact(change)
            for table_id in changed:
                self._runner.drop(table_id)
        for table_id in changed:
            self._runner.on_change(table_id)


def _games_with(tx: Transaction, table_id: int, table: Table | None) -> tuple[int, ...]:
    """The ids of the tables that move with one: itself, and the games of its campaign."""
    return (table_id,) if table is None or table.campaign is None else tx.campaigns.tables(table.campaign)


def _move_campaign(tx: Transaction, table: Table, person: int, guild: int | None, now: int, *, away: bool) -> None:
    """Let a campaign go on in another server, named by the table of its last game; raises `Refused` as `move`."""
    campaign = tx.campaigns.between_games_of(person).get(table.id)
    if campaign is None:
        raise Refused(NoTableHere())
    if campaign.host != person and not away:
        raise Refused(NotHost(campaign.host))
    _bring_games(tx, campaign.id, guild, now)


def _bring_games(tx: Transaction, campaign: int, guild: int | None, now: int) -> None:
    """Let all games of a campaign belong to a server, and stay: what they have left is needed as long as it lives."""
    for war in tx.campaigns.tables(campaign):
        keep_table(tx, war)
        table = tx.tables.get(war)
        if table is not None and table.guild != guild and table.state == ENDED and table.watch_token:
            tx.tables.save_watch(table.showing(NOT_WATCHED))
            if not table.parked:
                tx.outbox.add(war, EndPost(fresh=False), now)
    tx.campaigns.move(campaign, guild)


def _is_over(table: Table) -> bool:
    return table.state not in (*BEFORE_THE_GAME, RUNNING)


def _park(tx: Transaction, table: Table, why: str, now: int) -> bool:
    """Write that a table is parked and set the timer to check it again. Returns whether the reason is new.

    The host is told, unless the game is over, or the note that it goes on is still unsent and the reason the same: then
    for the host the table has been parked all the time.
    """
    if not tx.tables.park(table.id, why, now):
        return False
    tx.timers.set(Timer(table.id, CHANNEL_CHECK, 0, now + HOUR, pausable=False))
    unsent = tx.outbox.drop_note(table.id, UNPARKED)
    host_knows = unsent is not None and unsent.values.get("why") == why
    if not host_knows and not _is_over(table):
        values = {"game": table.game, "channel": f"<#{table.channel}>"}
        tx.outbox.add(table.id, DirectNote(f"parked-{why}", values=values, person=table.host), now)
    return True


def _require_mover(tx: Transaction, table: Table, person: int) -> None:
    """Raises `Refused` (NotSeated, NotHost) unless the person is the host or, at a parked table, seated there."""
    if table.host == person:
        return
    if not any(seat.person == person for seat in tx.tables.seats(table.id).values()):
        raise Refused(NotSeated())
    if not table.parked:
        raise Refused(NotHost(table.host))


def _resume(tx: Transaction, table: Table, now: int) -> None:
    """End the parking: deadlines keep the time that was left."""
    tx.tables.unpark(table.id)
    if table.parked_at is not None:
        start_again(tx, table.id, table.parked_at, now)
    tx.timers.cancel(table.id, CHANNEL_CHECK)
    repost(tx, table, now)


def _last_board_post(tx: Transaction, table_id: int) -> tuple[Table | None, PostedMessage | None]:
    """An open, starting or running table, and its last lobby card or board post; None for both if it is over."""
    table = tx.tables.get(table_id)
    if table is None or _is_over(table):
        return None, None
    return table, tx.outbox.last_posted(table_id, (BoardPost if table.state == RUNNING else LobbyCard).kind)


def repost(tx: Transaction, table: Table, now: int) -> None:
    """Queue a new lobby card or board post, unless the game is over. It mentions nobody."""
    if table.state in BEFORE_THE_GAME:
        tx.outbox.add(table.id, LobbyCard(fresh=True), now)
    elif table.state == RUNNING:
        seats = tx.tables.seats(table.id).values()
        waiting = tuple(sorted(seat.person for seat in seats if seat.person is not None))
        tx.outbox.add(table.id, BoardPost((), waiting, fresh=True), now)
