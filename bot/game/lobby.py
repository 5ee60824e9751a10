"""A lobby: a table before its game, with its options, its seats and the order in which they play."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bot.game.loading import KnownGames, find_game, members_of, seals_of, seats_in_order
from bot.game.seats import people_owed, seat_holders
from bot.refusals import (
    BegunAlready,
    NoSeatTaken,
    NoSuchSeat,
    NoTableHere,
    NotHost,
    SeatTaken,
    TableClosed,
    TableStarting,
)
from bot.store import Transaction
from bot.store.models import LOBBY, RUNNING, STARTING, CampaignMember, Seat, StoredCampaign, Table
from rules import Game, Player, Refusal, Refused, Setting
from rules.ai import TEMPERS, USUAL, characters_of
from rules.records import commitment


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table before its game. `seats` holds every colour of the game in the box's order, free ones too.

    `options_code`: SHA-256 of the game and its options. `commitment`: SHA-256 of the dice secret. `campaign` is the one
    that the game continues; the campaign of a first game begins when its list is frozen, and `campaign_commitment` is
    then the SHA-256 of its own secret. `members` are the campaign's, by their ids.
    """

    table: Table
    game: Game
    options: Mapping[str, str]
    seats: Mapping[Player, Seat]
    options_code: str
    commitment: str
    campaign: StoredCampaign | None = None
    campaign_commitment: str = ""
    members: Mapping[str, CampaignMember] = field(default_factory=dict)

    @property
    def order(self) -> dict[Player, Seat]:
        """The filled seats in the order in which they play (until lots are drawn, as they joined)."""
        filled = {str(colour): seat for colour, seat in self.seats.items() if not seat.free}
        return seats_in_order(self.game, filled, self.options)

    @property
    def draws_seats(self) -> bool:
        """Whether dice give the seats at the start, by everybody's wishes; until then a seat is only a place."""
        return self.game.draws_seats(self.options)

    @property
    def campaign_title(self) -> str:
        """What the campaign is called: by its label, else by its world's name; "" where it has neither.

        Raises `Refused`, `Unreadable`.
        """
        campaigns = self.game.campaigns
        if campaigns is None or self.campaign is None:
            return self.table.label
        return self.campaign.label or campaigns.title(campaigns.read(self.campaign.kept))

    @property
    def ai_names(self) -> Mapping[Player, str]:
        """The name by which its campaign knows, or will know, the AI in each seat that has one."""
        campaigns = self.game.campaigns
        held = seat_holders(self.order, {}, self.members, campaigns.most) if campaigns is not None else {}
        return {seat: member.ai for seat, member in held.items() if member.ai}

    @property
    def openable(self) -> tuple[str, ...]:
        """The packs of its campaign that a vote may open before this war; raises `Refused`, `Unreadable`."""
        campaigns = self.game.campaigns
        if campaigns is None or self.campaign is None:
            return ()
        return campaigns.seals.openable_labels(campaigns.read(self.campaign.kept))

    @property
    def owed(self) -> tuple[int, ...]:
        """The people who may still take a reward of its campaign's last war; raises `Refused`, `Unreadable`."""
        campaigns = self.game.campaigns
        if campaigns is None or self.campaign is None:
            return ()
        return people_owed(campaigns, campaigns.read(self.campaign.kept), self.members)

    @property
    def votes_to_open(self) -> tuple[int, int]:
        """How many of the people who sit here agree to open what can be opened, and how many sit here."""
        people = [seat for seat in self.seats.values() if seat.person is not None and not seat.kept]
        return sum(seat.opens for seat in people), len(people)

    @property
    def opens(self) -> tuple[str, ...]:
        """The packs that are opened as the war begins: more than half of the people who sit here agree."""
        agreed, people = self.votes_to_open
        return self.openable if 2 * agreed > people else ()

    @property
    def record_before(self) -> str:
        """The SHA-256 of the record of the campaign's last game, which the frozen list names; "" if it names none."""
        links = self.game.links
        return links.record_before(self.setting) if links is not None and self.table.before else ""

    @property
    def setting(self) -> Setting:
        """What is played with these seats and options; raises `Refused` where that cannot be."""
        return self.game.setting(tuple(self.order), self.options, self.table.before)

    def seat_of(self, person: int) -> Player | None:
        """The person's seat; None if they have none."""
        return next((colour for colour, seat in self.seats.items() if seat.person == person), None)

    def next_free(self) -> Player | None:
        """The free seat with which the table could start, or else the one whose side has the fewest players."""
        taken = [colour for colour, seat in self.seats.items() if not seat.free]
        sides = [self.game.colours[colour] for colour in taken]

        def misfit(colour: Player) -> tuple[bool, int]:
            return self.why_not_ready(colour) is not None, sides.count(self.game.colours[colour])

        return min((colour for colour, seat in self.seats.items() if seat.free), key=misfit, default=None)

    def why_no_ai(self) -> Refusal | None:
        """Why not one more AI can sit down; None if one can.

        No seat is free (SeatTaken), or the table is ready and could not start with one more.
        """
        free = self.next_free()
        if free is None:
            return SeatTaken(Player(""))
        return self.why_not_ready(free) if self.why_not_ready() is None else None

    def seat_for_ai(self) -> Player:
        """The free seat that one more AI takes; raises `Refused` as `why_no_ai`."""
        free, why = self.next_free(), self.why_no_ai()
        if why is not None:
            raise Refused(why)
        assert free is not None, "else `why_no_ai` says so"
        return free

    def why_not_filled(self) -> Refusal | None:
        """Why AIs cannot fill the table up so that it can start with more players; None if they can.

        Why it cannot start as it is, or with one more; SeatTaken where it can, and no seat is free.
        """
        if self._fitting_seats():
            return None
        free = self.next_free()
        return self.why_not_ready() or (SeatTaken(Player("")) if free is None else self.why_not_ready(free))

    def seats_to_fill(self) -> tuple[Player, ...]:
        """The free seats that AIs take so that as many play as can; raises `Refused` as `why_not_filled`."""
        if (why := self.why_not_filled()) is not None:
            raise Refused(why)
        return self._fitting_seats()

    @property
    def is_full(self) -> bool:
        """Whether the table can start, and could not with more players: its free seats are those of other colours."""
        return self.why_not_ready() is None and not self._fitting_seats()

    def _fitting_seats(self) -> tuple[Player, ...]:
        """The most free seats with which the table could start, were AIs to take them; none if it could with none."""
        filled, fitting = self, 0
        added: list[Player] = []
        while (free := filled.next_free()) is not None:
            added.append(free)
            filled = replace(filled, seats={**filled.seats, free: Seat(free, ai=True)})
            if filled.why_not_ready() is None:
                fitting = len(added)
        return tuple(added[:fitting])

    def ai_for(self, seat: Player) -> Seat:
        """A seat with an AI of the usual strength, of the temper that the fewest AIs have here."""
        if len(characters_of(self.game.name)) == 1:
            return Seat(seat, ai=True)
        tempers = Counter(other.character.temper for other in self.seats.values() if other.ai)
        return Seat(seat, ai=True, character=USUAL._replace(temper=min(TEMPERS, key=tempers.__getitem__)))

    def why_not_ready(self, *more: Player) -> Refusal | None:
        """Why the taken seats together with `more` cannot start; None if they can."""
        seats = tuple(colour for colour, seat in self.seats.items() if not seat.free or colour in more)
        return self.game.seats_refusal(seats, self.options)

    @property
    def can_start(self) -> bool:
        """Whether those who sit here can play, somebody among them, and nobody is still to confirm a seat."""
        people = any(seat.person is not None for seat in self.seats.values())
        return people and not self.kept and self.why_not_ready() is None

    def find_fitting_option(self) -> tuple[str, tuple[str, ...]]:
        """The first option of which other choices let just the taken seats start, and these choices; ("", ()) if none.

        Only from two seats on: before, everything is still open.
        """
        seats = tuple(colour for colour, seat in self.seats.items() if not seat.free)
        for option in self.game.options if len(seats) > 1 else ():
            fits = tuple(choice for choice in option.choices if self._plays(seats, {option.name: choice}))
            if fits:
                return option.name, fits
        return "", ()

    def _plays(self, seats: tuple[Player, ...], changed: Mapping[str, str]) -> bool:
        """Whether these seats can play with these options changed."""
        options = {**self.options, **changed}
        return self.game.options_refusal(options) is None and self.game.seats_refusal(seats, options) is None

    def require_host(self, person: int) -> None:
        """Raises `Refused(NotHost)` unless the person is the host."""
        if self.table.host != person:
            raise Refused(NotHost(self.table.host))

    def require_seat(self, colour: Player) -> Seat:
        """The seat of this colour, free or not; raises `Refused(NoSuchSeat)`."""
        if colour not in self.seats:
            raise Refused(NoSuchSeat(colour))
        return self.seats[colour]

    def require_seat_of(self, person: int) -> Player:
        """The person's seat; raises `Refused(NoSeatTaken)` if they have none."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refused(NoSeatTaken())
        return seat

    @property
    def kept(self) -> tuple[Player, ...]:
        """The seats that are kept for people of an earlier game who have not confirmed yet."""
        return tuple(colour for colour, seat in self.seats.items() if seat.kept)


def options_code(game: str, options: Mapping[str, str]) -> str:
    """The SHA-256, in hex, of the game and its options.

    The frozen list shows all of it: of a shorter one somebody can find many sets of options in advance that the list
    does not tell apart, and choose among their deals when the beacon's round is known.
    """
    return hashlib.sha256(json.dumps([game, sorted(options.items())]).encode()).hexdigest()


def lobby_of(tx: Transaction, games: KnownGames, table_id: int) -> Lobby:
    """The lobby as it is now, to be changed; raises as `before_game`, and `Refused(TableStarting)`."""
    lobby = before_game(tx, games, table_id)
    if lobby.table.state == STARTING:
        raise Refused(TableStarting())
    return lobby


def before_game(tx: Transaction, games: KnownGames, table_id: int) -> Lobby:
    """A table as it is before its game, open or starting; raises `Refused` (NoTableHere, BegunAlready, TableClosed,
    PackageMissing)."""
    table = tx.tables.get(table_id)
    if table is None:
        raise Refused(NoTableHere())
    if table.state not in (LOBBY, STARTING):
        raise Refused(BegunAlready() if table.state == RUNNING else TableClosed())
    try:
        game, filled = find_game(games, table), tx.tables.seats(table_id)
    except LookupError:
        raise Refused(NoTableHere()) from None
    seats = {colour: filled.get(colour, Seat(colour)) for colour in game.colours}
    options = game.fill_options(table.options)  # a lobby may be older than an option
    campaign = None if table.campaign is None else tx.campaigns.get(table.campaign)
    sealed = seals_of(tx, table)
    own = commitment(sealed.secret) if sealed and not sealed.drawn else ""
    code = options_code(table.game, options)
    secret, members = commitment(table.secret), members_of(tx, table)
    return Lobby(table, game, options, seats, code, secret, campaign, own, members)
