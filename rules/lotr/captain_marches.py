"""How captains march: alone (the edition of 2002), and with a card for coming to a Site of Power or past one."""

from __future__ import annotations

from typing import ClassVar

from rules.kernel.context import Context
from rules.kernel.ruleset import Module
from rules.kernel.state import State
from rules.kernel.values import Event, Player
from rules.lotr.adventures import SiteTaken
from rules.risk.fortify import Fortified, Ways, ways

marching = Module("marching", needs=("adventures", "fortify"))


class SitePassed(Event):
    """A captain came to a Site of Power on the march, or past it: that earns a card as well."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    where: str

    def apply(self, state: State) -> None:
        state.keep(SiteTaken((*state.part(SiteTaken).where, self.where)))


@marching.modifies("fewest-marching")
def alone(g: Context, fewest: int, led: bool) -> int:
    """Along with a regiment at least, or (an option) alone."""
    return 0 if led and g.options["captains-march"] == "alone" else fewest


@marching.reacts(Fortified)
def pass_sites(g: Context, event: Fortified) -> None:
    """A card is earned by conquest only, or (an option) by moving as well."""
    if event.led and g.options["site-cards"] == "passage":
        for where in passed(g, event.player, event.source, event.target):
            g.emit(SitePassed(event.player, where))


def passed(g: Context, player: Player, source: str, target: str) -> tuple[str, ...]:
    """The sites on a shortest way from `source` (itself apart) to `target`, in the board's order."""
    near = ways(g, player, True)
    here, there = _distances(near, source), _distances(near, target)
    sites = g.rules.board.sites or {}
    return tuple(t for t in near if t in sites and t != source and here.get(t, -1) + there.get(t, 0) == here[target])


def _distances(near: Ways, source: str) -> dict[str, int]:
    """How many steps lead from a territory to each that it is connected with."""
    found, edge = {source: 0}, [source]
    for at in edge:
        for t in near[at]:
            if t not in found:
                found[t] = found[at] + 1
                edge.append(t)
    return found
