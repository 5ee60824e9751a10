"""The host's private panel that changes a table's options, and the order of its seats in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.game.lobby import Lobby
from bot.store.models import STARTING
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import by_colour
from bot.ui.interaction.layout import BAD, OPTIONS, Layout, ListEntry, button
from bot.ui.interaction.request import Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.play.pace import pace_layout, table_of
from bot.ui.screens.leaving import are_you_sure
from bot.words import Words
from bot.words.decisions import choice_description, option_description, option_name
from bot.words.games import lobby_words
from bot.words.options import choice_text, options_text, plain_options
from bot.words.refusals import refusal_text
from bot.words.seat_titles import lobby_titles
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
    named = lobby_titles(lobby.game, words)
    general = words.say(f"seat-{seats[0]}") if lobby_words(lobby.game.name).has_general else "none"
    if SEATING.get(lobby.options) == LOT:
        return words.say("lobby-order-by-lot", general=general)
    return words.say("lobby-order", seats=", ".join(map(named, seats)), general=general)


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


async def free_seat(request: Request, lobby: Lobby, seat: Player) -> Layout:
    """Empty a seat; where that takes it from another person, ask first and say so. Raises `Refused`."""
    lobby.require_host(request.person)
    person, words = lobby.require_seat(seat).person, request.words
    if person in (None, request.person):
        return await _free(request, lobby.table.id, seat)
    named = "none" if lobby.draws_seats else words.say(f"seat-{seat}")
    kept = "yes" if lobby.seats[seat].kept else "no"
    layout = Layout(CARD).text(words.say("confirm-free-seat", person=f"<@{person}>", seat=named, kept=kept))
    return are_you_sure(layout, CustomId(lobby.table.id, "free-taken", 0, (seat, str(person))), words, "options")


async def _free(request: Request, table: int, seat: Player) -> Layout:
    lobby = await request.services.lobbies.remove(table, request.person, seat)
    freed = request.words.say("table-removed", seat=request.words.say(f"seat-{seat}"))
    return options_layout(lobby, request, notice=f"**{freed}**")


@route("free-seat", args=r"=[^=]+")
async def choose_seat_to_free(request: Request) -> Layout:
    lobby = await request.services.lobbies.card(request.custom_id.table)
    return await free_seat(request, lobby, Player(request.chosen))


@route("free-taken", args=r":[a-z]+:\d{1,20}")
async def free_taken_seat(request: Request) -> Layout:
    """Empty a seat after its host was asked whether they mean it, if that person still has it."""
    seat, person = request.custom_id.args
    lobby = await request.services.lobbies.card(request.custom_id.table)
    if lobby.require_seat(Player(seat)).person != int(person):
        raise StalePress(request.custom_id.verb)
    return await _free(request, lobby.table.id, Player(seat))


@route("first-seat", args=r"=[^=]+")
async def seat_first(request: Request) -> Layout:
    """The seat goes before all others; so a few choices make any order."""
    return options_layout(
        await request.services.lobbies.seat_first(request.custom_id.table, request.person, Player(request.chosen)),
        request,
    )


async def close_table(request: Request, lobby: Lobby) -> Layout:
    """Close a table before its game; where others sit there, ask first and name them. Raises `Refused`."""
    moderator, words = request.interaction.permissions.manage_guild, request.words
    if not moderator:
        lobby.require_host(request.person)
    others = [seat.person for seat in lobby.seats.values() if seat.person not in (None, request.person)]
    if not others:
        return await _close(request, lobby.table.id)
    people = words.all_of([f"<@{person}>" for person in others])
    layout = Layout(CARD).text(words.say("confirm-close", people=people, count=len(others)))
    return are_you_sure(layout, CustomId(lobby.table.id, "close-taken"), words, "options")


@route("close")
async def close(request: Request) -> Layout:
    return await close_table(request, await request.services.lobbies.card(request.custom_id.table))


@route("close-taken")
async def close_taken_table(request: Request) -> Layout:
    """Close a table after its host was asked whether they mean it."""
    return await _close(request, request.custom_id.table)


async def _close(request: Request, table: int) -> Layout:
    moderator = request.interaction.permissions.manage_guild
    await request.services.lobbies.close(table, request.person, moderator=moderator)
    return Layout().text(request.words.say("lobby-closed"))
