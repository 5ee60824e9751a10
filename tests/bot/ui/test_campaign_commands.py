"""A campaign in a channel: its wars one after another, by button and by command."""

from __future__ import annotations

import dataclasses
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from support.documents.page_texts import texts_of, unpack_page
from support.tables.player import play_on
from support.tables.simkit import LOCALES, Person, keys, labels, newest_first, parts, text_of
from support.tables.tables import Table
from support.tables.whole_games import free_all_seats

from bot.__main__ import main
from bot.ui.posts.lobby import seat_list
from bot.words import LANGUAGES, words
from bot.words.campaigns import history, packs, world_text
from bot.words.topics.campaign import Length
from rules import GAMES, Player
from rules.legacy.campaign.campaign import (
    Campaign,
    City,
    ContinentName,
    Entry,
    Glued,
    OpenedPack,
    OwedReward,
    Seated,
    Signature,
)
from rules.legacy.campaign.chain import campaign_after, write_before, write_campaign
from rules.legacy.campaign.seals import LABELS
from rules.records import record_code, verify_chain

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("no_pictures")]
SEATS = ("red", "blue", "yellow")

TOLD = "Done: it's told in the campaign's channel."
"""What somebody reads who has changed what everybody is told about in the channel."""


async def called_off(table: Table) -> None:
    """The first war of a campaign of Alice, Bob and Carol, which its host has ended."""
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=SEATS)
    await ended(table)


async def ended(table: Table) -> None:
    """Alice, the host, ends the war."""
    await table.alice.type("risk table end")
    await table.alice.press("end-game")
    await table.quiet()


async def test_the_envelope_is_voted_on_between_two_wars(table: Table) -> None:
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=SEATS)
    await table.alice.type("risk campaign open")
    assert "war is open or being played" in table.alice.text
    await ended(table)
    await table.alice.type("risk campaign open")
    assert "Nobody has opened the lobby of the next war yet" in table.alice.text


async def test_the_last_card_opens_the_lobby_of_the_next_war(table: Table) -> None:
    await called_off(table)
    post = table.last("rematch")
    assert "Next war" in labels(post)
    assert "Rematch" not in labels(post)
    await table.eve.press("rematch", post)
    assert "Only members of this campaign" in table.eve.text
    await table.bob.press("rematch", post)
    assert "The lobby of war 1 is open" in table.bob.text
    await table.quiet()
    card = table.last("start")
    assert "War 1 · Campaign 1" in text_of(card)
    assert f"<@{table.alice.id}> <@{table.carol.id}>, the next war of your campaign is open." in text_of(card)
    await table.alice.press("options", card)
    assert "The options were fixed for the whole campaign" in table.alice.text
    on_offer = [option["label"] for part in parts(table.alice.screen) for option in part.get("options", ())]
    assert [label for label in on_offer if not label.startswith("Free ")] == ["Pace", "Coach: No"]
    await table.carol.press("rematch", post)
    assert f"The lobby of war 1 is open below. Its host is <@{table.alice.id}>" in table.carol.text
    await table.alice.press("rematch", post)
    assert "You're its host" in table.alice.text
    red, _, yellow = SEATS
    assert f"kept for <@{table.carol.id}>: press **Join as {yellow.capitalize()}**" in text_of(table.last("start"))
    await table.carol.press("leave", table.last("leave"))
    await table.eve.press(f"join:{yellow}", table.last("join"))
    await table.alice.press(f"join:{red}", table.last("join"))
    await table.start(table.eve)
    session = await table.session()
    assert (session.table.state, session.table.war) == ("running", 1)
    assert [session.seats[Player(seat)].person for seat in SEATS] == [table.alice.id, table.bob.id, table.eve.id]


async def test_the_end_of_a_war_and_the_list_of_the_next_show_the_same_record(table: Table) -> None:
    """By it a war shows that was taken back; a war of before it was written has none."""
    await called_off(table)
    code = record_code(await table.bot.services.games.export((await table.session()).table.id))
    assert f"SHA-256 of this war's record: `{code}`" in text_of(table.last("rematch"))
    assert "SHA-256 of the last war's record" not in await proof_of(table), "it was the first"
    await table.alice.type("risk campaign next")
    await table.quiet()
    for person, seat in zip((table.bob, table.carol), SEATS[1:], strict=True):
        await person.press(f"join:{seat}", table.last("join"))
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    nameless = write_before(two_wars(), dict(zip(lobby.order, ("m1", "m2", "m3"), strict=True)))
    older = dataclasses.replace(lobby, table=dataclasses.replace(lobby.table, before=nameless, war=2))
    (file,) = seat_list(older, words("en", "legacy"), "#1", again=False).files
    assert "SHA-256 of the last war's record, as on its last card: unknown\n" in plain(file.fp.read().decode())
    await table.start(table.alice)
    assert f"SHA-256 of the last war's record, as on its last card: {code}\n" in await proof_of(table)


async def proof_of(table: Table) -> str:
    """The file of the newest list of seats."""
    (file,) = table.last("first-minute").attachments
    return plain((await file.read()).decode())


NOT_COUNTED = {
    "en": (
        "It isn't counted then: nobody signs the board",
        "It isn't counted: nobody signs the board. What was stuck on it stays.",
    ),
    "fr": (
        "Elle ne comptera pas : personne ne signera",
        "Elle ne compte pas : personne ne signe le plateau. Ce qui a été collé reste.",
    ),
}


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_whoever_ends_a_war_reads_that_it_is_not_counted(table: Table, language: str) -> None:
    """The host before pressing and after, and everybody on the last card."""
    asked, told = NOT_COUNTED[language]
    await table.open(table.alice, table.bob, game="legacy", seats=SEATS, language=language)
    if language == "fr":
        LOCALES[table.alice.id] = "fr"
    await table.alice.type("risk table end")
    assert asked in plain(table.alice.text)
    await table.alice.press("end-game")
    assert told in plain(table.alice.text)
    await table.quiet()
    assert told in plain(text_of(table.last("rematch")))


