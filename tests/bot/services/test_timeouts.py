"""Deadlines at a table of friends: the caretaker, a second missed turn, and returning at once."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from support.tables.simkit import Person, keys, labels, lines, text_of
from support.tables.tables import Table

from bot.pace import FRIENDLY

H = 3600


async def begun(table: Table, pace: str = "daily", *, seats: tuple[str, ...] = ("green", "red")) -> None:
    """Two friends at the start of the first turn."""
    await table.begun(table.alice, table.bob, seats=seats, setup="dealt", pace=pace)


async def later(table: Table, seconds: int) -> None:
    """Let time pass, and run the timers that are due."""
    await table.env.advance_time(seconds)
    await table.bot.scheduler.fire_due()
    await table.quiet()


async def on_turn(table: Table) -> tuple[Person, Person, str]:
    """The active person, the other one, and the active colour."""
    session = await table.session()
    colour = session.state.active
    first = session.seats[colour].person
    pair = (table.alice, table.bob) if first == table.alice.id else (table.bob, table.alice)
    return *pair, colour


def channel(table: Table) -> str:
    return "\n".join(text_of(message) for message in table.channel.history())


async def clock_steps(table: Table, since: int) -> list[str]:
    session = await table.session()
    steps = await table.bot.services.games.steps(session.table.id, since)
    return [step.action.kind for step in steps if step.by == "clock" and step.action]


async def test_the_board_post_says_until_when_and_what_happens_then(table: Table) -> None:
    await begun(table)
    post = text_of(table.last("play"))
    session = await table.session()
    [until] = (await table.bot.services.timeouts.deadlines(session.table)).values()
    assert f"your turn · until <t:{until}:F>" in post
    await table.eve.press("status", table.last("play"))
    pace = "Pace: **Daily** – 24\u00a0h per answer, bank 24\u00a0h (+4\u00a0h a day); 12\u00a0h in others' turns"
    assert pace in table.eve.text
    assert "Pace" not in post
    first, *_ = await on_turn(table)
    await first.press("play", table.last("play"))
    assert f"Until <t:{until}:f> (<t:{until}:R>); after that, the caretaker plays" in first.text
    await table.eve.type("risk wait")
    assert f"until <t:{until}:f>" in table.eve.text
    assert "in your quiet hours" in table.eve.text


async def test_where_answers_take_minutes_a_deadline_is_an_hour_and_no_date(table: Table) -> None:
    await begun(table, "live")
    [until] = (await table.bot.services.timeouts.deadlines((await table.session()).table)).values()
    assert f"your turn · until <t:{until}:t>" in text_of(table.last("play"))
    await table.eve.type("risk wait")
    assert f"until <t:{until}:t> (<t:{until}:R>)" in table.eve.text


async def test_a_friendly_table_has_no_deadline(table: Table) -> None:
    await begun(table, "friendly")
    turn = (await table.session()).table.turn
    await later(table, 40 * 24 * H)
    assert (await table.session()).table.turn == turn
    assert "until" not in text_of(table.last("play"))
    await table.eve.press("status", table.last("play"))
    assert "no deadlines" in table.eve.text


async def test_the_caretaker_plays_the_rest_of_a_missed_turn_and_never_attacks(table: Table) -> None:
    await begun(table)
    absent, other, colour = await on_turn(table)
    before = await table.session()
    lands = before.state.land.of(colour)
    await later(table, 47 * H)
    assert (await table.session()).table.seq == before.table.seq
    await later(table, 2 * H)
    session = await table.session()
    assert session.state.active != colour
    assert session.state.land.of(colour) == lands
    assert session.seats[colour].missed == 1
    assert not session.seats[colour].away
    played = await clock_steps(table, before.table.seq + 1)
    assert played
    assert not {"attack", "play-card", "invade"} & set(played)
    assert "missed the deadline" in channel(table)
    assert f"<@{other.id}>" in text_of(table.last("play"))
    assert absent.id not in [waiting.person for waiting in session.list_waiting()]


async def test_whoever_acts_in_time_has_missed_nothing(table: Table) -> None:
    await begun(table)
    _, other, colour = await on_turn(table)
    await later(table, 49 * H)
    assert (await table.session()).seats[colour].missed == 1
    await later(table, 49 * H)
    session = await table.session()
    assert session.state.active == colour
    me = table.alice if other is table.bob else table.bob
    await me.type("risk deploy", where=session.state.land.of(colour)[0], count=1)
    await table.quiet()
    assert (await table.session()).seats[colour].missed == 0


async def heard_before_the_timer(table: Table, doing: Coroutine[Any, Any, object]) -> None:
    """While an AI keeps the table busy and a deadline passes, a person's request is handled before the timer."""
    clock, now, steady = table.bot.clock, table.bot.clock.now, table.bot.clock.steady
    async with table.bot._runner.lock((await table.session()).table.id):
        asked = asyncio.create_task(doing)
        await asyncio.sleep(0.05)
        clock.now, clock.steady = (lambda: now() + 49 * H), (lambda: steady() + 49 * H)  # type: ignore[method-assign]
        fired = asyncio.create_task(table.bot.scheduler.fire_due())
        await asyncio.sleep(0.05)
    await asyncio.gather(asked, fired)
    await table.quiet()


