"""SEALED: it names topics of packs. The rules of a shut pack, asked for by name, are a topic that there is not."""

from __future__ import annotations

import pytest
from support.tables.simkit import keys
from support.tables.tables import Table

from bot.ui.interaction.name_search import no_such
from bot.words import words
from bot.words.games import pack_topics
from bot.words.help import all_topics, rules_title
from rules import GAMES
from rules.legacy import LABELS

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("no_pictures")]


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_shut_pack_s_topic_is_answered_like_nonsense(table: Table, language: str) -> None:
    """By its id or its title: the same answer as for any text that is no topic, with nothing but topics of the box."""
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=("red", "blue", "yellow"), language="fr")
    await table.alice.type("risk me language", language=language)
    spoken = words(language, "legacy")
    open_topics = {topic: rules_title(topic, spoken) for topic in all_topics(GAMES["legacy"])}
    shut = [topic for topic in pack_topics(LABELS) if topic not in open_topics]
    assert len(shut) >= len(LABELS)
    for topic in ("qqqqq", *shut):
        for typed in {topic, topic if topic == "qqqqq" else rules_title(topic, spoken)}:
            await table.alice.type("risk rules", topic=typed)
            assert table.alice.text == no_such(typed, open_topics, spoken), typed
            assert not keys(table.alice.screen)