@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        ("en", "It isn't counted then: nobody signs", "The war isn't counted: nobody signs the board."),
        ("fr", "Elle ne compte pas : personne ne signe", "La guerre ne compte pas : personne ne signe le plateau."),
    ],
)
async def test_whoever_agrees_on_a_draw_reads_that_the_war_is_not_counted(
    table: Table, language: str, before: str, after: str
) -> None:
    """On the vote's card, and on the last one."""
    await table.open(
        table.alice, table.bob, game="legacy", seats=SEATS, chosen={"powers": "first-owner"}, language=language
    )
    await play_on(table, 6)
    await table.quiet()
    await table.alice.type("risk table vote", about="draw")
    await table.quiet()
    assert before in plain(text_of(table.last("ballot")))
    await ballots(table, alice="yes", bob="yes")
    assert after in plain(text_of(table.last("rematch")))


@pytest.mark.parametrize(("language", "which"), [("en", "War 1 · Campaign 1"), ("fr", "Guerre 1 · Campagne 1")])
async def test_the_frozen_list_says_which_war_of_which_campaign_it_is(table: Table, language: str, which: str) -> None:
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=SEATS, language=language)
    assert which in plain(text_of(table.last("first-minute")))


@pytest.mark.parametrize(
    ("language", "colour", "ai"), [("en", "Yellow", "AI Ada, normal"), ("fr", "Jaune", "IA Ada, normale")]
)
async def test_an_ai_is_called_by_its_own_name_in_a_war(table: Table, language: str, colour: str, ai: str) -> None:
    """In the state of the game, also after a restart, and on the last card; the campaign's history knows the name."""
    await table.open(table.alice, table.bob, game="legacy", seats=SEATS, language=language)
    if language == "fr":
        LOCALES[table.alice.id] = "fr"
    assert f"**{colour}** – {ai}" in plain(text_of(table.last("first-minute"))), "on the frozen list"
    for _ in range(2):
        await table.alice.type("risk status")
        assert f"{colour} ({ai})" in plain(table.alice.text)
        await table.restart()
    await ended(table)
    assert f"{colour} ({ai})" in plain(text_of(table.last("rematch")))
    (campaign,) = await table.bot.services.campaigns.of_guild(table.guild.id)
    assert [one.ai for one in campaign.members.values() if one.ai] == ["Ada"]


def plain(text: str) -> str:
    """A text with plain spaces and apostrophes."""
    return text.replace("\u00a0", " ").replace("\u202f", " ").replace("\u2019", "'")


def two_wars() -> Campaign:
    """What a campaign keeps whose first member signed the first war, and names the world."""
    return Campaign(
        game=16,
        members=("m1", "m2", "m3"),
        cities={"iceland": City("major", "Port-aux-Ours", "m1")},
        fortified={"iceland": 3},
        scars={"peru": "bunker"},
        continents={"asia": ContinentName("Levantia", "m2")},
        signatures=(Signature(1, "m1"),),
        entries=(
            Entry(1, "khan_industries", "m1", "japan", "won"),
            Entry(1, "die_mechaniker", "m2", "peru", "held-on"),
            Entry(1, "saharan_republic", "m3", "egypt", "eliminated"),
            Entry(1, "imperial_balkania", "", "", "unplayed"),
        ),
        glued=(
            Glued(1, "major", "iceland", "m1", "Port-aux-Ours"),
            Glued(1, "held_on_coin", "peru", "m2"),
            Glued(2, "bunker", "peru", "m2"),
        ),
        namer="m1",
    )


async def fought(table: Table) -> None:
    """A campaign of Alice, Bob and Carol that keeps what two wars have left."""
    await called_off(table)
    await table.bot.store.transact(lambda tx: tx.campaigns.keep(1, write_campaign(two_wars())))


async def test_the_history_as_a_picture_tells_the_wars_in_its_alt_text_with_everybodys_name(table: Table) -> None:
    await fought(table)
    await table.eve.type("risk campaign history")
    (alt,) = [item["description"] for part in parts(table.eve.screen) for item in part.get("items", ())]
    assert "/history.webp" in str([*parts(table.eve.screen)])
    assert "War 1, signed by alice (Khan Industries)" in alt
    assert "Held on: bob (Die Mechaniker)" in alt
    assert "<@" not in alt
    assert f"**War 1**, signed by <@{table.alice.id}> (Khan Industries)" in table.eve.text, "as text below it"


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Pack 2 – sealed, Pack 3 – War 2, "), ("fr", "Paquet 2 – sous scellés, Paquet 3 – Guerre 2, ")],
)
async def test_the_packs_as_a_picture_are_told_in_its_alt_text(table: Table, language: str, told: str) -> None:
    """Which are open since when, and which are shut."""
    await called_off(table)
    opened = {"pack_3": OpenedPack(2, "m1", "{}")}
    left = replace(two_wars(), seals=dict.fromkeys(LABELS, "0" * 64), packs=opened)
    await table.bot.store.transact(lambda tx: tx.campaigns.keep(1, write_campaign(left)))
    await table.eve.type("risk me language", language=language)
    await table.eve.type("risk campaign packs")
    shown = str([*parts(table.eve.screen)])
    assert "/packs.webp" in shown
    assert told in shown
    opened = words(language, "legacy").say("opening-pack_3", drawn=0).splitlines()[0]
    assert opened in table.eve.text, "what was in the open one"
    assert "0" * 64 not in table.eve.text
    await table.eve.press("seals")
    assert table.eve.text.count("0" * 64) == len(LABELS)


