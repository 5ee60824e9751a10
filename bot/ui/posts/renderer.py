"""Render the messages of the outbox: one renderer for each class of message.

A message of a table is rendered from the table alone (`of_table`), one of a game from its session as it is now
(`of_game`). What is rendered as text wherever it stands, a `Sentence`, the outbox renders itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from discord.ui import LayoutView

from bot.game.history import list_surviving_events, tenures
from bot.game.seats import people_owed
from bot.game.session import Session
from bot.logs import error_summary
from bot.messages import (
    BoardPost,
    EndPost,
    HandMessage,
    LobbyCard,
    M,
    Message,
    OfferCard,
    RecordMessage,
    Reminder,
    SealPost,
    SeatList,
    SentText,
    Story,
    VoteCard,
)
from bot.outbox.delivery import Post
from bot.outbox.error_codes import is_temporary
from bot.services import Services
from bot.store.models import ENDED, LOBBY, STARTING, OutboxMessage, Table
from bot.ui.interaction.labels import by_player, sitter
from bot.ui.interaction.layout import Layout, dress
from bot.ui.posts.board import board_post
from bot.ui.posts.end import last_post
from bot.ui.posts.lobby import lobby_card, seat_list, starting_card
from bot.ui.posts.lobby_options import CARD
from bot.ui.posts.record import record_of
from bot.ui.posts.reminder import reminder
from bot.ui.posts.seal import seal_layout
from bot.ui.posts.story import story_layout
from bot.ui.posts.votes import offer_layout, vote_layout
from bot.ui.screens.hand import hand_message
from bot.ui.screens.open_votes import vote_lines
from bot.ui.screens.watching import watch_line
from bot.words import Words, words
from bot.words.status import falls
from bot.words.story.events import victory_lines
from bot.words.story.luck import luck_lines
from rules import Player, Refused
from rules.records import record_code

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class GamePost:
    """What a renderer knows of a message about a game: its row, the game as it is now, and the table's words."""

    services: Services
    row: OutboxMessage
    session: Session
    words: Words


Rendered = Awaitable[Layout | Post | None]
OfTable = Callable[[Services, OutboxMessage, M], Rendered]
OfGame = Callable[[GamePost, M], Rendered]
Retired = Callable[[Services, OutboxMessage, Table, str], Rendered]
"""The last argument says where the table is now, as the post says it."""
_OF_TABLE: dict[type[Message], OfTable[Any]] = {}
_OF_GAME: dict[type[Message], OfGame[Any]] = {}
_RETIRED: dict[type[Message], Retired] = {}


def of_table(kind: type[M]) -> Callable[[OfTable[M]], OfTable[M]]:
    """Register the renderer of a class of messages that needs no game."""

    def register(renderer: OfTable[M]) -> OfTable[M]:
        _OF_TABLE[kind] = renderer
        return renderer

    return register


def of_game(kind: type[M]) -> Callable[[OfGame[M]], OfGame[M]]:
    """Register the renderer of a class of messages about a game; where that cannot be read, nothing is sent."""

    def register(renderer: OfGame[M]) -> OfGame[M]:
        _OF_GAME[kind] = renderer
        return renderer

    return register


def retired(kind: type[Message]) -> Callable[[Retired], Retired]:
    """Register what becomes of a posted message of this class when a newer post replaces it."""

    def register(renderer: Retired) -> Retired:
        _RETIRED[kind] = renderer
        return renderer

    return register


