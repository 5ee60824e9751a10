"""Armies for each of several territories: where too few are left for all, their player shares them out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.values import Action, Decision, Event, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.risk.armies import ArmiesPlaced
from rules.risk.turn.reinforce import NotAmong, TooMany, available, find_threatened

share_out = Module("share-out", needs=("reinforce",))


class ToShareOut(Decision):
    """Too few armies are left (`count`) for the territories `among`, at most `each` on one of them.

    What brings them may come up in another's turn, who gives up meanwhile.
    """

    outlasts_turn: ClassVar[bool] = True
    count: int
    among: tuple[Territory, ...]
    each: int


class ShareOut(Action):
    """Put so many of them on one of the territories; nothing more goes there."""

    where: Territory
    count: int


class AskShare(Task):
    """Ask for the next share, while armies and territories are left."""

    outlasts_turn: ClassVar[bool] = True
    player: Player
    among: tuple[Territory, ...]
    each: int


def strengthen_each(
    g: Context,
    player: Player,
    among: tuple[Territory, ...],
    each: int = 1,
    placed: Callable[[Player, Territory, int], Event] = ArmiesPlaced,
) -> None:
    """Put `each` of a player's armies on every one of these territories; ask for the shares where they do not suffice.

    `placed` is the event that tells of them where they do.
    """
    wanted = each * len(among)
    if available(g, wanted, player) < wanted:
        g.then(AskShare(player, among, each))
        return
    for where in among:
        g.emit(placed(player, where, each))


@share_out.does(AskShare)
def ask_share(g: Context, task: AskShare) -> None:
    """Without asking where one territory is left, or where there is enough for those that are.

    A player who has given up meanwhile has none of them any more.
    """
    among = tuple(where for where in task.among if g.state.land.owner(where) == task.player)
    wanted = task.each * len(among)
    left = available(g, wanted, task.player)
    if len(among) == 1 or left == wanted:
        for where in among if left else ():
            g.emit(ArmiesPlaced(task.player, where, min(left, task.each)))
    elif left:
        g.ask(ToShareOut(task.player, left, among, task.each))


def shares(decision: ToShareOut) -> range:
    """How many may go to one territory: so many that the others can take the rest."""
    elsewhere = decision.each * (len(decision.among) - 1)
    return range(max(1, decision.count - elsewhere), min(decision.each, decision.count) + 1)


@share_out.allows(ShareOut, during=(ToShareOut,))
def may_share(g: Context, action: ShareOut, decision: ToShareOut) -> Refusal | None:
    if action.where not in decision.among:
        return NotAmong(action.where, decision.among)
    able = shares(decision)
    return None if action.count in able else TooMany(action.count, able[-1], able[0])


@share_out.plays(ShareOut)
def share(g: Context, action: ShareOut, decision: ToShareOut) -> None:
    """A player who has given up meanwhile places nothing any more."""
    if g.state.land.owner(action.where) == action.player:
        g.emit(ArmiesPlaced(action.player, action.where, action.count))
        g.then(AskShare(action.player, tuple(t for t in decision.among if t != action.where), decision.each))


def where_threatened(g: Context, number: int, decision: ToShareOut, details: Details) -> Action:
    """As many as possible on the most threatened territory."""
    where = find_threatened(g, decision.player, decision.among)
    return ShareOut(number, decision.player, where, shares(decision)[-1])


@share_out.offers(ToShareOut, default="front", policies={"front": where_threatened})
def offer_shares(g: Context, decision: ToShareOut) -> Iterator[Offer]:
    yield Offer(ShareOut, {"where": decision.among, "count": shares(decision)})