@pytest.mark.parametrize(
    ("language", "shut", "waiting"),
    [
        ("en", "It stays shut: the campaign has ended.", "It opens when"),
        ("fr", "La campagne est terminée : il reste fermé.", "S’ouvre quand"),
    ],
)
async def test_what_is_sealed_in_an_ended_campaign_opens_no_more(language: str, shut: str, waiting: str) -> None:
    left, spoken = replace(two_wars(), seals=dict.fromkeys(LABELS, "0" * 64)), words(language, "legacy")
    for ended, there, gone in ((False, waiting, shut), (True, shut, waiting)):
        told = "\n".join(packs(left, spoken, str, ended=ended)).replace("\u00a0", " ")
        assert there in told
        assert gone not in told


async def test_the_history_tells_each_war(table: Table) -> None:
    await fought(table)
    await table.eve.type("risk campaign history", show="text")
    one, two = table.eve.text.split("**War 1**")[1].split("**War 2**")
    assert f"signed by <@{table.alice.id}> (Khan Industries)" in one
    assert f"Held on: <@{table.bob.id}> (Die Mechaniker)" in one
    assert f"Eliminated: <@{table.carol.id}> (Saharan Republic)" in one
    assert "For ever: major city “Port-aux-Ours” in Iceland" in one
    assert "Bunker in Peru" in two
    assert "Balkania" not in table.eve.text


async def test_the_world_as_text_shows_what_is_glued(table: Table) -> None:
    await fought(table)
    await table.eve.type("risk campaign board", show="text")
    assert "Iceland: major city “Port-aux-Ours”, fortified (7 boxes left)" in table.eve.text
    assert "Peru: Bunker" in table.eve.text
    assert "is called “Levantia”" in table.eve.text
    assert f"Signatures along the rim: war 1 <@{table.alice.id}>" in table.eve.text


async def test_the_world_is_named_once_by_its_namer(table: Table) -> None:
    await fought(table)
    await table.eve.type("risk campaign name", place="world", name="Terra Nova")
    assert "Only members of this campaign" in table.eve.text
    await table.bob.type("risk campaign name", place="world", name="Terra Nova")
    assert "Only the player who has signed most often" in table.bob.text
    await table.alice.type("risk campaign name", place="The world", name="Terra Nova")
    assert table.alice.text == TOLD
    await table.quiet()
    assert f"**<@{table.alice.id}> names the world “Terra Nova”.**" in channel(table)
    await table.alice.type("risk campaign name", place="world", name="Gaia")
    assert "Only the player who has signed most often" in table.alice.text
    await table.bob.type("risk campaign next")
    await table.quiet()
    assert "War 16 · Terra Nova" in text_of(table.last("start"))


async def test_without_a_campaign_it_says_how_to_begin_one(table: Table) -> None:
    await table.alice.type("risk campaign board")
    assert "One begins when its first war starts: `/risk new legacy`" in table.alice.text


async def test_a_campaign_is_told_in_french_as_well() -> None:
    spoken = words("fr", "legacy")
    world = world_text(two_wars(), spoken, {"m1": "Ada"}.__getitem__)
    assert "Islande : grande ville « Port-aux-Ours »" in world.replace("\u00a0", " ")
    assert "Signatures au bord du plateau : guerre 1 Ada" in world.replace("\u00a0", " ")
    named = {"m1": "Ada", "m2": "Otto", "m3": "Mira"}.__getitem__
    told = history(two_wars(), spoken, named, {1: Length(31, 12)})
    one, two = (war.replace("\u00a0", " ") for war in told)
    assert one.startswith(
        "**Guerre 1**, signée par Ada (Khan Industries) · 31 tours en 12 jours\nEncore debout : Otto (Die Mechaniker)"
    )
    assert "Pour toujours : grande ville « Port-aux-Ours » en Islande" in one
    assert two == "**Guerre 2**, pas encore gagnée\nPour toujours : Bunker au Pérou"


async def test_the_picture_of_the_world_is_told_in_its_alt_text(table: Table) -> None:
    await fought(table)
    await table.eve.type("risk campaign board")
    shown = str([*parts(table.eve.screen)])
    assert "Iceland: major city “Port-aux-Ours”" in shown
    assert "Signatures along the rim: war 1 alice" in shown


async def owing(table: Table) -> None:
    """The campaign after its first war, of which Bob and Carol have put their rewards off."""
    await called_off(table)
    owed = (OwedReward("m2", False, ("peru",)), OwedReward("m3", True))
    kept = Campaign(game=2, members=("m1", "m2", "m3"), signatures=(Signature(1, "m3"),), owed=owed)
    options = (await table.session()).rules.options
    await table.bot.store.transact(lambda tx: tx.campaigns.keep(1, write_campaign(replace(kept, options=options))))


async def test_a_reward_that_was_kept_is_taken_between_two_wars(table: Table) -> None:
    await owing(table)
    await table.alice.type("risk campaign reward", answer="Coin on a card · Peru")
    assert "No reward is kept for you" in table.alice.text
    offered = await table.bob.member.autocomplete(table.channel, "risk campaign reward", "answer", "coin")
    assert "Put a coin on the card of Peru" in [line["name"] for line in offered]
    await table.bob.type("risk campaign reward", answer="Found a city · Bellona")
    assert "**Found the city “Bellona” in Peru**? Neither an undo" in table.bob.text
    await table.bob.press("reward")
    assert table.bob.text == TOLD
    assert labels(table.bob.screen) == []
    await table.quiet()
    taken = f"The reward of the last war, chosen by <@{table.bob.id}>: Found the city “Bellona” in Peru."
    assert taken in text_of(table.newest())
    await table.bob.type("risk campaign reward", answer="Coin on a card")
    assert "No reward is kept for you" in table.bob.text
    await table.eve.type("risk campaign board", show="text")
    assert "Peru: minor city “Bellona”" in table.eve.text


