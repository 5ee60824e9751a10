"""SEALED: what is in here spoils Risk Legacy for whoever plays it. How a war begins with pack_4.

The lead faction garrisons the World Capital and chooses the first mission.
"""

from __future__ import annotations

from collections import Counter

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Event, Holding, Player, Task
from rules.legacy.campaign.campaign import WON, Campaign
from rules.legacy.campaign.packs import PackUnpacked
from rules.legacy.sealed.pack_3.choosing import ToChooseMission, to_choose_from
from rules.legacy.sealed.pack_3.goals import CAPITAL
from rules.legacy.sealed.pack_4.goals import LABEL, cities_of, content_of
from rules.legacy.setup.factions import Factions
from rules.legacy.setup.headquarters import Headquarters, HeadquartersPlaced
from rules.legacy.turn.missions import MISSION_DECK, LayMission, OpenMission, shuffle_missions
from rules.risk.armies import ArmiesPlaced
from rules.risk.turn.turns import Order, StateOrView, still_plays

lead_faction = Module("lead-faction", needs=("campaign", "mission-choice", "missions", "mustering", "packs"))


class LeadBegins(Task):
    """Once all headquarters stand: let the lead faction garrison the World Capital, and choose the first mission."""


class CapitalManned(Event):
    """The lead faction's player begins with troops in the World Capital; how many is told by what follows."""

    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        if state.land.owner(self.where) == NOBODY:
            state.land.put(self.where, Holding(self.player, 0))


def lead_player(of: StateOrView) -> Player:
    """Who plays the faction with most wins among those that are played; nobody where several have as many, or none."""
    won = Counter(one.faction for one in of.parts[Campaign].entries if one.result == WON)
    ranked = sorted(((won[faction], seat) for seat, faction in of.parts[Factions].of.items()), reverse=True)
    if not ranked or not ranked[0][0] or (len(ranked) > 1 and ranked[0][0] == ranked[1][0]):
        return NOBODY
    return ranked[0][1]


@lead_faction.does(LayMission, instead=True)
def after_the_start(g: Context, task: LayMission) -> None:
    """None is opened before all factions are chosen."""
    shuffle_missions(g)


@lead_faction.reacts(HeadquartersPlaced)
def all_have_started(g: Context, event: HeadquartersPlaced) -> None:
    if len(g.parts[Headquarters].at) == len(g.state.seats) and not g.parts[Order].turns:
        g.then(LeadBegins())


@lead_faction.does(LeadBegins)
def lead_begins(g: Context, task: LeadBegins) -> None:
    """Where somebody else has started in the World Capital nobody gets troops there. Without a lead chance opens the
    first mission."""
    player = lead_player(g.state)
    if player == NOBODY:
        if g.zone(MISSION_DECK).cards:
            g.then(OpenMission())
        return
    for where in cities_of(g.state, CAPITAL):
        if g.state.land.owner(where) in (NOBODY, player):
            g.emit(CapitalManned(player, where))
            g.emit(ArmiesPlaced(player, where, int(content_of(g.state, "lead_troops"))))
    if to_choose_from(g):
        g.ask(ToChooseMission(player))


@lead_faction.reacts(PackUnpacked)
def shuffle_them_in(g: Context, event: PackUnpacked) -> None:
    """The pack's missions go into the deck at once, and the lead faction, if it still plays, chooses the next one."""
    if event.label != LABEL or MISSION_DECK not in g.state.zones:
        return
    g.lay(MISSION_DECK, (*g.zone(MISSION_DECK).cards, *content_of(g.state, "missions")))
    g.shuffle(MISSION_DECK)
    player = lead_player(g.state)
    if player != NOBODY and still_plays(g.state, player) and to_choose_from(g):
        g.ask(ToChooseMission(player))
