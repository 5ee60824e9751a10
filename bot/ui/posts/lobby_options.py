"""The options of a table: in words, and the host's private panel that changes them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.game.lobby import Lobby
from bot.store.models import STARTING
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import by_colour
from bot.ui.interaction.layout import BAD, OPTIONS, Layout, ListEntry, button
from bot.ui.interaction.request import Request
from bot.ui.interaction.routes import route
from bot.ui.play.pace import pace_layout, table_of
from bot.words import Words
from bot.words.decisions import choice_name, option_description, option_name
from bot.words.games import words_of
from bot.words.refusals import refusal_text
from bot.words.times import pace_line
from rules import OFF, ON, Game, Option, Player, Refused, offered
from rules.risk import ARRANGED, LOT

CARD = 0xC8A24A
PACE = "pace"
"""What stands among the options and is none of the game's."""


def options_text(game: Game, chosen: Mapping[str, str], words: Words) -> str:
    """The game's first options, the house rules in force, then every other option that changes anything."""
    first = words_of(game.name).first_options
    rest = [option for option in plain_options(game, chosen) if option.name not in first]
    named = (
        _option_line(option, choice_text(game, option.name, chosen[option.name], chosen, words), words)
        for option in rest
    )
    return "\n".join([*_first(game, chosen, words), *named])


def in_short(game: Game, chosen: Mapping[str, str], words: Words) -> str:
    """The game's first options, the house rules in force, and only what this table plays otherwise than most."""
    play = game.settled(chosen)
    other = [
        _option_line(option, choice_name(option.name, play[option.name], words), words)
        for option in unusual(game, chosen)
    ]
    more = [f"-# {' · '.join(other)}"] if other else []
    return "\n".join([*_first(game, chosen, words), *more, f"-# {words.say('lobby-all-else')}"])


def unusual(game: Game, chosen: Mapping[str, str]) -> Iterator[Option]:
    """The plain options that were changed, or mean something else here than at a table that has chosen nothing."""
    play, usual, first = game.settled(chosen), game.settled(game.defaults), words_of(game.name).first_options
    for option in plain_options(game, chosen):
        changed = chosen[option.name] != option.default or play[option.name] != usual[option.name]
        if changed and option.name not in first:
            yield option


def _first(game: Game, chosen: Mapping[str, str], words: Words) -> list[str]:
    first = [option for option in game.options if option.name in words_of(game.name).first_options]
    lines = [
        " · ".join(
            _option_line(option, choice_name(option.name, chosen[option.name], words), words) for option in first
        )
    ]
    if rules := offered(game.options):
        names = [option_name(name, words) for name in rules if chosen[name] == ON]
        lines.append(words.say("lobby-house", rules=words.all_of(names) or "none"))
    return lines


def plain_options(game: Game, chosen: Mapping[str, str]) -> tuple[Option, ...]:
    """The options that are no house rules and change anything beside what is chosen."""
    rules = offered(game.options)
    return tuple(option for option in game.options if option.name not in rules and option.matters(chosen))


def choice_text(game: Game, option: str, choice: str, chosen: Mapping[str, str], words: Words) -> str:
    """A choice by its name, and what it comes to where it says only that another decides: `As in the edition: One`."""
    comes_to = game.settled({**chosen, option: choice})[option]
    said = choice_name(option, choice, words)
    if comes_to == choice:
        return said
    return words.say("lobby-comes-to", choice=said, resolved=choice_name(option, comes_to, words))


def order_line(lobby: Lobby, words: Words) -> str:
    """In which order the seats play, and who is the General where the game has one; "" with fewer than two seats."""
    seats = list(lobby.order)
    if len(seats) < 2:
        return ""
    general = words.say(f"seat-{seats[0]}") if words_of(lobby.game.name).has_general else "none"
    if lobby.options.get("seating") == LOT:
        return words.say("lobby-order-by-lot", general=general)
    return words.say("lobby-order", seats=", ".join(words.say(f"seat-{seat}") for seat in seats), general=general)


def _option_line(option: Option, choice: str, words: Words) -> str:
    return words.say("lobby-option", option=option_name(option.name, words), choice=choice)


