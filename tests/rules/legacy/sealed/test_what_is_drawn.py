"""SEALED: what is in here spoils Risk Legacy for whoever plays it. What was drawn into a pack is proved with it."""

from __future__ import annotations

import dataclasses

import pytest
from msgspec.structs import replace
from support.legacy.campaigns import MEMBERS, SEATS, opened_by_vote
from support.legacy.next_games import next_setting

from rules.legacy import LEGACY
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.campaign.chain import new_campaign, seal_campaign
from rules.legacy.campaign.seals import campaign_key, draw_numbers, seal_texts
from rules.legacy.sealed import PACKS
from rules.records import BrokenChain, Record, verify_chain, write_record

SECRET = b"a campaign's own".ljust(32, b".")
TEXTS = seal_texts(PACKS, SECRET) | draw_numbers(PACKS, campaign_key(SECRET, (["17", "", ""], None)))


@pytest.fixture(scope="module")
def campaign() -> Campaign:
    return seal_campaign(new_campaign(MEMBERS[:3]), seal_texts(PACKS, SECRET))


@pytest.mark.parametrize("number", ["9", "0", "-1", "two"])
def test_another_number_than_can_have_been_drawn_is_refused(campaign: Campaign, number: str) -> None:
    text, _ = opened_by_vote(campaign, TEXTS)
    (kept, _) = verify_chain({"first": text}, {"legacy": LEGACY}).records["first"]
    forged = dataclasses.replace(kept.head, opened={**kept.head.opened, "envelope:drawn": number})
    why = r"\(game 1\), step 0: .* drawn into envelope is none of the \d things that were sealed"
    with pytest.raises(BrokenChain, match=why):
        verify_chain({"first": write_record(Record(forged, kept.lines))}, {"legacy": LEGACY})


def test_what_was_drawn_into_a_pack_is_not_counted_from_the_end(campaign: Campaign) -> None:
    _, left = opened_by_vote(campaign, TEXTS)
    pack = left.packs["envelope"]
    again = pack.drawn - PACKS["envelope"].among
    assert again < 0
    forged = replace(left, packs={"envelope": replace(pack, drawn=again)})
    with pytest.raises(Exception, match="no-such-beginning"):
        next_setting(forged, dict(zip(SEATS, MEMBERS[:3], strict=False)))
