"""The page of a table's game in Discord: by command at any time, by a button after its end, always the same bytes."""

from __future__ import annotations

from errno import ENOSPC
from pathlib import Path

import discord
import pytest
from support.godstorm.position import BLUE, field
from support.godstorm.tables import staged
from support.tables.simkit import labels, text_of
from support.tables.tables import Table

from bot.__main__ import main
from bot.ui.replay import making
from bot.workers.task import TaskFailed
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.turns import Order

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("no_pictures")]


async def begun(table: Table) -> int:
    await table.open(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    return (await table.session()).table.id


async def ended(table: Table) -> None:
    await table.alice.type("risk table end")
    await table.alice.press("end-game")
    await table.quiet()


async def bidding(table: Table) -> None:
    """A table at the end of an epoch: everybody bids."""
    position = field(
        hold={"blue": "gaul:9 iberia:3", "green": "liguria:5 roma:6"}, turn="ochre", step=Fortification,
        parts=(Order(BLUE, 3),), faith={"blue": "5", "green": "4"},
    )  # fmt: skip
    await staged(table, position)
    await table.carol.type("risk do", answer="Go on")


async def page(message: discord.Message) -> bytes:
    (file,) = message.attachments
    assert file.filename.endswith(".html")
    return await file.read()


async def test_a_running_game_is_shown_to_whoever_asks(table: Table, made_pages: list[object]) -> None:
    await begun(table)
    await table.eve.type("risk table replay")
    assert "with what everybody may know: no hands" in table.eve.text
    first = await page(table.eve.screen)
    secret = (await table.session()).table.secret
    assert secret.hex().encode() not in first
    await table.bob.type("risk table replay")
    assert await page(table.bob.screen) == first
    assert len(made_pages) == 1, "the second page is the first one, kept"


async def test_button_command_and_console_give_the_same_page(
    table: Table, made_pages: list[object], tmp_path: Path
) -> None:
    await begun(table)
    await table.bob.type("risk table replay")
    await ended(table)
    post = table.last("rematch")
    assert labels(post)[:4] == ["Rematch", "Replay", "Film", "Record"]
    await table.eve.press("replay", post)
    assert "The whole game on one page" in table.eve.text
    pressed = await page(table.eve.screen)
    await table.bob.type("risk table replay")
    assert await page(table.bob.screen) == pressed
    assert len(made_pages) == 2, "that of the running game is another one"
    await table.bob.type("risk table export")
    record = tmp_path / "war.game"
    record.write_bytes(await table.bob.screen.attachments[0].read())
    assert main(["replay", str(record), "--out", str(tmp_path / "war.html")]) == 0
    assert (tmp_path / "war.html").read_bytes() == pressed


async def test_a_page_that_discord_does_not_take_lies_in_the_hosts_folder(
    table: Table, made_pages: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await begun(table)
    read = discord.Interaction._from_data
    small = {"attachment_size_limit": 500_000}
    monkeypatch.setattr(discord.Interaction, "_from_data", lambda own, data: read(own, {**data, **small}))
    await table.bob.type("risk table replay")
    assert table.bob.screen.attachments == []
    assert f"The bot's host has it as `pages/risk-{number}.html`" in table.bob.text
    assert (table.data / "pages" / f"risk-{number}.html").read_bytes().startswith(b"<!DOCTYPE html>")


async def test_a_page_that_the_disk_has_no_room_for_is_refused_and_leaves_nothing(
    table: Table, made_pages: list[object], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    number = await begun(table)
    read, write = discord.Interaction._from_data, Path.write_bytes
    small = {"attachment_size_limit": 500_000}
    monkeypatch.setattr(discord.Interaction, "_from_data", lambda own, data: read(own, {**data, **small}))

    def fill(file: Path, data: bytes) -> int:
        write(file, data[:100])
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", fill)
    await table.bob.type("risk table replay")
    assert text_of(table.bob.screen).startswith("I couldn't make the page. Try again later.")
    assert [*(table.data / "pages").iterdir()] == []
    assert f"table {number}: its page cannot be made: [Errno 28] No space left on device" in caplog.text
    caplog.clear()


async def test_how_fast_a_page_comes_does_not_tell_that_a_secret_answer_was_changed(
    table: Table, made_pages: list[object]
) -> None:
    """The page stays as it was, and is made anew each time, as after a change."""
    await bidding(table)
    await table.alice.type("risk do", answer="Bid 3 faith")
    pages = []
    for _ in range(2):
        await table.eve.type("risk table replay")
        pages.append(await page(table.eve.screen))
    assert len(made_pages) == 2
    await table.alice.type("risk do", answer="Bid 2 faith")
    await table.eve.type("risk table replay")
    assert [await page(table.eve.screen)] * 2 == pages
    assert len(made_pages) == 3


async def test_a_page_that_cannot_be_made_is_one_line(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    number = await begun(table)

    async def fail(module: str, work: object, seconds: float) -> object:
        raise TaskFailed("its process ended with 1")

    monkeypatch.setattr(making, "run_task", fail)
    await table.bob.type("risk table replay")
    assert text_of(table.bob.screen).startswith("I couldn't make the page. Try again later.")
    assert f"table {number}: its page cannot be made: its process ended with 1" in caplog.text
    caplog.clear()


async def test_a_page_is_made_in_a_process_of_its_own(table: Table) -> None:
    await begun(table)
    session = await table.session()
    data = await making.page_of(table.bot.services, session, "fr")
    assert b'<html lang="fr">' in data
