"""Positions of Godstorm for the rulebook's cases: a few lands, gods and cards, and one player's step.

    game = field(hold={"blue": "gaul:5"}, gods={"blue": "war@gaul"})
    game.fight("gaul", "liguria", ("war",), attack=(6, 5, 4), defence=(1,))

Territories that are not named belong to `rest`, with one army each.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game_in_progress import Named, UnderWay, and_rest
from godstorm_random_games import SEATS, table

from rules import NamedDraws, Part, Task
from rules.godstorm.epochs import Epochs
from rules.godstorm.faith import faith_of
from rules.godstorm.gods import Gods
from rules.godstorm.temples import Temples
from rules.kernel.values import Player
from rules.risk.battle import Defend
from rules.risk.invasion import Attack, Combat

BLUE, GREEN, OCHRE, PURPLE, BROWN = SEATS


class Field(UnderWay):
    """A game of Godstorm in progress."""

    def fight(
        self,
        source: str,
        target: str,
        gods: tuple[str, ...] = (),
        *,
        attack: tuple[int, ...],
        defence: tuple[int, ...],
        dice: tuple[int, int] = (0, 0),
    ) -> Field:
        """One battle with these dice, rerolls included; `dice` are how many each side throws, if there are rerolls."""
        thrown, answered = dice[0] or len(attack), dice[1] or len(defence)
        self.play(Attack, source, target, thrown, gods)
        return self.play(Defend, answered, attack=attack, defence=defence)

    def faith(self, player: str) -> int:
        return faith_of(self.state, Player(player))

    def gods(self, player: str) -> dict[str, str]:
        return dict(self.state.part(Gods).of(Player(player)))

    def temples(self) -> tuple[str, ...]:
        return self.state.part(Temples).at

    def below(self, player: str) -> tuple[str, ...]:
        return self.state.land.of(Player(player), "underworld")


def field(
    *,
    players: int = 3,
    turn: str = "blue",
    step: type[Task] = Combat,
    hold: Named | None = None,
    rest: str = "ochre",
    epoch: int = 1,
    parts: tuple[Part, ...] = (),
    dice: Iterable[int] = (),
    options: dict[str, str] | None = None,
    **said: Any,
) -> Field:
    """A position at the beginning of `turn`'s step, run with these dice until a decision is open."""
    return Field.laid_out(
        table(players, **(options or {})), and_rest(hold or {}, rest), NamedDraws(die=dice),
        turn=turn, step=step, parts=(Epochs(epoch), *parts), **said,
    )  # fmt: skip
