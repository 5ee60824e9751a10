"""Captains: +1 to the highest die in their battles; they move into a conquest and die with the last regiment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, get_args

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer, first_wished
from rules.kernel.options import Option
from rules.kernel.position import BySeat, Position
from rules.kernel.state import State
from rules.kernel.tagged import Unreadable
from rules.kernel.values import NOBODY, Action, Decision, Event, Part, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.risk.combat.battle import Battle, Conquered, attack_bonus, defence_bonus, leads_in
from rules.risk.combat.helps import Help, Power, helps
from rules.risk.combat.invasion import Invasion
from rules.risk.combat.leaders import CAPTAIN, NO_LEADERS, Leaders, leader_kinds, leaders_at
from rules.risk.turn.fortify import Fortified, march_barred, march_ends
from rules.risk.turn.reinforce import NotYourLand
from rules.risk.turn.turns import Order, round_table

LED = Help(CAPTAIN, battle=Power(highest=1))
"""What a captain does for his side."""
captains = Module("captains", needs=("battle", "fortify"))
CaptainMovesInChoice = Literal["any-battle", "last-battle"]
CAPTAIN_MOVES_IN: Option[CaptainMovesInChoice] = Option("captain-moves-in", get_args(CaptainMovesInChoice))
A_CAPTAIN: Leaders = (CAPTAIN,)


class ToPlaceCaptain(Decision):
    """Put a captain on a territory of yours that has none."""


class ToReplaceCaptain(ToPlaceCaptain):
    """A lost captain comes back. A decision of its own, so that wishes for the set-up do not answer it."""


class PlaceCaptain(Action):
    """Put a captain on this territory."""

    where: Territory


class PlaceCaptains(Task):
    """Place one captain per player in turn, `rounds` times. `next` is the seat to place."""

    rounds: int
    next: Player = NOBODY
    placed: int = 0


class NewCaptain(Task):
    """Step 6: a captain for a player who has none left."""


class BringCaptain(Task):
    """Put a captain of this player on the board, if he has one left."""

    player: Player


class Captains(Part):
    """Where each player's captains stand."""

    of: Mapping[Player, tuple[Territory, ...]] = {}

    def at(self, player: Player) -> tuple[Territory, ...]:
        return self.of.get(player, ())


class CaptainPlaced(Event):
    """A player put a captain on the board."""

    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        _stand(state, self.player, (*state.parts.table[Captains].at(self.player), self.where))


class CaptainMoved(Event):
    """A captain moved to another territory."""

    player: Player
    source: Territory
    target: Territory

    def apply(self, state: State) -> None:
        at = state.parts.table[Captains].at(self.player)
        _stand(state, self.player, tuple(self.target if where == self.source else where for where in at))


class CaptainLost(Event):
    """A captain was lost with the last regiment on his territory."""

    player: Player
    where: Territory

    @property
    def lost_by(self) -> Player:
        return self.player

    def apply(self, state: State) -> None:
        _stand(state, self.player, tuple(t for t in state.parts.table[Captains].at(self.player) if t != self.where))


class CaptainThere(Refusal):
    """A player's two captains cannot stand on the same territory."""

    where: Territory


@captains.lays("captains")
def stand_captains(to: Position, where: BySeat | None) -> None:
    """Set each player's captains, on different territories of his own."""
    of = {seat: tuple(map(Territory, lands)) for seat, lands in to.by_seat("captains", where).items() if lands}
    for seat, lands in of.items():
        for at in lands:
            if to.state.land.owner(at) != seat:
                raise Unreadable(f"captains: {seat} does not hold {at!r}")
            if lands.count(at) > 1:
                raise Unreadable(f"captains: two never stand together, as in {at}")
    to.keep(Captains(of))


def _stand(state: State, player: Player, where: tuple[Territory, ...]) -> None:
    state.parts.table[Captains] = Captains({**state.parts.table[Captains].of, player: where})


@captains.modifies(leader_kinds)
def captains_lead(g: Context, kinds: Leaders) -> Leaders:
    return A_CAPTAIN


@captains.modifies(leaders_at)
def captain_may_lead(g: Context, kinds: Leaders, player: Player, where: Territory) -> Leaders:
    return A_CAPTAIN if where in g.parts[Captains].of.get(player, ()) else kinds


