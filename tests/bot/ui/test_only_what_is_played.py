"""Nothing of a game, a house rule or a pack is entered at a table where it is not played: no words, rules, AI,
pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import PurePath
from typing import NamedTuple

import pytest
from support.tables.functions_entered import FunctionsEntered
from support.tables.player import play_on
from support.tables.tables import Table

from rules import GAMES

A_WEEK = 7 * 24 * 3600


class AtTable(NamedTuple):
    """A game with its seats, and the options with which it is opened."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, str]


TABLES = (
    AtTable("lotr", ("green", "red"), {"setup": "dealt"}),
    AtTable("classic", ("red", "blue", "yellow"), {"mode": "conquest", "setup": "dealt", "house": "Single Front"}),
    AtTable("godstorm", ("blue", "green"), {"setup": "quick"}),
    AtTable("legacy", ("red", "blue", "yellow"), {}),
)
ON = {"classic": "single_front"}
"""The house rule that is played, by the name of its file."""


@pytest.fixture
def functions() -> Iterator[FunctionsEntered]:
    noting = FunctionsEntered()
    yield noting
    noting.stop()


def strangers(entered: set[str], game: str) -> list[str]:
    """The functions that belong to something else than what is played; an AI chooses the answers here."""
    files = {each: PurePath(each.partition(":")[0]) for each in entered}
    return sorted(each for each, file in files.items() if owner(file, game))


def owner(file: PurePath, game: str) -> str:
    """Another game, a house rule that is off, or a pack, to which a file belongs; "" for any other file."""
    others = [*(name for name in GAMES if name != game), "sealed"]
    if found := next((name for name in others if name in file.parts), ""):
        return found
    if "house" in file.parts and file.stem not in ("__init__", ON.get(game)):
        return file.stem
    return ""


@pytest.mark.parametrize("at", TABLES, ids=lambda at: at.game)
async def test_a_table_enters_nothing_of_what_is_not_played(
    functions: FunctionsEntered, table: Table, at: AtTable
) -> None:
    people = (table.alice, table.bob, table.carol)[: len(at.seats)]
    await people[0].type(f"risk new {at.game}", pace="daily", **at.options)
    with functions.watched() as lobby_card:
        await people[0].press(f"join:{at.seats[0]}", table.last("join"))
        await table.quiet()
    for person, seat in zip(people[1:], at.seats[1:], strict=True):
        await person.press(f"join:{seat}", table.last("join"))
    await table.start(people[0])
    await play_on(table, 3)
    with functions.watched() as press:
        await play_on(table, 1)
        await table.quiet()
    with functions.watched() as status:
        await table.eve.press("status", table.last("play"))
    with functions.watched() as hand:
        await people[0].press("hand", table.last("hand"))
    with functions.watched() as board:
        await table.eve.type("risk board")
    with functions.watched() as deadline:
        await table.env.advance_time(A_WEEK)
        await table.bot.scheduler.fire_due()
        await table.quiet()
    steps = await table.bot.services.games.steps((await table.session()).table.id)
    assert "clock" in {step.by for step in steps}
    watched = {
        "lobby card": lobby_card, "press": press, "status": status, "hand": hand, "board": board, "deadline": deadline,
    }  # fmt: skip
    assert all(watched.values())
    assert any(at.game in PurePath(each).parts for each in press)
    assert any(each.startswith(f"rules/ai/{at.game}/") for each in press)
    assert {what: found for what, entered in watched.items() if (found := strangers(entered, at.game))} == {}
