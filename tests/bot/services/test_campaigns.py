"""Campaigns: what a war begins with, what it leaves, who is behind its members, and what is forgotten."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Awaitable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest
from msgspec import structs
from support.made_up.game_fixture import ALICE, BOB, CAROL, CHANNEL, STRANGER, Backend
from support.made_up.swift_wars import SWIFT, VOTED

from bot.channels.parking import Parking
from bot.cli.verify import chain_report, report
from bot.game.commit import Change
from bot.game.lobby import before_game
from bot.game.session import Outcome, Session
from bot.game.vote_rules import CAMPAIGN_HOST, CAMPAIGN_NAME, END_CAMPAIGN
from bot.messages import Note, SealPost, Story
from bot.refusals import (
    CampaignFull,
    CampaignOptions,
    InCampaignAlready,
    NoCampaignVote,
    NotInCampaign,
    SeatedAlready,
    SeatTaken,
    TooManyTables,
    WarUnderWay,
)
from bot.services.lobbies import LobbyService
from bot.services.voting.campaign_votes import about_name
from bot.services.voting.outcomes import go_back
from bot.services.voting.votes import VoteService
from bot.services.workload import Workload
from bot.store import Transaction
from bot.store.models import PUBLIC, REMOVAL, CampaignMember, NewTable, SealedTexts, Timer, Vote
from bot.ui.posts.seal import seal_layout
from bot.ui.posts.story import turns_to_tell
from bot.ui.replay.campaign import sum_up_chain
from bot.words import words
from bot.words.campaigns import history
from bot.words.notes import note_text
from bot.words.refusals import refusal_text
from bot.words.seats import naming
from bot.words.status import status
from bot.words.times import day as date_of
from rules import NOBODY, Player, Refusal, Refused, Unreadable
from rules.ai import Character
from rules.legacy.campaign.ballot import VotePowers
from rules.legacy.campaign.campaign import Campaign, Seated
from rules.legacy.campaign.chain import (
    NotTheNamer,
    campaign_after,
    opens_at_once,
    read_before,
    read_campaign,
    write_campaign,
)
from rules.legacy.campaign.rewards import DestroyCard, FoundCity, PutOff, UpgradeCard
from rules.legacy.campaign.seals import LABELS, seal
from rules.records import KEPT, SEALS, BrokenChain, commitment, read_record, verify, verify_chain

RED, BLUE, YELLOW = map(Player, ("red", "blue", "yellow"))
DORA = 1004


@pytest.fixture
async def wars(backend: Backend) -> Backend:
    """A bot on which Risk Legacy is played, and every war begins with its rewards."""
    backend.games = {"legacy": SWIFT}
    await backend.restart()
    return backend


async def seated(wars: Backend, table: int, *people: int | None) -> None:
    """Seat these and nobody else in red, blue and yellow (None: an AI)."""
    await wars.store.transact(lambda tx: tx.tables.empty_seats(table, [*tx.tables.seats(table)]))
    for seat, person in zip((RED, BLUE, YELLOW), people, strict=False):
        if person is None:
            await wars.lobbies.seat_ai(table, ALICE, seat)
        else:
            await wars.lobbies.join(table, person, seat, wars.press())


async def first_war(wars: Backend, *people: int | None) -> int:
    """A first war that has begun, with these in red, blue and yellow (None: an AI); red has won. Returns its table."""
    table = (await wars.lobbies.open(NewTable(1, CHANNEL, ALICE, "legacy", {"card-draw": "must"}, "en"))).table.id
    await seated(wars, table, *people)
    await wars.start(table, ALICE)
    return table


async def rewarded(wars: Backend, table: int, winner: int = ALICE) -> None:
    """The winner founds a city; Bob and Carol upgrade a card each."""
    await wars.say(table, winner, FoundCity, where="iceland", name="Port-aux-Ours")
    await wars.say(table, BOB, UpgradeCard, where="japan")
    await wars.say(table, CAROL, UpgradeCard, where="peru")


async def next_lobby(wars: Backend, *people: int | None) -> int:
    """The lobby of the second war, with these people seated."""
    first = await first_war(wars, ALICE, BOB, CAROL)
    await rewarded(wars, first)
    table = (await wars.lobbies.rematch(first, BOB, wars.press(), 1)).table.id
    await seated(wars, table, *people)
    return table


async def second_war(wars: Backend) -> int:
    """A second war of Alice, Bob and Carol that has begun, after one at table 1. Returns its table."""
    table = await next_lobby(wars, ALICE, BOB, CAROL)
    await wars.start(table, BOB)
    return table


async def kept(wars: Backend, campaign: int = 1) -> Campaign:
    stored = await wars.store.read(lambda tx: tx.campaigns.get(campaign))
    assert stored is not None
    return read_campaign(stored.kept)


async def test_ais_are_as_strong_in_the_next_war_as_they_were_last(wars: Backend) -> None:
    first = await first_war(wars, ALICE, None, None)
    seats = await wars.store.read(lambda tx: tx.tables.seats(first))
    chosen = [
        replace(seats[BLUE], character=Character("hard")),
        replace(seats[YELLOW], next_character=Character("easy")),
    ]
    await wars.store.transact(lambda tx: [tx.tables.save_seat(first, seat) for seat in chosen])
    await wars.say(first, ALICE, FoundCity, where="iceland", name="Port-aux-Ours")
    lobby = await wars.lobbies.next_war(1, 1, CHANNEL, ALICE, wars.press())
    assert {seat.colour: str(seat.character) for seat in lobby.order.values() if seat.ai} == {
        BLUE: "hard",
        YELLOW: "easy",
    }


async def exported(wars: Backend) -> dict[str, str]:
    """The files of the campaign's export, by their names."""
    with zipfile.ZipFile(io.BytesIO(await wars.campaigns.export(1))) as folder:
        return {name: folder.read(name).decode() for name in folder.namelist()}


async def people(wars: Backend) -> list[Any]:
    ((newest,),) = wars.rows("SELECT max(id) FROM campaigns")
    members = await wars.store.read(lambda tx: tx.campaigns.members(newest))
    return [(one.member, one.person or one.ai) for one in members.values()]


