"""The powers of the Enclave of the Bear: fear in the first territory attacked, conquest by three of a kind."""

from __future__ import annotations

from typing import ClassVar

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.state import State
from rules.kernel.values import Event, Part, Player
from rules.legacy.setup.factions import power_of
from rules.risk.combat.battle import ATTACK, BattleJoined
from rules.risk.combat.helps import Help, helps
from rules.risk.combat.invasion import Invasion
from rules.risk.combat.open_dice import dice_changes
from rules.risk.odds.dice_odds import DiceChanges, SideChanges

powers_attack = Module("powers-attack", needs=("battle", "open-dice"))
FEAR, TRIPLE = "first_strike_fear", "triple_conquest"
FRIGHTENS = Help(FEAR, (ATTACK,), changes=lambda changes, _: changes.defending(SideChanges(lowest=-1), FEAR))
TAKES_ALL = Help(TRIPLE, (ATTACK,), changes=lambda changes, _: changes.taking_all(TRIPLE))


class Struck(Part):
    """The territories that the player whose first attack is feared has attacked this turn, in order."""

    lasts_a_turn: ClassVar[bool] = True
    lands: tuple[Territory, ...] = ()


class TerritoryStruck(Event):
    """A player whose first attack is feared attacked a territory for the first time this turn."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        state.parts[Struck] = Struck((*state.parts[Struck].lands, self.where))


@powers_attack.reacts(BattleJoined)
def note_target(g: Context, event: BattleJoined) -> None:
    if power_of(g.state, event.player) == FEAR and event.target not in g.parts[Struck].lands:
        g.emit(TerritoryStruck(event.player, event.target))


@powers_attack.modifies(dice_changes)
def attack_like_bears(g: Context, changes: DiceChanges) -> DiceChanges:
    """Fear in the first territory attacked in a turn, from wherever, until another one is attacked; or the triple."""
    now = g.parts[Invasion]
    power = power_of(g.state, now.attacker)
    if power == TRIPLE:
        return TAKES_ALL.change(changes)
    if power == FEAR and g.parts[Struck].lands in ((), (now.target,)):
        return FRIGHTENS.change(changes)
    return changes


@powers_attack.modifies(helps)
def bears_help(g: Context, every: tuple[Help, ...]) -> tuple[Help, ...]:
    return (*every, FRIGHTENS, TAKES_ALL)
