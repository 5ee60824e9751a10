"""What kind of opponent an AI is: how strong, and of what temper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple, Protocol

from rules.ai.choosing import advice_of, choose
from rules.ai.outlook import Advice
from rules.ai.plan.tempers import BALANCED, TEMPERS
from rules.ai.strengths import EASY, NORMAL, PLANNERS, STRENGTHS
from rules.kernel.offers import Offer
from rules.kernel.ruleset import Ruleset
from rules.kernel.values import Action, Decision
from rules.kernel.view import View


class Character(NamedTuple):
    """What kind of opponent an AI is. `easy`, which does not plan, is balanced.

    >>> from rules.ai import Character
    >>> Character.read("hard-bold")
    Character(strength='hard', temper='bold')
    >>> str(Character("hard"))
    'hard'
    """

    strength: str = NORMAL
    temper: str = BALANCED

    @classmethod
    def read(cls, text: str) -> Character:
        """The character that was written as `str` writes it; raises `LookupError` if there is none such."""
        found = next((known for known in CHARACTERS if str(known) == text), None)
        if found is None:
            raise _unknown(text)
        return found

    def of_temper(self, temper: str) -> Character:
        """As strong as this one, and of this temper where that shows."""
        return self if self.strength == EASY else self._replace(temper=temper)

    def __str__(self) -> str:
        return self.strength if self.temper == BALANCED else f"{self.strength}-{self.temper}"


USUAL = Character()
"""The character of an AI for which nobody has chosen another."""
CHARACTERS = (
    Character(EASY),
    *(Character(strength, temper) for strength in STRENGTHS if strength != EASY for temper in TEMPERS),
)
"""Every character, the weakest first."""


class CharacterChooser(Protocol):
    """Answers as an AI of a character, otherwise as a `Chooser`. `choose_as` is one."""

    def __call__(
        self,
        character: Character,
        rules: Ruleset,
        view: View,
        number: int,
        offers: Sequence[Offer],
        pick: Callable[[int], int],
        /,
    ) -> Action: ...


def characters_of(game: str) -> tuple[Character, ...]:
    """What an AI can be in a game of this name: everything where the game has a planner, else `easy` alone."""
    return CHARACTERS if game in PLANNERS else (Character(EASY),)


def is_planned(character: Character, game: str, decision: Decision) -> bool:
    """Whether an AI of this character answers such a decision from a plan: in milliseconds, not in microseconds."""
    return type(decision) in advice_as(character, game).planned


def choose_as(
    character: Character, rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int]
) -> Action:
    """The answer of an AI of this character to the viewer's decision `number`; of `easy` where the game has no other.

    For the other arguments and what is raised see `choose`; `LookupError` for a character that does not exist.
    """
    if character not in CHARACTERS:
        raise _unknown(str(character))
    return choose(rules, view, number, offers, pick, advice_as(character, rules.name))


@cache
def advice_as(character: Character, game: str) -> Advice:
    """The advice with which an AI of this character plays a game of this name; that of `easy` where it has no other."""
    planned = PLANNERS.get(game, {}).get(character.strength)
    if planned is None:
        return advice_of(game)
    return replace(planned, weights=TEMPERS[character.temper].tempered(planned.weights))


def _unknown(text: str) -> LookupError:
    return LookupError(f"no character {text!r}; there are {', '.join(map(str, CHARACTERS))}")
