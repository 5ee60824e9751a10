"""Positions of classic Risk for the rulebook's cases: a few lands and cards, and one player's step.

    game = field(hold={"red": "alaska:4"})
    game.battle("alaska", "kamchatka", attack=(6, 5, 4), defence=(1,))
    assert game.owner("kamchatka") == "red"

Territories that are not named belong to `rest`, with one army each.
"""

from __future__ import annotations

from collections.abc import Iterable

from support.random_games.game_in_progress import Named, UnderWay, and_rest

from rules import NamedDraws, Player, Ruleset
from rules.author import Part, Task
from rules.classic import CLASSIC
from rules.risk.combat.battle import Defend
from rules.risk.combat.invasion import Attack, Combat

COLOURS = tuple(CLASSIC.colours)
RED, BLUE, YELLOW, GREEN, BLACK, PURPLE = COLOURS


def rules_of(players: int, **options: str) -> Ruleset:
    """The ruleset for this many players, the first colours in table order; options with `_` for `-`."""
    return CLASSIC.ruleset(CLASSIC.setting(COLOURS[:players], named(options)))


def named(options: Named) -> dict[str, str]:
    return {name.replace("_", "-"): choice for name, choice in options.items()}


class Field(UnderWay):
    """A game of classic Risk in progress."""

    def battle(self, source: str, target: str, *, attack: tuple[int, ...], defence: tuple[int, ...]) -> Field:
        """One battle with these dice."""
        self.play(Attack, source, target, len(attack))
        return self.play(Defend, len(defence), attack=attack, defence=defence)

    def all_armies(self, player: str) -> int:
        return sum(self.armies(t) for t in self.state.land.of(Player(player)))

    def lands(self, player: str) -> list[str]:
        return list(self.state.land.of(Player(player)))


def opening(players: int = 3, key: bytes = b"a table", **options: str) -> Field:
    """A new game up to its first decision, with random dice."""
    return Field.opened(rules_of(players, **options), key)


def field(
    *,
    players: int = 3,
    turn: str = "red",
    step: type[Task] = Combat,
    hold: Named | None = None,
    rest: str = "yellow",
    hands: Named | None = None,
    deck: str = "",
    discard: str = "",
    missions: Named | None = None,
    capitals: Named | None = None,
    parts: tuple[Part, ...] = (),
    dice: Iterable[int] = (),
    turns: int = 1,
    mode: str = "conquest",
    **options: str,
) -> Field:
    """A position at the beginning of `turn`'s step, run with these dice until a decision is open.

    `hold` gives territories as `alaska:4`; other arguments of `rules.position` are passed on, the rest are options.
    """
    arguments = {"hands": hands, "deck": deck, "discard": discard, "missions": missions, "capitals": capitals}
    return Field.laid_out(
        rules_of(players, mode=mode, **options), and_rest(hold or {}, rest), NamedDraws(die=dice),
        turn=turn, step=step, turns=turns, parts=parts, **{name: what for name, what in arguments.items() if what},
    )  # fmt: skip
