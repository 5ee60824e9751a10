"""The context of a typed command: where it may be typed, its game, the person's seat, their pending decision."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.game.session import Session
from bot.refusals import NoTableHere, TableStarting
from bot.store.models import Table
from bot.ui.decisions.prompt import Prompt, prompt_for
from bot.ui.dispatch import answer, explain
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.name_search import Id, find_key, no_such
from bot.ui.interaction.request import Rejected, Request
from bot.ui.screens.my_tables import games_by_number, table_line
from bot.ui.screens.open_votes import votes_seen_by
from bot.ui.screens.waiting import who_is_waited_for
from bot.words import Words
from bot.words.arguments import land_name
from bot.words.status import round_now
from renders import sheets
from rules import Refused, Territory
from rules.risk import NotBegun

Body = Callable[[Request], Awaitable[Layout | None]]


async def run(interaction: discord.Interaction[Any], body: Body, *, slow: bool = False) -> None:
    """Run a command of a table like a press: acknowledge it at once, word any refusal, answer in private. `slow`: it
    takes seconds of work.

    Outside the servers where the bot is, it refuses and names the channels of the person's tables.
    """

    async def inside(request: Request) -> Layout | None:
        if request.outside:
            raise Rejected(await _name_channels(request))
        return await body(request)

    await answer(Request(interaction), inside, slow=slow)


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


async def game_or_last(request: Request, text: str) -> Session:
    """The game that `game_named` finds; while this channel's table has not begun, the last that ended here. Raises as
    `game_named`."""
    try:
        return await game_named(request, text)
    except Refused as refused:
        if text or not isinstance(refused.why, NotBegun | TableStarting):
            raise
    return await request.services.games.latest_here(request.channel)


async def look_at_game(
    request: Request,
    table: str,
    look: Callable[[Session], Awaitable[Layout]],
    find: Callable[[Request, str], Awaitable[Session]] = game_named,
) -> Layout:
    """A look at the game that `find` finds; where none is named and none is here, why, with the votes of the table
    that has not begun here and of the person's campaigns between two wars. Raises `Refused` or `Rejected` where there
    are none either."""
    try:
        session = await find(request, table)
    except (Refused, Rejected) as none:
        if table or (isinstance(none, Refused) and not isinstance(none.why, NoTableHere | NotBegun | TableStarting)):
            raise
        here = await table_here(request)
        votes = await votes_seen_by(request.services, request.person, request.words, here)
        if not votes:
            raise
        why = await explain(request, none.why) if isinstance(none, Refused) else str(none)
        return Layout().text(why).text("\n".join(votes))
    return name_table(request, session, await look(session))


async def table_here(request: Request) -> Table | None:
    """This channel's table that is open, starting or running; None outside the servers where the bot is."""
    return None if request.outside else await request.services.store.read(lambda tx: tx.tables.here(request.channel))


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
