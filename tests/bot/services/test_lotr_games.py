"""The Lord of the Rings at a table: killed at every answer, conceded, exported and verified."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from support.made_up.game_fixture import ALICE, BOB, Backend
from support.tables.new_database import lay_new_database
from support.tables.simkit import choose_easily

from bot.game.session import Session
from bot.store.models import NewTable
from rules import GAMES, Action, Player, fingerprint, ruleset
from rules.ai import choose
from rules.records import read_record, verify

GREEN, RED = Player("green"), Player("red")


class Middle(Backend):
    """A backend for the real game with the real AI."""

    async def open(self) -> None:
        self.games, self.choose = GAMES, choose_easily
        await super().open()

    async def game(self, people: dict[str, int | None], **options: str) -> int:
        """A table at which Alice is host; None is an AI."""
        table = (await self.lobbies.open(NewTable(1, 5, ALICE, "lotr", options, "en"))).table.id
        for seat, person in people.items():
            if person is None:
                await self.lobbies.seat_ai(table, ALICE, Player(seat))
            else:
                await self.lobbies.join(table, person, Player(seat), self.press())
        await self.start(table, ALICE)
        return table


@pytest_asyncio.fixture
async def middle(tmp_path: Path) -> AsyncIterator[Middle]:
    """A backend with the real game, closed after the test in any case."""
    made = Middle(tmp_path / "risk.sqlite3")
    lay_new_database(made.database)
    await made.open()
    yield made
    await made.shut()


def advised(session: Session, seat: Player) -> Action:
    """What the AI would do in this seat."""
    number = next(iter(session.decisions_of(seat)))
    return choose(session.rules, session.view(seat), number, tuple(session.offers(number)), lambda size: 0)


async def answered(backend: Middle, table: int, seat: Player, person: int) -> None:
    await backend.sessions.wait_until_idle()
    session = await backend.sessions.load(table)
    await backend.sessions.submit(table, person, advised(session, seat), backend.press())


@pytest.mark.usefixtures("same_dice")
async def test_a_killed_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    ends = []
    for killed in (False, True):
        backend = Middle(tmp_path / str(killed) / "risk.sqlite3")
        await backend.open()
        table = await backend.game({"green": ALICE, "red": None}, setup="dealt")
        for _ in range(40):
            await answered(backend, table, GREEN, ALICE)
            if killed:
                await backend.restart()
                await backend.sessions.resume()
        await backend.sessions.wait_until_idle()
        session = await backend.sessions.load(table)
        ends.append((fingerprint(session.state), session.table.seq, session.table.turn))
        await backend.shut()
    assert ends[0] == ends[1]
    assert ends[0][1] > 60


@pytest.mark.parametrize("choice", ["ai", "neutral"])
async def test_a_seat_that_gives_up_never_holds_the_table_up(middle: Middle, choice: str) -> None:
    people: dict[str, int | None] = {"green": ALICE, "black": None, "red": BOB}
    table = await middle.game(people, setup="dealt", concede=choice)
    while not ((session := await middle.sessions.load(table)).table.turn and session.decisions_of(RED)):
        waiting = session.list_waiting()[0]
        await answered(middle, table, waiting.decision.player, waiting.person or 0)
        await middle.sessions.wait_until_idle()
    await middle.sessions.concede(table, BOB, middle.press())
    await middle.sessions.wait_until_idle()
    after = await middle.sessions.load(table)
    assert [w.person for w in after.list_waiting()] == [ALICE]
    assert bool(after.state.land.of(RED)) == (choice == "ai")


async def test_a_game_of_ais_ends_and_its_record_proves_itself(middle: Middle) -> None:
    table = await middle.game({"green": ALICE, "black": None, "yellow": None, "red": None}, setup="book")
    await middle.sessions.give(table, ALICE, GREEN, "ai")
    await middle.sessions.wait_until_idle()
    session = await middle.sessions.load(table)
    proof = verify(read_record(await middle.sessions.export(table)), ruleset)
    assert session.table.state == "ended"
    assert (proof.winners, proof.recomputed, proof.steps) == (session.state.winners, True, session.table.seq + 1)


async def test_ais_sit_down_so_that_the_table_may_begin(middle: Middle) -> None:
    table = (await middle.lobbies.open(NewTable(1, 5, ALICE, "lotr", {}, "en"))).table.id
    await middle.lobbies.join(table, ALICE, GREEN, middle.press())
    taken = []
    for _ in range(3):
        card = await middle.lobbies.seat_ai(table, ALICE, None)
        taken.append([seat for seat, place in card.seats.items() if place.ai])
    assert taken[0] == ["black"]  # two may play, one on each side
    assert taken[1] == ["black", "red"]  # with three, one is Good and two are Evil
    assert taken[2] == ["black", "yellow", "red"]
