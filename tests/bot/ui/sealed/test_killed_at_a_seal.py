"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Killed while seals break: nothing is lost or told
twice."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from support.sealed.sealed_tables import RED, answer_of, campaign_begun, change, made_rich, with_open_packs
from support.tables.simkit import keys, text_of
from support.tables.tables import Table
from support.tables.whole_games import ENOUGH, elsewhere, free_all_seats, seat_with_word, secretly

from bot.outbox import delivery, messages
from bot.store.outbox import OutboxMessages
from bot.ui.decisions.prompt import prompt_for
from bot.words import words
from rules.legacy.campaign.campaign import Signature
from rules.legacy.sealed.pocket_2.start import ToPlaceIsland
from rules.legacy.setup.factions import POWERS
from rules.risk.turn.reinforce import ToReinforce

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("no_pictures")]
SEATS = ("red", "blue", "yellow")
LATER = 600
"""Seconds after which Discord knows a message no more by its nonce, so that a lost one is looked for."""


class Deaths:
    """From now on the program dies at each message twice: before Discord has taken it, and before it is noted that it
    has. A dead program sends nothing, whatever it still does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.died: set[tuple[str, object]] = set()
        self._dead = False
        send, edit, note = messages.send, messages.edit, OutboxMessages.add_posted

        async def sent(channel: Any, post: Any, nonce: Any) -> Any:
            self._at("sent", nonce)
            return await send(channel, post, nonce)

        async def edited(message: Any, post: Any) -> None:
            self._stay_dead()
            await edit(message, post)

        def noted(messages: OutboxMessages, message: Any, *more: Any) -> None:
            self._at("noted", message.id)
            note(messages, message, *more)

        monkeypatch.setattr(delivery, "send", sent)
        monkeypatch.setattr(delivery, "edit", edited)
        monkeypatch.setattr(OutboxMessages, "add_posted", noted)

    def _at(self, what: str, which: object) -> None:
        self._stay_dead()
        if (what, which) not in self.died:
            self.died.add((what, which))
            self._dead = True
            self._stay_dead()

    def _stay_dead(self) -> None:
        if self._dead:
            raise RuntimeError("killed")

    async def over(self, table: Table) -> None:
        """Start the program again after each death until everything is told."""
        await table.quiet()
        while self._dead:
            await table.bot.close()
            await table.env.advance_time(LATER)
            self._dead = False
            await table.restart()
            await table.quiet()


async def told(table: Table, monkeypatch: pytest.MonkeyPatch, *, killed: bool) -> tuple[list[str], str]:
    """The channel of a war in which two seals break, in the middle of a turn and amid the rewards, up to the lobby of
    the next one; and what the campaign keeps. The answers are given to the bot itself."""
    with monkeypatch.context() as patched:
        secretly(patched, 5)
        await campaign_begun(table)
        powers = {faction: pair[0] for faction, pair in POWERS.items()}
        kept = (Signature(1, "m1"),)
        await with_open_packs(table, game=2, powers=powers, used={"first_coin": 12}, signatures=kept)
        await table.bob.type("risk campaign next")
        await free_all_seats(table)
        for person, seat in zip((table.alice, table.bob, table.carol), SEATS, strict=True):
            await seat_with_word(table, person, seat, seat)
        await table.start(table.alice)
        laid, deaths, ids = False, None, count(1)
        for _ in range(ENOUGH):
            session = await table.session()
            waiting = next((each for each in session.list_waiting() if each.person), None)
            if session.state.winners is not None or waiting is None or waiting.person is None:
                break
            decision = waiting.decision
            if not laid and isinstance(decision, ToReinforce) and decision.player == RED:
                await change(table, made_rich)
                session = await table.session()
                laid, deaths = True, Deaths(patched) if killed else None
            asked = prompt_for(session, decision.player, words("en"), waiting.number)
            assert asked is not None
            answer = answer_of(session, asked)
            await table.bot.services.games.submit(session.table.id, waiting.person, answer, -next(ids))
            await (deaths.over(table) if deaths else table.quiet())
            asked_now = [each.decision for each in (await table.session()).list_waiting()]
            if any(isinstance(each, ToPlaceIsland) for each in asked_now):
                assert any(":play" in key for key in keys(table.newest())), "the board stands below the broken seal"
        await table.bob.press("rematch", table.last("rematch"))
        await (deaths.over(table) if deaths else table.quiet())
        (campaign,) = await table.bot.services.campaigns.of_guild(table.guild.id)
        if deaths:
            assert len(deaths.died) >= 16
        posts = [re.sub(r"<t:\d+", "…", text_of(each)) for each in table.channel.history()]
        return posts, campaign.stored.kept


async def test_killed_at_every_message_about_broken_seals(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the step that breaks a seal and what closes the turn's message, between that and the seal's own post,
    between the post and the story that goes on, and before the next lobby: the channel reads as if nothing had been."""
    posts, kept = await told(table, monkeypatch, killed=True)
    unbroken = await elsewhere(tmp_path / "other", lambda other: told(other, monkeypatch, killed=False))
    assert posts == unbroken[0]
    assert kept == unbroken[1]
    for name in ("pocket 2", "pack 3"):
        assert sum(post.startswith(f"## A seal breaks: {name}") for post in posts) == 1
        assert sum(f"**A seal breaks: {name}.**" in post for post in posts) == 1
    at = next(at for at, post in enumerate(posts) if post.startswith("## A seal breaks: pocket 2"))
    rest = [post for post in posts[at + 1 :] if not post.startswith("-# The game goes on")]
    assert rest[0].startswith("-# Red's turn, continued\n")
    assert sum("Alien Island rises" in post for post in posts) == 1
    assert sum("The lobby" in post or "War 3 ·" in post for post in posts) == 1
