"""The end of the program: in order, and in time."""

from __future__ import annotations

import asyncio
import signal
import sys
import time

import pytest

STUCK = {
    "a thread": "await asyncio.gather(asyncio.to_thread(time.sleep, 60), asyncio.sleep(60))",
    "a handler": "asyncio.create_task(stubborn()); await asyncio.sleep(60)",
}
PROGRAM = """
import asyncio, time
from bot.cli import shutdown
shutdown.LONGEST = 1
async def stubborn():
    while True:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            pass
async def main():
    with shutdown.until_told_to_end():
        print("runs", flush=True)
        {work}
asyncio.run(main())
print("ended", flush=True)
"""


@pytest.mark.parametrize("work", STUCK.values(), ids=STUCK)
async def test_what_does_not_end_is_cut_off(work: str) -> None:
    began = time.monotonic()
    code, out = await told_to_end(PROGRAM.replace("{work}", work))
    assert (code, out) == (0, b"")
    assert time.monotonic() - began < 20


async def test_what_ends_in_time_is_not_cut_off() -> None:
    code, out = await told_to_end(PROGRAM.replace("{work}", "await asyncio.sleep(60)"))
    assert (code, out) == (0, b"ended\n")


async def told_to_end(program: str) -> tuple[int | None, bytes]:
    """Run a program and tell it to end. Returns its exit code and what it printed since."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    assert await process.stdout.readline() == b"runs\n"
    process.send_signal(signal.SIGTERM)
    out = await process.stdout.read()
    return await process.wait(), out
