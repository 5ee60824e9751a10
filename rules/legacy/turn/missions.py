"""The open mission: a red star for whoever fulfils it in his own turn, instead of a card at its end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar, NamedTuple

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.position import Names, Position
from rules.kernel.state import State
from rules.kernel.values import EVERYONE, Action, Decision, Event, Part, Player, Refusal, Task, ZoneName
from rules.legacy.campaign.box import AMPHIBIOUS, ASSAULT, INFRASTRUCTURE, MIGHT, SURPRISE, TERROR
from rules.legacy.campaign.campaign import Campaign, table
from rules.legacy.campaign.options import MISSIONS
from rules.legacy.ids import NO_MISSION, Mission
from rules.legacy.turn.end_of_turn import ToTakeCard, asks_at_end
from rules.legacy.turn.stars import StarsTaken
from rules.risk.combat.battle import Conquered, Conquests
from rules.risk.turn.reinforce import first_answer, region_bonus, regions_held
from rules.risk.turn.turns import StateOrView, still_plays

missions = Module("missions", needs=("battle", "campaign", "end-of-turn", "stars"))
OPEN_MISSION, MISSION_DECK, MISSION_DISCARD = map(ZoneName, ("open-mission", "mission-deck", "mission-discard"))
"""The zones of the open mission, which everybody sees, of the deck, and of those that were fulfilled this game."""
LANDINGS, CONQUESTS, BONUSES = 4, 9, 7
"""How many conquests by sea line, how many conquests, and what sum of continent bonuses."""
FROM_GAME = 2
"""The game of a campaign from which on a mission lies open."""


class LayMission(Task):
    """From the second game on: shuffle the missions, and lay one open."""


class OpenMission(Task):
    """Open the next mission, unless one lies open."""


class RewardMission(Task):
    """Give the stars for a mission that was fulfilled, and open the next one."""

    outlasts_turn: ClassVar[bool] = True
    player: Player
    mission: Mission


class ClaimMission(Action):
    """Claim the open mission at the end of the own turn, instead of a card."""


class Feats(Part):
    """What this turn's conquests were: how many came by a sea line, how many were cities."""

    lasts_a_turn: ClassVar[bool] = True
    by_sea: int = 0
    cities: int = 0


class FeatNoted(Event):
    """A conquest came by a sea line, or was that of a city."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    where: Territory
    by_sea: bool
    city: bool

    def apply(self, state: State) -> None:
        now = state.parts[Feats]
        state.parts[Feats] = Feats(now.by_sea + self.by_sea, now.cities + self.city)


class MissionFulfilled(Event):
    """A player fulfilled the open mission, which brings red stars."""

    player: Player
    mission: Mission


class MissionNotFulfilled(Refusal):
    """The open mission's condition is not fulfilled; "" where none lies open."""

    mission: Mission


class MissionCount(NamedTuple):
    """How far a player is with a mission that counts: how many he has, and how many are wanted."""

    held: int
    wanted: int

    @property
    def reached(self) -> bool:
        return self.held >= self.wanted


def mission_count(of: StateOrView, mission: Mission, player: Player) -> MissionCount | None:
    """How far a player is with a mission of the box; None for one that does not count, or counts no single thing."""
    mine = player == of.active
    if mission == AMPHIBIOUS:
        return MissionCount(of.parts[Feats].by_sea if mine else 0, LANDINGS)
    if mission == TERROR:
        return MissionCount(len(of.parts[Conquests].taken) if mine else 0, CONQUESTS)
    if mission == INFRASTRUCTURE:
        return MissionCount(cities_held(of, player), cities_needed(of, mission))
    if mission == ASSAULT:
        return MissionCount(of.parts[Feats].cities if mine else 0, cities_needed(of, mission))
    return None


def cities_held(of: StateOrView, player: Player) -> int:
    """How many cities a player holds."""
    return sum(of.land.owner(where) == player for where in of.parts[Campaign].cities)


@missions.asks
def is_fulfilled(g: Context, mission: Mission, player: Player) -> bool:
    """Whether a player fulfils a mission now."""
    return False


@missions.modifies(is_fulfilled, of=(AMPHIBIOUS, TERROR, INFRASTRUCTURE, ASSAULT))
def enough(g: Context, fulfilled: bool, mission: Mission, player: Player) -> bool:
    """Four conquests by sea line, nine conquests or four cities conquered in one turn; or six cities held."""
    count = mission_count(g.state, mission, player)
    return count is not None and count.reached


@missions.modifies(is_fulfilled, of=(MIGHT,))
def mighty(g: Context, fulfilled: bool, mission: Mission, player: Player) -> bool:
    """Continent bonuses of seven or more, with all marks and the own naming bonus."""
    return sum(region_bonus(g, player, name) for name in regions_held(g, player)) >= BONUSES


@missions.modifies(is_fulfilled, of=(SURPRISE,))
def overrun(g: Context, fulfilled: bool, mission: Mission, player: Player) -> bool:
    """All territories of a continent conquered in one turn, none of them entered without a battle."""
    taken = set(g.parts[Conquests].taken)
    return any(taken.issuperset(region.territories) for region in g.rules.board.regions.values())


@missions.asks
def mission_allowed(g: Context, mission: Mission) -> bool:
    """Whether the board has what a mission needs."""
    return True


