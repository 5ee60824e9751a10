"""What a host wishes that takes something from others: asked first of who is there, and voted on after a no."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BLUE, BOB, CAROL, CHANNEL, RED, STRANGER, Backend

from bot.game.session import Session
from bot.game.votes import CLOSE_VOTE
from bot.messages import EndPost, Note, VoteCard
from bot.pace import BRISK
from bot.refusals import TooManyTables
from bot.services.hosts import HostService
from bot.services.timeouts import TimeoutService
from bot.store.models import ENDED, NewTable, Vote
from rules import Refused

Wish = Callable[[HostService, int], Awaitable[bool]]
HALF_AN_HOUR = 30 * 60
WISHES: dict[str, tuple[Wish, Callable[[Session], bool], tuple[int, ...]]] = {
    "seat": (
        lambda hosts, table: hosts.give_seat(table, ALICE, BLUE, "ai"),
        lambda now: now.seats[BLUE].ai,
        (BOB,),
    ),
    "pace": (
        lambda hosts, table: hosts.set_pace(table, ALICE, BRISK),
        lambda now: now.table.pace == BRISK,
        (BOB, CAROL),
    ),
    "end": (lambda hosts, table: hosts.end(table, ALICE), lambda now: now.table.state == ENDED, (BOB, CAROL)),
}
"""For each wish: the call, whether it is done, and who is asked."""
EACH = pytest.mark.parametrize("name", WISHES)


class Wishing:
    """A table of Alice, its host, Bob and Carol, who have all just played; and what Alice wishes."""

    def __init__(self, backend: Backend, name: str) -> None:
        self.backend, self.name = backend, name
        self.call, self.test, self.asked = WISHES[name]
        timeouts = TimeoutService(backend.runner, backend.scheduler)
        self.hosts = HostService(backend.runner, backend.sessions, timeouts)

    async def open(self) -> None:
        self.table = (await self.backend.table(ALICE, BOB, CAROL)).table.id
        for person in (ALICE, BOB, CAROL):
            await self.backend.say(self.table, person, tiny.Rest)
        await self.backend.mark_all_sent(self.table)

    async def wish(self) -> bool:
        return await self.call(self.hosts, self.table)

    async def done(self) -> bool:
        return self.test(await self.backend.sessions.load(self.table))

    async def vote(self) -> Vote:
        (vote,) = await self.backend.store.read(lambda tx: tx.votes.of(self.table))
        return vote

    async def say(self, **ballots: str) -> None:
        people = {"alice": ALICE, "bob": BOB, "carol": CAROL}
        for name, choice in ballots.items():
            await self.backend.votes.cast((await self.vote()).id, people[name], choice)

    async def time_passes(self) -> None:
        """Until the vote's timer is due, which then fires."""
        (timer,) = await self.backend.timers(self.table, CLOSE_VOTE)
        self.backend.clock.at = timer.due_at
        await self.backend.votes.close(timer)

    async def cards(self) -> list[VoteCard]:
        rows = await self.backend.waiting_rows(self.table)
        return [row.content for row in rows if isinstance(row.content, VoteCard)]

    async def told(self) -> list[str]:
        rows = await self.backend.waiting_rows(self.table)
        return [row.content.note for row in rows if isinstance(row.content, Note)]


async def wishing(backend: Backend, name: str) -> Wishing:
    table = Wishing(backend, name)
    await table.open()
    return table


async def refusal(doing: Awaitable[object]) -> str:
    with pytest.raises(Refused) as caught:
        await doing
    return caught.value.why.kind


@EACH
async def test_where_nobody_is_there_it_is_done_at_once(backend: Backend, name: str) -> None:
    table = await wishing(backend, name)
    backend.clock.at += HALF_AN_HOUR
    assert await table.wish()
    assert await table.done()


@EACH
async def test_who_is_there_is_asked_and_all_have_to_agree(backend: Backend, name: str) -> None:
    table = await wishing(backend, name)
    assert not await table.wish()
    assert not await table.done()
    vote = await table.vote()
    assert vote.asked == table.asked
    (card,) = await table.cards()
    assert card.call == table.asked
    assert await refusal(backend.votes.cast(vote.id, ALICE, "yes")) == "others-asked"
    assert await refusal(backend.votes.cast(vote.id, STRANGER, "yes")) == "not-seated"
    assert await refusal(table.wish()) == "vote-open"
    await table.say(bob="yes")
    assert await table.done() == (table.asked == (BOB,))
    if CAROL in table.asked:
        await table.say(carol="yes")
    assert await table.done()
    assert not any(note.startswith("vote-") for note in await table.told()), "what was agreed to tells itself"


