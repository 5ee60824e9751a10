"""Players of the arena: one by its name, or a function in a file, which runs in a process of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import Protocol

from bot.cli.arguments import BadArguments
from bot.workers.process import SECONDS, PlayerFailed, PlayerProcess
from bot.workers.serve import Question
from rules import Action, Offer, Ruleset, Setting, View
from rules.ai import CHARACTERS, USUAL, Advice, Character, Chooser, Weights, advice_as, choose, choose_as


def choose_any(
    rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int], /
) -> Action:
    """Any answer: a random offer, and a random choice for each of its fields."""
    offer = offers[pick(len(offers))]
    chosen = {name: choices[pick(len(choices))] for name, choices in offer.fields.items()}
    return offer.answer(number, view.mine[number].player, **chosen)


def choose_with(
    weights: Weights,
    character: Character,
    rules: Ruleset,
    view: View,
    number: int,
    offers: Sequence[Offer],
    pick: Callable[[int], int],
    /,
) -> Action:
    """The answer of an AI of this character that plans with these weights in place of its own."""
    return choose(rules, view, number, offers, pick, advice_with(weights, character, rules.name))


@lru_cache(64)
def advice_with(weights: Weights, character: Character, game: str) -> Advice:
    """The advice of a character with other weights; the same each time, so that what is composed of it is kept."""
    return replace(advice_as(character, game), weights=weights)


NAMED: Mapping[str, Chooser] = {str(character): partial(choose_as, character) for character in CHARACTERS} | {
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
def seat_player(written: str, seconds: float = SECONDS, weights: Weights | None = None) -> Iterator[SeatedPlayer]:
    """The player written as a name or `FILE.py:function`, the file's in a process of its own.

    With `weights` it is a character that plans, and plans with these.

    Raises `BadArguments` for a name that nobody has and a file that is not there, `PlayerFailed` for a file that cannot
    be read or has no such function.
    """
    if weights is not None:
        yield NamedPlayer(partial(choose_with, weights, Character.read(written)))
        return
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
        self._seconds = seconds
        self._process = PlayerProcess(f"{path}:{function}", path, function)

    def read(self) -> None:
        """Wait until the file has been read. Raises `PlayerFailed` if it cannot be."""
        self._process.read()

    def sit(self, setting: Setting, taste: str) -> None:
        self._setting, self._pick = setting, Random(taste).randrange

    def answer(self, rules: Ruleset, view: View, number: int, offers: Sequence[Offer]) -> Action:
        action = self._process.ask(Question(self._setting, USUAL, view, number, offers), self._pick, self._seconds)
        asked = view.mine[number]
        if (
            isinstance(action, Action)
            and (action.decision, action.player) == (number, asked.player)
            and any(action in offer for offer in offers)
        ):
            return action
        raise PlayerFailed(f"{self._process.name} answered {asked.kind} with {action!r}, which was not offered")

    def end(self) -> None:
        """End the process, whatever it does."""
        self._process.end()
