"""Answers at a table: once, by the right person, whole or not at all, and never lost."""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import Any

import pytest
import tiny_game as tiny
from small_house import ALICE, BLUE, BOB, CAROL, CHANNEL, GREEN, RED, SQUIRRELS, STRANGER, House

from bot.game.runner import GameRunner
from bot.services.games import GameService, Outcome
from bot.store import Store
from rules.kernel.orders import ASK, Standing
from rules.kernel.snapshot import fingerprint
from rules.kernel.values import Refused

PEOPLE = {RED: ALICE, BLUE: BOB, GREEN: CAROL}


async def refused(doing: Any) -> str:
    with pytest.raises(Refused) as caught:
        await doing
    return caught.value.why.kind


async def played_out(house: House, killed: bool) -> tuple[str, int]:
    """A whole game of random answers; its last position and how many steps it took."""
    table = (await house.table(ALICE, BOB, CAROL)).table.id
    luck = Random(3)
    while (session := await house.sessions.load(table)).state.winners is None:
        action = tiny.anything(session.state, luck, session.rules)
        await house.sessions.submit(table, PEOPLE[action.player], action, house.press())
        if killed:
            await house.restart()
    return fingerprint(session.state), session.table.seq


@pytest.mark.usefixtures("same_dice")
async def test_a_game_killed_after_every_answer_ends_as_one_that_was_not(tmp_path: Any) -> None:
    ends = []
    for killed in (False, True):
        house = House(tmp_path / str(killed) / "risk.sqlite3")
        await house.open()
        ends.append(await played_out(house, killed))
        await house.shut()
    assert ends[0] == ends[1]
    assert ends[0][1] > 20


async def test_a_press_that_comes_twice_acts_once_even_after_a_restart(house: House) -> None:
    session = await house.table(ALICE, BOB)
    table, grow = session.table.id, tiny.Grow(tiny.the(session.state, RED), RED, "ash", 1)
    first, second = await asyncio.gather(*(house.sessions.submit(table, ALICE, grow, 9) for _ in range(2)))
    await house.restart()
    third = await house.sessions.submit(table, ALICE, grow, 9)
    assert [first.repeated, second.repeated, third.repeated] == [False, True, True]
    assert first.steps == second.steps == third.steps
    assert (await house.sessions.load(table)).state.land.armies("ash") == 3


async def test_of_two_answers_at_once_one_is_taken(house: House) -> None:
    session = await house.table(ALICE, BOB)
    number = tiny.the(session.state, RED)
    answers = [tiny.Grow(number, RED, "ash", count) for count in (1, 2)]
    came = await asyncio.gather(
        *(house.sessions.submit(session.table.id, ALICE, answer, house.press()) for answer in answers),
        return_exceptions=True,
    )
    assert isinstance(came[0], Outcome)
    assert isinstance(came[1], Refused)
    assert came[1].why.kind == "not-asked"
    assert (await house.sessions.load(session.table.id)).table.seq == session.table.seq + 1


async def test_only_who_holds_the_seat_answers_for_it(house: House) -> None:
    session = await house.table(ALICE, BOB)
    rest = tiny.Rest(tiny.the(session.state, RED), RED)
    assert await refused(house.sessions.submit(session.table.id, STRANGER, rest, house.press())) == "not-seated"
    assert await refused(house.sessions.submit(session.table.id, BOB, rest, house.press())) == "not-yours"
    assert await refused(house.sessions.submit(99, BOB, rest, house.press())) == "no-table-here"
    assert await house.sessions.load(session.table.id) == session


async def test_several_answers_stop_at_the_first_that_is_refused(house: House) -> None:
    session = await house.table(ALICE, BOB)
    number = tiny.the(session.state, RED)
    grows = [tiny.Grow(number, RED, where, count) for where, count in (("ash", 1), ("fir", 1), ("elm", 1), ("ash", 1))]
    outcome = await house.sessions.submit_many(session.table.id, ALICE, grows, house.press())
    assert outcome.taken == 2
    assert outcome.refused == tiny.NotYourTree("elm")
    assert [step.action.where for step in outcome.steps if isinstance(step.action, tiny.Grow)] == ["ash", "fir"]
    after = await house.sessions.load(session.table.id)
    assert [after.state.land.armies(where) for where in ("ash", "fir", "elm")] == [3, 3, 2]


async def test_several_answers_of_which_the_first_is_refused_change_nothing(house: House) -> None:
    session = await house.table(ALICE, BOB)
    grows = [tiny.Grow(tiny.the(session.state, RED), RED, where, 1) for where in ("elm", "ash")]
    doing = house.sessions.submit_many(session.table.id, ALICE, grows, 8)
    assert await refused(doing) == "not-your-tree"
    assert (await house.sessions.load(session.table.id)).state == session.state
    again = await house.sessions.submit_many(session.table.id, ALICE, grows[1:], 8)
    assert not again.repeated


