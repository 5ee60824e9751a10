"""All tables of one person: those that wait for them first, with deadlines; and the campaigns between two wars."""

from __future__ import annotations

from collections.abc import Mapping

from bot.game.campaigns import KeptCampaign
from bot.game.loading import find_game
from bot.game.session import Session
from bot.refusals import PackageMissing
from bot.services import Services
from bot.store.models import BEFORE_THE_GAME, RUNNING, Table
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import by_colour
from bot.ui.interaction.layout import MAIN, Layout, button
from bot.ui.screens.open_votes import campaign_vote_lines, vote_lines
from bot.ui.screens.waiting import pace_note
from bot.words import Words
from bot.words.campaigns import campaign_name
from bot.words.decisions import wait_text
from bot.words.games import game_name
from bot.words.refusals import refusal_text
from bot.words.status import round_now
from bot.words.times import moment
from rules import Refused

MOST = 20
"""Tables that one message names; it counts the others."""
MOST_CAMPAIGNS = 5
"""The same for campaigns."""
BUTTONS = 5


async def own_tables(services: Services, person: int, words: Words) -> Layout:
    """Every open and running table where the person plays or hosts, and every campaign that waits for its next war,
    with what is voted on."""
    layout = Layout().text(f"### {words.say('tables-title')}")
    layout = await add_tables(services, person, words, layout, only_waiting=False)
    awaited, voting = await services.campaigns.awaited_by(person), await services.campaigns.voting(person)
    tables = {table.id for table in await services.store.read(lambda tx: tx.tables.of_person(person))}
    votes = {
        one.stored.id: [f"-# {line}" for line in await campaign_vote_lines(services, one, words)]
        for one in voting
        if one.lobby not in tables  # else its table's line has said so
    }
    if not awaited and len(layout.blocks) == 1:
        layout.text(words.say("tables-none"))
    for campaign in awaited[:MOST_CAMPAIGNS]:
        line = _campaign_line(campaign, person, words.of(campaign.stored.game))
        layout.text("\n".join([line, *votes.get(campaign.stored.id, ())]))
    if len(awaited) > MOST_CAMPAIGNS:
        layout.text(words.say("tables-more", count=len(awaited) - MOST_CAMPAIGNS))
    return layout


def _campaign_line(campaign: KeptCampaign, person: int, words: Words) -> str:
    """A campaign between two wars in two lines, with a reward that the person may still take."""
    return words.say(
        "tables-campaign",
        game=game_name(campaign.stored.game, words),
        name=campaign_name(campaign.stored.number, campaign.title, words),
        war=campaign.war,
        channel="none" if campaign.channel is None else f"<#{campaign.channel}>",
        reward="yes" if person in campaign.owed else "no",
    )


async def add_tables(services: Services, person: int, words: Words, layout: Layout, *, only_waiting: bool) -> Layout:
    tables = await services.store.read(lambda tx: tx.tables.of_person(person))
    lines = [
        (waits, "\n".join([text, *await _votes(services, table, words)]), table.id)
        for table in tables
        for waits, text in [await _line(services, table, person, words)]
    ]
    listed = sorted((line for line in lines if line[0] or not only_waiting), key=lambda line: not line[0])
    shown = listed[:MOST]
    for _, text, _ in shown:
        layout.text(text)
    if len(listed) > MOST:
        layout.text(words.say("tables-more", count=len(listed) - MOST))
    mine = [table for waits, _, table in shown if waits][:BUTTONS]
    layout.one_main = True
    return layout.row(
        *(button(CustomId(table, "open"), words.say("tables-play", number=str(table)), MAIN) for table in mine)
    )


async def _votes(services: Services, table: Table, words: Words) -> list[str]:
    """The open votes of a table, a line each."""
    try:
        return [f"-# {line}" for line in await vote_lines(services, table, words)]
    except Refused:  # its game cannot be read
        return []


async def games_by_number(services: Services, person: int, words: Words) -> dict[str, str]:
    """The running games where the person plays or hosts, by number; those that wait for them first."""
    tables = [
        table
        for table in await services.store.read(lambda tx: tx.tables.of_person(person))
        if table.state == RUNNING and not table.parked
    ]
    waits = {table.id: (await _line(services, table, person, words))[0] for table in tables}
    tables.sort(key=lambda table: not waits[table.id])
    keys = {table.id: "table-named-yours" if waits[table.id] else "table-named" for table in tables}
    return {str(table.id): table_name(table, words, keys[table.id]) for table in tables}


def table_name(table: Table, words: Words, key: str = "table-named") -> str:
    """A table as a list entry: its game and its number."""
    return words.say(key, number=str(table.id), game=game_name(table.game, words))


def table_line(table: Table, words: Words, number: int = 0) -> str:
    """A table in a line of text: its game, number and channel, and its round (0: not known, or none yet)."""
    game, channel = game_name(table.game, words), f"<#{table.channel}>"
    return words.say("tables-line", game=game, number=str(table.id), channel=channel, round=number)


async def _line(services: Services, table: Table, person: int, words: Words) -> tuple[bool, str]:
    """Whether a table waits for the person, and its state in two lines."""
    words = words.of(table.game)
    head = table_line(table, words)
    if table.parked:
        return False, f"{head}\n-# {words.say('tables-parked')}"
    try:
        if table.state in BEFORE_THE_GAME:
            find_game(services.games.games, table)
            return False, f"{head}\n-# {words.say('tables-lobby')}"
        session = await services.games.load(table.id)
    except (Refused, LookupError) as error:
        return False, f"{head}\n-# {_why_on_hold(error, words)}"
    deadlines = await services.timeouts.deadlines(session.table)
    return _status_of(
        session, person, table_line(table, words, round_now(session.state, session.rules)), words, deadlines
    )


def _why_on_hold(error: Refused | LookupError, words: Words) -> str:
    """Why a table cannot be read: the package that it lacks, or else that it cannot."""
    if isinstance(error, Refused) and isinstance(error.why, PackageMissing):
        return refusal_text(error.why, words, by_colour(words))
    return words.say("tables-unreadable")


def _status_of(
    session: Session, person: int, head: str, words: Words, deadlines: Mapping[int, int]
) -> tuple[bool, str]:
    waiting = session.list_waiting()
    mine = [each for each in waiting if each.person == person] if session.table.paused is None else []
    if mine:
        what = words.all_of(list(dict.fromkeys(wait_text(each.decision.topic, words) for each in mine)))
        until = min((deadlines[each.number] for each in mine if each.number in deadlines), default=0)
        when = moment(until, session.table.pace) if until else "none"
        return True, f"**{head}**\n{words.say('tables-yours', what=what, until=when)}"
    if session.table.paused is not None or not waiting:
        return False, f"{head}\n-# {pace_note(session, words)}"
    who = words.all_of(list(dict.fromkeys(by_colour(words)(each.decision.player) for each in waiting)))
    return False, f"{head}\n-# {words.say('tables-theirs', who=who)}"
