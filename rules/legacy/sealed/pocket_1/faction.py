"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The faction of pocket_1.

The Mutants can be chosen from the next game on. They lose nothing to fallout; ones are no ones when they attack whoever
brought the nuclear fire, who gets missiles for it; the scars that bring or cost troops work the other way round for
them; and they have a mission of their own.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel.context import Context
from rules.kernel.offers import Offer
from rules.kernel.ruleset import Module
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Action, Decision, Event, Part, Player, Refusal
from rules.legacy.campaign import Campaign
from rules.legacy.end_of_turn import ToTakeCard
from rules.legacy.factions import FactionChosen, faction_of
from rules.legacy.missiles import Missiles
from rules.legacy.sealed.pack_1.scar import BIOHAZARD
from rules.legacy.sealed.pocket_1.kept import MUTANTS, Pocket1, held, is_mutant, player_of
from rules.legacy.stars import StarsTaken
from rules.risk.dice_odds import DiceChanges, SideChanges
from rules.risk.invasion import Invasion

mutants = Module("mutants", needs=("acting-scars", "end-of-turn", "missiles", "open-dice", "stars"))


class OwnMissions(Part):
    """The players who have fulfilled the mission of their own faction in this game."""

    done: tuple[Player, ...] = ()


class ClaimOwnMission(Action):
    """Claim the mission of the own faction at the end of the own turn, instead of a card."""


class OwnMissionFulfilled(Event):
    """A player fulfilled the mission of his own faction, for a red star."""

    player: Player
    faction: str

    def apply(self, state: State) -> None:
        state.keep(OwnMissions((*state.part(OwnMissions).done, self.player)))


class OwnMissionNotFulfilled(Refusal):
    """The faction has no mission of its own, has fulfilled it in this game, or its condition does not hold."""


class BringerArmed(Event):
    """The faction that brought the nuclear fire took missiles, since the Mutants play."""

    player: Player
    count: int

    def apply(self, state: State) -> None:
        left = state.part(Missiles).left
        state.keep(Missiles({**left, self.player: left.get(self.player, 0) + self.count}))


@mutants.reacts(FactionChosen)
def arm_the_bringer(g: Context, event: FactionChosen) -> None:
    """Once both factions are in the game, whichever was chosen first."""
    bringer = g.part(Pocket1).bringer
    if event.faction in (bringer, MUTANTS):
        player = player_of(g.state, bringer)
        if player != NOBODY and player_of(g.state, MUTANTS) != NOBODY:
            g.emit(BringerArmed(player, held(g.state, "bringer_missiles")))


@mutants.modifies("dice-changes", given=Pocket1)
def no_ones_against_the_bringer(g: Context, changes: DiceChanges) -> DiceChanges:
    now = g.part(Invasion)
    defender = faction_of(g.state, g.state.land.owner(now.target))
    if not is_mutant(g.state, now.attacker) or not defender or defender != g.part(Pocket1).bringer:
        return changes
    return changes._replace(attack=changes.attack + SideChanges(rerolls_ones=True))


@mutants.modifies("scar-troops")
def the_other_way_round(g: Context, troops: int, player: Player, scar: str) -> int:
    return -troops if is_mutant(g.state, player) else troops


def own_mission_due(g: Context, player: Player) -> bool:
    """Whether a player of the Mutants holds the burnt territory and every biohazard, for the first time in a game."""
    burnt, scars = g.part(Pocket1).fallout, g.part(Campaign).scars
    wanted = [burnt, *(where for where, scar in scars.items() if scar == BIOHAZARD)]
    return (
        bool(burnt)
        and is_mutant(g.state, player)
        and player not in g.part(OwnMissions).done
        and all(g.state.land.owner(where) == player for where in wanted)
    )


@mutants.modifies("asks-at-end")
def asks_for_own_mission(g: Context, asks: bool, player: Player) -> bool:
    return asks or own_mission_due(g, player)


@mutants.modifies("answered-first")
def own_mission_first(g: Context, before: Action | None, number: int, decision: Decision) -> Action | None:
    """By default it is claimed, after the open one: it brings a star, and a card none."""
    due = isinstance(decision, ToTakeCard) and own_mission_due(g, decision.player)
    return ClaimOwnMission(number, decision.player) if due and not before else before


@mutants.allows(ClaimOwnMission, during=(ToTakeCard,))
def may_claim(g: Context, action: ClaimOwnMission, decision: ToTakeCard) -> Refusal | None:
    return None if own_mission_due(g, action.player) else OwnMissionNotFulfilled()


@mutants.plays(ClaimOwnMission)
def claim(g: Context, action: ClaimOwnMission, decision: ToTakeCard) -> None:
    g.emit(OwnMissionFulfilled(action.player, faction_of(g.state, action.player)))
    g.emit(StarsTaken(action.player, 1, "mission"))


@mutants.offers(ToTakeCard)
def offer_own_mission(g: Context, decision: ToTakeCard) -> Iterator[Offer]:
    if own_mission_due(g, decision.player):
        yield Offer(ClaimOwnMission, {})
