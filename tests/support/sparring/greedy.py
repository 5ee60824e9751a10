"""A beginner: everything beside the weakest neighbour, then attack while there is one army more, and all move in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from table import Table, answer_with, turn_of

from rules import Action, Offer, Ruleset, Territory, View

ENOUGH = 2
"""How many armies more than the defender an attack needs."""


def edge(table: Table, where: Territory) -> float:
    """How far an army is above the weakest neighbour."""
    return max((table.land.armies(where) - table.land.armies(t) for t in table.foes(where)), default=-1e9)


def place(table: Table) -> Action | None:
    return table.deploy(lambda t: edge(table, t))


def fight(table: Table) -> Action | None:
    armies = table.land.armies
    found = max(table.attacks(), key=lambda way: armies(way[1]) - armies(way[2]), default=None)
    if found and armies(found[1]) - armies(found[2]) >= ENOUGH:
        return table.attack(found[0], found[2])
    return table.finish()


def march(table: Table) -> Action | None:
    return table.march(lambda t: edge(table, t)) or table.finish()


ANSWERS = turn_of(place, fight, lambda table: table.move_in(1), march)


def answer(rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int], /) -> Action:
    return answer_with(ANSWERS, rules, view, number, offers, pick)
