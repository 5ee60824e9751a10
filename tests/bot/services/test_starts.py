"""The start of a game whose list names a round of the public beacon: it waits for that round, and for no other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from support.made_up.game_fixture import ALICE, BLUE, BOB, RED, Backend, begin_listed, mark_listed
from support.processes.fake_relay import NAMED_AT, ROUND, FakeRelay
from support.processes.quicknet import SIGNATURES

from bot.messages import LobbyCard, Note, SeatList
from bot.services.beacon import LEAD
from bot.services.lobbies import LobbyService
from bot.services.starts import StartService
from bot.store.models import BEGIN_GAME, STARTING, Timer
from rules import Refused
from rules.records import QUICKNET, Round, read_record, verify

DUE = QUICKNET.time_of(ROUND)


class BeaconTable:
    """A lobby of Alice (its host) and Bob, on a program that uses the beacon, with one relay."""

    def __init__(self, backend: Backend, relay: FakeRelay, table: int) -> None:
        self.backend, self.relay, self.table = backend, relay, table
        self.program()

    def program(self, *, skippable: bool = False) -> None:
        """The service as another run of the program has it."""
        backend = self.backend
        self.starts = StartService(
            *(backend.runner, backend.scheduler, self.relay.client, backend.announced.append),
            uses_beacon=True,
            skippable=skippable,
        )

    async def listed(self, posted: int = 0) -> tuple[Timer, ...]:
        """Discord posts the list now, or at this moment by its own clock."""
        return await mark_listed(self.backend.store, self.starts, self.table, self.backend.clock.at, posted=posted)

    async def fire(self) -> None:
        """The timer that begins the game fires when it is due, and what it fetches arrives."""
        (timer,) = await self.backend.timers(self.table, BEGIN_GAME)
        self.backend.clock.at = max(self.backend.clock.at, timer.due_at)
        await self.starts.begin_when_due(timer)
        await asyncio.gather(*self.starts._fetching.values())

    async def row(self) -> tuple[str, Round | None]:
        table = await self.backend.store.read(lambda tx: tx.tables.get(self.table))
        assert table is not None
        return table.state, table.beacon

    async def notes(self) -> list[str]:
        rows = await self.backend.waiting_rows(self.table)
        return [row.content.note for row in rows if isinstance(row.content, Note)]


@pytest_asyncio.fixture
async def at_table(backend: Backend) -> AsyncIterator[BeaconTable]:
    backend.clock.at = NAMED_AT
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, ALICE, RED, 41)
    await backend.lobbies.join(table, BOB, BLUE, 42)
    async with FakeRelay() as relay:
        yield BeaconTable(backend, relay, table)


async def test_the_game_begins_with_the_round_that_the_list_names(at_table: BeaconTable) -> None:
    await at_table.starts.start(at_table.table, ALICE)
    assert await at_table.row() == (STARTING, Round(QUICKNET.hash, ROUND))
    (timer,) = await at_table.listed()
    assert timer.due_at > DUE >= at_table.backend.clock.at + LEAD
    await at_table.fire()
    assert at_table.relay.asked == [ROUND]
    assert await at_table.row() == ("running", Round(QUICKNET.hash, ROUND, SIGNATURES[ROUND]))
    assert await at_table.backend.timers(at_table.table, BEGIN_GAME) == ()


async def test_its_record_carries_the_round_and_verifies(at_table: BeaconTable) -> None:
    await at_table.starts.start(at_table.table, ALICE)
    await at_table.listed()
    await at_table.fire()
    await at_table.backend.restart()
    await at_table.backend.sessions.end(at_table.table, ALICE)
    record = read_record(await at_table.backend.sessions.export(at_table.table))
    assert record.head.beacon == Round(QUICKNET.hash, ROUND, SIGNATURES[ROUND])
    assert record.head.contributions == ("41", "42")
    game = at_table.backend.games["squirrels"]
    assert verify(record, lambda setting: game.compose(setting)).recomputed


async def test_without_a_relay_it_waits_for_that_very_round_and_says_so_once(at_table: BeaconTable) -> None:
    at_table.relay.up = False
    await at_table.starts.start(at_table.table, ALICE)
    await at_table.listed()
    for _ in range(8):
        await at_table.fire()
    assert set(at_table.relay.asked) == {ROUND}
    assert await at_table.row() == (STARTING, Round(QUICKNET.hash, ROUND))
    assert await at_table.notes() == ["beacon-late"]
    at_table.relay.up = True
    await at_table.fire()
    assert await at_table.row() == ("running", Round(QUICKNET.hash, ROUND, SIGNATURES[ROUND]))


async def test_a_program_killed_while_it_waits_goes_on_waiting(at_table: BeaconTable) -> None:
    at_table.relay.up = False
    await at_table.starts.start(at_table.table, ALICE)
    await at_table.listed()
    for _ in range(4):
        await at_table.fire()
        await at_table.backend.restart()
        at_table.program()
    assert await at_table.notes() == ["beacon-late"]
    at_table.relay.up = True
    await at_table.fire()
    assert (await at_table.row())[0] == "running"


async def test_a_list_that_is_posted_too_late_names_another_round(at_table: BeaconTable) -> None:
    """Between the post and its round lie at least 30 seconds, or anybody could know the round as the list is posted."""
    await at_table.starts.start(at_table.table, ALICE)
    at_table.backend.clock.at = DUE - LEAD + 1
    assert await at_table.listed() == ()
    state, named = await at_table.row()
    assert named is not None
    assert state == STARTING
    assert QUICKNET.time_of(named.number) >= at_table.backend.clock.at + LEAD
    (again,) = [row for row in await at_table.backend.waiting_rows(at_table.table) if isinstance(row.content, SeatList)]
    assert again.content.payload() == {"again": True}
    (timer,) = await at_table.listed()
    assert timer.due_at > QUICKNET.time_of(named.number)


async def test_a_clock_that_is_behind_names_no_round_that_is_public(at_table: BeaconTable) -> None:
    """Discord dates the list; the machine's clock is an hour behind."""
    await at_table.starts.start(at_table.table, ALICE)
    discord = at_table.backend.clock.at + 3600
    assert await at_table.listed(discord) == ()
    _, named = await at_table.row()
    assert named is not None
    assert QUICKNET.time_of(named.number) >= discord + LEAD
    assert len(await at_table.listed(discord + 2)) == 1
    assert await at_table.row() == (STARTING, named)