async def test_a_war_leaves_its_board_to_the_next_one(wars: Backend) -> None:
    first = await first_war(wars, ALICE, BOB, CAROL)
    assert (await kept(wars)).game == 1
    await rewarded(wars, first)
    await wars.restart()
    left = await kept(wars)
    assert (left.game, left.cities["iceland"].name, left.count_signatures("m1")) == (2, "Port-aux-Ours", 1)

    lobby = await wars.lobbies.rematch(first, BOB, wars.press(), 1)
    assert (lobby.table.war, lobby.table.host) == (2, ALICE), "the campaign's host"
    assert {seat: taken.person for seat, taken in lobby.order.items()} == {RED: ALICE, BLUE: BOB, YELLOW: CAROL}
    assert set(lobby.kept) == {RED, YELLOW}, "Bob has pressed"
    assert lobby.options["card-draw"] == "must"
    await seated(wars, lobby.table.id, ALICE, DORA, BOB)
    await wars.start(lobby.table.id, DORA)
    campaign, members = read_before((await wars.sessions.load(lobby.table.id)).setting)
    assert members == {RED: "m1", BLUE: "m4", YELLOW: "m2"}
    assert campaign.cities == left.cities
    assert await people(wars) == [("m1", ALICE), ("m2", BOB), ("m3", CAROL), ("m4", DORA)]

    await wars.say(lobby.table.id, ALICE, DestroyCard, where="peru")
    await wars.say(lobby.table.id, DORA, UpgradeCard, where="japan")
    await wars.say(lobby.table.id, BOB, FoundCity, where="peru", name="Bellona")
    records = {str(table): await wars.sessions.export(table) for table in (first, lobby.table.id)}
    left = await kept(wars)
    assert (left.game, left.destroyed) == (3, ("peru",))
    end = verify_chain(records, {"legacy": SWIFT}).end
    assert end is not None
    assert campaign_after(end) == left


async def test_ais_are_members_with_a_name_that_they_keep(wars: Backend) -> None:
    first = await first_war(wars, ALICE, None, None)
    assert await people(wars) == [("m1", ALICE), ("m2", "Ada"), ("m3", "Otto")]
    await wars.sessions.end(first, ALICE)
    lobby = await wars.lobbies.next_war(1, 1, CHANNEL, ALICE, wars.press())
    assert [(seat, taken.person, taken.ai) for seat, taken in lobby.order.items()] == [
        (RED, ALICE, False),
        (BLUE, None, True),
        (YELLOW, None, True),
    ]
    assert lobby.kept == (), "she who opened it can start"
    await seated(wars, lobby.table.id, ALICE, BOB, None)
    await wars.start(lobby.table.id, ALICE, rewards_lapse=True)
    _, members = read_before((await wars.sessions.load(lobby.table.id)).setting)
    assert members == {RED: "m1", BLUE: "m4", YELLOW: "m2"}


async def test_a_war_that_is_won_counts_although_its_host_ends_it(wars: Backend) -> None:
    """What was signed stays signed; a reward that nobody has taken yet is kept, and the chain holds."""
    first = await first_war(wars, ALICE, BOB, CAROL)
    await wars.say(first, ALICE, FoundCity, where="iceland", name="Port-aux-Ours")
    await wars.sessions.end(first, ALICE)
    session, left = await wars.sessions.load(first), await kept(wars)
    assert session.state.winners == (RED,)
    assert (left.game, left.count_signatures("m1"), [owed.member for owed in left.owed]) == (2, 1, ["m2", "m3"])
    assert [session.seats[seat].missed for seat in (BLUE, YELLOW)] == [0, 0]
    assert await wars.campaigns.question(await wars.campaigns.get(1), BOB) is not None
    assert (await wars.lobbies.next_war(1, 1, CHANNEL, BOB, wars.press())).table.war == 2
    assert verify_chain(await exported(wars), {"legacy": SWIFT}).whole


async def test_one_war_at_a_time_and_only_for_its_players(wars: Backend) -> None:
    first = await first_war(wars, ALICE, BOB, CAROL)
    with pytest.raises(Refused) as running:
        await wars.lobbies.next_war(1, 1, CHANNEL + 1, ALICE, wars.press())
    assert running.value.why == WarUnderWay(CHANNEL)
    await wars.sessions.end(first, ALICE)
    with pytest.raises(Refused) as stranger:
        await wars.lobbies.next_war(1, 1, CHANNEL, STRANGER, wars.press())
    assert stranger.value.why == NotInCampaign()
    lobby = await wars.lobbies.next_war(1, 1, CHANNEL, ALICE, wars.press())
    with pytest.raises(Refused) as fixed:
        await wars.lobbies.choose(lobby.table.id, ALICE, {"card-draw": "may"})
    assert fixed.value.why == CampaignOptions()
    await wars.lobbies.close(lobby.table.id, ALICE)
    assert (await wars.lobbies.next_war(1, 1, CHANNEL + 1, BOB, wars.press())).table.channel == CHANNEL + 1


async def test_the_next_war_counts_for_the_campaigns_host_whoever_opens_it(wars: Backend) -> None:
    """Alice is host of the campaign, and of as many tables as one may be; then Bob is."""
    await wars.sessions.end(await first_war(wars, ALICE, BOB, CAROL), ALICE)
    lobbies = LobbyService(wars.runner, wars.announced.append, most_tables=1)
    other = (await lobbies.open(NewTable(1, CHANNEL + 1, ALICE, "legacy", {}, "en"))).table.id
    with pytest.raises(Refused) as full:
        await lobbies.next_war(1, 1, CHANNEL, BOB, wars.press())
    assert full.value.why == TooManyTables(1, ALICE)
    told = {
        reader: refusal_text(full.value.why, words("en"), naming(words("en")), reader=reader) for reader in (ALICE, BOB)
    }
    assert told[ALICE].startswith("You host a table already")
    assert told[BOB].startswith(f"<@{ALICE}> hosts a table already")
    await lobbies.close(other, ALICE)
    await lobbies.open(NewTable(1, CHANNEL + 1, BOB, "legacy", {}, "en"))
    assert (await lobbies.next_war(1, 1, CHANNEL, BOB, wars.press())).table.host == ALICE


async def test_a_list_that_is_refused_begins_no_campaign(wars: Backend) -> None:
    table = (await wars.lobbies.open(NewTable(1, CHANNEL, ALICE, "legacy", {}, "en"))).table.id
    await seated(wars, table, ALICE, BOB, CAROL)
    await wars.starts.start(table, ALICE)
    await wars.mark_listed(table, refused=50001)
    assert wars.rows("SELECT * FROM campaigns") == wars.rows("SELECT * FROM campaign_members") == []
    assert (await wars.lobbies.card(table)).table.before == ""
    await wars.lobbies.leave(table, CAROL)
    await seated(wars, table, ALICE, BOB, DORA)
    await wars.start(table, ALICE)
    assert await people(wars) == [("m1", ALICE), ("m2", BOB), ("m3", DORA)]


