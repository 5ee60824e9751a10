"""Threads of tables' own: made, named and closed by the bot; in a forum they wear the tags lobby, playing, ended."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Collection
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Literal

import discord

from bot.channels.parking import repost
from bot.channels.thread_requests import ThreadWanted, about, leave_thread, want_thread
from bot.game.lobby import lobby_of
from bot.game.runner import GameRunner
from bot.logs import error_summary
from bot.messages import CloseThread, DirectNote, LobbyCard, MakeThread, Note, ShowInThread
from bot.outbox.attempts import sent_once
from bot.outbox.error_codes import NO_THREAD, THREAD_MADE, Reaction, reaction_to
from bot.outbox.messages import Delivery
from bot.refusals import TableHereAlready
from bot.store import Transaction
from bot.store.models import BEFORE_THE_GAME, CLOSED, ENDED, RUNNING, OutboxMessage, Table, TableThread
from bot.words import words
from bot.words.games import game_name
from bot.words.notes import note_text
from rules import Refused

log = logging.getLogger(__name__)

WEEK: Literal[10080] = 10080
"""Minutes after which Discord archives a silent thread: as many as it allows."""
CLOCKS_DIFFER = 60
"""Seconds by which the clock of this machine may be ahead of Discord's."""
LOBBY_TAG, PLAYING, ENDED_TAG = TAGS = ("lobby", "playing", "ended")
"""The states that a thread shows, and the names of the tags in English."""
TAG_NAMES = {name: {words(language).say(f"tag-{name}").casefold() for language in ("en", "fr")} for name in TAGS}
"""The names under which a tag is found, in every language."""


