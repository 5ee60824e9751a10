"""The context of a typed command: where it may be typed, its game, the person's seat, their pending decision."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.game.session import Session
from bot.refusals import NoTableHere
from bot.ui.decisions.prompt import Prompt, prompt_for
from bot.ui.dispatch import answer
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.name_search import Id, find_key, no_such
from bot.ui.interaction.request import Rejected, Request
from bot.ui.screens.my_tables import games_by_number, table_line
from bot.ui.screens.open_votes import votes_between_wars
from bot.ui.screens.waiting import who_is_waited_for
from bot.words import Words
from bot.words.arguments import land_name
from bot.words.status import round_now
from renders import sheets
from rules import Refused, Territory

Body = Callable[[Request], Awaitable[Layout | None]]


async def run(interaction: discord.Interaction[Any], body: Body) -> None:
    """Run a command of a table like a press: acknowledge it at once, word any refusal, answer in private.

    Outside the servers where the bot is, it refuses and names the channels of the person's tables.
    """

    async def inside(request: Request) -> Layout | None:
        if request.outside:
            raise Rejected(await _name_channels(request))
        return await body(request)

    await answer(Request(interaction), inside)


async def run_anywhere(interaction: discord.Interaction[Any], body: Body) -> None:
    """Run a command that also works outside, as `run`: in direct messages, group chats and other servers."""
    await answer(Request(interaction), body)


async def _name_channels(request: Request) -> str:
    tables = await request.services.store.read(lambda tx: tx.tables.of_person(request.person))
    channels = list(dict.fromkeys(f"<#{table.channel}>" for table in tables))
    return request.words.say("outside-refused", count=len(channels), channels=request.words.any_of(channels))


async def game_named(request: Request, text: str) -> Session:
    """The person's own game that the option `table` names; without it this channel's, or outside their only one.

    Raises `Refused` or `Rejected`.
    """
    if not text and not request.outside:
        return await game_here(request)
    games = await games_by_number(request.services, request.person, request.words)
    if not games:
        raise Rejected(request.words.say("tables-none"))
    if not text and len(games) > 1:
        raise Rejected(request.words.say("outside-which", tables="\n".join(f"- {name}" for name in games.values())))
    number = one_of(games, text, request.words) if text else next(iter(games))
    request.custom_id = CustomId(int(number), "command")
    session = await request.services.games.load(int(number))
    request.words = request.words.of(session.table.game)
    return session


async def look_at_game(request: Request, table: str, look: Callable[[Session], Awaitable[Layout]]) -> Layout:
    """A look at the game that `game_named` finds; where there is none at all, the votes of the person's campaigns
    between two wars. Raises `Refused` or `Rejected` where there are none either."""
    try:
        session = await game_named(request, table)
    except (Refused, Rejected) as none:
        alone = not table and (isinstance(none, Rejected) or isinstance(none.why, NoTableHere))
        votes = await votes_between_wars(request.services, request.person, request.words) if alone else []
        if not votes:
            raise
        return Layout().text("\n".join(votes))
    return name_table(request, session, await look(session))


def name_table(request: Request, session: Session, layout: Layout) -> Layout:
    """The layout with the name of its table, where it is shown outside that table's channel."""
    if request.channel == session.table.channel:
        return layout
    return layout.text(f"-# {table_line(session.table, request.words, round_now(session.state, session.rules))}")


async def game_here(request: Request) -> Session:
    """This channel's game; refusals are worded with its data. Raises `Refused`."""
    session = await request.services.games.here(request.channel)
    request.custom_id = CustomId(session.table.id, "command")
    return session


async def prompt_here(request: Request) -> Prompt:
    """The person's pending decision in this channel; raises `Refused` or `Rejected`."""
    session = await game_here(request)
    seat = session.seat_held_by(request.person)
    if session.over:
        raise Rejected(request.words.say("refusal-game-is-over"))
    prompt = prompt_for(session, seat, request.words)
    if prompt is None:
        raise Rejected(f"{request.words.say('panel-nothing')}\n{who_is_waited_for(session, request.words)}")
    return prompt


def lands(session: Session, words: Words) -> dict[Territory, str]:
    """Every territory of the board and every space of its further realms, with its name."""
    return {land: land_name(land, words) for land in session.rules.board.realm_of}


def region_names(session: Session, words: Words) -> dict[str, str]:
    """Every region of the board and every sheet below its main map, with its name."""
    board = session.rules.board
    return {region: words.say(f"region-{region}") for region in (*board.regions, *sheets(board))}


def land_named(prompt: Prompt, text: str) -> Territory:
    """The territory that a text means, on offer or not; raises `Rejected`."""
    return one_of(lands(prompt.session, prompt.words), text, prompt.words)


def one_of(names: Mapping[Id, str], text: str, words: Words) -> Id:
    """The key that a text means; raises `Rejected`, with similar names."""
    found = find_key(text, names)
    if found is None:
        raise Rejected(no_such(text, names, words))
    return found
