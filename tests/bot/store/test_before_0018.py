"""A database of before migration 0018, when an attack had one captain at most: its games load and go on.

`before_0018.sql.gz` was written by commit `7585fe9` (schema version 17): one game of each kind of that time, each in
the middle of its attacks, the last one in Middle-earth led by a captain. `before_0018.json` says how the games stood.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from support.made_up.game_fixture import ALICE, Backend
from support.tables.simkit import choose_easily

from bot.game.session import Session
from rules import GAMES, legal, ruleset
from rules.ai import choose
from rules.records import read_record, verify
from rules.risk.combat.invasion import Attack
from rules.risk.combat.leaders import CAPTAIN

pytestmark = pytest.mark.of_a_file

HERE = Path(__file__).parent / "before_0018"
SAMPLE: dict[str, dict[str, Any]] = json.loads((HERE / "before_0018.json").read_text(encoding="utf-8"))


@pytest_asyncio.fixture
async def old(tmp_path: Path) -> AsyncIterator[Backend]:
    """The bot of today on the old database."""
    file = tmp_path / "data" / "risk.sqlite3"
    file.parent.mkdir()
    with sqlite3.connect(file) as db:
        db.executescript(gzip.decompress((HERE / "before_0018.sql.gz").read_bytes()).decode())
        assert db.execute("PRAGMA user_version").fetchone() == (17,)
    db.close()
    made = Backend(file, choose_easily)
    made.games, made.presses = GAMES, 1_000_000
    await made.open()
    yield made
    await made.shut()


async def play_on(old: Backend, table: int, answers: int) -> Session:
    """Let the AI choose for whoever is asked."""
    random = Random(1)
    for _ in range(answers):
        await old.sessions.wait_until_idle()
        session = await old.sessions.load(table)
        waiting = session.list_waiting()[0]
        assert waiting.person is not None
        offers = tuple(legal(session.rules, session.state, waiting.number))
        view = session.view(waiting.decision.player)
        action = choose(session.rules, view, waiting.number, offers, random.randrange)
        await old.sessions.submit(table, waiting.person, action, old.press())
    await old.sessions.wait_until_idle()
    return await old.sessions.load(table)


@pytest.mark.parametrize("game", SAMPLE)
async def test_it_stands_as_it_stood_and_asks_the_same(old: Backend, game: str) -> None:
    about = SAMPLE[game]
    session = await old.sessions.load(about["table"])
    assert session.table.seq == about["seq"]
    asked = [(each.decision.kind, each.decision.player) for each in session.list_waiting()]
    assert asked == [(about["asked"], about["seat"])]
    assert {where: [one.owner, one.armies] for where, one in session.state.land.holdings.items()} == about["land"]


async def test_a_captain_who_led_an_attack_is_read_as_its_leader(old: Backend) -> None:
    steps = await old.sessions.steps(SAMPLE["lotr"]["table"], 1)
    *_, attack = [step.action for step in steps if isinstance(step.action, Attack)]
    assert attack.leaders == (CAPTAIN,)


@pytest.mark.parametrize("game", SAMPLE)
async def test_it_goes_on(old: Backend, game: str) -> None:
    about = SAMPLE[game]
    session = await play_on(old, about["table"], 30)
    assert session.table.seq >= about["seq"] + 30


async def test_a_record_of_classic_risk_verifies_across_the_change(old: Backend) -> None:
    table = SAMPLE["classic"]["table"]
    await play_on(old, table, 30)
    await old.sessions.end(table, ALICE)
    assert verify(read_record(await old.sessions.export(table)), ruleset).recomputed
