"""/risk table: for those who sit at it, some of it for the host."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Group

from bot.game.seats import only_host
from bot.services.preferences import LANGUAGES
from bot.store.models import ENDED, Table
from bot.ui.commands import votes
from bot.ui.commands.autocomplete import listed
from bot.ui.commands.context import game_here, one_of, run
from bot.ui.commands.localized import choice, described, worded
from bot.ui.commands.time import pace
from bot.ui.interaction.custom_id import Key
from bot.ui.interaction.layout import BAD, Sheet, button
from bot.ui.interaction.request import Told, Visit
from bot.ui.posts.lobby_options import CARD, options_sheet, played_with
from bot.ui.posts.record import proof_sheet, record_of
from bot.ui.screens.permissions import doctor_sheet, missing_here
from bot.words import Words
from bot.words.times import pace_line
from rules import Player, Refused

Interaction = discord.Interaction[Any]


def plant(risk: Group) -> None:
    group = Group(name="table", description=described("risk table"))
    commands: list[app_commands.Command[Any, ..., Any]] = [export, verify, remove, replace, end, doctor, options, move]
    for command in commands:
        group.add_command(command)
    group.add_command(pace)
    group.add_command(server)
    votes.plant(group)
    risk.add_command(group)


def is_moderator(interaction: Interaction) -> bool:
    """Whoever may manage the server may also tidy up its tables."""
    return interaction.permissions.manage_guild


async def seat_names(visit: Visit) -> dict[str, str]:
    """The seats of this channel's table, or of its lobby, by name."""
    try:
        colours = tuple((await game_here(visit)).seats)
    except Refused:
        colours = tuple((await visit.bot.lobbies.here(visit.channel)).seats)
    return {colour: visit.words.say(f"seat-{colour}") for colour in colours}


async def _seats(visit: Visit, said: str) -> dict[str, str]:
    return await seat_names(visit)


seats = listed(_seats)
"""The seats, for whoever names one."""


@app_commands.command(name="export", description=described("risk table export"))
async def export(interaction: Interaction) -> None:
    async def body(visit: Visit) -> Sheet:
        session = await game_here(visit)
        over = session.table.state == ENDED
        sheet = Sheet().text(visit.words.say("table-exported" if over else "table-exported-public"))
        if not over:
            sheet.text(visit.words.say("table-refusal-secret-kept"))
        record = await record_of(visit.bot, session.table.id)
        return sheet.attach(record) if record else sheet

    await run(interaction, body)


@app_commands.command(name="verify", description=described("risk table verify"))
@worded("risk table verify")
async def verify(interaction: Interaction, file: discord.Attachment) -> None:
    await run(interaction, lambda visit: proof_sheet(visit, file))


@app_commands.command(name="remove", description=described("risk table remove"))
@worded("risk table remove")
@app_commands.autocomplete(seat=seats)
async def remove(interaction: Interaction, seat: str) -> None:
    async def body(visit: Visit) -> Sheet:
        colour = Player(one_of(await seat_names(visit), seat, visit.words))
        try:
            lobby = await visit.bot.lobbies.here(visit.channel)
        except Refused:
            table = (await game_here(visit)).table.id
            await visit.bot.sessions.give(table, visit.person, colour, None, moderator=is_moderator(interaction))
        else:
            await visit.bot.lobbies.remove(lobby.table.id, visit.person, colour)
        return Sheet().text(visit.words.say("table-removed", seat=visit.words.say(f"seat-{colour}")))

    await run(interaction, body)


