"""Work in a process of its own: its result comes back, a failure is one line, and it knows none of our settings."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.workers.task import TaskFailed, run_task

pytestmark = pytest.mark.asyncio
PROGRAM = """
import os, time
from bot.workers.task import serve_task

def main():
    serve_task(work)

def work(what):
    print("said aloud")
    if what == "fail":
        raise ValueError("a secret of the work")
    if what == "sleep":
        time.sleep(60)
    return what, os.getpid(), sorted(name for name in os.environ if name.startswith(("RISK_", "DISCORD_")))
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "some_work.py").write_text(PROGRAM)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("RISK_SECRET_KEY", "key")
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    return "some_work"


async def test_work_is_done_elsewhere_without_our_settings(module: str) -> None:
    what, pid, settings = await run_task(module, {"of": ["any", 7]})
    assert what == {"of": ["any", 7]}
    assert pid != os.getpid()
    assert settings == []


async def test_work_that_fails_or_takes_too_long_is_said_in_a_line(
    module: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(TaskFailed) as failed:
        await run_task(module, "fail")
    assert "ValueError" in str(failed.value)
    assert "secret" not in str(failed.value)
    with pytest.raises(TaskFailed, match="it took more than"):
        await run_task(module, "sleep", 0.1)
    assert "secret" not in capfd.readouterr().err
