"""/risk campaign: the next war and who is told of it, the world between two wars, the wars so far, rewards kept, packs,
names, records, the host and the end."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Group, Range

from bot.game.campaigns import KeptCampaign
from bot.game.lobby import Lobby
from bot.game.vote_rules import CAMPAIGN_HOST, CAMPAIGN_NAME, END_CAMPAIGN
from bot.refusals import NoCampaign, NothingToOpen
from bot.services.voting.campaign_votes import about_name
from bot.ui.commands.autocomplete import ListedOption, Names, answer_option
from bot.ui.commands.context import one_of, run
from bot.ui.commands.localized import choice, description, localize
from bot.ui.decisions.answer import whole_action
from bot.ui.decisions.prompt import Prompt, prompt_for
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import FACTS
from bot.ui.interaction.layout import ALT, BAD, PLAIN, TEXT_LIMIT, Layout, button
from bot.ui.interaction.name_search import find_matches, fold, nearest, without_brackets
from bot.ui.interaction.request import Rejected, Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.pictures.board import AttachedPicture, world_picture
from bot.ui.pictures.history import history_picture, names_of
from bot.ui.pictures.packs import packs_picture
from bot.ui.posts.lobby import next_war_line
from bot.ui.posts.record import MOST_SENT
from bot.ui.screens.permissions import describe_missing
from bot.words import Words
from bot.words.arguments import escape_typed
from bot.words.campaigns import (
    campaign_name,
    history,
    owed_line,
    packs,
    place_name,
    sealed_packs,
    seals,
    whole_history,
    world_text,
)
from bot.words.topics.campaign import Length
from renders import legible
from rules import Offer, Refused
from rules.author import LONGEST_NAME, clean_name

Interaction = discord.Interaction[Any]
Command = app_commands.Command[Any, ..., Any]
Body = Callable[[Request, KeptCampaign], Awaitable[Layout]]
"""The answer to a command about a campaign."""
ShownBody = Callable[[Request, KeptCampaign, bool], Awaitable[Layout]]
"""The same for one that shows something; as text if the last says so."""
HEADING = 300
"""Characters kept for the heading of a history."""
SENTENCE_END = re.compile(r"[.!?](?:\*\*)?(?=\s)")
"""Where a sentence ends in a text, after what closes its bold type."""
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


@dataclass(frozen=True)
class ListedCampaigns:
    """The campaigns of a server by id, with their names and the lines that also say in which war each is.

    Where several have one name, each has its number with it: which war is the next changes from one day to another.
    """

    known: Mapping[str, KeptCampaign]
    names: Mapping[str, str]
    lines: Mapping[str, str]
    words: Words

    def read(self, text: str) -> KeptCampaign:
        """The campaign that a text means; raises `Refused` (NoCampaign), or `Rejected` with similar ones."""
        named = without_brackets(text)
        if not find_matches(named, self.names) and not nearest(text, self.lines):
            raise Refused(NoCampaign())
        return self.known[one_of(self.names, named, self.words)]


async def _find_campaigns(request: Request) -> ListedCampaigns:
    found = await request.services.campaigns.of_guild(request.interaction.guild_id)
    known = {str(one.stored.id): one for one in found}
    names = {key: _title(one, request.words) for key, one in known.items()}
    often = Counter(map(fold, names.values()))
    for key, name in names.items():
        if often[fold(name)] > 1:
            names[key] = f"{name}{FACTS}{campaign_name(known[key].stored.number, '', request.words)}"
    lines = {key: _line(names[key], one, request.words) for key, one in known.items()}
    return ListedCampaigns(known, names, lines, request.words)


def _line(name: str, campaign: KeptCampaign, words: Words) -> str:
    ended = "no" if campaign.stored.ended is None else "yes"
    return words.say("campaign-line", name=name, war=campaign.war, ended=ended)


CAMPAIGNS = ListedOption(_find_campaigns, lambda campaigns, chosen, text: campaigns.lines, ListedCampaigns.read)
"""One of the server's campaigns."""


