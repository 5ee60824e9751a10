"""The Underworld: entered from Heaven by its gates, fought over with plain dice; crypts send armies back to Earth."""

from __future__ import annotations

from collections.abc import Iterator

from rules.atlas import RealmName, Territory
from rules.atlas.board import LinkKind
from rules.godstorm.land import PantheonFell
from rules.godstorm.pantheons import HEAVENS, UNDERWORLD
from rules.godstorm.temples import temples_of
from rules.kernel.context import Context, links
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import EMPTY, State
from rules.kernel.values import NOBODY, Action, Decision, Event, Holding, LeaderKind, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.risk.armies import ArmiesMoved
from rules.risk.combat.invasion import Invasion, end_invasion, sources, stays_behind, why_unlinked
from rules.risk.turn.reinforce import Finish, TooMany

underworld = Module("underworld", needs=("invasion", "battle", "expand", "temples", "land"))
GATE, CRYPT, ALTAR = "gate", "crypt", "altar"
"""The kinds of landmark that belong to the Underworld."""


class ToReturn(Decision):
    """Bring armies back from these crypts, one from each to any of your temples, or finish."""

    crypts: tuple[Territory, ...]
    each: int


class ToLeaveHeaven(Decision):
    """Step 8: let armies leave Heaven for the Underworld, or finish."""


class Return(Action):
    """Bring so many armies from a crypt to a territory with a temple."""

    crypt: Territory
    temple: Territory
    count: int


class LeaveHeaven(Action):
    """Let so many armies leave Heaven for this space."""

    where: Territory
    count: int


class CryptReturns(Task):
    """Step 1: armies may come back from each crypt of the player's."""


class ReturnFrom(Task):
    """Ask for the next return, from one of these crypts."""

    crypts: tuple[Territory, ...]


class Embarkation(Task):
    """Step 8 as a whole."""


class LeaveNext(Task):
    """Ask while there are armies in Heaven and a space is open to them, until the player has finished."""


class LeftHeaven(Event):
    """A player's armies left Heaven for a space of the Underworld."""

    player: Player
    where: Territory
    count: int

    def apply(self, state: State) -> None:
        state.land.add(HEAVENS[self.player], -self.count)
        state.land.put(self.where, Holding(self.player, state.land.armies(self.where) + self.count))


class NotACrypt(Refusal):
    """No army can come back from there: not a crypt of the player's, or used already this turn."""

    where: Territory
    crypts: tuple[Territory, ...]


class NoTempleThere(Refusal):
    """The territory is none of the player's with a temple; those are `temples`."""

    where: Territory
    temples: tuple[Territory, ...]


class NoWayFromHeaven(Refusal):
    """Armies that leave Heaven go to empty gates, or to the player's own spaces."""

    where: Territory
    open: tuple[Territory, ...]


def spaces(rules: Ruleset, kind: str) -> tuple[Territory, ...]:
    """The spaces of the Underworld of one kind."""
    return rules.board.realms[UNDERWORLD].of_kind[kind]


def spaces_of(g: Context, player: Player, kind: str) -> tuple[Territory, ...]:
    """A player's spaces of one kind."""
    held = g.state.land.holdings
    return tuple([where for where in spaces(g.rules, kind) if held.get(where, EMPTY).owner == player])


def in_heaven(state: State, player: Player) -> int:
    """How many of a player's armies are in Heaven."""
    return state.land.armies(HEAVENS[player])


@underworld.modifies(links, of=HEAVENS.values())
def gates(
    g: Context, links: dict[Territory, LinkKind], where: Territory, leaders: tuple[LeaderKind, ...]
) -> dict[Territory, LinkKind]:
    """A Heaven, which the board links with nothing, reaches all three gates. No way leads back, so that none can be
    invaded."""
    return dict.fromkeys(spaces(g.rules, GATE), "land")


@underworld.modifies(sources)
def out_of_heaven(
    g: Context, sources: tuple[Territory, ...], player: Player, realm: RealmName
) -> tuple[Territory, ...]:
    """The gates may be attacked from Heaven."""
    return (*sources, HEAVENS[player]) if realm == UNDERWORLD and in_heaven(g.state, player) else sources


@underworld.modifies(stays_behind, of=HEAVENS.values())
def nobody_stays(g: Context, least: int, source: Territory) -> int:
    """No army has to stay in Heaven (ruling 12)."""
    return 0


@underworld.modifies(why_unlinked, of=HEAVENS.values())
def by_the_gates(g: Context, why: Refusal, source: Territory, target: Territory, led_too: bool) -> Refusal:
    """From Heaven the gates of others and empty ones can be entered, and nothing else."""
    player = g.state.land.owner(source)
    return NoWayFromHeaven(target, tuple(t for t in spaces(g.rules, GATE) if g.state.land.owner(t) != player))


