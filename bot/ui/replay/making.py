"""Make the page of a table's game, or of a campaign, in a process of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.game.campaigns import KeptCampaign
from bot.game.session import Session
from bot.services import Services
from bot.store.models import ENDED, StoredStep
from bot.ui.replay.campaign import campaign_page
from bot.ui.replay.game import NothingToShow
from bot.ui.replay.page import public_page, replay_page
from bot.words.games.packages import load_packages
from bot.workers.task import SECONDS, run_task, serve_task
from renders import CannotDraw
from rules import GAMES, Setting
from rules.records import BrokenChain, Tampered, commitment, verify_chain

CAMPAIGN_SECONDS = 300.0
"""Seconds that the page of a whole campaign may take."""
LONGEST_REASON = 200
"""The most characters of why a page cannot be made, which may quote its record."""


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


class RecordedCampaign(NamedTuple):
    """A campaign: its records by name, what it keeps by now, its members' names, its title, the page's language."""

    records: Mapping[str, str]
    kept: str
    names: Mapping[str, str]
    title: str
    language: str


Work = Recorded | Running | RecordedCampaign
"""What a page is made of."""


async def page_of(services: Services, session: Session, language: str) -> bytes:
    """The page of a game, as a file of HTML; raises `CannotMake`, `NothingToShow`, `TaskFailed`.

    While answers wait for others it is always made anew: one of them may have been changed, which adds a step and
    leaves the page as it was, and how fast the page comes would tell.
    """
    table, last, over = session.table.id, session.table.seq, session.table.state == ENDED

    async def make() -> bytes:
        if over:
            work: Work = Recorded(await services.games.export(table), language)
        else:
            steps = await services.store.read(lambda tx: tx.steps.with_snapshots(table, 0, last))
            work = Running(session.setting, steps, commitment(session.table.secret), language)
        return await _made(work)

    if session.state.replies and not over:
        return await make()
    return await services.workload.page((table, last, over, language), make)


async def campaign_page_of(
    services: Services, campaign: KeptCampaign, names: Mapping[str, str], title: str, language: str
) -> bytes:
    """The page of a campaign's games that are over, with these names of its members, as a file of HTML.

    Raises `Refused` (NothingPlayed, PutAside), `CannotMake`, `NothingToShow`, `TaskFailed`.
    """
    records = await services.campaigns.records(campaign.stored.id)
    work = RecordedCampaign(records, campaign.stored.kept, names, title, language)
    key = (campaign.stored.id, *records, work.kept, *names.items(), title, language)
    return await services.workload.page(key, lambda: _made(work, CAMPAIGN_SECONDS))


async def _made(work: Work, seconds: float = SECONDS) -> bytes:
    """The page, made in a process of its own; raises `CannotMake`, `NothingToShow`, `TaskFailed`."""
    made: bytes | CannotMake | NothingToShow = await run_task(__name__, work, seconds)
    if isinstance(made, Exception):
        raise made
    return made


def main() -> None:
    """Make the page that this process is asked for."""
    serve_task(make_page)


def make_page(work: Work) -> bytes | CannotMake | NothingToShow:
    """The page as a file, or why there is none. Raises `Unreadable` for a game that runs, whose steps may be quoted."""
    load_packages()
    try:
        return _page(work).encode()
    except NothingToShow as nothing:
        return nothing
    except (BrokenChain, CannotDraw, Tampered) as error:
        return CannotMake(" ".join(str(error).split())[:LONGEST_REASON])


def _page(work: Work) -> str:
    if isinstance(work, RecordedCampaign):
        proof = verify_chain(work.records, GAMES, kept=work.kept)
        return campaign_page(proof, work.records, work.names, work.title, work.language)
    return replay_page(*work) if isinstance(work, Recorded) else public_page(*work)