async def _campaign(request: Request, text: str) -> KeptCampaign:
    """The campaign that a text means, else this channel's; the request speaks its game's words from now on.

    Raises `Refused` (NoCampaign) or `Rejected`.
    """
    if text:
        found = await CAMPAIGNS.take(request, text)
    else:
        found = await request.services.campaigns.here(request.interaction.guild_id, request.channel)
    request.words = request.words.of(found.stored.game)
    return found


async def _campaign_typed(request: Request) -> KeptCampaign:
    """The campaign that stands in the option of that name, while another option is typed."""
    return await _campaign(request, getattr(request.interaction.namespace, "campaign", None) or "")


def _name(campaign: KeptCampaign, request: Request) -> str:
    return _title(campaign, request.words)


def _title(campaign: KeptCampaign, words: Words) -> str:
    return campaign_name(campaign.stored.number, campaign.title, words)


async def _run(interaction: Interaction, text: str, body: Body) -> None:
    """Answer a command about the campaign that a text means, else this channel's."""

    async def answer(request: Request) -> Layout:
        return await body(request, await _campaign(request, text))

    await run(interaction, answer)


def _about(name: str) -> Callable[[Body], Command]:
    """Make a command of /risk campaign that asks for nothing else."""

    def make_command(body: Body) -> Command:
        @app_commands.command(name=name, description=description(f"risk campaign {name}"))
        @localize(f"risk campaign {name}")
        @app_commands.autocomplete(campaign=CAMPAIGNS.complete)
        async def command(interaction: Interaction, campaign: str = "") -> None:
            await _run(interaction, campaign, body)

        return command

    return make_command


def _picture_command(name: str) -> Callable[[ShownBody], Command]:
    """Make a command of /risk campaign whose answer is a picture, or text for whoever asks for it."""

    def make_command(body: ShownBody) -> Command:
        @app_commands.command(name=name, description=description(f"risk campaign {name}"))
        @localize(f"risk campaign {name}")
        @app_commands.choices(show=[choice(how, f"choice-show-{how}") for how in ("picture", "text")])
        @app_commands.autocomplete(campaign=CAMPAIGNS.complete)
        async def command(interaction: Interaction, campaign: str = "", show: Choice[str] | None = None) -> None:
            as_text = show is not None and show.value == "text"
            await _run(interaction, campaign, lambda request, found: body(request, found, as_text))

        return command

    return make_command


@_about("next")
async def next_(request: Request, found: KeptCampaign) -> Layout:
    if lacking := describe_missing(request.interaction, request.words):
        raise Rejected(lacking)
    lobby = await request.services.lobbies.next_war(
        found.stored.id, request.interaction.guild_id, request.channel, request.person, request.interaction.id
    )
    return Layout().text(next_war_line(lobby, request.person, request.words))


@_picture_command("board")
async def board(request: Request, found: KeptCampaign, as_text: bool) -> Layout:
    layout = Layout().text(_heading(found, request))
    layout.text(f"-# {request.words.say('campaign-host', host=_host(found, request.words))}")
    layout.text(owed_line(found.owed if found.stored.ended is None else (), request.words))
    if not as_text:
        names, words = await _names(found, request), request.words
        text = world_text(found.left, words, lambda member: names.get(member) or words.say("campaign-nobody"))
        ended = "no" if found.stored.ended is None else "yes"
        about = (words.say("campaign-next", war=found.war, wars=found.war - 1, ended=ended), text)
        drawn = await world_picture(request.services, found.left, *about, words, request.person, names)
        if drawn:
            return layout.picture(*drawn)
    text = world_text(found.left, request.words, partial(_member, found, request.words))
    return layout.text(text[: TEXT_LIMIT - HEADING])


