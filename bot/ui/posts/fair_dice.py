"""What proves a table's dice: the lines that everybody can copy, and their view with the reader's own word."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

import discord
from discord import ui
from discord.utils import escape_markdown

from bot.game.lobby import Lobby, options_code
from bot.game.session import Session
from bot.refusals import TableStarting
from bot.store.models import STARTING, Seat, Table
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.forms import form, line
from bot.ui.interaction.layout import Layout, button
from bot.ui.interaction.request import Request
from bot.ui.interaction.routes import route
from bot.ui.posts.lobby_options import CARD
from bot.words import Words
from bot.words.seat_titles import lobby_titles
from rules import Game, Refused
from rules.records import LONGEST_CONTRIBUTION, QUICKNET, before_code, commitment
from rules.risk import NotBegun


def seat_list_file(lobby: Lobby, words: Words) -> discord.File:
    """The whole frozen list as a text: what `risk verify` names again in its verdict."""
    lines = (
        words.say("list-title", game=words.say(f"game-{lobby.game.name}")),
        *_lines_of_lobby(lobby, words),
        *_campaign_lines(lobby, words),
        *(f"{name}={choice}" for name, choice in sorted(lobby.options.items())),
    )
    return discord.File(io.BytesIO(("\n".join(lines) + "\n").encode()), f"fair-dice-{lobby.table.id}.txt")


def _lines_of_lobby(lobby: Lobby, words: Words) -> Iterator[str]:
    yield words.say("dice-hash", hash=lobby.commitment)
    yield words.say("dice-options", code=lobby.options_code)
    yield from _seat_lines(lobby.table, lobby.game, lobby.order.values(), words)


def _lines_of_game(session: Session, words: Words) -> Iterator[str]:
    yield words.say("dice-hash", hash=commitment(session.table.secret))
    yield words.say("dice-options", code=options_code(session.game.name, dict(session.setting.options)))
    yield from _seat_lines(session.table, session.game, session.seats.values(), words)


def _seat_lines(table: Table, game: Game, seats: Iterable[Seat], words: Words) -> Iterator[str]:
    """What each seat adds, or each player who wishes for seats, and what the game and the beacon add: a line each, as
    plain text."""
    named, wished = lobby_titles(game, words), game.draws_seats(table.options)
    for place, seat in enumerate(seats, 1):
        whose = ", ".join(map(named, seat.wishes)) if wished else named(seat.colour)
        added = seat.contribution
        kind = "nothing" if not added else "number" if added.isdecimal() else "word"
        how = {"wished": "yes" if wished else "no", "kind": kind}
        yield words.say("dice-seat", place=place, whose=whose or "none", adds=added, **how)
    if table.before:
        yield words.say("list-before", code=before_code(table.before))
    if table.beacon is not None:
        due = f"{datetime.fromtimestamp(QUICKNET.time_of(table.beacon.number), UTC):%Y-%m-%d %H:%M:%S} UTC"
        yield words.say("dice-beacon", round=str(table.beacon.number), chain=table.beacon.chain, due=due)


def _campaign_lines(lobby: Lobby, words: Words) -> Iterator[str]:
    """The record of the campaign's last war, by which a war shows that is missing, and the hash of the campaign's key.

    Campaigns that are older than the chain of records name none in the war with which they came into it.
    """
    code = lobby.record_before
    if lobby.table.before and (code or lobby.table.war != 1):
        yield words.say("list-record-before", code=code or "none")
    if lobby.campaign_commitment:
        yield words.say("list-campaign", hash=lobby.campaign_commitment)


def _view(lines: Iterable[str], words: Words, *ways: Press) -> Layout:
    layout = Layout(CARD).text(f"### {words.say('button-fair-dice')}\n{words.say('fair-dice-about')}")
    return layout.text("\n".join(escape_markdown(line) for line in lines)).row(*ways)


def _view_of_lobby(lobby: Lobby, reader: int, words: Words) -> Layout:
    lines, seat = _lines_of_lobby(lobby, words), lobby.seat_of(reader)
    if seat is None or lobby.seats[seat].kept or lobby.table.state == STARTING:
        return _view(lines, words)
    return _view(lines, words, button(CustomId(lobby.table.id, "word"), words.say("button-word")))


@route("fair-dice")
async def show_fair_dice(request: Request) -> Layout:
    """What is copied before the game, to check its dice afterwards; a game that runs or has ended shows the same."""
    table = request.custom_id.table
    try:
        return _view(_lines_of_game(await request.services.games.load(table), request.words), request.words)
    except Refused as refused:
        if not isinstance(refused.why, NotBegun | TableStarting):
            raise
    return _view_of_lobby(await request.services.lobbies.card(table), request.person, request.words)


async def word_form(request: Request) -> ui.Modal:
    """The word that the person adds to the dice, to be written or changed."""
    words, lobby = request.words, await request.services.lobbies.card(request.custom_id.table)
    contribution = lobby.seats[lobby.require_seat_of(request.person)].contribution
    word = "" if contribution.isdecimal() else contribution
    about = words.say("lobby-word-about")
    field = line("word", words.say("lobby-word-label"), given=word, longest=LONGEST_CONTRIBUTION, about=about)
    return form(CustomId(lobby.table.id, "word"), words.say("lobby-word-title"), field)


@route("word", form=word_form)
async def say_word(request: Request) -> Layout:
    """Add the person's word to the dice in place of a number, and show what proves them now."""
    word = request.written.get("word", "")
    return _view_of_lobby(
        await request.services.lobbies.say_word(request.custom_id.table, request.person, word),
        request.person,
        request.words,
    )
