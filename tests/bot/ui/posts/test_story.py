"""The story of a table in its channel: one message a turn, its details, and what undo and votes make of it."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace

import pytest
from msgspec import structs
from simcord.backend.models import Message
from support.classic.position import field as world
from support.legacy.position import position
from support.tables.simkit import keys, labels, text_of
from support.tables.tables import Table
from support.tables.voting import answered, begun, channel, log_pages, three, turns_played, votes

from bot.game.history import drop_undone_steps
from bot.messages import Story
from bot.ui.interaction.layout import RAW_LIMIT
from bot.ui.posts.story import story_text
from bot.words import words
from bot.words.marks import Marks, mark, plain_marks
from bot.words.story.turns import Turn
from rules import Player
from rules.author import TurnBegan
from rules.legacy import COIN_CARDS
from rules.legacy.turn.buying_stars import BuyStar, StartOfTurn
from rules.risk import ArmiesPlaced, BattleFought, RoundEnded

MINUTE = 60
RED, BLUE = Player("red"), Player("blue")
STORY = Story(0, 1, 1, 1, seat="red", begun=True, by_hand=True)
"""A turn that Red played by hand."""


def stories(table: Table) -> list[Message]:
    """All messages with a button for details."""
    return [message for message in table.channel.history() if any(":details:" in key for key in keys(message))]


async def turns_told(table: Table) -> list[str]:
    """The colours of the turns that are over, in order."""
    session = await table.session()
    steps = drop_undone_steps(await table.bot.services.games.steps(session.table.id))
    return [str(event.player) for step in steps for event in step.events if isinstance(event, TurnBegan)][:-1]


async def a_person_moves(table: Table) -> str:
    """A person's turn has begun, with the reinforcements placed. Returns the colour."""
    await three(table)
    while not (await table.session()).table.turn or not text_of(stories(table)[-1]).count("\n+"):
        colour = await answered(table)
    return colour


async def test_each_turn_has_one_message_with_its_headline(table: Table) -> None:
    await three(table)
    await turns_played(table, 6)
    headlines = [text_of(story).split("\n")[0] for story in stories(table)][1:]
    turns = await turns_told(table)
    assert len(turns) >= 5
    for colour, headline in zip(turns, headlines, strict=False):
        assert headline.startswith(f"{mark(colour)} **{colour.capitalize()}** "), headline
        assert re.search(
            r"(took|attacked|reinforced|didn't attack).* · \d+ regiments in all · Ring \d+ of 18", headline
        )
    assert len(headlines) == len(turns)


def test_a_turn_that_goes_on_has_not_gone_without_an_attack() -> None:
    """A star is bought as a turn begins: who bought it may still attack."""
    war = position({"red": "peru:5", "blue": "brazil"}, step=StartOfTurn, hands={"red": COIN_CARDS[:4]})
    war.play(BuyStar, COIN_CARDS[:4])
    turn, session = Turn(1, RED, war.events, 1), SimpleNamespace(rules=war.rules)
    for state, rest in (
        (war.state, " · 5 troops in all"),
        (replace(war.state, active=BLUE), " didn't attack · 5 troops in all"),
    ):
        text = story_text([turn], {1: state}, STORY, session, words("en", "legacy"))  # type: ignore[arg-type]
        assert text.split("\n")[0] == f"{mark('red')} **Red (Die Mechaniker)**{rest}"


@pytest.mark.parametrize(("language", "line"), [("en", "-# Round 5"), ("fr", "-# Manche 5")])
def test_a_message_of_many_turns_says_where_a_round_begins(language: str, line: str) -> None:
    war = world(hold={"red": "peru:5", "blue": "brazil"}, rest="yellow")
    placed = {seat: ArmiesPlaced(seat, where, 1) for seat, where in ((RED, "peru"), (BLUE, "brazil"))}
    turns = [
        Turn(7, RED, (placed[RED],), 1),
        Turn(8, BLUE, (placed[BLUE], RoundEnded(4)), 2),
        Turn(9, RED, (placed[RED],), 3),
    ]
    session = SimpleNamespace(rules=war.rules)
    text = story_text(
        turns,
        dict.fromkeys((1, 2, 3), war.state),
        structs.replace(STORY, by_hand=False),
        session,  # type: ignore[arg-type]
        words(language, "classic"),
    )
    assert [line for line in text.split("\n") if line.startswith("-#")] == [line]
    assert text.split("\n").index(line) == 2


async def test_the_details_show_every_die_of_the_turn_and_nothing_else(table: Table) -> None:
    await three(table)
    while "Red** took" not in text_of(stories(table)[-1]):
        await turns_played(table, (await table.session()).table.turn + 1)
    session = await table.session()
    story = stories(table)[-1]
    await table.eve.press("details", story)
    battles = [
        event
        for step in drop_undone_steps(await table.bot.services.games.steps(session.table.id))
        for event in step.events
        if isinstance(event, BattleFought)
    ]
    fought = table.eve.text.count(" against ")
    assert 0 < fought <= len(battles)
    assert not re.search(r"[⚀-⚅]|<:", table.eve.text), "without emoji dice are numbers"
    assert table.eve.text.startswith("### Details\n**Red's turn.**")
    assert table.eve.text.count("'s turn.**") == 1
    assert table.eve.text not in channel(table)


