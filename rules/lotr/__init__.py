"""Risk: The Lord of the Rings: the Trilogy, the edition of 2002 and its expansion; Alliance, Équipe and Traque.

A position (`rules.position`) takes, besides who holds what:

`hands`, `deck`, `discard`                                  Territory cards: of each seat, on top of the deck, discarded
`captains`                                                  each seat's captains: `green: harad khand`
`fellowship`                                                the territory of its path on which the Fellowship stands
`adventures`, `played`                                      Adventure cards: in each hand, and laid down for points
`adventure_deck`, `adventure_discard`                       the top of their deck, and their discards
`uprisings`                                                 Territory cards that a seat keeps hidden for an uprising
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from rules import house
from rules.kernel.game import Game, Setting
from rules.kernel.module import Module
from rules.kernel.options import Option
from rules.kernel.ruleset import Ruleset
from rules.kernel.values import Player, Refusal, Task
from rules.kernel.windows import windows
from rules.lotr.adventures import (
    PILE,
    SITE_CARDS,
    AdventureKept,
    CardPlayed,
    DealAdventures,
    Discard,
    EventTurnedUp,
    SiteTaken,
    adventures,
    card_places,
    score_zone,
    tales,
)
from rules.lotr.alliance import alliance
from rules.lotr.board import PATH, PRIZES, sites_on, strongholds_on
from rules.lotr.captain_marches import CAPTAIN_KEPT_BACK, CAPTAINS_MARCH, captain_marches
from rules.lotr.captains import (
    CAPTAIN_MOVES_IN,
    CaptainLost,
    CaptainMoved,
    CaptainPlaced,
    Captains,
    PlaceCaptain,
    PlaceCaptains,
    captains,
)
from rules.lotr.cards_attack import Prepare, Suborn, cards_attack
from rules.lotr.cards_defence import Interpose, Withdraw, cards_defence
from rules.lotr.cards_fellowship import (
    CARDS_AFTER_DRAWING,
    MOUNT_DOOM_CARDS,
    SECOND_HOLD,
    Meddle,
    RollChanged,
    StepForced,
    StepHeld,
    cards_fellowship,
)
from rules.lotr.cards_lasting import BRIDGE, STORM, Spells, cards_lasting
from rules.lotr.cards_own_turn import CarryCaptain, CloseBridge, PlayCard, cards_own_turn
from rules.lotr.deck import adventure_data, card_data, card_title
from rules.lotr.editions import EDITION, EDITIONS, PLAYED_EDITION, WHOLE, Edition, board_of, resolve_edition
from rules.lotr.events import NEUTRAL_EVENTS, RevealUprising, UprisingRevealed, events
from rules.lotr.fellowship import (
    MOUNT_DOOM_ROLL,
    NEEDED_ROLL,
    Crossing,
    FellowshipGone,
    Journey,
    RingDestroyed,
    fellowship,
)
from rules.lotr.free_for_all import CONQUEST, free_for_all
from rules.lotr.hunt import hunt
from rules.lotr.limited_stock import limited_stock
from rules.lotr.missions import (
    CAPTAIN_AFTER_MISSION,
    MISSION_CARD,
    MISSIONS_DECLARED,
    MOUNT_DOOM_MISSION,
    CaptainMarched,
    CompleteMission,
    MissionDone,
    missions,
)
from rules.lotr.piles_dealt import SIDED_CARDS, DealEmptyLand, DealHands, DealLand, piles_dealt
from rules.lotr.ring_hunt import RING_HUNT, RingHunt, hunt_bonus, ring_hunt
from rules.lotr.score import TIES, Score, Tallied, score
from rules.lotr.sets import CARD_LANDS, SETS, TRADE_AT_FIVE, WILDS_IN_A_SET, sets
from rules.lotr.sides import EVIL, GOOD, SIDES, of_side, side, sides
from rules.lotr.strongholds import NEUTRAL_STRONGHOLDS, GarrisonRaised, breach, strongholds
from rules.lotr.team import SeatTeams, team
from rules.lotr.turned_neutral import turned_neutral
from rules.risk.combat.battle import battle
from rules.risk.combat.calling_off import calling_off
from rules.risk.combat.invasion import invasion
from rules.risk.combat.occupy import occupy
from rules.risk.options import FIRST_PLAYER, FIRST_ROUNDS, LONE_DIE, TRADES_AFTER_ELIMINATION
from rules.risk.plans.plan import plan
from rules.risk.plans.plan_trades import plan_trades
from rules.risk.setup.claiming import ClaimLand, SpreadArmies, StationArmies, WrongNumber, claiming
from rules.risk.setup.seating import SEATING, lots, modules_for_seats
from rules.risk.turn.agreed_draw import agreed_draw
from rules.risk.turn.cards import cards
from rules.risk.turn.concede import CONCEDE, concede
from rules.risk.turn.fortify import fortify
from rules.risk.turn.neutral import neutral
from rules.risk.turn.reinforce import reinforce
from rules.risk.turn.rounds import rounds
from rules.risk.turn.share_out import share_out
from rules.risk.turn.truce import truce
from rules.risk.turn.turns import NextTurn, RollForFirst, turns

MODES: dict[str, tuple[Module, ...]] = {
    "alone": (free_for_all,),
    "alliance": (alliance,),
    "team": (team, ring_hunt),
    "hunt": (hunt, ring_hunt),
}
MODE = Option("mode", tuple(MODES))
"""The option of who plays with whom: everybody alone, in alliances or teams, or as the hunters of the Ring."""
SetupChoice = Literal["book", "dealt"]
SETUP: Option[SetupChoice] = Option("setup", get_args(SetupChoice))
PartnersChoice = Literal["spared", "attackable"]
PARTNERS: Option[PartnersChoice] = Option("partners", get_args(PartnersChoice))
HOUSE_RULES = (
    "calculated-risks", "continental-power", "hecatomb", "prisoners-of-war", "risk-bounty", "single-front",
    "equal-arms",
)  # fmt: skip
"""The house rules that fit. No Yalta: land is dealt by sides. No General Mobilisation: cards are drawn."""
MODULES = (
    windows, turns, rounds, claiming, piles_dealt, reinforce, share_out, invasion, battle, occupy, fortify, cards, sets,
    captains, captain_marches, strongholds, neutral, cards_lasting, adventures, missions, events, fellowship,
    cards_own_turn, cards_attack, calling_off, cards_defence, cards_fellowship, concede, turned_neutral, plan,
    plan_trades, agreed_draw,
)  # fmt: skip


class ModeNotInEdition(Refusal):
    """The edition has no such mode."""

    mode: str
    edition: str


class SidesUneven(Refusal):
    """The numbers of Good and Evil do not fit: they must be equal, or Evil one more than Good."""

    good: int
    evil: int


def options_refusal(options: Mapping[str, str]) -> Refusal | None:
    """Why these options cannot go together: the edition lacks the mode, or house rules clash."""
    mode, edition = MODE.of(options), PLAYED_EDITION.of(options)
    if mode not in EDITIONS[edition].modes:
        return ModeNotInEdition(mode, edition)
    return house.options_refusal(options, board_of(EDITIONS[edition]).regions)


def seats_refusal(seats: tuple[Player, ...], options: Mapping[str, str]) -> Refusal | None:
    """Why these seats cannot play: a number that the mode does not take, or uneven sides. Evil may have one more."""
    allowed = EDITIONS[PLAYED_EDITION.of(options)].modes[MODE.of(options)]
    if len(seats) not in allowed:
        return WrongNumber(len(seats), allowed)
    good, evil = len(of_side(seats, GOOD)), len(of_side(seats, EVIL))
    return None if good == len(seats) // 2 else SidesUneven(good, evil)


def start(seats: tuple[Player, ...], edition: Edition, options: Mapping[str, str]) -> tuple[Task, ...]:
    """The set-up in the book's order."""
    team_mode = MODE.of(options) == "team"
    again = not team_mode and FIRST_PLAYER.of(options) == "two-rolls"
    dealt = SETUP.of(options) == "dealt"
    return (
        *lots(seats, options, SIDES),
        DealLand(),
        SeatTeams() if team_mode else RollForFirst("claim"),
        DealEmptyLand() if dealt else ClaimLand(),
        SpreadArmies() if dealt else StationArmies(),
        PlaceCaptains(rounds=edition.captains),
        DealHands(),
        DealAdventures(),
        *([RollForFirst("play")] if again else []),
        NextTurn(),
    )


