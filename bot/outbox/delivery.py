"""Deliver the outbox: each message that a transaction has queued is sent once, in order, even across restarts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord

from bot.clock import Clock
from bot.logs import error_summary
from bot.messages import M, Message, Note, Sentence, Story
from bot.outbox.attempts import sent_while
from bot.outbox.error_codes import OF_EDITS, PARKED, REQUEST_ERRORS, Reaction, is_temporary, reaction_to
from bot.outbox.messages import (
    Delivery,
    PlainRenderer,
    Post,
    PostRenderer,
    edit,
    find_sent,
    reopen,
    send,
)
from bot.outbox.planning import chunks_of, post_to_retire, story_plan
from bot.store import DatabaseError, Store, Transaction, Unreachable
from bot.store.models import (
    Chunk,
    OutboxMessage,
    PostedMessage,
    Table,
)
from bot.words import Words, words
from bot.words.notes import note_text

__all__ = ["Outbox", "PlainRenderer", "Post", "PostRenderer"]

log = logging.getLogger(__name__)

NONCE_LASTS = 120
"""Seconds for which Discord certainly recognises a nonce; later a lost message is looked for in its channel."""
CLOCKS_DIFFER = 60
"""Seconds by which the clock of this machine may be ahead of Discord's."""
RETRY, LONGEST_RETRY = 30, 3600
"""Seconds until a failed send is tried again; they double each time, up to the second number."""
CLOSE_TIMEOUT = 5
"""Seconds that `close` waits for messages that are being sent."""
DMS_STAY_CLOSED = 24 * 3600
"""Seconds for which a person who refused a direct message gets no other."""

Channel = discord.PartialMessageable | discord.DMChannel
"""Where messages stand."""
Park = Callable[[int, str], Awaitable[bool]]
"""Parks a table for a reason (see `PARKED`). Returns whether it is parked now, so that its messages wait."""
Action = Callable[[OutboxMessage, M], Awaitable[None]]
"""Does what a message of the outbox that is no post says, and marks it; raises what Discord raises on an outage."""
OnDelivery = Callable[[Transaction, OutboxMessage, Delivery], None]
"""Writes what follows from a delivery, in the transaction that writes its end; on the database's thread."""


