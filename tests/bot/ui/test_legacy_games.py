"""A whole war of Legacy by buttons and typing, with a restart; then the campaign's rewards, and a record that holds."""

from __future__ import annotations

import pytest
from tables import Table
from whole_games import played_out, secretly

from rules import Player
from rules.legacy import Campaign

SEATS = (Player("red"), Player("blue"), Player("yellow"))


async def test_a_first_war_with_its_rewards(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The winner has signed the board, every faction's card has its line, and the next game is the second."""
    secretly(monkeypatch, 7)
    await table.open(table.alice, game="legacy", seats=SEATS)
    await table.quiet()
    session = await played_out(table, "four red stars")
    left = session.state.part(Campaign)
    assert left.game == 2
    assert [signature.game for signature in left.signatures] == [1]
    assert len(left.entries) == 5
