"""Who gets which notices, how loud, and how often: reminders, being next, the recap, the list of a person's tables."""

from __future__ import annotations

import re

from support.made_up.game_fixture import ALICE, BOB, Backend
from support.tables.simkit import LOCALES, Person, close_dms, text_of
from support.tables.tables import Table

from bot.game.session import Session
from bot.messages import Story
from bot.store import Transaction
from bot.store.models import NewTable, OutboxMessage

H = 3600
DAY = 24 * H


async def begun(table: Table, pace: str) -> tuple[Person, Person, Session]:
    """Two friends after the set-up: the active one, then the other."""
    await table.begun(table.alice, table.bob, seats=("green", "red"), setup="dealt", pace=pace)
    session = await table.session()
    first = session.seats[session.state.active].person
    return *((table.alice, table.bob) if first == table.alice.id else (table.bob, table.alice)), session


async def later(table: Table, seconds: int) -> None:
    await table.env.advance_time(seconds)
    await table.bot.scheduler.fire_due()
    await table.quiet()


def letters(person: Person) -> list[str]:
    """The bot's direct messages to a person, except hands."""
    messages = [text_of(message) for message in person.member.user.dm_channel.history()]
    return [text for text in messages if "your hand" not in text.lower()]


def calls(table: Table, person: Person, since: int) -> int:
    """How many messages have mentioned a person, from the channel's message at index `since` on."""
    messages = table.channel.history()[since:]
    return sum(person.id in [user.id for user in message.mentions] for message in messages)


async def test_a_reminder_is_silent_at_half_time_and_a_letter_near_the_end_and_calls_nobody(table: Table) -> None:
    asked, other, _ = await begun(table, "daily")
    before = len(table.channel.history())
    await later(table, 24 * H + 60)
    half = table.newest()
    line = r"⏳ Half of \w+'s time is up\. Without an answer by <t:\d{10}:f> \(<t:\d{10}:R>\), the caretaker answers\."
    assert re.fullmatch(line, text_of(half).strip()), text_of(half)
    assert half.flags.suppress_notifications
    assert letters(asked) == []
    await later(table, 20 * H)
    (letter,) = letters(asked)
    assert "We're waiting for you" in letter
    assert re.search(r"until <t:\d{10}:f> \(<t:\d{10}:R>\); then the caretaker answers", letter)
    assert f"<#{table.channel.id}>" in letter
    assert letters(other) == []
    assert calls(table, asked, before) == 0


async def test_a_letter_is_in_the_language_of_whoever_reads_it(table: Table) -> None:
    LOCALES[table.bob.id] = "fr"
    await begun(table, "daily")
    assert all("Your hand" in letter for letter in table.alice.letters)
    assert all("Votre main" in letter for letter in table.bob.letters)
    assert table.alice.letters
    assert table.bob.letters


async def test_closed_letters_stop_nothing(table: Table) -> None:
    asked, _, session = await begun(table, "daily")
    close_dms(table.env, asked.member)
    await later(table, 24 * H + 60)
    await later(table, 20 * H)
    await later(table, 6 * H)
    assert (await table.session()).state.active != session.state.active


async def test_without_deadlines_the_third_reminder_goes_to_the_host_and_is_the_last(table: Table) -> None:
    asked, other, _ = await begun(table, "friendly")
    await later(table, DAY + 60)
    await later(table, 2 * DAY)
    assert len(letters(asked)) == 1
    await later(table, 4 * DAY)
    assert "three times and stop now" in text_of(table.newest())
    if other is table.alice:
        assert "hasn't answered for days" in letters(other)[-1]
    before = (len(table.channel.history()), len(letters(asked)), len(letters(other)))
    await later(table, 60 * DAY)
    assert (len(table.channel.history()), len(letters(asked)), len(letters(other))) == before


async def test_who_wants_it_hears_that_they_are_next(table: Table) -> None:
    for person in (table.alice, table.bob):
        await person.type("risk me notices", next=True)
    asked, other, _ = await begun(table, "friendly")
    assert "You're next" in letters(other)[-1]
    assert not any("You're next" in letter for letter in letters(asked))


async def test_the_recap_says_what_was_lost_and_is_known_afterwards(table: Table) -> None:
    asked, _, session = await begun(table, "friendly")
    await asked.type("risk me recap")
    assert "Since you last looked" in asked.text
    assert "Your decision" in asked.text
    await stays_above_the_panel(asked, "Since you last looked")
    land = session.state.land.of(session.state.active)[0]
    await asked.type("risk deploy", where=land, count=1)
    await asked.type("risk me recap")
    assert "Your regiments" not in asked.text
    await table.eve.type("risk me recap")
    assert "Since you last looked" in table.eve.text


async def test_all_tables_are_listed_those_that_wait_first(table: Table) -> None:
    asked, other, _ = await begun(table, "daily")
    for person, words in ((asked, "Waiting for you"), (other, "Waiting for"), (table.eve, "You have no table yet")):
        await person.type("risk me tables")
        assert words in person.text
    await stays_above_the_panel(asked, "Your tables")


async def stays_above_the_panel(person: Person, said: str) -> None:
    """Press *Play* on an answer: the panel opens below it."""
    answer = person.screen
    await person.press("open")
    assert "Your move" in person.text
    assert "regiment" in person.text.lower()
    assert person.screen.id != answer.id
    assert said in text_of(answer)


async def test_the_seat_of_somebody_who_left_the_server_is_offered_and_their_clock_runs_on(table: Table) -> None:
    asked, _, session = await begun(table, "daily")
    table.guild.remove_member(asked.member)
    await later(table, 24 * H + 60)
    await later(table, 20 * H)
    texts = [text_of(message) for message in table.channel.history()]
    assert sum("has left this server" in text for text in texts) == 1
    await table.eve.press("take", table.last("take"))
    await table.quiet()
    assert (await table.session()).seat_of(table.eve.id) == session.state.active


async def test_a_person_with_many_tables_reads_how_many_are_not_listed(table: Table) -> None:
    lobbies = table.bot.services.lobbies
    for number in range(23):
        channel = table.guild.create_text_channel(f"war-{number}")
        await lobbies.open(NewTable(table.guild.id, channel.id, table.eve.id, "lotr", {}, "en"))
    await table.eve.type("risk me tables")
    assert table.eve.text.count("Not started yet") == 20
    assert "… and 3 more." in table.eve.text


async def test_a_story_begins_where_the_last_one_ended(backend: Backend) -> None:
    """Step 3 was told by no story of its own: the next one tells it, also where it begins another message."""
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    first, second = (Story(*steps, 5, 5, "green", begun=True, by_hand=True) for steps in ((1, 2), (4, 4)))

    def add(tx: Transaction) -> list[OutboxMessage]:
        tx.outbox.add(table, first, 0)
        for message in tx.outbox.unsent(table):
            tx.outbox.mark(message.id, "sent", 0)
        tx.outbox.add(table, second, 0)
        return tx.outbox.list_waiting(table)

    waiting = await backend.store.transact(add)
    [story] = [message.content for message in waiting if isinstance(message.content, Story)]
    assert (story.first, story.last) == (3, 4)