async def test_whoever_has_just_announced_a_vacation_misses_no_turn(table: Table) -> None:
    await begun(table)
    absent, _, colour = await on_turn(table)
    before = await table.session()
    await heard_before_the_timer(table, table.bot.services.vacations.leave(before.table.id, absent.id, 5))
    after = await table.session()
    assert "is away from" in channel(table)
    assert "missed the deadline" not in channel(table)
    assert (after.table.seq, after.seats[colour].missed) == (before.table.seq, 0)
    await later(table, 4 * 24 * H)
    assert "missed the deadline" not in channel(table)
    await later(table, 2 * 24 * H)
    assert "missed the deadline" in channel(table)


async def test_another_pace_that_the_table_has_just_got_counts_for_a_question_that_runs_out(table: Table) -> None:
    await begun(table)
    *_, colour = await on_turn(table)
    before = await table.session()
    await heard_before_the_timer(table, table.bot.services.timeouts.set_pace(before.table.id, table.alice.id, FRIENDLY))
    after = await table.session()
    assert "missed the deadline" not in channel(table)
    assert (after.table.seq, after.seats[colour].missed) == (before.table.seq, 0)


async def test_after_a_second_missed_turn_the_table_votes(table: Table) -> None:
    await begun(table)
    _, _, colour = await on_turn(table)
    for _ in range(3):
        await later(table, 49 * H)
    session = await table.session()
    assert session.seats[colour].missed == 2
    votes = await table.bot.store.read(lambda tx: tx.votes.of(session.table.id))
    assert [(vote.motion, vote.colour) for vote in votes] == [("replacement", colour)]


async def test_a_button_takes_the_seat_back_at_once(table: Table) -> None:
    await begun(table)
    absent, other, colour = await on_turn(table)
    await other.type("risk table vote", about="replacement", seat=colour)
    await table.quiet()
    await later(table, 24 * H + 60)
    session = await table.session()
    assert session.state.active != colour
    assert session.seats[colour].person == absent.id
    post = table.last("return")
    assert "is away. The caretaker plays" in text_of(post)
    assert "I'm back" in labels(post)
    await table.eve.press("return", post)
    assert (await table.session()).seat_of(table.eve.id) is None
    await absent.press("return", post)
    await table.quiet()
    assert not (await table.session()).seats[colour].away
    assert "is away" not in text_of(table.last("play"))
    assert "I'm back" not in labels(table.last("play"))
    assert "The seat is yours again" in absent.text
    assert "is back." in channel(table)


async def test_an_ai_plays_until_the_person_plays_again(table: Table) -> None:
    await begun(table)
    absent, _, colour = await on_turn(table)
    table_id = (await table.session()).table.id
    seq = (await table.session()).table.seq
    await absent.type("risk seat substitute", ai=True)
    await table.quiet()
    steps = await table.bot.services.games.steps(table_id, seq + 1)
    assert {step.by for step in steps} >= {"ai"}
    assert (await table.session()).seats[colour].person == absent.id
    await absent.press("play", table.last("play"))
    await table.quiet()
    assert not (await table.session()).seats[colour].away


async def test_an_absent_table_rests_and_wakes_with_the_first_who_returns(table: Table) -> None:
    await begun(table)
    for _ in range(12):
        await later(table, 60 * H)
    rests = await table.session()
    assert "Nobody is left at this table" in channel(table)
    await later(table, 30 * 24 * H)
    assert (await table.session()).table.seq == rests.table.seq
    await table.bob.press("play", table.last("play"))
    await table.quiet()
    session = await table.session()
    assert session.is_attended
    assert await table.bot.services.timeouts.deadlines(session.table)


async def test_quiet_hours_stop_the_clock(table: Table) -> None:
    await begun(table, "brisk")
    absent, _, _ = await on_turn(table)
    session = await table.session()
    [before] = (await table.bot.services.timeouts.deadlines(session.table)).values()
    await absent.type("risk me quiet", **{"from": "22", "to": "8", "zone": "Europe/Paris"})
    assert "22:00 to 08:00" in absent.text
    await table.quiet()
    [after] = (await table.bot.services.timeouts.deadlines(session.table)).values()
    assert after > before
    person = await table.bot.services.preferences.person(absent.id)
    assert person.hours.between(table.bot.clock.now(), after) == before - table.bot.clock.now()
    assert f"until <t:{after}:F>" in text_of(table.last("play"))
    await absent.type("risk me quiet")
    assert "22:00 to 08:00" in absent.text
    await absent.press("no-quiet")
    assert list((await table.bot.services.timeouts.deadlines(session.table)).values()) == [before]


