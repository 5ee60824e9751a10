"""What a host may change in a running game that takes something from others: who plays a seat, the pace, the end.

Each is a change of the game, made at once or as the outcome of a vote.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.game.announcements import new_board_post
from bot.game.commit import Change, Commit
from bot.game.deadlines import change_pace
from bot.game.progress import Progress
from bot.game.runner import GameRunner
from bot.game.seats import Heir, assign_seat, handover_of, require_room
from bot.game.session import Session
from bot.messages import Message, Note
from bot.pace import Pace
from bot.store import Transaction
from rules import Player
from rules.orders import NO_ORDERS


def give_seat(
    runner: GameRunner, tx: Transaction, session: Session, seat: Player, heir: Heir, by: int | None
) -> Change:
    """Give a seat to a person, the AI or nobody; its standing orders are deleted.

    Raises `Refused`: NoSuchSeat, SeatedAlready, SatElsewhere, SeatIsOut, CampaignFull.
    """
    require_room(tx, session, heir if isinstance(heir, int) else None)
    seats = assign_seat(session, seat, heir, tx.handovers.of(session.table.id))
    if seats[seat] == session.seats[seat]:
        return Change(runner.progress(session, seats), Progress.play_on)
    commit = Commit(handover=handover_of(session, seats[seat], by))
    session = replace(session, orders=session.orders.with_seat(seat, NO_ORDERS))
    return Change(runner.progress(session, seats), Progress.play_on, commit)


def set_pace(runner: GameRunner, session: Session, pace: Pace, by: int | None) -> Change:
    """Change the pace (see `change_pace`), unless it is the same, and tell the channel."""
    table, now = session.table, runner.clock.now()
    if pace == table.pace:
        return Change(runner.progress(session))

    def also(tx: Transaction) -> Iterable[Message]:
        change_pace(tx, session, pace, now)
        values = {"by": f"<@{by}>" if by else "none", "clocks": "begin" if table.pace.decision is None else "run"}
        return [Note("pace", pace=pace.to_text(), values=values), new_board_post(session)]

    return Change(runner.progress(replace(session, table=replace(table, pace=pace))), commit=Commit(also=also))


def end_game(runner: GameRunner, session: Session) -> Change:
    """End the game early; the dice key is revealed. A game that is won already stays so: the caretaker answers what
    follows the victory."""
    if session.is_won:
        return Change(runner.progress(session), Progress.finish)
    return Change(runner.progress(session), commit=Commit(ended=True))
