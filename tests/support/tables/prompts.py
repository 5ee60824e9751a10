"""A question of a position as its player's panel shows it, without a running table."""

from __future__ import annotations

from support.random_games.game_in_progress import UnderWay

from bot.game.session import Session
from bot.store.models import RUNNING, Seat, Table
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.layout import Layout
from bot.words import words
from rules import GAMES, Player
from rules.orders import Orders


def session_at(game: str, position: UnderWay) -> Session:
    """A table of AIs at which this position of a game has come up."""
    rules = position.rules
    setting = GAMES[game].setting(rules.seats, dict(rules.options))
    table = Table(1, 1, 1, 1, game, dict(rules.options), "en", RUNNING, b"s" * 32, 0)
    sitting = {seat: Seat(seat, ai=True) for seat in rules.seats}
    return Session(table, GAMES[game], setting, rules, position.state, sitting, Orders(), b"k" * 32)


def prompt_at(game: str, position: UnderWay, language: str = "en", seat: str = "") -> Prompt:
    """The first question that is open in a position, or the first of this seat."""
    session = session_at(game, position)
    asked = position.state.pending
    number = next(number for number in position.state.unanswered if seat in ("", asked[number].player))
    return Prompt(session, Player(asked[number].player), number, asked[number], words(language, game))


def parts_of(layout: Layout) -> list[dict[str, object]]:
    """The components of a layout, those inside others included, in the order of reading."""
    found: list[dict[str, object]] = []
    left = list(layout.view().to_components())
    while left:
        part = left.pop(0)
        found.append(part)
        left = [*part.get("components", ()), *left]
    return found
