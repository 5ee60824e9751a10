"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The faction of pocket_1.

The Mutants can be chosen from the next game on. They lose nothing to fallout; ones are no ones when they attack whoever
brought the nuclear fire, who gets missiles for it; the scars that bring or cost troops work the other way round for
them; and they have a mission of their own.
"""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Event, Part, Player, Refusal
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.combat.missiles import Missiles
from rules.legacy.ids import Faction, Scar
from rules.legacy.sealed.acting_scars import scar_troops
from rules.legacy.sealed.faction_missions import OwnMission, own_mission
from rules.legacy.sealed.pack_1.scar import BIOHAZARD
from rules.legacy.sealed.pocket_1.kept import MUTANTS, Pocket1, content_of, is_mutant, player_of
from rules.legacy.setup.factions import FactionChosen, faction_of
from rules.legacy.turn.missions import MissionCount
from rules.risk.combat.battle import ATTACK
from rules.risk.combat.helps import Help, helps
from rules.risk.combat.invasion import Invasion
from rules.risk.combat.open_dice import dice_changes
from rules.risk.odds.dice_odds import DiceChanges, SideChanges
from rules.risk.turn.turns import StateOrView

mutants = Module("mutants", needs=("acting-scars", "missiles", "open-dice", "faction-missions"))
AGAINST_BRINGER = Help(
    MUTANTS, (ATTACK,), changes=lambda changes, _: changes.attacking(SideChanges(rerolls_ones=True), MUTANTS)
)


class OwnMissions(Part):
    """Who has fulfilled the Mutants' mission in this game."""

    done: tuple[Player, ...] = ()


class OwnMissionFulfilled(Event):
    """The Mutants fulfilled their mission, for a red star."""

    player: Player
    faction: Faction

    def apply(self, state: State) -> None:
        state.parts[OwnMissions] = OwnMissions((*state.parts[OwnMissions].done, self.player))


class MutantMissionNotFulfilled(Refusal):
    """The Mutants have fulfilled their mission in this game, or do not hold all that it asks for."""


class BringerArmed(Event):
    """The faction that brought the nuclear fire took missiles, since the Mutants play."""

    player: Player
    count: int

    def apply(self, state: State) -> None:
        left = state.parts[Missiles].left
        state.parts[Missiles] = Missiles({**left, self.player: left.get(self.player, 0) + self.count})


@mutants.reacts(FactionChosen)
def arm_the_bringer(g: Context, event: FactionChosen) -> None:
    """Once both factions are in the game, whichever was chosen first."""
    bringer = g.parts[Pocket1].bringer
    if event.faction in (bringer, MUTANTS):
        player = player_of(g.state, bringer)
        if player != NOBODY and player_of(g.state, MUTANTS) != NOBODY:
            g.emit(BringerArmed(player, content_of(g.state, "bringer_missiles")))


@mutants.modifies(dice_changes, given=Pocket1)
def no_ones_against_the_bringer(g: Context, changes: DiceChanges) -> DiceChanges:
    now = g.parts[Invasion]
    defender = faction_of(g.state, g.state.land.owner(now.target))
    if not is_mutant(g.state, now.attacker) or not defender or defender != g.parts[Pocket1].bringer:
        return changes
    return AGAINST_BRINGER.change(changes)


@mutants.modifies(helps)
def mutants_help(g: Context, every: tuple[Help, ...]) -> tuple[Help, ...]:
    return (*every, AGAINST_BRINGER)


@mutants.modifies(scar_troops)
def the_other_way_round(g: Context, troops: int, player: Player, scar: Scar) -> int:
    return -troops if is_mutant(g.state, player) else troops


def count_wasteland(of: StateOrView, player: Player) -> MissionCount:
    """How much a player holds of what the Mutants' mission asks for: the burnt territory and every biohazard."""
    burnt, scars = of.parts[Pocket1].fallout, of.parts[Campaign].scars
    wanted = [burnt, *(where for where, scar in scars.items() if scar == BIOHAZARD)] if burnt else []
    return MissionCount(sum(of.land.owner(where) == player for where in wanted), max(1, len(wanted)))


@mutants.modifies(own_mission, given=Pocket1)
def the_land_of_the_mutants(g: Context, own: OwnMission | None, player: Player) -> OwnMission | None:
    """The burnt territory and every biohazard, once a game."""
    if not is_mutant(g.state, player):
        return own
    return OwnMission(
        due=count_wasteland(g.state, player).reached and player not in g.parts[OwnMissions].done,
        fulfilled=OwnMissionFulfilled(player, MUTANTS),
        stars=1,
        refusal=MutantMissionNotFulfilled(),
    )
