"""A table before its game: seats, options, dice that nobody can choose, and the start."""

from __future__ import annotations

import asyncio

import pytest
from support.made_up.game_fixture import ALICE, BLUE, BOB, CAROL, CHANNEL, GREEN, RED, STRANGER, Backend

from bot.messages import Note, SeatList
from bot.pace import BRISK
from bot.refusals import TableStarting
from bot.services.lobbies import LobbyService
from bot.store.models import BEGIN_GAME, NewTable
from rules import Refused
from rules.author import NoSuchOption
from rules.records import RULES_VERSION, Head, commitment, key_of


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
    await backend.lobbies.seat_ai(table, ALICE, None)
    assert (await backend.lobbies.card(table)).seats[RED].ai
    card = await backend.lobbies.join(table, BOB, RED, backend.press())
    assert card.seats[RED].person == BOB
    assert not card.seats[RED].ai
    assert await refused(backend.lobbies.join(table, CAROL, RED, backend.press())) == "seat-taken"
    assert await refused(backend.lobbies.join(table, CAROL, "pink", backend.press())) == "no-such-seat"


async def test_nobody_is_host_of_more_tables_than_the_setting_allows(backend: Backend) -> None:
    lobbies = LobbyService(backend.runner, backend.announced.append, most_tables=2)

    async def opened(person: int, channel: int) -> int:
        return (await lobbies.open(NewTable(1, channel, person, "squirrels", {}, "en"))).table.id

    first, _ = [await opened(ALICE, channel) for channel in (901, 902)]
    assert await refused(opened(ALICE, 903)) == "too-many-tables"
    await lobbies.close(first, ALICE)
    ended = await opened(ALICE, 901)
    for person, seat in ((ALICE, RED), (BOB, BLUE)):
        await lobbies.join(ended, person, seat, backend.press())
    await backend.start(ended, ALICE)
    await backend.sessions.end(ended, ALICE)
    await opened(ALICE, 904)
    assert await refused(lobbies.rematch(ended, ALICE, backend.press())) == "too-many-tables"
    await lobbies.rematch(ended, BOB, backend.press())


async def test_only_the_host_removes_and_chooses(backend: Backend) -> None:
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, BOB, RED, backend.press())
    assert await refused(backend.lobbies.remove(table, BOB, RED)) == "not-host"
    assert await refused(backend.lobbies.choose(table, BOB, {"wood": "light"})) == "not-host"
    assert (await backend.lobbies.remove(table, ALICE, RED)).seats[RED].free
    with pytest.raises(Refused) as caught:
        await backend.lobbies.choose(table, ALICE, {"wood": "wet"})
    assert caught.value.why == NoSuchOption("wood", "wet")


async def test_an_option_changes_the_code_and_back(backend: Backend) -> None:
    card = await backend.lobby()
    other = await backend.lobbies.choose(card.table.id, ALICE, {"wood": "light"})
    again = await backend.lobbies.choose(card.table.id, ALICE, {"wood": "deep"})
    assert card.options_code == again.options_code != other.options_code
    assert len(card.options_code) == 64


async def test_a_channel_has_one_table_until_it_is_closed(backend: Backend) -> None:
    table = (await backend.lobby()).table.id
    assert await refused(backend.lobby()) == "table-here-already"
    assert await refused(backend.lobbies.close(table, BOB)) == "not-host"
    await backend.lobbies.close(table, ALICE)
    assert await refused(backend.lobbies.card(table)) == "table-closed"
    assert (await backend.lobby()).table.id != table


async def test_an_unknown_game_is_refused(backend: Backend) -> None:
    assert await refused(backend.lobbies.open(NewTable(1, CHANNEL, ALICE, "ludo", {}, "en"))) == "no-such-game"
    assert await refused(backend.lobbies.here(CHANNEL)) == "no-table-here"


async def test_only_a_seated_person_starts_and_only_enough_of_them(backend: Backend) -> None:
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, ALICE, RED, backend.press())
    assert await refused(backend.starts.start(table, STRANGER)) == "no-seat-taken"
    assert await refused(backend.starts.start(table, ALICE)) == "too-few"
    assert (await backend.lobbies.card(table)).seats[RED].person == ALICE


async def test_a_start_pressed_twice_begins_once(backend: Backend) -> None:
    table = await seated_two(backend)
    presses = (backend.starts.start(table, person) for person in (ALICE, BOB))
    came = await asyncio.gather(*presses, return_exceptions=True)
    assert [one.why for one in came if isinstance(one, Refused)] == [TableStarting()]
    assert [row.kind for row in await backend.waiting_rows(table)].count(SeatList.kind) == 1
    await backend.list_posted(table)
    assert await refused(backend.starts.start(table, BOB)) == "begun-already"
    assert await refused(backend.lobbies.join(table, CAROL, GREEN, backend.press())) == "begun-already"


