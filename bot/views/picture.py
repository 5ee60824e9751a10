"""The board as a picture with its words, drawn off the event loop from what the reader may see."""

from __future__ import annotations

import asyncio
import io
import logging
from functools import cache

import discord

import renders
from bot.journal import where
from bot.sitting import Session
from bot.views.saying import by_colour
from bot.words import Words, words
from bot.words.alt import alt_text
from bot.words.status import scores
from rules import Player, View
from rules.lotr.captains import Captains
from rules.lotr.fellowship import Journey
from rules.lotr.spells import BRIDGE, STORM, Spells

log = logging.getLogger(__name__)

FILE = "board"
"""The picture's name: the same in every message, so that a later edit can go on showing it."""


def scene_of(session: Session, spoken: Words) -> renders.Scene:
    """What the picture shows: only what everybody sees."""
    seen, board = session.view(None), session.rules.board
    spells = seen.part(Spells)
    return renders.Scene(
        board=board.name,
        holdings={t: renders.Holding(seen.land.owner(t), seen.land.armies(t)) for t in board.territories},
        seats=tuple(_seat_line(session, seen, seat, spoken) for seat in seen.seats),
        captains=_captains(seen),
        ring=board.path[seen.part(Journey).steps][0] if board.path else None,
        headline=_headline(session, seen, spoken),
        closed_bridges=_pairs(spells.lands(BRIDGE)),
        storm=spells.lands(STORM),
    )


def _pairs(lands: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    return tuple(zip(lands[::2], lands[1::2], strict=False))


def _captains(seen: View) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for seat, places in seen.part(Captains).of.items():
        for place in places:
            found[place] = (*found.get(place, ()), seat)
    return found


def _headline(session: Session, seen: View, spoken: Words) -> str:
    who = spoken.say(f"seat-{seen.active}") if seen.active else ""
    return f"{spoken.say('status-title', turn=session.table.turn)} · {who}" if who else spoken.say("setup-title")


def _seat_line(session: Session, seen: View, seat: Player, spoken: Words) -> renders.SeatLine:
    points, board = scores(seen, session.rules.board)[seat], session.rules.board
    mine = set(seen.land.of(seat))
    return renders.SeatLine(
        seat=seat,
        name=spoken.say(f"seat-{seat}"),
        side=session.game.colours.get(seat, ""),
        territories=len(mine),
        regions=sum(mine.issuperset(region.territories) for region in board.regions.values()),
        strongholds=sum(land in mine for land in board.strongholds or {}),
        points=points.total,
        active=seen.active == seat,
        out=not mine and bool(seen.active),
        ai=session.seats[seat].ai,
    )


@cache
def look_of(language: str) -> renders.Look:
    """Names and labels in a language."""
    spoken = words(language)

    def named(prefix: str) -> dict[str, str]:
        start = f"{prefix}-"
        return {key.removeprefix(start): spoken.say(key) for key in spoken if key.startswith(start)}

    names = renders.Names(named("land"), named("region"), named("stronghold"), named("site"))
    return renders.Look(language=language, names=names)


Drawn = tuple[discord.File, str]


async def board_picture(session: Session, spoken: Words, focus: tuple[str, ...] = ()) -> Drawn | None:
    """The board and its alt text; None where it cannot be drawn (the text board says the same)."""
    scene, look = scene_of(session, spoken), look_of(spoken.language)
    try:
        drawn = await asyncio.to_thread(renders.draw, scene, look, focus)
    except (renders.CannotDraw, OSError) as error:
        log.error("table %d: its board cannot be drawn: %s", session.table.id, where(error))
        return None
    alt = alt_text(session.view(None), session.rules.board, spoken, by_colour(spoken))
    return discord.File(io.BytesIO(drawn.data), f"{FILE}.{drawn.extension}", description=alt), alt
