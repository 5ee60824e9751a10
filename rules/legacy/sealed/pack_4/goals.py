"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The missions that factions keep.

They lie in the mission deck. A faction without one that claims one keeps it on its card, and may fulfil it once in each
later game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.events import TurnBegan
from rules.kernel.module import Module
from rules.kernel.state import State
from rules.kernel.values import EVERYONE, Event, FinalEvent, Part, Player, Refusal, Task
from rules.legacy.campaign.box import BUNKER, MAJOR
from rules.legacy.campaign.campaign import Campaign, glue
from rules.legacy.campaign.seals import PackPart, content
from rules.legacy.ids import NO_MISSION, Faction, Mission
from rules.legacy.sealed.common import has_room
from rules.legacy.sealed.faction_missions import OwnMission, own_mission
from rules.legacy.sealed.pack_2.scar import MERCENARY
from rules.legacy.sealed.pack_3.goals import CAPITAL
from rules.legacy.setup.factions import faction_of
from rules.legacy.turn.missions import MISSION_DISCARD, MissionCount, MissionFulfilled, is_fulfilled, mission_allowed
from rules.legacy.turn.resources import COIN_CARDS, worth
from rules.legacy.turn.trading import ResourcesTraded
from rules.risk.combat.battle import Conquered
from rules.risk.turn.cards import hand
from rules.risk.turn.reinforce import regions_held
from rules.risk.turn.turns import StateOrView

private_missions = Module("private-missions", needs=("battle", "missions", "faction-missions", "trading"))
LABEL = "pack_4"
TACTICS, TRAINING = Mission("advanced_tactics"), Mission("advanced_training")
OCCUPATION = Mission("forced_occupation")
GUERILLA, SURGE, BORDER = Mission("guerilla_warfare"), Mission("urban_troop_surge"), Mission("wide_border")
OWN = (TACTICS, TRAINING, OCCUPATION, GUERILLA, SURGE, BORDER)
"""The missions that factions keep."""


class PrivateMissions(PackPart):
    """The mission on the card of each faction that keeps one."""

    label: ClassVar[str] = LABEL
    of: Mapping[Faction, Mission] = {}


class PrivateDone(Part):
    """The factions that can have no star for their own mission any more in this game: they have had it, or have got
    the mission in this game."""

    factions: tuple[Faction, ...] = ()


class PrivateFeats(Part):
    """The missions of these whose condition the active player has met this turn by what he did."""

    lasts_a_turn: ClassVar[bool] = True
    missions: tuple[Mission, ...] = ()


class PrivateFeatNoted(Event):
    """The active player has met a mission's condition by what he did this turn."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    mission: Mission

    def apply(self, state: State) -> None:
        state.parts[PrivateFeats] = PrivateFeats((*state.parts[PrivateFeats].missions, self.mission))


class MissionKept(FinalEvent):
    """A faction keeps a mission on its card, for ever."""

    player: Player
    faction: Faction
    mission: Mission

    def apply(self, state: State) -> None:
        state.parts[PrivateMissions] = PrivateMissions({**state.parts[PrivateMissions].of, self.faction: self.mission})
        state.parts[PrivateDone] = PrivateDone((*state.parts[PrivateDone].factions, self.faction))
        glue(state, self.mission, self.faction, self.player)


class PrivateMissionFulfilled(Event):
    """A player fulfilled the mission on his faction's card."""

    player: Player
    mission: Mission

    def apply(self, state: State) -> None:
        done = state.parts[PrivateDone].factions
        state.parts[PrivateDone] = PrivateDone((*done, faction_of(state, self.player)))


class KeepMission(Task):
    """Put a mission that was fulfilled on the card of the player's faction."""

    player: Player
    mission: Mission


class PrivateMissionNotFulfilled(Refusal):
    """The faction has had the star for the mission on its card in this game, or does not fulfil it now."""

    mission: Mission


def content_of(of: StateOrView, what: str) -> Any:
    """A number or a list in the content of the pack."""
    return content(of.parts[Campaign].packs[LABEL].text)[what]


def private_mission_of(of: StateOrView, player: Player) -> Mission:
    """The mission on the card of a player's faction; "" if it keeps none."""
    return of.parts[PrivateMissions].of.get(faction_of(of, player), NO_MISSION)


# ---- conditions


def note(g: Context, player: Player, mission: Mission, met: bool) -> None:
    if met and mission not in g.parts[PrivateFeats].missions:
        g.emit(PrivateFeatNoted(player, mission))


@private_missions.reacts(ResourcesTraded)
def note_trade(g: Context, event: ResourcesTraded) -> None:
    """Two territory cards of four coins each in one trade; ten resources in one trade."""
    lands = [
        card for card in event.cards if card not in COIN_CARDS and worth(g.state, card) >= content_of(g.state, "coins")
    ]
    note(g, event.player, TACTICS, len(lands) >= content_of(g.state, "rich_cards"))
    note(g, event.player, TRAINING, event.resources >= content_of(g.state, "resources"))


