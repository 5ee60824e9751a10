"""A campaign between its games: who belongs to it, what the next game begins with, and what fits into a save."""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import replace as other
from typing import Any

import pytest
from msgspec.structs import replace
from support.legacy.campaigns import ANN, BEN, CLEO, EVE, MEMBERS, SEATS, composed_for
from support.legacy.fullest_campaign import MOST_BYTES, fullest_campaign
from support.legacy.next_games import next_setting
from support.legacy.position import position

from rules import Refusal, Refused, Seeded, Setting, State, begin, plain
from rules.author import NoSuchBeginning, shape_data
from rules.kernel.game import compose_ruleset
from rules.kernel.names import A_LAND, TAKEN, BadName
from rules.kernel.tagged import canonical_text
from rules.legacy import LEGACY
from rules.legacy.campaign.box import MAJOR, MINOR
from rules.legacy.campaign.campaign import (
    RENAMED,
    WORLD_NAME,
    Campaign,
    City,
    ContinentName,
    Glued,
    MemberTwice,
    NotAMember,
    Signature,
    TooManyMembers,
)
from rules.legacy.campaign.chain import (
    CampaignTooNew,
    NothingNamed,
    NotTheNamer,
    OptionsFixed,
    RenamedAlready,
    before_flaw,
    campaign_after,
    follows,
    name_world,
    new_campaign,
    read_before,
    read_campaign,
    rename_place,
    with_member,
    write_before,
    write_campaign,
)
from rules.legacy.setup.factions import FACTIONS, POWERS
from rules.risk.turn.agreed_draw import MakePeace

THREE = dict(zip(SEATS[:3], (EVE, ANN, BEN), strict=True))


def refused(call: Any, *given: Any) -> Refusal:
    with pytest.raises(Refused) as told:
        call(*given)
    return told.value.why


def test_the_setting_carries_the_campaign_and_the_seats() -> None:
    campaign = new_campaign(MEMBERS, ais=(BEN,), options={"powers": "first-owner"})
    setting = next_setting(campaign, THREE)
    assert setting.seats == SEATS[:3]
    assert read_before(setting) == (campaign, THREE)
    assert campaign.ais == (BEN,)


def test_members_join_between_games() -> None:
    """Three to five of up to twenty-four members play; somebody may join at any time between games."""
    campaign = new_campaign(tuple(f"m{at}" for at in range(23)))
    full = with_member(campaign, "m23")
    assert full.members[-1] == "m23"
    assert refused(with_member, campaign, "m5") == MemberTwice("m5")
    assert refused(with_member, full, "m24") == TooManyMembers(24)


def test_who_sits_must_belong_to_it_and_sits_once() -> None:
    campaign = new_campaign(MEMBERS[:4])
    assert refused(next_setting, campaign, THREE) == NotAMember(EVE)
    assert refused(next_setting, campaign, dict.fromkeys(SEATS[:3], ANN)) == MemberTwice(ANN)


BROKEN = (
    *("{}", "[]", "null", "3", '{"campaign":{}}', '{"campaign":[],"members":{}}'),
    '{"campaign":{"version":"x"},"members":{}}',
    '{"campaign":{"version":2},"members":{}}',
    '{"campaign":{"version":2,"texts":[],"data":[]},"members":{}}',
    '{"campaign":{"version":2,"texts":[],"data":{},"game":1},"members":{}}',
    '{"campaign":{"version":2,"texts":["alaska"],"data":{"world":"~1"}},"members":{}}',
)


@pytest.mark.parametrize("before", BROKEN)
def test_something_else_is_no_beginning(before: str) -> None:
    setting = other(next_setting(new_campaign(MEMBERS), THREE), before=before)
    assert before_flaw(setting) == NoSuchBeginning("legacy")


@pytest.mark.parametrize(
    "opens", [["pack_1"], ["envelope", "pocket_2"], "envelope", 3, {"envelope": 1}, [["envelope"]]]
)
def test_only_a_vote_opens_a_pack_before_a_game(opens: object) -> None:
    """Six packs open on their own condition: a record that begins with one of them open was never due."""
    setting = next_setting(new_campaign(MEMBERS), THREE)
    assert before_flaw(with_opened(setting, ["envelope"])) is None
    assert before_flaw(with_opened(setting, opens)) == NoSuchBeginning("legacy")


