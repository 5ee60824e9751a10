"""Step 2: combat. Invasions declared, carried on from other territories, given up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from rules.kernel.context import Context
from rules.kernel.offers import Offer
from rules.kernel.ruleset import Module
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Action, Decision, Event, Part, Player, Refusal, Task
from rules.risk.reinforce import Finish, NotYourLand, TooMany

invasion = Module("invasion")


class ToFight(Decision):
    """Step 2: attack as often as you like, or finish."""


class Attack(Action):
    """Fight one battle: this many dice from one territory against a neighbour, with a leader or without."""

    source: str
    target: str
    dice: int
    led: bool = False


class Combat(Task):
    """Step 2 as a whole."""


class Fight(Task):
    """Ask for the next battle, until the player has finished."""


class Engage(Task):
    """Start a battle, if both sides can still fight."""

    dice: int
    led: bool


class Invasion(Part):
    """The current invasion: who attacks what from where, over which kind of link, and how many battles were fought.

    `led_from` are the territories from which a leader has fought in it, `tricks` the cards that hold for it, `opened`
    the territories from which a card has opened a way to the target.
    """

    lasts_a_turn: ClassVar[bool] = True
    attacker: Player = NOBODY
    source: str = ""
    target: str = ""
    link: str = ""
    battles: int = 0
    led_from: tuple[str, ...] = ()
    tricks: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()

    def goes(self, source: str, target: str) -> bool:
        return self.attacker != NOBODY and self.source == source and self.target == target


class InvasionDeclared(Event):
    """A player declared an invasion."""

    player: Player
    source: str
    target: str
    defender: Player
    link: str

    def apply(self, state: State) -> None:
        state.keep(Invasion(self.player, self.source, self.target, self.link))


class SourceSwitched(Event):
    """The invasion continues from another territory."""

    player: Player
    source: str
    target: str
    link: str

    def apply(self, state: State) -> None:
        now = state.part(Invasion)
        state.keep(replace(now, source=self.source, link=self.link))


class InvasionEnded(Event):
    """The attacker called the invasion off, or has no army left that can fight."""

    player: Player
    target: str

    def apply(self, state: State) -> None:
        state.keep(Invasion())


class NotAdjacent(Refusal):
    """No open border, bridge or sea line leads there."""

    source: str
    target: str


class OwnLand(Refusal):
    """A player cannot attack his own territory."""

    target: str


class Friendly(Refusal):
    """A partner holds the territory; one does not attack it."""

    target: str
    owner: Player


class TooFewArmies(Refusal):
    """One army must stay behind."""

    source: str
    armies: int


class NoLeader(Refusal):
    """No leader stands there who could lead."""

    where: str


def leaders(g: Context, player: Player, where: str) -> tuple[bool, ...]:
    """The choices of `led` for an attack from there: (False,) or (False, True)."""
    return g.value("leaders", (False,), player, where)


def has_leader(g: Context, player: Player, where: str) -> bool:
    """Whether a leader of the player's stands there and may lead."""
    return leaders(g, player, where)[-1]


def foes(g: Context, player: Player, source: str, led: bool) -> tuple[str, ...]:
    """The territories that a player may attack from one of his own."""
    mine = g.state.land.of(player)
    near = tuple([t for t in g.links(source, led) if t not in mine])
    return g.value("targets", near, player, source) if near else ()


def why_spared(g: Context, source: str, target: str) -> Refusal:
    """Why a territory that can be reached may not be attacked from there."""
    return g.value("spared-because", Friendly(target, g.state.land.owner(target)), source, target)


def why_no_way(g: Context, source: str, target: str) -> Refusal:
    """Why an army without a leader cannot go from one territory to another, where no link leads."""
    led_too = target in g.links(source, True)
    return g.value("unlinked-because", NotAdjacent(source, target), source, target, led_too)


def attack_dice(g: Context) -> int:
    """The most dice that may attack, whatever the number of armies."""
    return g.value("attack-dice", 3)


def invade(g: Context, player: Player, source: str, target: str, link: str) -> None:
    """Begin an invasion, or continue the current one from another territory."""
    now = g.part(Invasion)
    if now.attacker != NOBODY and now.target == target:
        if now.source != source:
            g.emit(SourceSwitched(player, source, target, link))
        return
    if now.attacker != NOBODY:
        g.emit(InvasionEnded(player, now.target))
    g.emit(InvasionDeclared(player, source, target, g.state.land.owner(target), link))


def end_invasion(g: Context) -> None:
    """End the current invasion, if there is one."""
    now = g.part(Invasion)
    if now.attacker != NOBODY:
        g.emit(InvasionEnded(now.attacker, now.target))


@invasion.does(Combat)
def combat(g: Context, task: Combat) -> None:
    g.then(Fight(), frame="combat")


@invasion.does(Fight)
def fight(g: Context, task: Fight) -> None:
    g.ask(ToFight(g.state.active), then=task)


@invasion.allows(Attack, during=(ToFight,))
def may_attack(g: Context, action: Attack, decision: ToFight) -> Refusal | None:
    land = g.state.land
    if land.owner(action.source) != action.player:
        return NotYourLand(action.source)
    if land.owner(action.target) == action.player:
        return OwnLand(action.target)
    if action.led and not has_leader(g, action.player, action.source):
        return NoLeader(action.source)
    if action.target not in g.links(action.source, action.led) or action.target not in land:
        return why_no_way(g, action.source, action.target)
    if not g.value("targets", (action.target,), action.player, action.source):
        return why_spared(g, action.source, action.target)
    armies = land.armies(action.source)
    if armies < 2:
        return TooFewArmies(action.source, armies)
    most = min(attack_dice(g), armies - 1)
    return None if 1 <= action.dice <= most else TooMany(action.dice, most)


@invasion.plays(Attack)
def attack(g: Context, action: Attack, decision: ToFight) -> None:
    if not g.part(Invasion).goes(action.source, action.target):
        invade(g, action.player, action.source, action.target, g.links(action.source, action.led)[action.target])
    g.then(Engage(action.dice, action.led), frame="battle")


@invasion.allows(Finish, during=(ToFight,))
def may_finish(g: Context, action: Finish, decision: Any) -> Refusal | None:
    return None


@invasion.plays(Finish)
def finish(g: Context, action: Finish, decision: Any) -> None:
    """End the current invasion and close the step."""
    end_invasion(g)
    g.close(g.frame[-1])


@invasion.offers(
    ToFight, default="finish", policies={"finish": lambda g, n, decision, wish: Finish(n, decision.player)}
)
def offer_battles(g: Context, decision: ToFight) -> Iterator[Offer]:
    land, player, most = g.state.land, decision.player, attack_dice(g)
    for source in land.of(player):
        armies = land.armies(source)
        if armies >= 2:
            for led in leaders(g, player, source):
                if targets := foes(g, player, source, led):
                    dice = range(1, min(most, armies - 1) + 1)
                    yield Offer(Attack, {"source": (source,), "target": targets, "dice": dice, "led": (led,)})
    yield Offer(Finish, {})
