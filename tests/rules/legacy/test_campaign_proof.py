"""The records of a campaign prove one another: each names the one before, and begins with what it has left."""

from __future__ import annotations

import pytest
from legacy_campaigns import MEMBERS, SEATS, composed_for
from legacy_random_games import walk_with
from msgspec.structs import replace

from rules import Head, Record, Seeded, commitment, key_of, line_of, write_record
from rules.legacy.campaign import Campaign, Signature
from rules.legacy.chain import campaign_after, new_campaign, next_setting, record_code, with_member
from rules.legacy.proof import BrokenChain, ChainProof, verify_chain

SECRET = b"nothing to hide".ljust(32, b".")


def record(campaign: Campaign, players: int, seed: int, before: str, steps: int = 10_000) -> tuple[str, Campaign]:
    """A random game of a campaign as a record, up to so many steps, and what it left."""
    setting = next_setting(campaign, dict(zip(SEATS, campaign.members[-players:], strict=False)), before)
    rules = composed_for(setting)
    head = Head(setting, rules.version, commitment(SECRET), ("",) * players, SECRET.hex())
    lines, last = [], None
    for seq, step in zip(range(steps), walk_with(rules, seed, Seeded(key_of(head))), strict=False):
        lines.append(line_of(seq, step, rules.version))
        last = step
    assert last is not None
    return write_record(Record(head, tuple(lines))), campaign_after(last.state)


@pytest.fixture(scope="module")
def chain() -> tuple[list[str], Campaign]:
    """Three games: one whole, one called off after ten steps, and one with a member more."""
    first, campaign = record(new_campaign(MEMBERS[:4]), 4, 1, "")
    second, campaign = record(campaign, 3, 2, record_code(first), 10)
    third, campaign = record(with_member(campaign, MEMBERS[4]), 5, 3, record_code(second))
    return [first, second, third], campaign


def broken(texts: list[str]) -> tuple[int, str]:
    with pytest.raises(BrokenChain) as told:
        verify_chain(texts, composed_for)
    return told.value.at, told.value.why


def test_a_chain_of_games_is_proved(chain: tuple[list[str], Campaign]) -> None:
    texts, left = chain
    assert verify_chain(texts, composed_for) == ChainProof(left, ())
    assert left.game == 3
    assert len(left.signatures) == 2


@pytest.mark.parametrize("kept", [(1, 2), (0, 2), (0, 2, 1), (0, 0)])
def test_a_record_that_is_missing_or_out_of_place(chain: tuple[list[str], Campaign], kept: tuple[int, ...]) -> None:
    at, why = broken([chain[0][each] for each in kept])
    assert at == (1 if kept[0] else 2)
    assert why == "it names another record as the one before"


def test_a_changed_record(chain: tuple[list[str], Campaign]) -> None:
    """Whoever changes an old game must change all that follow it: each names the hash of the one before."""
    first, second, third = chain[0]
    lines = second.split("\n")
    changed = "\n".join(lines[:-2]) + "\n"
    assert broken([first, changed, third]) == (3, "it names another record as the one before")


def test_a_game_that_begins_with_something_else(chain: tuple[list[str], Campaign]) -> None:
    """A signature more between two games is found, though the hash of the record before is right."""
    first, _, _ = chain[0]
    _, after = record(new_campaign(MEMBERS[:4]), 4, 1, "")
    forged = replace(after, signatures=(*after.signatures, Signature(1, MEMBERS[0])))
    second, _ = record(forged, 3, 2, record_code(first), 3)
    assert broken([first, second]) == (2, "it begins with something else than the game before has left")
    assert broken([record(forged, 3, 2, "", 3)[0]])[0] == 1
