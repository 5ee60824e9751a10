"""What a person gets of what is stored about them: all of it, and nothing that is not theirs to know."""

from __future__ import annotations

import io
import json
import re
from typing import Any

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BOB, CHANNEL, RED, Backend
from support.tables.simkit import parts
from support.tables.stored import lines
from support.tables.tables import Table

from bot.messages import DirectNote, VoteCard
from bot.store import Transaction
from bot.store.models import SeatOffer, Vote
from bot.store.step_blocks import BLOCK
from rules.orders import SeatOrders, StandingOrder, write_orders


def rows_naming(backend: Backend, person: int) -> set[str]:
    """The tables of the database with a row that names a person."""
    return {line.partition(":")[0] for line in lines(backend.database) if str(person) in line}


def lived(tx: Transaction, table: int) -> None:
    """Alice has voted, offered her seat to Bob, announced a vacation, chosen settings and read a private note."""
    vote = tx.votes.open(Vote(0, table, "draw", by=ALICE))
    tx.votes.cast(vote.id, ALICE, "yes")
    tx.votes.cast(vote.id, BOB, "no")
    tx.outbox.add(table, VoteCard(vote.id, (ALICE, BOB)), 0)
    tx.outbox.add(table, DirectNote("moved", values={"by": f"<@{BOB}>"}, person=ALICE), 0)
    tx.outbox.add(table, DirectNote("moved", values={"by": f"<@{ALICE}>"}, person=BOB), 0)
    tx.handovers.offer(table, SeatOffer("red", BOB, ALICE, 0))
    tx.vacations.add(table, ALICE, 0, 9)
    tx.last_seen.note(table, ALICE, 1)
    tx.people.set_language(ALICE, "fr")
    for seat, policy in (("red", "all"), ("blue", "none")):
        tx.tables.save_orders(table, seat, write_orders(SeatOrders({"grow": StandingOrder(policy)})))


async def told(backend: Backend, person: int) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(await backend.personal_data.data_of(person))
    return data


SECTION = {
    "people": "settings",
    "tables": "tables_you_host",
    "seats": "seats",
    "contributions": "what_you_add_to_dice",
    "ballots": "ballots",
    "votes": "votes_you_opened",
    "handovers": "seats_that_changed_hands",
    "offers": "offers_of_seats",
    "vacations": "vacations",
    "last_seen": "read_up_to_step",
    "interactions": "presses",
    "steps": "answers",
    "step_blocks": "answers",
    "outbox": "private_messages",
    "posts": "messages_that_name_you",
}
"""Under which name the file tells what a table of the database holds of a person."""


async def test_whatever_names_a_person_is_in_their_file(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    lobby = await backend.lobby(CHANNEL + 1)
    await backend.lobbies.join(lobby.table.id, ALICE, RED, backend.press())
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    await backend.store.transact(lambda tx: lived(tx, table))
    data = await told(backend, ALICE)
    for name in rows_naming(backend, ALICE):
        assert data[SECTION[name]], name
    assert [answer["answer"]["where"] for answer in data["answers"]] == ["ash"]
    (orders,) = data["standing_orders"]
    assert (orders["colour"], orders["orders"]["standing"]["grow"]["policy"]) == ("red", "all")


async def test_answers_in_packed_steps_are_in_it_too(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    before = (await told(backend, ALICE))["answers"]
    await backend.store.transact(lambda tx: tx.steps.pack_all())
    assert BLOCK > 1
    assert (await told(backend, ALICE))["answers"] == before != []


async def test_nothing_of_others_and_no_secret_of_the_game_is_in_it(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    await backend.store.transact(lambda tx: lived(tx, table))
    text = await backend.personal_data.data_of(ALICE)
    assert str(BOB) not in text
    assert session.table.secret.hex() not in text
    data = json.loads(text)
    assert [ballot["choice"] for ballot in data["ballots"]] == ["yes"]
    assert [message["kind"] for message in data["private_messages"]].count(DirectNote.kind) == 1
    assert not {"events", "draws", "snapshot", "secret"} & set(re.findall(r'"(\w+)":', text))


async def test_a_stranger_gets_an_empty_file_and_an_erased_person_too(backend: Backend) -> None:
    await backend.table(ALICE, BOB)
    empty = {name for name, value in (await told(backend, 4711)).items() if value}
    assert empty == {"you"}
    await backend.personal_data.erase(ALICE)
    await backend.sessions.wait_until_idle()
    assert {name for name, value in (await told(backend, ALICE)).items() if value} == {"you"}


@pytest.mark.usefixtures("no_pictures")
async def test_the_command_hands_it_over_as_a_file_for_its_reader_alone(table: Table) -> None:
    await table.open(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    done = await table.alice.type("risk me data")
    assert done.response.flags.value & 64
    assert [part["file"]["url"] for part in parts(done.response) if part.get("type") == 13]
    (attached,) = done.response.attachments
    data = json.load(io.BytesIO(await attached.read()))
    assert data["you"] == table.alice.id
    assert [seat["colour"] for seat in data["seats"]] == ["green"]
    assert str(table.bob.id) not in json.dumps(data)
