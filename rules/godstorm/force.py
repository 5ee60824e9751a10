"""The force of an invasion: the armies and gods declared for it, what they can do, and who goes along in the end."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Literal, get_args

from msgspec.structs import replace

from rules.atlas import RealmName, Territory
from rules.godstorm.dice_powers import REROLLING, TEMPLE, in_battle
from rules.godstorm.gods import GodMoved, Gods, banish_all
from rules.godstorm.land import fallen_ascend
from rules.godstorm.pantheons import DEATH, EARTH, GODS, MAGIC, WAR
from rules.godstorm.plague import Plague, Plagued
from rules.godstorm.temples import Temples
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.options import Option
from rules.kernel.state import EMPTY, State
from rules.kernel.values import NOBODY, Event, LeaderKind, Part, Player, Refusal
from rules.risk.combat.battle import Battle, BattleFought, Conquered, DiceRules, dice_rules, engage, leads_in
from rules.risk.combat.expand import Expanded
from rules.risk.combat.invasion import (
    Attack,
    Engage,
    Fight,
    Invasion,
    ToFight,
    armies_declared,
    end_invasion,
    invade_with,
    sources,
    spare,
    switches_source,
    targets,
    targets_with,
)
from rules.risk.combat.leaders import Leaders, leader_kinds, leaders_at
from rules.risk.combat.occupy import MoveIn, ToOccupy, fewest_following, follows, leaders_to_send, move_in
from rules.risk.turn.fortify import (
    Fortified,
    March,
    fewest_marching,
    march,
    march_barred,
    march_ends,
    marches_anywhere,
    on_the_way,
)

force = Module("force", needs=("gods", "temples", "plague", "battle", "occupy", "fortify", "expand"))
GodswarArmiesChoice = Literal["declared", "all"]
GODSWAR_ARMIES: Option[GodswarArmiesChoice] = Option("godswar-armies", get_args(GodswarArmiesChoice))
DeclaredGodsChoice = Literal["free", "all-go"]
DECLARED_GODS: Option[DeclaredGodsChoice] = Option("declared-gods", get_args(DeclaredGodsChoice))
"""Whether declared gods whose power was not used may stay behind (`free`), or all go into what they took (`all-go`)."""


class Force(Part):
    """The gods who were declared for the invasion, and those of them whose power was used in it (decision 53).

    `armies` were declared too; 0: all that can fight.
    `held`: those who are out of it although they may still stand where it comes from.
    """

    lasts_a_turn: ClassVar[bool] = True
    gods: tuple[LeaderKind, ...] = ()
    used: tuple[LeaderKind, ...] = ()
    armies: int = 0
    held: tuple[LeaderKind, ...] = ()


NO_FORCE = Force()
A_TEMPLE, REROLLING_GOD = (TEMPLE,), (REROLLING,)


class ForceDeclared(Event):
    """A player declared with which gods he invades, and with how many armies (0: all that can fight). Not told where
    nobody was declared, and nobody had been before."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    gods: tuple[LeaderKind, ...]
    armies: int

    def apply(self, state: State) -> None:
        state.parts.table[Force] = Force(self.gods, armies=self.armies)


class GodHeldBack(Event):
    """A god is out of the invasion for which he was declared."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    god: LeaderKind

    def apply(self, state: State) -> None:
        now = state.parts.table[Force]
        gods, used = (tuple(god for god in gods if god != self.god) for gods in (now.gods, now.used))
        state.parts.table[Force] = replace(now, gods=gods, used=used, held=(*now.held, self.god))


class PowersUsed(Event):
    """The powers of these attacking gods were used: they go along into the conquest."""

    bookkeeping: ClassVar[bool] = True
    gods: tuple[LeaderKind, ...]

    def apply(self, state: State) -> None:
        now = state.parts.table[Force]
        used = (*now.used, *self.gods)
        state.parts.table[Force] = replace(now, used=tuple([god for god in GODS if god in used]))


class OtherForce(Refusal):
    """The invasion under way goes on with the gods who were declared for it."""

    gods: tuple[LeaderKind, ...]


def attackers(g: Context) -> tuple[LeaderKind, ...]:
    """The declared gods who still stand where the invasion comes from."""
    declared = g.parts[Force].gods
    if not declared:
        return ()
    now = g.parts[Invasion]
    return g.parts[Gods].of_these(declared, now.attacker, now.source)


@force.modifies(armies_declared)
def as_many_as_said(g: Context, declared: bool, realm: RealmName) -> bool:
    """On Earth, where they count in a godswar (decision 49)."""
    return realm == EARTH and GODSWAR_ARMIES.of(g.options) == "declared"


def count_fighting(g: Context) -> int:
    """How many armies of the attacker's stand by his gods: those declared, and never the last one (ruling 1)."""
    able = spare(g, g.parts[Invasion].source)
    return min(g.parts[Force].armies or able, able)


