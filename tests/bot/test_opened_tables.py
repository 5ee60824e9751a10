"""A table that is copied into place is what pressing makes, and is not taken where anything else has happened."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from support.tables.opened_tables import OPENED, circumstances
from support.tables.simkit import LOCALES, everything, newest_first
from support.tables.tables import Table
from support.tables.whole_games import elsewhere, secretly

from bot.services.voting import votes
from rules.records import snapshot_text

pytestmark = pytest.mark.of_a_file


@dataclass(frozen=True)
class Seen:
    """All that can be seen of a table, and whether any panel is live, which none is in a copy."""

    channel: list[str]
    people: list[tuple[list[str], list[str], str]]
    state: str
    live: bool


async def begun(table: Table) -> Seen:
    await table.begun(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    people = [(one.letters, one.read, one.text) for one in (table.alice, table.bob)]
    state = snapshot_text((await table.session()).state)
    panels: Any = table.bot.panels
    return Seen([everything(message) for message in newest_first(table.channel)], people, state, bool(panels._open))


async def copied(table: Table) -> Seen:
    table.copies = True
    return await begun(table)


@pytest.mark.usefixtures("same_dice", "small_pictures", "strict_words")
async def test_a_copy_is_what_pressing_makes(tmp_path: Path) -> None:
    kept = len(OPENED)
    pressed, first, second = [
        await elsewhere(tmp_path / str(at), play) for at, play in enumerate((begun, copied, copied))
    ]
    assert len(OPENED) - kept in (0, 2), "a table that has been opened, and one whose set-up is over"
    assert pressed.live
    assert not second.live, "this one is a copy"
    for other in (first, second):
        assert (other.channel, other.people, other.state) == (pressed.channel, pressed.people, pressed.state)


async def test_the_game_goes_on_at_a_copy(table: Table) -> None:
    """Its timers are set, its buttons work, and what follows is written and sent."""
    await elsewhere(table.data / "one", copied)
    assert not (await begun(table)).live, "this one is a copy"
    session = await table.session()
    before, waited = session.table.seq, session.list_waiting()[0].person
    person = next(one for one in table.people.values() if one.id == waited)
    await person.press("play", table.last("play"))
    await person.press("ans:deploy:")
    assert (await table.session()).table.seq > before
    await table.restart()
    assert (await table.session()).table.seq > before


async def test_what_has_happened_at_a_table_is_not_left_out(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody's language and the secret make another table; a function of a test alone makes one that is not kept."""
    usual = circumstances(table)
    assert usual is not None
    LOCALES[table.bob.id] = "fr"
    assert circumstances(table) not in (None, usual)
    LOCALES.clear()
    with monkeypatch.context() as patched:
        secretly(patched, 7)
        assert circumstances(table) not in (None, usual)
    with monkeypatch.context() as patched:
        patched.setattr(votes, "VoteService", object())
        assert circumstances(table) is None
    with monkeypatch.context() as patched:
        patched.setitem({}, "something", "else")
        assert circumstances(table) is None
    with monkeypatch.context() as patched:
        patched.setenv("RISK_EMOJI", "true")
        assert circumstances(table) == usual, "it is there for the next bot"
    assert circumstances(table) == usual
    table.env.inject_error("POST", "/channels/*/messages")
    assert circumstances(table) is None


async def test_a_table_after_a_command_is_opened_by_pressing(table: Table) -> None:
    await table.alice.type("risk help")
    assert circumstances(table) is None