async def test_a_forgotten_person_stays_a_member_without_a_name(wars: Backend) -> None:
    first = await first_war(wars, ALICE, BOB, CAROL)
    await rewarded(wars, first)
    told = json.loads(await wars.personal_data.data_of(ALICE))
    (mine,) = told["campaigns"]
    assert (mine["member"], mine["played"], mine["told"], mine["you_host"]) == ("m1", 1, 1, 1)
    before = await wars.sessions.export(first)
    await wars.personal_data.erase(ALICE)
    assert not [row for row in wars.rows("SELECT host, person FROM campaigns, campaign_members") if ALICE in row]
    assert await people(wars) == [("m1", ""), ("m2", BOB), ("m3", CAROL)]
    assert (await kept(wars)).count_signatures("m1") == 1
    assert await wars.sessions.export(first) == before
    assert wars.rows("SELECT host FROM campaigns") == [(BOB,)]


async def test_a_campaign_goes_with_the_last_of_its_tables(wars: Backend) -> None:
    first = await first_war(wars, ALICE, BOB, CAROL)
    await wars.sessions.end(first, ALICE)
    second = (await wars.lobbies.next_war(1, 1, CHANNEL, ALICE, wars.press())).table.id
    await wars.store.transact(lambda tx: tx.erase_table(second))
    assert await kept(wars)
    await wars.store.transact(lambda tx: tx.erase_table(first))
    assert wars.rows("SELECT * FROM campaigns") == wars.rows("SELECT * FROM campaign_members") == []


async def test_a_campaign_moves_to_another_server_with_all_its_games(wars: Backend) -> None:
    first = await first_war(wars, ALICE, BOB, CAROL)
    await wars.sessions.end(first, ALICE)
    second = (await wars.lobbies.next_war(1, 1, CHANNEL, ALICE, wars.press())).table.id
    clock: Any = wars.clock
    await wars.store.transact(lambda tx: tx.timers.set(Timer(first, REMOVAL, 0, clock.now() + 9, pausable=False)))
    parking = Parking(wars.runner, wars.scheduler, AsyncMock(), AsyncMock())
    await parking.move(second, ALICE, 2, CHANNEL + 5)
    assert wars.rows("SELECT guild FROM tables") == [(2,), (2,)]
    assert wars.rows("SELECT guild, number FROM campaigns") == [(2, 1)]
    assert await wars.timers(first, REMOVAL) == ()


@pytest.mark.parametrize(("server", "stays"), [(1, True), (2, False)])
async def test_the_wars_that_are_over_are_watched_no_more_in_another_server(
    wars: Backend, server: int, *, stays: bool
) -> None:
    """Where they were watched, their host could not take their links back. The war that runs has another link."""
    first = await first_war(wars, ALICE, BOB, CAROL)
    await wars.sessions.end(first, ALICE)
    second = (await wars.lobbies.next_war(1, 1, CHANNEL, ALICE, wars.press())).table.id
    for table in (first, second):
        found = await wars.store.read(lambda tx, table=table: tx.tables.get(table))
        await wars.store.transact(lambda tx, found=found: tx.tables.save_watch(found.showing(PUBLIC)))
    before = dict(wars.rows("SELECT id, watch_token FROM tables"))
    await Parking(wars.runner, wars.scheduler, AsyncMock(), AsyncMock()).move(second, ALICE, server, CHANNEL + 5)
    after = dict(wars.rows("SELECT id, watch_token FROM tables"))
    assert (after[first] == before[first]) is stays
    assert after[first] == "" or stays
    assert after[second] not in ("", before[second])


async def test_the_standings_number_a_war_alike_before_and_after_its_end(wars: Backend) -> None:
    first = await first_war(wars, ALICE, BOB, CAROL)
    spoken = words("en", "legacy")

    async def shown() -> str:
        session = await wars.sessions.load(first)
        return status(session.view(None), session.rules, spoken, naming(spoken))

    assert "War 1 of 15" in await shown()
    await rewarded(wars, first)
    assert "War 1 of 15" in await shown()


@pytest.fixture
async def voting(wars: Backend) -> Backend:
    """The same, with a first war of Alice, Bob and Carol that waits for their votes: red is about to win it."""
    wars.games = {"legacy": VOTED}
    await wars.restart()
    assert await first_war(wars, ALICE, BOB, CAROL) == 1
    return wars


async def test_a_war_that_was_called_off_does_not_count(voting: Backend) -> None:
    await voting.sessions.end(1, ALICE)
    left = await kept(voting)
    assert (left.game, left.signatures) == (1, ())
    assert (await voting.lobbies.next_war(1, 1, CHANNEL, BOB, voting.press())).table.war == 1


async def voted(wars: Backend, *people: int) -> None:
    """These vote, and the war is won."""
    for person in people:
        await wars.say(1, person, VotePowers)


async def holders(wars: Backend) -> dict[str, str]:
    """Which member the war's record says has which seat."""
    return {str(seat): member for seat, member in (await wars.sessions.load(1)).state.parts[Seated].members.items()}


async def proved(wars: Backend) -> Campaign:
    """The campaign as its only war's record proves it, and as it is kept."""
    end = verify_chain({"1": await wars.sessions.export(1)}, {"legacy": VOTED}).end
    assert end is not None
    assert campaign_after(end) == await kept(wars)
    return campaign_after(end)


async def told_by_verify(wars: Backend) -> str:
    """What `risk verify` says of the record of the only war."""
    record = read_record(await wars.sessions.export(1))
    return report(record, verify(record, lambda setting: VOTED.ruleset(setting)))


async def test_whoever_takes_a_seat_over_signs_and_is_rewarded(voting: Backend) -> None:
    """A18: a stranger becomes a member; what the war leaves is of whoever holds the seat when it is won."""
    await voting.substitutes.offer(1, ALICE, None)
    await voting.substitutes.take(1, DORA, RED)
    assert await people(voting) == [("m1", ALICE), ("m2", BOB), ("m3", CAROL), ("m4", DORA)]
    await voting.restart()
    await voted(voting, DORA, BOB, CAROL)
    await rewarded(voting, 1, DORA)
    left = await proved(voting)
    assert (left.members, left.count_signatures("m4"), left.count_signatures("m1")) == (("m1", "m2", "m3", "m4"), 1, 0)
    assert "red is held by 'm4' from here on" in await told_by_verify(voting)
    assert left.cities["iceland"].founder == "m4"


