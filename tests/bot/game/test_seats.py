"""Seats during a game: AIs, substitutes, concessions; undo; the end; the record."""

from __future__ import annotations

from typing import Any

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BLUE, BOB, CAROL, GREEN, RED, SQUIRRELS, Backend

from rules import Refused, Ruleset, Setting
from rules.orders import ASK, StandingOrder
from rules.records import Tampered, commitment, read_record, verify


def rules_of(setting: Setting) -> Ruleset:
    return SQUIRRELS.ruleset(setting)


async def refused(doing: Any) -> str:
    with pytest.raises(Refused) as caught:
        await doing
    return caught.value.why.kind


async def test_an_ai_plays_its_turn_before_the_answer_returns(backend: Backend) -> None:
    session = await backend.table(ALICE, "ai")
    outcome = await backend.say(session.table.id, ALICE, tiny.Rest)
    assert [step.by for step in outcome.steps] == ["player", "ai"]
    assert not outcome.ai_plays_on
    assert [w.person for w in (await backend.sessions.load(session.table.id)).list_waiting()] == [ALICE]


async def test_an_ai_is_asked_where_a_person_would_be_passed_over(backend: Backend) -> None:
    session = await backend.table(ALICE, "ai")
    outcome = await backend.say(session.table.id, ALICE, tiny.CallVote)
    assert [(step.by, step.action.kind) for step in outcome.steps if step.action] == [
        ("player", "call-vote"),
        ("order", "vote"),
        ("ai", "vote"),
    ]


async def test_a_game_of_ais_goes_on_by_itself_and_after_a_kill(backend: Backend) -> None:
    session = await backend.table(ALICE, "ai", "ai")
    table = session.table.id
    await backend.sessions.give(table, ALICE, RED, "ai")
    await backend.restart()
    await backend.sessions.resume()
    await backend.sessions.wait_until_idle()
    after = await backend.sessions.load(table)
    assert after.table.state == "ended"
    assert after.state.winners


async def test_an_ai_that_fails_takes_the_default(tmp_path: Any) -> None:
    def fails(*_: Any) -> Any:
        raise ValueError("no idea")

    backend = Backend(tmp_path / "risk.sqlite3", choose=fails)
    await backend.open()
    session = await backend.table(ALICE, "ai")
    outcome = await backend.say(session.table.id, ALICE, tiny.Rest)
    assert [step.action.kind for step in outcome.steps if step.action] == ["rest", "rest"]
    await backend.shut()


