"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The AI and pocket_1."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.ai.legacy.raids import war
from rules.ai.legacy.sealed.outlook import PackAdvice, Reaction
from rules.ai.outlook import Answer, Sight
from rules.atlas import Territory
from rules.kernel.context import Pass
from rules.kernel.values import NOBODY, Action, Decision, Player
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.combat.missiles import missiles_left
from rules.legacy.sealed.pack_1.scar import BIOHAZARD
from rules.legacy.sealed.pocket_1.board import count_lost_on_entry
from rules.legacy.sealed.pocket_1.change import (
    BODIES,
    OFFENSIVE,
    Evolve,
    KeepTaken,
    Protect,
    ProtectNone,
    SwapCard,
    ToEvolve,
    ToProtect,
    ToSwapCard,
)
from rules.legacy.sealed.pocket_1.faction import OwnMissions
from rules.legacy.sealed.pocket_1.kept import BAD_INTEL, EMP, INTERFERENCE, RALLY, RECON, Pocket1, is_mutant
from rules.legacy.sealed.pocket_1.powers import TakePower, ToTakePower
from rules.legacy.sealed.pocket_1.start import Burn, ToBurn
from rules.legacy.sealed.pocket_1.uses import (
    BEFORE_DICE,
    CARD_WANTED,
    TURN_INTEL,
    Deny,
    Interfere,
    Jam,
    KeepMissile,
    Rally,
    Scout,
    ToRally,
    WantedCard,
    advantage,
)
from rules.legacy.setup.headquarters import Headquarters, headquarters_held
from rules.legacy.turn.cities import population
from rules.legacy.turn.resources import OPEN, worth
from rules.legacy.turn.stars import STARS_TO_WIN
from rules.risk.combat.battle import ATTACK
from rules.risk.combat.open_dice import dice_changes
from rules.risk.turn.cards import hand
from rules.risk.turn.reinforce import region_bonus

POWER_WORTH: Mapping[str, float] = {RALLY: 3.0, RECON: 2.0, EMP: 1.5, INTERFERENCE: 1.2, BAD_INTEL: 1.0}
"""What each missile power is worth to its faction."""
BLAST = 3.5
"""What a die of losses costs a territory, at most all that stand there."""
A_HEADQUARTERS = 8.0
"""How many troops headquarters are worth, when they are demolished."""
FOR_MISSION = 1.5
"""What a territory of their own mission is worth to the Mutants."""
RICH, GREAT = 3, 3
"""How many coins make an open card worth a missile, and how great a bonus does."""
MANY_CARDS = 3
"""With so many cards in his hand a player is near another star."""


def burn(sight: Sight) -> Action:
    """The territory where the others lose more than I do."""
    asked = sight.decision

    def gain(where: Territory) -> float:
        there = loss(sight, where, sight.land.armies(where)) + population(sight.view, where)
        if where in sight.view.parts[Headquarters].at:
            there += loss(sight, where, A_HEADQUARTERS)
        near = (t for t, link in sight.board.links_of[where].items() if link == "land")
        return there + sum(loss(sight, t, min(BLAST, sight.land.armies(t))) for t in near)

    return Burn(sight.number, sight.me, sight.best((asked.source, asked.target), gain))


def loss(sight: Sight, where: Territory, troops: float) -> float:
    """What it is worth to me that so many troops die there: my own count against it."""
    owner = sight.land.owner(where)
    return 0.0 if owner == NOBODY else -troops if owner == sight.me else troops


def take_power(sight: Sight) -> Action:
    powers = sight.offers_of(TakePower)[0].fields["power"]
    return TakePower(sight.number, sight.me, sight.best(powers, lambda power: POWER_WORTH.get(power, 0.0)))


def evolve(sight: Sight) -> Action:
    """Strength: it counts in every attack."""
    choices = sight.offers_of(Evolve)[0].fields["choice"]
    return Evolve(sight.number, sight.me, sight.best(choices, lambda choice: float(choice in (OFFENSIVE, BODIES))))


