"""Wars of a campaign one after another in simulated Discord: restarts, kills, clocks, people who go, a lost channel."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from support.made_up.swift_wars import SWIFT
from support.tables.player import Restarts, play_on
from support.tables.simkit import Person, parts, text_of
from support.tables.tables import Table
from support.tables.whole_games import (
    ENOUGH,
    Skip,
    elsewhere,
    free_all_seats,
    one_star_short,
    seat_with_word,
    secretly,
    skip_nothing,
)

from bot.store.outbox import OutboxMessages
from rules import fingerprint
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.campaign.chain import read_campaign
from rules.orders import ASK, StandingOrder

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("no_pictures")]
SEATS = ("red", "blue", "yellow")
WARS = (("alice", "bob"), ("bob", "alice"), ("dora", "bob"))
"""Who plays each of the three wars, besides an AI."""


async def seated(table: Table, war: int, names: tuple[str, ...], restarts: Restarts | None) -> None:
    """The lobby of a war, its people seated by buttons, each with a word of their own for the dice."""
    people = [table.people[name] for name in names]
    if war == 0:
        await people[0].type("risk new legacy")
    else:
        await table.bob.type("risk campaign next")
        await free_all_seats(table)
    for person, seat in zip(people, SEATS, strict=False):
        await seat_with_word(table, person, seat, f"{seat} {war}")
        if restarts is not None:
            await table.restart()
    await people[0].press("ai", table.last("join"))
    await table.start(people[0])


async def fought(
    table: Table, seed: int, skip: Skip, monkeypatch: pytest.MonkeyPatch, restarts: Restarts | None
) -> list[str]:
    """One war, or three if nothing is skipped; what each was at its end, and then what the campaign keeps."""
    marks = []
    for war, names in enumerate(wars_of(skip)):
        with monkeypatch.context() as patched:
            secretly(patched, seed + war)
            await seated(table, war, names, restarts)
        await play_on(table, 6, restarts)
        await skip(table, one_star_short)
        await play_on(table, ENOUGH, restarts)
        await table.quiet()
        session = await table.session()
        assert session.state.winners
        marks.append(fingerprint(session.state))
    (kept,) = await table.bot.services.campaigns.of_guild(table.guild.id)
    return [*marks, kept.stored.kept]


def wars_of(skip: Skip) -> tuple[tuple[str, ...], ...]:
    """Who plays each of the wars."""
    return WARS if skip is skip_nothing else WARS[:1]


async def test_wars_with_restarts_between_answers(
    table: Table, skip: Skip, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the end all is as if the bot had never been stopped; of three wars, other people play the last."""
    restarted = await fought(table, 1, skip, monkeypatch, Restarts(every=skip is skip_nothing))
    unbroken = await elsewhere(tmp_path / "other", lambda other: fought(other, 1, skip, monkeypatch, None))
    assert restarted == unbroken
    campaign = read_campaign(restarted[-1])
    wars = wars_of(skip)
    assert campaign.game == len(wars) + 1
    assert [signature.game for signature in campaign.signatures] == [*range(1, len(wars) + 1)]
    assert len(campaign.members) == len({*chain.from_iterable(wars)}) + 1, "and the AI"


SWIFT_GAMES = {"legacy": SWIFT}
"""Wars that begin with their rewards."""


async def swiftly(table: Table) -> None:
    """From now on every war begins with its rewards, and the dice are the same."""
    await table.restart(games=SWIFT_GAMES)


async def rewarded(table: Table, person: Person, answer: str) -> None:
    """Take a reward by its line, for ever."""
    await person.type("risk do", answer=answer)
    await person.press("sure")


async def first_war(table: Table) -> None:
    """The first war of Alice, Bob and Carol; Alice has won, and all have taken their rewards."""
    await swiftly(table)
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=SEATS)
    await table.quiet()
    await rewarded(table, table.alice, "Found a city · Iceland · Port-aux-Ours")
    await rewarded(table, table.bob, "Coin on a card")
    await rewarded(table, table.carol, "Coin on a card")
    await table.quiet()


