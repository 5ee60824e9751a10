"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The promotional cards of the draft of pack_1.

By option they are a fifth kind of card; each works for whoever picked it, for one war.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.values import NOBODY, Action, Decision, Player, Refusal
from rules.kernel.wants import Details
from rules.legacy.campaign.box import MAJOR
from rules.legacy.campaign.campaign import Campaign, able_to_start
from rules.legacy.sealed.common import HeadquartersDemolished
from rules.legacy.sealed.pack_1.start import PROMO, draft_of
from rules.legacy.setup.factions import faction_of
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.turn.stars import STARS_TO_WIN, stars_of
from rules.risk.combat.battle import DEFENCE, Conquered
from rules.risk.combat.expand import Expanded
from rules.risk.combat.helps import Help, helps
from rules.risk.combat.invasion import Invasion
from rules.risk.combat.open_dice import dice_changes, die_is_final
from rules.risk.odds.dice_odds import DiceChanges, SideChanges
from rules.risk.turn.turns import StateOrView, still_plays

promo = Module("promo", needs=("drafting", "expand", "missiles", "open-dice", "powers-defence"))
NOMAD, RADAR, SENTINEL, AMBASSADOR, SABOTEUR = (
    Card("nomad"),
    Card("radar"),
    Card("sentinel"),
    Card("ambassador"),
    Card("saboteur"),
)
GARRISON = 8
"""The least troops that fortify headquarters with a sentinel."""
GUARDED = Help(
    SENTINEL,
    (DEFENCE,),
    changes=lambda changes, _: changes.without_walls.defending(SideChanges(each=1), SENTINEL),
)


class ToDemolish(Decision):
    """One's own headquarters have been taken: demolish them, or leave them to whoever took them."""

    outlasts_turn: ClassVar[bool] = True
    where: Territory


class Demolish(Action):
    """Demolish the headquarters for the rest of the war."""


class LeaveStanding(Action):
    """Leave the headquarters on the board."""


def has(of: StateOrView, player: Player, card: Card) -> bool:
    """Whether a player has picked this promotional card."""
    return draft_of(of, player, PROMO) == card


@promo.modifies(able_to_start)
def other_starts(g: Context, able: bool, player: Player, where: Territory) -> bool:
    """A nomad starts anywhere but in a major city; an ambassador in any major city, too."""
    city = g.parts[Campaign].cities.get(where)
    is_major = city is not None and city.kind == MAJOR
    if has(g.state, player, NOMAD):
        return not is_major
    return able or (is_major and has(g.state, player, AMBASSADOR))


@promo.modifies(die_is_final)
def without_missiles(g: Context, final: bool, side: str, die: int) -> bool:
    """Nobody fires missiles in the battles of somebody with radar, whoever attacks."""
    now = g.parts[Invasion]
    sides = (now.attacker, g.state.land.owner(now.target))
    return final or any(has(g.state, side, RADAR) for side in sides)


@promo.modifies(dice_changes)
def guard_headquarters(g: Context, changes: DiceChanges) -> DiceChanges:
    """Headquarters of a sentinel's are fortified by a large garrison. (Walls, and headquarters that are fortified
    anyway, add nothing to it.)"""
    where, land = g.parts[Invasion].target, g.state.land
    if (
        where not in g.parts[Headquarters].at
        or land.armies(where) < GARRISON
        or not has(g.state, land.owner(where), SENTINEL)
        or changes.defence.each
    ):
        return changes
    return GUARDED.change(changes)


@promo.modifies(helps)
def sentinels_help(g: Context, every: tuple[Help, ...]) -> tuple[Help, ...]:
    return (*every, GUARDED)


@promo.reacts(Conquered)
def sabotage(g: Context, event: Conquered) -> None:
    """His own headquarters fell in battle."""
    if owner_of(g, event.target) == event.loser:
        ask_saboteur(g, event.loser, event.target)


@promo.reacts(Expanded)
def sabotage_alone(g: Context, event: Expanded) -> None:
    """Somebody else walked into his headquarters, where no troop stood."""
    owner = owner_of(g, event.target)
    if owner != event.player and still_plays(g.state, owner):
        ask_saboteur(g, owner, event.target)


def owner_of(g: Context, where: Territory) -> Player:
    """Whose headquarters stand there, whoever holds them; nobody without any."""
    faction = g.parts[Headquarters].at.get(where)
    return next((seat for seat in g.state.seats if faction_of(g.state, seat) == faction), NOBODY)


def ask_saboteur(g: Context, player: Player, where: Territory) -> None:
    """Too late where the headquarters have just won the war."""
    if has(g.state, player, SABOTEUR) and not is_won(g):
        g.ask(ToDemolish(player, where))


def is_won(g: Context) -> bool:
    """Whether somebody has the stars that win the war."""
    return any(stars_of(g.state, seat) >= STARS_TO_WIN for seat in g.state.seats)


@promo.allows(Demolish, during=(ToDemolish,))
@promo.allows(LeaveStanding, during=(ToDemolish,))
def may_decide(g: Context, action: Action, decision: ToDemolish) -> Refusal | None:
    return None


@promo.plays(Demolish)
def demolish(g: Context, action: Demolish, decision: ToDemolish) -> None:
    g.emit(HeadquartersDemolished(g.parts[Headquarters].at[decision.where], decision.where))


@promo.plays(LeaveStanding)
def leave_standing(g: Context, action: LeaveStanding, decision: ToDemolish) -> None:
    """They stay, and count for whoever holds them."""


def demolish_always(g: Context, number: int, decision: ToDemolish, details: Details) -> Action:
    return Demolish(number, decision.player)


def leave_always(g: Context, number: int, decision: ToDemolish, details: Details) -> Action:
    return LeaveStanding(number, decision.player)


@promo.offers(
    ToDemolish, default="demolish", unasked="demolish", policies={"demolish": demolish_always, "leave": leave_always}
)
def offer_sabotage(g: Context, decision: ToDemolish) -> Iterator[Offer]:
    yield Offer(Demolish, {})
    yield Offer(LeaveStanding, {})
