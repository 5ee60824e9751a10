"""The direct message about a new card: its words, its picture, its buttons, in both languages, and sent once."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.tables.simkit import LOCALES, text_of
from support.tables.tables import Table
from support.tables.two_players import begun, on_turn

from bot.messages import HandMessage
from bot.store.outbox import OutboxMessages

SILENT = 1 << 12
"""The flag of a message that makes no sound."""


async def drawn(table: Table, person: int, *cards: tuple[str, str, str], own_turn: bool = False) -> None:
    """Queue what follows from these new cards, which are already in the hand; at the end of one's own turn, or now."""
    session = await table.session()
    over = session.table.turn if own_turn else 0
    message = HandMessage(person, session.seat_held_by(person), whole=False, new=cards, after_turn=over)
    await table.bot.store.transact(lambda tx: tx.outbox._db.execute("UPDATE tables SET turn = turn + 1"))
    await table.bot.store.transact(lambda tx: tx.outbox.add(session.table.id, message, 0))
    table.bot.outbox.wake(session.table.id)
    await table.quiet()


async def first_card(table: Table, seat: str) -> str:
    return str((await table.session()).state.zone(f"tales:{seat}").cards[0])


def letters(table: Table) -> list[str]:
    """Bob's direct messages."""
    return [text_of(message) for message in table.bob.member.user.dm_channel.history()]


DREW = [("en", "You drew **", "You got **"), ("fr", "Vous piochez **", "Vous recevez **")]


@pytest.mark.parametrize(("language", "drew", "got"), DREW)
async def test_it_names_the_card_and_shows_its_picture_alone(table: Table, language: str, drew: str, got: str) -> None:
    LOCALES[table.bob.id] = language
    await begun(table)
    card = await first_card(table, "red")
    before = len(table.bob.letters)
    await drawn(table, table.bob.id, ("tales:red", card, ""))
    (letter,) = table.bob.member.user.dm_channel.history()[before:]
    assert text_of(letter).startswith(drew)
    assert f"<#{table.channel.id}>" in text_of(letter)
    assert [file.filename.split(".")[0] for file in letter.attachments] == ["card"]
    assert letter.attachments[0].description
    for other in (await table.session()).state.zone("tales:red").cards[1:]:
        assert other not in text_of(letter)
    await drawn(table, table.bob.id, ("tales:red", card, "green"))
    assert letters(table)[-1].startswith(got)
    assert ("from Green" if language == "en" else "de Vert") in letters(table)[-1]


async def test_several_cards_come_in_one_message_with_one_picture(table: Table) -> None:
    await begun(table)
    cards = (await table.session()).state.zone("tales:red").cards[:2]
    await drawn(table, table.bob.id, *(("tales:red", card, "") for card in cards))
    letter = table.bob.member.user.dm_channel.history()[-1]
    assert text_of(letter).startswith("You drew **")
    assert [file.filename.split(".")[0] for file in letter.attachments] == ["hand"]
    assert "New cards" in letter.attachments[0].description


async def test_what_one_draws_in_ones_own_turn_edits_the_last_message(table: Table) -> None:
    """One sees it in one's panel: eight messages in a war of an evening would say nothing new."""
    await begun(table)
    card, before = await first_card(table, "red"), len(table.bob.letters)
    for _ in range(2):
        await drawn(table, table.bob.id, ("tales:red", card, ""), own_turn=True)
    assert len(letters(table)) == before
    assert letters(table)[-1].startswith("### Your hand, Red")
    await drawn(table, table.bob.id, ("tales:red", card, "green"))
    assert len(letters(table)) == before + 1, "what came from another is news"
    await table.env.advance_time(51 * 60)
    await drawn(table, table.bob.id, ("tales:red", card, ""), own_turn=True)
    assert len(letters(table)) == before + 2, "an older message is edited no more"


async def test_a_card_that_has_left_the_hand_is_not_announced(table: Table) -> None:
    await begun(table)
    before = len(table.bob.letters)
    await drawn(table, table.bob.id, ("tales:red", "not_there", ""))
    assert len(table.bob.letters) == before


