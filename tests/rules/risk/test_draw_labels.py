"""The purpose of each draw: the labels of recorded games, replayed."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from rules import Step, ruleset
from rules.records import read_record, replay
from rules.risk.combat.battle import BattleFought

GAMES = Path(__file__).parents[2] / "games"
NAMES = ("lotr-two", "lotr-three", "lotr-team", "classic-two-players", "classic-secret-mission")
KNOWN = {
    "die": {"attack", "defence", "again", "first", "fellowship", "hunt", "tie"},
    "deal": {"land"},
    "shuffle": {"deck", "adventures", "good", "evil", "neutral", "deal", "missions"},
}
"""The labels that `docs/design.md` lists."""


@cache
def steps(name: str) -> list[Step]:
    record = read_record((GAMES / f"{name}.game").read_text(encoding="utf-8"))
    return [step for _, step in replay(record, ruleset) if step is not None]


@pytest.mark.parametrize("name", NAMES)
def test_every_draw_of_a_replayed_game_has_a_known_label(name: str) -> None:
    for step in steps(name):
        assert len(step.labels) == len(step.draws)
        assert all(label.of in KNOWN[label.kind] for label in step.labels)


@pytest.mark.parametrize("name", NAMES)
def test_the_dice_of_each_side_are_those_of_the_battle(name: str) -> None:
    battles = 0
    for step in steps(name):
        fought = [event for event in step.events if isinstance(event, BattleFought)]
        for side in ("attack", "defence") if len(fought) == 1 else ():
            dice = [draw.number + 1 for draw, label in zip(step.draws, step.labels, strict=True) if label.of == side]
            assert tuple(sorted(dice, reverse=True)) == getattr(fought[0], side)
            battles += 1
    assert battles > 20
