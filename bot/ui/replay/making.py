"""Make the page of a table's game in a process of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.game.session import Session
from bot.services import Services
from bot.store.models import ENDED, StoredStep
from bot.ui.replay.game import LONGEST_REASON, NothingToShow
from bot.ui.replay.page import public_page, replay_page
from bot.words.games.packages import load_packages
from bot.workers.task import run_task, serve_task
from renders import CannotDraw
from rules import Setting
from rules.records import Tampered, commitment


class CannotMake(Exception):
    """A page that cannot be made; the message is one line for the log."""


class Recorded(NamedTuple):
    """A game that is over: its record, and the language in which the page opens."""

    record: str
    language: str


class Running(NamedTuple):
    """A game that runs: its setting, its steps with their snapshots, the hash of its secret, the page's language."""

    setting: Setting
    steps: Sequence[StoredStep]
    commitment: str
    language: str


async def page_of(services: Services, session: Session, language: str) -> bytes:
    """The page of a game, as a file of HTML; raises `CannotMake`, `NothingToShow`, `TaskFailed`.

    While answers wait for others it is always made anew: one of them may have been changed, which adds a step and
    leaves the page as it was, and how fast the page comes would tell.
    """
    table, last, over = session.table.id, session.table.seq, session.table.state == ENDED

    async def make() -> bytes:
        if over:
            work: Recorded | Running = Recorded(await services.games.export(table), language)
        else:
            steps = await services.store.read(lambda tx: tx.steps.with_snapshots(table, 0, last))
            work = Running(session.setting, steps, commitment(session.table.secret), language)
        made: bytes | CannotMake | NothingToShow = await run_task(__name__, work)
        if isinstance(made, Exception):
            raise made
        return made

    if session.state.replies and not over:
        return await make()
    return await services.workload.page((table, last, over, language), make)


def main() -> None:
    """Make the page that this process is asked for."""
    serve_task(make_page)


def make_page(work: Recorded | Running) -> bytes | CannotMake | NothingToShow:
    """The page as a file, or why there is none. Raises `Unreadable` for a game that runs, whose steps may be quoted."""
    load_packages()
    try:
        return (replay_page(*work) if isinstance(work, Recorded) else public_page(*work)).encode()
    except NothingToShow as nothing:
        return nothing
    except (CannotDraw, Tampered) as error:
        return CannotMake(" ".join(str(error).split())[:LONGEST_REASON])
