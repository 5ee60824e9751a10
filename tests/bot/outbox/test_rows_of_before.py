"""Rows that the bot wrote when their payloads were dicts: each kind is rendered and sent as it was."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.tables.simkit import labels, text_of
from support.tables.tables import Table
from support.tables.voting import three

from bot.pace import FRIENDLY

NOW = 1_700_000_000
SILENT = 1 << 12
"""The flag of a message that notifies nobody."""


async def queue(table: Table, kind: str, payload: dict[str, Any]) -> int:
    """Write a row as the bot did, send what can be sent, and return its number."""
    number = (await table.session()).table.id
    insert = "INSERT INTO outbox (table_id, kind, payload, since) VALUES (?, ?, ?, 0)"
    row = (number, kind, json.dumps(payload))
    written = await table.bot.store.transact(lambda tx: tx.outbox._db.fetch_one(f"{insert} RETURNING id", row)[0])
    table.bot.outbox.wake(number)
    await table.quiet()
    assert isinstance(written, int)
    return written


async def sent(table: Table, kind: str, payload: dict[str, Any]) -> list[Any]:
    """The messages that a row of before becomes in the table's channel."""
    before = {message.id for message in table.channel.history()}
    await queue(table, kind, payload)
    return [message for message in table.channel.history() if message.id not in before]


async def letters(table: Table, kind: str, payload: dict[str, Any]) -> list[str]:
    """The direct messages to Bob that a row of before becomes."""
    dm = table.bob.member.user.dm_channel
    before = len(dm.history()) if dm else 0
    await queue(table, kind, payload)
    return [text_of(message) for message in table.bob.member.user.dm_channel.history()[before:]]


def one(messages: list[Any]) -> Any:
    (message,) = messages
    return message


