"""The lobby card: seats by side and colour, the options in short, the buttons to join and start."""

from __future__ import annotations

from collections.abc import Mapping

from bot.services.lobbies import Lobby
from bot.store.models import Seat
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import by_colour
from bot.ui.interaction.layout import GOOD, MAIN, PLAIN, Layout, button
from bot.ui.interaction.request import Request
from bot.ui.interaction.routes import route
from bot.ui.posts.lobby_options import CARD, in_short
from bot.ui.screens.browse import help_layout
from bot.words import Words
from bot.words.refusals import refusal_text
from bot.words.times import pace_line
from rules import Player
from rules.risk import WrongNumber


def lobby_card(lobby: Lobby, words: Words, mark: str) -> Layout:
    """The card as everybody sees it; the seats and the buttons stand last, where a phone shows them."""
    layout = Layout(CARD)
    game = words.say(f"game-{lobby.game.name}")
    layout.text(f"## {words.say('lobby-title', game=game)}\n{words.say('lobby-intro')}")
    layout.text(in_short(lobby.game, lobby.options, words))
    layout.text(f"-# {pace_line(lobby.table.pace, words)}")
    layout.text(
        f"-# {words.say('lobby-fingerprint', print=lobby.fingerprint)}\n"
        f"-# {words.say('lobby-commitment', hash=lobby.commitment)}"
    )
    layout.rule()
    for side, colours in sides(lobby.game.colours).items():
        heading = f"**{words.say(f'lobby-side-{side}')}**\n" if side else ""
        layout.text(heading + "\n".join(_seat(lobby.seats[colour], words) for colour in colours))
        layout.row(*(_join(lobby, colour, words, mark) for colour in colours))
    layout.rule().text(_readiness(lobby, words))
    return _ways(layout, lobby.table.id, words, mark)


def sides(colours: Mapping[Player, str]) -> dict[str, list[Player]]:
    """The seats of each side, in table order."""
    found: dict[str, list[Player]] = {}
    for colour, side in colours.items():
        found.setdefault(side, []).append(colour)
    return found


def _seat(seat: Seat, words: Words) -> str:
    colour = words.say(f"seat-{seat.colour}")
    if seat.person is not None:
        return words.say("lobby-seat-taken", colour=colour, person=f"<@{seat.person}>")
    return words.say("lobby-seat-ai" if seat.ai else "lobby-seat-free", colour=colour)


def _join(lobby: Lobby, colour: Player, words: Words, mark: str) -> Press:
    label = words.say("button-join-colour", colour=words.say(f"seat-{colour}"))
    taken = lobby.seats[colour].person is not None
    return button(CustomId(lobby.table.id, "join", 0, (colour,), mark), label, MAIN, disabled=taken)


def _readiness(lobby: Lobby, words: Words) -> str:
    taken = [colour for colour, seat in lobby.seats.items() if not seat.free]
    why = lobby.why_not_ready()
    if isinstance(why, WrongNumber):
        numbers = words.any_of([str(number) for number in why.allowed])
        return words.say("lobby-takes", allowed=numbers, seated=len(taken))
    if why is None:
        return f"**{words.say('lobby-ready', seated=len(taken))}**"
    return words.say("lobby-not-ready", why=refusal_text(why, words, by_colour(words)))


def _ways(layout: Layout, table: int, words: Words, mark: str) -> Layout:
    ways = {"start": "start", "ai": "add-ai", "leave": "leave", "options": "options", "first-minute": "help"}
    return layout.row(
        *(
            button(CustomId(table, verb, 0, (), mark), words.say(f"button-{label}"), GOOD if verb == "start" else PLAIN)
            for verb, label in ways.items()
        )
    )


@route("join", args=r":[^:]+", quiet=True)
async def join(request: Request) -> None:
    await request.services.lobbies.join(
        request.custom_id.table, request.person, Player(request.custom_id.args[0]), request.interaction.id
    )


@route("leave", quiet=True)
async def leave(request: Request) -> None:
    await request.services.lobbies.leave(request.custom_id.table, request.person)


@route("ai", quiet=True)
async def seat_ai(request: Request) -> None:
    await request.services.lobbies.seat_ai(request.custom_id.table, request.person, None, request.interaction.id)


@route("start", quiet=True)
async def start(request: Request) -> None:
    await request.services.lobbies.start(request.custom_id.table, request.person, request.interaction.id)


@route("first-minute")
async def first_minute(request: Request) -> Layout:
    return help_layout(request.words)
