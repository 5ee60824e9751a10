"""/risk table vote and pause: open votes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Group

from bot.game.history import drop_undone_steps
from bot.game.session import Session
from bot.game.vote_rules import DRAW, PAUSE, REPLACEMENT, RESUME, REWIND
from bot.refusals import NoSuchMoment
from bot.services.votes import TurnStart
from bot.store.rewind_points import RewindPoint, RewindPoints
from bot.ui.commands.autocomplete import complete_from
from bot.ui.commands.context import game_here, one_of, run
from bot.ui.commands.localized import choice, description, localize
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import what_happened
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import Rejected, Request
from rules import NOBODY, Player, Refused

Interaction = discord.Interaction[Any]
STEPS_BACK = 60
"""How many of the last steps a rewind offers one by one; earlier ones only by turn."""


def add_to(group: Group) -> None:
    """Add these commands to /risk table."""
    group.add_command(vote)
    group.add_command(pause)


async def people_in_seats(request: Request, text: str = "") -> dict[str, str]:
    """The seats with a person in them, by name."""
    session = await game_here(request)
    return {colour: request.words.say(f"seat-{colour}") for colour, seat in session.seats.items() if seat.person}


async def moments(request: Request, text: str = "") -> dict[str, str]:
    """The points that the game can be rewound to: the last public answers, then its turns, newest first."""
    session = await game_here(request)
    points = await request.services.votes.rewind_points(session.table.id)
    starts = await request.services.votes.turn_starts(session.table.id)
    turns: dict[str, str] = {}
    for start in starts:
        who, again = request.words.say(f"seat-{start.seat}"), "yes" if start.again else "no"
        turns[_key(start)] = request.words.say("moment-turn", round=start.round, who=who, again=again)
    return await _answers(request, session, points) | dict(reversed(turns.items()))


async def _answers(request: Request, session: Session, points: RewindPoints) -> dict[str, str]:
    last = session.table.seq
    steps = drop_undone_steps(await request.services.games.steps(session.table.id, max(last - STEPS_BACK, 0), last))
    answers: dict[str, str] = {}
    for step in reversed(steps):
        if step.by != "player" or not points.answer(step.seq):
            continue
        if lines := what_happened([step], None, session.rules, request.words):
            answers[f"#{step.seq}"] = request.words.say("moment-before", what=lines[0].replace("**", ""))
    return answers


def moment_of(points: RewindPoints, starts: Sequence[TurnStart], text: str) -> RewindPoint:
    """The point that a text means: a round, a turn as `round.place`, or an answer by `#` and its step.

    Raises `Refused`.
    """
    number = text.strip().removeprefix("#")
    if "#" in text:
        found = points.answer(int(number)) if number.isdecimal() and len(number) < 9 else None
    else:
        found = next((start.point for start in starts if number in (str(start.round), _key(start))), None)
    if found is None:
        raise Refused(NoSuchMoment(for_ever=points.final > 0))
    return found


def _key(start: TurnStart) -> str:
    return f"{start.round}.{start.place}"


@app_commands.command(name="vote", description=description("risk table vote"))
@localize("risk table vote", motion="about")
@app_commands.choices(motion=[choice(name, f"choice-motion-{name}") for name in (DRAW, REWIND, REPLACEMENT)])
@app_commands.autocomplete(to=complete_from(moments), seat=complete_from(people_in_seats))
async def vote(interaction: Interaction, motion: Choice[str], to: str = "", seat: str = "") -> None:
    async def body(request: Request) -> Layout:
        session, moment, colour = await game_here(request), None, ""
        session.seat_held_by(request.person)
        if motion.value == REWIND:
            if not to:
                raise Rejected(request.words.say("table-refusal-which-moment"))
            votes = request.services.votes
            points, starts = await votes.rewind_points(session.table.id), await votes.turn_starts(session.table.id)
            moment = moment_of(points, starts, to)
        if motion.value == REPLACEMENT:
            if not seat:
                raise Rejected(request.words.say("table-refusal-which-seat"))
            names: dict[str, str] = {each: request.words.say(f"seat-{each}") for each in session.seats}
            colour = one_of(names, seat, request.words)
        return await _open(request, session, motion.value, Player(colour), moment)

    await run(interaction, body)


@app_commands.command(name="pause", description=description("risk table pause"))
async def pause(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        session = await game_here(request)
        session.seat_held_by(request.person)
        return await _open(request, session, PAUSE if session.table.paused is None else RESUME)

    await run(interaction, body)


async def _open(
    request: Request, session: Session, motion: str, seat: Player = NOBODY, to: RewindPoint | None = None
) -> Layout:
    request.custom_id = CustomId(session.table.id, "command")
    await request.services.votes.open(session.table.id, request.person, motion, seat, to)
    return Layout().text(request.words.say("vote-opened"))
