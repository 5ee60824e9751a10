"""Plans of a seat's own turn: start them, save them for later, dry-run orders; and release delayed windows."""

from __future__ import annotations

from bot.game.commit import Change
from bot.game.order_trial import DryRunAnswer, dry_run
from bot.game.orders import start_plan
from bot.game.progress import Progress
from bot.game.runner import GameRunner
from bot.game.session import Outcome, Session
from bot.game.window_delays import DELAY
from bot.refusals import NotYourTurn
from bot.scheduler import Scheduler
from bot.store import Transaction
from bot.store.models import Timer
from rules import Refused
from rules.author import Lines
from rules.orders import Plan
from rules.risk import StepOver, drop_passed, plan_flaw, skip_line


class PlanService:
    """The plans of all seats. Where a call raises `Refused`, nothing was changed."""

    def __init__(self, runner: GameRunner, scheduler: Scheduler) -> None:
        self._runner = runner
        scheduler.handle(DELAY, self.release_window)

    async def start(
        self, table_id: int, person: int, lines: Lines, interaction: int, *, written: bool = False
    ) -> Outcome:
        """Start a plan for the person's own turn. It answers until it is done or halts, across windows and restarts.

        `written`: these are the lines of the turn that was written ahead, which is used up; those whose step has passed
        are left out. Raises `Refused`: NotYourTurn, StepOver where every line has passed, or why the plan halts before
        its first answer.
        """

        def decide(session: Session, tx: Transaction) -> Change:
            seat = session.seat_held_by(person)
            if session.state.active != seat:
                raise Refused(NotYourTurn(session.state.active))
            change = self._runner.change_by(session, person, lambda progress: start_plan(progress, person))
            ahead = drop_passed(session.rules, session.state, seat, lines) if written else lines
            if not ahead:
                raise Refused(StepOver())
            seat_orders = session.orders[seat].with_plan(Plan(ahead))
            seat_orders = seat_orders.with_next_turn(()) if written else seat_orders
            change.progress.orders = session.orders.with_seat(seat, seat_orders)
            return change

        return await self._runner.play(table_id, decide, interaction)

    async def write_ahead(self, table_id: int, person: int, lines: Lines) -> None:
        """Save the next turn of the person's seat as it is written ahead; without lines, delete it.

        One that is begun during a turn of that seat waits for the turn after it. Raises `Refused` with why it makes no
        sense.
        """

        def decide(session: Session, tx: Transaction) -> Change:
            seat = session.seat_held_by(person)
            if why := plan_flaw(session.rules, lines):
                raise Refused(why)
            change = self._runner.change_by(session, person)
            said = session.orders[seat]
            waits = bool(lines) and (said.waits if said.next_turn else session.state.active == seat)
            change.progress.orders = session.orders.with_seat(seat, said.with_next_turn(lines, waits=waits))
            return change

        await self._runner.play(table_id, decide)

    async def skip(self, table_id: int, person: int, interaction: int) -> Outcome:
        """Leave out the line at which the plan of the person's seat has halted, and go on where that ends no step."""

        def decide(session: Session, tx: Transaction) -> Change:
            seat = session.seat_held_by(person)
            change = self._runner.change_by(session, person)
            said = session.orders[seat]
            left = skip_line(session.rules, session.state, seat, said.plan.lines if said.plan is not None else ())
            change.progress.orders = session.orders.with_seat(seat, said.with_plan(left))
            return change

        return await self._runner.play(table_id, decide, interaction)

    async def drop(self, table_id: int, person: int) -> None:
        """Delete the plan of the person's seat that is under way."""

        def decide(session: Session, tx: Transaction) -> Change:
            seat = session.seat_held_by(person)
            change = self._runner.change_by(session, person)
            change.progress.orders = session.orders.with_seat(seat, session.orders[seat].with_plan(None))
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
