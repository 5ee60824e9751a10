"""Factions and scars of Risk Legacy as sentences name them: with the article that their language wants."""

from __future__ import annotations

import pytest

from bot.words import words
from bot.words.seats import naming
from bot.words.story.events import event_text
from rules import Territory
from rules.legacy.campaign.ballot import PowerKept
from rules.legacy.campaign.campaign import ScarGlued
from rules.legacy.combat.scar_cards import SCARS
from rules.legacy.setup.factions import FACTIONS, FactionChosen

CHOSEN = {
    "en": ("Red plays **the Saharan Republic** and starts in Peru with 8 troops.",
           "The Saharan Republic keeps **Swift columns** for the whole campaign.",
           "**Red places the scar Bunker on the Western United States, for ever.**"),
    "fr": ("Rouge joue **la République saharienne** et démarre au Pérou avec 8 troupes.",
           "La République saharienne garde **Colonnes rapides** pour toute la campagne.",
           "**Rouge colle le Bunker dans les États de l’Ouest, pour toujours.**"),
}  # fmt: skip


@pytest.mark.parametrize("language", CHOSEN)
def test_a_faction_and_a_scar_have_their_article_in_a_sentence(language: str) -> None:
    spoken, where = words(language, "legacy"), Territory("western_united_states")
    events = (
        FactionChosen("red", "saharan_republic", "peru", 8),
        PowerKept("saharan_republic", "free_timing", (2, 1), 0),
        ScarGlued("red", "bunker", where),
    )
    told = tuple(event_text(event, spoken, naming(spoken)).replace("\xa0", " ") for event in events)
    assert told == CHOSEN[language]
    assert [title for title in (*FACTIONS, *SCARS) if f"card-{title}.the" not in spoken] == []
