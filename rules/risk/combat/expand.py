"""Walking into a territory that nobody holds: no dice and no battle, though it may cost armies."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rules.atlas import MAIN, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Choices, Offer
from rules.kernel.play import NoChance
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import EMPTY, State
from rules.kernel.values import NOBODY, Action, Event, Holding, Player, Refusal
from rules.risk.combat.invasion import (
    ToFight,
    TooFewArmies,
    end_invasion,
    sources,
    spaces_to_leave,
    spare,
    why_no_way,
    why_not_along,
    why_not_here,
)
from rules.risk.combat.leaders import ALONE, NO_LEADERS, Leaders, by_reach, leaders_at
from rules.risk.turn.reinforce import TooMany

expand = Module("expand", needs=("invasion",))


class Expand(Action):
    """Walk into a neighbouring territory that nobody holds with this many armies, and with these leaders.

    A game may ask a toll; the armies of it are among them.
    """

    source: Territory
    target: Territory
    count: int
    leaders: Leaders = NO_LEADERS


class Expanded(Event, omit_defaults=True):
    """Armies walked into a territory that nobody held; `lost` of them did not arrive."""

    player: Player
    source: Territory
    target: Territory
    count: int
    leaders: Leaders
    lost: int = 0

    def apply(self, state: State) -> None:
        state.land.put(self.target, Holding(self.player, self.count - self.lost))
        state.land.add(self.source, -self.count)


class Defended(Refusal):
    """An army of `owner` holds the territory, so it must be attacked."""

    target: Territory
    owner: Player


class NobodyArrives(Refusal):
    """Entering the territory costs `toll` armies, and at least one must arrive."""

    target: Territory
    toll: int


@expand.asks
def toll(g: Context, source: Territory, target: Territory, count: int) -> int:
    """How many of so many armies are lost on entering a territory that nobody holds."""
    return 0


def toll_of(rules: Ruleset, state: State, source: Territory, target: Territory, count: int) -> int:
    """How many of so many armies would be lost on entering a territory that nobody holds, as things stand."""
    return toll(Context.of(rules, state, NoChance()), source, target, count)


def fewest_entering(g: Context, source: Territory, target: Territory, arriving: int = 1) -> int:
    """How many armies must set out at least so that so many arrive."""
    count = arriving
    while count - toll(g, source, target, count) < arriving:
        count += 1
    return count


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
    if not 1 <= action.count <= able:
        return TooMany(action.count, able, 1)
    lost = toll(g, action.source, action.target, action.count)
    return None if lost < action.count else NobodyArrives(action.target, lost)


@expand.plays(Expand)
def walk_in(g: Context, action: Expand, decision: ToFight) -> None:
    """Walk in; an invasion under way is over with it."""
    end_invasion(g)
    lost = toll(g, action.source, action.target, action.count)
    g.emit(Expanded(action.player, action.source, action.target, action.count, action.leaders, lost))


@expand.offers(ToFight)
def offer_empty_land(g: Context, decision: ToFight) -> Iterator[Offer]:
    land, board, realm = g.state.land, g.rules.board, decision.realm
    if realm == MAIN and land.full(len(board.territories)):
        return
    held, lies = land.holdings, board.realm_of

    def empty(source: Territory, leaders: Leaders) -> tuple[Territory, ...]:
        return tuple([t for t in g.links(source, leaders) if held.get(t, EMPTY).owner == NOBODY and lies[t] == realm])

    def entries(source: Territory, targets: tuple[Territory, ...], able: int, ways: Choices) -> Iterator[Offer]:
        fewest = {t: fewest_entering(g, source, t) for t in targets}
        for least in dict.fromkeys(fewest.values()):
            if least <= able:
                alike, count = tuple(t for t in targets if fewest[t] == least), range(least, able + 1)
                yield Offer(Expand, {"source": (source,), "target": alike, "count": count, "leaders": ways})

    modify_leaders = g.rules.queries.get(leaders_at)
    for source, able in spaces_to_leave(g, sources(g, decision.player, decision.realm)):
        if near := empty(source, NO_LEADERS):
            yield from entries(source, near, able, ALONE)
        if modify_leaders is not None and (kinds := modify_leaders(g, NO_LEADERS, decision.player, source)):
            for ways, targets in by_reach(kinds, partial(empty, source)):
                yield from entries(source, targets, able, ways)


@expand.asks
def entry_action(
    g: Context, number: int, player: Player, source: Territory, target: Territory, count: int, leaders: Leaders
) -> Action | None:
    """The action by which a plan enters a territory that nobody holds with so many armies; None if none does."""
    return None


@expand.modifies(entry_action)
def as_ordered(
    g: Context,
    walk: Action | None,
    number: int,
    player: Player,
    source: Territory,
    target: Territory,
    count: int,
    leaders: Leaders,
) -> Action:
    """How an order enters a territory that nobody holds: with as many more as the toll takes, as far as they can go."""
    most = max(spare(g, source), count)
    return Expand(number, player, source, target, min(fewest_entering(g, source, target, count), most), leaders)
