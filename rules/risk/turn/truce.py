"""A truce in the first rounds: nobody is eliminated (the play aid: not before the fourth round)."""

from __future__ import annotations

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Player, Refusal
from rules.risk.combat.invasion import targets, why_spared
from rules.risk.turn.rounds import this_round

truce = Module("truce", needs=("rounds", "battle"))
FIRST_WAR = 4


class TooEarly(Refusal):
    """The territory is its holder's last, and nobody is eliminated before this round."""

    target: Territory
    owner: Player
    round: int


def is_spared(g: Context, where: Territory) -> bool:
    """Whether a territory cannot be conquered yet: it is a player's last."""
    owner = g.state.land.owner(where)
    return owner in g.state.seats and len(g.state.land.of(owner)) == 1 and this_round(g.state) < FIRST_WAR


@truce.modifies(why_spared)
def too_early(g: Context, why: Refusal, source: Territory, target: Territory) -> Refusal:
    return TooEarly(target, g.state.land.owner(target), FIRST_WAR) if is_spared(g, target) else why


@truce.modifies(targets)
def not_those(g: Context, targets: tuple[Territory, ...], player: Player, source: Territory) -> tuple[Territory, ...]:
    return tuple(t for t in targets if not is_spared(g, t)) if this_round(g.state) < FIRST_WAR else targets
