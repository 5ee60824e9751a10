"""The AI's turn in Legacy: headquarters guarded and raided, attacks that pay, and walks into empty land."""

from __future__ import annotations

from rules.ai.fighting import best_plan, move_in
from rules.ai.legacy.cards import trade
from rules.ai.legacy.raids import best_raid, war, wins
from rules.ai.marching import march
from rules.ai.outlook import Sight
from rules.ai.placing import deploy
from rules.atlas import Territory
from rules.kernel.values import NOBODY, Action
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import Attack
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.fortify import Fortify
from rules.risk.turn.reinforce import Deploy, Finish

SAFE = 0.55
"""Headquarters are safe enough if the chance to lose them in the next round is not above this."""
GARRISON = 2
"""So many besides the last troop never leave headquarters of mine for a walk or a manoeuvre."""
A_GOOD_ATTACK = 1.0
"""An attack that promises more than this comes before a walk into empty land."""
LEAST_GAIN = 0.8
"""No empty land that is worth less is entered."""
BEYOND = 0.15
"""What each empty territory beyond is worth."""


def reinforce(sight: Sight) -> Action | None:
    """Trade where it decides; then join a raid that wins, guard headquarters, join a raid, or strengthen a border."""
    if action := trade(sight):
        return action
    if sight.offers_of(Finish):
        return Finish(sight.number, sight.me)
    offers = sight.offers_of(Deploy)
    if not offers:
        return None
    most = offers[0].fields["count"][-1]
    raid = best_raid(sight, most)
    if raid and wins(sight, raid):
        return Deploy(sight.number, sight.me, raid.source, most)
    if action := guard(sight, most):
        return action
    if raid:
        return Deploy(sight.number, sight.me, raid.source, most)
    if (edge := edges(sight)) and not any(map(sight.foes, sight.land.of(sight.me))):
        return Deploy(sight.number, sight.me, sight.best(edge, lambda t: prospect(sight, t)), most)
    return deploy(sight)


def guard(sight: Sight, most: int) -> Action | None:
    """The fewest troops that make headquarters of mine safe; None where they are, or so many are not there."""
    now = war(sight)
    for where in now.mine:
        more = next((more for more in range(most + 1) if now.threat(where, more) <= SAFE), 0)
        if more:
            return Deploy(sight.number, sight.me, where, more)
    return None


def edges(sight: Sight) -> tuple[Territory, ...]:
    """My territories beside land that nobody holds."""
    return tuple(where for where in sight.land.of(sight.me) if empty_beside(sight, where))


def empty_beside(sight: Sight, where: Territory) -> list[Territory]:
    return [t for t in sight.board.links_of[where] if sight.land.owner(t) == NOBODY]


def prospect(sight: Sight, where: Territory) -> float:
    """What the empty land beside a territory is worth."""
    return sum(sight.worth(t) for t in empty_beside(sight, where))


def manoeuvre(sight: Sight) -> Action | None:
    """From the rear to the border, as elsewhere; where that is with nobody, to the land with most to walk into."""
    action = march(sight)
    if action is None or not isinstance(action, Finish):
        return action
    best: tuple[float, Action] | None = None
    for offer in sight.offers_of(Fortify):
        source, most = offer.fields["source"][0], offer.fields["count"][-1]
        count = most - guards(sight, source)
        for target in offer.fields["target"]:
            gain = count * (prospect(sight, target) - prospect(sight, source))
            if count > 0 and gain > 0 and (best is None or gain > best[0]):
                best = gain, offer.first_answer(sight.number, sight.me, target=target, count=count)
    return best[1] if best else action


def guards(sight: Sight, where: Territory) -> int:
    """How many besides the last troop stay with headquarters of mine so that they are safe: at most half of them, but
    no fewer than a garrison, however often others leave."""
    now = war(sight)
    if where not in now.mine:
        return 0
    there = sight.land.armies(where)
    safe = next((stay for stay in range(there // 2) if now.threat(where, stay + 1 - there) <= SAFE), there // 2)
    return max(safe, min(GARRISON, there - 1))


def fight(sight: Sight) -> Action | None:
    """The next step of a raid; else a good attack, a walk into empty land, or any attack that pays."""
    if step := raid_step(sight):
        return step
    plan, walk = best_plan(sight), walk_in(sight)
    if plan and (walk is None or plan.promise > A_GOOD_ATTACK):
        return plan.attack
    return walk or (Finish(sight.number, sight.me) if sight.offers_of(Finish) else None)


def raid_step(sight: Sight) -> Action | None:
    """Walk or fight into the first territory on the way of the best raid, unless that bares headquarters of mine, which
    only a victory or a war that is too long already is worth."""
    raid, now = best_raid(sight), war(sight)
    if raid is None:
        return None
    source, target = raid.source, raid.way.steps[0]
    bared = source in now.mine and now.threat(source, 1 - sight.land.armies(source)) > SAFE
    if bared and now.patience == 1 and not wins(sight, raid):
        return None
    kind, field = (Expand, "count") if sight.land.owner(target) == NOBODY else (Attack, "dice")
    for offer in sight.offers_of(kind):
        if source in offer.fields["source"] and target in offer.fields["target"]:
            return kind(sight.number, sight.me, source, target, offer.fields[field][-1])
    return None


def walk_in(sight: Sight) -> Action | None:
    """Into the empty land that is worth most: with all who are free where more lies beyond, else with the fewest."""
    best: tuple[float, Action] | None = None
    now = war(sight)
    for offer in sight.offers_of(Expand):
        source, around = offer.fields["source"][0], tuple(offer.fields["target"])
        able = offer.fields["count"][-1] - guards(sight, source)
        for target in around:
            least, most, gain = now.walk(target, able)
            beyond = [t for t in sight.board.links_of[target] if sight.land.owner(t) == NOBODY and t not in around]
            value = gain + BEYOND * len(beyond)
            if able < least or value <= LEAST_GAIN or (best and value <= best[0]):
                continue
            count = max(most - len(around) + 1, least) if beyond or sight.foes(target) else least
            best = value, Expand(sight.number, sight.me, source, target, count)
    return best[1] if best else None


def occupy(sight: Sight) -> Action:
    """Everybody follows where a raid goes on, or headquarters were taken; else as elsewhere."""
    decision, mine = sight.decision, war(sight).mine
    raid = best_raid(sight, decision.spare, (decision.target,))
    if raid or (decision.target in mine and decision.source not in mine):
        return MoveIn(sight.number, sight.me, decision.spare)
    return move_in(sight)
