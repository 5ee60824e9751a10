"""The board post: the picture, whose turn it is, the buttons; and the last post, with scores and the dice key."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.game.session import Session
from bot.services import Services
from bot.ui.decisions.setup import is_settling, seats_without_wishes
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import COLOURS, by_colour, by_person
from bot.ui.interaction.layout import GOOD, MAIN, Layout, button
from bot.ui.pictures.board import public_picture
from bot.ui.screens.waiting import deadline_lines, empty_seats, pace_note, standing_in
from bot.words import Words
from bot.words.board_text import board_lines
from bot.words.games import known_words
from bot.words.seats import Naming
from bot.words.status import awaited_line, status
from rules import AHEAD, Player, commitment


async def board_post(services: Services, session: Session, words: Words, mark: str, called: Sequence[int]) -> Layout:
    """The board post as the channel sees it; only people in `called` are mentioned."""
    layout = Layout(COLOURS.get(session.state.active), mentions=tuple(called))
    title = words.say("post-title", game=words.say(f"game-{session.game.name}"), turn=session.table.turn)
    layout.text(f"### {title}" if not is_settling(session) else f"### {words.say('setup-title')}")
    drawn = await public_picture(services, session, words)
    if drawn:
        layout.picture(*drawn)
    waiting = [(waiting.decision.player, waiting.decision.topic) for waiting in session.waiting()]
    naming, active = by_colour(words) if called else by_person(session, words), session.state.active
    layout.text(awaited_line(waiting, words, naming, active))
    layout.text(empty_seats(session, words))
    layout.text("\n".join(await _clocks(services, session, words, naming)))
    if not is_settling(session):
        layout.text(game_lines(session, words))
    elif silent := seats_without_wishes(session):
        layout.text(words.say("setup-waiting", who=words.all_of([by_person(session, words)(s) for s in silent])))
    mentions = " ".join(f"<@{person}>" for person in called)
    layout.text(f"**{words.say('post-your-move', mention=mentions)}**" if called else "")
    ready = has_written_turn(session)
    layout.text(words.say("post-plan-ready", who=naming(active)) if ready else "")
    layout.text(f"-# {words.say('post-dice', hash=commitment(session.table.secret))}")
    layout.text("" if drawn else in_words(session, words))
    if ready:
        layout.row(button(CustomId(session.table.id, "plan", 0, ("play",), mark), words.say("button-plan-play"), GOOD))
    if any(seat.person and (seat.away or not seat.is_active) for seat in session.seats.values()):
        layout.row(button(CustomId(session.table.id, "return", 0, (), mark), words.say("button-return")))
    return layout.row(*post_buttons(session.table.id, words, mark))


def has_written_turn(session: Session) -> bool:
    """Whether the active person has written this turn in advance and not started it yet."""
    active, asleep = session.state.active, session.table.paused is not None
    prompt = any(waiting.decision.player == active and waiting.person is not None for waiting in session.waiting())
    return prompt and not asleep and AHEAD in session.orders.get(active, {})


async def _clocks(services: Services, session: Session, words: Words, naming: Naming) -> list[str]:
    """The deadlines and what happens then, substitutes, and the table's pace."""
    deadlines = await services.timeouts.deadlines(session.table.id)
    said = [*deadline_lines(session, words, deadlines, naming), *standing_in(session, words, naming)]
    return [*said, f"-# {pace_note(session, words)}"]


def in_words(session: Session, words: Words) -> str:
    """The board as text, for a post whose picture cannot be drawn; as much as fits."""
    return "\n\n".join(board_lines(session.view(None), session.rules, words, by_colour(words)))


def game_lines(session: Session, words: Words) -> str:
    """The game's own lines below the waiting players, such as where the Fellowship is."""
    seen = session.view(None)
    return "\n".join(line for known in known_words() for line in known.post_lines(seen, session.rules, words))


def post_buttons(table: int, words: Words, mark: str) -> list[Press]:
    """Play, and the most used screens."""
    first, *others = ("play", "hand", "status", "board", "orders")
    return [
        button(CustomId(table, first, 0, (), mark), words.say(f"button-{first}"), MAIN),
        *(button(CustomId(table, verb, 0, (), mark), words.say(f"button-{verb}")) for verb in others),
    ]


def _end_line(winners: Sequence[Player], agreed: bool, words: Words, naming: Naming) -> str:
    who = words.all_of([naming(seat) for seat in winners])
    if agreed:
        return words.attribute("post-ended", "agreed", who=who)
    return words.say("post-ended", who=who) if len(winners) == 1 else words.attribute("post-ended", "many", who=who)


async def last_post(
    services: Services,
    session: Session,
    words: Words,
    luck: str,
    record: discord.File | None,
    film: discord.File | None,
    agreed: bool = False,
) -> Layout:
    """The last post: winner, scores, luck, the dice key, the record and the film.

    `agreed`: the table agreed on a draw.
    """
    winners = session.state.winners
    layout = Layout(COLOURS.get(winners[0]) if winners else None)
    naming = by_person(session, words)
    if winners:
        layout.text(f"## {_end_line(winners, agreed, words, naming)}")
    else:
        layout.text(f"## {words.say('table-ended-by-host', who=f'<@{session.table.host}>')}")
    drawn = await public_picture(services, session, words)
    if drawn:
        layout.picture(*drawn)
    layout.text(status(session.view(None), session.rules, words, naming))
    layout.text(luck)
    layout.text(words.say("post-key", key=session.table.secret.hex()))
    if film is not None:
        layout.picture(film, film.description or "")
    layout.text("" if drawn else in_words(session, words))
    if record is not None:
        layout.attach(record)
    table = session.table.id
    return layout.row(*(button(CustomId(table, verb), words.say(f"button-{verb}")) for verb in ("board", "status")))
