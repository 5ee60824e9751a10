"""SEALED: what is in here spoils Risk Legacy for whoever plays it. What the comeback powers do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rules.atlas import NO_TERRITORY, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Action, Decision, Event, Holding, NoSuchLand, Part, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.legacy.campaign.box import AMMO_SHORTAGE
from rules.legacy.campaign.campaign import Campaign, is_marked
from rules.legacy.combat.scar_cards import SCARS, scar_on
from rules.legacy.ids import Faction, Scar
from rules.legacy.sealed.acting_scars import scar_troops
from rules.legacy.sealed.common import NotThere
from rules.legacy.sealed.pack_2.powers import (
    CONVINCING,
    MOBILE,
    RESOURCEFUL,
    STEALTHY,
    WELL_ARMED,
    WELL_SUPPLIED,
    comeback_of,
)
from rules.legacy.sealed.pack_2.scar import MERCENARY
from rules.legacy.sealed.turn_starts import tasks_at_start
from rules.legacy.setup.headquarters import Headquarters, headquarters_held
from rules.legacy.setup.starts import MarkedStart, OccupiedStart, is_occupied, quietest
from rules.legacy.turn.end_of_turn import earns_card
from rules.risk.armies import ArmiesPlaced
from rules.risk.combat.battle import ATTACK
from rules.risk.combat.expand import Expanded
from rules.risk.combat.helps import Help, helps
from rules.risk.combat.invasion import Invasion
from rules.risk.combat.open_dice import dice_changes
from rules.risk.odds.dice_odds import DiceChanges, SideChanges
from rules.risk.turn.reinforce import Finish, NotAmong, TooMany, ToReinforce, arrivals, first_answer, recruit_lands

comeback_uses = Module(
    "comeback-uses",
    needs=("comebacks", "end-of-turn", "expand", "mercenaries", "open-dice", "reinforce", "turn-starts"),
    tells=(NotThere,),
)
ARMED = Help(WELL_ARMED, (ATTACK,), changes=lambda changes, _: changes.attacking(SideChanges(each=1), WELL_ARMED))


class CityEntered(Part):
    """Whether a player who gets a card for it has walked into a city this turn."""

    lasts_a_turn: ClassVar[bool] = True
    done: bool = False


class Gathered(Part):
    """The territory on which recruits have gathered unseen this turn."""

    lasts_a_turn: ClassVar[bool] = True
    where: Territory = NO_TERRITORY


class CityEntryNoted(Event):
    """A player who gets a card for it walked into a city."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        state.parts[CityEntered] = CityEntered(True)


class RecruitsGathered(Event):
    """A player's recruits appear on a territory that nobody held; how many is told by what follows."""

    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        state.land.put(self.where, Holding(self.player, 0))
        state.parts[Gathered] = Gathered(self.where)


class HeadquartersMoved(Event):
    """A player moved headquarters that he controls to a neighbouring territory of his."""

    player: Player
    faction: Faction
    source: Territory
    target: Territory

    def apply(self, state: State) -> None:
        at = {where: faction for where, faction in state.parts[Headquarters].at.items() if where != self.source}
        state.parts[Headquarters] = Headquarters({**at, self.target: self.faction})


class ToMoveHeadquarters(Decision):
    """The start of the turn: move one of the headquarters that one controls, or leave them."""


class MoveHeadquarters(Action):
    """Move headquarters to a neighbouring territory that one controls."""

    source: Territory
    target: Territory


class Gather(Action):
    """Put so many recruits on a territory that nobody occupies and nothing marks."""

    where: Territory
    count: int


class MarchOfHeadquarters(Task):
    """Let the active player move headquarters."""


class NotStealthy(Refusal):
    """The player's faction cannot gather recruits on land that it does not hold, or has done so this turn."""


# ---- a card for entering a city


@comeback_uses.reacts(Expanded)
def enter_city(g: Context, event: Expanded) -> None:
    if event.target in g.parts[Campaign].cities and comeback_of(g.state, event.player) == RESOURCEFUL:
        g.emit(CityEntryNoted(event.player, event.target))


@comeback_uses.modifies(earns_card)
def card_for_a_city(g: Context, earned: bool, player: Player) -> bool:
    return earned or g.parts[CityEntered].done


# ---- recruits on an empty territory


def hiding_places(g: Context, player: Player) -> tuple[Territory, ...]:
    """The land without a mark and without any piece, where a player's recruits can gather unseen on one territory a
    turn."""
    if comeback_of(g.state, player) != STEALTHY or g.parts[Gathered].where:
        return ()
    lands = g.rules.board.territories
    return tuple([where for where in lands if not is_occupied(g, where) and not is_marked(g, where)])


@comeback_uses.modifies(arrivals)
def unseen(g: Context, lands: tuple[Territory, ...], player: Player) -> tuple[Territory, ...]:
    """Besides his own land; without any he joins the war, if he can."""
    return (*lands, *hiding_places(g, player)) if g.state.land.of(player) or not lands else lands


def gathering_places(g: Context, player: Player) -> tuple[Territory, ...]:
    """Where a player's recruits may gather now."""
    owner = g.state.land.owner
    return tuple([where for where in arrivals(g, player) if owner(where) != player])


