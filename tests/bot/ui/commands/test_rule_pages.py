"""Rules by topic: those of the channel's game, or of every game without one, with the house rules."""

from __future__ import annotations

import re

import pytest
from support.tables.simkit import keys, lines
from support.tables.tables import Table

from bot.words import LANGUAGES, words
from bot.words.help import house_topics, rules_text, rules_topics
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


OTHER_BOARDS = re.compile("Middle-earth|Ancient Earth|Terre du Milieu|Terre antique")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", [topic for topic in rules_topics(GAMES["classic"]) if topic != "classic-boards"])
def test_at_a_table_no_page_speaks_of_boards_that_are_not_played(topic: str, language: str, strict_words: None) -> None:
    spoken, classic = words(language, "classic"), GAMES["classic"]
    for mode in ("secret-mission", "two-players"):
        seats = ("red", "blue", "black")[: 2 if mode == "two-players" else 3]
        told = rules_text(topic, spoken, classic.ruleset(classic.setting(seats, {"mode": mode})))
        assert not OTHER_BOARDS.search(told), told


@pytest.mark.parametrize(
    ("topic", "option", "here", "elsewhere"),
    [
        ("classic-sets", "set-values", "A set counts by symbol", "Sets get more valuable"),
        ("classic-combat", "lone-die", "only one against a single attacker", ""),
        ("classic-combat", "first-rounds", "Nobody can be eliminated before round 4", ""),
        ("classic-fortifying", "fortify", "The two must be neighbours", "must connect the two"),
        ("classic-fortifying", "card-drawn", "after the move", "before the move"),
        ("classic-missions", "board", "36 territories", "24 territories"),
    ],
)
def test_a_page_tells_what_a_table_plays(
    topic: str, option: str, here: str, elsewhere: str, strict_words: None
) -> None:
    """Whether by its board's edition or by its own choice."""
    spoken, classic, seats = words("en", "classic"), GAMES["classic"], ("red", "blue", "black")
    chosen = classic.ruleset(classic.setting(seats, {"board": "middle-earth"}))
    told = {
        name: rules_text(topic, spoken, rules)
        for name, rules in (("here", chosen), ("world", classic.ruleset(classic.setting(seats, {}))))
    }
    assert here in told["here"]
    assert here not in told["world"]
    assert elsewhere in told["world"]
    assert not elsewhere or elsewhere not in told["here"]
    if option != "board":
        own = classic.ruleset(classic.setting(seats, {option: chosen.options[option]}))
        assert here in rules_text(topic, spoken, own)