def list_attacking_gods(g: Context) -> tuple[LeaderKind, ...]:
    """The gods whose powers count in the battle; in odds those who would go along, declared or not."""
    leading = g.parts[Battle].leaders
    if not leading:
        return ()
    now, held = g.parts[Invasion], g.parts[Force].held
    there = g.parts[Gods].of_these(leading, now.attacker, now.source)
    return tuple([god for god in there if god not in held]) if held else there


def defenders(g: Context) -> tuple[LeaderKind, ...]:
    """The defender's gods: all who stand on the attacked territory."""
    target = g.parts[Invasion].target
    return g.parts[Gods].kinds_at(g.state.land.owner(target), target)


def still_on(g: Context) -> bool:
    """Whether an invasion on Earth can go on: no card has emptied the target, or left too few to attack."""
    now, held = g.parts[Invasion], g.state.land.holdings
    if now.attacker == NOBODY or held[now.source].armies < 2:
        return False
    return held[now.target].owner not in (NOBODY, now.attacker)


@force.modifies(leader_kinds)
def gods_lead(g: Context, kinds: Leaders) -> Leaders:
    return GODS


@force.modifies(leaders_at)
def gods_there(g: Context, kinds: Leaders, player: Player, where: Territory) -> Leaders:
    """A player's gods may go along on his own turn; in defence all who are there fight, and nobody is asked."""
    return g.parts[Gods].kinds_at(player, where) if player == g.state.active else kinds


@force.allows(Attack, during=(ToFight,))
def may_go_along(g: Context, action: Attack, decision: ToFight) -> Refusal | None:
    """While an invasion goes on its force is the one declared."""
    if not g.parts[Invasion].goes(action.source, action.target):
        return None
    still = attackers(g)
    return None if action.leaders == still else OtherForce(still)


@force.modifies(targets_with)
def as_declared(
    g: Context, targets: tuple[Territory, ...], player: Player, source: Territory, leaders: Leaders
) -> tuple[Territory, ...]:
    """The target of the invasion under way is attacked with the force declared, and no other."""
    now = g.parts[Invasion]
    if now.source != source or leaders == attackers(g):
        return targets
    return tuple(t for t in targets if t != now.target)


@force.plays(Attack, instead=True)
def declare(g: Context, action: Attack, decision: ToFight) -> None:
    """The force is told before its invasion is, so that whatever the invasion is answered with knows it."""
    if not g.parts[Invasion].goes(action.source, action.target):
        if action.leaders or g.parts[Force] != NO_FORCE:
            g.emit(ForceDeclared(action.player, action.leaders, action.armies))
        invade_with(g, action)
    g.then(Engage(action.dice, action.leaders), "battle")


@force.modifies(switches_source)
def another_source_is_another_invasion(g: Context, switches: bool) -> bool:
    """An invasion goes on while the same source attacks the same target (ruling 3)."""
    return False


@force.modifies(dice_rules)
def powers_over_dice(g: Context, rules: DiceRules) -> DiceRules:
    """The powers of the attacking gods; of a temple, else of the gods, in the territory that is attacked."""
    ours = list_attacking_gods(g) if g.parts[Battle].leaders else ()
    target = g.parts[Invasion].target
    guards: tuple[str, ...] = ()
    if target in g.parts[Temples].at:
        guards = A_TEMPLE
    elif (theirs := g.parts[Gods].at.get(g.state.land.holdings.get(target, EMPTY).owner)) and (
        theirs.get(REROLLING) == target
    ):
        guards = REROLLING_GOD
    return with_powers(rules, ours, guards) if ours or guards else rules


@cache
def with_powers(rules: DiceRules, ours: Leaders, guards: tuple[str, ...]) -> DiceRules:
    """Dice rules with the powers of these attacking gods, and of what guards the territory."""
    attack, defence = in_battle(ours), in_battle(guards)
    return rules._replace(
        ties_to_attacker=rules.ties_to_attacker or attack.wins_ties,
        attack_rerolls_ones=rules.attack_rerolls_ones or attack.rerolls_ones,
        defence_rerolls_ones=rules.defence_rerolls_ones or defence.rerolls_ones,
    )


@force.modifies(fallen_ascend, given=Force)
def death_denies_heaven(g: Context, ascend: bool) -> bool:
    """Defenders whom dice kill go to the pool, where the god of Death attacks (ruling 63)."""
    return ascend and DEATH not in attackers(g)


@force.does(Fight, instead=True)
def fight_where_possible(g: Context, task: Fight) -> None:
    """Nobody is asked who can neither attack nor walk in anywhere: calling off and finishing come to the same then."""
    if still_on(g) or can_fight(g, g.state.active, task.realm):
        g.ask(ToFight(g.state.active, task.realm), task)
    else:
        end_invasion(g)


@force.does(March, instead=True)
def march_where_possible(g: Context, task: March) -> None:
    """Nobody is asked who can neither march with an army nor send a god."""
    if can_march(g, g.state.active):
        march(g, task)


