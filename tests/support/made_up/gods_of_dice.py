"""Classic Risk with gods in the dice: ties to the attacker, and ones rerolled on either side."""

from __future__ import annotations

from functools import cache

from rules import Ruleset, Setting, ruleset
from rules.author import Module
from rules.kernel.context import Context
from rules.risk.combat.battle import DiceRules, dice_rules

WAR, MAGIC, TEMPLE = "war", "magic", "temple"


@cache
def gods(*present: str) -> Module:
    """A module in which these powers are always at work."""
    module = Module("gods-of-dice", needs=("battle",))

    @module.modifies(dice_rules)
    def powers(g: Context, rules: DiceRules) -> DiceRules:
        return rules._replace(
            ties_to_attacker=WAR in present,
            attack_rerolls_ones=MAGIC in present,
            defence_rerolls_ones=TEMPLE in present,
        )

    return module


def with_gods(rules: Ruleset, *present: str) -> Ruleset:
    """The same rules, with these powers."""
    return Ruleset(
        rules.name, (*rules.modules, gods(*present)), board=rules.board, seats=rules.seats, start=rules.start,
        turn=rules.turn, options=rules.options, numbers=rules.numbers,
    )  # fmt: skip


def rules_with_gods(setting: Setting) -> Ruleset:
    """A setting's rules with all three powers."""
    return with_gods(ruleset(setting), WAR, MAGIC, TEMPLE)
