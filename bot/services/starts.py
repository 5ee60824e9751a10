"""Starts: freeze a table's list of seats, wait until Discord has posted it, then begin the game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace

from bot.channels.access import HasLeft
from bot.game.announcements import first_announcements
from bot.game.campaigns import abandon_war, begin_war, draw_into_packs, orders_of_last_war
from bot.game.commit import Commit
from bot.game.loading import head_of, members_of, seals_of
from bot.game.lobby import Lobby, before_game, lobby_of
from bot.game.orders import keep_orders
from bot.game.progress import Progress
from bot.game.runner import GameRunner
from bot.game.session import Session
from bot.logs import error_summary
from bot.messages import LobbyCard, Message, Note, SeatList
from bot.outbox.messages import Delivery
from bot.refusals import BeaconNotLate, PackageMissing, PeopleLeft, RewardsLapse, SeatsKept
from bot.scheduler import Scheduler
from bot.services.beacon import LEAD, BeaconClient
from bot.store import Clashed, Transaction
from bot.store.models import BEGIN_GAME, LOBBY, STARTING, OutboxMessage, SealedTexts, Seat, StoredStep, Table, Timer
from rules import PACKAGES, Player, Refused, State
from rules.orders import Orders
from rules.records import FORMAT, QUICKNET, Round, complete_wishes, key_of, record_code

log = logging.getLogger(__name__)

POSTING = 30
"""Seconds that Discord has for the list, beside those that must lie between it and the beacon's round (`LEAD`)."""
PUBLISHING = 1
"""Seconds after a round's time at which the relays are asked for it."""
FIRST_RETRY, LONGEST_RETRY = 5, 600
"""Seconds until the relays are asked again; they double each time, up to the second number."""
TOLD_AFTER = 2
"""Failed attempts after which the table is told that it waits, and its host may start without the round."""


async def _nobody_has_left(guild: int | None, person: int) -> bool:
    """Without a Discord everybody is there."""
    return False


