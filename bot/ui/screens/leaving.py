"""Confirmed actions that cannot be undone: conceding, taking somebody's seat, ending a game, deleting one's data."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game.seats import Heir, heir_text, read_heir
from bot.game.session import Session
from bot.messages import SeatRequest
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import COLOURS
from bot.ui.interaction.layout import BAD, MAIN, Layout, button
from bot.ui.interaction.request import Request
from bot.ui.interaction.routes import route
from bot.words import Words
from rules import Player

HEIR = r"(ai|nobody|\d{1,20})"
"""Who gets a seat, in a custom id."""


@route("concede")
async def concede(request: Request) -> Layout:
    """Concede; an AI plays the seat on, or its army turns neutral."""
    session = await request.game()
    seat = session.seat_held_by(request.person)
    outcome = await request.services.games.concede(request.custom_id.table, request.person, request.interaction.id)
    known = any(step.action is not None and step.action.kind == "concede" for step in outcome.steps)
    heir = dict(session.setting.options).get("concede", "ai") if known else "ai"
    return Layout().text(request.words.say("table-conceded", who=request.words.say(f"seat-{seat}"), heir=heir))


async def give_seat(request: Request, session: Session, seat: Player, heir: Heir) -> Layout:
    """Give a seat to somebody; where that takes it from another person, ask first and say what will happen."""
    holder = session.seats[seat].person if seat in session.seats else None
    if holder in (None, request.person, heir):
        return await _give(request, session.table.id, seat, heir)
    there = await request.services.games.is_there(session.table.id, holder)
    words, table = request.words, session.table.id
    layout = Layout(COLOURS.get(seat)).text(_what_happens(words, seat, f"<@{holder}>", heir))
    layout.text(words.say("confirm-give-there", person=f"<@{holder}>") if there else "")
    sure = button(CustomId(table, "give-seat", 0, (seat, heir_text(heir))), words.say("button-yes"), BAD)
    return layout.row(sure, button(CustomId(table, "status"), words.say("button-no")))


def _what_happens(words: Words, seat: Player, holder: str, heir: Heir) -> str:
    named = f"<@{heir}>" if isinstance(heir, int) else heir_text(heir)
    return words.say("confirm-give", seat=words.say(f"seat-{seat}"), person=holder, heir=named)


async def _give(request: Request, table: int, seat: Player, heir: Heir) -> Layout:
    words, moderator = request.words, request.interaction.permissions.manage_guild
    given = await request.services.games.give(table, request.person, seat, heir, moderator=moderator)
    named = words.say(f"seat-{seat}")
    if not given:
        return Layout().text(words.say("table-seat-asked", seat=named))
    if heir is None:
        return Layout().text(words.say("table-removed", seat=named))
    if heir == "ai":
        return Layout().text(words.say("table-replaced-ai", seat=named))
    return Layout().text(words.say("table-replaced", seat=named, person=f"<@{heir}>"))


@route("give-seat", args=f":[a-z]+:{HEIR}")
async def give_it(request: Request) -> Layout:
    """Take a seat from somebody, after the host was asked whether they mean it."""
    seat, heir = request.custom_id.args
    return await _give(request, request.custom_id.table, Player(seat), read_heir(heir))


def request_layout(message: SeatRequest, table: int, words: Words, mark: str) -> Layout:
    """The question to somebody whether they give up their seat, with its buttons; or what they said."""
    seat = Player(message.seat)
    layout = Layout(COLOURS.get(seat), mentions=message.call)
    who, person = words.say(f"seat-{seat}"), f"<@{message.person}>"
    if message.answer:
        return layout.text(words.say("seat-request-answered", who=who, person=person, answer=message.answer))
    named = f"<@{message.heir}>" if message.heir.isdecimal() else message.heir
    layout.text(words.say("seat-request", who=who, person=person, by=f"<@{message.by}>", heir=named))
    args = (seat, message.heir, str(message.by))
    return layout.row(
        button(CustomId(table, "keep-my-seat", 0, args, mark), words.say("button-stay"), MAIN),
        button(CustomId(table, "leave-my-seat", 0, args, mark), words.say("button-give-seat")),
    )


@route("leave-my-seat", args=rf":[a-z]+:{HEIR}:\d{{1,20}}")
async def leave_seat(request: Request) -> Layout:
    """Give one's own seat to whom the host has named."""
    await _answer_request(request, request.custom_id.args, agrees=True)
    return Layout().text(request.words.say("seat-request-left"))


@route("keep-my-seat", args=rf":[a-z]+:{HEIR}:\d{{1,20}}")
async def stay(request: Request) -> Layout:
    """Keep one's seat; the table votes."""
    await _answer_request(request, request.custom_id.args, agrees=False)
    return Layout().text(request.words.say("seat-request-kept"))


async def _answer_request(request: Request, args: Sequence[str], *, agrees: bool) -> None:
    seat, heir, host = args
    await request.services.games.answer_request(
        request.custom_id.table, request.person, Player(seat), read_heir(heir), int(host), agrees=agrees
    )


@route("end-game")
async def end_game(request: Request) -> Layout:
    """End the game for its host; the last post follows."""
    ending = "table-ended-won" if (await request.game()).is_won else "table-ended-by-host"
    moderator = request.interaction.permissions.manage_guild
    await request.services.games.end(request.custom_id.table, request.person, moderator=moderator)
    return Layout().text(request.words.say(ending, who=f"<@{request.person}>"))


@route("forget")
async def forget(request: Request) -> Layout:
    """Delete the data about this person."""
    await request.services.personal_data.erase(request.person)
    return Layout().text(request.words.say("me-forgotten"))
