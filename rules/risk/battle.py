"""Step 2: combat. Invasions declared, battles fought die against die, territories conquered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

from rules.kernel.offers import Offer
from rules.kernel.ruleset import Module
from rules.kernel.state import State
from rules.kernel.table import Table
from rules.kernel.tagged import value
from rules.kernel.values import NOBODY, Action, Decision, Event, Holding, Part, Player, Refusal, Task
from rules.risk.reinforce import NotYourLand, TooMany

battle = Module("battle")


@value
class ToFight(Decision):
    """Step 2: attack as often as you like, or finish."""


@value
class ToDefend(Decision):
    """Choose how many dice defend `where`. The army may be another's (a neutral one): who chooses is not who owns."""

    where: str
    army: Player


@value
class Attack(Action):
    """One battle: so many dice from one territory against a neighbour, with a leader at the head or not."""

    source: str
    target: str
    dice: int
    led: bool = False


@value
class Defend(Action):
    """Defend with so many dice, with a leader if one is there."""

    dice: int
    led: bool = False


@value
class Finish(Action):
    """Nothing more in this step."""


@value
class Combat(Task):
    """Step 2 as a whole."""


@value
class Fight(Task):
    """Ask for the next battle, until the player has finished."""


@value
class Engage(Task):
    """Meet in battle, if there is still anybody to fight."""

    dice: int
    led: bool


@value
class AskDefender(Task):
    """Ask for the defence of the battle under way."""


@value
class ThrowDice(Task):
    """Throw and compare the dice of the battle under way."""


@value
class Invasion(Part):
    """The invasion under way: who attacks what from where, over which kind of link, and how many battles so far.

    `led_from` are the territories from which a leader has fought in it, `tricks` the cards that hold for it.
    """

    lasts_a_turn: ClassVar[bool] = True
    attacker: Player = NOBODY
    source: str = ""
    target: str = ""
    link: str = ""
    battles: int = 0
    led_from: tuple[str, ...] = ()
    tricks: tuple[str, ...] = ()

    def goes(self, source: str, target: str) -> bool:
        return self.attacker != NOBODY and self.source == source and self.target == target


@value
class Battle(Part):
    """The battle under way: the dice that both sides have committed, and whether their leaders fight."""

    lasts_a_turn: ClassVar[bool] = True
    dice: int = 0
    led: bool = False
    defence: int = 0
    defence_led: bool = False


@value
class Conquests(Part):
    """The territories conquered this turn, in order."""

    lasts_a_turn: ClassVar[bool] = True
    taken: tuple[str, ...] = ()


@value
class InvasionDeclared(Event):
    """A player declared an invasion."""

    player: Player
    source: str
    target: str
    defender: Player
    link: str

    def apply(self, state: State) -> None:
        state.keep(Invasion(self.player, self.source, self.target, self.link))


@value
class SourceSwitched(Event):
    """The invasion goes on from another territory."""

    player: Player
    source: str
    target: str
    link: str

    def apply(self, state: State) -> None:
        now = state.part(Invasion)
        state.keep(replace(now, source=self.source, link=self.link))


@value
class InvasionEnded(Event):
    """The attacker gave the invasion up, or nobody is left to fight."""

    player: Player
    target: str

    def apply(self, state: State) -> None:
        state.keep(Invasion())


@value
class BattleJoined(Event):
    """So many dice were committed to a battle."""

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


@value
class DefenceChosen(Event):
    """The defence was chosen."""

    player: Player
    where: str
    dice: int
    led: bool

    def apply(self, state: State) -> None:
        now = state.part(Battle)
        state.keep(Battle(now.dice, now.led, self.dice, self.led))


@value
class BattleFought(Event):
    """A battle: both sides' dice as thrown (highest first), what was added to each highest die, both losses."""

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

    def apply(self, state: State) -> None:
        if self.attacker_lost:
            state.land.add(self.source, -self.attacker_lost)
        if self.defender_lost:
            state.land.add(self.target, -self.defender_lost)


@value
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


