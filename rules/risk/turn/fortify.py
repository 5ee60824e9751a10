"""Step 3: one march between connected territories of the player's own."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial
from typing import Any, ClassVar

from msgspec import field

from rules.atlas import MAIN, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import Action, Decision, Event, Part, Player, Refusal, Task
from rules.risk.armies import ArmiesMoved
from rules.risk.combat.invasion import TooFewArmies, why_not_along, why_unlinked
from rules.risk.combat.leaders import ALONE, NO_LEADERS, Leaders, by_reach, leader_kinds, leaders_at
from rules.risk.turn.reinforce import Finish, NotYourLand, OtherRealm, TooMany

fortify = Module("fortify", needs=("battle",))


class ToFortify(Decision):
    """Step 3: march (`moves` are left), or finish."""

    moves: int


class Fortify(Action):
    """March this many armies from one territory to another, with these leaders."""

    source: Territory
    target: Territory
    count: int
    leaders: Leaders = field(default=NO_LEADERS, name="led")


class Fortification(Task):
    """Step 3 as a whole."""


class March(Task):
    """Ask for a march while any is left."""


class Marches(Part):
    """How many marches the player has left in this step; 0 before it begins."""

    lasts_a_turn: ClassVar[bool] = True
    left: int = 0


class MarchesGranted(Event):
    """A player received this many (more) marches."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    count: int

    def apply(self, state: State) -> None:
        state.parts.table[Marches] = Marches(state.parts.table[Marches].left + self.count)


class Fortified(Event):
    """A march: armies went from one territory to a connected one."""

    player: Player
    source: Territory
    target: Territory
    count: int
    leaders: Leaders = field(name="led")

    def apply(self, state: State) -> None:
        ArmiesMoved(self.player, self.source, self.target, self.count).apply(state)
        state.parts.table[Marches] = Marches(state.parts.table[Marches].left - 1)


class NotConnected(Refusal):
    """No chain of the player's own territories leads there."""

    source: Territory
    target: Territory


class SameLand(Refusal):
    """A march begins and ends in the same territory."""

    where: Territory


class NoMarchLeft(Refusal):
    """The turn's marches are used up."""


@fortify.asks
def marches(g: Context) -> int:
    """How many marches the active player has in a turn."""
    return 1


@fortify.asks
def linger(g: Context) -> bool:
    """Whether the active player is asked once more when his marches are used up."""
    return False


@fortify.does(Fortification)
def fortification(g: Context, task: Fortification) -> None:
    g.emit(MarchesGranted(g.state.active, marches(g)))
    g.then(March(), "fortifying")


@fortify.does(March)
def march(g: Context, task: March) -> None:
    left = g.parts[Marches].left
    if left > 0 or linger(g):
        g.ask(ToFortify(g.state.active, left), task)


Ways = dict[Territory, list[Territory]]
"""For each territory of a player, the neighbouring ones of his own to which a link leads."""


@fortify.asks
def marches_anywhere(g: Context, player: Player) -> bool:
    """Whether a march may join any two of this player's territories, connected or not."""
    return False


def reachable(
    g: Context, player: Player, source: Territory, leaders: Leaders, among: Collection[Territory]
) -> Iterator[Territory]:
    """Those of a player's territories to which a march from `source` can go, by way of none but these; of connected
    ones the nearest first."""
    if marches_anywhere(g, player):
        yield from (t for t in among if t != source)
        return
    beyond, edge = set(among) - {source}, [source]
    for here in edge:
        for t in g.links(here, leaders):
            if t in beyond:
                beyond.remove(t)
                edge.append(t)
                yield t


def on_the_way(g: Context, player: Player, source: Territory, leaders: Leaders) -> Iterator[Territory]:
    """All of a player's territories to which a march from `source` can go."""
    return reachable(g, player, source, leaders, g.state.land.of(player))


@fortify.asks
def march_ends(g: Context, player: Player, source: Territory, leaders: Leaders) -> tuple[Territory, ...]:
    """The territories in which a march with these leaders may end."""
    return tuple(on_the_way(g, player, source, leaders))


@fortify.asks
def march_barred(g: Context, player: Player, source: Territory, target: Territory, leaders: Leaders) -> Refusal:
    """Why a march may not end in a territory to which a way leads."""
    return NotConnected(source, target)


def why_no_march(g: Context, player: Player, source: Territory, target: Territory, leaders: Leaders) -> Refusal | None:
    """Why a march from one of a player's territories may not end in another; None where it may."""
    if target not in on_the_way(g, player, source, leaders):
        kinds = leader_kinds(g)
        led_too = leaders != kinds and target in on_the_way(g, player, source, kinds)
        return why_unlinked.modify(g, NotConnected(source, target), source, target, led_too)
    if march_ends.modify(g, (target,), player, source, leaders):
        return None
    return march_barred(g, player, source, target, leaders)


