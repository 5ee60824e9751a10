"""Starting armies stationed by turns of several each, a neutral army's among them."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import NOBODY, Player, Task
from rules.risk.armies import NEUTRAL
from rules.risk.setup.claiming import Recruits, ToStation, after
from rules.risk.turn.turns import Order

station_by_turns = Module("station-by-turns", needs=("claiming", "neutral"))
OWN = "own"
"""In `StationByTurns`, an army of the player whose turn it is."""


class StationByTurns(Task):
    """Station regiments in turn, in the order of a round (`own` or `neutral`), until all starting armies are placed.

    `next` is the seat to place, `step` the index in the round.
    """

    round: tuple[str, ...]
    next: Player = NOBODY
    step: int = 0

    def next_step(self, g: Context) -> StationByTurns:
        """The same task, one step further."""
        player, step = self.next, self.step + 1
        if step < len(self.round):
            return StationByTurns(self.round, player, step)
        return StationByTurns(self.round, after(g.state, player))


@station_by_turns.does(StationByTurns)
def station_in_turn(g: Context, task: StationByTurns) -> None:
    left = g.parts[Recruits].left
    now = task if task.next else StationByTurns(task.round, g.parts[Order].first)
    for _ in range(len(g.state.seats) * len(now.round)):
        neutral = now.round[now.step] == NEUTRAL
        if (count := left.get(NEUTRAL if neutral else now.next, 0)) > 0:
            g.ask(ToStation(now.next, count, NEUTRAL if neutral else NOBODY), now.next_step(g))
            return
        now = now.next_step(g)
