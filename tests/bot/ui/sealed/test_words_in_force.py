"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The words of packs apply once they are open."""

from __future__ import annotations

from typing import Any

import pytest
from support.documents.every_wording import every_wording
from support.legacy.position import position
from support.sealed.legacy_packs import open_packs

from bot.words.games import words_in
from bot.words.games.legacy.sealed import PACK_WORDS
from bot.words.topics.wording import Wording
from rules import Ruleset

LANDS = {"red": "alaska:4", "blue": "kamchatka:5", "yellow": "siam:3"}


def applying(rules: Ruleset) -> set[Any]:
    """Every word that applies under these rules."""
    topics = {type(words) for each in every_wording() for own in each.by_module.values() for words in own}
    return {words for topic in topics for words in words_in(rules, topic)}


def topics_of(wording: Wording) -> set[Any]:
    return {words for own in wording.by_module.values() for words in own}


@pytest.mark.parametrize("pack", PACK_WORDS, ids=lambda pack: pack.name)
def test_a_pack_has_its_words_once_it_is_open(pack: Wording) -> None:
    shut = position(LANDS)
    opened = position(LANDS, lasting=open_packs(pack.name))
    assert topics_of(pack)
    assert topics_of(pack).isdisjoint(applying(shut.rules.at(shut.state)))
    assert topics_of(pack) <= applying(opened.rules.at(opened.state))
    others = set().union(*(topics_of(each) for each in PACK_WORDS if each is not pack))
    assert others.isdisjoint(applying(opened.rules.at(opened.state)))
