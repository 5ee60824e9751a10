"""What becomes of land whose armies die: the dead go to their Heaven, emptied land is nobody's, and a player without
land on Earth is out."""

from __future__ import annotations

from typing import ClassVar

from rules.atlas import Territory
from rules.godstorm.faith import Faith
from rules.godstorm.gods import Gods, banish_all
from rules.godstorm.pantheons import EARTH, HEAVEN, HEAVENS, UNDERWORLD
from rules.kernel.context import TURN, Context
from rules.kernel.module import Module
from rules.kernel.position import Position
from rules.kernel.state import EMPTY, State
from rules.kernel.tagged import Unreadable
from rules.kernel.values import NOBODY, Event, Holding, Part, Player, Task
from rules.risk.armies import ArmiesLost
from rules.risk.combat.battle import BattleFought
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.concede import ArmyTurnedNeutral
from rules.risk.turn.turns import seats_in_play

land = Module("land", needs=("gods", "faith", "battle", "occupy", "concede"))
EMPTIED = "emptied"


class Reckon(Task):
    """A blow has fallen: whoever has no army left on Earth is out."""


class Out(Part):
    """The players who are out, in the order in which they fell."""

    players: tuple[Player, ...] = ()


class Ascended(Event):
    """A player's dead went to his Heaven."""

    player: Player
    count: int

    def apply(self, state: State) -> None:
        heaven, land = HEAVENS[self.player], state.land
        land.put(heaven, Holding(self.player, land.holdings.get(heaven, EMPTY).armies + self.count))


class ArmiesSwapped(Event):
    """All armies on two territories of a player changed places."""

    player: Player
    one: Territory
    other: Territory

    def apply(self, state: State) -> None:
        here, there = state.land.at(self.one), state.land.at(self.other)
        state.land.put(self.one, there)
        state.land.put(self.other, here)


class PantheonFell(Event):
    """A player who is out: his gods, his faith, and his armies in Heaven and in the Underworld are gone."""

    bookkeeping: ClassVar[bool] = True
    player: Player

    def apply(self, state: State) -> None:
        for realm in (UNDERWORLD, HEAVEN):
            for where in state.land.of(self.player, realm):
                state.land.put(where, Holding(NOBODY, 0))
        state.parts[Gods] = Gods({seat: at for seat, at in state.parts[Gods].at.items() if seat != self.player})
        state.parts[Faith] = Faith({seat: left for seat, left in state.parts[Faith].of.items() if seat != self.player})
        state.parts[Out] = Out((*state.parts[Out].players, self.player))


@land.lays()
def lay_out_fallen(to: Position) -> None:
    """Set who is out: whoever has no army on Earth, and so none beyond it."""
    fallen = tuple(seat for seat in to.rules.seats if not to.state.land.of(seat))
    for seat in fallen:
        if left := (*to.state.land.of(seat, HEAVEN), *to.state.land.of(seat, UNDERWORLD)):
            raise Unreadable(f"hold: {seat} has no territory on Earth and is out, with nothing left in {left[0]}")
    to.keep(Out(fallen))


def lose(g: Context, where: Territory, count: int, why: str, by: Player = NOBODY) -> None:
    """Take armies off a territory, at most all that are there; without one left, its gods are banished, by `by`."""
    owner, lost = g.state.land.owner(where), min(count, g.state.land.armies(where))
    if lost:
        g.emit(ArmiesLost(owner, where, lost, why))
    if g.state.land.owner(where) == NOBODY:
        banish_all(g, owner, where, EMPTIED, by)


def halve(g: Context, where: Territory, why: str, by: Player = NOBODY) -> None:
    """Half of the armies on a territory die, losses rounded down: the last one stays."""
    lose(g, where, g.state.land.armies(where) // 2, why, by)


@land.asks
def dead_ascend(g: Context, why: str) -> bool:
    """Whether armies that are lost on Earth for this reason go to Heaven."""
    return True


@land.asks
def fallen_ascend(g: Context) -> bool:
    """Whether defenders who fall in a battle on Earth go to Heaven."""
    return True


@land.reacts(ArmiesLost)
def after_loss(g: Context, event: ArmiesLost) -> None:
    """The dead of Earth go to Heaven; where nobody is left, their player may be out."""
    if g.rules.board.realm_of[event.where] != EARTH:
        return
    if event.player in HEAVENS and dead_ascend(g, event.why):
        g.emit(Ascended(event.player, event.count))
    if g.state.land.owner(event.where) == NOBODY:
        g.then(Reckon())


@land.reacts(BattleFought)
def after_battle(g: Context, event: BattleFought) -> None:
    """The dead of a battle on Earth go to Heaven; the defenders' to the pool instead, where a rule says so."""
    if g.rules.board.realm_of[event.target] != EARTH:
        return
    if event.attacker_lost:
        g.emit(Ascended(event.attacker, event.attacker_lost))
    if event.defender_lost and event.defender in HEAVENS:
        modify = g.rules.queries.get(fallen_ascend)
        if modify is None or modify(g, True):
            g.emit(Ascended(event.defender, event.defender_lost))


@land.does(Reckon)
def reckon(g: Context, task: Reckon) -> None:
    """All who fell by one blow are out together; if nobody is left on Earth they share (ruling 33)."""
    out, alive = g.parts[Out].players, seats_in_play(g.state)
    fallen = tuple(seat for seat in g.state.seats if seat not in out and seat not in alive)
    for seat in fallen:
        g.emit(Eliminated(seat, g.state.active))
    if fallen and not alive:
        g.end(fallen, "conquest")


@land.reacts(Eliminated)
@land.reacts(ArmyTurnedNeutral)
def fall(g: Context, event: Eliminated | ArmyTurnedNeutral) -> None:
    """The last one on Earth wins, once all who fall with this blow are out; a turn that loses its player ends."""
    for where in g.parts[Gods].of(event.player).values():
        banish_all(g, event.player, where, EMPTIED)
    g.emit(PantheonFell(event.player))
    left = seats_in_play(g.state)
    if len(left) == 1 and len(g.parts[Out].players) == len(g.state.seats) - 1:
        g.end(left, "conquest")
    elif event.player == g.state.active:
        g.close(TURN)
