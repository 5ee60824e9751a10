"""Hoards on one territory, takes one cheap land a turn at most, and strikes once it is by far the strongest there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from table import Table, answer_with, turn_of

from rules import Action, Offer, Ruleset, Territory, View

STRIKE = 25
"""The armies at which a stack sets out."""


def value(table: Table, where: Territory) -> float:
    """The largest army is made larger."""
    return table.land.armies(where) + 0.1 * table.threat(where) if table.foes(where) else -1


def fight(table: Table) -> Action | None:
    armies = table.land.armies
    ways = [way for way in table.attacks() if armies(way[1]) > armies(way[2]) + 1]
    strong = [way for way in ways if armies(way[1]) >= STRIKE or armies(way[1]) > 4 * armies(way[2])]
    if strong:
        offer, _, target = max(strong, key=lambda way: armies(way[1]) - armies(way[2]))
        return table.attack(offer, target)
    return table.finish()


def place(table: Table) -> Action | None:
    return table.deploy(lambda t: value(table, t))


def march(table: Table) -> Action | None:
    return table.march(lambda t: value(table, t)) or table.finish()


ANSWERS = turn_of(place, fight, lambda table: table.move_in(1), march)


def answer(rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int], /) -> Action:
    return answer_with(ANSWERS, rules, view, number, offers, pick)
