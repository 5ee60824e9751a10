"""Godswar: before the soldiers fight, gods on both sides do, one against one, until a side has none or stops."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from rules.atlas import Territory
from rules.godstorm.dice_powers import GODSWAR, HELP, HELPS, TEMPLE, in_godswar
from rules.godstorm.force import Force, PowersUsed, attackers, count_fighting, defenders, still_on
from rules.godstorm.gods import GodBanished
from rules.godstorm.labors import magic_fall
from rules.godstorm.pantheons import DEATH, EARTH, GODS, MAGIC, NO_GOD, SKY, WAR
from rules.godstorm.relic_powers import GUNGNIR, MJOLNIR, has
from rules.godstorm.temples import Temples
from rules.godstorm.underworld import ALTAR, spaces_of
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer, first_wished
from rules.kernel.state import State
from rules.kernel.values import (
    NOBODY,
    Action,
    AttackFalls,
    Decision,
    DefenceFalls,
    Event,
    LeaderKind,
    Part,
    Player,
    Refusal,
    Task,
)
from rules.kernel.wants import Details
from rules.risk.combat.battle import Falls
from rules.risk.combat.calling_off import CalledOff, CallOff
from rules.risk.combat.helps import Help, helps
from rules.risk.combat.invasion import Invasion, InvasionDeclared, end_invasion

godswar = Module("godswar", needs=("force", "labors", "relic-powers", "calling-off"))
FIRST_RISKED = (DEATH, MAGIC, SKY, WAR)
"""Whom a defender risks first who has said nothing: the god that his defence needs least."""


class ToRiskGod(Decision):
    """The attacker names the god who fights; once a round was fought he may stop instead."""

    rounds: int


class ToMeetGod(Decision):
    """The attacker has named his god: the defender names the one who meets him."""

    foe: LeaderKind


class RiskGod(Action):
    """Send this god into the fight: whoever loses it is banished."""

    god: LeaderKind


class Godswar(Task):
    """The next round, if both sides still have gods. `rounds` were fought."""

    rounds: int = 0


class ChampionOfDefence(Task):
    """The attacker has named his god: the defender names his."""

    rounds: int


class GodsFight(Task):
    """Both gods are named: dice decide."""

    rounds: int


class Champions(Part):
    """The gods named for this round."""

    lasts_a_turn: ClassVar[bool] = True
    attacking: LeaderKind = NO_GOD
    defending: LeaderKind = NO_GOD


class GodNamed(Event):
    """A player named the god who fights."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    god: LeaderKind
    attacking: bool

    def apply(self, state: State) -> None:
        now = state.parts[Champions]
        state.parts[Champions] = Champions(self.god, NO_GOD) if self.attacking else Champions(now.attacking, self.god)


class GodswarFought(Event):
    """A round: each side's god, every fall of its dice, the armies and the bonus added, and who won."""

    attacker: Player
    defender: Player
    source: Territory
    target: Territory
    attacking: LeaderKind
    defending: LeaderKind
    attack_falls: AttackFalls
    defence_falls: DefenceFalls
    attack_armies: int
    defence_armies: int
    attack_bonus: int
    defence_bonus: int
    winner: Player


class NotInGodswar(Refusal):
    """The god is no part of this fight; `gods` are."""

    god: LeaderKind
    gods: tuple[LeaderKind, ...]


class StillToRoll(Refusal):
    """A declared invasion takes at least one roll before it can be called off."""


@godswar.reacts(InvasionDeclared, given=Force)
def gods_first(g: Context, event: InvasionDeclared) -> None:
    """Where no gods stand on both sides now, none will when the first dice are thrown: no Sky card brings any."""
    if g.rules.board.realm_of[event.target] == EARTH and attackers(g) and defenders(g):
        g.then(Godswar())


@godswar.does(Godswar)
def next_round(g: Context, task: Godswar) -> None:
    """Where a card has emptied the target, or left too few to attack, the invasion is over without a roll.

    The first round is owed: an attacker with a single god has nothing to say about it.
    """
    if not still_on(g):
        end_invasion(g)
        return
    player, able, champion = g.parts[Invasion].attacker, attackers(g), ChampionOfDefence(task.rounds)
    if able and defenders(g):
        if len(able) > 1 or task.rounds:
            g.ask(ToRiskGod(player, task.rounds), champion)
        else:
            g.emit(GodNamed(player, able[0], attacking=True))
            g.then(champion)
    elif task.rounds:
        g.close("battle")


@godswar.does(ChampionOfDefence)
def champion_of_defence(g: Context, task: ChampionOfDefence) -> None:
    """A defender who gave up when the attacker was to name his god has none any more."""
    if g.parts[Invasion].attacker == NOBODY:
        return
    if not defenders(g):
        g.then(Godswar(task.rounds))
        return
    defender = g.state.land.owner(g.parts[Invasion].target)
    g.ask(ToMeetGod(defender, g.parts[Champions].attacking), GodsFight(task.rounds))


def gods_to_risk(g: Context, decision: Decision) -> tuple[LeaderKind, ...]:
    """The gods who can be named."""
    return attackers(g) if isinstance(decision, ToRiskGod) else defenders(g)


@godswar.allows(RiskGod, during=(ToRiskGod, ToMeetGod))
def may_risk(g: Context, action: RiskGod, decision: Decision) -> Refusal | None:
    able = gods_to_risk(g, decision)
    return None if action.god in able else NotInGodswar(action.god, able)


@godswar.plays(RiskGod)
def risk(g: Context, action: RiskGod, decision: Decision) -> None:
    g.emit(GodNamed(action.player, action.god, isinstance(decision, ToRiskGod)))