async def test_an_order_is_kept_and_answers_at_once(house: House) -> None:
    session = await house.table(ALICE, BOB)
    table = session.table.id
    await house.sessions.set_order(table, ALICE, "to-work", Standing("grow", ("ash",)))
    after = await house.sessions.load(table)
    assert after.state.land.armies("ash") == 5
    assert (await house.sessions.steps(table))[-1].by == "order"
    await house.restart()
    assert await house.sessions.orders(table, ALICE) == {"to-work": Standing("grow", ("ash",))}
    await house.sessions.set_order(table, ALICE, "to-work", None)
    assert await house.sessions.orders(table, ALICE) == {}
    assert await house.sessions.orders(table, BOB) == {}


async def test_an_order_that_does_not_exist_is_refused(house: House) -> None:
    session = await house.table(ALICE, BOB)
    doing = house.sessions.set_order(session.table.id, ALICE, "to-work", Standing("dance"))
    assert await refused(doing) == "no-such-order"
    await house.sessions.set_order(session.table.id, ALICE, "raid", Standing(ASK))


async def test_whoever_asked_to_be_asked_is_waited_for(house: House) -> None:
    session = await house.table(ALICE, BOB)
    table = session.table.id
    await house.sessions.set_order(table, BOB, "raid", Standing(ASK))
    await house.say(table, ALICE, tiny.Grow, where="ash", count=3)
    await house.say(table, ALICE, tiny.Raid, source="ash", target="elm")
    waiting = (await house.sessions.load(table)).waiting()
    assert [(w.person, w.decision.topic, w.since) for w in waiting] == [(BOB, "raid", house.clock.at)]


async def test_a_game_that_cannot_be_read_is_put_aside_and_others_go_on(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    broken = (await house.table(ALICE, BOB)).table.id
    sound = (await house.table(ALICE, "ai", channel=CHANNEL + 1)).table.id
    house.write(f"UPDATE steps SET snapshot = x'00' WHERE table_id = {broken}")
    await house.restart()
    with caplog.at_level(logging.INFO):
        await house.sessions.resume()
    lines = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(lines) == 1
    assert f"table {broken} (squirrels" in lines[0]
    assert await refused(house.sessions.load(broken)) == "put-aside"
    await house.say(sound, ALICE, tiny.Rest)


async def test_a_game_of_another_program_is_put_aside(house: House) -> None:
    table = (await house.table(ALICE, BOB)).table.id
    await house.store.transact(lambda tx: tx.tables.change(table, game="ludo"))
    await house.restart()
    assert await refused(house.sessions.load(table)) == "put-aside"


async def test_two_programs_on_one_file_do_not_overwrite_each_other(house: House) -> None:
    session = await house.table(ALICE, BOB)
    table, number = session.table.id, tiny.the(session.state, RED)
    store = await Store.open(house.path)
    clock: Any = house.clock
    other = GameService(GameRunner(store, clock, {"squirrels": SQUIRRELS}, house.choose, house.spoken.append))
    await other.load(table)
    await house.sessions.submit(table, ALICE, tiny.Grow(number, RED, "ash", 1), house.press())
    assert await refused(other.submit(table, ALICE, tiny.Grow(number, RED, "ash", 1), house.press())) == "not-asked"
    now = await other.load(table)
    await other.submit(table, ALICE, tiny.Grow(tiny.the(now.state, RED), RED, "ash", 1), house.press())
    await store.close()
    assert [step.seq for step in await house.sessions.steps(table)] == list(range(session.table.seq + 2))


async def test_nothing_is_written_if_the_transaction_breaks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await house.table(ALICE, BOB)
    table, grow = session.table.id, tiny.Grow(tiny.the(session.state, RED), RED, "ash", 1)

    def breaks(*_: Any) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr("bot.store.outbox.OutboxMessages.add", breaks)
        with pytest.raises(OSError, match="disk full"):
            await house.sessions.submit(table, ALICE, grow, 7)
    assert await house.sessions.load(table) == session
    outcome = await house.sessions.submit(table, ALICE, grow, 7)
    assert not outcome.repeated


async def test_the_log_has_a_line_an_action_and_no_secret(house: House, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        session = await house.table(ALICE, BOB)
        await house.say(session.table.id, ALICE, tiny.Grow, where="ash", count=1)
        logging.getLogger("test").info("%r %r", session, session.table)
    lines = [record.getMessage() for record in caplog.records if record.name == "bot.game.commit"]
    assert lines[-1].startswith(f"table {session.table.id} step ")
    assert lines[-1].endswith("grow")
    secrets = [session.table.secret.hex(), repr(session.table.secret), session.key.hex(), *tiny.CARDS]
    assert not [secret for secret in secrets if secret in caplog.text]