async def test_the_dice_are_promised_before_anybody_adds_to_them(backend: Backend) -> None:
    card = await backend.lobby()
    await backend.lobbies.join(card.table.id, ALICE, BLUE, 41)
    await backend.lobbies.join(card.table.id, BOB, RED, 42)
    await backend.start(card.table.id, ALICE)
    session = await backend.sessions.load(card.table.id)
    assert session.setting.seats == (BLUE, RED), "as they joined"
    assert commitment(session.table.secret) == card.commitment
    secret = session.table.secret
    head = Head(session.setting, RULES_VERSION, card.commitment, ("41", "42"), secret.hex())
    assert session.key == key_of(head)
    drawn = [draw for step in await backend.sessions.steps(card.table.id) for draw in step.draws]
    assert [session.chance.draw(n, draw.size) for n, draw in enumerate(drawn, 1)] == [draw.number for draw in drawn]


async def seated_two(backend: Backend) -> int:
    """A lobby that may begin."""
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, ALICE, RED, backend.press())
    await backend.lobbies.join(table, BOB, BLUE, backend.press())
    return table


async def test_while_it_starts_nothing_can_be_changed(backend: Backend) -> None:
    """Not by anybody: seats, words, options and pace stand in the list that is being posted."""
    table = await seated_two(backend)
    listed = await backend.starts.start(table, ALICE)
    changes: list[object] = [
        backend.lobbies.join(table, CAROL, GREEN, backend.press()),
        backend.lobbies.join(table, BOB, GREEN, backend.press()),
        backend.lobbies.leave(table, BOB),
        backend.lobbies.say_word(table, BOB, "Mellon"),
        backend.lobbies.seat_ai(table, ALICE, GREEN),
        backend.lobbies.remove(table, ALICE, BLUE),
        backend.lobbies.seat_first(table, ALICE, BLUE),
        backend.lobbies.choose(table, ALICE, {"wood": "light"}),
        backend.lobbies.set_pace(table, ALICE, BRISK),
        backend.sessions.load(table),
    ]
    assert {await refused(change) for change in changes} == {"table-starting"}
    frozen = await backend.lobbies.card(table)
    assert (frozen.seats, frozen.options, frozen.table) == (listed.seats, listed.options, listed.table)


async def test_nothing_is_drawn_before_the_list_is_posted(backend: Backend) -> None:
    """However often the program is killed in between: after the press, after the post, and as the game begins."""
    table = await seated_two(backend)
    await backend.starts.start(table, ALICE)
    assert await drawn(backend, table) == 0
    await backend.restart()
    assert await drawn(backend, table) == 0
    assert [row.kind for row in await backend.waiting_rows(table)].count(SeatList.kind) == 1
    (timer,) = await backend.mark_listed(table)
    await backend.restart()
    assert await drawn(backend, table) == 0
    assert await backend.timers(table, BEGIN_GAME) == (timer,)
    await backend.starts.begin_when_due(timer)
    before = await drawn(backend, table)
    assert before > 0
    assert await backend.timers(table, BEGIN_GAME) == ()
    await backend.restart()
    await backend.starts.begin_when_due(timer)
    assert await drawn(backend, table) == before


async def test_a_list_that_discord_refuses_opens_the_lobby_again(backend: Backend) -> None:
    table = await seated_two(backend)
    await backend.starts.start(table, ALICE)
    assert await backend.mark_listed(table, refused=50035) == ()
    assert (await backend.lobbies.card(table)).table.state == "lobby"
    notes = [row.content.payload() for row in await backend.waiting_rows(table) if isinstance(row.content, Note)]
    assert notes == [{"note": "start-refused", "code": "50035"}]
    await backend.lobbies.join(table, CAROL, GREEN, backend.press())
    await backend.start(table, ALICE)
    assert (await backend.sessions.load(table)).seat_of(CAROL) == GREEN


async def test_a_table_is_closed_while_it_starts(backend: Backend) -> None:
    table = await seated_two(backend)
    await backend.starts.start(table, ALICE)
    (timer,) = await backend.mark_listed(table)
    assert await refused(backend.lobbies.close(table, BOB)) == "not-host"
    await backend.lobbies.close(table, ALICE)
    await backend.starts.begin_when_due(timer)
    assert await refused(backend.sessions.load(table)) == "table-closed"
    assert await drawn(backend, table) == 0
    await backend.lobby()