@pytest.mark.parametrize(
    ("language", "now", "then", "why"),
    [
        ("English", "from now on", "from <t:{}:f>", "deadlines stand still for ten at most"),
        ("Français", "dès maintenant", "à partir du <t:{}:f>", "vos échéances sont suspendues dix heures au plus"),
    ],
)
async def test_the_answer_says_when_new_quiet_hours_begin_to_hold(
    table: Table, language: str, now: str, then: str, why: str
) -> None:
    """At one o'clock at night; then, after five hours of sleep, for a day in which only five more are free."""
    await begun(table, "brisk")
    absent, _, _ = await on_turn(table)
    await absent.type("risk me language", language=language)
    await absent.type("risk me quiet", **{"from": "22", "to": "8", "zone": "Europe/Paris"})
    assert now in absent.text
    assert why not in absent.text
    await later(table, 5 * H)
    await absent.type("risk me quiet", **{"from": "8", "to": "18", "zone": "Europe/Paris"})
    tomorrow = int(datetime(2026, 1, 2, 8, tzinfo=ZoneInfo("Europe/Paris")).timestamp())
    assert then.format(tomorrow) in absent.text
    assert why in absent.text


async def test_whoever_has_turned_the_quiet_hours_off_and_on_again_says_the_zone_again(table: Table) -> None:
    await table.alice.type("risk me quiet", **{"from": "22", "to": "8", "zone": "Europe/Paris"})
    await table.alice.type("risk me quiet")
    await table.alice.press("no-quiet")
    await table.alice.type("risk me quiet")
    assert "no quiet hours" in table.alice.text
    await table.alice.type("risk me quiet", **{"from": "22", "to": "8"})
    assert "Set all three" in table.alice.text


async def test_the_playing_host_cannot_shorten_the_time_of_another(table: Table) -> None:
    """`live` in a turn, twenty minutes later `daily` again. Of the same pace again the host alone hears."""
    await begun(table)
    _, _, colour = await on_turn(table)
    [before] = (await table.bot.services.timeouts.deadlines((await table.session()).table)).values()
    await table.alice.type("risk table pace", pace="live")
    await table.alice.press("set-pace")
    await later(table, 20 * 60)
    assert (await table.session()).state.active == colour
    assert "missed the deadline" not in channel(table)
    await table.alice.type("risk table pace", pace="daily")
    await table.alice.press("set-pace")
    [after] = (await table.bot.services.timeouts.deadlines((await table.session()).table)).values()
    assert after == before
    posts = len(table.channel.history())
    await table.alice.type("risk table pace", pace="daily")
    await table.quiet()
    assert "That is the pace already. Nothing changes." in table.alice.text
    assert len(table.channel.history()) == posts


@pytest.mark.parametrize(
    ("hours", "answer"),
    [
        ({"from": "22", "to": "9", "zone": "Europe/Paris"}, "is too long"),
        ({"from": "22", "to": "8", "zone": "Middle-earth/Bree"}, "no time zone called “Middle-earth/Bree”"),
        ({"from": "soon", "to": "8", "zone": "UTC"}, "“Soon” is not a time of day"),
        ({"from": "22"}, "Set all three"),
    ],
)
async def test_hours_that_cannot_be_kept_change_nothing(table: Table, hours: dict[str, str], answer: str) -> None:
    await table.alice.type("risk me quiet", **hours)
    assert answer in table.alice.text
    await table.alice.type("risk me quiet")
    assert "no quiet hours" in table.alice.text


async def test_zones_are_found_by_their_place(table: Table) -> None:
    found = await table.alice.member.autocomplete(table.channel, "risk me quiet", "zone", "montr")
    assert "America/Montreal" in [choice["value"] for choice in found]


async def test_the_host_changes_the_pace_in_the_lobby_and_in_the_game(table: Table) -> None:
    await table.alice.type("risk new lotr", setup="dealt")
    await table.quiet()
    assert "no deadlines" in text_of(table.last("start"))
    await table.alice.type("risk table pace", pace="brisk")
    await table.quiet()
    assert "Pace: **Brisk**" in text_of(table.last("start"))
    await table.alice.type("risk table pace")
    await table.alice.choose("pace", "live")
    await table.quiet()
    assert "Pace: **Live** – 5\u00a0min per answer, bank 10\u00a0min; 2\u00a0min in others' turns" in text_of(
        table.last("start")
    )
    await table.bob.type("risk table pace", pace="daily")
    assert f"<@{table.alice.id}>" in table.bob.text
    assert "Pace: **Live**" in text_of(table.last("start"))


