"""What a position is worth: the share of the strength on the board that is mine, once the others have had their turns.

A seat's strength counts armies, territories, some rounds of income, and cards as parts of the next set; then each seat
takes from whom it can eliminate.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, pow

from rules.ai.plan.position import ME, Position
from rules.ai.plan.terms import Goal, Terms

SET_HELD = (0.0, 0.0, 0.0, 0.42, 0.82, 1.0)
"""The chance that so many cards hold a set."""
ENOUGH, WIDTH = 1.3, 6.0
"""How many times another's armies a seat needs to eliminate him in one turn, for an even chance, and how sharp that
is."""
FURTHEST = 40.0


def sigmoid(x: float) -> float:
    """From 0 far below 0 to 1 far above it."""
    return 1.0 / (1.0 + exp(-max(-FURTHEST, min(FURTHEST, x))))


class LastStanding:
    """The aim of whoever wins by being the last. Other aims that are reached by strength add what they are."""

    def goals(self, on: Terms, at: Position) -> Iterable[Goal]:
        return ()

    def won(self, on: Terms, at: Position) -> bool:
        """Whether this position wins for whoever plans, though others are left."""
        return False

    def nearness(self, on: Terms, at: Position) -> Sequence[float]:
        """How near each seat is to winning though others are left, from 0 to 1; none: nobody can."""
        return ()

    def worth(self, on: Terms, at: Position) -> float:
        """In haste it counts rather how few others are left to be reckoned with: who is patient for ever wins nothing.

        There others are measured by what was usual in the first position that was valued, where the turn stands now.
        """
        if self.won(on, at):
            return 1.0
        strength = strengths(on, at)
        if not strength[ME]:
            return 0.0
        for seat, near in enumerate(self.nearness(on, at)):
            strength[seat] *= 1.0 + on.weights.nearness * near * near
        powers = [pow(each, on.weights.share) for each in strength]
        share = powers[ME] / (sum(powers) + on.weights.grudge * max(powers[1:]))
        if not on.haste:
            return share
        if not on.usual:
            on.usual = sum(strength) / sum([each > 0.0 for each in strength])
        rivals = sum([min(1.0, each / on.usual) for each in strength[1:]])
        return (1.0 - on.haste) * share + on.haste / (1.0 + rivals)


def strengths(on: Terms, at: Position) -> list[float]:
    """Each seat's strength, in armies; 0 for a seat without land."""
    weights, lands, coming = on.weights, at.lands, on.set_worth(at.traded)
    mobile, standing = _count_armies(on, at)
    income = _count_income(on, at)
    rounds = weights.rounds / (1.0 + weights.late * coming / 10.0)
    cards = at.cards.copy()
    cards[ME] += at.conquered
    result = [
        mobile[seat] + weights.land * count + rounds * income[seat] + weights.card * cards[seat] * coming
        if count
        else 0.0
        for seat, count in enumerate(lands)
    ]
    power = [mobile[n] + income[n] + SET_HELD[min(cards[n], 5)] * coming for n in range(len(lands))]
    _hunt(on, at, result, power, standing)
    return result


def _count_armies(on: Terms, at: Position) -> tuple[list[float], list[float]]:
    """By seat, the armies that can attack (fewer in the rear), and all that defend.

    The largest of mine in the rear counts in full: the turn's march brings it to a border.
    """
    owner, armies, near, rear = at.owner, at.armies, on.ground.near, on.weights.rear
    mobile, standing = [0.0] * len(at.lands), [0.0] * len(at.lands)
    behind = 0.0
    for t, seat in enumerate(owner):
        if seat < 0:
            continue
        here = armies[t]
        standing[seat] += here
        if here <= 1.0:
            continue
        for other in near[t]:
            if owner[other] != seat:
                mobile[seat] += here - 1.0
                break
        else:
            mobile[seat] += rear * (here - 1.0)
            if seat == ME and here > behind:
                behind = here
    if behind:
        mobile[ME] += (1.0 - rear) * (behind - 1.0)
    unplaced = at.reserve + at.bonus
    mobile[ME] += unplaced
    standing[ME] += unplaced
    return mobile, standing


def _count_income(on: Terms, at: Position) -> list[float]:
    """Each seat's armies a turn: for its territories, and for its regions as far as it will hold them."""
    owner, weights = at.owner, on.weights
    income = [max(3.0, count / 3.0) if count else 0.0 for count in at.lands]
    for area in on.ground.areas:
        held: dict[int, int] = {}
        for t in area.lands:
            seat = owner[t]
            if seat >= 0:
                held[seat] = held.get(seat, 0) + 1
        size = len(area.lands)
        for seat, count in held.items():
            if count < size:
                share = count / size
                income[seat] += weights.part * area.bonus * share * share * share
                continue
            held_whole = 1.0
            for t in area.doors:
                held_whole *= hold(on, at, t)
            income[seat] += area.bonus * (0.15 + 0.85 * held_whole)
    return income


def hold(on: Terms, at: Position, where: int) -> float:
    """The chance that the armies on a space hold it against the strongest neighbour until their next turn."""
    owner, lands, spent = at.owner, at.lands, on.spent
    seat, threat = owner[where], 0.0
    for other in on.ground.near[where]:
        enemy = owner[other]
        if enemy >= 0 and enemy != seat and enemy not in spent:
            coming = on.weights.coming * max(3.0, lands[enemy] / 3.0)
            threat = max(threat, at.armies[other] - 1.0 + coming)
    here = at.armies[where]
    return sigmoid((here - on.weights.threat * threat) / (1.0 + 0.25 * here)) if threat else 1.0


def _hunt(on: Terms, at: Position, result: list[float], power: list[float], standing: list[float]) -> None:
    """Let each seat, in turn order and mine last, take from those whom it can eliminate what they hold."""
    lands, cards, weights, coming = at.lands, at.cards, on.weights, on.set_worth(at.traded)
    for hunter in (*range(1, len(lands)), ME):
        if not lands[hunter]:
            continue
        for prey, count in enumerate(lands):
            if prey == hunter or not count:
                continue
            ratio = power[hunter] / (0.9 * standing[prey] + count + 1.0)
            if ratio > 0.6:
                eats = sigmoid(WIDTH * (ratio - ENOUGH))
                spoils = 1.2 * weights.card * cards[prey] * coming + 0.3 * standing[prey]
                result[hunter] += weights.hunger * eats * spoils
                result[prey] *= 1.0 - 0.5 * eats
