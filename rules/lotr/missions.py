"""Missions: a captain on the named site earns regiments, or a Territory card at the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Literal, get_args

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.options import Option
from rules.kernel.state import State
from rules.kernel.values import Action, Event, Part, Player, Refusal, Task
from rules.lotr.adventures import WrongMoment, lay_open, need_card, tales
from rules.lotr.captains import Captains
from rules.lotr.deck import AdventureData, card_data, card_title
from rules.lotr.sides import EVIL, side
from rules.risk.combat.battle import Conquests, leads_in
from rules.risk.combat.invasion import Invasion, ToFight
from rules.risk.combat.leaders import CAPTAIN, NO_LEADERS, Leaders, leaders_at
from rules.risk.turn.cards import HAND_LIMIT, draw, hand
from rules.risk.turn.fortify import Fortified, ToFortify, linger
from rules.risk.turn.reinforce import ToReinforce, reward

missions = Module("missions", needs=("adventures", "captains"))
MountDoomMissionChoice = Literal["two", "five"]
MOUNT_DOOM_MISSION: Option[MountDoomMissionChoice] = Option("mount-doom-mission", get_args(MountDoomMissionChoice))
MissionsDeclaredChoice = Literal["any-step", "combat-and-march"]
MISSIONS_DECLARED: Option[MissionsDeclaredChoice] = Option("missions-declared", get_args(MissionsDeclaredChoice))
MissionCardChoice = Literal["always", "with-conquest"]
MISSION_CARD: Option[MissionCardChoice] = Option("mission-card", get_args(MissionCardChoice))
CaptainAfterMissionChoice = Literal["goes-on", "stays"]
CAPTAIN_AFTER_MISSION: Option[CaptainAfterMissionChoice] = Option(
    "captain-after-mission", get_args(CaptainAfterMissionChoice)
)
DARK_LORD_MUSTERS = 5


class CompleteMission(Action):
    """Declare a mission accomplished: a captain of yours stands on its site."""

    card: Card


class MissionCards(Task):
    """Step 4, continued: draw the Territory cards that missions have earned."""


class CardsEarned(Part):
    """How many extra Territory cards missions have earned this turn."""

    lasts_a_turn: ClassVar[bool] = True
    count: int = 0


class CaptainMarched(Part):
    """Whether a captain marched while fortifying, so that his player may still declare a mission."""

    lasts_a_turn: ClassVar[bool] = True
    marched: bool = False


class MissionDone(Event):
    """A player accomplished a mission."""

    player: Player
    card: Card
    where: Territory


class TerritoryCardEarned(Event):
    """A mission earned an extra Territory card, drawn at the end of the turn."""

    player: Player

    def apply(self, state: State) -> None:
        state.parts[CardsEarned] = CardsEarned(state.parts[CardsEarned].count + 1)


class CaptainRested(Event):
    """A captain ended a march; his player may declare missions before the turn goes on."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        state.parts[CaptainMarched] = CaptainMarched(True)


class CaptainsAtRest(Part):
    """The territories where a captain accomplished a mission this turn and must stay (the edition of 2002)."""

    lasts_a_turn: ClassVar[bool] = True
    where: tuple[Territory, ...] = ()


class CaptainSettled(Event):
    """A captain who has accomplished a mission stays where he is for the rest of the turn."""

    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        state.parts[CaptainsAtRest] = CaptainsAtRest((*state.parts[CaptainsAtRest].where, self.where))


class NotAMission(Refusal):
    """That card is not a mission."""

    card: Card


class NoCaptainOnSite(Refusal):
    """The player has no captain on the mission's site."""

    card: Card
    where: Territory


@missions.allows(CompleteMission, during=(ToReinforce, ToFight, ToFortify))
def may_complete(g: Context, action: CompleteMission, decision: Any) -> Refusal | None:
    if why := need_card(g, action.player, action.card):
        return why
    mission = card_data(action.card)
    if mission.type != "mission":
        return NotAMission(action.card)
    if too_early(g, decision):
        return WrongMoment(action.card)
    standing = mission.territory in g.parts[Captains].at(action.player)
    return None if standing else NoCaptainOnSite(action.card, mission.territory)


