"""Choose a table's pace, in the lobby or later; remove quiet hours; return to one's seat."""

from __future__ import annotations

from discord import ui

from bot.game.seats import require_host
from bot.pace import ALWAYS, DAILY, PACES, Pace, own_pace, parse_duration
from bot.store.models import BEFORE_THE_GAME, LOBBY, RUNNING, Table
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.forms import form, line
from bot.ui.interaction.layout import Layout, ListEntry, button
from bot.ui.interaction.request import Rejected, Request
from bot.ui.interaction.routes import route
from bot.ui.play.panel import panel
from bot.ui.screens.leaving import are_you_sure, asked_layout, asked_line
from bot.words import Words
from bot.words.times import pace_line, span

OWN = ("decision", "bank", "growth", "window", "vacation")
"""The fields of a pace that a form asks for."""


async def pace_layout(request: Request, table: Table, notice: str = "") -> Layout:
    """The current pace, what it means, and the others to choose from."""
    words = request.words
    layout = Layout().text(notice).text(f"### {words.say('pace-title')}\n{pace_line(table.pace, words)}")
    layout.text(f"-# {words.say('pace-bank')} {words.say('pace-caretaker')}")
    lines = [
        ListEntry(name, words.say(f"choice-pace-{name}"), words.say(f"pace-about-{name}"), name == table.pace.name)
        for name in PACES
    ]
    layout.choose(CustomId(table.id, "pace"), lines, words.say("pace-choose"))
    back = [button(CustomId(table.id, "options"), words.say("button-back"))] if table.state == LOBBY else []
    return layout.row(button(CustomId(table.id, "pace-own"), words.say("choice-pace-own")), *back)


async def table_of(request: Request, number: int) -> Table:
    """The table, open, starting or running; raises `Rejected`."""
    table = await request.services.store.read(lambda tx: tx.tables.get(number))
    if table is None or table.state not in (*BEFORE_THE_GAME, RUNNING):
        raise Rejected(request.words.say("refusal-table-closed"))
    return table


async def change_pace(
    request: Request, number: int, pace: Pace, *, moderator: bool = False, sure: bool = False
) -> Layout:
    """Give a table another pace, and show it. Where a game runs, first ask and say what that does, unless `sure`.

    Raises `Refused`.
    """
    before = await table_of(request, number)
    if before.state == RUNNING and before.pace != pace and not sure:
        require_host(await request.services.games.load(number), request.person, moderator)
        return await _sure_of_pace(request, before, pace)
    if before.state in BEFORE_THE_GAME:
        await request.services.lobbies.set_pace(number, request.person, pace)
    elif not await request.services.hosts.set_pace(number, request.person, pace, moderator=moderator):
        return asked_layout(request.words)
    notice = request.words.say("pace-same" if before.pace == pace else "pace-set")
    return await pace_layout(request, await table_of(request, number), f"**{notice}**")


async def _sure_of_pace(request: Request, table: Table, pace: Pace) -> Layout:
    """The question whether to change the pace of a running game."""
    words = request.words
    clocks = "begin" if table.pace.decision is None else "end" if pace.decision is None else "run"
    args = (pace.name,) if PACES.get(pace.name) == pace else tuple(str(getattr(pace, name) or 0) for name in OWN)
    layout = Layout().text(words.say("confirm-pace", pace=pace_line(pace, words), clocks=clocks))
    layout.text(asked_line(await request.services.hosts.asked_of_all(table.id, request.person), words))
    return are_you_sure(layout, CustomId(table.id, "set-pace", 0, args), words)


@route("set-pace", args=r":((friendly|daily|brisk|live)|\d{1,8}(:\d{1,8}){4})")
async def set_pace(request: Request) -> Layout:
    """Change the pace of a running game, after its host was asked whether they mean it."""
    named, *numbers = request.custom_id.args
    pace = PACES.get(named) or own_pace(**dict(zip(OWN, map(int, (named, *numbers)), strict=True)))
    return await change_pace(request, request.custom_id.table, pace, moderator=_moderates(request), sure=True)


@route("pace", args=r"=(friendly|daily|brisk|live)")
async def choose_pace(request: Request) -> Layout:
    return await change_pace(request, request.custom_id.table, PACES[request.chosen], moderator=_moderates(request))


async def pace_form(request: Request) -> ui.Modal:
    """A form with the current pace's numbers."""
    pace = (await table_of(request, request.custom_id.table)).pace
    shown = pace if pace.decision is not None else DAILY
    fields = [
        line(name, request.words.say(f"pace-own-{name}"), given=_pace_text(shown, name, request.words)) for name in OWN
    ]
    return form(CustomId(request.custom_id.table, "pace-own"), request.words.say("pace-own-title"), *fields)


@route("pace-own", form=pace_form)
async def write_pace(request: Request) -> Layout:
    """Set the pace to the numbers written; an invalid time span is quoted, and nothing changes."""
    numbers = {name: parse_duration(request.written.get(name, "")) for name in OWN}
    for name, seconds in numbers.items():
        if seconds is None:
            raise Rejected(request.words.say("pace-no-span", typed=request.written.get(name, "")[:80]))
    pace = own_pace(**{name: seconds or 0 for name, seconds in numbers.items()})
    return await change_pace(request, request.custom_id.table, pace, moderator=_moderates(request))


@route("return")
async def return_to_seat(request: Request) -> Layout:
    """Return the person's own seat to them, and show its pending decision."""
    await request.services.timeouts.come_back(request.custom_id.table, request.person)
    return await panel(request, request.custom_id.table, request.words.say("table-welcome-back"))


def _pace_text(pace: Pace, name: str, words: Words) -> str:
    return span(getattr(pace, name) or 0, words)


def _moderates(request: Request) -> bool:
    return request.interaction.permissions.manage_guild


@route("no-quiet")
async def keep_no_hours(request: Request) -> Layout:
    """Remove the person's quiet hours."""
    await request.services.timeouts.set_hours(request.person, ALWAYS)
    return Layout().text(request.words.say("me-quiet-forgotten"))
