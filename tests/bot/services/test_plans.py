"""Orders at a table without Discord: through windows, delays and restarts, stopping by themselves and saying why."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from small_house import ALICE, BOB, STRANGER
from staged import GREEN, RED, Staged, before_khand, refused

from bot.game.window_delays import MOST, delay_seconds
from bot.pace import FRIENDLY, LIVE, PACES
from bot.refusals import NotSeated, NotYourTurn
from bot.ui.screens.waiting import whole_wait
from bot.words import words
from rules.kernel.conditions import Condition, NeverHolds, NoCondition, NoSuchLand
from rules.kernel.context import Pass
from rules.kernel.orders import ASK, GOING, HALTED, PLAN, Clause, Standing, only
from rules.lotr.cards_defence import CardOfAnother, Interpose
from rules.risk.battle import ToDefend
from rules.risk.invasion import NotAdjacent, ToFight
from rules.risk.plan import InvadeLine, LeaderInDanger, LeftReached, OddsFell, emboldened, read, written

pytestmark = pytest.mark.usefixtures("same_dice")
KHAND = InvadeLine("khand", "near_harad", RED)
ASKED = Standing(ASK)


async def ordered(house: Staged, table: int, *lines: InvadeLine) -> None:
    await house.campaigns.start(table, ALICE, written(lines or (KHAND,)), house.press())


async def owner(house: Staged, table: int, land: str = "near_harad") -> str:
    return (await house.sessions.load(table)).state.land.owner(land)


async def why(house: Staged, table: int) -> str:
    plan = await house.plan(table)
    assert plan is not None
    assert plan.policy == HALTED
    return plan.wish[0]


async def test_nobody_is_asked_and_it_runs_to_its_end_at_once(house: Staged) -> None:
    table = await house.stage(before_khand())
    await ordered(house, table)
    assert await owner(house, table) == "green" or "left-reached" in await why(house, table)
    steps = await house.sessions.steps(table, 1)
    assert {step.by for step in steps} == {"order"}
    assert await house.timers(table) == ()


async def test_it_survives_a_window_its_delay_and_restarts(house: Staged) -> None:
    """Killed while the window is open, while its answer is kept back, and after it; the order goes on by itself."""
    table = await house.stage(before_khand())
    await house.sessions.set_order(table, BOB, "invasion", ASKED)
    await ordered(house, table)
    (timer,) = await house.timers(table)
    assert 0 < timer.due_at - house.clock.at <= MOST
    await house.restart()
    assert (await house.plan(table)) is not None
    await house.say(table, BOB, Pass)
    session = await house.sessions.load(table)
    assert only(timer.subject) in session.orders[RED], "kept, not yet played"
    assert [waiting.person for waiting in session.waiting()] == [BOB]
    await house.restart()
    await house.ring(table)
    assert await house.timers(table) == ()
    session = await house.sessions.load(table)
    assert session.state.active == GREEN
    assert await owner(house, table) == "green" or "left" in await why(house, table)
    assert only(timer.subject) not in session.orders[RED]


async def test_whoever_answers_late_is_still_waited_for_after_the_delay(house: Staged) -> None:
    table = await house.stage(before_khand())
    await house.sessions.set_order(table, BOB, "invasion", ASKED)
    await ordered(house, table)
    await house.ring(table)
    assert [waiting.person for waiting in (await house.sessions.load(table)).waiting()] == [BOB]
    await house.say(table, BOB, Pass)
    assert (await house.sessions.load(table)).state.active == GREEN
    assert (await house.sessions.load(table)).waiting()[0].person == ALICE


async def test_a_kept_answer_may_be_changed_until_it_takes_effect(house: Staged) -> None:
    table = await house.stage(before_khand())
    await house.sessions.set_order(table, BOB, "invasion", ASKED)
    await ordered(house, table)
    await house.say(table, BOB, Pass)
    await house.say(table, BOB, Interpose, card="courage_alone")
    await house.ring(table)
    assert "card-of-another" in await why(house, table)


async def test_a_card_is_a_surprise_and_the_order_may_go_on(house: Staged) -> None:
    table = await house.stage(before_khand())
    await house.sessions.set_order(table, BOB, "invasion", ASKED)
    await ordered(house, table)
    await house.say(table, BOB, Interpose, card="courage_alone")
    await house.ring(table)
    session = await house.sessions.load(table)
    assert session.state.land.armies("near_harad") <= 7
    assert isinstance(next(iter(session.decisions_of(GREEN).values())), ToFight)
    plan = await house.plan(table)
    assert plan is not None
    assert '"courage_alone"' in plan.wish[0]
    assert CardOfAnother.kind in plan.wish[0]
    before = session.table.seq
    await house.campaigns.start(table, ALICE, plan.wish[1:], house.press())
    assert (await house.sessions.load(table)).table.seq > before


async def test_a_captain_in_danger_stops_it(house: Staged) -> None:
    """With two regiments around him he does not go on; where it was so from the beginning, that was known."""
    game = before_khand("near_harad:30", captains={"green": "khand"})
    table = await house.stage(game)
    led = InvadeLine("khand", "near_harad", RED, led=True)
    await ordered(house, table, led)
    assert LeaderInDanger.kind in await why(house, table)
    left = (await house.sessions.load(table)).state.land.armies("khand")
    assert left <= 2
    if left == 2:
        await ordered(house, table, led)
        assert (await house.sessions.load(table)).state.land.armies("khand") == 1


async def test_what_cannot_be_begun_is_refused_and_changes_nothing(house: Staged) -> None:
    table = await house.stage(before_khand())
    before = await house.sessions.load(table)
    for line, expected in (
        (InvadeLine("khand", "moria", RED), NotAdjacent("khand", "moria")),
        (InvadeLine("khand", "near_harad", RED, left=8), LeftReached("khand", "near_harad", 8)),
    ):
        doing = house.campaigns.start(table, ALICE, written((line,)), house.press())
        assert await refused(doing) == expected
    assert await refused(
        house.campaigns.start(table, BOB, written((KHAND,)), house.press())
    ) == NotYourTurn(GREEN)  # fmt: skip
    assert await refused(
        house.campaigns.start(table, STRANGER, written((KHAND,)), house.press())
    ) == NotSeated()  # fmt: skip
    after = await house.sessions.load(table)
    assert (after.state, after.orders) == (before.state, before.orders)


async def test_a_doubled_press_orders_once(house: Staged) -> None:
    table = await house.stage(before_khand())
    press = house.press()
    first = await house.campaigns.start(table, ALICE, written((KHAND,)), press)
    again = await house.campaigns.start(table, ALICE, written((KHAND,)), press)
    assert again.repeated
    assert [step.seq for step in again.steps] == [step.seq for step in first.steps]


async def test_a_battle_that_is_asked_about_goes_on_when_it_is_answered(house: Staged) -> None:
    """Dice are no secret: they are never kept back."""
    table = await house.stage(before_khand(cards=""))
    await house.sessions.set_order(table, BOB, "to-defend", ASKED)
    await ordered(house, table)
    assert await house.timers(table) == ()
    for _ in range(9):
        session = await house.sessions.load(table)
        if not any(isinstance(decision, ToDefend) for decision in session.decisions_of(RED).values()):
            break
        await house.restart()
        number = next(iter(session.decisions_of(RED)))
        offer = next(iter(session.offers(number)))
        await house.sessions.submit(table, BOB, offer.answer(number, RED), house.press())
    assert await owner(house, table) == "green" or await why(house, table)


@pytest.mark.parametrize(
    ("orders", "held"),
    [
        ({}, False),
        ({"invasion": Standing("pass")}, False),
        ({"*": Standing("default")}, False),
        ({"invasion": ASKED}, True),
        ({"invasion": Standing("pass", (), (Clause(Condition(("harad",)), ASK),))}, True),
        ({"invasion": Standing(ASK, (), (Clause(Condition(("near_harad",)), "pass"),))}, True),
    ],
)
async def test_only_windows_that_surely_pass_settle_at_once(
    house: Staged, orders: dict[str, Standing], held: bool
) -> None:
    table = await house.stage(before_khand())
    for topic, order in orders.items():
        await house.sessions.set_order(table, BOB, topic, order)
    await ordered(house, table)
    assert bool(await house.timers(table)) == held


@pytest.mark.parametrize("cards", ["courage_alone", "bree", "violent_storms"])
@pytest.mark.parametrize("order", [ASKED, Standing("pass", (), (Clause(Condition(("harad",)), ASK),))])
@pytest.mark.usefixtures("same_dice")
async def test_the_delay_is_the_same_whoever_holds_what(house: Staged, cards: str, order: Standing) -> None:
    """Whatever lies in the hand and whatever was ordered, as long as it is not a plain pass."""
    table = await house.stage(before_khand(cards=cards))
    await house.sessions.set_order(table, BOB, "invasion", order)
    session = await house.sessions.load(table)
    await ordered(house, table)
    (timer,) = await house.timers(table)
    assert timer.due_at - house.clock.at == delay_seconds(session.key, timer.subject, FRIENDLY)


def test_the_delay_is_drawn_evenly_and_shorter_where_play_is_quick() -> None:
    for pace in PACES.values():
        drawn = [delay_seconds(b"a table's key", number, pace) for number in range(3000)]
        most = {"live": 6, "brisk": 540}.get(pace.name, MOST)
        assert (min(drawn), max(drawn)) == (1, most) if most < 100 else max(drawn) <= most
        assert abs(sum(drawn) / len(drawn) - most / 2) < most / 20 + 1
    assert delay_seconds(b"one", 5, LIVE) == delay_seconds(b"one", 5, LIVE)


async def test_nobody_is_called_for_what_an_order_will_answer(house: Staged) -> None:
    table = await house.stage(before_khand())
    clause = Clause(Condition(("harad",)), ASK)
    await house.sessions.set_order(table, BOB, "invasion", Standing("pass", (), (clause,)))
    await house.posted_all(table)
    await ordered(house, table)
    assert [row.payload["call"] for row in await house.waiting_rows(table) if "call" in row.payload] in ([], [[]])


async def test_conditions_that_make_no_sense_are_refused(house: Staged) -> None:
    table = await house.stage(before_khand())

    async def said(topic: str, *conditions: Condition) -> object:
        clauses = tuple(Clause(when, ASK) for when in conditions)
        return await refused(house.sessions.set_order(table, BOB, topic, Standing("pass", (), clauses)))

    assert await said("invasion", Condition(("narnia",))) == NoSuchLand("narnia")
    assert await said("invasion", Condition(theirs=(9, 3))) == NeverHolds(1)
    assert await said("fellowship-leaves", Condition()) == NoCondition("fellowship-leaves")
    assert (await house.sessions.load(table)).orders.get(RED, {}) == {}


async def test_conditions_are_kept_over_a_restart(house: Staged) -> None:
    table = await house.stage(before_khand())
    order = Standing("most", (), (Clause(Condition(("harad",), (3, 9), (0, 2), "theirs"), "one"),))
    await house.sessions.set_order(table, BOB, "to-defend", order)
    await house.restart()
    assert await house.sessions.orders(table, BOB) == {"to-defend": order}


async def test_a_trial_says_what_would_have_been_answered(house: Staged) -> None:
    table = await house.stage(before_khand("near_harad:2", cards=""))
    await ordered(house, table)
    clause = Clause(Condition(("near_harad",)), "one")
    await house.sessions.set_order(table, BOB, "to-defend", Standing("most", (), (clause,)))
    (tried, *_) = await house.campaigns.dry_run(table, BOB)
    assert (tried.clause, tried.policy, tried.now.where, tried.now.ours) == (1, "one", "near_harad", 2)
    assert tried.lost is not None
    assert sum(tried.lost) == 1
    assert sum(tried.was or ()) == 2
    assert await house.campaigns.dry_run(table, ALICE) == ()


async def test_a_trial_never_tells_a_die_that_was_not_thrown(house: Staged) -> None:
    table = await house.stage(before_khand("near_harad:2", cards=""))
    await house.sessions.set_order(table, BOB, "to-defend", Standing("one"))
    await ordered(house, table)
    await house.sessions.set_order(table, BOB, "to-defend", Standing("most"))
    tried = (await house.campaigns.dry_run(table, BOB))[0]
    assert tried.unthrown
    assert tried.lost is None


async def test_a_plan_ends_with_its_turn_and_a_written_one_waits_for_its_own(house: Staged) -> None:
    table = await house.stage(before_khand())
    await house.campaigns.keep(table, BOB, "ahead", Standing("written", written((KHAND,))))
    await house.restart()
    session = await house.sessions.load(table)
    assert read(session.orders[RED]["ahead"].wish) == (KHAND,)
    assert PLAN not in session.orders[RED]
    assert (await house.plan(table)) is None or (await house.plan(table)).policy != GOING  # type: ignore[union-attr]


def test_going_on_waives_only_the_stop_that_was_reached() -> None:
    line = InvadeLine("khand", "near_harad", RED, left=3, odds=60, led=True)
    assert emboldened((line,), LeftReached("khand", "near_harad", 3)) == (replace(line, left=0),)
    assert emboldened((line,), OddsFell("near_harad", 40)) == (replace(line, odds=0),)
    assert emboldened((line,), LeaderInDanger("khand", 2)) == (replace(line, bold=True),)
    assert emboldened((line,), CardOfAnother(RED, "courage_alone")) == (line,)


async def test_whoever_changes_their_mind_while_a_window_is_held_is_asked_and_called(house: Staged) -> None:
    """Until then nobody is asked: no clock runs for what an order will answer."""
    table = await house.stage(before_khand())
    passing = Standing("pass", (), (Clause(Condition(("harad",)), ASK),))
    await house.sessions.set_order(table, BOB, "invasion", passing)
    await ordered(house, table)
    (timer,) = await house.timers(table)
    assert timer.subject not in (await house.sessions.load(table)).table.waiting_since
    await house.posted_all(table)
    await house.sessions.set_order(table, BOB, "invasion", ASKED)
    assert (await house.sessions.load(table)).table.waiting_since == {timer.subject: house.clock.at}
    await house.ring(table)
    assert [waiting.person for waiting in (await house.sessions.load(table)).waiting()] == [BOB]


async def test_nobody_sees_how_soon_somebody_answered(house: Staged) -> None:
    """While a window is held, whoever has answered is waited for as before."""
    table = await house.stage(before_khand())
    await house.sessions.set_order(table, BOB, "invasion", ASKED)
    await ordered(house, table)
    before = await house.sessions.load(table)
    told = whole_wait(before, words("en"), {}), before.table.waiting_since, before.view(GREEN).waiting
    await house.posted_all(table)
    await house.say(table, BOB, Pass)
    after = await house.sessions.load(table)
    assert (whole_wait(after, words("en"), {}), after.table.waiting_since, after.view(GREEN).waiting) == told
    assert "takes effect" in told[0]
    assert await house.waiting_rows(table) == []


async def test_nobody_orders_for_anothers_seat(house: Staged) -> None:
    """Whoever speaks speaks for the seat they sit in; whoever sits in none is told so."""
    table = await house.stage(before_khand())
    before = await house.sessions.load(table)
    order = Standing("most", (), (Clause(Condition(("khand",)), "one"),))
    for doing in (
        house.sessions.set_order(table, STRANGER, "to-defend", order),
        house.campaigns.keep(table, STRANGER, "ahead", Standing("written", written((KHAND,)))),
        house.campaigns.dry_run(table, STRANGER),
    ):
        assert await refused(doing) == NotSeated()
    await house.sessions.set_order(table, BOB, "to-defend", order)
    after = await house.sessions.load(table)
    assert (after.state, after.orders.get(GREEN)) == (before.state, before.orders.get(GREEN))
