"""A wall at choke points: levels all borders with their threats, and attacks only what makes the border shorter."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from table import Table, answer_with, turn_of

from rules import Action, Offer, Ruleset, Territory, View

SAFE = 2.0
"""How many times the defender's army an attack takes."""


def lacking(table: Table, where: Territory) -> float:
    """How many armies a border lacks against the largest beside it."""
    return table.threat(where) - table.land.armies(where) if table.foes(where) else -1e9


def shortens(table: Table, target: Territory) -> int:
    """How many borders of mine a conquest would end, less those that it opens."""
    ended = sum(table.foes(t) == [target] for t in table.links[target] if table.land.owner(t) == table.me)
    opened = sum(table.land.owner(t) not in (table.me, "") for t in table.links[target])
    return 2 * ended - opened


def place(table: Table) -> Action | None:
    return table.deploy(lambda t: lacking(table, t))


def fight(table: Table) -> Action | None:
    armies = table.land.armies
    ways = [way for way in table.attacks() if armies(way[1]) > SAFE * armies(way[2]) + 1]
    if ways:
        offer, _, target = max(ways, key=lambda way: (shortens(table, way[2]), armies(way[1]) - armies(way[2])))
        return table.attack(offer, target)
    return table.finish()


def move_in(table: Table) -> Action | None:
    source, target = table.decision.source, table.decision.target
    return table.move_in(1 if not table.foes(source) else 0.5 if table.foes(target) else 0)


def march(table: Table) -> Action | None:
    return table.march(lambda t: lacking(table, t)) or table.finish()


ANSWERS = turn_of(place, fight, move_in, march)


def answer(rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int], /) -> Action:
    return answer_with(ANSWERS, rules, view, number, offers, pick)
