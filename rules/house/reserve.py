"""A limited stock of armies for the whole game, twice the starting army; shared by the house rules that limit it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rules.kernel.context import Context, Query
from rules.kernel.module import Module
from rules.kernel.state import State
from rules.kernel.values import Event, Part, Player
from rules.risk.armies import NEUTRAL, ArmiesGranted, ArmiesPlaced
from rules.risk.combat.invasion import InvasionDeclared
from rules.risk.setup.claiming import ArmiesRaised
from rules.risk.turn.reinforce import available
from rules.risk.turn.rounds import RoundEnded, this_round
from rules.risk.turn.turns import seats_in_play


class Reserve(Part):
    """How many armies each player has in reserve: never used, or returned."""

    left: Mapping[Player, int] = {}


class ReserveLaid(Event):
    """Every player received a reserve as large as the starting army."""

    armies: tuple[tuple[Player, int], ...]

    def apply(self, state: State) -> None:
        state.parts[Reserve] = Reserve(dict(self.armies))


class ReserveChanged(Event):
    """Armies left a player's reserve (`count` below 0) or returned to it."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    count: int

    def apply(self, state: State) -> None:
        left = state.parts[Reserve].left
        state.parts[Reserve] = Reserve({**left, self.player: left[self.player] + self.count})


class LastFight(Part):
    """The last round with an attack."""

    round: int = 0


class FightNoted(Event):
    """The first attack of this round happened."""

    bookkeeping: ClassVar[bool] = True
    round: int

    def apply(self, state: State) -> None:
        state.parts[LastFight] = LastFight(self.round)


class Exhausted(Event):
    """No player has a reserve left, and a whole round has passed without an attack: the game ends."""

    lands: tuple[tuple[Player, int], ...]


def lay_reserve(g: Context, event: ArmiesRaised) -> None:
    g.emit(ReserveLaid(tuple((army, count) for army, count in event.armies if army != NEUTRAL)))


def no_more_than_left(g: Context, count: int, wanted: int, player: Player) -> int:
    return min(count, g.parts[Reserve].left.get(player, count))


def take_granted(g: Context, event: ArmiesGranted) -> None:
    g.emit(ReserveChanged(event.player, -event.count))


def take_placed(g: Context, event: ArmiesPlaced) -> None:
    """Take armies placed directly out of the reserve; those from a pool were taken when they were granted."""
    if not event.pool and event.player in g.parts[Reserve].left:
        g.emit(ReserveChanged(event.player, -event.count))


def note_fight(g: Context, event: InvasionDeclared) -> None:
    if g.parts[LastFight].round != this_round(g.state):
        g.emit(FightNoted(this_round(g.state)))


@Query
def ends_exhausted(g: Context) -> bool:
    """Whether an exhausted game ends."""
    return True


def stop_when_exhausted(g: Context, event: RoundEnded) -> None:
    """End an exhausted game: most territories win, equal numbers share. Some games go on to their own end instead."""
    alive = seats_in_play(g.state)
    if not ends_exhausted(g):
        return
    if any(g.parts[Reserve].left[seat] for seat in alive) or g.parts[LastFight].round == event.round:
        return
    lands = {seat: len(g.state.land.of(seat)) for seat in alive}
    g.emit(Exhausted(tuple(lands.items())))
    g.end(tuple(seat for seat in alive if lands[seat] == max(lands.values())), "exhaustion")


def limit(module: Module) -> None:
    """Give a module the rules of the limited stock."""
    module.reacts(ArmiesRaised)(lay_reserve)
    module.modifies(available)(no_more_than_left)
    module.reacts(ArmiesGranted)(take_granted)
    module.reacts(ArmiesPlaced)(take_placed)
    module.reacts(InvasionDeclared)(note_fight)
    module.reacts(RoundEnded)(stop_when_exhausted)