async def test_the_packs_and_help_are_shown_as_they_are_in_the_war_that_runs(table: Table) -> None:
    """From the first list on, and in the war in which a seal breaks. What a person has set for others' turns goes for
    the next war as well, whichever seat is theirs; what they have set for its beginning does not."""
    await swiftly(table)
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=SEATS)
    await table.bob.type("risk campaign packs")
    assert table.bob.text.count("sealed. It opens") == 7
    assert "the wars before" not in table.bob.text
    await table.bob.type("risk help")
    assert "**Before the first war** you vote" in table.bob.text
    assert "Since the first war" not in table.bob.text
    games, asked = table.bot.services.games, {"thrown": StandingOrder(ASK), "to-muster": StandingOrder("quiet")}
    await games.set_orders((await table.session()).table.id, table.bob.id, asked)
    await rewarded(table, table.alice, "Found a city · Iceland · Port-aux-Ours")
    await rewarded(table, table.bob, "Coin on a card")
    await rewarded(table, table.carol, "Coin on a card")
    await table.bob.type("risk campaign next")
    await free_all_seats(table)
    for person, seat in zip((table.alice, table.carol, table.bob), SEATS, strict=True):
        await person.press(f"join:{seat}", table.last("join"))
    await table.start(table.alice)
    session = await table.session()
    assert session.orders[session.seat_held_by(table.bob.id)].standing == {"thrown": StandingOrder(ASK)}
    await rewarded(table, table.alice, "Found a city · Japan · Nova Mare")
    assert (await table.session()).state.winners is None
    await table.bob.type("risk campaign packs")
    assert f"**Pack 3**: opened in war 2 by <@{table.alice.id}>." in table.bob.text
    assert table.bob.text.count("sealed. It opens") == 6
    await table.bob.type("risk help")
    assert "**As the war begins** everybody chooses a faction" in table.bob.text
    assert "What the open packs change stands in the rules, below." in table.bob.text


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        ("en", "The war is won, and it counts. End it now?", "ended the war. It counts; rewards"),
        ("fr", "La guerre est gagnée, et elle compte. La terminer maintenant", "a terminé la guerre. Elle compte"),
    ],
)
async def test_a_host_who_ends_a_war_that_is_won_takes_no_signature_back(
    table: Table, language: str, asked: str, told: str
) -> None:
    await swiftly(table)
    await table.open(table.bob, table.alice, table.carol, game="legacy", seats=SEATS, language=language)
    await table.bob.type("risk me language", language=language)
    await table.quiet()
    await table.bob.type("risk table end")
    assert asked in table.bob.text
    await table.bob.press("end-game")
    assert told in table.bob.text
    await table.quiet()
    (campaign,) = await table.bot.services.campaigns.of_guild(table.guild.id)
    signed = campaign.campaigns.statistics(campaign.left)[0].counts["signatures"]
    assert [member for member, count in signed.items() if count] == [campaign.member_of(table.bob.id)]
    assert campaign.campaigns.open_question(campaign.left, campaign.member_of(table.alice.id)) is not None
    assert table.last("rematch")


