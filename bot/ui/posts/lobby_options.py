"""The host's private panel that changes a table's options, and the order of its seats in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.game.lobby import Lobby
from bot.store.models import STARTING, Table
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import by_colour
from bot.ui.interaction.layout import BAD, OPTIONS, Layout, ListEntry, button
from bot.ui.interaction.request import Rejected, Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.play.pace import pace_layout, table_of
from bot.ui.screens.leaving import are_you_sure
from bot.ui.screens.permissions import plan_thread
from bot.ui.screens.watching import require_watch, watch_answer, watch_choices, watch_line
from bot.words import Words
from bot.words.decisions import choice_description, choice_name, option_description, option_name
from bot.words.games import lobby_words
from bot.words.options import choice_text, grouped_options, in_short, options_text
from bot.words.refusals import refusal_text
from bot.words.seat_titles import lobby_titles
from bot.words.seats import character_name
from bot.words.times import pace_line
from rules import Player, Refused, house_rules_of
from rules.ai import CHARACTERS, Character, characters_of
from rules.author import OFF, ON, Option
from rules.risk import ARRANGED, LOT, SEATING

CARD = 0xC8A24A
PACE, COACH, WATCH = "pace", "coach", "watch"
"""What stands among the options and is none of the game's."""
_A_CHARACTER = rf"=[a-z]+\.({'|'.join(map(str, CHARACTERS))})"
"""A seat, and what its AI is to be."""


def order_line(lobby: Lobby, words: Words, *, listed: bool = False) -> str:
    """In which order the seats play, and who is the General where the game has one; "" with fewer than two seats.

    `listed`: the seats stand above in that order.
    """
    seats = list(lobby.order)
    if len(seats) < 2:
        return ""
    named = lobby_titles(lobby.game, words)
    general = words.say(f"seat-{seats[0]}") if lobby_words(lobby.game.name).has_general else "none"
    if SEATING.get(lobby.options) == LOT:
        return words.say("lobby-order-by-lot", general=general)
    order = "none" if listed else ", ".join(map(named, seats))
    return words.say("lobby-order", seats=order, general=general).strip()


async def options_layout(lobby: Lobby, request: Request, option: str = "", notice: str = "") -> Layout:
    """The options: for the host what is unusual, and menus that change them; for others all of them."""
    words = request.words
    layout = Layout(CARD).text(notice)
    starting, hosts = lobby.table.state == STARTING, lobby.table.host == request.person
    if starting or not hosts or lobby.campaign is not None:
        _all_options(layout, lobby, request)
    else:
        told = in_short(lobby.game, lobby.options, words, rest="")
        layout.text(f"### {words.say('lobby-options')}\n{told}").text(pace_line(lobby.table.pace, words))
        layout.text(coach_line(lobby.table, words)).text(watch_line(lobby.table, request.services.watch, words))
    if starting:
        return layout.text(words.say("refusal-table-starting"))
    if not hosts:
        return layout.text(words.say("refusal-not-host", host=f"<@{lobby.table.host}>"))
    if lobby.campaign is not None:
        layout.text(words.say("refusal-campaign-options"))
    _house_rules(layout, lobby, words)
    _option_menus(layout, lobby, option, words, can_watch=request.services.watch.is_on)
    _seats(layout, lobby, words)
    return layout.row(*await _table_ways(lobby, request))


def _all_options(layout: Layout, lobby: Lobby, request: Request) -> Layout:
    """Every option as a question with its answer, in groups."""
    words = request.words
    layout.text(f"### {words.say('lobby-options')}\n{options_text(lobby.game, lobby.options, words)}")
    layout.text(pace_line(lobby.table.pace, words)).text(coach_line(lobby.table, words))
    return layout.text(watch_line(lobby.table, request.services.watch, words))


def coach_line(table: Table, words: Words) -> str:
    """That players may ask for hints and reviews; "" where they may not."""
    return words.say("coach-here") if table.coach else ""


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


def _option_menus(layout: Layout, lobby: Lobby, chosen: str, words: Words, *, can_watch: bool) -> None:
    """The table's own options and the game's with their answers, and the choices of the one that is `chosen`.

    A campaign's later games have the table's own alone: the others were fixed with the first.
    """
    pages = list(_pages(lobby, chosen, words, can_watch=can_watch))
    for at, (groups, lines) in enumerate(pages):
        named = " · ".join(groups) if len(pages) > 1 else "none"
        prompt = words.say("lobby-choose-option", groups=named)
        layout.choose(CustomId(lobby.table.id, "option", mark=f"#{at}"), lines, prompt)
    if chosen == COACH:
        layout.text(f"**{words.attribute('lobby-coach', 'description')}**")
        now = _coach_now(lobby)
        picks = [ListEntry(each, words.say(f"coach-{each}"), chosen=each == now) for each in (OFF, ON)]
        layout.choose(CustomId(lobby.table.id, "coach"), picks, words.say("lobby-coach"))
    if chosen == WATCH:
        layout.text(f"**{words.attribute('lobby-watch', 'description')}**")
        layout.choose(CustomId(lobby.table.id, "watch"), watch_choices(lobby.table, words), words.say("lobby-watch"))
    for option in lobby.game.options:
        if option.name == chosen:
            layout.text(f"**{option_description(chosen, words, lobby.game.name)}**")
            picks = [
                ListEntry(
                    choice,
                    choice_text(lobby.game, chosen, choice, lobby.options, words),
                    choice_description(chosen, choice, words),
                    chosen=choice == lobby.options[chosen],
                )
                for choice in option.choices
            ]
            layout.choose(CustomId(lobby.table.id, "choice", 0, (chosen,)), picks, option_name(chosen, words))


