"""Walking into a territory that nobody holds: no dice, and no battle."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rules.kernel.context import Context
from rules.kernel.offers import Offer
from rules.kernel.ruleset import Module
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Action, Event, Holding, Player, Refusal
from rules.risk.invasion import (
    ToFight,
    TooFewArmies,
    end_invasion,
    sources,
    spare,
    why_no_way,
    why_not_along,
    why_not_here,
)
from rules.risk.leaders import ALONE, NO_LEADERS, Leaders, by_reach, leaders_at
from rules.risk.reinforce import TooMany

expand = Module("expand", needs=("invasion",))


class Expand(Action):
    """Walk into a neighbouring territory that nobody holds with this many armies, and with these leaders."""

    source: str
    target: str
    count: int
    leaders: Leaders = NO_LEADERS


class Expanded(Event):
    """Armies walked into a territory that nobody held."""

    player: Player
    source: str
    target: str
    count: int
    leaders: Leaders

    def apply(self, state: State) -> None:
        state.land.put(self.target, Holding(self.player, self.count))
        state.land.add(self.source, -self.count)


class Defended(Refusal):
    """An army of `owner` holds the territory, so it must be attacked."""

    target: str
    owner: Player


@expand.allows(Expand, during=(ToFight,))
def may_expand(g: Context, action: Expand, decision: ToFight) -> Refusal | None:
    if why := why_not_here(g, action.player, action.source, action.target, decision.realm):
        return why
    if why := why_not_along(g, action.player, action.source, action.leaders):
        return why
    if action.target not in g.links(action.source, action.leaders):
        return why_no_way(g, action.source, action.target)
    owner = g.state.land.owner(action.target)
    if owner != NOBODY:
        return Defended(action.target, owner)
    able = spare(g, action.source)
    if not able:
        return TooFewArmies(action.source, g.state.land.armies(action.source))
    return None if 1 <= action.count <= able else TooMany(action.count, able, 1)


@expand.plays(Expand)
def walk_in(g: Context, action: Expand, decision: ToFight) -> None:
    """Walk in; an invasion under way is over with it."""
    end_invasion(g)
    g.emit(Expanded(action.player, action.source, action.target, action.count, action.leaders))


@expand.offers(ToFight)
def offer_empty_land(g: Context, decision: ToFight) -> Iterator[Offer]:
    held = g.state.land.holdings
    spaces = g.rules.board.realm_of.items()
    free = {space for space, realm in spaces if realm == decision.realm and held[space].owner == NOBODY}
    if not free:
        return

    def empty(source: str, leaders: Leaders) -> tuple[str, ...]:
        return tuple([t for t in g.links(source, leaders) if t in free])

    for source in sources(g, decision.player, decision.realm):
        if able := spare(g, source):
            count = range(1, able + 1)
            if targets := empty(source, NO_LEADERS):
                yield Offer(Expand, {"source": (source,), "target": targets, "count": count, "leaders": ALONE})
            if kinds := leaders_at(g, decision.player, source):
                for ways, targets in by_reach(kinds, partial(empty, source)):
                    if targets:
                        yield Offer(Expand, {"source": (source,), "target": targets, "count": count, "leaders": ways})


@expand.modifies("walk-in")
def as_ordered(
    g: Context,
    walk: Action | None,
    number: int,
    player: Player,
    source: str,
    target: str,
    count: int,
    leaders: Leaders,
) -> Action:
    """How an order enters a territory that nobody holds."""
    return Expand(number, player, source, target, count, leaders)