@app_commands.command(name="replace", description=described("risk table replace"))
@worded("risk table replace")
@app_commands.autocomplete(seat=seats)
async def replace(interaction: Interaction, seat: str, person: discord.User | None = None) -> None:
    async def body(visit: Visit) -> Sheet:
        if person is not None and person.bot:
            raise Told(visit.words.say("table-refusal-own-army"))
        session = await game_here(visit)
        colour = Player(one_of(await seat_names(visit), seat, visit.words))
        heir = person.id if person else "ai"
        await visit.bot.sessions.give(session.table.id, visit.person, colour, heir, moderator=is_moderator(interaction))  # type: ignore[arg-type]
        name = visit.words.say(f"seat-{colour}")
        if person is None:
            return Sheet().text(visit.words.say("table-replaced-ai", seat=name))
        return Sheet().text(visit.words.say("table-replaced", seat=name, person=f"<@{person.id}>"))

    await run(interaction, body)


@app_commands.command(name="end", description=described("risk table end"))
async def end(interaction: Interaction) -> None:
    async def body(visit: Visit) -> Sheet:
        try:
            lobby = await visit.bot.lobbies.here(visit.channel)
        except Refused:
            await game_here(visit)
            session = await visit.game()
            only_host(session, visit.person, is_moderator(interaction))
            table = session.table.id
            sure = button(Key(table, "end-game"), visit.words.say("button-yes"), BAD)
            stay = button(Key(table, "status"), visit.words.say("button-no"))
            return Sheet().text(visit.words.say("confirm-end")).row(sure, stay)
        await visit.bot.lobbies.close(lobby.table.id, visit.person, moderator=is_moderator(interaction))
        return Sheet().text(visit.words.say("lobby-closed"))

    await run(interaction, body)


@app_commands.command(name="doctor", description=described("risk table doctor"))
async def doctor(interaction: Interaction) -> None:
    await run(interaction, doctor_sheet)


@app_commands.command(name="options", description=described("risk table options"))
async def options(interaction: Interaction) -> None:
    async def body(visit: Visit) -> Sheet:
        try:
            return options_sheet(await visit.bot.lobbies.here(visit.channel), visit)
        except Refused:
            session = await game_here(visit)
        text = played_with(session.game, dict(session.setting.options), visit.words)
        pace = pace_line(session.table.pace, visit.words)
        return Sheet(CARD).text(f"### {visit.words.say('lobby-options')}\n{text}").text(pace)

    await run(interaction, body)


async def own_tables(visit: Visit) -> dict[str, str]:
    """The open and running tables that the person hosts or sits at, but for this channel's, by number."""
    tables = await visit.bot.store.look(lambda books: books.tables.of_person(visit.person))
    return {str(table.id): named(table, visit.words) for table in tables if table.channel != visit.channel}


def named(table: Table, words: Words) -> str:
    """A table in a list: its number, its game, its turn."""
    return words.say("table-named", number=str(table.id), game=words.say(f"game-{table.game}"), turn=table.turn)


async def _listed(visit: Visit, said: str) -> Mapping[str, str]:
    return await own_tables(visit)


@app_commands.command(name="move", description=described("risk table move"))
@worded("risk table move")
@app_commands.autocomplete(table=listed(_listed))
async def move(interaction: discord.Interaction[Any], table: str) -> None:
    async def body(visit: Visit) -> Sheet:
        if lacking := missing_here(visit.interaction, visit.words):
            raise Told(lacking)
        number = int(one_of(await own_tables(visit), table, visit.words))
        await visit.bot.parking.move(number, visit.person, visit.interaction.guild_id, visit.channel)
        return Sheet().text(visit.words.say("table-moved"))

    await run(interaction, body)


@app_commands.command(name="server", description=described("risk table server"))
@worded("risk table server")
@app_commands.choices(language=[choice(each, f"choice-language-{each}") for each in LANGUAGES])
async def server(interaction: discord.Interaction[Any], language: Choice[str]) -> None:
    async def body(visit: Visit) -> Sheet:
        guild = interaction.guild_id
        if guild is None or not interaction.permissions.manage_guild:
            raise Told(visit.words.say("server-language-refused"))
        await visit.bot.preferences.set_server_language(guild, language.value)
        await visit.listen()
        named = visit.words.say(f"choice-language-{language.value}")
        return Sheet().text(visit.words.say("server-language-set", language=named))

    await run(interaction, body)
