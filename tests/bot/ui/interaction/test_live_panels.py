"""Open panels are redrawn without a press, and keep what their reader was choosing."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from support.tables.bargaining import gathered, lying, propose
from support.tables.simkit import LOCALES, Person, keys, labels, parts, text_of
from support.tables.tables import Table
from support.tables.two_players import begun, deploy_all, on_turn

from bot.ui.interaction.labels import by_colour, what_happened
from bot.ui.interaction.live_panels import FAREWELL
from bot.ui.play import redraw
from bot.words import words
from bot.words.games.lotr.questions import AdventureQuestions
from rules import NOBODY, default
from rules.house.yalta import Bargains
from rules.risk import Fortify


async def test_an_offer_comes_onto_an_open_panel(table: Table) -> None:
    await gathered(table, "yalta")
    mine, yours = await lying(table, "red"), await lying(table, "blue")
    await table.bob.press("play", table.last("play"))
    assert "Red offers Blue" not in table.bob.text
    await propose(table, mine[:2], yours[:1])
    assert "Red offers Blue" in table.bob.text
    assert "Accept" in labels(table.bob.screen)
    await table.bob.press("ans:accept-swap:1")
    assert set(mine[:2]) <= set(await lying(table, "blue"))


async def test_whoever_pressed_is_shown_the_answer_first(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await gathered(table, "yalta")
    mine, yours = await lying(table, "red"), await lying(table, "blue")
    await table.bob.press("play", table.last("play"))
    edited: list[int] = []
    show = discord.Interaction.edit_original_response

    async def note(interaction: discord.Interaction[Any], **shown: Any) -> Any:
        edited.append(interaction.user.id)
        return await show(interaction, **shown)

    monkeypatch.setattr(discord.Interaction, "edit_original_response", note)
    await propose(table, mine[:1], yours[:1])
    assert edited[-2:] == [table.alice.id, table.bob.id]


async def test_an_offer_taken_back_leaves_the_panel(table: Table) -> None:
    await gathered(table, "yalta")
    mine, yours = await lying(table, "red"), await lying(table, "blue")
    await propose(table, mine[:1], yours[:1])
    await table.bob.press("play", table.last("play"))
    await table.alice.press("ans:drop-swap:1")
    await table.quiet()
    assert not any("accept-swap" in key for key in keys(table.bob.screen))
    assert (await table.session()).state.parts[Bargains].open == ()


async def test_what_was_being_chosen_stays_chosen(table: Table) -> None:
    """Bob is ticking cards for Carol when Alice's offer arrives: his ticks are kept."""
    await gathered(table, "yalta")
    mine, yours, theirs = [await lying(table, seat) for seat in ("red", "blue", "yellow")]
    await table.bob.press("play", table.last("play"))
    await table.bob.press("ask:-:propose-swap")
    await table.bob.press("ans:propose-swap:yellow")
    await propose(table, mine[:1], yours[:1])
    assert "What do you give?" in str([*parts(table.bob.screen)])
    await table.bob.choose("some:propose-swap:yellow", yours[1])
    await table.bob.choose("some:propose-swap:yellow", theirs[0])
    assert {bargain.to for bargain in (await table.session()).state.parts[Bargains].open} == {"blue", "yellow"}


async def test_another_page_in_its_place_is_left_alone(table: Table) -> None:
    await gathered(table, "yalta")
    mine, yours = await lying(table, "red"), await lying(table, "blue")
    await table.bob.press("play", table.last("play"))
    await table.bob.press("hand")
    before = text_of(table.bob.screen)
    await propose(table, mine[:1], yours[:1])
    assert text_of(table.bob.screen) == before


async def test_whoever_waited_sees_their_turn_begin_and_what_happened(table: Table) -> None:
    await begun(table)
    first, second = await on_turn(table)
    await second.press("play", table.last("play"))
    assert "Nothing to do right now" in second.text
    while (session := await table.session()).seat_of(second.id) != session.state.active:
        action = default(session.rules, session.state, session.list_waiting()[0].number)
        await table.bot.services.games.submit(session.table.id, first.id, action, 10**6 + session.table.seq)
    await table.quiet()
    assert "Your move" in second.text
    above, _, below = second.text.partition("Your move")
    assert "reinforced" in above, "the other's turn in a line"
    assert "for territories" in below, "what came in"
    assert any(":many" in key for key in keys(second.screen))


