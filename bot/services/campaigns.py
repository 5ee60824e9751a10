"""Campaigns between their games: which there are, what they hold, and the name of a world."""

from __future__ import annotations

from dataclasses import replace

from bot.game.campaigns import KeptCampaign, read_campaign
from bot.game.runner import GameRunner
from bot.game.session import Session
from bot.pace.durations import DAY
from bot.refusals import NoCampaign, NotInCampaign, WarUnderWay
from bot.store import Transaction
from bot.store.models import NOTE, RUNNING, Seat, StoredCampaign
from bot.words.game_words import Length
from rules import Action, Refused, plain


class CampaignService:
    """Reads campaigns, and writes what is done between their games. Where a call raises `Refused`, nothing changed."""

    def __init__(self, runner: GameRunner) -> None:
        self._runner = runner

    async def of_guild(self, guild: int | None) -> tuple[KeptCampaign, ...]:
        """A server's campaigns, the newest first."""
        return await self._runner.store.read(
            lambda tx: tuple(self._read(tx, stored) for stored in tx.campaigns.of_guild(guild))
        )

    async def here(self, guild: int | None, channel: int) -> KeptCampaign:
        """The campaign of which a channel has the newest game, else the server's only one; raises `NoCampaign`."""

        def find(tx: Transaction) -> KeptCampaign:
            of_server = tx.campaigns.of_guild(guild)
            found = tx.campaigns.last_in(channel) or (of_server[0] if len(of_server) == 1 else None)
            if found is None:
                raise Refused(NoCampaign())
            return self._read(tx, found)

        return await self._runner.store.read(find)

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

    async def name_world(self, campaign: int, person: int, name: str) -> KeptCampaign:
        """Let the member whose turn it is to name the world do so, between two wars.

        Raises `Refused`: NoCampaign, NotInCampaign, WarUnderWay, or the rules' reason.
        """

        def write(tx: Transaction) -> KeptCampaign:
            stored = tx.campaigns.get(campaign)
            if stored is None:
                raise Refused(NoCampaign())
            kept = self._read(tx, stored)
            member = kept.member_of(person)
            if not member:
                raise Refused(NotInCampaign())
            if kept.channel is not None:
                raise Refused(WarUnderWay(kept.channel))
            tx.campaigns.keep(campaign, kept.campaigns.write(kept.campaigns.rename(kept.left, "", member, name)))
            named = tx.campaigns.get(campaign)
            assert named is not None
            return self._read(tx, named)

        return await self._runner.store.transact(write)

    async def question(self, campaign: KeptCampaign, person: int) -> Session | None:
        """The reward that a person may still take, as a session in which this alone is asked; None if there is none."""
        asked = campaign.campaigns.owed(campaign.left, campaign.member_of(person))
        if asked is None:
            return None
        rules, state = asked
        last = await self._runner.store.read(lambda tx: tx.campaigns.last_table(campaign.stored.id))
        war = await self._runner.load(last or 0)
        seats = {seat: Seat(seat, person) for seat in state.seats}
        return replace(war, rules=rules, state=state, seats=seats, orders={}, table=replace(war.table, state=RUNNING))

    async def take_reward(self, campaign: int, person: int, answer: Action) -> None:
        """Let a member take the reward of the last war that was kept for them, until the next war starts; the war's
        channel is told.

        Raises `Refused`: NoCampaign, NotInCampaign, WarUnderWay, or the rules' reason.
        """

        def write(tx: Transaction) -> int:
            stored, last = tx.campaigns.get(campaign), tx.campaigns.last_table(campaign)
            if stored is None or last is None:
                raise Refused(NoCampaign())
            kept = self._read(tx, stored)
            member = kept.member_of(person)
            if not member:
                raise Refused(NotInCampaign())
            if kept.channel is not None and kept.started:
                raise Refused(WarUnderWay(kept.channel))
            tx.campaigns.keep(campaign, kept.campaigns.write(kept.campaigns.take(kept.left, member, answer)))
            taken = {"note": "reward-taken", "by": f"<@{person}>", "answer": plain(answer)}
            tx.outbox.add(last, NOTE, taken, self._runner.clock.now())
            return last

        self._runner.on_change(await self._runner.store.transact(write))

    def _read(self, tx: Transaction, stored: StoredCampaign) -> KeptCampaign:
        return read_campaign(tx, self._runner.games[stored.game], stored)