@underworld.reacts(PantheonFell)
def nobody_to_attack(g: Context, event: PantheonFell) -> None:
    """Whoever gives up when he is attacked below is gone from there: the invasion is over without a throw."""
    now = g.parts[Invasion]
    if g.rules.board.realm_of.get(now.target) == UNDERWORLD and g.state.land.owner(now.target) == NOBODY:
        end_invasion(g)
        g.close("battle")


@underworld.does(CryptReturns)
def crypt_returns(g: Context, task: CryptReturns) -> None:
    g.then(ReturnFrom(spaces_of(g, g.state.active, CRYPT)), "returns")


@underworld.asks
def most_returning(g: Context, player: Player) -> int:
    """How many armies of a player come back from a crypt at most."""
    return 1


@underworld.does(ReturnFrom)
def return_from(g: Context, task: ReturnFrom) -> None:
    player = g.state.active
    able = tuple(where for where in task.crypts if g.state.land.armies(where) > 1)
    if able and temples_of(g.state, player):
        g.ask(ToReturn(player, able, most_returning(g, player)))


def return_range(g: Context, decision: ToReturn, crypt: Territory) -> range:
    """How many armies may come back from a crypt; one stays."""
    return range(1, min(decision.each, g.state.land.armies(crypt) - 1) + 1)


@underworld.allows(Return, during=(ToReturn,))
def may_return(g: Context, action: Return, decision: ToReturn) -> Refusal | None:
    if action.crypt not in decision.crypts:
        return NotACrypt(action.crypt, decision.crypts)
    if action.temple not in (temples := temples_of(g.state, action.player)):
        return NoTempleThere(action.temple, temples)
    able = return_range(g, decision, action.crypt)
    return None if action.count in able else TooMany(action.count, able[-1])


@underworld.allows(Finish, during=(ToReturn, ToLeaveHeaven))
def may_finish(g: Context, action: Finish, decision: Decision) -> Refusal | None:
    return None


@underworld.plays(Return)
def bring_back(g: Context, action: Return, decision: ToReturn) -> None:
    g.emit(ArmiesMoved(action.player, action.crypt, action.temple, action.count))
    g.then(ReturnFrom(tuple(where for where in decision.crypts if where != action.crypt)))


def all_return(g: Context, number: int, decision: ToReturn, details: Details) -> Action:
    """As many as may, from the first crypt to the temple with the fewest armies."""
    crypt = decision.crypts[0]
    temple = min(sorted(temples_of(g.state, decision.player)), key=g.state.land.armies)
    return Return(number, decision.player, crypt, temple, return_range(g, decision, crypt)[-1])


def none_return(g: Context, number: int, decision: ToReturn, details: Details) -> Action:
    return Finish(number, decision.player)


@underworld.offers(ToReturn, default="all", policies={"all": all_return, "none": none_return})
def offer_returns(g: Context, decision: ToReturn) -> Iterator[Offer]:
    for crypt in decision.crypts:
        where = temples_of(g.state, decision.player)
        yield Offer(Return, {"crypt": (crypt,), "temple": where, "count": return_range(g, decision, crypt)})
    yield Offer(Finish, {})


@underworld.does(Embarkation)
def embarkation(g: Context, task: Embarkation) -> None:
    g.then(LeaveNext(), "embarkation")


@underworld.does(LeaveNext)
def leave_next(g: Context, task: LeaveNext) -> None:
    player = g.state.active
    if in_heaven(g.state, player) and ways_down(g, player):
        g.ask(ToLeaveHeaven(player), task)


def ways_down(g: Context, player: Player) -> tuple[Territory, ...]:
    """Where armies that leave Heaven may go: empty gates, one or several, and straight to the player's own spaces."""
    return (*g.state.land.of(player, UNDERWORLD), *spaces_of(g, NOBODY, GATE))


@underworld.allows(LeaveHeaven, during=(ToLeaveHeaven,))
def may_leave(g: Context, action: LeaveHeaven, decision: ToLeaveHeaven) -> Refusal | None:
    if action.where not in (down := ways_down(g, action.player)):
        return NoWayFromHeaven(action.where, down)
    most = in_heaven(g.state, action.player)
    return None if 1 <= action.count <= most else TooMany(action.count, most)


@underworld.plays(LeaveHeaven)
def leave(g: Context, action: LeaveHeaven, decision: ToLeaveHeaven) -> None:
    g.emit(LeftHeaven(action.player, action.where, action.count))


@underworld.offers(ToLeaveHeaven, default="finish", policies={"finish": none_return})
def offer_ways_down(g: Context, decision: ToLeaveHeaven) -> Iterator[Offer]:
    count = range(1, in_heaven(g.state, decision.player) + 1)
    yield Offer(LeaveHeaven, {"where": ways_down(g, decision.player), "count": count})
    yield Offer(Finish, {})