@value
class NotAdjacent(Refusal):
    """No open border, bridge or sea line leads there."""

    source: str
    target: str


@value
class OwnLand(Refusal):
    """One does not attack one's own territory."""

    target: str


@value
class Friendly(Refusal):
    """The territory may not be attacked by this player now."""

    target: str
    owner: Player


@value
class TooFewArmies(Refusal):
    """One army must stay behind."""

    source: str
    armies: int


@value
class NoLeader(Refusal):
    """There is no leader there who could go along."""

    where: str


def leaders(g: Table, player: Player, where: str) -> tuple[bool, ...]:
    """Whether a player may lead from there: (False,) or (False, True)."""
    return g.value("leaders", (False,), player, where)


def foes(g: Table, player: Player, source: str, led: bool) -> tuple[str, ...]:
    """The territories that a player may attack from one of his own."""
    land = g.state.land
    near = tuple([t for t in g.links(source, led) if land.owner(t) != player])
    return g.value("targets", near, player, source) if near else ()


def attack_dice(g: Table) -> int:
    """How many dice may attack at most; one army always stays behind."""
    return g.value("attack-dice", 3)


def invade(g: Table, player: Player, source: str, target: str, link: str) -> None:
    """Begin an invasion, or go on with the same one from another territory."""
    now = g.part(Invasion)
    if now.attacker != NOBODY and now.target == target:
        if now.source != source:
            g.emit(SourceSwitched(player, source, target, link))
        return
    if now.attacker != NOBODY:
        g.emit(InvasionEnded(player, now.target))
    g.emit(InvasionDeclared(player, source, target, g.state.land.owner(target), link))


def end_invasion(g: Table) -> None:
    """End the invasion under way, if there is one."""
    now = g.part(Invasion)
    if now.attacker != NOBODY:
        g.emit(InvasionEnded(now.attacker, now.target))


@battle.does(Combat)
def combat(g: Table, task: Combat) -> None:
    g.then(Fight(), frame="combat")


@battle.does(Fight)
def fight(g: Table, task: Fight) -> None:
    g.ask(ToFight(g.state.active), then=task)


@battle.allows(Attack, during=(ToFight,))
def may_attack(g: Table, action: Attack, decision: ToFight) -> Refusal | None:
    land = g.state.land
    if land.owner(action.source) != action.player:
        return NotYourLand(action.source)
    if land.owner(action.target) == action.player:
        return OwnLand(action.target)
    if action.led not in leaders(g, action.player, action.source):
        return NoLeader(action.source)
    if action.target not in g.links(action.source, action.led) or action.target not in land:
        return NotAdjacent(action.source, action.target)
    if not g.value("targets", (action.target,), action.player, action.source):
        return g.value("spared-because", Friendly(action.target, land.owner(action.target)), action)
    armies = land.armies(action.source)
    if armies < 2:
        return TooFewArmies(action.source, armies)
    most = min(attack_dice(g), armies - 1)
    return None if 1 <= action.dice <= most else TooMany(action.dice, most)


@battle.plays(Attack)
def attack(g: Table, action: Attack, decision: ToFight) -> None:
    if not g.part(Invasion).goes(action.source, action.target):
        invade(g, action.player, action.source, action.target, g.links(action.source, action.led)[action.target])
    g.then(Engage(action.dice, action.led), frame="battle")


@battle.does(Engage)
def engage(g: Table, task: Engage) -> None:
    now = g.part(Invasion)
    able = min(task.dice, g.state.land.armies(now.source) - 1) if now.attacker != NOBODY else 0
    if able < 1:
        end_invasion(g)
        return
    g.emit(BattleJoined(now.attacker, now.source, now.target, able, task.led))
    g.then(AskDefender())


@battle.does(AskDefender)
def ask_defender(g: Table, task: AskDefender) -> None:
    target = g.part(Invasion).target
    army = g.state.land.owner(target)
    g.ask(ToDefend(g.value("defends", army, target), target, army), then=ThrowDice())


