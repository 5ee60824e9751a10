"""Seats played by substitutes: on request, by vote, for a while; and never two hands for one person."""

from __future__ import annotations

import pytest
from support.tables.simkit import Person, keys, text_of
from support.tables.tables import Table
from support.tables.voting import begun, channel, later, log_pages, newest, three, votes

from bot.messages import HandMessage
from bot.store.models import CARETAKER, NOBODY_STANDS_IN

pytestmark = pytest.mark.usefixtures("no_pictures")
HOUR, DAY = 3600, 86400


async def offers(table: Table) -> dict[str, object]:
    session = await table.session()
    return dict(await table.bot.store.read(lambda tx: tx.handovers.list_offers(session.table.id)))


async def test_a_seat_that_is_offered_goes_to_whoever_presses_with_its_hand(table: Table) -> None:
    await three(table)
    await table.alice.type("risk seat substitute")
    await table.quiet()
    card = table.last("take-seat")
    assert f"<@{table.alice.id}> is looking for somebody to play Green" in text_of(card)
    await table.dora.press("take-seat:green", card)
    await table.quiet()
    session = await table.session()
    assert session.seat_of(table.dora.id) == "green"
    assert session.seat_of(table.alice.id) is None
    assert f"<@{table.dora.id}> now plays Green, by decision of <@{table.alice.id}>." in channel(table)
    assert await offers(table) == {}
    assert not any("take-seat" in key for message in table.channel.history() for key in keys(message))
    await table.dora.type("risk hand")
    assert "Green" in table.dora.text
    await table.alice.type("risk hand")
    assert "You have no seat at this table" in table.alice.text


async def test_nobody_ever_sees_two_hands(table: Table) -> None:
    """A person who gave a seat away, or has one, cannot take another at the same table."""
    await three(table)
    await table.alice.type("risk seat substitute")
    await table.quiet()
    await table.bob.press("take-seat:green", table.last("take-seat"))
    assert "You already sit here, as Black. One seat each." in table.bob.text
    await table.dora.press("take-seat:green", table.last("take-seat"))
    await table.quiet()
    await table.carol.type("risk seat substitute")
    await table.quiet()
    await table.alice.press("take-seat:yellow", table.last("take-seat"))
    assert "You have played Green here and know that hand" in table.alice.text
    await table.carol.type("risk seat substitute", person=table.alice.member)
    assert "That player has played Green here" in table.carol.text
    assert (await table.session()).seat_of(table.carol.id) == "yellow"


async def test_a_seat_offered_to_one_person_waits_for_that_person(table: Table) -> None:
    await three(table)
    await table.alice.type("risk seat substitute", person=table.dora.member)
    await table.quiet()
    card = table.last("take-seat")
    assert f"<@{table.dora.id}>, <@{table.alice.id}> asks you to play Green" in text_of(card)
    await table.eve.press("take-seat:green", card)
    assert f"This seat is kept for <@{table.dora.id}>" in table.eve.text
    await table.dora.press("take-seat:green", card)
    await table.quiet()
    assert (await table.session()).seat_of(table.dora.id) == "green"


SEATED = "That player already sits here, as Black. One seat each."
OWN = "You already sit here, as Green. One seat each."


@pytest.mark.parametrize(("who", "answer"), [("bob", SEATED), ("alice", OWN), ("bot", "A bot can't take a seat")])
async def test_whoever_sits_there_already_and_bots_are_no_substitutes(table: Table, who: str, answer: str) -> None:
    await three(table)
    before = channel(table)
    robot = table.guild.add_member(table.env.create_user("robot", bot=True))
    person = robot if who == "bot" else table.people[who].member
    await table.alice.type("risk seat substitute", person=person)
    await table.quiet()
    assert answer in table.alice.text
    assert (channel(table), await offers(table)) == (before, {})


async def test_a_seat_may_be_kept_after_all(table: Table) -> None:
    await three(table)
    await table.alice.type("risk seat substitute")
    await table.quiet()
    await table.bob.press("keep-seat", table.last("keep-seat"))
    assert "Black's seat is not on offer" in table.bob.text
    await table.alice.press("keep-seat", table.last("keep-seat"))
    await table.quiet()
    assert await offers(table) == {}
    assert "Green's seat is no longer on offer" in channel(table)
    await table.alice.type("risk seat substitute")
    await table.quiet()
    assert table.last("take-seat")


async def test_a_newcomer_gets_the_hand_in_private_and_no_old_message(table: Table) -> None:
    await three(table)
    await table.alice.type("risk seat substitute")
    await table.quiet()
    table_id = (await table.session()).table.id
    await table.dora.press("take-seat:green", table.last("take-seat"))
    await table.quiet()

    def hands(tx: object) -> list[tuple[int, str]]:
        query = "SELECT payload FROM outbox WHERE table_id = ? AND kind = ?"
        rows = tx._db.execute(query, (table_id, HandMessage.kind))  # type: ignore[attr-defined]
        import json

        return [(row["person"], row["seat"]) for (text,) in rows for row in (json.loads(text),)]

    told = await table.bot.store.read(hands)
    assert [seat for person, seat in told if person == table.dora.id] == ["green"]


