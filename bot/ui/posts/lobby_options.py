"""What a table plays with: its options in words, and the host's private panel to change them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.services.lobbies import Lobby
from bot.ui.interaction.custom_id import Key
from bot.ui.interaction.labels import by_colour
from bot.ui.interaction.layout import BAD, OPTIONS, Line, Sheet, button
from bot.ui.interaction.request import Visit
from bot.ui.interaction.routes import on
from bot.ui.play.pace import pace_sheet, table_of
from bot.words import Words
from bot.words.decisions import choice_name, option_description, option_name
from bot.words.refusals import refused
from bot.words.times import pace_line
from rules import Game, Option, Player, Refused
from rules.house import OFF, ON, offered

CARD = 0xC8A24A
PACE = "pace"
"""What stands among the options and is none of the game's."""
FIRST = ("mode", "edition", "board")
"""What one asks of a table before anything else."""


def played_with(game: Game, chosen: Mapping[str, str], words: Words) -> str:
    """The mode and the board, the house rules in force, then every other option that changes anything."""
    rest = [option for option in plain_options(game, chosen) if option.name not in FIRST]
    named = (
        _named(option, choice_told(game, option.name, chosen[option.name], chosen, words), words) for option in rest
    )
    return "\n".join([*_first(game, chosen, words), *named])


def in_short(game: Game, chosen: Mapping[str, str], words: Words) -> str:
    """The mode and the board, the house rules in force, and only what this table plays otherwise than most."""
    play = game.settled(chosen)
    other = [
        _named(option, choice_name(option.name, play[option.name], words), words) for option in unusual(game, chosen)
    ]
    more = [f"-# {' · '.join(other)}"] if other else []
    return "\n".join([*_first(game, chosen, words), *more, f"-# {words.say('lobby-all-else')}"])


def unusual(game: Game, chosen: Mapping[str, str]) -> Iterator[Option]:
    """The plain options that were changed, or mean something else here than at a table that has chosen nothing."""
    play, usual = game.settled(chosen), game.settled(game.defaults)
    for option in plain_options(game, chosen):
        changed = chosen[option.name] != option.default or play[option.name] != usual[option.name]
        if changed and option.name not in FIRST:
            yield option


def _first(game: Game, chosen: Mapping[str, str], words: Words) -> list[str]:
    first = [option for option in game.options if option.name in FIRST]
    lines = [
        " · ".join(_named(option, choice_name(option.name, chosen[option.name], words), words) for option in first)
    ]
    if rules := offered(game.options):
        names = [option_name(name, words) for name in rules if chosen[name] == ON]
        lines.append(words.say("lobby-house", rules=words.all_of(names) or "none"))
    return lines


def plain_options(game: Game, chosen: Mapping[str, str]) -> tuple[Option, ...]:
    """The options that are no house rules and change anything beside what is chosen."""
    rules = offered(game.options)
    return tuple(option for option in game.options if option.name not in rules and option.matters(chosen))


def choice_told(game: Game, option: str, choice: str, chosen: Mapping[str, str], words: Words) -> str:
    """A choice by its name, and what it comes to where it says only that another decides: `As in the edition: One`."""
    comes_to = game.settled({**chosen, option: choice})[option]
    said = choice_name(option, choice, words)
    if comes_to == choice:
        return said
    return words.say("lobby-comes-to", choice=said, resolved=choice_name(option, comes_to, words))


def _named(option: Option, choice: str, words: Words) -> str:
    return words.say("lobby-option", option=option_name(option.name, words), choice=choice)


