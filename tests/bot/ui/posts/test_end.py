"""The last card of a game: the winner, final scores in their order, and Rematch."""

from __future__ import annotations

import io
import re
from dataclasses import replace

import discord
import pytest
from support.tables.simkit import labels, text_of
from support.tables.tables import Table

from bot.refusals import SeatsKept
from bot.ui.interaction.labels import sitter
from bot.ui.posts import end
from bot.words import words
from bot.words.seats import naming
from bot.words.status import Fall, status
from rules import Player, Refused, ruleset, view
from rules.classic import CLASSIC
from rules.lotr import LOTR
from rules.position import position

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("no_pictures")]
GREEN, RED, BLACK = Player("green"), Player("red"), Player("black")


async def ended(table: Table) -> None:
    """A game of Alice and Bob that its host has ended."""
    await table.open(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    await table.alice.type("risk table end")
    await table.alice.press("end-game")
    await table.quiet()


async def test_a_rematch_keeps_the_seats_until_their_people_confirm(table: Table) -> None:
    await ended(table)
    post, before = table.last("rematch"), (await table.session()).table
    assert {"Rematch", "Film", "Record"} <= set(labels(post))
    await table.eve.press("rematch", post)
    assert "Only the players of this game" in table.eve.text
    await table.bob.press("rematch", post)
    await table.quiet()
    assert "The rematch is open below. You're its host" in table.bob.text
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    assert (lobby.table.host, lobby.table.id != before.id) == (table.bob.id, True)
    assert lobby.table.secret != before.secret
    assert dict(lobby.options) == dict(before.options)
    assert {seat: lobby.seats[seat].person for seat in lobby.order} == {GREEN: table.alice.id, RED: table.bob.id}
    assert lobby.kept == (GREEN,)
    card = table.last("start")
    assert "Rematch: The Lord of the Rings\n" in text_of(card)
    assert "Dice, cards and everything dealt are new." in text_of(card)
    assert f"**Green** – kept for <@{table.alice.id}>" in text_of(card)
    assert f"Waiting for <@{table.alice.id}> to join again" in text_of(card)
    with pytest.raises(Refused) as early:
        await table.bot.services.starts.start(lobby.table.id, table.bob.id)
    assert early.value.why == SeatsKept((GREEN,)), "a press that comes late"
    await table.alice.type("risk me recap")
    assert "A new table is open in this channel; this was the last game." in table.alice.text
    assert "The game is over" in table.alice.text
    await table.eve.press("join:green", card)
    assert "taken" in table.eve.text
    await table.alice.press("join:green", card)
    assert (await table.bot.services.lobbies.here(table.channel.id)).kept == ()
    await table.bob.press("start", table.last("start"))
    await table.quiet()
    await table.alice.press("rematch", post)
    assert "already" in table.alice.text


async def test_a_hand_offers_no_move_after_the_end(table: Table) -> None:
    await ended(table)
    await table.alice.type("risk hand")
    assert "Your hand" in table.alice.text
    assert labels(table.alice.screen) == ["Back"]


async def test_the_panel_after_the_end_opens_another(table: Table) -> None:
    await ended(table)
    await table.alice.type("risk hand")
    await table.alice.press("play")
    assert "/risk new" not in table.alice.text
    assert "Rematch" in labels(table.alice.screen)
    await table.alice.press("rematch")
    assert (await table.bot.services.lobbies.here(table.channel.id)).table.host == table.alice.id


async def test_the_film_is_shared_with_the_channel(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def short_film(*about: object) -> discord.File:
        return discord.File(io.BytesIO(b"film"), "film.webp", description="The whole game")

    monkeypatch.setattr(end, "film_of", short_film)
    await ended(table)
    await table.alice.press("film", table.last("rematch"))
    assert labels(table.alice.screen) == ["Share in the channel"]
    before = len(table.channel.history())
    done = await table.alice.press("share-film")
    assert "The film is in the channel." in text_of(done.response)
    (shared,) = table.channel.history()[before:]
    number = (await table.session()).table.id
    assert text_of(shared) == f"**The Lord of the Rings, table {number}**: the whole game, one picture a turn."
    assert [each.filename for each in shared.attachments] == ["film.webp"]


async def test_the_channels_own_game_is_verified_without_a_file(table: Table) -> None:
    await table.open(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    await table.bob.type("risk table verify")
    assert "can be checked once it is over" in table.bob.text
    await table.alice.type("risk table end")
    await table.alice.press("end-game")
    await table.quiet()
    await table.bob.type("risk table verify")
    assert "This record checks out" in table.bob.text


async def test_two_presses_open_one_lobby(table: Table) -> None:
    await ended(table)
    post = table.last("rematch")
    await table.alice.press("rematch", post)
    await table.bob.press("rematch", post)
    assert "This channel already has a game" in table.bob.text
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    assert (lobby.table.host, lobby.kept) == (table.alice.id, (RED,))


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_eliminated_stand_below_in_the_order_in_which_they_fell(language: str) -> None:
    rules, spoken = ruleset(LOTR.setting((GREEN, BLACK, RED))), words(language)
    state = position(rules, "red: *", turn="red", step="fortification").state
    state.winners = (RED,)
    fallen = {GREEN: Fall(RED, 2), BLACK: Fall(RED, 4)}
    lines = status(view(state, None), rules, spoken, naming(spoken), fallen).split("\n")
    seats = [line for line in lines if re.match(r"\d", line)]
    assert [line.partition(" · ")[0] for line in seats] == {"en": ["1st", "2nd", "3rd"], "fr": ["1er", "2e", "3e"]}[
        language
    ]
    assert [spoken.say(f"seat-{seat}") in line for seat, line in zip((RED, BLACK, GREEN), seats, strict=True)] == [
        True,
        True,
        True,
    ]
    assert {"en": "eliminated by Red in round 4", "fr": "éliminé par Rouge à la manche 4"}[language] in seats[1]


async def test_an_empty_hand_is_counted_only_while_the_game_runs() -> None:
    rules, spoken = ruleset(CLASSIC.setting((GREEN, BLACK, RED))), words("en", "classic")
    state = position(rules, "red: *", turn="red", step="fortification").state
    assert "0 Territory cards" in status(view(state, None), rules, spoken, naming(spoken))
    state.winners = (RED,)
    assert "Territory card" not in status(view(state, None), rules, spoken, naming(spoken))


@pytest.mark.parametrize("mode", ["alone", "hunt"])
async def test_empty_hands_of_both_kinds_are_left_out_of_the_final_standings(mode: str) -> None:
    rules, spoken = ruleset(LOTR.setting((GREEN, BLACK), {"mode": mode})), words("en", "lotr")
    state = position(rules, "black: *", turn="black", step="fortification").state
    going = status(view(state, None), rules, spoken, naming(spoken))
    assert "0 Territory cards" in going
    assert "0 Adventure cards" in going
    state.winners = (BLACK,)
    over = status(view(state, None), rules, spoken, naming(spoken))
    assert "64 regiments" in over
    assert "card" not in over


async def test_a_ring_hunt_counts_land_and_cards_but_no_points() -> None:
    """Who finds the Ring, or brings it home, wins; a total would only mislead."""
    rules, spoken = ruleset(LOTR.setting((GREEN, BLACK), {"mode": "hunt"})), words("en", "lotr")
    state = position(rules, "green: the_shire:3; black: *", turn="black", step="fortification").state
    lines = status(view(state, None), rules, spoken, naming(spoken)).split("\n")
    assert "**Green**: 1 territory, 3 regiments." in lines
    assert not any("total" in line or "strongholds" in line for line in lines)
    assert any("0 Territory cards" in line and "0 Adventure cards" in line for line in lines)
    assert any(line.startswith("The Ring is") for line in lines)


async def test_an_army_that_the_ai_plays_on_is_told_from_its_player(table: Table) -> None:
    await table.open(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    session = await table.session()
    seats = {**session.seats, RED: replace(session.seats[RED], person=None, ai="normal")}
    played_on, spoken = replace(session, seats=seats), words("en")
    assert sitter(played_on, RED, None, spoken)(RED) == "Red (AI, normal)"
    assert sitter(played_on, RED, table.bob.id, spoken)(RED) == f"Red (<@{table.bob.id}>)"
