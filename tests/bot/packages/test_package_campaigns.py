"""A campaign of a package's game: it goes on from game to game, and is whole once its package is back."""

from __future__ import annotations

import io
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from support.made_up.game_fixture import ALICE, BOB, CHANNEL, Backend
from support.made_up.packages import Installed
from support.tables.tables import Table

from bot.game.campaigns import KeptCampaign
from bot.refusals import PackageMissing
from bot.store.models import NewTable
from rules import GAMES, Player, Refusal, Refused
from rules.records import verify_chain

PROJECT = """
[project]
name = "regatta-risk"
version = "1.0"
[project.entry-points."risk.games"]
regatta = "regatta_risk:PACKAGE"
"""
CODE = Path(__file__).parents[2] / "support" / "made_up" / "regatta.py"
REGATTA = {"pyproject.toml": PROJECT, "regatta_risk/__init__.py": CODE.read_text(encoding="utf-8")}
CHANGES = {
    "other": ("regatta-risk", "other-risk", "    campaigns=SEASONS,\n", ""),
    "version": ("1.0", "2.0", 'kept["race"]', 'kept["stage"]'),
    "flawed": ("1.0", "1.1", "PACKAGE = ", "PACKAGE = 1 / 0  # "),
}
"""By why the package is missing then, what is changed in its project and in its code."""


def changed(missing: str) -> dict[str, str]:
    """Another package that brings the game without campaigns, or a version that is broken, or reads no campaign."""
    old, new, code, instead = CHANGES[missing]
    project, program = REGATTA.values()
    return dict(zip(REGATTA, (project.replace(old, new), program.replace(code, instead)), strict=True))


@pytest_asyncio.fixture
async def club(tmp_path: Path, installed: Installed) -> AsyncIterator[Backend]:
    installed.install(REGATTA)
    made = Backend(tmp_path / "club.db")
    made.games = GAMES
    await made.open()
    yield made
    await made.shut()


async def seat_both(club: Backend, table: int) -> None:
    for person, seat in ((ALICE, "red"), (BOB, "blue")):
        await club.lobbies.join(table, person, Player(seat), club.press())


async def race(club: Backend, table: int, winner: str) -> None:
    """Start a race, which this seat wins."""
    await club.start(table, ALICE)
    session = await club.sessions.load(table)
    await club.say(table, ALICE, session.rules.actions.kinds["judge"], winner=Player(winner))


async def the_campaign(club: Backend) -> KeptCampaign:
    (found,) = await club.campaigns.of_guild(1)
    return found


async def why(work: object) -> Refusal:
    with pytest.raises(Refused) as refused:
        await work  # type: ignore[misc]
    return refused.value.why


async def test_its_games_follow_one_another_and_prove_it(club: Backend, installed: Installed) -> None:
    first = (await club.lobbies.open(NewTable(1, CHANNEL, ALICE, "regatta", {}, "en"))).table.id
    await seat_both(club, first)
    await race(club, first, "blue")
    won = await the_campaign(club)
    assert (won.war, [*won.members]) == (2, ["m1", "m2"])
    second = (await club.lobbies.next_war(won.stored.id, 1, CHANNEL, ALICE, club.press())).table.id
    await seat_both(club, second)

    for missing in ("gone", *CHANGES):
        installed.remove("regatta-risk")
        if missing in CHANGES:
            installed.install(changed(missing))
        await club.restart()
        lacks = PackageMissing(second, "regatta-risk 1.0", missing)
        assert await club.campaigns.of_guild(1) == ()
        assert await why(club.campaigns.here(1, CHANNEL)) == lacks
        assert await why(club.lobbies.next_war(won.stored.id, 1, CHANNEL, ALICE, club.press())) == lacks
        if missing != "version":
            assert await why(club.lobbies.leave(second, ALICE)) == lacks

        installed.remove("other-risk")

    installed.install(REGATTA)
    await club.restart()
    assert (await the_campaign(club)).stored == won.stored
    await race(club, second, "red")
    with zipfile.ZipFile(io.BytesIO(await club.campaigns.export(won.stored.id))) as folder:
        records = {name: folder.read(name).decode() for name in folder.namelist()}
    assert len(records) == 2
    verify_chain(records, GAMES)


async def test_without_a_board_of_its_own_a_campaign_is_shown_in_words(
    table: Table, installed: Installed, caplog: pytest.LogCaptureFixture
) -> None:
    installed.install(REGATTA)
    await table.restart()
    await table.open(table.alice, table.bob, game="regatta", seats=("red", "blue"))
    number = (await table.session()).table.id
    await table.bot.services.games.end(number, table.alice.id, moderator=True)
    caplog.clear()
    for shows in ("board", "history", "packs"):
        await table.alice.type(f"risk campaign {shows}")
        assert "Campaign 1" in table.alice.text, shows
    assert [line.message for line in caplog.records if line.levelname != "INFO"] == []
