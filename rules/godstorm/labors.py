"""The four Labors: what a god's player does earns him a card of that god's deck, at that very moment."""

from __future__ import annotations

from typing import ClassVar, Literal, get_args

from rules.godstorm.gods import GodBanished, on_earth
from rules.godstorm.miracles import draw
from rules.godstorm.pantheons import DEATH, EARTH, HEAVENS, MAGIC, SKY, WAR
from rules.godstorm.underworld import CRYPT, spaces_of
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.options import Option
from rules.kernel.state import State
from rules.kernel.values import Event, LeaderKind, Part, Player, Task
from rules.risk.combat.battle import BattleFought, Conquered, Conquests, Falls

labors = Module("labors", needs=("miracles", "underworld", "battle"))
SkyLaborChoice = Literal["invasions", "godswar", "any"]
SKY_LABOR: Option[SkyLaborChoice] = Option("sky-labor", get_args(SkyLaborChoice))
MagicLaborChoice = Literal["each-time", "once-a-throw"]
MAGIC_LABOR: Option[MagicLaborChoice] = Option("magic-labor", get_args(MagicLaborChoice))
CONQUESTS, EQUAL_DICE = 3, 3
NO_TRIPLES: frozenset[int] = frozenset()
BY_INVASION = ("godswar", "conquest")
"""Why a god is banished by an invasion; what a card does is none."""


class DeathLabor(Task):
    """Step 10: whoever holds a crypt, with the god of Death on Earth, draws a Death card."""


class LaborsDone(Part):
    """The Labors that have earned a card this turn: War and Sky give one each."""

    lasts_a_turn: ClassVar[bool] = True
    gods: tuple[LeaderKind, ...] = ()


class LaborDone(Event):
    """A player did the Labor of a god."""

    player: Player
    god: LeaderKind

    def apply(self, state: State) -> None:
        state.parts[LaborsDone] = LaborsDone((*state.parts[LaborsDone].gods, self.god))


def reward(g: Context, player: Player, god: LeaderKind) -> None:
    """Give the card of a Labor, if the god is on Earth; nobody is asked, and an empty deck gives nothing."""
    if on_earth(g, player, god):
        g.emit(LaborDone(player, god))
        draw(g, player, god, "labor")


@labors.reacts(Conquered)
def conquer_three(g: Context, event: Conquered) -> None:
    """War: three territories in one turn, each from an army; spaces below do not count."""
    taken = g.parts[Conquests].taken
    if len(taken) >= CONQUESTS and WAR not in g.parts[LaborsDone].gods and on_earth(g, event.player, WAR):
        on_land = [where for where in taken if g.rules.board.realm_of[where] == EARTH]
        if len(on_land) >= CONQUESTS:
            reward(g, event.player, WAR)


@labors.reacts(GodBanished)
def banish_another(g: Context, event: GodBanished) -> None:
    """Sky: another's god banished on one's own turn, by godswar, by taking his land, or by any means (decision 47)."""
    counts = {"invasions": BY_INVASION, "godswar": BY_INVASION[:1], "any": (event.why,)}[SKY_LABOR.of(g.options)]
    mine = event.by == g.state.active and event.player != event.by
    if mine and event.why in counts and SKY not in g.parts[LaborsDone].gods:
        reward(g, event.by, SKY)


@labors.reacts(BattleFought)
def throw_equal(g: Context, event: BattleFought) -> None:
    """Magic: three equal dice, the attacker's first, on Earth and below (decision 54)."""
    attack, defence = event.attack, event.defence
    if len(attack) >= EQUAL_DICE and (event.attack_falls or triples(attack)):
        magic(g, event.attacker, event.attack_falls or (attack,))
    if len(defence) >= EQUAL_DICE and (event.defence_falls or triples(defence)):
        magic(g, event.defender, event.defence_falls or (defence,))


def magic(g: Context, player: Player, falls: Falls) -> None:
    """Give the cards that a whole throw has earned."""
    for at in range(1, len(falls) + 1):
        magic_fall(g, player, falls[:at])


def magic_fall(g: Context, player: Player, falls: Falls) -> None:
    """Give the card that the last of these falls has earned (ruling 29)."""
    new = triples(falls[-1])
    if new and len(falls) > 1:
        new -= triples(falls[-2])
    if new and player in HEAVENS:
        earlier = any(map(triples, falls[:-1]))
        if not earlier or MAGIC_LABOR.of(g.options) == "each-time":
            reward(g, player, MAGIC)


def triples(dice: tuple[int, ...]) -> frozenset[int]:
    """The numbers that lie three times or more."""
    if len(dice) == EQUAL_DICE and not dice[0] == dice[1] == dice[2]:  # (As for most throws.)
        return NO_TRIPLES
    return frozenset(face for face in dice if dice.count(face) >= EQUAL_DICE)


@labors.does(DeathLabor)
def hold_a_crypt(g: Context, task: DeathLabor) -> None:
    if spaces_of(g, g.state.active, CRYPT):
        reward(g, g.state.active, DEATH)
