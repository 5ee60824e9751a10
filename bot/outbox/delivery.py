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
from bot.logs import where
from bot.outbox.messages import Plain, Post, Poster, edit, found, pieces, send, still_grows, young
from bot.store import Books, Store
from bot.store.models import AWAY, BARRED, BOARD, END, GONE, LOBBY_CARD, NOTE, PRIVATE, TELL, WORD, Piece, Posted, Row
from bot.store.outbox import MATTERS
from bot.words import words
from bot.words.notes import worded

__all__ = ["Outbox", "Plain", "Post", "Poster"]

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

Unreachable = Callable[[int, str], Awaitable[bool]]
"""Parks a table, for this reason; whether it is parked now, so that what it has to say waits."""


class Outbox:
    """Sends what waits, one table at a time in order. A row is marked before it is sent and again afterwards.

    `unreachable` is told of a table in whose channel nothing can be sent: what it has to say waits.
    """

    def __init__(self, store: Store, clock: Clock, client: discord.Client, poster: Poster) -> None:
        self.poster = poster
        self.unreachable: Unreachable | None = None
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
        for table in await self._store.look(lambda books: books.mail.tables_due()):
            self.wake(table)

    async def sent(self) -> None:
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
                await self._empty(table)
        except (discord.HTTPException, aiohttp.ClientError, OSError, sqlite3.Error) as error:
            self._try_later(table, error)
        except Exception as error:
            log.error("table %d: its messages stopped: %s", table, where(error))
        finally:
            del self._sending[table]

    async def _empty(self, table: int) -> None:
        while not self._closed and (row := await self._take(table)):
            try:
                await self._say(row)
            except discord.HTTPException as error:
                if error.status >= 500 or error.status == 429:
                    raise
                await self._refused(row, error)
            self._waits.pop(table, None)

    async def _take(self, table: int) -> Row | None:
        return await self._store.transact(lambda books: books.mail.take(table, self._clock.now()))

    def _try_later(self, table: int, error: Exception) -> None:
        wait = self._waits[table] = min(self._waits.get(table, RETRY // 2) * 2, LONGEST_RETRY)
        log.warning("table %d: a message could not be sent (%s); again in %d s", table, where(error), wait)

        async def later() -> None:
            await asyncio.sleep(wait)
            self.wake(table)

        self._later[table] = asyncio.create_task(later(), name=f"table {table} speaks later")

    async def _refused(self, row: Row, error: discord.HTTPException) -> None:
        """Discord does not take this message: not as long as the table is parked, or never."""
        now = self._clock.now()
        if await self._parked(row, error):
            return

        def note(books: Books) -> None:
            books.mail.mark(row.id, "failed", now)
            if row.kind in PRIVATE and error.code in CLOSED_DMS:
                books.people.close_dms(row.payload["person"], now)

        await self._store.transact(note)
        log.warning("table %d: a %s was refused: %s (%d)", row.table, row.kind, type(error).__name__, error.code)

    async def _parked(self, row: Row, error: discord.HTTPException) -> bool:
        if row.kind in PRIVATE or error.code not in UNREACHABLE or self.unreachable is None:
            return False
        return await self.unreachable(row.table, UNREACHABLE[error.code])

    async def _say(self, row: Row) -> None:
        """Render one row, plan its messages, send them one by one, retire the message that it replaces."""
        late = bool(row.plan) and self._clock.now() - row.since > NONCE_LASTS
        if row.kind in PRIVATE and await self._dms_closed(row.payload["person"]):
            return await self._mark(row, "failed")
        post = await self._rendered(row)
        if post is None:
            return await self._nothing(row)
        before = await self._store.look(lambda books: _replaced(books, row))
        if not row.plan:
            row = await self._planned(row, post)
        channel = await self._channel(row)
        anew = row.plan != () and not row.plan[0].edits
        while row.plan:
            try:
                row = await self._piece(row, post, channel, late)
            except discord.NotFound:
                if not row.plan[0].edits:
                    raise
                return await self._anew(row)
        if before is not None and anew:
            await self._retire(before)
        return None

    async def _rendered(self, row: Row) -> Post | None:
        try:
            return await self._noted(row) if row.kind in (NOTE, WORD) else await self.poster.render(row)
        except Exception as error:
            log.error("table %d: a %s could not be made: %s", row.table, row.kind, where(error))
            return None

    async def _noted(self, row: Row) -> Post:
        """What the program itself has to say, in the table's language, to a person in theirs."""

        def language(books: Books) -> str:
            table = books.tables.get(row.table)
            person = books.people.get(row.payload["person"]) if row.kind == WORD else None
            own = person.language or person.heard if person else ""
            return own or (table.language if table else "")

        spoken = words(await self._store.look(language) or None)
        said = {name: value for name, value in row.payload.items() if name != "silent"}
        return Post(text=worded(said, spoken), silent=bool(row.payload.get("silent")))

    async def _dms_closed(self, person: int) -> bool:
        known = await self._store.look(lambda books: books.people.get(person))
        return known.dms_closed is not None and self._clock.now() - known.dms_closed < DMS_STAY_CLOSED

    async def _mark(self, row: Row, state: str) -> None:
        now = self._clock.now()
        await self._store.transact(lambda books: books.mail.mark(row.id, state, now))

    async def _nothing(self, row: Row) -> None:
        """There is nothing to say; but what could not be made because the game cannot be read any more still waits."""
        now = self._clock.now()

        def note(books: Books) -> None:
            if not books.mail.withheld(row):
                books.mail.mark(row.id, "sent", now)

        await self._store.transact(note)

    async def _planned(self, row: Row, post: Post) -> Row:
        """Decide, and write down, which messages this row edits or sends."""
        now = self._clock.now()

        def plan(books: Books) -> tuple[Piece, ...]:
            planned = _plan(books, row, post.text, now)
            books.mail.mark(row.id, "sending" if planned else "sent", now, planned)
            return planned

        return replace(row, plan=await self._store.transact(plan), since=now)

    async def _channel(self, row: Row) -> discord.abc.Messageable:
        if row.kind in PRIVATE:
            return await self._client.create_dm(discord.Object(row.payload["person"]))
        table = await self._store.look(lambda books: books.tables.get(row.table))
        assert table is not None, "foreign keys hold"
        return self._client.get_partial_messageable(table.channel, guild_id=table.guild)

    async def _piece(self, row: Row, post: Post, channel: discord.abc.Messageable, late: bool) -> Row:
        """Send or edit the next message of the plan and note it; what is left of the plan stays in the row."""
        piece, rest = row.plan[0], row.plan[1:]
        said = replace(post, text=piece.text) if row.kind == TELL else post
        if piece.edits and isinstance(channel, discord.PartialMessageable):
            await edit(channel.get_partial_message(piece.edits), said)
        message = piece.edits or await self._new(row, said, channel, late, len(rest))
        at = self._clock.now()

        def note(books: Books) -> None:
            if piece.edits:
                books.mail.edited(message, row, piece.text, said.picture)
            else:
                books.mail.posted(row, getattr(channel, "id", 0), message, at, piece.text, said.picture)
            books.mail.mark(row.id, "sending" if rest else "sent", row.since, rest)
            if row.kind in PRIVATE:
                books.people.close_dms(row.payload["person"], None)

        await self._store.transact(note)
        return replace(row, plan=rest)

    async def _new(self, row: Row, post: Post, channel: discord.abc.Messageable, late: bool, left: int) -> int:
        me = self._client.user
        lost = await found(channel, me.id, row, post.text) if late and me else None
        return (lost or await send(channel, post, f"{row.id}.{left}")).id

    async def _anew(self, row: Row) -> None:
        """Somebody deleted the message that was to be edited: next, a new one is sent instead."""
        plan = (replace(row.plan[0], edits=0), *row.plan[1:])
        await self._store.transact(lambda books: books.mail.mark(row.id, "sending", row.since, plan))

    async def _retire(self, before: Posted) -> None:
        """Take the buttons off a message that a newer one replaces, in another channel maybe. They answer politely
        where that fails."""
        row = await self._store.look(lambda books: books.mail.get(before.row))
        try:
            post = await self.poster.retired(row, before.channel) if row else None
            if post is not None:
                await edit(
                    self._client.get_partial_messageable(before.channel).get_partial_message(before.message), post
                )
        except Exception as error:
            log.info("table %d: an old message keeps its buttons: %s", before.table, where(error))


def _plan(books: Books, row: Row, text: str, now: int) -> tuple[Piece, ...]:
    """The messages that a row edits or sends."""
    if row.kind == TELL:
        newest = books.mail.last(row.table)
        grows = newest if newest and still_grows(newest, row.payload["turn"], now) else None
        texts = pieces(grows.text if grows else "", text)
        first = Piece(grows.message if grows else 0, texts[0])
        return (first, *(Piece(0, more) for more in texts[1:]))
    if row.kind in MATTERS:
        return _on_its_card(None if row.payload.get("fresh") else books.mail.card(row), text, now)
    stands = books.mail.last(row.table, row.kind) if row.kind in (BOARD, LOBBY_CARD) else None
    if stands is None or row.payload.get("fresh"):
        return (Piece(0, text),)
    if young(stands, now):
        return (Piece(stands.message, text),)
    return (Piece(0, text),) if row.kind == LOBBY_CARD else ()


def _on_its_card(stands: Posted | None, text: str, now: int) -> tuple[Piece, ...]:
    """The first time a new message; later that one says it, while it is young enough to be edited."""
    if stands is None:
        return (Piece(0, text),)
    return (Piece(stands.message, text),) if young(stands, now) else ()


def _replaced(books: Books, row: Row) -> Posted | None:
    """The message with buttons that gives way if this row becomes a new message."""
    if row.kind not in (BOARD, LOBBY_CARD, END):
        return None
    return books.mail.last(row.table, BOARD) or books.mail.last(row.table, LOBBY_CARD)
