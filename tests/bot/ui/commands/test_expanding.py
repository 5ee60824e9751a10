"""`/risk attack` towards a territory that nobody holds: the player walks in, or is asked how many do."""

from __future__ import annotations

import pytest
from support.tables.player import play_on
from support.tables.simkit import keys
from support.tables.tables import Table
from support.tables.whole_games import secretly

from bot.ui.decisions.prompt import Prompt, prompt_for
from bot.words import words
from rules import Player
from rules.risk import Expand

pytestmark = pytest.mark.usefixtures("no_pictures")
SEATS = (Player("red"), Player("blue"), Player("yellow"))


async def asked(table: Table) -> Prompt:
    """What the person on turn is asked, who may expand."""
    session = await table.session()
    (waiting,) = [each for each in session.list_waiting() if each.person == table.alice.id]
    found = prompt_for(session, waiting.decision.player, words("en"), waiting.number)
    assert found is not None
    return found


async def test_an_empty_territory_is_entered_with_attack(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    secretly(monkeypatch, 7)
    await table.open(table.alice, game="legacy", seats=SEATS)
    await table.quiet()
    while not (prompt := await asked(table)).of_kind(Expand.kind):
        assert await play_on(table, 1)
    source, target = (prompt.of_kind(Expand.kind)[0].fields[field][0] for field in ("source", "target"))
    land = prompt.session.state.land
    number = land.armies(source) - 1
    assert number > 1

    near = await table.alice.member.autocomplete(table.channel, "risk attack", "to", "", **{"from": source})
    assert target in {each["value"] for each in near}
    await table.alice.type("risk attack", **{"from": source, "to": target})
    assert "How many?" in table.alice.text
    assert any(f"expand:{source}:{target}" in key for key in keys(table.alice.screen))

    await table.alice.type("risk attack", **{"from": source, "to": target, "dice": number + 1})
    assert (await table.session()).state.land == land, "one must stay"
    await table.alice.type("risk attack", **{"from": source, "to": target, "dice": number})
    after = (await table.session()).state.land
    assert (after.armies(source), after.armies(target)) == (1, number)
    assert after.owner(target) == prompt.seat