async def test_a_list_that_is_posted_just_in_time_keeps_its_round(at_table: BeaconTable) -> None:
    await at_table.starts.start(at_table.table, ALICE)
    at_table.backend.clock.at = DUE - LEAD
    assert len(await at_table.listed()) == 1
    assert await at_table.row() == (STARTING, Round(QUICKNET.hash, ROUND))


async def late(at_table: BeaconTable) -> None:
    """No relay answers, and the table was told."""
    at_table.relay.up = False
    await at_table.starts.start(at_table.table, ALICE)
    await at_table.listed()
    for _ in range(3):
        await at_table.fire()


async def test_nobody_starts_without_it_unless_the_setting_allows_it(at_table: BeaconTable) -> None:
    await late(at_table)
    assert not await at_table.starts.may_start_without_beacon(at_table.table)
    with pytest.raises(Refused, match="beacon-not-late"):
        await at_table.starts.start_without_beacon(at_table.table, ALICE)
    assert (await at_table.row())[0] == STARTING


async def test_a_table_whose_round_may_be_known_cannot_be_closed(at_table: BeaconTable) -> None:
    """Whoever knows the round knows the deal; another table would have another one."""
    lobbies, clock = at_table.backend.lobbies, at_table.backend.clock
    await at_table.starts.start(at_table.table, ALICE)
    await at_table.listed()
    clock.at = DUE - LEAD
    for moderator in (False, True):
        with pytest.raises(Refused, match="round-may-be-known"):
            await lobbies.close(at_table.table, ALICE, moderator=moderator)
    assert (await at_table.row())[0] == STARTING
    clock.at = DUE - LEAD - 1
    await lobbies.close(at_table.table, ALICE)
    assert (await at_table.row())[0] == "closed"