async def test_once_a_war_is_won_its_rewards_are_the_winner_s(voting: Backend) -> None:
    """A18: somebody who takes the winner's seat over after the victory takes the reward for them."""
    await voted(voting, ALICE, BOB, CAROL)
    await voting.sessions.give(1, ALICE, RED, DORA)
    await voting.say(1, DORA, FoundCity, where="iceland", name="Port-aux-Ours")
    await voting.sessions.end(1, ALICE)
    assert (await proved(voting)).cities["iceland"].founder == "m1"
    assert await people(voting) == [("m1", ALICE), ("m2", BOB), ("m3", CAROL)]


async def test_an_ai_for_good_holds_the_seat_and_one_for_a_while_does_not(voting: Backend) -> None:
    await voting.substitutes.leave_to_ai(1, BOB)
    assert await holders(voting) == {"red": "m1", "blue": "m2", "yellow": "m3"}
    await voting.sessions.concede(1, CAROL, voting.press())
    assert await holders(voting) == {"red": "m1", "blue": "m2", "yellow": "m4"}
    assert (await people(voting))[-1] == ("m4", "Ada")
    await voting.sessions.give(1, ALICE, YELLOW, None)
    assert await holders(voting) == {"red": "m1", "blue": "m2", "yellow": "m4"}
    await voting.sessions.give(1, ALICE, YELLOW, DORA)
    await voting.sessions.give(1, ALICE, BLUE, "ai")
    assert await holders(voting) == {"red": "m1", "blue": "m4", "yellow": "m5"}


async def test_a_seat_that_came_back_to_its_player_is_theirs(voting: Backend) -> None:
    await voting.sessions.give(1, ALICE, BLUE, DORA)
    await voting.sessions.give(1, ALICE, BLUE, BOB)
    assert await holders(voting) == {"red": "m1", "blue": "m2", "yellow": "m3"}
    await voting.sessions.end(1, ALICE)
    assert (await proved(voting)).members == ("m1", "m2", "m3", "m4")


async def test_going_back_takes_nobody_out_of_a_seat(voting: Backend) -> None:
    await voting.say(1, BOB, VotePowers)
    await voting.sessions.give(1, ALICE, YELLOW, DORA)
    tables = await voting.store.read(lambda tx: tx.tables.of_person(ALICE))

    def back(session: Session, tx: Transaction) -> Change:
        return go_back(voting.runner, tx, session, Vote(1, 1, "rewind", first=1), "yes")

    await voting.runner.play(tables[0].id, back)
    assert await holders(voting) == {"red": "m1", "blue": "m2", "yellow": "m4"}
    assert len((await voting.sessions.load(1)).state.unanswered) == 3
    await voting.sessions.end(1, ALICE)
    assert (await proved(voting)).members == ("m1", "m2", "m3", "m4")


async def test_whoever_is_forgotten_leaves_the_seat_to_an_ai(voting: Backend) -> None:
    """An AI wins under a name of its own; what the forgotten member had signed before stays theirs."""
    await voting.personal_data.erase(ALICE)
    await voting.sessions.wait_until_idle()
    assert await holders(voting) == {"red": "m4", "blue": "m2", "yellow": "m3"}
    assert await people(voting) == [("m1", ""), ("m2", BOB), ("m3", CAROL), ("m4", "Ada")]
    await voted(voting, BOB, CAROL)
    await voting.sessions.end(1, BOB)
    assert (await proved(voting)).members == ("m1", "m2", "m3", "m4")


async def test_whoever_is_forgotten_before_the_first_step_is_an_ai_from_it_on(wars: Backend) -> None:
    """The list is frozen with the person, whose seat an AI has by then: it comes into the record as the game begins."""
    wars.games = {"legacy": VOTED}
    await wars.restart()
    table = (await wars.lobbies.open(NewTable(1, CHANNEL, ALICE, "legacy", {}, "en"))).table.id
    await seated(wars, table, ALICE, BOB, CAROL)
    await wars.starts.start(table, ALICE)
    await wars.personal_data.erase(ALICE)
    await wars.list_posted(table)
    assert await holders(wars) == {"red": "m4", "blue": "m2", "yellow": "m3"}
    steps = await wars.sessions.steps(table)
    assert [step.by for step in steps][:3] == ["game", "table", "ai"]
    assert await people(wars) == [("m1", ""), ("m2", BOB), ("m3", CAROL), ("m4", "Ada")]


async def test_a_full_campaign_takes_in_nobody_more(voting: Backend) -> None:
    """A campaign has at most twenty-four members: then only one of them may take a seat over, or sit down."""
    for number in range(4, 25):
        member = CampaignMember(f"m{number}", 2000 + number)
        await voting.store.transact(lambda tx, one=member: tx.campaigns.add_member(1, one))
    for attempt in (
        voting.sessions.give(1, ALICE, BLUE, DORA),
        voting.substitutes.offer(1, BOB, DORA),
    ):
        with pytest.raises(Refused) as full:
            await attempt
        assert full.value.why == CampaignFull(24)
    await voting.sessions.give(1, ALICE, BLUE, 2005)
    assert (await holders(voting))["blue"] == "m5"
    await voting.sessions.concede(1, CAROL, voting.press())
    assert (await holders(voting))["yellow"] == "m3"
    await voting.sessions.end(1, ALICE)
    lobby = await voting.lobbies.next_war(1, 1, CHANNEL, ALICE, voting.press())
    await seated(voting, lobby.table.id, ALICE, DORA, BOB)
    with pytest.raises(Refused) as stranger:
        await voting.starts.start(lobby.table.id, ALICE)
    assert stranger.value.why == CampaignFull(24)


async def secrets_of(wars: Backend) -> SealedTexts:
    sealed = await wars.store.read(lambda tx: tx.campaigns.seals(1))
    assert sealed is not None
    return sealed


async def test_the_first_list_settles_the_seals(wars: Backend) -> None:
    table = await first_war(wars, ALICE, BOB, CAROL)
    campaign, _ = read_before((await wars.sessions.load(table)).setting)
    sealed = await secrets_of(wars)
    assert campaign.seals.keys() == set(LABELS)
    assert campaign.seals == {label: seal(text) for label, text in sealed.texts.items()}
    assert sealed.texts.keys() == set(LABELS)


async def test_the_list_shows_the_hash_of_the_campaigns_key_once(wars: Backend) -> None:
    table = (await wars.lobbies.open(NewTable(1, 77, ALICE, "legacy", {}, "en"))).table.id
    await seated(wars, table, ALICE, BOB, CAROL)
    frozen = await wars.starts.start(table, ALICE)
    assert frozen.campaign_commitment == commitment((await secrets_of(wars)).secret)
    assert await wars.store.read(lambda tx: before_game(tx, wars.games, table)) == frozen


