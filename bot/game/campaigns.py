"""Campaigns: games that follow one another. What a table's game begins with, and what it leaves to the next."""

from __future__ import annotations

import secrets
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.game.loading import KnownGames, find_game
from bot.game.lobby import Lobby
from bot.game.progress import Progress
from bot.game.seats import people_owed, seat_holders
from bot.refusals import CampaignFull, CampaignOver, NoCampaign, NotInCampaign, PackageMissing, WarUnderWay
from bot.store import Transaction
from bot.store.models import LOBBY, CampaignMember, SealedTexts, Seat, StoredCampaign, Table
from rules import Game, Player, Refused
from rules.author import Campaigns, Part
from rules.records import Head, key_parts_of_others

SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class KeptCampaign:
    """A campaign between its games: what is stored of it, what its last game has left, and who is behind each member
    id. `channel` is where it is played now (None: nowhere), `lobby` the table there while its list is open."""

    stored: StoredCampaign
    game: Game
    left: Part
    members: Mapping[str, CampaignMember]
    channel: int | None = None
    lobby: int | None = None

    @property
    def campaigns(self) -> Campaigns[Part]:
        return campaigns_of(self.game)

    @property
    def war(self) -> int:
        """The number of the game that is played now, or next."""
        return self.campaigns.number(self.left)

    @property
    def is_played(self) -> bool:
        """Whether a game of it runs, or is about to begin."""
        return self.channel is not None and self.lobby is None

    @property
    def world(self) -> str:
        """The name that its players have given to its world, or ""."""
        return self.campaigns.title(self.left)

    @property
    def title(self) -> str:
        """What it is called: by its label, else by its world's name; "" where it has neither."""
        return self.stored.label or self.world

    @property
    def place_names(self) -> Mapping[str, str]:
        """The names that its places have been given."""
        return self.campaigns.place_names(self.left)

    def is_for_vote(self, where: str, name: str) -> bool:
        """Whether its members may give a place that name by vote."""
        try:
            self.campaigns.rename(self.left, where, "", name)
        except Refused:
            return False
        return True

    @property
    def voters(self) -> tuple[int, ...]:
        """The people who vote on what concerns it."""
        return tuple(one.person for one in self.members.values() if one.votes and one.person is not None)

    @property
    def owed(self) -> tuple[int, ...]:
        """The people who may still take a reward of its last game."""
        return people_owed(self.campaigns, self.left, self.members)

    @property
    def called(self) -> tuple[int, ...]:
        """The people who are told of its next game."""
        return tuple(one.person for one in self.members.values() if one.told and one.person is not None)

    def member_of(self, person: int) -> str:
        """A person's member id; "" if they do not belong to it."""
        return next((one.member for one in self.members.values() if one.person == person), "")

    def require_member(self, person: int) -> str:
        """A person's member id; raises `Refused(NotInCampaign)`."""
        if not (member := self.member_of(person)):
            raise Refused(NotInCampaign())
        return member

    def require_going_on(self) -> None:
        """Raises `Refused(CampaignOver)` where its members have ended it."""
        if self.stored.ended is not None:
            raise Refused(CampaignOver())

    def require_between_games(self, *, lobby: bool = True) -> None:
        """Raises `Refused` (CampaignOver, WarUnderWay) unless it is between two games; with `lobby`, that of the next
        one may be open."""
        self.require_going_on()
        if self.channel is not None and not (lobby and self.lobby is not None):
            raise Refused(WarUnderWay(self.channel))


def campaigns_of(game: Game) -> Campaigns[Part]:
    """What the campaigns of a game keep; raises `LookupError` for a game that has no campaigns."""
    if game.campaigns is None:
        raise LookupError(f"{game.name} has no campaigns")
    return game.campaigns


def read_campaign(tx: Transaction, games: KnownGames, stored: StoredCampaign) -> KeptCampaign:
    """A campaign as its last game has left it.

    Raises `Refused`: PackageMissing where the package of its game is not here, or cannot read it; NoCampaign for a game
    that nobody knows; if a newer program has written it. Raises `Unreadable` where it is of a game of our own.
    """
    table, game = _newest_table(tx, games, stored)
    try:
        left = campaigns_of(game).read(stored.kept)
    except Refused:
        raise
    except Exception as error:
        if not table.package:
            raise
        raise Refused(PackageMissing(table.id, table.package, "version")) from error
    under_way = tx.campaigns.under_way(stored.id)
    now = None if under_way is None else tx.tables.get(under_way)
    lobby = now.id if now and now.state == LOBBY else None
    return KeptCampaign(stored, game, left, tx.campaigns.members(stored.id), now.channel if now else None, lobby)


def _newest_table(tx: Transaction, games: KnownGames, stored: StoredCampaign) -> tuple[Table, Game]:
    """The newest table of a campaign, and its game; raises `Refused` (PackageMissing, NoCampaign)."""
    table = tx.tables.get(tx.campaigns.tables(stored.id)[-1])
    assert table is not None, "foreign keys hold"
    try:
        return table, find_game(games, table)
    except LookupError:
        raise Refused(NoCampaign()) from None


