"""/risk table: replay, export, verify, seats, options, pace, votes, moving, ending a table; some of it for hosts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Group

from bot.game.seats import require_host
from bot.game.session import Session
from bot.game.vote_rules import DRAW, PAUSE, REPLACEMENT, RESUME, REWIND
from bot.pace import PACES
from bot.store.models import ENDED, Seat
from bot.store.rewind_points import RewindPoint
from bot.ui.commands.autocomplete import (
    LANGUAGE_NAMES,
    PACE_NAMES,
    STRENGTH_NAMES,
    TEMPER_NAMES,
    WATCH_NAMES,
    ListedOption,
    Names,
    names_option,
)
from bot.ui.commands.context import game_here, run
from bot.ui.commands.localized import choice, description, localize
from bot.ui.commands.moments import MOMENTS
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import Rejected, Request
from bot.ui.play.pace import change_pace, pace_layout, table_of
from bot.ui.posts.lobby_options import (
    CARD,
    close_table,
    coach_line,
    free_seat,
    options_layout,
    set_character,
    set_coach,
    set_watch,
)
from bot.ui.posts.record import own_proof_layout, proof_layout, record_of
from bot.ui.posts.replay import replay_layout
from bot.ui.screens.leaving import ask_to_end, give_seat, make_host
from bot.ui.screens.my_tables import table_name
from bot.ui.screens.permissions import describe_missing, doctor_layout
from bot.ui.screens.watching import require_watch, watch_layout, watch_line
from bot.words import Words
from bot.words.campaigns import campaign_name
from bot.words.options import options_text
from bot.words.times import pace_line
from rules import NOBODY, Player, Refused
from rules.ai import Character
from rules.author import OFF, ON

Interaction = discord.Interaction[Any]


def add_to(risk: Group) -> None:
    group = Group(name="table", description=description("risk table"))
    commands: list[app_commands.Command[Any, ..., Any]] = [
        *(replay, export, verify, remove, replace, strength, host, end, doctor, options, move, pace, coach, watch)
    ]
    for command in commands:
        group.add_command(command)
    group.add_command(server)
    group.add_command(vote)
    group.add_command(pause)
    risk.add_command(group)


def is_moderator(interaction: Interaction) -> bool:
    """Whether this person may manage the server, and so its tables."""
    return interaction.permissions.manage_guild


async def seats_here(request: Request) -> Mapping[Player, Seat]:
    """The seats of this channel's table or lobby."""
    try:
        return (await game_here(request)).seats
    except Refused:
        return (await request.services.lobbies.here(request.channel)).seats


def _seat_names(seats: Iterable[Player], words: Words) -> dict[str, str]:
    return {str(colour): words.say(f"seat-{colour}") for colour in seats}


async def seat_names(request: Request) -> dict[str, str]:
    """The seats of this channel's table or lobby, by name."""
    return _seat_names(await seats_here(request), request.words)


SEATS = names_option(seat_names)
"""One of the table's seats."""


@dataclass(frozen=True)
class SomeSeats:
    """The seats of a table by name, and those of them that a list shows."""

    all: Names
    listed: Mapping[str, str]

    def read(self, text: str) -> str:
        """The seat that a text names, even one that is not listed: what it is for says why not. Raises `Rejected`."""
        return self.all.read(text)


def _seats_option(find: Callable[[Request], Awaitable[SomeSeats]]) -> ListedOption[SomeSeats, str]:
    return ListedOption(find, lambda seats, chosen, text: seats.listed, SomeSeats.read)


async def _find_ais(request: Request) -> SomeSeats:
    seats, words = await seats_here(request), request.words
    ais = (colour for colour, seat in seats.items() if seat.is_ai)
    return SomeSeats(Names(_seat_names(seats, words), words), _seat_names(ais, words))


AIS = _seats_option(_find_ais)
"""A seat of this channel's table or lobby: those that AIs play are listed."""