async def test_every_war_has_the_same_seals(wars: Backend) -> None:
    second = await next_lobby(wars, ALICE, BOB, CAROL)
    sealed = await secrets_of(wars)
    await wars.start(second, BOB)
    await wars.restart()
    of_first, of_second = [read_before((await wars.sessions.load(table)).setting)[0].seals for table in (1, second)]
    assert of_second == of_first == {label: seal(text) for label, text in sealed.texts.items()}
    assert await secrets_of(wars) == sealed


@pytest.mark.parametrize("key", ["texts", "secret"])
async def test_nothing_sealed_stands_in_what_everybody_may_read(wars: Backend, key: str) -> None:
    """Neither in what the war begins with, nor in its record if it opened nothing, nor where a log would name it."""
    table = await first_war(wars, ALICE, BOB, CAROL)
    await rewarded(wars, table)
    session, sealed = await wars.sessions.load(table), await secrets_of(wars)
    hidden = [sealed.secret.hex()] if key == "secret" else [json.loads(text)["salt"] for text in sealed.texts.values()]
    told = (repr(session), repr(sealed), session.table.before, await wars.sessions.export(table))
    assert not [text for text in told for secret in hidden if secret in text]


async def test_a_seal_breaks_after_the_second_signature(wars: Backend) -> None:
    """And the records of both wars prove what was behind it; of the other packs they tell nothing."""
    second = await second_war(wars)
    await wars.say(second, ALICE, DestroyCard, where="egypt")
    session, sealed = await wars.sessions.load(second), await secrets_of(wars)
    opened = session.state.parts[Campaign].packs
    assert {label: pack.text for label, pack in opened.items()} == {"pack_3": sealed.texts["pack_3"]}
    await wars.say(second, BOB, UpgradeCard, where="japan")
    await wars.say(second, CAROL, UpgradeCard, where="peru")
    records = {str(table): await wars.sessions.export(table) for table in (1, second)}
    proof = verify_chain(records, {"legacy": SWIFT})
    assert proof.whole
    assert "what was behind each of the seals broken in them (1) is what had been sealed" in chain_report(proof)
    text = records[str(second)]
    assert json.loads(sealed.texts["pack_3"])["salt"] in text
    others = [json.loads(sealed.texts[label])["salt"] for label in LABELS if label != "pack_3"]
    assert not [salt for salt in others if salt in text]


async def test_a_text_that_is_not_the_sealed_one_opens_nothing(wars: Backend) -> None:
    """Bad input: somebody has changed the stored text of a pack. The answer that would open it leaves the war as it
    was, and tells nothing of either text; with the true one it works."""
    second = await second_war(wars)
    true = await secrets_of(wars)
    forged = replace(true, texts={**true.texts, "pack_3": true.texts["pack_3"].replace("salt", "sale")})
    await wars.store.transact(lambda tx: tx.campaigns.keep_seals(1, forged))
    await wars.restart()
    before = [step.seq for step in await wars.sessions.steps(second)]
    with pytest.raises(Unreadable) as told:
        await wars.say(second, ALICE, DestroyCard, where="egypt")
    assert str(told.value) == "what is said to be in pack_3 is not what was sealed"
    assert [step.seq for step in await wars.sessions.steps(second)] == before
    assert (await wars.sessions.load(second)).state.parts[Campaign].packs == {}
    await wars.store.transact(lambda tx: tx.campaigns.keep_seals(1, true))
    await wars.restart()
    await wars.say(second, ALICE, DestroyCard, where="egypt")
    assert [*(await wars.sessions.load(second)).state.parts[Campaign].packs] == ["pack_3"]


async def test_a_broken_seal_has_a_post_of_its_own_below_the_turns_story(wars: Backend) -> None:
    """What follows is told in another message."""
    second = await second_war(wars)
    await wars.say(second, ALICE, DestroyCard, where="egypt")
    await wars.say(second, BOB, UpgradeCard, where="japan")
    waiting = await wars.store.read(lambda tx: tx.outbox.list_waiting(second))
    told = [row.content for row in waiting if isinstance(row.content, Story | SealPost)]
    kinds = [row.kind for row in told]
    assert kinds[kinds.index("seal") - 1 :] == ["tell", "seal", "tell"]
    before, post, after = told[kinds.index("seal") - 1 :]
    assert isinstance(before, Story)
    assert isinstance(post, SealPost)
    assert isinstance(after, Story)
    assert (post, before.ends, after.first) == (SealPost("pack_3", before.last), ("pack_3",), before.last + 1)
    assert post.step is not None
    services: Any = SimpleNamespace(campaigns=wars.campaigns, games=wars.sessions, workload=Workload())
    session = await wars.sessions.load(second)
    layout = await seal_layout(services, session, post, words("en"), "#7")
    shown = json.dumps(layout.view().to_components(), ensure_ascii=False)
    assert "A seal breaks: pack 3" in shown
    assert seal((await secrets_of(wars)).texts["pack_3"]) in shown
    assert "attachment://seal.webp" in shown
    day = (await wars.sessions.steps(second, post.step, post.step))[0].at
    for language, wanted in (
        ("en", "Campaign 1, war 2, {}: pack 3 lies open"),
        ("fr", "Campagne 1, guerre 2, {} : paquet 3"),
    ):
        spoken = words(language, "legacy")
        layout = await seal_layout(services, session, post, spoken, "#7")
        assert wanted.format(date_of(day, spoken)) in json.dumps(layout.view().to_components(), ensure_ascii=False)


async def test_a_seal_that_is_sent_again_shows_the_same_picture(wars: Backend) -> None:
    """Also days later, after a restart; a row of an older program does not say which step broke the seal."""
    second = await second_war(wars)
    await wars.say(second, ALICE, DestroyCard, where="egypt")
    waiting = await wars.store.read(lambda tx: tx.outbox.list_waiting(second))
    post = next(row.content for row in waiting if isinstance(row.content, SealPost))

    async def drawn(post: SealPost) -> bytes:
        services: Any = SimpleNamespace(campaigns=wars.campaigns, games=wars.sessions, workload=Workload())
        layout = await seal_layout(services, await wars.sessions.load(second), post, words("en", "legacy"), "#7")
        return layout.files[0].fp.read()

    before = await drawn(post)
    await wars.say(second, BOB, UpgradeCard, where="japan")
    wars.clock.at += 9 * 24 * 3600
    await wars.restart()
    assert await drawn(post) == before
    assert await drawn(SealPost("pack_3"))


