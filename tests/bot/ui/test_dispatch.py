"""Presses that are late, doubled, from strangers, or after a restart: each gets a private, friendly answer."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from support.tables.simkit import LOCALES, at_the_same_time, close_dms, found, keys, labels, lines, parts, text_of
from support.tables.tables import Table
from support.tables.two_players import begun, deploy_all, on_turn

from bot.acting import Acting, LeftUnanswered
from bot.store import CommitInDoubt, Unreachable
from bot.ui.interaction.labels import card_hint
from bot.words import words
from bot.words.arguments import card_name
from rules import fingerprint


async def mark(table: Table) -> str:
    return fingerprint((await table.session()).state)


async def test_a_late_press_gets_a_friendly_word_and_the_fresh_panel(table: Table) -> None:
    """A panel from before a restart stays beside the one opened after it."""
    await begun(table)
    first, _ = await on_turn(table)
    await first.press("play", table.last("play"))
    old, stale = first.screen, found(first.screen, "ans:deploy:")
    await table.restart()
    await first.press("play", table.last("play"))
    await first.press("ans:deploy:")
    before = await mark(table)
    done = await first.member.click(old, custom_id=stale)
    await table.env.settle()
    text = text_of(done.response)
    assert "The game has moved on" in text
    assert "Attack, or end your attacks" in text
    assert await mark(table) == before


async def test_buttons_work_after_a_restart(table: Table) -> None:
    await begun(table)
    first, _ = await on_turn(table)
    await first.press("play", table.last("play"))
    await table.restart()
    await first.press("ans:deploy:")
    assert "Attack" in first.text
    await table.restart()
    await first.press("hand")
    assert "Your hand" in first.text


async def test_a_form_left_open_over_a_restart_still_counts(table: Table) -> None:
    await begun(table)
    first, _ = await on_turn(table)
    await first.press("play", table.last("play"))
    opened = await first.member.click(first.screen, custom_id=found(first.screen, "many"))
    await table.restart()
    mine = (await table.session()).state.land.of((await table.session()).state.active)
    await first.member.submit_modal(opened, {"orders": f"{mine[0]} 1, {mine[1]} 2"})
    await table.env.settle()
    placed = (await table.session()).table.seq
    assert placed > 0


async def test_several_territories_in_one_form(table: Table) -> None:
    await begun(table)
    first, _ = await on_turn(table)
    session = await table.session()
    one, two = session.state.land.of(session.state.active)[:2]
    armies = {where: session.state.land.armies(where) for where in (one, two)}
    await first.press("play", table.last("play"))
    opened = await first.member.click(first.screen, custom_id=found(first.screen, "many"))
    _lands, box = opened.modal["components"]
    example = re.findall(r"\d+", box["component"]["placeholder"])
    assert sum(map(int, example)) == next(iter(session.state.pending.values())).count  # type: ignore[attr-defined]
    await first.fill("many", orders=f"{one} 1\n2 {two}")
    after = (await table.session()).state.land
    assert {where: after.armies(where) - armies[where] for where in armies} == {one: 1, two: 2}
    await first.press("play", table.last("play"))
    await first.fill("many", orders="Atlantis 2")
    assert "Atlantis" in first.text


async def test_somebody_elses_button_and_a_strangers(table: Table) -> None:
    await begun(table)
    _, second = await on_turn(table)
    before = await mark(table)
    for person, answer in ((second, "Nothing to do right now"), (table.eve, "You have no seat at this table")):
        done = await person.press("play", table.last("play"))
        assert done.ephemeral
        assert answer in person.text
    assert await mark(table) == before


async def test_the_same_press_by_two_people_at_once(table: Table) -> None:
    await table.alice.type("risk new lotr")
    card = table.last("join")
    with at_the_same_time(table.env):
        await table.alice.member.click(card, custom_id=found(card, "join:green"))
        await table.bob.member.click(card, custom_id=found(card, "join:green"))
    await table.env.settle()
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    assert lobby.seats["green"].person in (table.alice.id, table.bob.id)  # type: ignore[index]
    assert sum(seat.person is not None for seat in lobby.seats.values()) == 1


async def test_closed_dms_never_stop_a_game(table: Table) -> None:
    close_dms(table.env, table.alice.member)
    await begun(table)
    await table.quiet()
    await table.alice.press("play", table.last("play"))
    assert "I couldn't send you a DM" in table.alice.text
    await table.alice.press("hand", table.last("hand"))
    assert "Territory cards (1)" in table.alice.text
    assert "Adventure cards (4)" in table.alice.text


async def test_hands_come_by_dm_and_never_into_the_channel(table: Table) -> None:
    await begun(table)
    await table.quiet()
    letter = table.bob.member.user.dm_channel.last_message
    assert "Adventure cards (4)" in text_of(letter)
    await table.bob.press("hand", table.last("hand"))
    held = (await table.session()).state.zones["tales:red"].cards
    public = "\n".join(text_of(message) for message in table.channel.history())
    spoken = words("en")
    assert len(held) == 4
    for card in held:
        effect = card_hint(card, spoken, (await table.session()).rules)
        assert card_name(card, spoken) in table.bob.text
        assert effect in table.bob.text
        assert effect not in public


@pytest.mark.usefixtures("same_dice")
async def test_attack_list_shows_odds_and_many_battles_go_in_one_press(table: Table) -> None:
    await begun(table)
    first, _, _ = await deploy_all(table)
    listed = lines(first.screen, "war")
    assert listed
    assert all(re.search(r"\d%", line["label"]) for line in listed)
    others = [line for line in listed if "mission" not in line["description"]]
    assert listed[len(listed) - len(others) :] == others, "what fulfils a mission stands first"
    chances = [int(line["label"].split(" · ")[-2].removesuffix("%")) for line in others]
    assert chances == sorted(chances, reverse=True)
    await first.choose("war", listed[0]["value"])
    assert "you lose" in first.text
    assert any(label and label.startswith("Until it falls") for label in labels(first.screen)), (
        "with a captain, with whom"
    )
    seq = (await table.session()).table.seq
    source, target = listed[0]["value"].split("+")
    await first.press(f"bat:{source}:{target}:no:0")
    session = await table.session()
    assert session.table.seq > seq
    fallen = session.state.land.owner(target) == session.state.active
    assert fallen or session.state.land.armies(source) == 1


async def test_the_button_that_ends_the_turn_says_so_and_asks_nothing(table: Table) -> None:
    await begun(table)
    first, _, _ = await deploy_all(table)
    assert "End attacks" in labels(first.screen)
    assert "End turn" not in labels(first.screen)
    await first.press("done")
    assert "Fortify: move regiments once between your territories, or end your turn." in first.text
    assert "End turn" in labels(first.screen)
    before = (await table.session()).state.active
    await first.press("done")
    await table.quiet()
    assert (await table.session()).state.active != before


async def test_a_placement_can_be_taken_back_from_the_panel(table: Table) -> None:
    await begun(table)
    first, _ = await on_turn(table)
    before = (await table.session()).state.land
    await first.press("play", table.last("play"))
    await first.press("ans:deploy:")
    await first.press("undo")
    assert "Last move undone." in first.text
    assert (await table.session()).state.land == before
    await first.press("undo") if any(":undo" in key for key in keys(first.screen)) else None


async def test_only_who_must_act_is_called_and_once(table: Table) -> None:
    await begun(table)
    first, second, _ = await deploy_all(table)
    while (await table.session()).list_waiting()[0].person == first.id:
        await first.press("play", table.last("play"))
        await first.press("done")
        await table.quiet()
    board = table.last("play")
    assert f"<@{second.id}>, your turn" in text_of(board)
    assert [user.id for user in board.mentions] == [second.id]


async def test_old_boards_lose_their_buttons_and_keep_their_picture(table: Table) -> None:
    await begun(table)
    history = table.channel.history()
    boards = [message for message in history if any(one.filename == "board.webp" for one in message.attachments)]
    assert len(boards) >= 2
    for old in boards[:-1]:
        assert keys(old) == []
        assert [a.filename for a in old.attachments] == ["board.webp"]
        assert any(part.get("type") == 12 for part in parts(old))
    newest = boards[-1]
    gallery = next(part for part in parts(newest) if part.get("type") == 12)
    assert 200 < len(gallery["items"][0]["description"]) <= 1024


@pytest.mark.parametrize("verb", ["status", "board", "hand", "orders"])
async def test_the_board_posts_buttons_answer_in_private(table: Table, verb: str) -> None:
    await begun(table)
    done = await table.alice.press(verb, table.last("play"))
    assert done.ephemeral
    assert text_of(done.response) or done.response.attachments


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize(("status", "code"), [(400, 40060), (404, 10062), (429, 0)])
async def test_an_acknowledgement_that_is_refused_is_not_tried_again_and_no_error(
    table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    """A press that Discord delivers twice, one that comes too late, and a Discord that takes no more."""
    await begun(table)
    first, _ = await on_turn(table)
    before = await mark(table)
    tried = []

    async def refused(response: Any, **_: Any) -> None:
        tried.append(response)
        why: Any = SimpleNamespace(status=status, reason="no")
        raise discord.HTTPException(why, {"code": code, "message": "no"})

    with monkeypatch.context() as refusing:
        refusing.setattr(discord.InteractionResponse, "defer", refused)
        with suppress(AssertionError):  # SimCord asserts that a press is answered
            await first.press("play", table.last("play"))
    assert len(tried) == 1
    assert errors(caplog) == []
    assert await mark(table) == before
    await first.press("play", table.last("play"))
    assert "Your move" in first.text


@pytest.mark.parametrize("reached", [True, False])
async def test_a_discord_in_trouble_is_a_warning_and_no_error(
    table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, reached: bool
) -> None:
    """It answers 503, or a line is cut: at an acknowledgement, an answer, an answer below a shared card, and a form."""
    await table.alice.type("risk new lotr")
    await table.bob.press("join:green", table.last("join"))
    await table.bob.press("fair-dice", table.last("join"))
    lobby, proof, failed = table.last("join"), table.bob.screen, list[bool]()

    async def fails(*_: Any, **__: Any) -> None:
        failed.append(True)
        why: Any = SimpleNamespace(status=503, reason="no")
        raise discord.DiscordServerError(why, "no") if reached else aiohttp.ServerDisconnectedError

    caplog.set_level("INFO")
    for where, name, verb, on in (
        (discord.InteractionResponse, "defer", "options", lobby),
        (discord.Interaction, "edit_original_response", "options", lobby),
        (discord.Webhook, "send", "speak:fr", lobby),
        (discord.InteractionResponse, "send_modal", "word", proof),
    ):
        failed.clear(), caplog.clear()
        with monkeypatch.context() as trouble:
            trouble.setattr(where, name, fails)
            with suppress(AssertionError):  # SimCord asserts that a press is answered
                await table.bob.press(verb, on)
        assert failed, name
        assert "bot.ui.dispatch" in {record.name for record in caplog.records}, name
        assert {record.levelname for record in caplog.records} <= {"INFO", "WARNING"}, name
        assert not any(record.exc_info for record in caplog.records), name
    await table.bob.press("options", lobby)
    assert "### Options" in table.bob.text


async def test_an_answer_to_a_dismissed_panel_is_no_error(
    table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(table)
    first, _ = await on_turn(table)
    await first.press("play", table.last("play"))
    seq = (await table.session()).table.seq

    async def dismissed(*_: Any, **__: Any) -> None:
        why: Any = SimpleNamespace(status=404, reason="Not Found")
        raise discord.NotFound(why, {"code": 10008, "message": "Unknown Message"})

    with monkeypatch.context() as gone:
        gone.setattr(discord.Interaction, "edit_original_response", dismissed)
        await first.press("ans:deploy:")
    assert (await table.session()).table.seq > seq
    assert errors(caplog) == []


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (503, 0), (None, None)])
async def test_a_list_that_discord_does_not_take_is_no_error(
    table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, status: int | None, code: int
) -> None:
    """One that comes too late, a Discord in trouble, a line that is cut."""
    await begun(table)
    first, _ = await on_turn(table)

    async def untaken(*_: Any, **__: Any) -> None:
        if status is None:
            raise aiohttp.ServerDisconnectedError
        why: Any = SimpleNamespace(status=status, reason="no")
        raise discord.HTTPException(why, {"code": code, "message": "no"})

    caplog.set_level("INFO")
    with monkeypatch.context() as typing:
        typing.setattr(discord.InteractionResponse, "autocomplete", untaken)
        with suppress(AssertionError):
            await first.member.autocomplete(table.channel, "risk deploy", "where", "har")
    assert errors(caplog) == []
    (told,) = [record for record in caplog.records if "a list was not taken" in record.getMessage()]
    assert not told.exc_info


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en-GB", "The bot was changing over just then, and nothing has happened. Please try again."),
        ("fr", "Le bot passait justement la main et rien ne s’est produit. Réessayez."),
    ],
)
async def test_who_was_acknowledged_by_a_copy_that_did_not_come_to_act_is_told_so(
    table: Table, monkeypatch: pytest.MonkeyPatch, locale: str, line: str
) -> None:
    await table.alice.type("risk new lotr")
    LOCALES[table.bob.id] = locale

    async def left(acting: Acting, acknowledge: Callable[[], Awaitable[None]]) -> bool:
        await acknowledge()
        raise LeftUnanswered

    with monkeypatch.context() as overtaken:
        overtaken.setattr(Acting, "is_mine", left)
        await table.bob.press("options", table.last("join"))
        assert text_of(table.bob.screen) == line
        await table.bob.type("risk me notices", next=True)
    assert text_of(table.bob.screen) == line


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en-GB", "The game's database isn't answering right now."),
        ("fr", "La base de données ne répond pas pour l’instant."),
    ],
)
async def test_who_presses_while_the_database_does_not_answer_gets_one_private_line(
    table: Table, monkeypatch: pytest.MonkeyPatch, locale: str, line: str
) -> None:
    """For a panel, a form, and an answer that may have counted; in the language of their Discord."""
    await table.alice.type("risk new lotr")
    await table.bob.press("join:green", table.last("join"))
    lobby = table.last("join")
    LOCALES[table.bob.id] = locale
    for fault in (Unreachable, CommitInDoubt):
        await table.bob.press("fair-dice", lobby)
        for verb, on in (("word", table.bob.screen), ("options", lobby)):

            async def silent(*_: Any, fault: type[Exception] = fault) -> None:
                raise fault("no answer")

            with monkeypatch.context() as trouble:
                trouble.setattr(table.bot.store, "read", silent)
                await table.bob.press(verb, on)
            assert text_of(table.bob.screen).startswith(line)
