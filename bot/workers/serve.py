"""A player's process, from the inside: it answers questions until its pipe closes, and loads no more than the rules."""

from __future__ import annotations

import importlib.util
import os
import select
import signal
import sys
import threading
from collections.abc import Sequence
from functools import partial
from multiprocessing.connection import Connection
from operator import index
from pathlib import Path
from traceback import extract_tb
from typing import Any, NamedTuple

from rules import Offer, Ruleset, Setting, View, ruleset
from rules.ai import Character, Chooser, choose_as

READY, ANSWER, PICK, FAILED = "ready", "answer", "pick", "failed"
"""What a process sends, each with a value: that it can be asked; an answer; from how many it is to pick, which is
replied to with a number; why it failed."""
BACKGROUND = 10
"""By how much an AI of the bot gives way to the bot itself, and its presses, where they share a core."""


class Question(NamedTuple):
    """What a process is asked: to answer the viewer's decision `number` from its offers, as an AI of this character.

    The player of a file answers as it pleases. Without a setting, that of the question before counts.
    """

    setting: Setting | None
    character: Character
    view: View
    number: int
    offers: Sequence[Offer]


def main() -> None:
    """Answer whoever holds the other end of the pipe with the number in the first argument, until they close it.

    With the path of a file and the name of a function in it, that function is the player, otherwise the project's AI.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the program that asks, which ends this one
    pipe, file = Connection(int(sys.argv[1])), sys.argv[2:]
    if not file:
        os.nice(BACKGROUND)
    threading.Thread(target=_end_with, args=(pipe,), daemon=True).start()
    try:
        player = _read_player(*file) if file else None
    except AttributeError:
        pipe.send((FAILED, f"is not there: the file has no {file[-1]}"))
    except Exception as error:
        pipe.send((FAILED, f"cannot be read: {_describe(error)}"))
    else:
        pipe.send((READY, None))
        _serve(pipe, player)


def _end_with(pipe: Connection) -> None:
    """End the process when the other end of the pipe closes, even in the middle of a thought."""
    hangup = select.poll()
    hangup.register(pipe.fileno(), 0)
    hangup.poll()
    os._exit(0)


def _serve(pipe: Connection, player: Chooser | None) -> None:
    """Answer one question after another, until the pipe is closed."""
    rules: Ruleset | None = None

    def pick(size: int) -> int:
        if index(size) < 1:
            raise ValueError(f"pick({size}): there is nothing to pick from")
        pipe.send((PICK, size))
        number: int = pipe.recv()
        return number

    while True:
        try:
            setting, character, view, number, offers = pipe.recv()
        except EOFError:
            return
        try:
            rules = ruleset(setting) if setting else rules
            assert rules is not None
            choose = player or partial(choose_as, character)
            pipe.send((ANSWER, choose(rules.at(view), view, number, offers, pick)))
        except Exception as error:
            # (What the project's AI sees must not get into a log with what its errors quote.)
            pipe.send((FAILED, f"raised {_describe(error) if player else type(error).__name__}"))


def _read_player(path: str, function: str) -> Chooser:
    """The function in a file, read as if the file's folder were the current one; raises whatever reading it raises."""
    sys.path.insert(0, str(Path(path).resolve().parent))
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    player: Chooser = getattr(module, function)
    return player


def _describe(error: Exception) -> str:
    """An error in one line, with the line of the program where it came up."""
    frame = extract_tb(error.__traceback__)[-1:]
    where = f" ({Path(frame[0].filename).name}, line {frame[0].lineno})" if frame else ""
    return f"{type(error).__name__}: {error}{where}"
