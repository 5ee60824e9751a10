"""Mission secrète: each player has a secret mission, shows it on fulfilling it, and wins."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Literal, get_args

from rules.atlas import Card, RegionName, Territory
from rules.classic.boards import BOARD
from rules.classic.mission_cards import MissionData, conquest_mission, mission_cards, mission_set
from rules.kernel.context import Context
from rules.kernel.events import TurnBegan
from rules.kernel.module import Module
from rules.kernel.options import Option
from rules.kernel.position import BySeat, Position
from rules.kernel.ruleset import Ruleset
from rules.kernel.tagged import Unreadable
from rules.kernel.values import EVERYONE, NOBODY, Event, Player, Task, ZoneName, zone_of
from rules.risk.armies import ArmiesMoved, ArmiesPlaced
from rules.risk.combat.battle import Conquered
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.concede import ArmyTurnedNeutral
from rules.risk.turn.fortify import Fortified
from rules.risk.turn.reinforce import regions_held
from rules.risk.turn.turns import StateOrView, seats_in_play

missions = Module("missions", needs=("occupy", "conquest"))
MissionsChoice = Literal["by-players", "twelve", "fourteen"]
MISSIONS: Option[MissionsChoice] = Option("missions", get_args(MissionsChoice))
TargetKilledByOtherChoice = Literal["win", "territories"]
TARGET_KILLED_BY_OTHER: Option[TargetKilledByOtherChoice] = Option(
    "target-killed-by-other", get_args(TargetKilledByOtherChoice)
)
SPARE = ZoneName("missions")
"""The zone of the cards that were not dealt."""


class DealMissions(Task):
    """Deal one mission to each player; the rest stays hidden."""


class MissionAccomplished(Event):
    """A player fulfilled a mission and showed it."""

    player: Player
    card: Card


def mission(player: Player) -> ZoneName:
    """The zone of a player's mission."""
    return zone_of("mission", player)


def mission_for(board: str, card: Card, player: Player, alive: Iterable[Player]) -> MissionData:
    """What a card requires of a player: territories, if its colour is his own or was eliminated by another player."""
    data = mission_cards(board)[card]
    return conquest_mission(board) if data.colour and (data.colour == player or data.colour not in alive) else data


@missions.lays("missions")
def lay_missions(to: Position, missions: BySeat | None) -> None:
    """Set each seat's mission. A seat without a named one gets the first that is left; the rest goes to `SPARE`."""
    every = mission_set(BOARD.of(to.rules.options), MISSIONS.of(to.rules.options), to.rules.seats)
    named = to.by_seat("missions", missions)
    left = iter(card for card in every if not any(card in cards for cards in named.values()))
    for seat, cards in named.items():
        if len(cards) > 1:
            raise Unreadable(f"missions: {seat} has {len(cards)}; each has one")
        to.lay(mission(seat), cards or (next(left),), every, seat)
    to.lay(SPARE, (), every, rest=True)


@missions.does(DealMissions)
def deal_missions(g: Context, task: DealMissions) -> None:
    g.lay(SPARE, mission_set(BOARD.of(g.options), MISSIONS.of(g.options), g.state.seats), NOBODY)
    g.shuffle(SPARE)
    for seat in (*g.state.seats[1:], g.state.seats[0]):
        g.lay(mission(seat), (), seat)
        g.move(g.zone(SPARE).cards[:1], SPARE, mission(seat))


@missions.reacts(Eliminated)
def look_for_elimination(g: Context, event: Eliminated) -> None:
    """The player who did it comes first, then the one who was sent to do it.

    That one wins by another's hand as well, or is asked for territories instead (an option), which he may hold already.
    """
    sent = hunters_of(g, event.player)
    if event.by in sent:
        accomplish(g, event.by)
        return
    see(g, event.by)
    for seat in sent:
        if g.state.winners is None and TARGET_KILLED_BY_OTHER.of(g.options) == "win":
            accomplish(g, seat)
        see(g, seat)


@missions.reacts(ArmyTurnedNeutral)
def look_at_changed_mission(g: Context, event: ArmyTurnedNeutral) -> None:
    """A colour that gave up was destroyed by nobody: its mission asks for territories, which may be held already."""
    for seat in hunters_of(g, event.player):
        see(g, seat)


def hunters_of(g: Context, target: Player) -> tuple[Player, ...]:
    """The living players whose mission names this colour: one at most."""
    cards = mission_cards(BOARD.of(g.options))
    return tuple(seat for seat in seats_in_play(g.state) if cards[_card(g, seat)].colour == target)


@missions.reacts(TurnBegan)
@missions.reacts(Conquered)
@missions.reacts(ArmiesPlaced)
@missions.reacts(ArmiesMoved)
@missions.reacts(Fortified)
def look_at_board(g: Context, event: TurnBegan | Conquered | ArmiesPlaced | ArmiesMoved | Fortified) -> None:
    """Check the mission of the player who changed the board."""
    if event.player in g.state.seats:
        see(g, event.player)


def see(g: Context, player: Player) -> None:
    """End the game if a player has fulfilled his mission."""
    if g.state.winners is None:
        data = mission_for(BOARD.of(g.options), _card(g, player), player, seats_in_play(g.state))
        if holds(g, player, data):
            accomplish(g, player)


def holds(g: Context, player: Player, data: MissionData) -> bool:
    """Whether a player meets a mission's territories or regions. False for eliminations, which an event fulfils."""
    if data.lands:
        return _count_garrisons(g.state, player, data) >= data.lands
    return bool(data.regions) and _are_enough(regions_held(g, player), data)


def is_fulfilled_by_taking(of: StateOrView, rules: Ruleset, player: Player, card: Card, where: Territory) -> bool:
    """Whether a player with this mission fulfils it by taking a territory, with as many armies there as it asks for."""
    data = mission_for(BOARD.of(rules.options), card, player, seats_in_play(of))
    if data.colour:
        return of.land.of(data.colour) == (where,)
    if data.lands:
        return _count_garrisons(of, player, data) + 1 >= data.lands
    mine = {*of.land.of(player), where}
    return _are_enough([name for name, each in rules.board.regions.items() if mine.issuperset(each.territories)], data)


def _count_garrisons(of: StateOrView, player: Player, data: MissionData) -> int:
    """How many of a player's territories have as many armies as a mission asks for."""
    return sum(of.land.armies(where) >= data.each for where in of.land.of(player))


def _are_enough(regions: Collection[RegionName], data: MissionData) -> bool:
    """Whether these whole regions are those of a mission, with the further ones of the player's choice."""
    return set(data.regions) <= set(regions) and len(regions) >= len(data.regions) + data.more


def accomplish(g: Context, player: Player) -> None:
    card = _card(g, player)
    g.lay(mission(player), (card,), EVERYONE)
    g.emit(MissionAccomplished(player, card))
    g.end((player,), "mission")


def _card(g: Context, player: Player) -> Card:
    return g.zone(mission(player)).cards[0]
