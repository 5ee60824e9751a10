"""Render the rows of the outbox: event lines, the board post, hands, the lobby card, the last post."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from discord.ui import LayoutView

from bot.game.history import surviving_events, tenures
from bot.game.session import Session
from bot.outbox.delivery import Post
from bot.services import Services
from bot.store.models import (
    BOARD,
    END,
    ENDED,
    HAND_MESSAGE,
    LOBBY,
    LOBBY_CARD,
    OFFER,
    RECORD,
    REMINDER,
    SEAL,
    SEAT_LIST,
    STARTING,
    STORY,
    VOTE,
    OutboxMessage,
    Table,
)
from bot.ui.interaction.labels import by_player, sitter
from bot.ui.interaction.layout import Layout, dress
from bot.ui.posts.board import board_post
from bot.ui.posts.end import last_post
from bot.ui.posts.lobby import lobby_card, seat_list, starting_card
from bot.ui.posts.lobby_options import CARD
from bot.ui.posts.record import record_of
from bot.ui.posts.reminder import reminder
from bot.ui.posts.seal import broken_seal
from bot.ui.posts.story import story_layout
from bot.ui.posts.votes import offer_layout, vote_layout
from bot.ui.screens.hand import hand_message
from bot.words import Words, words
from bot.words.luck import luck_lines
from bot.words.status import falls
from rules import GameEnded, Player, Refused
from rules.risk import AGREED


class DiscordRenderer:
    """Renders the outbox of an installed bot."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def render(self, row: OutboxMessage) -> Post | None:
        """The current message for a row; None if there is nothing to send."""
        async with self._services.workload.posts:
            return self._dressed(await self._render(row))

    async def _render(self, row: OutboxMessage) -> Post | None:
        if row.kind == REMINDER:
            return await self._reminder(row)
        if row.kind == LOBBY_CARD:
            return await self._lobby(row)
        if row.kind == RECORD:
            return await self._record(row)
        if row.kind == SEAT_LIST:
            return await self._seat_list(row)
        try:
            session = await self._services.games.load(row.table)
        except Refused:
            return None
        spoken = words(session.table.language, session.table.game)
        if row.kind == STORY:
            return await self._story(row, session, spoken)
        if row.kind == BOARD:
            called, with_map = row.payload["call"], row.payload.get("map", True)
            return post_of(await board_post(self._services, session, spoken, row.marker, called, with_map=with_map))
        if row.kind == SEAL:
            return post_of(await broken_seal(self._services, session, row.payload, spoken, row.marker))
        if row.kind == HAND_MESSAGE:
            return await self._hand(row, session)
        if row.kind == VOTE:
            return await self._vote(row, session, spoken)
        if row.kind == OFFER:
            return await self._offer(row, session, spoken)
        return await self._end(row, session, spoken) if row.kind == END else None

    async def render_retired(self, row: OutboxMessage, channel: int) -> Post | None:
        """A superseded message, without its buttons, with a link to where the game continues."""
        return self._dressed(await self._render_retired(row, channel))

    def _dressed(self, post: Post | None) -> Post | None:
        """A post with emoji for its marks."""
        if post is not None and isinstance(post.view, LayoutView):
            dress(post.view, self._services.emoji.marks)
        return post

    async def _render_retired(self, row: OutboxMessage, channel: int) -> Post | None:
        table = await self._services.store.read(lambda tx: tx.tables.get(row.table))
        if table is None or row.kind not in (BOARD, LOBBY_CARD):
            return None
        spoken = words(table.language, table.game)
        where = "here" if table.channel == channel else f"<#{table.channel}>"
        if row.kind == LOBBY_CARD:
            open_still = table.started is None and table.ended is None
            said = spoken.say("lobby-replaced", where=where) if open_still else spoken.say(_after(table))
            return Post(view=Layout(CARD).text(said).view())
        said = spoken.say("post-over") if table.state == ENDED else spoken.say("post-retired", where=where)
        picture = await self._services.store.read(lambda tx: tx.outbox.picture(row.id))
        layout = Layout().earlier_picture(picture, spoken.say("post-earlier")) if picture else Layout()
        return Post(view=layout.text(f"-# {said}").view())

    async def _story(self, row: OutboxMessage, session: Session, spoken: Words) -> Post | None:
        if "to" not in row.payload:  # half sent as text before migration 0017
            return Post(text="\n".join(chunk.text for chunk in row.chunks))
        stands = bool(row.chunks and row.chunks[0].edits)
        layout = await story_layout(self._services, session, row.payload, spoken, row.marker, stands=stands)
        return None if layout is None else post_of(layout)

    async def _vote(self, row: OutboxMessage, session: Session, spoken: Words) -> Post | None:
        found = await self._services.votes.summary(row.payload["vote"])
        if found is None:
            return None
        return post_of(await vote_layout(self._services, session, found, spoken, row.marker, row.payload["call"]))

    async def _offer(self, row: OutboxMessage, session: Session, spoken: Words) -> Post | None:
        seat = Player(row.payload["seat"])
        offers = await self._services.store.read(lambda tx: tx.handovers.offered(row.table))
        return post_of(offer_layout(session, seat, offers.get(seat), spoken, row.marker, row.payload["call"]))

    async def _hand(self, row: OutboxMessage, session: Session) -> Post | None:
        person, seat = row.payload["person"], Player(row.payload["seat"])
        if session.seat_of(person) != seat:
            return None
        language = await self._services.preferences.language(person, session.table.guild, session.table.language)
        spoken = words(language, session.table.game)
        layout = await hand_message(self._services, session, seat, row.payload, spoken, row.marker)
        return None if layout is None else post_of(layout)

    async def _end(self, row: OutboxMessage, session: Session, spoken: Words) -> Post:
        table = session.table.id
        steps = await self._services.games.steps(table)
        handovers = await self._services.store.read(lambda tx: tx.handovers.of(table))
        events = surviving_events(steps)
        sat = tenures(session, handovers, steps, events)
        by_seat = [(each.seat, each.events, sitter(session, each.seat, each.person, spoken)) for each in sat]
        luck = await asyncio.to_thread(luck_lines, events, by_seat, spoken, by_player(session, spoken))
        agreed = any(isinstance(event, GameEnded) and event.how == AGREED for event in events)
        fallen = falls(events)
        layout = await last_post(self._services, session, spoken, row.marker, luck, fallen, agreed=agreed)
        return post_of(layout)

    async def _reminder(self, row: OutboxMessage) -> Post | None:
        person = row.payload["person"]
        layout = await reminder(self._services, person, words(await self._services.preferences.language(person, None)))
        return None if layout is None else post_of(layout)

    async def _record(self, row: OutboxMessage) -> Post | None:
        """The record of a game, before its table is deleted; of a table that never began, the message alone."""
        table = await self._services.store.read(lambda tx: tx.tables.get(row.table))
        if table is None:
            return None
        language = await self._services.preferences.language(row.payload["person"], None, table.language)
        spoken = words(language, table.game)
        about = {"game": table.game, "number": str(table.id), "until": f"<t:{row.payload['until']}:D>"}
        layout = Layout().text(spoken.say("removal-notice", **about))
        with suppress(Refused):
            if record := await record_of(self._services, table.id):
                layout.attach(record)
        return post_of(layout)

    async def _lobby(self, row: OutboxMessage) -> Post | None:
        table = await self._services.store.read(lambda tx: tx.tables.get(row.table))
        if table is None:
            return None
        spoken = words(table.language, table.game)
        if table.state not in (LOBBY, STARTING):
            return Post(view=Layout(CARD).text(spoken.say(_after(table))).view())
        lobby = await self._services.lobbies.card(row.table)
        if lobby.table.state == LOBBY:
            own = await self._services.store.read(lambda tx: tx.threads.of(row.table))
            threaded, called = own is not None and own.thread is not None, row.payload.get("call", ())
            return post_of(lobby_card(lobby, spoken, row.marker, called, threaded=threaded))
        may_skip = await self._services.starts.may_start_without_beacon(row.table)
        return post_of(starting_card(lobby, spoken, row.marker, may_skip=may_skip))

    async def _seat_list(self, row: OutboxMessage) -> Post | None:
        """The frozen list of a table that is starting; None once it is not."""
        try:
            lobby = await self._services.lobbies.card(row.table)
        except Refused:
            return None
        spoken = words(lobby.table.language, lobby.table.game)
        if lobby.table.state != STARTING:
            return None
        return post_of(seat_list(lobby, spoken, row.marker, again=row.payload["again"]))


def _after(table: Table) -> str:
    return "lobby-closed" if table.state == "closed" else "lobby-started"


def post_of(layout: Layout) -> Post:
    """A layout as a message of the outbox."""
    return Post(view=layout.view(), files=tuple(layout.files), mentions=layout.mentions)
