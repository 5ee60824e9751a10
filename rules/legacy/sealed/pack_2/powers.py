"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The comeback powers, and who gets one.

A faction without one that is knocked out or eliminated picks one of those that are left, and keeps it for ever.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from rules.atlas import Card
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Action, FinalAction, FinalDecision, FinalEvent, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.legacy.campaign.campaign import Campaign, glue
from rules.legacy.campaign.packs import GaveUp, PackUnpacked, SettleWar, list_eliminated
from rules.legacy.campaign.seals import PackPart, content
from rules.legacy.ids import NO_POWER, Faction, Power
from rules.legacy.sealed.common import has_room
from rules.legacy.setup.factions import faction_of
from rules.risk.combat.occupy import Eliminated, PlayerKnockedOut
from rules.risk.turn.turns import StateOrView

comebacks = Module("comebacks", needs=("campaign", "occupy", "packs"))
LABEL = "pack_2"
RESOURCEFUL, STEALTHY, WELL_ARMED = "resourceful", "stealthy", "well_armed"
MOBILE, CONVINCING, WELL_SUPPLIED = "mobile", "convincing", "well_supplied"


class Comebacks(PackPart):
    """The comeback power of each faction that has one."""

    label: ClassVar[str] = LABEL
    powers: Mapping[Faction, Power] = {}


class ToPickComeback(FinalDecision):
    """Choose the comeback power that the faction keeps for ever."""


class PickComeback(FinalAction):
    """Take this comeback power."""

    power: Power


class PickComebacks(Task):
    """Let every faction that is eliminated as the war ends pick, one after another."""


class ComebackPicked(FinalEvent):
    """A faction took a comeback power."""

    player: Player
    faction: Faction
    power: Power

    def apply(self, state: State) -> None:
        state.parts[Comebacks] = Comebacks({**state.parts[Comebacks].powers, self.faction: self.power})
        glue(state, self.power, self.faction, self.player)


class ComebackTaken(Refusal):
    """Another faction has the power, or there is none of this name; these are left."""

    cards: tuple[Card, ...]


def comeback_of(of: StateOrView, player: Player) -> Power:
    """The comeback power of a player's faction; "" without one."""
    return of.parts[Comebacks].powers.get(faction_of(of, player), NO_POWER)


def comebacks_left(of: StateOrView) -> tuple[Power, ...]:
    """The comeback powers that no faction has."""
    taken = of.parts[Comebacks].powers.values()
    every = content(of.parts[Campaign].packs[LABEL].text)["comebacks"]
    return tuple([power for power in every if power not in taken])


def may_have_one(of: StateOrView, player: Player) -> bool:
    """Whether a player's faction has none yet and room for one, and one is left."""
    faction = faction_of(of, player)
    return (
        bool(faction)
        and not comeback_of(of, player)
        and has_room(of.parts[Campaign], faction, LABEL)
        and bool(comebacks_left(of))
    )


@comebacks.reacts(PlayerKnockedOut)
@comebacks.reacts(Eliminated)
def pick_one(g: Context, event: PlayerKnockedOut | Eliminated) -> None:
    if may_have_one(g.state, event.player):
        g.ask(ToPickComeback(event.player))


@comebacks.reacts(PackUnpacked)
def first_pick(g: Context, event: PackUnpacked) -> None:
    """The faction whose elimination has opened the pack picks first."""
    if event.label == LABEL and event.player != NOBODY and may_have_one(g.state, event.player):
        g.ask(ToPickComeback(event.player))


@comebacks.does(SettleWar, instead=True)
def last_picks(g: Context, task: SettleWar) -> None:
    g.then(PickComebacks())


@comebacks.does(PickComebacks)
def pick_comebacks(g: Context, task: PickComebacks) -> None:
    """Who is without a troop as the war ends is eliminated, too."""
    able = (seat for seat in list_eliminated(g.state) if may_have_one(g.state, seat))
    if (seat := next(able, NOBODY)) != NOBODY:
        g.ask(ToPickComeback(seat), then=task)


@comebacks.allows(PickComeback, during=(ToPickComeback,))
def may_pick(g: Context, action: PickComeback, decision: ToPickComeback) -> Refusal | None:
    left = comebacks_left(g.state)
    return None if action.power in left else ComebackTaken(tuple(map(Card, left)))


@comebacks.plays(PickComeback)
def pick(g: Context, action: PickComeback, decision: ToPickComeback) -> None:
    """Several may be asked at the same time: whoever has picked what another one has just taken picks again, unless he
    has given up."""
    if action.power in comebacks_left(g.state):
        g.emit(ComebackPicked(action.player, faction_of(g.state, action.player), action.power))
    elif action.player not in g.parts[GaveUp].players:
        g.ask(ToPickComeback(action.player))


def first_left(g: Context, number: int, decision: ToPickComeback, details: Details) -> Action:
    """One must be taken: the first of those that are left."""
    return PickComeback(number, decision.player, comebacks_left(g.state)[0])


@comebacks.offers(ToPickComeback, default="first", policies={"first": first_left})
def offer_comebacks(g: Context, decision: ToPickComeback) -> Iterator[Offer]:
    yield Offer(PickComeback, {"power": comebacks_left(g.state)})
