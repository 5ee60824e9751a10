"""SEALED: what is in here spoils Risk Legacy for whoever plays it. What land and cards of the packs are called."""

from __future__ import annotations

import pytest
from support.legacy.battles import war
from support.sealed.legacy_packs import late_table, open_packs

from bot.words import LANGUAGES, words
from bot.words.arguments import card_name
from rules.author import board
from rules.kernel.names import name_key
from rules.legacy.campaign.seals import LABELS, PackPart
from rules.legacy.sealed import PACKS


@pytest.mark.parametrize("label", PACKS)
def test_no_name_that_players_type_can_be_that_of_new_land_in_any_language(label: str) -> None:
    """The rules hold the names as keys; here they are held against the words."""
    lands = [land for land in late_table(4, label).board.territories if land not in board("legacy").territories]
    names = {name_key(words(language, "legacy").say(f"land-{land}")) for language in LANGUAGES for land in lands}
    assert PackPart.of_label.get(label, PackPart).taken_names == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_open_packs_has_a_name(language: str) -> None:
    game = war({"red": "alaska", "blue": "peru", "yellow": "egypt"}, lasting=open_packs(*LABELS))
    cards = {card for zone in game.state.zones.values() for card in zone.cards}
    named = {card: card_name(card, words(language, "legacy")) for card in sorted(cards)}
    assert [card for card, name in named.items() if name == card.partition(".")[0]] == []
