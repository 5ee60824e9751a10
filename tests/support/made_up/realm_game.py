"""A tiny game on two realms of the Ancient Earth: armies fight on the main map, then in the Underworld.

From their Heaven the dead can attack each of the three gates, and none of them needs to stay behind.

    game = below(hold={"red": "rus:3 north-gate:4"})
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from support.random_games.game_in_progress import Named, UnderWay, and_rest

from rules import NOBODY, NamedDraws, Player, Ruleset
from rules.author import Context, Module, Task, board, links, windows
from rules.risk import (
    Attack,
    Combat,
    Defend,
    Fortification,
    Leaders,
    NextTurn,
    Reinforcement,
    battle,
    fortify,
    invasion,
    neutral,
    occupy,
    plan,
    reinforce,
    sources,
    stays_behind,
    turns,
)

RED, BLUE, YELLOW = SEATS = (Player("red"), Player("blue"), Player("yellow"))
UNDERWORLD = "underworld"
HEAVENS: Mapping[Player, str] = {RED: "valhalla", BLUE: "avalon", YELLOW: "duat"}
GATES = ("north-gate", "southeast-gate", "southwest-gate")
BELOW = Combat(UNDERWORLD)
heavens = Module("heavens", needs=("invasion",))


@heavens.modifies(sources)
def from_heaven(g: Context, sources: tuple[str, ...], player: Player, realm: str) -> tuple[str, ...]:
    return (*sources, *g.state.land.of(player, "heavens")) if realm == UNDERWORLD else sources


@heavens.modifies(links)
def to_the_gates(g: Context, links: Mapping[str, str], where: str, leaders: Leaders) -> Mapping[str, str]:
    return dict.fromkeys(GATES, "land") if where in HEAVENS.values() else links


@heavens.modifies(stays_behind)
def nobody_stays(g: Context, least: int, source: str) -> int:
    return 0 if source in HEAVENS.values() else least


def rules_of(*more: Module, turn: tuple[Task, ...] = (Reinforcement(), Combat(), BELOW, Fortification())) -> Ruleset:
    """The game with further modules."""
    shared = (windows, turns, neutral, reinforce, invasion, battle, occupy, fortify, plan, heavens)
    return Ruleset(
        "two-realms",
        (*shared, *more),
        board=board("ancient_earth"),
        seats=SEATS,
        start=(NextTurn(),),
        turn=turn,
        options={"concede": "ai"},
    )


class Realms(UnderWay):
    """A game on several realms in progress."""

    def battle(self, source: str, target: str, *, attack: tuple[int, ...], defence: tuple[int, ...]) -> Realms:
        """One battle with these dice."""
        self.play(Attack, source, target, len(attack))
        return self.play(Defend, len(defence), attack=attack, defence=defence)


def above(
    hold: Named,
    *more: Module,
    rest: str = "yellow",
    step: str | type[Task] = Combat,
    empty: str = "",
    turn: str = "red",
) -> Realms:
    """A position at the beginning of `turn`'s step; `empty` are territories that armies have left."""
    game = Realms.laid_out(rules_of(*more), and_rest(hold, rest), NamedDraws(), turn=turn, step=step)
    vacate(game, empty.split())
    return game


def below(hold: Named, *more: Module, rest: str = "yellow", turn: str = "red") -> Realms:
    """A position at the beginning of `turn`'s combat in the Underworld."""
    rules = rules_of(*more, turn=(BELOW, Fortification()))
    return Realms.laid_out(rules, and_rest(hold, rest), NamedDraws(), turn=turn)


def vacate(game: UnderWay, lands: Iterable[str]) -> None:
    """Take all armies off these territories."""
    for where in lands:
        game.state.land.add(where, -game.armies(where))
        assert game.owner(where) == NOBODY
