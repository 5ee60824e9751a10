"""Campaigns between their games: which there are, what they hold, who belongs to them, names given, their records."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace

from bot.game.campaigns import KeptCampaign, campaigns_of, find_campaign, read_campaign, readable_campaigns
from bot.game.runner import GameRunner
from bot.game.seats import new_member_id
from bot.game.session import Session
from bot.messages import LobbyCard, Note
from bot.pace.durations import DAY
from bot.refusals import CampaignFull, InCampaignAlready, LooksLike, NoCampaign, NothingPlayed, NotHost, NotInCampaign
from bot.services.lobbies import read_label
from bot.services.voting.campaign_votes import write_name
from bot.services.voting.votes import void_moot
from bot.store import Transaction
from bot.store.models import ENDED, RUNNING, CampaignMember, Seat
from bot.words.arguments import escape_typed
from bot.words.games.lookalikes import find_lookalike, names_of_game
from bot.words.topics.campaign import Length
from rules import Action, Refused, plain
from rules.author import Part, Revealed
from rules.orders import Orders
from rules.records import KEPT, SEALS, write_revealed


class CampaignService:
    """Reads campaigns, and writes what is done between their games. Where a call raises `Refused`, nothing changed."""

    def __init__(self, runner: GameRunner) -> None:
        self._runner = runner

    async def get(self, campaign: int) -> KeptCampaign:
        """A campaign by its id; raises `Refused`: NoCampaign, and as `read_campaign`."""
        return await self._runner.store.read(lambda tx: find_campaign(tx, self._runner.games, campaign))

    async def of_guild(self, guild: int | None) -> tuple[KeptCampaign, ...]:
        """A server's campaigns, the newest first."""
        return await self._runner.store.read(
            lambda tx: tuple(readable_campaigns(tx, self._runner.games, tx.campaigns.of_guild(guild)))
        )

    async def here(self, guild: int | None, channel: int) -> KeptCampaign:
        """The campaign of which a channel has the newest game, else the server's only one.

        Raises `Refused`: NoCampaign, and as `read_campaign`.
        """

        def find(tx: Transaction) -> KeptCampaign:
            games = self._runner.games
            if (played := tx.campaigns.last_in(guild, channel)) is not None:
                return read_campaign(tx, games, played)
            of_server = [*readable_campaigns(tx, games, tx.campaigns.of_guild(guild))]
            if len(of_server) != 1:
                raise Refused(NoCampaign())
            return of_server[0]

        return await self._runner.store.read(find)

    async def awaited_by(self, person: int) -> tuple[KeptCampaign, ...]:
        """The campaigns between two wars that a person hosts, of whose next war they are told, or in which they may
        still take a reward. The lobby of the next war may be open."""

        def read(tx: Transaction) -> tuple[KeptCampaign, ...]:
            found = readable_campaigns(tx, self._runner.games, tx.campaigns.of_person(person))
            return tuple(
                one for one in found if not one.is_played and person in (one.stored.host, *one.called, *one.owed)
            )

        return await self._runner.store.read(read)

    async def voting(self, person: int) -> tuple[KeptCampaign, ...]:
        """The campaigns between two wars whose members vote on something, or on opening something in the lobby of the
        next, of which a person is the host or is told."""

        def read(tx: Transaction) -> tuple[KeptCampaign, ...]:
            found = readable_campaigns(tx, self._runner.games, tx.campaigns.of_person(person))
            told = (one for one in found if not one.is_played and person in (one.stored.host, *one.called))
            return tuple(one for one in told if tx.votes.of_campaign(one.stored.id) or _wants_opening(tx, one))

        return await self._runner.store.read(read)

    async def between_games_of(self, person: int) -> dict[int, KeptCampaign]:
        """The campaigns of which a person is a member or the host and that wait for their next game, by the table of
        the last."""

        def read(tx: Transaction) -> dict[int, KeptCampaign]:
            waiting = tx.campaigns.between_games_of(person)
            last = {stored.id: table for table, stored in waiting.items()}
            return {last[one.stored.id]: one for one in readable_campaigns(tx, self._runner.games, waiting.values())}

        return await self._runner.store.read(read)

    async def list_open_packs(self, guild: int | None, channel: int) -> tuple[str, ...]:
        """The packs that are open in a channel's campaign, in the war that runs too; none where there is none."""
        try:
            found = await self.here(guild, channel)
        except Refused:
            return ()
        return found.campaigns.seals.opened_labels(await self.in_play(found))

    async def how_far(self, guild: int | None, channel: int) -> tuple[int, int]:
        """The war of a channel's campaign that is played or comes next, and how many packs are open; (1, 0) where there
        is no campaign."""
        try:
            found = await self.here(guild, channel)
        except Refused:
            return 1, 0
        return found.war, len(found.campaigns.seals.opened_labels(await self.in_play(found)))

    async def in_play(self, found: KeptCampaign) -> Part:
        """What a campaign holds as the war that runs has it by now; as the last one has left it where none does."""
        under_way = await self._runner.store.read(lambda tx: tx.campaigns.under_way(found.stored.id))
        if under_way is not None:
            with suppress(Refused):
                return found.campaigns.after((await self._runner.load(under_way)).state)
        return found.left

    async def lengths(self, campaign: int) -> dict[int, Length]:
        """How long the wars of a campaign were, by their number: those that have ended, or were called off."""

        def read(tx: Transaction) -> dict[int, Length]:
            tables = [tx.tables.get(table) for table in tx.campaigns.tables(campaign)]
            return {
                table.war: Length(table.turn, (table.ended - table.started) // DAY)
                for table in tables
                if table is not None and table.started is not None and table.ended is not None
            }

        return await self._runner.store.read(read)

    async def join(self, campaign: int, person: int) -> KeptCampaign:
        """Let a person be told of a campaign's next game: a new member, or one who had left.

        Raises `Refused`: NoCampaign, CampaignOver, InCampaignAlready, CampaignFull.
        """

        def write(tx: Transaction, kept: KeptCampaign) -> None:
            kept.require_going_on()
            if person in kept.called:
                raise Refused(InCampaignAlready())
            if member := kept.member_of(person):
                tx.campaigns.tell(campaign, member, told=True)
                return
            if len(kept.members) >= kept.campaigns.most:
                raise Refused(CampaignFull(kept.campaigns.most))
            tx.campaigns.add_member(campaign, CampaignMember(new_member_id(kept.members), person, played=False))

        return await self._change(campaign, write)

    async def leave(self, campaign: int, person: int) -> KeptCampaign:
        """Let a member be told of no further game; what they signed and founded stays theirs.

        Raises `Refused` (NoCampaign, NotInCampaign).
        """

        def write(tx: Transaction, kept: KeptCampaign) -> None:
            member = kept.require_member(person)
            if person not in kept.called:
                raise Refused(NotInCampaign())
            tx.campaigns.tell(campaign, member, told=False)

        return await self._change(campaign, write)

    async def require_no_lookalike(self, kept: KeptCampaign, where: str, name: str) -> None:
        """Raises `Refused(LooksLike)` where a name for a place, or (where "") for the world, can be taken for another:
        that of a place or a seat, or one that the campaign has given.
        """
        _refuse_lookalike(name, await self._other_names(kept, where))

    async def _other_names(self, kept: KeptCampaign, where: str) -> tuple[str, ...]:
        """The names of a campaign's places and seats in every language, and those that were given to others."""
        last = await self._runner.store.read(lambda tx: tx.campaigns.last_table(kept.stored.id))
        own = () if last is None else names_of_game(kept.game, (await self._runner.load(last)).rules)
        given = {"": kept.title, **kept.place_names}
        return (*own, *(name for place, name in given.items() if name and place != where))

    async def set_label(self, campaign: int, person: int, label: str) -> KeptCampaign:
        """Let the host say what a campaign is called, at any time; "": nothing any more. The channel where it is played
        or was last is told.

        Raises `Refused`: NoCampaign, NotHost, BadName.
        """
        now, called = self._runner.clock.now(), read_label(label)
        tables: list[int] = []

        def write(tx: Transaction, kept: KeptCampaign) -> None:
            if kept.stored.host != person:
                raise Refused(NotHost(kept.stored.host))
            tx.campaigns.set_label(campaign, called, person)
            where = tx.campaigns.under_way(campaign) or tx.campaigns.last_table(campaign)
            if where is not None:
                about: dict[str, str | int] = {
                    "by": f"<@{person}>",
                    "name": escape_typed(called) or "none",
                    "number": kept.stored.number,
                }
                tx.outbox.add(where, Note("campaign-labelled", values=about), now)
                tables.append(where)
            if kept.lobby is not None:
                tx.outbox.add(kept.lobby, LobbyCard(), now)

        kept = await self._change(campaign, write)
        for table in tables:
            self._runner.on_change(table)
        return kept

    async def rename(self, campaign: int, person: int, where: str, name: str) -> KeptCampaign:
        """Let a member give a name to the world (where ""), or another one to a place that they named; the last war's
        channel is told.

        Raises `Refused`: NoCampaign, NotInCampaign, CampaignOver, WarUnderWay, the rules' reason, or LooksLike.
        """
        now, others = self._runner.clock.now(), await self._other_names(await self.get(campaign), where)

        def write(tx: Transaction, kept: KeptCampaign) -> None:
            member = kept.require_member(person)
            kept.require_between_games()
            write_name(tx, kept, where, member, name, now)
            _refuse_lookalike(name, others)
            args = {
                "by": f"<@{person}>",
                "now": escape_typed(kept.place_names.get(where, "")),
                "name": escape_typed(name),
            }
            if last is not None:
                tx.outbox.add(last, Note("place-renamed" if where else "world-named", values=args), now)
            void_moot(tx, find_campaign(tx, self._runner.games, campaign), last, now)

        last = await self._runner.store.read(lambda tx: tx.campaigns.last_table(campaign))
        kept = await self._change(campaign, write)
        for table in filter(None, (last, kept.lobby)):
            self._runner.on_change(table)
        return kept

    async def export(self, campaign: int) -> bytes:
        """The records of a campaign's games that are over, as a ZIP file: a folder that `risk verify` proves. Names and
        rewards given since the last one are in a file of their own.

        Raises `Refused` (NoCampaign, NothingPlayed, PutAside).
        """
        records, left = await self._records(campaign)
        found = await self.get(campaign)
        since = {KEPT: found.stored.kept} if left != found.left else {}
        hidden = await self._runner.store.read(lambda tx: _reveal_file(tx, campaign))
        return await asyncio.to_thread(_zip_texts, {**records, **since, **hidden})

    async def records(self, campaign: int) -> Mapping[str, str]:
        """The records of a campaign's games that are over, the first one first, by the names of their files; raises
        `Refused` (NothingPlayed, PutAside)."""
        records, _ = await self._records(campaign)
        return records

    async def _records(self, campaign: int) -> tuple[dict[str, str], Part]:
        """Those records, and what the last game has left."""
        runner = self._runner

        def read(tx: Transaction) -> list[int]:
            tables = (tx.tables.get(table) for table in tx.campaigns.tables(campaign))
            return [table.id for table in tables if table and table.state == ENDED and table.started is not None]

        over = await runner.store.read(read)
        if not over:
            raise Refused(NothingPlayed())
        records = {}
        for at, table in enumerate(over, 1):
            session = await runner.load(table)
            records[f"{at:02}-war-{session.table.war}.game"] = await runner.export(table)
        return records, campaigns_of(session.game).after(session.state)

    async def _change(self, campaign: int, write: Callable[[Transaction, KeptCampaign], None]) -> KeptCampaign:
        """Write a change of a campaign; returns it as it is then."""

        def change(tx: Transaction) -> KeptCampaign:
            write(tx, find_campaign(tx, self._runner.games, campaign))
            return find_campaign(tx, self._runner.games, campaign)

        return await self._runner.store.transact(change)

    async def question(self, campaign: KeptCampaign, person: int) -> Session | None:
        """The reward that a person may still take, as a session in which this alone is asked; None if there is none.

        Raises `Refused` (CampaignOver, WarUnderWay) once the next war has begun, which ends it.
        """
        campaign.require_between_games()
        asked = campaign.campaigns.open_question(campaign.left, campaign.member_of(person))
        last = await self._runner.store.read(lambda tx: tx.campaigns.last_table(campaign.stored.id))
        if asked is None or last is None:
            return None
        (rules, state), war = asked, await self._runner.load(last)
        seats = {seat: Seat(seat, person) for seat in state.seats}
        return replace(
            war, rules=rules, state=state, seats=seats, orders=Orders(), table=replace(war.table, state=RUNNING)
        )

    async def take_reward(self, campaign: int, person: int, answer: Action) -> None:
        """Let a member take the reward of the last war that was kept for them, until the next war starts; the war's
        channel is told.

        Raises `Refused`: NoCampaign, NotInCampaign, WarUnderWay, or the rules' reason.
        """

        now = self._runner.clock.now()

        def write(tx: Transaction) -> tuple[int, int | None]:
            kept, last = find_campaign(tx, self._runner.games, campaign), tx.campaigns.last_table(campaign)
            if last is None:
                raise Refused(NoCampaign())
            member = kept.require_member(person)
            kept.require_between_games()
            tx.campaigns.keep(campaign, kept.campaigns.write(kept.campaigns.take(kept.left, member, answer)))
            tx.outbox.add(last, Note("reward-taken", answer=plain(answer), values={"by": f"<@{person}>"}), now)
            void_moot(tx, find_campaign(tx, self._runner.games, campaign), last, now)
            if kept.lobby is not None:
                tx.outbox.add(kept.lobby, LobbyCard(), now)
            return last, kept.lobby

        for table in filter(None, await self._runner.store.transact(write)):
            self._runner.on_change(table)


def _wants_opening(tx: Transaction, campaign: KeptCampaign) -> bool:
    """Whether somebody in the lobby of its next war wants to open what a vote opens."""
    return campaign.lobby is not None and any(seat.opens for seat in tx.tables.seats(campaign.lobby).values())


def _reveal_file(tx: Transaction, campaign: int) -> dict[str, str]:
    """The file in which a campaign that its members have ended reveals what its seals hid; none before."""
    stored, sealed = tx.campaigns.get(campaign), tx.campaigns.seals(campaign)
    if stored is None or stored.ended is None or sealed is None:
        return {}
    return {SEALS: write_revealed(Revealed(sealed.secret.hex(), sealed.texts, sealed.drawn))}


def _zip_texts(records: dict[str, str]) -> bytes:
    """Texts by their file names as a ZIP file; the same texts make the same bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as folder:
        for name, text in records.items():
            folder.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _refuse_lookalike(name: str, others: Iterable[str]) -> None:
    """Raises `Refused(LooksLike)` where a name can be taken for one of the others."""
    if alike := find_lookalike(name, others):
        raise Refused(LooksLike(name, alike))