def readable_campaigns(tx: Transaction, games: KnownGames, stored: Iterable[StoredCampaign]) -> Iterator[KeptCampaign]:
    """Those of some campaigns whose game is here: it may be that of a package; raises as `read_campaign` for others."""
    for each in stored:
        try:
            yield read_campaign(tx, games, each)
        except Refused as refused:
            if not isinstance(refused.why, PackageMissing | NoCampaign):
                raise


def find_campaign(tx: Transaction, games: KnownGames, campaign: int) -> KeptCampaign:
    """A campaign by its id; raises `Refused` (NoCampaign, or as `read_campaign`), `Unreadable`."""
    stored = tx.campaigns.get(campaign)
    if stored is None:
        raise Refused(NoCampaign())
    return read_campaign(tx, games, stored)


def begin_war(tx: Transaction, lobby: Lobby, record: str) -> Table:
    """Write what the game of a lobby begins with, as its list is frozen; a new campaign begins where it has none yet.

    `record` is the SHA-256 of the record of the campaign's last game, or "". Whoever sits there becomes a member.
    Returns the table as it is then, unchanged for a game without campaigns; raises `Refused`, `Unreadable`.
    """
    table, game = lobby.table, lobby.game
    if game.campaigns is None:
        return table
    stored = None if table.campaign is None else tx.campaigns.get(table.campaign)
    if stored is None:
        kept = game.campaigns.write(game.campaigns.begin(lobby.options))
        stored = tx.campaigns.begin(table, kept)
    campaign = game.campaigns.read(stored.kept)
    war = game.campaigns.number(campaign)
    campaign = game.campaigns.seals.seal(campaign, _texts(tx, stored.id, game.campaigns))
    seated = seat_members(tx, stored.id, lobby.order, game.campaigns.most)
    for member in seated.values():
        campaign = game.campaigns.join(campaign, member.member, bool(member.ai))
    before = game.campaigns.before(campaign, {seat: one.member for seat, one in seated.items()}, record, lobby.opens)
    tx.tables.change(table.id, campaign=stored.id, war=war, before=before)
    return replace(table, campaign=stored.id, war=war, before=before)


def orders_of_last_war(tx: Transaction, table: Table) -> Mapping[int, Mapping[str, Any]]:
    """What people said beforehand in the last war of a table's campaign, as it is stored; none where there is none."""
    last = None if table.campaign is None else tx.campaigns.last_table(table.campaign)
    if last is None:
        return {}
    written, seats = tx.tables.orders(last), tx.tables.seats(last).values()
    return {seat.person: written[seat.colour] for seat in seats if seat.person is not None and seat.colour in written}


def seat_members(
    tx: Transaction, campaign: int, seats: Mapping[Player, Seat], most: int
) -> dict[Player, CampaignMember]:
    """The member of a campaign in each seat; newcomers are added. Raises `Refused(CampaignFull)`."""
    known = tx.campaigns.members(campaign)
    seated = seat_holders(seats, {}, known, most)
    if len(seated) < len(seats):
        raise Refused(CampaignFull(most))
    write_seated(tx, campaign, seated.values(), known)
    return {seat: seated[seat] for seat in seats}


def write_seated(tx: Transaction, campaign: int, seated: Iterable[CampaignMember], known: Container[str]) -> None:
    """Write that members of a campaign have a seat in its game; those who are not `known` by their ids are added."""
    for member in seated:
        if member.member in known:
            tx.campaigns.take_seat(campaign, member.member)
        else:
            tx.campaigns.add_member(campaign, member)


def _texts(tx: Transaction, campaign: int, campaigns: Campaigns[Part]) -> Mapping[str, str]:
    """The texts behind a campaign's seals; they are sealed now if it has none."""
    known = tx.campaigns.seals(campaign)
    if known is None:
        secret = secrets.token_bytes(SECRET_BYTES)
        known = SealedTexts(secret, campaigns.seals.texts(secret))
        tx.campaigns.keep_seals(campaign, known)
    return known.texts


def draw_into_packs(sealed: SealedTexts, game: Game, head: Head) -> SealedTexts:
    """What a campaign keeps secret with what is drawn into its packs, as a game begins. It is drawn once, from the
    campaign's own key, which binds what others added to that game's."""
    if sealed.drawn:
        return sealed
    return replace(sealed, drawn=campaigns_of(game).seals.draw(sealed.secret, key_parts_of_others(head)))


def abandon_war(tx: Transaction, table: Table) -> None:
    """Let a table whose list was not posted be a lobby again, with nothing written of its game."""
    if table.campaign is None:
        return
    if tx.campaigns.last_table(table.campaign) is None:
        tx.campaigns.release(table.id)
    else:
        tx.tables.change(table.id, before="")


def end_war(tx: Transaction, progress: Progress, table: Table) -> None:
    """Write what the game of a table has left to its campaign, in the transaction of its last step."""
    campaigns = progress.session.game.campaigns
    if table.campaign is not None and campaigns is not None:
        tx.campaigns.keep(table.campaign, campaigns.write(campaigns.after(progress.state)))