@private_missions.reacts(Conquered)
def note_hand(g: Context, event: Conquered) -> None:
    """Somebody with three resource cards loses his last territory. (His hand is taken later.)"""
    fell = event.loser in g.state.seats and not g.state.land.of(event.loser)
    note(g, event.player, OCCUPATION, fell and len(g.zone(hand(event.loser)).cards) >= content_of(g.state, "hand"))


@private_missions.reacts(TurnBegan)
def note_borders(g: Context, event: TurnBegan) -> None:
    """Two whole continents as the turn begins."""
    note(g, event.player, BORDER, len(regions_held(g, event.player)) >= content_of(g.state, "continents"))


def hideouts(of: StateOrView) -> tuple[Territory, ...]:
    """The territories with a bunker or with mercenaries."""
    return tuple([where for where, scar in of.parts[Campaign].scars.items() if scar in (BUNKER, MERCENARY)])


@private_missions.modifies(is_fulfilled, of=(TACTICS, TRAINING, OCCUPATION, BORDER))
def did(g: Context, fulfilled: bool, mission: Mission, player: Player) -> bool:
    """What the active player did this turn has met the condition."""
    return player == g.state.active and mission in g.parts[PrivateFeats].missions


def count_private(of: StateOrView, mission: Mission, player: Player) -> MissionCount | None:
    """How far a player is with one of these missions; None for one that what he does at once fulfils."""
    if mission == GUERILLA:
        there = hideouts(of)
        return MissionCount(sum(of.land.owner(where) == player for where in there), max(1, len(there)))
    if mission == SURGE:
        capital, majors = (
            [of.land.owner(where) for where in cities_of(of, kind)].count(player) for kind in (CAPITAL, MAJOR)
        )
        wanted = int(content_of(of, "majors"))
        return MissionCount(min(capital, 1) + min(majors, wanted), 1 + wanted)
    return None


def cities_of(of: StateOrView, kind: str) -> tuple[Territory, ...]:
    """The territories with a city of this kind."""
    return tuple([where for where, city in of.parts[Campaign].cities.items() if city.kind == kind])


@private_missions.modifies(is_fulfilled, of=(GUERILLA, SURGE))
def holds_all(g: Context, fulfilled: bool, mission: Mission, player: Player) -> bool:
    """Every bunker and every mercenary territory, one at least; the World Capital and three major cities."""
    count = count_private(g.state, mission, player)
    return count is not None and count.reached


@private_missions.modifies(mission_allowed, of=(GUERILLA, SURGE))
def can_be_met(g: Context, able: bool, mission: Mission) -> bool:
    """Without a bunker or mercenaries, or without enough cities, nobody can fulfil them."""
    if mission == GUERILLA:
        return able and bool(hideouts(g.state))
    enough = len(cities_of(g.state, MAJOR)) >= content_of(g.state, "majors")
    return able and enough and bool(cities_of(g.state, CAPITAL))


# ---- keeping one


@private_missions.reacts(MissionFulfilled)
def keep_on_card(g: Context, event: MissionFulfilled) -> None:
    """A faction that keeps one already, or has no room for any, takes the star alone."""
    faction = faction_of(g.state, event.player)
    if event.mission not in OWN or faction in g.parts[PrivateMissions].of:
        return
    if has_room(g.parts[Campaign], faction, LABEL):
        g.then(KeepMission(event.player, event.mission))


@private_missions.does(KeepMission)
def keep_mission(g: Context, task: KeepMission) -> None:
    left = tuple([mission for mission in g.zone(MISSION_DISCARD).cards if mission != Card(task.mission)])
    g.lay(MISSION_DISCARD, left, EVERYONE)
    g.emit(MissionKept(task.player, faction_of(g.state, task.player), task.mission))


# ---- fulfilling one's own


def got_before_calling_off(of: StateOrView, faction: Faction, mission: Mission) -> bool:
    """Whether a faction got its mission in a game of this number: the one under way, or one that was called off."""
    now = of.parts[Campaign]
    return any((one.game, one.what, one.where) == (now.game, mission, faction) for one in now.glued)


def is_done(of: StateOrView, player: Player) -> bool:
    """Whether a player's faction has fulfilled the mission on its card in this game, be it by getting it."""
    faction = faction_of(of, player)
    return faction in of.parts[PrivateDone].factions or got_before_calling_off(
        of, faction, Mission(private_mission_of(of, player))
    )


@private_missions.modifies(own_mission)
def find_own_mission(g: Context, own: OwnMission | None, player: Player) -> OwnMission | None:
    """The mission on the faction's card: for the first time in a later game, once in each."""
    if not (mission := private_mission_of(g.state, player)):
        return own
    return OwnMission(
        due=not is_done(g.state, player) and is_fulfilled(g, Mission(mission), player),
        fulfilled=PrivateMissionFulfilled(player, Mission(mission)),
        stars=1,
        refusal=PrivateMissionNotFulfilled(Mission(mission)),
    )