async def test_a_reward_that_was_kept_takes_a_name_of_ones_own(table: Table) -> None:
    await owing(table)
    await table.bob.type("risk campaign reward", answer="Found the city “Timbuktu” in Peru")
    await table.bob.press("reward")
    await table.quiet()
    assert "Found the city “Timbuktu” in Peru." in text_of(table.newest())


async def test_a_reward_that_is_none_is_refused_with_what_there_is(table: Table) -> None:
    await owing(table)
    await table.bob.type("risk campaign reward", answer="Destroy a card · Peru")
    assert TOLD not in table.bob.text
    await table.carol.type("risk campaign reward", answer="Found a city · Ural")
    assert "Say the whole reward" in table.carol.text
    await table.carol.type("risk campaign reward", answer="Destroy a card · Peru")
    await table.carol.press("reward")
    await table.quiet()
    assert "Destroy the card of Peru." in text_of(table.newest())


async def ballots(table: Table, **choices: str) -> None:
    """Let these people press these buttons on the newest vote's card, in turn."""
    for name, choice in choices.items():
        await table.quiet()
        card = table.last("ballot")
        vote = next(key.split(":")[4] for key in keys(card) if ":ballot:" in key)
        await table.people[name].press(f"ballot:{vote}:{choice}", card)
    await table.quiet()


def channel(table: Table) -> str:
    return "\n".join(text_of(message) for message in table.channel.history())


async def stored(table: Table) -> Any:
    return await table.bot.services.campaigns.get(1)


async def test_whoever_joins_is_told_of_the_next_war_until_they_leave(table: Table) -> None:
    await called_off(table)
    await table.eve.type("risk campaign join")
    assert "You're told when war 1 of “Campaign 1” opens" in table.eve.text
    await table.eve.type("risk campaign join")
    assert "already be told when this campaign's next war begins" in table.eve.text
    await table.dora.type("risk campaign leave")
    assert "Only members of this campaign" in table.dora.text
    await table.bob.type("risk campaign leave")
    assert "You're told of no more wars of “Campaign 1”" in table.bob.text
    await table.alice.type("risk campaign next")
    await table.quiet()
    assert f"<@{table.carol.id}> <@{table.eve.id}>, the next war" in text_of(table.last("start"))
    assert f"<@{table.bob.id}>" not in text_of(table.last("start"))
    await table.eve.type("risk campaign leave")
    assert [member.person for member in (await stored(table)).members.values()] == [
        table.alice.id, table.bob.id, table.carol.id,
    ]  # fmt: skip


async def test_a_city_gets_another_name_from_its_founder(table: Table) -> None:
    await fought(table)
    listed = await table.alice.member.autocomplete(table.channel, "risk campaign name", "place", "")
    assert [one["name"] for one in listed] == ["The world", "Port-aux-Ours (Iceland)", "Levantia (Asia)"]
    await table.alice.type("risk campaign name", place="iceland", name="Lеvаntiа")
    assert "looks like “Levantia”" in table.alice.text
    await table.alice.type("risk campaign name", place="iceland", name="  Baie   des Ours ")
    assert table.alice.text == TOLD  # (once, not twice)
    await table.quiet()
    renamed = f"<@{table.alice.id}> renames “Port-aux-Ours”: it's called “Baie des Ours” from now on."
    assert renamed in channel(table)
    await table.alice.type("risk campaign name", place="Baie des Ours (Iceland)", name="Nova")
    assert "“Baie des Ours” is its new name since the last war" in table.alice.text
    await table.alice.type("risk campaign name", place="peru", name="Nova")
    assert "peru" in table.alice.text
    await table.eve.type("risk campaign history", show="text")
    assert "the city in Iceland renamed “Baie des Ours”" in table.eve.text


async def test_others_put_another_name_to_the_vote(table: Table) -> None:
    await fought(table)
    await table.alice.type("risk campaign name", place="asia", name="Реru")
    assert "looks like “Peru”" in table.alice.text
    await table.alice.type("risk campaign name", place="asia", name="Pоrt aux Оurs")
    assert "looks like “Port-aux-Ours”" in table.alice.text
    await table.alice.type("risk campaign name", place="asia", name="asia")
    assert "The name “asia” is a place on the board." in table.alice.text
    await table.eve.type("risk campaign name", place="asia", name="Ultima")
    assert "Only people who have played in this campaign" in table.eve.text
    await table.alice.type("risk campaign name", place="asia", name="Ultima")
    assert "its name is put to the vote" in table.alice.text
    await table.quiet()
    assert "Vote: “Levantia” becomes “Ultima”?" in text_of(table.last("ballot"))
    assert f"<@{table.bob.id}> <@{table.carol.id}>, please vote." in text_of(table.last("ballot"))
    await ballots(table, eve="yes")
    assert "Only people who have played in this campaign" in table.eve.text
    await ballots(table, alice="yes", bob="no", carol="yes")
    assert "“Levantia” is called “Ultima” from now on: 2 of 3 said yes." in channel(table)
    assert (await stored(table)).place_names["asia"] == "Ultima"
    await table.eve.type("risk campaign history", show="text")
    assert "Asia renamed “Ultima”" in table.eve.text


