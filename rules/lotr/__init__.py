"""Risk: The Lord of the Rings, Trilogy Edition; with Alliance and Équipe."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.atlas import board
from rules.kernel.game import Game, Option, Setting
from rules.kernel.ruleset import Module, Ruleset
from rules.kernel.tagged import value
from rules.kernel.values import Player, Refusal, Task
from rules.kernel.windows import windows
from rules.lotr.adventures import AdventureCard, DealAdventures, adventure
from rules.lotr.alliance import alliance
from rules.lotr.alone import alone
from rules.lotr.answers import answers
from rules.lotr.captains import NewCaptain, PlaceCaptains, captains
from rules.lotr.events import events
from rules.lotr.fellowship import FellowshipStep, fellowship
from rules.lotr.leaving import leaving
from rules.lotr.meddling import meddling
from rules.lotr.missions import MissionCards, missions
from rules.lotr.powers import powers
from rules.lotr.preparations import preparations
from rules.lotr.sets import sets
from rules.lotr.setup import DealEmptyLand, DealHands, DealLand, SpreadArmies, piles_dealt
from rules.lotr.sides import EVIL, GOOD, SIDES, of_side, partners
from rules.lotr.spells import spells
from rules.lotr.strongholds import GarrisonStrongholds, strongholds
from rules.lotr.team import RingHunt, SeatTeams, team
from rules.risk.agreement import agreement
from rules.risk.battle import battle
from rules.risk.cards import TerritoryCard, cards
from rules.risk.concede import concede
from rules.risk.fortify import Fortification, fortify
from rules.risk.invasion import Combat, invasion
from rules.risk.neutral import neutral
from rules.risk.occupy import occupy
from rules.risk.reinforce import Reinforcement, reinforce
from rules.risk.seating import WrongNumber
from rules.risk.setup import ClaimLand, StationArmies, setup
from rules.risk.turns import NextTurn, RollForFirst, turns

MODES: dict[str, Module] = {"alone": alone, "alliance": alliance, "team": team}
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
MODULES = (
    windows, turns, setup, piles_dealt, reinforce, invasion, battle, occupy, fortify, cards, sets, captains,
    strongholds, neutral, spells, adventure, missions, events, fellowship, powers, preparations,
    answers, meddling, concede, leaving, agreement,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Numbers:
    """The edition's numbers: starting armies by players, captains each, Adventure cards dealt and in hand."""

    armies: Mapping[int, int]
    captains: int
    adventures: int


TRILOGY = Numbers({2: 60, 3: 52, 4: 45}, captains=2, adventures=4)


@value
class SidesUneven(Refusal):
    """Good and Evil do not fit: with three players one is Good and two are Evil, otherwise both are even."""

    good: int
    evil: int


def unseated(seats: tuple[Player, ...], options: Mapping[str, str]) -> Refusal | None:
    """Two to four players, four for Alliance and Équipe; Good and Evil even, with three one Good against two Evil."""
    allowed = (2, 3, 4) if options["mode"] == "alone" else (4,)
    if len(seats) not in allowed:
        return WrongNumber(len(seats), allowed)
    good, evil = len(of_side(seats, GOOD)), len(of_side(seats, EVIL))
    return None if good == len(seats) // 2 else SidesUneven(good, evil)


def start(options: Mapping[str, str]) -> tuple[Task, ...]:
    """The set-up in the book's order."""
    team_mode = options["mode"] == "team"
    again = not team_mode and options["first-player"] == "two-rolls"
    dealt = options["setup"] == "dealt"
    return (
        DealLand(),
        SeatTeams() if team_mode else RollForFirst("claim"),
        DealEmptyLand() if dealt else ClaimLand(),
        SpreadArmies() if dealt else StationArmies(),
        PlaceCaptains(rounds=2),
        DealHands(),
        DealAdventures(),
        *([RollForFirst("play")] if again else []),
        NextTurn(),
    )


def compose(setting: Setting) -> Ruleset:
    """The ruleset of one table."""
    options = dict(setting.options)
    mode = options["mode"]
    allied = mode != "alone" and options["partners"] == "spared"
    turn = (*TURN[:-1], RingHunt(), TURN[-1]) if mode == "team" else TURN
    return Ruleset(
        "lotr",
        (MODES[mode], *MODULES, *([partners] if allied else [])),
        board=board("middle_earth"),
        seats=setting.seats,
        start=start(options),
        turn=turn,
        options=options,
        numbers=TRILOGY,
    )


LOTR = Game(
    name="lotr",
    options=(
        Option("mode", ("alone", "alliance", "team")),
        Option("setup", ("book", "dealt")),
        Option("first-player", ("two-rolls", "first-to-place")),
        Option("mount-doom-roll", ("at-once", "next-turn")),
        Option("ring-hunt", ("every-evil-turn", "own-turn")),
        Option("partners", ("spared", "attackable")),
        Option("concede", ("ai", "neutral")),
        Option("trade-at-five", ("must", "may")),
        Option("sets", ("several", "one")),
        Option("wilds-in-a-set", ("two", "one")),
        Option("card-lands", ("none", "two")),
        Option("lone-die", ("two", "one")),
        Option("neutral-strongholds", ("defend", "ruined")),
        Option("neutral-events", ("spared", "struck")),
        Option("mount-doom-mission", ("two", "five")),
        Option("missions-declared", ("any-step", "combat-and-march")),
        Option("mission-card", ("always", "with-conquest")),
        Option("captain-moves-in", ("any-battle", "last-battle")),
        Option("cards-after-drawing", ("none", "fellowship")),
        Option("second-hold", ("given-back", "spent")),
        Option("mount-doom-cards", ("played", "none")),
        Option("conquest", ("last-player", "whole-land")),
        Option("ties", ("broken", "shared")),
    ),
    colours=SIDES,
    unseated=unseated,
    compose=compose,
)
