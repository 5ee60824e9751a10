"""/risk me: one's tables, what changed since the last look, a review, and preferences for all tables."""

from __future__ import annotations

import gzip
import io
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Group

from bot.game.session import Session
from bot.pace import Hours, hours_of, zones
from bot.refusals import BadHours
from bot.ui.commands.autocomplete import LANGUAGE_NAMES, OWN_GAMES, ListedOption, NamedValues, find_words
from bot.ui.commands.context import game_or_last, look_at_game, run, run_anywhere, table_here
from bot.ui.commands.localized import description, localize
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import BAD, Layout, button
from bot.ui.interaction.name_search import find_key, fold
from bot.ui.interaction.request import Rejected, Request
from bot.ui.play.review import review_layout
from bot.ui.posts.record import MOST_SENT
from bot.ui.screens.my_tables import own_tables
from bot.ui.screens.recap import recap_layout
from bot.words.times import of_day
from renders import PALETTES
from rules import Refused

Interaction = discord.Interaction[Any]
SERVERS = "server"
"""The server's language, whichever that is."""
OWN_LANGUAGES = NamedValues("language", (*LANGUAGE_NAMES.values, SERVERS))
PALETTE_NAMES = NamedValues("palette", tuple(PALETTES))


def add_to(risk: Group) -> None:
    group = Group(name="me", description=description("risk me"))
    group.add_command(language)
    group.add_command(palette)
    group.add_command(quiet)
    group.add_command(tables)
    group.add_command(recap)
    group.add_command(review)
    group.add_command(notices)
    group.add_command(guide)
    group.add_command(data)
    group.add_command(forget)
    risk.add_command(group)


@app_commands.command(name="language", description=description("risk me language"))
@localize("risk me language")
@app_commands.autocomplete(language=OWN_LANGUAGES.option.complete)
async def language(interaction: Interaction, language: str) -> None:
    async def body(request: Request) -> Layout:
        named = OWN_LANGUAGES.read(language, request.words)
        chosen = "" if named == SERVERS else named
        await request.services.preferences.set_language(request.person, chosen)
        await request.learn_language()
        return Layout().text(request.words.say("me-language-set" if chosen else "me-language-server"))

    await run_anywhere(interaction, body)


@app_commands.command(name="forget", description=description("risk me forget"))
async def forget(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        sure = button(CustomId(0, "forget"), request.words.say("button-yes"), BAD)
        return Layout().text(request.words.say("confirm-forget")).row(sure)

    await run_anywhere(interaction, body)


@app_commands.command(name="data", description=description("risk me data"))
async def data(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        text = (await request.services.personal_data.data_of(request.person)).encode()
        if fits := len(text) <= MOST_SENT:
            file = discord.File(io.BytesIO(text), f"risk-data-{request.person}.json")
        else:
            file = discord.File(io.BytesIO(gzip.compress(text)), f"risk-data-{request.person}.json.gz")
        return Layout().text(request.words.say("me-data" if fits else "me-data-packed")).attach(file)

    await run_anywhere(interaction, body)


@app_commands.command(name="palette", description=description("risk me palette"))
@localize("risk me palette")
@app_commands.autocomplete(palette=PALETTE_NAMES.option.complete)
async def palette(interaction: Interaction, palette: str) -> None:
    async def body(request: Request) -> Layout:
        chosen = PALETTE_NAMES.read(palette, request.words)
        await request.services.preferences.set_palette(request.person, chosen)
        named = request.words.say(f"choice-palette-{chosen}")
        return Layout().text(request.words.say("me-palette-set", palette=named))

    await run_anywhere(interaction, body)


@app_commands.command(name="recap", description=description("risk me recap"))
@localize("risk me recap")
@app_commands.autocomplete(table=OWN_GAMES.complete)
async def recap(interaction: Interaction, table: str = "") -> None:
    async def body(request: Request) -> Layout:
        async def look(session: Session) -> Layout:
            layout = await recap_layout(request, session)
            open_table = session.over and await table_here(request) is not None
            return layout.text(f"-# {request.words.say('recap-open-table')}" if open_table else "")

        return await look_at_game(request, table, look, game_or_last)

    await run_anywhere(interaction, body)


@app_commands.command(name="review", description=description("risk me review"))
async def review(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        return await review_layout(request, await game_or_last(request, ""))

    await run(interaction, body, slow=True)


@app_commands.command(name="tables", description=description("risk me tables"))
async def tables(interaction: Interaction) -> None:
    await run_anywhere(interaction, lambda request: own_tables(request.services, request.person, request.words))


@app_commands.command(name="notices", description=description("risk me notices"))
@localize("risk me notices", following="next")
async def notices(interaction: Interaction, following: bool) -> None:
    async def body(request: Request) -> Layout:
        await request.services.preferences.set_next_up(request.person, following)
        return Layout().text(request.words.say("me-notices-on" if following else "me-notices-off"))

    await run_anywhere(interaction, body)


@app_commands.command(name="guide", description=description("risk me guide"))
async def guide(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        await request.services.preferences.set_guide(request.person, wanted=True)
        done = await request.services.store.read(lambda tx: tx.people.has_finished(request.person))
        return Layout().text(request.words.say("me-guide-done" if done else "me-guide-on"))

    await run_anywhere(interaction, body)


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
