"""Open votes in a line each: what about, how many have voted, until when; never who, nor what they said."""

from __future__ import annotations

from collections.abc import Iterable

from bot.game.campaigns import KeptCampaign
from bot.game.vote_rules import COACH, OF_CAMPAIGNS, PACE, SEAT, STRENGTH, WATCH
from bot.pace import Pace
from bot.services import Services
from bot.services.voting.campaign_votes import vote_subject
from bot.services.voting.summaries import VoteSummary
from bot.services.voting.turn_starts import TurnStart
from bot.store.models import Table, Vote
from bot.words import Words
from bot.words.arguments import Arguments
from bot.words.campaigns import campaign_name
from bot.words.seats import character_name
from bot.words.times import pace_line
from rules import Refused
from rules.ai import Character


async def votes_seen_by(services: Services, person: int, words: Words, table: Table | None = None) -> list[str]:
    """A line for each open vote of the table that a person looks at, if any, and of their campaigns between two wars.
    Raises `Refused` as `vote_lines`."""
    lines = [] if table is None else await vote_lines(services, table, words)
    shown = None if table is None else table.campaign
    voting = [one for one in await services.campaigns.voting(person) if one.stored.id != shown]
    return lines + [line for one in voting for line in await campaign_vote_lines(services, one, words)]


async def vote_lines(services: Services, table: Table, words: Words) -> list[str]:
    """A line for each open vote of a table, and of its campaign's members; raises `Refused` where its game, or its
    campaign's, cannot be read."""
    if table.campaign is not None:
        return await campaign_vote_lines(services, await services.campaigns.get(table.campaign), words)
    return await _lines(services, None, await services.vote_summaries.at(table.id), words.of(table.game))


async def campaign_vote_lines(services: Services, campaign: KeptCampaign, words: Words) -> list[str]:
    """A line for each open vote of a campaign's members, and for what they want opened as its next war begins."""
    number, words = campaign.stored.id, words.of(campaign.stored.game)
    lines = await _lines(services, number, await services.vote_summaries.among(number), words)
    return [*await _opening_lines(services, campaign, words), *lines]


async def _opening_lines(services: Services, campaign: KeptCampaign, words: Words) -> list[str]:
    """How many want to open what a campaign opens by vote; nothing where nobody does, or its next lobby is not open."""
    if campaign.lobby is None:
        return []
    try:
        lobby = await services.lobbies.card(campaign.lobby)
    except Refused:  # it has begun or closed meanwhile
        return []
    agreed, seated = lobby.votes_to_open
    if not agreed or not lobby.openable:
        return []
    named = campaign_name(campaign.stored.number, campaign.title, words)
    opens = "yes" if lobby.opens else "no"
    return [words.say("lobby-opens", campaign=named, agreed=agreed, people=seated, opens=opens)]


async def _lines(services: Services, campaign: int | None, summaries: Iterable[VoteSummary], words: Words) -> list[str]:
    lines = []
    for summary in summaries:
        title = await vote_title(services, campaign, summary, words)
        until = f"<t:{summary.until}:R>"
        lines.append(words.say("vote-line", title=title, voted=summary.voted, voters=len(summary.voters), until=until))
    return lines


async def vote_title(services: Services, campaign: int | None, summary: VoteSummary, words: Words) -> str:
    """What a vote is about, as the title of its card."""
    vote = summary.vote
    who = words.say(f"seat-{vote.colour}") if vote.colour else ""
    about = await campaign_subject(services, campaign, summary, words) | wish_subject(vote, words)
    known = {"who": who, **turn_named(summary.to, words), **about}
    title = f"vote-title-{vote.motion}"
    return words.attribute(title, "asked", **known) if vote.asked else words.say(title, **known)


def wish_subject(vote: Vote, words: Words) -> Arguments:
    """What a host wishes: who gets the seat (ai, nobody, a mention; none: somebody whose data is deleted), the pace; or
    what an AI is to be like, whether there is to be a coach, and what a browser is to show."""
    if vote.motion == SEAT:
        return {"heir": f"<@{vote.about}>" if vote.about.isdecimal() else vote.about or "none"}
    if vote.motion == STRENGTH:
        return {"strength": character_name(Character.read(vote.about), words)}
    if vote.motion in (COACH, WATCH):
        return {vote.motion: vote.about}
    return {"pace": pace_line(Pace.read(vote.about), words)} if vote.motion == PACE else {}


async def campaign_subject(services: Services, campaign: int | None, summary: VoteSummary, words: Words) -> Arguments:
    """What a vote of a campaign's members is about; nothing for a table's."""
    if summary.vote.motion not in OF_CAMPAIGNS or campaign is None:
        return {}
    stored = (found := await services.campaigns.get(campaign)).stored
    return {"campaign": campaign_name(stored.number, found.title, words), **vote_subject(summary.vote)}


def turn_named(to: TurnStart | None, words: Words) -> Arguments:
    """The turn to whose beginning a rewind goes; round 0 where it goes to none."""
    if to is None:
        return {"round": 0}
    return {"round": to.round, "seat": words.say(f"seat-{to.seat}"), "again": "yes" if to.again else "no"}
