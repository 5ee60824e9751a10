"""Autocomplete: only legal answers, in the reader's language, ignoring accents."""

from __future__ import annotations

import pytest
from support.tables.player import play_on
from support.tables.simkit import LOCALES
from support.tables.tables import Table
from support.tables.two_players import begun, on_turn

from bot.ui.interaction.name_search import find_key, find_matches, fold, nearest


async def test_only_ones_own_territories_can_be_reinforced(table: Table) -> None:
    await begun(table)
    first, second = await on_turn(table)
    session = await table.session()
    mine = set(session.state.land.of(session.state.active))
    listed = await first.member.autocomplete(table.channel, "risk deploy", "where", "")
    assert len(listed) == min(25, len(mine))
    assert {choice["value"] for choice in listed} <= mine
    assert await second.member.autocomplete(table.channel, "risk deploy", "where", "") == []
    assert await table.eve.member.autocomplete(table.channel, "risk deploy", "where", "") == []


async def test_targets_follow_the_territory_chosen_before(table: Table) -> None:
    await begun(table)
    first, _ = await on_turn(table)
    mine = (await table.session()).state.land.of((await table.session()).state.active)[0]
    await first.type("risk deploy", where=mine)
    sources = await first.member.autocomplete(table.channel, "risk attack", "from", "")
    for choice in sources[:3]:
        given = {"from": choice["value"]}
        targets = await first.member.autocomplete(table.channel, "risk attack", "to", "", **given)
        near = (await table.session()).rules.board.links_of[choice["value"]]
        assert targets
        assert {target["value"] for target in targets} <= set(near)


async def test_the_list_speaks_the_readers_language(table: Table) -> None:
    LOCALES[table.alice.id] = LOCALES[table.bob.id] = "fr"
    await begun(table)
    first, _ = await on_turn(table)
    listed = await first.member.autocomplete(table.channel, "risk do", "answer", "")
    assert any("régiment" in choice["name"] for choice in listed)


async def test_do_lists_every_answer_of_any_decision(table: Table) -> None:
    await table.open(table.alice, table.bob, seats=("green", "red"))
    waited = (await table.session()).list_waiting()[0].person
    first = table.alice if table.alice.id == waited else table.bob
    listed = await first.member.autocomplete(table.channel, "risk do", "answer", "")
    assert listed[0]["name"].startswith("Claim")
    await first.type("risk do", answer=listed[0]["value"])
    assert listed[0]["value"].rpartition(":")[2] in (await table.session()).state.land


async def test_a_hidden_card_is_never_listed_for_others(table: Table) -> None:
    await begun(table)
    await play_on(table, 15)
    _, second = await on_turn(table)
    assert await second.member.autocomplete(table.channel, "risk card", "card", "") == []


@pytest.mark.parametrize(
    ("typed", "found"),
    [("udun", ["udun"]), ("UDÛN", ["udun"]), ("dur", ["barad"]), ("rhun", ["north"]), ("xyz", [])],
)
def test_matching_forgives_accents_and_case(typed: str, found: list[str]) -> None:
    names = {"udun": "Udûn Vale", "barad": "Barad-dûr", "north": "North Rhûn"}
    assert find_matches(typed, names) == found


def test_what_was_meant_is_exact_or_the_only_one() -> None:
    names = {"mirkwood_n": "North Mirkwood", "mirkwood_s": "South Mirkwood", "harad": "Harad", "near": "Near Harad"}
    assert find_key("harad", names) == "harad"
    assert find_key("near", names) == "near"
    assert find_key("mirkwood", names) is None
    assert nearest("mirkwod", names)[0].endswith("Mirkwood")
    assert fold("Dol Amróth") == "dol amroth"


async def test_paces_languages_and_palettes_are_completed_by_their_names(table: Table) -> None:
    """They are not listed in the command tree; what is typed in full, by name or by id, counts as the list does."""
    LOCALES[table.alice.id] = "fr"
    member, channel = table.alice.member, table.channel
    listed = await member.autocomplete(channel, "risk new lotr", "pace", "")
    assert [choice["name"] for choice in listed] == ["Amical", "Quotidien", "Soutenu", "En direct"]
    [daily] = await member.autocomplete(channel, "risk table pace", "pace", "quot")
    assert daily == {"name": "Quotidien", "value": "daily"}
    languages = await member.autocomplete(channel, "risk me language", "language", "")
    assert [choice["value"] for choice in languages] == ["en", "fr", "server"]
    await table.alice.type("risk new lotr", pace="en direct", language="English")
    opened = (await table.bot.services.lobbies.here(channel.id)).table
    assert (opened.pace.name, opened.language) == ("live", "en")
    await table.alice.type("risk me palette", palette="Crépuscule")
    assert "Crépuscule" in table.alice.text


async def test_a_pace_that_does_not_exist_opens_no_table(table: Table) -> None:
    await table.alice.type("risk new lotr", pace="hasty")
    assert "“hasty” isn't a choice here. Pick from Friendly, Daily, Brisk or Live." in table.alice.text
    assert table.channel.history() == []
