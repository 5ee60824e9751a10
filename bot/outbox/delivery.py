"""The outbox: what a transaction decided to say is sent once, in order, whatever happens to the process."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace

import aiohttp
import discord

from bot.clock import Clock
from bot.logs import error_summary
from bot.outbox.messages import (
    PlainRenderer,
    Post,
    PostRenderer,
    edit,
    find_sent,
    is_editable,
    send,
    split_text,
    still_grows,
)
from bot.store import Store, Transaction
from bot.store.models import (
    AWAY,
    BARRED,
    BOARD,
    END,
    GONE,
    LOBBY_CARD,
    NOTE,
    PRIVATE,
    TELL,
    WORD,
    Chunk,
    OutboxMessage,
    PostedMessage,
)
from bot.store.outbox import MATTERS
from bot.words import words
from bot.words.notes import note_text

__all__ = ["Outbox", "PlainRenderer", "Post", "PostRenderer"]

log = logging.getLogger(__name__)

NONCE_LASTS = 120
"""Seconds for which Discord surely knows a nonce again; later a lost message is looked for in its channel."""
RETRY, LONGEST_RETRY = 30, 3600
"""Seconds until a failed sending is tried again; they double each time."""
LAST_SECONDS = 10
"""How long a program that ends waits for messages that are on their way."""
DMS_STAY_CLOSED = 24 * 3600
"""Seconds for which nobody who refused a direct message gets another."""
CLOSED_DMS = (50007, 50278)
UNREACHABLE = {10003: GONE, 10004: AWAY, 50001: BARRED, 50013: BARRED, 50083: BARRED, 160005: BARRED}
"""What Discord's error codes mean for a table: no such channel, no such server, no access, no permission, an archived
thread that the bot may not open, a locked one."""

Park = Callable[[int, str], Awaitable[bool]]
"""Parks a table, for this reason; whether it is parked now, so that what it has to say waits."""


class Outbox:
    """Sends what waits, one table at a time in order. A row is marked before it is sent and again afterwards.

    `unreachable` is told of a table in whose channel nothing can be sent: what it has to say waits.
    """

    def __init__(self, store: Store, clock: Clock, client: discord.Client, renderer: PostRenderer) -> None:
        self.renderer = renderer
        self.park: Park | None = None
        self._store, self._clock, self._client = store, clock, client
        self._sending: dict[int, asyncio.Task[None]] = {}
        self._later: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._waits: dict[int, int] = {}
        self._closed = False

    def wake(self, table: int) -> None:
        """This table has something to say."""
        self._again.add(table)
        if table not in self._sending and not self._closed:
            self._sending[table] = asyncio.create_task(self._run(table), name=f"table {table} speaks")

    async def resume(self) -> None:
        """Send what an earlier run of the program left unsent."""
        for table in await self._store.read(lambda tx: tx.outbox.tables_due()):
            self.wake(table)

    async def wait_until_sent(self) -> None:
        """Wait until all that can be sent now is sent."""
        while self._sending:
            await asyncio.gather(*self._sending.values())

    async def close(self) -> None:
        """Let the messages that are on their way arrive; what is left is sent after the next start."""
        self._closed = True
        if self._sending:
            await asyncio.wait(self._sending.values(), timeout=LAST_SECONDS)
        tasks = [*self._sending.values(), *self._later.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: int) -> None:
        try:
            while table in self._again:
                self._again.discard(table)
                await self._send_all(table)
        except (discord.HTTPException, aiohttp.ClientError, OSError, sqlite3.Error) as error:
            self._try_later(table, error)
        except Exception as error:
            log.error("table %d: its messages stopped: %s", table, error_summary(error))
        finally:
            del self._sending[table]

    async def _send_all(self, table: int) -> None:
        while not self._closed and (row := await self._take(table)):
            try:
                await self._deliver(row)
            except discord.HTTPException as error:
                if error.status >= 500 or error.status == 429:
                    raise
                await self._on_refusal(row, error)
            self._waits.pop(table, None)

    async def _take(self, table: int) -> OutboxMessage | None:
        return await self._store.transact(lambda tx: tx.outbox.take(table, self._clock.now()))

    def _try_later(self, table: int, error: Exception) -> None:
        wait = self._waits[table] = min(self._waits.get(table, RETRY // 2) * 2, LONGEST_RETRY)
        log.warning("table %d: a message could not be sent (%s); again in %d s", table, error_summary(error), wait)

        async def later() -> None:
            await asyncio.sleep(wait)
            self.wake(table)

        self._later[table] = asyncio.create_task(later(), name=f"table {table} speaks later")

    async def _on_refusal(self, row: OutboxMessage, error: discord.HTTPException) -> None:
        """Discord does not take this message: not as long as the table is parked, or never."""
        now = self._clock.now()
        if await self._park(row, error):
            return

        def note(tx: Transaction) -> None:
            tx.outbox.mark(row.id, "failed", now)
            if row.kind in PRIVATE and error.code in CLOSED_DMS:
                tx.people.close_dms(row.payload["person"], now)

        await self._store.transact(note)
        log.warning("table %d: a %s was refused: %s (%d)", row.table, row.kind, type(error).__name__, error.code)

    async def _park(self, row: OutboxMessage, error: discord.HTTPException) -> bool:
        if row.kind in PRIVATE or error.code not in UNREACHABLE or self.park is None:
            return False
        return await self.park(row.table, UNREACHABLE[error.code])

    async def _deliver(self, row: OutboxMessage) -> None:
        """Render one row, plan its messages, send them one by one, retire the message that it replaces."""
        late = bool(row.chunks) and self._clock.now() - row.since > NONCE_LASTS
        if row.kind in PRIVATE and await self._dms_closed(row.payload["person"]):
            return await self._mark(row, "failed")
        post = await self._render(row)
        if post is None:
            return await self._note_silence(row)
        before = await self._store.read(lambda tx: _message_to_retire(tx, row))
        if not row.chunks:
            row = await self._plan(row, post)
        channel = await self._channel(row)
        anew = row.chunks != () and not row.chunks[0].edits
        while row.chunks:
            try:
                row = await self._send_chunk(row, post, channel, late)
            except discord.NotFound:
                if not row.chunks[0].edits:
                    raise
                return await self._replace_deleted(row)
        if before is not None and anew:
            await self._retire(before)
        return None

    async def _render(self, row: OutboxMessage) -> Post | None:
        try:
            return await self._render_note(row) if row.kind in (NOTE, WORD) else await self.renderer.render(row)
        except Exception as error:
            log.error("table %d: a %s could not be made: %s", row.table, row.kind, error_summary(error))
            return None

    async def _render_note(self, row: OutboxMessage) -> Post:
        """What the program itself has to say, in the table's language, to a person in theirs."""

        def language(tx: Transaction) -> str:
            table = tx.tables.get(row.table)
            person = tx.people.get(row.payload["person"]) if row.kind == WORD else None
            own = person.language or person.heard if person else ""
            return own or (table.language if table else "")

        spoken = words(await self._store.read(language) or None)
        said = {name: value for name, value in row.payload.items() if name != "silent"}
        return Post(text=note_text(said, spoken), silent=bool(row.payload.get("silent")))

    async def _dms_closed(self, person: int) -> bool:
        known = await self._store.read(lambda tx: tx.people.get(person))
        return known.dms_closed is not None and self._clock.now() - known.dms_closed < DMS_STAY_CLOSED

    async def _mark(self, row: OutboxMessage, state: str) -> None:
        now = self._clock.now()
        await self._store.transact(lambda tx: tx.outbox.mark(row.id, state, now))

    async def _note_silence(self, row: OutboxMessage) -> None:
        """There is nothing to say; but what could not be made because the game cannot be read any more still waits."""
        now = self._clock.now()

        def note(tx: Transaction) -> None:
            if not tx.outbox.is_withheld(row):
                tx.outbox.mark(row.id, "sent", now)

        await self._store.transact(note)

    async def _plan(self, row: OutboxMessage, post: Post) -> OutboxMessage:
        """Decide, and write down, which messages this row edits or sends."""
        now = self._clock.now()

        def plan(tx: Transaction) -> tuple[Chunk, ...]:
            planned = _chunks_of(tx, row, post.text, now)
            tx.outbox.mark(row.id, "sending" if planned else "sent", now, planned)
            return planned

        return replace(row, chunks=await self._store.transact(plan), since=now)

    async def _channel(self, row: OutboxMessage) -> discord.abc.Messageable:
        if row.kind in PRIVATE:
            return await self._client.create_dm(discord.Object(row.payload["person"]))
        table = await self._store.read(lambda tx: tx.tables.get(row.table))
        assert table is not None, "foreign keys hold"
        return self._client.get_partial_messageable(table.channel, guild_id=table.guild)

    async def _send_chunk(
        self, row: OutboxMessage, post: Post, channel: discord.abc.Messageable, late: bool
    ) -> OutboxMessage:
        """Send or edit the next message of the plan and note it; what is left of the plan stays in the row."""
        piece, rest = row.chunks[0], row.chunks[1:]
        said = replace(post, text=piece.text) if row.kind == TELL else post
        if piece.edits and isinstance(channel, discord.PartialMessageable):
            await edit(channel.get_partial_message(piece.edits), said)
        message = piece.edits or await self._send_new(row, said, channel, late, len(rest))
        at = self._clock.now()

        def note(tx: Transaction) -> None:
            if piece.edits:
                tx.outbox.note_edit(message, row, piece.text, said.picture)
            else:
                tx.outbox.add_posted(row, getattr(channel, "id", 0), message, at, piece.text, said.picture)
            tx.outbox.mark(row.id, "sending" if rest else "sent", row.since, rest)
            if row.kind in PRIVATE:
                tx.people.close_dms(row.payload["person"], None)

        await self._store.transact(note)
        return replace(row, chunks=rest)

    async def _send_new(
        self, row: OutboxMessage, post: Post, channel: discord.abc.Messageable, late: bool, left: int
    ) -> int:
        me = self._client.user
        lost = await find_sent(channel, me.id, row, post.text) if late and me else None
        return (lost or await send(channel, post, f"{row.id}.{left}")).id

    async def _replace_deleted(self, row: OutboxMessage) -> None:
        """Somebody deleted the message that was to be edited: next, a new one is sent instead."""
        plan = (replace(row.chunks[0], edits=0), *row.chunks[1:])
        await self._store.transact(lambda tx: tx.outbox.mark(row.id, "sending", row.since, plan))

    async def _retire(self, before: PostedMessage) -> None:
        """Take the buttons off a message that a newer one replaces, in another channel maybe. They answer politely
        where that fails."""
        row = await self._store.read(lambda tx: tx.outbox.get(before.row))
        try:
            post = await self.renderer.render_retired(row, before.channel) if row else None
            if post is not None:
                await edit(
                    self._client.get_partial_messageable(before.channel).get_partial_message(before.message), post
                )
        except Exception as error:
            log.info("table %d: an old message keeps its buttons: %s", before.table, error_summary(error))


