"""The AI's advice for Middle-earth: strongholds, sites, missions, the Ring's path, partners, the game's length."""

from __future__ import annotations

from rules.ai.cached_odds import with_bonuses
from rules.ai.lotr.cards import (
    before_fighting,
    before_marching,
    before_reinforcing,
    discard,
    mission_armies,
    mission_sites,
)
from rules.ai.lotr.reactions import react
from rules.ai.lotr.standing import ring_decides
from rules.ai.outlook import Advice, Sight
from rules.atlas import Territory
from rules.kernel.values import Action, Player
from rules.kernel.windows import ToReact
from rules.lotr import MODE
from rules.lotr.adventures import SiteTaken, ToDiscard, card_places
from rules.lotr.board import PATH, PRIZES, strongholds_on
from rules.lotr.captains import LED, Captains, PlaceCaptain, ToPlaceCaptain, ToReplaceCaptain
from rules.lotr.cards_attack import BREACHES, SAILING, SAILS
from rules.lotr.fellowship import Journey
from rules.lotr.sides import EVIL, side
from rules.lotr.strongholds import NEUTRAL_STRONGHOLDS, WALLED
from rules.risk.armies import NEUTRAL
from rules.risk.combat.invasion import Invasion, ToFight
from rules.risk.combat.leaders import CAPTAIN, Leaders
from rules.risk.odds.dice_odds import Dice
from rules.risk.turn.fortify import ToFortify
from rules.risk.turn.reinforce import ToReinforce
from rules.risk.turn.turns import seats_in_play

STRONGHOLD = 2.0
SITE = 1.5
"""The value of the Adventure card for a captain's conquest of a site."""
MISSION = 2.0
"""The approximate value of accomplishing a mission, without its regiments."""
AHEAD = (5.0, 3.0, 2.0, 1.0)
"""With a Ring hunt, the value of the Ring's territory, and of the next ones on its path."""
LEADER = LED.battle.highest
"""What a captain adds to the highest die. (The AI asks for the dice of eighteen attacks a decision.)"""
TRIES = 2
"""How often a die that needs four or more is rolled, on average, to leave a territory."""


def worth(sight: Sight, where: Territory) -> float:
    """One for a territory, two for its stronghold, its prize, and with a Ring hunt its place on the path."""
    value = 1.0 + STRONGHOLD * (where in strongholds_on(sight.board)) + prize(sight, where)
    if ring_decides(sight):
        step = sight.view.parts[Journey].steps
        ahead = [t for t, _ in PATH.of(sight.board)[step : step + len(AHEAD)]]
        value += AHEAD[ahead.index(where)] if where in ahead else 0.0
    return value


def prize(sight: Sight, where: Territory) -> float:
    """The points of a famous place, if they count for my side."""
    whose, points = PRIZES.of(sight.board).get(where, ("", 0))
    return points * (whose == side(sight.me))


def spoils(sight: Sight, target: Territory, leaders: Leaders) -> float:
    """A captain who conquers a site earns a card, and may reach a mission's site."""
    if CAPTAIN not in leaders:
        return 0.0
    mission = mission_sites(sight).get(target)
    site = target in card_places(sight.rules) and not sight.view.parts[SiteTaken].where
    return SITE * site + (MISSION + mission_armies(sight, mission) / 3 if mission else 0.0)


def dice(sight: Sight, source: Territory, target: Territory, leaders: Leaders) -> Dice:
    """The bonuses of captains, strongholds, and the cards played on the current invasion."""
    parts, owner = sight.view.parts.table, sight.land.owner(target)
    now = parts[Invasion]
    tricks = now.tricks if source and now.goes(source, target) else ()
    attack = LEADER if CAPTAIN in leaders else 0
    if SAILS in tricks:
        attack += SAILING.battle.highest
    defence = LEADER if target in parts[Captains].at(owner) else 0
    if target in strongholds_on(sight.board) and not any(trick in BREACHES for trick in tricks):
        defence += WALLED.battle.highest * (owner != NEUTRAL or NEUTRAL_STRONGHOLDS.of(sight.rules.options) == "defend")
    return with_bonuses(attack, defence)


def rounds(sight: Sight) -> float:
    """The Fellowship's remaining steps, divided among the players whose turns move it."""
    ahead = PATH.of(sight.board)[sight.view.parts[Journey].steps :]
    turns = sum(TRIES if die else 1 for _, die in ahead)
    return turns / max(1, len(seats_in_play(sight.view)))


def friends(sight: Sight, player: Player) -> bool:
    return MODE.of(sight.rules.options) != "alone" and side(player) == side(sight.me)


def place_captain(sight: Sight) -> Action:
    """Where a mission or a site is at hand, with as many regiments as possible; with the Ring, for Evil on the hunt."""
    missions, sites = mission_sites(sight), card_places(sight.rules)
    ring = PATH.of(sight.board)[sight.view.parts[Journey].steps][0] if _hunts(sight) else ""

    def use(where: Territory) -> float:
        ahead = sight.foes(where)
        at_hand = MISSION * any(t in missions for t in ahead) + SITE * any(t in sites for t in ahead)
        here = 2 * MISSION * (where in missions) + AHEAD[0] * (where == ring)
        return here + at_hand + 0.2 * sight.land.armies(where)

    free = sight.offers[0].fields["where"]
    return PlaceCaptain(sight.number, sight.me, sight.best(free, use))


def _hunts(sight: Sight) -> bool:
    return ring_decides(sight) and side(sight.me) == EVIL


MIDDLE_EARTH = Advice(
    worth=worth,
    spoils=spoils,
    dice=dice,
    rounds=rounds,
    friends=friends,
    answers={
        ToPlaceCaptain: place_captain,
        ToReplaceCaptain: place_captain,
        ToReinforce: before_reinforcing,
        ToFight: before_fighting,
        ToFortify: before_marching,
        ToDiscard: discard,
        ToReact: react,
    },
)
