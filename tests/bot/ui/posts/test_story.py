"""The story of a table in its channel: one message a turn, its details, and what undo and votes make of it."""

from __future__ import annotations

import pytest
from simcord.backend.models import Message
from simkit import keys, said
from tables import Table
from voting import begun, channel, three, votes

from rules import default

MINUTE = 60


async def turns_played(table: Table, turns: int) -> None:
    """Play the seats of people by defaults until this many turns have begun."""
    while (session := await table.session()).table.turn < turns:
        waiting = session.waiting()[0]
        assert waiting.person is not None
        action = default(session.rules, session.state, waiting.number)
        await table.bot.services.games.submit(session.table.id, waiting.person, action, 10**6 + session.table.seq)
        await table.quiet()


def stories(table: Table) -> list[Message]:
    """All messages with a button for details."""
    return [message for message in table.channel.history() if any(":details:" in key for key in keys(message))]


def headlines(table: Table) -> list[str]:
    return [said(story).split("\n")[0].split(" · ")[0] for story in stories(table)]


@pytest.mark.usefixtures("same_dice")
async def test_each_turn_has_one_message_with_its_headline(table: Table) -> None:
    await three(table)
    await turns_played(table, 6)
    assert headlines(table)[1:] == [
        "🔴 **Red** took the Udûn Vale",
        "🟢 **Green** made no attack",
        "⚫ **Black** made no attack",
        "🟡 **Yellow** made no attack",
        "🔴 **Red** took Eastern Mirkwood and the Gap of Rohan",
    ]
    assert "+5: Borderlands 5 · strongholds +2\n-# Fellowship → Old Forest" in said(stories(table)[2])


@pytest.mark.usefixtures("same_dice")
async def test_the_details_show_every_die_of_the_turn_and_nothing_else(table: Table) -> None:
    await three(table)
    await turns_played(table, 2)
    await table.eve.press("details", stories(table)[1])
    assert "Red takes the Udûn Vale from Black" in table.eve.text
    assert table.eve.text.count(" against ") > 2
    assert "Yellow, Red, Green and Black take" not in table.eve.text, "that was the set-up"
    assert "Green receives" not in table.eve.text, "that is the next turn"
    assert table.eve.text not in channel(table)


async def answer(table: Table) -> None:
    """The first person for whom the table waits gives the default answer."""
    session = await table.session()
    waiting = session.waiting()[0]
    assert waiting.person is not None
    action = default(session.rules, session.state, waiting.number)
    await table.bot.services.games.submit(session.table.id, waiting.person, action, 10**6 + session.table.seq)
    await table.quiet()


@pytest.mark.usefixtures("same_dice")
async def test_a_turn_goes_on_in_a_second_message_once_the_first_is_too_old(table: Table) -> None:
    await three(table)
    await turns_played(table, 2)
    await answer(table)
    before = [said(story) for story in stories(table)]
    assert before[-1].startswith("🟢 **Green** made no attack")
    await table.env.advance_time(51 * MINUTE)
    await turns_played(table, 3)
    after = [said(story) for story in stories(table)]
    assert after[:-1] == before
    assert after[-1].startswith("-# Green's turn, continued\n🟢 **Green**")
    assert "+5" not in after[-1], "the reinforcements are told above"


@pytest.mark.usefixtures("same_dice")
async def test_what_is_taken_back_leaves_the_message(table: Table) -> None:
    await three(table)
    await turns_played(table, 2)
    await answer(table)
    assert "+5: Borderlands 5" in said(stories(table)[-1])
    session = await table.session()
    person = next(person for person in table.people.values() if session.seats["green"].person == person.id)  # type: ignore[index]
    await person.type("risk undo")
    await table.quiet()
    assert "+5: Borderlands 5" not in said(stories(table)[-1])


@pytest.mark.usefixtures("same_dice")
async def test_a_vote_that_goes_back_is_told_by_itself_and_the_turn_is_told_again(table: Table) -> None:
    await three(table)
    await turns_played(table, 4)
    before = [said(story) for story in stories(table)]
    await table.alice.type("risk table vote", about="rewind", to="2")
    await table.quiet()
    await votes(table, alice="yes", bob="yes", carol="yes")
    await turns_played(table, 3)
    after = [said(story) for story in stories(table)]
    assert after[: len(before)] == before
    assert after[len(before)].startswith("🟢 **Green** made no attack")
    assert "goes back" in channel(table)


@pytest.mark.usefixtures("same_dice")
async def test_the_turns_of_ais_between_two_people_share_a_message(table: Table) -> None:
    await begun(table, table.alice)
    await turns_played(table, 2)
    lines = said(stories(table)[-1]).split("\n")
    assert len({line.split("**")[1] for line in lines if "**" in line}) == 3
    assert len(lines) <= 6
