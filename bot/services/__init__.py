"""The services: what people and timers may do to tables. Each request is checked and written in one transaction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.channels.parking import Parking
from bot.channels.threads import TableThreads
from bot.services.campaigns import CampaignService
from bot.services.coach import CoachService
from bot.services.courses import CourseService
from bot.services.emoji import EmojiService
from bot.services.games import GameService
from bot.services.hosts import HostService
from bot.services.lobbies import LobbyService
from bot.services.personal_data import PersonalDataService
from bot.services.plans import PlanService
from bot.services.preferences import PreferenceService
from bot.services.reminders import ReminderService
from bot.services.starts import StartService
from bot.services.substitutes import SubstituteService
from bot.services.timeouts import TimeoutService
from bot.services.vacations import VacationService
from bot.services.voting.summaries import VoteSummaries
from bot.services.voting.votes import VoteService
from bot.services.watch.service import WatchService
from bot.services.workload import Workload
from bot.store import Store

__all__ = ["Services"]


@dataclass(frozen=True, slots=True)
class Services:
    """All services in one value, for the ui. `store` is for reading only: everything is written by the services.

    `links` are the host's pages that help links to, by name: privacy, terms. `pages` is the host's folder for pages of
    games that Discord does not take.
    """

    store: Store
    games: GameService
    lobbies: LobbyService
    hosts: HostService
    campaigns: CampaignService
    coach: CoachService
    courses: CourseService
    starts: StartService
    plans: PlanService
    votes: VoteService
    vote_summaries: VoteSummaries
    substitutes: SubstituteService
    vacations: VacationService
    timeouts: TimeoutService
    reminders: ReminderService
    preferences: PreferenceService
    emoji: EmojiService
    personal_data: PersonalDataService
    parking: Parking
    threads: TableThreads
    workload: Workload
    watch: WatchService
    links: Mapping[str, str]
    pages: Path
