"""What is told after a restore: every table, every campaign between two games, and whatever went on when the restore
began and is unknown to the backup, each in its last channel."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bot.game.campaigns import read_campaign
from bot.game.loading import KnownGames, load
from bot.messages import BoardPost, LobbyCard, Note, SeatList
from bot.store import DatabaseError, Transaction
from bot.store.engines.address import Address
from bot.store.engines.opening import connected
from bot.store.models import BEGIN_GAME, STARTING, StoredCampaign
from rules import Refused, Unreadable

_COLUMNS = "id, guild, channel, host, game, language, created"
_OPEN = f"SELECT {_COLUMNS} FROM tables WHERE state IN ('lobby', 'starting', 'running') AND channel > 0 ORDER BY id"
_BETWEEN_GAMES = (
    f"SELECT {_COLUMNS} FROM tables WHERE channel > 0 AND id IN"
    " (SELECT max(id) FROM tables WHERE started IS NOT NULL GROUP BY campaign)"
    " AND campaign IN (SELECT id FROM campaigns WHERE ended IS NULL) AND campaign NOT IN"
    " (SELECT campaign FROM tables WHERE campaign IS NOT NULL AND state IN ('lobby', 'starting', 'running'))"
    " ORDER BY id"
)


class GoingOn(NamedTuple):
    """A table of the replaced database at which something went on: it was open, or the last of a campaign that waited
    for its next game."""

    table: int
    guild: int | None
    channel: int
    host: int
    game: str
    language: str
    created: int


@dataclass(frozen=True, slots=True)
class Replaced:
    """What is known of the database that is about to be replaced: its last ids, and where something went on."""

    numbers: dict[str, int]
    going_on: tuple[GoingOn, ...] = ()


def read_replaced(database: Address) -> Replaced:
    """What a database knows; nothing if there is none that can be read."""
    if isinstance(database, Path) and not database.exists():
        return Replaced({})
    try:
        with connected(database, writes=False) as db:
            found = [GoingOn(*row) for query in (_OPEN, _BETWEEN_GAMES) for row in db.execute(query)]
            return Replaced(db.last_numbers(), tuple(found))
    except DatabaseError:
        return Replaced({})


def announce(
    tx: Transaction, games: KnownGames, going_on: Sequence[GoingOn], time: str, now: int
) -> tuple[int, tuple[int, ...]]:
    """Queue what is told after going back to a backup of this `time`, in words.

    Returns how many games run, and which tables cannot be read.
    """
    for table in tx.tables.not_begun():
        _announce_lobby(tx, table, time, now)
    running = tx.tables.list_running()
    unreadable = tuple(table for table in running if not _announce_game(tx, games, table, time, now))
    between = tx.campaigns.between_games()
    for last, campaign in between.items():
        tx.outbox.add(last, Note("restored-campaign", values={"time": time, "war": _war(tx, games, campaign)}), now)
    _announce_where_it_went_on(tx, {*tx.tables.not_begun(), *running, *between}, going_on, time, now)
    return len(running), unreadable


def _announce_game(tx: Transaction, games: KnownGames, table: int, time: str, now: int) -> bool:
    """Queue a note for a table, and a new board post. Returns whether its game can be read; the note is queued in any
    case."""
    tx.outbox.add(table, Note("restored", values={"time": time}), now)
    try:
        waiting = tuple(sorted({w.person for w in load(tx, games, table).list_waiting() if w.person is not None}))
    except Refused:
        return False
    tx.outbox.add(table, BoardPost(waiting, waiting, fresh=True), now)
    return True


def _announce_lobby(tx: Transaction, table: int, time: str, now: int) -> None:
    """Queue a note for a table before its game, its card, and its list of seats if that was unsent.

    A list that stands in the channel is not posted again: its round of the beacon may be known by now.
    """
    found = tx.tables.get(table)
    starting = found is not None and found.state == STARTING
    stands = starting and bool(tx.timers.of(table, BEGIN_GAME))
    about = {"time": time, "starting": "listed" if stands else "again" if starting else "no"}
    tx.outbox.add(table, Note("restored-lobby", values=about), now)
    if starting and not stands:
        tx.outbox.add(table, SeatList(again=False), now)
    tx.outbox.add(table, LobbyCard(fresh=True), now)


def _war(tx: Transaction, games: KnownGames, campaign: StoredCampaign) -> int:
    """The number of a campaign's next game; 0 where the campaign cannot be read."""
    try:
        return read_campaign(tx, games, campaign).war
    except (Refused, Unreadable):
        return 0


def _announce_where_it_went_on(
    tx: Transaction, told: set[int], going_on: Sequence[GoingOn], time: str, now: int
) -> None:
    """Tell the channels of the replaced database of which the backup knows nothing, or where a table is no longer.

    What the backup does not have at all is written as a closed table, so that its buttons say that it is over.
    """
    channels = {found.channel for found in map(tx.tables.get, told) if found is not None}
    for before in going_on:
        if before.channel in channels:
            continue
        channels.add(before.channel)
        known = tx.tables.get(before.table)
        if known is None:
            tx.tables.add_lost(*before, secret=secrets.token_bytes(32), ended=now)
            tx.outbox.add(before.table, Note("restored-lost", values={"time": time}), now)
        elif before.table in told:
            about = {"time": time, "channel": f"<#{known.channel}>"}
            tx.outbox.add(before.table, Note("restored-elsewhere", values=about, channel=before.channel), now)
