"""A table before its game: seats, options, dice that nobody can choose, and the start."""

from __future__ import annotations

import asyncio

import pytest
from game_fixture import ALICE, BLUE, BOB, CAROL, CHANNEL, GREEN, RED, STRANGER, Backend

from rules import NoSuchOption, Refused, commitment, mixed


async def refused(doing: object) -> str:
    """The kind of refusal that a call raises."""
    with pytest.raises(Refused) as caught:
        await doing  # type: ignore[misc]
    return caught.value.why.kind


async def test_people_sit_down_move_and_stand_up(backend: Backend) -> None:
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, ALICE, RED, backend.press())
    card = await backend.lobbies.join(table, ALICE, BLUE, backend.press())
    assert {seat: place.person for seat, place in card.seats.items()} == {RED: None, BLUE: ALICE, GREEN: None}
    card = await backend.lobbies.leave(table, ALICE)
    assert all(place.free for place in card.seats.values())


async def test_two_who_press_the_same_seat_at_once_do_not_share_it(backend: Backend) -> None:
    table = (await backend.lobby()).table.id
    presses = [backend.lobbies.join(table, person, RED, backend.press()) for person in (ALICE, BOB)]
    came = await asyncio.gather(*presses, return_exceptions=True)
    assert sorted(type(one).__name__ for one in came) == ["Lobby", "Refused"]
    assert (await backend.lobbies.card(table)).seats[RED].person in (ALICE, BOB)


async def test_a_person_takes_over_an_ai_seat_but_not_a_persons(backend: Backend) -> None:
    table = (await backend.lobby()).table.id
    await backend.lobbies.seat_ai(table, ALICE, None, backend.press())
    assert (await backend.lobbies.card(table)).seats[RED].ai
    card = await backend.lobbies.join(table, BOB, RED, backend.press())
    assert card.seats[RED].person == BOB
    assert not card.seats[RED].ai
    assert await refused(backend.lobbies.join(table, CAROL, RED, backend.press())) == "seat-taken"
    assert await refused(backend.lobbies.join(table, CAROL, "pink", backend.press())) == "no-such-seat"


async def test_only_the_host_removes_and_chooses(backend: Backend) -> None:
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, BOB, RED, backend.press())
    assert await refused(backend.lobbies.remove(table, BOB, RED)) == "not-host"
    assert await refused(backend.lobbies.choose(table, BOB, {"wood": "light"})) == "not-host"
    assert (await backend.lobbies.remove(table, ALICE, RED)).seats[RED].free
    with pytest.raises(Refused) as caught:
        await backend.lobbies.choose(table, ALICE, {"wood": "wet"})
    assert caught.value.why == NoSuchOption("wood", "wet")


async def test_an_option_changes_the_fingerprint_and_back(backend: Backend) -> None:
    card = await backend.lobby()
    other = await backend.lobbies.choose(card.table.id, ALICE, {"wood": "light"})
    again = await backend.lobbies.choose(card.table.id, ALICE, {"wood": "deep"})
    assert card.fingerprint == again.fingerprint != other.fingerprint
    assert len(card.fingerprint) == 8


async def test_a_channel_has_one_table_until_it_is_closed(backend: Backend) -> None:
    table = (await backend.lobby()).table.id
    assert await refused(backend.lobby()) == "table-here-already"
    assert await refused(backend.lobbies.close(table, BOB)) == "not-host"
    await backend.lobbies.close(table, ALICE)
    assert await refused(backend.lobbies.card(table)) == "table-closed"
    assert (await backend.lobby()).table.id != table


async def test_an_unknown_game_is_refused(backend: Backend) -> None:
    assert await refused(backend.lobbies.open(1, CHANNEL, ALICE, "ludo", {}, "en")) == "no-such-game"
    assert await refused(backend.lobbies.here(CHANNEL)) == "no-table-here"


async def test_only_a_seated_person_starts_and_only_enough_of_them(backend: Backend) -> None:
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, ALICE, RED, backend.press())
    assert await refused(backend.lobbies.start(table, STRANGER, backend.press())) == "not-seated"
    assert await refused(backend.lobbies.start(table, ALICE, backend.press())) == "too-few"
    assert (await backend.lobbies.card(table)).seats[RED].person == ALICE


async def test_a_start_pressed_twice_begins_once(backend: Backend) -> None:
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, ALICE, RED, backend.press())
    await backend.lobbies.join(table, BOB, BLUE, backend.press())
    press = backend.press()
    first, second = await asyncio.gather(*(backend.lobbies.start(table, ALICE, press) for _ in range(2)))
    assert [first.repeated, second.repeated] == [False, True]
    assert first.steps == second.steps
    assert await refused(backend.lobbies.start(table, BOB, backend.press())) == "begun-already"
    assert await refused(backend.lobbies.join(table, CAROL, GREEN, backend.press())) == "begun-already"


async def test_the_dice_are_promised_before_anybody_adds_to_them(backend: Backend) -> None:
    card = await backend.lobby()
    await backend.lobbies.join(card.table.id, ALICE, BLUE, 41)
    await backend.lobbies.join(card.table.id, BOB, RED, 42)
    await backend.lobbies.start(card.table.id, ALICE, backend.press())
    session = await backend.sessions.load(card.table.id)
    assert commitment(session.table.secret) == card.commitment
    assert session.key == mixed(session.table.secret, ["42", "41"])
    drawn = [draw for step in await backend.sessions.steps(card.table.id) for draw in step.draws]
    assert [session.chance.draw(n, draw.size) for n, draw in enumerate(drawn, 1)] == [draw.number for draw in drawn]


async def test_somebody_who_sits_down_while_the_game_is_set_up_is_not_forgotten(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, ALICE, RED, backend.press())
    await backend.lobbies.join(table, BOB, BLUE, backend.press())
    card = backend.lobbies.card

    async def card_then_carol(number: int) -> object:
        seen = await card(number)
        if seen.seats[GREEN].free:
            await backend.lobbies.join(table, CAROL, GREEN, backend.press())
        return seen

    monkeypatch.setattr(backend.lobbies, "card", card_then_carol)
    await backend.lobbies.start(table, ALICE, backend.press())
    assert (await backend.sessions.load(table)).seat_of(CAROL) == GREEN


async def seated_two(backend: Backend) -> int:
    """A lobby that may begin."""
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, ALICE, RED, backend.press())
    await backend.lobbies.join(table, BOB, BLUE, backend.press())
    return table


async def test_a_lobby_is_closed_or_begins_but_not_both(backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await seated_two(backend)
    card, closing = backend.lobbies.card, []

    async def card_then_close(number: int) -> object:
        seen = await card(number)
        closing.append(asyncio.create_task(backend.lobbies.close(table, ALICE)))
        await asyncio.wait(closing, timeout=0.2)
        return seen

    monkeypatch.setattr(backend.lobbies, "card", card_then_close)
    await backend.lobbies.start(table, BOB, backend.press())
    assert await refused(closing[0]) == "begun-already"
    assert (await backend.sessions.load(table)).table.state == "running"


async def test_a_lobby_that_was_closed_while_its_game_was_set_up_stays_closed(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated_two(backend)
    card = backend.lobbies.card

    async def card_then_closed(number: int) -> object:
        seen = await card(number)
        backend.write(f"UPDATE tables SET state = 'closed' WHERE id = {table}")
        return seen

    monkeypatch.setattr(backend.lobbies, "card", card_then_closed)
    assert await refused(backend.lobbies.start(table, ALICE, backend.press())) == "table-closed"
    assert await refused(backend.sessions.load(table)) == "table-closed"
