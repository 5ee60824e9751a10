"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Every option beside what packs bring."""

from __future__ import annotations

from random import Random

import pytest
from support.in_part import in_part
from support.legacy.campaigns import MEMBERS, SEATS, composed_for
from support.legacy.next_games import next_setting
from support.legacy.random_games import roam, walk_with
from support.sealed.legacy_packs import TEXTS, late_table

from rules import Seeded
from rules.legacy import GAMES, LEGACY
from rules.legacy.campaign.chain import campaign_after, new_campaign, read_campaign, seal_campaign, write_campaign
from rules.legacy.sealed import PACKS

OPTIONS = {one.name: one.choices for one in LEGACY.options}
CHOICES = [(name, choice) for name, choices in OPTIONS.items() for choice in choices]
THINGS = PACKS["envelope"].among


@in_part("name", list(OPTIONS), kept=list(OPTIONS)[::2])
def test_every_choice_with_all_packs_open(name: str) -> None:
    """Random games of each number of players: never stuck, every offer stands, nothing hidden is told."""
    for at, choice in enumerate(OPTIONS[name]):
        options = {"promo-cards": "on", "concede": "neutral", name: choice}
        rules = late_table(3 + at % 3, *PACKS, seed=at, drawn=1 + at % THINGS, **options)
        roam(rules, len(name) + at, 150, look_every=25)


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("name", "choice"), CHOICES)
def test_every_choice_in_whole_campaigns(name: str, choice: str, players: int) -> None:
    """Random campaigns in which seals break as they will, and the envelope before the seventh game."""
    rnd = Random(f"{name} {choice} {players}")
    drawn = {"envelope:drawn": str(rnd.randint(1, THINGS))}
    campaign = seal_campaign(new_campaign(MEMBERS, options={name: choice}), TEXTS)
    for game in range(1, GAMES + 2):
        seated = dict(zip(rnd.sample(SEATS, players), rnd.sample(campaign.members, players), strict=True))
        setting = next_setting(campaign, seated, opens=("envelope",) if game == 7 else ())
        chance = Seeded(rnd.randbytes(32), {**TEXTS, **drawn})
        *_, last = walk_with(composed_for(setting), rnd.randrange(1000), chance)
        campaign = campaign_after(last.state)
        assert campaign.game == game + 1
        assert read_campaign(write_campaign(campaign)) == campaign
    assert "envelope" in campaign.packs
    assert len(campaign.signatures) == GAMES
