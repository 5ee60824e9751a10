"""The AI's advice for classic Risk: each mode's way to win, the mission in hand, headquarters, a limited stock."""

from __future__ import annotations

from dataclasses import replace

from rules.ai.fighting import PRICE
from rules.ai.house.single_front import SINGLE_FRONT_ANSWERS, hammer
from rules.ai.outlook import LONG, Advice, Sight
from rules.ai.placing import deploy, trade
from rules.atlas import RegionName, Territory
from rules.classic import MODE
from rules.classic.boards import BOARD
from rules.classic.capital import Capitals, ChooseCapital, ToChooseCapital
from rules.classic.mission_cards import MissionData
from rules.classic.missions import mission, mission_for
from rules.house.reserve import Reserve
from rules.house.single_front import single_front
from rules.kernel.values import Action
from rules.risk.armies import NEUTRAL
from rules.risk.combat.leaders import Leaders
from rules.risk.setup.claiming import Station, ToStation
from rules.risk.turn.reinforce import Deploy, ToReinforce
from rules.risk.turn.turns import seats_in_play

WANTED_REGION = 2.0
"""The extra value of a territory in a region that the mission requires."""
WANTED_LAND = 0.8
QUARRY = 2.5
"""The extra value of each territory of the colour that the mission is to eliminate."""
OPPONENT = 0.7
"""With two players, the extra value of the opponent's territory over a neutral one."""
HEADQUARTERS, ONE_MORE = 3.0, 2.0
"""The value of a headquarters, and the increase for each one already held."""
DEAR = 4.0
"""Up to this average of armies per territory, each army counts in full."""
A_TURN = 5
"""About how many armies of a limited stock a player uses per turn."""


def task(sight: Sight) -> MissionData | None:
    """What my mission requires now; None in other modes."""
    faces = sight.view.cards(mission(sight.me)).faces
    if not faces:
        return None
    return mission_for(BOARD.of(sight.rules.options), faces[0], sight.me, seats_in_play(sight.view))


def worth(sight: Sight, where: Territory) -> float:
    """One for any territory, plus its contribution to victory in the mode played."""
    mode = MODE.of(sight.rules.options)
    if mode == "secret-mission":
        return 1.0 + _for_mission(sight, where)
    if mode == "capital":
        return 1.0 + _for_capitals(sight, where)
    return 1.0 + (OPPONENT if mode == "two-players" and sight.land.owner(where) != NEUTRAL else 0.0)


def _for_mission(sight: Sight, where: Territory) -> float:
    data = task(sight)
    if data is None:
        return 0.0
    if data.colour:
        return QUARRY * (sight.land.owner(where) == data.colour)
    if data.lands:
        return WANTED_LAND
    return WANTED_REGION * (sight.board.region_of[where] in regions_to_take(sight, data))


def regions_to_take(sight: Sight, data: MissionData) -> tuple[RegionName, ...]:
    """The mission's regions, and the free choices that I am closest to completing."""

    def share(name: RegionName) -> float:
        return sight.counts[sight.me, name] / len(sight.board.regions[name].territories)

    others = [name for name in sight.board.regions if name not in data.regions]
    return (*data.regions, *sorted(others, key=share, reverse=True)[: data.more])


def _for_capitals(sight: Sight, where: Territory) -> float:
    at = sight.view.parts[Capitals].of
    if where not in at.values():
        return 0.0
    mine = sum(sight.land.owner(t) == sight.me for t in at.values())
    return HEADQUARTERS + ONE_MORE * (mine if at.get(sight.me) != where else 1)


def rounds(sight: Sight) -> float:
    """Turns left: with a limited stock, as long as the largest reserve lasts."""
    left = sight.view.parts[Reserve].left
    return min(LONG, 1 + max(left.values()) / A_TURN) if left else LONG


def price(sight: Sight) -> float:
    """A regiment's relative value: low where armies are large, or no attack would ever pay."""
    armies = [here for where in sight.board.territories if (here := sight.land.armies(where))]
    return min(1.0, DEAR * len(armies) / sum(armies))


def spoils(sight: Sight, target: Territory, leaders: Leaders) -> float:
    """The value of destroying an army, larger the fewer opponents are left to profit from it."""
    land = sight.land
    others = len(seats_in_play(sight.view)) - 1
    if land.owner(target) == NEUTRAL or others < 1:
        return 0.0
    return PRICE * price(sight) * land.armies(target) / others


def reinforce(sight: Sight) -> Action | None:
    return fill(sight) or trade(sight) or deploy(sight)


def reinforce_one_front(sight: Sight) -> Action | None:
    return fill(sight) or trade(sight) or hammer(sight) or deploy(sight)


def fill(sight: Sight) -> Action | None:
    """A second army on each territory, if that is all the mission still lacks."""
    data = task(sight)
    mine = sight.land.of(sight.me)
    thin = [t for t in mine if data and sight.land.armies(t) < data.each]
    if thin and data and len(mine) >= data.lands and (offers := sight.offers_of(Deploy)):
        lacking = min(data.each - sight.land.armies(thin[0]), offers[0].fields["count"][-1])
        return trade(sight) or Deploy(sight.number, sight.me, thin[0], lacking)
    return None


def station_neutral(sight: Sight) -> Action | None:
    """Place the neutral army where it obstructs the opponent and not me."""
    if sight.decision.army != NEUTRAL:
        return None
    land, links_of = sight.land, sight.board.links_of

    def hindrance(where: Territory) -> float:
        near = [t for t in links_of[where] if land.owner(t) != NEUTRAL]
        against = sum(land.armies(t) * (-1 if land.owner(t) == sight.me else 1) for t in near)
        return against - land.armies(where)

    where = sight.best(sight.offers[0].fields["where"], hindrance)
    return Station(sight.number, sight.me, where)


def choose_capital(sight: Sight) -> Action:
    """The territory with the best chance to hold and the fewest enemy neighbours."""
    free = sight.offers[0].fields["where"]
    where = sight.best(free, lambda t: sight.safety(t, sight.land.armies(t)) * 10 - len(sight.foes(t)))
    return ChooseCapital(sight.number, sight.me, where)


def fight_on_one_front(advice: Advice) -> Advice:
    return replace(advice, answers={**advice.answers, **SINGLE_FRONT_ANSWERS, ToReinforce: reinforce_one_front})


WORLD = Advice(
    worth=worth,
    spoils=spoils,
    rounds=rounds,
    price=price,
    answers={
        ToReinforce: reinforce,
        ToStation: station_neutral,
        ToChooseCapital: choose_capital,
    },
    more=((single_front, fight_on_one_front),),
)
