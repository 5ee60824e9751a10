"""After a conquest: how many more armies move in, and the loser's elimination."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel.context import Context
from rules.kernel.offers import Offer
from rules.kernel.ruleset import Module
from rules.kernel.values import Action, Decision, Event, Player, Refusal, Task
from rules.risk.armies import NEUTRAL, ArmiesMoved
from rules.risk.battle import Conquered
from rules.risk.reinforce import TooMany

occupy = Module("occupy", needs=("battle",))


class ToOccupy(Decision):
    """A territory fell, and the armies of the last battle's dice moved in: up to `spare` more may follow."""

    source: str
    target: str
    spare: int


class MoveIn(Action):
    """Move this many more armies in (0: none)."""

    count: int


class Occupation(Task):
    """Ask how many more armies move in, if any can."""

    player: Player
    source: str
    target: str


class Aftermath(Task):
    """Eliminate the loser, who has no territory left."""

    winner: Player
    loser: Player


class Eliminated(Event):
    """A player lost his last territory."""

    player: Player
    by: Player


@occupy.reacts(Conquered)
def after_conquest(g: Context, event: Conquered) -> None:
    """Check for elimination now, before armies move in: a loser who concedes in between was not eliminated."""
    g.then(Occupation(event.player, event.source, event.target))
    if event.loser != NEUTRAL and not g.state.land.of(event.loser):
        g.then(Aftermath(event.player, event.loser))


@occupy.does(Occupation)
def occupation(g: Context, task: Occupation) -> None:
    spare = g.state.land.armies(task.source) - 1
    if spare > 0:
        g.ask(ToOccupy(task.player, task.source, task.target, spare))


@occupy.does(Aftermath)
def aftermath(g: Context, task: Aftermath) -> None:
    g.emit(Eliminated(task.loser, task.winner))


@occupy.allows(MoveIn, during=(ToOccupy,))
def may_move_in(g: Context, action: MoveIn, decision: ToOccupy) -> Refusal | None:
    return None if 0 <= action.count <= decision.spare else TooMany(action.count, decision.spare, 0)


@occupy.plays(MoveIn)
def move_in(g: Context, action: MoveIn, decision: ToOccupy) -> None:
    if action.count:
        g.emit(ArmiesMoved(action.player, decision.source, decision.target, action.count))


def all_follow(g: Context, number: int, decision: ToOccupy, wish: tuple[str, ...]) -> Action:
    return MoveIn(number, decision.player, decision.spare)


def none_follow(g: Context, number: int, decision: ToOccupy, wish: tuple[str, ...]) -> Action:
    return MoveIn(number, decision.player, 0)


@occupy.offers(ToOccupy, default="all", policies={"all": all_follow, "none": none_follow})
def offer_move_in(g: Context, decision: ToOccupy) -> Iterator[Offer]:
    yield Offer(MoveIn, {"count": range(decision.spare + 1)})
