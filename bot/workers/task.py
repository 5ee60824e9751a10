"""One piece of work in a process of its own, so that presses need not wait for it: started anew, asked once, ended."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from collections.abc import Callable
from subprocess import PIPE, Popen, TimeoutExpired
from typing import Any

from bot.logs import error_summary
from bot.workers.process import environment
from bot.workers.serve import BACKGROUND

SECONDS = 60.0
"""Seconds that a piece of work may take, with the start of its process."""


class TaskFailed(Exception):
    """Work that was not done; the message is one line that says why."""


async def run_task(module: str, work: object, seconds: float = SECONDS) -> Any:
    """The result of some work, by the `main` of a module, which calls `serve_task`; raises `TaskFailed`.

    The process has none of the bot's own settings. It ends in any case: when the work takes too long, or when whoever
    waits for it is cancelled.
    """
    command = [sys.executable, "-P", "-c", f"from {module} import main; main()"]
    try:
        process = Popen(command, stdin=PIPE, stdout=PIPE, env=environment())
    except (OSError, ValueError) as error:
        raise TaskFailed(f"its process cannot be started ({error})") from None
    try:
        answer = await asyncio.to_thread(_ask, process, pickle.dumps(work), seconds)
    except TimeoutExpired:
        raise TaskFailed(f"it took more than {seconds:g} s") from None
    finally:
        process.kill()
    if process.returncode:
        raise TaskFailed(f"its process ended with {process.returncode}")
    result, why = pickle.loads(answer)
    if why:
        raise TaskFailed(why)
    return result


def _ask(process: Popen[bytes], work: bytes, seconds: float) -> bytes:
    """What a process answers; it ends in any case."""
    with process:
        try:
            return process.communicate(work, seconds)[0]
        finally:
            process.kill()


def serve_task(do: Callable[[Any], object]) -> None:
    """Do the work that standard input holds, and give its result on standard output, where nothing else goes.

    Of an error only the kind and the place are told: its text may quote what is hidden.
    """
    os.nice(BACKGROUND)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    result, why = None, ""
    try:
        result = do(pickle.load(sys.stdin.buffer))
    except Exception as error:
        why = error_summary(error)
    with out:
        out.write(pickle.dumps((result, why)))
