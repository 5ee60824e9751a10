"""How the planner plays Legacy: first to four stars, which headquarters and cards bring, or the last one left."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from math import prod

from rules.ai.legacy.advice import LEGACY_WORLD
from rules.ai.legacy.cards import buy_star, cards_held, troops
from rules.ai.legacy.missions import OpenMissionAim
from rules.ai.legacy.raids import war
from rules.ai.legacy.reach import Reach
from rules.ai.legacy.starts import muster_with_room
from rules.ai.outlook import Advice, Sight
from rules.ai.plan.answers import Planner
from rules.ai.plan.operations import best_operation
from rules.ai.plan.position import ME, Position, ground_of, read_position, seats_from
from rules.ai.plan.terms import Goal, Terms
from rules.ai.plan.weights import USUAL
from rules.ai.plan.worth import hold
from rules.atlas import NO_TERRITORY, Card, Territory
from rules.kernel.values import Action
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.setup.mustering import ToMuster
from rules.legacy.turn.buying_stars import STAR_PRICE, ToBuyStars
from rules.legacy.turn.cities import population
from rules.legacy.turn.joining import Join, ToJoin, joining_troops
from rules.legacy.turn.resources import worth
from rules.legacy.turn.stars import STARS_TO_WIN, Stars
from rules.legacy.turn.trading import TradeResources
from rules.risk.combat.leaders import Leaders
from rules.risk.odds.dice_odds import Dice
from rules.risk.turn.reinforce import Finish, region_bonus
from rules.risk.turn.rounds import this_round
from rules.risk.turn.turns import seats_in_play

WEIGHTS = replace(USUAL, share=1.2, land=2.0, rounds=4.0, part=0.5)
PER_LAND = 0.25
"""What a territory adds to the recruits of a round in the long run."""
NEAR, LAST = 3.5, 0.3
"""How much the share grows the fewer stars are lacking, and what is lacking even with the last: who lacks one has seven
times the share of who lacks two."""
PER_CARD = 0.25
"""What part of a star a resource card is."""
OPEN = 0.6
"""What part of a continent's bonus is lost if its doors will not be held."""
PARTLY = 0.35
"""How far who looks less far reckons with what others can do."""
SOON = 0.9
"""What it is worth to win in my next turn as it looks now, though the others have theirs before that."""
HOPELESS, GOOD_ENOUGH = 0.3, 0.6
"""Up to which chance of success nobody sets out for headquarters, and from which everybody does."""
LIKELY, FADES, LEAST = 0.8, 0.4, 0.5
"""How likely somebody is to take headquarters that he sets out for; of whoever holds a single territory, what part of
that goes with each round of the war after the first, and what is left of it at least. (A view has no history: it does
not tell how long he has sat there.)"""
AFRAID, FEARLESS = 11, 21
"""Up to which round I fear all that others can do, and from which nothing: else four of my kind would wait for ever."""


