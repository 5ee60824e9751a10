"""What lies on the board, for who reads it: the board as text, lists of territories, the alt text of its picture."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from enum import IntEnum

from bot.words.fluent import Words
from bot.words.seats import Naming
from rules import Player, Ruleset, Territory, View
from rules.author import Board


class Weight(IntEnum):
    """How much something that is won with a territory matters, the most first: lists say it in this order."""

    VICTORY = 0
    """It wins the game or is part of what does: the reader's own mission, a red star, a capital."""
    MISSION = 1
    """The reader's own mission asks for it among others."""
    REGION = 2
    CARD = 3


@dataclass(frozen=True, slots=True)
class Gain:
    """Something that taking a territory brings, in a few words; `led`: only to a leader who goes along."""

    text: str
    weight: Weight = Weight.CARD
    led: bool = False


@dataclass(frozen=True, slots=True)
class Peril:
    """Something that befalls a force as it moves into a territory, in a few words; `led`: the leaders of it."""

    text: str
    led: bool = False


class BoardWords:
    """What some modules put on territories, take from them, or add below the board."""

    def stands_on(self, where: Territory, seen: View, words: Words) -> Iterator[str]:
        """What stands on a territory besides armies, in a few words, for lists of territories to choose from."""
        return iter(())

    def marks(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """What is on a territory, for the board as text: what stands there, if not more."""
        return self.stands_on(where, seen, words)

    def brings(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[Gain]:
        """What taking a territory brings the viewer besides itself; of secrets only their own."""
        return iter(())

    def is_wanted(self, where: Territory, seen: View, rules: Ruleset) -> bool:
        """Whether the viewer's own mission asks for a territory, among others: theirs alone, as it is secret."""
        return False

    def comes_first(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """What happens before the battle where the viewer attacks a territory and leaders go along, in a sentence."""
        return iter(())

    def perils(self, where: Territory, seen: View, words: Words) -> Iterator[Peril]:
        """What befalls a force of the viewer's that moves into a territory."""
        return iter(())

    def awaits_leader(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """What the viewer earns once a leader of theirs stands on a territory, however he came there."""
        return iter(())

    def below_board(
        self, seen: View, rules: Ruleset, words: Words, naming: Naming, line: Callable[[Territory], str]
    ) -> Iterator[str]:
        """Paragraphs below the regions of the board as text: other realms. `line` is that of a territory or space."""
        return iter(())

    def lands_gone(self, seen: View, board: Board) -> Collection[str]:
        """The territories that nobody can hold any more."""
        return ()

    def neighbours_cut_off(self, where: Territory, seen: View, board: Board) -> Collection[str]:
        """The neighbours of a territory to which no way leads any more."""
        return ()


class AltTextWords:
    """What some modules add to the alt text of the board's picture."""

    def first(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Sentences before the seats."""
        return iter(())

    def seat(self, seat: Player, seen: View, words: Words) -> Iterator[str]:
        """Clauses at the end of a seat's sentence, each with the sign that parts it from what stands before."""
        return iter(())

    def places(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Sentences about places, before the largest armies."""
        return iter(())