async def test_who_gives_up_is_played_on_by_the_ai(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    outcome = await backend.sessions.concede(table, ALICE, backend.press())
    assert outcome.seat == RED
    assert outcome.steps[0].by == "order"
    after = await backend.sessions.load(table)
    assert after.seats[RED].ai
    assert after.seats[RED].conceded
    assert [w.person for w in after.list_waiting()] == [BOB]
    assert await refused(backend.sessions.concede(table, ALICE, backend.press())) == "not-seated"


async def test_the_host_seats_a_substitute_who_gets_the_hand(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    await backend.mark_all_sent(table)
    assert await refused(backend.sessions.give(table, BOB, BLUE, CAROL)) == "not-host"
    assert await refused(backend.sessions.give(table, ALICE, BLUE, ALICE)) == "seated-already"
    assert await refused(backend.sessions.give(table, ALICE, GREEN, CAROL)) == "no-such-seat"
    await backend.sessions.give(table, ALICE, BLUE, CAROL)
    after = await backend.sessions.load(table)
    assert (after.seat_of(CAROL), after.seat_of(BOB)) == (BLUE, None)
    assert after.key == session.key
    assert [row.content.payload()["person"] for row in await backend.waiting_rows(table) if row.kind == "dm"] == [CAROL]


async def test_an_empty_seat_is_waited_for_until_somebody_takes_it(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    await backend.sessions.give(table, ALICE, RED, None)
    after = await backend.sessions.load(table)
    assert [w.person for w in after.list_waiting()] == [None]
    await backend.sessions.give(table, ALICE, RED, CAROL)
    after = await backend.sessions.load(table)
    assert [w.person for w in after.list_waiting()] == [CAROL]
    assert [row.content.payload()["call"] for row in await backend.waiting_rows(table) if row.kind == "board"] == [
        [CAROL]
    ]


async def test_a_free_answer_is_taken_back_and_back_again(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    await backend.say(table, ALICE, tiny.Grow, where="fir", count=1)
    outcome = await backend.sessions.undo(table, ALICE, backend.press())
    assert [(step.by, step.undoes) for step in outcome.steps] == [("undo", session.table.seq + 2)]
    await backend.restart()
    await backend.sessions.undo(table, ALICE, backend.press())
    after = await backend.sessions.load(table)
    assert after.state.land == session.state.land
    assert after.decisions_of(RED) == session.decisions_of(RED)
    assert await refused(backend.sessions.undo(table, ALICE, backend.press())) == "nothing-to-undo"
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=3)


async def test_what_drew_dice_or_what_others_answered_stays(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    await backend.say(table, ALICE, tiny.Raid, source="ash", target="elm")
    assert await refused(backend.sessions.undo(table, ALICE, backend.press())) == "undo-not-free"
    await backend.sessions.set_order(table, BOB, "to-vote", StandingOrder(ASK))
    await backend.say(table, ALICE, tiny.CallVote)
    assert await refused(backend.sessions.undo(table, BOB, backend.press())) == "answers-secret"
    await backend.say(table, BOB, tiny.Vote, yes=True)
    assert await refused(backend.sessions.undo(table, ALICE, backend.press())) == "nothing-to-undo"


async def test_an_undone_game_still_proves_itself(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    await backend.sessions.undo(table, ALICE, backend.press())
    await backend.say(table, ALICE, tiny.Raid, source="ash", target="elm")
    await backend.sessions.end(table, ALICE)
    text = await backend.sessions.export(table)
    proof = verify(read_record(text), rules_of)
    assert proof.recomputed
    assert proof.steps == (await backend.sessions.load(table)).table.seq + 1
    with pytest.raises(Tampered):
        verify(read_record(text.replace('"where":"ash"', '"where":"fir"')), rules_of)


async def test_a_game_played_over_a_change_of_rules_still_proves_itself(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    backend.write("UPDATE steps SET rules = '0'")
    assert await refused(backend.sessions.undo(table, ALICE, backend.press())) == "nothing-to-undo"
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    await backend.sessions.undo(table, ALICE, backend.press())
    await backend.say(table, ALICE, tiny.Raid, source="ash", target="elm")
    await backend.sessions.end(table, ALICE)
    proof = verify(read_record(await backend.sessions.export(table)), rules_of)
    assert (proof.recomputed, proof.untold) == (True, session.table.seq + 2)


async def test_a_running_game_tells_only_what_everybody_saw(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    await backend.sessions.set_order(table, BOB, "raid", StandingOrder(ASK))
    await backend.say(table, ALICE, tiny.Raid, source="ash", target="elm")
    text = await backend.sessions.export(table)
    assert '"raid-declared"' in text
    assert commitment(session.table.secret) in text
    secrets = [session.table.secret.hex(), session.key.hex(), *tiny.CARDS]
    assert not [secret for secret in secrets if secret in text]


async def test_the_host_ends_a_game_and_nobody_plays_it_any_more(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    assert await refused(backend.sessions.end(table, BOB)) == "not-host"
    await backend.sessions.end(table, BOB, moderator=True)
    rest = tiny.Rest(tiny.the(session.state, RED), RED)
    assert await refused(backend.sessions.submit(table, ALICE, rest, backend.press())) == "table-closed"
    assert (await backend.waiting_rows(table))[-1].kind == "end"
    assert (await backend.sessions.here(session.table.channel)).table.state == "ended"
    assert (await backend.lobby()).table.id != table


async def test_a_won_game_is_over(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    await backend.sessions.submit(table, BOB, tiny.Leave(0, BLUE), backend.press())
    after = await backend.sessions.load(table)
    assert after.state.winners == (RED,)
    rest = tiny.Rest(tiny.the(session.state, RED), RED)
    assert await refused(backend.sessions.submit(table, ALICE, rest, backend.press())) == "game-is-over"
    assert [row.kind for row in await backend.waiting_rows(table)][-1] == "end"


async def told(backend: Backend, table: int) -> list[tuple[str, str]]:
    """Everyone's announcements of seats that change hands."""
    rows = [row for row in await backend.waiting_rows(table) if row.kind == "note"]
    await backend.mark_all_sent(table)
    return [(row.content.payload()["note"], row.content.payload()["seat"]) for row in rows]


async def test_everybody_is_told_who_sits_where_now(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.sessions.give(table, ALICE, BLUE, CAROL)
    assert await told(backend, table) == [("seat-person", BLUE)]
    await backend.sessions.give(table, ALICE, BLUE, None)
    await backend.sessions.give(table, ALICE, BLUE, "ai")
    assert await told(backend, table) == [("seat-nobody", BLUE), ("seat-ai", BLUE)]
    await backend.sessions.concede(table, ALICE, backend.press())
    assert await told(backend, table) == [("seat-conceded", RED)]


async def test_nobody_plays_two_seats_one_after_the_other(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.sessions.give(table, ALICE, BLUE, CAROL)
    await backend.sessions.give(table, ALICE, BLUE, BOB)
    await backend.sessions.give(table, ALICE, RED, None)
    assert await refused(backend.sessions.give(table, ALICE, RED, CAROL)) == "sat-elsewhere"
    await backend.sessions.give(table, ALICE, BLUE, "ai")
    await backend.restart()
    assert await refused(backend.sessions.give(table, ALICE, RED, BOB)) == "sat-elsewhere"
    await backend.sessions.give(table, ALICE, RED, ALICE)
    assert (await backend.sessions.load(table)).seat_of(ALICE) == RED


async def test_a_substitute_starts_without_the_orders_of_whoever_sat_there(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.sessions.set_order(table, BOB, "raid", StandingOrder("grow"))
    await backend.sessions.give(table, ALICE, BLUE, CAROL)
    assert (await backend.sessions.load(table)).orders[BLUE].standing == {}
    await backend.restart()
    assert (await backend.sessions.load(table)).orders[BLUE].standing == {}


async def test_a_seat_without_land_is_not_handed_out(backend: Backend, monkeypatch: Any) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    monkeypatch.setattr("rules.kernel.state.Land.of", lambda land, player: ())
    assert await refused(backend.sessions.give(table, ALICE, BLUE, CAROL)) == "seat-is-out"