@captains.modifies(attack_bonus)
def captain_attacks(g: Context, bonus: int) -> int:
    return bonus + LED.battle.highest if CAPTAIN in g.parts[Battle].leaders else bonus


@captains.modifies(defence_bonus)
def captain_defends(g: Context, bonus: int) -> int:
    return bonus + LED.battle.highest if CAPTAIN in g.parts[Battle].defence_leaders else bonus


@captains.modifies(helps)
def captains_help(g: Context, every: tuple[Help, ...]) -> tuple[Help, ...]:
    return (*every, LED)


@captains.modifies(leads_in)
def let_earlier_fighters_in(g: Context, leading: Leaders) -> Leaders:
    """Let a captain who fought in any battle of the invasion move into the conquest (decision 45, an option)."""
    if leading or CAPTAIN_MOVES_IN.of(g.options) != "any-battle":
        return leading
    now = g.parts[Invasion]
    return now.led_from.get(now.source, NO_LEADERS)


@captains.reacts(Conquered)
def move_captains(g: Context, event: Conquered) -> None:
    """Remove the loser's captain; move the attacker's captain in if he led the invasion."""
    if event.target in g.parts[Captains].at(event.loser):
        g.emit(CaptainLost(event.loser, event.target))
    if CAPTAIN in event.leaders and event.source in g.parts[Captains].at(event.player):
        g.emit(CaptainMoved(event.player, event.source, event.target))


@captains.reacts(Fortified)
def march_captain(g: Context, event: Fortified) -> None:
    if CAPTAIN in event.leaders:
        g.emit(CaptainMoved(event.player, event.source, event.target))


@captains.modifies(march_ends)
def not_together(
    g: Context, ends: tuple[Territory, ...], player: Player, source: Territory, leaders: Leaders
) -> tuple[Territory, ...]:
    """Exclude territories where the player's other captain stands; marching through them is allowed."""
    return tuple(t for t in ends if t not in g.parts[Captains].at(player)) if CAPTAIN in leaders else ends


@captains.modifies(march_barred)
def another_there(
    g: Context, why: Refusal, player: Player, source: Territory, target: Territory, leaders: Leaders
) -> Refusal:
    return CaptainThere(target)


@captains.does(PlaceCaptains)
def place_captains(g: Context, task: PlaceCaptains) -> None:
    players = round_table(g.state, task.next or g.parts[Order].first)
    if task.placed < task.rounds * len(players):
        following = players[1 % len(players)]
        g.ask(ToPlaceCaptain(players[0]), then=PlaceCaptains(task.rounds, following, task.placed + 1))


@captains.does(NewCaptain)
def new_captain(g: Context, task: NewCaptain) -> None:
    if not g.parts[Captains].at(g.state.active):
        g.then(BringCaptain(g.state.active))


@captains.does(BringCaptain)
def bring_captain(g: Context, task: BringCaptain) -> None:
    standing = g.parts[Captains].at(task.player)
    if len(standing) < g.rules.numbers.most_captains and len(standing) < len(g.state.land.of(task.player)):
        g.ask(ToReplaceCaptain(task.player))


@captains.allows(PlaceCaptain, during=(ToPlaceCaptain,))
def may_place(g: Context, action: PlaceCaptain, decision: ToPlaceCaptain) -> Refusal | None:
    if g.state.land.owner(action.where) != action.player:
        return NotYourLand(action.where)
    return CaptainThere(action.where) if action.where in g.parts[Captains].at(action.player) else None


@captains.plays(PlaceCaptain)
def place(g: Context, action: PlaceCaptain, decision: ToPlaceCaptain) -> None:
    g.emit(CaptainPlaced(action.player, action.where))


def free_lands(g: Context, player: Player) -> tuple[Territory, ...]:
    return tuple(t for t in g.state.land.of(player) if t not in g.parts[Captains].at(player))


def with_the_most(g: Context, number: int, decision: ToPlaceCaptain, details: Details) -> Action:
    """A territory of the list, else the one with the most regiments."""
    free = free_lands(g, decision.player)
    where = first_wished(details.names, free) or max(free, key=g.state.land.armies)
    return PlaceCaptain(number, decision.player, where)


@captains.offers(ToPlaceCaptain, default="strongest", policies={"strongest": with_the_most})
def offer_captain(g: Context, decision: ToPlaceCaptain) -> Iterator[Offer]:
    yield Offer(PlaceCaptain, {"where": free_lands(g, decision.player)})