@pytest.mark.usefixtures("no_pictures")
class TestARowOfBefore:
    async def test_a_board_post(self, table: Table) -> None:
        await three(table)
        people = [table.alice.id, table.bob.id]
        post = one(await sent(table, "board", {"call": [], "waiting": people, "fresh": True}))
        assert "your turn**" in text_of(post)
        assert labels(post)[0] == "Play"
        assert await sent(table, "board", {"call": [], "waiting": people, "fresh": False, "map": False}) == []

    async def test_a_story(self, table: Table) -> None:
        await three(table)
        session = await table.session()
        steps = {"first": 0, "last": session.table.seq, "turn": 0, "to": 1, "seat": "", "begun": True, "by_hand": True}
        story = one(await sent(table, "tell", {**steps, "rewind": True}))
        assert text_of(story).startswith("The game has gone back")
        again = one(await sent(table, "tell", steps))
        assert "Green" in text_of(again)

    async def test_a_text_that_was_half_sent_before_there_were_stories(self, table: Table) -> None:
        await three(table)
        await table.bot.outbox.wait_until_sent()
        number = (await table.session()).table.id
        columns = "(table_id, kind, payload, state, since, chunks)"
        row = (number, "tell", '{"first": 1, "last": 2, "turn": 1}', "sending", NOW, '[[0, "the second half"]]')
        insert = f"INSERT INTO outbox {columns} VALUES (?, ?, ?, ?, ?, ?)"
        await table.bot.store.transact(lambda tx: tx.outbox._db.execute(insert, row))
        table.bot.outbox.wake(number)
        await table.quiet()
        assert table.newest().content == "the second half"

    async def test_a_note(self, table: Table) -> None:
        await three(table)
        left = {"note": "vacation", "seat": "black", "from": "<t:1:f>", "until": "<t:2:f>", "left": 3}
        assert text_of(one(await sent(table, "note", left))).startswith("Black is away from <t:1:f> to <t:2:f>")
        silent = {"note": "reminder", "seat": "black", "until": "none", "silent": True}
        note = one(await sent(table, "note", silent))
        assert "Black" in text_of(note)
        assert table.env.backend.messages[table.channel.id][note.id].flags & SILENT
        pace = {"note": "pace", "pace": FRIENDLY.to_text(), "by": f"<@{table.bob.id}>"}
        assert text_of(one(await sent(table, "note", pace))).startswith(f"<@{table.bob.id}> changed the pace")
        given = {"note": "seats-drawn", "given": [[table.bob.id, "red"], [None, "black"]]}
        assert f"<@{table.bob.id}> → **Red**" in text_of(one(await sent(table, "note", given)))
        once = {"note": "time-up-once", "seat": "black", "topic": "to-defend", "policy": "most"}
        assert text_of(one(await sent(table, "note", once))).startswith("⏳ Black missed the deadline")
        counted = {"note": "vote-rewind-yes", "yes": 3, "no": 0, "voters": 3, "round": 2, "seat": "black"}
        assert "Black" in text_of(one(await sent(table, "note", counted)))
        elsewhere = table.guild.create_text_channel("elsewhere")
        assert await sent(table, "note", {"note": "vote-void", "in": elsewhere.id}) == []
        assert text_of(elsewhere.last_message).startswith("Vote closed")

    async def test_a_note_to_one_person(self, table: Table) -> None:
        await three(table)
        told = {"person": table.bob.id, "note": "next-up", "seat": "green", "channel": f"<#{table.channel.id}>"}
        assert await letters(table, "word", told) == [f"Green is playing in <#{table.channel.id}>. You're next."]

    async def test_a_hand(self, table: Table) -> None:
        await three(table)
        session = await table.session()
        seat = session.seat_of(table.bob.id)
        card = next(zone.cards[0] for zone in session.state.zones.values() if zone.seen_by == seat and zone.cards)
        zone = next(name for name, zone in session.state.zones.items() if zone.seen_by == seat and zone.cards)
        new = {"whole": False, "new": [[zone, card, "green"]], "asks": False, "missed": [["invasion", card]]}
        (letter,) = await letters(table, "dm", {"person": table.bob.id, "seat": seat, **new})
        assert letter.startswith("You got **")
        assert "and that just happened in" in letter
        (letter,) = await letters(table, "dm", {"person": table.bob.id, "seat": seat})
        assert letter.startswith("### Your hand")
        nothing = {"whole": False, "new": [], "asks": False, "missed": []}
        assert await letters(table, "dm", {"person": table.bob.id, "seat": seat, **nothing}) == []

    async def test_a_reminder_and_a_record(self, table: Table) -> None:
        await three(table)
        (reminder,) = await letters(table, "reminder", {"person": table.alice.id}) or [table.alice.letters[-1]]
        assert f"<#{table.channel.id}>" in reminder
        (record,) = await letters(table, "record", {"person": table.bob.id, "until": NOW})
        assert f"<t:{NOW}:D>" in record

    async def test_a_vote_and_an_offer(self, table: Table) -> None:
        await three(table)
        await table.alice.type("risk table vote", about="draw")
        await table.quiet()
        session = await table.session()
        vote = next(iter(await table.bot.store.read(lambda tx: tx.votes.of(session.table.id))))
        assert await sent(table, "vote", {"vote": vote.id, "call": []}) == [], "its card stands and is edited"
        offer = one(await sent(table, "offer", {"seat": "green", "call": [], "fresh": True}))
        assert text_of(offer) == "Green's seat is no longer on offer."
        assert await sent(table, "offer", {"seat": "green", "call": []}) == []

    async def test_a_list_and_a_card_of_a_lobby_that_is_over(self, table: Table) -> None:
        await three(table)
        assert await sent(table, "list", {"again": True}) == []
        assert text_of(one(await sent(table, "lobby", {"fresh": True}))) == "The game has begun."

    async def test_the_last_post(self, table: Table) -> None:
        await three(table)
        session = await table.session()
        await table.bot.services.games.end(session.table.id, table.alice.id)
        await table.quiet()
        before = {message.id for message in table.channel.history()}
        await table.bot.store.transact(
            lambda tx: tx.outbox._db.execute(
                "INSERT INTO outbox (table_id, kind, payload, since) VALUES (?, 'end', '{}', 0)", (session.table.id,)
            )
        )
        table.bot.outbox.wake(session.table.id)
        await table.quiet()
        post = one([message for message in table.channel.history() if message.id not in before])
        assert session.table.secret.hex() in text_of(post)
        assert labels(post)[0] == "Rematch"

    async def test_an_invitation_to_a_thread(self, table: Table) -> None:
        await three(table)
        elsewhere = table.guild.create_text_channel("elsewhere")
        about = {"game": "Risk", "number": "1", "host": f"<@{table.alice.id}>", "in": elsewhere.id}
        assert await sent(table, "invite", {"note": "thread-invite", **about}) == []
        assert text_of(elsewhere.last_message).startswith(f"**Risk**: <@{table.alice.id}> opens table 1.")

    @pytest.mark.parametrize(
        "payload", [{"do": "make"}, {"do": "make", "message": 5}, {"do": "show", "state": "playing"}]
    )
    async def test_what_is_to_be_done_with_a_thread(self, table: Table, payload: dict[str, Any]) -> None:
        """Of a table that wants none any more: nothing happens, and nothing is left to do."""
        await three(table)
        row = await queue(table, "thread", payload)
        stored = await table.bot.store.read(lambda tx: tx.outbox.get(row))
        assert stored is not None
        assert stored.state == "sent"