async def drawn(backend: Backend, table: int) -> int:
    """How many draws are written for a table."""
    steps = await backend.store.read(lambda tx: tx.steps.between(table, 0, 10**6))
    return sum(len(step.draws) for step in steps)


# ---- contributions


async def test_a_seat_shows_the_number_of_its_press_until_a_word_replaces_it(backend: Backend) -> None:
    table = (await backend.lobby()).table.id
    card = await backend.lobbies.join(table, ALICE, RED, 41)
    assert card.seats[RED].contribution == "41"
    for word in ("Mellon", "  parle, ami  ", "é" * 32, "7 rings", "🎲"):
        card = await backend.lobbies.say_word(table, ALICE, word)
        assert card.seats[RED].contribution == word.strip()
    assert await refused(backend.lobbies.say_word(table, STRANGER, "Mellon")) == "no-seat-taken"


@pytest.mark.parametrize(
    "word",
    [
        "",
        "  ",
        "x" * 33,
        "two\nlines",
        "<@1001>",
        "<@&7>",
        "<#77>",
        "@everyone",
        "@HERE now",
        "a\u202eb",
        "\x00",
        "a\ufe0f",
        "\u3164",
        "\u2800",
        "a\u034fb",
        "12345",
        "\u0663",
        "<t:1700000000:R>",
        "<:x:12345>",
        "https://x.y",
    ],
)
async def test_what_is_no_word_is_refused(backend: Backend, word: str) -> None:
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, ALICE, RED, 41)
    assert await refused(backend.lobbies.say_word(table, ALICE, word)) == "bad-word"
    assert (await backend.lobbies.card(table)).seats[RED].contribution == "41"


async def test_nobody_gets_another_contribution_by_joining_again(backend: Backend) -> None:
    """Not by leaving, changing seats, being removed, nor over a restart: one could try until the dice please."""
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, BOB, RED, 41)
    await backend.lobbies.leave(table, BOB)
    card = await backend.lobbies.join(table, BOB, BLUE, 42)
    assert card.seats[BLUE].contribution == "41"
    card = await backend.lobbies.join(table, BOB, GREEN, 43)
    assert card.seats[GREEN].contribution == "41"
    await backend.lobbies.say_word(table, BOB, "Mellon")
    await backend.lobbies.remove(table, ALICE, GREEN)
    await backend.restart()
    card = await backend.lobbies.join(table, BOB, RED, 44)
    assert card.seats[RED].contribution == "Mellon"


async def test_an_ai_adds_nothing_and_so_changes_no_key(backend: Backend) -> None:
    """A host removes and adds an AI as often as they like: with the same seats the dice are the same."""
    keys = set()
    for time in range(3):
        backend.write("UPDATE tables SET state = 'closed'")
        table = (await backend.lobby()).table.id
        backend.write("UPDATE tables SET secret = ? WHERE id = ?", b"\x07" * 32, table)
        await backend.lobbies.join(table, ALICE, RED, 41)
        for _ in range(time):
            await backend.lobbies.seat_ai(table, ALICE, BLUE)
            await backend.lobbies.remove(table, ALICE, BLUE)
        await backend.lobbies.seat_ai(table, ALICE, BLUE)
        await backend.start(table, ALICE)
        session = await backend.sessions.load(table)
        assert session.seats[BLUE].contribution == ""
        keys.add(session.key)
    assert len(keys) == 1


async def test_a_seat_that_changes_hands_keeps_what_its_first_player_added(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB, "ai")
    table, key = session.table.id, session.key
    await backend.sessions.give(table, ALICE, BLUE, "ai")
    await backend.sessions.give(table, ALICE, GREEN, CAROL)
    await backend.restart()
    later = await backend.sessions.load(table)
    assert later.seats[GREEN].person == CAROL
    assert later.key == key


# ---- the order of seats


async def test_seats_play_as_they_were_taken(backend: Backend) -> None:
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, ALICE, GREEN, 41)
    await backend.lobbies.join(table, BOB, RED, 42)
    await backend.lobbies.join(table, ALICE, BLUE, 43)
    await backend.start(table, ALICE)
    await backend.restart()
    session = await backend.sessions.load(table)
    assert session.setting.seats == (BLUE, RED), "a player who changes the colour keeps the place"


async def test_who_leaves_and_comes_back_sits_last(backend: Backend) -> None:
    table = await seated_two(backend)
    await backend.lobbies.leave(table, ALICE)
    card = await backend.lobbies.join(table, ALICE, RED, backend.press())
    assert list(card.order) == [BLUE, RED]