@godswar.allows(CallOff, during=(ToRiskGod,))
def may_stop(g: Context, action: CallOff, decision: ToRiskGod) -> Refusal | None:
    return None if decision.rounds else StillToRoll()


@godswar.plays(CallOff, instead=True)
def stop(g: Context, action: CallOff, decision: Decision) -> None:
    g.emit(CalledOff(action.player, g.parts[Invasion].target))
    end_invasion(g)
    g.close("battle")


@godswar.does(GodsFight)
def gods_fight(g: Context, task: GodsFight) -> None:
    """A defender who gave up when he was to name his god has none any more."""
    now, land, named = g.parts[Invasion], g.state.land, g.parts[Champions]
    defender = land.owner(now.target)
    ours, theirs = attackers(g), defenders(g)
    if not theirs:
        g.then(Godswar(task.rounds))
        return
    attack = _throw(g, now.attacker, ours)
    defence = _throw(g, defender, theirs, temple=now.target in g.parts[Temples].at)
    armies, guards = count_fighting(g), land.armies(now.target)
    bonus, other = (godswar_bonus(g, seat) for seat in (now.attacker, defender))
    lead = sum(attack[-1]) + armies + bonus - sum(defence[-1]) - guards - other
    won = lead > 0 or (lead == 0 and in_godswar(ours).wins_ties)
    g.emit(
        GodswarFought(
            now.attacker, defender, now.source, now.target, named.attacking, named.defending, attack, defence,
            armies, guards, bonus, other, now.attacker if won else defender,
        )
    )  # fmt: skip
    g.emit(PowersUsed(_list_used(named.attacking, ours, attack, lead)))
    if won:
        g.emit(GodBanished(defender, named.defending, now.target, "godswar", now.attacker))
    else:
        g.emit(GodBanished(now.attacker, named.attacking, now.source, "godswar", defender))
    g.then(Godswar(task.rounds + 1))


def _list_used(named: LeaderKind, ours: tuple[LeaderKind, ...], attack: Falls, lead: int) -> tuple[LeaderKind, ...]:
    """Whose power this round has used: the named god's, Sky's die, Magic's reroll, War's tie."""
    used = {named, SKY, *([MAGIC] if len(attack) > 1 else []), *([WAR] if lead == 0 else [])}
    return tuple(god for god in GODS if god in used and god in ours)


def dice_of(g: Context, player: Player, gods: tuple[LeaderKind, ...]) -> int:
    """How many dice a side throws whose force has these gods: three, and more for their powers and each altar."""
    return GODSWAR.dice + in_godswar(gods).dice + HELP[ALTAR].total.dice * len(spaces_of(g, player, ALTAR))


def rerolls_ones(g: Context, player: Player, gods: tuple[LeaderKind, ...], *, temple: bool = False) -> bool:
    """Whether a side rerolls ones whose force has these gods; `temple`: one stands where it defends."""
    able = (*gods, TEMPLE) if temple else gods
    return in_godswar(able).rerolls_ones or (HELP[GUNGNIR].total.rerolls_ones and has(g, player, GUNGNIR))


def _throw(g: Context, player: Player, gods: tuple[LeaderKind, ...], *, temple: bool = False) -> Falls:
    """Throw a side's dice. Ones may be thrown again, and what a throw has earned works at once (ruling 22)."""
    falls = [g.roll(dice_of(g, player, gods), GODSWAR.name)]
    magic_fall(g, player, tuple(falls))
    while 1 in falls[-1] and rerolls_ones(g, player, gods, temple=temple):
        again = iter(g.roll(falls[-1].count(1), GODSWAR.name))
        falls.append(tuple([next(again) if face == 1 else face for face in falls[-1]]))
        magic_fall(g, player, tuple(falls))
    return tuple(falls)


@godswar.asks
def godswar_bonus(g: Context, player: Player) -> int:
    """What is added to a player's sum in a godswar."""
    return 0


@godswar.modifies(godswar_bonus)
def hammer(g: Context, bonus: int, player: Player) -> int:
    return bonus + HELP[MJOLNIR].total.added if has(g, player, MJOLNIR) else bonus


@godswar.modifies(helps)
def gods_help(g: Context, every: tuple[Help, ...]) -> tuple[Help, ...]:
    return (*every, *HELPS)


def in_order(g: Context, number: int, decision: Decision, details: Details, first: str = "") -> Action:
    """The god `first`, if he is there; else the one who is needed least; '' for who has just given up."""
    able = gods_to_risk(g, decision)
    return RiskGod(number, decision.player, first_wished((first, *FIRST_RISKED), able) or NO_GOD)


def stop_now(g: Context, number: int, decision: ToRiskGod, details: Details) -> Action:
    """Call the invasion off as soon as that is allowed."""
    return CallOff(number, decision.player) if decision.rounds else in_order(g, number, decision, details)


@godswar.offers(ToRiskGod, default="stop", policies={"order": in_order, "stop": stop_now})
def offer_attackers(g: Context, decision: ToRiskGod) -> Iterator[Offer]:
    yield Offer(RiskGod, {"god": attackers(g)})
    if decision.rounds:
        yield Offer(CallOff, {})


@godswar.offers(
    ToMeetGod,
    default="order",
    unasked="order",
    policies={"order": in_order, **{god: partial(in_order, first=god) for god in GODS}},
)
def offer_defenders(g: Context, decision: ToMeetGod) -> Iterator[Offer]:
    yield Offer(RiskGod, {"god": defenders(g)})