def with_opened(setting: Setting, opens: object) -> Setting:
    """A setting that says so of the packs that it opens."""
    return other(setting, before=canonical_text({**json.loads(setting.before), "opens": opens}))


UNSOUND: tuple[dict[str, Any], ...] = (
    {"game": 0},
    {"destroyed": ("atlantis",)},
    {"coins": {"peru": 7}},
    {"cities": {"peru": City("huge", "Nordhavn", ANN)}},
    {"fortified": {"peru": 10}},
    {"scars": {"peru": "scratch"}},
    {"continent_marks": {"asia": 2}},
    {"continents": {"atlantis": ContinentName("Nordland", ANN)}},
    {"powers": {FACTIONS[0]: POWERS[FACTIONS[1]][0]}},
    {"used": {MAJOR: 6}},
    {"options": {"held-on-coins": "many"}, "used": {MAJOR: 1}},
    {"ais": ("nobody",)},
    {"cities": {"peru": City(MAJOR, "**Nord**", ANN)}},
    {"continents": {"asia": ContinentName("<@4>", ANN)}},
    {"world": "@everyone"},
    {"members": (*MEMBERS, ANN)},
    {"members": tuple(f"m{number}" for number in range(25))},
)


@pytest.mark.parametrize("setup", UNSOUND, ids=lambda said: next(iter(said)))
def test_a_board_that_no_campaign_makes_is_no_beginning(setup: dict[str, Any]) -> None:
    """A record may come from anywhere: what it begins with is looked at before it is played."""
    assert refused(next_setting, replace(new_campaign(MEMBERS), **setup), THREE) == NoSuchBeginning("legacy")


def test_the_members_are_those_of_the_seats() -> None:
    setting = next_setting(new_campaign(MEMBERS), THREE)
    assert before_flaw(other(setting, seats=SEATS[:4])) == NoSuchBeginning("legacy")
    assert before_flaw(other(setting, seats=SEATS[:2])) == NoSuchBeginning("legacy")


def test_a_newer_program_has_saved_it() -> None:
    setting = next_setting(new_campaign(MEMBERS), THREE)
    data = json.loads(setting.before)
    data["campaign"]["version"] = 99
    assert before_flaw(other(setting, before=json.dumps(data))) == CampaignTooNew(99, 2)


def in_the_first_version(campaign: Campaign) -> dict[str, Any]:
    """A campaign as it was saved at first: every text in full wherever it occurs."""
    return {**plain(campaign), "version": 1}


def test_a_campaign_saved_by_the_first_version_is_the_same() -> None:
    full = fullest_campaign()
    first = json.dumps(in_the_first_version(full), sort_keys=True)
    assert read_campaign(first) == read_campaign(write_campaign(full)) == full
    seated = dict(zip(SEATS, full.members, strict=False))
    before = json.dumps({"campaign": in_the_first_version(full), "members": seated})
    setting = other(next_setting(full, seated), before=before)
    assert before_flaw(setting) is None
    assert read_before(setting) == (full, seated)


def test_options_are_fixed_for_all_games() -> None:
    setting = next_setting(new_campaign(MEMBERS, options={"powers": "first-owner"}), THREE)
    assert before_flaw(setting) is None
    assert before_flaw(other(setting, options=(("powers", "ballot"),))) == OptionsFixed()


def test_a_game_called_off_signs_nothing() -> None:
    """A16 · The chain: a game called off is not signed and does not count; what was glued stays."""
    glued = (Glued(3, MAJOR, "egypt", ANN, "Nordhavn"),)
    state = State(SEATS[:3])
    state.parts[Campaign] = Campaign(game=3, signatures=(Signature(2, BEN), Signature(3, ANN)), glued=glued)
    after = campaign_after(state)
    assert (after.game, after.signatures, after.glued) == (3, (Signature(2, BEN),), glued)


