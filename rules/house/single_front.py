"""Front unique: one offensive a turn. After a conquest it can only continue from the territory just taken.

It is about the main map: in a further realm everybody attacks where he likes.
"""

from __future__ import annotations

from typing import ClassVar

from rules.atlas import MAIN, NO_TERRITORY, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.state import State
from rules.kernel.values import Event, Part, Player, Refusal
from rules.risk.combat.battle import Conquered
from rules.risk.combat.invasion import InvasionDeclared, SourceSwitched, targets, why_spared

single_front = Module("single-front", needs=("battle",))


class Front(Part):
    """The source and the target of the turn's offensive; '' while undecided."""

    lasts_a_turn: ClassVar[bool] = True
    source: Territory = NO_TERRITORY
    target: Territory = NO_TERRITORY


class FrontDrawn(Event):
    """The turn's offensive is fixed: from `source`, against `target` ('': any neighbour of the source)."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    source: Territory
    target: Territory

    def apply(self, state: State) -> None:
        state.parts[Front] = Front(self.source, self.target)


class OneFront(Refusal):
    """Only one offensive is allowed per turn: from `source` (against `target`, once it has begun)."""

    source: Territory
    target: Territory


@single_front.reacts(InvasionDeclared)
@single_front.reacts(SourceSwitched)
def begin(g: Context, event: InvasionDeclared | SourceSwitched) -> None:
    if g.state.land.realm(event.source) == MAIN:
        g.emit(FrontDrawn(event.player, event.source, event.target))


@single_front.reacts(Conquered)
def break_through(g: Context, event: Conquered) -> None:
    if g.state.land.realm(event.target) == MAIN:
        g.emit(FrontDrawn(event.player, event.target, NO_TERRITORY))


@single_front.modifies(targets)
def along_the_front(
    g: Context, targets: tuple[Territory, ...], player: Player, source: Territory
) -> tuple[Territory, ...]:
    front = g.parts[Front]
    if not front.source or g.state.land.realm(source) != MAIN:
        return targets
    if source != front.source:
        return ()
    return tuple(t for t in targets if t == front.target) if front.target else targets


@single_front.modifies(why_spared)
def elsewhere(g: Context, why: Refusal, source: Territory, target: Territory) -> Refusal:
    front = g.parts[Front]
    off = front.source and (source != front.source or target != (front.target or target))
    return OneFront(front.source, front.target) if off else why
