"""What people say about time: the pace of a table, the hours in which they sleep."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.pace import ALWAYS, PACES, Hours, hours_of, zones
from bot.ui.commands.autocomplete import shown
from bot.ui.commands.context import game_here, run
from bot.ui.commands.localized import choice, described, worded
from bot.ui.interaction.custom_id import Key
from bot.ui.interaction.layout import Sheet, button
from bot.ui.interaction.request import Told, Visit
from bot.ui.play.pace import change_pace, pace_sheet, table_of
from bot.words.times import of_day
from rules import Refused

Interaction = discord.Interaction[Any]
PACE_CHOICES = [choice(name, f"choice-pace-{name}") for name in PACES]


@app_commands.command(name="pace", description=described("risk table pace"))
@worded("risk table pace")
@app_commands.choices(pace=PACE_CHOICES)
async def pace(interaction: Interaction, pace: Choice[str] | None = None) -> None:
    async def body(visit: Visit) -> Sheet:
        table = await _table_here(visit)
        if pace is None:
            return await pace_sheet(visit, await table_of(visit, table))
        moderator = interaction.permissions.manage_guild
        return await change_pace(visit, table, PACES[pace.value], moderator=moderator)

    await run(interaction, body)


async def _table_here(visit: Visit) -> int:
    """The table of this channel, be it a lobby or a game."""
    try:
        return (await visit.bot.lobbies.here(visit.channel)).table.id
    except Refused:
        return (await game_here(visit)).table.id


async def near_zones(interaction: Interaction, said: str) -> list[Choice[str]]:
    """Time zones by the place that one knows."""
    return shown({name: name.replace("_", " ") for name in zones().values()}, said)


@app_commands.command(name="quiet", description=described("risk me quiet"))
@worded("risk me quiet", start="from", end="to")
@app_commands.autocomplete(zone=near_zones)
async def quiet(interaction: Interaction, start: str = "", end: str = "", zone: str = "") -> None:
    async def body(visit: Visit) -> Sheet:
        kept = (await visit.bot.preferences.person(visit.person)).hours
        if not (start or end or zone):
            return _kept(visit, kept)
        if not (start and end and (zone or kept != ALWAYS)):
            raise Told(visit.words.say("me-quiet-all"))
        hours = hours_of(start, end, zone or kept.zone)
        await visit.bot.time.keep_hours(visit.person, hours)
        return Sheet().text(visit.words.say("me-quiet", **_said(hours)))

    await run(interaction, body)


def _kept(visit: Visit, hours: Hours) -> Sheet:
    """What the person has said so far, and a way to take it back."""
    if hours.quiet[0] == hours.quiet[1]:
        return Sheet().text(visit.words.say("me-quiet-none"))
    none = button(Key(0, "no-quiet"), visit.words.say("button-no-quiet"))
    return Sheet().text(visit.words.say("me-quiet-now", **_said(hours))).row(none)


def _said(hours: Hours) -> dict[str, str]:
    return {"from": of_day(hours.quiet[0]), "to": of_day(hours.quiet[1]), "zone": hours.zone}