def ways(g: Context, player: Player, leaders: Leaders = NO_LEADERS) -> Ways:
    """The links between a player's own territories for a force with these leaders."""
    mine = dict.fromkeys(g.state.land.of(player))
    if marches_anywhere(g, player):
        return {t: [other for other in mine if other != t] for t in mine}
    return {t: [near for near in g.links(t, leaders) if near in mine] for t in mine}


def reach(
    g: Context,
    player: Player,
    source: Territory,
    over: Ways,
    known: dict[Territory, tuple[Territory, ...]],
    leaders: Leaders = NO_LEADERS,
) -> tuple[Territory, ...]:
    """The territories in which a march from `source` may end; `over` are its player's links.

    `known`: all that can be reached over them, source included, from each source asked before; this one is added.
    """
    for near in over[source]:
        if source in known.get(near, ()):  # Each reaches the other, so they reach the same.
            reached = known[near]
            break
    else:
        reached = _find_connected(source, over)
    known[source] = reached
    at = reached.index(source)
    return march_ends.modify(g, reached[:at] + reached[at + 1 :], player, source, leaders)


def _find_connected(source: Territory, over: Ways) -> tuple[Territory, ...]:
    """All that can be reached from a territory over these links, itself included, sorted by name."""
    found, edge = {source}, [source]
    for here in edge:
        for t in over[here]:
            if t not in found:
                found.add(t)
                edge.append(t)
    return tuple(sorted(found))


@fortify.asks
def fewest_marching(g: Context, leaders: Leaders) -> int:
    """The least armies that must march with these leaders: one, or 0 if they may go alone."""
    return 1


def fewest(g: Context, leaders: Leaders = NO_LEADERS) -> int:
    """The least armies that must march: one, or 0 if these leaders may go alone. More leaders never need more."""
    modify = g.rules.queries.get(fewest_marching)
    return 1 if modify is None else modify(g, 1, leaders)


@fortify.allows(Fortify, during=(ToFortify,))
def may_fortify(g: Context, action: Fortify, decision: ToFortify) -> Refusal | None:
    return why_not_march(g, action, decision.moves)


def why_not_march(g: Context, action: Fortify, moves: int) -> Refusal | None:
    """Why a player with this many marches left cannot march so; None if he can."""
    land = g.state.land
    if moves < 1:
        return NoMarchLeft()
    for where in (action.source, action.target):
        if land.owner(where) != action.player:
            return NotYourLand(where)
        if land.realm(where) != MAIN:
            return OtherRealm(where, MAIN)
    if action.source == action.target:
        return SameLand(action.source)
    if why := why_not_along(g, action.player, action.source, action.leaders):
        return why
    if why := why_no_march(g, action.player, action.source, action.target, action.leaders):
        return why
    armies, least = land.armies(action.source), fewest(g, action.leaders)
    if armies <= least:
        return TooFewArmies(action.source, armies)
    return None if least <= action.count < armies else TooMany(action.count, armies - 1, least)


@fortify.allows(Finish, during=(ToFortify,))
def may_finish(g: Context, action: Finish, decision: Any) -> Refusal | None:
    return None


@fortify.plays(Fortify)
def fortify_once(g: Context, action: Fortify, decision: ToFortify) -> None:
    g.emit(Fortified(action.player, action.source, action.target, action.count, action.leaders))


@fortify.offers(
    ToFortify, default="finish", policies={"finish": lambda g, n, decision, details: Finish(n, decision.player)}
)  # fmt: skip
def offer_marches(g: Context, decision: ToFortify) -> Iterator[Offer]:
    if decision.moves:
        yield from possible_marches(g, decision.player)
    yield Offer(Finish, {})


def possible_marches(g: Context, player: Player) -> Iterator[Offer]:
    """Every march that a player can make now, if he has one left."""
    land = g.state.land
    over: dict[Leaders, tuple[Ways, dict[Territory, tuple[Territory, ...]]]] = {}

    def marches(source: Territory, leaders: Leaders) -> tuple[int, tuple[Territory, ...]]:
        """The least armies that must march with these leaders, and where they may end."""
        least = fewest(g, leaders)
        if land.armies(source) <= least:
            return least, ()
        if leaders not in over:
            over[leaders] = ways(g, player, leaders), {}
        return least, reach(g, player, source, *over[leaders], leaders)

    alone, led, modify_leaders = fewest(g), fewest(g, leader_kinds(g)), g.rules.queries.get(leaders_at)
    for source in land.of(player):
        armies = land.armies(source)
        if armies > alone and (ends := marches(source, NO_LEADERS)[1]):
            yield Offer(Fortify, {"source": (source,), "target": ends, "count": range(alone, armies), "leaders": ALONE})
        if modify_leaders is not None and armies > led and (kinds := modify_leaders(g, NO_LEADERS, player, source)):
            for along, (least, ends) in by_reach(kinds, partial(marches, source)):
                if ends:
                    fields = {"source": (source,), "target": ends, "count": range(least, armies), "leaders": along}
                    yield Offer(Fortify, fields)
