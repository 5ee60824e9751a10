"""What a game or a house rule is made of, for those who write one."""

from rules.atlas import NO_CARD, NO_TERRITORY, Board, RealmName, Region, RegionName, board, trail_on
from rules.house import HouseRulesClash, HouseRuleWants, NotOnThisBoard
from rules.kernel.context import Pass, Window
from rules.kernel.events import CardsMoved, GameEnded, SeenBefore, TurnBegan, ZoneLaid
from rules.kernel.game import Campaigns, NoSuchBeginning, NoSuchOption, Revealed
from rules.kernel.meanings import item_of, meanings
from rules.kernel.names import LONGEST_NAME, BadName, clean_name
from rules.kernel.offers import Choices, Ordered, Some, Typed
from rules.kernel.options import OFF, ON, Option
from rules.kernel.plans import Lines
from rules.kernel.ruleset import Clash, Module
from rules.kernel.tagged import Family, Tagged, shape_data
from rules.kernel.values import (
    EVERYONE,
    AttackDice,
    AttackFalls,
    DefenceDice,
    DefenceFalls,
    GameIsOver,
    Holding,
    LeaderKind,
    NotAsked,
    NotNow,
    NotYours,
    Part,
    PlanLine,
    Ranked,
    Rolls,
    Task,
    ThrownDice,
    TypedName,
    Zone,
)
from rules.kernel.wants import Wants
from rules.kernel.windows import ToReact

__all__ = [
    "EVERYONE",
    "LONGEST_NAME",
    "NO_CARD",
    "NO_TERRITORY",
    "OFF",
    "ON",
    "AttackDice",
    "AttackFalls",
    "BadName",
    "Board",
    "Campaigns",
    "CardsMoved",
    "Choices",
    "Clash",
    "DefenceDice",
    "DefenceFalls",
    "Family",
    "GameEnded",
    "GameIsOver",
    "Holding",
    "HouseRuleWants",
    "HouseRulesClash",
    "LeaderKind",
    "Lines",
    "Module",
    "NoSuchBeginning",
    "NoSuchOption",
    "NotAsked",
    "NotNow",
    "NotOnThisBoard",
    "NotYours",
    "Option",
    "Ordered",
    "Part",
    "Pass",
    "PlanLine",
    "Ranked",
    "RealmName",
    "Region",
    "RegionName",
    "Revealed",
    "Rolls",
    "SeenBefore",
    "Some",
    "Tagged",
    "Task",
    "ThrownDice",
    "ToReact",
    "TurnBegan",
    "Typed",
    "TypedName",
    "Wants",
    "Window",
    "Zone",
    "ZoneLaid",
    "board",
    "clean_name",
    "item_of",
    "meanings",
    "shape_data",
    "trail_on",
]