async def test_what_follows_a_broken_seal_in_the_same_step_is_told_below_its_post(wars: Backend) -> None:
    """The last reward ends a war; a pack opens in between, since the winner has signed twice and put his own off."""
    second = await second_war(wars)
    await wars.say(second, ALICE, PutOff)
    await wars.say(second, BOB, UpgradeCard, where="japan")
    await wars.say(second, CAROL, UpgradeCard, where="peru")
    session, steps = await wars.sessions.load(second), await wars.sessions.steps(second, 1)
    assert session.state.winners
    waiting = await wars.store.read(lambda tx: tx.outbox.list_waiting(second))
    told = [row.content for row in waiting if row.kind in ("tell", "seal", "end")]
    assert [row.kind for row in told][-4:] == ["tell", "seal", "tell", "end"]
    before, after = (row for row in told[-4:] if isinstance(row, Story))
    assert (before.last, after.first, after.after) == (session.table.seq, session.table.seq, "pack_3")
    parts = [
        [event.kind for turn in turns_to_tell(steps[-1:], story, NOBODY) for event in turn.events]
        for story in (before, after)
    ]
    assert parts[0] == ["card-upgraded", "pack-opened"]
    assert parts[1][-1] == "game-ended"
    assert "pack-opened" not in parts[1]


async def test_a_table_has_room_for_five_and_each_of_them_once(wars: Backend) -> None:
    """Bad input: a sixth person, or the same one twice."""
    first = await first_war(wars, ALICE, BOB, CAROL)
    await wars.sessions.end(first, ALICE)
    table = (await wars.lobbies.next_war(1, 1, CHANNEL, ALICE, wars.press())).table.id
    seats = tuple(map(Player, ("red", "blue", "yellow", "green", "black")))
    for seat, person in zip(seats, (ALICE, BOB, CAROL, DORA, STRANGER), strict=True):
        await wars.lobbies.join(table, person, seat, wars.press())
    for seat in seats:
        with pytest.raises(Refused) as taken:
            await wars.lobbies.join(table, 2001, seat, wars.press())
        assert taken.value.why == SeatTaken(seat)
    with pytest.raises(Refused) as twice:
        await wars.lobbies.join(table, ALICE, BLUE, wars.press())
    assert twice.value.why == SeatTaken("blue")
    await wars.lobbies.leave(table, BOB)
    await wars.lobbies.join(table, ALICE, BLUE, wars.press())
    assert [seat.person for seat in (await wars.lobbies.card(table)).order.values()].count(ALICE) == 1
    await wars.lobbies.join(table, BOB, RED, wars.press())
    await wars.start(table, ALICE, rewards_lapse=True)
    with pytest.raises(Refused) as again:
        await wars.sessions.give(table, ALICE, RED, CAROL)
    assert again.value.why == SeatedAlready("yellow", CAROL)


async def test_what_happens_between_two_wars_is_in_the_records(wars: Backend) -> None:
    """A city renamed by its founder, another by vote, a member more: the chain of the exported records holds."""
    first = await first_war(wars, ALICE, BOB, CAROL)
    await wars.say(first, ALICE, FoundCity, where="iceland", name="Port-aux-Ours")
    await wars.say(first, BOB, FoundCity, where="japan", name="Nova")
    await wars.say(first, CAROL, UpgradeCard, where="peru")
    await wars.campaigns.rename(1, ALICE, "iceland", "Baie des Ours")
    assert await why(wars.campaigns.rename(1, ALICE, "japan", "Edo")) == NotTheNamer("m2")
    vote = await wars.votes.open_in_campaign(1, ALICE, CAMPAIGN_NAME, about_name("japan", "Nova", "Edo"), CHANNEL)
    for person in (ALICE, CAROL):
        await wars.votes.cast(vote.id, person, "yes")
    assert {where: city.name for where, city in (await kept(wars)).cities.items()} == {
        "iceland": "Baie des Ours", "japan": "Edo",
    }  # fmt: skip
    texts = await exported(wars)
    now = texts.pop(KEPT)
    assert [*texts] == ["01-war-1.game"]
    proof = verify_chain(texts, {"legacy": SWIFT}, kept=now)
    left = sum_up_chain(proof).left
    told = "\n".join(history(left, words("en", "legacy"), str, {}))
    assert "**After war 1**\nFor ever: the city in Iceland renamed “Baie des Ours”" in told
    assert "the city in Japan renamed “Edo”" in told
    assert "coin on the card of Peru" in told
    assert "given since the last game follow" in chain_report(proof)
    with pytest.raises(BrokenChain, match=KEPT):
        verify_chain(texts, {"legacy": SWIFT}, kept=write_campaign(structs.replace(await kept(wars), signatures=())))
    with pytest.raises(Unreadable, match=KEPT):
        verify_chain(texts, {"legacy": SWIFT}, kept="nothing")

    second = (await wars.lobbies.next_war(1, 1, CHANNEL, ALICE, wars.press())).table.id
    await seated(wars, second, ALICE, DORA, BOB)
    await wars.start(second, ALICE)
    await wars.sessions.end(second, ALICE)
    records = await exported(wars)
    assert [*records] == ["01-war-1.game", "02-war-2.game"]
    assert verify_chain(records, {"legacy": SWIFT}).whole


async def between_wars(wars: Backend) -> None:
    """The first war is over: Alice has founded Port-aux-Ours in Iceland, Bob Nova in Japan; Carol's reward waits."""
    first = await first_war(wars, ALICE, BOB, CAROL)
    await wars.say(first, ALICE, FoundCity, where="iceland", name="Port-aux-Ours")
    await wars.say(first, BOB, FoundCity, where="japan", name="Nova")
    await wars.say(first, CAROL, PutOff)


async def told_of_votes(wars: Backend) -> list[str]:
    """The notes on the votes that have closed, in English."""
    rows = wars.rows("SELECT payload FROM outbox WHERE kind = 'note' ORDER BY id")
    notes = [Note.read(json.loads(payload)) for (payload,) in rows]
    return [note_text(note, words("en")) for note in notes if note.note.startswith("vote-")]


async def test_a_vote_on_a_name_ends_once_its_namer_gives_another(wars: Backend) -> None:
    await between_wars(wars)
    await wars.votes.open_in_campaign(1, ALICE, CAMPAIGN_NAME, about_name("japan", "Nova", "Edo"), CHANNEL)
    await wars.campaigns.rename(1, ALICE, "iceland", "Baie des Ours")
    assert wars.rows("SELECT closed FROM votes") == [(None,)]
    await wars.campaigns.rename(1, BOB, "japan", "Kyo")
    assert wars.rows("SELECT outcome FROM votes") == [("renamed",)]
    assert not wars.rows("SELECT * FROM timers WHERE kind = 'vote'")
    assert await told_of_votes(wars) == ["Vote closed: the player who named “Nova” has renamed it."]