async def told(table: Table, monkeypatch: pytest.MonkeyPatch, *, killed: bool) -> list[str]:
    """The channel from the start of a first war to the lobby of the second, without the moments that its posts name;
    each step may kill the program after Discord has taken what it sends, before it has noted so."""

    def dies(*_: Any) -> None:
        raise RuntimeError("killed")

    async def starts() -> None:
        await table.alice.press("start", table.last("start"))

    async def opens_next() -> None:
        await table.bob.press("rematch", table.last("rematch"))

    steps: tuple[Callable[[], Awaitable[None]], ...] = (
        starts,
        lambda: rewarded(table, table.alice, "Found a city · Iceland · Port-aux-Ours"),
        lambda: rewarded(table, table.bob, "Coin on a card"),
        lambda: rewarded(table, table.carol, "Coin on a card"),
        opens_next,
    )
    await swiftly(table)
    await table.alice.type("risk new legacy")
    for person, seat in zip((table.alice, table.bob, table.carol), SEATS, strict=True):
        await person.press(f"join:{seat}", table.last("join"))
    await table.quiet()
    for step in steps:
        with monkeypatch.context() as patched:
            if killed:
                patched.setattr(OutboxMessages, "add_posted", dies)
            await step()
            await table.bot.outbox.wait_until_sent()
        if killed:
            await table.env.advance_time(600)
            await table.restart(games=SWIFT_GAMES)
        await table.quiet()
    return [re.sub(r"<t:\d+", "…", text_of(each)) for each in table.channel.history()]


async def test_killed_between_victory_rewards_and_the_next_lobby(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is lost, and nothing told twice."""
    monkeypatch.setattr("bot.services.new_tables.secrets.token_bytes", bytes)
    posts = await told(table, monkeypatch, killed=True)
    assert posts == await elsewhere(tmp_path / "other", lambda other: told(other, monkeypatch, killed=False))
    assert sum("founds the major city “Port-aux-Ours”" in post for post in posts) == 1


async def test_the_channel_is_deleted_between_two_wars_and_the_campaign_goes_on_elsewhere(table: Table) -> None:
    await first_war(table)
    table.env.backend.delete_channel(table.channel.id)
    await table.env.settle()
    await table.restart(games=SWIFT_GAMES)
    table.channel = table.guild.create_text_channel("elsewhere")
    for person in table.people.values():
        person.channel = table.channel
    await table.bob.type("risk campaign board", show="text")
    assert "Iceland: major city “Port-aux-Ours”" in table.bob.text
    await table.bob.type("risk campaign next")
    await free_all_seats(table)
    assert "War 2 · Campaign 1" in text_of(table.last("start"))
    for person, seat in zip((table.dora, table.bob, table.alice), SEATS, strict=True):
        await person.press(f"join:{seat}", table.last("join"))
    await table.start(table.dora)
    session = await table.session()
    assert session.table.war == 2
    assert session.state.parts[Campaign].cities["iceland"].name == "Port-aux-Ours"


async def test_somebody_who_has_signed_forgets_and_the_others_play_on(table: Table) -> None:
    await first_war(table)
    await table.alice.type("risk me forget")
    await table.alice.press("forget")
    await table.bob.type("risk campaign history")
    shown = str([*parts(table.bob.screen)])
    assert "signed by somebody forgotten" in shown
    assert str(table.alice.id) not in shown
    await table.alice.type("risk campaign next")
    assert "Only members of this campaign" in table.alice.text
    await table.bob.type("risk campaign next")
    for person, seat in zip((table.bob, table.carol, table.dora), SEATS, strict=True):
        await person.press(f"join:{seat}", table.last("join"))
    await table.start(table.bob)
    campaign = (await table.session()).state.parts[Campaign]
    assert [signature.game for signature in campaign.signatures] == [1, 2]


async def test_clocks_run_out_at_each_kind_of_decision(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alice says nothing from the ballot on, and the war is played to its end."""
    secretly(monkeypatch, 10)
    await table.open(table.alice, table.bob, game="legacy", seats=SEATS, pace="live")
    table.people = {"bob": table.bob}
    for _ in range(ENOUGH):
        await table.quiet()
        await play_on(table, ENOUGH)
        session = await table.session()
        if session.state.winners:
            break
        await table.env.advance_time(16 * 60)
        await table.bot.scheduler.fire_due()
    steps = await table.bot.services.games.steps(session.table.id, 1)
    by_clock = {step.action.kind for step in steps if step.by == "clock" and step.action}
    assert by_clock >= {"vote-powers", "muster", "deploy", "finish"}
