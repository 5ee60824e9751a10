"""`risk run`: what it says where Discord cannot be reached, or does not let the bot in."""

from __future__ import annotations

import socket
from argparse import Namespace
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from pydantic import SecretStr

from bot.cli import run
from bot.workers.pool import WorkerPool


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Start the program with a token; signing in raises this error. Returns the exit code."""
    settings = SimpleNamespace(token="a token", log_level="info", log_json=False)
    monkeypatch.setattr(run, "settings_from", lambda: settings)
    for prepares in ("configure_logging", "return_large_blocks", "_read_art"):
        monkeypatch.setattr(run, prepares, lambda *_: None)
    monkeypatch.setattr(run.sys, "setswitchinterval", lambda _: None)

    def start(error: Exception) -> int:
        async def sign_in(settings: Any) -> None:
            raise error

        monkeypatch.setattr(run, "_run_on_discord", sign_in)
        return run.run(Namespace(port="0", no_browser=True))

    return start


def refused(status: int) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=status, reason="no")
    return discord.HTTPException(answer, {"code": 0, "message": "a secret"})


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (aiohttp.ServerDisconnectedError(), "ServerDisconnectedError at "),
        (ConnectionResetError(), "ConnectionResetError at "),
        (refused(503), "503, code 0"),
        (refused(429), "429, code 0"),
    ],
)
def test_it_ends_with_one_line(start: Any, capsys: pytest.CaptureFixture[str], error: Exception, why: str) -> None:
    assert start(error) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"risk: Discord does not let the bot in ({why}")
    assert line.endswith("): start it again later")


def test_an_error_of_this_machine_is_no_matter_of_discord(start: Any) -> None:
    with pytest.raises(OSError, match="the disk is full"):
        start(OSError(28, "the disk is full"))


class Created(Exception):
    """The bot would be created now."""


async def test_its_ais_think_in_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    choosers = []

    def create(settings: Any, *, choose: Any, install: Any) -> None:
        choosers.append(choose)
        raise Created

    monkeypatch.setattr(run, "create_bot", create)
    with pytest.raises(Created):
        await run._run_on_discord(SimpleNamespace(token=SecretStr("a token")))  # type: ignore[arg-type]
    (chooser,) = choosers
    assert isinstance(chooser, WorkerPool)


def test_games_of_the_local_table_are_watched_on_this_machine() -> None:
    """On the port of the settings, or on another one where that is taken."""
    with socket.create_server((run.HOST, 0)) as taken:
        port = taken.getsockname()[1]
        other: Any = run._watch_here(port)
        assert other["watch_port"] != port
        assert str(other["watch"]) == f"http://127.0.0.1:{other['watch_port']}/"
    assert run._watch_here(port)["watch_port"] == port
