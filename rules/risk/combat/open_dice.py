"""Dice that lie open on the table: thrown, changed by the rules, then by the players, and only then compared.

A game that plays with this module says in the query `dice-changes` what its rules do to the dice, and opens the window
`thrown` for whoever can change one of them. Powers that look at what was rolled find it in `Die.natural`.
"""

from __future__ import annotations

from functools import lru_cache
from operator import gt
from typing import ClassVar

from msgspec.structs import replace

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.state import State
from rules.kernel.tagged import Value, written
from rules.kernel.values import NOBODY, AttackFalls, DefenceFalls, Event, Part, Player, Refusal, Task
from rules.risk.combat.battle import (
    ATTACK,
    DEFENCE,
    Battle,
    BattleFought,
    Conquered,
    Falls,
    NaturalDice,
    ThrowDice,
    leads_in,
    throw,
)
from rules.risk.combat.invasion import Invasion, end_invasion, targets, throwable, why_spared
from rules.risk.odds.dice_odds import (
    UNCHANGED,
    UNCHANGED_DICE,
    UNNAMED,
    Changes,
    Dice,
    DiceChanges,
    OpenDice,
    SideChanges,
    double_six,
    triple,
)
from rules.risk.odds.forecast import foreseen_dice

open_dice = Module("open-dice", needs=("battle", "windows"))
THROWN = "thrown"
"""The window between the throw and the comparison; it is not secret."""
SIX = 6


class CompareDice(Task):
    """Compare the dice on the table."""


class Die(Value, omit_defaults=True):
    """A die on the table: the face that was rolled, the face that it shows, and whether nothing changes it any more."""

    natural: int
    now: int
    fixed: bool = False


class Throw(Part, omit_defaults=True):
    """The dice of the last battle, highest first as they lay after the rules had changed them, and these changes.

    A die keeps its place, so that players mean it by its number in its row, from 1. The falls are those of a side that
    rerolls ones.
    """

    lasts_a_turn: ClassVar[bool] = True
    attack: tuple[Die, ...] = written(())
    defence: tuple[Die, ...] = written(())
    attack_changes: Changes = written(UNCHANGED)
    defence_changes: Changes = written(UNCHANGED)
    attack_falls: AttackFalls = ()
    defence_falls: DefenceFalls = ()

    def row(self, side: str) -> tuple[Die, ...]:
        """The dice of a side."""
        return self.attack if side == ATTACK else self.defence


class Barred(Part):
    """The territories that cannot be attacked again this turn."""

    lasts_a_turn: ClassVar[bool] = True
    lands: tuple[Territory, ...] = ()


class DiceThrown(Event, omit_defaults=True):
    """The dice of a battle were thrown, and changed as the rules say. The falls: as in `BattleFought`."""

    bookkeeping: ClassVar[bool] = True
    attacker: Player
    defender: Player
    source: Territory
    target: Territory
    attack: tuple[Die, ...]
    defence: tuple[Die, ...]
    attack_changes: Changes
    defence_changes: Changes
    attack_falls: AttackFalls = ()
    defence_falls: DefenceFalls = ()

    def apply(self, state: State) -> None:
        state.parts.table[Throw] = Throw(
            self.attack, self.defence, self.attack_changes, self.defence_changes,
            self.attack_falls, self.defence_falls,
        )  # fmt: skip


class DieFixed(Event):
    """A player made a die on the table a six that nothing changes. `die` is its number in the row of `side`."""

    player: Player
    side: str
    die: int

    def apply(self, state: State) -> None:
        now = state.parts.table[Throw]
        row = list(now.row(self.side))
        row[self.die - 1] = Die(row[self.die - 1].natural, SIX, fixed=True)
        state.parts.table[Throw] = replace(now, **{self.side: tuple(row)})


class AttackBarred(Event):
    """Two natural sixes in defence: the territory cannot be attacked again this turn."""

    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        state.parts.table[Barred] = Barred((*state.parts.table[Barred].lands, self.where))


class NoSuchDie(Refusal):
    """No die of this number lies on that side of the table; there are `dice`."""

    side: str
    die: int
    dice: int


class DieIsFinal(Refusal):
    """Nothing changes this die."""

    side: str
    die: int


class SixAlready(Refusal):
    """The die shows a six already."""

    side: str
    die: int


class AttackedEnough(Refusal):
    """The territory cannot be attacked again this turn, after two natural sixes in its defence."""

    target: Territory


@open_dice.asks
def dice_changes(g: Context) -> DiceChanges:
    """What the rules do to the dice of the battle or invasion under way."""
    return UNCHANGED_DICE


@open_dice.asks
def die_is_final(g: Context, side: str, die: int) -> bool:
    """Whether a die on the table can no longer be changed; `die` counts from 1."""
    return False


def why_not_fixed(g: Context, side: str, die: int) -> Refusal | None:
    """Why a die on the table cannot be made a six."""
    thrown = g.parts[Throw]
    row = thrown.row(side) if side in (ATTACK, DEFENCE) else ()
    if not 1 <= die <= len(row):
        return NoSuchDie(side, die, len(row))
    if die_is_final(g, side, die):
        return DieIsFinal(side, die)
    return SixAlready(side, die) if row[die - 1].now == SIX else None


@open_dice.modifies(die_is_final)
def is_fixed(g: Context, final: bool, side: str, die: int) -> bool:
    return final or g.parts[Throw].row(side)[die - 1].fixed


def fixable(g: Context, side: str) -> tuple[int, ...]:
    """The numbers of a side's dice that can be made a six."""
    return tuple(die for die in range(1, len(g.parts[Throw].row(side)) + 1) if why_not_fixed(g, side, die) is None)


