"""How captains move with their regiments: alone on the march, past a Site of Power for a card, after a conquest."""

from __future__ import annotations

from typing import ClassVar, Literal, get_args

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.options import Option
from rules.kernel.state import State
from rules.kernel.values import Event, Player
from rules.lotr.adventures import SITE_CARDS, STRONGHOLD, SiteTaken, card_places
from rules.lotr.captains import A_CAPTAIN, CaptainMoved
from rules.risk.combat.leaders import CAPTAIN, Leaders, leaders_at
from rules.risk.combat.occupy import MoveIn, ToOccupy, follows, move_in
from rules.risk.turn.fortify import Fortified, Ways, fewest_marching, ways

captain_marches = Module("captain-marches", needs=("adventures", "captains", "fortify", "occupy"))
CaptainsMarchChoice = Literal["with-regiments", "alone"]
CAPTAINS_MARCH: Option[CaptainsMarchChoice] = Option("captains-march", get_args(CaptainsMarchChoice))
CaptainKeptBackChoice = Literal["stays", "may-follow"]
CAPTAIN_KEPT_BACK: Option[CaptainKeptBackChoice] = Option("captain-kept-back", get_args(CaptainKeptBackChoice))


class SitePassed(Event):
    """A captain moved to a place that earns a card, or past it: that earns the card as well."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        state.parts[SiteTaken] = SiteTaken((*state.parts[SiteTaken].where, self.where))


@captain_marches.modifies(fewest_marching)
def alone(g: Context, fewest: int, leaders: Leaders) -> int:
    """Let a captain march alone (an option); otherwise at least one regiment goes along."""
    return 0 if CAPTAIN in leaders and CAPTAINS_MARCH.of(g.options) == "alone" else fewest


@captain_marches.reacts(Fortified)
def pass_sites(g: Context, event: Fortified) -> None:
    """A card is earned by conquest only, or (an option) by moving as well."""
    if CAPTAIN in event.leaders and moving_earns(g):
        for where in places_on_way(g, event.player, event.source, event.target):
            g.emit(SitePassed(event.player, where))


def moving_earns(g: Context) -> bool:
    return SITE_CARDS.of(g.options) in ("passage", STRONGHOLD)


@captain_marches.modifies(follows)
def keep_back(g: Context, kinds: Leaders, player: Player, source: Territory) -> Leaders:
    """A captain who was kept back stays, or (an option) comes along with those who follow into the conquest."""
    return leaders_at(g, player, source) if CAPTAIN_KEPT_BACK.of(g.options) == "may-follow" else kinds


@captain_marches.plays(MoveIn, instead=True)
def follow(g: Context, action: MoveIn, decision: ToOccupy) -> None:
    move_in(g, action, decision)
    if CAPTAIN in action.leaders:
        g.emit(CaptainMoved(action.player, decision.source, decision.target))
        if moving_earns(g) and decision.target in card_places(g.rules):
            g.emit(SitePassed(action.player, decision.target))


def places_on_way(g: Context, player: Player, source: Territory, target: Territory) -> tuple[Territory, ...]:
    """The places that earn a card on a shortest way from `source` (itself apart) to `target`, in the board's order."""
    near = ways(g, player, A_CAPTAIN)
    here, there = _distances(near, source), _distances(near, target)
    sites = card_places(g.rules)
    return tuple(t for t in near if t in sites and t != source and here.get(t, -1) + there.get(t, 0) == here[target])


def _distances(near: Ways, source: Territory) -> dict[Territory, int]:
    """The number of steps from a territory to each one connected with it."""
    found, edge = {source: 0}, [source]
    for at in edge:
        for t in near[at]:
            if t not in found:
                found[t] = found[at] + 1
                edge.append(t)
    return found