def _chunks_of(tx: Transaction, row: OutboxMessage, text: str, now: int) -> tuple[Chunk, ...]:
    """The messages that a row edits or sends."""
    if row.kind == TELL:
        newest = tx.outbox.last_posted(row.table)
        grows = newest if newest and still_grows(newest, row.payload["turn"], now) else None
        texts = split_text(grows.text if grows else "", text)
        first = Chunk(grows.message if grows else 0, texts[0])
        return (first, *(Chunk(0, more) for more in texts[1:]))
    if row.kind in MATTERS:
        return _card_chunks(None if row.payload.get("fresh") else tx.outbox.last_card(row), text, now)
    stands = tx.outbox.last_posted(row.table, row.kind) if row.kind in (BOARD, LOBBY_CARD) else None
    if stands is None or row.payload.get("fresh"):
        return (Chunk(0, text),)
    if is_editable(stands, now):
        return (Chunk(stands.message, text),)
    return (Chunk(0, text),) if row.kind == LOBBY_CARD else ()


def _card_chunks(stands: PostedMessage | None, text: str, now: int) -> tuple[Chunk, ...]:
    """The first time a new message; later that one says it, while it is young enough to be edited."""
    if stands is None:
        return (Chunk(0, text),)
    return (Chunk(stands.message, text),) if is_editable(stands, now) else ()


def _message_to_retire(tx: Transaction, row: OutboxMessage) -> PostedMessage | None:
    """The message with buttons that gives way if this row becomes a new message."""
    if row.kind not in (BOARD, LOBBY_CARD, END):
        return None
    return tx.outbox.last_posted(row.table, BOARD) or tx.outbox.last_posted(row.table, LOBBY_CARD)
