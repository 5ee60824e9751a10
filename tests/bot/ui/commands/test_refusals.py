"""Commands at the wrong place or time get one clear private answer, and the game does not change."""

from __future__ import annotations

import pkgutil
from itertools import count
from typing import Any

import pytest
from support.tables.simkit import LOCALES, keys, text_of
from support.tables.tables import Table
from support.tables.two_players import begun, on_turn

from bot.pace import BRISK
from rules import fingerprint


async def mark(table: Table) -> str:
    return fingerprint((await table.session()).state)


async def test_a_channel_without_a_game(table: Table) -> None:
    for command in (
        "risk status",
        "risk hand",
        "risk end",
        "risk wait",
        "risk undo",
        "risk board",
        "risk table export",
    ):
        done = await table.alice.type(command)
        assert done.ephemeral
        assert "There's no game in this channel" in table.alice.text, command


async def test_a_second_game_in_the_same_channel(table: Table) -> None:
    await table.alice.type("risk new lotr")
    done = await table.bob.type("risk new classic", house="Hecatomb", pace="brisk", language="fr")
    assert done.ephemeral
    assert "already has a game" in table.bob.text
    await table.bob.press("new-thread")
    await table.quiet()
    (thread,) = table.channel.threads
    other = await table.bot.store.read(lambda tx: tx.tables.here(thread.id))
    assert (other.channel, other.host, other.language) == (thread.id, table.bob.id, "fr")
    assert (other.options["hecatomb"], other.pace) == ("on", BRISK)


async def test_a_game_that_has_not_begun(table: Table) -> None:
    await table.alice.type("risk new lotr")
    await table.alice.type("risk status")
    assert "hasn't begun" in table.alice.text


async def test_out_of_turn_and_not_at_the_table(table: Table) -> None:
    await begun(table)
    before = await mark(table)
    first, second = await on_turn(table)
    await second.type("risk end")
    assert "Nothing to do right now" in second.text
    assert f"<@{first.id}>" in second.text
    await table.eve.type("risk end")
    assert "You have no seat at this table" in table.eve.text
    await table.eve.press("play", table.last("play"))
    assert "You have no seat at this table" in table.eve.text
    assert await mark(table) == before


async def test_territories_that_are_unknown_or_not_ones_own(table: Table) -> None:
    await begun(table)
    before = await mark(table)
    first, _ = await on_turn(table)
    session = await table.session()
    foe = next(t for t in session.rules.board.territories if session.state.land.owner(t) != session.state.active)
    await first.type("risk deploy", where="Gondolin", count=1)
    assert "Gondolin" in first.text
    await first.type("risk deploy", where="isengrad", count=1)
    assert "There's no “" in first.text
    await first.type("risk deploy", where=foe, count=1)
    assert "one of your own territories" in first.text
    mine = session.state.land.of(session.state.active)[0]
    await first.type("risk deploy", where=mine, count=99)
    assert "pick 1 to" in first.text
    await first.type("risk attack", **{"from": mine, "to": foe})
    assert "Not now." in first.text
    assert "on your territories" in first.text
    assert await mark(table) == before


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Not now. First: Place "), ("fr", "Pas maintenant. D’abord : Placez ")]
)
async def test_a_command_of_another_phase_says_what_comes_first(table: Table, language: str, told: str) -> None:
    LOCALES[table.alice.id] = LOCALES[table.bob.id] = language
    await begun(table)
    before = await mark(table)
    first, _ = await on_turn(table)
    await first.type("risk end")
    assert first.text.replace("\N{NO-BREAK SPACE}", " ").startswith(told)
    assert await mark(table) == before


async def test_names_are_found_without_accents_and_case(table: Table) -> None:
    await begun(table)
    first, _ = await on_turn(table)
    session = await table.session()
    accented = {
        "barad_dur": "BARAD dur",
        "udun_vale": "udun vale",
        "north_rhun": "North RHUN",
        "evendim_hills": "evendim",
    }
    mine = session.state.land.of(session.state.active)
    where = next((land for land in accented if land in mine), mine[0])
    typed = accented.get(where, where)
    armies = session.state.land.armies(where)
    await first.type("risk deploy", where=typed, count=1)
    assert (await table.session()).state.land.armies(where) == armies + 1


async def test_a_number_left_out_places_all(table: Table) -> None:
    await begun(table)
    first, _ = await on_turn(table)
    mine = (await table.session()).state.land.of((await table.session()).state.active)[0]
    await first.type("risk deploy", where=mine)
    assert "Attack, or end your attacks" in first.text


