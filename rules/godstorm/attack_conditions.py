"""What conditions of standing orders know about an attack: gods, temples and altars, as they know captains."""

from __future__ import annotations

from collections.abc import Mapping

from rules.godstorm.dice_powers import TEMPLE
from rules.godstorm.force import attackers, defenders
from rules.godstorm.godswar import ToMeetGod
from rules.godstorm.miracles import SKY_WINDOW
from rules.godstorm.temples import Temples
from rules.godstorm.tree_of_life import ToPledge
from rules.godstorm.underworld import ALTAR, spaces_of
from rules.kernel.conditions import (
    NO_LEADER,
    OUR_LEADER,
    THEIR_LEADER,
    Occasion,
    attack_occasion,
    attack_topics,
    nameable_kinds,
)
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import NOBODY, Decision, LeaderKind, Player
from rules.risk.combat.battle import ToDefend
from rules.risk.combat.invasion import Invasion, spare

attack_conditions = Module("attack-conditions", needs=("battle", "godswar", "sky-cards", "tree-of-life", "underworld"))
ATTACK_TOPICS = (SKY_WINDOW, ToMeetGod.kind, ToPledge.kind)
"""The questions to a defender that only this game asks, in the order in which they come up."""


@attack_conditions.modifies(attack_topics)
def ask_when_attacked(g: Context, topics: tuple[str, ...]) -> tuple[str, ...]:
    return (*ATTACK_TOPICS[:2], *topics, *ATTACK_TOPICS[2:])


@attack_conditions.modifies(nameable_kinds)
def temple_and_altars(g: Context, kinds: Mapping[LeaderKind, tuple[str, ...]]) -> Mapping[LeaderKind, tuple[str, ...]]:
    """A temple helps whom it stands with, the defender; altars help either side."""
    return {
        **kinds,
        LeaderKind(TEMPLE): (OUR_LEADER, NO_LEADER),
        LeaderKind(ALTAR): (THEIR_LEADER, OUR_LEADER, NO_LEADER),
    }


@attack_conditions.modifies(attack_occasion)
def attack_with_gods(g: Context, now: Occasion, decision: Decision) -> Occasion:
    """The gods declared for the attack and those who defend, the temple there, and each side's altars."""
    attack, land = g.parts[Invasion], g.state.land
    if attack.attacker == NOBODY or decision.topic not in (*ATTACK_TOPICS, ToDefend.kind):
        return now
    defender, temple = land.owner(attack.target), attack.target in g.parts[Temples].at
    return Occasion(
        attack.target,
        spare(g, attack.source),
        land.armies(attack.target),
        (*attackers(g), *_altar(g, attack.attacker)),
        (*defenders(g), *([LeaderKind(TEMPLE)] if temple else []), *_altar(g, defender)),
    )


def _altar(g: Context, player: Player) -> tuple[LeaderKind, ...]:
    return (LeaderKind(ALTAR),) if spaces_of(g, player, ALTAR) else ()