@_picture_command("history")
async def history_(request: Request, found: KeptCampaign, as_text: bool) -> Layout:
    """As a picture, unless text alone is asked for, and below it as text: the newest wars that fit, with the whole text
    as a file where there are more."""
    lengths = await request.services.campaigns.lengths(found.stored.id)
    wars = history(found.left, request.words, partial(_member, found, request.words), lengths)
    shown: list[str] = []
    for war in reversed(wars):
        if sum(len(each) + 2 for each in (*shown, war)) > TEXT_LIMIT - HEADING:
            break
        shown.insert(0, war)
    layout = Layout().text(_heading(found, request))
    if wars and not as_text and (drawn := await _draw_history(found, request, lengths)):
        layout.picture(*drawn)
    layout.text("\n\n".join(shown) or request.words.say("history-none"))
    if len(shown) == len(wars):
        return layout
    text = "\n\n".join(wars).encode()
    return layout.attach(discord.File(io.BytesIO(text), f"campaign-{found.stored.number}.txt"))


@_about("join")
async def join(request: Request, found: KeptCampaign) -> Layout:
    joined = await request.services.campaigns.join(found.stored.id, request.person)
    war, lobby = joined.war + joined.is_played, "none" if joined.lobby is None else f"<#{joined.channel}>"
    return Layout().text(request.words.say("campaign-joined", name=_name(joined, request), war=war, lobby=lobby))


@_about("leave")
async def leave(request: Request, found: KeptCampaign) -> Layout:
    left = await request.services.campaigns.leave(found.stored.id, request.person)
    return Layout().text(request.words.say("campaign-left", name=_name(left, request)))


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
    return await _question(request, await _campaign_typed(request))


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

    await _run(interaction, campaign, body)


@route("reward", args=r":\d{1,18}(:[^:]+){2,}")
async def take(request: Request) -> Layout:
    """Take a reward that was kept, after its confirmation."""
    number, kind, *tokens = request.custom_id.args
    found = await _of_guild(request, number)
    prompt = await _question(request, found)
    action = whole_action(prompt.partial_answer(kind, tokens))
    if action is None:
        raise StalePress
    await request.services.campaigns.take_reward(found.stored.id, request.person, action)
    return Layout(leads_back=False).text(request.words.say("campaign-told"))


async def _find_places(request: Request) -> Names:
    """What the person may name now, or propose another name for: the world, cities and continents that have a name."""
    found = await _campaign_typed(request)
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

    await _run(interaction, campaign, body)


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
        found = await _campaign(request, campaign)
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


@_about("export")
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

    await _run(interaction, campaign, body)


@_about("end")
async def end(request: Request, found: KeptCampaign) -> Layout:
    return await _open_vote(request, found, END_CAMPAIGN)


async def _open_vote(request: Request, found: KeptCampaign, motion: str, about: str = "") -> Layout:
    await request.services.votes.open_in_campaign(found.stored.id, request.person, motion, about, request.channel)
    return Layout().text(request.words.say("vote-opened"))


@_about("packs")
async def packs_(request: Request, found: KeptCampaign) -> Layout:
    """As they are in the war that runs: a seal may have been broken a moment ago."""
    now = await request.services.campaigns.in_play(found)
    named, ended = partial(_member, found, request.words), found.stored.ended is not None
    lines = packs(now, request.words, named, ended=ended)
    layout = Layout().text(_heading(found, request, before=False))
    if not lines:
        return layout.text(request.words.say("campaign-packs-none"))
    shown = sealed_packs(now, request.words)
    number = campaign_name(found.stored.number, "", request.words)
    title = legible(found.title or number, number)
    if drawn := await packs_picture(request.services, shown, title, request.words):
        layout.picture(*drawn)
    layout.text("\n".join(fit_paragraphs(lines, TEXT_LIMIT - HEADING)))
    key = CustomId(0, "seals", 0, (str(found.stored.id),))
    return layout.row(button(key, request.words.say("button-seals"), PLAIN))