def swap(sight: Sight) -> Action:
    """A card of one coin for one that may be worth more, of whoever has most."""
    offers = sight.offers_of(SwapCard)
    if not offers or worth(sight.view, sight.decision.card) > 1:
        return KeepTaken(sight.number, sight.me)
    others = tuple(map(Player, offers[0].fields["to"]))
    return SwapCard(sight.number, sight.me, max(others, key=lambda seat: sight.view.cards(hand(seat)).count))


def protect(sight: Sight) -> Action:
    """My headquarters, else my territory with most foes beside it."""
    mine = [where for where in sight.decision.among if sight.land.owner(where) == sight.me]
    if not mine:
        return ProtectNone(sight.number, sight.me)

    def danger(where: Territory) -> float:
        foes = sum(sight.land.armies(near) for near in sight.foes(where))
        return foes + (A_HEADQUARTERS if where in sight.view.parts[Headquarters].at else 0.0)

    return Protect(sight.number, sight.me, sight.best(mine, danger))


def rally(sight: Sight) -> Action:
    """Where foes stand beside my headquarters, or another missile is left."""
    pressed = any(sight.foes(where) for where in headquarters_held(sight.view, sight.me))
    spare = missiles_left(sight.view, sight.me) > 1
    return Rally(sight.number, sight.me) if pressed or spare else KeepMissile(sight.number, sight.me)


def at_the_end(sight: Sight) -> Action | None:
    """A missile for a rich card. None: as without the pack."""
    opened = sight.view.cards(OPEN).faces or ()
    if sight.offers_of(Scout) and max(worth(sight.view, card) for card in opened) >= RICH:
        return Scout(sight.number, sight.me)
    return None


def jam(sight: Sight, side: str) -> Action:
    """Where the rules change the dice against the side that I help."""
    gain = advantage(dice_changes(war(sight).queries))
    useful = side and (gain < 0 if side == ATTACK else gain > 0)
    return Jam(sight.number, sight.me) if useful else Pass(sight.number, sight.me)


def interfere(sight: Sight, side: str) -> Action:
    """Where somebody is near a star that would win."""
    taker = sight.view.parts[WantedCard].player
    near = war(sight).stars.get(taker, 0) >= STARS_TO_WIN - 1
    many = sight.view.cards(hand(taker)).count >= MANY_CARDS
    useful = near and many and sight.offers_of(Interfere)
    return Interfere(sight.number, sight.me) if useful else Pass(sight.number, sight.me)


def deny(sight: Sight, side: str) -> Action:
    """A great bonus, unless a missile is dearer to me."""
    offers = sight.offers_of(Deny)
    if not offers:
        return Pass(sight.number, sight.me)
    queries, active = war(sight).queries, sight.view.active
    where = offers[0].fields["where"][0]
    useful = region_bonus(queries, active, where) >= GREAT
    return Deny(sight.number, sight.me, where) if useful else Pass(sight.number, sight.me)


def land_worth(sight: Sight, where: Territory) -> float:
    """The Mutants want every scar of their mission."""
    burnt = sight.view.parts[Pocket1].fallout
    if not burnt or not is_mutant(sight.view, sight.me):
        return 0.0
    wanted = where == burnt or sight.view.parts[Campaign].scars.get(where) == BIOHAZARD
    return FOR_MISSION if wanted and sight.me not in sight.view.parts[OwnMissions].done else 0.0


ANSWERS: dict[type[Decision], Answer] = {
    ToBurn: burn,
    ToTakePower: take_power,
    ToEvolve: evolve,
    ToSwapCard: swap,
    ToProtect: protect,
    ToRally: rally,
}
REACTIONS: Mapping[str, Reaction] = {BEFORE_DICE: jam, CARD_WANTED: interfere, TURN_INTEL: deny}


def advise(advice: PackAdvice) -> PackAdvice:
    """What this pack adds."""
    return replace(
        advice,
        answers={**advice.answers, **ANSWERS},
        reactions={**advice.reactions, **REACTIONS},
        at_the_end=(*advice.at_the_end, at_the_end),
        land_worth=(*advice.land_worth, land_worth),
        entry_losses=(*advice.entry_losses, count_lost_on_entry),
    )