async def test_a_vote_ends_a_campaign_for_good(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await fought(table)
    await table.bob.type("risk campaign end")
    await ballots(table, alice="no", bob="yes", carol="no")
    assert "The campaign goes on: 1 of 3 said yes, and it takes more than half." in channel(table)
    await table.alice.type("risk campaign end")
    assert "just said no" in table.alice.text
    clock, now = table.bot.clock, table.bot.clock.now()
    clock.now = lambda: now + 3 * 86400  # type: ignore[method-assign]
    await table.alice.type("risk campaign end")
    await ballots(table, alice="yes", carol="yes")
    await table.restart()
    clock = table.bot.clock
    clock.now = lambda: now + 6 * 86400  # type: ignore[method-assign]
    await table.bot.scheduler.fire_due()
    await table.quiet()
    assert "The campaign is over: 2 of 3 said yes." in channel(table)
    (listed,) = await table.eve.member.autocomplete(table.channel, "risk campaign board", "campaign", "")
    assert listed["name"] == "Campaign 1 (over)"
    for command, more in (
        ("next", {}), ("join", {}), ("end", {}), ("host", {"person": table.bob.member}),
        ("name", {"place": "iceland", "name": "Nova"}),
    ):  # fmt: skip
        await table.alice.type(f"risk campaign {command}", **more)
        assert "This campaign is over: its members have ended it." in table.alice.text, command
    await table.alice.type("risk campaign board", show="text")
    assert "Ended by its members on" in table.alice.text
    assert "Iceland: major city" in table.alice.text
    headings: list[str] = []

    async def drawn(services: object, left: object, heading: str, *_: object) -> None:
        headings.append(heading)

    monkeypatch.setattr("bot.ui.commands.campaign_look.world_picture", drawn)
    await table.alice.type("risk campaign board")
    assert headings == ["After 15 wars"], "no war follows any more"
    await table.alice.press("rematch", table.last("rematch"))
    assert "This campaign is over" in table.alice.text


async def test_a_vote_gives_a_campaign_another_host(table: Table) -> None:
    await called_off(table)
    await table.carol.type("risk campaign board", show="text")
    assert f"Host: <@{table.alice.id}>" in table.carol.text
    await table.carol.type("risk campaign host", person=table.eve.member)
    assert "Only members of this campaign" in table.carol.text
    await table.carol.type("risk campaign host", person=table.bob.member)
    await ballots(table, bob="yes", alice="no", carol="yes")
    assert f"<@{table.bob.id}> is the campaign's host from now on: 2 of 3 said yes." in channel(table)
    await table.carol.type("risk campaign board", show="text")
    assert f"Host: <@{table.bob.id}>" in table.carol.text


VOTED = {
    "en": "Vote: another host for “Campaign 1”? Votes so far: 0 of 3.",
    "fr": "Vote : un autre hôte pour « Campagne 1 » ? 0 voix sur 3",
}
"""The line of a campaign's open vote."""
OPENED = {
    "en": "The hidden envelope of “Campaign 1”: 1 of 3 want to open it.",
    "fr": "L’enveloppe cachée de « Campagne 1 » : 1 sur 3 veulent l’ouvrir.",
}
"""The line of the vote on the envelope."""
NOT_BEGUN = {"en": "The game hasn't begun.", "fr": "La partie n’a pas commencé."}
VOTES_STAND_IN = ("risk me tables", "risk me recap", "risk wait", "risk status")


async def read_votes(person: Person, *lines: str, absent: bool = False) -> dict[str, str]:
    """Have a person look wherever votes stand; each line is there once, or not at all. Returns the answers."""
    said = {}
    for command in VOTES_STAND_IN:
        await person.type(command)
        said[command] = person.text.replace("\u00a0", " ").replace("\u202f", " ")
        for line in lines:
            assert said[command].count(line) == (0 if absent else 1), (command, line, said[command])
    return said


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_campaigns_vote_stands_wherever_its_members_look(table: Table, language: str) -> None:
    """Between two wars, before a lobby and while it is open; also in a channel without a game."""
    await called_off(table)
    LOCALES.update(dict.fromkeys((table.alice.id, table.carol.id), language))
    await table.carol.type("risk campaign host", person=table.bob.member)
    await table.quiet()
    line = VOTED[language]
    await read_votes(table.carol, line)
    elsewhere = table.guild.create_text_channel("elsewhere")
    table.carol.channel = table.eve.channel = elsewhere
    await read_votes(table.carol, line)
    await read_votes(table.eve, line, absent=True)
    await table.alice.press("rematch", table.last("rematch"))
    await table.quiet()
    assert VOTED["en"] in text_of(table.last("start"))
    said = await read_votes(table.alice, line)
    assert all(NOT_BEGUN[language] in said[f"risk {command}"] for command in ("wait", "status"))
    await read_votes(table.carol, line)
    table.carol.channel = table.channel
    await read_votes(table.carol, line)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_vote_on_the_envelope_stands_wherever_its_campaigns_members_look(table: Table, language: str) -> None:
    await called_off(table)
    LOCALES.update(dict.fromkeys((table.alice.id, table.carol.id), language))
    await table.bob.type("risk campaign next")
    await table.quiet()
    await free_all_seats(table)
    for person, seat in zip((table.alice, table.bob, table.carol), SEATS, strict=True):
        await person.press(f"join:{seat}", table.last("join"))
        await table.quiet()
    await read_votes(table.carol, OPENED[language], absent=True)
    await table.alice.type("risk campaign open")
    await table.alice.press("open-pack:yes")
    await table.quiet()
    assert OPENED["en"] in text_of(table.last("start"))
    said = await read_votes(table.carol, OPENED[language])
    assert all(NOT_BEGUN[language] in said[f"risk {command}"] for command in ("wait", "status"))
    table.alice.channel = table.guild.create_text_channel("elsewhere")
    await read_votes(table.alice, OPENED[language])


async def test_the_records_come_as_one_file_that_proves_the_chain(table: Table) -> None:
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=SEATS)
    await table.alice.type("risk campaign export")
    assert "No war of this campaign is over yet" in table.alice.text
    await ended(table)
    await table.eve.type("risk campaign export")
    (file,) = table.eve.screen.attachments
    assert file.filename == "campaign-1.zip"
    with zipfile.ZipFile(io.BytesIO(await file.read())) as folder:
        texts = {name: folder.read(name).decode() for name in folder.namelist()}
    assert [*texts] == ["01-war-1.game"]
    assert verify_chain(texts, GAMES).whole


