"""Whole games at a table: reproducible, interrupted once, played to the end."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
import simcord
from support.tables.new_database import lay_new_database
from support.tables.own_secrets import DRAWN
from support.tables.player import play_on, wanted
from support.tables.simkit import Person, make_bot, text_of
from support.tables.tables import Table

from bot.game.commit import Change
from bot.game.progress import Progress
from bot.game.session import Session
from bot.store import Transaction
from bot.ui.decisions.prompt import prompt_for
from bot.words import words
from rules import ruleset
from rules.godstorm.epochs import Epochs
from rules.legacy.turn.stars import STARS_TO_WIN, stars_of
from rules.lotr import PATH
from rules.lotr.fellowship import Journey
from rules.records import read_record, verify

T = TypeVar("T")
ENOUGH = 3000
"""More answers than people give in any of these games."""
Until = Callable[[Session], bool]
Skip = Callable[..., Awaitable[None]]
"""`skip_to`, or what skips nothing."""
AT_A_TIME = 12
"""The answers that are played at a time where nobody presses."""


def do_nothing(session: Session) -> None:
    """After an answer that nobody looks at."""


@pytest.fixture(params=[pytest.param(True, id="in part"), pytest.param(False, id="whole", marks=pytest.mark.long)])
def skip(request: pytest.FixtureRequest) -> Skip:
    """Give the answers up to a point to the bot itself, in place of buttons and typing; with `-m long` they are pressed
    and typed as all others."""
    return skip_to if request.param else skip_nothing


async def skip_to(table: Table, until: Until, each: Callable[[Session], None] = do_nothing) -> None:
    """Let everybody who is asked answer as they would by buttons, without any, until a point of the game.

    The bot is started anew before, and so no panel is open any more. `each` is called after every answer.
    """
    await table.quiet()
    await table.restart()
    await answer_until(table, until, each)


async def answer_until(table: Table, until: Until, each: Callable[[Session], None] = do_nothing) -> None:
    """The same without a new start.

    A dozen answers are one transaction, as of a turn that was ordered at once: what is posted and drawn is what comes
    after the last of them.
    """
    games = table.bot.services.games
    session = await table.session()
    while not until(session):
        assert session.state.winners is None, "the game was over before"

        def answer(progress: Progress) -> None:
            for _ in range(AT_A_TIME):
                now = _now(progress)
                waiting = next((each for each in now.list_waiting() if each.person), None)
                if waiting is None or progress.ai_is_due or until(now):
                    return
                assert waiting.person is not None
                asked = prompt_for(now, waiting.decision.player, words("en"), waiting.number)
                assert asked is not None
                progress.answer(wanted(now, asked), waiting.person)
                progress.play_on()
                each(_now(progress))

        def decide(session: Session, tx: Transaction) -> Change:
            return Change(games._runner.progress(session), answer)

        await games._runner.play(session.table.id, decide)
        await games.wait_until_idle()
        session = await table.session()
    await table.quiet()


def _now(progress: Progress) -> Session:
    """The session of a progress as if all its steps had been written."""
    session = progress.session_now()
    table = session.table
    return replace(session, table=replace(table, seq=table.seq + len(progress.steps), turn=progress.turn))


async def skip_nothing(table: Table, until: Until, each: Callable[[Session], None] = do_nothing) -> None:
    """Skip none of a game."""


def is_over(session: Session) -> bool:
    """Whether somebody has won."""
    return session.state.winners is not None


def mostly_conquered(session: Session) -> bool:
    """Whether one army has nine of ten territories."""
    holdings = session.state.land.holdings
    return max(Counter(holding.owner for holding in holdings.values()).values()) >= 0.9 * len(holdings)


def secretly(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """The dice of that number: a short game, always the same."""
    monkeypatch.setattr("bot.services.new_tables.secrets.token_bytes", partial(_repeat, number))


def _repeat(number: int, size: int) -> bytes:
    return bytes([number]) * size


async def elsewhere(data: Path, play: Callable[[Table], Awaitable[T]]) -> T:
    """The same in another Discord, of which SimCord allows one per event loop; and with the same secrets."""

    async def there() -> T:
        bot = make_bot(data)
        lay_new_database(bot.settings.database)
        async with simcord.run(bot) as env:
            other = Table(data, bot, env)
            result = await play(other)
            await other.shut()
        return result

    before, DRAWN.count = DRAWN.count, 0
    result = await asyncio.to_thread(asyncio.run, there())
    DRAWN.count = before
    return result


def fellowship_nearly_there(session: Session) -> bool:
    """Whether the Fellowship has one step of its path left."""
    return session.state.parts[Journey].steps >= len(PATH.of(session.rules.board)) - 2


def is_turn(number: int) -> Until:
    """Whether this turn has begun."""
    return lambda session: session.table.turn >= number


def is_epoch(number: int) -> Until:
    """Whether this epoch of a Godstorm has begun."""
    return lambda session: session.state.parts[Epochs].now >= number


def one_star_short(session: Session) -> bool:
    """Whether somebody in a war of Legacy has three of the four red stars."""
    return max(stars_of(session.state, seat) for seat in session.state.seats) >= STARS_TO_WIN - 1


async def free_all_seats(table: Table) -> None:
    """Let the host free every seat of a lobby: those of the war before are taken already."""
    lobbies = table.bot.services.lobbies
    lobby = await lobbies.here(table.channel.id)
    for seat in lobby.order:
        await lobbies.remove(lobby.table.id, lobby.table.host, seat)
    await table.quiet()


async def seat_with_word(table: Table, person: Person, seat: str, word: str) -> None:
    """Let a person sit down by a button in the lobby, and add this word to the dice."""
    await table.quiet()
    await person.press(f"join:{seat}", table.last("join"))
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    await table.bot.services.lobbies.say_word(lobby.table.id, person.id, word)


async def played_out(table: Table, ending: str, skip: Skip = skip_nothing, until: Until = mostly_conquered) -> Session:
    """A few answers, a restart, and on to the end; what lies between them and a point may be skipped."""
    await play_on(table, 8)
    await table.restart()
    await table.quiet()
    await skip(table, until)
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
    """Where a text names a seat without who plays it: `Red (<@1>)`, `Red (AI)`; a mission may name its target so."""
    whose = [line.partition(":")[0] if line.startswith("Mission") else line for line in text.splitlines()]
    colours = "|".join(words(session.table.language).say(f"seat-{seat}") for seat in session.seats)
    return [line for line in whose if re.search(rf"\b({colours})\b(?! \()", line)]
