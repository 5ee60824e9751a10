"""The turn card: who is to act until when, the map, the buttons."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence

from bot.game.session import Session
from bot.logs import error_summary
from bot.services import Services
from bot.ui.decisions.setup import seats_without_wishes
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import COLOURS, by_colour, by_person, by_player
from bot.ui.interaction.layout import GOOD, MAIN, Layout, button
from bot.ui.orders.plan_status import ready
from bot.ui.pictures.board import public_picture
from bot.ui.screens.waiting import answers_line, empty_seats, pace_note, substitute_lines
from bot.words import Words
from bot.words.board_text import board_lines
from bot.words.decisions import wait_text
from bot.words.marks import mark as mark_of
from bot.words.status import clock_line, race_lines
from bot.words.story.events import victory_lines
from bot.words.story.losses import losses
from bot.words.times import deadline
from bot.words.typography import capital

log = logging.getLogger(__name__)


async def board_post(
    services: Services, session: Session, words: Words, mark: str, called: Sequence[int], *, with_map: bool = True
) -> Layout:
    """The turn card as the channel sees it: who is to act until when, the map, the buttons.

    Only people in `called` are mentioned. What never changes is in the status.
    """
    layout = Layout(COLOURS.get(session.state.active), mentions=tuple(called))
    deadlines = await services.timeouts.deadlines(session.table)
    answered = answers_line(session, words, await services.games.first_answers(session))
    lost = await lost_lines(services, session, words)
    won = await _victory_line(services, session, words)
    public = session.view(None)
    counted = (*race_lines(public, session.rules, words), clock_line(public, session.rules, words))
    clocks = [f"-# {capital(count)}" for count in counted if count]
    layout.text("\n".join(filter(None, (won, *_calls(session, words, deadlines, called), *lost, answered, *clocks))))
    drawn = await public_picture(services, session, words) if with_map else None
    if drawn:
        layout.picture(*drawn).text(f"-# {words.say('board-small')}")
    layout.text(in_words(session, words) if with_map and not drawn else "")
    if has_written_turn(session):
        layout.row(button(CustomId(session.table.id, "plan", 0, ("play",), mark), words.say("button-plan-play"), GOOD))
    if any(seat.person and (seat.away or not seat.is_active) for seat in session.seats.values()):
        layout.row(button(CustomId(session.table.id, "return", 0, (), mark), words.say("button-return")))
    layout.row(*post_buttons(session.table.id, words, mark))
    return layout.link(link, words.say("button-watch")) if (link := services.watch.link(session.table)) else layout


async def _victory_line(services: Services, session: Session, words: Words) -> str:
    """Who has won, while what follows the victory is still open; "" before."""
    if not session.is_won:
        return ""
    last = (await services.games.recent_turns(session)).turns[-1:]  # (None where a war is won as it begins.)
    events = [event for turn in last for event in turn.events]
    won = victory_lines(events, session.rules, words, by_player(session, words))
    return f"{mark_of('victory')} {' '.join(won)}" if won else ""


async def lost_lines(services: Services, session: Session, words: Words) -> list[str]:
    """What the person whose turn it is has lost since their last one."""
    active = session.state.active
    asked = [waiting.decision.player for waiting in session.list_waiting() if waiting.person is not None]
    if asked != [active]:
        return []
    recent = await services.games.recent_turns(session)
    return [*losses(recent.missed(active), active, session.view(None), session.rules, words)]


def has_written_turn(session: Session) -> bool:
    """Whether the active person has written this turn in advance and not started it yet."""
    active, asleep = session.state.active, session.table.paused is not None
    prompt = any(waiting.decision.player == active and waiting.person is not None for waiting in session.list_waiting())
    return prompt and not asleep and ready(session, active)


def _calls(session: Session, words: Words, deadlines: Mapping[int, int], called: Sequence[int]) -> Iterator[str]:
    """Who is to act, for what and until when; whose seat is empty, who is played for, and why no clock runs.

    Where only some of the people are called, the others are named as waited for.
    """
    paused = session.table.paused is not None
    naming = by_person(session, words)
    groups: dict[tuple[bool, int, str], list[str]] = {}
    for waiting in (each for each in session.list_waiting() if each.person is not None):
        what = "turn" if session.plays_turn(waiting.decision) else wait_text(waiting.decision.topic, words)
        until = 0 if paused else deadlines.get(waiting.number, 0)
        meant = not called or waiting.person in called
        groups.setdefault((not meant, until, what), []).append(f"<@{waiting.person}>")
    for (others, until, what), people in sorted(groups.items(), key=lambda group: group[0][0]):
        when = deadline(until, session.table.pace) if until else {"until": "none", "style": "none"}
        arguments = {"who": words.all_of(list(dict.fromkeys(people))), "what": what, **when}
        yield words.say("post-waiting", **arguments) if others else f"**{words.say('post-call', **arguments)}**"
    if not session.list_waiting():
        yield capital(words.say("post-at-play", who=naming(session.state.active)))
    yield empty_seats(session, words)
    asked = {waiting.decision.player for waiting in session.list_waiting()}
    if silent := [seat for seat in seats_without_wishes(session) if seat not in asked]:
        yield words.say("setup-waiting", who=words.all_of([naming(seat) for seat in silent]))
    yield from substitute_lines(session, words, naming)
    if paused or (session.table.pace.decision is not None and not session.is_attended):
        yield pace_note(session, words)


def in_words(session: Session, words: Words) -> str:
    """The board as text, for a post whose picture cannot be drawn; as much as fits. Where a game's own words fail, a
    sentence says so."""
    try:
        return "\n\n".join(board_lines(session.view(None), session.rules, words, by_colour(words)))
    except Exception as error:  # whatever fails in a game's words, the post has its call and its buttons
        log.error("table %d: its board cannot be told: %s", session.table.id, error_summary(error))
        return words.say("post-not-made")


def post_buttons(table: int, words: Words, mark: str) -> list[Press]:
    """Play, and the most used screens."""
    first, *others = ("play", "hand", "status", "board", "orders")
    return [
        button(CustomId(table, first, 0, (), mark), words.say(f"button-{first}"), MAIN),
        *(button(CustomId(table, verb, 0, (), mark), words.say(f"button-{verb}")) for verb in others),
    ]
