"""Questions to several at once: who has answered, and when first, without what, or that it was changed."""

from __future__ import annotations

from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BLUE, BOB, CAROL, Backend

from bot.services.games import Session
from bot.ui.screens.waiting import answers_line
from bot.words import words
from rules.orders import ASK, StandingOrder


async def voting(backend: Backend) -> Session:
    """Alice has called a vote: she, Bob and Carol are asked at once."""
    table = (await backend.table(ALICE, BOB, CAROL)).table.id
    for person in (ALICE, BOB, CAROL):
        await backend.sessions.set_order(table, person, "to-vote", StandingOrder(ASK))
    await backend.say(table, ALICE, tiny.CallVote)
    return await backend.sessions.load(table)


async def test_nobody_has_answered_what_was_just_asked(backend: Backend) -> None:
    session = await voting(backend)
    assert await backend.sessions.first_answers(session) == {}
    assert answers_line(session, words("en"), {}) == ""


async def test_who_has_answered_is_told_with_the_moment_of_the_first_time(backend: Backend) -> None:
    session = await voting(backend)
    first = backend.clock.at = backend.clock.at + 60
    await backend.say(session.table.id, BOB, tiny.Vote, yes=True)
    session = await backend.sessions.load(session.table.id)
    [(number, asked)] = session.secret_answers().items()
    assert asked.player == BLUE
    answered = await backend.sessions.first_answers(session)
    assert answered == {number: first}
    text = answers_line(session, words("en"), answered)
    assert text == f"Answered: Blue (<@{BOB}>) at <t:{first}:t>"
    backend.clock.at += 600
    again = tiny.Vote(number, BLUE, False)
    await backend.sessions.submit(session.table.id, BOB, again, backend.press())
    session = await backend.sessions.load(session.table.id)
    assert answers_line(session, words("en"), await backend.sessions.first_answers(session)) == text
    french = answers_line(session, words("fr"), answered)
    assert french.startswith("Réponses reçues")
