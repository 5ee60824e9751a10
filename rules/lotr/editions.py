"""The editions of the game: the Trilogy, the box of 2002, and that box with its expansion."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rules.atlas import Board, Territory, board
from rules.kernel.options import Option
from rules.kernel.values import Task
from rules.lotr.adventures import AdventureCard
from rules.lotr.board import PRIZES
from rules.lotr.captains import NewCaptain
from rules.lotr.fellowship import FellowshipStep
from rules.lotr.missions import MissionCards
from rules.lotr.sides import EVIL, GOOD
from rules.lotr.strongholds import GarrisonStrongholds
from rules.risk.combat.invasion import Combat
from rules.risk.turn.cards import TerritoryCard
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.reinforce import Reinforcement

WHOLE = board("middle_earth")
"""The board of the Trilogy; the first edition has a part of it."""
EDITION = "edition"
"""The choice that takes an option's value from the edition."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition: its numbers, its turn, and its values for some options.

    `armies` are the starting regiments by number of players. `sided` cards of each side are dealt among its players; a
    player with fewer than `lands` (by number of players) gets neutral ones as well. In a game of two the neutral army
    has `neutral` territories. Each player starts with `captains`, and may have `most_captains` later. He is dealt
    `territory_cards` and `adventures`, which is also the hand limit; the Adventure cards come from the `boxes`.
    `prizes` are extra points of a territory for one side. `modes` are the numbers of players by mode.
    """

    armies: Mapping[int, int]
    sided: int
    lands: Mapping[int, int]
    neutral: int
    captains: int
    territory_cards: int
    adventures: int
    boxes: tuple[str, ...]
    turn: tuple[Task, ...]
    modes: Mapping[str, tuple[int, ...]]
    ways: Mapping[str, str]
    most_captains: int = 2
    part: str = ""
    prizes: Mapping[Territory, tuple[str, int]] = field(default_factory=dict)


TURN: tuple[Task, ...] = (
    GarrisonStrongholds(),
    Reinforcement(),
    Combat(),
    Fortification(),
    TerritoryCard(),
    MissionCards(),
    AdventureCard(),
    NewCaptain(),
    FellowshipStep(),
)
TURN_OF_2002: tuple[Task, ...] = (
    Reinforcement(),
    Combat(),
    Fortification(),
    NewCaptain(),
    TerritoryCard(),
    MissionCards(),
    AdventureCard(),
    FellowshipStep(),
)
"""In 2002 strongholds raise no garrison, and a lost captain returns before the cards are drawn."""

TRILOGY_WAYS = {
    "first-player": "two-rolls",
    "card-lands": "none",
    "lone-die": "two",
    "captain-after-mission": "goes-on",
    "captains-march": "with-regiments",
    "site-cards": "conquest",
    "first-rounds": "war",
    "trades-after-elimination": "down-to-four",
}
PLAY_AID_WAYS = {
    "first-player": "first-to-place",
    "card-lands": "two",
    "lone-die": "one",
    "captain-after-mission": "stays",
    "captains-march": "alone",
    "site-cards": "passage",
    "first-rounds": "truce",
    "trades-after-elimination": "every-set",
}
TWO_TO_SIX = {"alone": (2, 3, 4, 5, 6), "alliance": (3, 4, 5, 6), "hunt": (2, 3, 4, 5, 6)}
"""The modes of the play aid, for up to six players."""

EDITIONS: dict[str, Edition] = {
    "trilogy": Edition(
        armies={2: 60, 3: 52, 4: 45},
        sided=16,
        lands={2: 16, 3: 16, 4: 8},
        neutral=21,
        captains=2,
        territory_cards=1,
        adventures=4,
        boxes=("base", "expansion", "trilogy"),
        turn=TURN,
        modes={"alone": (2, 3, 4), "alliance": (4,), "team": (4,), "hunt": (2, 3, 4)},
        ways=TRILOGY_WAYS,
    ),
    "base": Edition(
        armies={2: 35, 3: 35, 4: 30, 5: 25, 6: 20},
        sided=9,
        lands={2: 9, 3: 9, 4: 5, 5: 5, 6: 5},
        neutral=14,
        captains=1,
        territory_cards=0,
        adventures=3,
        boxes=("base",),
        turn=TURN_OF_2002,
        modes=TWO_TO_SIX,
        ways=PLAY_AID_WAYS,
        part="base_2002",
    ),
    "base-and-expansion": Edition(
        armies={2: 60, 3: 50, 4: 45, 5: 40, 6: 35},
        sided=15,
        lands={2: 15, 3: 15, 4: 8, 5: 8, 6: 7},
        neutral=25,
        captains=1,
        territory_cards=0,
        adventures=4,
        boxes=("base", "expansion"),
        turn=TURN_OF_2002,
        modes=TWO_TO_SIX,
        ways=PLAY_AID_WAYS,
        prizes={
            Territory("mount_doom"): (GOOD, 4),
            Territory("minas_tirith"): (GOOD, 4),
            Territory("barad_dur"): (EVIL, 4),
        },
    ),
}
"""The editions by the choice of the option `edition`."""
PLAYED_EDITION = Option("edition", tuple(EDITIONS))


def resolve_edition(options: Mapping[str, str]) -> dict[str, str]:
    """The options with every `edition` replaced by the edition's value."""
    ways = EDITIONS[PLAYED_EDITION.of(options)].ways
    return {name: ways[name] if choice == EDITION else choice for name, choice in options.items()}


def board_of(edition: Edition) -> Board:
    """Middle-earth, or the part of it that the edition has, with what its territories score besides."""
    found = WHOLE.part(edition.part) if edition.part else WHOLE
    return replace(found, extras={**found.extras, PRIZES.name: edition.prizes}) if edition.prizes else found
