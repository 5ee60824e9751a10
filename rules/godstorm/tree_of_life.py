"""The Tree of Life: its owner pays faith for armies that he would lose in defence.

He says before the dice fall how many he would pay for, so that nobody waits for him between the throw and its outcome.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rules.atlas import Territory
from rules.godstorm.faith import faith_of, sacrifice
from rules.godstorm.miracles import relics
from rules.godstorm.pantheons import EARTH
from rules.godstorm.relic_powers import TREE
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import Action, Decision, Event, Part, Player, Refusal
from rules.kernel.wants import Details, Wants
from rules.risk.combat.battle import BattleFought, DefenceChosen, DiceRules, dice_rules
from rules.risk.turn.reinforce import TooMany

tree_of_life = Module("tree-of-life", needs=("relic-powers", "battle"))
KEPT = "keep"
KEEP = Wants(numbers=(KEPT,))
"""What an order to save armies may say: how much faith to keep."""


class ToPledge(Decision):
    """Say how many armies on `where` to save at most, for 1 faith each, if this throw costs them."""

    where: Territory
    most: int


class Pledge(Action):
    """Save up to this many."""

    count: int


class Pledged(Part):
    """How many armies the defender saves in the battle under way."""

    lasts_a_turn: ClassVar[bool] = True
    count: int = 0


class PledgeMade(Event):
    """The owner of the Tree of Life said how many armies he would save in this battle; 0 when it is over."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    count: int

    def apply(self, state: State) -> None:
        state.parts[Pledged] = Pledged(self.count)


@tree_of_life.reacts(DefenceChosen)
def ask_owner(g: Context, event: DefenceChosen) -> None:
    if TREE not in g.state.zones[relics(event.player)].cards or g.rules.board.realm_of[event.where] != EARTH:
        return
    if most := min(event.dice, faith_of(g.state, event.player)):
        g.ask(ToPledge(event.player, event.where, most))


@tree_of_life.allows(Pledge, during=(ToPledge,))
def may_pledge(g: Context, action: Pledge, decision: ToPledge) -> Refusal | None:
    return None if 0 <= action.count <= decision.most else TooMany(action.count, decision.most, 0)


@tree_of_life.plays(Pledge)
def pledge(g: Context, action: Pledge, decision: ToPledge) -> None:
    g.emit(PledgeMade(action.player, action.count))


@tree_of_life.modifies(dice_rules, given=Pledged)
def save(g: Context, rules: DiceRules) -> DiceRules:
    count = g.parts[Pledged].count
    return rules._replace(saved=rules.saved + count) if count else rules


@tree_of_life.reacts(BattleFought, given=Pledged)
def pay(g: Context, event: BattleFought) -> None:
    if event.spared:
        sacrifice(g, event.defender, event.spared, TREE)
    if g.parts[Pledged].count:
        g.emit(PledgeMade(event.defender, 0))


def save_none(g: Context, number: int, decision: ToPledge, details: Details) -> Action:
    return Pledge(number, decision.player, 0)


def save_all(g: Context, number: int, decision: ToPledge, details: Details) -> Action:
    return Pledge(number, decision.player, decision.most)


def keep_faith(g: Context, number: int, decision: ToPledge, details: Details) -> Action:
    """As many as the faith above the part that is kept pays for."""
    able = max(faith_of(g.state, decision.player) - details.number(KEPT), 0)
    return Pledge(number, decision.player, min(decision.most, able))


@tree_of_life.offers(
    ToPledge,
    default="none",
    unasked="none",
    policies={"none": save_none, "all": save_all, "keep": keep_faith},
    wants={"keep": KEEP},
)
def offer_pledges(g: Context, decision: ToPledge) -> Iterator[Offer]:
    yield Offer(Pledge, {"count": range(decision.most + 1)})
