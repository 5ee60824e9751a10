"""The film of the war, for the last post."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import discord

import renders
from bot.filming import last_of_turns, scenes
from bot.journal import where
from bot.progress import thawed
from bot.sitting import Session
from bot.store.rows import StepRow
from bot.views.picture import look_of
from bot.words import Words
from rules import State

if TYPE_CHECKING:
    from bot.app import RiskBot

log = logging.getLogger(__name__)

FILE = "film.webp"
MESSAGE = 10 * 1024 * 1024 - 1024 * 1024
"""Bytes that the record and the film may have together; the rest is left for the board and the words."""
SHOWN = 120
"""Frames of a film; of a longer war every second turn is shown, or every third…"""


async def film_of(bot: RiskBot, session: Session, words: Words, taken: int = 0) -> discord.File | None:
    """The film, small enough for a message whose other files have `taken` bytes.

    None where it cannot be made: the end of a game is told all the same, and the log says why.
    """
    table, last = session.table.id, session.table.seq
    try:
        steps = await bot.store.look(lambda books: books.steps.between(table, 0, last))
        data = await asyncio.to_thread(_filmed, session, steps, words, MESSAGE - taken)
    except Exception as error:
        log.error("table %d: its film cannot be made: %s", table, where(error))
        return None
    return discord.File(io.BytesIO(data), FILE, description=words.say("end-film"))


def _filmed(session: Session, steps: Sequence[StepRow], words: Words, limit: int) -> bytes:
    states = _thinned(last_of_turns(thawed(session.rules, step.snapshot) for step in _ends_of_turns(steps)))
    return renders.film(scenes(session.rules, states, words), look_of(words.language), limit)


def _ends_of_turns(steps: Sequence[StepRow]) -> Iterator[StepRow]:
    """The steps after which a turn may have been over, and the last one."""
    for step, after in pairwise(steps):
        if any(event["kind"] == "turn-began" for event in after.events):
            yield step
    yield from steps[-1:]


def _thinned(states: list[State]) -> list[State]:
    """At most `SHOWN` of them evenly, the last always."""
    return states[:: -max(1, -(-len(states) // SHOWN))][::-1]
