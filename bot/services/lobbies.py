"""Lobbies: fill and arrange a table's seats, gather what its players add to the dice, choose its options, close it.

How a table is opened stands in `new_tables.py`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace

from bot.channels.thread_requests import ThreadWanted
from bot.game.lobby import Lobby, before_game, lobby_of
from bot.game.runner import GameRunner
from bot.game.seats import require_character
from bot.messages import LobbyCard
from bot.pace import Pace
from bot.refusals import (
    BadWord,
    CampaignOptions,
    NoSeatToLeave,
    NoTableHere,
    NothingToOpen,
    RoundMayBeKnown,
    SeatTaken,
)
from bot.services.beacon import LEAD
from bot.services.new_tables import NewTables, Opened
from bot.services.starts import may_skip
from bot.store import Transaction
from bot.store.models import BEGIN_GAME, CLOSED, NOT_WATCHED, STARTING, NewTable, Seat, Table
from rules import Player, Refused
from rules.ai import Character
from rules.author import clean_name, name_flaw
from rules.records import LONGEST_CONTRIBUTION, QUICKNET
from rules.risk import ARRANGED, SEATING

_MARKUP = re.compile(r"[<>]|://|@everyone|@here", re.IGNORECASE)
"""What Discord would show as something else: mentions, emoji, dates, links."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that count as letters or signs and show nothing."""


def _is_word(word: str) -> bool:
    """Whether everybody reads a word as it is: no invisible part, nothing that Discord turns into something else, and
    not digits alone, which would look like the number of a press."""
    if not 0 < len(word) <= LONGEST_CONTRIBUTION or word.isnumeric() or _MARKUP.search(word):
        return False
    return all(each == " " or (unicodedata.category(each)[0] in "LNPS" and each not in _BLANK) for each in word)