class StartService:
    """Begins games. Where a call raises `Refused`, nothing was changed, unless it says so.

    Start freezes the list and queues its post; the transaction that writes that Discord has taken the post sets a
    timer; the timer begins the game, once the beacon's round is known where the list names one. Each step is written,
    so a program that is killed between two of them goes on with the next. With `uses_beacon` new lists name a round;
    with `skippable` a host may start without one that no relay gives. `has_left` tells whether a person has left a
    server. `on_change` is called with the table's id.
    """

    def __init__(
        self,
        runner: GameRunner,
        scheduler: Scheduler,
        beacon: BeaconClient,
        on_change: Callable[[int], None],
        *,
        uses_beacon: bool = False,
        skippable: bool = False,
        has_left: HasLeft = _nobody_has_left,
    ) -> None:
        self._runner, self._beacon, self._on_change = runner, beacon, on_change
        self._uses_beacon, self._skippable, self._has_left = uses_beacon, skippable, has_left
        self._fetching: dict[int, asyncio.Task[None]] = {}
        scheduler.handle(BEGIN_GAME, self.begin_when_due)

    async def start(self, table_id: int, person: int, *, rewards_lapse: bool = False) -> Lobby:
        """Freeze a table's seats, contributions and options, for a seated person, and queue the post that lists them.

        Raises `Refused`: NoSeatTaken, SeatsKept, TableStarting, BegunAlready, or the rules' reason why these seats
        cannot start; PeopleLeft for people who have left the server, whose seats are free now; and unless
        `rewards_lapse` RewardsLapse where a reward of the campaign's last war was not taken.
        """
        await self._free_seats_of_left(table_id, person)
        now, code = self._runner.clock.now(), await self._last_record(table_id)

        def freeze(tx: Transaction) -> Lobby:
            lobby = lobby_of(tx, self._runner.games, table_id)
            lobby.require_seat_of(person)
            if lobby.kept:
                raise Refused(SeatsKept(lobby.kept))
            if why := lobby.why_not_ready():
                raise Refused(why)
            if lobby.owed and not rewards_lapse:
                raise Refused(RewardsLapse(lobby.owed))
            table = begin_war(tx, lobby, code)
            lobby.game.ruleset(replace(lobby, table=table).setting)
            beacon = self._name_round(now) if self._uses_beacon else None
            how = {"record_format": FORMAT, "beacon": beacon, "package": PACKAGES.version_of(lobby.game.name)}
            tx.tables.change(table_id, state=STARTING, options=lobby.options, **how)
            tx.outbox.add(table_id, SeatList(again=False), now)
            tx.outbox.add(table_id, LobbyCard(), now)
            return before_game(tx, self._runner.games, table_id)

        async with self._runner.lock(table_id):
            lobby = await self._runner.store.transact(freeze)
        self._on_change(table_id)
        return lobby

    async def _free_seats_of_left(self, table_id: int, person: int) -> None:
        """Free the seats of people who have left the server, and tell the table; raises `Refused` (PeopleLeft, and as
        `lobby_of`)."""
        lobby = await self._runner.store.read(lambda tx: lobby_of(tx, self._runner.games, table_id))
        lobby.require_seat_of(person)
        others = {colour: seat.person for colour, seat in lobby.seats.items() if seat.person not in (None, person)}
        gone = await asyncio.gather(*(self._has_left(lobby.table.guild, other or 0) for other in others.values()))
        left = {colour: other for (colour, other), is_gone in zip(others.items(), gone, strict=True) if is_gone}
        now = self._runner.clock.now()

        def free(tx: Transaction) -> tuple[Player, ...]:
            seats = lobby_of(tx, self._runner.games, table_id).seats
            freed = tuple(colour for colour, who in left.items() if seats[colour].person == who)
            tx.tables.empty_seats(table_id, freed)
            for colour in freed:
                tx.outbox.add(table_id, Note("left-lobby", colour), now)
            tx.outbox.add(table_id, LobbyCard(), now)
            return freed

        if left:
            async with self._runner.lock(table_id):
                freed = await self._runner.store.transact(free)
            self._on_change(table_id)
            raise Refused(PeopleLeft(freed))

    def on_list(self, tx: Transaction, message: OutboxMessage, delivery: Delivery) -> None:
        """Set the timer that begins the game, once Discord has posted the list; in the transaction that writes so.

        Where it never will be posted, the table is a lobby again. A list that came too late for its round of the beacon
        is posted again with another one.
        """
        table, now = tx.tables.get(message.table), delivery.now
        if table is None or table.state != STARTING:
            return
        if delivery.posted is None:
            tx.tables.change(table.id, state=LOBBY, beacon=None)
            abandon_war(tx, table)
            tx.outbox.add(table.id, Note("start-refused", values={"code": str(delivery.error or "none")}), now)
            tx.outbox.add(table.id, LobbyCard(), now)
        elif table.beacon is None:
            tx.timers.set(Timer(table.id, BEGIN_GAME, 0, now, pausable=False))
        elif (due := QUICKNET.time_of(table.beacon.number)) < delivery.posted + LEAD:
            # By the later of two clocks: if ours is behind Discord's, the next list would come too late as well.
            tx.tables.change(table.id, beacon=self._name_round(max(now, delivery.posted)))
            tx.outbox.add(table.id, SeatList(again=True), now)
        else:
            tx.timers.set(Timer(table.id, BEGIN_GAME, 0, due + PUBLISHING, pausable=False))

    async def begin_when_due(self, timer: Timer) -> None:
        """Handle the timer of a table that is starting: begin its game, or fetch the beacon's round in the background.

        While that is fetched the timer is set to a later moment, at which it is tried again.
        """
        table = await self._runner.store.read(lambda tx: tx.tables.get(timer.table))
        if table is None or table.state != STARTING:
            await self._runner.store.transact(lambda tx: tx.timers.cancel(timer.table, BEGIN_GAME))
        elif await self._lacks_package(table.id):
            return
        elif table.beacon is None or table.beacon.settled:
            await self._begin(table.id, table.beacon)
        else:
            now = self._runner.clock.now()
            await self._runner.store.transact(lambda tx: _try_again(tx, timer, now))
            self._on_change(table.id)
            if table.id not in self._fetching:
                task = asyncio.create_task(self._fetch(table.id, table.beacon), name=f"table {table.id} fetches")
                self._fetching[table.id] = task

    async def _lacks_package(self, table_id: int) -> bool:
        """Whether the game of a table that is starting is in a package that is not here. It is put aside then, without
        its timer: packages are looked for at the start of the program alone."""
        try:
            await self._runner.store.read(lambda tx: before_game(tx, self._runner.games, table_id))
        except Refused as refused:
            if not isinstance(refused.why, PackageMissing):
                raise
            await self._runner.store.transact(lambda tx: tx.timers.cancel(table_id, BEGIN_GAME))
            await self._runner.put_aside_before_game(table_id, refused.why)
            return True
        return False

    async def resume(self) -> None:
        """Let the tables that were put aside while they were starting go on, where their packages are here again."""
        now = self._runner.clock.now()
        for table_id in await self._runner.store.read(lambda tx: tx.tables.starting_put_aside()):
            if not await self._lacks_package(table_id):
                await self._runner.take_up(table_id, Timer(table_id, BEGIN_GAME, 0, now, pausable=False))

    async def may_start_without_beacon(self, table_id: int) -> bool:
        """Whether the table's host may start without the round that it waits for."""
        return await self._runner.store.read(lambda tx: may_skip(tx, tx.tables.get(table_id), self._skippable))

    async def start_without_beacon(self, table_id: int, host: int) -> None:
        """Let the host begin a game whose round of the beacon no relay gives. Raises `Refused`: NotHost, BeaconNotLate.

        The record says so.
        """

        def skip_round(tx: Transaction) -> Round:
            lobby = before_game(tx, self._runner.games, table_id)
            lobby.require_host(host)
            if lobby.table.beacon is None or not may_skip(tx, lobby.table, self._skippable):
                raise Refused(BeaconNotLate())
            return replace(lobby.table.beacon, skipped=True)

        await self._begin(table_id, await self._runner.store.read(skip_round))

    async def close(self) -> None:
        """Stop fetching rounds; they are fetched after the next start."""
        tasks = tuple(self._fetching.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _last_record(self, table_id: int) -> str:
        """The SHA-256 of the record of the last game of a table's campaign; "" where there is none.

        Raises `Refused` (PutAside).
        """

        def last(tx: Transaction) -> int | None:
            table = tx.tables.get(table_id)
            return None if table is None or table.campaign is None else tx.campaigns.last_table(table.campaign)

        before = await self._runner.store.read(last)
        if before is None:
            return ""
        return record_code(await self._runner.export(before))

    def _name_round(self, now: int) -> Round:
        return self._beacon.name_round(now + POSTING)

    async def _fetch(self, table_id: int, named: Round) -> None:
        """Fetch a round and begin the game that waits for it; on an error its timer tries again."""
        try:
            signature = await self._beacon.signature(named.number)
            if signature is not None:
                await self._begin(table_id, replace(named, signature=signature.hex()))
        except Exception as error:
            log.error("table %d: it could not begin with the beacon's round: %s", table_id, error_summary(error))
        finally:
            del self._fetching[table_id]

    async def _begin(self, table_id: int, beacon: Round | None) -> None:
        """Begin the game of a table that is starting, with this round of the beacon; nothing happens if it began."""
        async with self._runner.lock(table_id):
            for _ in range(2):
                table = await self._runner.store.read(lambda tx: tx.tables.get(table_id))
                if table is None or table.state != STARTING:
                    return
                lobby, sealed = await self._runner.store.read(lambda tx: self._with_seals(tx, table_id))
                with suppress(Clashed):
                    await self._write(replace(lobby, table=replace(lobby.table, beacon=beacon)), sealed)
                    return
        raise Clashed(f"table {table_id} is being written by somebody else")

    def _with_seals(self, tx: Transaction, table_id: int) -> tuple[Lobby, SealedTexts | None]:
        """A table before its game, and what its campaign keeps secret, if it belongs to one."""
        lobby = before_game(tx, self._runner.games, table_id)
        return lobby, seals_of(tx, lobby.table)

    async def _write(self, lobby: Lobby, sealed: SealedTexts | None) -> None:
        table, (session, drawn) = lobby.table, _session(lobby, sealed)

        def close_lobby(tx: Transaction) -> Iterable[Message]:
            tx.tables.change(table.id, beacon=table.beacon)
            tx.tables.forget_contributions(table.id)
            tx.timers.cancel(table.id, BEGIN_GAME)
            if table.campaign is not None and drawn != sealed and drawn is not None:
                tx.campaigns.keep_seals(table.campaign, drawn)
            return ()

        def seat_players(tx: Transaction) -> None:
            _require_unchanged(lobby, tx)
            if dict(session.seats) != lobby.order:
                tx.tables.empty_seats(table.id, lobby.order)
                for seat in session.seats.values():
                    tx.tables.save_seat(table.id, seat)

        members = await self._runner.store.read(lambda tx: members_of(tx, table))
        before = await self._runner.store.read(lambda tx: orders_of_last_war(tx, table))
        progress = self._runner.progress(replace(session, members=members))
        progress.orders = keep_orders(session, before)
        rows = await asyncio.to_thread(self._play, progress)
        commit = Commit(
            guard=seat_players, also=close_lobby, notes=_seat_announcement(session) if lobby.draws_seats else ()
        )
        await self._runner.write(progress, rows, first_announcements(progress), commit, None)

    def _play(self, progress: Progress) -> list[StoredStep]:
        progress.begin()
        progress.play_on()
        return progress.rows(self._runner.clock.now())


def may_skip(tx: Transaction, table: Table | None, skippable: bool) -> bool:
    """Whether no relay gives the round for which a table waits, and the bot's setting lets it start without."""
    if table is None or table.state != STARTING or not skippable:
        return False
    return any(timer.attempt > TOLD_AFTER for timer in tx.timers.of(table.id, BEGIN_GAME))


def _session(lobby: Lobby, sealed: SealedTexts | None) -> tuple[Session, SealedTexts | None]:
    """The session before the game's set-up, its seats drawn if dice give them; and what its campaign keeps secret.

    Raises `Refused` if these seats cannot play together.
    """
    wished = {colour: replace(seat, wishes=_all_wishes(lobby, seat)) for colour, seat in lobby.order.items()}
    head = head_of(lobby.table, lobby.setting, wished)
    setting = replace(lobby.setting, seats=head.setting.seats)
    players = zip(setting.seats, wished.values(), strict=True)
    seats = {colour: replace(seat, colour=colour) for colour, seat in players}
    state = State(setting.seats, draws=len(head.seat_draw.dice) if head.seat_draw else 0)
    rules = lobby.game.ruleset(setting)
    drawn = draw_into_packs(sealed, lobby.game, head) if sealed else None
    hidden = drawn.behind if drawn else {}
    return Session(lobby.table, lobby.game, setting, rules, state, seats, Orders(), key_of(head), sealed=hidden), drawn


def _seat_announcement(session: Session) -> tuple[Note, ...]:
    """The note that says who got which seat by the dice."""
    return (Note("seats-drawn", given=tuple((seat.person, colour) for colour, seat in session.seats.items())),)


def _all_wishes(lobby: Lobby, seat: Seat) -> tuple[str, ...]:
    """All seats of the game, those first that the seat's player wishes for; () where no dice give the seats."""
    return complete_wishes(map(Player, seat.wishes), lobby.game.colours) if lobby.draws_seats else ()


def _require_unchanged(lobby: Lobby, tx: Transaction) -> None:
    """Raises `Clashed` if the table is not starting any more, or a seat has changed while its game was set up."""
    table = tx.tables.get(lobby.table.id)
    filled = {str(colour): seat for colour, seat in lobby.order.items()}
    if table is None or table.state != STARTING or tx.tables.seats(table.id) != filled:
        raise Clashed("the table changed while its game was set up")


def _try_again(tx: Transaction, timer: Timer, now: int) -> None:
    """Set the timer of a table that waits for its round to the next attempt, and tell the table once."""
    if timer not in tx.timers.of(timer.table, BEGIN_GAME):
        return
    delay = min(FIRST_RETRY << min(timer.attempt, 10), LONGEST_RETRY)
    tx.timers.set(replace(timer, due_at=now + delay, attempt=timer.attempt + 1))
    if timer.attempt == TOLD_AFTER:
        tx.outbox.add(timer.table, Note("beacon-late"), now)
        tx.outbox.add(timer.table, LobbyCard(), now)
