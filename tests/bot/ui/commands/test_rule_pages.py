"""Rules by topic: those of the channel's game, or of every game without one, with the house rules."""

from __future__ import annotations

import pytest
from support.tables.simkit import keys, lines
from support.tables.tables import Table

from bot.words.help import house_topics, rules_topics
from rules import GAMES


async def listed(table: Table, text: str = "") -> list[str]:
    found = await table.alice.member.autocomplete(table.channel, "risk rules", "topic", text)
    return [each["name"] for each in found]


async def test_a_channel_reads_the_rules_of_its_game(table: Table) -> None:
    await table.alice.type("risk new classic", mode="capital")
    assert await listed(table, "capit") == ["Capitals"]
    await table.alice.type("risk rules", topic="Capitals")
    assert "everybody secretly picks a capital" in table.alice.text
    assert {line["value"] for line in lines(table.alice.screen, "rules:classic#rules-choose")} == set(
        rules_topics(GAMES["classic"])
    )
    await table.alice.choose("rules:classic#rules-house-choose", "house-yalta")
    assert "lie face up" in table.alice.text
    await table.alice.press("rules-of:lotr")
    assert "Rules: Goal" in table.alice.text, "a page, not menus alone"
    pages = lines(table.alice.screen, "rules:lotr#rules-house-choose")
    assert {page["value"] for page in pages} == set(house_topics(GAMES["lotr"]))


async def test_without_a_game_every_topic_says_whose_it_is(table: Table) -> None:
    games = ["Combat – The Lord of the Rings", "Combat – Classic Risk", "Combat and missiles – Risk Legacy"]
    assert await listed(table, "combat") == games
    await table.alice.type("risk rules", topic="Hecatomb")
    assert "The dead don't come back" in table.alice.text


@pytest.mark.parametrize("topic", ["Chess", "x" * 200])
async def test_an_unknown_topic_is_refused(table: Table, topic: str) -> None:
    await table.alice.type("risk rules", topic=topic)
    assert "There's no “" in table.alice.text
    assert not keys(table.alice.screen)


async def test_without_a_topic_one_is_asked_which(table: Table) -> None:
    await table.alice.type("risk rules")
    assert lines(table.alice.screen, "rules:lotr#rules-choose")