async def test_the_history_gives_the_page_that_the_console_makes_of_the_records(
    table: Table, made_pages: list[object], tmp_path: Path
) -> None:
    """To whoever asks, with everybody's name, and kept for whoever asks next; a war that was called off is in it."""
    await called_off(table)
    await table.eve.type("risk campaign history", show="text")
    assert labels(table.eve.screen) == ["Replay"]
    await table.eve.press("campaign-replay")
    assert "The whole campaign on one page" in table.eve.text
    (file,) = table.eve.screen.attachments
    assert file.filename == "campaign-1.html"
    pressed = await file.read()
    await table.bob.type("risk campaign history", show="text")
    await table.bob.press("campaign-replay")
    assert await table.bob.screen.attachments[0].read() == pressed
    assert len(made_pages) == 1
    await table.eve.type("risk campaign export")
    with zipfile.ZipFile(io.BytesIO(await table.eve.screen.attachments[0].read())) as folder:
        folder.extractall(tmp_path)
    out, people = tmp_path / "campaign.html", ("m1=alice", "m2=bob", "m3=carol")
    assert main(["history", str(tmp_path), "--out", str(out), "--title", "Campaign 1", "--name", *people]) == 0
    assert out.read_bytes() == pressed
    page = unpack_page(pressed.decode())
    assert [(game["id"], game["off"]) for game in page.data["games"]] == [("1", True)]
    assert page.text_of("game/1/record") == (tmp_path / "01-war-1.game").read_text("utf-8")
    assert "<span>Called off</span>" in pressed.decode()
    assert "carol" in page.text_of("game/1")


async def test_a_page_does_not_name_whoever_was_forgotten(table: Table, made_pages: list[object]) -> None:
    await called_off(table)
    await table.alice.type("risk me forget")
    await table.alice.press("forget")
    await table.eve.type("risk campaign history", show="text")
    await table.eve.press("campaign-replay")
    told = texts_of((await table.eve.screen.attachments[0].read()).decode())
    assert "alice" not in told
    assert "bob" in told


async def test_a_campaign_that_does_not_hold_has_no_page(
    table: Table, made_pages: list[object], caplog: pytest.LogCaptureFixture
) -> None:
    """Bad input: it keeps what no war has left. One line says so, and the log has the cause."""
    await fought(table)
    await table.eve.type("risk campaign history", show="text")
    await table.eve.press("campaign-replay")
    assert table.eve.text.endswith("I couldn't make the page. Try again later.")
    assert table.eve.screen.attachments == []
    assert "campaign 1: its page cannot be made: campaign.kept, step 0: it does not follow from" in caplog.text


async def test_a_campaign_whose_first_war_is_not_over_offers_no_page(table: Table) -> None:
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=SEATS)
    await table.eve.type("risk campaign history", show="text")
    assert labels(table.eve.screen) == []


async def test_a_war_under_way_keeps_what_it_began_with(table: Table) -> None:
    """Bad input: the next war, an end, another name while one runs."""
    await fought(table)
    await table.alice.type("risk campaign name", place="asia", name="Ultima")
    await table.alice.type("risk campaign next")
    await table.quiet()
    assert "Vote: “Levantia” becomes “Ultima”? Votes so far: 0 of 3." in text_of(table.last("start"))
    for person, seat in zip((table.bob, table.carol), SEATS[1:], strict=True):
        await person.press(f"join:{seat}", table.last("join"))
    await table.start(table.alice)
    for command, more in (("next", {}), ("end", {}), ("name", {"place": "iceland", "name": "Nova"})):
        await table.alice.type(f"risk campaign {command}", **more)
        assert f"This campaign's war is open or being played in <#{table.channel.id}>." in table.alice.text, command
    await ballots(table, alice="yes", bob="yes")
    assert "Vote closed: there's nothing left to decide." in channel(table)
    assert (await stored(table)).place_names["asia"] == "Levantia"


async def test_a_campaign_of_another_server_is_none_here(table: Table) -> None:
    """Bad input: by its number, by its name, or by a card that was left in a server that it has moved away from."""
    await called_off(table)
    elsewhere = table.env.create_guild("Elsewhere")
    stranger = Person(table.env, elsewhere.add_member(table.alice.member.user), elsewhere.create_text_channel("risk"))
    for named in ({}, {"campaign": "1"}, {"campaign": "Campaign 1"}):
        await stranger.type("risk campaign board", **named)
        assert "no such campaign in this server" in stranger.text or "There's no" in stranger.text
    assert await stranger.member.autocomplete(stranger.channel, "risk campaign board", "campaign", "") == []
    await table.bot.store.transact(lambda tx: tx.campaigns.move(1, int(elsewhere.id)))
    for command in ("board", "next", "export", "end"):
        await table.alice.type(f"risk campaign {command}")
        assert "There's no such campaign in this server." in table.alice.text, command
    await table.alice.press("rematch", table.last("rematch"))
    assert "There's no such campaign in this server." in table.alice.text


