"""Words and pictures for the outbox: the story of a turn, the board post, hands, the lobby card, the last post."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.game.history import spells, standing_events
from bot.game.session import Logged, Session
from bot.outbox.delivery import Post
from bot.store.models import BOARD, END, ENDED, HAND, LOBBY, LOBBY_CARD, OFFER, REMINDER, TELL, VOTE, Row, Table
from bot.ui.interaction.labels import by_person, sitter, what_happened
from bot.ui.interaction.layout import Sheet
from bot.ui.interaction.limiter import POSTS
from bot.ui.pictures.film import film_of
from bot.ui.posts.board import board_post, last_post
from bot.ui.posts.lobby import lobby_card
from bot.ui.posts.lobby_options import CARD
from bot.ui.posts.record import record_of, size_of
from bot.ui.posts.reminder import reminder
from bot.ui.posts.votes import offer_sheet, vote_sheet
from bot.ui.screens.hand import hand_sheet
from bot.words import Words, words
from bot.words.luck import told_luck
from rules import Player, Refused
from rules.kernel.events import GameEnded
from rules.kernel.record import REWIND
from rules.risk.agreed_draw import AGREED

if TYPE_CHECKING:
    from bot.app import RiskBot


class Voice:
    """The poster of a furnished bot."""

    def __init__(self, bot: RiskBot) -> None:
        self._bot = bot

    async def render(self, row: Row) -> Post | None:
        """The message of a row as the game stands now; None: there is nothing to say."""
        async with POSTS:
            return await self._made(row)

    async def _made(self, row: Row) -> Post | None:
        if row.kind == REMINDER:
            return await self._reminder(row)
        if row.kind == LOBBY_CARD:
            return await self._lobby(row)
        try:
            session = await self._bot.sessions.load(row.table)
        except Refused:
            return None
        spoken = words(session.table.language)
        if row.kind == TELL:
            return await self._story(row, session, spoken)
        if row.kind == BOARD:
            return sent(await board_post(self._bot, session, spoken, row.marker, row.payload["call"]))
        if row.kind == HAND:
            return await self._hand(row, session)
        if row.kind == VOTE:
            return await self._vote(row, session, spoken)
        if row.kind == OFFER:
            return await self._offer(row, session, spoken)
        return await self._end(session, spoken) if row.kind == END else None

    async def retired(self, row: Row, channel: int) -> Post | None:
        """An earlier message, in this channel, without its buttons; it says where the game goes on."""
        table = await self._bot.store.look(lambda books: books.tables.get(row.table))
        if table is None or row.kind not in (BOARD, LOBBY_CARD):
            return None
        spoken = words(table.language)
        if row.kind == LOBBY_CARD:
            return Post(view=Sheet(CARD).text(spoken.say("lobby-started")).view())
        where = "here" if table.channel == channel else f"<#{table.channel}>"
        said = spoken.say("post-over") if table.state == ENDED else spoken.say("post-retired", where=where)
        picture = await self._bot.store.look(lambda books: books.mail.picture(row.id))
        sheet = Sheet().shown_before(picture, spoken.say("post-earlier")) if picture else Sheet()
        return Post(view=sheet.text(f"-# {said}").view())

    async def _story(self, row: Row, session: Session, spoken: Words) -> Post | None:
        steps = await self._bot.sessions.steps(row.table, row.payload["first"], row.payload["last"])
        undone = [_taken_back(session, step, spoken) for step in steps if step.undoes]
        lines = [*undone, *what_happened(steps, None, spoken)]
        return Post(text="\n".join(lines)) if lines else None

    async def _vote(self, row: Row, session: Session, spoken: Words) -> Post | None:
        poll = await self._bot.polls.look(row.payload["vote"])
        if poll is None:
            return None
        return sent(await vote_sheet(self._bot, session, poll, spoken, row.marker, row.payload["call"]))

    async def _offer(self, row: Row, session: Session, spoken: Words) -> Post | None:
        seat = Player(row.payload["seat"])
        offers = await self._bot.store.look(lambda books: books.votes.offered(row.table))
        return sent(offer_sheet(session, seat, offers.get(seat), spoken, row.marker, row.payload["call"]))

    async def _hand(self, row: Row, session: Session) -> Post | None:
        person, seat = row.payload["person"], Player(row.payload["seat"])
        if session.seat_of(person) != seat:
            return None
        spoken = words(await self._bot.preferences.language(person, session.table.guild, session.table.language))
        sheet = await hand_sheet(session, seat, spoken, private=False)
        where = f"<#{session.table.channel}>"
        intro = Sheet(sheet.accent).text(spoken.say("hand-dm", table=where))
        return sent(replace(sheet, blocks=[*intro.blocks, *sheet.blocks]))

    async def _end(self, session: Session, spoken: Words) -> Post:
        table = session.table.id
        steps = await self._bot.sessions.steps(table)
        handovers = await self._bot.store.look(lambda books: books.handovers.of(table))
        events = standing_events(steps)
        sat = spells(session, handovers, steps, events)
        by_seat = [(each.seat, each.events, sitter(each.seat, each.person, spoken)) for each in sat]
        luck = await asyncio.to_thread(told_luck, events, by_seat, spoken, by_person(session, spoken))
        record = await record_of(self._bot, table)
        film = await film_of(self._bot, session, spoken, size_of(record))
        agreed = any(isinstance(event, GameEnded) and event.how == AGREED for event in events)
        return sent(await last_post(self._bot, session, spoken, luck, record, film, agreed))

    async def _reminder(self, row: Row) -> Post | None:
        person = row.payload["person"]
        sheet = await reminder(self._bot, person, words(await self._bot.preferences.language(person, None)))
        return None if sheet is None else sent(sheet)

    async def _lobby(self, row: Row) -> Post | None:
        table = await self._bot.store.look(lambda books: books.tables.get(row.table))
        if table is None:
            return None
        spoken = words(table.language)
        if table.state != LOBBY:
            return Post(view=Sheet(CARD).text(spoken.say(_after(table))).view())
        return sent(lobby_card(await self._bot.lobbies.card(row.table), spoken, row.marker))


def _after(table: Table) -> str:
    return "lobby-closed" if table.state == "closed" else "lobby-started"


def _taken_back(session: Session, step: Logged, spoken: Words) -> str:
    if step.by == REWIND:
        return spoken.say("table-rewound")
    return spoken.say("table-undone", who=_who(session, step.person, spoken))


def _who(session: Session, person: int | None, spoken: Words) -> str:
    seat = None if person is None else session.seat_of(person)
    return spoken.say(f"seat-{seat}") if seat else spoken.say("nobody")


def sent(sheet: Sheet) -> Post:
    """A sheet as a message of the outbox."""
    return Post(view=sheet.view(), files=tuple(sheet.files), mentions=sheet.mentions)
