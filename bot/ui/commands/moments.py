"""The moments to which a game can go back, as /risk table vote lists and reads them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.game.history import drop_undone_steps
from bot.game.session import Session
from bot.refusals import NoSuchMoment
from bot.services.voting.turn_starts import TurnStart
from bot.store.rewind_points import RewindPoint, RewindPoints
from bot.ui.commands.autocomplete import ListedOption
from bot.ui.commands.context import game_here
from bot.ui.interaction.labels import FACTS, what_happened
from bot.ui.interaction.layout import cut
from bot.ui.interaction.name_search import LONGEST_LINE, fold
from bot.ui.interaction.request import Request
from rules import Refused

STEPS_BACK = 60
"""How many of the last steps a rewind offers one by one; earlier ones only by turn."""
_STEP = re.compile(r"#(\d{1,8})$")
"""The number of a step with which an answer is named, and with which its line ends."""


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
    points = await request.services.games.rewind_points(session)
    starts = await request.services.games.turn_starts(session)
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