async def test_a_campaign_goes_on_elsewhere_when_its_channel_is_deleted(table: Table) -> None:
    """Votes, names and the next war, in another channel of the server: the only campaign there, or the one named."""
    await fought(table)
    other = table.guild.create_text_channel("campaign")
    table.env.backend.delete_channel(table.channel.id)
    await table.quiet()
    alice, bob = (Person(table.env, person.member, other) for person in (table.alice, table.bob))
    await alice.type("risk campaign name", place="asia", name="Ultima")
    await table.quiet()
    card = other.last_message
    assert "Vote: “Levantia” becomes “Ultima”?" in text_of(card)
    carol = Person(table.env, table.carol.member, other)
    for person, choice in ((alice, "yes"), (carol, "no")):
        await person.press(f"ballot:1:{choice}", next(m for m in other.history() if "Vote:" in text_of(m)))
        await table.quiet()
    await table.bot.scheduler.fire_due()
    assert (await stored(table)).place_names["asia"] == "Levantia"
    await bob.press("ballot:1:yes", next(m for m in other.history() if "Vote:" in text_of(m)))
    await table.quiet()
    assert any("“Levantia” is called “Ultima” from now on: 2 of 3 said yes." in text_of(m) for m in other.history())
    await alice.type("risk campaign next", campaign="1")
    await table.quiet()
    assert "War 16 · Campaign 1" in text_of(other.last_message)


async def test_its_votes_speak_the_language_of_its_wars(table: Table) -> None:
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=SEATS, language="fr")
    await ended(table)
    await table.alice.type("risk campaign host", person=table.bob.member)
    await table.quiet()
    shown = text_of(table.last("ballot")).replace("\u00a0", " ").replace("\u202f", " ")
    assert "Vote : un autre hôte pour « Campagne 1 » ?" in shown
    assert f"<@{table.bob.id}> est l'hôte de la campagne." in shown.replace("’", "'")
    await ballots(table, alice="yes", carol="yes")
    assert "est désormais l'hôte de la campagne : 2 oui sur 3." in channel(table).replace("’", "'").replace(
        "\u00a0", " "
    )


async def test_a_substitute_comes_into_the_campaign_with_the_seat(table: Table) -> None:
    """A18, by the buttons of the channel: the record says who holds the seat, and proves it."""
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=SEATS)
    await table.bob.type("risk seat substitute")
    await table.quiet()
    await table.dora.press("take-seat:blue", table.last("take-seat"))
    await table.quiet()
    assert f"<@{table.dora.id}> now plays Blue, by decision of <@{table.bob.id}>." in channel(table)
    assert [one.person for one in (await stored(table)).members.values()][-1] == table.dora.id
    await table.carol.type("risk seat concede")
    await table.carol.press("concede")
    await table.quiet()
    await table.restart()
    held = (await table.session()).state.parts[Seated].members
    assert {str(seat): member for seat, member in held.items()} == {"red": "m1", "blue": "m4", "yellow": "m5"}
    await ended(table)
    text = await table.bot.services.games.export((await table.session()).table.id)
    end = verify_chain({"one": text}, GAMES).end
    assert end is not None
    assert campaign_after(end).members == ("m1", "m2", "m3", "m4", "m5")
    await table.bob.type("risk campaign next")
    await table.quiet()
    assert f"<@{table.alice.id}> <@{table.carol.id}> <@{table.dora.id}>, the next war" in text_of(table.last("start"))


async def test_a_reward_that_was_put_off_is_named_until_it_is_taken(table: Table) -> None:
    """On the board, in the list of tables, to its owner, on the next lobby's card, and before it lapses."""
    await owing(table)
    bob, carol = f"<@{table.bob.id}>", f"<@{table.carol.id}>"
    await table.eve.type("risk campaign board", show="text")
    assert f"Still to take a reward of the last war: {bob} and {carol}" in table.eve.text
    await table.carol.type("risk me tables")
    assert "Campaign 1\n-# Next: war 2. `/risk campaign next` opens it. **Your reward" in table.carol.text
    await table.alice.type("risk me tables")
    assert "Next: war 2" in table.alice.text
    assert "reward" not in table.alice.text
    await table.eve.type("risk me tables")
    assert "You have no table yet" in table.eve.text
    await table.alice.type("risk campaign next")
    await table.quiet()
    (told,) = table.bob.letters
    assert f"The next war of “Campaign 1” is open in <#{table.channel.id}>, and you haven't taken your reward" in told
    assert not [letter for letter in table.alice.letters if "reward" in letter]
    assert f"Still to take a reward of the last war: {bob} and {carol}" in text_of(table.last("start"))
    await table.bob.type("risk campaign reward", answer="Coin on a card · Peru")
    await table.bob.press("reward")
    await table.quiet()
    assert f"Still to take a reward of the last war: {carol} (" in text_of(table.last("start"))
    for person, seat in zip((table.bob, table.carol), SEATS[1:], strict=True):
        await person.press(f"join:{seat}", table.last("join"))
    await table.alice.press("start", table.last("start"))
    assert f"{carol} can still take a reward of the last war" in table.alice.text
    assert (await table.bot.services.lobbies.here(table.channel.id)).table.state == "lobby"
    await table.alice.press("start-anyway")
    await table.quiet()
    offered = await table.carol.member.autocomplete(table.channel, "risk campaign reward", "answer", "")
    assert offered == []
    await table.carol.type("risk campaign reward", answer="Destroy a card · Peru")
    assert "This campaign's war is open or being played in" in table.carol.text


async def test_the_last_card_says_whose_reward_was_put_off(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def two_of_them(campaigns: Any, left: Any, members: Any) -> tuple[int, ...]:
        assert isinstance(left, Campaign)
        return tuple(one.person for one in members.values())[1:]

    monkeypatch.setattr("bot.ui.posts.renderer.people_owed", two_of_them)
    await called_off(table)
    told = f"Still to take a reward of the last war: <@{table.bob.id}> and <@{table.carol.id}>"
    assert told in text_of(table.last("rematch"))


async def test_whoever_joins_during_a_war_is_told_of_the_one_after_it(table: Table) -> None:
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=SEATS)
    await table.eve.type("risk campaign join")
    assert "You're told when war 2 of “Campaign 1” opens" in table.eve.text
    await ended(table)
    await table.alice.type("risk campaign next")
    await table.quiet()
    await table.dora.type("risk campaign join")
    assert f"War 1 of “Campaign 1” is open in <#{table.channel.id}>: take a seat there." in table.dora.text


