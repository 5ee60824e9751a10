"""What the channel reads of a reward that was taken between two wars."""

from __future__ import annotations

import pytest

from bot.messages import Note
from bot.words import words
from bot.words.notes import note_text
from rules import Action, plain
from rules.legacy.campaign.rewards import (
    CancelScar,
    DestroyCard,
    FortifyCity,
    FoundCity,
    MarkContinent,
    NameContinent,
    UpgradeCard,
)

REWARDS: dict[Action, tuple[str, str]] = {
    NameContinent(1, "red", "asia", "Zog"): ("Name Asia “Zog”", "Nommer l’Asie « Zog »"),
    FoundCity(1, "red", "peru", "Zog"): ("Found the city “Zog” in Peru", "Fonder la ville « Zog » au Pérou"),
    CancelScar(1, "red", "peru"): ("Cover the scar in Peru", "Recouvrir la cicatrice du Pérou"),
    MarkContinent(1, "red", "asia", -1): ("Put −1 on Asia", "Coller −1 sur l’Asie"),
    FortifyCity(1, "red", "peru"): ("Fortify the city in Peru", "Fortifier la ville du Pérou"),
    DestroyCard(1, "red", "peru"): ("Destroy the card of Peru", "Détruire la carte du Pérou"),
    UpgradeCard(1, "red", "peru"): ("Put a coin on the card of Peru", "Coller une pièce sur la carte du Pérou"),
}


@pytest.mark.parametrize("reward", REWARDS, ids=lambda reward: reward.kind)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_reward_is_told_in_the_channel(language: str, reward: Action) -> None:
    note = Note("reward-taken", answer=plain(reward), values={"by": "<@1>"})
    told = note_text(note, words(language, "legacy")).replace("\xa0", " ")
    assert told.endswith(f": {REWARDS[reward][language == 'fr']}.")