@route("seals", args=r":\d{1,18}")
async def show_seals(request: Request) -> Layout:
    """The seal of each pack of a campaign of this server, by which anybody can check what was in it."""
    found = await _of_guild(request, request.custom_id.args[0])
    now = await request.services.campaigns.in_play(found)
    layout = Layout(leads_back=False).text("\n".join(seals(now, request.words)))
    return layout.text(f"-# {request.words.say('campaign-packs-about')}")


async def _of_guild(request: Request, number: str) -> KeptCampaign:
    """The campaign of this server with that id; the request speaks its game's words from now on.

    Raises `StalePress` where there is none any more.
    """
    of_guild = await request.services.campaigns.of_guild(request.interaction.guild_id)
    found = next((one for one in of_guild if str(one.stored.id) == number), None)
    if found is None:
        raise StalePress
    request.words = request.words.of(found.stored.game)
    return found


def fit_paragraphs(paragraphs: Sequence[str], most: int) -> list[str]:
    """Paragraphs of at most so many characters in all: the longest lose whole sentences at their end."""
    share = next(
        (share for share in range(most, 0, -20) if sum(min(len(one), share) + 1 for one in paragraphs) <= most), 0
    )
    return [one if len(one) <= share else _cut_sentences(one, share) for one in paragraphs]


def _cut_sentences(text: str, most: int) -> str:
    """As many of a text's first sentences as fit, with a sign that there is more."""
    fits = [end.end() for end in SENTENCE_END.finditer(text) if end.end() < most]
    return f"{text[: fits[-1]].rstrip()} …" if fits else text[:most]


@_about("open")
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


def _member(campaign: KeptCampaign, words: Words, member: str) -> str:
    """A member: a person as a mention, an AI by its name; whoever was forgotten has none."""
    found = campaign.members.get(member)
    if found is None or (found.person is None and not found.ai):
        return words.say("campaign-nobody")
    return found.ai or f"<@{found.person}>"


async def _names(campaign: KeptCampaign, request: Request) -> dict[str, str]:
    """What the members of a campaign are called in pictures; whoever was forgotten is called nothing."""
    people = [one.person for one in campaign.members.values() if one.person is not None]
    known, named = await names_of(request.interaction.guild, people), {}
    for number, one in enumerate(campaign.members.values(), 1):
        if one.ai:
            named[one.member] = one.ai
        elif one.person is not None:
            unknown = request.words.say("campaign-player", number=number)
            named[one.member] = legible(known.get(one.person, ""), unknown)
    return named


async def _draw_history(
    campaign: KeptCampaign, request: Request, lengths: Mapping[int, Length]
) -> AttachedPicture | None:
    """The history as a picture with everybody's name, and as its alt text with the newest wars that fit."""
    words, names = request.words, await _names(campaign, request)

    def name_of(member: str) -> str:
        return names.get(member) or words.say("campaign-nobody")

    title = campaign.title or campaign_name(campaign.stored.number, "", words)
    wars = whole_history(campaign.left, words, title, name_of, lengths)
    if wars is None:
        return None
    alt = ""
    for war in reversed(history(campaign.left, words, name_of, lengths)):
        longer = f"{war}\n\n{alt}".replace("**", "").strip()
        if alt and len(longer) > ALT:
            break
        alt = longer
    return await history_picture(request.services, wars, alt)


def _heading(campaign: KeptCampaign, request: Request, *, before: bool = True) -> str:
    """The campaign's name and its next war. `before`: what follows is as it was before the war that runs."""
    words = request.words
    channel = "none" if campaign.channel is None else f"<#{campaign.channel}>"
    ended = "none" if campaign.stored.ended is None else f"<t:{campaign.stored.ended}:D>"
    before_key = "yes" if before else "no"
    now = words.say("campaign-now", war=campaign.war, channel=channel, ended=ended, before=before_key)
    return f"## {_name(campaign, request)}\n{now}"


def _host(campaign: KeptCampaign, words: Words) -> str:
    return f"<@{campaign.stored.host}>" if campaign.stored.host else words.say("campaign-nobody")
