"""A campaign between its games: its world, its packs, its games so far, its whole history."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from bot.words.fluent import Words
from renders import History, SealedPack
from rules.author import Part

C = TypeVar("C", bound=Part)
"""What the games of a campaign hand on."""


class Length(NamedTuple):
    """How long a war was: its turns, and the days from its start to its end, if they are known."""

    turns: int
    days: int | None = None


class CampaignWords(Generic[C]):
    """What is said of one kind of campaign. `named` gives a member's name, fit to stand in a text."""

    def world_lines(self, campaign: C, words: Words, named: Callable[[str], str]) -> Iterator[str]:
        """What lies on the board between two games, a line a place."""
        return iter(())

    def glued(self, campaign: C, words: Words) -> Mapping[str, Sequence[str]]:
        """What lies on each territory between two games, where something does."""
        return {}

    def pack_lines(
        self, campaign: C, words: Words, named: Callable[[str], str], *, ended: bool = False
    ) -> Iterator[str]:
        """A paragraph for each pack: what stands on it, who opened it in which game, and what was in it. In a campaign
        that has `ended` none opens any more."""
        return iter(())

    def seal_lines(self, campaign: C, words: Words) -> Iterator[str]:
        """A line for each pack with its seal."""
        return iter(())

    def sealed_packs(self, campaign: C, words: Words) -> Iterator[SealedPack]:
        """Each pack as pictures show it, with the game in which it was opened."""
        return iter(())

    def war_lines(
        self, campaign: C, words: Words, named: Callable[[str], str], lengths: Mapping[int, Length]
    ) -> Iterator[str]:
        """A paragraph for each game; `lengths` are those that are known, by the number of the game."""
        return iter(())

    def history(
        self, campaign: C, words: Words, title: str, named: Callable[[str], str], lengths: Mapping[int, Length]
    ) -> History | None:
        """The whole history, as pictures and pages show it: nothing in it is escaped."""
        return None