async def test_nobody_gets_another_deal_by_being_forgotten(at_table: BeaconTable) -> None:
    """Until the round may be known a table that nobody else sits at is closed; then its AIs play."""
    forget, clock = at_table.backend.personal_data.erase, at_table.backend.clock
    await at_table.starts.start(at_table.table, ALICE)
    await at_table.listed()
    await forget(BOB)
    clock.at = DUE - LEAD
    await forget(ALICE)
    assert (await at_table.row())[0] == STARTING
    await at_table.fire()
    await at_table.backend.sessions.wait_until_idle()
    record = read_record(await at_table.backend.sessions.export(at_table.table))
    assert record.head.contributions == ("41", "42"), "the list stays as it was posted"
    assert {line.by for line in record.lines[1:]} == {"ai"}


async def test_a_table_that_only_the_forgotten_sat_at_is_closed_before_its_round(at_table: BeaconTable) -> None:
    await at_table.starts.start(at_table.table, ALICE)
    await at_table.listed()
    await at_table.backend.personal_data.erase(BOB)
    at_table.backend.clock.at = DUE - LEAD - 1
    await at_table.backend.personal_data.erase(ALICE)
    assert (await at_table.row())[0] == "closed"
    assert await at_table.backend.timers(at_table.table, BEGIN_GAME) == ()
    assert LobbyCard.kind in [row.kind for row in await at_table.backend.waiting_rows(at_table.table)]


async def test_a_table_that_waits_in_vain_is_closed_where_it_may_start_without_the_round(at_table: BeaconTable) -> None:
    await late(at_table)
    with pytest.raises(Refused, match="round-may-be-known"):
        await at_table.backend.lobbies.close(at_table.table, ALICE)
    backend = at_table.backend
    lobbies = LobbyService(backend.runner, backend.announced.append, beacon_skippable=True)
    await lobbies.close(at_table.table, ALICE)
    assert (await at_table.row())[0] == "closed"


async def test_where_it_is_allowed_the_host_starts_without_it_and_the_record_says_so(at_table: BeaconTable) -> None:
    at_table.program(skippable=True)
    await at_table.starts.start(at_table.table, ALICE)
    await at_table.listed()
    with pytest.raises(Refused, match="beacon-not-late"):
        await at_table.starts.start_without_beacon(at_table.table, ALICE)
    at_table.relay.up = False
    for _ in range(3):
        await at_table.fire()
    assert await at_table.starts.may_start_without_beacon(at_table.table)
    with pytest.raises(Refused, match="not-host"):
        await at_table.starts.start_without_beacon(at_table.table, BOB)
    await at_table.starts.start_without_beacon(at_table.table, ALICE)
    assert await at_table.row() == ("running", Round(QUICKNET.hash, ROUND, skipped=True))
    await at_table.backend.sessions.end(at_table.table, ALICE)
    record = read_record(await at_table.backend.sessions.export(at_table.table))
    assert record.head.beacon == Round(QUICKNET.hash, ROUND, skipped=True)


async def test_a_program_whose_beacon_was_switched_off_still_waits_for_a_round_that_was_named(
    at_table: BeaconTable,
) -> None:
    await at_table.starts.start(at_table.table, ALICE)
    await at_table.listed()
    backend = at_table.backend
    at_table.starts = StartService(backend.runner, backend.scheduler, at_table.relay.client, backend.announced.append)
    await at_table.fire()
    assert await at_table.row() == ("running", Round(QUICKNET.hash, ROUND, SIGNATURES[ROUND]))


async def test_without_the_beacon_no_round_is_named(backend: Backend) -> None:
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, ALICE, RED, 41)
    await backend.lobbies.join(table, BOB, BLUE, 42)
    await backend.starts.start(table, BOB)
    await begin_listed(backend.store, backend.starts, table, backend.clock.at)
    assert (await backend.sessions.load(table)).table.beacon is None
