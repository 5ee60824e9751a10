"""A table of three friends and an AI whose first turn has begun, turns played by defaults, and votes in the channel."""

from __future__ import annotations

import re
from typing import Any

from support.tables.simkit import Person, text_of
from support.tables.tables import Table

from rules import default


async def begun(table: Table, *people: Person, **options: Any) -> None:
    """These people, AIs in the other seats, all set-up wishes made."""
    await table.begun(*people, setup="dealt", **options)


async def three(table: Table) -> None:
    await begun(table, table.alice, table.bob, table.carol)


async def answered(table: Table) -> str:
    """The first person for whom the table waits gives the default answer. Returns the colour of that seat."""
    session = await table.session()
    waiting = session.list_waiting()[0]
    assert waiting.person is not None
    action = default(session.rules, session.state, waiting.number)
    await table.bot.services.games.submit(session.table.id, waiting.person, action, 10**6 + session.table.seq)
    await table.quiet()
    return str(waiting.decision.player)


async def turns_played(table: Table, turns: int) -> None:
    """Play the seats of people by defaults until this many turns have begun."""
    while (await table.session()).table.turn < turns:
        await answered(table)


async def log_pages(person: Person, **options: Any) -> list[str]:
    """Every page of the log as the person reads it, from the last one, which is shown first, back to the first."""
    await person.type("risk log", **options)
    pages = [person.text]
    while re.search(r"Page [2-9]\d* of|Page 1\d+ of", pages[-1]):
        await person.press("log")
        pages.append(person.text)
    return pages


def channel(table: Table) -> str:
    """All text in the channel."""
    return "\n".join(text_of(message) for message in table.channel.history())


async def votes(table: Table, **ballots: str) -> None:
    """Let these people press these buttons on the newest vote's card, in turn."""
    for name, choice in ballots.items():
        await table.people[name].press(
            f"ballot:{await newest(table)}:{choice}", table.last(f"ballot:{await newest(table)}:")
        )
    await table.quiet()


async def newest(table: Table) -> int:
    """The number of the last vote opened."""
    session = await table.session()
    (last, *_) = sorted(
        (v.id for v in await table.bot.store.read(lambda b: b.votes.of(session.table.id))), reverse=True
    )
    return last


async def later(table: Table, seconds: int) -> None:
    """Let this much time pass, and fire the due timers."""
    clock, now, steady = table.bot.clock, table.bot.clock.now(), table.bot.clock.steady()
    clock.now, clock.steady = (lambda: now + seconds), (lambda: steady + seconds)  # type: ignore[method-assign]
    await table.bot.scheduler.fire_due()
    await table.quiet()
