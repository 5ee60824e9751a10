"""What is asked of a game by its name alone, before there is a ruleset: lobby card, `/risk new`, pages of rules."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class LobbyWords:
    """The pages of a game's rules, and how its options are shown."""

    topics: Sequence[str] = ()
    """The pages of its rules (`rules-<topic>`), in reading order."""
    explained: Mapping[str, str] = field(default_factory=dict)
    """The page of rules on which each question is explained, by the question's topic."""
    first_options: Collection[str] = ()
    """The options at the top of the lobby card, which can also be typed with `/risk new`."""
    typed_options: Collection[str] = ()
    """More options that can be typed with `/risk new`."""
    option_groups: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The groups of options in the list of all (their headings are `options-<group>`), in order."""
    has_general: bool = False
    """Whether the first at the table is the General, from whose left cards are dealt."""

    def named_options(self) -> Iterator[tuple[str, str]]:
        """Every option that is named, with the place where."""
        yield from ((option, "first_options") for option in self.first_options)
        yield from ((option, "typed_options") for option in self.typed_options)
        for group, options in self.option_groups.items():
            yield from ((option, f"option_groups[{group!r}]") for option in options)
