"""Deleting a person's data: nothing in the file names them any more, and every game continues and verifies."""

from __future__ import annotations

import re

from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BLUE, BOB, CAROL, CHANNEL, RED, Backend
from support.tables.stored import lines

from bot.messages import BoardPost, Reminder, VoteCard
from bot.ops.integrity import verify_database
from bot.store import Transaction
from bot.store.copying import copy_database
from bot.store.encryption import PLAIN
from bot.store.models import SeatOffer, Vote
from rules.orders import StandingOrder


def everything(backend: Backend) -> str:
    """All rows as text, but for the one that counts the commits, and for bytes: the digits of a secret may be
    anybody's number."""
    dump = "\n".join(line for line in lines(backend.database) if not line.startswith("identity:"))
    return re.sub(r"""b(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")""", "b''", dump)


def voted(tx: Transaction, table: int) -> None:
    """Alice has opened a vote and cast a ballot, offers her seat, and announces a vacation."""
    vote = tx.votes.open(Vote(0, table, "draw", by=ALICE))
    tx.votes.cast(vote.id, ALICE, "yes")
    tx.outbox.add(table, VoteCard(vote.id, (ALICE, BOB)), 0)
    tx.handovers.offer(table, SeatOffer("red", BOB, ALICE, 0))
    tx.handovers.offer(table, SeatOffer("blue", ALICE, BOB, 0))
    for wish in (
        Vote(0, table, "seat", "red", by=BOB, about="ai", asked=(ALICE,)),
        Vote(0, table, "seat", "blue", by=BOB, about=str(ALICE), asked=(BOB,)),
        Vote(0, table, "end", by=ALICE, asked=(BOB, ALICE)),
    ):
        tx.votes.open(wish)
    tx.vacations.add(table, ALICE, 0, 9)


async def test_nothing_names_the_person_any_more(backend: Backend) -> None:
    running = (await backend.table(ALICE, BOB)).table.id
    ended = (await backend.table(ALICE, BOB, channel=CHANNEL + 1)).table.id
    await backend.say(ended, ALICE, tiny.Grow, where="ash", count=1)
    await backend.sessions.end(ended, ALICE)
    lobby = await backend.lobby(CHANNEL + 2)
    await backend.lobbies.join(lobby.table.id, ALICE, RED, backend.press())
    await backend.store.transact(lambda tx: tx.people.set_language(ALICE, "fr"))
    await backend.store.transact(lambda tx: voted(tx, running))
    assert str(ALICE) in everything(backend)
    await backend.personal_data.erase(ALICE)
    await backend.sessions.wait_until_idle()
    assert str(ALICE) not in everything(backend)
    assert str(BOB) in everything(backend)
    assert (await backend.sessions.load(running)).table.state == "running"


async def test_no_reminder_comes_any_more_and_none_is_kept(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.mark_all_sent(table)
    await backend.store.transact(lambda tx: tx.outbox.add(table, Reminder(ALICE), 0))
    [sent] = await backend.waiting_rows(table)
    await backend.store.transact(lambda tx: tx.outbox.add_posted(sent, ALICE, 9, 0, ""))
    await backend.mark_all_sent(table)
    await backend.store.transact(lambda tx: tx.outbox.add(table, Reminder(ALICE), 0))
    await backend.personal_data.erase(ALICE)
    await backend.sessions.wait_until_idle()
    assert Reminder.kind not in {row.kind for row in await backend.waiting_rows(table)}
    assert str(ALICE) not in everything(backend)
    assert f"'{Reminder.kind}'" not in everything(backend)


async def test_who_was_about_to_be_called_is_called_all_the_same(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.mark_all_sent(table)
    await backend.say(table, ALICE, tiny.Rest)
    await backend.personal_data.erase(ALICE)
    await backend.sessions.wait_until_idle()
    [board] = [row for row in await backend.waiting_rows(table) if isinstance(row.content, BoardPost)]
    assert board.content.call == (BOB,)


async def test_votes_and_offers_about_their_seat_end_in_the_channel(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.mark_all_sent(table)
    vote = await backend.store.transact(lambda tx: tx.votes.open(Vote(0, table, "replacement", RED)))
    await backend.store.transact(lambda tx: tx.handovers.offer(table, SeatOffer(RED, None, ALICE, 0)))
    await backend.personal_data.erase(ALICE)
    shown = {row.kind: row.content.payload() for row in await backend.waiting_rows(table)}
    assert (shown["vote"]["vote"], shown["offer"]["seat"], shown["note"]["note"]) == (vote.id, RED, "seat-ai")
    assert await backend.store.read(lambda tx: (tx.votes.of(table), tx.handovers.list_offers(table))) == ((), {})


async def test_the_ai_plays_on_for_them_and_the_other_hosts(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.sessions.set_order(table, ALICE, "raid", StandingOrder("grow"))
    await backend.personal_data.erase(ALICE)
    await backend.sessions.wait_until_idle()
    session = await backend.sessions.load(table)
    assert (session.seats[RED].person, session.seats[RED].ai) == (None, True)
    assert [waiting.person for waiting in session.list_waiting()] == [BOB]
    assert session.table.host == BOB
    assert RED not in await backend.store.read(lambda tx: tx.tables.orders(table))


async def test_a_lobby_goes_on_without_them_or_is_closed(backend: Backend) -> None:
    shared, alone = [await backend.lobby(channel) for channel in (1, 2)]
    await backend.lobbies.join(shared.table.id, ALICE, RED, backend.press())
    await backend.lobbies.join(shared.table.id, BOB, BLUE, backend.press())
    await backend.personal_data.erase(ALICE)
    card = await backend.lobbies.card(shared.table.id)
    assert (card.table.host, card.seats[RED].free, card.seats[BLUE].person) == (BOB, True, BOB)
    table = await backend.store.read(lambda tx: tx.tables.get(alone.table.id))
    assert table is not None
    assert table.state == "closed"


async def test_their_games_can_still_be_proved(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.say(table, ALICE, tiny.Raid, source="ash", target="elm")
    await backend.personal_data.erase(ALICE)
    await backend.sessions.wait_until_idle()
    copy = backend.path.with_name("copy.sqlite3")
    copy.parent.mkdir(exist_ok=True)
    copy_database(backend.database, copy)
    assert f"table {table} played again" in verify_database(copy, backend.games, PLAIN, 0)


async def test_a_stranger_is_forgotten_without_a_trace(backend: Backend) -> None:
    await backend.table(ALICE, BOB)
    before = everything(backend)
    await backend.personal_data.erase(CAROL)
    assert everything(backend) == before


async def test_who_was_forgotten_in_a_lobby_joins_as_somebody_new(backend: Backend) -> None:
    """The number stays nobody's: the bot does not know the person any more."""
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, ALICE, RED, 41)
    await backend.lobbies.join(table, BOB, BLUE, 42)
    await backend.personal_data.erase(BOB)
    await backend.lobbies.join(table, BOB, BLUE, 43)
    assert await backend.store.read(lambda tx: tx.tables.contribution(table, BOB)) == "43"
