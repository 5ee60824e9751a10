"""The AI's advice for Legacy: four stars as its horizon, won by raids on headquarters, by cards and by missions."""

from __future__ import annotations

from rules.ai.legacy.campaign import CAMPAIGN_ANSWERS
from rules.ai.legacy.cards import buy, take_card
from rules.ai.legacy.fighting import fight, manoeuvre, occupy, reinforce
from rules.ai.legacy.raids import LegacySight, rounds, star_worth, war
from rules.ai.legacy.reactions import react
from rules.ai.legacy.starts import join, muster
from rules.ai.outlook import Advice, Sight
from rules.atlas import Card, Territory
from rules.kernel.values import NOBODY
from rules.kernel.windows import ToReact
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.setup.mustering import ToMuster
from rules.legacy.turn.buying_stars import ToBuyStars
from rules.legacy.turn.cities import population
from rules.legacy.turn.end_of_turn import ToTakeCard
from rules.legacy.turn.joining import ToJoin
from rules.legacy.turn.missions import OPEN_MISSION
from rules.legacy.turn.resources import OPEN
from rules.risk.combat.battle import Conquests
from rules.risk.combat.invasion import ToFight
from rules.risk.combat.leaders import Leaders
from rules.risk.combat.occupy import ToOccupy
from rules.risk.odds.dice_odds import Dice
from rules.risk.odds.invasion_odds import PLAIN
from rules.risk.turn.fortify import ToFortify
from rules.risk.turn.reinforce import ToReinforce

CARD = 1.6
"""The value of the turn's first conquest: a card, a fourth of a star."""
INHABITANT = 0.5
COIN = 0.3
"""The value of each coin but the first on the open card of a territory."""
FOR_MISSION = 0.6
"""The extra value of a territory that brings the open mission nearer."""


def worth(sight: Sight, where: Territory) -> float:
    """One, more for headquarters, for inhabitants, for the coins of an open card, and for the open mission."""
    now = sight.view.parts[Campaign]
    points = 1.0 + INHABITANT * population(sight.view, where)
    if where in sight.view.parts[Headquarters].at:
        points += star_worth(sight, where)
    if Card(where) in (sight.view.cards(OPEN).faces or ()):
        points += COIN * (now.coins_on(Card(where)) - 1)
    return points + FOR_MISSION * serves_mission(sight, where)


def serves_mission(sight: Sight, where: Territory) -> bool:
    """Whether a conquest of this territory counts for the open mission."""
    mission = "".join(sight.view.cards(OPEN_MISSION).faces or ())
    foreign = sight.land.owner(where) not in (NOBODY, sight.me)
    if mission == "superior_infrastructure":
        return where in sight.view.parts[Campaign].cities
    if mission == "urban_assault":
        return foreign and where in sight.view.parts[Campaign].cities
    return mission == "reign_of_terror" and foreign and len(sight.view.parts[Conquests].taken) > 2


def dice(sight: Sight, source: Territory, target: Territory, leaders: Leaders) -> Dice:
    """Both sides' dice, with scars, fortifications and powers; against my own land those of the strongest neighbour."""
    attacker = sight.me
    if sight.land.owner(target) == sight.me:
        foes = sight.foes(target)
        if not foes:
            return PLAIN
        source = max(foes, key=sight.land.armies)
        attacker = sight.land.owner(source)
    return war(sight).dice(attacker, source, target)


def spoils(sight: Sight, target: Territory, leaders: Leaders) -> float:
    """The first conquest of a turn earns a card."""
    return 0.0 if sight.view.parts[Conquests].taken else CARD


LEGACY_WORLD = Advice(
    worth=worth,
    dice=dice,
    spoils=spoils,
    rounds=rounds,
    sight=LegacySight,
    answers={
        **CAMPAIGN_ANSWERS,
        ToMuster: muster,
        ToBuyStars: buy,
        ToJoin: join,
        ToReinforce: reinforce,
        ToFight: fight,
        ToOccupy: occupy,
        ToFortify: manoeuvre,
        ToTakeCard: take_card,
        ToReact: react,
    },
)
