"""A game as a table chooses it: its options, its seats, and the ruleset that they compose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rules.kernel.ruleset import Ruleset
from rules.kernel.tagged import value
from rules.kernel.values import Player, Refusal, Refused


@dataclass(frozen=True, slots=True)
class Option:
    """Something a table may choose before the game. The first choice is the default."""

    name: str
    choices: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.choices[0]


@dataclass(frozen=True, slots=True)
class Setting:
    """What a table has chosen: the game, the seats in table order, every option. It determines the ruleset."""

    game: str
    seats: tuple[Player, ...]
    options: tuple[tuple[str, str], ...]


@value
class NoSuchOption(Refusal):
    """No option of that name, or no such choice of it."""

    option: str
    choice: str


@dataclass(frozen=True, slots=True)
class Game:
    """One game: its options, its colours by side, who may sit together, and how its ruleset is composed.

    `colours` gives each seat's side ("" where a game has none), in table order. `unseated` says why these seats
    cannot begin with these options, or None.
    """

    name: str
    options: tuple[Option, ...]
    colours: Mapping[Player, str]
    unseated: Callable[[tuple[Player, ...], Mapping[str, str]], Refusal | None]
    compose: Callable[[Setting], Ruleset]

    def setting(self, seats: tuple[Player, ...], chosen: Mapping[str, str] | None = None) -> Setting:
        """A checked setting, every option filled in; raises `Refused`."""
        options = self.chosen(chosen or {})
        order = tuple(colour for colour in self.colours if colour in seats)
        if why := self.unseated(order, options):
            raise Refused(why)
        return Setting(self.name, order, tuple(options.items()))

    def chosen(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its choice; raises `Refused` for an unknown option or choice."""
        known = {option.name: option for option in self.options}
        for name, choice in chosen.items():
            if name not in known or choice not in known[name].choices:
                raise Refused(NoSuchOption(name, choice))
        return {option.name: chosen.get(option.name, option.default) for option in self.options}


@lru_cache(maxsize=256)
def composed(game: Callable[[Setting], Ruleset], setting: Setting) -> Ruleset:
    """The ruleset of a setting, composed once."""
    return game(setting)
