"""Positions of Middle-earth for the rulebook's cases: a few lands, captains and cards, and one player's step.

    game = position(hold={"green": "harad:4"}, captains={"green": "harad"})
    game.battle("harad", "near_harad", attack=(6, 5, 4), defence=(1,))
    assert game.owner("near_harad") == "green"

Territories that are not named belong to `rest`, with one regiment each.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from support.random_games.game_in_progress import Named, UnderWay, and_rest

from rules import NamedDraws, Player, ruleset
from rules.author import Pass, Task, ToReact
from rules.lotr import LOTR, PATH
from rules.lotr.adventures import score_zone, tales
from rules.lotr.captains import A_CAPTAIN, Captains
from rules.lotr.fellowship import Journey
from rules.risk.combat.battle import Defend
from rules.risk.combat.invasion import Attack, Combat

TWO, THREE, FOUR = "green red", "green black red", "green black yellow red"
NEUTRAL = "neutral"


class Position(UnderWay):
    """A game of Middle-earth in progress."""

    def pass_all(self) -> Position:
        """Pass in every open window."""
        if not isinstance(self.asked(), ToReact):
            return self
        events = self.events[:0]
        while isinstance(self.asked(), ToReact):
            events += self.play(Pass).events
        self.events = events
        return self

    def battle(
        self, source: str, target: str, *, attack: tuple[int, ...], defence: tuple[int, ...],
        led: bool = False, shielded: bool = False,
    ) -> Position:  # fmt: skip
        """One battle with these dice; `shielded`: the defender's captain takes part."""
        self.play(Attack, source, target, len(attack), A_CAPTAIN if led else ()).pass_all()
        return self.play(Defend, len(defence), A_CAPTAIN if shielded else (), attack=attack, defence=defence)

    def captains(self, player: str) -> list[str]:
        return sorted(self.state.parts[Captains].at(Player(player)))

    def tales(self, player: str) -> list[str]:
        return sorted(self.state.zone(tales(Player(player))).cards)

    def laid(self, player: str) -> list[str]:
        return sorted(self.state.zone(score_zone(Player(player))).cards)

    @property
    def ring(self) -> str:
        """Where the Fellowship is."""
        return PATH.of(self.rules.board)[self.state.parts[Journey].steps][0]


def opening(seats: str = TWO, options: Named | None = None, key: bytes = b"a table") -> Position:
    """A new dealt game up to its first decision, with random dice."""
    return Position.opened(ruleset(LOTR.setting(tuple(map(Player, seats.split())), options)), key)


def position(
    *,
    seats: str = TWO,
    step: type[Task] = Combat,
    hold: Named | None = None,
    rest: str = "red",
    options: Named | None = None,
    dice: Iterable[int] = (),
    shuffle: str = "",
    **setup: Any,
) -> Position:
    """A position at the beginning of a step, by default of green's turn, continued with these dice.

    `hold` gives territories as `harad:4`; `setup` is what `rules.position` takes.
    """
    rules = ruleset(LOTR.setting(tuple(map(Player, seats.split())), options))
    script = NamedDraws(die=dice, shuffle=shuffle)
    return Position.laid_out(rules, and_rest(hold or {}, rest), script, step=step, **{"turn": "green", **setup})