class FourStars:
    """To be the first with four stars: the chance that nobody has them in the round to come, and then that I have."""

    def __init__(self, sight: Sight, *, far: bool) -> None:
        """Unless it looks `far`, it reckons less with what others can take in their next turn."""
        view, number = sight.view, ground_of(sight.rules).number
        seats, tokens = seats_from(sight), view.parts[Stars].tokens
        self._tokens = [tokens.get(seat, 0) for seat in seats]
        self._headquarters = tuple(sorted(number[where] for where in view.parts[Headquarters].at))
        patience = 1.0 - min(1.0, max(0.0, (this_round(view) - AFRAID) / (FEARLESS - AFRAID)))
        self._caution = patience * (1.0 if far else PARTLY)
        lands = [view.land.of(seat) for seat in seats]
        self._sitting = {n: number[held[0]] for n, held in enumerate(lands) if n != ME and len(held) == 1}
        self._fear = max(LEAST, 1.0 - FADES * max(0, this_round(view) - 1))
        playing, queries = seats_in_play(view), war(sight).queries
        self._people = {number[where]: population(view, where) for where in view.parts[Campaign].cities}
        areas = ground_of(sight.rules).areas
        self._bonuses = [[region_bonus(queries, seat, area.name) for area in areas] for seat in seats]
        self._mission = OpenMissionAim(sight)
        self._joining = [joining_troops(queries, seat) if seat in playing else 0 for seat in seats]
        self._first: Reach | None = None

    def goals(self, on: Terms, at: Position) -> Iterator[Goal]:
        """Each headquarters that I lack, and as many as I need to win."""
        others = [t for t in self._headquarters if at.can_be_entered(t)]
        for t in others:
            yield Goal(frozenset((t,)), 3)
        yield from self._mission.goals(at)
        lacking = STARS_TO_WIN - self._tokens[ME] - self._headquarters_of(at, ME)
        if lacking > 1:
            for some in combinations(others, lacking):
                yield Goal(frozenset(some), 4, apart=True)

    def worth(self, on: Terms, at: Position) -> float:
        tokens, claims = self._tokens.copy(), self._mission.is_fulfilled(at)
        tokens[ME] += self._mission.stars if claims else 0
        stars = [count + self._headquarters_of(at, seat) for seat, count in enumerate(tokens)]
        if stars[ME] >= STARS_TO_WIN:
            return 1.0
        at = self._guarded(at)
        cards = at.cards.copy()
        cards[ME] += at.conquered and not claims
        people = self._count_people(at)
        reach = Reach(on, at, self._income(on, at, people), self._joining, self._first)
        self._first = self._first or reach
        held = dict.fromkeys(self._headquarters, 1.0)
        likely = min(1.0, LIKELY * on.weights.threat / USUAL.threat)
        readiness, wins = self._readiness(on, at), []
        likely_stars = [count + PER_CARD * more for count, more in zip(tokens, cards, strict=True)]
        for seat, count in enumerate(stars):
            chances = {t: reach.chance(seat, t) for t in self._headquarters if at.owner[t] != seat}
            if seat != ME:
                chances = {t: chance * _sets_out(chance) for t, chance in chances.items()}
            for t, chance in chances.items():
                held[t] *= 1.0 - self._caution * likely * readiness[seat] * chance
            lacking = STARS_TO_WIN - count - cards[seat] // STAR_PRICE
            wins.append(_chance_of_stars(reach, seat, chances, lacking))
        last = 1.0
        for chance, ready in zip(wins[1:], readiness[1:], strict=True):
            last *= 1.0 - self._caution * ready * chance
        soon = SOON * wins[ME]
        for t, chance in held.items():
            if at.owner[t] == ME:
                soon *= chance
            if at.owner[t] >= ME:
                likely_stars[at.owner[t]] += chance
        return last * (soon + (1.0 - soon) * self._share(on, at, people, likely_stars))

    def _count_people(self, at: Position) -> list[int]:
        """Each seat's territories and the inhabitants of its cities."""
        people = at.lands.copy()
        for t, count in self._people.items():
            if at.owner[t] >= ME:
                people[at.owner[t]] += count
        return people

    def _income(self, on: Terms, at: Position, people: Sequence[int]) -> list[int]:
        """Each seat's recruits of a turn."""
        income = [max(3, count // 3) if lands else 0 for count, lands in zip(people, at.lands, strict=True)]
        for number, area in enumerate(on.ground.areas):
            seat = at.owner[area.lands[0]]
            if seat >= ME and all(at.owner[t] == seat for t in area.lands):
                income[seat] += self._bonuses[seat][number]
        return income

    def _readiness(self, on: Terms, at: Position) -> list[float]:
        """How far each seat is to be feared: less with every round of the war while it holds a single territory, unless
        it has others beside it."""
        readiness = [1.0] * len(at.lands)
        for seat, t in self._sitting.items():
            if all(at.owner[other] < ME for other in on.ground.near[t]):
                readiness[seat] = self._fear
        return readiness

    def _guarded(self, at: Position) -> Position:
        """The position once what is still to be placed stands at headquarters of mine, the weakest that I had."""
        mine = [t for t in self._headquarters if at.owner[t] == ME and not at.taken >> t & 1]
        if not at.reserve or not mine:
            return at
        after = at.fork()
        after.armies[min(mine, key=at.armies.__getitem__)] += at.reserve
        after.reserve = 0.0
        return after

    def _headquarters_of(self, at: Position, seat: int) -> int:
        return sum([at.owner[t] == seat for t in self._headquarters])

    def _share(self, on: Terms, at: Position, people: Sequence[int], stars: Sequence[float]) -> float:
        """My share of what counts in a long war: strength, and the stars that each seat is likely to have."""
        hopes = [
            strength**on.weights.share / (max(0.0, STARS_TO_WIN - count) + LAST) ** NEAR
            for strength, count in zip(self._strengths(on, at, people), stars, strict=True)
        ]
        return float(hopes[ME] / (sum(hopes) + on.weights.grudge * max(hopes[1:])))

    def _strengths(self, on: Terms, at: Position, people: Sequence[int]) -> list[float]:
        """Each seat's troops, with what some rounds will bring."""
        owner, armies, weights, result = at.owner, at.armies, on.weights, [2.0] * len(at.lands)
        for t, seat in enumerate(owner):
            if seat >= ME:
                result[seat] += armies[t] - 1.0
        result[ME] += at.reserve + at.bonus
        for seat, count in enumerate(at.lands):
            if count:
                result[seat] += weights.land * count + weights.rounds * (3.0 + PER_LAND * people[seat])
        for number, area in enumerate(on.ground.areas):
            held: dict[int, int] = {}
            for t in area.lands:
                if owner[t] >= ME:
                    held[owner[t]] = held.get(owner[t], 0) + 1
            for seat, count in held.items():
                share, bonus = count / len(area.lands), self._bonuses[seat][number]
                if share < 1.0:
                    result[seat] += weights.rounds * bonus * weights.part * share * share
                else:
                    whole = prod(hold(on, at, t) for t in area.doors)
                    result[seat] += weights.rounds * bonus * (1.0 - OPEN * (1.0 - whole))
        return result


def _sets_out(chance: float) -> float:
    """How likely a seat is to try what succeeds with this chance."""
    part = min(1.0, max(0.0, (chance - HOPELESS) / (GOOD_ENOUGH - HOPELESS)))
    return part * part * (3.0 - 2.0 * part)


def _chance_of_stars(reach: Reach, seat: int, chances: Mapping[int, float], lacking: int) -> float:
    """The chance of a seat to get the stars that it lacks in its next turn, all of them from headquarters."""
    if lacking <= 0:
        return 1.0
    best = sorted(chances, key=chances.__getitem__, reverse=True)
    if lacking == 1:
        return chances[best[0]] if best else 0.0
    if lacking == 2:
        return max((reach.chance_of_both(seat, one, other) for one, other in combinations(best[:3], 2)), default=0.0)
    return 0.0


def _terms(sight: Sight, budget: int, *, far: bool) -> Terms:
    """The terms of a decision."""
    now, number = war(sight), ground_of(sight.rules).number
    homes = frozenset(
        number[where] for where in sight.view.parts[Headquarters].at if sight.land.owner(where) == sight.me
    )
    tolls = {number[where]: float(now.toll(where, 1)) for where in sight.view.parts[Campaign].cities}
    return Terms(sight, (), FourStars(sight, far=far), budget, tolls=tolls, homes=homes)


class LegacyPlanner(Planner):
    """Answers from the plan of a turn, and to what Legacy asks besides: cards, and where the war is joined anew."""

    def __init__(self, budget: int, *, far: bool) -> None:
        super().__init__(lambda sight: _terms(sight, budget, far=far))
        self.answers |= {ToBuyStars: buy_star, ToJoin: self.join}
        if far:
            self.answers[ToMuster] = muster_with_room

    def place(self, sight: Sight) -> Action | None:
        return self.trade(sight) or super().place(sight)

    def trade(self, sight: Sight) -> Action | None:
        """Trade the cards with which the turn is worth more than with none; the fewer of equals."""
        if not sight.offers_of(TradeResources):
            return None
        best, top = None, self._value(sight, sight.decision.count)
        for cards in _richest_first(sight):
            count = troops(sight, cards)
            value = self._value(sight, sight.decision.count + count, len(cards)) if count else 0.0
            if value > top:
                best, top = cards, value
        return TradeResources(sight.number, sight.me, best) if best else None

    def _value(self, sight: Sight, reserve: int, spent: int = 0) -> float:
        """What the turn is worth with so many troops to place, and so many cards spent."""
        on = self._terms_of(sight)
        start = read_position(sight, on.ground)
        start.reserve = float(reserve)
        start.cards[ME] -= spent
        return best_operation(on, start).value

    def join(self, sight: Sight) -> Action:
        """Where the turn is worth most from there, of single conquests: there are dozens of places."""
        on = self._terms_of(sight)
        start, number, on.left = read_position(sight, on.ground), on.ground.number, 0

        def value(where: Territory) -> float:
            joined = start.fork()
            joined.owner[number[where]], joined.armies[number[where]] = ME, float(sight.decision.troops)
            joined.lands[ME] += 1
            return best_operation(on, joined).value

        return Join(sight.number, sight.me, max(sight.offers_of(Join)[0].fields["where"], key=value))

    def stay(self, sight: Sight) -> Action | None:
        """No march: nobody leaves headquarters because they lie in the rear."""
        return Finish(sight.number, sight.me)


def _richest_first(sight: Sight) -> Iterator[tuple[Card, ...]]:
    """The one, two, … cards of mine with most coins."""
    held = cards_held(sight)
    ordered = sorted(held, key=lambda card: worth(sight.view, card), reverse=True)
    for count in range(1, len(held) + 1):
        yield tuple(card for card in held if card in ordered[:count])


def dice(sight: Sight, source: Territory, target: Territory, leaders: Leaders) -> Dice:
    """As without a plan; from anywhere as from the first neighbour."""
    return LEGACY_WORLD.dice(sight, source or next(iter(sight.board.links_of[target]), NO_TERRITORY), target, leaders)


def plan_legacy(easy: Advice, budget: int, *, far: bool = True) -> Advice:
    """The advice with which Legacy is planned, looking at so many conquests for an answer; what is not planned is
    answered as `easy` does, with all that packs add to it.

    Unless it looks `far`, it starts where `easy` does, and reckons less with what others can take in their next turn.
    """
    planned = LegacyPlanner(budget, far=far).answers
    answers = {**easy.answers, **planned}
    return replace(easy, dice=dice, weights=WEIGHTS, answers=answers, planned=frozenset(planned))
