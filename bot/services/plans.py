"""Plans of a seat's own turn: start them, save them for later, dry-run orders; and release delayed windows."""

from __future__ import annotations

from bot.game.commit import Change
from bot.game.order_trial import DryRunAnswer, dry_run
from bot.game.orders import start_plan
from bot.game.progress import Progress
from bot.game.runner import GameRunner
from bot.game.session import Outcome, Session
from bot.game.window_delays import DELAY
from bot.refusals import NoSuchOrder, NotYourTurn
from bot.scheduler import Scheduler
from bot.store import Transaction
from bot.store.models import Timer
from rules import AHEAD, GOING, HALTED, PLAN, WRITTEN, Refused, StandingOrder, with_order
from rules.risk import plan_flaw, read_plan

POLICIES = {AHEAD: (WRITTEN,), PLAN: (GOING, HALTED)}
"""The policies of a plan, by the topic under which it is kept."""


class PlanService:
    """The plans of all seats. Where a call raises `Refused`, nothing was changed."""

    def __init__(self, runner: GameRunner, scheduler: Scheduler) -> None:
        self._runner = runner
        scheduler.handle(DELAY, self.release_window)

    async def start(
        self, table_id: int, person: int, wish: tuple[str, ...], interaction: int, used: str = ""
    ) -> Outcome:
        """Start a plan for the person's own turn. It answers until it is done or halts, across windows and restarts.

        `wish` holds the lines of the plan; the order under the topic `used` is deleted. Raises `Refused`: NotYourTurn,
        or why the plan halts before its first answer.
        """

        def decide(session: Session, tx: Transaction) -> Change:
            seat = session.seat_held_by(person)
            if session.state.active != seat:
                raise Refused(NotYourTurn(session.state.active))
            change = self._runner.change_by(session, person, lambda progress: start_plan(progress, person))
            orders = with_order(session.orders, seat, used, None) if used else session.orders
            change.progress.orders = with_order(orders, seat, PLAN, StandingOrder(GOING, wish))
            return change

        return await self._runner.play(table_id, decide, interaction)

    async def keep(self, table_id: int, person: int, topic: str, order: StandingOrder | None) -> None:
        """Save a plan of the person's seat, or delete it (None): the written turn (AHEAD), or the one under way (PLAN).

        Raises `Refused`: NoSuchOrder for any other topic or policy, or why a written turn makes no sense.
        """

        def decide(session: Session, tx: Transaction) -> Change:
            seat = session.seat_held_by(person)
            _check_plan(session, topic, order)
            change = self._runner.change_by(session, person)
            change.progress.orders = with_order(session.orders, seat, topic, order)
            return change

        await self._runner.play(table_id, decide)

    async def release_window(self, timer: Timer) -> None:
        """Handle the timer of a delayed window: the answers given meanwhile take effect."""

        def decide(session: Session, tx: Transaction) -> Change:
            progress = self._runner.progress(session)
            progress.release(timer.subject)
            return Change(progress, Progress.play_on)

        try:
            await self._runner.play(timer.table, decide)
        except Refused:
            await self._runner.store.transact(lambda tx: tx.timers.cancel(timer.table, timer.kind, timer.subject))

    async def dry_run(self, table_id: int, person: int) -> tuple[DryRunAnswer, ...]:
        """What the seat's current orders would have answered in the last attacks on it, the latest attack first."""
        session = await self._runner.load(table_id)
        seat = session.seat_held_by(person)
        return await self._runner.store.read(lambda tx: dry_run(tx, session, seat))


def _check_plan(session: Session, topic: str, order: StandingOrder | None) -> None:
    if topic not in POLICIES or (order is not None and order.policy not in POLICIES[topic]):
        raise Refused(NoSuchOrder(topic, order.policy if order else ""))
    if topic == AHEAD and order is not None and (why := plan_flaw(session.rules, read_plan(order.wish))):
        raise Refused(why)
