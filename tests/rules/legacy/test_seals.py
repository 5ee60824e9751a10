"""Seals: what is behind one is settled as the campaign begins, and proved when it is broken."""

from __future__ import annotations

import dataclasses
import json

import pytest
from msgspec.structs import replace
from support.legacy.campaigns import MEMBERS, SEATS, composed_for, opened_by_vote
from support.legacy.next_games import next_setting

from rules import Seeded, begin
from rules.kernel.tagged import Unreadable, canonical_text
from rules.legacy import LEGACY
from rules.legacy.campaign.box import BOX, COUNTED
from rules.legacy.campaign.campaign import Campaign, OpenedPack, table, whole_stock
from rules.legacy.campaign.chain import campaign_after, new_campaign, read_campaign, seal_campaign, write_campaign
from rules.legacy.campaign.seals import LABELS, PackPart, campaign_key, draw_numbers, seal, seal_texts
from rules.legacy.sealed import PACKS
from rules.records import BrokenChain, Record, commitment, verify_chain, write_record

SECRET = b"a campaign's own".ljust(32, b".")
TEXTS = seal_texts(PACKS, SECRET) | draw_numbers(PACKS, campaign_key(SECRET, (["17", "", ""], None)))


@pytest.fixture(scope="module")
def campaign() -> Campaign:
    return seal_campaign(new_campaign(MEMBERS[:3]), seal_texts(PACKS, SECRET))


def test_every_pack_has_its_seal_from_the_first_game_on(campaign: Campaign) -> None:
    assert tuple(campaign.seals) == LABELS == tuple(PACKS)
    assert all(seal(TEXTS[label]) == code for label, code in campaign.seals.items())
    assert not campaign.packs


def test_two_campaigns_have_other_seals() -> None:
    """The salt is the campaign's own, so that nobody can guess what is behind a seal and try it."""
    other = seal_texts(PACKS, bytes(32))
    assert all(seal(other[label]) != seal(TEXTS[label]) for label in LABELS)
    assert len({json.loads(text)["salt"] for text in other.values()}) == len(LABELS)


def test_a_broken_seal_is_in_the_record_and_proved(campaign: Campaign) -> None:
    text, left = opened_by_vote(campaign, TEXTS)
    assert list(left.packs) == ["envelope"]
    assert left.packs["envelope"].text == TEXTS["envelope"]
    assert "\nopened\t" in text
    proof = verify_chain({"first": text}, {"legacy": LEGACY})
    assert proof.end is not None
    assert campaign_after(proof.end) == left


def test_other_content_than_was_sealed_is_refused(campaign: Campaign) -> None:
    text, _ = opened_by_vote(campaign, TEXTS)
    forged = text.replace(json.loads(TEXTS["envelope"])["salt"], "0" * 32)
    assert forged != text
    with pytest.raises(BrokenChain, match=r"first \(game 1\), step 0: .* in envelope is not what was sealed"):
        verify_chain({"first": forged}, {"legacy": LEGACY})


def test_what_was_behind_a_seal_that_was_not_broken(campaign: Campaign) -> None:
    """A record that tells more than its game has opened is refused; what it broke is counted once."""
    text, _ = opened_by_vote(campaign, TEXTS)
    (kept, proof) = verify_chain({"first": text}, {"legacy": LEGACY}).records["first"]
    assert proof.unsealed == ("envelope",)
    more = dataclasses.replace(kept.head, opened={**kept.head.opened, "pack_2": TEXTS["pack_2"]})
    with pytest.raises(BrokenChain, match=r"game 1\), step 0: it tells what was behind pack_2, whose seal"):
        verify_chain({"first": write_record(Record(more, kept.lines))}, {"legacy": LEGACY})


def test_a_campaign_without_seals_opens_nothing() -> None:
    """As one that was begun before there were seals."""
    _, left = opened_by_vote(new_campaign(MEMBERS[:3]), TEXTS)
    assert not left.packs


def test_a_campaign_with_broken_seals_is_read_as_it_was_written(campaign: Campaign) -> None:
    _, left = opened_by_vote(campaign, TEXTS)
    assert read_campaign(write_campaign(left)) == left
    again = next_setting(left, dict(zip(SEATS, MEMBERS[:3], strict=False)))
    assert list(campaign_after(begin(composed_for(again), Seeded(bytes(32))).state).packs) == ["envelope"]


