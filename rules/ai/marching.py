"""Fortifying: move armies from the rear to the front territory that needs them most."""

from __future__ import annotations

from rules.ai.outlook import Sight
from rules.kernel.offers import Offer
from rules.kernel.values import Action
from rules.risk.fortify import Fortify
from rules.risk.reinforce import Finish


def march(sight: Sight) -> Action | None:
    """March with the largest army in the rear to where it gains most; otherwise finish."""
    behind = [offer for offer in sight.offered(Fortify) if not sight.foes(offer.fields["source"][0])]
    if behind:
        largest = max(offer.fields["count"][-1] for offer in behind)
        ends = {t for offer in behind for t in offer.fields["target"] if sight.foes(t)}
        if ends:
            goal = sight.best(sorted(ends), lambda t: sight.gain(t, largest))
            return _send(sight, behind, goal)
    return Finish(sight.number, sight.me) if sight.offered(Finish) else None


def _send(sight: Sight, behind: list[Offer], goal: str) -> Action:
    """March with all armies that can go, with a leader if possible."""
    ways = [offer for offer in behind if goal in offer.fields["target"]]
    way = max(ways, key=lambda offer: (offer.fields["count"][-1], offer.fields["led"][-1]))
    return way.answer(sight.number, sight.me, target=goal, count=way.fields["count"][-1])
