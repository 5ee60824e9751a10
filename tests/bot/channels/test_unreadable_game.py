"""A game that is unreadable for a while: its channel misses no message, and a vote there is not lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from support.tables.broken_channel import answer, end, shown
from support.tables.simkit import text_of
from support.tables.tables import Table

from bot.game.votes import CLOSE_VOTE
from bot.outbox.delivery import Outbox

PUT_ASIDE, FOUND = "I can't read this game right now", "I can read this game again"


async def silenced(table: Table) -> None:
    """Stop the program before it can send anything more."""
    await table.bot.outbox.close()


async def restarted_as(table: Table, game: str) -> None:
    """Restart the program without the rules of some games."""
    await table.bot.store.transact(lambda tx: tx.tables.change(1, game=game))
    await table.restart()
    await table.quiet()


async def test_what_was_unsent_is_said_when_the_game_can_be_read_again_and_the_board_comes_anew(begun: Table) -> None:
    table, before = begun, len(begun.channel.history())
    await silenced(table)
    await answer(table)
    await restarted_as(table, "ludo")
    assert [text_of(message)[: len(PUT_ASIDE)] for message in table.channel.history()[before:]] == [PUT_ASIDE]
    await restarted_as(table, "lotr")
    assert any("captain" in text_of(message) for message in table.channel.history()[:before]), "the story goes on above"
    found, board = table.channel.history()[before + 1 :]
    assert FOUND in text_of(found)
    assert board.id == table.last("play").id


async def test_what_is_to_be_said_when_the_game_turns_out_unreadable_waits_too(begun: Table, monkeypatch: Any) -> None:
    table = begun
    with monkeypatch.context() as patched:
        patched.setattr(Outbox, "wake", lambda outbox, number: None)
        await answer(table)
    await table.bot.store.transact(lambda tx: tx.tables.change(1, game="ludo"))
    table.bot.services.games._runner.drop(1)
    before = len(table.channel.history())
    table.bot.outbox.wake(1)
    await table.quiet()
    assert [text_of(message)[: len(PUT_ASIDE)] for message in table.channel.history()[before:]] == [PUT_ASIDE]
    await restarted_as(table, "lotr")
    assert any("captain" in text_of(message) for message in table.channel.history()[:before]), "the story goes on above"


async def test_the_last_post_of_a_game_that_could_not_be_read_comes_late(begun: Table) -> None:
    table = begun
    await silenced(table)
    await end(table)
    await restarted_as(table, "ludo")
    assert "The dice key" not in shown(table)
    await restarted_as(table, "lotr")
    assert "The dice key" in text_of(table.newest())
    assert FOUND not in shown(table)


async def test_a_vote_whose_time_is_over_meanwhile_is_counted_when_the_game_can_be_read_again(begun: Table) -> None:
    table = begun
    await table.alice.type("risk table vote", about="draw")
    await table.quiet()
    await table.alice.press("ballot:1:yes", table.last("ballot:1:"))
    (timer,) = await table.bot.store.read(lambda tx: tx.timers.of(1, CLOSE_VOTE))
    with table.env.time_context():
        now = table.bot.clock.now()
        await table.bot.scheduler.close()
        await table.bot.store.transact(lambda tx: tx.timers.set(replace(timer, due_at=now)))
        await restarted_as(table, "ludo")
        await restarted_as(table, "lotr")
        await table.bot.scheduler.fire_due()
        await table.quiet()
    assert "No draw: 1 of 2 said yes" in shown(table)
