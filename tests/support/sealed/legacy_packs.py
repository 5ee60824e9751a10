"""SEALED: it opens packs of Risk Legacy for the tests. Campaigns in which some of them are open.

campaign = opened_campaign("pack_1", members=("ann", "ben", "cleo"))
war = position({...}, lasting=open_packs("pack_1"))
rules = late_table(4, "pack_1", "pack_3", seed=5)
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from support.legacy.campaigns import MEMBERS
from support.legacy.next_games import next_setting
from support.legacy.random_games import BRINGS, late_setting

from rules import Ruleset
from rules.kernel.tagged import canonical_text
from rules.legacy import LEGACY
from rules.legacy.campaign.campaign import Campaign, OpenedPack
from rules.legacy.campaign.chain import new_campaign, read_before, seal_campaign
from rules.legacy.campaign.seals import seal_texts
from rules.legacy.sealed import PACKS
from rules.legacy.sealed.envelope.cards import HostRaised
from rules.legacy.sealed.pocket_2.cards import TroopsBeamed
from rules.legacy.sealed.pocket_2.start import IslandTaken

SECRET = b"a campaign's own".ljust(32, b".")
BRINGS.update((HostRaised, IslandTaken, TroopsBeamed))
TEXTS = seal_texts(PACKS, SECRET)
LEFT = {
    "pocket_2": canonical_text({"kind": "pocket2", "spot": "south_atlantic", "ends": ["brazil", "north_africa"]}),
}
"""What opened packs have left in a late game: where the island lies."""


def open_packs(*labels: str, game: int = 1, shut: tuple[str, ...] = (), drawn: int = 1) -> dict[str, Any]:
    """The fields of a campaign that say which packs are open: its first member opened them, in this game.

    It has no other seals but those of packs that are `shut`, so nothing else opens; what opens one of these needs its
    text (`TEXTS`). `drawn` is what was drawn into one that holds one of several things.
    """
    texts = {label: TEXTS[label] for label in (*labels, *shut)}
    numbers = {label: drawn if PACKS[label].among else 0 for label in labels}
    packs = {label: OpenedPack(game, MEMBERS[0], TEXTS[label], number) for label, number in numbers.items()}
    return {"seals": seal_campaign(Campaign(), texts).seals, "packs": packs}


def opened_campaign(*labels: str, members: tuple[str, ...] = MEMBERS[:3], **lasting: Any) -> Campaign:
    """A campaign in which these packs were opened, with other fields of it besides."""
    return replace(new_campaign(members), **{**open_packs(*labels), **lasting})


def late_table(players: int, *labels: str, seed: int = 1, drawn: int = 1, **options: str) -> Ruleset:
    """The rules of a late game in which these packs are open."""
    setting = late_setting(players, seed, **options)
    campaign, members = read_before(setting)
    left = {label: text for label, text in LEFT.items() if label in labels}
    opened = replace(campaign, left=left, **open_packs(*labels, game=campaign.game - 1, drawn=drawn))
    return LEGACY.ruleset(next_setting(opened, members))
