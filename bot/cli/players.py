"""Players of the arena: one by its name, or a function in a file, which runs in a process of its own."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from pickle import PickleError
from random import Random
from traceback import extract_tb
from typing import Any, Protocol

from bot.cli.arguments import BadArguments
from rules import Action, Offer, Ruleset, Setting, View, ruleset
from rules.ai import STRENGTHS, Chooser, choose_as

SECONDS = 10.0
"""How long the player of a file may think about one answer."""
START = 60.0
"""How long a file may take to be read, and what it imports."""


class PlayerFailed(Exception):
    """A player that cannot play on; the message is one line that says which, and why."""


def choose_any(
    rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int], /
) -> Action:
    """Any answer: a random offer, and a random choice for each of its fields."""
    offer = offers[pick(len(offers))]
    chosen = {name: choices[pick(len(choices))] for name, choices in offer.fields.items()}
    return offer.answer(number, view.mine[number].player, **chosen)


NAMED: Mapping[str, Chooser] = {strength: partial(choose_as, strength) for strength in STRENGTHS} | {
    "random": choose_any
}
"""The players with a name."""


class SeatedPlayer(Protocol):
    """A player at a table. Both raise `PlayerFailed` if it cannot play on."""

    def sit(self, setting: Setting, taste: str) -> None:
        """Begin a game with this setting; `taste` seeds the choice between equals."""

    def answer(self, rules: Ruleset, view: View, number: int, offers: Sequence[Offer]) -> Action:
        """The answer to the viewer's decision of this number."""


@contextmanager
def seat_player(written: str, seconds: float = SECONDS) -> Iterator[SeatedPlayer]:
    """The player written as a name or `FILE.py:function`, the file's in a process of its own.

    Raises `BadArguments` for a name that nobody has and a file that is not there, `PlayerFailed` for a file that cannot
    be read or has no such function.
    """
    if written in NAMED:
        yield NamedPlayer(NAMED[written])
        return
    path, colon, function = written.rpartition(":")
    if not colon or not path.endswith(".py") or not function.isidentifier():
        raise BadArguments(f"a player is {', '.join(NAMED)} or FILE.py:function, not {written!r}")
    if not Path(path).is_file():
        raise BadArguments(f"there is no file {path}")
    player = FilePlayer(path, function, seconds)
    try:
        player.read()
        yield player
    finally:
        player.end()


class NamedPlayer:
    """A player of this program, in this process."""

    def __init__(self, choose: Chooser) -> None:
        self._choose = choose

    def sit(self, setting: Setting, taste: str) -> None:
        self._pick = Random(taste).randrange

    def answer(self, rules: Ruleset, view: View, number: int, offers: Sequence[Offer]) -> Action:
        return self._choose(rules, view, number, offers, self._pick)


class FilePlayer:
    """The player of a file, in a process that gets views and offers, and never a state.

    A player who raises, thinks for more than `seconds`, ends its process or gives no answer that was offered raises
    `PlayerFailed` here.
    """

    def __init__(self, path: str, function: str, seconds: float) -> None:
        self.name, self._seconds = f"{path}:{function}", seconds
        spawn = get_context("spawn")
        self._here, there = spawn.Pipe()
        self._process: BaseProcess = spawn.Process(target=_serve, args=(there, path, function), daemon=True)
        self._process.start()
        there.close()

    def read(self) -> None:
        """Wait until the file has been read. Raises `PlayerFailed` if it cannot be."""
        self._receive(START, "to be read")

    def sit(self, setting: Setting, taste: str) -> None:
        self._here.send((setting, taste))
        self._receive(self._seconds, "to sit down")

    def answer(self, rules: Ruleset, view: View, number: int, offers: Sequence[Offer]) -> Action:
        self._here.send((view, number, offers))
        action = self._receive(self._seconds, "for one answer")
        asked = view.mine[number]
        if (
            isinstance(action, Action)
            and (action.decision, action.player) == (number, asked.player)
            and any(action in offer for offer in offers)
        ):
            return action
        raise PlayerFailed(f"{self.name} answered {asked.kind} with {action!r}, which was not offered")

    def end(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()
        self._process.join()
        self._here.close()

    def _receive(self, seconds: float, what: str) -> Any:
        try:
            if not self._here.poll(seconds):
                raise PlayerFailed(f"{self.name} took more than {seconds:g} s {what}")
            failure, result = self._here.recv()
        except (EOFError, ConnectionError):
            raise PlayerFailed(f"{self.name} ended its process") from None
        except (PickleError, AttributeError, ImportError, TypeError) as error:
            raise PlayerFailed(f"{self.name} answered with what only its file knows: {error}") from None
        if failure:
            raise PlayerFailed(f"{self.name} {failure}")
        return result


def _serve(there: Connection, path: str, function: str) -> None:
    """Read a file and answer with its function until the pipe is closed: sends (why it failed, result).

    What it prints goes to standard error: the arena's output may be read by a program.
    """
    sys.stdout = sys.stderr
    try:
        player: Chooser = getattr(_module_of(path), function)
    except AttributeError:
        there.send((f"is not there: the file has no {function}", None))
        return
    except Exception as error:
        there.send((f"cannot be read: {_told(error)}", None))
        return
    there.send(("", None))
    rules: Ruleset | None = None
    pick: Callable[[int], int] = Random(0).randrange
    while True:
        try:
            asked = there.recv()
        except EOFError:
            return
        try:
            if isinstance(asked[0], Setting):
                rules, pick, result = ruleset(asked[0]), Random(asked[1]).randrange, None
            else:
                assert rules is not None
                view, number, offers = asked
                result = player(rules.at(view), view, number, offers, pick)
            there.send(("", result))
        except Exception as error:
            there.send((f"raised {_told(error)}", None))


def _module_of(path: str) -> Any:
    """The module in a file, as if its folder were the current one."""
    sys.path.insert(0, str(Path(path).resolve().parent))
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _told(error: Exception) -> str:
    """An error in one line, with the line of the program where it came up."""
    frame = extract_tb(error.__traceback__)[-1:]
    where = f" ({Path(frame[0].filename).name}, line {frame[0].lineno})" if frame else ""
    return f"{type(error).__name__}: {error}{where}"
