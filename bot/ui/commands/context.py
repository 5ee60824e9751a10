"""What a typed command is about: the game of this channel, the person's seat, what it is asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.game.session import Session
from bot.ui.decisions.prompt import Asked, asked_of
from bot.ui.dispatch import answer
from bot.ui.interaction.custom_id import Key
from bot.ui.interaction.layout import Sheet
from bot.ui.interaction.name_search import meant, nearest
from bot.ui.interaction.request import Told, Visit
from bot.ui.screens.waiting import is_over, who_is_waited_for
from bot.words import Words
from bot.words.arguments import land_name

Body = Callable[[Visit], Awaitable[Sheet | None]]


async def run(interaction: discord.Interaction[Any], body: Body) -> None:
    """Carry a command out as a press is: acknowledged at once, refused in words, answered in private."""
    await answer(Visit(interaction), body)


async def game_here(visit: Visit) -> Session:
    """The game of this channel; a refusal is worded with what it knows. Raises `Refused`."""
    session = await visit.bot.sessions.here(visit.channel)
    visit.key = Key(session.table.id, "command")
    return session


async def asked_here(visit: Visit) -> Asked:
    """What the person is asked in this channel; raises `Refused` or `Told`."""
    session = await game_here(visit)
    seat = session.seat_held_by(visit.person)
    if is_over(session):
        raise Told(visit.words.say("refusal-game-is-over"))
    asked = asked_of(session, seat, visit.words)
    if asked is None:
        raise Told(f"{visit.words.say('panel-nothing')}\n{who_is_waited_for(session, visit.words)}")
    return asked


def lands(session: Session, words: Words) -> dict[str, str]:
    """Every territory of the board by its name."""
    return {land: land_name(land, words) for land in session.rules.board.territories}


def region_names(session: Session, words: Words) -> dict[str, str]:
    """Every region of the board by its name."""
    return {region: words.say(f"region-{region}") for region in session.rules.board.regions}


def named_land(asked: Asked, said: str) -> str:
    """The territory that was meant, wherever it is; raises `Told`."""
    return one_of(lands(asked.session, asked.words), said, asked.words)


def one_of(names: Mapping[str, str], said: str, words: Words) -> str:
    """The key that was meant; raises `Told`, with names that look like it."""
    found = meant(said, names)
    if found is None:
        near = nearest(said, names)
        key = "table-refusal-no-such" if near else "table-refusal-no-such-plain"
        raise Told(words.say(key, said=said[:80], near=words.any_of(near)))
    return found
