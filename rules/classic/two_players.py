"""Two players and a neutral army: both players place its starting armies, in turn."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.ruleset import Module
from rules.kernel.values import NOBODY, Player, Task
from rules.risk.armies import NEUTRAL
from rules.risk.setup import Recruits, ToStation, after
from rules.risk.turns import Order

two = Module("two", needs=("setup", "neutral"))
OWN = "own"
TWO_OWN, ONE_NEUTRAL = (OWN, OWN), (NEUTRAL,)


class StationByTurns(Task):
    """Station regiments in turn, in the order of a round (`own` or `neutral`), until all starting armies are placed.

    `next` is the seat to place, `step` the index in the round.
    """

    round: tuple[str, ...]
    next: Player = NOBODY
    step: int = 0

    def following(self, g: Context) -> StationByTurns:
        """The same task, one step further."""
        player, step = self.next, self.step + 1
        if step < len(self.round):
            return StationByTurns(self.round, player, step)
        return StationByTurns(self.round, after(g.state, player))


@two.does(StationByTurns)
def station_by_turns(g: Context, task: StationByTurns) -> None:
    left = g.part(Recruits).left
    now = task if task.next else StationByTurns(task.round, g.part(Order).first)
    for _ in range(2 * len(now.round)):
        neutral = now.round[now.step] == NEUTRAL
        if (count := left[NEUTRAL if neutral else now.next]) > 0:
            g.ask(ToStation(now.next, count, NEUTRAL if neutral else NOBODY), then=now.following(g))
            return
        now = now.following(g)