@app_commands.command(name="replay", description=description("risk table replay"))
async def replay(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        return await replay_layout(request, await game_here(request))

    await run(interaction, body, slow=True)


@app_commands.command(name="export", description=description("risk table export"))
async def export(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        session = await game_here(request)
        over = session.table.state == ENDED
        layout = Layout().text(request.words.say("table-exported" if over else "table-exported-public"))
        if not over:
            layout.text(request.words.say("table-refusal-secret-kept"))
        record = await record_of(request.services, session.table.id)
        return layout.attach(record) if record else layout

    await run(interaction, body)


@app_commands.command(name="verify", description=description("risk table verify"))
@localize("risk table verify")
async def verify(interaction: Interaction, file: discord.Attachment | None = None) -> None:
    async def body(request: Request) -> Layout:
        return await (proof_layout(request, file) if file else own_proof_layout(request, await game_here(request)))

    await run(interaction, body)


@app_commands.command(name="remove", description=description("risk table remove"))
@localize("risk table remove")
@app_commands.autocomplete(seat=SEATS.complete)
async def remove(interaction: Interaction, seat: str) -> None:
    async def body(request: Request) -> Layout:
        colour = Player(await SEATS.take(request, seat))
        try:
            lobby = await request.services.lobbies.here(request.channel)
        except Refused:
            session = await game_here(request)
            require_host(session, request.person, is_moderator(interaction))
            return await give_seat(request, session, colour, None)
        return await free_seat(request, lobby, colour)

    await run(interaction, body)


@app_commands.command(name="replace", description=description("risk table replace"))
@localize("risk table replace")
@app_commands.autocomplete(seat=SEATS.complete)
async def replace(interaction: Interaction, seat: str, person: discord.User | None = None) -> None:
    async def body(request: Request) -> Layout:
        if person is not None and person.bot:
            raise Rejected(request.words.say("table-refusal-own-army"))
        session = await game_here(request)
        colour = Player(await SEATS.take(request, seat))
        require_host(session, request.person, is_moderator(interaction))
        return await give_seat(request, session, colour, person.id if person else "ai")

    await run(interaction, body)


@app_commands.command(name="strength", description=description("risk table strength"))
@localize("risk table strength")
@app_commands.autocomplete(
    seat=AIS.complete, strength=STRENGTH_NAMES.option.complete, temper=TEMPER_NAMES.option.complete
)
async def strength(interaction: Interaction, seat: str, strength: str, temper: str = "") -> None:
    async def body(request: Request) -> Layout:
        colour = Player(await AIS.take(request, seat))
        chosen = Character(STRENGTH_NAMES.read(strength, request.words))
        named = TEMPER_NAMES.read(temper, request.words) if temper else ""

        def changed(seats: Mapping[Player, Seat]) -> Character:
            now = seats[colour].latest_character if colour in seats else chosen
            return chosen.of_temper(named or now.temper)

        try:
            lobby = await request.services.lobbies.here(request.channel)
        except Refused:
            session = await game_here(request)
            table = session.table.id
            request.custom_id = CustomId(table, "command")
            done = await request.services.votes.set_character(table, request.person, colour, changed(session.seats))
            return Layout().text(request.words.say("strength-set" if done else "vote-opened"))
        return await set_character(request, lobby.table.id, colour, changed(lobby.seats))

    await run(interaction, body)


@app_commands.command(name="host", description=description("risk table host"))
@localize("risk table host")
async def host(interaction: Interaction, person: discord.User) -> None:
    async def body(request: Request) -> Layout:
        try:
            table = (await request.services.lobbies.here(request.channel)).table
        except Refused:
            table = (await game_here(request)).table
        return await make_host(request, table, person.id)

    await run(interaction, body)


@app_commands.command(name="end", description=description("risk table end"))
async def end(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        try:
            lobby = await request.services.lobbies.here(request.channel)
        except Refused:
            await game_here(request)
            session = await request.game()
            require_host(session, request.person, is_moderator(interaction))
            return await ask_to_end(request, session)
        return await close_table(request, lobby)

    await run(interaction, body)


@app_commands.command(name="doctor", description=description("risk table doctor"))
async def doctor(interaction: Interaction) -> None:
    await run(interaction, doctor_layout)


@app_commands.command(name="options", description=description("risk table options"))
async def options(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        try:
            return await options_layout(await request.services.lobbies.here(request.channel), request)
        except Refused:
            session = await game_here(request)
        text = options_text(session.game, dict(session.setting.options), request.words)
        pace = pace_line(session.table.pace, request.words)
        layout = Layout(CARD).text(f"### {request.words.say('lobby-options')}\n{text}").text(pace)
        layout.text(coach_line(session.table, request.words))
        return layout.text(watch_line(session.table, request.services.watch, request.words))

    await run(interaction, body)


async def own_tables(request: Request) -> dict[str, str]:
    """The open and running tables that the person hosts or plays at, except this channel's, by number; and by the
    number of their last one the campaigns between two wars, except this server's."""
    services, words = request.services, request.words
    tables = await services.store.read(lambda tx: tx.tables.of_person(request.person))
    campaigns = await services.campaigns.between_games_of(request.person)
    return {str(table.id): table_name(table, words) for table in tables if table.channel != request.channel} | {
        str(last): campaign_name(one.stored.number, one.title, words)
        for last, one in campaigns.items()
        if one.stored.guild != request.interaction.guild_id
    }


MOVED_TABLES = names_option(own_tables)
"""A table or a campaign that can be moved to this channel."""


@app_commands.command(name="move", description=description("risk table move"))
@localize("risk table move")
@app_commands.autocomplete(table=MOVED_TABLES.complete)
async def move(interaction: discord.Interaction[Any], table: str) -> None:
    async def body(request: Request) -> Layout:
        if lacking := describe_missing(request.interaction, request.words):
            raise Rejected(lacking)
        number = int(await MOVED_TABLES.take(request, table))
        await request.services.parking.move(number, request.person, request.interaction.guild_id, request.channel)
        over = number in await request.services.campaigns.between_games_of(request.person)
        return Layout().text(request.words.say("campaign-moved" if over else "table-moved"))

    await run(interaction, body)


@app_commands.command(name="server", description=description("risk table server"))
@localize("risk table server")
@app_commands.autocomplete(language=LANGUAGE_NAMES.option.complete)
async def server(interaction: discord.Interaction[Any], language: str) -> None:
    async def body(request: Request) -> Layout:
        guild = interaction.guild_id
        if guild is None or not interaction.permissions.manage_guild:
            raise Rejected(request.words.say("server-language-refused"))
        chosen = LANGUAGE_NAMES.read(language, request.words)
        await request.services.preferences.set_server_language(guild, chosen)
        await request.learn_language()
        named = request.words.say(f"choice-language-{chosen}")
        return Layout().text(request.words.say("server-language-set", language=named))

    await run(interaction, body)


@app_commands.command(name="pace", description=description("risk table pace"))
@localize("risk table pace")
@app_commands.autocomplete(pace=PACE_NAMES.option.complete)
async def pace(interaction: Interaction, pace: str = "") -> None:
    async def body(request: Request) -> Layout:
        table = await _table_here(request)
        if not pace:
            return await pace_layout(request, await table_of(request, table))
        moderator = interaction.permissions.manage_guild
        return await change_pace(request, table, PACES[PACE_NAMES.read(pace, request.words)], moderator=moderator)

    await run(interaction, body)


@app_commands.command(name="coach", description=description("risk table coach"))
async def coach(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        try:
            lobby = await request.services.lobbies.here(request.channel)
        except Refused:
            table = (await game_here(request)).table
            wished = OFF if table.coach else ON
            done = await request.services.votes.set_coach(table.id, request.person, wished)
            return Layout().text(
                request.words.say("coach-set", coach=wished) if done else request.words.say("vote-opened")
            )
        return await set_coach(request, lobby.table.id, coach=not lobby.table.coach)

    await run(interaction, body)


@app_commands.command(name="watch", description=description("risk table watch"))
@localize("risk table watch", watch="show")
@app_commands.autocomplete(watch=WATCH_NAMES.option.complete)
async def watch(interaction: Interaction, watch: str = "") -> None:
    async def body(request: Request) -> Layout:
        services, words = request.services, request.words
        require_watch(request)
        wished = WATCH_NAMES.read(watch, words) if watch else ""
        try:
            lobby = await services.lobbies.here(request.channel)
        except Refused:
            table = (await game_here(request)).table
        else:
            if wished:
                return await set_watch(request, lobby.table.id, wished)
            return watch_layout(lobby.table, services.watch, words)
        if not wished:
            return watch_layout(table, services.watch, words)
        done = True
        if table.state == ENDED:
            await services.watch.take_back(table.id, request.person, wished, moderator=is_moderator(interaction))
        else:
            done = await services.votes.set_watch(table.id, request.person, wished)
        return Layout().text(words.say("watch-set", watch=wished) if done else words.say("vote-opened"))

    await run(interaction, body)


async def _table_here(request: Request) -> int:
    """The table of this channel, a lobby or a game."""
    try:
        return (await request.services.lobbies.here(request.channel)).table.id
    except Refused:
        return (await game_here(request)).table.id


async def _find_people(request: Request) -> SomeSeats:
    seats, words = (await game_here(request)).seats, request.words
    people = (colour for colour, seat in seats.items() if seat.person)
    return SomeSeats(Names(_seat_names(seats, words), words), _seat_names(people, words))


PEOPLE = _seats_option(_find_people)
"""A seat of this channel's table: those with a person in them are listed."""


@app_commands.command(name="vote", description=description("risk table vote"))
@localize("risk table vote", motion="about")
@app_commands.choices(motion=[choice(name, f"choice-motion-{name}") for name in (DRAW, REWIND, REPLACEMENT)])
@app_commands.autocomplete(to=MOMENTS.complete, seat=PEOPLE.complete)
async def vote(interaction: Interaction, motion: Choice[str], to: str = "", seat: str = "") -> None:
    async def body(request: Request) -> Layout:
        session, moment, colour = await game_here(request), None, ""
        session.seat_held_by(request.person)
        if motion.value == REWIND:
            if not to:
                raise Rejected(request.words.say("table-refusal-which-moment"))
            moment = await MOMENTS.take(request, to)
        if motion.value == REPLACEMENT:
            if not seat:
                raise Rejected(request.words.say("table-refusal-which-seat"))
            colour = await PEOPLE.take(request, seat)
        return await _open(request, session, motion.value, Player(colour), moment)

    await run(interaction, body)


@app_commands.command(name="pause", description=description("risk table pause"))
async def pause(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        session = await game_here(request)
        session.seat_held_by(request.person)
        return await _open(request, session, PAUSE if session.table.paused is None else RESUME)

    await run(interaction, body)


async def _open(
    request: Request, session: Session, motion: str, seat: Player = NOBODY, to: RewindPoint | None = None
) -> Layout:
    request.custom_id = CustomId(session.table.id, "command")
    await request.services.votes.open(session.table.id, request.person, motion, seat, to)
    return Layout().text(request.words.say("vote-opened"))
