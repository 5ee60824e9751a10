"""Rules shared by all games of the Risk family, one concern a file."""

from rules.risk.agreed_draw import AGREED, MakePeace
from rules.risk.armies import NEUTRAL, ArmiesGranted, ArmiesMoved, ArmiesPlaced, LandTaken
from rules.risk.battle import BattleFought, Conquered, Defend, compare
from rules.risk.cards import DECK, WILDS, SetTraded, hand, set_gain
from rules.risk.concede import ArmyTurnedNeutral, Conceded, NotBegun
from rules.risk.dice_odds import Dice
from rules.risk.forecast import Forecaster, charge, forecast, forecast_of, forecaster, rethrows
from rules.risk.fortify import Fortified, Fortify
from rules.risk.invasion import Attack, Invasion, InvasionDeclared, InvasionEnded, SourceSwitched, ToFight
from rules.risk.invasion_odds import Odds, invasion
from rules.risk.luck import Luck, battles_of, luck_of, strangest
from rules.risk.occupy import Eliminated
from rules.risk.plan import (
    ALL,
    ASKED,
    DeployLine,
    EndLine,
    FortifyLine,
    InvadeLine,
    PlanLine,
    TradeLine,
    behind,
    emboldened,
    read_plan,
    write_plan,
)
from rules.risk.plan_check import may_lead, plan_flaw
from rules.risk.reinforce import Deploy, ToReinforce, Trade
from rules.risk.rounds import RoundEnded, this_round
from rules.risk.seating import ARRANGED, LOT, SeatsDrawn
from rules.risk.setup import Claimed, Recruits, Stationed, WrongNumber
from rules.risk.turns import Order

__all__ = [
    "AGREED",
    "ALL",
    "ARRANGED",
    "ASKED",
    "DECK",
    "LOT",
    "NEUTRAL",
    "WILDS",
    "ArmiesGranted",
    "ArmiesMoved",
    "ArmiesPlaced",
    "ArmyTurnedNeutral",
    "Attack",
    "BattleFought",
    "Claimed",
    "Conceded",
    "Conquered",
    "Defend",
    "Deploy",
    "DeployLine",
    "Dice",
    "Eliminated",
    "EndLine",
    "Forecaster",
    "Fortified",
    "Fortify",
    "FortifyLine",
    "InvadeLine",
    "Invasion",
    "InvasionDeclared",
    "InvasionEnded",
    "LandTaken",
    "Luck",
    "MakePeace",
    "NotBegun",
    "Odds",
    "Order",
    "PlanLine",
    "Recruits",
    "RoundEnded",
    "SeatsDrawn",
    "SetTraded",
    "SourceSwitched",
    "Stationed",
    "ToFight",
    "ToReinforce",
    "Trade",
    "TradeLine",
    "WrongNumber",
    "battles_of",
    "behind",
    "charge",
    "compare",
    "emboldened",
    "forecast",
    "forecast_of",
    "forecaster",
    "hand",
    "invasion",
    "luck_of",
    "may_lead",
    "plan_flaw",
    "read_plan",
    "rethrows",
    "set_gain",
    "strangest",
    "this_round",
    "write_plan",
]
