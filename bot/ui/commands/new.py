"""/risk new: one subcommand per game, with the options that can be typed; the lobby card has the rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import AppCommandOptionType, ChannelType, app_commands
from discord.app_commands import Choice, Command, Group, Transform, Transformer

from bot.channels.thread_requests import ThreadWanted
from bot.pace import FRIENDLY, PACES, Pace
from bot.refusals import TableHereAlready
from bot.store.models import RUNNING, NewTable
from bot.ui.commands.autocomplete import LANGUAGE_NAMES, PACE_NAMES, ListedOption, find_words, list_option
from bot.ui.commands.context import one_of, run
from bot.ui.commands.localized import choice, description, localize
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import by_colour
from bot.ui.interaction.layout import MAIN, Layout, button
from bot.ui.interaction.name_search import entries, find_key, find_matches, nearest
from bot.ui.interaction.request import Rejected, Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.screens.permissions import describe_missing, plan_thread
from bot.words import Words
from bot.words.decisions import option_name
from bot.words.games import lobby_words
from bot.words.refusals import refusal_text
from bot.words.teaching.course import course_of
from rules import Game, Player, Refused, house_rules_of
from rules.author import ON

Interaction = discord.Interaction[Any]
Chosen = Choice[str] | None


class Forum(Transformer):
    """A forum of the server, as an option of a command."""

    @property
    def type(self) -> AppCommandOptionType:
        return AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[ChannelType]:
        return [ChannelType.forum]

    async def transform(self, interaction: Interaction, value: Any, /) -> discord.ForumChannel | None:
        """The forum from the client's cache."""
        found = value.resolve()
        return found if isinstance(found, discord.ForumChannel) else None


def add_to(risk: Group, games: Iterable[Game]) -> None:
    """Add a command for each of these games to /risk new."""
    new = Group(name="new", description=description("risk new"))
    for game in games:
        new.add_command(_command(game))
    risk.add_command(new)


def _command(game: Game) -> Command[Any, Any, None]:
    """A game's command: those of its options that can be typed, then the ones that every table has."""
    own = lobby_words(game.name)
    typed = {*own.first_options, *own.typed_options}
    options = {option.name: option.choices for option in game.options if option.name in typed}

    async def new(
        interaction: Interaction,
        house: str = "",
        pace: str = "",
        language: str = "",
        thread: bool = False,
        forum: Transform[discord.ForumChannel | None, Forum] = None,
        label: str = "",
        **options: Chosen,
    ) -> None:
        async def body(request: Request) -> Layout:
            thread_wanted, why = plan_thread(request, forum) if thread or forum else (None, "")
            return await open_table(request, game, options, house, pace, language, thread_wanted, why, label=label)

        await run(interaction, body)

    completed = {"pace": PACE_NAMES.option.complete, "language": LANGUAGE_NAMES.option.complete}
    if house_rules_of(game.options):
        completed["house"] = house_option(game).complete
    campaigns = game.campaigns is not None
    new.__signature__ = _signature(options, house="house" in completed, campaigns=campaigns)  # type: ignore[attr-defined]
    path = f"risk new {game.name}"
    lists = {name: [choice(each, f"choice-{name}-{each}") for each in options[name]] for name in options}
    body: Any = app_commands.choices(**lists)(localize(path)(new))
    body = app_commands.autocomplete(**completed)(body)
    return Command(name=game.name, description=description(path), callback=body)


def _signature(options: Mapping[str, object], *, house: bool, campaigns: bool) -> Signature:
    """The signature from which discord.py reads the command's parameters; `house` where the game has house rules,
    `campaigns` where one begins."""
    prompt = [(name, Chosen, None) for name in options] + [
        *([("house", str, "")] if house else []),
        ("pace", str, ""),
        ("language", str, ""),
        ("thread", bool, False),
        ("forum", Transform[discord.ForumChannel | None, Forum], None),
        *([("label", str, "")] if campaigns else []),
    ]
    named = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=kind) for name, kind, default in prompt
    ]
    return Signature([Parameter("interaction", Parameter.POSITIONAL_ONLY, annotation=Interaction), *named])


async def open_table(
    request: Request,
    game: Game,
    options: Mapping[str, Chosen],
    house: str,
    pace: str,
    language: str,
    thread: ThreadWanted | None = None,
    why: str = "",
    *,
    label: str = "",
) -> Layout:
    """Open a table in a thread of its own, or here, if the bot may write here; `why` it gets no thread is said. `label`
    is what the host calls the campaign that begins."""
    interaction = request.interaction
    if (thread is None or not thread.post) and (lacking := describe_missing(interaction, request.words)):
        raise Rejected(lacking)
    chosen = {name: choice.value for name, choice in options.items() if choice} | options_of(game, house, request.words)
    in_language = LANGUAGE_NAMES.read(language, request.words) if language else ""
    at_pace = PACES[PACE_NAMES.read(pace, request.words)] if pace else FRIENDLY
    new = _new_table(request, game.name, chosen, in_language, at_pace, label)
    return await _open(request, new, thread, why)


def _new_table(
    request: Request, game: str, options: Mapping[str, str], language: str, pace: Pace, label: str = ""
) -> NewTable:
    """What the person of this request wants to open here; `language` "": none was chosen."""
    here = (request.interaction.guild_id, request.channel, request.person)
    return NewTable(*here, game, options, language, pace, label=label)