@missions.modifies(mission_allowed)
def enough_cities(g: Context, allowed: bool, mission: Mission) -> bool:
    return allowed and len(g.parts[Campaign].cities) >= cities_needed(g.state, mission)


@missions.lays("mission", "mission_deck", "mission_discard")
def lay_missions(to: Position, opened: Names | None, deck: Names | None, discard: Names | None) -> None:
    """Set the open mission, the deck's top and the fulfilled ones; all others lie further down."""
    every = tuple(map(Card, mission_cards(to.state)))
    to.lay(OPEN_MISSION, opened, every, EVERYONE)
    to.lay(MISSION_DISCARD, discard, every, EVERYONE)
    to.lay(MISSION_DECK, deck, every, rest=True)


@missions.does(LayMission)
def lay_mission(g: Context, task: LayMission) -> None:
    if g.parts[Campaign].game >= FROM_GAME and MISSIONS.of(g.options) == "second-game":
        shuffle_missions(g)
        g.then(OpenMission())


def shuffle_missions(g: Context) -> None:
    """Lay the missions out, none of them open yet."""
    g.lay(MISSION_DECK, tuple(map(Card, mission_cards(g.state))))
    g.lay(OPEN_MISSION, (), EVERYONE)
    g.lay(MISSION_DISCARD, (), EVERYONE)
    g.shuffle(MISSION_DECK)


@missions.does(OpenMission)
def open_mission(g: Context, task: OpenMission) -> None:
    """Open the deck's first mission that the board allows; those before it go under the deck.

    Where the deck has none, the fulfilled ones are shuffled in. (The board always allows some of them.)
    """
    if g.zone(OPEN_MISSION).cards:
        return
    if not any(map(partial(mission_allowed, g), g.zone(MISSION_DECK).cards)):
        g.lay(MISSION_DECK, (*g.zone(MISSION_DECK).cards, *g.zone(MISSION_DISCARD).cards))
        g.lay(MISSION_DISCARD, (), EVERYONE)
        g.shuffle(MISSION_DECK)
    deck = g.zone(MISSION_DECK).cards
    found = next(at for at, mission in enumerate(deck) if mission_allowed(g, Mission(mission)))
    g.lay(MISSION_DECK, (*deck[found:], *deck[:found]))
    g.move((deck[found],), MISSION_DECK, OPEN_MISSION)


def cities_needed(of: StateOrView, mission: Mission) -> int:
    """How many cities the board must have for a mission."""
    return int(table(of.parts[Campaign], "cities_needed").get(mission, 0))


def mission_cards(of: StateOrView) -> tuple[Mission, ...]:
    """The missions of a campaign that are not used up."""
    now = of.parts[Campaign]
    return tuple(
        [Mission(mission) for mission, copies in table(now, "missions").items() if now.used.get(mission, 0) < copies]
    )


def stars_for(of: StateOrView, mission: Mission) -> int:
    """The red stars that a mission brings."""
    return int(table(of.parts[Campaign], "mission_stars").get(mission, 1))


@missions.reacts(Conquered)
def note_feat(g: Context, event: Conquered) -> None:
    by_sea = g.links(event.source, event.leaders).get(event.target) == "sea"
    city = event.target in g.parts[Campaign].cities
    if by_sea or city:
        g.emit(FeatNoted(event.player, event.target, by_sea, city))


def mission_in_play(g: Context) -> Mission:
    """The mission that lies open; "" while none does."""
    return Mission(next(iter(g.zone(OPEN_MISSION).cards), ""))


def claimable(g: Context, player: Player) -> Mission:
    """The open mission, if this player fulfils it; "" if not."""
    mission = mission_in_play(g)
    return mission if mission and is_fulfilled(g, mission, player) else NO_MISSION


@missions.modifies(asks_at_end)
def mission_due(g: Context, asks: bool, player: Player) -> bool:
    return asks or bool(claimable(g, player))


@missions.modifies(first_answer)
def claim_first(g: Context, before: Action | None, number: int, decision: Decision) -> Action | None:
    """By default a fulfilled mission is claimed: it brings a star, and a card none."""
    due = isinstance(decision, ToTakeCard) and claimable(g, decision.player)
    return ClaimMission(number, decision.player) if due else before


@missions.allows(ClaimMission, during=(ToTakeCard,))
def may_claim(g: Context, action: ClaimMission, decision: ToTakeCard) -> Refusal | None:
    if claimable(g, action.player):
        return None
    return MissionNotFulfilled(mission_in_play(g))


@missions.plays(ClaimMission)
def claim(g: Context, action: ClaimMission, decision: ToTakeCard) -> None:
    """The stars come last: with them the war may be won."""
    mission = mission_in_play(g)
    g.emit(MissionFulfilled(action.player, mission))
    g.move((Card(mission),), OPEN_MISSION, MISSION_DISCARD)
    g.then(RewardMission(action.player, mission))


@missions.does(RewardMission)
def reward_mission(g: Context, task: RewardMission) -> None:
    """Stars go to whoever still plays."""
    g.then(OpenMission())
    if still_plays(g.state, task.player):
        g.emit(StarsTaken(task.player, stars_for(g.state, task.mission), "mission"))


@missions.offers(ToTakeCard)
def offer_mission(g: Context, decision: ToTakeCard) -> Iterator[Offer]:
    if claimable(g, decision.player):
        yield Offer(ClaimMission, {})
