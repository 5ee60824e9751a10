"""A player in a process of its own: started, asked with a limit of time, ended. It gets no state and no key."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from multiprocessing import Pipe
from pickle import PickleError
from subprocess import DEVNULL, Popen
from time import monotonic
from typing import Any

from bot.workers.serve import FAILED, PICK, Question
from rules import Setting

START = 60.0
"""Seconds that a process may take to start, and to read what it imports."""
SECONDS = 10.0
"""Seconds that a player may think about one answer."""
PROGRAM = "from bot.workers.serve import main; main()"
NOT_SENT = (PickleError, AttributeError, ImportError, TypeError)
"""What is raised where a value cannot go to another process, or come from it."""
OUR_SETTINGS = ("DISCORD_", "RISK_")
"""How the names of the bot's own settings begin: its token and keys are among them."""


class PlayerFailed(Exception):
    """A player that cannot play on; the message is one line that says which, and why."""


class PlayerProcess:
    """A player in a process that is started anew, not forked, and ends when this program ends in any way.

    It is the project's AI, or the function in a file. After `PlayerFailed` it can only be ended.
    """

    def __init__(self, name: str, *file: str) -> None:
        """Start it, with the path of a file and the name of a function in it if given; raises `PlayerFailed`."""
        self.name = name
        self._setting: Setting | None = None
        self._here, there = Pipe()
        command = [sys.executable, "-P", "-c", PROGRAM, str(there.fileno()), *file]
        try:
            # What it prints goes to standard error: the output of this program may be read by another.
            self._process = Popen(
                command, stdin=DEVNULL, stdout=2, pass_fds=[there.fileno()], env=environment()
            )  # fmt: skip
        except (OSError, ValueError) as error:
            self._here.close()
            raise PlayerFailed(f"{name} cannot be started ({error})") from None
        finally:
            there.close()

    @property
    def pid(self) -> int:
        return self._process.pid

    def read(self, seconds: float = START) -> None:
        """Wait until it can be asked; raises `PlayerFailed` if it cannot be started or read."""
        self._receive(monotonic() + seconds, f"took more than {seconds:g} s to be read")

    def is_ready(self) -> bool:
        """Whether it can be asked by now; raises `PlayerFailed` if it cannot be started or read."""
        ready = self._here.poll()
        if ready:
            self.read()
        return ready

    def ask(self, question: Question, pick: Callable[[int], int], seconds: float = SECONDS) -> Any:
        """The answer to a question, for which `pick` is called here; raises `PlayerFailed`, and what `pick` raises.

        It is an `Action` if the player keeps to the rules.
        """
        same = question.setting == self._setting
        self._setting = question.setting
        self._send(question._replace(setting=None) if same else question)
        until, late = monotonic() + seconds, f"took more than {seconds:g} s for one answer"
        kind, value = self._receive(until, late)
        while kind == PICK:
            self._send(pick(value))
            kind, value = self._receive(until, late)
        return value

    def kill(self) -> None:
        """Let it think no longer: whoever waits for its answer gets `PlayerFailed`."""
        self._process.kill()

    def end(self) -> None:
        """End it, whatever it does. Nobody may be waiting for its answer."""
        self.kill()
        self._process.wait()
        self._here.close()

    def _send(self, message: object) -> None:
        try:
            self._here.send(message)
        except OSError:
            raise PlayerFailed(f"{self.name} ended its process") from None
        except NOT_SENT as error:
            raise PlayerFailed(f"{self.name} cannot be asked: {error}") from None

    def _receive(self, until: float, late: str) -> tuple[str, Any]:
        """The next kind and value that it sends; raises `PlayerFailed` where it fails, ends, or is `late`."""
        try:
            if not self._here.poll(max(0.0, until - monotonic())):
                raise PlayerFailed(f"{self.name} {late}")
            kind, value = self._here.recv()
        except (EOFError, OSError):
            raise PlayerFailed(f"{self.name} ended its process") from None
        except NOT_SENT as error:
            raise PlayerFailed(f"{self.name} answered with what only its file knows: {error}") from None
        if kind == FAILED:
            raise PlayerFailed(f"{self.name} {value}")
        return kind, value


def environment() -> dict[str, str]:
    """The environment of another process: modules are found as here, and the bot's own settings are not in it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OUR_SETTINGS)}
    return kept | {"PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))}
