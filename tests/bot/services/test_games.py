"""Answers at a table: applied once, from the right person, completely or not at all, and never lost."""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import Any

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BLUE, BOB, CAROL, CHANNEL, GREEN, RED, SQUIRRELS, STRANGER, Backend
from support.tables.seat_orders import listing

from bot.game.runner import GameRunner
from bot.services.games import GameService, Outcome
from bot.store import Store, Unreachable
from rules import Refused, fingerprint
from rules.orders import ASK, StandingOrder

PEOPLE = {RED: ALICE, BLUE: BOB, GREEN: CAROL}


async def refused(doing: Any) -> str:
    with pytest.raises(Refused) as caught:
        await doing
    return caught.value.why.kind


async def played_out(backend: Backend, killed: bool) -> tuple[str, int]:
    """A whole game of random answers; its last position and how many steps it took."""
    table = (await backend.table(ALICE, BOB, CAROL)).table.id
    luck = Random(3)
    while (session := await backend.sessions.load(table)).state.winners is None:
        action = tiny.anything(session.state, luck, session.rules)
        await backend.sessions.submit(table, PEOPLE[action.player], action, backend.press())
        if killed:
            await backend.restart()
    return fingerprint(session.state), session.table.seq


@pytest.mark.usefixtures("same_dice")
async def test_a_game_killed_after_every_answer_ends_as_one_that_was_not(tmp_path: Any) -> None:
    ends = []
    for killed in (False, True):
        backend = Backend(tmp_path / str(killed) / "risk.sqlite3")
        await backend.open()
        ends.append(await played_out(backend, killed))
        await backend.shut()
    assert ends[0] == ends[1]
    assert ends[0][1] > 20


