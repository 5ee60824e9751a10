"""What people and timers may do to tables: each wish is checked and written in one transaction."""

from __future__ import annotations

from dataclasses import dataclass

from bot.channels.parking import Parking
from bot.services.erasure import ErasureService
from bot.services.games import GameService
from bot.services.lobbies import LobbyService
from bot.services.plans import PlanService
from bot.services.preferences import PreferenceService
from bot.services.substitutes import SubstituteService
from bot.services.timeouts import TimeoutService
from bot.services.vacations import VacationService
from bot.services.votes import VoteService
from bot.services.workload import Workload
from bot.store import Store

__all__ = ["Services"]


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that the ui may ask for, in one value. `store` is for reading; writing is what services do."""

    store: Store
    games: GameService
    lobbies: LobbyService
    plans: PlanService
    votes: VoteService
    substitutes: SubstituteService
    vacations: VacationService
    timeouts: TimeoutService
    preferences: PreferenceService
    erasure: ErasureService
    parking: Parking
    workload: Workload
