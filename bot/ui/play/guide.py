"""The guide of a course: its line above the question, and what stands at the course's end."""

from __future__ import annotations

from bot.game.session import Session
from bot.services.courses import Guide
from bot.ui.decisions.advised import add_advised_elsewhere
from bot.ui.decisions.answer import kinds
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import GOOD, Layout, button
from bot.ui.interaction.request import Request
from bot.ui.screens.browse import standings
from bot.words import Words
from bot.words.help import rules_title
from bot.words.teaching.course import CourseQuestion, course_of, moment_in_game
from bot.words.teaching.ending import last_turns, reason_lines
from bot.words.teaching.guide import guide_line, instead_line, opening_lines
from rules import Player
from rules.author import NO_TERRITORY
from rules.records import commitment
from rules.risk import Attack, this_round


def add_course_hash(layout: Layout, session: Session, words: Words) -> None:
    """Add the hash of its dice to a course's first message, below the question."""
    if session.is_course and session.table.seq == 0:
        layout.text(f"-# {words.say('course-hash', code=commitment(session.table.secret))}")


async def add_guide(layout: Layout, request: Request, session: Session, prompt: Prompt | None) -> Guide | None:
    """Add what a course's guide says at the question; at a real table what it says to a newcomer. Returns what it says
    in a course."""
    if not session.is_course:
        if prompt is not None:
            await _add_first_turns(layout, request, session, prompt)
        return None
    if prompt is None or session.over:
        return None
    if (guide := await request.services.courses.guide(session, prompt.number)) is None:
        return None
    words, game = request.words, session.game.name
    course = course_of(game)
    said = opening_lines(game, course, words) if session.table.seq == 0 and course is not None else []
    if guide.instead is not None:
        said.append(instead_line(guide.instead, prompt.seen, session.rules, words))
    layout.text("\n".join(filter(None, (*said, guide_line(game, guide.moment, words)))))
    return guide


async def add_advice(
    layout: Layout, request: Request, prompt: Prompt, source: str = NO_TERRITORY, target: str = NO_TERRITORY
) -> None:
    """Add to the screen of an attack, or of a further page of attacks, what the guide of a course advises at the
    question; nothing elsewhere."""
    if not prompt.session.is_course:
        return
    if (guide := await request.services.courses.guide(prompt.session, prompt.number)) is not None:
        first = guide.advice[0]
        here = isinstance(first, Attack) and (first.source, first.target) == (source, target)
        add_advised_elsewhere(layout, prompt, guide.advice, here=here)


async def _add_first_turns(layout: Layout, request: Request, session: Session, prompt: Prompt) -> None:
    """Add the guide's line to a newcomer's first turns, with the button that ends it, or the one that calls it."""
    guide = await request.services.courses.first_turns(session, request.person)
    course = course_of(session.game.name) if guide else None
    if course is None:
        return
    now = CourseQuestion(
        prompt.seen, prompt.decision, kinds(prompt.offers), None, this_round(session.state), session.rules.board
    )
    understood = await request.services.courses.understood(request.person, session.game.name)
    if (moment := moment_in_game(course, now, understood)) is None:
        return
    words, wanted = request.words, guide == "on"
    layout.text(guide_line(session.game.name, moment, words) if wanted else "")
    change = "off" if wanted else "on"
    layout.row(button(prompt.key("guide", change), words.say(f"button-guide-{change}")))


async def add_course_end(layout: Layout, request: Request, session: Session, seat: Player) -> None:
    """Add the others' last turns, how a course has ended and why, with the final standings, the pages of what it did
    not come to, and the way to a real game."""
    words, game = request.words, session.game.name
    ending = _ending(session.state.winners, seat)
    recent = await request.services.games.recent_turns(session)
    layout.text("\n".join(last_turns(recent, seat, session.rules, words)))
    reasons = reason_lines(seat, session.view(seat), session.rules, words)
    layout.text(
        "\n".join([f"### {words.say('course-over', how=ending)}", *reasons, words.say("course-why", how=ending)])
    )
    layout.text(await standings(request.services, session, words))
    pages = await request.services.courses.unseen_pages(session)
    if pages:
        layout.text(words.say("course-untaught", pages=words.all_of([rules_title(page, words) for page in pages])))
    table = session.table.id
    layout.row(
        button(CustomId(0, "new-table", 0, (game,)), words.say("button-play-real"), GOOD),
        *([button(CustomId(table, "rules-of", 0, (game, pages[0])), words.say("button-rules"))] if pages else []),
        button(CustomId(0, "course", 0, (game,)), words.say("button-course-again")),
        button(CustomId(table, "record"), words.say("button-record")),
    )


def _ending(winners: tuple[Player, ...] | None, seat: Player) -> str:
    """How a course has ended for its person: `won`, `lost`, `nobody` (nobody won), or `long` (without an end)."""
    if winners is None:
        return "long"
    if not winners:
        return "nobody"
    return "won" if seat in winners else "lost"
