"""SEALED: what is in here spoils Risk Legacy for whoever plays it. A campaign in which every pack opens at its moment.

It is played by `scripted_campaign`, war by war; two packs open at once, and one in the middle of a battle.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from support.legacy.fullest_campaign import MOST_BYTES
from support.legacy.golden import rules_of
from support.sealed import scripted_campaign
from support.sealed.scripted_campaign import ANN, BEN, CLEO, DAN, EVE, FINN, Played

from rules import GAMES, Event, Player, State, Step, legal, view
from rules.kernel.tagged import Tagged, plain
from rules.kernel.values import NOBODY
from rules.legacy import HELD_ON, UNPLAYED, WON, Campaign
from rules.legacy.campaign.box import MINOR
from rules.legacy.campaign.campaign import Seated, member_of
from rules.legacy.campaign.chain import read_campaign, write_campaign
from rules.legacy.campaign.packs import OpenPack, PackOpened
from rules.legacy.campaign.seals import LABELS
from rules.legacy.combat.missiles import missiles_left
from rules.legacy.sealed import PACKS
from rules.legacy.sealed.pocket_2 import ISLAND
from rules.legacy.sealed.pocket_2.start import ToPlaceIsland
from rules.records import ChainProof, commitment, read_record, replay, verify_chain
from rules.risk.combat.battle import BattleFought
from rules.risk.combat.invasion import Invasion
from rules.risk.combat.open_dice import Throw


@dataclass(frozen=True)
class Opening:
    """A seal that breaks: in which war, by whom, with which answer (the set-up: ""), after which events of that step;
    which question stands next, and whose it is; and which modules wake."""

    war: int
    label: str
    by: str
    answer: str
    after: tuple[str, ...]
    asks: str
    whom: str
    wake: tuple[str, ...]


OPENINGS = (
    Opening(
        3, "pack_2", DAN, "upgrade-card", ("card-upgraded",), "to-pick-comeback", DAN,
        ("turn-starts", "scar-moments", "scars-at-end", "acting-scars", "mercenaries", "comebacks", "comeback-uses"),
    ),
    Opening(
        3, "pack_3", ANN, "pick-comeback", ("comeback-picked",), "", "",
        ("mission-choice", "beginnings", "two-star-missions", "causes", "homelands"),
    ),
    Opening(
        4, "pack_4", BEN, "claim-mission",
        ("mission-fulfilled", "capital-due", "cards-moved", "zone-laid", "mission-destroyed"),
        "to-choose-mission", ANN, ("faction-missions", "private-missions", "lead-faction"),
    ),
    Opening(
        4, "pack_1", CLEO, "found-city", ("city-founded",), "to-take-reward", DAN,
        ("biohazard", "people", "drafting", "promo"),
    ),
    Opening(
        5, "envelope", "", "", ("campaign-opened",), "to-draft", "",
        ("offerings", "sea-closing", "omens", "curses"),
    ),
    Opening(
        5, "pocket_1", BEN, "fire-missile", ("missile-spent", "die-fixed"), "to-burn", BEN,
        ("strike", "burnt-land", "missile-powers", "mutants", "evolution", "sixth-events", "power-uses"),
    ),
    Opening(
        6, "pocket_2", ANN, "trade-resources", ("resources-traded", "private-feat-noted", "armies-granted"),
        "to-place-island", ANN, ("weaknesses", "arrival", "aliens", "visitors"),
    ),
)  # fmt: skip
WARS = {label: opening.war for opening in OPENINGS for label in (opening.label,)}


@pytest.fixture(scope="module")
def wars() -> list[Played]:
    return scripted_campaign.play()


@pytest.fixture(scope="module")
def proof(wars: list[Played]) -> ChainProof:
    return verify_chain({war.name: war.record for war in wars}, GAMES, scripted_campaign.revealed())


def opened(steps: list[tuple[State | None, Step]]) -> Iterator[tuple[int, int, PackOpened]]:
    """Each seal that breaks in a war: in which step, and at which of its events."""
    for at, (_, step) in enumerate(steps):
        yield from ((at, place, event) for place, event in enumerate(step.events) if isinstance(event, PackOpened))


def moment(wars: list[Played], label: str) -> tuple[Played, State | None, Step, int]:
    """The war in which a seal breaks, the state before that step, the step, and the place of the event in it."""
    war = wars[WARS[label] - 1]
    at, place = next((at, place) for at, place, event in opened(war.steps) if event.label == label)
    return war, *war.steps[at], place


def test_every_seal_breaks_once_and_in_this_order(wars: list[Played]) -> None:
    seen = [(number, event.label) for number, war in enumerate(wars, 1) for _, _, event in opened(war.steps)]
    assert seen == [(opening.war, opening.label) for opening in OPENINGS]
    assert {label for _, label in seen} == set(LABELS)


@pytest.mark.parametrize("opening", OPENINGS, ids=lambda opening: opening.label)
def test_what_is_seen_as_a_seal_breaks(wars: list[Played], opening: Opening) -> None:
    """By whom, after what, what wakes, and what is asked next."""
    war, before, step, place = moment(wars, opening.label)
    event, state = step.events[place], step.state
    assert isinstance(event, PackOpened)
    assert (member_of(state, event.player) if event.player else "") == opening.by
    assert (step.action.kind if step.action else "") == opening.answer
    earlier = [one.kind for one in step.events[:place]]
    assert earlier[-len(opening.after) :] == [*opening.after]
    assert step.events[place + 1].kind == "pack-unpacked"
    asked = next((state.pending[number] for number in state.unanswered), None)
    assert (asked.kind if asked else "") == opening.asks
    assert not opening.whom or (asked is not None and member_of(state, asked.player) == opening.whom)
    now = war.rules.at(state)
    if before is not None:
        assert tuple(one.name for one in now.modules if not war.rules.at(before).has(one)) == opening.wake
    assert {module.name for module in PACKS[opening.label].modules(war.rules.options)} >= {*opening.wake}
    assert now.has(*PACKS[opening.label].modules(war.rules.options))
    kept = state.parts[Campaign].packs[opening.label]
    assert (kept.game, kept.by) == (opening.war, opening.by)
    assert kept.text == scripted_campaign.TEXTS[opening.label]


def test_two_packs_open_at_once_in_the_default_order(wars: list[Played]) -> None:
    """The war ends; Dan has no troop left, and Ann, who has signed twice, has put her reward off. Both packs are due:
    pack 2 opens and asks what it has to ask at once, and pack 3 waits behind it."""
    war, _, step, _ = moment(wars, "pack_2")
    state = step.state
    green = next(seat for seat, member in state.parts[Seated].members.items() if member == DAN)
    assert state.land.of(green) == ()
    assert state.parts[Campaign].count_signatures(ANN) == 2
    assert [owed.member for owed in state.parts[Campaign].owed] == [ANN]
    assert [task for task, _, _ in state.agenda if isinstance(task, OpenPack)] == [OpenPack("pack_3", Player("red"))]
    assert "pack_3" not in state.parts[Campaign].packs
    after = [at for at, _, _ in opened(war.steps)]
    assert after[1] == after[0] + 1
    assert war.steps[after[1]][1].state.winners == ("red",)


def test_the_city_is_founded_once_its_pack_is_open(wars: list[Played]) -> None:
    """At once: whoever leads chooses the next mission, then the city is founded, then its founder has his two stars."""
    war, _, _, _ = moment(wars, "pack_4")
    at = next(at for at, _, event in opened(war.steps) if event.label == "pack_4")
    told = [event.kind for _, step in war.steps[at : at + 3] for event in step.events]
    wanted = ["mission-fulfilled", "pack-opened", "mission-chosen", "capital-placed", "stars-taken"]
    assert [kind for kind in told if kind in wanted] == wanted


def test_the_ninth_minor_city_opens_the_first_pack_amid_the_rewards(wars: list[Played]) -> None:
    _, before, step, _ = moment(wars, "pack_1")
    assert before is not None
    used = [state.parts[Campaign].used.get(MINOR, 0) for state in (before, step.state)]
    assert used == [8, 9]
    assert step.state.winners is None


def test_a_battle_is_broken_off_where_the_third_missile_falls(wars: list[Played]) -> None:
    """The dice lie on the table, nobody has lost a troop yet: the pack opens before the losses."""
    war, before, step, _ = moment(wars, "pocket_1")
    assert before is not None
    now, state = step.state.parts[Invasion], step.state
    assert now.attacker != NOBODY
    assert [die.fixed for die in state.parts[Throw].attack] == [True, True, True]
    assert sum(missiles_left(state, seat) for seat in state.seats) < sum(missiles_left(before, s) for s in state.seats)
    frames = {frame for _, frames, _ in state.agenda for frame in frames}
    assert {"combat", "battle"} <= frames
    at = next(at for at, _, event in opened(war.steps) if event.label == "pocket_1")
    thrown = next(n for n in range(at, 0, -1) if any(event.kind == "dice-thrown" for event in war.steps[n][1].events))
    between = [event for _, step in war.steps[thrown : at + 1] for event in step.events]
    assert not any(isinstance(event, BattleFought) for event in between)
    _, burnt = war.steps[at + 1]
    assert "nuclear-strike" in [event.kind for event in burnt.events]
    assert burnt.state.parts[Invasion].attacker == NOBODY


def test_the_island_is_on_the_board_from_its_landing_on(wars: list[Played]) -> None:
    war, before, step, _ = moment(wars, "pocket_2")
    at = next(at for at, _, event in opened(war.steps) if event.label == "pocket_2")
    _, landed = war.steps[at + 1]
    assert before is not None
    assert [ISLAND in war.rules.at(state).board.territories for state in (before, step.state, landed.state)] == [
        False, False, True,
    ]  # fmt: skip
    (asked,) = step.state.pending.values()
    assert isinstance(asked, ToPlaceIsland)
    assert landed.state.land.armies(ISLAND) == asked.troops >= 40


def test_the_vote_opens_the_envelope_before_anything_is_laid_out(wars: list[Played]) -> None:
    _, _, step, place = moment(wars, "envelope")
    event = step.events[place]
    assert isinstance(event, PackOpened)
    assert event.drawn == int(scripted_campaign.DRAWN["envelope:drawn"])
    assert not any(one.kind == "zone-laid" for one in step.events[:place])


def test_a_faction_has_lines_from_the_war_after_its_pack_on(wars: list[Played]) -> None:
    """U-g, P2-4 · A cross marks a faction that nobody chose in the set-up; in the war that brings it, nobody could."""
    lines = [
        (one.game, one.faction, one.result) for one in wars[-1].left.entries if one.faction in ("mutants", "aliens")
    ]
    assert lines == [(6, "mutants", UNPLAYED), (7, "mutants", WON), (7, "aliens", HELD_ON)]


# What is told before a seal breaks


@cache
def own_words(label: str) -> frozenset[str]:
    """The names that a pack brings: in its content, and the kinds of its values; without those that the box has too."""
    home = f"rules.legacy.sealed.{label}"
    files = [file for name, file in [*sys.modules.items()] if name == home or name.startswith(home + ".")]
    things = [thing for file in files for thing in vars(file).values() if isinstance(thing, type)]
    kinds = {thing.kind for thing in things if issubclass(thing, Tagged) and thing.__module__.startswith(home)}
    return frozenset({*kinds, *_names(PACKS[label].content)} - BOX)


def _names(content: Any) -> Iterator[str]:
    """Every text in the content, the names of what is counted included; the outermost names are headings."""
    for value in content.values() if isinstance(content, Mapping) else content:
        yield from _inner(value)


def _inner(content: Any) -> Iterator[str]:
    if isinstance(content, str):
        yield content
    elif isinstance(content, Mapping):
        yield from content
        yield from (name for value in content.values() for name in _inner(value))
    elif isinstance(content, (list, tuple)):
        yield from (name for value in content for name in _inner(value))


BOX = frozenset(
    {*LABELS, *scripted_campaign.LINKS, "id", "events", "curses", "cities", "fortify", "lost", "most"}
    | {"troops", "coins", "placement", "turn", "promo"}
)
"""Words of the box, and headings inside a content."""


def asked(war: Played, before: State | None) -> Iterator[str]:
    """What can be read and answered as the game stands before a step."""
    if before is None:
        return
    rules = war.rules.at(before)
    yield json.dumps([*(module.name for module in rules.modules), *rules.asked, *rules.opens, *rules.board.territories])
    for number in before.unanswered:
        decision = before.pending[number]
        yield json.dumps([plain(decision), *rules.policies(type(decision), decision.topic)])
        for offer in legal(war.rules, before, number):
            yield json.dumps([offer.action.kind, *(str([*choices]) for choices in offer.fields.values())])
    for reader in (*before.seats, None):
        seen = view(before, reader)
        yield json.dumps([*seen.zones, *(cards.faces for cards in seen.zones.values())])
    yield from (json.dumps(plain(part)) for part in before.kept.values())


@dataclass(frozen=True)
class Told:
    """All that a step tells, each event by itself."""

    asked: tuple[str, ...]
    events: tuple[tuple[Event, str], ...]


@pytest.fixture(scope="module")
def all_told(wars: list[Played]) -> list[Told]:
    return [
        Told(tuple(asked(war, before)), tuple((event, json.dumps(plain(event))) for event in step.events))
        for war in wars
        for before, step in war.steps
    ]


def words_found(texts: Iterator[str], words: frozenset[str]) -> set[str]:
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, sorted(words, key=len, reverse=True)))})\b")
    return {found for text in texts for found in pattern.findall(text)}


@pytest.mark.parametrize("label", LABELS)
def test_nothing_of_a_pack_is_told_before_its_seal_breaks(wars: list[Played], all_told: list[Told], label: str) -> None:
    """No event, no question, no answer that is offered, no policy, no card that can be read, no part, no module in
    force; and no line of the record. From then on it is: the search finds what is open."""
    words, shut, opened = own_words(label), set[str](), set[str]()
    now = shut
    for step in all_told:
        now.update(step.asked)
        for event, text in step.events:
            now = opened if isinstance(event, PackOpened) and event.label == label else now
            now.add(text)
    assert len(words) > 8
    assert not words_found(iter(shut), words)
    assert not words_found((war.record for war in wars[: WARS[label] - 1]), words)
    found = words_found(iter(opened), words)
    assert len(found) > len(words) / 3, sorted(words - found)


# The chain


def test_the_chain_is_proved_and_so_is_every_seal(wars: list[Played], proof: ChainProof) -> None:
    assert proof.whole
    assert proof.seals == commitment(scripted_campaign.SECRET)
    assert [*proof.records] == [war.name for war in wars]
    heads = [record.head.opened for record, _ in proof.records.values()]
    assert [sorted(label for label in opened if ":" not in label) for opened in heads] == [
        [], [], ["pack_2", "pack_3"], ["pack_1", "pack_4"], ["envelope", "pocket_1"], ["pocket_2"], [],
    ]  # fmt: skip
    assert proof.end is not None
    assert set(proof.end.parts[Campaign].packs) == set(LABELS)


def test_what_the_campaign_keeps_at_its_end(wars: list[Played]) -> None:
    left = wars[-1].left
    saved = write_campaign(left)
    assert read_campaign(saved) == left
    assert len(saved.encode()) < MOST_BYTES // 2
    assert {one.member for one in left.signatures} == {ANN, BEN, CLEO, FINN}
    assert EVE in left.members
    assert set(left.left) >= {"pack_2", "pocket_1", "pocket_2", "envelope"}


# The golden record


def test_the_golden_campaign() -> None:
    """As it was once recorded: it is proved today, and every seal breaks in the same war as then."""
    texts = scripted_campaign.golden()
    proof = verify_chain(texts, GAMES, scripted_campaign.revealed())
    assert proof.whole
    assert proof.seals
    seen = [
        (int(name.removeprefix("war-")), event.label)
        for name, text in texts.items()
        for _, step in replay(read_record(text), rules_of)
        if step is not None
        for event in step.events
        if isinstance(event, PackOpened)
    ]
    assert seen == [(opening.war, opening.label) for opening in OPENINGS]
