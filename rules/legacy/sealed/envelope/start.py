"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The beginning of the envelope, and its price.

Troops are given up from any of one's own territories, as one likes; one stays everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.atlas import NO_TERRITORY, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import Action, Decision, FinalEvent, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.legacy.campaign.campaign import Campaign, Seated
from rules.legacy.campaign.packs import PackUnpacked
from rules.legacy.ids import Member
from rules.legacy.sealed.envelope.kept import ENTITY, LABEL, NAMED, Envelope, content_of, spare_troops
from rules.risk.armies import ArmiesLost
from rules.risk.turn.reinforce import NotYourLand, TooMany

offerings = Module("offerings", needs=("events", "landless", "packs"))
SACRIFICE = "sacrifice"
"""Why troops are lost: `ArmiesLost.why`."""


class ToGiveUp(Decision):
    """Give up troops: so many still."""

    count: int


class GiveUp(Action):
    """Give up so many troops in this territory."""

    where: Territory
    count: int


class Sacrifice(Task):
    """Ask a player for so many troops."""

    player: Player
    count: int


class PeopleNamed(FinalEvent):
    """Each of these members is named on one of the envelope's cards; the cards that are left over are out."""

    members: tuple[Member, ...]

    def apply(self, state: State) -> None:
        now, unused = state.parts[Campaign], NAMED[len(self.members) :]
        state.parts[Campaign] = replace(now, used={**now.used, **dict.fromkeys(unused, 1)})
        state.parts[Envelope] = replace(state.parts[Envelope], named=self.members)


@offerings.reacts(PackUnpacked)
def name_people(g: Context, event: PackUnpacked) -> None:
    """The people of the game before which it is opened, in the order of their seats."""
    if event.label == LABEL and content_of(g.state, "id") == ENTITY:
        members = g.parts[Seated].members
        g.emit(PeopleNamed(tuple(members[seat] for seat in g.state.seats)[: len(NAMED)]))


@offerings.does(Sacrifice)
def sacrifice(g: Context, task: Sacrifice) -> None:
    if task.count and spare_troops(g.state, task.player):
        g.ask(ToGiveUp(task.player, task.count))


@offerings.allows(GiveUp, during=(ToGiveUp,))
def may_give_up(g: Context, action: GiveUp, decision: ToGiveUp) -> Refusal | None:
    if g.state.land.owner(action.where) != action.player:
        return NotYourLand(action.where)
    most = min(decision.count, spare_troops(g.state, action.player).get(action.where, 0))
    return None if 1 <= action.count <= most else TooMany(action.count, most)


@offerings.plays(GiveUp)
def give_up(g: Context, action: GiveUp, decision: ToGiveUp) -> None:
    """Nothing is taken from the neutral army of somebody who has conceded meanwhile."""
    if g.state.land.owner(action.where) == action.player:
        g.emit(ArmiesLost(action.player, action.where, action.count, SACRIFICE))
        g.then(Sacrifice(action.player, decision.count - action.count))


def from_the_largest(g: Context, number: int, decision: ToGiveUp, details: Details) -> Action:
    able = spare_troops(g.state, decision.player)
    where = max(able, key=lambda land: able[land], default=NO_TERRITORY)
    return GiveUp(number, decision.player, where, min(decision.count, able.get(where, 0)))


@offerings.offers(ToGiveUp, default="largest", policies={"largest": from_the_largest})
def offer_troops(g: Context, decision: ToGiveUp) -> Iterator[Offer]:
    for where, count in spare_troops(g.state, decision.player).items():
        yield Offer(GiveUp, {"where": (where,), "count": range(1, min(count, decision.count) + 1)})
