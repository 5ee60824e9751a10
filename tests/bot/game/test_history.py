"""A seat's past events stay with the person who played it then."""

from __future__ import annotations

import pytest
from support.tables.tables import Table
from support.tables.voting import three

from bot.game.history import tenures
from bot.game.session import LoggedStep
from bot.store.models import Handover
from rules.risk.turn.concede import Conceded

pytestmark = pytest.mark.usefixtures("no_pictures")


def steps(*numbers: int, undone: dict[int, int] | None = None) -> list[LoggedStep]:
    """Steps that each report a seat named after their number."""
    back = undone or {}
    return [
        LoggedStep(n, "player", None, None, () if n in back else (Conceded(f"step {n}"),), (), 0, back.get(n))  # type: ignore[arg-type]
        for n in numbers
    ]


async def told(table: Table, handovers: list[Handover], played: list[LoggedStep]) -> dict[int | None, list[int]]:
    """The steps during which each person played green."""
    session = await table.session()
    found = tenures(session, handovers, played, [])
    return {
        tenure.person: [int(event.player.split()[1]) for event in tenure.events]  # type: ignore[attr-defined]
        for tenure in found
        if tenure.seat == "green"
    }


async def test_each_sitter_has_the_steps_between_the_changes(table: Table) -> None:
    await three(table)
    alice, played = table.alice.id, steps(1, 2, 3, 4, 5, 6)
    changes = [Handover(2, "green", "person", 7, 8), Handover(4, "green", "person", 8, alice)]
    assert await told(table, changes, played) == {7: [1, 2], 8: [3, 4], alice: [5, 6]}


async def test_whoever_sat_there_twice_has_both_and_what_was_taken_back_is_nobodys(table: Table) -> None:
    await three(table)
    alice, played = table.alice.id, steps(1, 2, 3, 4, 5, 6, undone={5: 4})
    changes = [Handover(2, "green", "person", alice, 8), Handover(3, "green", "person", 8, alice)]
    assert await told(table, changes, played) == {alice: [1, 2, 6], 8: [3]}


async def test_a_seat_that_never_changed_hands_has_the_whole_game(table: Table) -> None:
    await three(table)
    assert await told(table, [Handover(2, "red", "ai", 7)], steps(1, 2)) == {table.alice.id: []}