def too_early(g: Context, decision: Any) -> bool:
    """Whether missions may not be declared yet: an option allows them in combat and fortifying only (decision 44)."""
    return isinstance(decision, ToReinforce) and MISSIONS_DECLARED.of(g.options) == "combat-and-march"


@missions.plays(CompleteMission)
def complete(g: Context, action: CompleteMission, decision: Any) -> None:
    mission = card_data(action.card)
    lay_open(g, action.player, action.card)
    g.emit(MissionDone(action.player, action.card, mission.territory))
    if CAPTAIN_AFTER_MISSION.of(g.options) == "stays":
        g.emit(CaptainSettled(action.player, mission.territory))
    if mission.reward == "territory_card":
        g.emit(TerritoryCardEarned(action.player))
    else:
        count = armies(g, action.card, mission, side(action.player))
        reward(g, action.player, count, grounds(g, action.player, mission), "mission", action.card)


def armies(g: Context, card: Card, mission: AdventureData, which: str) -> int:
    """The regiments a mission gives a side. For Mount Doom and Evil an option decides, since the sources disagree."""
    if card_title(card) == "mount_doom" and which == EVIL and MOUNT_DOOM_MISSION.of(g.options) == "five":
        return DARK_LORD_MUSTERS
    return mission.armies[which]


def grounds(g: Context, player: Player, mission: AdventureData) -> tuple[Territory, ...]:
    """The territories where a mission's regiments may be placed."""
    kind, _, region = mission.where.partition(":")
    if kind == "territory":
        return (mission.territory,)
    mine = g.state.land.of(player)
    return tuple(t for t in mine if g.rules.board.region_of[t] == region) if kind == "region" else mine


@missions.reacts(Fortified)
def captain_rests(g: Context, event: Fortified) -> None:
    if CAPTAIN in event.leaders:
        g.emit(CaptainRested(event.player, event.target))


@missions.modifies(linger)
def while_a_mission_may_come(g: Context, stay: bool) -> bool:
    """Ask for a mission after any captain's march. Regardless of the hand, so that asking reveals nothing."""
    return stay or g.parts[CaptainMarched].marched


@missions.modifies(leaders_at, given=CaptainsAtRest)
def bar_accomplished(g: Context, kinds: Leaders, player: Player, where: Territory) -> Leaders:
    """A captain who accomplished a mission cannot lead an attack or march from there this turn."""
    at_rest = player == g.state.active and where in g.parts[CaptainsAtRest].where
    return NO_LEADERS if at_rest else kinds


@missions.modifies(leads_in, given=CaptainsAtRest)
def bar_accomplished_since(g: Context, leading: Leaders) -> Leaders:
    """Nor can he move into a conquest, if he fought in the invasion before his mission was declared."""
    return NO_LEADERS if g.parts[Invasion].source in g.parts[CaptainsAtRest].where else leading


@missions.does(MissionCards)
def mission_cards(g: Context, task: MissionCards) -> None:
    """Draw the cards earned, up to the hand limit, even without a conquest (decision 49, an option)."""
    player = g.state.active
    if MISSION_CARD.of(g.options) == "with-conquest" and not g.parts[Conquests].taken:
        return
    for _ in range(g.parts[CardsEarned].count):
        if len(g.zone(hand(player)).cards) < HAND_LIMIT:
            draw(g, hand(player))


@missions.offers(ToReinforce)
@missions.offers(ToFight)
@missions.offers(ToFortify)
def offer_missions(g: Context, decision: Any) -> Iterator[Offer]:
    sites = g.parts[Captains].at(decision.player)
    done = tuple(
        c for c in g.zone(tales(decision.player)).cards if card_data(c).territory in sites and card_data(c).territory
    )
    if done and not too_early(g, decision):
        yield Offer(CompleteMission, {"card": done})
