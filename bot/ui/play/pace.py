"""The pace of a table as its host chooses it, in the lobby and later; and the way back to one's own seat."""

from __future__ import annotations

from discord import ui

from bot.pace import ALWAYS, DAILY, PACES, Pace, own, spoken
from bot.store.models import LOBBY, RUNNING, Table
from bot.ui.interaction.custom_id import Key
from bot.ui.interaction.forms import form, line
from bot.ui.interaction.layout import Line, Sheet, button
from bot.ui.interaction.request import Told, Visit
from bot.ui.interaction.routes import on
from bot.ui.play.panel import panel
from bot.words import Words
from bot.words.times import pace_line, span

OWN = ("decision", "bank", "growth", "window", "vacation")
"""The numbers of a pace, as a form asks for them."""


async def pace_sheet(visit: Visit, table: Table, notice: str = "") -> Sheet:
    """The pace, what it means, and the others to choose from."""
    words = visit.words
    sheet = Sheet().text(notice).text(f"### {words.say('pace-title')}\n{pace_line(table.pace, words)}")
    sheet.text(f"-# {words.say('pace-bank')} {words.say('pace-caretaker')}")
    lines = [
        Line(name, words.say(f"choice-pace-{name}"), words.say(f"pace-about-{name}"), name == table.pace.name)
        for name in PACES
    ]
    sheet.choose(Key(table.id, "pace"), lines, words.say("pace-choose"))
    back = [button(Key(table.id, "options"), words.say("button-back"))] if table.state == LOBBY else []
    return sheet.row(button(Key(table.id, "pace-own"), words.say("choice-pace-own")), *back)


async def table_of(visit: Visit, number: int) -> Table:
    """The table, open or running; raises `Told`."""
    table = await visit.bot.store.look(lambda books: books.tables.get(number))
    if table is None or table.state not in (LOBBY, RUNNING):
        raise Told(visit.words.say("refusal-table-closed"))
    return table


async def change_pace(visit: Visit, number: int, pace: Pace, *, moderator: bool = False) -> Sheet:
    """Give a table another pace, and show it; raises `Refused`."""
    bot = visit.bot
    if (await table_of(visit, number)).state == LOBBY:
        await bot.lobbies.set_pace(number, visit.person, pace)
    else:
        await bot.time.set_pace(number, visit.person, pace, moderator=moderator)
    return await pace_sheet(visit, await table_of(visit, number), f"**{visit.words.say('pace-set')}**")


@on("pace")
async def choose_pace(visit: Visit) -> Sheet:
    return await change_pace(visit, visit.key.table, PACES[visit.chosen], moderator=_moderates(visit))


async def pace_form(visit: Visit) -> ui.Modal:
    """The numbers of the present pace, to be changed."""
    pace = (await table_of(visit, visit.key.table)).pace
    shown = pace if pace.decision is not None else DAILY
    fields = [line(name, visit.words.say(f"pace-own-{name}"), given=_written(shown, name, visit.words)) for name in OWN]
    return form(Key(visit.key.table, "pace-own"), visit.words.say("pace-own-title"), *fields)


@on("pace-own", form=pace_form)
async def write_pace(visit: Visit) -> Sheet:
    """The numbers that were written; what is no span of time is quoted, and nothing has changed."""
    numbers = {name: spoken(visit.written.get(name, "")) for name in OWN}
    for name, seconds in numbers.items():
        if seconds is None:
            raise Told(visit.words.say("pace-no-span", said=visit.written.get(name, "")[:80]))
    pace = own(**{name: seconds or 0 for name, seconds in numbers.items()})
    return await change_pace(visit, visit.key.table, pace, moderator=_moderates(visit))


@on("return")
async def return_to_seat(visit: Visit) -> Sheet:
    """The person's own seat again, and what it is asked."""
    await visit.bot.time.come_back(visit.key.table, visit.person)
    return await panel(visit, visit.key.table, visit.words.say("table-welcome-back"))


def _written(pace: Pace, name: str, words: Words) -> str:
    return span(getattr(pace, name) or 0, words)


def _moderates(visit: Visit) -> bool:
    return visit.interaction.permissions.manage_guild


@on("no-quiet")
async def keep_no_hours(visit: Visit) -> Sheet:
    """Every hour counts again."""
    await visit.bot.time.keep_hours(visit.person, ALWAYS)
    return Sheet().text(visit.words.say("me-quiet-forgotten"))
