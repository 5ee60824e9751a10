"""Actions that their person confirms first: conceding, taking somebody's seat, ending a game, deleting one's data."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game.seats import Heir, heir_text, read_heir
from bot.game.session import Session
from bot.store.models import LOBBY, Table
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import COLOURS
from bot.ui.interaction.layout import BAD, Layout, button
from bot.ui.interaction.request import Request
from bot.ui.interaction.routes import route
from bot.words import Words
from rules import Player

NOBODY = 0
"""The host of a table whose host has had their data deleted."""
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
    status = button(CustomId(request.custom_id.table, "status"), request.words.say("button-status"))
    told = request.words.say("table-conceded", who=request.words.say(f"seat-{seat}"), heir=heir)
    return Layout().text(told).row(status)  # The panel is for those who have a seat.


async def give_seat(request: Request, session: Session, seat: Player, heir: Heir) -> Layout:
    """Give a seat to somebody; where that takes it from another person, ask first and say what will happen."""
    holder = session.seats[seat].person if seat in session.seats else None
    if holder in (None, request.person, heir):
        return await _give(request, session.table.id, seat, heir)
    words, table = request.words, session.table.id
    asked = await request.services.hosts.asked_for_seat(table, request.person, seat, heir)
    layout = Layout(COLOURS.get(seat)).text(_what_happens(words, seat, f"<@{holder}>", heir))
    layout.text(asked_line(asked, words))
    return are_you_sure(layout, CustomId(table, "give-seat", 0, (seat, heir_text(heir))), words)


def _what_happens(words: Words, seat: Player, holder: str, heir: Heir) -> str:
    named = f"<@{heir}>" if isinstance(heir, int) else heir_text(heir)
    return words.say("confirm-give", seat=words.say(f"seat-{seat}"), person=holder, heir=named)


def asked_line(people: Sequence[int], words: Words) -> str:
    """Who is there and will be asked before something is taken from them; "" where nobody is."""
    named = words.all_of([f"<@{person}>" for person in people])
    return words.say("confirm-asked", people=named, count=len(people)) if people else ""


def asked_layout(words: Words) -> Layout:
    """What its host reads once those who are there have been asked."""
    return Layout().text(words.say("asked-first"))


def are_you_sure(layout: Layout, does: CustomId, words: Words, back: str = "status") -> Layout:
    """The two buttons below a question: to do it, or to leave everything as it is and go `back`."""
    sure = button(does, words.say("button-yes"), BAD)
    return layout.row(sure, button(CustomId(does.table, back), words.say("button-no")))


async def _give(request: Request, table: int, seat: Player, heir: Heir) -> Layout:
    words, moderator = request.words, request.interaction.permissions.manage_guild
    if not await request.services.hosts.give_seat(table, request.person, seat, heir, moderator=moderator):
        return asked_layout(words)
    named = words.say(f"seat-{seat}")
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


async def ask_to_end(request: Request, session: Session) -> Layout:
    """The question to its host whether to end a game."""
    asked = await request.services.hosts.asked_of_all(session.table.id, request.person)
    layout = Layout().text(request.words.say("confirm-end-won" if session.is_won else "confirm-end"))
    layout.text(asked_line(asked, request.words))
    return are_you_sure(layout, CustomId(session.table.id, "end-game"), request.words)


@route("end-game")
async def end_game(request: Request) -> Layout:
    """End the game for its host, after they were asked whether they mean it; the last post follows."""
    ending = "table-ended-won" if (await request.game()).is_won else "table-ended-by-host"
    moderator = request.interaction.permissions.manage_guild
    if not await request.services.hosts.end(request.custom_id.table, request.person, moderator=moderator):
        return asked_layout(request.words)
    return Layout().text(request.words.say(ending, who=f"<@{request.person}>"))


async def make_host(request: Request, table: Table, person: int) -> Layout:
    """Make somebody the host; where a moderator takes that from another, ask first and say so."""
    words, moderator = request.words, request.interaction.permissions.manage_guild
    if not moderator or table.host in (NOBODY, request.person, person):
        return await _make_host(request, table.id, person)
    layout = Layout().text(words.say("confirm-host", person=f"<@{person}>", before=f"<@{table.host}>"))
    back = "options" if table.state == LOBBY else "status"
    return are_you_sure(layout, CustomId(table.id, "make-host", 0, (str(person),)), words, back)


@route("make-host", args=r":\d{1,20}")
async def make_it_host(request: Request) -> Layout:
    """Make somebody the host in another's place, after a moderator was asked whether they mean it."""
    return await _make_host(request, request.custom_id.table, int(request.custom_id.args[0]))


async def _make_host(request: Request, table: int, person: int) -> Layout:
    moderator = request.interaction.permissions.manage_guild
    await request.services.hosts.hand_over(table, request.person, person, moderator=moderator)
    return Layout().text(request.words.say("table-host-changed", person=f"<@{person}>"))


@route("forget")
async def forget(request: Request) -> Layout:
    """Delete the data about this person."""
    await request.services.personal_data.erase(request.person)
    return Layout().text(request.words.say("me-forgotten"))
