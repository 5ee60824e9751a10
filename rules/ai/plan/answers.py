"""Answers: what the best operation means for the decision that is open."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import replace
from math import ceil
from typing import NamedTuple

from rules.ai.marching import march
from rules.ai.outlook import Advice, Sight
from rules.ai.plan.operations import Operation, best_operation, operations, value_of
from rules.ai.plan.planning import Planning, TermsOf
from rules.ai.plan.position import ME, Position, read_position
from rules.ai.plan.terms import Terms
from rules.atlas import Territory
from rules.kernel.offers import Offer
from rules.kernel.ruleset import Ruleset
from rules.kernel.values import NOBODY, Action, Decision, Holding, Part, Player, ZoneName
from rules.kernel.view import Cards
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import Attack, Invasion, ToFight
from rules.risk.combat.occupy import MoveIn, ToOccupy
from rules.risk.setup.claiming import Claim, Station
from rules.risk.turn.cards import WILDS, ToTrade, Trade, Trio
from rules.risk.turn.fortify import Fortify, ToFortify
from rules.risk.turn.reinforce import Deploy, Finish, ToDeploy, ToReinforce, armies_to_place

PORTIONS = 4
"""In how many portions armies are placed that no chain needs."""

KEPT = 4
"""How many turns that were looked at are kept, for the questions that follow: what is looked at to move in is looked at
again to fight on."""

Ways = Mapping[tuple[Territory, Territory], Offer]
"""The attacks and walks on offer, by where they begin and end."""


class Looked(NamedTuple):
    """What was found at one decision: all operations, by the terms on which they were compared."""

    on: Terms
    start: Position
    found: list[Operation]


class _Shown(NamedTuple):
    """All that a look at a turn depends on, apart from the game, which goes on."""

    rules: Ruleset
    advice: Advice
    viewer: Player
    active: Player
    land: dict[Territory, Holding]
    zones: dict[ZoneName, Cards]
    parts: list[Part]

    @classmethod
    def to(cls, sight: Sight) -> _Shown:
        view = sight.view
        land, parts = view.land.holdings.copy(), [*view.parts.values()]
        return cls(sight.rules, sight.advice, sight.me, view.active, land, view.zones, parts)


class Planner:
    """Answers from the plan of a turn; `terms_of` tells on which terms its game compares positions."""

    def __init__(self, terms_of: TermsOf) -> None:
        self._terms_of = terms_of
        self._recent: deque[tuple[_Shown, Looked]] = deque(maxlen=KEPT)
        self.answers: dict[type[Decision], Callable[[Sight], Action | None]] = {
            ToReinforce: self.place,
            ToDeploy: self.place,
            ToTrade: trade,
            ToFight: self.fight,
            ToOccupy: self.move_in,
            ToFortify: self.march,
        }

    def claim(self, sight: Sight) -> Action:
        """The territory with which the position is worth most."""
        on = self._terms_of(sight)
        start = read_position(sight, on.ground)

        def worth(where: Territory) -> float:
            after, t = start.fork(), on.ground.number[where]
            after.owner[t], after.armies[t] = ME, 1.0
            after.lands[ME] += 1
            return on.worth(after)

        return Claim(sight.number, sight.me, max(sight.offers[0].fields["where"], key=worth))

    def station(self, sight: Sight) -> Action | None:
        """Where a turn that had all my armies to place would place them now."""
        if sight.decision.owner != sight.me:
            return None
        on = self._terms_of(sight)
        start = read_position(sight, on.ground)
        start.reserve = float(sight.decision.left)
        open_to = [on.ground.number[t] for t in sight.offers[0].fields["where"]]
        where, _ = _most_needed(on, best_operation(on, start), open_to, sight.decision.left)
        return Station(sight.number, sight.me, on.ground.names[where])

    def place(self, sight: Sight) -> Action | None:
        """Trade a set if the turn is worth more with it, else place armies for the best operation."""
        trades, deploys = sight.offers_of(Trade), sight.offers_of(Deploy)
        if trades and not deploys:
            return trade(sight)
        if not deploys:
            return None
        on = self._terms_of(sight)
        start = read_position(sight, on.ground)
        start.reserve = float(armies_to_place(sight.decision))
        plan = best_operation(on, start)
        if trades:
            traded = self._plan_traded(sight, start)
            if traded.value > plan.value:
                return sight.because(trade(sight), Planning(self._terms_of, start, traded))
        return sight.because(_deploy(sight, on, plan, deploys[0]), Planning(self._terms_of, start, plan))

    def _plan_traded(self, sight: Sight, start: Position) -> Operation:
        on = self._terms_of(sight)
        return best_operation(on, start.after_trade(on.set_worth(0)))

    def fight(self, sight: Sight) -> Action | None:
        """Carry on an invasion that goes well, else begin what the turn as it stands now is worth most with."""
        return self.carry_on(sight) or self.begin(sight, self.look(sight))

    def carry_on(self, sight: Sight) -> Action | None:
        """The next attack of an invasion under way that still goes well; None where there is none, or it does not."""
        return sight.because(carry_on(sight, open_ways(sight)), Planning(self._terms_of))

    def look(self, sight: Sight) -> Looked:
        """What the turn as it stands now can aim at."""
        shown = _Shown.to(sight)
        for before, looked in tuple(self._recent):
            if before == shown:
                return looked
        on = self._terms_of(sight)
        start = read_position(sight, on.ground)
        looked = Looked(on, start, [*operations(on, start)])
        self._recent.append((shown, looked))
        return looked

    def _look_after(self, sight: Sight, count: int) -> Operation:
        """The best operation of the turn once so many have moved in."""
        land, where = sight.view.land.copy(), sight.decision
        land.add(where.source, -count)
        land.add(where.target, count)
        view = replace(sight.view, land=land)
        moved = type(sight)(sight.rules, view, sight.number, sight.offers, sight.pick, sight.advice)
        return max(self.look(moved).found, key=value_of)

    def begin(self, sight: Sight, looked: Looked) -> Action | None:
        """Begin the best of what was found, or stop."""
        on, number = looked.on, looked.on.ground.number
        open_now = {(number[source], number[target]) for source, target in open_ways(sight)}
        plan = max((one for one in looked.found if not one.end.steps or one.end.steps[0] in open_now), key=value_of)
        planning = Planning(self._terms_of, looked.start, plan)
        if plan.end.steps:
            return sight.because(begin(sight, on, plan), planning)
        return sight.because(Finish(sight.number, sight.me), planning) if sight.offers_of(Finish) else None

    def move_in(self, sight: Sight) -> Action | None:
        """All, where the turn goes on from the conquest (of those who leave a space that wants guards perhaps half, or
        none); none, where it goes on from behind; else what is best."""
        decision, on = sight.decision, self._terms_of(sight)
        source, target, spare = on.ground.number[decision.source], on.ground.number[decision.target], decision.spare
        base = read_position(sight, on.ground)
        counts = sorted({spare * part // PORTIONS for part in range(PORTIONS + 1)}, reverse=True)
        ahead = counts[::2] if source in on.homes else counts[:1]
        onwards = {n: self._look_after(sight, n) for n in ahead}
        following, onward = max(onwards.items(), key=lambda one: one[1].value)
        if onward.end.steps and onward.end.steps[0][0] == target:
            return sight.because(MoveIn(sight.number, sight.me, following), Planning(self._terms_of, base, onward))
        if any(base.can_be_entered(t) for t in on.ground.near[source]):
            behind = self._look_after(sight, 0)
            if behind.end.steps and behind.end.steps[0][0] == source and behind.value > onward.value:
                return sight.because(MoveIn(sight.number, sight.me, 0), Planning(self._terms_of, base, behind))
        best = max(counts, key=lambda n: on.worth(base.moved(source, target, n)))
        return sight.because(MoveIn(sight.number, sight.me, best), self._staying(base))

    def march(self, sight: Sight) -> Action | None:
        """The march, with all or half of the armies, after which the position is worth most; else what `stay` says."""
        on = self._terms_of(sight)
        base = read_position(sight, on.ground)
        number, near = on.ground.number, on.ground.near
        fronts = on.homes | {t for t in base.mine() if any(base.can_be_entered(other) for other in near[t])}
        best, top = None, on.worth(base)
        for offer in sight.offers_of(Fortify):
            source, most = number[offer.fields["source"][0]], offer.fields["count"][-1]
            for target in offer.fields["target"]:
                for count in sorted({most, (most + 1) // 2}) if number[target] in fronts else ():
                    value = on.worth(base.moved(source, number[target], count))
                    if value > top:
                        best, top = (offer, target, count), value
        if best is None:
            return sight.because(self.stay(sight), self._staying(base))
        offer, target, count = best
        leaders = offer.fields["leaders"][-1]
        marched = offer.first_answer(sight.number, sight.me, target=target, count=count, leaders=leaders)
        return sight.because(marched, self._staying(base))

    def stay(self, sight: Sight) -> Action | None:
        """What is done where no march makes the position worth more: out of the rear to a border."""
        return march(sight)

    def _staying(self, at: Position) -> Planning:
        """The reasoning where nothing more is attacked."""
        return Planning(self._terms_of, at, Operation(0.0, at))


def trade(sight: Sight) -> Action | None:
    """The set that is worth most; of equal ones that with the fewest jokers, then with a territory of my own."""
    offer = next(iter(sight.offers_of(Trade)), None)
    if offer is None:
        return None
    land, sets = sight.land, offer.fields["cards"]

    def cost(trio: Trio) -> tuple[int, bool]:
        return sum(card in WILDS for card in trio), not any(land.owner(Territory(card)) == sight.me for card in trio)

    return offer.answer(sight.number, sight.me, cards=min(sets, key=cost))


def _deploy(sight: Sight, on: Terms, plan: Operation, offer: Offer) -> Action:
    """What the plan's chain draws, then what is left where it helps most."""
    counts = offer.fields["count"]
    open_to = [on.ground.number[t] for t in offer.fields["where"]]
    where, count = _most_needed(on, plan, open_to, counts[-1])
    return Deploy(sight.number, sight.me, on.ground.names[where], min(counts[-1], max(counts[0], count)))


