"""/risk campaign, and what it does: the next war and who is told of it, rewards kept, packs opened, names, records, the
host and the end. What it shows is in `campaign_look.py`."""

from __future__ import annotations

import io

import discord
from discord import app_commands
from discord.app_commands import Group, Range

from bot.game.campaigns import KeptCampaign
from bot.game.lobby import Lobby
from bot.game.vote_rules import CAMPAIGN_HOST, CAMPAIGN_NAME, END_CAMPAIGN
from bot.refusals import NothingToOpen
from bot.services.voting.campaign_votes import about_name
from bot.ui.commands.autocomplete import ListedOption, Names, answer_option
from bot.ui.commands.campaign_look import board, history_, packs_
from bot.ui.commands.context import run
from bot.ui.commands.localized import description, localize
from bot.ui.commands.which_campaign import (
    CAMPAIGNS,
    Command,
    Interaction,
    about_campaign,
    answer_about,
    campaign_meant,
    campaign_pressed,
    campaign_typed,
    title_of,
)
from bot.ui.decisions.answer import whole_action
from bot.ui.decisions.prompt import Prompt, prompt_for
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import BAD, PLAIN, Layout, button
from bot.ui.interaction.request import Rejected, Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.posts.lobby import opened_line
from bot.ui.posts.record import MOST_SENT
from bot.ui.screens.permissions import describe_missing
from bot.words import Words
from bot.words.arguments import escape_typed
from bot.words.campaigns import place_name
from rules import Offer, Refused
from rules.author import LONGEST_NAME, clean_name

WORLD = "world"
"""The place that stands for the whole world."""


def add_to(risk: Group) -> None:
    """Add /risk campaign."""
    campaign = Group(name="campaign", description=description("risk campaign"))
    commands: list[Command] = [
        *(next_, join, leave, board, history_, reward, packs_, open_, name_, label_, export, host, end)
    ]
    for command in commands:
        campaign.add_command(command)
    risk.add_command(campaign)


@about_campaign("next")
async def next_(request: Request, found: KeptCampaign) -> Layout:
    if lacking := describe_missing(request.interaction, request.words):
        raise Rejected(lacking)
    lobby = await request.services.lobbies.next_war(
        found.stored.id, request.interaction.guild_id, request.channel, request.person, request.interaction.id
    )
    return Layout().text(opened_line(lobby, request.person, request.channel, request.words))


@about_campaign("join")
async def join(request: Request, found: KeptCampaign) -> Layout:
    joined = await request.services.campaigns.join(found.stored.id, request.person)
    war, lobby = joined.war + joined.is_played, "none" if joined.lobby is None else f"<#{joined.channel}>"
    return Layout().text(
        request.words.say("campaign-joined", name=title_of(joined, request.words), war=war, lobby=lobby)
    )


@about_campaign("leave")
async def leave(request: Request, found: KeptCampaign) -> Layout:
    left = await request.services.campaigns.leave(found.stored.id, request.person)
    return Layout().text(request.words.say("campaign-left", name=title_of(left, request.words)))


async def _question(request: Request, found: KeptCampaign) -> Prompt:
    """The reward that the person may still take in a campaign; raises `Rejected`."""
    session = await request.services.campaigns.question(found, request.person)
    prompt = None if session is None else prompt_for(session, session.seat_held_by(request.person), request.words)
    if prompt is None:
        raise Rejected(request.words.say("reward-none"))
    return prompt


def _takes(offer: Offer) -> bool:
    """Whether an answer takes a reward: it has been put off once."""
    return bool(offer.fields)


async def _find_question(request: Request) -> Prompt:
    return await _question(request, await campaign_typed(request))


REWARDS = answer_option(_takes, _find_question)
"""A reward that the person may still take."""


@app_commands.command(name="reward", description=description("risk campaign reward"))
@localize("risk campaign reward")
@app_commands.autocomplete(campaign=CAMPAIGNS.complete, answer=REWARDS.complete)
async def reward(interaction: Interaction, answer: str, campaign: str = "") -> None:
    async def body(request: Request, found: KeptCampaign) -> Layout:
        prompt = await _question(request, found)
        partial = REWARDS.read(prompt, answer)
        action = whole_action(partial)
        if action is None:
            raise Rejected(request.words.say("reward-unfinished"))
        key = CustomId(prompt.table, "reward", 0, (str(found.stored.id), partial.kind, *partial.tokens))
        return Layout().text(prompt.last_question(action)).row(button(key, prompt.verb(action.kind), BAD))

    await answer_about(interaction, campaign, body)


@route("reward", args=r":\d{1,18}(:[^:]+){2,}")
async def take(request: Request) -> Layout:
    """Take a reward that was kept, after its confirmation."""
    number, kind, *tokens = request.custom_id.args
    found = await campaign_pressed(request, number)
    prompt = await _question(request, found)
    action = whole_action(prompt.partial_answer(kind, tokens))
    if action is None:
        raise StalePress
    await request.services.campaigns.take_reward(found.stored.id, request.person, action)
    return Layout(leads_back=False).text(request.words.say("campaign-told"))


async def _find_places(request: Request) -> Names:
    """What the person may name now, or propose another name for: the world, cities and continents that have a name."""
    found = await campaign_typed(request)
    found.require_between_games()
    member, names = found.require_member(request.person), _names_given(found, request.words)
    now = found.campaigns.nameable_places(found.left, member)
    return Names({place: names[place] for place in (one or WORLD for one in now)}, request.words)


def _names_given(campaign: KeptCampaign, words: Words) -> dict[str, str]:
    """The world, and each city and continent that has a name."""
    named = campaign.place_names.items()
    places = {where: words.say("campaign-place", name=name, where=place_name(where, words)) for where, name in named}
    return {WORLD: words.say("campaign-world"), **places}