async def _open(
    request: Request, new: NewTable, thread: ThreadWanted | None, why: str = "", *, seats: Sequence[Player] = ()
) -> Layout:
    """Open a table; where the channel has one already, offer a thread for it, or take one where seats are given: the
    person of the request takes the first of these, AIs the others."""
    locale = str(request.interaction.guild_locale or "")
    language = new.language or await request.services.preferences.table_language(new.host, new.guild, locale)
    try:
        lobby = await request.services.lobbies.open(replace(new, language=language), thread)
    except Refused as refused:
        wanted = plan_thread(request)[0]
        if not isinstance(refused.why, TableHereAlready) or wanted is None:
            raise
        if seats:
            return await _open(request, new, wanted, seats=seats)
        if (again := _in_thread(new)) is None:
            raise
        text = refusal_text(refused.why, request.words, by_colour(request.words))
        return Layout().text(text).row(button(again, request.words.say("button-new-thread"), MAIN))
    if seats:
        await request.services.lobbies.join(lobby.table.id, new.host, seats[0], request.interaction.id)
        for seat in seats[1:]:
            await request.services.lobbies.seat_ai(lobby.table.id, new.host, seat)
    if thread is not None:
        key = "thread-opened-post" if thread.post else "thread-opened-taught" if seats else "thread-opened"
        return Layout().text(request.words.say(key, channel=f"<#{thread.parent}>"))
    if seats:
        return Layout().text(request.words.say("lobby-opened-taught"))
    return Layout().text(request.words.say("lobby-opened")).text(why)


def _in_thread(new: NewTable) -> CustomId | None:
    """The key that opens this table in a thread; None where more was chosen than a button can carry: any label."""
    if new.label:
        return None
    pace = next((name for name, known in PACES.items() if known == new.pace), "")
    chosen = [f"{name}.{choice}" for name, choice in new.options.items()]
    key = CustomId(0, "new-thread", 0, (new.game, pace, new.language, *chosen))
    return key if CustomId.read(str(key)) == key else None


@route("new-thread", args=r":[^:]+:[^:]*:[^:]*(:[^:]+)*")
async def open_in_thread(request: Request) -> Layout:
    """Open the table that found no room in its channel, in a thread of its own."""
    game, pace, language, *chosen = request.custom_id.args
    wanted, why = plan_thread(request)
    if wanted is None:
        raise Rejected(why)
    options = dict(each.partition(".")[::2] for each in chosen)
    return await _open(request, _new_table(request, game, options, language, PACES.get(pace, FRIENDLY)), wanted)


@route("new-table", args=r":[a-z]+", apart=True)
async def open_real_table(request: Request) -> Layout:
    """Open a table of a game here, for who has learnt it: with the options and the seats of its course; lead a second
    press to the table of the first, and outside the bot's servers say where one can be opened."""
    game = request.services.games.games.get(request.custom_id.args[0])
    course = course_of(game.name) if game is not None else None
    if game is None or course is None:
        raise StalePress(request.custom_id.args[0])
    if (opened := await request.services.courses.real_table(request.person, game.name)) is not None:
        where = "none" if opened.homeless else f"<#{opened.channel}>"
        layout = Layout().text(request.words.say("learn-real-opened", state=opened.state, channel=where))
        way = button(CustomId(opened.id, "open"), request.words.say("button-play"), MAIN)
        return layout.row(way) if opened.state == RUNNING else layout
    if request.outside:
        raise Rejected(request.words.say("learn-real-outside"))
    if lacking := describe_missing(request.interaction, request.words):
        raise Rejected(lacking)
    return await _open(request, _new_table(request, game.name, course.options, "", FRIENDLY), None, seats=course.seats)


def names(game: Game, words: Words) -> dict[str, str]:
    """The house rules that a game offers, by name."""
    return {rule: option_name(rule, words) for rule in house_rules_of(game.options)}


def options_of(game: Game, text: str, words: Words) -> dict[str, str]:
    """The options for house rules in a text such as `Yalta, Hecatomb`; raises `Rejected` for an unknown one."""
    known = names(game, words)
    return {_house_rule(known, entry, words): ON for entry in entries(text)}


def _house_rule(known: Mapping[str, str], text: str, words: Words) -> str:
    """The house rule that a text means; raises `Rejected` with similar ones, else with all."""
    if find_key(text, known) is None and not nearest(text, known):
        raise Rejected(words.say("table-refusal-no-house-rule", typed=text[:80], rules=words.any_of([*known.values()])))
    return one_of(known, text, words)


def house_option(game: Game) -> ListedOption[Words, dict[str, str]]:
    """House rules of a game, one after the other."""

    def lines(words: Words, chosen: Any, text: str) -> list[str]:
        return house_lines(names(game, words), text)

    return list_option(find_words, lines, lambda words, text: options_of(game, text, words))


def house_lines(known: Mapping[str, str], text: str) -> list[str]:
    """The house rules before the last one in a text, with each that the last one may be."""
    *before, last = text.split(",")
    kept = [known[rule] for entry in before if (rule := find_key(entry.strip(), known))]
    left = {rule: name for rule, name in known.items() if name not in kept}
    return [", ".join([*kept, left[rule]]) for rule in find_matches(last, left)]
