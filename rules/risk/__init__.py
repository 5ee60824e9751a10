"""Rules shared by all games of the Risk family, one concern a file."""

from rules.risk.agreed_draw import AGREED, MakePeace
from rules.risk.armies import NEUTRAL, ArmiesForfeited, ArmiesGranted, ArmiesLost, ArmiesMoved, ArmiesPlaced, LandTaken
from rules.risk.battle import BattleFought, Conquered, Conquests, Defend, defence_as_thrown
from rules.risk.calling_off import CalledOff, CallOff
from rules.risk.cards import DECK, WILDS, SetTraded, Trade, hand, set_gain
from rules.risk.concede import ArmyTurnedNeutral, Conceded, NotBegun
from rules.risk.dice_odds import Dice, DiceChanges, OpenDice, SideChanges
from rules.risk.expand import Expand, Expanded, toll_of
from rules.risk.forecast import Forecaster, charge, fighters, forecast, forecast_of, forecaster, rethrows
from rules.risk.fortify import Fortified, Fortify
from rules.risk.helps import Helped, battle_dice, gods_meet, godswar_sums, wins_godswar
from rules.risk.invasion import Attack, Invasion, InvasionDeclared, InvasionEnded, SourceSwitched, ToFight
from rules.risk.invasion_odds import Odds, invasion
from rules.risk.leaders import CAPTAIN, Leaders
from rules.risk.luck import Luck, battles_of, luck_of, strangest
from rules.risk.occupy import Eliminated, PlayerKnockedOut
from rules.risk.open_dice import THROWN, Throw
from rules.risk.plan import (
    ALL,
    ASKED,
    DeployLine,
    EndLine,
    FortifyLine,
    InvadeLine,
    PlanLine,
    behind,
    emboldened,
    plan_lines,
    read_plan,
    write_plan,
)
from rules.risk.plan_check import game_leaders, leaders_fight, may_lead, plan_flaw
from rules.risk.plan_trades import TradeLine
from rules.risk.reinforce import Deploy, Finish, ToReinforce
from rules.risk.rounds import RoundEnded, RoundsSetBack, this_round
from rules.risk.seating import ARRANGED, LOT, SeatsDrawn
from rules.risk.setup import Claimed, Recruits, Stationed, WrongNumber
from rules.risk.steps import finishing, passed_over
from rules.risk.total_odds import Sum, higher_total
from rules.risk.turns import Order, is_out, living, next_up, order_of_play, setting_up, still_plays

__all__ = [
    "AGREED",
    "ALL",
    "ARRANGED",
    "ASKED",
    "CAPTAIN",
    "DECK",
    "LOT",
    "NEUTRAL",
    "THROWN",
    "WILDS",
    "ArmiesForfeited",
    "ArmiesGranted",
    "ArmiesLost",
    "ArmiesMoved",
    "ArmiesPlaced",
    "ArmyTurnedNeutral",
    "Attack",
    "BattleFought",
    "CallOff",
    "CalledOff",
    "Claimed",
    "Conceded",
    "Conquered",
    "Conquests",
    "Defend",
    "Deploy",
    "DeployLine",
    "Dice",
    "DiceChanges",
    "Eliminated",
    "EndLine",
    "Expand",
    "Expanded",
    "Finish",
    "Forecaster",
    "Fortified",
    "Fortify",
    "FortifyLine",
    "Helped",
    "InvadeLine",
    "Invasion",
    "InvasionDeclared",
    "InvasionEnded",
    "LandTaken",
    "Leaders",
    "Luck",
    "MakePeace",
    "NotBegun",
    "Odds",
    "OpenDice",
    "Order",
    "PlanLine",
    "PlayerKnockedOut",
    "Recruits",
    "RoundEnded",
    "RoundsSetBack",
    "SeatsDrawn",
    "SetTraded",
    "SideChanges",
    "SourceSwitched",
    "Stationed",
    "Sum",
    "Throw",
    "ToFight",
    "ToReinforce",
    "Trade",
    "TradeLine",
    "WrongNumber",
    "battle_dice",
    "battles_of",
    "behind",
    "charge",
    "defence_as_thrown",
    "emboldened",
    "fighters",
    "finishing",
    "forecast",
    "forecast_of",
    "forecaster",
    "game_leaders",
    "gods_meet",
    "godswar_sums",
    "hand",
    "higher_total",
    "invasion",
    "is_out",
    "leaders_fight",
    "living",
    "luck_of",
    "may_lead",
    "next_up",
    "order_of_play",
    "passed_over",
    "plan_flaw",
    "plan_lines",
    "read_plan",
    "rethrows",
    "set_gain",
    "setting_up",
    "still_plays",
    "strangest",
    "this_round",
    "toll_of",
    "wins_godswar",
    "write_plan",
]
