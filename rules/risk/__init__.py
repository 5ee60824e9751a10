"""Rules shared by all games of the Risk family, one concern a file."""

from rules.risk.armies import NEUTRAL, ArmiesForfeited, ArmiesGranted, ArmiesLost, ArmiesMoved, ArmiesPlaced, LandTaken
from rules.risk.combat.battle import BattleFought, Conquered, Conquests, Defend, defence_as_thrown
from rules.risk.combat.calling_off import CalledOff, CallOff
from rules.risk.combat.expand import Expand, Expanded, toll_of
from rules.risk.combat.helps import (
    NO_POWER,
    Help,
    Helped,
    MixedDice,
    Power,
    Totals,
    battle_dice,
    helps_at,
    helps_of,
    total_sums,
    totals_fought,
    wins_totals,
)
from rules.risk.combat.invasion import Attack, Invasion, InvasionDeclared, InvasionEnded, SourceSwitched, ToFight
from rules.risk.combat.leaders import CAPTAIN, Leaders
from rules.risk.combat.occupy import Eliminated, PlayerKnockedOut
from rules.risk.combat.open_dice import THROWN, Throw
from rules.risk.odds.dice_odds import Dice, DiceChanges, OpenDice, SideChanges
from rules.risk.odds.forecast import Forecaster, charge, fighters, forecast, forecast_of, forecaster, rethrows
from rules.risk.odds.invasion_odds import Odds, invasion_odds
from rules.risk.odds.luck import Luck, battles_of, luck_of, strangest
from rules.risk.odds.total_odds import Sum, higher_total
from rules.risk.plans.plan import (
    ALL,
    ASKED,
    DeployLine,
    EndLine,
    FortifyLine,
    InvadeLine,
    behind,
    drop_stop,
    plan_lines,
)
from rules.risk.plans.plan_check import game_leaders, leaders_fight, may_lead, plan_flaw
from rules.risk.plans.plan_trades import TradeLine
from rules.risk.setup.claiming import Claimed, Recruits, Stationed, WrongNumber
from rules.risk.setup.seating import ARRANGED, LOT, SeatsDrawn
from rules.risk.turn.agreed_draw import AGREED, MakePeace
from rules.risk.turn.cards import DECK, WILDS, SetTraded, Trade, hand, set_gain
from rules.risk.turn.concede import ArmyTurnedNeutral, Conceded, NotBegun
from rules.risk.turn.fortify import Fortified, Fortify, ToFortify
from rules.risk.turn.reinforce import Deploy, Finish, ToReinforce
from rules.risk.turn.rounds import RoundEnded, RoundsSetBack, this_round
from rules.risk.turn.steps import find_finish, list_passed_steps
from rules.risk.turn.turns import Order, is_out, is_setting_up, next_up, order_of_play, seats_in_play, still_plays

__all__ = [
    "AGREED",
    "ALL",
    "ARRANGED",
    "ASKED",
    "CAPTAIN",
    "DECK",
    "LOT",
    "NEUTRAL",
    "NO_POWER",
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
    "Help",
    "Helped",
    "InvadeLine",
    "Invasion",
    "InvasionDeclared",
    "InvasionEnded",
    "LandTaken",
    "Leaders",
    "Luck",
    "MakePeace",
    "MixedDice",
    "NotBegun",
    "Odds",
    "OpenDice",
    "Order",
    "PlayerKnockedOut",
    "Power",
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
    "ToFortify",
    "ToReinforce",
    "Totals",
    "Trade",
    "TradeLine",
    "WrongNumber",
    "battle_dice",
    "battles_of",
    "behind",
    "charge",
    "defence_as_thrown",
    "drop_stop",
    "fighters",
    "find_finish",
    "forecast",
    "forecast_of",
    "forecaster",
    "game_leaders",
    "hand",
    "helps_at",
    "helps_of",
    "higher_total",
    "invasion_odds",
    "is_out",
    "is_setting_up",
    "leaders_fight",
    "list_passed_steps",
    "luck_of",
    "may_lead",
    "next_up",
    "order_of_play",
    "plan_flaw",
    "plan_lines",
    "rethrows",
    "seats_in_play",
    "set_gain",
    "still_plays",
    "strangest",
    "this_round",
    "toll_of",
    "total_sums",
    "totals_fought",
    "wins_totals",
]