async def test_a_message_from_before_shows_the_whole_hand(table: Table) -> None:
    """A row that an earlier version of the bot has queued."""
    await begun(table)
    session = await table.session()
    queue = "INSERT INTO outbox (table_id, kind, payload, since) VALUES (?, 'dm', ?, 0)"
    row = (session.table.id, json.dumps({"person": table.bob.id, "seat": "red"}))
    await table.bot.store.transact(lambda tx: tx.outbox._db.execute(queue, row))
    table.bot.outbox.wake(session.table.id)
    await table.quiet()
    assert letters(table)[-1].startswith("### Your hand, Red")


async def test_killed_after_sending_it_is_not_sent_twice(table: Table, monkeypatch: Any) -> None:
    """It is found by the mark of its buttons, after a time in which Discord has forgotten its nonce."""
    await begun(table)
    card = await first_card(table, "red")

    def dies(*_: Any) -> None:
        raise RuntimeError("killed")

    with monkeypatch.context() as killed:
        killed.setattr(OutboxMessages, "add_posted", dies)
        await drawn(table, table.bob.id, ("tales:red", card, ""))
    assert sum(text.startswith("You drew") for text in letters(table)) == 1
    await table.env.advance_time(600)
    await table.restart()
    await table.quiet()
    assert sum(text.startswith("You drew") for text in letters(table)) == 1


async def test_the_nudge_comes_below_an_open_panel_of_who_wishes_it(table: Table) -> None:
    await begun(table)
    asked, other = await on_turn(table)
    await asked.press("play", table.last("play"))
    await nudged(table)
    assert not asked.read[-1].startswith("It's still your turn"), "off by default"
    await asked.type("risk seat orders")
    await asked.press("order:nudge:send")
    assert "I remind you below it" in asked.text
    await asked.press("play", table.last("play"))
    before, public = followups(table, asked), len(table.channel.history())
    await nudged(table)
    assert followups(table, asked) == before + 1
    assert len(table.channel.history()) == public
    await nudged(table)
    assert followups(table, asked) == before + 1, "once, until they act again"
    assert followups(table, other) == 0
    await table.restart()
    await asked.press("play", table.last("play"))
    await asked.type("risk seat orders")
    await asked.press("order:nudge:ask")
    session = await table.session()
    assert await table.bot.store.read(lambda tx: tx.timers.of(session.table.id, "nudge")) == ()


async def test_the_nudge_outlives_a_restart_while_discord_lets_the_panel_be_answered(table: Table) -> None:
    asked = await wishes_a_nudge(table)
    await table.env.advance_time(540)
    await table.restart()
    assert followups(table, asked) == 0
    await table.env.advance_time(70)
    await table.bot.scheduler.fire_due()
    await table.quiet()
    assert followups(table, asked) == 1
    await nudged(table)
    assert followups(table, asked) == 1, "once"


async def test_the_nudge_is_lost_once_discord_has_closed_the_panel(table: Table) -> None:
    asked = await wishes_a_nudge(table)
    await table.bot.close()
    await table.env.advance_time(901)
    await table.restart()
    await nudged(table)
    assert followups(table, asked) == 0


async def wishes_a_nudge(table: Table) -> Any:
    """The person on turn, who wishes to be nudged and has the panel open."""
    await begun(table)
    asked, _ = await on_turn(table)
    await asked.type("risk seat orders")
    await asked.press("order:nudge:send")
    await asked.press("play", table.last("play"))
    return asked


async def nudged(table: Table) -> None:
    """Let ten minutes pass."""
    await table.env.advance_time(601)
    await table.bot.scheduler.fire_due()
    await table.quiet()


def followups(table: Table, person: Any) -> int:
    """How often this person has been nudged: silent messages that only they see."""
    every = [message for messages in table.env.backend.messages.values() for message in messages.values()]
    found = [message for message in every if "It's still your turn" in str(message.components)]
    assert all(message.is_ephemeral and message.flags & SILENT for message in found)
    return sum(message.visible_to(person.id) for message in found)