async def test_a_vote_on_a_name_ends_once_another_place_has_it(wars: Backend) -> None:
    await between_wars(wars)
    await wars.votes.open_in_campaign(1, ALICE, CAMPAIGN_NAME, about_name("japan", "Nova", "Edo"), CHANNEL)
    question = await wars.campaigns.question(await wars.campaigns.get(1), CAROL)
    assert question is not None
    (number,) = question.state.pending
    await wars.campaigns.take_reward(1, CAROL, FoundCity(number, question.seat_held_by(CAROL), "peru", "Edo"))
    assert await told_of_votes(wars) == ["Vote closed: another place is called “Edo” now."]


async def test_the_votes_of_a_campaign_that_ends_end_with_it(wars: Backend) -> None:
    await between_wars(wars)
    for motion, about in ((CAMPAIGN_NAME, about_name("japan", "Nova", "Edo")), (CAMPAIGN_HOST, str(BOB))):
        await wars.votes.open_in_campaign(1, ALICE, motion, about, CHANNEL)
    vote = await wars.votes.open_in_campaign(1, ALICE, END_CAMPAIGN, "", CHANNEL)
    for person in (ALICE, BOB):
        await wars.votes.cast(vote.id, person, "yes")
    assert wars.rows("SELECT motion, outcome FROM votes ORDER BY id") == [
        (CAMPAIGN_NAME, "over"), (CAMPAIGN_HOST, "over"), (END_CAMPAIGN, "yes"),
    ]  # fmt: skip
    assert not wars.rows("SELECT * FROM timers WHERE kind = 'vote'")
    ended, *moot = await told_of_votes(wars)
    assert "2 of 3 said yes" in ended
    assert moot == ["Vote closed: the campaign is over."] * 2


async def test_nobody_is_voted_host_of_a_lobby_who_hosts_as_many_tables_as_one_may(wars: Backend) -> None:
    """Bob hosts a table already, so he can become the campaign's host only while no lobby of it is open."""
    await between_wars(wars)
    votes = VoteService(wars.runner, wars.scheduler, most_tables=1)
    await wars.lobbies.open(NewTable(1, CHANNEL + 1, BOB, "legacy", {}, "en"))
    vote = await votes.open_in_campaign(1, ALICE, CAMPAIGN_HOST, str(BOB), CHANNEL)
    lobby = (await wars.lobbies.next_war(1, 1, CHANNEL, ALICE, wars.press())).table.id
    for person in (ALICE, CAROL):
        await votes.cast(vote.id, person, "yes")
    assert wars.rows("SELECT outcome FROM votes") == [("void",)]
    assert wars.rows(f"SELECT host FROM tables WHERE id = {lobby}") == [(ALICE,)]
    assert await why(votes.open_in_campaign(1, ALICE, CAMPAIGN_HOST, str(BOB), CHANNEL)) == TooManyTables(1, BOB)


async def why(attempt: Awaitable[Any]) -> Refusal:
    """Why something is refused."""
    with pytest.raises(Refused) as told:
        await attempt
    return told.value.why


async def test_whoever_joined_and_never_played_has_no_vote_and_leaves_no_trace(wars: Backend) -> None:
    first = await first_war(wars, ALICE, BOB, CAROL)
    await wars.campaigns.join(1, DORA)
    assert await why(wars.campaigns.join(1, DORA)) == InCampaignAlready()
    await wars.sessions.end(first, ALICE)
    assert await why(wars.votes.open_in_campaign(1, DORA, END_CAMPAIGN, "", CHANNEL)) == NoCampaignVote()
    await wars.campaigns.leave(1, DORA)
    assert await people(wars) == [("m1", ALICE), ("m2", BOB), ("m3", CAROL)]
    await wars.campaigns.leave(1, CAROL)
    assert await why(wars.campaigns.leave(1, CAROL)) == NotInCampaign()
    kept_now = await wars.campaigns.get(1)
    assert (kept_now.voters, kept_now.called) == ((ALICE, BOB), (ALICE, BOB))
    lobby = await wars.lobbies.next_war(1, 1, CHANNEL, BOB, wars.press())
    assert set(lobby.order) == {RED, BLUE}, "no seat is kept for Carol, who is told no more"
    await wars.lobbies.close(lobby.table.id, ALICE)
    second = (await wars.lobbies.next_war(1, 1, CHANNEL, CAROL, wars.press())).table.id
    await seated(wars, second, ALICE, BOB, CAROL)
    await wars.start(second, CAROL, rewards_lapse=True)
    assert (await wars.campaigns.get(1)).called == (ALICE, BOB, CAROL)


async def test_a_campaign_of_twenty_four_is_joined_by_nobody_more(wars: Backend) -> None:
    await first_war(wars, ALICE, BOB, CAROL)
    for person in range(2001, 2022):
        await wars.campaigns.join(1, person)
    assert await why(wars.campaigns.join(1, DORA)) == CampaignFull(24)
    await wars.campaigns.leave(1, 2007)
    await wars.campaigns.join(1, DORA)
    members = await people(wars)
    assert (len(members), len({member for member, _ in members})) == (24, 24)


async def test_two_who_come_at_once_get_two_ids(voting: Backend) -> None:
    """A newcomer joins while another one's seat is being written: neither takes the other's place."""
    play = voting.runner.write

    async def joined_before(*arguments: Any) -> Outcome:
        voting.runner.write = play  # type: ignore[method-assign]
        await voting.campaigns.join(1, STRANGER)
        return await play(*arguments)

    voting.runner.write = joined_before  # type: ignore[method-assign]
    await voting.sessions.give(1, ALICE, BLUE, DORA)
    assert await people(voting) == [("m1", ALICE), ("m2", BOB), ("m3", CAROL), ("m4", STRANGER), ("m5", DORA)]
    assert (await holders(voting))["blue"] == "m5"


