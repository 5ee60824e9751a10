"""Rules pages of the packs: they stand with the others once their pack is open, and nowhere before."""

from __future__ import annotations

import pytest

from bot.ui.screens.browse import rules_layout
from bot.words import words
from bot.words.games import pack_topics
from bot.words.games.legacy.sealed import PACK_WORDS
from bot.words.help import all_topics, rules_text
from rules import GAMES
from rules.legacy import LABELS

LEGACY = GAMES["legacy"]
PACKS = {words.name: tuple(words.lobby.topics) for words in PACK_WORDS}


def test_a_shut_pack_has_no_topic() -> None:
    assert pack_topics(()) == ()
    assert not [topic for topics in PACKS.values() for topic in topics if topic in all_topics(LEGACY)]


@pytest.mark.parametrize("label", sorted(PACKS))
def test_an_open_pack_adds_its_topics_alone(label: str) -> None:
    assert label in LABELS
    assert pack_topics((label,)) == PACKS[label]
    assert set(PACKS[label]) <= set(all_topics(LEGACY, (label,)))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_topics_of_all_packs_fit_one_list_and_can_be_read(language: str) -> None:
    spoken, topics = words(language, "legacy"), pack_topics(LABELS)
    assert 0 < len(topics) <= 25  # (The options that Discord lists.)
    assert all(len(rules_text(topic, spoken)) < 1_900 for topic in topics)
    for topic in topics:
        assert rules_layout(spoken, GAMES, "legacy", topic, LABELS).view().to_components()
