"""Names to choose from: enough for a campaign, valid in themselves, none twice, none a land's."""

from __future__ import annotations

import pytest

from rules.author import Typed
from rules.kernel.names import name_flaw, name_key
from rules.legacy.campaign.box import BOX, MAJOR, MINOR
from rules.legacy.campaign.campaign import GAMES, Campaign, City
from rules.legacy.campaign.names import CITY, CONTINENT, SUGGESTIONS, WORLD, names

LONGEST = 18
"""So that a Roman number fits behind a suggestion."""


def test_suggestions_are_names() -> None:
    every = [name for among in SUGGESTIONS.values() for name in among]
    assert not [name for name in every if name_flaw(name) or len(name) > LONGEST]
    assert len(set(map(name_key, every))) == len(every)
    assert len(SUGGESTIONS[CITY]) >= BOX["stickers"][MAJOR] + BOX["stickers"][MINOR]
    assert len(SUGGESTIONS[CONTINENT]) >= 6


@pytest.mark.parametrize("kind", [CITY, CONTINENT, WORLD])
def test_every_game_suggests_others(kind: str) -> None:
    """No land bears a suggestion, and in each game of a campaign there are some."""
    for game in range(1, GAMES + 3):
        now, then = names(Campaign(game=game), kind), names(Campaign(game=game + 1), kind)
        assert len(now) >= 5
        assert tuple(now) != tuple(then)


def test_a_city_s_name_is_suggested_no_more() -> None:
    """What one thing is called, no other is: not a city, not a continent, not the world."""
    first = names(Campaign(), CITY)[0]
    campaign = Campaign(cities={"peru": City(MINOR, first, "ann")}, world="Terra Nova")
    for kind in SUGGESTIONS:
        offered: Typed = names(campaign, kind)
        assert first not in offered
        assert "terra nova" not in offered
