"""/risk table vote and pause: open votes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
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
from bot.ui.commands.autocomplete import ListedOption, Names
from bot.ui.commands.context import game_here, run
from bot.ui.commands.localized import choice, description, localize
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import FACTS, what_happened
from bot.ui.interaction.layout import Layout, cut
from bot.ui.interaction.name_search import LONGEST_LINE, fold
from bot.ui.interaction.request import Rejected, Request
from rules import NOBODY, Player, Refused

Interaction = discord.Interaction[Any]
STEPS_BACK = 60
"""How many of the last steps a rewind offers one by one; earlier ones only by turn."""
_STEP = re.compile(r"#(\d{1,8})$")
"""The number of a step with which an answer is named, and with which its line ends."""


def add_to(group: Group) -> None:
    """Add these commands to /risk table."""
    group.add_command(vote)
    group.add_command(pause)


@dataclass(frozen=True)
class Seats:
    """The seats of a table by name, and those of them with a person in them."""

    all: Names
    with_people: Mapping[str, str]

    def read(self, text: str) -> str:
        """The seat that a text names, even one without a person: the vote says why not. Raises `Rejected`."""
        return self.all.read(text)


async def find_seats(request: Request) -> Seats:
    """The seats of this channel's table."""
    session = await game_here(request)
    names = {str(colour): request.words.say(f"seat-{colour}") for colour in session.seats}
    people = {str(colour): names[colour] for colour, seat in session.seats.items() if seat.person}
    return Seats(Names(names, request.words), people)


@dataclass(frozen=True)
class Moments:
    """The points that a game can be rewound to, and those of them that a list shows, by what is typed for each."""

    points: RewindPoints
    starts: Sequence[TurnStart]
    lines: Mapping[str, str]


async def find_moments(request: Request) -> Moments:
    """The points that this channel's game can be rewound to; listed are the last public answers, then its turns, newest
    first."""
    session = await game_here(request)
    points = await request.services.votes.rewind_points(session.table.id)
    starts = await request.services.votes.turn_starts(session.table.id)
    turns: dict[str, str] = {}
    for start in starts:
        who, again = request.words.say(f"seat-{start.seat}"), "yes" if start.again else "no"
        turns[_key(start)] = request.words.say("moment-turn", round=start.round, who=who, again=again)
    return Moments(points, starts, await _answers(request, session, points) | dict(reversed(turns.items())))


async def _answers(request: Request, session: Session, points: RewindPoints) -> dict[str, str]:
    last = session.table.seq
    steps = drop_undone_steps(await request.services.games.steps(session.table.id, max(last - STEPS_BACK, 0), last))
    answers: dict[str, str] = {}
    for step in reversed(steps):
        if step.by != "player" or not points.answer(step.seq):
            continue
        if lines := what_happened([step], None, session.rules, request.words):
            what, number = (
                request.words.say("moment-before", what=lines[0].replace("**", "").removesuffix(".")),
                f"#{step.seq}",
            )
            answers[number] = f"{cut(what, LONGEST_LINE - len(FACTS) - len(number))}{FACTS}{number}"
    return answers


def moment_of(moments: Moments, text: str) -> RewindPoint:
    """The point that a text means: a round, a turn as `round.place`, an answer by `#` and its step, or a listed line.

    Raises `Refused`.
    """
    if step := _STEP.search(text.strip()):
        found = moments.points.answer(int(step[1]))
    else:
        at = next((key for key, line in moments.lines.items() if fold(line) == fold(text)), text.strip())
        found = next((start.point for start in moments.starts if at in (str(start.round), _key(start))), None)
    if found is None:
        raise Refused(NoSuchMoment(for_ever=moments.points.final > 0))
    return found


def _key(start: TurnStart) -> str:
    return f"{start.round}.{start.place}"


MOMENTS = ListedOption(find_moments, lambda moments, chosen, text: moments.lines, moment_of)
"""A point that the game can be rewound to."""
PEOPLE = ListedOption(
    find_seats, lambda seats, chosen, text: seats.with_people, lambda seats, text: seats.all.read(text)
)
"""A seat: those with a person in them are listed."""


@app_commands.command(name="vote", description=description("risk table vote"))
@localize("risk table vote", motion="about")
@app_commands.choices(motion=[choice(name, f"choice-motion-{name}") for name in (DRAW, REWIND, REPLACEMENT)])
@app_commands.autocomplete(to=MOMENTS.complete, seat=PEOPLE.complete)
async def vote(interaction: Interaction, motion: Choice[str], to: str = "", seat: str = "") -> None:
    async def body(request: Request) -> Layout:
        session, moment, colour = await game_here(request), None, ""
        session.seat_held_by(request.person)
        if motion.value == REWIND:
            if not to:
                raise Rejected(request.words.say("table-refusal-which-moment"))
            moment = await MOMENTS.take(request, to)
        if motion.value == REPLACEMENT:
            if not seat:
                raise Rejected(request.words.say("table-refusal-which-seat"))
            colour = await PEOPLE.take(request, seat)
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