@open_dice.does(ThrowDice, instead=True)
def throw_open_dice(g: Context, task: ThrowDice) -> None:
    """Throw, unless a side has lost its armies since the dice were committed; then whoever can change a die may."""
    now, engaged = g.parts[Invasion], g.parts[Battle]
    army = g.state.land.at(now.target)
    attacking = throwable(g, now.source, engaged.dice)
    defending = min(engaged.defence, army.armies)
    if not attacking or not defending:
        end_invasion(g)
        return
    changes = dice_changes(g)
    ours, theirs = changes.attack, changes.guarding
    attack, defence = throw(g, attacking, ATTACK, ours.rerolls_ones), throw(g, defending, DEFENCE, theirs.rerolls_ones)
    laid, answered = _lay_dice(attack[-1], ours), _lay_dice(defence[-1], theirs)
    g.emit(
        DiceThrown(
            now.attacker, army.owner, now.source, now.target, laid, answered, ours, theirs,
            attack if ours.rerolls_ones else (), defence if theirs.rerolls_ones else (),
        )
    )  # fmt: skip
    g.window(THROWN, secret=False)
    g.then(CompareDice())


@open_dice.does(CompareDice)
def compare_dice(g: Context, task: CompareDice) -> None:
    """Sort and compare; end the invasion unfought where these dice have no armies any more."""
    now, thrown, land = g.parts[Invasion], g.parts[Throw], g.state.land
    attacking, army = len(thrown.attack), land.at(now.target)
    fights = now.attacker not in (NOBODY, army.owner) and army.armies >= len(thrown.defence)
    if not fights or throwable(g, now.source, attacking) < attacking:
        end_invasion(g)
        return
    (faces, rolled), (answer, rolled_in_defence) = _read(thrown.attack), _read(thrown.defence)
    ours, theirs = thrown.attack_changes, thrown.defence_changes
    won = ours.pairs_won(faces, answer)
    lost = min(attacking, len(answer)) - won
    killed = army.armies if won and triple(rolled) and dice_changes(g).triple_takes_all else won
    natural = NaturalDice(rolled, rolled_in_defence, ours, theirs)
    # (Nothing changes most dice; that is seen at once.)
    changed = ours is not UNCHANGED and (
        _differs(ours, rolled, thrown.attack_falls) or (bool(ours.rules) and won != sum(map(gt, faces, answer)))
    )
    changed_in_defence = theirs is not UNCHANGED and _differs(theirs, rolled_in_defence, thrown.defence_falls)
    if changed or changed_in_defence or killed > won:
        rules = dice_changes(g)
        by = (*(rules.causes.attack if changed else ()), *(rules.causes.triple if killed > won else ()))
        natural = replace(natural, attack_by=by, defence_by=rules.guarding_by if changed_in_defence else ())
    walled = double_six(rolled_in_defence) and dice_changes(g).double_six_ends
    g.emit(
        BattleFought(
            now.attacker, army.owner, now.source, now.target, faces, answer, 0, 0, lost, killed,
            attack_falls=thrown.attack_falls, defence_falls=thrown.defence_falls, natural=natural,
        )
    )  # fmt: skip
    if land.armies(now.target) == 0:
        g.emit(Conquered(now.attacker, army.owner, now.source, now.target, attacking - lost, leads_in(g)))
    elif walled:
        g.emit(AttackBarred(army.owner, now.target))
        end_invasion(g)


@lru_cache(maxsize=2048)
def _lay_dice(rolled: tuple[int, ...], changes: SideChanges) -> tuple[Die, ...]:
    """The dice as they lie after the changes, highest first; of equal ones the higher roll comes first.

    (Cached, as every throw asks it twice.)
    """
    natural = sorted(rolled, reverse=True)
    return _sort(tuple(map(Die, natural, changes.apply(natural))))


def _sort(row: tuple[Die, ...]) -> tuple[Die, ...]:
    return tuple(sorted(row, key=lambda die: -die.now))


@lru_cache(maxsize=2048)
def _differs(changes: SideChanges, natural: tuple[int, ...], falls: Falls) -> bool:
    """Whether the rules have changed dice of a side, or had some rolled again."""
    return len(falls) > 1 or changes.hand(natural) != tuple(sorted(natural, reverse=True))


@lru_cache(maxsize=2048)
def _read(row: tuple[Die, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The dice of a side as they are compared, highest first: as they are now, and as they were rolled."""
    ranked = _sort(row)
    return tuple(die.now for die in ranked), tuple(die.natural for die in ranked)


@open_dice.modifies(targets, given=Barred)
def without_the_barred(
    g: Context, targets: tuple[Territory, ...], player: Player, source: Territory
) -> tuple[Territory, ...]:
    barred = g.parts[Barred].lands
    return tuple(target for target in targets if target not in barred) if barred else targets


@open_dice.modifies(why_spared, given=Barred)
def because_barred(g: Context, why: Refusal, source: Territory, target: Territory) -> Refusal:
    return AttackedEnough(target) if target in g.parts[Barred].lands else why


@open_dice.modifies(foreseen_dice)
def with_the_changes(g: Context, foreseen: Dice, dice: Dice) -> Dice:
    """The dice of a forecast: both sides throw as many as they may, and nobody fixes one."""
    changes = dice_changes(g)._replace(causes=UNNAMED)
    return OpenDice(attack_dice=foreseen.attack_dice, defence_dice=foreseen.defence_dice, changes=changes)
