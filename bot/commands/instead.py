"""/risk seat substitute and vacation: somebody else for one's seat, or time away from it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Group, Range

from bot.commands.here import game_here, run
from bot.commands.wording import described, worded
from bot.views.keys import Key
from bot.views.sheet import Sheet, button
from bot.views.visit import Told, Visit

Interaction = discord.Interaction[Any]
MOST_DAYS = 60


def plant(group: Group) -> None:
    """Put them under /risk seat."""
    group.add_command(substitute)
    group.add_command(vacation)


@app_commands.command(name="substitute", description=described("risk seat substitute"))
@worded("risk seat substitute")
async def substitute(interaction: Interaction, person: discord.User | None = None, ai: bool = False) -> None:
    async def body(visit: Visit) -> Sheet:
        if person is not None and (person.bot or ai):
            raise Told(visit.words.say("table-refusal-no-bot" if person.bot else "table-refusal-one-of-them"))
        table = (await game_here(visit)).table.id
        if ai:
            seat = await visit.bot.substitutes.leave_to_ai(table, visit.person)
            back = button(Key(table, "return"), visit.words.say("button-return"))
            return Sheet().text(visit.words.say("offer-ai", who=visit.words.say(f"seat-{seat}"))).row(back)
        seat = await visit.bot.substitutes.offer(table, visit.person, person.id if person else None)
        keep = button(Key(table, "keep-seat"), visit.words.say("button-keep-seat"))
        return Sheet().text(visit.words.say("offer-made", who=visit.words.say(f"seat-{seat}"))).row(keep)

    await run(interaction, body)


@app_commands.command(name="vacation", description=described("risk seat vacation"))
@worded("risk seat vacation", starts="in")
async def vacation(
    interaction: Interaction, days: Range[int, 0, MOST_DAYS], starts: Range[int, 0, MOST_DAYS] = 0
) -> None:
    async def body(visit: Visit) -> Sheet:
        table = (await game_here(visit)).table.id
        if not days:
            back = await visit.bot.absences.come_back(table, visit.person)
            return Sheet().text(visit.words.say("vacation-back" if back else "vacation-none"))
        start, until = await visit.bot.absences.leave(table, visit.person, days, starts)
        return Sheet().text(visit.words.say("vacation-noted", start=f"<t:{start}:f>", until=f"<t:{until}:f>"))

    await run(interaction, body)
