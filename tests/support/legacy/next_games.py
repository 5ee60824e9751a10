"""The setting of a campaign's next game, put together by hand: also one with which no table would begin."""

from __future__ import annotations

from collections.abc import Mapping

from rules import Player, Refused, Setting
from rules.legacy import LEGACY, Campaign


def next_setting(
    campaign: Campaign, members: Mapping[Player, str], record: str = "", opens: tuple[str, ...] = ()
) -> Setting:
    """The setting of a campaign's next game, with the members by seat, in table order; raises `Refused`.

    `record` is the SHA-256 of the record of the game before, in hex; "" for the first game. `opens` are the packs that
    are opened before anything else.
    """
    assert LEGACY.campaigns
    before = LEGACY.campaigns.before(campaign, members, record, opens)
    setting = Setting(LEGACY.name, tuple(members), tuple(campaign.options.items()), before)
    if why := LEGACY.before_flaw(setting):
        raise Refused(why)
    return setting