def compose(setting: Setting) -> Ruleset:
    """The ruleset of one table."""
    options = resolve_edition(dict(setting.options))
    edition, twists = EDITIONS[PLAYED_EDITION.of(options)], house.house_rules_in_play(options)
    return Ruleset(
        "lotr",
        (*MODES[MODE.of(options)], *MODULES, *ways(options), *(rule.module for rule in twists)),
        board=board_of(edition),
        seats=setting.seats,
        start=start(setting.seats, edition, options),
        turn=house.house_turn(twists, turn(edition, MODE.of(options)), options),
        options=options,
        numbers=edition,
    )


def ways(options: Mapping[str, str]) -> tuple[Module, ...]:
    """The modules that depend on the options."""
    allied = MODE.of(options) != "alone" and PARTNERS.of(options) == "spared"
    limited = any("rounds" in rule.module.needs for rule in house.house_rules_in_play(options))
    truced = FIRST_ROUNDS.of(options) == "truce"
    return (
        *([sides] if allied else []),
        *([truce] if truced else []),
        *modules_for_seats(options),
        *([limited_stock] if limited else []),
    )


def turn(edition: Edition, mode: str) -> tuple[Task, ...]:
    """The tasks of the edition's turn; with a Ring hunt, it comes just before the Fellowship's step."""
    *steps, last = edition.turn
    return (*steps, RingHunt(), last) if ring_hunt in MODES[mode] else edition.turn