class Outbox:
    """Sends the queued messages, those of one table in order. A message is marked before and after it is sent.

    `park` is called for a table in whose channel nothing can be sent: its messages wait. `recheck` is called for a
    parked one when another table is about to post in its channel.
    What is no post is carried out by an action. What follows from the delivery of a kind of message is written by its
    `on_delivery`.
    """

    def __init__(self, store: Store, clock: Clock, client: discord.Client, renderer: PostRenderer) -> None:
        self.renderer = renderer
        self.park: Park | None = None
        self.recheck: Callable[[Table], Awaitable[None]] | None = None
        self.on_delivery: dict[type[Message], OnDelivery] = {}
        self._actions: dict[type[Message], Action[Any]] = {}
        self._store, self._clock, self._client = store, clock, client
        self._sending: dict[int, asyncio.Task[None]] = {}
        self._retries: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        self._delays: dict[int, int] = {}
        self._looked_ahead: set[int] = set()
        self._taken: dict[int, OutboxMessage | None] = {}
        self._closed = False

    def carry_out(self, kind: type[M], action: Action[M]) -> None:
        """Carry out the messages of a class by this action: they are no posts."""
        self._actions[kind] = action

    def wake(self, table: int) -> None:
        """Send the queued messages of a table, in a background task."""
        self._woken.add(table)
        if table not in self._sending and not self._closed:
            self._sending[table] = asyncio.create_task(self._run(table), name=f"table {table} sends")

    async def resume(self) -> None:
        """Send the messages that an earlier run of the program left unsent."""
        for table in await self._store.read(lambda tx: tx.outbox.tables_due()):
            self.wake(table)

    async def wait_until_sent(self) -> None:
        """Wait until all messages that can be sent now are sent."""
        while self._sending:
            await asyncio.gather(*self._sending.values())

    async def close(self) -> None:
        """Wait for the messages that are being sent; the others are sent after the next start."""
        self._closed = True
        if self._sending:
            await asyncio.wait(self._sending.values(), timeout=CLOSE_TIMEOUT)
        tasks = [*self._sending.values(), *self._retries.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: int) -> None:
        try:
            while table in self._woken:
                self._woken.discard(table)
                await self._send_all(table)
        except (*REQUEST_ERRORS, DatabaseError) as error:
            self._retry_later(table, error)
        except Exception as error:
            log.error("table %d: its messages stopped: %s", table, error_summary(error))
        finally:
            del self._sending[table]

    async def _send_all(self, table: int) -> None:
        await self._check_parked_ahead(table)
        while message := await self._next(table):
            try:
                await self._deliver(message)
            except discord.HTTPException as error:
                if reaction_to(error) is Reaction.LATER:
                    raise
                await self._on_refusal(message, error)
            self._delays.pop(table, None)
        await self._wake_neighbours(table)

    async def _check_parked_ahead(self, table: int) -> None:
        """Before a table's first message, look whether games that ended in its channel are still to be parked.

        If not, their last messages come first. It is looked once, and again if this table was parked meanwhile: a game
        that is refused and parked again must not hold it up.
        """

        def list_parked(tx: Transaction) -> list[Table] | None:
            this = tx.tables.get(table)
            if this is None or this.parked:
                return None
            ahead = () if tx.outbox.last_posted(table) else tx.outbox.ahead_of(table, parked=True)
            return [before for number in ahead if (before := tx.tables.get(number))]

        found = await self._store.read(list_parked)
        if found is None:
            self._looked_ahead.discard(table)
        elif found and table not in self._looked_ahead and self.recheck is not None:
            self._looked_ahead.add(table)
            for before in found:
                await self.recheck(before)

    async def _wake_neighbours(self, table: int) -> None:
        """Wake the tables of the same channel whose messages waited for this table's, or for which its own wait."""
        behind, ahead = await self._store.read(lambda tx: (tx.outbox.behind(table), tx.outbox.ahead_of(table)))
        for other in {*behind, *ahead}:
            retry = self._retries.get(other)
            if retry is None or retry.done():
                self.wake(other)

    async def _next(self, table: int) -> OutboxMessage | None:
        """The message that was taken with the end of the one before, or else the next one now; None if there is none,
        or no more are to be sent."""
        if table in self._taken:
            return self._taken.pop(table)
        now = self._clock.now()
        if self._closed or not await self._store.read(lambda tx: tx.outbox.unsent(table)):
            return None
        return await self._store.transact(lambda tx: self._take(tx, table, now))

    def _take(self, tx: Transaction, table: int, now: int) -> OutboxMessage | None:
        """Take the next message. For a story, decide whether it goes on in the message that began it, and write the
        decision before it is acted on."""
        message = tx.outbox.take(table, now)
        if message is None or message.chunks or not isinstance(message.content, Story):
            return message
        planned, chunks = story_plan(tx, message, message.content, now)
        tx.outbox.plan_story(message.id, planned, chunks, now)
        return replace(message, content=planned, chunks=chunks, since=now)

    def _retry_later(self, table: int, error: Exception) -> None:
        if isinstance(error, Unreachable):
            log.warning("table %d: its messages wait for the database (%s)", table, error_summary(error))
            waiting = self._store.wait_for_answer()
            self._retries[table] = asyncio.create_task(self._wake_after(table, waiting), name=f"table {table} waits")
            return
        delay = self._delays[table] = min(self._delays.get(table, RETRY // 2) * 2, LONGEST_RETRY)
        log.warning("table %d: a message could not be sent (%s); again in %d s", table, error_summary(error), delay)
        waiting = asyncio.sleep(delay)
        self._retries[table] = asyncio.create_task(self._wake_after(table, waiting), name=f"table {table} retries")

    async def _wake_after(self, table: int, waiting: Awaitable[None]) -> None:
        await waiting
        self.wake(table)

    async def _on_refusal(self, message: OutboxMessage, error: discord.HTTPException) -> None:
        """Park the table whose message Discord refuses, so that it waits, or mark the message as failed."""
        now = self._clock.now()
        if await self._park(message, error):
            return

        def write(tx: Transaction) -> None:
            tx.outbox.mark(message.id, "failed", now)
            self._follow(tx, message, Delivery(now, error=error.code))
            if message.content.recipient is not None and reaction_to(error) is Reaction.DMS_CLOSED:
                tx.people.close_dms(message.content.recipient, now)

        await self._store.transact(write)
        log.warning(
            "table %d: a %s was refused: %s (%d)", message.table, message.kind, type(error).__name__, error.code
        )

    async def _park(self, message: OutboxMessage, error: discord.HTTPException) -> bool:
        """Park the table if the error means that its channel is unreachable. Returns whether it is parked."""
        why = PARKED.get(reaction_to(error))
        if message.content.is_elsewhere or why is None or self.park is None:
            return False
        return await self.park(message.table, why)

    async def _deliver(self, message: OutboxMessage) -> None:
        """Render a message, split it into chunks, send them one by one, and retire the post that it replaces."""
        content = message.content
        if action := self._actions.get(type(content)):
            return await action(message, content)
        if content.recipient is not None and await self._dms_closed(content.recipient):
            return await self._mark(message, "failed")
        post = await self._render(message) if message.chunks or await self._has_chunks(message) else None
        if post is None:
            return await self._mark_unneeded(message)
        before = await self._store.read(lambda tx: post_to_retire(tx, message.table, content))
        if not message.chunks:
            message = await self._plan_chunks(message, post)
        channel = await self._channel(message)
        is_new, reopened = message.chunks != () and not message.chunks[0].edits, False
        while message.chunks:
            edits = bool(message.chunks[0].edits)
            try:
                message = await self._send_chunk(message, post, channel)
            except discord.HTTPException as error:
                reaction = reaction_to(error, edits=edits)
                if reaction in OF_EDITS:
                    return await self._post_anew(message, stands=reaction is Reaction.BELOW)
                if reaction is not Reaction.REOPEN or reopened:
                    raise
                await reopen(self._client, channel)
                reopened = True
        if before is not None and is_new:
            await self._retire(before)
        return None

    async def _render(self, message: OutboxMessage) -> Post | None:
        """The post of an outbox message; None where there is nothing to send, or it cannot be rendered.

        Raises what is temporary (`is_temporary`): the message is sent later.
        """
        try:
            if isinstance(message.content, Sentence):
                return await self._render_sentence(message.table, message.content)
            return await self.renderer.render(message)
        except Exception as error:
            if is_temporary(error):
                raise
            log.error("table %d: a %s could not be made: %s", message.table, message.kind, error_summary(error))
            return None

    async def _render_sentence(self, table_id: int, sentence: Sentence) -> Post:
        """The post of a sentence, in the table's language, or if it is private in its reader's."""

        def find_words(tx: Transaction) -> Words:
            table = tx.tables.get(table_id)
            person = None if sentence.recipient is None else tx.people.get(sentence.recipient)
            own = person.language or person.discord_language if person else ""
            posts, game = (table.language, table.game) if table else ("", "")
            return words(own or posts, game, posts=posts)

        spoken = await self._store.read(find_words)
        return Post(text=note_text(sentence, spoken), silent=isinstance(sentence, Note) and sentence.silent)

    async def _dms_closed(self, person: int) -> bool:
        stored = await self._store.read(lambda tx: tx.people.get(person))
        return stored.dms_closed is not None and self._clock.now() - stored.dms_closed < DMS_STAY_CLOSED

    async def _mark(self, message: OutboxMessage, state: str) -> None:
        now = self._clock.now()
        await self._store.transact(lambda tx: tx.outbox.mark(message.id, state, now))

    async def _mark_unneeded(self, message: OutboxMessage) -> None:
        """Mark a message without a post as sent, unless it has none because its game was put aside: then it waits."""
        now = self._clock.now()

        def write(tx: Transaction) -> None:
            if not tx.outbox.is_withheld(message):
                tx.outbox.mark(message.id, "sent", now)
                self._follow(tx, message, Delivery(now))

        await self._store.transact(write)

    def _follow(self, tx: Transaction, message: OutboxMessage, delivery: Delivery) -> None:
        """Write what follows from the delivery of a message of this kind."""
        if on_delivery := self.on_delivery.get(type(message.content)):
            on_delivery(tx, message, delivery)

    async def _has_chunks(self, message: OutboxMessage) -> bool:
        """Whether a message becomes anything: an edit of a post that is too old to be edited does not."""
        now = self._clock.now()
        return bool(await self._store.read(lambda tx: chunks_of(tx, message, "", now)))

    async def _plan_chunks(self, message: OutboxMessage, post: Post) -> OutboxMessage:
        """Decide which Discord messages are edited or sent for this message, and write them into it."""
        now = self._clock.now()

        def write(tx: Transaction) -> tuple[Chunk, ...]:
            chunks = chunks_of(tx, message, post.text, now)
            tx.outbox.mark(message.id, "sending" if chunks else "sent", now, chunks)
            return chunks

        return replace(message, chunks=await self._store.transact(write), since=now)

    async def _channel(self, message: OutboxMessage) -> Channel:
        if message.content.recipient is not None:
            return await self._client.create_dm(discord.Object(message.content.recipient))
        table = await self._store.read(lambda tx: tx.tables.get(message.table))
        assert table is not None, "foreign keys hold"
        elsewhere = message.content.channel
        channel = table.channel if elsewhere is None else elsewhere
        return self._client.get_partial_messageable(channel, guild_id=table.guild)

    async def _send_chunk(self, message: OutboxMessage, post: Post, channel: Channel) -> OutboxMessage:
        """Send or edit the next chunk and write that it was sent. Returns the message with the chunks that are left."""
        chunk, rest = message.chunks[0], message.chunks[1:]
        if chunk.text:
            post = replace(post, text=chunk.text)
        if chunk.edits:
            await edit(channel.get_partial_message(chunk.edits), post)
        message_id, posted = chunk.edits, self._clock.now()
        if not message_id:
            lost = None if self._nonce_lasts(message) else await self._find_lost(message, channel)
            if lost is None and not self._nonce_lasts(message):
                message = await self._begin_again(message)
            sent = lost or await self._send_new(message, post, channel)
            # Discord's clock: this machine's may be behind
            message_id, posted = sent.id, int(sent.created_at.timestamp())
        at = self._clock.now()

        def write(tx: Transaction) -> None:
            if chunk.edits:
                tx.outbox.note_edit(message_id, message, chunk.text, post.picture)
            else:
                tx.outbox.add_posted(message, getattr(channel, "id", 0), message_id, at, chunk.text, post.picture)
            tx.outbox.mark(message.id, "sending" if rest else "sent", message.since, rest)
            if not rest:
                self._follow(tx, message, Delivery(at, posted))
            if message.content.recipient is not None:
                tx.people.close_dms(message.content.recipient, None)

        def write_and_take(tx: Transaction) -> OutboxMessage | None:
            write(tx)
            return self._take(tx, message.table, at)

        if rest or self._closed:
            await self._store.transact(write)
        else:
            self._taken[message.table] = await self._store.transact(write_and_take)
        return replace(message, chunks=rest)

    def _nonce_lasts(self, message: OutboxMessage) -> bool:
        """Whether Discord certainly recognises the nonce of the first attempt to send what is next of a message."""
        return 0 <= self._clock.now() - message.since <= NONCE_LASTS

    async def _begin_again(self, message: OutboxMessage) -> OutboxMessage:
        """Write that a message of which no attempt was taken is tried for the first time now."""
        now = self._clock.now()
        await self._store.transact(lambda tx: tx.outbox.mark(message.id, "sending", now, message.chunks))
        return replace(message, since=now)

    async def _send_new(self, message: OutboxMessage, post: Post, channel: discord.abc.Messageable) -> discord.Message:
        """Send the next chunk as a new Discord message; raises `NotRepeated` once its nonce may be forgotten."""
        nonce = await self._store.read(lambda tx: tx.outbox.nonce(message.id, len(message.chunks) - 1))
        with sent_while(lambda: self._nonce_lasts(message)):
            return await send(channel, post, nonce)

    async def _find_lost(self, message: OutboxMessage, channel: discord.abc.Messageable) -> discord.Message | None:
        """The Discord message that was sent for this one without being noted; None if there is none."""
        if self._client.user is None:
            return None
        async for found in find_sent(channel, self._client.user.id, message, await self._first_attempt(message)):
            if not await self._store.read(lambda tx, number=found.id: tx.outbox.is_posted(number)):  # type: ignore[misc]
                return found
        return None

    async def _first_attempt(self, message: OutboxMessage) -> datetime | discord.Object:
        """The moment from which a message may have been sent; if the clock was set back since, the post before it."""
        if message.since <= self._clock.now():
            return datetime.fromtimestamp(message.since - CLOCKS_DIFFER, UTC)
        before = await self._store.read(lambda tx: tx.outbox.last_posted(message.table))
        return discord.Object(before.message if before else 0)

    async def _post_anew(self, message: OutboxMessage, *, stands: bool) -> None:
        """Send a new message in place of one that was to be edited and is deleted, or `stands` and takes no edits.

        Of a story that stands only what is not told yet is sent.
        """
        content, chunks = message.content, (replace(message.chunks[0], edits=0), *message.chunks[1:])

        def write(tx: Transaction) -> None:
            if stands and isinstance(content, Story) and content.untold is not None:
                tx.outbox.plan_story(message.id, content.untold, chunks, message.since)
            else:
                tx.outbox.mark(message.id, "sending", message.since, chunks)

        await self._store.transact(write)

    async def _retire(self, before: PostedMessage) -> None:
        """Remove the buttons of a post that a newer one, maybe in another channel, replaces.

        Where that fails they stay, and a press of one is answered by a hint.
        """
        replaced = await self._store.read(lambda tx: tx.outbox.get(before.outbox_id))
        try:
            post = await self.renderer.render_retired(replaced, before.channel) if replaced else None
            if post is not None:
                await edit(
                    self._client.get_partial_messageable(before.channel).get_partial_message(before.message), post
                )
        except Exception as error:
            log.info("table %d: an old message keeps its buttons: %s", before.table, error_summary(error))
