"""SEALED: what is in here spoils Risk Legacy for whoever plays it. What the land of the packs is called."""

from __future__ import annotations

import pytest
from support.sealed.legacy_packs import late_table

from bot.words import LANGUAGES, words
from rules.author import board
from rules.kernel.names import name_key
from rules.legacy.campaign.seals import PackPart
from rules.legacy.sealed import PACKS


@pytest.mark.parametrize("label", PACKS)
def test_no_name_that_players_type_can_be_that_of_new_land_in_any_language(label: str) -> None:
    """The rules hold the names as keys; here they are held against the words."""
    lands = [land for land in late_table(4, label).board.territories if land not in board("legacy").territories]
    names = {name_key(words(language, "legacy").say(f"land-{land}")) for language in LANGUAGES for land in lands}
    assert PackPart.of_label.get(label, PackPart).taken_names == names
