"""A game from a package of its own, installed beside the bot: played from `/risk new` on, in both languages, put aside
where the package is missing, and taken up again with it."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest
from support.documents.guide_package import CODE, plain_package
from support.made_up.packages import Installed
from support.tables.simkit import LOCALES, Person, everything, text_of
from support.tables.tables import Table

from bot.__main__ import main
from bot.messages import SeatList
from bot.outbox.messages import Delivery
from bot.store import Transaction
from bot.store.models import OutboxMessage
from rules import Player, Refused, fingerprint
from rules.records import read_record

SEATS = ("red", "blue", "green")
RED = Player("red")
GONE = "This game is in the package atoll-risk 1.0, which isn't installed any more."


def files(message: Any) -> list[str]:
    return [attachment.filename for attachment in message.attachments]


def public(table: Table, channel: Any = None) -> str:
    """All messages in the channel."""
    return "\n".join(everything(message) for message in (channel or table.channel).history())


async def begin(table: Table) -> int:
    """A game of Alice in red against two AIs, which has begun; its table."""
    await table.begun(table.alice, game="atoll", seats=SEATS)
    return (await table.session()).table.id


async def answer_first(table: Table, person: Person) -> None:
    """Give the first answer that the autocomplete list of `/risk do` offers."""
    first, *_ = await person.member.autocomplete(table.channel, "risk do", "answer", "")
    await person.type("risk do", answer=first["value"])


async def play_a_turn(table: Table) -> None:
    """Let Alice answer until her turn is over and the AIs have played theirs."""
    turn = (await table.session()).table.turn
    while (await table.session()).table.turn <= turn:
        await answer_first(table, table.alice)
        await table.quiet()
        assert (await table.session()).table.seq < 300


async def restart(table: Table) -> None:
    await table.restart()
    await table.quiet()


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("New table: Atoll", "Red", "North Bay")),
        ("fr", ("Nouvelle table\u00a0: Atoll", "Rouge", "North Bay")),
    ],
)
async def test_it_is_opened_read_about_and_played(
    table: Table, same_dice: None, language: str, texts: tuple[str, ...]
) -> None:
    alice = table.alice
    LOCALES.update({person.id: language for person in table.people.values()})
    await alice.type("risk new atoll", language=language)
    assert texts[0] in text_of(table.last("join"))
    await alice.press("join:red", table.last("join"))
    for _ in SEATS[1:]:
        await alice.press("ai", table.last("join"))
    await table.start(alice)
    await table.wished(alice)
    session = await table.session()
    assert (session.game.name, session.table.package) == ("atoll", "atoll-risk 1.0")
    assert files(table.last("play")) == ["board.webp"]
    for command in ("rules", "help", "status", "wait", "hand", "board", "log", "me tables", "seat orders"):
        await alice.type(f"risk {command}")
        assert alice.text or files(alice.screen), command
    await alice.type("risk odds", attackers=5, defenders=3)
    assert "5" in alice.text
    await play_a_turn(table)
    assert [text for text in texts[1:] if text not in public(table)] == []


async def test_its_record_says_its_package_and_is_proved_with_it_alone(
    table: Table, same_dice: None, installed: Installed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    number = await begin(table)
    await table.bot.services.games.end(number, table.alice.id, moderator=True)
    text = await table.bot.services.games.export(number)
    assert read_record(text).head.package == "atoll-risk 1.0"
    record = tmp_path / "atoll.game"
    record.write_text(text, encoding="utf-8")
    assert main(["verify", str(record)]) == 0
    assert "the record holds" in capsys.readouterr().out
    assert main(["film", str(record), "--out", str(tmp_path / "atoll.webp")]) == 0
    capsys.readouterr()
    installed.remove("atoll-risk")
    await restart(table)
    assert main(["verify", str(record)]) == 2
    assert capsys.readouterr().err == (
        "risk verify: atoll.game cannot be verified here: its package atoll-risk 1.0 is not installed\n"
    )


async def test_without_its_package_its_table_alone_is_put_aside_and_goes_on_with_it(
    table: Table, same_dice: None, installed: Installed, caplog: pytest.LogCaptureFixture
) -> None:
    alice, bob, atolls = table.alice, table.bob, table.channel
    number = await begin(table)
    before = fingerprint((await table.session()).state)
    play = table.last("play")
    table.channel = bob.channel = table.guild.create_text_channel("world")
    await table.begun(bob, game="classic", seats=SEATS)
    other = (await table.session()).table.id

    installed.remove("atoll-risk")
    for _ in range(2):
        caplog.clear()
        await restart(table)
        (line,) = [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]
        assert line.startswith(f"table {number} (atoll, step ")
        assert line.endswith(") cannot be read and is put aside: its package atoll-risk 1.0 is not installed")
    assert public(table, atolls).count(GONE) == 1
    await alice.press("play", play)
    assert "This table's game is in the package atoll-risk 1.0, which isn't installed any more." in alice.text
    assert f"table {number}" in alice.text
    await alice.type("risk me tables")
    assert "atoll" in alice.text
    assert "the package atoll-risk 1.0, which isn't installed any more" in alice.text
    assert len([each for each in caplog.records if each.levelno >= logging.ERROR]) == 1, "a press adds no line"
    await bob.press("play", table.last("play"))
    assert "package" not in bob.text
    assert (await table.session()).table.id == other

    installed.install(plain_package())
    table.channel = atolls
    await restart(table)
    assert "I can read this game again." in public(table)
    assert fingerprint((await table.session()).state) == before
    await play_a_turn(table)


async def test_a_lobby_waits_for_its_package(table: Table, installed: Installed) -> None:
    alice = table.alice
    await alice.type("risk new atoll")
    card = table.last("join")
    installed.remove("atoll-risk")
    await restart(table)
    await alice.press("join:red", card)
    assert "This table's game is in the package atoll-risk 1.0, which isn't installed any more." in alice.text
    installed.install(plain_package())
    await restart(table)
    await alice.press("join:red", table.last("join"))
    assert "Red" in text_of(table.last("join"))


async def test_a_table_that_is_starting_waits_for_its_package(
    table: Table, same_dice: None, installed: Installed, caplog: pytest.LogCaptureFixture
) -> None:
    """Between Start and the first draw: one line in the log and one note, whatever time goes by, then the game."""
    alice = table.alice
    await alice.type("risk new atoll")
    await alice.press("join:red", table.last("join"))
    for _ in SEATS[1:]:
        await alice.press("ai", table.last("join"))
    (number,) = await table.bot.store.read(lambda tx: tx.tables.not_begun())
    starts, outbox = table.bot.services.starts, table.bot.outbox

    def remove_when_posted(tx: Transaction, message: OutboxMessage, delivery: Delivery) -> None:
        starts.on_list(tx, message, delivery)
        installed.remove("atoll-risk")

    outbox.on_delivery[SeatList] = remove_when_posted
    await table.start(alice)
    await table.env.advance_time(3600)
    lacks = f"table {number} (atoll, not begun) cannot be read and is put aside: its package atoll-risk 1.0 is not"
    for _ in range(2):
        (line,) = [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]
        assert line == f"{lacks} installed"
        assert public(table).count(GONE) == 1
        await alice.type("risk me tables")
        assert "This table's game is in the package atoll-risk 1.0, which isn't installed any more." in alice.text
        caplog.clear()
        await restart(table)
    installed.install(plain_package())
    await restart(table)
    assert "It goes on where it stopped." in public(table)
    await table.wished(alice)
    assert (await table.session()).table.state == "running"


RAISES = {CODE: "raise RuntimeError('no board')"}
NEWER = {CODE: plain_package()[CODE].replace("boards=(BOARD,)", "boards=(BOARD,), interface=2")}
OTHER = {"pyproject.toml": plain_package()["pyproject.toml"].replace("atoll-risk", "other-risk")}
SMALLER = {CODE: plain_package()[CODE].replace('"green", "yellow"', '"yellow"')}
RENAMED = {CODE: plain_package()[CODE].replace('"old_harbour"', '"new_harbour"')}


@pytest.mark.parametrize(
    ("changed", "version", "told", "logged"),
    [
        (
            RAISES, "1.0", "which can't be played here at the moment",
            "its package atoll-risk 1.0 cannot be played here: it cannot be imported: RuntimeError: no board",
        ),
        (
            NEWER, "1.0", "which can't be played here at the moment",
            "cannot be played here: it is written for interface 2, and this is 1",
        ),
        (
            OTHER, "3.0", "but another package has taken the game's name",
            "its package is atoll-risk 1.0, but the game named 'atoll' here is that of other-risk 3.0",
        ),
        (
            SMALLER, "2.0", "began with the package atoll-risk 1.0; the version installed now can't read it",
            "it began with atoll-risk 1.0, and atoll-risk 2.0 cannot read it: the game has no green any more",
        ),
        (
            RENAMED, "2.0", "began with the package atoll-risk 1.0; the version installed now can't read it",
            "it began with atoll-risk 1.0, and atoll-risk 2.0 cannot read it: the game has no old_harbour any more",
        ),
    ],
)  # fmt: skip
async def test_a_package_that_cannot_play_its_table_says_why(
    table: Table,
    same_dice: None,
    installed: Installed,
    caplog: pytest.LogCaptureFixture,
    changed: dict[str, str],
    version: str,
    told: str,
    logged: str,
) -> None:
    number = await begin(table)
    installed.remove("atoll-risk")
    installed.install(plain_package() | changed, version)
    await restart(table)
    assert told in public(table)
    lines = [each.getMessage() for each in caplog.records if each.getMessage().startswith(f"table {number} (atoll")]
    assert len(lines) == 1
    assert logged in lines[0]
    with pytest.raises(Refused):
        await table.session()
    installed.remove("other-risk")
    installed.install(plain_package())
    await restart(table)
    assert (await table.session()).state.active == RED


async def test_another_version_that_reads_its_table_plays_on(
    table: Table, same_dice: None, installed: Installed
) -> None:
    await begin(table)
    installed.install(plain_package(), "1.1")
    await restart(table)
    await play_a_turn(table)
    assert "package" not in public(table)


async def test_a_package_with_the_name_of_one_of_ours_changes_nothing_of_ours(
    table: Table, installed: Installed, caplog: pytest.LogCaptureFixture
) -> None:
    bob = table.bob
    await table.begun(bob, game="classic", seats=SEATS)
    both = {name: text.replace("atoll =", "classic =") for name, text in plain_package().items()}
    installed.install(both)
    caplog.clear()
    await restart(table)
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == [
        "the game classic of the package atoll-risk 1.0 cannot be played: there is a game named 'classic' already"
    ]
    await bob.press("play", table.last("play"))
    assert (await table.session()).rules.board.name == "world"