class LobbyService:
    """All lobbies. Where a call raises `Refused`, nothing was changed; a table that is starting cannot be changed.

    Every change also queues the new lobby card in the outbox, so a handler only has to acknowledge the press.
    `on_change` is called with the table's id after each change. Nobody may be host of more than `most_tables` that are
    open or running; 0: of as many as they like. `watch` is what a new table shows in a browser, `operators` are the
    people who run the bot.
    """

    def __init__(
        self,
        runner: GameRunner,
        on_change: Callable[[int], None],
        *,
        beacon_skippable: bool = False,
        most_tables: int = 0,
        watch: str = NOT_WATCHED,
        operators: Collection[int] = (),
    ) -> None:
        self._runner, self._on_change = runner, on_change
        self._beacon_skippable, self._new = beacon_skippable, NewTables(runner.games, most_tables, watch, operators)

    async def open(self, new: NewTable, thread: ThreadWanted | None = None) -> Lobby:
        """Open a table in its channel, or in a thread of its own, with nobody seated.

        Raises `Refused`: TableHereAlready, TooManyTables, NoSuchGame, NoSuchOption, BadName, or why the options do not
        fit together.
        """
        now, wanted = self._runner.clock.now(), replace(new, label=read_label(new.label))
        return await self._change(lambda tx: self._new.open(tx, wanted, thread, now))

    async def card(self, table_id: int) -> Lobby:
        """The table as it is now, open or starting; raises `Refused` (NoTableHere, BegunAlready, TableClosed)."""
        return await self._runner.store.read(lambda tx: before_game(tx, self._runner.games, table_id))

    async def here(self, channel: int) -> Lobby:
        """The table in this channel, open or starting; raises as `card`."""
        table = await self._runner.store.read(lambda tx: tx.tables.here(channel))
        if table is None:
            raise Refused(NoTableHere())
        return await self.card(table.id)

    async def join(self, table_id: int, person: int, seat: Player, interaction: int) -> Lobby:
        """Seat a person in a free seat, or move them there; an AI's seat counts as free. A seat kept for them is
        confirmed. Where dice give the seats it is a wish: added after the others, or dropped.

        The number of the interaction is what they add to the dice, unless they have joined this table before: then it
        is what they added last. Raises `Refused` (NoSuchSeat, SeatTaken).
        """

        def take(tx: Transaction, lobby: Lobby) -> None:
            before = lobby.seat_of(person)
            if lobby.draws_seats:
                lobby.require_seat(seat)
                wish(tx, lobby, before)
                return
            if before == seat and not lobby.seats[seat].kept:
                return
            if lobby.require_seat(seat).person not in (None, person):
                raise Refused(SeatTaken(seat))
            contribution = tx.tables.contribution(table_id, person) or str(interaction)
            taken = replace(lobby.seats[before], colour=seat) if before else _last(lobby, Seat(seat, person))
            tx.tables.empty_seats(table_id, [before] if before else [])
            tx.tables.save_seat(table_id, taken)
            tx.tables.save_contribution(table_id, person, contribution)

        def wish(tx: Transaction, lobby: Lobby, before: Player | None) -> None:
            places = sorted((each for each in lobby.seats.values() if each.person is None), key=lambda each: each.ai)
            if before is None and not places:
                raise Refused(SeatTaken(seat))
            mine = lobby.seats[before] if before else _last(lobby, Seat(places[0].colour, person))
            wishes = tuple(each for each in mine.wishes if each != seat)
            if wishes == mine.wishes:
                wishes = (*wishes, seat)
            contribution = tx.tables.contribution(table_id, person) or str(interaction)
            tx.tables.save_seat(table_id, replace(mine, wishes=wishes))
            tx.tables.save_contribution(table_id, person, contribution)

        return await self._alter(table_id, take)

    async def rematch(self, table_id: int, person: int, interaction: int, guild: int | None = None) -> Lobby:
        """Open a lobby where an ended game was played, with its seats and options and a new secret; the person is host.

        In a campaign it is the lobby of the next war, as `next_war` opens it for a press in the server `guild`. The
        others' seats are kept for them, without a contribution, until each presses to confirm; AIs sit as before.
        Raises `Refused`: NoTableHere, NotOver, DidNotPlay, NoSuchGame, TableHereAlready, TooManyTables, or why the
        options no longer fit together.
        """

        now = self._runner.clock.now()
        return await self._change(lambda tx: self._new.rematch(tx, table_id, person, interaction, guild, now))

    async def next_war(self, campaign: int, guild: int | None, channel: int, person: int, interaction: int) -> Lobby:
        """Open the lobby of a campaign's next war in a channel of its server, with the seats of its last war as in a
        rematch, but for players who are told of no more. The campaign's host is its host, or the person where there is
        none any more. Where it is open already, it stays as it is.

        Its card mentions the members who are told of it; those who may still take a reward get a message. Options are
        the campaign's; language and pace are those of its last war. Raises `Refused`: NoCampaign (also for one of
        another server), NotInCampaign, CampaignOver, WarUnderWay, TableHereAlready, TooManyTables, NoSuchGame.
        """
        now = self._runner.clock.now()
        return await self._change(lambda tx: self._new.next_war(tx, campaign, guild, channel, person, interaction, now))

    async def leave(self, table_id: int, person: int) -> Lobby:
        """Empty the person's seat; raises `Refused(NoSeatToLeave)`."""

        def empty(tx: Transaction, lobby: Lobby) -> None:
            seat = lobby.seat_of(person)
            if seat is None:
                raise Refused(NoSeatToLeave())
            tx.tables.empty_seats(table_id, [seat])

        return await self._alter(table_id, empty)

    async def say_word(self, table_id: int, person: int, text: str) -> Lobby:
        """Let a seated person add a word to the dice, in place of the number of their press or an earlier word.

        Raises `Refused`: NoSeatTaken, BadWord.
        """
        word = unicodedata.normalize("NFC", text.strip())
        if not _is_word(word):
            raise Refused(BadWord(LONGEST_CONTRIBUTION))

        def change(tx: Transaction, lobby: Lobby) -> None:
            lobby.require_seat_of(person)
            tx.tables.save_contribution(table_id, person, word)

        return await self._alter(table_id, change)

    async def vote_to_open(self, table_id: int, person: int, agrees: bool) -> Lobby:
        """Let a seated person agree, or not, to open what their campaign opens by vote alone; the start opens it.

        Raises `Refused`: NoSeatTaken, NothingToOpen.
        """

        def change(tx: Transaction, lobby: Lobby) -> None:
            seat = lobby.seats[lobby.require_seat_of(person)]
            if not lobby.openable:
                raise Refused(NothingToOpen())
            tx.tables.save_seat(table_id, replace(seat, opens=agrees))

        return await self._alter(table_id, change)

    async def seat_ai(self, table_id: int, person: int, seat: Player | None) -> Lobby:
        """Put an AI into a free seat (None: one that suits the table), for the host or a person seated at the table.

        It adds nothing to the dice.

        Raises `Refused`: NoSeatTaken, NoSuchSeat, SeatTaken; where `seat` is None, also why a table that is ready to
        start could not start with the AI.
        """

        def take(tx: Transaction, lobby: Lobby) -> None:
            if person != lobby.table.host:
                lobby.require_seat_of(person)
            free = lobby.seat_for_ai() if seat is None else seat
            if not lobby.require_seat(free).free:
                raise Refused(SeatTaken(free))
            tx.tables.save_seat(table_id, _last(lobby, lobby.ai_for(free)))

        return await self._alter(table_id, take)

    async def fill_with_ais(self, table_id: int, person: int) -> Lobby:
        """Put AIs into as many free seats as can play, for the host or a person seated at the table.

        Raises `Refused`: NoSeatTaken, or why no more can play.
        """

        def take(tx: Transaction, lobby: Lobby) -> None:
            if person != lobby.table.host:
                lobby.require_seat_of(person)
            for seat in lobby.seats_to_fill():
                now = lobby_of(tx, self._runner.games, table_id)
                tx.tables.save_seat(table_id, _last(now, now.ai_for(seat)))

        return await self._alter(table_id, take)

    async def set_character(self, table_id: int, host: int, seat: Player, character: Character) -> Lobby:
        """Let the host choose what the AI of a seat is like.

        Raises `Refused`: NotHost, NoSuchSeat, and as `require_character`.
        """

        def change(tx: Transaction, lobby: Lobby) -> None:
            lobby.require_host(host)
            chosen = lobby.require_seat(seat)
            require_character(chosen, lobby.game.name)
            tx.tables.save_seat(table_id, replace(chosen, character=character))

        return await self._alter(table_id, change)

    async def set_language(self, table_id: int, host: int, language: str) -> Lobby:
        """Let the host choose the table's language; raises `Refused(NotHost)`."""

        def change(tx: Transaction, lobby: Lobby) -> None:
            lobby.require_host(host)
            tx.tables.change(table_id, language=language)

        return await self._alter(table_id, change)

    async def remove(self, table_id: int, host: int, seat: Player) -> Lobby:
        """Let the host empty a seat, a person's or an AI's; raises `Refused` (NotHost, NoSuchSeat)."""

        def empty(tx: Transaction, lobby: Lobby) -> None:
            lobby.require_host(host)
            lobby.require_seat(seat)
            tx.tables.empty_seats(table_id, [seat])

        return await self._alter(table_id, empty)

    async def seat_first(self, table_id: int, host: int, seat: Player) -> Lobby:
        """Let the host arrange the seats: this one plays first, the others follow in their order.

        Raises `Refused` (NotHost, NoSuchSeat, NoSuchOption).
        """

        def change(tx: Transaction, lobby: Lobby) -> None:
            lobby.require_host(host)
            lobby.require_seat(seat)
            order = [seat, *(colour for colour in lobby.order if colour != seat)]
            _arrange(tx, lobby, order, lobby.game.fill_options({**lobby.options, SEATING.name: ARRANGED}))

        return await self._alter(table_id, change)

    async def choose(self, table_id: int, host: int, choices: Mapping[str, str]) -> Lobby:
        """Let the host change options; raises `Refused`: NotHost, CampaignOptions, NoSuchOption, or why they do
        not fit together."""

        def change(tx: Transaction, lobby: Lobby) -> None:
            lobby.require_host(host)
            if lobby.campaign is not None:
                raise Refused(CampaignOptions())
            _arrange(tx, lobby, lobby.order, lobby.game.fill_options({**lobby.options, **choices}))

        return await self._alter(table_id, change)

    async def set_label(self, table_id: int, host: int, label: str) -> Lobby:
        """Let the host say what the campaign is called that begins at this table; "": nothing any more.

        Raises `Refused`: NotHost, BadName.
        """
        called = read_label(label)

        def change(tx: Transaction, lobby: Lobby) -> None:
            lobby.require_host(host)
            tx.tables.change(table_id, label=called, labelled_by=host)

        return await self._alter(table_id, change)

    async def set_pace(self, table_id: int, host: int, pace: Pace) -> Lobby:
        """Let the host choose the pace; raises `Refused(NotHost)`."""

        def change(tx: Transaction, lobby: Lobby) -> None:
            lobby.require_host(host)
            tx.tables.change(table_id, pace=pace)

        return await self._alter(table_id, change)

    async def set_coach(self, table_id: int, host: int, coach: bool) -> Lobby:
        """Let the host choose whether players may ask for hints and reviews; raises `Refused(NotHost)`."""

        def change(tx: Transaction, lobby: Lobby) -> None:
            lobby.require_host(host)
            tx.tables.change(table_id, coach=coach)

        return await self._alter(table_id, change)

    async def set_watch(self, table_id: int, host: int, watch: str) -> Lobby:
        """Let the host choose what the game shows in a browser; raises `Refused(NotHost)`."""

        def change(tx: Transaction, lobby: Lobby) -> None:
            lobby.require_host(host)
            tx.tables.save_watch(lobby.table.showing(watch))

        return await self._alter(table_id, change)

    async def close(self, table_id: int, person: int, *, moderator: bool = False) -> None:
        """Let the host (or a moderator) close a table before its game, so that the channel is free again.

        Raises `Refused`: NotHost, or RoundMayBeKnown for a table that starts, since whoever knows its round of the
        beacon knows the deal, and could have another; unless it may start without the round.
        """

        def close(tx: Transaction) -> None:
            lobby = before_game(tx, self._runner.games, table_id)
            if not moderator:
                lobby.require_host(person)
            if round_may_be_known(lobby.table, now) and not may_skip(tx, lobby.table, self._beacon_skippable):
                raise Refused(RoundMayBeKnown())
            close_table(tx, table_id, now)
            tx.outbox.add(table_id, LobbyCard(), now)

        now = self._runner.clock.now()
        async with self._runner.lock(table_id):
            await self._runner.store.transact(close)
        self._on_change(table_id)

    async def _alter(self, table_id: int, change: Callable[[Transaction, Lobby], None]) -> Lobby:
        def work(tx: Transaction) -> Opened:
            change(tx, lobby_of(tx, self._runner.games, table_id))
            return table_id, []

        return await self._change(work)

    async def _change(self, work: Callable[[Transaction], Opened]) -> Lobby:
        """Do the work and queue the new lobby card, in one transaction.

        The work returns a table's id, and the people whom its card mentions.
        """

        now = self._runner.clock.now()

        def work_and_queue_card(tx: Transaction) -> Lobby:
            table_id, called = work(tx)
            table = tx.tables.get(table_id)
            if table is not None and not table.homeless:  # its thread brings the card
                tx.outbox.add(table_id, LobbyCard(tuple(called)), now)
            return lobby_of(tx, self._runner.games, table_id)

        lobby = await self._runner.store.transact(work_and_queue_card)
        self._on_change(lobby.table.id)
        return lobby


