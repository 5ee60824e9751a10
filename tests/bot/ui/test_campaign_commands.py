"""A campaign in a channel: its wars one after another, by button and by command."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from simkit import labels, parts, said
from tables import Table

from bot.words import words
from bot.words.campaigns import history, world_text
from rules import Player
from rules.legacy.campaign import Campaign, City, ContinentName, Entry, Glued, OwedReward, Signature
from rules.legacy.chain import write_campaign

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("no_pictures")]
SEATS = ("red", "blue", "yellow")


async def called_off(table: Table) -> None:
    """The first war of a campaign of Alice, Bob and Carol, which its host has ended."""
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=SEATS)
    await table.alice.type("risk table end")
    await table.alice.press("end-game")
    await table.quiet()


async def test_the_last_card_opens_the_lobby_of_the_next_war(table: Table) -> None:
    await called_off(table)
    post = table.last("rematch")
    assert "Next war" in labels(post)
    assert "Rematch" not in labels(post)
    await table.eve.press("rematch", post)
    assert "Only players of this campaign" in table.eve.text
    await table.bob.press("rematch", post)
    assert "The lobby of war 1 is open" in table.bob.text
    await table.quiet()
    card = table.last("start")
    assert "War 1 · Campaign 1" in said(card)
    assert f"<@{table.alice.id}>" not in said(card)
    await table.alice.press("rematch", post)
    assert f"played in <#{table.channel.id}>" in table.alice.text
    for person, seat in zip((table.eve, table.bob, table.alice), SEATS, strict=True):
        await person.press(f"join:{seat}", table.last("join"))
    await table.start(table.eve)
    session = await table.session()
    assert (session.table.state, session.table.war, session.seats[Player("red")].person) == ("running", 1, table.eve.id)


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
    shown = str([*parts(table.eve.screen)])
    assert "/history.webp" in shown
    assert "War 1, signed by alice (Khan Industries)" in shown
    assert "Held on: bob (Die Mechaniker)" in shown
    assert "<@" not in shown


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


async def test_the_world_is_named_once_by_its_namer(table: Table) -> None:
    await fought(table)
    await table.eve.type("risk campaign name", world="Terra Nova")
    assert "Only players of this campaign" in table.eve.text
    await table.bob.type("risk campaign name", world="Terra Nova")
    assert "Only the player who has signed most often" in table.bob.text
    await table.alice.type("risk campaign name", world="Terra Nova")
    assert "The world is called “Terra Nova”" in table.alice.text
    await table.alice.type("risk campaign name", world="Gaia")
    assert "Only the player who has signed most often" in table.alice.text
    await table.bob.type("risk campaign next")
    await table.quiet()
    assert "War 16 · Terra Nova" in said(table.last("start"))


async def test_without_a_campaign_it_says_how_to_begin_one(table: Table) -> None:
    await table.alice.type("risk campaign board")
    assert "`/risk new legacy` begins one" in table.alice.text


async def test_a_campaign_is_told_in_french_as_well() -> None:
    spoken = words("fr", "legacy")
    world = world_text("legacy", two_wars(), spoken)
    assert "Islande : grande ville « Port-aux-Ours »" in world.replace("\u00a0", " ")
    told = history("legacy", two_wars(), spoken, {"m1": "Ada", "m2": "Otto", "m3": "Mira"}.__getitem__)
    one, two = (war.replace("\u00a0", " ") for war in told)
    assert one.startswith("**Guerre 1**, signée par Ada (Khan Industries)\nOnt tenu bon : Otto (Die Mechaniker)")
    assert "Pour toujours : grande ville « Port-aux-Ours » en Islande" in one
    assert two == "**Guerre 2**, pas encore gagnée\nPour toujours : Bunker au Pérou"


async def test_the_picture_of_the_world_is_told_in_its_alt_text(table: Table) -> None:
    await fought(table)
    await table.eve.type("risk campaign board")
    assert "Iceland: major city “Port-aux-Ours”" in str([*parts(table.eve.screen)])


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
    assert "A coin on the card of Peru" in [line["name"] for line in offered]
    await table.bob.type("risk campaign reward", answer="Found a city · Bellona")
    assert "**Found the city “Bellona” in Peru**: for ever?" in table.bob.text
    await table.bob.press("reward")
    assert "Taken: Found the city “Bellona” in Peru." in table.bob.text
    await table.quiet()
    assert f"<@{table.bob.id}> takes the reward of the last war after all" in said(table.newest())
    await table.bob.type("risk campaign reward", answer="Coin on a card")
    assert "No reward is kept for you" in table.bob.text
    await table.eve.type("risk campaign board", show="text")
    assert "Peru: minor city “Bellona”" in table.eve.text


async def test_a_reward_that_is_none_is_refused_with_what_there_is(table: Table) -> None:
    await owing(table)
    await table.bob.type("risk campaign reward", answer="Destroy a card · Peru")
    assert "Taken" not in table.bob.text
    await table.carol.type("risk campaign reward", answer="Found a city · Ural")
    assert "Say the whole reward" in table.carol.text
    await table.carol.type("risk campaign reward", answer="Destroy a card · Peru")
    await table.carol.press("reward")
    assert "Taken: Destroy the card of Peru." in table.carol.text
