"""Options for marching captains: without a regiment (edition of 2002), and a card for passing a Site of Power."""

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
    """A captain marched to a Site of Power or through one, which also earns a card."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    where: str

    def apply(self, state: State) -> None:
        state.keep(SiteTaken((*state.part(SiteTaken).where, self.where)))


@marching.modifies("fewest-marching")
def alone(g: Context, fewest: int, led: bool) -> int:
    """Let a captain march alone (an option); otherwise at least one regiment goes along."""
    return 0 if led and g.options["captains-march"] == "alone" else fewest


@marching.reacts(Fortified)
def pass_sites(g: Context, event: Fortified) -> None:
    """Give a card for sites that a captain marched through (an option); otherwise only conquest earns one."""
    if event.led and g.options["site-cards"] == "passage":
        for where in passed(g, event.player, event.source, event.target):
            g.emit(SitePassed(event.player, where))


def passed(g: Context, player: Player, source: str, target: str) -> tuple[str, ...]:
    """The sites on any shortest way from `source` (excluded) to `target`, in the board's order."""
    near = ways(g, player, True)
    here, there = _distances(near, source), _distances(near, target)
    sites = g.rules.board.sites or {}
    return tuple(t for t in near if t in sites and t != source and here.get(t, -1) + there.get(t, 0) == here[target])


def _distances(near: Ways, source: str) -> dict[str, int]:
    """The number of steps from a territory to each one connected with it."""
    found, edge = {source: 0}, [source]
    for at in edge:
        for t in near[at]:
            if t not in found:
                found[t] = found[at] + 1
                edge.append(t)
    return found