async def test_a_forgotten_member_s_signature_stays_and_the_proof_holds(wars: Backend) -> None:
    """Also what they founded; a vote to make them host is about nobody any more; who only joined is gone."""
    first = await first_war(wars, ALICE, BOB, CAROL)
    await rewarded(wars, first)
    await wars.campaigns.join(1, DORA)
    vote = await wars.votes.open_in_campaign(1, BOB, CAMPAIGN_HOST, str(ALICE), CHANNEL)
    assert json.loads(await wars.personal_data.data_of(ALICE))["votes_about_you"] == [
        {"table_id": first, "motion": CAMPAIGN_HOST, "opened": wars.clock.now(), "closed": None}
    ]
    for person in (ALICE, DORA):
        await wars.personal_data.erase(person)
    assert str(ALICE) not in str(wars.rows("SELECT * FROM votes, campaigns, campaign_members"))
    assert await people(wars) == [("m1", ""), ("m2", BOB), ("m3", CAROL)]
    for person in (BOB, CAROL):
        await wars.votes.cast(vote.id, person, "yes")
    assert wars.rows("SELECT outcome FROM votes") == [("void",)]
    assert (await wars.campaigns.get(1)).stored.host == BOB
    second = (await wars.lobbies.next_war(1, 1, CHANNEL, BOB, wars.press())).table.id
    await seated(wars, second, BOB, CAROL, STRANGER)
    await wars.start(second, BOB)
    await wars.sessions.end(second, BOB)
    left = await kept(wars)
    assert (left.count_signatures("m1"), left.cities["iceland"].founder) == (1, "m1")
    records = await exported(wars)
    assert verify_chain(records, {"legacy": SWIFT}).whole
    assert str(ALICE) not in "".join(records.values())


@pytest.mark.parametrize(("agree", "opened"), [((), False), ((ALICE,), False), ((ALICE, BOB), True)])
async def test_more_than_half_of_the_seated_open_the_envelope(
    wars: Backend, agree: tuple[int, ...], opened: bool
) -> None:
    table = await next_lobby(wars, ALICE, BOB, CAROL)
    for person in agree:
        lobby = await wars.lobbies.vote_to_open(table, person, True)
        assert lobby.votes_to_open[1] == 3
    await wars.start(table, ALICE)
    setting = (await wars.sessions.load(table)).setting
    assert opens_at_once(setting) == (("envelope",) if opened else ())


@pytest.mark.parametrize(("agree", "opened"), [((), False), ((ALICE,), True)])
async def test_ais_neither_block_nor_decide_a_vote_to_open(wars: Backend, agree: tuple[int, ...], opened: bool) -> None:
    """One person and two AIs: that person alone opens the envelope, and without that vote nobody does."""
    table = await next_lobby(wars, ALICE, None, None)
    for person in agree:
        await wars.lobbies.vote_to_open(table, person, True)
    lobby = await wars.lobbies.card(table)
    assert lobby.votes_to_open == (len(agree), 1)
    assert lobby.opens == (("envelope",) if opened else ())


async def test_a_vote_to_open_can_be_taken_back_and_leaves_with_its_seat(wars: Backend) -> None:
    table = await next_lobby(wars, ALICE, BOB, CAROL)
    await wars.lobbies.vote_to_open(table, ALICE, True)
    assert (await wars.lobbies.vote_to_open(table, BOB, True)).opens == ("envelope",)
    assert (await wars.lobbies.vote_to_open(table, BOB, False)).opens == ()
    await wars.lobbies.leave(table, ALICE)
    assert (await wars.lobbies.card(table)).votes_to_open == (0, 2)


async def test_only_the_seated_vote_and_only_where_something_can_be_opened(wars: Backend) -> None:
    first = (await wars.lobbies.open(NewTable(1, CHANNEL, ALICE, "legacy", {}, "en"))).table.id
    await seated(wars, first, ALICE, BOB, CAROL)
    with pytest.raises(Refused, match="nothing-to-open"):
        await wars.lobbies.vote_to_open(first, ALICE, True)
    with pytest.raises(Refused, match="no-seat-taken"):
        await wars.lobbies.vote_to_open(first, STRANGER, True)


async def test_a_campaign_that_has_ended_reveals_its_seals_with_its_records(wars: Backend) -> None:
    """Not before; what it reveals is proved against the list of its first war."""
    first = await first_war(wars, ALICE, BOB, CAROL)
    await rewarded(wars, first)
    assert SEALS not in await exported(wars)
    await wars.store.transact(lambda tx: tx.campaigns.end(1, 1))
    texts = await exported(wars)
    seals = texts.pop(SEALS)
    assert verify_chain(texts, {"legacy": SWIFT}, seals).seals == commitment((await secrets_of(wars)).secret)


async def told_privately(wars: Backend, note: str) -> list[int]:
    """Who has got this note."""
    rows = wars.rows(f"SELECT payload FROM outbox WHERE payload LIKE '%\"{note}\"%' ORDER BY id")
    return [json.loads(payload).get("person") for (payload,) in rows]


async def test_a_host_who_runs_the_bot_is_told_once_that_nothing_encrypts_the_seals(wars: Backend) -> None:
    """In the first lobby; of a campaign from before it was told in its next one."""
    wars.lobbies = LobbyService(wars.runner, wars.announced.append, operators={ALICE, CAROL})
    first = await first_war(wars, ALICE, BOB, CAROL)
    await rewarded(wars, first)
    await wars.lobbies.next_war(1, 1, CHANNEL, BOB, wars.press())
    assert await told_privately(wars, "seals-plain") == [ALICE]
    await wars.lobbies.close((await wars.lobbies.here(CHANNEL)).table.id, ALICE)
    wars.write("UPDATE campaigns SET plain_told = FALSE")
    for _ in range(2):
        await wars.lobbies.next_war(1, 1, CHANNEL, BOB, wars.press())
        await wars.lobbies.close((await wars.lobbies.here(CHANNEL)).table.id, ALICE)
    assert await told_privately(wars, "seals-plain") == [ALICE, ALICE]


async def test_a_host_who_does_not_run_the_bot_is_told_nothing_of_keys(wars: Backend) -> None:
    wars.lobbies = LobbyService(wars.runner, wars.announced.append, operators={BOB})
    first = await first_war(wars, ALICE, BOB, CAROL)
    await rewarded(wars, first)
    await wars.lobbies.next_war(1, 1, CHANNEL, BOB, wars.press())
    assert await told_privately(wars, "seals-plain") == []


async def test_where_the_seals_are_encrypted_nobody_is_told(wars: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.campaigns.StoredCampaigns.keeps_plain", False)
    wars.lobbies = LobbyService(wars.runner, wars.announced.append, operators={ALICE})
    first = await first_war(wars, ALICE, BOB, CAROL)
    await rewarded(wars, first)
    await wars.lobbies.next_war(1, 1, CHANNEL, BOB, wars.press())
    assert await told_privately(wars, "seals-plain") == []
