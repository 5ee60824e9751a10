"""A table before its game: seats, options, dice that nobody can choose, and the start."""

from __future__ import annotations

import asyncio

import pytest
from small_house import ALICE, BLUE, BOB, CAROL, CHANNEL, GREEN, RED, STRANGER, House

from rules.kernel.chance import commitment, mixed
from rules.kernel.game import NoSuchOption
from rules.kernel.values import Refused


async def refused(doing: object) -> str:
    """The kind of refusal with which something fails."""
    with pytest.raises(Refused) as caught:
        await doing  # type: ignore[misc]
    return caught.value.why.kind


async def test_people_sit_down_move_and_stand_up(house: House) -> None:
    table = (await house.lobby()).table.id
    await house.lobbies.join(table, ALICE, RED, house.press())
    card = await house.lobbies.join(table, ALICE, BLUE, house.press())
    assert {seat: place.person for seat, place in card.seats.items()} == {RED: None, BLUE: ALICE, GREEN: None}
    card = await house.lobbies.leave(table, ALICE)
    assert all(place.free for place in card.seats.values())


async def test_two_who_press_the_same_seat_at_once_do_not_share_it(house: House) -> None:
    table = (await house.lobby()).table.id
    presses = [house.lobbies.join(table, person, RED, house.press()) for person in (ALICE, BOB)]
    came = await asyncio.gather(*presses, return_exceptions=True)
    assert sorted(type(one).__name__ for one in came) == ["Lobby", "Refused"]
    assert (await house.lobbies.card(table)).seats[RED].person in (ALICE, BOB)


async def test_a_person_takes_over_an_ai_seat_but_not_a_persons(house: House) -> None:
    table = (await house.lobby()).table.id
    await house.lobbies.seat_ai(table, ALICE, None, house.press())
    assert (await house.lobbies.card(table)).seats[RED].ai
    card = await house.lobbies.join(table, BOB, RED, house.press())
    assert card.seats[RED].person == BOB
    assert not card.seats[RED].ai
    assert await refused(house.lobbies.join(table, CAROL, RED, house.press())) == "seat-taken"
    assert await refused(house.lobbies.join(table, CAROL, "pink", house.press())) == "no-such-seat"


async def test_only_the_host_removes_and_chooses(house: House) -> None:
    table = (await house.lobby()).table.id
    await house.lobbies.join(table, BOB, RED, house.press())
    assert await refused(house.lobbies.remove(table, BOB, RED)) == "not-host"
    assert await refused(house.lobbies.choose(table, BOB, {"wood": "light"})) == "not-host"
    assert (await house.lobbies.remove(table, ALICE, RED)).seats[RED].free
    with pytest.raises(Refused) as caught:
        await house.lobbies.choose(table, ALICE, {"wood": "wet"})
    assert caught.value.why == NoSuchOption("wood", "wet")


async def test_an_option_changes_the_fingerprint_and_back(house: House) -> None:
    card = await house.lobby()
    other = await house.lobbies.choose(card.table.id, ALICE, {"wood": "light"})
    again = await house.lobbies.choose(card.table.id, ALICE, {"wood": "deep"})
    assert card.fingerprint == again.fingerprint != other.fingerprint
    assert len(card.fingerprint) == 8


async def test_a_channel_has_one_table_until_it_is_closed(house: House) -> None:
    table = (await house.lobby()).table.id
    assert await refused(house.lobby()) == "table-here-already"
    assert await refused(house.lobbies.close(table, BOB)) == "not-host"
    await house.lobbies.close(table, ALICE)
    assert await refused(house.lobbies.card(table)) == "table-closed"
    assert (await house.lobby()).table.id != table


async def test_an_unknown_game_is_refused(house: House) -> None:
    assert await refused(house.lobbies.open(1, CHANNEL, ALICE, "ludo", {}, "en")) == "no-such-game"
    assert await refused(house.lobbies.here(CHANNEL)) == "no-table-here"