@comeback_uses.allows(Gather, during=(ToReinforce,))
def may_gather(g: Context, action: Gather, decision: ToReinforce) -> Refusal | None:
    if comeback_of(g.state, action.player) != STEALTHY or g.parts[Gathered].where:
        return NotStealthy()
    if action.where not in g.rules.board.links_of:
        return NoSuchLand(action.where)
    if is_occupied(g, action.where):
        return OccupiedStart(action.where)
    if is_marked(g, action.where):
        return MarkedStart(action.where)
    able = gathering_places(g, action.player)
    if action.where not in able:
        return NotAmong(action.where, able or recruit_lands(g, action.player))
    return None if 1 <= action.count <= decision.count else TooMany(action.count, decision.count)


@comeback_uses.plays(Gather)
def gather(g: Context, action: Gather, decision: ToReinforce) -> None:
    g.emit(RecruitsGathered(action.player, action.where))
    g.emit(ArmiesPlaced(action.player, action.where, action.count, "stock"))


@comeback_uses.modifies(first_answer)
def gather_all(g: Context, before: Action | None, number: int, decision: Decision) -> Action | None:
    """By default recruits who may be placed nowhere else gather on the quietest land."""
    if not isinstance(decision, ToReinforce) or not decision.count or recruit_lands(g, decision.player):
        return before
    lands = gathering_places(g, decision.player)
    return Gather(number, decision.player, quietest(g, decision.player, lands), decision.count) if lands else before


@comeback_uses.offers(ToReinforce)
def offer_gathering(g: Context, decision: ToReinforce) -> Iterator[Offer]:
    if decision.count and (lands := gathering_places(g, decision.player)):
        yield Offer(Gather, {"where": lands, "count": range(1, decision.count + 1)})


# ---- dice


@comeback_uses.modifies(dice_changes)
def storm_headquarters(g: Context, changes: DiceChanges) -> DiceChanges:
    """One more on all attack dice against a territory with headquarters."""
    now = g.parts[Invasion]
    if now.target not in g.parts[Headquarters].at or comeback_of(g.state, now.attacker) != WELL_ARMED:
        return changes
    return ARMED.change(changes)


@comeback_uses.modifies(helps)
def comebacks_help(g: Context, every: tuple[Help, ...]) -> tuple[Help, ...]:
    return (*every, ARMED)


@comeback_uses.modifies(dice_changes)
def never_short(g: Context, changes: DiceChanges) -> DiceChanges:
    """An ammo shortage does not touch its defence."""
    target = g.parts[Invasion].target
    defender = g.state.land.owner(target) if target else NOBODY
    if scar_on(g.state, target) != AMMO_SHORTAGE or comeback_of(g.state, defender) != WELL_SUPPLIED:
        return changes
    return changes.defending(SideChanges(highest=-SCARS[AMMO_SHORTAGE]), WELL_SUPPLIED)


# ---- one more where mercenaries serve


@comeback_uses.modifies(scar_troops)
def more_of_them(g: Context, troops: int, player: Player, scar: Scar) -> int:
    more = scar == MERCENARY and comeback_of(g.state, player) == CONVINCING
    return troops + 1 if more else troops


# ---- headquarters on the march


@comeback_uses.modifies(tasks_at_start)
def at_the_start(g: Context, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
    return (MarchOfHeadquarters(), *tasks)


def next_to_headquarters(g: Context, player: Player, source: Territory) -> tuple[Territory, ...]:
    """Where headquarters can be moved: a neighbouring territory of the player's without any. (That no army can go there
    now is no matter.)"""
    at, land = g.parts[Headquarters].at, g.state.land
    return tuple([where for where in g.rules.board.links_of[source] if land.owner(where) == player and where not in at])


@comeback_uses.does(MarchOfHeadquarters)
def march_of_headquarters(g: Context, task: MarchOfHeadquarters) -> None:
    player = g.state.active
    if comeback_of(g.state, player) != MOBILE:
        return
    if any(next_to_headquarters(g, player, where) for where in headquarters_held(g.state, player)):
        g.ask(ToMoveHeadquarters(player))


@comeback_uses.allows(MoveHeadquarters, during=(ToMoveHeadquarters,))
def may_move(g: Context, action: MoveHeadquarters, decision: ToMoveHeadquarters) -> Refusal | None:
    held = headquarters_held(g.state, action.player)
    if action.source not in held:
        return NotThere(action.source, held)
    able = next_to_headquarters(g, action.player, action.source)
    return None if action.target in able else NotThere(action.target, able)


@comeback_uses.allows(Finish, during=(ToMoveHeadquarters,))
def may_stay(g: Context, action: Finish, decision: ToMoveHeadquarters) -> Refusal | None:
    return None


@comeback_uses.plays(MoveHeadquarters)
def move(g: Context, action: MoveHeadquarters, decision: ToMoveHeadquarters) -> None:
    faction = g.parts[Headquarters].at[action.source]
    g.emit(HeadquartersMoved(action.player, faction, action.source, action.target))


def stay(g: Context, number: int, decision: ToMoveHeadquarters, details: Details) -> Action:
    return Finish(number, decision.player)


@comeback_uses.offers(ToMoveHeadquarters, default="stay", policies={"stay": stay})
def offer_moves(g: Context, decision: ToMoveHeadquarters) -> Iterator[Offer]:
    for source in headquarters_held(g.state, decision.player):
        if targets := next_to_headquarters(g, decision.player, source):
            yield Offer(MoveHeadquarters, {"source": (source,), "target": targets})
    yield Offer(Finish, {})
