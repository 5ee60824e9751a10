"""Make the film of a game: one scene a turn."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterable, Sequence
from functools import partial

import discord

import renders
from bot.game.progress import load_state
from bot.game.session import Session
from bot.logs import error_summary
from bot.services import Services
from bot.store import Transaction
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
        turn = state.parts[Order].turns
        last[turn] = state
    return [state for of_turn, state in sorted(last.items()) if of_turn <= turn]


def scenes(rules: Ruleset, states: Iterable[State], words: Words) -> list[Scene]:
    """The scenes of the film: the board at the end of each turn, as everyone sees it."""
    return [scene(view(state, None), rules.at(state), words) for state in states]


log = logging.getLogger(__name__)
FILE = "film.webp"
LARGEST = 10 * 1024 * 1024 - 1024 * 1024
"""The most bytes of a film; Discord takes 10 MiB a message with its text."""
SHOWN = 120
"""The most frames of a film; longer games show every second turn, or every third…"""


async def film_of(services: Services, session: Session, words: Words) -> discord.File | None:
    """The film of a game so far, small enough for a message; None if it cannot be made, and the log has the cause."""
    table, last = session.table.id, session.table.seq
    try:
        snapshots = await services.store.read(lambda tx: _ends_of_turns(tx, table, last, session.rules.version))
        make = partial(_make_film, session, snapshots, words)
        data = await services.workload.film((table, last, words.language), make)
    except Exception as error:
        log.error("table %d: its film cannot be made: %s", table, error_summary(error))
        return None
    return discord.File(io.BytesIO(data), FILE, description=words.say("end-film"))


def _make_film(session: Session, snapshots: Sequence[bytes], words: Words) -> bytes:
    states = _thin_out(last_of_turns(load_state(session.rules, snapshot) for snapshot in snapshots))
    return draw_film(scenes(session.rules, states, words), words, LARGEST)


def draw_film(shown: Sequence[Scene], words: Words, *most: int) -> bytes:
    """The film of these scenes; as `renders.film`, with at most so many bytes if that is said."""
    cards = tuple(sorted({card for each in shown for card in each.titled_cards}))
    return renders.film(shown, look_of(words.language, game=words.game, cards=cards), *most)


def _ends_of_turns(tx: Transaction, table: int, last: int, version: str) -> list[bytes]:
    """The snapshots, in order, after which a turn may have been over, and the last one."""
    begun = tx.steps.rewind_points(table, version).begun
    snapshots = tx.steps.snapshots(table, {last, *(step - 1 for step in begun if step > 0)})
    return [snapshots[step] for step in sorted(snapshots)]


def _thin_out(states: list[State]) -> list[State]:
    """At most `SHOWN` of the states, evenly spaced, with the last one."""
    return states[:: -max(1, -(-len(states) // SHOWN))][::-1]
