"""Plans at a table without Discord: through windows, delays and restarts, halting by themselves with a reason."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec.structs import replace
from support.made_up.game_fixture import ALICE, BOB, STRANGER
from support.tables.new_database import lay_new_database
from support.tables.positions import GREEN, RED, PositionBackend, before_khand, refused

from bot.game.deadlines import DUE
from bot.game.window_delays import MOST, delay_seconds
from bot.pace import DAILY, FRIENDLY, LIVE, PACES
from bot.refusals import NoSuchOrder, NotSeated, NotYourTurn
from bot.ui.screens.waiting import whole_wait
from bot.words import words
from rules import Refusal
from rules.author import Pass
from rules.kernel.conditions import NeverHolds, NoSuchLand
from rules.lotr.cards_defence import CardOfAnother, Interpose
from rules.orders import ASK, NO_ORDERS, Clause, Condition, NoCondition, StandingOrder
from rules.risk.combat.battle import ToDefend
from rules.risk.combat.invasion import NotAdjacent, ToFight
from rules.risk.plans.plan import EndLine, InvadeLine, LeaderInDanger, LeftReached, OddsFell, OutOfOrder, drop_stop

pytestmark = pytest.mark.usefixtures("same_dice")
KHAND = InvadeLine("khand", "near_harad", RED)
ASKED = StandingOrder(ASK)


@pytest_asyncio.fixture
async def backend(tmp_path: Path) -> AsyncIterator[PositionBackend]:
    made = PositionBackend(tmp_path / "data" / "risk.sqlite3")
    lay_new_database(made.database)
    await made.open()
    yield made
    await made.shut()


async def ordered(backend: PositionBackend, table: int, *lines: InvadeLine) -> None:
    await backend.plans.start(table, ALICE, lines or (KHAND,), backend.press())


async def owner(backend: PositionBackend, table: int, land: str = "near_harad") -> str:
    return (await backend.sessions.load(table)).state.land.owner(land)


async def why(backend: PositionBackend, table: int) -> Refusal:
    plan = await backend.plan(table)
    assert plan is not None
    assert plan.halted is not None
    return plan.halted


async def test_nobody_is_asked_and_it_runs_to_its_end_at_once(backend: PositionBackend) -> None:
    table = await backend.stage(before_khand())
    await ordered(backend, table)
    assert await owner(backend, table) == "green" or (await why(backend, table)).kind == "left-reached"
    steps = await backend.sessions.steps(table, 1)
    assert {step.by for step in steps} == {"order"}
    assert await backend.timers(table) == ()


async def test_it_survives_a_window_its_delay_and_restarts(backend: PositionBackend) -> None:
    """Killed while the window is open, while its answer is held back, and afterwards; the order continues by itself."""
    table = await backend.stage(before_khand())
    await backend.sessions.set_order(table, BOB, "invasion", ASKED)
    await ordered(backend, table)
    (timer,) = await backend.timers(table)
    assert 0 < timer.due_at - backend.clock.at <= MOST
    await backend.restart()
    assert (await backend.plan(table)) is not None
    await backend.say(table, BOB, Pass)
    session = await backend.sessions.load(table)
    assert timer.subject in session.orders[RED].answers, "kept, not yet played"
    assert [waiting.person for waiting in session.list_waiting()] == [BOB]
    await backend.restart()
    await backend.fire_timers(table)
    assert await backend.timers(table) == ()
    session = await backend.sessions.load(table)
    assert session.state.active == GREEN
    assert await owner(backend, table) == "green" or "left" in (await why(backend, table)).kind
    assert timer.subject not in session.orders[RED].answers


async def test_whoever_answers_late_is_still_waited_for_after_the_delay(backend: PositionBackend) -> None:
    table = await backend.stage(before_khand())
    await backend.sessions.set_order(table, BOB, "invasion", ASKED)
    await ordered(backend, table)
    await backend.fire_timers(table)
    assert [waiting.person for waiting in (await backend.sessions.load(table)).list_waiting()] == [BOB]
    await backend.say(table, BOB, Pass)
    assert (await backend.sessions.load(table)).state.active == GREEN
    assert (await backend.sessions.load(table)).list_waiting()[0].person == ALICE


async def test_a_kept_answer_may_be_changed_until_it_takes_effect(backend: PositionBackend) -> None:
    table = await backend.stage(before_khand())
    await backend.sessions.set_order(table, BOB, "invasion", ASKED)
    await ordered(backend, table)
    await backend.say(table, BOB, Pass)
    await backend.say(table, BOB, Interpose, card="courage_alone")
    await backend.fire_timers(table)
    assert (await why(backend, table)).kind == "card-of-another"


async def test_a_card_is_a_surprise_and_the_order_may_go_on(backend: PositionBackend) -> None:
    table = await backend.stage(before_khand())
    await backend.sessions.set_order(table, BOB, "invasion", ASKED)
    await ordered(backend, table)
    await backend.say(table, BOB, Interpose, card="courage_alone")
    await backend.fire_timers(table)
    session = await backend.sessions.load(table)
    assert session.state.land.armies("near_harad") <= 7
    assert isinstance(next(iter(session.decisions_of(GREEN).values())), ToFight)
    plan = await backend.plan(table)
    assert plan is not None
    assert plan.halted == CardOfAnother(RED, "courage_alone")
    before = session.table.seq
    await backend.plans.start(table, ALICE, plan.lines, backend.press())
    assert (await backend.sessions.load(table)).table.seq > before


async def test_a_captain_in_danger_stops_it(backend: PositionBackend) -> None:
    """With two regiments around him he does not go on; where it was so from the beginning, that was known.

    Each table has other dice; at some he loses his last two but one at once, and has nothing left to stop for.
    """
    game = before_khand("near_harad:30", captains={"green": "khand"})
    led = InvadeLine("khand", "near_harad", RED, leaders=("captain",))
    left = 0
    for channel in range(5, 25):
        table = await backend.stage(game, channel)
        await ordered(backend, table, led)
        left = (await backend.sessions.load(table)).state.land.armies("khand")
        if left == 2:
            break
    assert left == 2
    assert isinstance(await why(backend, table), LeaderInDanger)
    await ordered(backend, table, led)
    assert (await backend.sessions.load(table)).state.land.armies("khand") == 1


async def test_what_cannot_be_begun_is_refused_and_changes_nothing(backend: PositionBackend) -> None:
    table = await backend.stage(before_khand())
    before = await backend.sessions.load(table)
    for line, expected in (
        (InvadeLine("khand", "moria", RED), NotAdjacent("khand", "moria")),
        (InvadeLine("khand", "near_harad", RED, left=8), LeftReached("khand", "near_harad", 8)),
    ):
        doing = backend.plans.start(table, ALICE, (line,), backend.press())
        assert await refused(doing) == expected
    assert await refused(
        backend.plans.start(table, BOB, (KHAND,), backend.press())
    ) == NotYourTurn(GREEN)  # fmt: skip
    assert await refused(
        backend.plans.start(table, STRANGER, (KHAND,), backend.press())
    ) == NotSeated()  # fmt: skip
    after = await backend.sessions.load(table)
    assert (after.state, after.orders) == (before.state, before.orders)


async def test_a_doubled_press_orders_once(backend: PositionBackend) -> None:
    table = await backend.stage(before_khand())
    press = backend.press()
    first = await backend.plans.start(table, ALICE, (KHAND,), press)
    again = await backend.plans.start(table, ALICE, (KHAND,), press)
    assert again.repeated
    assert [step.seq for step in again.steps] == [step.seq for step in first.steps]


async def test_a_battle_that_is_asked_about_goes_on_when_it_is_answered(backend: PositionBackend) -> None:
    """Dice are public: they are never held back."""
    table = await backend.stage(before_khand(cards=""))
    await backend.sessions.set_order(table, BOB, "to-defend", ASKED)
    await ordered(backend, table)
    assert await backend.timers(table) == ()
    for _ in range(9):
        session = await backend.sessions.load(table)
        if not any(isinstance(decision, ToDefend) for decision in session.decisions_of(RED).values()):
            break
        await backend.restart()
        number = next(iter(session.decisions_of(RED)))
        offer = next(iter(session.offers(number)))
        await backend.sessions.submit(table, BOB, offer.first_answer(number, RED), backend.press())
    assert await owner(backend, table) == "green" or await why(backend, table)


@pytest.mark.parametrize(
    ("orders", "held"),
    [
        ({}, False),
        ({"invasion": StandingOrder("pass")}, False),
        ({None: StandingOrder("default")}, False),
        ({"invasion": ASKED}, True),
        ({"invasion": StandingOrder("pass", clauses=(Clause(Condition(("harad",)), ASK),))}, True),
        ({"invasion": StandingOrder(ASK, clauses=(Clause(Condition(("near_harad",)), "pass"),))}, True),
    ],
)
async def test_only_windows_that_surely_pass_settle_at_once(
    backend: PositionBackend, orders: dict[str | None, StandingOrder], held: bool
) -> None:
    table = await backend.stage(before_khand())
    for topic, order in orders.items():
        await backend.sessions.set_order(table, BOB, topic, order)
    await ordered(backend, table)
    assert bool(await backend.timers(table)) == held


@pytest.mark.parametrize("cards", ["courage_alone", "bree", "violent_storms"])
@pytest.mark.parametrize("order", [ASKED, StandingOrder("pass", clauses=(Clause(Condition(("harad",)), ASK),))])
@pytest.mark.usefixtures("same_dice")
async def test_the_delay_is_the_same_whoever_holds_what(
    backend: PositionBackend, cards: str, order: StandingOrder
) -> None:
    """With any hand and any order except a plain pass."""
    table = await backend.stage(before_khand(cards=cards))
    await backend.sessions.set_order(table, BOB, "invasion", order)
    session = await backend.sessions.load(table)
    await ordered(backend, table)
    (timer,) = await backend.timers(table)
    assert timer.due_at - backend.clock.at == delay_seconds(session.key, timer.subject, FRIENDLY)


def test_the_delay_is_drawn_evenly_and_shorter_where_play_is_quick() -> None:
    for pace in PACES.values():
        drawn = [delay_seconds(b"a table's key", number, pace) for number in range(3000)]
        most = {"live": 6, "brisk": 540}.get(pace.name, MOST)
        assert (min(drawn), max(drawn)) == (1, most) if most < 100 else max(drawn) <= most
        assert abs(sum(drawn) / len(drawn) - most / 2) < most / 20 + 1
    assert delay_seconds(b"one", 5, LIVE) == delay_seconds(b"one", 5, LIVE)


async def test_nobody_is_called_for_what_an_order_will_answer(backend: PositionBackend) -> None:
    table = await backend.stage(before_khand())
    clause = Clause(Condition(("harad",)), ASK)
    await backend.sessions.set_order(table, BOB, "invasion", StandingOrder("pass", clauses=(clause,)))
    await backend.mark_all_sent(table)
    await ordered(backend, table)
    assert not any(row.content.call for row in await backend.waiting_rows(table))


async def test_conditions_that_make_no_sense_are_refused(backend: PositionBackend) -> None:
    table = await backend.stage(before_khand())

    async def refusal_of(topic: str, *conditions: Condition) -> object:
        clauses = tuple(Clause(when, ASK) for when in conditions)
        return await refused(backend.sessions.set_order(table, BOB, topic, StandingOrder("pass", clauses=clauses)))

    assert await refusal_of("invasion", Condition(("narnia",))) == NoSuchLand("narnia")
    assert await refusal_of("invasion", Condition(theirs=(9, 3))) == NeverHolds(1)
    assert await refusal_of("fellowship-leaves", Condition()) == NoCondition("fellowship-leaves")
    assert (await backend.sessions.load(table)).orders[RED].standing == {}


async def test_conditions_are_kept_over_a_restart(backend: PositionBackend) -> None:
    table = await backend.stage(before_khand())
    order = StandingOrder("most", clauses=(Clause(Condition(("harad",), (3, 9), (0, 2), "theirs"), "one"),))
    await backend.sessions.set_order(table, BOB, "to-defend", order)
    await backend.restart()
    assert (await backend.sessions.load(table)).orders[RED].standing == {"to-defend": order}


async def test_a_trial_says_what_would_have_been_answered(backend: PositionBackend) -> None:
    table = await backend.stage(before_khand("near_harad:2", cards=""))
    await ordered(backend, table)
    clause = Clause(Condition(("near_harad",)), "one")
    await backend.sessions.set_order(table, BOB, "to-defend", StandingOrder("most", clauses=(clause,)))
    (tried, *_) = await backend.plans.dry_run(table, BOB)
    assert (tried.clause, tried.policy, tried.now.where, tried.now.ours) == (1, "one", "near_harad", 2)
    assert tried.lost is not None
    assert sum(tried.lost) == 1
    assert sum(tried.was or ()) == 2
    assert await backend.plans.dry_run(table, ALICE) == ()


async def test_a_trial_never_tells_a_die_that_was_not_thrown(backend: PositionBackend) -> None:
    table = await backend.stage(before_khand("near_harad:2", cards=""))
    await backend.sessions.set_order(table, BOB, "to-defend", StandingOrder("one"))
    await ordered(backend, table)
    await backend.sessions.set_order(table, BOB, "to-defend", StandingOrder("most"))
    tried = (await backend.plans.dry_run(table, BOB))[0]
    assert tried.unthrown
    assert tried.lost is None


async def test_a_plan_ends_with_its_turn_and_a_written_one_waits_for_its_own(backend: PositionBackend) -> None:
    table = await backend.stage(before_khand())
    await backend.plans.write_ahead(table, BOB, (KHAND,))
    await backend.restart()
    session = await backend.sessions.load(table)
    assert session.orders[RED].next_turn == (KHAND,)
    assert session.orders[RED].plan is None
    plan = await backend.plan(table)
    assert plan is None or plan.halted is not None


def test_going_on_waives_only_the_stop_that_was_reached() -> None:
    line = InvadeLine("khand", "near_harad", RED, left=3, odds=60, leaders=("captain",))
    assert drop_stop((line,), LeftReached("khand", "near_harad", 3)) == (replace(line, left=0),)
    assert drop_stop((line,), OddsFell("near_harad", 40)) == (replace(line, odds=0),)
    assert drop_stop((line,), LeaderInDanger("khand", 2)) == (replace(line, bold=True),)
    assert drop_stop((line,), CardOfAnother(RED, "courage_alone")) == (line,)


async def test_whoever_changes_their_mind_while_a_window_is_held_is_asked_and_called(backend: PositionBackend) -> None:
    """Until then no one is asked: no deadline runs for a decision that an order will answer."""
    table = await backend.stage(before_khand())
    passing = StandingOrder("pass", clauses=(Clause(Condition(("harad",)), ASK),))
    await backend.sessions.set_order(table, BOB, "invasion", passing)
    await ordered(backend, table)
    (timer,) = await backend.timers(table)
    assert timer.subject not in (await backend.sessions.load(table)).table.waiting_since
    await backend.mark_all_sent(table)
    await backend.sessions.set_order(table, BOB, "invasion", ASKED)
    assert (await backend.sessions.load(table)).table.waiting_since == {timer.subject: backend.clock.at}
    await backend.fire_timers(table)
    assert [waiting.person for waiting in (await backend.sessions.load(table)).list_waiting()] == [BOB]


async def test_whoever_changes_their_mind_to_and_fro_gains_no_time(backend: PositionBackend) -> None:
    table = await backend.stage(before_khand())
    await backend.store.transact(lambda tx: tx.tables.change(table, pace=DAILY))
    backend.runner.drop(table)
    passing = StandingOrder("pass", clauses=(Clause(Condition(("harad",)), ASK),))
    await backend.sessions.set_order(table, BOB, "invasion", ASKED)
    await ordered(backend, table)
    (due,) = (timer for timer in await backend.timers(table, DUE) if timer.seat == RED)
    for order in (passing, ASKED, passing, ASKED):
        backend.clock.at += 60
        await backend.sessions.set_order(table, BOB, "invasion", order)
        assert (due in await backend.timers(table, DUE)) == (order is ASKED)


async def test_nobody_sees_how_soon_somebody_answered(backend: PositionBackend) -> None:
    """While a window is held, players who have answered count as waited for as before."""
    table = await backend.stage(before_khand())
    await backend.sessions.set_order(table, BOB, "invasion", ASKED)
    await ordered(backend, table)
    before = await backend.sessions.load(table)
    told = whole_wait(before, words("en"), {}), before.table.waiting_since, before.view(GREEN).waiting
    await backend.mark_all_sent(table)
    await backend.say(table, BOB, Pass)
    after = await backend.sessions.load(table)
    assert (whole_wait(after, words("en"), {}), after.table.waiting_since, after.view(GREEN).waiting) == told
    assert "take effect" in told[0]
    assert await backend.waiting_rows(table) == []


async def test_nobody_orders_for_anothers_seat(backend: PositionBackend) -> None:
    """Orders apply to the person's own seat; a person without a seat is refused."""
    table = await backend.stage(before_khand())
    before = await backend.sessions.load(table)
    order = StandingOrder("most", clauses=(Clause(Condition(("khand",)), "one"),))
    for doing in (
        backend.sessions.set_order(table, STRANGER, "to-defend", order),
        backend.plans.write_ahead(table, STRANGER, (KHAND,)),
        backend.plans.drop(table, STRANGER),
        backend.plans.dry_run(table, STRANGER),
    ):
        assert await refused(doing) == NotSeated()
    await backend.sessions.set_order(table, BOB, "to-defend", order)
    after = await backend.sessions.load(table)
    assert (after.state, after.orders[GREEN]) == (before.state, before.orders[GREEN])


@pytest.mark.parametrize(
    ("topic", "policy"),
    [("to-reinforce", "written"), ("", ""), ("ahead", "written"), ("plan", "going"), ("told", "told"), ("#1", "said")],
)
async def test_nothing_but_a_standing_order_is_set_as_one(backend: PositionBackend, topic: str, policy: str) -> None:
    table = await backend.stage(before_khand())
    doing = backend.sessions.set_order(table, BOB, topic, StandingOrder(policy))
    assert await refused(doing) == NoSuchOrder(topic, policy)
    assert (await backend.sessions.load(table)).orders[RED] == NO_ORDERS


async def test_a_turn_written_ahead_that_makes_no_sense_is_not_kept(backend: PositionBackend) -> None:
    table = await backend.stage(before_khand())
    assert await refused(backend.plans.write_ahead(table, BOB, (EndLine(), KHAND))) == OutOfOrder(2)
    assert (await backend.sessions.load(table)).orders[RED] == NO_ORDERS
