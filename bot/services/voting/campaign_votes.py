"""Votes of a campaign's members, between two games: its end, another host, another name for a place."""

from __future__ import annotations

from typing import Any

from bot.game.campaigns import KeptCampaign, find_campaign
from bot.game.loading import KnownGames
from bot.game.session import Session
from bot.game.vote_rules import CAMPAIGN_HOST, CAMPAIGN_NAME, END_CAMPAIGN, OF_CAMPAIGNS
from bot.game.votes import OVER, RENAMED, TAKEN, Electorate, electorate_among, electorate_at
from bot.messages import LobbyCard
from bot.refusals import NoCampaign, NotInCampaign
from bot.services.new_tables import require_may_host
from bot.store import Transaction
from bot.store.models import Vote
from bot.words.arguments import escape_typed
from rules import Refused

_BETWEEN = "|"
"""What stands between a place, its name and the new one in `Vote.about`: no name has it."""


def about_name(where: str, now: str, name: str) -> str:
    """What a vote on another name for a place is about."""
    return _BETWEEN.join((where, now, name))


def vote_subject(vote: Vote) -> dict[str, Any]:
    """What a campaign's vote is about, for its texts; nothing for the votes of a table."""
    if vote.motion == CAMPAIGN_HOST:
        return {"person": f"<@{vote.about}>" if vote.about else "none"}
    if vote.motion == CAMPAIGN_NAME:
        _, now, name = vote.about.split(_BETWEEN)
        return {"now": escape_typed(now), "name": escape_typed(name)}
    return {}


def campaign_of(tx: Transaction, games: KnownGames, table: int) -> KeptCampaign:
    """The campaign to whose last game a vote belongs; raises `Refused(NoCampaign)`."""
    last = tx.tables.get(table)
    if last is None or last.campaign is None:
        raise Refused(NoCampaign())
    return find_campaign(tx, games, last.campaign)


def electorate_for(tx: Transaction, games: KnownGames, session: Session, vote: Vote) -> Electorate:
    """Who may vote in a vote at the table of this session, or of the members of its campaign.

    Raises `Refused(NoCampaign)`.
    """
    if vote.motion in OF_CAMPAIGNS:
        return electorate_among(campaign_of(tx, games, vote.table))
    return electorate_at(session)


def require_campaign_vote(tx: Transaction, kept: KeptCampaign, motion: str, about: str, most_tables: int) -> None:
    """Raises `Refused` where a vote could not be carried out now: CampaignOver, WarUnderWay, NotInCampaign for a host
    who is none of its people, TooManyTables for one who would be host of the open lobby too and hosts `most_tables`
    already (0: as many as they like), or the rules' reason why a place cannot have that name."""
    kept.require_between_games(lobby=motion != END_CAMPAIGN)
    if motion == CAMPAIGN_HOST:
        if not (about and kept.member_of(int(about))):
            raise Refused(NotInCampaign())
        lobby = None if kept.lobby is None else tx.tables.get(kept.lobby)
        if lobby is not None and lobby.host != int(about):
            require_may_host(tx, int(about), most_tables)
    if motion == CAMPAIGN_NAME:
        where, _, name = about.split(_BETWEEN)
        kept.campaigns.rename(kept.left, where, "", name)


def moot(kept: KeptCampaign, vote: Vote) -> str:
    """The outcome of a vote that what was done meanwhile has made moot; "" where it can still be carried out."""
    if kept.stored.ended is not None:
        return OVER
    if vote.motion != CAMPAIGN_NAME:
        return ""
    where, now, name = vote.about.split(_BETWEEN)
    if kept.place_names.get(where) != now:
        return RENAMED
    return "" if kept.is_for_vote(where, name) else TAKEN


def carry_out(tx: Transaction, kept: KeptCampaign, vote: Vote, now: int, most_tables: int) -> None:
    """Do what the members have voted for; raises as `require_campaign_vote`."""
    require_campaign_vote(tx, kept, vote.motion, vote.about, most_tables)
    campaign = kept.stored.id
    if vote.motion == END_CAMPAIGN:
        tx.campaigns.end(campaign, now)
    elif vote.motion == CAMPAIGN_HOST:
        tx.campaigns.change_host(campaign, int(vote.about))
        if kept.lobby is not None:
            tx.tables.change(kept.lobby, host=int(vote.about))
            tx.outbox.add(kept.lobby, LobbyCard(), now)
    else:
        where, _, name = vote.about.split(_BETWEEN)
        write_name(tx, kept, where, "", name, now)


def write_name(tx: Transaction, kept: KeptCampaign, where: str, member: str, name: str, now: int) -> None:
    """Write a name that a member (or "": the members by vote) gives to a place, or (where "") to the world.

    Raises `Refused`: the rules' reason.
    """
    renamed = kept.campaigns.rename(kept.left, where, member, name)
    tx.campaigns.keep(kept.stored.id, kept.campaigns.write(renamed))
    if kept.lobby is not None:
        tx.outbox.add(kept.lobby, LobbyCard(), now)
