"""Hunts whoever is weakest for what he holds: one large army that goes through him, land by land."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from table import Table, answer_with, turn_of

from rules import Action, Offer, Player, Ruleset, Territory, View

PLENTY = 1.3
"""How many times a prey's army mine must be before the hunt begins."""


def prey(table: Table) -> Player | None:
    """The seat that is left with the fewest armies, of those that border on mine first."""
    land = table.land
    seats = [seat for seat in table.view.seats if seat != table.me and land.of(seat)]
    beside = {land.owner(t) for mine in table.mine for t in table.foes(mine)}
    near = [seat for seat in seats if seat in beside] or seats
    return min(near, key=lambda seat: sum(land.armies(t) + 1 for t in land.of(seat)), default=None)


def value(table: Table, where: Territory) -> float:
    """Armies go to where the largest stands beside the prey."""
    hunted = prey(table)
    beside = sum(table.land.owner(t) == hunted for t in table.foes(where))
    return table.land.armies(where) + (1000 if beside else 0) if table.foes(where) else -1


def place(table: Table) -> Action | None:
    return table.deploy(lambda t: value(table, t))


def fight(table: Table) -> Action | None:
    land, hunted = table.land, prey(table)
    theirs = sum(land.armies(t) + 1 for t in land.of(hunted)) if hunted else 0
    strong = max((land.armies(t) for t in table.mine if table.foes(t)), default=0)
    ways = [way for way in table.attacks() if land.armies(way[1]) > land.armies(way[2]) + 1]
    hunt = [way for way in ways if land.owner(way[2]) == hunted]
    if hunt and (strong > PLENTY * theirs or len(table.view.seats) == 2):
        offer, _, target = max(hunt, key=lambda way: land.armies(way[1]) - land.armies(way[2]))
        return table.attack(offer, target)
    card = [way for way in ways if land.armies(way[1]) > 3 * land.armies(way[2])]
    if card:
        offer, _, target = min(card, key=lambda way: land.armies(way[2]))
        return table.attack(offer, target)
    return table.finish()


def move_in(table: Table) -> Action | None:
    source, target = table.decision.source, table.decision.target
    return table.move_in(1 if value(table, target) >= value(table, source) else 0)


def march(table: Table) -> Action | None:
    return table.march(lambda t: value(table, t)) or table.finish()


ANSWERS = turn_of(place, fight, move_in, march)


def answer(rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int], /) -> Action:
    return answer_with(ANSWERS, rules, view, number, offers, pick)
