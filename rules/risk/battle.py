"""One battle: dice committed, thrown and compared, and the territory that falls."""

from __future__ import annotations

from collections.abc import Iterator
from operator import gt
from typing import ClassVar

from rules.kernel.conditions import Occasion
from rules.kernel.context import Context
from rules.kernel.offers import Offer
from rules.kernel.ruleset import Module
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Action, Decision, Event, Holding, Part, Player, Refusal, Task
from rules.kernel.windows import ToReact
from rules.risk.dice_odds import Chances, Dice, losses
from rules.risk.invasion import (
    Engage,
    Invasion,
    NoLeader,
    end_invasion,
    has_leader,
    leaders,
)
from rules.risk.reinforce import TooMany

battle = Module("battle", needs=("invasion",))


class ToDefend(Decision):
    """Choose how many dice defend `where`. `army` is the owner's: a neutral army is rolled for by another player."""

    where: str
    army: Player


class Defend(Action):
    """Defend with this many dice, with a leader if one is there."""

    dice: int
    led: bool = False


class AskDefender(Task):
    """Ask for the defence in the current battle."""


class ThrowDice(Task):
    """Roll and compare the dice of the current battle."""


class Battle(Part):
    """The current battle: the dice that both sides have committed, and whether their leaders fight."""

    lasts_a_turn: ClassVar[bool] = True
    dice: int = 0
    led: bool = False
    defence: int = 0
    defence_led: bool = False


class Conquests(Part):
    """The territories conquered this turn, in order."""

    lasts_a_turn: ClassVar[bool] = True
    taken: tuple[str, ...] = ()


class BattleJoined(Event):
    """The attacker committed dice to a battle."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    source: str
    target: str
    dice: int
    led: bool

    def apply(self, state: State) -> None:
        state.keep(Battle(self.dice, self.led))
        now = state.part(Invasion)
        led_from = (*now.led_from, self.source) if self.led and self.source not in now.led_from else now.led_from
        state.keep(
            Invasion(now.attacker, now.source, now.target, now.link, now.battles + 1, led_from, now.tricks)
        )  # fmt: skip


class DefenceChosen(Event):
    """The defender's dice and leader were chosen."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    where: str
    dice: int
    led: bool

    def apply(self, state: State) -> None:
        now = state.part(Battle)
        state.keep(Battle(now.dice, now.led, self.dice, self.led))


class BattleFought(Event):
    """A battle: both sides' dice after any changes (highest first), the bonus on each highest die, both losses.

    `rethrown`: the attacker rolled the lowest die again.
    """

    attacker: Player
    defender: Player
    source: str
    target: str
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    attack_bonus: int
    defence_bonus: int
    attacker_lost: int
    defender_lost: int
    rethrown: bool = False

    def apply(self, state: State) -> None:
        if self.attacker_lost:
            state.land.add(self.source, -self.attacker_lost)
        if self.defender_lost:
            state.land.add(self.target, -self.defender_lost)

    def spreads(self) -> tuple[Chances, Chances]:
        """The chances of the attacker's losses and of the defender's; both always sum to the pairs of dice compared."""
        attack, defence = len(self.attack), len(self.defence)
        dice = Dice(self.attack_bonus, self.defence_bonus, attack, defence, rethrown=self.rethrown)
        chances = losses(dice, attack, defence)
        return chances, chances[::-1]


class Conquered(Event):
    """A territory fell; the armies that won the last battle move in."""

    player: Player
    loser: Player
    source: str
    target: str
    armies: int
    led: bool

    def apply(self, state: State) -> None:
        state.land.put(self.target, Holding(self.player, self.armies))
        state.land.add(self.source, -self.armies)
        state.keep(Conquests((*state.part(Conquests).taken, self.target)))
        state.keep(Invasion())


@battle.does(Engage)
def engage(g: Context, task: Engage) -> None:
    now = g.part(Invasion)
    able = min(task.dice, g.state.land.armies(now.source) - 1) if now.attacker != NOBODY else 0
    if able < 1:
        end_invasion(g)
        return
    g.emit(BattleJoined(now.attacker, now.source, now.target, able, task.led))
    g.then(AskDefender())


