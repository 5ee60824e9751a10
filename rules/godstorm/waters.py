"""Atlantis can sink, and one sea line boil: the board that is left is the board of everything that follows."""

from __future__ import annotations

from rules.atlas import RegionName, Territory
from rules.atlas.board import Board, LinkKind
from rules.godstorm.land import lose
from rules.godstorm.plague import Plague, PlagueLifted, lands_in_play
from rules.godstorm.temples import TempleDestroyed, Temples
from rules.kernel.context import Context, links
from rules.kernel.module import Module
from rules.kernel.position import Names, Position, names
from rules.kernel.state import State
from rules.kernel.tagged import Unreadable
from rules.kernel.values import Event, LeaderKind, Part, Player, Refusal
from rules.risk.combat.invasion import why_unlinked

waters = Module("waters", needs=("land", "temples", "plague"))
ATLANTIS = RegionName("atlantis")


class Waters(Part):
    """Whether Atlantis has sunk, and the sea lines on which the maelstrom lies."""

    sunk: bool = False
    boiling: tuple[tuple[Territory, Territory], ...] = ()

    def lands(self, board: Board) -> tuple[Territory, ...]:
        """The territories that have sunk."""
        return board.regions[ATLANTIS].territories if self.sunk else ()


class AtlantisSank(Event):
    """Atlantis is out of the game, with everything that stood on it."""

    def apply(self, state: State) -> None:
        state.parts[Waters] = Waters(True, state.parts[Waters].boiling)


class SeaBoiled(Event):
    """The maelstrom lies on a sea line: nobody can cross it any more."""

    one: Territory
    other: Territory

    def apply(self, state: State) -> None:
        now = state.parts[Waters]
        state.parts[Waters] = Waters(now.sunk, (*now.boiling, (self.one, self.other)))


class SunkLand(Refusal):
    """The territory has sunk and is out of the game."""

    where: Territory


class Maelstrom(Refusal):
    """The maelstrom lies on the sea line between the two."""

    source: Territory
    target: Territory


@waters.lays("sunk", "boiling")
def lay_waters(to: Position, sunk: Names | None, boiling: Names | None) -> None:
    """Set whether Atlantis has sunk (`sunk="atlantis"`), and a boiling sea line by its two ends."""
    what, ends = names(sunk or ()), tuple(map(Territory, names(boiling or ())))
    if what not in ((), (ATLANTIS,)):
        raise Unreadable(f"sunk: only {ATLANTIS} can sink, not {' '.join(what)}")
    if ends and (len(ends) != 2 or to.rules.board.links_of.get(ends[0], {}).get(ends[1]) != "sea"):
        raise Unreadable(f"boiling: {' '.join(ends)} should be the two ends of a sea line")
    gone = to.rules.board.regions[ATLANTIS].territories if what else ()
    for things, at in (
        ("armies", to.state.land),
        ("a temple", to.state.parts[Temples].at),
        ("plague", to.state.parts[Plague].at),
        ("a boiling sea line", ends),
    ):
        if left := [where for where in gone if where in at]:
            raise Unreadable(f"sunk: {left[0]} cannot have sunk with {things} there")
    to.keep(Waters(bool(what), ((ends[0], ends[1]),) if ends else ()))


def sunken(g: Context) -> tuple[Territory, ...]:
    """The territories that are out of the game."""
    return g.parts[Waters].lands(g.rules.board)


def sink(g: Context, why: str, by: Player) -> None:
    """Its armies die, its gods are banished by `by`, its temples destroyed, and plague goes down with it."""
    for where in g.rules.board.regions[ATLANTIS].territories:
        lose(g, where, g.state.land.armies(where), why, by)
        if where in g.parts[Temples].at:
            g.emit(TempleDestroyed(where))
        if where in g.parts[Plague].at:
            g.emit(PlagueLifted(where))
    g.emit(AtlantisSank())


@waters.modifies(links, given=Waters)
def no_way(
    g: Context, links: dict[Territory, LinkKind], where: Territory, leaders: tuple[LeaderKind, ...]
) -> dict[Territory, LinkKind]:
    """Nothing leads to or from sunken land, or over a boiling sea."""
    now = g.parts[Waters]
    gone = now.lands(g.rules.board) if now.sunk else ()
    if where in gone:
        return {}
    for line in now.boiling:
        if where in line:
            gone += line
    if links.keys().isdisjoint(gone):  # (As for most territories.)
        return links
    return {near: kind for near, kind in links.items() if near not in gone}


@waters.modifies(why_unlinked, given=Waters)
def explain_water(g: Context, why: Refusal, source: Territory, target: Territory, led_too: bool) -> Refusal:
    """Whether it is the water that bars the way."""
    if target in sunken(g):
        return SunkLand(target)
    shut = any({source, target} == set(line) for line in g.parts[Waters].boiling)
    return Maelstrom(source, target) if shut else why


@waters.modifies(lands_in_play, given=Waters)
def above_water(g: Context, lands: tuple[Territory, ...]) -> tuple[Territory, ...]:
    gone = sunken(g)
    return tuple(t for t in lands if t not in gone) if gone else lands