def test_the_world_is_named_between_games_by_its_namer() -> None:
    """The most signatures may be those of somebody who was not there: the world is named when they are."""
    campaign = replace(new_campaign(MEMBERS), game=16, namer=CLEO)
    assert name_world(campaign, CLEO, "Vieux Monde").world == "Vieux Monde"
    assert name_world(campaign, CLEO, "Vieux Monde").glued[-1].by == CLEO
    assert refused(name_world, campaign, ANN, "Vieux Monde") == NotTheNamer(CLEO)
    assert refused(name_world, campaign, CLEO, "Asia") == BadName(A_LAND, name="Asia")
    assert refused(name_world, name_world(campaign, CLEO, "Vieux Monde"), CLEO, "Nouveau Monde") == NotTheNamer("")


def named_places() -> Campaign:
    """A campaign of two games in which Ann founded a city and Ben named a continent."""
    cities = {"iceland": City(MAJOR, "Port-aux-Ours", ANN)}
    return replace(new_campaign(MEMBERS), game=3, cities=cities, continents={"asia": ContinentName("Levantia", BEN)})


def test_a_city_or_a_continent_gets_another_name_from_its_namer_or_by_vote() -> None:
    """Between games its namer gives another name to what has one, or the members do by vote; all else stays."""
    campaign = named_places()
    city = rename_place(campaign, "iceland", ANN, "Baie des Ours")
    assert city.cities["iceland"] == City(MAJOR, "Baie des Ours", ANN)
    assert city.glued == (Glued(3, RENAMED, "iceland", ANN, "Baie des Ours"),)
    asia = rename_place(city, "asia", "", "Ultima")
    assert asia.continents["asia"] == ContinentName("Ultima", BEN)
    assert asia.glued[-1] == Glued(3, RENAMED, "asia", "", "Ultima")


def test_what_cannot_get_another_name() -> None:
    campaign = named_places()
    assert refused(rename_place, campaign, "peru", ANN, "Nova") == NothingNamed("peru")
    assert refused(rename_place, campaign, "europe", ANN, "Nova") == NothingNamed("europe")
    assert refused(rename_place, campaign, "iceland", BEN, "Nova") == NotTheNamer(ANN)
    assert refused(rename_place, campaign, "iceland", ANN, "levantia") == BadName(TAKEN, name="Levantia")
    assert refused(rename_place, campaign, "iceland", ANN, "Port-aux-Ours") == BadName(TAKEN, name="Port-aux-Ours")
    assert refused(rename_place, campaign, "iceland", ANN, "Asia") == BadName(A_LAND, name="Asia")
    assert rename_place(campaign, "iceland", ANN, "port aux ours").cities["iceland"].name == "port aux ours"


def test_a_place_gets_another_name_once_before_each_game() -> None:
    """Its last other name alone stays in the history, which has a bound."""
    once = rename_place(named_places(), "iceland", ANN, "Nova")
    assert refused(rename_place, once, "iceland", ANN, "Vetus") == RenamedAlready("Nova")
    assert refused(rename_place, once, "iceland", "", "Vetus") == RenamedAlready("Nova")
    later = rename_place(replace(once, game=4), "iceland", ANN, "Vetus")
    assert later.glued == (Glued(4, RENAMED, "iceland", ANN, "Vetus"),)


LEFT = rename_place(rename_place(named_places(), "iceland", ANN, "Nova"), "asia", BEN, "Ultima")
"""What a game has left, in which both places bear another name than at first."""
LATER = replace(LEFT, game=4, namer=CLEO)


def chained(began: Campaign) -> bool:
    """Whether a game may begin with this after one that has left `LATER`."""
    state = State(SEATS[:3])
    state.parts[Campaign] = LATER
    return follows(LEGACY.compose, state, next_setting(began, dict(zip(SEATS, MEMBERS[:3], strict=False))))


