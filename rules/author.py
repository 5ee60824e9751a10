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
from rules.kernel.windows import ToReact, windows
from rules.packages import GamePackage
from rules.risk.combat.battle import battle
from rules.risk.combat.invasion import Combat, invasion
from rules.risk.combat.occupy import occupy
from rules.risk.plans.plan import plan
from rules.risk.plans.plan_trades import plan_trades
from rules.risk.setup.claiming import StationArmies, claiming
from rules.risk.setup.dealing import DealCards, LayDeck, RaiseArmies, dealing
from rules.risk.turn.agreed_draw import agreed_draw
from rules.risk.turn.cards import TerritoryCard, cards
from rules.risk.turn.concede import CONCEDE, concede
from rules.risk.turn.fortify import Fortification, fortify
from rules.risk.turn.neutral import neutral
from rules.risk.turn.reinforce import Reinforcement, reinforce
from rules.risk.turn.rounds import rounds
from rules.risk.turn.turns import NextTurn, RollForFirst, turns

__all__ = [
    "CONCEDE",
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
    "Combat",
    "DealCards",
    "DefenceDice",
    "DefenceFalls",
    "Family",
    "Fortification",
    "GameEnded",
    "GameIsOver",
    "GamePackage",
    "Holding",
    "HouseRuleWants",
    "HouseRulesClash",
    "LayDeck",
    "LeaderKind",
    "Lines",
    "Module",
    "NextTurn",
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
    "RaiseArmies",
    "Ranked",
    "RealmName",
    "Region",
    "RegionName",
    "Reinforcement",
    "Revealed",
    "RollForFirst",
    "Rolls",
    "SeenBefore",
    "Some",
    "StationArmies",
    "Tagged",
    "Task",
    "TerritoryCard",
    "ThrownDice",
    "ToReact",
    "TurnBegan",
    "Typed",
    "TypedName",
    "Wants",
    "Window",
    "Zone",
    "ZoneLaid",
    "agreed_draw",
    "battle",
    "board",
    "cards",
    "claiming",
    "clean_name",
    "concede",
    "dealing",
    "fortify",
    "invasion",
    "item_of",
    "meanings",
    "neutral",
    "occupy",
    "plan",
    "plan_trades",
    "reinforce",
    "rounds",
    "shape_data",
    "trail_on",
    "turns",
    "windows",
]