class TableThreads:
    """Makes threads and says in them how their tables stand. What it does for the outbox happens once.

    A thread is made from a message in its channel, which is sent once and has one thread at most, with its own number.
    A lost post of a forum is looked for by its first message. Only then the table moves into it.
    """

    def __init__(self, runner: GameRunner, client: discord.Client) -> None:
        self._runner, self._client = runner, client

    async def move_out(self, table_id: int, person: int, channel: int) -> None:
        """Let the host of a lobby in this channel take it to a thread; raises `Refused` as `lobby_of`, and NotHost."""
        now = self._runner.clock.now()

        def write(tx: Transaction) -> None:
            lobby_of(tx, self._runner.games, table_id).require_host(person)
            if tx.threads.of(table_id) is None:
                want_thread(tx, table_id, ThreadWanted(channel), channel, now)

        await self._change(table_id, write)

    async def move_back(self, table_id: int, person: int) -> None:
        """Let the host take a lobby out of its thread, which is closed; raises `Refused` (also TableHereAlready)."""
        now = self._runner.clock.now()

        def write(tx: Transaction) -> None:
            lobby_of(tx, self._runner.games, table_id).require_host(person)
            own = tx.threads.of(table_id)
            if own is None or own.thread is None:
                return
            if here := tx.tables.here(own.origin):
                raise Refused(TableHereAlready(here.id))
            leave_thread(tx, table_id, now)
            tx.tables.change(table_id, channel=own.origin)
            tx.outbox.add(table_id, LobbyCard(fresh=True), now)

        await self._change(table_id, write)

    async def _change(self, table_id: int, write: Callable[[Transaction], None]) -> None:
        async with self._runner.lock(table_id):
            await self._runner.store.transact(write)
            self._runner.drop(table_id)
        self._runner.on_change(table_id)

    def on_invite(self, tx: Transaction, message: OutboxMessage, delivery: Delivery) -> None:
        """Let the thread be made from the message that was sent for it; without one the table plays in its channel."""
        own, posted = tx.threads.of(message.table), tx.outbox.find_post(message.id)
        if own is None:
            return
        if posted is None:
            _give_up(tx, own, delivery.error, delivery.now)
        else:
            tx.outbox.add(own.table, MakeThread(posted.message), delivery.now)

    def on_post(self, tx: Transaction, message: OutboxMessage, delivery: Delivery) -> None:
        """Let the thread show the state of its table, after the post that says so: at the end it is closed."""
        table, own = tx.tables.get(message.table), tx.threads.of(message.table)
        if table is None or own is None or own.thread is None or own.shown == state_of(table):
            return
        tx.threads.note_shown(table.id, state_of(table))
        tx.outbox.add(table.id, ShowInThread(state_of(table)), delivery.now)

    async def make(self, message: OutboxMessage, change: MakeThread) -> None:
        """Make a thread, and mark the message."""
        await self._client.wait_until_ready()
        table, own = await self._runner.store.read(
            lambda tx: (tx.tables.get(message.table), tx.threads.of(message.table))
        )
        if table is None or own is None or own.thread is not None:
            await self._mark(message)
            return
        try:
            thread = await (
                self._make_thread(change.message, table, own)
                if change.message is not None
                else self._make_post(message, table, own)
            )
        except discord.HTTPException as refused:
            if reaction_to(refused) is Reaction.LATER:
                raise
            log.warning("table %d: its thread was refused: %s", table.id, error_summary(refused))
            code, now = refused.code, self._runner.clock.now()
            await self._mark(message, lambda tx: _give_up(tx, own, code, now))
            return
        now = self._runner.clock.now()
        await self._mark(message, lambda tx: _move_in(tx, own, thread, now))

    async def _make_thread(self, invite: int, table: Table, own: TableThread) -> int:
        """Make a thread from the message that was sent for it. Discord gives it the message's number."""
        channel = self._client.get_partial_messageable(own.parent, guild_id=table.guild)
        sent = channel.get_partial_message(invite)
        try:
            name = name_of(table, await self._label(table))
            return (await sent.create_thread(name=name, auto_archive_duration=WEEK)).id
        except discord.HTTPException as refused:
            if refused.code != THREAD_MADE:
                raise
        return sent.id

    async def _make_post(self, message: OutboxMessage, table: Table, own: TableThread) -> int:
        """Make a post of a forum; after an attempt that was cut off, look for the post that it may have made."""
        forum = await self._client.fetch_channel(own.parent)
        assert isinstance(forum, discord.ForumChannel), "Discord offers forums only"
        first = note_text(Note("thread-post", values=about(table)), words(table.language, table.game))
        if message.state == "sending":
            since = datetime.fromtimestamp(message.since - CLOCKS_DIFFER, UTC)
            async for lost in self._own_posts(forum, since):
                if await _begins_with(lost, first) and not await self._runner.store.read(
                    lambda tx, number=lost.id: tx.threads.is_made(number)  # type: ignore[misc]
                ):
                    return lost.id
        tags = [tag for tag in [tag_of(forum, LOBBY_TAG)] if tag is not None]
        name = name_of(table, await self._label(table))
        with sent_once():
            made = await forum.create_thread(name=name, content=first, applied_tags=tags, auto_archive_duration=WEEK)
        return int(made.thread.id)

    async def _label(self, table: Table) -> str:
        """What the host calls the campaign of a table, or ""."""
        if table.campaign is None:
            return table.label
        number = table.campaign
        campaign = await self._runner.store.read(lambda tx: tx.campaigns.get(number))
        return "" if campaign is None else campaign.label

    async def _own_posts(self, forum: discord.ForumChannel, since: datetime) -> AsyncIterator[discord.Thread]:
        """The bot's posts in a forum since a moment, archived ones too."""
        me = self._client.user.id if self._client.user else 0
        for thread in await forum.guild.active_threads():
            if (
                thread.parent_id == forum.id
                and thread.owner_id == me
                and discord.utils.snowflake_time(thread.id) > since
            ):
                yield thread
        async for thread in forum.archived_threads(limit=100):
            if thread.owner_id == me and discord.utils.snowflake_time(thread.id) > since:
                yield thread

    async def show(self, message: OutboxMessage, change: ShowInThread) -> None:
        """Show a state in a thread, and mark the message."""
        await self._client.wait_until_ready()
        own = await self._runner.store.read(lambda tx: tx.threads.of(message.table))
        if own is not None and own.thread is not None:
            await self._edit(message, own.thread, change.state)
        await self._mark(message)

    async def close(self, message: OutboxMessage, change: CloseThread) -> None:
        """Close a thread that its table has left, and mark the message."""
        await self._client.wait_until_ready()
        await self._edit(message, change.thread, ENDED_TAG)
        await self._mark(message)

    async def _edit(self, message: OutboxMessage, number: int, state: str) -> None:
        """Give a thread the tag of a state, and close or open it; where Discord refuses, the thread stays as it is."""
        try:
            thread = await self._client.fetch_channel(number)
            if not isinstance(thread, discord.Thread):
                return
            changes: dict[str, Any] = {"archived": state == ENDED_TAG}
            if isinstance(thread.parent, discord.ForumChannel):
                changes["applied_tags"] = _tags_for(thread, thread.parent, state)
            await thread.edit(**changes)
        except discord.HTTPException as refused:
            if reaction_to(refused) is Reaction.LATER:
                raise
            log.info("table %d: its thread does not show %s: %s", message.table, state, error_summary(refused))

    async def _mark(self, message: OutboxMessage, write: Callable[[Transaction], None] | None = None) -> None:
        """Mark a message as carried out, and write what follows from it, in one transaction under the table's lock."""

        now = self._runner.clock.now()

        def mark(tx: Transaction) -> None:
            if write is not None:
                write(tx)
            tx.outbox.mark(message.id, "sent", now)

        async with self._runner.lock(message.table):
            await self._runner.store.transact(mark)
            self._runner.drop(message.table)