BETWEEN = {
    "nothing": LATER,
    "a name": rename_place(LATER, "iceland", ANN, "Vetus"),
    "by vote": rename_place(LATER, "iceland", "", "Vetus"),
    "a name that became free": rename_place(rename_place(LATER, "asia", BEN, "Vetus"), "iceland", ANN, "Ultima"),
    "the world and a name": rename_place(name_world(LATER, CLEO, "Gaia"), "asia", "", "Vetus"),
    "a member and a name": rename_place(with_member(LATER, "m9", ai=True), "asia", BEN, "Vetus"),
}


@pytest.mark.parametrize("text", BETWEEN)
def test_names_given_between_two_games_are_lines_of_the_chain(text: str) -> None:
    assert chained(BETWEEN[text])


VETUS = BETWEEN["a name"]
TO_ULTIMA = Glued(4, RENAMED, "iceland", ANN, "Ultima")
BY_ANN = Glued(4, WORLD_NAME, "", ANN, "Gaia")
FORGED = {
    "no line": replace(VETUS, glued=LATER.glued),
    "another name than its line": replace(VETUS, cities=LATER.cities),
    "by somebody else": replace(VETUS, glued=(*VETUS.glued[:-1], Glued(4, RENAMED, "iceland", BEN, "Vetus"))),
    "with a founder": replace(VETUS, cities={"iceland": City(MAJOR, "Vetus", BEN)}),
    "of another game": replace(VETUS, glued=(*VETUS.glued[:-1], Glued(3, RENAMED, "iceland", ANN, "Vetus"))),
    "the line before it kept": replace(VETUS, glued=(*LATER.glued, VETUS.glued[-1])),
    "a line lost": replace(LATER, glued=LATER.glued[1:]),
    "a line more": replace(LATER, glued=(*LATER.glued, Glued(4, MINOR, "peru", ANN, "Vetus"))),
    "a name twice": rename_place(replace(rename_place(LATER, "asia", "", "Vetus"), game=5), "asia", "", "Vetustas"),
    "the world by somebody else": replace(LATER, world="Gaia", glued=(*LATER.glued, BY_ANN)),
    "a name that no place may bear": replace(
        VETUS, cities={"iceland": City(MAJOR, "Ultima", ANN)}, glued=(*VETUS.glued[:-1], TO_ULTIMA)
    ),
}


@pytest.mark.parametrize("text", FORGED)
def test_what_nobody_may_do_between_two_games_breaks_the_chain(text: str) -> None:
    assert not chained(FORGED[text])


def test_fifteen_games_fit_into_the_save() -> None:
    """A campaign of fifteen games, with everything that can be glued and the longest names, takes at most 24 KB."""
    full = fullest_campaign()
    assert Counter(one.what for one in full.glued) >= Counter(full.used)
    assert MOST_BYTES // 2 < len(write_before(full, THREE, "f" * 64).encode()) <= MOST_BYTES


def test_a_save_reads_back_as_it_was() -> None:
    full = fullest_campaign()
    seated = dict(zip(SEATS, full.members, strict=False))
    assert read_before(next_setting(full, seated)) == (full, seated)
    assert shape_data(json.loads(json.dumps(plain(full))), Campaign) == full


def test_the_next_game_is_set_up_at_once() -> None:
    """The next game begins from the fullest campaign in under 50 ms of work, the best of three."""
    full, took = fullest_campaign(), []
    seated = dict(zip(SEATS, full.members, strict=False))
    for seed in range(3):
        compose_ruleset.cache_clear()
        start = time.process_time()
        begin(composed_for(next_setting(full, seated)), Seeded(b"%d" % seed))
        took.append(time.process_time() - start)
    assert min(took) < 0.05


def test_a_draw_counts_for_nothing() -> None:
    """Where all agree to end a war nobody signs, and the next game bears its number."""
    glued = (Glued(2, MAJOR, "egypt", ANN, "Nordhavn"),)
    war = position({"red": "peru:3", "blue": "japan:3", "yellow": "egypt:3"}, lasting={"game": 2, "glued": glued})
    war.say(MakePeace, "red", war.rules.seats)
    assert war.state.winners == war.rules.seats
    after = campaign_after(war.state)
    assert (after.game, after.signatures, after.entries, after.glued) == (2, (), (), glued)