def _pages(lobby: Lobby, chosen: str, words: Words, *, can_watch: bool) -> Iterator[tuple[list[str], list[ListEntry]]]:
    """As many whole groups of options in a list as one may hold, with the names of the groups."""
    pace = ListEntry(PACE, words.say("lobby-pace"), words.attribute("parameter-pace", "description"))
    now = words.say(f"coach-{_coach_now(lobby)}")
    answer = words.say("lobby-option-choices", option=words.say("lobby-coach"), choices=now)
    coach = ListEntry(COACH, answer, words.attribute("lobby-coach", "description"), chosen == COACH)
    groups, lines = list[str](), [pace, coach]
    if can_watch:
        described = words.attribute("lobby-watch", "description")
        lines.append(ListEntry(WATCH, watch_answer(lobby.table, words), described, chosen == WATCH))
    found = grouped_options(lobby.game, lobby.options) if lobby.campaign is None else {}
    for name, options in found.items():
        if len(lines) + len(options) > OPTIONS:
            yield groups, lines
            groups, lines = [], []
        groups += [words.say(f"options-{name}")] if name else []
        lines += [_entry(lobby, option, chosen, words) for option in options]
    yield groups, lines


def _coach_now(lobby: Lobby) -> str:
    return ON if lobby.table.coach else OFF


def _entry(lobby: Lobby, option: Option[str], chosen: str, words: Words) -> ListEntry:
    """An option with its answer, and below what it asks."""
    answer = choice_name(option.name, lobby.game.settle_options(lobby.options)[option.name], words)
    named = words.say("lobby-option-choices", option=option_name(option.name, words), choices=answer)
    return ListEntry(option.name, named, option_description(option.name, words, lobby.game.name), option.name == chosen)


def _seats(layout: Layout, lobby: Lobby, words: Words) -> None:
    """Seats to free, what AIs are like, and seats to move to the front where the host arranges them."""
    table = lobby.table.id
    filled = [
        ListEntry(colour, words.say("lobby-free-seat", colour=words.say(f"seat-{colour}")))
        for colour, seat in lobby.seats.items()
        if not seat.free
    ]
    layout.choose(CustomId(table, "free-seat"), filled, words.say("lobby-choose-seat"))
    layout.choose(CustomId(table, "strength"), _strengths(lobby, words), words.say("lobby-choose-strength"))
    layout.choose(CustomId(table, "temper"), _tempers(lobby, words), words.say("lobby-choose-temper"))
    order = list(lobby.order)
    if SEATING.get(lobby.options) == ARRANGED and len(order) > 1:
        others = [ListEntry(colour, words.say(f"seat-{colour}")) for colour in order[1:]]
        layout.text(order_line(lobby, words))
        layout.choose(CustomId(table, "first-seat"), others, words.say("lobby-choose-first"))


def _strengths(lobby: Lobby, words: Words) -> list[ListEntry]:
    """Each other strength that the AI of a seat can have, with its temper where it has one."""
    return _characters(
        lobby, words, lambda now, other: now.strength != other.strength and other == other.of_temper(now.temper)
    )


def _tempers(lobby: Lobby, words: Words) -> list[ListEntry]:
    """Each other temper that the AI of a seat can have, as strong as it is."""
    return _characters(lobby, words, lambda now, other: now.strength == other.strength and now.temper != other.temper)


def _characters(lobby: Lobby, words: Words, is_offered: Callable[[Character, Character], bool]) -> list[ListEntry]:
    """What the AI of each seat can become of what is offered instead of what it is now; nothing where all are alike."""
    known = characters_of(lobby.game.name)
    return [
        ListEntry(
            f"{colour}.{other}",
            words.say("lobby-strength", colour=words.say(f"seat-{colour}"), strength=character_name(other, words)),
            words.say("lobby-strength-now", strength=character_name(seat.character, words)),
        )
        for colour, seat in lobby.seats.items()
        for other in known
        if seat.ai and len(known) > 1 and is_offered(seat.character, other)
    ]


