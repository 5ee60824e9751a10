"""Who runs the bot: the owner of its application in Discord, or the members of the team that owns it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from support.tables.tables import Table

from bot.app import RiskBot

pytestmark = pytest.mark.usefixtures("no_pictures")
OWNER = SimpleNamespace(id=0)


def application(table: Table, name: str, *, team: bool) -> Any:
    person = SimpleNamespace(id=getattr(table, name).id)
    return SimpleNamespace(team=SimpleNamespace(members=[person]) if team else None, owner=OWNER if team else person)


@pytest.mark.parametrize("team", [False, True])
@pytest.mark.parametrize(("name", "told"), [("alice", True), ("bob", False)])
async def test_of_keys_only_a_host_who_runs_the_bot_is_told(
    table: Table, monkeypatch: pytest.MonkeyPatch, name: str, told: bool, team: bool
) -> None:
    monkeypatch.setattr(RiskBot, "application", application(table, name, team=team))
    await table.restart()
    await table.alice.type("risk new legacy")
    await table.quiet()
    notes = table.alice.letters
    assert any("RISK_SECRET_KEY" in note for note in notes) == told