async def test_only_what_can_be_named_is_listed(table: Table) -> None:
    """The world by its namer alone, after the last war; a place once until the next war; nothing by a stranger."""
    await fought(table)

    async def listed(person: Person) -> list[str]:
        lines = await person.member.autocomplete(table.channel, "risk campaign name", "place", "")
        return [line["name"] for line in lines]

    assert await listed(table.bob) == ["Port-aux-Ours (Iceland)", "Levantia (Asia)"]
    await table.alice.type("risk campaign name", place="iceland", name="Baie des Ours")
    assert await listed(table.alice) == ["The world", "Levantia (Asia)"]
    await table.alice.type("risk campaign name", place="world", name="Terra Nova")
    assert await listed(table.alice) == ["Levantia (Asia)"]
    assert await listed(table.eve) == []


async def test_a_campaign_is_called_by_its_label(table: Table) -> None:
    """When it is begun and later, by its host: in lists, on cards, in the names of its threads."""
    await table.alice.type("risk new legacy", label="  Friday   night ", thread=True)
    await table.quiet()
    (thread,) = table.channel.threads
    assert thread.name == "Friday night · war 1"
    here = {name: Person(table.env, one.member, thread) for name, one in table.people.items()}
    card = next(newest_first(thread))
    assert "War 1 of the new campaign “Friday night”" in text_of(card)
    await here["bob"].type("risk campaign label", label="Mine")
    assert "Only the host" in here["bob"].text
    await here["alice"].type("risk campaign label", label="1000 nights")
    assert "A name can't contain “1”" in here["alice"].text
    await here["alice"].type("risk campaign label", label="Bears")
    await table.quiet()
    assert "War 1 of the new campaign “Bears”" in text_of(card)


async def test_a_label_is_changed_by_the_host_and_forgotten_with_them(table: Table) -> None:
    await called_off(table)
    await table.bob.type("risk campaign label", label="Mine")
    assert f"Only the host can do that: <@{table.alice.id}>." in table.bob.text
    await table.alice.type("risk campaign label", label="Friday night")
    assert table.alice.text == TOLD
    await table.quiet()
    assert f"<@{table.alice.id}> calls this campaign “Friday night” from now on." in channel(table)
    (line,) = await table.eve.member.autocomplete(table.channel, "risk campaign board", "campaign", "")
    assert line["name"] == "Friday night (next: war 1)"
    await table.eve.type("risk campaign board", show="text", campaign="Friday night")
    assert "## Friday night" in table.eve.text
    await table.bob.type("risk campaign next")
    await table.quiet()
    assert "War 1 · Friday night" in text_of(table.last("start"))
    text = await table.bot.services.games.export(1)
    assert "Friday" not in text
    told = json.loads(await table.bot.services.personal_data.data_of(table.alice.id))
    assert told["labels_of_campaigns"] == [{"campaign": 1, "table_id": None, "label": "Friday night"}]
    await table.bot.services.personal_data.erase(table.alice.id)
    assert (await stored(table)).title == ""


async def test_the_voted_host_opens_the_next_lobby_and_may_be_replaced_after_a_day(table: Table) -> None:
    await called_off(table)
    await table.carol.type("risk campaign host", person=table.bob.member)
    await ballots(table, bob="yes", carol="yes")
    await table.alice.type("risk campaign next")
    assert f"Its host is <@{table.bob.id}>" in table.alice.text
    await table.quiet()
    assert f"Host: <@{table.bob.id}>. Without them at the table by " in text_of(table.last("start"))
    await table.carol.press("join:yellow", table.last("join"))
    await table.carol.type("risk table host", person=table.carol.member)
    assert f"Only the host can do that: <@{table.bob.id}>." in table.carol.text
    clock, now = table.bot.clock, table.bot.clock.now()
    clock.now = lambda: now + 86400  # type: ignore[method-assign]
    await table.eve.type("risk table host", person=table.eve.member)
    assert f"<@{table.eve.id}> has no seat at this table." in table.eve.text
    await table.carol.type("risk table host", person=table.carol.member)
    assert f"<@{table.carol.id}> is the host from now on." in table.carol.text
    await table.quiet()
    assert f"<@{table.carol.id}> takes over as this table's host: <@{table.bob.id}> has taken no seat" in channel(table)
    assert (await stored(table)).stored.host == table.bob.id


async def test_a_host_hands_any_table_over_to_somebody_seated(table: Table) -> None:
    """Before the game and in it; nobody takes a table over whose host sits there."""
    await table.open(table.alice, table.bob, table.carol)
    await table.bob.type("risk table host", person=table.bob.member)
    assert "Only the host can do that" in table.bob.text
    await table.alice.type("risk table host", person=table.eve.member)
    assert f"<@{table.eve.id}> has no seat at this table." in table.alice.text
    await table.alice.type("risk table host", person=table.bob.member)
    await table.quiet()
    told = f"<@{table.bob.id}> is this table's host from now on, by decision of <@{table.alice.id}>."
    assert told in channel(table)
    assert (await table.session()).table.host == table.bob.id
    await table.bob.type("risk table end")
    await table.bob.press("end-game")
    await table.bob.press("rematch", table.last("rematch"))
    await table.bob.type("risk table host", person=table.alice.member)
    assert (await table.bot.services.lobbies.here(table.channel.id)).table.host == table.alice.id
