"""Bids under strain: at the same moment, across a restart, without their post, too late, and in another channel."""

from __future__ import annotations

import json
import re

import pytest
from support.godstorm.position import BLUE, Field, field
from support.godstorm.tables import channel, put_on, staged
from support.tables.simkit import at_the_same_time, everything, text_of
from support.tables.stored import rows
from support.tables.tables import Table

from rules.godstorm.epochs import LAST_EPOCH, Bid
from rules.godstorm.faith import faith_of
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.turns import Order

pytestmark = pytest.mark.usefixtures("no_pictures")


def last_turn(epoch: int = 1, ochre: str = "") -> Field:
    """Ochre's march, the last of the epoch; then everybody bids. Without armies to march it is over."""
    return field(
        hold={"blue": "gaul:9 iberia:3", "green": "liguria:5 roma:6", "ochre": ochre}, turn="ochre",
        step=Fortification, parts=(Order(BLUE, 3),), faith={"blue": "5", "green": "4"}, epoch=epoch,
    )  # fmt: skip


async def bidding(table: Table, **options: str) -> None:
    await staged(table, last_turn(), **options)
    await table.carol.type("risk do", answer="Go on")


async def test_bids_at_the_same_moment_count_once_and_none_after_the_last(table: Table) -> None:
    await bidding(table)
    bids = ((table.alice, 3), (table.alice, 3), (table.bob, 2), (table.carol, 0), (table.bob, 4), (table.alice, 5))
    with at_the_same_time(table.env):
        done = [
            await person.member.slash(table.channel, "risk do", answer=f"Bid {faith} faith") for person, faith in bids
        ]
    await table.env.settle()
    await table.quiet()
    assert "Bids: Blue 3, Green 2, Ochre 0." in channel(table)
    moved_on, no_bid = "The game has moved on. Here is where it stands.", "There's no “Bid {} faith” here."
    for answer, faith in zip(done[4:], (4, 5), strict=True):  # overtaken by the reveal, or read after it
        assert text_of(answer.response).startswith((moved_on, no_bid.format(faith)))
    await table.alice.type("risk status")
    assert "5 faith" in table.alice.text, "3 of 5 paid, and 3 for the turn that has begun"
    steps = await table.bot.services.games.steps((await table.session()).table.id, 1)
    assert len([step for step in steps if isinstance(step.action, Bid) and step.action.player == BLUE]) <= 2


async def test_who_ends_an_epoch_among_ais_finds_the_post_that_calls_for_bids_below_its_story(table: Table) -> None:
    await table.open(table.carol, game="godstorm", seats=("ochre", "blue", "green"), setup="quick")
    await put_on(table, last_turn(ochre="thule:3"))
    await table.carol.type("risk end")
    await table.quiet()
    *_, story, board = (text_of(message) for message in table.channel.history())
    assert "**Epoch 2 begins" in story
    assert "your move: bid" in board or "Waiting for" in board


async def test_who_bids_is_told_what_the_others_can_bid_at_most(table: Table) -> None:
    await bidding(table)
    session = await table.session()
    have = {seat: faith_of(session.view(seat), seat) for seat in session.state.seats}
    await table.alice.press("play", table.last("play"))
    assert f"The others have {max(have['green'], have['ochre'])} faith at most." in table.alice.text
    assert have["blue"] != max(have["green"], have["ochre"]), have


async def test_who_has_won_is_told_once_in_the_panel_and_the_points_in_the_channel(table: Table) -> None:
    await staged(table, last_turn(epoch=LAST_EPOCH, ochre="thule:3"))
    await table.carol.type("risk end")
    await table.quiet()
    assert "### You win!" in table.carol.text
    assert not re.search(r"wins|points", table.carol.text)
    await table.alice.type("risk hand")
    await table.alice.press("play")
    assert f"### The game is over: Ochre (Egyptians, <@{table.carol.id}>) wins." in table.alice.text
    end = text_of(table.last("rematch"))
    assert end.count("1st · **Ochre") == end.count(" wins on points") == 1


async def test_a_changed_bid_edits_no_message_and_its_step_is_told_with_the_next_story(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bidding(table)
    await table.alice.type("risk do", answer="Bid 3 faith")
    await table.quiet()
    before = [everything(message) for message in table.channel.history()]
    await table.alice.type("risk do", answer="Bid 1 faith")
    await table.quiet()
    assert [everything(message) for message in table.channel.history()] == before
    monkeypatch.setattr("bot.outbox.planning.EDITABLE_FOR", 0)  # the next story begins another message
    await table.bob.type("risk do", answer="Bid 2 faith")
    await table.carol.type("risk do", answer="Bid 0 faith")
    await table.quiet()
    assert "Bids: Blue 1, Green 2, Ochre 0." in channel(table)
    payloads = rows(table.database, "SELECT payload FROM outbox WHERE kind = 'tell' ORDER BY id")
    stories = [json.loads(payload) for (payload,) in payloads]
    told = {seq for story in stories for seq in range(story["first"], story["last"] + 1)}
    assert told == set(range((await table.session()).table.seq + 1))


async def test_between_the_bids_and_the_markers_nothing_is_lost(table: Table) -> None:
    """The post that called for bids is deleted, the bot stops and comes back; Alice is called and chooses."""
    await bidding(table)
    await table.alice.press("play", table.last("play"))
    for press in ("ans:bid:5", "ans:bid:5:none:yes"):
        await table.alice.press(press)
    await table.last("play").delete()
    await table.restart()
    await table.bob.type("risk do", answer="Bid 4 faith")
    await table.carol.type("risk do", answer="Bid 0 faith")
    await table.quiet()
    await table.restart()
    assert f"**<@{table.alice.id}>, your move: take a turn-order marker**" in text_of(table.last("play"))
    await table.bob.type("risk do", answer="Take place 1 in the order of play")
    assert "Nothing to do right now." in table.bob.text
    await table.alice.press("play", table.last("play"))
    await table.alice.press("ans:take-marker:2")
    await table.quiet()
    assert "Order of play: Green, Blue and Ochre." in channel(table)


async def test_who_lets_the_time_run_out_bids_nothing_and_cannot_bid_any_more(table: Table) -> None:
    await bidding(table, pace="live")
    await table.alice.type("risk do", answer="Bid 5 faith, for place 2")
    await table.bob.press("play", table.last("play"))
    await table.bob.press("ans:bid:4")
    await table.env.advance_time(20 * 60)
    await table.bot.scheduler.fire_due()
    await table.quiet()
    assert "Bids: Blue 5, Green 0, Ochre 0." in channel(table)
    await table.bob.press("ans:bid:4:none")
    assert "The game has moved on. Here is where it stands." in table.bob.text
    assert "missed the deadline" in channel(table)


async def test_what_is_said_in_another_channel_is_said_to_its_game(table: Table) -> None:
    """Bob plays in the first channel alone, Alice in both; each channel's game knows its own bids."""
    await bidding(table)
    first = table.channel
    table.channel = table.guild.create_text_channel("second")
    for person in table.people.values():
        person.channel = table.channel
    await table.open(table.carol, table.alice, game="godstorm", seats=("blue", "green"), setup="quick")
    await table.bob.type("risk do", answer="Bid 1 faith")
    assert "You have no seat at this table." in table.bob.text
    await table.alice.type("risk do", answer="Bid 5 faith")
    assert "There's no “Bid 5 faith” here." in table.alice.text
    await table.alice.type("risk do", answer="Bid 2 faith")
    assert "You answered: Bid 2 faith." in table.alice.text
    table.channel = table.alice.channel = first
    await table.alice.type("risk wait")
    assert "**Your move:** bid" in table.alice.text
