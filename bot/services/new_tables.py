"""Tables are opened: a new one, a rematch, the lobby of a campaign's next war."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from bot.channels.thread_requests import ThreadWanted, want_thread
from bot.game.campaigns import read_campaign
from bot.game.loading import KnownGames
from bot.messages import DirectNote
from bot.pace import Pace
from bot.refusals import DidNotPlay, NoCampaign, NoSuchGame, NoTableHere, NotOver, TableHereAlready, TooManyTables
from bot.store import Transaction
from bot.store.models import ENDED, Seat, Table
from bot.words.arguments import escape_typed
from rules import PACKAGES, Game, Refused

Opened = tuple[int, list[int]]
"""A table's id, and the people whom its card mentions."""


@dataclass(frozen=True, slots=True)
class NewTables:
    """Opens tables of these games in the caller's transaction. Nobody may be host of more than `most` that are open or
    running; 0: of as many as they like. Where a call raises `Refused`, the transaction is to be undone."""

    games: KnownGames
    most: int

    def open(
        self,
        tx: Transaction,
        guild: int | None,
        channel: int,
        host: int,
        game: str,
        options: Mapping[str, str],
        language: str,
        pace: Pace,
        thread: ThreadWanted | None,
        now: int,
    ) -> Opened:
        """Open a table with nobody seated, in a channel or in a thread of its own.

        Raises `Refused`: TableHereAlready, TooManyTables, NoSuchGame, NoSuchOption, or why the options do not fit.
        """
        known = self._find_game(game)
        chosen = known.fill_options(options)
        if thread is None and (here := tx.tables.here(channel)):
            raise Refused(TableHereAlready(here.id))
        self._require_few_tables(tx, host)
        secret = secrets.token_bytes(32)
        where = channel if thread is None else tx.tables.no_channel()
        table = tx.tables.open(
            guild, where, host, game, chosen, language, secret, now, pace, package=PACKAGES.version_of(game)
        )
        if known.campaigns is not None and tx.campaigns.keeps_plain:
            tx.outbox.add(table.id, DirectNote("seals-plain", person=host), now)
        if thread is None:
            tx.threads.hand_on(channel, table.id)
        else:
            want_thread(tx, table.id, thread, channel, now)
        return table.id, []

    def rematch(
        self, tx: Transaction, table_id: int, person: int, interaction: int, guild: int | None, now: int
    ) -> Opened:
        """Open a lobby where an ended game was played; for what is raised, see `LobbyService.rematch`."""
        ended = tx.tables.get(table_id)
        if ended is None or ended.state != ENDED:
            raise Refused(NotOver() if ended is not None and ended.ended is None else NoTableHere())
        if ended.campaign is not None:
            return self.next_war(tx, ended.campaign, guild, ended.channel, person, interaction, now)
        known, seats = self._find_game(ended.game), _players(tx, table_id)
        if all(seat.person != person for seat in seats):
            raise Refused(DidNotPlay())
        options = _valid_options(known, ended)
        if here := tx.tables.here(ended.channel):
            raise Refused(TableHereAlready(here.id))
        self._require_few_tables(tx, person)
        secret = secrets.token_bytes(32)
        opened = tx.tables.open(
            *(ended.guild, ended.channel, person, ended.game, options, ended.language, secret, now),
            *(ended.pace, ended.before),
            package=PACKAGES.version_of(ended.game),
        )
        tx.threads.hand_on(ended.channel, opened.id)
        for seat in seats:
            tx.tables.save_seat(opened.id, seat)
        tx.tables.save_contribution(opened.id, person, str(interaction))
        return opened.id, [seat.person for seat in seats if seat.person not in (None, person)]

    def next_war(
        self, tx: Transaction, campaign: int, guild: int | None, channel: int, person: int, interaction: int, now: int
    ) -> Opened:
        """Open the lobby of a campaign's next war; for what is raised and who is told, see `LobbyService.next_war`."""
        stored, last = tx.campaigns.get(campaign), tx.campaigns.last_table(campaign)
        before = None if last is None else tx.tables.get(last)
        if stored is None or before is None or stored.guild != guild:
            raise Refused(NoCampaign())
        kept = read_campaign(tx, self._find_game(stored.game), stored)
        kept.require_member(person)
        if kept.lobby is not None:
            return kept.lobby, []
        kept.require_between_games(lobby=False)
        if here := tx.tables.here(channel):
            raise Refused(TableHereAlready(here.id))
        self._require_few_tables(tx, person)
        options = _valid_options(kept.game, before)
        opened = tx.tables.open(
            *(stored.guild, channel, stored.host or person, stored.game, options),
            *(before.language, secrets.token_bytes(32)),
            *(now, before.pace),
            campaign=campaign,
            war=kept.war,
            package=PACKAGES.version_of(stored.game),
        )
        tx.threads.hand_on(channel, opened.id)
        for seat in _players(tx, before.id):
            if seat.ai or seat.person in (person, *kept.called):
                tx.tables.save_seat(opened.id, seat)
        tx.tables.save_contribution(opened.id, person, str(interaction))
        where: dict[str, str | int] = {
            "channel": f"<#{channel}>",
            "name": escape_typed(kept.title) or "none",
            "number": stored.number,
        }
        if tx.campaigns.keeps_plain and tx.campaigns.note_plain_told(campaign):
            tx.outbox.add(opened.id, DirectNote("seals-plain", person=opened.host), now)
        for owed in kept.owed:
            tx.outbox.add(opened.id, DirectNote("reward-owed", values=where, person=owed), now)
        return opened.id, [one for one in kept.called if one != person]

    def _require_few_tables(self, tx: Transaction, host: int) -> None:
        """Raises `Refused(TooManyTables)` for who is host of as many tables as one may be."""
        if self.most and tx.tables.count_hosted(host) >= self.most:
            raise Refused(TooManyTables(self.most))

    def _find_game(self, game: str) -> Game:
        """A game by its name; raises `Refused(NoSuchGame)`."""
        known = self.games.get(game)
        if known is None:
            raise Refused(NoSuchGame(game))
        return known


def _valid_options(game: Game, table: Table) -> dict[str, str]:
    """The options of a table, as far as its game still has them; raises `Refused`."""
    return game.fill_options({name: table.options[name] for name in game.defaults if name in table.options})


def _players(tx: Transaction, table: int) -> list[Seat]:
    """The seats of a game as they are taken in a new lobby: each with who played it last, unless the host took it away
    from them."""
    handovers = tx.handovers.of(table)
    left = {handed.colour: handed.before for handed in handovers if handed.before is not None and handed.by is None}
    taken = sorted(tx.tables.seats(table).values(), key=lambda seat: (seat.joined, seat.place))
    seated = {seat.person for seat in taken}
    found = []
    for seat in taken:
        before = left.get(seat.colour)
        person = seat.person if seat.person is not None or before in seated else before
        seated.add(person)
        if person is not None or seat.ai:
            found.append(Seat(seat.colour, person, person is None, joined=seat.joined, place=seat.place))
    return found
