"""Whole games at a table: reproducible, interrupted once, played to the end."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
import simcord
from support.tables.new_database import lay_new_database
from support.tables.player import play_on
from support.tables.simkit import Person, make_bot, text_of
from support.tables.tables import Table

from bot.game.session import Session
from bot.words import words
from rules import ruleset
from rules.records import read_record, verify

T = TypeVar("T")
ENOUGH = 3000
"""More answers than people give in any of these games."""


def secretly(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """The dice of that number: a short game, always the same."""
    monkeypatch.setattr("bot.services.lobbies.secrets.token_bytes", partial(_repeat, number))


def _repeat(number: int, size: int) -> bytes:
    return bytes([number]) * size


async def elsewhere(data: Path, play: Callable[[Table], Awaitable[T]]) -> T:
    """The same in another Discord, of which SimCord allows one per event loop."""

    async def there() -> T:
        bot = make_bot(data)
        lay_new_database(bot.settings.database)
        async with simcord.run(bot) as env:
            other = Table(data, bot, env)
            result = await play(other)
            await other.shut()
        return result

    return await asyncio.to_thread(asyncio.run, there())


async def seat_with_word(table: Table, person: Person, seat: str, word: str) -> None:
    """Let a person sit down by a button in the lobby, and add this word to the dice."""
    await table.quiet()
    await person.press(f"join:{seat}", table.last("join"))
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    await table.bot.services.lobbies.say_word(lobby.table.id, person.id, word)


async def played_out(table: Table, ending: str) -> Session:
    """A few answers, a restart, and on to the end."""
    await play_on(table, 8)
    await table.restart()
    await table.quiet()
    await play_on(table, ENOUGH)
    return await over(table, ending)


async def over(table: Table, ending: str) -> Session:
    """The game ended by itself: the channel says how, and who won; nobody conceded; its record verifies."""
    await table.quiet()
    session = await table.session()
    assert session.state.winners
    assert not any(seat.conceded for seat in session.seats.values())
    last = text_of(table.newest())
    assert session.table.secret.hex() in last
    people = [session.seats[winner].person for winner in session.state.winners]
    assert all(f"<@{person}>" in last for person in people if person)
    assert not seats_without_player(session, last)
    assert ending in "\n".join(text_of(message) for message in table.channel.history())
    await table.eve.press("record", table.last("record"))
    record = (await table.eve.screen.attachments[-1].read()).decode()
    proof = verify(read_record(record), ruleset)
    assert (proof.recomputed, proof.winners) == (True, session.state.winners)
    return session


def seats_without_player(session: Session, text: str) -> list[str]:
    """Where a text names a seat without who plays it: `Red (<@1>)`, `Red (AI)`."""
    colours = "|".join(words(session.table.language).say(f"seat-{seat}") for seat in session.seats)
    return [line for line in text.splitlines() if re.search(rf"\b({colours})\b(?! \()", line)]
