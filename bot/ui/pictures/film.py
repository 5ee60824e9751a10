"""Make the film of a game for the last post: one scene a turn."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

import discord

import renders
from bot.game.progress import load_state
from bot.game.session import Session
from bot.logs import error_summary
from bot.services import Services
from bot.store.models import StoredStep
from bot.ui.pictures.board import look_of
from bot.ui.pictures.scene import scene
from bot.words import Words
from renders import Scene
from rules import Ruleset, State, view
from rules.risk import Order


def last_of_turns(states: Iterable[State]) -> list[State]:
    """The last state of each turn, of a game's states in order; a turn that was undone and replayed appears once."""
    last: dict[int, State] = {}
    turn = 0
    for state in states:
        turn = state.part(Order).turns
        last[turn] = state
    return [state for of_turn, state in sorted(last.items()) if of_turn <= turn]


def scenes(rules: Ruleset, states: Iterable[State], words: Words) -> list[Scene]:
    """The scenes of the film: the board at the end of each turn, as everyone sees it."""
    return [scene(view(state, None), rules, words) for state in states]


log = logging.getLogger(__name__)
FILE = "film.webp"
MESSAGE = 10 * 1024 * 1024 - 1024 * 1024
"""The most bytes for record and film together; the rest is left for the board and the text."""
SHOWN = 120
"""The most frames of a film; longer games show every second turn, or every third…"""


async def film_of(services: Services, session: Session, words: Words, taken: int = 0) -> discord.File | None:
    """The film, small enough for a message whose other files take `taken` bytes.

    None if it cannot be made; the end of a game is posted all the same, and the log has the cause.
    """
    table, last = session.table.id, session.table.seq
    try:
        steps = await services.store.read(lambda tx: tx.steps.between(table, 0, last))
        data = await asyncio.to_thread(_make_film, session, steps, words, MESSAGE - taken)
    except Exception as error:
        log.error("table %d: its film cannot be made: %s", table, error_summary(error))
        return None
    return discord.File(io.BytesIO(data), FILE, description=words.say("end-film"))


def _make_film(session: Session, steps: Sequence[StoredStep], words: Words, limit: int) -> bytes:
    states = _thin_out(last_of_turns(load_state(session.rules, step.snapshot) for step in _ends_of_turns(steps)))
    return renders.film(scenes(session.rules, states, words), look_of(words.language), limit)


def _ends_of_turns(steps: Sequence[StoredStep]) -> Iterator[StoredStep]:
    """The steps after which a turn may have ended, and the last one."""
    for step, after in pairwise(steps):
        if any(event["kind"] == "turn-began" for event in after.events):
            yield step
    yield from steps[-1:]


def _thin_out(states: list[State]) -> list[State]:
    """At most `SHOWN` of the states, evenly spaced, with the last one."""
    return states[:: -max(1, -(-len(states) // SHOWN))][::-1]
