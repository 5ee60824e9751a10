"""Golden records: old wars replay the same today (to rewrite them, see `tests/support/legacy/golden.py`)."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.legacy.golden import FIRST, HOME, LATE, LATE_WAR, rules_of, whole

from rules import State
from rules.legacy import GAMES, LEGACY, VERSION, Campaign
from rules.legacy.campaign.chain import read_before
from rules.records import read_record, replay, verify, verify_chain
from rules.risk.combat.open_dice import DieFixed


def text(name: str) -> str:
    return (HOME / name).read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "players"), [(FIRST, 4), (LATE, 5)])
def test_a_golden_war(name: str, players: int) -> None:
    """Every die follows from the key, every step gives the same result, and the war has its winner."""
    record = read_record(text(name))
    assert len(record.head.setting.seats) == players
    proof = verify(record, rules_of)
    assert (proof.steps, proof.recomputed, proof.untold) == (len(record.lines), True, 0)
    assert len(proof.winners or ()) == 1


def test_the_late_war_is_fought_on_a_board_that_remembers() -> None:
    record = read_record(text(LATE))
    before, _ = read_before(record.head.setting)
    assert before.game >= LATE_WAR
    assert before.cities
    assert before.scars
    assert before.signatures
    events = [event for _, step in replay(record, rules_of) if step is not None for event in step.events]
    assert any(isinstance(event, DieFixed) for event in events)


def test_a_golden_campaign() -> None:
    """Fifteen wars, each one begun with what the one before left; in the end somebody has named the world."""
    proof = verify_chain(whole(), {"legacy": LEGACY})
    assert proof.whole
    assert len(proof.records) == GAMES
    end: State | None = proof.end
    assert end is not None
    campaign = end.parts[Campaign]
    assert [signature.game for signature in campaign.signatures] == [*range(1, GAMES + 1)]
    assert campaign.game == GAMES + 1
    assert campaign.world
    assert campaign.packs == campaign.seals == {}


@pytest.mark.parametrize("version", ["3", "4", "5", "6"])
def test_a_record_of_the_rules_before_they_were_corrected(version: str) -> None:
    """Its dice and shuffles are what the key gives; its steps are said to be of other rules."""
    record = read_record((Path(__file__).parent / f"rules_{version}" / FIRST).read_text(encoding="utf-8"))
    assert (record.head.rules, VERSION) == (version, "7")
    proof = verify(record, rules_of)
    assert (proof.steps, proof.untold, proof.recomputed) == (len(record.lines), len(record.lines), True)
    assert proof.draws == sum(len(line.draws) for line in record.lines)
