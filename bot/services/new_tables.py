"""Tables are opened: a new one, a rematch, the lobby of a campaign's next war."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass, replace

from bot.channels.thread_requests import ThreadWanted, want_thread
from bot.game.campaigns import read_campaign
from bot.game.loading import KnownGames
from bot.messages import DirectNote
from bot.refusals import DidNotPlay, NoCampaign, NoSuchGame, NoTableHere, NotOver, TableHereAlready, TooManyTables
from bot.store import Transaction
from bot.store.models import ENDED, NOT_WATCHED, NewTable, Seat, Table, new_token
from bot.words.arguments import escape_typed
from rules import PACKAGES, Game, Refused

Opened = tuple[int, list[int]]
"""A table's id, and the people whom its card mentions."""


@dataclass(frozen=True, slots=True)
class NewTables:
    """Opens tables of these games in the caller's transaction. Nobody may be host of more than `most` that are open or
    running; 0: of as many as they like. `watch` is what a new table shows in a browser, and `operators` are the people
    who run the bot: a host among them is told once what of a campaign is plain text. Where a call raises `Refused`, the
    transaction is to be undone."""

    games: KnownGames
    most: int
    watch: str = NOT_WATCHED
    operators: Collection[int] = ()

    def open(self, tx: Transaction, new: NewTable, thread: ThreadWanted | None, now: int) -> Opened:
        """Open a table with nobody seated, in its channel or in a thread of its own.

        Raises `Refused`: TableHereAlready, TooManyTables, NoSuchGame, NoSuchOption, or why the options do not fit.
        """
        game = self._find_game(new.game)
        wanted = replace(new, options=game.fill_options(new.options), watch=self.watch)
        if thread is None:
            table = self._open_here(tx, wanted, now)
        else:
            table = self._insert(tx, replace(wanted, channel=tx.tables.no_channel()), now)
        if game.campaigns is not None and self._may_open(tx, table.host):
            tx.outbox.add(table.id, DirectNote("seals-plain", person=table.host), now)
        if thread is not None:
            want_thread(tx, table.id, thread, new.channel, now)
        return table.id, []

    def _may_open(self, tx: Transaction, person: int) -> bool:
        """Whether a person can open the file in which what lies behind seals is plain text."""
        return tx.campaigns.keeps_plain and person in self.operators

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
        new = NewTable(
            *(ended.guild, ended.channel, person, ended.game, _valid_options(known, ended), ended.language, ended.pace),
            before=ended.before,
            rematch_of=ended.id,
            coach=ended.coach,
            watch=ended.watch,
        )
        opened = self._open_here(tx, new, now)
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
        kept = read_campaign(tx, self.games, stored)
        kept.require_member(person)
        if kept.lobby is not None:
            return kept.lobby, []
        kept.require_between_games(lobby=False)
        new = NewTable(
            *(stored.guild, channel, stored.host or person, stored.game, _valid_options(kept.game, before)),
            *(before.language, before.pace),
            campaign=campaign,
            war=kept.war,
            coach=before.coach,
            watch=before.watch,
        )
        opened = self._open_here(tx, new, now)
        for seat in _players(tx, before.id):
            if seat.ai or seat.person in (person, *kept.called):
                tx.tables.save_seat(opened.id, seat)
        tx.tables.save_contribution(opened.id, person, str(interaction))
        where: dict[str, str | int] = {
            "channel": f"<#{channel}>",
            "name": escape_typed(kept.title) or "none",
            "number": stored.number,
        }
        if self._may_open(tx, opened.host) and tx.campaigns.note_plain_told(campaign):
            tx.outbox.add(opened.id, DirectNote("seals-plain", person=opened.host), now)
        for owed in kept.owed:
            tx.outbox.add(opened.id, DirectNote("reward-owed", values=where, person=owed), now)
        return opened.id, [one for one in kept.called if one != person]

    def _open_here(self, tx: Transaction, new: NewTable, now: int) -> Table:
        """Open a table in its channel; a thread that an earlier table had there becomes its own.

        Raises `Refused`: TableHereAlready, TooManyTables.
        """
        if here := tx.tables.here(new.channel):
            raise Refused(TableHereAlready(here.id))
        table = self._insert(tx, new, now)
        tx.threads.hand_on(new.channel, table.id)
        return table

    def _insert(self, tx: Transaction, new: NewTable, now: int) -> Table:
        """Store a new table with a secret of its own; raises `Refused(TooManyTables)` as `require_may_host`."""
        require_may_host(tx, new.host, self.most)
        new = replace(new, watch_token=new_token() if new.watch != NOT_WATCHED else "")
        return tx.tables.open(new, secrets.token_bytes(32), now, PACKAGES.version_of(new.game))

    def _find_game(self, game: str) -> Game:
        """A game by its name; raises `Refused(NoSuchGame)`."""
        known = self.games.get(game)
        if known is None:
            raise Refused(NoSuchGame(game))
        return known


def require_may_host(tx: Transaction, person: int, most: int) -> None:
    """Raise `Refused(TooManyTables)` where a person is host of as many open or running tables as one may be (`most`; 0:
    of as many as they like)."""
    if most and tx.tables.count_hosted(person) >= most:
        raise Refused(TooManyTables(most, person))


def _valid_options(game: Game, table: Table) -> dict[str, str]:
    """The options of a table, as far as its game still has them; raises `Refused`."""
    return game.fill_options({name: table.options[name] for name in game.defaults if name in table.options})


def _players(tx: Transaction, table: int) -> list[Seat]:
    """The seats of a game as they are taken in a new lobby: each with who played it last, unless the host took it away
    from them; an AI as it was last."""
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
            again = Seat(seat.colour, person, person is None, joined=seat.joined, place=seat.place)
            found.append(again if person is not None else replace(again, character=seat.latest_character))
    return found
