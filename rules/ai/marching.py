"""Fortifying: move armies from the rear to the front territory that needs them most."""

from __future__ import annotations

from collections.abc import Mapping

from rules.ai.outlook import Sight
from rules.atlas import Territory
from rules.kernel.offers import Offer
from rules.kernel.values import Action
from rules.risk.turn.fortify import Fortify
from rules.risk.turn.reinforce import Finish


def march(sight: Sight) -> Action | None:
    """March with the largest army in the rear to where it gains most, or nearer to the front; otherwise finish."""
    behind = [offer for offer in sight.offers_of(Fortify) if not sight.foes(offer.fields["source"][0])]
    if behind:
        largest = max(offer.fields["count"][-1] for offer in behind)
        ends = {t for offer in behind for t in offer.fields["target"] if sight.foes(t)}
        if ends:
            goal = sight.best(sorted(ends), lambda t: sight.gain(t, largest))
            return _send(sight, behind, goal)
        if nearer := _approach(sight, behind):
            return nearer
    return Finish(sight.number, sight.me) if sight.offers_of(Finish) else None


def _send(sight: Sight, behind: list[Offer], goal: Territory) -> Action:
    """March with all armies that can go, with as many leaders as possible."""
    ways = [offer for offer in behind if goal in offer.fields["target"]]
    way = max(ways, key=lambda offer: (offer.fields["count"][-1], len(offer.fields["leaders"][-1])))
    most = {name: way.fields[name][-1] for name in ("count", "leaders")}
    return way.first_answer(sight.number, sight.me, target=goal, **most)


def _approach(sight: Sight, behind: list[Offer]) -> Action | None:
    """March with the largest army that gets nearer to the front, where no single march reaches it."""
    far = _steps_to_front(sight)
    for offer in sorted(behind, key=lambda one: one.fields["count"][-1], reverse=True):
        known = [t for t in offer.fields["target"] if t in far]
        goal = min(known, key=far.__getitem__, default=None)
        source = offer.fields["source"][0]
        if goal is not None and far[goal] < far.get(source, len(far)):
            return _send(sight, [offer], goal)
    return None


def _steps_to_front(sight: Sight) -> Mapping[Territory, int]:
    """How many steps each of my territories is from one that borders on an enemy, through mine alone."""
    mine = set(sight.land.of(sight.me))
    far = {t: 0 for t in sight.land.of(sight.me) if sight.foes(t)}
    edge = list(far)
    for here in edge:
        for t in sight.board.links_of[here]:
            if t in mine and t not in far:
                far[t] = far[here] + 1
                edge.append(t)
    return far
