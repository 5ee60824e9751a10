"""SEALED: what is in here spoils Risk Legacy for whoever plays it. What helps a side in packs is offered for odds by
hand where the pack is open, and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from support.sealed.legacy_packs import late_table

from rules import GAMES, Seeded, begin
from rules.legacy.sealed.pack_1.promo import SENTINEL
from rules.legacy.sealed.pack_2.powers import WELL_ARMED
from rules.legacy.sealed.pocket_1.change import CLONING, STRENGTH
from rules.legacy.sealed.pocket_1.kept import MUTANTS
from rules.legacy.sealed.pocket_1.odds import SIXES_WIN, CloningDice
from rules.risk import Help, Helped, battle_dice, helps_at, helps_of
from rules.risk.odds.dice_odds import DiceChanges, OpenDice, SideChanges

OF_PACKS = {"pack_1": {SENTINEL}, "pack_2": {WELL_ARMED}, "pocket_1": {MUTANTS, STRENGTH, CLONING}}


def offered(*labels: str) -> Mapping[str, Help]:
    rules = late_table(3, *labels)
    return {each.name: each for each in helps_at(rules, begin(rules, Seeded(b"a war")).state)}


@pytest.mark.parametrize("label", OF_PACKS)
def test_they_are_offered_where_the_pack_is_open(label: str) -> None:
    box = {each.name for each in helps_of(GAMES["legacy"])}
    assert box.isdisjoint(set().union(*OF_PACKS.values()))
    assert set(offered()) == box
    assert set(offered(label)) == box | OF_PACKS[label]


def test_odds_by_hand_count_them() -> None:
    known = offered(*OF_PACKS)
    attacker = Helped(tuple((known[name], 1) for name in (WELL_ARMED, STRENGTH)))
    attack = SideChanges(each=1, rules=(SIXES_WIN,))
    dice = battle_dice(attacker, Helped(((known[SENTINEL], 1),)))
    assert isinstance(dice, OpenDice)
    assert dice.changes._replace(causes=DiceChanges().causes) == DiceChanges(attack, SideChanges(each=1))
    assert isinstance(battle_dice(Helped(), Helped(((known[CLONING], 1),))), CloningDice)