async def test_a_turn_goes_on_in_a_second_message_once_the_first_is_too_old(table: Table) -> None:
    colour = (await a_person_moves(table)).capitalize()
    before = [text_of(story) for story in stories(table)]
    await table.env.advance_time(51 * MINUTE)
    await turns_played(table, (await table.session()).table.turn + 1)
    after = [text_of(story) for story in stories(table)]
    assert after[: len(before)] == before
    assert after[len(before)].startswith(f"-# {colour}'s turn, continued\n")
    assert "didn't attack" not in after[len(before)], "the message before may have told of an attack"
    assert "\n+" not in after[len(before)], "the reinforcements are told above"


async def test_what_is_taken_back_leaves_the_message(table: Table) -> None:
    colour = await a_person_moves(table)
    session = await table.session()
    seat = session.seats[Player(colour)]
    person = next(person for person in table.people.values() if person.id == seat.person)
    await person.type("risk undo")
    await table.quiet()
    assert "\n+" not in text_of(stories(table)[-1])


async def test_a_vote_that_goes_back_is_told_by_itself_and_the_turn_is_told_again(table: Table) -> None:
    await three(table)
    await turns_played(table, 4)
    before = [text_of(story) for story in stories(table)]
    await table.alice.type("risk table vote", about="rewind", to="1.2")
    await table.quiet()
    await votes(table, alice="yes", bob="yes", carol="yes")
    await turns_played(table, 3)
    after = [text_of(story) for story in stories(table)]
    assert after[: len(before)] == before
    second = (await turns_told(table))[1]
    assert after[len(before)].startswith(f"{mark(second)} **{second.capitalize()}** ")
    assert "goes back" in channel(table)


async def test_the_turns_of_ais_between_two_people_share_a_message(table: Table) -> None:
    await begun(table, table.alice)
    await turns_played(table, (await table.session()).table.turn + 1)
    told = text_of(stories(table)[-1])
    marks = [line.split()[0] for line in told.split("\n") if line[0] in "🟢🟡⚫🔴"]
    assert len(set(marks)) == len(marks) == 3


async def test_a_mark_is_an_emoji_in_the_message_once_it_is_uploaded(table: Table) -> None:
    table.bot.services.emoji.marks = Marks({"red": "<:red_1a2b:1>", "green": "<:green_3c4d:2>"})
    await three(table)
    await turns_played(table, 6)
    told = "\n".join(map(text_of, stories(table)))
    assert "<:red_1a2b:1> **Red**" in told
    assert "🔴" not in told
    assert f"{mark('black')} **Black**" in told


async def test_the_log_leads_to_every_earlier_turn_and_back(table: Table) -> None:
    async def pages(skip: int) -> list[str]:
        """All pages of two turns, whose first or last one is shown; the first one is shown in the end."""
        key = f"log:2:{skip}" if skip else "log:2"
        found = re.search(r"Page \d+ of (\d+)", table.eve.text)
        last = int(found[1]) if found else 1
        read = {last if not skip else 1: table.eve.text}
        for page in [*range(2, last + 1), *range(last - 1, 0, -1)] if skip else range(last - 1, 0, -1):
            await table.eve.press(f"{key}:{page}")
            read[page] = table.eve.text
        return [read[page] for page in sorted(read)]

    await begun(table, table.alice)
    await turns_played(table, 7)
    await table.eve.type("risk log", turns=2)
    told, skip = await pages(0), 0
    while "Earlier turns" in labels(table.eve.screen):
        skip += 2
        await table.eve.press(f"log:2:{skip}:1")
        told = [*await pages(skip), *told]
    headings = re.findall(r"\*\*(\w+)'s turn\.\*\*", "\n".join(told))
    assert [colour.lower() for colour in headings] == [*await turns_told(table), (await table.session()).state.active]
    while "Next page" in labels(table.eve.screen):
        found = re.search(r"Page (\d+)", table.eve.text)
        await table.eve.press(f"log:2:{skip}:{int(found[1]) + 1 if found else 1}")
    await table.eve.press(f"log:2:{skip - 2}:1")
    assert table.eve.text.startswith("### Earlier turns")


async def test_every_die_is_an_emoji_on_every_page_of_the_log_and_nothing_is_cut(table: Table) -> None:
    table.bot.services.emoji.marks = Marks(
        {name: f"<:{name.replace('-', '_')}_1a2b:{10**18}>" for name in plain_marks()}
    )
    await begun(table, table.alice)
    await turns_played(table, (await table.session()).table.turn + 3)
    pages = await log_pages(table.eve, turns=20)
    assert len(pages) > 1
    log = "\n".join(pages)
    steps = drop_undone_steps(await table.bot.services.games.steps((await table.session()).table.id))
    battles = [event for step in steps for event in step.events if isinstance(event, BattleFought)]
    assert log.count(" against ") == len(battles)
    assert len(re.findall(r"<:attack_\d_1a2b:", log)) == sum(len(battle.attack) for battle in battles)
    assert len(re.findall(r"<:defence_\d_1a2b:", log)) == sum(len(battle.defence) for battle in battles)
    assert "…" not in log
    assert max(map(len, pages)) <= RAW_LIMIT
