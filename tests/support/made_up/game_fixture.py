"""The bot without Discord, on a file, so that it can be stopped and reopened; with a made-up game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from support.made_up import tiny_game as tiny
from support.tables.engines import database_at
from support.tables.stored import rows, write

from bot.game.lobby import Lobby
from bot.game.runner import GameRunner
from bot.game.window_delays import DELAY
from bot.messages import SeatList
from bot.outbox.messages import Delivery
from bot.scheduler import Scheduler
from bot.services.beacon import BeaconClient
from bot.services.campaigns import CampaignService
from bot.services.games import GameService, Outcome, Session
from bot.services.lobbies import LobbyService
from bot.services.personal_data import PersonalDataService
from bot.services.starts import StartService
from bot.services.substitutes import SubstituteService
from bot.services.voting.summaries import VoteSummaries
from bot.services.voting.votes import VoteService
from bot.store import Store
from bot.store.models import BEGIN_GAME, NewTable, OutboxMessage, Timer
from rules import Action, Game, Offer, Player, Refusal, Ruleset, Setting, View
from rules.ai import Character
from rules.author import Option

ALICE, BOB, CAROL, STRANGER = 1001, 1002, 1003, 1009
RED, BLUE, GREEN = tiny.RED, tiny.BLUE, tiny.GREEN
CHANNEL = 77


class TooFew(Refusal):
    """The game takes exactly two players."""


def _unseated(seats: tuple[Player, ...], options: Any) -> Refusal | None:
    return TooFew() if len(seats) < 2 else None


def _composed(setting: Setting) -> Any:
    return tiny.ruleset(seats=setting.seats)


SQUIRRELS = Game(
    "squirrels",
    (Option("wood", ("deep", "light")),),
    {RED: "", BLUE: "", GREEN: ""},
    _unseated,
    _composed,
)


def first_offer(
    character: Character, rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int]
) -> Action:
    """An AI that takes its last kind of offer: it rests, votes, passes."""
    decision = view.mine[number]
    offer = offers[-1] if decision.kind != "to-work" else next(o for o in offers if o.action is tiny.Rest)
    fields = {name: choices[pick(len(choices))] for name, choices in offer.fields.items()}
    return offer.answer(number, decision.player, **fields)


class FixedClock:
    """A settable clock."""

    def __init__(self) -> None:
        self.at = 1_800_000_000

    def now(self) -> int:
        return self.at

    def steady(self) -> float:
        return float(self.at)


async def mark_listed(
    store: Store, starts: StartService, table: int, now: int, refused: int = 0, posted: int = 0
) -> tuple[Timer, ...]:
    """Write that Discord has posted the frozen list of a table (`posted`: when by its clock, if not now), or refused it
    with an error code.

    Returns the timer that begins the game.
    """

    def write(tx: Any) -> tuple[Timer, ...]:
        (message,) = (row for row in tx.outbox.unsent(table) if isinstance(row.content, SeatList))
        tx.outbox.mark(message.id, "failed" if refused else "sent", now)
        starts.on_list(tx, message, Delivery(now, error=refused) if refused else Delivery(now, posted or now))
        return tx.timers.of(table, BEGIN_GAME)  # type: ignore[no-any-return]

    return await store.transact(write)


async def begin_listed(store: Store, starts: StartService, table: int, now: int) -> None:
    """Do what follows once Discord has posted the frozen list of a table that starts."""
    for timer in await mark_listed(store, starts, table, now):
        await starts.begin_when_due(timer)


class Backend:
    """A store, its lobbies and its games."""

    def __init__(self, path: Path, choose: Any = first_offer) -> None:
        self.path, self.database = path, database_at(path)
        self.choose, self.clock = choose, FixedClock()
        self.games: Mapping[str, Game] = {"squirrels": SQUIRRELS}
        self.announced: list[int] = []
        self.presses = 5_000

    async def open(self) -> None:
        self.store = await Store.open(self.database)
        clock: Any = self.clock
        self.runner = GameRunner(self.store, clock, self.games, self.choose, self.announced.append)
        self.sessions = GameService(self.runner)
        self.lobbies = LobbyService(self.runner, self.announced.append)
        self.scheduler = Scheduler(self.store, clock)
        self.starts = StartService(self.runner, self.scheduler, BeaconClient(), self.announced.append)
        self.personal_data = PersonalDataService(self.runner)
        self.substitutes = SubstituteService(self.runner)
        self.campaigns = CampaignService(self.runner)
        self.votes, self.vote_summaries = VoteService(self.runner, self.scheduler), VoteSummaries(self.runner)

    async def shut(self) -> None:
        await self.runner.close()
        await self.store.close()

    async def restart(self) -> None:
        """Restart: only the file survives."""
        await self.shut()
        await self.open()

    def write(self, statement: str, *parameters: Any) -> None:
        """Tamper with the file."""
        write(self.database, statement, *parameters)

    def rows(self, query: str) -> list[Any]:
        """What the file holds."""
        return rows(self.database, query)

    def press(self) -> int:
        """A new interaction's id."""
        self.presses += 1
        return self.presses

    async def lobby(self, channel: int = CHANNEL) -> Lobby:
        return await self.lobbies.open(NewTable(1, channel, ALICE, "squirrels", {}, "en"))

    async def table(self, *people: int | str, channel: int = CHANNEL) -> Session:
        """A game that has begun, with these in red, blue, green; "ai" is an AI."""
        table = (await self.lobby(channel)).table.id
        for person, seat in zip(people, (RED, BLUE, GREEN), strict=False):
            if isinstance(person, int):
                await self.lobbies.join(table, person, seat, self.press())
            else:
                await self.lobbies.seat_ai(table, ALICE, seat)
        await self.start(table, next(p for p in people if isinstance(p, int)))
        return await self.sessions.load(table)

    async def start(self, table: int, person: int, *, rewards_lapse: bool = False) -> None:
        """A person presses Start, Discord posts the list, and the game begins."""
        await self.starts.start(table, person, rewards_lapse=rewards_lapse)
        await self.list_posted(table)

    async def list_posted(self, table: int) -> None:
        """Discord posts the list, and the game begins."""
        await begin_listed(self.store, self.starts, table, self.clock.now())

    async def mark_listed(self, table: int, refused: int = 0) -> tuple[Timer, ...]:
        return await mark_listed(self.store, self.starts, table, self.clock.now(), refused)

    async def timers(self, table: int, kind: str = DELAY) -> tuple[Timer, ...]:
        return await self.store.read(lambda tx: tx.timers.of(table, kind))

    async def say(self, table: int, person: int, action: type[Action], **fields: Any) -> Outcome:
        """Answer the decision of the person's seat."""
        session = await self.sessions.load(table)
        seat = session.seat_held_by(person)
        number = next(iter(session.decisions_of(seat)), 0)
        return await self.sessions.submit(table, person, action(number, seat, **fields), self.press())

    async def waiting_rows(self, table: int) -> list[OutboxMessage]:
        """The messages waiting to be sent."""
        return await self.store.read(lambda tx: tx.outbox.list_waiting(table))

    async def mark_all_sent(self, table: int) -> None:
        """Mark everything as sent."""

        def sent(tx: Any) -> None:
            for row in tx.outbox.unsent(table):
                tx.outbox.mark(row.id, "sent", 0)

        await self.store.transact(sent)
