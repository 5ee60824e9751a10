"""The records of a campaign prove one another: each names the one before, and begins with what it has left."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace as other
from random import Random

import pytest
from msgspec.structs import replace
from support.legacy.campaigns import MEMBERS, SEATS, composed_for
from support.legacy.next_games import next_setting
from support.legacy.random_games import walk_with

from rules import Chance, Ruleset, Seeded, State, Step, advance, plain, refusal
from rules.kernel.record import record_code
from rules.kernel.tagged import canonical_text
from rules.legacy import LEGACY
from rules.legacy.campaign.campaign import Campaign, Seated, Signature
from rules.legacy.campaign.chain import campaign_after, new_campaign, read_before, with_member, write_before
from rules.legacy.campaign.substitutes import Substitute
from rules.records import (
    BrokenChain,
    Head,
    Record,
    commitment,
    key_of,
    line_of,
    read_record,
    verify_chain,
    write_record,
)

SECRET = b"nothing to hide".ljust(32, b".")


def record(
    campaign: Campaign, players: int, seed: int, before: str, steps: int = 10_000, first_version: bool = False
) -> tuple[str, Campaign]:
    """A random game of a campaign as a record, up to so many steps, and what it left. `first_version`: it begins with
    the campaign as it was saved at first."""
    setting = next_setting(campaign, dict(zip(SEATS, campaign.members[-players:], strict=False)), before)
    if first_version:
        saved = {**json.loads(setting.before), "campaign": {**plain(campaign), "version": 1}}
        setting = other(setting, before=canonical_text(saved))
    rules = composed_for(setting)
    head = Head(setting, rules.version, commitment(SECRET), ("",) * players, SECRET.hex())
    lines, last = [], None
    for seq, step in zip(range(steps), walk_with(rules, seed, Seeded(key_of(head))), strict=False):
        lines.append(line_of(seq, step))
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


def relieved(rules: Ruleset, seed: int, chance: Chance) -> Iterator[Step]:
    """A random war in whose seats substitutes sit down now and then: members of the campaign, newcomers and AIs."""
    rnd = Random(seed)
    for step in walk_with(rules, seed, chance):
        yield step
        member = rnd.choice((*MEMBERS, "ada", *(f"newcomer {at}" for at in range(30))))
        change = Substitute(0, rnd.choice(rules.seats), member, member == "ada")
        if rnd.random() < 0.05 and refusal(rules, step.state, change) is None:
            yield advance(rules, step.state, change, chance, "table")


def test_a_war_of_substitutes_is_proved_and_leaves_its_rewards_to_the_last_ones() -> None:
    """A18 · The chain: who holds a seat follows from the record, and with it who has signed, founded and held on."""
    setting = next_setting(new_campaign(MEMBERS), dict(zip(SEATS[:3], MEMBERS, strict=False)))
    rules = composed_for(setting)
    head = Head(setting, rules.version, commitment(SECRET), ("",) * 3, SECRET.hex())
    steps, lines, end = relieved(rules, 9, Seeded(key_of(head))), [], State(rules.seats)
    for seq, step in enumerate(steps):
        lines.append(line_of(seq, step))
        end = step.state
    left, held = campaign_after(end), end.parts[Seated].members
    assert sum(line.kind == "substitute" for line in lines) > 10
    assert end.winners is not None
    assert [one.member for one in left.signatures] == [held[end.winners[0]]]
    assert {entry.member for entry in left.entries if entry.member} == set(held.values())
    assert 10 < len(left.members) <= 24
    assert "ada" in left.ais
    text = write_record(Record(head, tuple(lines)))
    assert campaign_after(verify_chain({"a": text}, {"legacy": LEGACY}).end or end) == left
    other = text.replace('"member":"newcomer', '"member":"somebody', 1)
    assert broken([other])[0] == "a"


def broken(texts: list[str]) -> tuple[str, int, str]:
    with pytest.raises(BrokenChain) as told:
        verify_chain(dict(zip("abc", texts, strict=False)), {"legacy": LEGACY})
    return told.value.name, told.value.game, told.value.why


def test_a_chain_of_games_is_proved_however_its_records_lie(chain: tuple[list[str], Campaign]) -> None:
    (first, second, third), left = chain
    proof = verify_chain({"b": third, "c": first, "a": second}, {"legacy": LEGACY})
    assert list(proof.records) == ["c", "a", "b"]
    assert proof.whole
    assert proof.end is not None
    assert campaign_after(proof.end) == left
    assert left.game == 3
    assert len(left.signatures) == 2


def test_records_of_both_saved_versions_are_one_chain() -> None:
    """A campaign that began when all texts of a saved one stood in their places goes on with a program of today."""
    first, campaign = record(new_campaign(MEMBERS[:4]), 4, 1, "", first_version=True)
    second, campaign = record(campaign, 3, 2, record_code(first), first_version=True)
    third, left = record(campaign, 4, 3, record_code(second))
    assert [read_record(text).head.setting.before.count('"version":1') for text in (first, second, third)] == [1, 1, 0]
    proof = verify_chain({"a": first, "b": second, "c": third}, {"legacy": LEGACY})
    assert proof.whole
    assert proof.end is not None
    assert campaign_after(proof.end) == left


def test_a_record_that_is_missing(chain: tuple[list[str], Campaign]) -> None:
    """Its place cannot be counted then: it is called what it calls itself. (One game was called off.)"""
    first, second, third = chain[0]
    missing = "it names a record before it that is not here: "
    assert broken([first, third]) == ("b", 2, missing + record_code(second))
    assert broken([second, third]) == ("a", 2, missing + record_code(first))


def test_a_record_that_was_cut(chain: tuple[list[str], Campaign]) -> None:
    """Whoever changes an old game must change all that follow it: each names the hash of the one before."""
    first, second, third = chain[0]
    cut = "\n".join(second.split("\n")[:-2]) + "\n"
    assert broken([first, cut, third]) == (
        "c",
        2,
        f"it names a record before it that is not here: {record_code(second)}",
    )


def test_a_game_that_begins_with_something_else(chain: tuple[list[str], Campaign]) -> None:
    """A signature more between two games is found, though the hash of the record before is right."""
    first, _, _ = chain[0]
    _, after = record(new_campaign(MEMBERS[:4]), 4, 1, "")
    forged = replace(after, signatures=(*after.signatures, Signature(1, MEMBERS[0])))
    second, _ = record(forged, 3, 2, record_code(first), 3)
    began = "it begins with something else than the game before has left"
    assert broken([first, second]) == ("b", 2, began)
    assert broken([record(forged, 3, 2, "", 3)[0]]) == ("a", 1, began)


def test_a_beginning_that_was_changed_is_named(chain: tuple[list[str], Campaign]) -> None:
    """Whoever edits a name in what a game begins with changes every draw: what was edited is told, not the draw."""
    first, second, third = chain[0]
    played = read_record(third)
    campaign, seats = read_before(played.head.setting)
    where, city = next(iter(campaign.cities.items()))
    renamed = replace(campaign, cities={**campaign.cities, where: replace(city, name="Elsewhere")})
    setting = other(played.head.setting, before=write_before(renamed, seats, record_code(second)))
    edited = write_record(other(played, head=other(played.head, setting=setting)))
    was = json.dumps(city.name, ensure_ascii=False)
    told = f'its beginning was changed: cities.{where}.name is "Elsewhere", and was left as {was}'
    assert broken([first, second, edited]) == ("c", 3, told)


def test_a_first_beginning_that_was_changed_is_named(chain: tuple[list[str], Campaign]) -> None:
    """Before a first game nothing lies on the board."""
    played = read_record(chain[0][0])
    campaign, seats = read_before(played.head.setting)
    named = replace(campaign, world="Elsewhere")
    setting = other(played.head.setting, before=write_before(named, seats))
    edited = write_record(other(played, head=other(played.head, setting=setting)))
    assert broken([edited]) == ("a", 1, 'its beginning was changed: world is "Elsewhere", and was left as nothing')


def test_draws_that_were_changed_are_told_as_such(chain: tuple[list[str], Campaign]) -> None:
    """Where nothing of the beginning was changed, it is the draw that is wrong."""
    played = read_record(chain[0][0])
    bent = write_record(other(played, head=other(played.head, contributions=("another", "", "", ""))))
    assert broken([bent]) == ("a", 1, "draw 1 is not what the key gives")