async def test_a_panel_that_waits_tells_every_step_since_its_readers_own_answer(table: Table) -> None:
    """Not only the last one: a set-up, or the others' turns, come in several steps."""
    table.copies = False
    await begun(table)
    first, second = await on_turn(table)
    assert "Noted." not in second.text, "the regiments stand by now"
    assert "captain" in second.text
    before = second.text.partition("Nothing to do")[0].strip()
    await first.press("play", table.last("play"))
    await first.press("ans:deploy:")
    assert "Nothing to do right now" in second.text
    told = second.text.partition("Nothing to do")[0]
    assert before in told
    assert len(told) > len(before) + 10


async def test_a_step_that_comes_while_a_panel_is_drawn_again_is_told_too(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the end of the AIs' turns does: a war was won in it, and the panel only asked for a reward."""
    await begun(table)
    first, second = await on_turn(table)
    await second.press("play", table.last("play"))
    games, before = table.bot.services.games, redraw.events_since
    late: list[int] = []

    async def play(person: Person) -> None:
        session = await table.session()
        action = default(session.rules, session.state, session.list_waiting()[0].number)
        await games.submit(session.table.id, person.id, action, 10**6 + session.table.seq)

    async def told(*asked: Any) -> str:
        lines = await before(*asked)
        session = await table.session()
        if not late and session.seat_of(second.id) == session.state.active:
            late.append(session.table.seq)
            await play(second)
        return lines

    monkeypatch.setattr(redraw, "events_since", told)
    while (session := await table.session()).seat_of(second.id) != session.state.active:
        await play(first)
    await table.quiet()
    session = await table.session()
    steps = await games.steps(session.table.id, late[0] + 1)
    missed = what_happened(steps, session.seat_of(second.id), session.rules, words("en", "lotr"))
    assert missed
    shown = second.text.partition("Your move")[0]
    assert [line for line in missed if line not in shown] == []


async def plays_a_turn(table: Table, person: Person) -> None:
    """Let everything be answered by its default until somebody else is on turn."""
    games, active = table.bot.services.games, (await table.session()).state.active
    while (session := await table.session()).state.active == active:
        waiting = session.list_waiting()[0]
        action = default(session.rules, session.state, waiting.number)
        await games.submit(session.table.id, waiting.person or person.id, action, 10**6 + session.table.seq)
    await table.quiet()


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_another_turn_takes_a_line_and_what_came_in_stands_below_the_question(
    table: Table, language: str
) -> None:
    """All that was thrown in it is a press away. The new map is posted below the panel, so it shows that itself."""
    await begun(table)
    first, second = await on_turn(table)
    for person in (first, second):
        LOCALES[person.id] = language
    spoken, session = words(language, "lotr"), await table.session()
    seat = session.seat_of(second.id)
    seq = session.table.seq
    await second.press("play", table.last("play"))
    await plays_a_turn(table, first)
    told = what_happened(await table.bot.services.games.steps(1, seq + 1), seat, session.rules, spoken)
    mine = told[told.index(spoken.say("event-turn-began", player=by_colour(spoken)(seat or NOBODY))) + 1 :]
    above, question = second.text.split("### ")
    (headline,) = above.splitlines()
    assert f"**{spoken.say(f'seat-{session.seat_of(first.id)}')}** " in headline
    assert [file.filename.split(".")[0] for file in second.screen.attachments] == ["board"]
    assert [line for line in mine if f"-# {line}" not in question.splitlines()] == []
    details = next(key for key in keys(second.screen) if ":details:" in key)
    await second.press(details.split(":", 3)[3])
    assert [line for line in told[: told.index(mine[0]) - 1] if line not in second.text] == []


def private(table: Table, person: Person) -> list[str]:
    """What stands in the channel for this person's eyes alone."""
    return [text_of(message) for message in table.channel.history(viewer=person.member) if message.flags.ephemeral]


async def test_a_panel_opened_anew_takes_the_place_of_the_one_before(table: Table) -> None:
    table.copies = False
    await begun(table)
    first, _ = await on_turn(table)
    for _ in range(3):
        await first.press("play", table.last("play"))
        await table.quiet()
    assert sum("Your move" in text for text in private(table, first)) == 1


async def test_the_question_before_the_turn_ends_goes_with_it(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked twice, answered or left: one private message, which shows the game as it is."""
    monkeypatch.setattr(AdventureQuestions, "forfeited", (Fortify.kind,))
    await begun(table)
    person, _, _ = await deploy_all(table)
    await person.press("done")
    session = await table.session()
    number = next(iter(session.state.pending))
    march = next(offer.fields for offer in session.offers(number) if offer.action is Fortify)
    for _ in range(2):
        await person.type("risk fortify", **{"from": march["source"][0], "to": march["target"][0], "count": 1})
        await table.quiet()
    asked = [text for text in private(table, person) if "End your turn anyway?" in text]
    assert len(asked) == 1
    await person.press("sure:fortify")
    await table.quiet()
    assert not [text for text in private(table, person) if "End your turn anyway?" in text]


async def test_an_old_panel_is_not_touched(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord lets an answer be edited for 15 minutes; afterwards its buttons still work."""
    await gathered(table, "yalta")
    mine, yours = await lying(table, "red"), await lying(table, "blue")
    await table.bob.press("play", table.last("play"))
    before = text_of(table.bob.screen)
    monkeypatch.setattr(discord.Interaction, "is_expired", lambda self: self.user.id == table.bob.id)
    await propose(table, mine[:1], yours[:1])
    assert text_of(table.bob.screen) == before
    monkeypatch.undo()
    await table.bob.press("play")
    assert "Red offers Blue" in table.bob.text


async def test_a_panel_that_was_dismissed_troubles_nobody(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await gathered(table, "yalta")
    mine, yours = await lying(table, "red"), await lying(table, "blue")
    await table.bob.press("play", table.last("play"))
    edit, tried = discord.Interaction.edit_original_response, []

    async def gone(self: Any, **about: Any) -> Any:
        if self.user.id != table.bob.id:
            return await edit(self, **about)
        tried.append(self)
        raise discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), {"code": 10008, "message": "gone"})  # type: ignore[arg-type]

    monkeypatch.setattr(discord.Interaction, "edit_original_response", gone)
    await propose(table, mine[:1], yours[:1])
    await propose(table, mine[1:2], yours[:1])
    assert len(tried) == 1
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    assert "Red offers Blue" in table.alice.text


async def test_a_panel_says_that_it_is_old_and_changes_no_more(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shortly before Discord lets it be edited no longer, it is drawn once more."""
    await gathered(table, "yalta")
    mine, yours = await lying(table, "red"), await lying(table, "blue")
    soon = property(lambda self: discord.utils.utcnow() + timedelta(seconds=FAREWELL + 0.05))
    monkeypatch.setattr(discord.Interaction, "expires_at", soon)
    await table.bob.press("play", table.last("play"))
    buttons = keys(table.bob.screen)
    await asyncio.sleep(0.1)
    await table.quiet()
    assert f"This panel no longer follows the game. Press *{words('en').say('button-refresh')}*." in table.bob.text
    assert keys(table.bob.screen) == buttons
    before = text_of(table.bob.screen)
    await propose(table, mine[:1], yours[:1])
    assert text_of(table.bob.screen) == before
    monkeypatch.undo()
    await table.bob.press("play:new")
    assert "Red offers Blue" in table.bob.text
    assert "no longer follows" not in table.bob.text


async def test_a_panel_that_was_answered_is_never_called_old(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await gathered(table, "yalta")
    soon = property(lambda self: discord.utils.utcnow() + timedelta(seconds=FAREWELL + 0.05))
    monkeypatch.setattr(discord.Interaction, "expires_at", soon)
    await table.bob.press("play", table.last("play"))
    monkeypatch.undo()
    await table.bob.press("hand")
    await asyncio.sleep(0.1)
    await table.quiet()
    assert "no longer follows" not in table.bob.text
