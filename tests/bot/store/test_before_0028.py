"""A database of before migration 0028, when each thing that a seat had said was a row under a topic: each still acts.

`before_0028.sql.gz` was written by commit `81432250` (schema version 27): seven running games, whose numbers stand in
`before_0028.json` by what their seats have said.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from support.made_up.game_fixture import ALICE, BOB, CAROL
from support.tables.positions import GREEN, RED, PositionBackend

from bot.game.deadlines import person_to_nudge
from bot.game.session import Session
from bot.store import Transaction
from rules import Player
from rules.godstorm.epochs import BidPlaced
from rules.godstorm.invocations import InvokeAt
from rules.godstorm.relic_powers import RaiseAegis
from rules.legacy.combat.scar_cards import PlayScar
from rules.lotr.cards_defence import CardOfAnother
from rules.orders import (
    ASK,
    Clause,
    Condition,
    Details,
    Listed,
    Orders,
    Plan,
    SeatOrders,
    StandingOrder,
    standing_answer,
    write_orders,
)
from rules.risk import Attack, Claimed, DeployLine, EndLine, Finish, InvadeLine
from rules.risk.combat.battle import Defend
from rules.risk.plans.plan import ALL
from rules.risk.setup.claiming import Claim

pytestmark = pytest.mark.of_a_file

HERE = Path(__file__).parent / "before_0028"
SAMPLE: dict[str, Any] = json.loads((HERE / "before_0028.json").read_text(encoding="utf-8"))
TABLES: dict[str, int] = SAMPLE["tables"]
BLUE = Player("blue")
LISTED: list[str] = SAMPLE["listed"]
"""The territories that the person `listing` has listed to claim; of the first 5 armies are wanted, of the last 2."""
LINES = (InvadeLine("khand", "near_harad", RED, begun=True), EndLine())


@pytest_asyncio.fixture
async def old(tmp_path: Path) -> AsyncIterator[PositionBackend]:
    """The bot of today on the old database."""
    file = tmp_path / "data" / "risk.sqlite3"
    file.parent.mkdir()
    with sqlite3.connect(file) as db:
        db.executescript(gzip.decompress((HERE / "before_0028.sql.gz").read_bytes()).decode())
        assert db.execute("PRAGMA user_version").fetchone() == (27,)
    db.close()
    made = PositionBackend(file)
    made.presses = 1_000_000
    await made.open()
    yield made
    await made.shut()


async def at(old: PositionBackend, name: str) -> Session:
    return await old.sessions.load(TABLES[name])


async def test_what_was_said_is_read_and_is_the_same_once_it_is_written_again(old: PositionBackend) -> None:
    stored = {name: (await at(old, name)).orders for name in TABLES}
    assert stored["window"][RED].standing == {
        "invasion": StandingOrder(ASK),
        "to-defend": StandingOrder(
            "most",
            clauses=(Clause(Condition(("near_harad",), (3, 999), (0, 9)), "one"), Clause(Condition(("harad",)), ASK)),
        ),
    }
    assert stored["window"][RED].told == ("windows", "card:courage_alone")
    assert stored["window"][GREEN] == SeatOrders(plan=Plan(LINES))
    assert stored["others"] == Orders({RED: SeatOrders(others=StandingOrder("default"))})
    first, second, third = LISTED
    listed = (Listed(first, 5), Listed(third, 2), Listed(second))
    (lists,) = stored["lists"].values()
    assert lists.standing["to-station"] == StandingOrder("borders", Details(listed=listed))
    assert stored["bids"][GREEN].standing == {
        "to-bid": StandingOrder("first", Details({"bid": 3, "keep": 2})),
        "to-pledge": StandingOrder("keep", Details({"keep": 4})),
    }
    assert stored["aegis"][GREEN].standing["miracle"].details == Details(kinds=("war", "death"))
    help_in_peru = Clause(Condition(("peru",)), "play", Details({"odds": 99}, ("own-attack", "own-defence")))
    own_defence = Details({"odds": 60}, ("own-defence",))
    assert stored["helps"][BLUE].standing == {"before-roll": StandingOrder("play", own_defence, (help_in_peru,))}

    def write_again(tx: Transaction) -> None:
        for name, orders in stored.items():
            for seat in orders:
                tx.tables.save_orders(TABLES[name], seat, write_orders(orders[seat]))

    await old.store.transact(write_again)
    await old.restart()
    assert {name: (await at(old, name)).orders for name in stored} == stored


async def test_an_answer_given_in_advance_and_a_running_plan_act_when_the_window_is_released(
    old: PositionBackend,
) -> None:
    """A clause answers the defence: one regiment, although two could defend."""
    session = await at(old, "window")
    (number,) = session.orders[RED].answers
    assert session.state.unanswered == (number,)
    await old.fire_timers(session.table.id)
    steps = await old.sessions.steps(session.table.id, session.table.seq + 1)
    answers = [step.action for step in steps if step.action is not None]
    assert (answers[0].kind, answers[0].player, answers[0].decision) == ("pass", RED, number)
    assert next(each for each in answers if isinstance(each, Defend)).dice == 1
    assert any(isinstance(each, Attack) for each in answers)
    assert (await at(old, "window")).orders[RED].answers == {}


async def test_a_turn_written_ahead_is_started_when_it_begins(old: PositionBackend) -> None:
    session = await at(old, "window")
    lines = session.orders[RED].next_turn
    assert lines == (DeployLine("harad", ALL), EndLine())
    await old.fire_timers(session.table.id)
    while (session := await at(old, "window")).state.active == GREEN:
        (waiting,) = session.list_waiting()
        offers = list(session.offers(waiting.number))
        finish = next((offer for offer in offers if offer.action is Finish), offers[-1])
        action = finish.first_answer(waiting.number, waiting.decision.player)
        await old.sessions.submit(session.table.id, waiting.person or 0, action, old.press())
    before = session.state.land.armies("harad")
    await old.plans.start(session.table.id, BOB, lines, old.press(), written=True)
    session = await at(old, "window")
    assert session.state.land.armies("harad") > before
    assert session.orders[RED].next_turn == ()


async def test_a_halted_plan_says_why_and_goes_on(old: PositionBackend) -> None:
    session = await at(old, "halted")
    assert session.orders[GREEN].plan == Plan(LINES, CardOfAnother(RED, "courage_alone"))
    await old.plans.start(session.table.id, ALICE, LINES, old.press())
    steps = await old.sessions.steps(session.table.id, session.table.seq + 1)
    assert isinstance(steps[0].action, Attack)


async def test_wishes_are_kept(old: PositionBackend) -> None:
    session = await at(old, "halted")
    assert session.orders[GREEN].preferences.forced
    assert person_to_nudge(session) == ALICE


async def test_the_order_for_every_other_topic_answers(old: PositionBackend) -> None:
    session = await at(old, "others")
    await old.say(session.table.id, ALICE, Attack, source="khand", target="near_harad", dice=3)
    steps = await old.sessions.steps(session.table.id, session.table.seq + 2)
    assert {step.action.kind for step in steps if step.by == "order" and step.action} >= {"pass", "defend"}
    assert [waiting.person for waiting in (await at(old, "others")).list_waiting()] == [ALICE]


async def test_lists_are_claimed_in_their_order_and_filled_up(old: PositionBackend) -> None:
    """The other player leaves the listed territories alone, then claims where his regions are."""
    table, listing = TABLES["lists"], SAMPLE["listing"]
    seat, other = (await at(old, "lists")).seat_held_by(listing), BOB if listing == ALICE else ALICE
    for _ in LISTED:
        session = await at(old, "lists")
        free = (where for where in session.rules.board.territories if where not in (*session.state.land, *LISTED))
        await old.say(table, other, Claim, where=next(free))
    for topic, policy in (("to-claim", "regions"), ("to-station", "borders")):
        await old.sessions.set_order(table, other, topic, StandingOrder(policy))
    session = await at(old, "lists")
    steps = await old.sessions.steps(table, 1)
    claimed = [event for step in steps for event in step.events if isinstance(event, Claimed)]
    assert [event.where for event in claimed if event.player == seat and not event.dealt][: len(LISTED)] == LISTED
    assert [session.state.land.armies(where) for where in (LISTED[0], LISTED[2])] == [5, 2]


async def test_a_bid_keeps_what_it_says(old: PositionBackend) -> None:
    session = await at(old, "bids")
    await old.say(session.table.id, CAROL, Finish)
    await old.sessions.set_order(session.table.id, ALICE, "to-bid", StandingOrder("none"))
    await old.sessions.set_order(session.table.id, CAROL, "to-bid", StandingOrder("none"))
    steps = await old.sessions.steps(session.table.id, session.table.seq + 1)
    bids = [event for step in steps for event in step.events if isinstance(event, BidPlaced)]
    assert [(bid.faith, bid.wishes[:1]) for bid in bids if bid.player == GREEN] == [(2, ("1",))]


async def test_a_kind_that_was_named_is_cancelled(old: PositionBackend) -> None:
    session = await at(old, "aegis")
    (waiting,) = session.list_waiting()
    action = InvokeAt(waiting.number, BLUE, "storms_rage", "roma")
    await old.sessions.submit(session.table.id, ALICE, action, old.press())
    await old.fire_timers(session.table.id)
    steps = await old.sessions.steps(session.table.id, session.table.seq + 1)
    assert any(isinstance(step.action, RaiseAegis) for step in steps)


async def test_help_is_given_in_ones_own_defence(old: PositionBackend) -> None:
    session = await at(old, "helps")
    await old.say(session.table.id, ALICE, Attack, source="alaska", target="kamchatka", dice=3)
    now = await at(old, "helps")
    (number,) = (n for n, decision in now.state.pending.items() if decision.player == BLUE)
    answer = standing_answer(now.rules, now.state, number, now.orders)
    assert answer == PlayScar(number, BLUE, "bunker.1")
