"""The real program in processes of its own, connected to the loopback Discord that the environment names, for tests
that kill it.

Each is forked from a process that has loaded the program and its boards before: to load them takes a second and more,
in which there is nothing yet that a kill could harm.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.local_discord import discord_from_environment

_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(["support.processes.loaded_bot"])
_sleep = asyncio.sleep


class BotProcess:
    """The program with these settings beside those of this process; it writes its log to a file, in whose folder it
    runs."""

    def __init__(self, settings: Mapping[str, str], log: Path) -> None:
        self._process = _FORKS.Process(target=_run, args=({**os.environ, **settings}, log), daemon=True)
        self._process.start()

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    @property
    def returncode(self) -> int | None:
        """The exit code, or minus the number of the signal that killed it; None while it runs."""
        return self._process.exitcode

    def send_signal(self, how: int) -> None:
        """Send it a signal; raises `ProcessLookupError` if it has ended."""
        os.kill(self.pid, how)

    async def wait(self) -> int:
        """Wait until it has ended; its exit code."""
        await asyncio.to_thread(self._process.join)
        assert self.returncode is not None
        return self.returncode


async def load_program() -> None:
    """Start the process that is forked, unless it is there, and wait until it has loaded the program."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", os.pathsep.join(sys.path))
        first = _FORKS.Process(target=_check_loaded)
        first.start()
    await asyncio.to_thread(first.join)
    assert first.exitcode == 0


def _check_loaded() -> None:
    """In the first fork: raises `KeyError` where the program could not be loaded, which is said nowhere else."""
    sys.modules["support.processes.loaded_bot"]


def _run(environment: Mapping[str, str], log: Path) -> None:
    """Run the program as the command `risk run` does."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(log.parent)
    with open(log, "ab") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    asyncio.sleep = _hasty  # type: ignore[assignment]
    with discord_from_environment():
        sys.exit(main(["run"]))


async def _hasty(seconds: float, result: object = None) -> object:
    """Sleep, so many times faster than real time."""
    return await _sleep(seconds / float(os.environ.get("TEST_HASTE", "1")), result)