def state_of(table: Table) -> str:
    """What the thread of a table shows."""
    if table.state in (ENDED, CLOSED):
        return ENDED_TAG
    return PLAYING if table.state == RUNNING else LOBBY_TAG


def name_of(table: Table, label: str = "") -> str:
    """The name that a table's thread is given once; `label` is what the host calls its campaign."""
    spoken = words(table.language, table.game)
    about = {"label": label or "none", "war": max(table.war, 1)}
    return spoken.say("thread-name", game=game_name(table.game, spoken), number=str(table.id), **about)


def tag_of(forum: discord.ForumChannel, state: str) -> discord.ForumTag | None:
    """A forum's tag for a state; None where its server has made none."""
    return next((tag for tag in forum.available_tags if tag.name.casefold() in TAG_NAMES[state]), None)


def list_missing_tags(forum: discord.ForumChannel) -> list[str]:
    """The states for which a forum has no tag."""
    return [state for state in TAGS if tag_of(forum, state) is None]


def _tags_for(thread: discord.Thread, forum: discord.ForumChannel, state: str) -> list[discord.ForumTag]:
    """The tags of a thread with that of a state in place of the other states'."""
    known: Collection[str] = {name for names in TAG_NAMES.values() for name in names}
    others = [tag for tag in thread.applied_tags if tag.name.casefold() not in known]
    return [*([tag] if (tag := tag_of(forum, state)) else []), *others][:5]


async def _begins_with(thread: discord.Thread, text: str) -> bool:
    """Whether the first message of a forum's post says this."""
    return [first.content async for first in thread.history(limit=1, oldest_first=True)] == [text]


def _move_in(tx: Transaction, own: TableThread, thread: int, now: int) -> None:
    """Move the table into the thread that was made for it; a table that was closed meanwhile closes it."""
    table = tx.tables.get(own.table)
    assert table is not None, "foreign keys hold"
    tx.threads.note_made(table.id, thread)
    tx.tables.change(table.id, channel=thread)
    if table.state in (*BEFORE_THE_GAME, RUNNING):
        repost(tx, replace(table, channel=thread), now)
    else:
        tx.outbox.add(table.id, ShowInThread(ENDED_TAG), now)


def _give_up(tx: Transaction, own: TableThread, code: int, now: int) -> None:
    """Play without the thread that Discord refused, in the channel where the table was opened.

    Where another table was there first, a table that has no channel yet is closed. Either way its host reads why.
    """
    table, why = tx.tables.get(own.table), NO_THREAD.get(code, "other")
    assert table is not None, "foreign keys hold"
    tx.threads.forget(own.table)
    if table.homeless and table.state in BEFORE_THE_GAME:
        if tx.tables.here(own.origin) is not None:
            tx.tables.change(own.table, state=CLOSED, ended=now)
            values = {"why": why, "channel": f"<#{own.origin}>"}
            tx.outbox.add(own.table, DirectNote("thread-closed", values=values, person=table.host), now)
            return
        tx.tables.change(own.table, channel=own.origin)
        tx.outbox.add(own.table, Note("thread-refused", values={"why": why}), now)
        tx.outbox.add(own.table, LobbyCard(fresh=True), now)
        return
    tx.outbox.add(own.table, Note("thread-refused", values={"why": why}), now)