@battle.does(AskDefender)
def ask_defender(g: Context, task: AskDefender) -> None:
    target = g.part(Invasion).target
    army = g.state.land.owner(target)
    g.ask(ToDefend(g.value("defends", army, target), target, army), then=ThrowDice())


def defence_dice(g: Context, decision: ToDefend) -> range:
    """How many dice may defend: one or two by default, never more than the armies there."""
    most = g.value("defence-dice", 2, g.part(Battle).dice)
    return range(1, min(most, g.state.land.armies(decision.where)) + 1)


@battle.allows(Defend, during=(ToDefend,))
def may_defend(g: Context, action: Defend, decision: ToDefend) -> Refusal | None:
    able = defence_dice(g, decision)
    if action.dice not in able:
        return TooMany(action.dice, able[-1])
    if action.led and not has_leader(g, decision.army, decision.where):
        return NoLeader(decision.where)
    return None


@battle.plays(Defend)
def defend(g: Context, action: Defend, decision: ToDefend) -> None:
    g.emit(DefenceChosen(decision.army, decision.where, action.dice, action.led))


@battle.does(ThrowDice)
def throw_dice(g: Context, task: ThrowDice) -> None:
    now, engaged, land = g.part(Invasion), g.part(Battle), g.state.land
    attacking = min(engaged.dice, land.armies(now.source) - 1)
    defending = min(engaged.defence, land.armies(now.target))
    thrown = tuple(sorted(g.value("attack-throw", g.roll(attacking, "attack")), reverse=True))
    answered = tuple(sorted(g.roll(defending, "defence"), reverse=True))
    attack_bonus, defence_bonus = g.value("attack-bonus", 0), g.value("defence-bonus", 0)
    won = compare(thrown, answered, attack_bonus, defence_bonus)
    pairs = min(attacking, defending)
    defender = land.owner(now.target)
    g.emit(
        BattleFought(
            now.attacker, defender, now.source, now.target, thrown, answered,
            attack_bonus, defence_bonus, pairs - won, won, g.value("rethrows", False),
        )
    )  # fmt: skip
    if land.armies(now.target) == 0:
        led = g.value("leads-in", engaged.led)
        g.emit(Conquered(now.attacker, defender, now.source, now.target, attacking, led))


def compare(attack: tuple[int, ...], defence: tuple[int, ...], attack_bonus: int, defence_bonus: int) -> int:
    """How many pairs of dice the attacker wins, highest against highest; the defender wins ties."""
    won = list(map(gt, attack, defence))
    if won:
        won[0] = attack[0] + attack_bonus > defence[0] + defence_bonus
    return sum(won)


def defend_with_most(g: Context, number: int, decision: ToDefend, wish: tuple[str, ...]) -> Action:
    return Defend(number, decision.player, defence_dice(g, decision)[-1], has_leader(g, decision.army, decision.where))


def defend_with_one(g: Context, number: int, decision: ToDefend, wish: tuple[str, ...]) -> Action:
    return Defend(number, decision.player, 1, has_leader(g, decision.army, decision.where))


@battle.offers(
    ToDefend, default="most", unasked="most", policies={"most": defend_with_most, "one": defend_with_one}
)  # fmt: skip
def offer_defence(g: Context, decision: ToDefend) -> Iterator[Offer]:
    yield Offer(Defend, {"dice": defence_dice(g, decision), "led": leaders(g, decision.army, decision.where)})


@battle.modifies("attack-topics")
def defence_is_about_an_attack(g: Context, topics: tuple[str, ...]) -> tuple[str, ...]:
    return (*topics, ToDefend.kind)


@battle.modifies("occasion")
def attack_under_way(g: Context, now: Occasion, decision: Decision) -> Occasion:
    """The facts of an attack for a decision about it: all armies that can fight on either side, and the leaders.

    In a window before the first battle, the attacker counts as led if a leader stands at the source.
    """
    land, invasion = g.state.land, g.part(Invasion)
    if not isinstance(decision, ToDefend | ToReact) or invasion.attacker == NOBODY:
        return now
    source, where = invasion.source, invasion.target
    fighting = isinstance(decision, ToDefend)
    theirs_led = g.part(Battle).led if fighting else has_leader(g, invasion.attacker, source)
    ours_led = has_leader(g, land.owner(where), where)
    return Occasion(where, max(land.armies(source) - 1, 0), land.armies(where), theirs_led, ours_led)