@EACH
async def test_a_no_lets_the_table_vote(backend: Backend, name: str) -> None:
    """The host's yes and the no count. A seat's holder has no vote on it, and that vote stays open to its end."""
    table = await wishing(backend, name)
    await table.wish()
    await table.say(bob="no")
    vote, summary = await table.vote(), await backend.vote_summaries.of((await table.vote()).id)
    assert summary is not None
    assert (vote.asked, summary.voted, len(summary.voters)) == ((), 1, 2) if name == "seat" else ((), 2, 3)
    assert not await table.done()
    await table.say(carol="yes")
    assert await table.done() == (name != "seat")
    if name == "seat":
        await backend.say(table.table, ALICE, tiny.Rest)
        await backend.say(table.table, BOB, tiny.Rest)
        assert (await table.vote()).id == vote.id, "Bob's answers do not end it, as they would one on somebody absent"
        await table.time_passes()
    assert await table.done()
    assert f"vote-{name}-yes" in await table.told()


@EACH
async def test_a_vote_that_is_lost_holds_for_a_while_also_once_nobody_is_there(backend: Backend, name: str) -> None:
    table = await wishing(backend, name)
    await table.wish()
    await table.say(bob="no")
    await table.say(carol="no")
    if name == "seat":
        await table.say(alice="no")
        await table.time_passes()
    assert not await table.done()
    assert f"vote-{name}-no" in await table.told()
    backend.clock.at += HALF_AN_HOUR
    assert await refusal(table.wish()) == "voted-lately"
    assert not await table.done()


@EACH
async def test_who_neither_answers_nor_plays_is_not_there_any_more(backend: Backend, name: str) -> None:
    table = await wishing(backend, name)
    await table.wish()
    await table.time_passes()
    assert await table.done()


@EACH
async def test_who_plays_on_without_an_answer_lets_the_table_vote(backend: Backend, name: str) -> None:
    table = await wishing(backend, name)
    await table.wish()
    backend.clock.at += 60
    await backend.say(table.table, ALICE, tiny.Rest)
    await backend.say(table.table, BOB, tiny.Rest)
    await table.time_passes()
    assert not await table.done()
    assert (await table.vote()).asked == ()
    (*_, card) = await table.cards()
    assert card.call == ((CAROL,) if name == "seat" else (BOB, CAROL))


@EACH
async def test_only_the_host_or_a_moderator_wishes(backend: Backend, name: str) -> None:
    table = await wishing(backend, name)
    hosts, number = table.hosts, table.table
    wish = {
        "seat": hosts.give_seat(number, BOB, BLUE, "ai"),
        "pace": hosts.set_pace(number, BOB, BRISK),
        "end": hosts.end(number, BOB),
    }
    refused = {each: await refusal(doing) for each, doing in wish.items()}
    assert refused == dict.fromkeys(WISHES, "not-host")


async def test_a_game_that_the_table_ends_ends_as_for_its_host(backend: Backend) -> None:
    table = await wishing(backend, "end")
    await table.wish()
    await table.say(bob="no")
    await table.say(carol="yes")
    rows = [row.content for row in await backend.waiting_rows(table.table)]
    assert any(isinstance(row, EndPost) for row in rows)
    assert await backend.store.read(lambda tx: tx.votes.of(table.table)) == ()


async def test_nobody_is_asked_about_what_cannot_be_done(backend: Backend) -> None:
    table = await wishing(backend, "seat")
    assert await refusal(table.hosts.give_seat(table.table, ALICE, BLUE, CAROL)) == "seated-already"
    assert await refusal(table.hosts.give_seat(table.table, ALICE, BLUE, BOB)) == "seated-already"
    assert await table.cards() == []


async def test_nobodys_seat_and_ones_own_are_given_without_a_question(backend: Backend) -> None:
    table = await wishing(backend, "seat")
    assert await table.hosts.give_seat(table.table, ALICE, RED, "ai")
    assert await table.hosts.give_seat(table.table, ALICE, RED, None)
    assert await table.hosts.give_seat(table.table, ALICE, RED, STRANGER)


async def test_a_table_is_handed_to_nobody_who_hosts_as_many_as_one_may(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.lobbies.open(NewTable(1, CHANNEL + 1, BOB, "squirrels", {}, "en"))
    timeouts = TimeoutService(backend.runner, backend.scheduler)
    with pytest.raises(Refused) as full:
        await HostService(backend.runner, backend.sessions, timeouts, most_tables=1).hand_over(table, ALICE, BOB)
    assert full.value.why == TooManyTables(1, BOB)
    await HostService(backend.runner, backend.sessions, timeouts, most_tables=2).hand_over(table, ALICE, BOB)
    assert (await backend.sessions.load(table)).table.host == BOB
