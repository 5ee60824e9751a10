"""Risk Legacy with wars that are decided as they begin, so that a test plays a campaign in no time."""

from __future__ import annotations

from dataclasses import replace

from rules import Ruleset, Setting
from rules.author import Module, Task
from rules.kernel.context import Context
from rules.legacy import LEGACY, MODULES
from rules.legacy.campaign.ballot import PowerBallot
from rules.legacy.campaign.campaign import OpenCampaign
from rules.legacy.campaign.chain import read_before
from rules.legacy.campaign.rewards import ShareRewards
from rules.legacy.setup.factions import FACTIONS, FactionChosen

STARTS = ("iceland", "japan", "peru", "brazil", "egypt")
swift = Module("swift-victory")


class WinAtOnce(Task):
    """Everybody takes a faction and a territory, and the first seat wins."""


@swift.does(WinAtOnce)
def win_at_once(g: Context, task: WinAtOnce) -> None:
    for seat, faction, where in zip(g.state.seats, FACTIONS, STARTS, strict=False):
        g.emit(FactionChosen(seat, faction, where, 8))
    g.then(ShareRewards(g.state.seats[0], "stars"))


def _swift(setting: Setting, first: tuple[Task, ...] = ()) -> Ruleset:
    whole = LEGACY.ruleset(setting)
    campaign, members = read_before(setting)
    return Ruleset(
        "legacy",
        (*MODULES, swift),
        board=whole.board,
        seats=setting.seats,
        start=(OpenCampaign(campaign, members), *first, WinAtOnce()),
        turn=whole.turn,
        options=whole.options,
        version=whole.version,
    )


SWIFT = replace(LEGACY, compose=_swift)
"""Risk Legacy whose wars begin with their rewards."""
VOTED = replace(LEGACY, compose=lambda setting: _swift(setting, (PowerBallot(),)))
"""The same, but in the first war of a campaign everybody votes on the powers before."""