def can_march(g: Context, player: Player) -> bool:
    """Whether an army of a player's can march, or gods of his alone."""
    held, own = g.state.land.holdings, g.state.land.of(player)
    anywhere, mine = marches_anywhere(g, player) and len(own) > 1, set(own)
    for source in own:
        if held[source].armies > 1 and (anywhere or not mine.isdisjoint(g.links(source))):
            return True
        if along := leaders_at(g, player, source):
            ends = tuple(on_the_way(g, player, source, along))
            if march_ends.modify(g, ends, player, source, along):
                return True
    return False


def can_fight(g: Context, player: Player, realm: RealmName) -> bool:
    """Whether an army of a player's can attack, or walk into land that nobody holds, in a step held for this realm."""
    own = g.state.land.of(player, realm)
    return attacks_from(g, player, own) or attacks_from(g, player, sources(g, player, realm)[len(own) :])


def attacks_from(g: Context, player: Player, sources: tuple[Territory, ...]) -> bool:
    """Whether an army of a player's can attack or walk in from one of these spaces."""
    held, modify = g.state.land.holdings, g.rules.queries.get(targets)
    for source in sources:
        if held.get(source, EMPTY).armies > 1 or spare(g, source):  # (At most one army stays behind.)
            for near in g.links(source):
                owner = held.get(near, EMPTY).owner
                if owner != player and (owner == NOBODY or modify is None or modify(g, (near,), player, source)):
                    return True
    return False


@force.does(Engage, instead=True)
def engage_with_those_left(g: Context, task: Engage) -> None:
    """A Sky card may have taken gods out of the force since it was declared."""
    if task.leaders and (left := attackers(g)) != task.leaders:
        task = replace(task, leaders=left)
    engage(g, task)


@force.reacts(BattleFought, given=Force)
def note_powers(g: Context, event: BattleFought) -> None:
    """A tie that War decided, a one that Magic rerolled, a defender whom Death denied his Heaven."""
    able = attackers(g)
    if not able:
        return
    pairs = zip(event.attack, event.defence, strict=False)
    used = (
        *([WAR] if event.ties_to_attacker and any(mine == other for mine, other in pairs) else []),
        *([MAGIC] if len(event.attack_falls) > 1 else []),
        *([DEATH] if event.defender_lost else []),
    )
    if using := tuple(god for god in used if god in able):
        g.emit(PowersUsed(using))


@force.modifies(leads_in, given=Force)
def who_must_go(g: Context, leaders: Leaders) -> Leaders:
    """Those whose power was used; all, where the table plays so, and into plague, which banishes the whole force."""
    declared = attackers(g)
    if not declared or DECLARED_GODS.of(g.options) == "all-go" or g.parts[Invasion].target in g.parts[Plague].at:
        return declared
    used = g.parts[Force].used
    return tuple([god for god in declared if god in used])


@force.reacts(Conquered)
def capture(g: Context, event: Conquered) -> None:
    """The defender's gods are banished, and those who go along move in."""
    banish_all(g, event.loser, event.target, "conquest", event.player)
    for god in event.leaders:
        g.emit(GodMoved(event.player, god, event.source, event.target))


@force.modifies(follows, given=Force)
def let_declared_follow(g: Context, kinds: Leaders, player: Player, source: Territory) -> Leaders:
    """Declared gods whose power was not used go or stay, as their player says."""
    declared = g.parts[Force].gods
    return g.parts[Gods].of_these(declared, player, source) if declared else ()


@force.modifies(fewest_following)
def gods_follow_alone(g: Context, least: int, leaders: Leaders) -> int:
    return 0


@force.modifies(leaders_to_send)
def all_go(g: Context, leaders: Leaders, player: Player, source: Territory) -> Leaders:
    """Who says nothing lets all declared gods go."""
    return let_declared_follow(g, leaders, player, source)


@force.plays(MoveIn, instead=True)
def follow(g: Context, action: MoveIn, decision: ToOccupy) -> None:
    move_in(g, action, decision)
    for god in action.leaders:
        g.emit(GodMoved(action.player, god, decision.source, decision.target))


@force.reacts(Expanded)
@force.reacts(Fortified)
def walk_along(g: Context, event: Expanded | Fortified) -> None:
    for god in event.leaders:
        g.emit(GodMoved(event.player, god, event.source, event.target))


@force.modifies(fewest_marching)
def gods_march_alone(g: Context, least: int, leaders: Leaders) -> int:
    return 0 if leaders else least


@force.modifies(march_ends)
def not_into_plague(
    g: Context, ends: tuple[Territory, ...], player: Player, source: Territory, leaders: Leaders
) -> tuple[Territory, ...]:
    """A god may pass through plague, but not end his march there (decision 46)."""
    return tuple(t for t in ends if t not in g.parts[Plague].at) if leaders else ends


@force.modifies(march_barred)
def plague_bars(
    g: Context, why: Refusal, player: Player, source: Territory, target: Territory, leaders: Leaders
) -> Refusal:
    return Plagued(target)
