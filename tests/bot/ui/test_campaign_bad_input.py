"""Bad input to a campaign in a channel: each gets one clear message in its reader's language, and changes nothing."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from support.tables.simkit import Person, at_the_same_time, found, keys, parts, text_of
from support.tables.stored import lines
from support.tables.tables import Table
from support.tables.whole_games import free_all_seats

from bot.__main__ import main
from bot.words import words
from rules.kernel.tagged import canonical_text
from rules.legacy.campaign.box import BOX, HELD_ON_COIN, MINOR
from rules.legacy.campaign.campaign import OwedReward, Signature
from rules.legacy.campaign.chain import read_campaign, write_campaign

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("no_pictures")]
SEATS = ("red", "blue", "yellow", "green", "black")
LANGUAGES = ("en", "fr")


FIFTEEN = tuple(Signature(game, "m1") for game in range(1, 16))
TAKEN = {"en": "Black is taken. Pick a free seat.", "fr": "La place Noir est prise. Choisissez une place libre."}


def stored(table: Table) -> list[str]:
    """All that the bot has written, but how often its copy has said that it still runs."""
    return [line for line in lines(table.database) if not line.startswith("lease:")]


async def begun(table: Table) -> None:
    """A campaign of Alice, Bob and Carol whose first war was called off; Carol reads French."""
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=SEATS[:3])
    await table.alice.type("risk table end")
    await table.alice.press("end-game")
    await table.quiet()
    await table.alice.type("risk me language", language="en")
    await table.carol.type("risk me language", language="fr")


async def keep(table: Table, **changed: Any) -> None:
    """Let the campaign keep something else."""
    (one,) = await table.bot.services.campaigns.of_guild(table.guild.id)
    kept = replace(read_campaign(one.stored.kept), **changed)
    await table.bot.store.transact(lambda tx: tx.campaigns.keep(1, write_campaign(kept)))


async def refused(table: Table, command: str, **given: Any) -> list[str]:
    """What Alice and Carol read after the same command, which changes nothing."""
    told = []
    for person in (table.alice, table.carol):
        before = stored(table)
        await person.type(command, **given)
        assert not keys(person.screen), (command, given)
        await table.quiet()
        assert stored(table) == before, (command, given)
        told.append(person.text)
    return told


def refusals(message: str, **named: Any) -> list[str]:
    """A message of Legacy in both languages."""
    return [words(language, "legacy").say(message, **named) for language in LANGUAGES]


@pytest.mark.parametrize(
    ("why", "kept"),
    [
        ("none was put off", {"game": 2}),
        ("all fifteen games are over", {"game": 17, "signatures": FIFTEEN}),
        ("they are somebody else's", {"game": 2, "owed": (OwedReward("m2", True),)}),
    ],
)  # fmt: skip
async def test_a_reward_that_is_not_due(table: Table, why: str, kept: dict[str, Any]) -> None:
    await begun(table)
    await keep(table, **kept)
    for answer in ("Coin on a card · Peru", "Destroy a card · Peru", "pack 4"):
        assert await refused(table, "risk campaign reward", answer=answer) == refusals("reward-none"), why


async def test_a_reward_of_which_all_stickers_are_used_up(table: Table) -> None:
    """Coins and minor cities are: nothing is left of what those who held on may take."""
    await begun(table)
    used = {HELD_ON_COIN: BOX["stickers"][HELD_ON_COIN], MINOR: BOX["stickers"][MINOR]}
    owed = (OwedReward("m1", False, ("japan",)), OwedReward("m3", False, ("peru",)))
    await keep(table, game=2, owed=owed, used=used)
    for answer in ("Coin on a card · Peru", "Found a city · Bellona"):
        assert await refused(table, "risk campaign reward", answer=answer) == refusals("reward-none")


async def test_a_pack_is_no_campaign_that_could_be_opened(table: Table) -> None:
    """Whatever is typed there, known from the box or not, there is no such campaign."""
    await begun(table)
    for name in ("pack 4", "pocket_1", "Hidden envelope", "xyzzy"):
        assert await refused(table, "risk campaign open", campaign=name) == refusals("refusal-no-campaign")


async def test_a_campaign_of_another_server_is_answered_like_one_that_is_none(table: Table) -> None:
    await begun(table)
    elsewhere = table.env.create_guild("Elsewhere")
    room = elsewhere.create_text_channel("risk")
    strangers = [Person(table.env, elsewhere.add_member(one.member.user), room) for one in (table.alice, table.carol)]
    for command in ("board", "history", "packs", "join", "next", "open", "export", "end"):
        for campaign in ("1", "Campaign 1", "77"):
            before = stored(table)
            for stranger in strangers:
                await stranger.type(f"risk campaign {command}", campaign=campaign)
            await table.quiet()
            assert stored(table) == before
            assert [stranger.text for stranger in strangers] == refusals("refusal-no-campaign"), command


@pytest.mark.parametrize("command", ["board", "history", "packs", "join", "next", "export", "end"])
async def test_a_campaign_that_a_newer_program_has_saved(table: Table, command: str) -> None:
    """As after a step back to an older program: it is left as it is."""
    await begun(table)
    (one,) = await table.bot.services.campaigns.of_guild(table.guild.id)
    newer = json.dumps({**json.loads(one.stored.kept), "version": 99})
    await table.bot.store.transact(lambda tx: tx.campaigns.keep(1, newer))
    for given in ({}, {"campaign": "1"}):
        assert await refused(table, f"risk campaign {command}", **given) == refusals("refusal-campaign-too-new")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_sixth_person_finds_no_seat(table: Table, language: str) -> None:
    """Two press the last of five seats at once, and one of them gets it; then no seat can be pressed any more."""
    await begun(table)
    await table.alice.type("risk campaign next")
    await free_all_seats(table)
    people = (table.alice, table.bob, table.carol, table.dora)
    for person, seat in zip(people, SEATS, strict=False):
        await person.press(f"join:{seat}", table.last("join"))
    finn = Person(table.env, table.guild.add_member(table.env.create_user("finn")), table.channel)
    for person in (table.eve, finn):
        await person.type("risk me language", language=language)
    card = table.last("join")
    with at_the_same_time(table.env):
        done = [await one.member.click(card, custom_id=found(card, "join:black")) for one in (table.eve, finn)]
    await table.env.settle()
    await table.quiet()
    told = [text_of(message).replace("\u00a0", " ") for one in done for message in one.followups]
    assert told == [TAKEN[language]]
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    *first, last = [seat.person for seat in lobby.seats.values()]
    assert first == [one.id for one in people]
    assert last == (finn if done[0].followups else table.eve).id
    seats = [part for part in parts(table.last("join")) if ":join:" in part.get("custom_id", "")]
    assert len(seats) == len(SEATS)
    assert all(part["disabled"] for part in seats)


async def test_the_same_person_sits_once(table: Table) -> None:
    """Whoever presses two seats, one after the other or at once, has one of them."""
    await begun(table)
    await table.alice.type("risk campaign next")
    await free_all_seats(table)
    await table.alice.press("join:red", table.last("join"))
    card = table.last("join")
    with at_the_same_time(table.env):
        for seat in SEATS[1:]:
            await table.alice.press(f"join:{seat}", card)
    await table.env.settle()
    await table.quiet()
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    assert [seat.person for seat in lobby.seats.values() if seat.person is not None] == [table.alice.id]


@pytest.mark.parametrize(
    ("forge", "why"),
    [
        ("seal", "what it tells of pack_2 is not what was sealed"),
        ("lost", "it names a record before it that is not here"),
        ("foreign", "names a record before it that is not here"),
    ],
)
async def test_an_export_that_was_tampered_with_is_told_in_one_line(
    table: Table, forge: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A text behind a seal that was changed, a record that was taken out, one that stands alone."""
    await begun(table)
    await table.alice.type("risk campaign next")
    await free_all_seats(table)
    for person, seat in zip((table.alice, table.bob, table.carol), SEATS, strict=False):
        await person.press(f"join:{seat}", table.last("join"))
    await table.start(table.alice)
    await table.alice.type("risk table end")
    await table.alice.press("end-game")
    await table.quiet()
    await table.bot.store.transact(lambda tx: tx.campaigns.end(1, 1))
    await table.eve.type("risk campaign export")
    (file,) = table.eve.screen.attachments
    with zipfile.ZipFile(io.BytesIO(await file.read())) as folder:
        folder.extractall(tmp_path)
    assert main(["verify", str(tmp_path)]) == 0
    capsys.readouterr()
    if forge == "seal":
        told = json.loads((tmp_path / "campaign.seals").read_text("utf-8"))
        told["texts"]["pack_2"] = told["texts"]["pack_2"].replace("salt", "sale")
        (tmp_path / "campaign.seals").write_text(canonical_text(told), "utf-8")
    else:
        (tmp_path / "01-war-1.game").unlink()
    if forge == "foreign":
        (tmp_path / "campaign.seals").unlink()
    assert main(["verify", str(tmp_path)]) == 1
    printed = capsys.readouterr()
    assert why in printed.out + printed.err
    assert "Traceback" not in printed.err