async def _table_ways(lobby: Lobby, request: Request) -> list[Press]:
    """All options at once, where the table is played, and its end."""
    table, words = lobby.table.id, request.words
    own = await request.services.store.read(lambda tx: tx.threads.of(table))
    place = "channel" if own is not None and own.thread is not None else "thread"
    whole = [button(CustomId(table, "all-options"), words.say("button-all-options"))] if lobby.campaign is None else []
    return [
        *whole,
        button(CustomId(table, "place", 0, (place,)), words.say(f"button-to-{place}")),
        button(CustomId(table, "close"), words.say("button-close"), BAD),
    ]


async def _change(request: Request, choices: Mapping[str, str], option: str = "") -> Layout:
    """Change options and show the panel; what does not fit is said above it, and nothing has changed."""
    lobbies, table = request.services.lobbies, request.custom_id.table
    try:
        return await options_layout(await lobbies.choose(table, request.person, choices), request)
    except Refused as no:
        refusal = f"**{refusal_text(no.why, request.words, by_colour(request.words))}**"
        return await options_layout(await lobbies.card(table), request, option, refusal)


@route("options")
async def show_options(request: Request) -> Layout:
    return await options_layout(await request.services.lobbies.card(request.custom_id.table), request)


@route("all-options")
async def show_all_options(request: Request) -> Layout:
    lobby = await request.services.lobbies.card(request.custom_id.table)
    back = button(CustomId(lobby.table.id, "options"), request.words.say("button-back"))
    return _all_options(Layout(CARD), lobby, request).row(back)


@route("option", args=r"=[^=]+")
async def open_option(request: Request) -> Layout:
    if request.chosen == PACE:
        return await pace_layout(request, await table_of(request, request.custom_id.table))
    return await options_layout(await request.services.lobbies.card(request.custom_id.table), request, request.chosen)


@route("choice", args=r":[^:]+=[^=]+")
async def choose_option(request: Request) -> Layout:
    option = request.custom_id.args[0]
    return await _change(request, {option: request.chosen}, option)


@route("coach", args=r"=(on|off)")
async def choose_coach(request: Request) -> Layout:
    """Turn the coach of a lobby on or off."""
    return await set_coach(request, request.custom_id.table, coach=request.chosen == ON)


async def set_coach(request: Request, table: int, *, coach: bool) -> Layout:
    """Turn the coach of a lobby on or off, and show the options. Raises `Refused`."""
    return await options_layout(await request.services.lobbies.set_coach(table, request.person, coach), request)


@route("watch", args=r"=(off|public|whole)")
async def choose_watch(request: Request) -> Layout:
    """Choose what the game of a lobby shows in a browser."""
    return await set_watch(request, request.custom_id.table, request.chosen)


async def set_watch(request: Request, table: int, watch: str) -> Layout:
    """Choose what the game of a lobby shows in a browser, and show the options. Raises `Refused`, `Rejected`."""
    require_watch(request)
    return await options_layout(await request.services.lobbies.set_watch(table, request.person, watch), request)


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
    return await options_layout(lobby, request, notice=f"**{freed}**")


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


@route("strength", args=_A_CHARACTER)
@route("temper", args=_A_CHARACTER)
async def choose_character(request: Request) -> Layout:
    """The AI of a seat gets another strength or temper."""
    seat, character = request.chosen.split(".")
    return await set_character(request, request.custom_id.table, Player(seat), Character.read(character))


async def set_character(request: Request, table: int, seat: Player, character: Character) -> Layout:
    """Let the AI of a seat in a lobby have this character. Raises `Refused`."""
    words, lobby = request.words, await request.services.lobbies.set_character(table, request.person, seat, character)
    named = character_name(character, words)
    notice = words.say("lobby-strength", colour=words.say(f"seat-{seat}"), strength=named)
    return await options_layout(lobby, request, notice=f"**{notice}**")


@route("first-seat", args=r"=[^=]+")
async def seat_first(request: Request) -> Layout:
    """The seat goes before all others; so a few choices make any order."""
    return await options_layout(
        await request.services.lobbies.seat_first(request.custom_id.table, request.person, Player(request.chosen)),
        request,
    )


@route("place", args=":(thread|channel)")
async def change_place(request: Request) -> Layout:
    """Take the lobby to a thread of its own, or back to its channel, and say so to the one who pressed."""
    threads, table = request.services.threads, request.custom_id.table
    if request.custom_id.args[0] == "channel":
        await threads.move_back(table, request.person)
        return Layout(leads_back=False).text(request.words.say("lobby-to-channel"))
    wanted, why = plan_thread(request)
    if wanted is None:
        raise Rejected(why)
    await threads.move_out(table, request.person, wanted.parent)
    return Layout(leads_back=False).text(request.words.say("lobby-to-thread"))


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
    return Layout(leads_back=False).text(request.words.say("lobby-closed"))
