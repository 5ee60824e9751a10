"""The guide in a newcomer's first turns of a real game: who sees it, until when, and how it is ended."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.classic.position import field as world
from support.tables.positions import put
from support.tables.simkit import Person, keys
from support.tables.tables import Table
from support.tables.voting import channel

from bot.services.courses import MOST_ROUNDS
from bot.store import Transaction
from bot.store.models import RUNNING, NewTable, Seat
from rules.risk.turn.reinforce import Reinforcement
from rules.risk.turn.rounds import Rounds

pytestmark = pytest.mark.usefixtures("no_pictures")
HOLD = {"red": "alaska:4 peru:3", "blue": "alberta brazil"}
LINES = ("New armies: a third", "Your turn again.")


async def playing(table: Table, *, over: int = 0, turn: str = "red") -> None:
    """Alice, Bob and Carol at a table of classic Risk: red, Alice, places armies after so many rounds."""
    people = (table.alice, table.bob, table.carol)
    await table.begun(*people, game="classic", seats=("red", "blue", "yellow"), setup="dealt", mode="conquest")
    await put_round(table, over, turn)


async def put_round(table: Table, over: int, turn: str = "red") -> None:
    session = await table.session()
    rounds = Rounds(over, counted=not over)
    position = world(hold=HOLD, rest="yellow", turn=turn, step=Reinforcement, parts=(rounds,))
    put(table.database, session.table.id, session.table.seq, position.state)
    assert table.bot._runner is not None
    table.bot._runner.drop(session.table.id)


async def look(table: Table, person: Person | None = None) -> str:
    """The text of a person's panel, opened anew."""
    who = person or table.alice
    await who.press("play", table.last("play"))
    return str(who.text.replace("\u2019", "'"))


def has(table: Table, verb: str) -> bool:
    return any(f":{verb}" in key for key in keys(table.alice.screen))


async def test_a_newcomer_calls_the_guide_and_ends_it_for_good(table: Table) -> None:
    await playing(table)
    before = channel(table)
    text = await look(table)
    assert not any(line in text for line in LINES)
    assert has(table, "guide:on")
    await table.alice.press("guide:on")
    assert "🎓 New armies: a third" in table.alice.text
    assert "Most people" not in table.alice.text
    await table.alice.press("guide:off")
    assert "The guide is silent now." in table.alice.text
    assert not has(table, "guide")
    text = await look(table)
    assert not any(line in text for line in LINES)
    await table.alice.type("risk me guide")
    assert "🎓" in await look(table)
    await table.quiet()
    assert channel(table) == before


async def test_each_round_says_another_line_and_after_the_third_it_is_silent(table: Table) -> None:
    await playing(table)
    await table.alice.type("risk me guide")
    said = []
    for over in range(4):
        await put_round(table, over)
        text = await look(table)
        said.append(next((line for line in LINES if line in text), ""))
    assert said[0] == LINES[0]
    assert said[1] == LINES[1]
    assert said[3] == ""
    assert not has(table, "guide")


async def test_what_was_understood_in_the_course_is_not_said_again(table: Table) -> None:
    """Of the course of the same game; that of another says nothing about it."""
    for game, repeated in (("lotr", True), ("classic", False)):
        await table.alice.type("risk learn")
        await table.alice.press(f"course:{game}")
        course = await table.bot.store.read(lambda tx: tx.courses.of_person(table.alice.id))
        assert course is not None
        knows = replace(course, understood=("place",))
        assert await table.bot.store.transact(lambda tx, knows=knows: tx.courses.save(knows))
        if repeated:
            await playing(table)
        assert (LINES[0] in await look(table)) == repeated
    await put_round(table, 1)
    assert LINES[1] in await look(table), "what it did not come to is said"


async def test_the_set_up_of_a_war_is_guided(table: Table) -> None:
    """Before the first round: the powers are voted on, which no course comes to."""
    await table.open(table.alice, table.bob, game="legacy", seats=("red", "blue", "yellow"))
    await table.alice.type("risk me guide")
    assert "🎓 Each faction keeps one of its two powers" in await look(table)
    assert has(table, "guide:off")


async def test_whoever_pressed_new_to_this_is_guided(table: Table) -> None:
    await table.alice.type("risk new classic")
    await table.quiet()
    await table.alice.press("learn", table.last("learn"))
    person = await table.bot.services.preferences.person(table.alice.id)
    assert person.guide == "on"


async def another_table(table: Table, game: str, state: str) -> None:
    """Another table of Alice's, in this state."""

    def write(tx: Transaction) -> None:
        opened = tx.tables.open(NewTable(None, 77, table.alice.id, game, {}, "en"), b"s" * 32, 0)
        tx.tables.save_seat(opened.id, Seat("red", table.alice.id))
        tx.tables.change(opened.id, state=state)

    await table.bot.store.transact(write)


@pytest.mark.parametrize(
    ("game", "state", "offered"),
    [("classic", "lobby", True), ("lotr", "running", True), ("classic", "running", False), ("lotr", "ended", False)],
)
async def test_the_guide_is_offered_to_who_has_never_played_this_game_and_finished_none(
    table: Table, game: str, state: str, offered: bool
) -> None:
    await playing(table)
    await another_table(table, game, state)
    await look(table)
    assert has(table, "guide:on") == offered


async def test_nobody_who_has_finished_a_game_is_guided(table: Table) -> None:
    await playing(table)
    await table.alice.type("risk me guide")
    assert "🎓" in await look(table)
    await another_table(table, "lotr", "ended")
    assert "🎓" not in await look(table)
    assert not has(table, "guide")
    await table.alice.type("risk me guide")
    assert "You have finished a game" in table.alice.text


async def test_a_real_game_goes_on_for_as_long_as_it_takes(table: Table) -> None:
    """Only a course ends after so many rounds."""
    await playing(table, over=MOST_ROUNDS + 5)
    assert "Place " in await look(table)
    session = await table.session()
    assert not session.over
    assert session.table.state == RUNNING