def options_layout(lobby: Lobby, request: Request, option: str = "", notice: str = "") -> Layout:
    """The panel: house rules to tick, every option with its choices, seats to free, the table to close."""
    words, table = request.words, lobby.table.id
    layout = Layout(CARD).text(notice)
    layout.text(f"### {words.say('lobby-options')}\n{options_text(lobby.game, lobby.options, words)}")
    layout.text(pace_line(lobby.table.pace, words))
    if lobby.table.state == STARTING:
        return layout.text(words.say("refusal-table-starting"))
    if lobby.table.host != request.person:
        return layout.text(words.say("refusal-not-host", host=f"<@{lobby.table.host}>"))
    _house_rules(layout, lobby, words)
    for at, lines in enumerate(_pages(lobby, option, words)):
        prompt = words.say("lobby-choose-option" if at == 0 else "lobby-choose-more")
        layout.choose(CustomId(table, "option", mark=f"#{at}"), lines, prompt)
    for each in lobby.game.options:
        if each.name == option:
            picks = [
                ListEntry(
                    choice,
                    choice_text(lobby.game, option, choice, lobby.options, words),
                    chosen=choice == lobby.options[option],
                )
                for choice in each.choices
            ]
            layout.choose(CustomId(table, "choice", 0, (option,)), picks, option_name(option, words))
    return _seats(layout, lobby, words)


def _house_rules(layout: Layout, lobby: Lobby, words: Words) -> None:
    """All of them in one list, those in force ticked."""
    rules = offered(lobby.game.options)
    lines = [
        ListEntry(
            name, option_name(name, words), option_description(name, words, lobby.game.name), lobby.options[name] == ON
        )
        for name in rules
    ]
    layout.choose(CustomId(lobby.table.id, "house"), lines, words.say("lobby-choose-house"), most=len(rules), least=0)


def _pages(lobby: Lobby, option: str, words: Words) -> Iterator[list[ListEntry]]:
    """The pace and the other options, as many in a list as one may hold."""
    plain = [
        ListEntry(
            each.name,
            option_name(each.name, words),
            option_description(each.name, words, lobby.game.name),
            each.name == option,
        )
        for each in plain_options(lobby.game, lobby.options)
    ]
    lines = [ListEntry(PACE, words.say("lobby-pace"), words.attribute("parameter-pace", "description")), *plain]
    for at in range(0, len(lines), OPTIONS):
        yield lines[at : at + OPTIONS]


def _seats(layout: Layout, lobby: Lobby, words: Words) -> Layout:
    table = lobby.table.id
    filled = [
        ListEntry(colour, words.say("lobby-free-seat", colour=words.say(f"seat-{colour}")))
        for colour, seat in lobby.seats.items()
        if not seat.free
    ]
    layout.choose(CustomId(table, "free-seat"), filled, words.say("lobby-choose-seat"))
    order = list(lobby.order)
    if lobby.options.get("seating") == ARRANGED and len(order) > 1:
        others = [ListEntry(colour, words.say(f"seat-{colour}")) for colour in order[1:]]
        layout.text(order_line(lobby, words))
        layout.choose(CustomId(table, "first-seat"), others, words.say("lobby-choose-first"))
    return layout.row(button(CustomId(table, "close"), words.say("button-close"), BAD))


async def _change(request: Request, choices: Mapping[str, str], option: str = "") -> Layout:
    """Change options and show the panel; what does not fit is said above it, and nothing has changed."""
    lobbies, table = request.services.lobbies, request.custom_id.table
    try:
        return options_layout(await lobbies.choose(table, request.person, choices), request)
    except Refused as no:
        said = f"**{refusal_text(no.why, request.words, by_colour(request.words))}**"
        return options_layout(await lobbies.card(table), request, option, said)


@route("options")
async def show_options(request: Request) -> Layout:
    return options_layout(await request.services.lobbies.card(request.custom_id.table), request)


@route("option", args=r"=[^=]+")
async def open_option(request: Request) -> Layout:
    if request.chosen == PACE:
        return await pace_layout(request, await table_of(request, request.custom_id.table))
    return options_layout(await request.services.lobbies.card(request.custom_id.table), request, request.chosen)


@route("choice", args=r":[^:]+=[^=]+")
async def choose_option(request: Request) -> Layout:
    option = request.custom_id.args[0]
    return await _change(request, {option: request.chosen}, option)


@route("house", args=r"(=[a-z-]+){0,25}")
async def choose_house_rules(request: Request) -> Layout:
    """Those ticked are played, the others not."""
    lobby = await request.services.lobbies.card(request.custom_id.table)
    return await _change(request, dict.fromkeys(offered(lobby.game.options), OFF) | dict.fromkeys(request.values, ON))


@route("free-seat", args=r"=[^=]+")
async def free_seat(request: Request) -> Layout:
    return options_layout(
        await request.services.lobbies.remove(request.custom_id.table, request.person, Player(request.chosen)), request
    )


@route("first-seat", args=r"=[^=]+")
async def seat_first(request: Request) -> Layout:
    """The seat goes before all others; so a few choices make any order."""
    return options_layout(
        await request.services.lobbies.seat_first(request.custom_id.table, request.person, Player(request.chosen)),
        request,
    )


@route("close")
async def close(request: Request) -> Layout:
    await request.services.lobbies.close(request.custom_id.table, request.person)
    return Layout().text(request.words.say("lobby-closed"))