async def test_only_a_seated_person_starts_and_only_enough_of_them(house: House) -> None:
    table = (await house.lobby()).table.id
    await house.lobbies.join(table, ALICE, RED, house.press())
    assert await refused(house.lobbies.start(table, STRANGER, house.press())) == "not-seated"
    assert await refused(house.lobbies.start(table, ALICE, house.press())) == "too-few"
    assert (await house.lobbies.card(table)).seats[RED].person == ALICE


async def test_a_start_pressed_twice_begins_once(house: House) -> None:
    table = (await house.lobby()).table.id
    await house.lobbies.join(table, ALICE, RED, house.press())
    await house.lobbies.join(table, BOB, BLUE, house.press())
    press = house.press()
    first, second = await asyncio.gather(*(house.lobbies.start(table, ALICE, press) for _ in range(2)))
    assert [first.repeated, second.repeated] == [False, True]
    assert first.steps == second.steps
    assert await refused(house.lobbies.start(table, BOB, house.press())) == "begun-already"
    assert await refused(house.lobbies.join(table, CAROL, GREEN, house.press())) == "begun-already"


async def test_the_dice_are_promised_before_anybody_adds_to_them(house: House) -> None:
    card = await house.lobby()
    await house.lobbies.join(card.table.id, ALICE, BLUE, 41)
    await house.lobbies.join(card.table.id, BOB, RED, 42)
    await house.lobbies.start(card.table.id, ALICE, house.press())
    session = await house.sessions.load(card.table.id)
    assert commitment(session.table.secret) == card.commitment
    assert session.key == mixed(session.table.secret, ["42", "41"])
    drawn = [draw for step in await house.sessions.steps(card.table.id) for draw in step.draws]
    assert [session.chance.draw(n, draw.size) for n, draw in enumerate(drawn, 1)] == [draw.number for draw in drawn]


async def test_somebody_who_sits_down_while_the_game_is_set_up_is_not_forgotten(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await house.lobby()).table.id
    await house.lobbies.join(table, ALICE, RED, house.press())
    await house.lobbies.join(table, BOB, BLUE, house.press())
    card = house.lobbies.card

    async def card_then_carol(number: int) -> object:
        seen = await card(number)
        if seen.seats[GREEN].free:
            await house.lobbies.join(table, CAROL, GREEN, house.press())
        return seen

    monkeypatch.setattr(house.lobbies, "card", card_then_carol)
    await house.lobbies.start(table, ALICE, house.press())
    assert (await house.sessions.load(table)).seat_of(CAROL) == GREEN


async def seated_two(house: House) -> int:
    """A lobby that may begin."""
    table = (await house.lobby()).table.id
    await house.lobbies.join(table, ALICE, RED, house.press())
    await house.lobbies.join(table, BOB, BLUE, house.press())
    return table


async def test_a_lobby_is_closed_or_begins_but_not_both(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await seated_two(house)
    card, closing = house.lobbies.card, []

    async def card_then_close(number: int) -> object:
        seen = await card(number)
        closing.append(asyncio.create_task(house.lobbies.close(table, ALICE)))
        await asyncio.wait(closing, timeout=0.2)
        return seen

    monkeypatch.setattr(house.lobbies, "card", card_then_close)
    await house.lobbies.start(table, BOB, house.press())
    assert await refused(closing[0]) == "begun-already"
    assert (await house.sessions.load(table)).table.state == "running"


async def test_a_lobby_that_was_closed_while_its_game_was_set_up_stays_closed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated_two(house)
    card = house.lobbies.card

    async def card_then_closed(number: int) -> object:
        seen = await card(number)
        house.write(f"UPDATE tables SET state = 'closed' WHERE id = {table}")
        return seen

    monkeypatch.setattr(house.lobbies, "card", card_then_closed)
    assert await refused(house.lobbies.start(table, ALICE, house.press())) == "table-closed"
    assert await refused(house.sessions.load(table)) == "table-closed"