PLACES = ListedOption(_find_places, lambda names, chosen, text: names.of, Names.read)
"""What can be named in a campaign."""


@app_commands.command(name="name", description=description("risk campaign name"))
@localize("risk campaign name")
@app_commands.autocomplete(place=PLACES.complete, campaign=CAMPAIGNS.complete)
async def name_(interaction: Interaction, place: str, name: Range[str, 1, LONGEST_NAME], campaign: str = "") -> None:
    """A place that somebody else has named gets another name by vote."""

    async def body(request: Request, found: KeptCampaign) -> Layout:
        where, given = Names(_names_given(found, request.words), request.words).read(place), clean_name(name)
        where = "" if where == WORLD else where
        services, campaign_id = request.services, found.stored.id
        try:
            await services.campaigns.rename(campaign_id, request.person, where, given)
        except Refused:
            if not (where in found.place_names and found.is_for_vote(where, given)):
                raise
            await services.campaigns.require_no_lookalike(found, where, given)
            about = about_name(where, found.place_names[where], given)
            await services.votes.open_in_campaign(campaign_id, request.person, CAMPAIGN_NAME, about, request.channel)
            return Layout().text(request.words.say("campaign-name-vote"))
        return Layout().text(request.words.say("campaign-told"))

    await answer_about(interaction, campaign, body)


@app_commands.command(name="label", description=description("risk campaign label"))
@localize("risk campaign label")
@app_commands.autocomplete(campaign=CAMPAIGNS.complete)
async def label_(interaction: Interaction, label: str = "", campaign: str = "") -> None:
    """What the host calls a campaign, that of this channel's first war too, which has not begun yet."""

    async def body(request: Request) -> Layout:
        begins = None if campaign else await _first_lobby(request)
        if begins is not None:
            request.words = request.words.of(begins.game.name)
            changed = await request.services.lobbies.set_label(begins.table.id, request.person, label)
            name = escape_typed(changed.table.label) or "none"
            return Layout().text(request.words.say("campaign-labelled", name=name))
        found = await campaign_meant(request, campaign)
        await request.services.campaigns.set_label(found.stored.id, request.person, label)
        return Layout().text(request.words.say("campaign-told"))

    await run(interaction, body)


async def _first_lobby(request: Request) -> Lobby | None:
    """The lobby of this channel at which a campaign begins; None without one."""
    try:
        lobby = await request.services.lobbies.here(request.channel)
    except Refused:
        return None
    return lobby if lobby.game.campaigns is not None and lobby.campaign is None else None


@about_campaign("export")
async def export(request: Request, found: KeptCampaign) -> Layout:
    packed = await request.services.campaigns.export(found.stored.id)
    if len(packed) > MOST_SENT:
        raise Rejected(request.words.say("end-record-too-large"))
    file = discord.File(io.BytesIO(packed), f"campaign-{found.stored.number}.zip")
    return Layout().text(request.words.say("campaign-exported")).attach(file)


@app_commands.command(name="host", description=description("risk campaign host"))
@localize("risk campaign host")
@app_commands.autocomplete(campaign=CAMPAIGNS.complete)
async def host(interaction: Interaction, person: discord.User, campaign: str = "") -> None:
    async def body(request: Request, found: KeptCampaign) -> Layout:
        return await _open_vote(request, found, CAMPAIGN_HOST, str(person.id))

    await answer_about(interaction, campaign, body)


@about_campaign("end")
async def end(request: Request, found: KeptCampaign) -> Layout:
    return await _open_vote(request, found, END_CAMPAIGN)


async def _open_vote(request: Request, found: KeptCampaign, motion: str, about: str = "") -> Layout:
    await request.services.votes.open_in_campaign(found.stored.id, request.person, motion, about, request.channel)
    return Layout().text(request.words.say("vote-opened"))


@about_campaign("open")
async def open_(request: Request, found: KeptCampaign) -> Layout:
    """Ask once, for what is opened stays open; only who sits at the next war's table is asked."""
    lobby = await _next_lobby(request, found)
    lobby.require_seat_of(request.person)
    if not lobby.openable:
        raise Refused(NothingToOpen())
    agreed, people = lobby.votes_to_open
    layout = Layout().text(request.words.say("open-question", agreed=agreed, people=people))
    yes, no = (CustomId(lobby.table.id, "open-pack", 0, (answer,)) for answer in ("yes", "no"))
    return layout.row(
        button(yes, request.words.say("button-open-it"), BAD),
        button(no, request.words.say("button-leave-shut"), PLAIN),
    )


@route("open-pack", args=":(yes|no)")
async def vote(request: Request) -> Layout:
    """Write that the person agrees, or does not; the lobby's card shows how many do."""
    agrees = request.custom_id.args[0] == "yes"
    lobby = await request.services.lobbies.vote_to_open(request.custom_id.table, request.person, agrees)
    agreed, people = lobby.votes_to_open
    answer_key = "open-agreed" if agrees else "open-refused"
    text = request.words.of(lobby.game.name).say(answer_key, agreed=agreed, people=people)
    return Layout(leads_back=False).text(text)


async def _next_lobby(request: Request, found: KeptCampaign) -> Lobby:
    """The lobby of a campaign's next war; raises `Rejected` where nobody has opened it, `Refused` (CampaignOver,
    WarUnderWay) where a war is played or none follows."""
    found.require_between_games()
    if found.lobby is None:
        raise Rejected(request.words.say("open-where"))
    return await request.services.lobbies.card(found.lobby)
