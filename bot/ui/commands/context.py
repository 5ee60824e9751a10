"""The context of a typed command: this channel's game, the person's seat, their pending decision."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.game.session import Session
from bot.ui.decisions.prompt import Prompt, prompt_for
from bot.ui.dispatch import answer
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.name_search import meant, nearest
from bot.ui.interaction.request import Rejected, Request
from bot.ui.screens.waiting import who_is_waited_for
from bot.words import Words
from bot.words.arguments import land_name

Body = Callable[[Request], Awaitable[Layout | None]]


async def run(interaction: discord.Interaction[Any], body: Body) -> None:
    """Run a command like a press: acknowledge it at once, word any refusal, answer in private."""
    await answer(Request(interaction), body)


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


def lands(session: Session, words: Words) -> dict[str, str]:
    """Every territory of the board, with its name."""
    return {land: land_name(land, words) for land in session.rules.board.territories}


def region_names(session: Session, words: Words) -> dict[str, str]:
    """Every region of the board, with its name."""
    return {region: words.say(f"region-{region}") for region in session.rules.board.regions}


def land_named(prompt: Prompt, said: str) -> str:
    """The territory that a text means, on offer or not; raises `Rejected`."""
    return one_of(lands(prompt.session, prompt.words), said, prompt.words)


def one_of(names: Mapping[str, str], said: str, words: Words) -> str:
    """The key that a text means; raises `Rejected`, with similar names."""
    found = meant(said, names)
    if found is None:
        near = nearest(said, names)
        key = "table-refusal-no-such" if near else "table-refusal-no-such-plain"
        raise Rejected(words.say(key, said=said[:80], near=words.any_of(near)))
    return found
