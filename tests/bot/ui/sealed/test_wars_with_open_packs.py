"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Wars of a campaign with open packs, in Discord."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.sealed.sealed_tables import RED, almost_won, answer_of, campaign_begun, change, made_rich, with_open_packs
from support.tables.player import Restarts, give, play_on, tapped
from support.tables.simkit import Person, keys, text_of
from support.tables.tables import Table
from support.tables.whole_games import ENOUGH, elsewhere, free_all_seats, seat_with_word, secretly

from bot.ui.decisions.prompt import Prompt, prompt_for
from bot.words import words
from rules import Action, fingerprint
from rules.legacy.campaign.campaign import Signature
from rules.legacy.campaign.chain import read_campaign
from rules.legacy.sealed.pocket_2.start import PlaceIsland
from rules.risk.turn.reinforce import ToReinforce

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("no_pictures")]
SEATS = ("red", "blue", "yellow")
WARS = (("alice", "bob"), ("alice", "bob"), ("dora", "bob"))
"""Who plays each of the three wars, besides an AI."""


async def seated(table: Table, war: int, names: tuple[str, ...], restarts: Restarts | None, *, opens: bool) -> None:
    """The lobby of a war, its people seated by buttons; where it `opens` the envelope, they vote so before."""
    people = [table.people[name] for name in names]
    await table.bob.type("risk campaign next")
    await free_all_seats(table)
    for person, seat in zip(people, SEATS, strict=False):
        await seat_with_word(table, person, seat, f"{seat} {war}")
        if restarts is not None:
            await table.restart()
    await people[0].press("ai", table.last("join"))
    for person in people if opens else ():
        await person.type("risk campaign open")
        await person.press("open-pack:yes")
        assert keys(person.screen) == [], "no way back to a panel: no game is played"
        if restarts is not None:
            await table.restart()
    await table.start(people[0])


async def fought(
    table: Table, seed: int, monkeypatch: pytest.MonkeyPatch, restarts: Restarts | None, *, whole: bool = False
) -> list[str]:
    """The first war and the last; what each was at its end, and then what the campaign keeps. `whole`: all three,
    nobody is given anything in them, and what people answer is the AI's choice."""
    with monkeypatch.context() as patched:
        secretly(patched, seed)
        await campaign_begun(table)
    kept = (Signature(1, "m1"), Signature(2, "m2"), Signature(3, "m1"))
    await with_open_packs(table, "pack_1", "pack_2", "pack_3", "pack_4", "pocket_1", game=4, signatures=kept)
    marks, wars = [], WARS if whole else (WARS[0], WARS[-1])
    for war, names in enumerate(wars):
        with monkeypatch.context() as patched:
            secretly(patched, seed + war)
            await seated(table, war, names, restarts, opens=names == WARS[-1])
        if whole:
            await play_on(table, ENOUGH, restarts)
            await table.quiet()
        else:
            await played(table, war, restarts)
        session = await table.session()
        assert session.state.winners
        marks.append(fingerprint(session.state))
    (campaign,) = await table.bot.services.campaigns.of_guild(table.guild.id)
    return [*marks, campaign.stored.kept]


async def played(table: Table, war: int, restarts: Restarts | None) -> None:
    """A war, answer by answer, from the draft to the last reward; in Red's first turn he is given what he needs."""
    people, laid = {person.id: person for person in table.people.values()}, False
    for _ in range(ENOUGH):
        await table.quiet()
        session = await table.session()
        waiting = next((each for each in session.list_waiting() if each.person in people), None)
        if session.state.winners is not None or waiting is None:
            return
        decision = waiting.decision
        if not laid and isinstance(decision, ToReinforce) and decision.player == RED:
            laid = True
            await change(table, almost_won if war else made_rich)
            continue
        asked = prompt_for(session, decision.player, words("en"), waiting.number)
        assert asked is not None
        action = answer_of(session, asked)
        await answered(table, people[waiting.person or 0], asked, action)
        assert (await table.session()).table.seq > session.table.seq, f"{decision} was not answered"
        if restarts is not None:
            await restarts.after(action, table)


async def answered(table: Table, person: Person, asked: Prompt, action: Action) -> None:
    """By command, by a line, or by buttons in turn; the landing by buttons."""
    if isinstance(action, PlaceIsland):
        await tapped(table, person, action)
    else:
        await give(table, person, asked, action)


async def test_wars_with_open_packs_and_restarts_between_answers(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The draft, the landing of pocket 2 by buttons, the envelope by vote, rewards, other people in the last war."""
    restarted = await fought(table, 1, monkeypatch, Restarts(every=False))
    campaign = read_campaign(restarted[-1])
    assert campaign.game == 6
    assert [signature.game for signature in campaign.signatures] == [1, 2, 3, 4, 5]
    assert {"pocket_2", "envelope"} <= campaign.packs.keys()
    assert (campaign.packs["pocket_2"].game, campaign.packs["envelope"].game) == (4, 5)
    posts = [text_of(message) for message in table.channel.history()]
    landing, envelope = (opening(posts, name) for name in ("pocket 2", "the hidden envelope"))
    assert landing[0].endswith("**A seal breaks: pocket 2.**")
    assert "sides with the Aliens" not in landing[0]
    assert "didn't attack" not in landing[0], "the turn goes on below"
    assert "The Aliens land, now" in landing[1]
    assert landing[2].startswith("-# Red's turn, continued\n")
    assert landing[2].index("sides with the Aliens") < landing[2].index("Alien Island rises in the South Atlantic")
    assert "A seal breaks" not in envelope[0], "nothing else happened that a message could tell"
    assert "What was in it cannot be put back." in envelope[1]
    assert "Ten of your troops destroy a card for ever" in envelope[1]
    assert "Roll to play first" in envelope[2]


@pytest.mark.long
async def test_wars_with_open_packs_end_as_if_the_bot_had_never_been_stopped(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    restarted = await fought(table, 1, monkeypatch, Restarts(every=False))
    assert restarted == await elsewhere(tmp_path / "other", lambda other: fought(other, 1, monkeypatch, None))


@pytest.mark.long
async def test_three_whole_wars_with_open_packs_and_a_restart_after_every_answer(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same as it comes, from the draft to the last reward."""
    restarted = await fought(table, 4, monkeypatch, Restarts(every=True), whole=True)

    async def unbroken(other: Table) -> list[str]:
        return await fought(other, 4, monkeypatch, None, whole=True)

    assert restarted == await elsewhere(tmp_path / "other", unbroken)
    assert read_campaign(restarted[-1]).game == 7


def opening(posts: list[str], name: str) -> list[str]:
    """The message that a broken seal closes, its own post, and what follows; there is one of each."""
    posts = [post for post in posts if not post.startswith("-# The game goes on")]
    (at,) = (at for at, post in enumerate(posts) if post.startswith(f"## A seal breaks: {name}"))
    return posts[at - 1 : at + 2]