def options_sheet(lobby: Lobby, visit: Visit, option: str = "", notice: str = "") -> Sheet:
    """The panel: house rules to tick, every option with its choices, seats to free, the table to close."""
    words, table = visit.words, lobby.table.id
    sheet = Sheet(CARD).text(notice)
    sheet.text(f"### {words.say('lobby-options')}\n{played_with(lobby.game, lobby.options, words)}")
    sheet.text(pace_line(lobby.table.pace, words))
    if lobby.table.host != visit.person:
        return sheet.text(words.say("refusal-not-host", host=f"<@{lobby.table.host}>"))
    _house_rules(sheet, lobby, words)
    for at, lines in enumerate(_pages(lobby, option, words)):
        asked = words.say("lobby-choose-option" if at == 0 else "lobby-choose-more")
        sheet.choose(Key(table, "option", mark=f"#{at}"), lines, asked)
    for each in lobby.game.options:
        if each.name == option:
            picks = [
                Line(
                    choice,
                    choice_told(lobby.game, option, choice, lobby.options, words),
                    chosen=choice == lobby.options[option],
                )
                for choice in each.choices
            ]
            sheet.choose(Key(table, "choice", 0, (option,)), picks, option_name(option, words))
    return _seats(sheet, lobby, words)


def _house_rules(sheet: Sheet, lobby: Lobby, words: Words) -> None:
    """All of them in one list, those in force ticked."""
    rules = offered(lobby.game.options)
    lines = [
        Line(
            name, option_name(name, words), option_description(name, words, lobby.game.name), lobby.options[name] == ON
        )
        for name in rules
    ]
    sheet.choose(Key(lobby.table.id, "house"), lines, words.say("lobby-choose-house"), most=len(rules), least=0)


def _pages(lobby: Lobby, option: str, words: Words) -> Iterator[list[Line]]:
    """The pace and the other options, as many in a list as one may hold."""
    plain = [
        Line(
            each.name,
            option_name(each.name, words),
            option_description(each.name, words, lobby.game.name),
            each.name == option,
        )
        for each in plain_options(lobby.game, lobby.options)
    ]
    lines = [Line(PACE, words.say("lobby-pace"), words.attribute("parameter-pace", "description")), *plain]
    for at in range(0, len(lines), OPTIONS):
        yield lines[at : at + OPTIONS]


def _seats(sheet: Sheet, lobby: Lobby, words: Words) -> Sheet:
    table = lobby.table.id
    filled = [
        Line(colour, words.say("lobby-free-seat", colour=words.say(f"seat-{colour}")))
        for colour, seat in lobby.seats.items()
        if not seat.free
    ]
    sheet.choose(Key(table, "free-seat"), filled, words.say("lobby-choose-seat"))
    return sheet.row(button(Key(table, "close"), words.say("button-close"), BAD))


async def _change(visit: Visit, choices: Mapping[str, str], option: str = "") -> Sheet:
    """Change options and show the panel; what does not fit is said above it, and nothing has changed."""
    lobbies, table = visit.bot.lobbies, visit.key.table
    try:
        return options_sheet(await lobbies.choose(table, visit.person, choices), visit)
    except Refused as no:
        said = f"**{refused(no.why, visit.words, by_colour(visit.words))}**"
        return options_sheet(await lobbies.card(table), visit, option, said)


@on("options")
async def show_options(visit: Visit) -> Sheet:
    return options_sheet(await visit.bot.lobbies.card(visit.key.table), visit)


@on("option")
async def open_option(visit: Visit) -> Sheet:
    if visit.chosen == PACE:
        return await pace_sheet(visit, await table_of(visit, visit.key.table))
    return options_sheet(await visit.bot.lobbies.card(visit.key.table), visit, visit.chosen)


@on("choice")
async def choose_option(visit: Visit) -> Sheet:
    option = visit.key.args[0]
    return await _change(visit, {option: visit.chosen}, option)


@on("house")
async def choose_house_rules(visit: Visit) -> Sheet:
    """Those ticked are played, the others not."""
    lobby = await visit.bot.lobbies.card(visit.key.table)
    return await _change(visit, dict.fromkeys(offered(lobby.game.options), OFF) | dict.fromkeys(visit.values, ON))


@on("free-seat")
async def free_seat(visit: Visit) -> Sheet:
    return options_sheet(await visit.bot.lobbies.remove(visit.key.table, visit.person, Player(visit.chosen)), visit)


@on("close")
async def close(visit: Visit) -> Sheet:
    await visit.bot.lobbies.close(visit.key.table, visit.person)
    return Sheet().text(visit.words.say("lobby-closed"))
