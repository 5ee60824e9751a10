"""What is for ever has three times the pace's time; a reward whose time runs out is kept until the next war starts."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from support.made_up.game_fixture import ALICE, BOB, CAROL, CHANNEL, Backend
from support.made_up.swift_wars import SWIFT

from bot.game.deadlines import DUE, REMIND
from bot.messages import DirectNote, Note, Reminder
from bot.pace import DAILY, FRIENDLY, Pace
from bot.refusals import RewardsLapse, WarUnderWay
from bot.services.campaigns import CampaignService
from bot.services.reminders import ReminderService
from bot.services.timeouts import TimeoutService
from bot.store.models import NewTable
from bot.words import words
from bot.words.notes import note_text
from rules import Player, Refused
from rules.kernel.values import NotAsked
from rules.legacy.campaign.campaign import GAMES, Campaign, OwedReward
from rules.legacy.campaign.chain import read_campaign, write_campaign
from rules.legacy.campaign.rewards import DestroyCard, FoundCity, PutOff, ToNameWorld, UpgradeCard
from rules.records import verify_chain

RED, BLUE, YELLOW = map(Player, ("red", "blue", "yellow"))
H = 3600


class Wars:
    """A bot on which wars of Legacy begin with their rewards, and time passes."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend

    async def restart(self) -> None:
        await self.backend.restart()
        self.timeouts = TimeoutService(self.backend.runner, self.backend.scheduler)
        ReminderService(self.backend.runner, self.backend.scheduler, _stays)
        self.campaigns = CampaignService(self.backend.runner)

    async def fought(self, pace: Pace = DAILY) -> int:
        """A war of Alice, Bob and Carol that red, Alice, has just won; her reward is asked. Returns its table."""
        table = (await self.backend.lobbies.open(NewTable(1, CHANNEL, ALICE, "legacy", {}, "en", pace))).table.id
        await self.seat(table)
        await self.backend.start(table, ALICE)
        return table

    async def seat(self, table: int) -> None:
        for seat, person in zip((RED, BLUE, YELLOW), (ALICE, BOB, CAROL), strict=True):
            await self.backend.lobbies.join(table, person, seat, self.backend.press())

    async def later(self, seconds: int) -> None:
        """Let time pass, and run the timers that fall due, each at its moment."""
        end = self.backend.clock.at + seconds
        while True:
            at = await self.backend.store.read(lambda tx: tx.timers.next(self.backend.clock.at))
            if at is None or at > end:
                break
            self.backend.clock.at = max(at, self.backend.clock.at)
            await self.backend.scheduler.fire_due()
        self.backend.clock.at = end

    async def asked(self, table: int) -> list[int | None]:
        return [waiting.person for waiting in (await self.backend.sessions.load(table)).list_waiting()]

    async def told(self, table: int) -> list[str]:
        """The notes in the channel, in English."""
        rows = await self.backend.waiting_rows(table)
        return [note_text(row.content, words("en", "legacy")) for row in rows if isinstance(row.content, Note)]

    async def kept(self) -> Campaign:
        stored = await self.backend.store.read(lambda tx: tx.campaigns.get(1))
        assert stored is not None
        return read_campaign(stored.kept)

    async def take(self, person: int, action: type[Any], **fields: Any) -> None:
        """Take a reward that was kept."""
        campaign = await self.campaigns.here(1, CHANNEL)
        session = await self.campaigns.question(campaign, person)
        assert session is not None
        (number,) = session.state.pending
        await self.campaigns.take_reward(1, person, action(number, session.seat_held_by(person), **fields))


async def _stays(guild: int | None, person: int) -> bool:
    return False


@pytest.fixture
async def wars(backend: Backend) -> Wars:
    backend.games = {"legacy": SWIFT}
    made = Wars(backend)
    await made.restart()
    return made


async def test_a_reward_has_three_times_the_time_and_its_reminders(wars: Wars) -> None:
    table = await wars.fought()
    begun = wars.backend.clock.now()
    [due] = await wars.backend.timers(table, DUE)
    assert due.due_at == begun + 72 * H
    [remind] = await wars.backend.timers(table, REMIND)
    assert remind.due_at == begun + 36 * H
    await wars.later(71 * H)
    sent = [row.kind for row in await wars.backend.waiting_rows(table)]
    assert sent.count(Reminder.kind) == 1
    assert any("Red" in line for line in await wars.told(table))
    assert await wars.asked(table) == [ALICE]


async def test_without_deadlines_it_waits_and_reminds_as_ever(wars: Wars) -> None:
    table = await wars.fought(FRIENDLY)
    await wars.later(40 * 24 * H)
    assert await wars.asked(table) == [ALICE]
    assert [row.kind for row in await wars.backend.waiting_rows(table)].count(DirectNote.kind) <= 1