async def test_a_press_that_comes_twice_acts_once_even_after_a_restart(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table, grow = session.table.id, tiny.Grow(tiny.the(session.state, RED), RED, "ash", 1)
    first, second = await asyncio.gather(*(backend.sessions.submit(table, ALICE, grow, 9) for _ in range(2)))
    await backend.restart()
    third = await backend.sessions.submit(table, ALICE, grow, 9)
    assert [first.repeated, second.repeated, third.repeated] == [False, True, True]
    assert first.steps == second.steps == third.steps
    assert (await backend.sessions.load(table)).state.land.armies("ash") == 3


async def test_of_two_answers_at_once_one_is_taken(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    number = tiny.the(session.state, RED)
    answers = [tiny.Grow(number, RED, "ash", count) for count in (1, 2)]
    came = await asyncio.gather(
        *(backend.sessions.submit(session.table.id, ALICE, answer, backend.press()) for answer in answers),
        return_exceptions=True,
    )
    assert isinstance(came[0], Outcome)
    assert isinstance(came[1], Refused)
    assert came[1].why.kind == "not-asked"
    assert (await backend.sessions.load(session.table.id)).table.seq == session.table.seq + 1


async def test_only_who_holds_the_seat_answers_for_it(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    rest = tiny.Rest(tiny.the(session.state, RED), RED)
    assert await refused(backend.sessions.submit(session.table.id, STRANGER, rest, backend.press())) == "not-seated"
    assert await refused(backend.sessions.submit(session.table.id, BOB, rest, backend.press())) == "not-yours"
    assert await refused(backend.sessions.submit(99, BOB, rest, backend.press())) == "table-gone"
    assert await backend.sessions.load(session.table.id) == session


async def test_several_answers_stop_at_the_first_that_is_refused(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    number = tiny.the(session.state, RED)
    grows = [tiny.Grow(number, RED, where, count) for where, count in (("ash", 1), ("fir", 1), ("elm", 1), ("ash", 1))]
    outcome = await backend.sessions.submit_many(session.table.id, ALICE, grows, backend.press())
    assert outcome.taken == 2
    assert outcome.refused == tiny.NotYourTree("elm")
    assert [step.action.where for step in outcome.steps if isinstance(step.action, tiny.Grow)] == ["ash", "fir"]
    after = await backend.sessions.load(session.table.id)
    assert [after.state.land.armies(where) for where in ("ash", "fir", "elm")] == [3, 3, 2]


async def test_several_answers_of_which_the_first_is_refused_change_nothing(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    grows = [tiny.Grow(tiny.the(session.state, RED), RED, where, 1) for where in ("elm", "ash")]
    doing = backend.sessions.submit_many(session.table.id, ALICE, grows, 8)
    assert await refused(doing) == "not-your-tree"
    assert (await backend.sessions.load(session.table.id)).state == session.state
    again = await backend.sessions.submit_many(session.table.id, ALICE, grows[1:], 8)
    assert not again.repeated


async def test_an_order_is_kept_and_answers_at_once(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    await backend.sessions.set_order(table, ALICE, "to-work", StandingOrder("grow", listing("ash")))
    after = await backend.sessions.load(table)
    assert after.state.land.armies("ash") == 5
    assert (await backend.sessions.steps(table))[-1].by == "order"
    await backend.restart()
    assert (await backend.sessions.load(table)).orders[RED].standing == {
        "to-work": StandingOrder("grow", listing("ash"))
    }
    await backend.sessions.set_order(table, ALICE, "to-work", None)
    assert (await backend.sessions.load(table)).orders[RED].standing == {}
    assert (await backend.sessions.load(table)).orders[BLUE].standing == {}


async def test_an_order_that_does_not_exist_is_refused(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    doing = backend.sessions.set_order(session.table.id, ALICE, "to-work", StandingOrder("dance"))
    assert await refused(doing) == "no-such-order"
    await backend.sessions.set_order(session.table.id, ALICE, "raid", StandingOrder(ASK))


async def test_whoever_asked_to_be_asked_is_waited_for(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    await backend.sessions.set_order(table, BOB, "raid", StandingOrder(ASK))
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=3)
    await backend.say(table, ALICE, tiny.Raid, source="ash", target="elm")
    waiting = (await backend.sessions.load(table)).list_waiting()
    assert [(w.person, w.decision.topic, w.since) for w in waiting] == [(BOB, "raid", backend.clock.at)]


async def test_a_game_that_cannot_be_read_is_put_aside_and_others_go_on(
    backend: Backend, caplog: pytest.LogCaptureFixture
) -> None:
    broken = (await backend.table(ALICE, BOB)).table.id
    sound = (await backend.table(ALICE, "ai", channel=CHANNEL + 1)).table.id
    backend.write("UPDATE steps SET snapshot = ? WHERE table_id = ?", b"\0", broken)
    await backend.restart()
    with caplog.at_level(logging.INFO):
        await backend.sessions.resume()
    lines = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(lines) == 1
    assert f"table {broken} (squirrels" in lines[0]
    assert await refused(backend.sessions.load(broken)) == "put-aside"
    await backend.say(sound, ALICE, tiny.Rest)


async def test_nobody_waits_until_every_game_was_read_after_a_start(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one is being read, people play at others; the database may be gone meanwhile, and an end ends it."""
    first = (await backend.table(ALICE, BOB)).table.id
    second = (await backend.table(ALICE, BOB, channel=CHANNEL + 1)).table.id
    await backend.restart()
    held, reload, tried = asyncio.Event(), backend.runner.reload, list[int]()

    async def read_slowly(table: int) -> None:
        tried.append(table)
        if len(tried) == 1:
            raise Unreachable("the server is gone")
        await held.wait()
        await reload(table)

    monkeypatch.setattr(backend.runner, "reload", read_slowly)
    backend.sessions.start_resuming()
    await backend.say(second, ALICE, tiny.Rest)
    held.set()
    await backend.sessions.wait_until_idle()
    assert tried == [first, first, second]
    held.clear()
    backend.sessions.start_resuming()
    await asyncio.sleep(0)
    await backend.sessions.close()
    assert tried[3:] in ([], [first])


async def test_a_game_of_another_program_is_put_aside(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.store.transact(lambda tx: tx.tables.change(table, game="ludo"))
    await backend.restart()
    assert await refused(backend.sessions.load(table)) == "put-aside"


async def test_two_programs_on_one_file_do_not_overwrite_each_other(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table, number = session.table.id, tiny.the(session.state, RED)
    store = await Store.open(backend.database)
    clock: Any = backend.clock
    other = GameService(GameRunner(store, clock, {"squirrels": SQUIRRELS}, backend.choose, backend.announced.append))
    await other.load(table)
    await backend.sessions.submit(table, ALICE, tiny.Grow(number, RED, "ash", 1), backend.press())
    assert await refused(other.submit(table, ALICE, tiny.Grow(number, RED, "ash", 1), backend.press())) == "not-asked"
    now = await other.load(table)
    await other.submit(table, ALICE, tiny.Grow(tiny.the(now.state, RED), RED, "ash", 1), backend.press())
    await store.close()
    assert [step.seq for step in await backend.sessions.steps(table)] == list(range(session.table.seq + 2))


async def test_nothing_is_written_if_the_transaction_breaks(backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await backend.table(ALICE, BOB)
    table, grow = session.table.id, tiny.Grow(tiny.the(session.state, RED), RED, "ash", 1)

    def breaks(*_: Any) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr("bot.store.outbox.OutboxMessages.add", breaks)
        with pytest.raises(OSError, match="disk full"):
            await backend.sessions.submit(table, ALICE, grow, 7)
    assert await backend.sessions.load(table) == session
    outcome = await backend.sessions.submit(table, ALICE, grow, 7)
    assert not outcome.repeated


async def test_the_log_has_a_line_an_action_and_no_secret(backend: Backend, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        session = await backend.table(ALICE, BOB)
        await backend.say(session.table.id, ALICE, tiny.Grow, where="ash", count=1)
        logging.getLogger("test").info("%r %r", session, session.table)
    lines = [record.getMessage() for record in caplog.records if record.name == "bot.game.commit"]
    assert lines[-1].startswith(f"table {session.table.id} step ")
    assert lines[-1].endswith("grow")
    secrets = [session.table.secret.hex(), repr(session.table.secret), session.key.hex(), *tiny.CARDS]
    assert not [secret for secret in secrets if secret in caplog.text]
