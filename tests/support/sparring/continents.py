"""Holds continents: takes the one of which the least is left, guards its doors, and breaks those of others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from table import Table, answer_with, turn_of

from rules import Action, Offer, Ruleset, Territory, View
from rules.author import RegionName

SAFE = 1.6
"""How many times the defender's army an attack outside the wanted continent takes."""


def wanted(table: Table) -> RegionName:
    """The continent not yet whole that brings most for what is left to take."""
    land, regions = table.land, table.rules.board.regions

    def cost(name: RegionName) -> float:
        left = [t for t in regions[name].territories if land.owner(t) != table.me]
        return sum(land.armies(t) + 1 for t in left) / (regions[name].bonus + 1) if left else 1e9

    return min(regions, key=cost)


def whole(table: Table, where: Territory) -> bool:
    """Whether somebody holds all of the continent of a territory."""
    name = table.rules.board.region_of.get(where)
    return name is not None and len({table.land.owner(t) for t in table.rules.board.regions[name].territories}) == 1


def value(table: Table, where: Territory) -> float:
    """How much an army is needed at a territory: at doors of what is held, else towards what is wanted."""
    goal, region_of = wanted(table), table.rules.board.region_of
    lacking = table.threat(where) - table.land.armies(where)
    if whole(table, where) and lacking > 0:
        return 100 + lacking
    towards = [t for t in table.foes(where) if region_of.get(t) == goal]
    return table.land.armies(where) + 10 * len(towards) if towards else lacking - 100


def place(table: Table) -> Action | None:
    return table.deploy(lambda t: value(table, t))


def fight(table: Table) -> Action | None:
    goal, armies, region_of = wanted(table), table.land.armies, table.rules.board.region_of
    ways = [way for way in table.attacks() if armies(way[1]) > armies(way[2]) + 1]
    in_goal = [way for way in ways if region_of.get(way[2]) == goal]
    breaking = [way for way in ways if whole(table, way[2]) and armies(way[1]) > SAFE * armies(way[2])]
    cheap = [way for way in ways if armies(way[1]) > 3 * SAFE * armies(way[2])]
    for some in (in_goal, breaking, cheap):
        if some:
            offer, _, target = max(some, key=lambda way: armies(way[1]) - armies(way[2]))
            return table.attack(offer, target)
    return table.finish()


def move_in(table: Table) -> Action | None:
    source, target = table.decision.source, table.decision.target
    stays = value(table, source) if table.foes(source) else -1e9
    return table.move_in(1 if value(table, target) >= stays else 0)


def march(table: Table) -> Action | None:
    return table.march(lambda t: value(table, t)) or table.finish()


ANSWERS = turn_of(place, fight, move_in, march)


def answer(rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int], /) -> Action:
    return answer_with(ANSWERS, rules, view, number, offers, pick)