def defence_dice(g: Table, decision: ToDefend) -> range:
    """How many dice may defend: one or two, never more than armies stand there."""
    most = g.value("defence-dice", 2, g.part(Battle).dice)
    return range(1, min(most, g.state.land.armies(decision.where)) + 1)


@battle.allows(Defend, during=(ToDefend,))
def may_defend(g: Table, action: Defend, decision: ToDefend) -> Refusal | None:
    able = defence_dice(g, decision)
    if action.dice not in able:
        return TooMany(action.dice, able[-1])
    return None if action.led in leaders(g, decision.army, decision.where) else NoLeader(decision.where)


@battle.plays(Defend)
def defend(g: Table, action: Defend, decision: ToDefend) -> None:
    g.emit(DefenceChosen(decision.army, decision.where, action.dice, action.led))


@battle.does(ThrowDice)
def throw_dice(g: Table, task: ThrowDice) -> None:
    now, engaged, land = g.part(Invasion), g.part(Battle), g.state.land
    attacking = min(engaged.dice, land.armies(now.source) - 1)
    defending = min(engaged.defence, land.armies(now.target))
    thrown = tuple(sorted(g.value("attack-throw", g.roll(attacking)), reverse=True))
    answered = tuple(sorted(g.roll(defending), reverse=True))
    attack_bonus, defence_bonus = g.value("attack-bonus", 0), g.value("defence-bonus", 0)
    won = compare(thrown, answered, attack_bonus, defence_bonus)
    pairs = min(attacking, defending)
    defender = land.owner(now.target)
    g.emit(
        BattleFought(
            now.attacker, defender, now.source, now.target, thrown, answered,
            attack_bonus, defence_bonus, pairs - won, won,
        )
    )  # fmt: skip
    if land.armies(now.target) == 0:
        led = g.value("leads-in", engaged.led)
        g.emit(Conquered(now.attacker, defender, now.source, now.target, attacking, led))


def compare(attack: tuple[int, ...], defence: tuple[int, ...], attack_bonus: int, defence_bonus: int) -> int:
    """How many pairs of dice the attacker wins, highest against highest; ties are the defender's."""
    won = 0
    for rank, (mine, yours) in enumerate(zip(attack, defence, strict=False)):
        extra = attack_bonus - defence_bonus if rank == 0 else 0
        won += mine + extra > yours
    return won


@battle.allows(Finish, during=(ToFight,))
def may_finish(g: Table, action: Finish, decision: Any) -> Refusal | None:
    return None


@battle.plays(Finish)
def finish(g: Table, action: Finish, decision: Any) -> None:
    """Close the step in which the player was asked."""
    end_invasion(g)
    g.close(g.frame[-1])


@battle.offers(ToFight, default="finish", policies={"finish": lambda g, n, decision, wish: Finish(n, decision.player)})
def offer_battles(g: Table, decision: ToFight) -> Iterator[Offer]:
    land, player, most = g.state.land, decision.player, attack_dice(g)
    for source in land.of(player):
        armies = land.armies(source)
        if armies >= 2:
            for led in leaders(g, player, source):
                if targets := foes(g, player, source, led):
                    dice = range(1, min(most, armies - 1) + 1)
                    yield Offer(Attack, {"source": (source,), "target": targets, "dice": dice, "led": (led,)})
    yield Offer(Finish, {})


def defend_with_most(g: Table, number: int, decision: ToDefend, wish: tuple[str, ...]) -> Action:
    return Defend(number, decision.player, defence_dice(g, decision)[-1], leaders(g, decision.army, decision.where)[-1])


def defend_with_one(g: Table, number: int, decision: ToDefend, wish: tuple[str, ...]) -> Action:
    return Defend(number, decision.player, 1, leaders(g, decision.army, decision.where)[-1])


@battle.offers(
    ToDefend, default="most", unasked="most", policies={"most": defend_with_most, "one": defend_with_one}
)  # fmt: skip
def offer_defence(g: Table, decision: ToDefend) -> Iterator[Offer]:
    yield Offer(Defend, {"dice": defence_dice(g, decision), "led": leaders(g, decision.army, decision.where)})
