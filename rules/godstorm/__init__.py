"""Risk Godstorm: five epochs on the Ancient Earth, with gods, miracles, plague and the Underworld.

A position (`rules.position`) takes, besides who holds what on Earth, below it and in the Heavens:

`epoch`                         its number, 1 unless said: as many rounds have ended as epochs before it; in the
                                set-up, from `begin-epoch` or an earlier step on, that of the epoch to begin
`faith`, `gods`                 of each seat: `blue: 7`; `blue: war@gaul sky@gaul`
`temples`, `plague`             the territories on which they stand and lie; a temple on nobody's land counts for nobody
`miracles`, `relics`            War, Sky and Death cards in each hand; relics before each seat
`miracle_piles`                 cards on top of the four piles
`sunk`, `boiling`               `atlantis`, on which nothing is left then; the two ends of a sea line

A seat without a territory on Earth is out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from rules.atlas import board
from rules.godstorm.attack_conditions import attack_conditions
from rules.godstorm.death_cards import HandLost, LandSeized, death_cards
from rules.godstorm.epochs import (
    LAST_EPOCH,
    BeginEpoch,
    Bid,
    BidsRevealed,
    EpochBegan,
    Epochs,
    EpochSetBack,
    Markers,
    MarkerTaken,
    OrderTaken,
    TakeMarker,
    ToBid,
    bid_bonus,
    epochs,
    this_epoch,
)
from rules.godstorm.faith import Faith, FaithRaised, FaithSacrificed, faith, faith_of
from rules.godstorm.force import DECLARED_GODS, GODSWAR_ARMIES, Force, force
from rules.godstorm.founding import (
    GODS_ON_PLAGUE,
    Found,
    FoundAtStrongest,
    FoundTemples,
    GarrisonNeutral,
    GiveFaith,
    founding,
)
from rules.godstorm.gods import GodBanished, GodMoved, Gods, GodSummoned, gods
from rules.godstorm.godswar import GodswarFought, RiskGod, ToMeetGod, ToRiskGod, godswar, godswar_bonus
from rules.godstorm.godswar_odds import godswar_odds
from rules.godstorm.invocations import (
    Invoke,
    InvokeAgainst,
    InvokeAlone,
    InvokeAt,
    InvokeBetween,
    InvokeDeck,
    InvokeExchange,
    InvokeFlight,
    InvokeFrom,
    InvokeGod,
    InvokeLands,
    InvokeMarch,
    InvokeRelic,
    InvokeReturn,
)
from rules.godstorm.labors import MAGIC_LABOR, SKY_LABOR, DeathLabor, LaborDone, LaborsDone, labors
from rules.godstorm.land import ArmiesSwapped, Ascended, dead_ascend, fallen_ascend, land
from rules.godstorm.miracles import (
    ANNOUNCED,
    MIRACLE,
    SKY_WINDOW,
    Announced,
    LayMiracles,
    MiracleDrawn,
    MiraclePlayed,
    PlayMiracles,
    RelicGained,
    ToPlayMiracle,
    hand,
    miracles,
    pile,
    purchase_zone,
    relics,
)
from rules.godstorm.pantheons import COLOURS, DEATH, GODS, HEAVENS, LETTERS, MAGIC, SKY, UNDERWORLD, WAR
from rules.godstorm.plague import Plague, PlagueLaid, PlagueMoved, SpreadPlague, Suffer, lands_in_play, plague
from rules.godstorm.plans import plans
from rules.godstorm.purchases import Buy, MiracleBought, Purchases, ToBuy, miracle_price, purchases
from rules.godstorm.raising import RaiseFaith, raising
from rules.godstorm.relic_powers import (
    BoxFruitless,
    BoxOpened,
    FreeCards,
    OpenBox,
    RaiseAegis,
    RelicsRaise,
    TradeArmies,
    price_with,
    relic_powers,
)
from rules.godstorm.scoring import RELIC_POINTS, PointsCounted, Score, score, scoring, tie_breakers
from rules.godstorm.sky_cards import SKY_CARDS, sky_cards
from rules.godstorm.summoning import GOD_COST, TEMPLE_COST, Build, Summon, Summoning, ToSummon, summoning
from rules.godstorm.temples import TempleBuilt, TempleDestroyed, TempleMoved, Temples, temples, temples_of
from rules.godstorm.titles import data as miracle_data
from rules.godstorm.titles import titles
from rules.godstorm.tree_of_life import Pledge, ToPledge, tree_of_life
from rules.godstorm.underworld import (
    ALTAR,
    CRYPT,
    CryptReturns,
    Embarkation,
    LeaveHeaven,
    LeftHeaven,
    Return,
    ToLeaveHeaven,
    most_returning,
    underworld,
)
from rules.godstorm.war_cards import HandSeen, KeepCard, RelicLost, war_cards
from rules.godstorm.waters import AtlantisSank, Waters, waters
from rules.house import house_rules_in_play, house_turn, options_refusal, with_house_rules
from rules.kernel.game import Game, Setting
from rules.kernel.options import Option
from rules.kernel.ruleset import Ruleset
from rules.kernel.values import Player, Refusal, Task
from rules.kernel.windows import windows
from rules.risk.armies import NEUTRAL
from rules.risk.combat.battle import battle
from rules.risk.combat.calling_off import calling_off
from rules.risk.combat.expand import expand
from rules.risk.combat.invasion import Combat, invasion
from rules.risk.combat.occupy import occupy
from rules.risk.plans.plan import plan
from rules.risk.setup.claiming import ClaimLand, SpreadArmies, WrongNumber, claiming
from rules.risk.setup.dealing import DealCards, RaiseArmies, dealing
from rules.risk.setup.seating import SEATING, lots, modules_for_seats
from rules.risk.setup.station_by_turns import OWN, StationByTurns, station_by_turns
from rules.risk.turn.agreed_draw import agreed_draw
from rules.risk.turn.concede import CONCEDE, concede
from rules.risk.turn.fortify import Fortification, fortify
from rules.risk.turn.neutral import neutral
from rules.risk.turn.reinforce import Reinforcement, reinforce
from rules.risk.turn.rounds import rounds
from rules.risk.turn.share_out import share_out
from rules.risk.turn.turns import NextTurn, RollForFirst, turns

SetupChoice = Literal["dealt", "claimed", "quick"]
SETUP: Option[SetupChoice] = Option("setup", get_args(SetupChoice))
PantheonsChoice = Literal["lobby", "by-dice"]
PANTHEONS: Option[PantheonsChoice] = Option("pantheons", get_args(PantheonsChoice))

VERSION = "7"
"""The version of these rules, raised whenever one of them is corrected so that an old game would go another way."""
ARMIES = {2: 30, 3: 35, 4: 30, 5: 25}
"""The starting armies of each player, by number of players."""
NEUTRAL_ARMIES = 42
"""Three on each of the fourteen territories of the neutral pile, with two players."""
HANDFUL = (OWN, OWN, OWN)
HOUSE_RULES = ("yalta", "blind-yalta", "single-front")
"""The house rules that make sense here: there are no sets and no hands of territories, the dead return, and dice are
the gods'."""

