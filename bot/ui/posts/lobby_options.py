"""The host's private panel that changes a table's options, and the order of its seats in words."""

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
from bot.words.decisions import choice_description, option_description, option_name
from bot.words.games import lobby_words
from bot.words.options import choice_text, options_text, plain_options
from bot.words.refusals import refusal_text
from bot.words.times import pace_line
from rules import Player, Refused, house_rules_of
from rules.author import OFF, ON
from rules.risk import ARRANGED, LOT, SEATING

CARD = 0xC8A24A
PACE = "pace"
"""What stands among the options and is none of the game's."""


def order_line(lobby: Lobby, words: Words) -> str:
    """In which order the seats play, and who is the General where the game has one; "" with fewer than two seats."""
    seats = list(lobby.order)
    if len(seats) < 2:
        return ""
    general = words.say(f"seat-{seats[0]}") if lobby_words(lobby.game.name).has_general else "none"
    if SEATING.get(lobby.options) == LOT:
        return words.say("lobby-order-by-lot", general=general)
    return words.say("lobby-order", seats=", ".join(words.say(f"seat-{seat}") for seat in seats), general=general)


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
    if lobby.campaign is not None:
        layout.text(words.say("refusal-campaign-options"))
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
                    choice_description(option, choice, words),
                    chosen=choice == lobby.options[option],
                )
                for choice in each.choices
            ]
            layout.choose(CustomId(table, "choice", 0, (option,)), picks, option_name(option, words))
    return _seats(layout, lobby, words)


def _house_rules(layout: Layout, lobby: Lobby, words: Words) -> None:
    """All of them in one list, those in force ticked."""
    rules = house_rules_of(lobby.game.options)
    lines = [
        ListEntry(
            name, option_name(name, words), option_description(name, words, lobby.game.name), lobby.options[name] == ON
        )
        for name in rules
    ]
    layout.choose(CustomId(lobby.table.id, "house"), lines, words.say("lobby-choose-house"), most=len(rules), least=0)


def _pages(lobby: Lobby, option: str, words: Words) -> Iterator[list[ListEntry]]:
    """The pace and the other options, as many in a list as one may hold. A campaign's later games have the pace alone:
    its options were fixed with the first."""
    plain = [
        ListEntry(
            each.name,
            option_name(each.name, words),
            option_description(each.name, words, lobby.game.name),
            each.name == option,
        )
        for each in (plain_options(lobby.game, lobby.options) if lobby.campaign is None else ())
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
    if SEATING.get(lobby.options) == ARRANGED and len(order) > 1:
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
        refusal = f"**{refusal_text(no.why, request.words, by_colour(request.words))}**"
        return options_layout(await lobbies.card(table), request, option, refusal)


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
    return await _change(
        request, dict.fromkeys(house_rules_of(lobby.game.options), OFF) | dict.fromkeys(request.values, ON)
    )


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