async def test_a_reward_whose_time_runs_out_is_kept_and_the_next_goes_on(wars: Wars) -> None:
    table = await wars.fought()
    await wars.later(73 * H)
    assert await wars.asked(table) == [BOB]
    session = await wars.backend.sessions.load(table)
    assert not session.seats[RED].away
    assert session.seats[RED].missed == 0
    told = await wars.told(table)
    assert "⏳ Red missed the deadline. For this one question the caretaker plays: choose later." in told
    await wars.backend.say(table, BOB, UpgradeCard, where="japan")
    await wars.later(73 * H)
    session = await wars.backend.sessions.load(table)
    assert session.state.winners == (RED,)
    assert (await wars.kept()).owed == (OwedReward("m1", won=True), OwedReward("m3", won=False, lands=("peru",)))


async def test_its_owner_takes_it_until_the_next_war_starts_and_the_chain_proves_it(wars: Wars) -> None:
    first = await wars.fought()
    await wars.backend.say(first, ALICE, PutOff)
    await wars.backend.say(first, BOB, PutOff)
    await wars.backend.say(first, CAROL, UpgradeCard, where="peru")
    await wars.restart()
    await wars.take(ALICE, FoundCity, where="iceland", name="Port-aux-Ours")
    city = (await wars.kept()).cities["iceland"]
    assert (city.kind, city.name, city.founder) == ("major", "Port-aux-Ours", "m1")
    last = (await wars.told(first))[-1]
    assert last == f"The reward of the last war, chosen by <@{ALICE}>: Found the city “Port-aux-Ours” in Iceland."
    assert await wars.campaigns.question(await wars.campaigns.here(1, CHANNEL), ALICE) is None

    lobby = (await wars.backend.lobbies.next_war(1, 1, CHANNEL, ALICE, wars.backend.press())).table.id
    await wars.seat(lobby)
    session = await wars.campaigns.question(await wars.campaigns.here(1, CHANNEL), BOB)
    assert session is not None
    (number,) = session.state.pending
    with pytest.raises(Refused) as asked:
        await wars.backend.start(lobby, ALICE)
    assert asked.value.why == RewardsLapse((BOB,))
    await wars.backend.start(lobby, ALICE, rewards_lapse=True)
    with pytest.raises(Refused) as late:
        await wars.campaigns.take_reward(1, BOB, UpgradeCard(number, session.seat_held_by(BOB), where="japan"))
    assert late.value.why == WarUnderWay(CHANNEL)
    await wars.backend.say(lobby, ALICE, DestroyCard, where="peru")
    await wars.backend.say(lobby, BOB, UpgradeCard, where="japan")
    await wars.backend.say(lobby, CAROL, FoundCity, where="peru", name="Bellona")
    assert (await wars.kept()).owed == ()
    records = {str(table): await wars.backend.sessions.export(table) for table in (first, lobby)}
    assert len(verify_chain(records, {"legacy": SWIFT}).records) == 2


async def test_the_worlds_name_waits_for_its_namer(wars: Wars) -> None:
    """After the fifteenth war: the time for the name runs out, and it is given between two wars."""
    first = await wars.fought()
    await wars.later(4 * 72 * H)
    assert (await wars.backend.sessions.load(first)).over
    fifteenth = write_campaign(replace(await wars.kept(), game=GAMES))
    await wars.backend.store.transact(lambda tx: tx.campaigns.keep(1, fifteenth))
    lobby = (await wars.backend.lobbies.next_war(1, 1, CHANNEL, ALICE, wars.backend.press())).table.id
    await wars.seat(lobby)
    await wars.backend.start(lobby, ALICE, rewards_lapse=True)
    await wars.later(3 * 72 * H + 1)
    session = await wars.backend.sessions.load(lobby)
    assert [type(waiting.decision) for waiting in session.list_waiting()] == [ToNameWorld]
    [due] = await wars.backend.timers(lobby, DUE)
    assert 0 <= wars.backend.clock.now() + 72 * H - due.due_at < 10
    await wars.later(73 * H)
    assert (await wars.backend.sessions.load(lobby)).over
    named = await wars.campaigns.rename(1, ALICE, "", "Terra Nova")
    assert named.title == "Terra Nova"


async def test_it_is_taken_while_the_lobby_of_the_next_war_is_open(wars: Wars) -> None:
    first = await wars.fought()
    for person in (ALICE, BOB, CAROL):
        await wars.backend.say(first, person, PutOff)
    await wars.backend.lobbies.next_war(1, 1, CHANNEL, BOB, wars.backend.press())
    await wars.take(CAROL, UpgradeCard, where="peru")
    assert (await wars.kept()).coins == {"peru": 2}


async def test_nobody_takes_what_is_not_kept_for_them(wars: Wars) -> None:
    first = await wars.fought()
    await wars.backend.say(first, ALICE, PutOff)
    await wars.backend.say(first, BOB, UpgradeCard, where="japan")
    await wars.backend.say(first, CAROL, UpgradeCard, where="peru")
    assert await wars.campaigns.question(await wars.campaigns.here(1, CHANNEL), BOB) is None
    with pytest.raises(Refused) as stolen:
        await wars.campaigns.take_reward(1, BOB, DestroyCard(1, RED, where="peru"))
    assert stolen.value.why == NotAsked(1)