async def test_neither_the_log_nor_the_recap_tells_a_newcomer_what_the_seat_was_told_before(table: Table) -> None:
    await three(table)
    assert "Green draws" in "\n".join(await log_pages(table.alice))
    await table.alice.type("risk seat substitute")
    await table.quiet()
    await table.dora.press("take-seat:green", table.last("take-seat"))
    await table.quiet()
    assert "Green draws" not in "\n".join(await log_pages(table.dora))
    await table.dora.type("risk me recap")
    assert "Green draws" not in table.dora.text


async def test_the_ai_plays_for_a_while_and_gives_back_at_the_first_move(table: Table) -> None:
    await three(table)
    await table.alice.type("risk seat substitute", ai=True)
    await table.quiet()
    assert "The AI now plays Green" in table.alice.text
    assert "Green's player asked the AI to play until they're back" in channel(table)
    session = await table.session()
    assert (session.seat_of(table.alice.id), session.seats["green"].stand_in) == ("green", "ai")  # type: ignore[index]
    assert all(waiting.person != table.alice.id for waiting in session.list_waiting())
    await table.alice.press("return")
    await table.quiet()
    assert (await table.session()).seats["green"].stand_in == NOBODY_STANDS_IN  # type: ignore[index]
    await table.alice.type("risk seat substitute", ai=True, person=table.dora.member)
    assert "not both" in table.alice.text


# ---- people who stay away


async def away(table: Table) -> str:
    """At a daily table, the colour of a person who has missed two turns in a row; a vote is open."""
    await begun(table, table.alice, table.bob, table.carol, pace="daily")
    for _ in range(40):
        await later(table, 49 * HOUR)
        session = await table.session()
        gone = [colour for colour, seat in session.seats.items() if seat.person and seat.missed == 2]
        if gone:
            return str(gone[0])
    raise AssertionError("nobody has missed two turns")


async def test_the_table_is_asked_about_somebody_who_misses_a_second_turn(table: Table) -> None:
    colour = await away(table)
    card = table.last("ballot")
    assert f"who plays for {colour.capitalize()}?" in text_of(card)
    assert f"{colour.capitalize()} has missed at least two turns in a row." in text_of(card)
    session = await table.session()
    gone = next(person for person in table.people.values() if person.id == session.seats[colour].person)  # type: ignore[index]
    await gone.press("ballot", card)
    assert "You have no vote here" in gone.text
    others = {n: "caretaker" for n, p in table.people.items() if session.seat_of(p.id) and p is not gone}
    await votes(table, **others)
    assert (await table.session()).seats[colour].stand_in == CARETAKER  # type: ignore[index]
    assert f"The caretaker plays {colour.capitalize()} until its player is back (2 of 2 votes)" in channel(table)


async def test_whoever_is_waited_for_is_asked_about_again_at_the_next_turn_that_is_missed(table: Table) -> None:
    colour = await away(table)
    first = table.last("ballot")
    session = await table.session()
    there = [n for n, p in table.people.items() if (seat := session.seat_of(p.id)) and seat != colour]
    await votes(table, **dict.fromkeys(there, "wait"))
    assert "You vote again after the next missed turn" in channel(table)
    while (await table.session()).seats[colour].missed == 2:  # type: ignore[index]
        await later(table, 49 * HOUR)
    assert table.last("ballot").id != first.id


async def test_whoever_comes_back_ends_the_vote_and_the_offer(table: Table) -> None:
    colour = await away(table)
    session = await table.session()
    gone = next(person for person in table.people.values() if person.id == session.seats[colour].person)  # type: ignore[index]
    others = {n: "substitute" for n, p in table.people.items() if session.seat_of(p.id) and p is not gone}
    await votes(table, **others)
    assert list(await offers(table)) == [colour]
    await gone.press("return", table.last("return"))
    await table.quiet()
    back = (await table.session()).seats[colour]  # type: ignore[index]
    assert (back.person, back.stand_in, back.missed) == (gone.id, NOBODY_STANDS_IN, 0)
    assert await offers(table) == {}


async def test_a_host_or_friend_may_ask_about_a_seat_too_but_not_about_an_ai(table: Table) -> None:
    await three(table)
    await table.alice.type("risk table vote", about="replacement", seat="red")
    assert "Nobody plays Red, so there is nobody to replace" in table.alice.text
    await table.alice.type("risk table vote", about="replacement", seat="black")
    await table.quiet()
    assert f"<@{table.alice.id}> asks who plays while Black's player is away." in text_of(table.last("ballot"))
    await votes(table, alice="ai", carol="ai")
    await later(table, 3 * DAY)
    assert (await table.session()).seats["black"].stand_in == "ai"  # type: ignore[index]
    assert "The AI plays Black until its player is back" in channel(table)