TURN: tuple[Task, ...] = (
    OpenBox(), FreeCards(), RaiseFaith(), RelicsRaise(), CryptReturns(), Reinforcement(),  # 1: armies and faith
    Summoning(),  # 2: gods and temples
    Purchases(),  # 3: miracle cards are bought
    PlayMiracles(),  # 4: War and Death cards
    Suffer(),  # 5: plague
    Combat(),  # 6: invasions
    Fortification(),  # 7
    Embarkation(),  # 8: armies leave Heaven
    Combat(UNDERWORLD),  # 9: the Underworld is invaded
    DeathLabor(),  # 10: the Death card of a crypt
)  # fmt: skip
"""The ten steps of a turn."""
MODULES = (
    windows, turns, rounds, epochs, scoring, claiming, dealing, station_by_turns, reinforce, share_out, invasion,
    calling_off, battle, occupy, expand, fortify, neutral, concede, agreed_draw, plan, plans, faith, gods, temples,
    land, plague, founding, raising, summoning, miracles, purchases, relic_powers, underworld, waters, force, labors,
    tree_of_life, war_cards, death_cards, sky_cards, godswar, godswar_odds, attack_conditions,
)  # fmt: skip


def seats_refusal(seats: tuple[Player, ...], options: Mapping[str, str]) -> Refusal | None:
    """Why these seats cannot play: two to five can."""
    return None if len(seats) in ARMIES else WrongNumber(len(seats), tuple(ARMIES))


def settle_options(options: Mapping[str, str]) -> dict[str, str]:
    """The options as the rules read them."""
    return dict(options)


def start(seats: tuple[Player, ...], options: Mapping[str, str]) -> tuple[Task, ...]:
    """The set-up in the book's order. Two players always deal three piles, one of them to a neutral army."""
    two, how = len(seats) == 2, SETUP.of(options)
    claimed = how == "claimed" and not two
    armies = ((NEUTRAL, NEUTRAL_ARMIES),) if two else ()
    return (
        *lots(seats, options, COLOURS),
        SpreadPlague(),
        RollForFirst("place"),
        RaiseArmies((*armies, *((seat, ARMIES[len(seats)]) for seat in seats))),
        *([GarrisonNeutral()] if two else []),
        ClaimLand() if claimed else DealCards(),
        *((SpreadArmies(), FoundAtStrongest()) if how == "quick" else (StationByTurns(HANDFUL), FoundTemples())),
        GiveFaith(),
        LayMiracles(),
        BeginEpoch(),
        NextTurn(),
    )


