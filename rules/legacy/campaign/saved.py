"""A campaign as it is saved between its games and in the record of each: what `Campaign` holds, its texts shared.

The games themselves, and with them every fingerprint, have it plain. What an older program saved is brought up to date.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.kernel.shared_texts import SharedTexts, restore_texts, share_texts
from rules.kernel.tagged import plain, shape_data
from rules.kernel.upgrade import Upgrades, upgrade_data
from rules.legacy.campaign.campaign import Campaign

VERSION = 2
"""The version of a saved campaign. In the first one every text stood in full wherever it occurred."""


def save_campaign(campaign: Campaign) -> dict[str, Any]:
    """A campaign as plain data, to be saved."""
    return _of_this_version(plain(campaign))


def read_saved(data: dict[str, Any]) -> Campaign:
    """The campaign that was saved so, by whatever version; raises `Unreadable`, `TooNew`, and what Python raises for
    data that is no saved campaign at all: AttributeError, KeyError, TypeError, ValueError, RecursionError."""
    now = upgrade_data(data, VERSION, UPGRADES)
    campaign: Campaign = shape_data(restore_texts(shape_data(_strip_version(now), SharedTexts)), Campaign)
    return campaign


def _of_this_version(data: Mapping[str, Any]) -> dict[str, Any]:
    return {**plain(share_texts(data)), "version": VERSION}


def _strip_version(data: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name != "version"}


UPGRADES: Upgrades = {1: lambda data: _of_this_version(_strip_version(data))}
"""For each version of a saved campaign, the function that turns it into the next version's."""
