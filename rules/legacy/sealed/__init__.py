"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Each folder belongs behind the seal of its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.legacy.campaign.campaign import Campaign
from rules.legacy.campaign.seals import Pack
from rules.legacy.sealed import envelope, pack_1, pack_2, pack_3, pack_4, pocket_1, pocket_2
from rules.legacy.sealed.grown import Growth, join_growths
from rules.legacy.sealed.pack_3.goals import growth_of
from rules.legacy.sealed.pocket_1.odds import SIXES_WIN, CloningDice
from rules.legacy.sealed.pocket_2.kept import read_growth
from rules.risk.odds.dice_odds import DiceChanges, OpenDice, SideChanges
from rules.risk.turn.turns import StateOrView

PACKS: Mapping[str, Pack] = {
    pack.label: pack
    for pack in (
        pack_1.PACK, pack_2.PACK, pack_3.PACK, pack_4.PACK, pocket_1.PACK, pocket_2.PACK, envelope.PACK,
    )
}  # fmt: skip
"""Every pack, by its label."""
FULLEST_DICE: OpenDice = CloningDice(
    changes=DiceChanges(
        attack=SideChanges(rules=(SIXES_WIN,)),
        defence=SideChanges(highest=1, lowest=-1),
        walls=SideChanges(each=1),
        boxes=10,
        triple_takes_all=True,
        double_six_ends=True,
    )
)
"""The dice of a battle in which all at once changes them that can."""
GROWTHS: Mapping[str, Callable[[StateOrView], Growth | None]] = {"pack_3": growth_of, "pocket_2": read_growth}
"""What a pack that adds to the board has added to it, as a game stands."""


def board_change(game: StateOrView) -> Growth | None:
    """What open packs have added to the board, as a game stands; None if nothing."""
    opened = game.parts[Campaign].packs
    growths = tuple([growth for label in opened if (added := GROWTHS.get(label)) and (growth := added(game))])
    return join_growths(growths) if growths else None
