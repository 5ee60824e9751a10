"""/risk table pace and /risk me quiet."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.pace import PACES, Hours, hours_of, zones
from bot.refusals import BadHours
from bot.ui.commands.autocomplete import ListedOption, NamedValues, find_words
from bot.ui.commands.context import game_here, run, run_anywhere
from bot.ui.commands.localized import description, localize
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import Layout, button
from bot.ui.interaction.name_search import find_key, fold
from bot.ui.interaction.request import Rejected, Request
from bot.ui.play.pace import change_pace, pace_layout, table_of
from bot.words.times import of_day
from rules import Refused

Interaction = discord.Interaction[Any]
PACE_NAMES = NamedValues("pace", tuple(PACES))


@app_commands.command(name="pace", description=description("risk table pace"))
@localize("risk table pace")
@app_commands.autocomplete(pace=PACE_NAMES.option.complete)
async def pace(interaction: Interaction, pace: str = "") -> None:
    async def body(request: Request) -> Layout:
        table = await _table_here(request)
        if not pace:
            return await pace_layout(request, await table_of(request, table))
        moderator = interaction.permissions.manage_guild
        return await change_pace(request, table, PACES[PACE_NAMES.read(pace, request.words)], moderator=moderator)

    await run(interaction, body)


async def _table_here(request: Request) -> int:
    """The table of this channel, a lobby or a game."""
    try:
        return (await request.services.lobbies.here(request.channel)).table.id
    except Refused:
        return (await game_here(request)).table.id


def _zone_names() -> dict[str, str]:
    """Every time zone as a list shows it: `America/New York`."""
    return {name: name.replace("_", " ") for name in zones().values()}


def read_zone(text: str) -> str:
    """The time zone that a text means: by its name, its city (`Kyiv`), or as the only one that fits.

    Raises `Refused` (BadHours).
    """
    names = _zone_names()
    of_city = [zone for zone, name in names.items() if fold(name.rpartition("/")[2]) == fold(text)]
    found = find_key(text, names) or (of_city[0] if len(of_city) == 1 else None)
    if found is None:
        raise Refused(BadHours("zone", text))
    return found


ZONES = ListedOption(find_words, lambda words, chosen, text: _zone_names(), lambda words, text: read_zone(text))
"""A time zone."""


@app_commands.command(name="quiet", description=description("risk me quiet"))
@localize("risk me quiet", start="from", end="to")
@app_commands.autocomplete(zone=ZONES.complete)
async def quiet(interaction: Interaction, start: str = "", end: str = "", zone: str = "") -> None:
    async def body(request: Request) -> Layout:
        kept = (await request.services.preferences.person(request.person)).hours
        if not (start or end or zone):
            return _set_hours(request, kept)
        if not (start and end and (zone or kept.has_nights)):
            raise Rejected(request.words.say("me-quiet-all"))
        hours = hours_of(start, end, ZONES.read(request.words, zone) if zone else kept.zone)
        stored = await request.services.timeouts.set_hours(request.person, hours)
        return Layout().text(request.words.say("me-quiet", **_zone_lists(stored), **_begin(stored)))

    await run_anywhere(interaction, body)


def _set_hours(request: Request, hours: Hours) -> Layout:
    """The quiet hours that the person has set, and a button to remove them."""
    if not hours.has_nights:
        return Layout().text(request.words.say("me-quiet-none"))
    none = button(CustomId(0, "no-quiet"), request.words.say("button-no-quiet"))
    return Layout().text(request.words.say("me-quiet-now", **_zone_lists(hours))).row(none)


def _zone_lists(hours: Hours) -> dict[str, str]:
    return {"from": of_day(hours.quiet[0]), "to": of_day(hours.quiet[1]), "zone": hours.zone}


def _begin(hours: Hours) -> dict[str, str]:
    """From when quiet hours hold that have just been set, and whether the earlier ones delay them."""
    at, delayed = hours.first_night()
    begins = "now" if at == hours.since else "then"
    return {"begins": begins, "at": f"<t:{at}:f>", "delayed": "yes" if delayed else "no"}