def _most_needed(on: Terms, plan: Operation, open_to: list[int], armies: int) -> tuple[int, int]:
    """Where a plan needs most of these armies, and how many."""
    needed = {t: count for t, count in plan.end.placed.items() if t in open_to}
    if not needed:
        return _strengthen(on, plan.end, open_to, armies)
    where = max(needed, key=needed.__getitem__)
    return where, int(needed[where] + 0.999)


def _strengthen(on: Terms, end: Position, open_to: list[int], armies: int) -> tuple[int, int]:
    """Where most of these armies go, and how many, if each portion goes to where the end of the turn gains most."""
    ends = {began: stands for stands, began in end.origin.items()}
    wanted = {*ends, *on.homes}
    fronts = [t for t in open_to if t in wanted or any(end.can_be_entered(near) for near in on.ground.near[t])]
    portion = -(-armies // PORTIONS)
    placed: dict[int, int] = {}
    at, left = end.fork(), armies
    while left > 0:
        count = min(portion, left)
        best, top = -1, -1.0
        for t in fronts or open_to:
            after = at.fork()
            after.reserve = max(0.0, at.reserve - count)
            after.armies[ends.get(t, t)] += count
            value = on.worth(after)
            if value > top:
                best, top = t, value
        at.reserve = max(0.0, at.reserve - count)
        at.armies[ends.get(best, best)] += count
        placed[best] = placed.get(best, 0) + count
        left -= count
    most = max(placed, key=placed.__getitem__)
    return most, placed[most]


def open_ways(sight: Sight) -> Ways:
    """Every attack on whom I do not spare, and every walk into land that nobody holds, by where it begins and ends."""
    land, spared = sight.land, sight.friends - {NOBODY}
    return {
        (offer.fields["source"][0], target): offer
        for offer in sight.offers_of(Attack, Expand)
        for target in offer.fields["target"]
        if land.owner(target) not in spared
    }


def carry_on(sight: Sight, ways: Ways) -> Action | None:
    """The next attack of an invasion under way that still goes well; None where there is none, or it does not."""
    now = sight.view.parts[Invasion]
    if now.attacker != sight.me or (now.source, now.target) not in ways:
        return None
    offer = ways[now.source, now.target]
    leaders = offer.fields["leaders"][-1]
    odds = sight.chances(now.source, now.target, sight.land.armies(now.source) - 1, leaders)
    return attack_with_all(sight, offer, now.target) if odds.win > sight.advice.weights.go_on else None


def begin(sight: Sight, on: Terms, plan: Operation) -> Action:
    """The attack, or the walk into land that nobody holds, with which a plan begins."""
    source, target = (on.ground.names[t] for t in plan.end.steps[0])
    offer = open_ways(sight)[source, target]
    return _walk(sight, on, plan, offer) if offer.action is Expand else attack_with_all(sight, offer, target)


def _walk(sight: Sight, on: Terms, plan: Operation, offer: Offer) -> Action:
    """Walk into land that nobody holds: as many as the plan sends where the turn goes on from there, as few as can
    where it goes on from behind, else as many as is best."""
    (source, target), beyond = plan.end.steps[0], {start for start, _ in plan.end.steps[1:]}
    least, most = offer.fields["count"][0], offer.fields["count"][-1]
    if target in beyond:
        count = most if plan.end.armies[source] < 2.0 else min(most, max(least, _count_sent(plan.end, target)))
    elif source in beyond:
        count = least
    else:
        base = read_position(sight, on.ground)
        base.owner[target] = ME
        base.lands[ME] += 1
        counts = sorted({least + (most - least) * part // PORTIONS for part in range(PORTIONS + 1)})
        count = max(counts, key=lambda n: on.worth(base.moved(source, target, n)))
    names = on.ground.names
    return offer.first_answer(sight.number, sight.me, target=names[target], count=count)


def _count_sent(end: Position, target: int) -> int:
    """How many armies a plan sends into its first target: those that stand there and beyond it at the end, and what is
    lost on the way."""
    reached = {target}
    for source, where in end.steps[1:]:
        if source in reached:
            reached.add(where)
    return ceil(sum(end.armies[t] for t in reached) + end.lost)


def attack_with_all(sight: Sight, offer: Offer, target: Territory) -> Action:
    """Attack with all dice, and with all leaders who can come along."""
    most = {name: offer.fields[name][-1] for name in ("dice", "leaders")}
    return offer.first_answer(sight.number, sight.me, target=target, **most)
