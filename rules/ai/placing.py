"""Placing armies: claiming, stationing, deploying reinforcements, and trading sets."""

from __future__ import annotations

from rules.ai.outlook import Sight
from rules.atlas import Territory
from rules.kernel.values import Action
from rules.risk.setup.claiming import Claim, Station
from rules.risk.turn.cards import Trade
from rules.risk.turn.reinforce import Deploy, Finish
from rules.risk.turn.share_out import ShareOut

FORESEEN = 5
"""How many regiments to evaluate a territory with when stationing one, as small garrisons everywhere win nothing."""
NEARBY = 0.3


def reinforce(sight: Sight) -> Action | None:
    """A set first, then the regiments; with nothing to place keep the set, which would bring nothing."""
    if sight.offers_of(Finish):
        return Finish(sight.number, sight.me)
    return trade(sight) or deploy(sight)


def trade(sight: Sight) -> Action | None:
    """Trade the most valuable set at once: armies are worth most early."""
    offers = sight.offers_of(Trade)
    return offers[0].first_answer(sight.number, sight.me) if offers else None


def deploy(sight: Sight) -> Action | None:
    """Place all armies on the territory where they gain most, or half if two territories need them."""
    offers = sight.offers_of(Deploy)
    if not offers:
        return None
    where, most = offers[0].fields["where"], offers[0].fields["count"][-1]
    open_to = [t for t in sight.front if t in where] or list(where)
    if most == 1 or len(open_to) == 1:
        return Deploy(sight.number, sight.me, sight.best(open_to, lambda t: sight.gain(t, most)), most)
    half = (most + 1) // 2
    halves = {t: sight.gain(t, half) for t in open_to}
    whole = sight.best(open_to, lambda t: sight.gain(t, most))
    first, second = sorted(halves.values(), reverse=True)[:2]
    if first + second > sight.gain(whole, most):
        return Deploy(sight.number, sight.me, sight.best(open_to, halves.__getitem__), half)
    return Deploy(sight.number, sight.me, whole, most)


def share_out(sight: Sight) -> Action:
    """As many as may go there, where they bring most."""
    where, most = sight.offers[0].fields["where"], sight.offers[0].fields["count"][-1]
    return ShareOut(sight.number, sight.me, sight.best(where, lambda t: sight.gain(t, most)), most)


def claim(sight: Sight) -> Action:
    """Claim the empty territory of the highest value, next to my own if possible."""
    land, links_of = sight.land, sight.board.links_of

    def promise(where: Territory) -> float:
        return sight.worth(where) + NEARBY * sum(land.owner(t) == sight.me for t in links_of[where])

    return Claim(sight.number, sight.me, sight.best(sight.offers[0].fields["where"], promise))


def station(sight: Sight) -> Action:
    """Station a regiment on the border territory where it gains most; a neutral one where it obstructs enemies."""
    where = sight.offers[0].fields["where"]
    if sight.decision.owner != sight.me:
        rivals = sight.friends | {sight.decision.owner}
        near = {t: sum(sight.land.owner(n) not in rivals for n in sight.board.links_of[t]) for t in where}
        return Station(sight.number, sight.me, sight.best(where, near.__getitem__))
    foreseen = min(sight.decision.left, FORESEEN)
    return Station(sight.number, sight.me, sight.best(sight.front, lambda t: sight.gain(t, foreseen)))