async def test_the_pace_is_chosen_among_the_options_of_the_lobby(table: Table) -> None:
    await table.alice.type("risk new lotr", setup="dealt")
    await table.quiet()
    await table.alice.press("options", table.last("options"))
    assert "Pace: **Friendly** – no deadlines" in table.alice.text
    await table.alice.choose("option", "pace")
    await table.alice.choose("pace", "brisk")
    await table.quiet()
    assert "Pace set." in table.alice.text
    assert "Pace: **Brisk** – 8\u00a0h per answer" in text_of(table.last("start"))
    await table.alice.press("options")
    assert "Pace: **Brisk** – 8\u00a0h per answer" in table.alice.text
    assert lines(table.alice.screen, "option")[0]["value"] == "pace"


async def test_a_pace_in_one_s_own_numbers(table: Table) -> None:
    await begun(table)
    session = await table.session()
    await table.alice.type("risk table pace")
    numbers = {"decision": "2 d", "bank": "0", "growth": "0", "window": "90 min", "vacation": "7 d"}
    await table.alice.fill("pace-own", **numbers)
    asked = "Change the pace of this game for everybody? No running deadline gets earlier."
    assert asked in table.alice.text
    assert "Own numbers" in table.alice.text
    assert (await table.session()).table.pace.name == "daily"
    await table.alice.press("set-pace")
    await table.quiet()
    assert "Own numbers" in table.alice.text
    assert (await table.session()).table.pace.decision == 2 * 24 * H
    [until] = (await table.bot.services.timeouts.deadlines(session.table)).values()
    assert until == table.bot.clock.now() + 2 * 24 * H
    changed = f"<@{table.alice.id}> changed the pace. Running deadlines stay, or are extended where the new pace gives"
    assert changed in channel(table)
    assert "Pace: **Own numbers** – 2 days per answer; 1\u00a0h 30\u00a0min in others' turns" in channel(table)


@pytest.mark.parametrize(
    ("wrong", "answer"),
    [
        ({"decision": "0"}, "can take 1\u00a0min to 30 days"),
        ({"decision": "365 d"}, "can take 1\u00a0min to 30 days"),
        ({"window": "0 min"}, "in another's turn can take"),
        ({"bank": "a lot"}, "“a lot” is not a length of time"),
    ],
)
async def test_a_pace_that_no_game_bears_is_refused_and_nothing_changes(
    table: Table, wrong: dict[str, str], answer: str
) -> None:
    await begun(table)
    before = await table.bot.services.timeouts.deadlines((await table.session()).table)
    await table.alice.type("risk table pace")
    right = {"decision": "24 h", "bank": "24 h", "growth": "4 h", "window": "12 h", "vacation": "14 d"}
    await table.alice.fill("pace-own", **(right | wrong))
    assert answer in table.alice.text
    assert (await table.session()).table.pace.name == "daily"
    assert await table.bot.services.timeouts.deadlines((await table.session()).table) == before


async def test_only_the_host_sets_the_pace_of_a_game(table: Table) -> None:
    await begun(table)
    await table.bob.type("risk table pace", pace="live")
    assert f"<@{table.alice.id}>" in table.bob.text
    assert (await table.session()).table.pace.name == "daily"


async def test_a_deadline_survives_a_restart_and_the_time_off_does_not_count(table: Table) -> None:
    await begun(table)
    session = await table.session()
    await table.bot.scheduler.check_clocks()
    [before] = (await table.bot.services.timeouts.deadlines(session.table)).values()
    bot = table.bot
    await bot.close()
    await table.env.advance_time(5 * H)
    await table.restart()
    [after] = (await table.bot.services.timeouts.deadlines(session.table)).values()
    assert 5 * H + 600 <= after - before <= 5 * H + 700
    await later(table, after - table.bot.clock.now() - 60)
    assert (await table.session()).table.seq == session.table.seq
    await later(table, 120)
    assert (await table.session()).table.seq > session.table.seq


async def test_after_some_minutes_off_the_same_board_post_says_the_new_deadline(table: Table) -> None:
    await begun(table)
    await table.bot.scheduler.check_clocks()
    post = table.last("play").id
    await table.bot.close()
    await table.env.advance_time(180)
    await table.restart()
    await table.quiet()
    [until] = (await table.bot.services.timeouts.deadlines((await table.session()).table)).values()
    assert table.last("play").id == post
    assert f"until <t:{until}:F>" in text_of(table.last("play"))


async def test_time_is_told_in_french_too(table: Table) -> None:
    await table.alice.type("risk new lotr", setup="dealt", pace="daily", language="fr")
    await table.quiet()
    card = text_of(table.last("start"))
    assert "Rythme\u00a0: **Quotidien** – 24\u00a0h par réponse, réserve 24\u00a0h (+4\u00a0h par jour)" in card
    assert not [key for key in keys(table.last("start")) if ":return" in key]