def read_label(text: str) -> str:
    """What a campaign is called, from what a person typed; raises `Refused(BadName)`."""
    label = clean_name(text)
    if label and (flaw := name_flaw(label)):
        raise Refused(flaw)
    return label


def close_table(tx: Transaction, table: int, now: int) -> None:
    """Close a table before its game, in the caller's transaction."""
    tx.timers.cancel(table, BEGIN_GAME)
    tx.campaigns.release(table)
    tx.tables.change(table, state=CLOSED, ended=now)


def round_may_be_known(table: Table, now: int) -> bool:
    """Whether the round of the beacon for which a table waits may be public by some clock: from `LEAD` before it."""
    return table.state == STARTING and table.beacon is not None and now >= QUICKNET.time_of(table.beacon.number) - LEAD


def _last(lobby: Lobby, seat: Seat) -> Seat:
    """The seat as one that is taken now: after all others."""
    others = lobby.order.values()
    joined, place = (max((getattr(each, field) for each in others), default=0) for field in ("joined", "place"))
    return replace(seat, joined=joined + 1, place=place + 1)


def _arrange(tx: Transaction, lobby: Lobby, order: Iterable[Player], options: Mapping[str, str]) -> None:
    """Write a table's options, and the order of its seats where the host arranges them."""
    if SEATING.get(options) == ARRANGED:
        for place, colour in enumerate(order, 1):
            tx.tables.save_seat(lobby.table.id, replace(lobby.seats[colour], place=place))
    tx.tables.change(lobby.table.id, options=options)
