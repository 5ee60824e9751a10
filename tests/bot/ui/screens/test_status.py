"""The status for one reader: what they have in view, said once and in words; what proves the dice is a press away."""

from __future__ import annotations

import re

import pytest
from support.tables.simkit import keys
from support.tables.tables import Table

from rules.risk import reinforcements_due


async def test_the_reader_finds_mission_and_next_turn_and_no_code(table: Table, no_pictures: None) -> None:
    await table.begun(table.alice, game="classic", seats=("red", "blue", "yellow"), setup="dealt")
    await table.alice.type("risk status")
    told, session = table.alice.text, await table.session()
    assert "Your mission: " in told
    due = reinforcements_due(session.rules, session.state, "red")  # type: ignore[arg-type]
    assert due >= 3
    assert f"as the board stands: {due} armies for territories and regions." in told
    assert re.search(r"\b[0-9a-f]{8,}\b", re.sub(r"<.*?>", "", told)) is None
    assert "'s turn." not in told, "the line about whom we wait for says it"
    assert told.count("Your move:") <= 1
    await table.alice.press("fair-dice")
    lobby_hash = re.search(r"Hash of my key, which I show at the end: (\w{64})", table.alice.text)
    assert lobby_hash is not None
    assert re.search(r"Options code: \w{64}\n1\. Red: adds \d+", table.alice.text)
    assert not any(":word" in key for key in keys(table.alice.screen)), "the list is frozen"
    await table.bob.type("risk status")
    assert "Your mission" not in table.bob.text
    assert "as the board stands" not in table.bob.text


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_points_are_told_in_words(table: Table, no_pictures: None, language: str) -> None:
    await table.begun(table.alice, seats=("green", "red"), setup="dealt")
    await table.alice.type("risk me language", language=language)
    await table.alice.type("risk status")
    assert re.search({"en": r"\d+ for territories", "fr": r"\d+ en territoires"}[language], table.alice.text)
    assert re.search(r"\d+ \+ \d+", table.alice.text) is None
