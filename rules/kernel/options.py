"""An option of a table: its name and choices, by which rules read it and a game lists it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

C = TypeVar("C", bound=str, covariant=True)
OFF, ON = "off", "on"
"""The choices of an option that is a switch."""


@dataclass(frozen=True, slots=True)
class Option(Generic[C]):
    """A choice that a table makes before the game. The first value is the default.

    `when` names another option and those of its values with which this one has an effect; None: always.

    An option is stated once, in the file whose rules read it, with a type of its choices that mypy holds comparisons
    to. Every option in the file of a composed module must have one of its choices in the ruleset's options (`Clash`).
    """

    name: str
    choices: tuple[C, ...]
    when: tuple[str, tuple[str, ...]] | None = None

    @property
    def default(self) -> C:
        return self.choices[0]

    def of(self, options: Mapping[str, str]) -> C:
        """What a table has chosen: `LONE_DIE.of(g.options) == "one"`."""
        chosen: C = options[self.name]  # type: ignore[assignment]
        return chosen

    def with_choices(self, *first: str, when: tuple[str, tuple[str, ...]] | None = None) -> Option[str]:
        """This option as a game lists it: with further choices before its own, which the game replaces by one of these
        when it composes its rules, and only where it has an effect."""
        return Option(self.name, (*first, *self.choices), when)

    def matters(self, options: Mapping[str, str]) -> bool:
        """Whether this option has any effect together with these choices."""
        return self.when is None or options[self.when[0]] in self.when[1]