class DiscordRenderer:
    """Renders the outbox of an installed bot."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def render(self, row: OutboxMessage) -> Post | None:
        """The current message for a row; None if there is nothing to send."""
        async with self._services.workload.posts:
            return self._finish(await self._render(row))

    async def _render_of_game(self, row: OutboxMessage, session: Session) -> Layout | Post | None:
        """A message about a game; where what a game adds to it fails, a sentence that says so.

        A message that is not sent would be missed until somebody acts: what is wrong lasts until the program is mended.
        Raises what is temporary (`is_temporary`).
        """
        spoken = words(session.table.language, session.table.game)
        try:
            return await _OF_GAME[type(row.content)](GamePost(self._services, row, session, spoken), row.content)
        except Exception as error:
            if is_temporary(error):
                raise
            log.error("table %d: a %s could not be made: %s", row.table, row.kind, error_summary(error))
            return Layout().text(spoken.say("post-not-made"))

    async def _render(self, row: OutboxMessage) -> Layout | Post | None:
        if renderer := _OF_TABLE.get(type(row.content)):
            return await renderer(self._services, row, row.content)
        try:
            session = await self._services.games.load(row.table)
        except Refused:
            return None
        return await self._render_of_game(row, session)

    async def render_retired(self, row: OutboxMessage, channel: int) -> Post | None:
        """A superseded message, without its buttons, with a link to where the game continues."""
        table = await self._services.store.read(lambda tx: tx.tables.get(row.table))
        renderer = _RETIRED.get(type(row.content))
        if table is None or renderer is None:
            return None
        where = "here" if table.channel == channel else f"<#{table.channel}>"
        return self._finish(await renderer(self._services, row, table, where))

    def _finish(self, rendered: Layout | Post | None) -> Post | None:
        """What was rendered as a post, with emoji for its marks."""
        post = post_of(rendered) if isinstance(rendered, Layout) else rendered
        if post is not None and isinstance(post.view, LayoutView):
            dress(post.view, self._services.emoji.marks)
        return post


@of_table(Reminder)
async def render_reminder(services: Services, row: OutboxMessage, message: Reminder) -> Layout | None:
    language = await services.preferences.language(message.person, None)
    return await reminder(services, message.person, words(language))


@of_table(LobbyCard)
async def render_lobby(services: Services, row: OutboxMessage, message: LobbyCard) -> Layout | None:
    """The lobby card, or the card of a table that is starting; without buttons once it is neither."""
    table = await services.store.read(lambda tx: tx.tables.get(row.table))
    if table is None:
        return None
    spoken = words(table.language, table.game)
    if table.state not in (LOBBY, STARTING):
        return Layout(CARD).text(spoken.say(_after(table)))
    try:
        lobby = await services.lobbies.card(row.table)
    except Refused:  # Its package is missing: the card that stands there is right again once it is installed.
        return None
    if lobby.table.state == LOBBY:
        votes = await vote_lines(services, lobby.table, spoken)
        watch = watch_line(lobby.table, services.watch, spoken)
        return lobby_card(lobby, spoken, row.marker, message.call, votes, watch)
    may_skip = await services.starts.may_start_without_beacon(row.table)
    return starting_card(lobby, spoken, row.marker, may_skip=may_skip)


@of_table(SeatList)
async def render_seat_list(services: Services, row: OutboxMessage, message: SeatList) -> Layout | None:
    """The frozen list of a table that is starting; None once it is not."""
    try:
        lobby = await services.lobbies.card(row.table)
    except Refused:
        return None
    if lobby.table.state != STARTING:
        return None
    return seat_list(lobby, words(lobby.table.language, lobby.table.game), row.marker, again=message.again)


@of_table(RecordMessage)
async def render_record(services: Services, row: OutboxMessage, message: RecordMessage) -> Layout | None:
    """The record of a game, before its table is deleted; of a table that never began, the message alone."""
    table = await services.store.read(lambda tx: tx.tables.get(row.table))
    if table is None:
        return None
    language = await services.preferences.language(message.person, None, table.language)
    about = {"game": table.game, "number": str(table.id), "until": f"<t:{message.until}:D>"}
    spoken = words(language, table.game, posts=table.language)
    layout = Layout().text(spoken.say("removal-notice", **about))
    with suppress(Refused):
        if record := await record_of(services, table.id):
            layout.attach(record)
    return layout


@of_game(SentText)
async def render_sent_text(post: GamePost, message: SentText) -> Post:
    """What is left of a text that was half sent."""
    return Post(text="\n".join(chunk.text for chunk in post.row.chunks))


@of_game(Story)
async def render_story(post: GamePost, message: Story) -> Layout | None:
    row = post.row
    stands = bool(row.chunks and row.chunks[0].edits)
    return await story_layout(post.services, post.session, message, post.words, row.marker, stands=stands)


@of_game(BoardPost)
async def render_board(post: GamePost, message: BoardPost) -> Layout:
    marker, called, with_map = post.row.marker, message.call, message.with_map
    return await board_post(post.services, post.session, post.words, marker, called, with_map=with_map)


@of_game(SealPost)
async def render_seal(post: GamePost, message: SealPost) -> Layout:
    return await seal_layout(post.services, post.session, message, post.words, post.row.marker)


@of_game(HandMessage)
async def render_hand(post: GamePost, message: HandMessage) -> Layout | None:
    """The message to the person who has the seat; None once somebody else has it."""
    table, seat = post.session.table, Player(message.seat)
    if post.session.seat_of(message.person) != seat:
        return None
    language = await post.services.preferences.language(message.person, table.guild, table.language)
    spoken = words(language, table.game, posts=table.language)
    return await hand_message(post.services, post.session, seat, message, spoken, post.row.marker)


@of_game(VoteCard)
async def render_vote(post: GamePost, message: VoteCard) -> Layout | None:
    found = await post.services.vote_summaries.of(message.vote)
    if found is None:
        return None
    return await vote_layout(post.services, post.session, found, post.words, post.row.marker, message.call)


@of_game(OfferCard)
async def render_offer(post: GamePost, message: OfferCard) -> Layout:
    seat = Player(message.seat)
    offers = await post.services.store.read(lambda tx: tx.handovers.list_offers(post.row.table))
    return offer_layout(post.session, seat, offers.get(seat), post.words, post.row.marker, message.call)


@of_game(EndPost)
async def render_end(post: GamePost, message: EndPost) -> Layout:
    session, spoken, table = post.session, post.words, post.session.table.id
    steps = await post.services.games.steps(table)
    handovers = await post.services.store.read(lambda tx: tx.handovers.of(table))
    events = list_surviving_events(steps)
    sat = tenures(session, handovers, steps, events)
    by_seat = [(each.seat, each.events, sitter(session, each.seat, each.person, spoken)) for each in sat]
    luck = await asyncio.to_thread(luck_lines, events, by_seat, spoken, by_player(session, spoken))
    won = victory_lines(events, session.rules, spoken, by_player(session, spoken))
    campaigns, code, owed = session.game.campaigns, "", tuple[int, ...]()
    if campaigns is not None and session.table.campaign is not None:
        code = record_code(await post.services.games.export(table))
        owed = people_owed(campaigns, campaigns.after(session.state), session.members)
    marker, fallen = post.row.marker, falls(events)
    return await last_post(post.services, session, spoken, marker, luck, fallen, won=won, code=code, owed=owed)


@retired(LobbyCard)
async def retire_lobby(services: Services, row: OutboxMessage, table: Table, where: str) -> Layout:
    """The card of a lobby that has another one, or of a table that has no lobby any more."""
    spoken = words(table.language, table.game)
    open_still = table.started is None and table.ended is None
    line = spoken.say("lobby-replaced", where=where) if open_still else spoken.say(_after(table))
    return Layout(CARD).text(line)


@retired(BoardPost)
async def retire_board(services: Services, row: OutboxMessage, table: Table, where: str) -> Post:
    """The map that stood there, if there was one, without buttons; of a question about a card a line alone."""
    spoken = words(table.language, table.game)
    line = spoken.say("post-over") if table.state == ENDED else spoken.say("post-retired", where=where)
    asked_for_cards = isinstance(row.content, BoardPost) and row.content.windows
    picture = "" if asked_for_cards else await services.store.read(lambda tx: tx.outbox.picture(row.id))
    layout = Layout().earlier_picture(picture, spoken.say("post-earlier")) if picture else Layout()
    return replace(post_of(layout.text(f"-# {line}")), without_files=asked_for_cards)


def _after(table: Table) -> str:
    return "lobby-closed" if table.state == "closed" else "lobby-started"


def post_of(layout: Layout) -> Post:
    """A layout as a message of the outbox."""
    return Post(view=layout.view(), files=tuple(layout.files), mentions=layout.mentions)