TO_MOUNT_DOOM = (PLAYED_EDITION, ("trilogy", "base-and-expansion"))
"""The editions in which the Fellowship's path ends at Mount Doom."""

LOTR = Game(
    name="lotr",
    options=house.with_house_rules(
        (
            MODE,
            PLAYED_EDITION,
            SEATING,
            SETUP,
            FIRST_PLAYER.with_choices(EDITION),
            SIDED_CARDS.with_choices(when=(PLAYED_EDITION, ("base-and-expansion",))),
            MOUNT_DOOM_ROLL.with_choices(when=TO_MOUNT_DOOM),
            RING_HUNT.with_choices(when=(MODE, ("team", "hunt"))),
            PARTNERS.with_choices(when=(MODE, ("alliance", "team", "hunt"))),
            CONCEDE,
            TRADE_AT_FIVE,
            SETS,
            WILDS_IN_A_SET,
            CARD_LANDS.with_choices(EDITION),
            TRADES_AFTER_ELIMINATION.with_choices(EDITION),
            FIRST_ROUNDS.with_choices(EDITION),
            LONE_DIE.with_choices(EDITION),
            NEUTRAL_STRONGHOLDS,
            NEUTRAL_EVENTS,
            MOUNT_DOOM_MISSION.with_choices(when=TO_MOUNT_DOOM),
            MISSIONS_DECLARED,
            MISSION_CARD,
            CAPTAIN_MOVES_IN,
            CAPTAIN_AFTER_MISSION.with_choices(EDITION),
            CAPTAINS_MARCH.with_choices(EDITION),
            CAPTAIN_KEPT_BACK,
            SITE_CARDS.with_choices(EDITION),
            CARDS_AFTER_DRAWING,
            SECOND_HOLD,
            MOUNT_DOOM_CARDS.with_choices(when=TO_MOUNT_DOOM),
            CONQUEST.with_choices(when=(MODE, ("alone",))),
            TIES.with_choices(when=(MODE, ("alone", "alliance"))),
        ),
        (WHOLE,),
        HOUSE_RULES,
    ),
    colours=SIDES,
    seats_refusal=seats_refusal,
    compose=compose,
    options_refusal=options_refusal,
    settle_options=resolve_edition,
)
"""Risk: The Lord of the Rings Trilogy Edition, with the editions before it."""


__all__ = [
    "BRIDGE",
    "EVIL",
    "GOOD",
    "LOTR",
    "MODE",
    "NEEDED_ROLL",
    "PATH",
    "PILE",
    "PRIZES",
    "STORM",
    "AdventureKept",
    "CaptainLost",
    "CaptainMarched",
    "CaptainMoved",
    "CaptainPlaced",
    "Captains",
    "CardPlayed",
    "CarryCaptain",
    "CloseBridge",
    "CompleteMission",
    "Crossing",
    "Discard",
    "EventTurnedUp",
    "FellowshipGone",
    "GarrisonRaised",
    "Interpose",
    "Journey",
    "Meddle",
    "MissionDone",
    "ModeNotInEdition",
    "PlaceCaptain",
    "PlayCard",
    "Prepare",
    "RevealUprising",
    "RingDestroyed",
    "RollChanged",
    "Score",
    "SidesUneven",
    "SiteTaken",
    "Spells",
    "StepForced",
    "StepHeld",
    "Suborn",
    "Tallied",
    "UprisingRevealed",
    "Withdraw",
    "adventure_data",
    "adventures",
    "breach",
    "captains",
    "card_data",
    "card_places",
    "card_title",
    "cards_lasting",
    "fellowship",
    "hunt_bonus",
    "ring_hunt",
    "score",
    "score_zone",
    "side",
    "sites_on",
    "strongholds",
    "strongholds_on",
    "tales",
]
