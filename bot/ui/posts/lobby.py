"""The lobby: seats by side and colour, every option on one card, and the buttons with which friends sit down."""

from __future__ import annotations

from collections.abc import Mapping

from bot.services.lobbies import Lobby
from bot.store.models import Seat
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import Key
from bot.ui.interaction.labels import by_colour
from bot.ui.interaction.layout import GOOD, MAIN, PLAIN, Sheet, button
from bot.ui.interaction.request import Visit
from bot.ui.interaction.routes import on
from bot.ui.posts.lobby_options import CARD, in_short
from bot.ui.screens.browse import help_sheet
from bot.words import Words
from bot.words.refusals import refused
from bot.words.times import pace_line
from rules import Player
from rules.risk.seating import WrongNumber


def lobby_card(lobby: Lobby, words: Words, mark: str) -> Sheet:
    """The card as everybody sees it; the seats and the buttons stand last, where a phone shows them."""
    sheet = Sheet(CARD)
    game = words.say(f"game-{lobby.game.name}")
    sheet.text(f"## {words.say('lobby-title', game=game)}\n{words.say('lobby-intro')}")
    sheet.text(in_short(lobby.game, lobby.options, words))
    sheet.text(f"-# {pace_line(lobby.table.pace, words)}")
    sheet.text(
        f"-# {words.say('lobby-fingerprint', print=lobby.fingerprint)}\n"
        f"-# {words.say('lobby-commitment', hash=lobby.commitment)}"
    )
    sheet.rule()
    for side, colours in sides(lobby.game.colours).items():
        heading = f"**{words.say(f'lobby-side-{side}')}**\n" if side else ""
        sheet.text(heading + "\n".join(_seat(lobby.seats[colour], words) for colour in colours))
        sheet.row(*(_join(lobby, colour, words, mark) for colour in colours))
    sheet.rule().text(_readiness(lobby, words))
    return _ways(sheet, lobby.table.id, words, mark)


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
    return button(Key(lobby.table.id, "join", 0, (colour,), mark), label, MAIN, disabled=taken)


def _readiness(lobby: Lobby, words: Words) -> str:
    taken = [colour for colour, seat in lobby.seats.items() if not seat.free]
    why = lobby.unready()
    if isinstance(why, WrongNumber):
        numbers = words.any_of([str(number) for number in why.allowed])
        return words.say("lobby-takes", allowed=numbers, seated=len(taken))
    if why is None:
        return f"**{words.say('lobby-ready', seated=len(taken))}**"
    return words.say("lobby-not-ready", why=refused(why, words, by_colour(words)))


def _ways(sheet: Sheet, table: int, words: Words, mark: str) -> Sheet:
    ways = {"start": "start", "ai": "add-ai", "leave": "leave", "options": "options", "first-minute": "help"}
    return sheet.row(
        *(
            button(Key(table, verb, 0, (), mark), words.say(f"button-{label}"), GOOD if verb == "start" else PLAIN)
            for verb, label in ways.items()
        )
    )


@on("join", quiet=True)
async def join(visit: Visit) -> None:
    await visit.bot.lobbies.join(visit.key.table, visit.person, Player(visit.key.args[0]), visit.interaction.id)


@on("leave", quiet=True)
async def leave(visit: Visit) -> None:
    await visit.bot.lobbies.leave(visit.key.table, visit.person)


@on("ai", quiet=True)
async def seat_ai(visit: Visit) -> None:
    await visit.bot.lobbies.seat_ai(visit.key.table, visit.person, None, visit.interaction.id)


@on("start", quiet=True)
async def start(visit: Visit) -> None:
    await visit.bot.lobbies.start(visit.key.table, visit.person, visit.interaction.id)


@on("first-minute")
async def first_minute(visit: Visit) -> Sheet:
    return help_sheet(visit.words)
