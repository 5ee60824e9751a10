"""An option of a table: its name and choices, by which rules read it and a game lists it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

C = TypeVar("C", bound=str, covariant=True)
OFF, ON = "off", "on"
"""The choices of an option that is a switch."""


@dataclass(frozen=True, slots=True)
class Option(Generic[C]):
    """A choice that a table makes before the game. The first value is the default.

    `when` is another option with those of its choices with which this one has an effect; None: always. Raises
    `ValueError` for a choice that the other one does not have.

    An option is stated once, in the file whose rules read it, with a type of its choices that mypy holds comparisons
    to. Every option in the file of a composed module must have one of its choices in the ruleset's options (`Clash`).
    """

    name: str
    choices: tuple[C, ...]
    when: tuple[Option[Any], tuple[str, ...]] | None = None

    def __post_init__(self) -> None:
        other, choices = self.when or (self, self.choices)
        if unknown := [choice for choice in choices if choice not in other.choices]:
            raise ValueError(f"{self.name}: the option {other.name} has no choice {unknown[0]!r}, but {other.choices}")

    def __repr__(self) -> str:
        """Its choices, and when it matters: `<Option hills: off on, where mode is capital or conquest>`."""
        other = f", where {self.when[0].name} is {' or '.join(self.when[1])}" if self.when else ""
        return f"<Option {self.name}: {' '.join(self.choices)}{other}>"

    @property
    def default(self) -> C:
        return self.choices[0]

    def of(self, options: Mapping[str, str]) -> C:
        """What a table has chosen: `LONE_DIE.of(g.options) == "one"`."""
        return options[self.name]  # type: ignore[return-value]

    def get(self, options: Mapping[str, str]) -> C | None:
        """What a table has chosen; None where its game does not have this option."""
        return self.of(options) if self.name in options else None

    def with_choices(self, *first: str, when: tuple[Option[Any], tuple[str, ...]] | None = None) -> Option[str]:
        """This option as a game lists it: with further choices before its own, which the game replaces by one of these
        when it composes its rules, and only where it has an effect."""
        return Option(self.name, (*first, *self.choices), when)

    def matters(self, options: Mapping[str, str]) -> bool:
        """Whether this option has any effect together with these choices."""
        return self.when is None or self.when[0].of(options) in self.when[1]
