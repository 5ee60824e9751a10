"""Commands that only show something: hand, board, status, wait, log, rules, help."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Group, Range

from bot.game.session import Session
from bot.ui.commands.autocomplete import OWN_GAMES, REGIONS, names_option
from bot.ui.commands.context import game_here, game_named, look_at_game, name_table, run, run_anywhere
from bot.ui.commands.localized import choice, description, localize
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import Request
from bot.ui.play.course import learn_layout
from bot.ui.screens.browse import (
    board_layout,
    help_here,
    log_layout,
    open_packs_here,
    region_layout,
    rules_layout,
    status_layout,
    words_layout,
)
from bot.ui.screens.hand import private_hand
from bot.ui.screens.open_votes import votes_seen_by
from bot.ui.screens.waiting import whole_wait
from bot.words import Words
from bot.words.help import HELP_TOPICS, all_topics, rules_title
from rules import Game, Refused

Interaction = discord.Interaction[Any]


def add_to(risk: Group) -> None:
    """Add these commands to /risk."""
    commands: list[app_commands.Command[Any, ..., Any]] = [hand, board, status, wait, log, rules, learn, help_]
    for command in commands:
        risk.add_command(command)


@app_commands.command(name="hand", description=description("risk hand"))
@localize("risk hand")
@app_commands.autocomplete(table=OWN_GAMES.complete)
async def hand(interaction: Interaction, table: str = "") -> None:
    async def body(request: Request) -> Layout:
        session = await game_named(request, table)
        return name_table(request, session, await private_hand(request, session))

    await run_anywhere(interaction, body)


@app_commands.command(name="board", description=description("risk board"))
@localize("risk board")
@app_commands.choices(show=[choice(how, f"choice-show-{how}") for how in ("picture", "text")])
@app_commands.autocomplete(region=REGIONS.complete)
async def board(interaction: Interaction, region: str = "", show: Choice[str] | None = None) -> None:
    async def body(request: Request) -> Layout:
        session = await game_here(request)
        if show and show.value == "text":
            return words_layout(session, request.words, 1)
        if not region:
            return await board_layout(request, session)
        return await region_layout(request, session, await REGIONS.take(request, region))

    await run(interaction, body)


@app_commands.command(name="status", description=description("risk status"))
@localize("risk status")
@app_commands.autocomplete(table=OWN_GAMES.complete)
async def status(interaction: Interaction, table: str = "") -> None:
    async def body(request: Request) -> Layout:
        async def look(session: Session) -> Layout:
            return await status_layout(request.services, session, request.words, request.person)

        return await look_at_game(request, table, look)

    await run_anywhere(interaction, body)


@app_commands.command(name="wait", description=description("risk wait"))
@localize("risk wait")
@app_commands.autocomplete(table=OWN_GAMES.complete)
async def wait(interaction: Interaction, table: str = "") -> None:
    async def body(request: Request) -> Layout:
        return await look_at_game(request, table, partial(_wait_layout, request))

    await run_anywhere(interaction, body)


async def _wait_layout(request: Request, session: Session) -> Layout:
    """Who the game waits for, and what its table and the person's campaigns vote on."""
    services, words = request.services, request.words
    deadlines = await services.timeouts.deadlines(session.table)
    answered = await services.games.first_answers(session)
    layout = Layout().text(whole_wait(session, words, deadlines, answered, request.person))
    return layout.text("\n".join(await votes_seen_by(services, request.person, words, session.table)))


@app_commands.command(name="log", description=description("risk log"))
@localize("risk log")
async def log(interaction: Interaction, turns: Range[int, 1, 20] = 2) -> None:
    async def body(request: Request) -> Layout:
        return await log_layout(request, await game_here(request), turns)

    await run(interaction, body)


async def game_played(request: Request, table: str) -> str:
    """The name of the game of this table; without one named, of this channel's game or lobby; '' where is none."""
    if table:
        return (await game_named(request, table)).table.game
    for sought in (request.services.games.here, request.services.lobbies.here):
        try:
            return (await sought(request.channel)).game.name
        except Refused:
            continue
    return ""


def titles(game: str, games: Mapping[str, Game], words: Words, opened: Collection[str] = ()) -> dict[str, str]:
    """Every topic by its title, with the game's name if there are several games; `opened` are this channel's packs."""
    if game:
        return {topic: rules_title(topic, words) for topic in all_topics(games[game], opened)}
    known: dict[str, str] = {}
    for name in games:
        for topic, title in titles(name, games, words).items():
            known[topic] = title if topic in known else f"{title} – {words.say(f'game-{name}')}"
    return known


async def _find_titles(request: Request) -> dict[str, str]:
    game = await game_played(request, getattr(request.interaction.namespace, "table", None) or "")
    return titles(game, request.services.games.games, request.words, await open_packs_here(request))


TOPICS = names_option(_find_titles)
"""One of the topics of the rules."""


@app_commands.command(name="rules", description=description("risk rules"))
@localize("risk rules")
@app_commands.autocomplete(topic=TOPICS.complete, table=OWN_GAMES.complete)
async def rules(interaction: Interaction, topic: str = "", table: str = "") -> None:
    async def body(request: Request) -> Layout:
        game, games = await game_played(request, table), request.services.games.games
        opened = await open_packs_here(request)
        named = await TOPICS.take(request, topic) if topic else ""
        return rules_layout(request.words, games, game, named, opened)

    await run_anywhere(interaction, body)


@app_commands.command(name="learn", description=description("risk learn"))
async def learn(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        return await learn_layout(request, await game_played(request, ""))

    await run_anywhere(interaction, body)


@app_commands.command(name="help", description=description("risk help"))
@localize("risk help")
@app_commands.choices(topic=[choice(topic, f"help-topic-{topic}") for topic in HELP_TOPICS])
@app_commands.autocomplete(table=OWN_GAMES.complete)
async def help_(interaction: Interaction, topic: Choice[str] | None = None, table: str = "") -> None:
    async def body(request: Request) -> Layout:
        session = await game_named(request, table) if table else None
        game = session.table.game if session else await game_played(request, "")
        page = topic.value if topic else HELP_TOPICS[0]
        layout = await help_here(request, game, page, session)
        return name_table(request, session, layout) if session else layout

    await run_anywhere(interaction, body)