async def test_an_ended_game(table: Table) -> None:
    await begun(table)
    await table.bob.type("risk table end")
    assert "Only the host" in table.bob.text
    assert not keys(table.bob.screen)
    await table.alice.type("risk table end")
    await table.alice.press("end-game")
    await table.quiet()
    session = await table.session()
    assert session.table.secret.hex() in text_of(table.newest())
    await table.alice.type("risk deploy", where="harad", count=1)
    assert "over" in table.alice.text or "ended" in table.alice.text
    await table.alice.type("risk status")
    assert "points" in table.alice.text or "territories" in table.alice.text


async def test_only_the_host_puts_somebody_else_into_a_seat(table: Table) -> None:
    await begun(table)
    await table.bob.type("risk table replace", seat="green")
    assert "Only the host" in table.bob.text
    await table.alice.type("risk table replace", seat="Red", person=table.eve.member)
    assert f"<@{table.eve.id}> plays **Red** from now on, instead of <@{table.bob.id}>." in table.alice.text
    assert (await table.session()).seat_of(table.bob.id) == "red"
    await table.alice.press("give-seat")
    assert f"<@{table.eve.id}>" in table.alice.text
    assert (await table.session()).seat_of(table.eve.id) == "red"
    await table.alice.type("risk table replace", seat="mauve")
    assert "mauve" in table.alice.text


async def test_conceding_asks_once_and_the_ai_plays_on(table: Table) -> None:
    await begun(table)
    await table.bob.type("risk seat concede")
    assert "can't take it back" in table.bob.text
    assert not (await table.session()).seats["red"].conceded  # type: ignore[index]
    await table.bob.press("concede")
    await table.quiet()
    assert (await table.session()).seats["red"].conceded  # type: ignore[index]


async def test_a_broken_handler_says_so_once_and_changes_nothing(table: Table, monkeypatch, caplog) -> None:  # type: ignore[no-untyped-def]
    await begun(table)
    before = await mark(table)

    def burst(*about: object) -> None:
        raise RuntimeError("a secret that nobody may read")

    monkeypatch.setattr("bot.ui.commands.look.status_layout", burst)
    caplog.clear()
    await table.alice.type("risk status")
    assert "Something went wrong on my side" in table.alice.text
    lines = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert len(lines) == 1
    assert "secret that nobody" not in caplog.text
    assert await mark(table) == before


@pytest.mark.parametrize("broken", ["bot.ui.play.answers.panel", "bot.ui.interaction.request.Request.show"])
async def test_an_answer_that_counted_but_cannot_be_shown_is_not_called_undone(
    table: Table, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    await begun(table)
    waited = (await table.session()).list_waiting()[0].person
    person = table.alice if table.alice.id == waited else table.bob
    await person.press("play", table.last("play"))
    before = (await table.session()).table.seq
    monkeypatch.setattr(broken, _once_broken(broken))
    await person.press("ans:deploy:")
    assert "may have counted" in person.text
    assert "The game hasn't changed" not in person.text
    assert (await table.session()).table.seq > before


def _once_broken(name: str) -> Any:
    """The same function, failing the first time."""
    module, _, last = name.rpartition(".")
    works, calls = getattr(pkgutil.resolve_name(module), last), count()

    async def breaks(*about: Any) -> Any:
        if next(calls) == 0:
            raise RuntimeError("broken")
        return await works(*about)

    return breaks


async def test_being_forgotten_is_asked_for_twice(table: Table) -> None:
    await begun(table)
    await table.bob.type("risk me forget")
    assert (await table.session()).seats["red"].person == table.bob.id  # type: ignore[index]
    await table.bob.press("forget")
    await table.quiet()
    assert (await table.session()).seats["red"].person is None  # type: ignore[index]


async def test_a_trade_without_a_set_says_so(table: Table) -> None:
    await begun(table)
    player, _ = await on_turn(table)
    before = await mark(table)
    await player.type("risk trade", cards="Mordor")
    assert "You have no set to trade in" in player.text
    assert await mark(table) == before


async def test_names_to_choose_from_are_joined_by_or(table: Table) -> None:
    await begun(table)
    player, _ = await on_turn(table)
    await player.type("risk deploy", where="Mirkwod")
    assert " or " in player.text.partition("Did you mean")[2]


async def test_without_deadlines_nobody_is_told_what_else_would_count(table: Table) -> None:
    await table.begun(table.alice, table.bob, seats=("green", "red"), setup="dealt", pace="friendly")
    await table.alice.type("risk status")
    assert table.alice.text.lower().count("no deadline") == 1
    assert "doesn't answer" not in table.alice.text
