"""What editions do differently in battle and on the march: the lone die, a march to a neighbour only."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.ruleset import Module
from rules.kernel.values import Player, Refusal

ways = Module("ways", needs=("battle", "fortify"))


class TooFar(Refusal):
    """This table marches to a neighbouring territory only."""

    source: str
    target: str


@ways.modifies("defence-dice")
def lone_die(g: Context, most: int, attacking: int) -> int:
    """The play aid: a single attacker is met by a single defender."""
    return 1 if attacking == 1 and g.options["lone-die"] == "one" else most


@ways.modifies("march-ends")
def next_door(g: Context, ends: tuple[str, ...], player: Player, source: str, led: bool) -> tuple[str, ...]:
    """Along a chain of one's own territories, or (the box of the Ancient Earth) to a neighbour only."""
    if g.options["fortify"] == "connected":
        return ends
    near = g.links(source, led)
    return tuple(t for t in ends if t in near)


@ways.modifies("march-barred")
def too_far(g: Context, why: Refusal, player: Player, source: str, target: str, led: bool) -> Refusal:
    return TooFar(source, target)