def test_a_pack_that_was_not_in_the_campaign_is_no_beginning(campaign: Campaign) -> None:
    _, left = opened_by_vote(campaign, TEXTS)
    forged = replace(left, seals={**left.seals, "envelope": "0" * 64})
    with pytest.raises(Exception, match="no-such-beginning"):
        next_setting(forged, dict(zip(SEATS, MEMBERS[:3], strict=False)))


@pytest.mark.parametrize("content", ["x", [], 3, {"scars": 5}, {"cities": None}, {"missions": {"a mission": "x"}}])
def test_content_that_no_pack_has_is_no_beginning(campaign: Campaign, content: object) -> None:
    """A record may come from anywhere, and its seal fit what it says is in a pack."""
    text = canonical_text({"content": content, "salt": ""})
    packs = {"pack_2": OpenedPack(1, MEMBERS[0], text)}
    forged = replace(campaign, packs=packs, seals={**campaign.seals, "pack_2": seal(text)}, used={"a mission": 1})
    with pytest.raises(Exception, match="no-such-beginning"):
        next_setting(forged, dict(zip(SEATS, MEMBERS[:3], strict=False)))


def test_each_part_that_lasts_belongs_to_a_pack() -> None:
    assert set(PackPart.of_label) <= set(LABELS)


def test_what_is_drawn_into_a_pack_follows_from_the_campaigns_key() -> None:
    keys = [campaign_key(SECRET, ([str(n)], None)) for n in range(30)]
    for label, pack in PACKS.items():
        drawn = {int(draw_numbers(PACKS, key).get(f"{label}:drawn", "0")) for key in keys}
        assert drawn == (set(range(1, pack.among + 1)) if pack.among else {0})


@pytest.mark.parametrize("name", BOX)
def test_an_open_pack_may_add_to_any_table_of_the_box(name: str) -> None:
    text = json.dumps({"content": {name: {"a thing": 7}}, "salt": ""})
    campaign = Campaign(packs={"a pack": OpenedPack(1, "ann", text)})
    assert table(Campaign(), name) == BOX[name]
    assert table(campaign, name) == {**BOX[name], "a thing": 7}
    assert list(table(campaign, name)) == [*BOX[name], "a thing"]
    assert whole_stock(campaign).get("a thing", 0) == (7 if name in COUNTED else 0)


def revealed(**other: object) -> str:
    """What the campaign of `opened_by_vote` reveals at its end, or something else."""
    texts = seal_texts(PACKS, SECRET)
    drawn = draw_numbers(PACKS, campaign_key(SECRET, (["", "", ""], None)))
    setup = {"risk-campaign": "1", "secret": SECRET.hex(), "texts": texts, "drawn": drawn, **other}
    return canonical_text(setup)


@pytest.fixture(scope="module")
def whole(campaign: Campaign) -> dict[str, str]:
    drawn = draw_numbers(PACKS, campaign_key(SECRET, (["", "", ""], None)))
    return {"first": opened_by_vote(campaign, seal_texts(PACKS, SECRET) | drawn)[0]}


def test_a_campaign_that_is_over_proves_the_packs_that_stayed_shut_too(whole: dict[str, str]) -> None:
    assert verify_chain(whole, {"legacy": LEGACY}, revealed()).seals == commitment(SECRET)
    assert verify_chain(whole, {"legacy": LEGACY}).seals == ""


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"secret": bytes(32).hex()}, "the salt of"),
        ({"texts": {}}, "it does not tell what was behind each seal"),
        ({"texts": {**seal_texts(PACKS, SECRET), "pack_2": "{}"}}, "what it tells of pack_2 is not what was sealed"),
        ({"drawn": {}}, "what was drawn into the packs does not follow"),
    ],
)
def test_other_secrets_than_were_sealed_are_found(whole: dict[str, str], other: dict[str, object], why: str) -> None:
    with pytest.raises(BrokenChain, match=why):
        verify_chain(whole, {"legacy": LEGACY}, revealed(**other))


@pytest.mark.parametrize("text", ["{", "[]", '{"risk-campaign":"2"}', '{"risk-campaign":"1","secret":"zz"}'])
def test_what_is_no_reveal_is_unreadable(whole: dict[str, str], text: str) -> None:
    with pytest.raises(Unreadable):
        verify_chain(whole, {"legacy": LEGACY}, text)