async def asked_to_replace(table: Table) -> tuple[Person, str]:
    """Alice and Bob; the one not on turn opens a vote for an AI in the other's place. Returns the other and that
    seat."""
    await begun(table, table.alice, table.bob)
    session = await table.session()
    colour = session.state.active
    pair = {table.alice.id: table.alice, table.bob.id: table.bob}
    present = pair.pop(session.seats[colour].person or 0)
    (hasty,) = pair.values()
    await hasty.type("risk table vote", about="replacement", seat=colour)
    await table.quiet()
    await hasty.press(f"ballot:{await newest(table)}:ai", table.last("ballot"))
    await table.quiet()
    assert "You can change yours until the vote closes" in hasty.text
    return present, colour


async def test_a_single_opponent_does_not_have_the_ai_play_a_present_players_turn(table: Table) -> None:
    present, colour = await asked_to_replace(table)
    session = await table.session()
    card = table.last("ballot")
    assert "Votes so far: 1 of 1." in text_of(card)
    assert f"The vote ends at once if {colour.capitalize()} plays" in text_of(card)
    assert not session.seats[colour].away  # type: ignore[index]
    await present.type("risk deploy", where=session.state.land.of(colour)[0], count=1)  # type: ignore[arg-type]
    await table.quiet()
    assert "Vote closed: that seat's player is back" in channel(table)
    assert not any("ballot" in key for message in table.channel.history() for key in keys(message))
    await later(table, 3 * DAY)
    after = await table.session()
    assert (after.state.active, after.seats[colour].stand_in) == (colour, NOBODY_STANDS_IN)  # type: ignore[index]


async def test_whoever_lets_the_vote_on_them_take_its_time_is_played_for(table: Table) -> None:
    _, colour = await asked_to_replace(table)
    await table.restart()
    await later(table, 3 * DAY)
    assert f"The AI plays {colour.capitalize()} until its player is back (1 of 1 votes)" in channel(table)
    assert (await table.session()).seats[colour].stand_in == "ai"  # type: ignore[index]


# ---- vacations


async def test_a_vacation_stops_that_seats_clock_and_comes_out_of_the_budget(table: Table) -> None:
    await begun(table, table.alice, table.bob, table.carol, pace="daily")
    session = await table.session()
    waiting = session.list_waiting()[0]
    player = next(person for person in table.people.values() if person.id == waiting.person)
    before = (await table.bot.services.timeouts.deadlines(session.table))[waiting.number]
    await player.type("risk seat vacation", days=10)
    await table.quiet()
    assert "the table knows" in player.text
    after = (await table.bot.services.timeouts.deadlines(session.table))[waiting.number]
    assert after - before == 10 * DAY
    assert f"until <t:{after}:F>" in text_of(table.last("play"))
    assert "4 days of vacation left" in channel(table)
    await player.type("risk seat vacation", days=5, **{"in": 10})
    assert "has 4 vacation days left, not 5" in player.text
    await player.type("risk seat vacation", days=0)
    assert "Welcome back" in player.text
    assert abs((await table.bot.services.timeouts.deadlines(session.table))[waiting.number] - before) <= 2
    await table.dora.type("risk seat vacation", days=1)
    assert "You have no seat at this table" in table.dora.text


async def test_a_vacation_begins_now_also_if_a_later_one_is_announced(table: Table) -> None:
    await begun(table, table.alice, table.bob, table.carol, pace="daily")
    session = await table.session()
    waiting = session.list_waiting()[0]
    player = next(person for person in table.people.values() if person.id == waiting.person)
    await player.type("risk seat vacation", days=5, **{"in": 20})
    before = (await table.bot.services.timeouts.deadlines(session.table))[waiting.number]
    await player.type("risk seat vacation", days=2)
    await table.quiet()
    now = table.bot.clock.now()
    assert f"You are away from <t:{now}:f> to <t:{now + 2 * DAY}:f>" in player.text
    assert "7 days of vacation left" in channel(table)
    assert (await table.bot.services.timeouts.deadlines(session.table))[waiting.number] == before + 2 * DAY


async def test_vacations_that_meet_are_one_and_no_day_is_taken_twice(table: Table) -> None:
    await begun(table, table.alice, table.bob, table.carol, pace="daily")
    session = await table.session()
    player = next(person for person in table.people.values() if person.id == session.list_waiting()[0].person)
    await player.type("risk seat vacation", days=5)
    now = table.bot.clock.now()
    await later(table, 2 * DAY)
    await player.type("risk seat vacation", days=5)
    await table.quiet()
    assert f"You are away from <t:{now}:f> to <t:{now + 7 * DAY}:f>" in player.text
    assert "7 days of vacation left" in channel(table)
    posts = len(table.channel.history())
    await player.type("risk seat vacation", days=1)
    await table.quiet()
    assert f"You are away from <t:{now}:f> to <t:{now + 7 * DAY}:f>" in player.text
    assert len(table.channel.history()) == posts
