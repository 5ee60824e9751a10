"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Factions to choose from once packs are open."""

from __future__ import annotations

from collections.abc import Iterable

from rules.ai.legacy.campaign import faction_worth
from rules.ai.legacy.starts import muster_one_of
from rules.ai.outlook import Sight
from rules.kernel.values import Action
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.ids import Faction
from rules.legacy.setup.factions import starting_powers

OTHER_POWERS = 3.0
"""What a faction is worth whose powers are no starting powers."""


def faction_worths(sight: Sight, factions: Iterable[str]) -> dict[str, float]:
    """What each of these factions is worth: by its starting power, if it has one."""
    now = sight.view.parts[Campaign]
    with_powers = [faction for faction in map(Faction, factions) if starting_powers(now)[faction]]
    return dict.fromkeys(factions, OTHER_POWERS) | {
        str(faction): faction_worth(now, faction) for faction in with_powers
    }


def muster(sight: Sight) -> Action:
    """As without packs, perhaps with a faction that has no starting power."""
    return muster_one_of(sight, faction_worths(sight, sight.offers[0].fields["faction"]))