def compose(setting: Setting) -> Ruleset:
    """The ruleset of one table."""
    options = settle_options(dict(setting.options))
    house = house_rules_in_play(options)
    return Ruleset(
        "godstorm",
        (*MODULES, *modules_for_seats(options), *(rule.module for rule in house)),
        board=board("ancient_earth"),
        seats=setting.seats,
        start=start(setting.seats, options),
        turn=house_turn(house, TURN, options),
        options=options,
        version=VERSION,
    )


GODSTORM = Game(
    name="godstorm",
    options=with_house_rules(
        (
            SEATING,
            SETUP,
            PANTHEONS,
            GODS_ON_PLAGUE,
            SKY_LABOR,
            SKY_CARDS,
            GODSWAR_ARMIES,
            DECLARED_GODS,
            MAGIC_LABOR,
            CONCEDE,
        ),
        (board("ancient_earth"),),
        HOUSE_RULES,
    ),
    colours=COLOURS,
    seats_refusal=seats_refusal,
    compose=compose,
    options_refusal=options_refusal,
    settle_options=settle_options,
    draws_seats=lambda options: PANTHEONS.of(options) == "by-dice",
)
"""Risk Godstorm."""

__all__ = [
    "ALTAR",
    "ANNOUNCED",
    "ARMIES",
    "CRYPT",
    "DEATH",
    "DECLARED_GODS",
    "GODS",
    "GODSTORM",
    "GOD_COST",
    "HEAVENS",
    "HOUSE_RULES",
    "LAST_EPOCH",
    "LETTERS",
    "MAGIC",
    "MIRACLE",
    "RELIC_POINTS",
    "SKY",
    "SKY_WINDOW",
    "TEMPLE_COST",
    "TURN",
    "UNDERWORLD",
    "VERSION",
    "WAR",
    "Announced",
    "ArmiesSwapped",
    "Ascended",
    "AtlantisSank",
    "Bid",
    "BidsRevealed",
    "BoxFruitless",
    "BoxOpened",
    "Build",
    "Buy",
    "EpochBegan",
    "EpochSetBack",
    "Epochs",
    "Faith",
    "FaithRaised",
    "FaithSacrificed",
    "Force",
    "Found",
    "GodBanished",
    "GodMoved",
    "GodSummoned",
    "Gods",
    "GodswarFought",
    "HandLost",
    "HandSeen",
    "Invoke",
    "InvokeAgainst",
    "InvokeAlone",
    "InvokeAt",
    "InvokeBetween",
    "InvokeDeck",
    "InvokeExchange",
    "InvokeFlight",
    "InvokeFrom",
    "InvokeGod",
    "InvokeLands",
    "InvokeMarch",
    "InvokeRelic",
    "InvokeReturn",
    "KeepCard",
    "LaborDone",
    "LaborsDone",
    "LandSeized",
    "LeaveHeaven",
    "LeftHeaven",
    "MarkerTaken",
    "Markers",
    "MiracleBought",
    "MiracleDrawn",
    "MiraclePlayed",
    "OrderTaken",
    "Plague",
    "PlagueLaid",
    "PlagueMoved",
    "Pledge",
    "PointsCounted",
    "RaiseAegis",
    "RelicGained",
    "RelicLost",
    "Return",
    "RiskGod",
    "Score",
    "Summon",
    "TakeMarker",
    "TempleBuilt",
    "TempleDestroyed",
    "TempleMoved",
    "Temples",
    "ToBid",
    "ToBuy",
    "ToLeaveHeaven",
    "ToMeetGod",
    "ToPlayMiracle",
    "ToPledge",
    "ToRiskGod",
    "ToSummon",
    "TradeArmies",
    "Waters",
    "bid_bonus",
    "dead_ascend",
    "faith_of",
    "fallen_ascend",
    "gods",
    "godswar_bonus",
    "hand",
    "lands_in_play",
    "miracle_data",
    "miracle_price",
    "most_returning",
    "pile",
    "plague",
    "price_with",
    "purchase_zone",
    "relics",
    "score",
    "scoring",
    "temples",
    "temples_of",
    "this_epoch",
    "tie_breakers",
    "titles",
    "underworld",
    "waters",
]
