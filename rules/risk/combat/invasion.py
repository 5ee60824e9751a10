"""Step 2: combat. Invasions declared, carried on from other territories, given up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, ClassVar

from msgspec import field
from msgspec.structs import replace

from rules.atlas import MAIN, NO_TERRITORY, RealmName, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Choices, Offer
from rules.kernel.state import EMPTY, State
from rules.kernel.tagged import written
from rules.kernel.values import NOBODY, Action, Decision, Event, LeaderKind, Part, Player, Refusal, Task
from rules.risk.combat.leaders import (
    ALONE,
    CAPTAIN,
    NO_LEADERS,
    Leaders,
    LeadersFrom,
    any_of,
    by_reach,
    leader_kinds,
    leaders_at,
)
from rules.risk.turn.reinforce import Finish, NotYourLand, OtherRealm, TooMany

invasion = Module("invasion")


class ToFight(Decision, omit_defaults=True):
    """Step 2: attack as often as you like in this realm, or finish."""

    realm: RealmName = MAIN


class Attack(Action, omit_defaults=True):
    """Fight one battle: this many dice from one territory against a neighbour, with these leaders.

    `armies` are declared for an invasion that begins with it, where the game lets a player declare a number; 0: all
    that can fight.
    """

    source: Territory
    target: Territory
    dice: int
    leaders: Leaders = written(NO_LEADERS, name="led")
    armies: int = 0


class Combat(Task, omit_defaults=True):
    """Step 2 as a whole, on the main map or in a further realm."""

    realm: RealmName = MAIN


class Fight(Task, omit_defaults=True):
    """Ask for the next battle in this realm, until the player has finished."""

    realm: RealmName = MAIN


class Engage(Task):
    """Start a battle, if both sides can still fight."""

    dice: int
    leaders: Leaders = field(name="led")


class Invasion(Part):
    """The current invasion: who attacks what from where, over which kind of link, and how many battles were fought.

    `led_from` are the leaders who have fought in it, by the territory from which they came; `tricks` the cards that
    hold for it, `opened` the territories from which a card has opened a way to the target.
    """

    lasts_a_turn: ClassVar[bool] = True
    attacker: Player = NOBODY
    source: Territory = NO_TERRITORY
    target: Territory = NO_TERRITORY
    link: str = ""
    battles: int = 0
    led_from: LeadersFrom = {}
    tricks: tuple[str, ...] = ()
    opened: tuple[Territory, ...] = ()

    def goes(self, source: Territory, target: Territory) -> bool:
        return self.target == target and self.source == source and self.attacker != NOBODY


NO_INVASION = Invasion()


class InvasionDeclared(Event):
    """A player declared an invasion."""

    player: Player
    source: Territory
    target: Territory
    defender: Player
    link: str

    def apply(self, state: State) -> None:
        state.parts.table[Invasion] = Invasion(self.player, self.source, self.target, self.link)


class SourceSwitched(Event):
    """The invasion continues from another territory."""

    player: Player
    source: Territory
    target: Territory
    link: str

    def apply(self, state: State) -> None:
        now = state.parts.table[Invasion]
        state.parts.table[Invasion] = replace(now, source=self.source, link=self.link)


class InvasionEnded(Event):
    """The attacker called the invasion off, or has no army left that can fight."""

    player: Player
    target: Territory

    def apply(self, state: State) -> None:
        state.parts.table[Invasion] = NO_INVASION


class NotAdjacent(Refusal):
    """No open border, bridge or sea line leads there."""

    source: Territory
    target: Territory


class OwnLand(Refusal):
    """A player cannot attack his own territory."""

    target: Territory


class EmptyLand(Refusal):
    """No army holds the territory, so there is none to attack."""

    target: Territory


class Friendly(Refusal):
    """A partner holds the territory; one does not attack it."""

    target: Territory
    owner: Player


class TooFewArmies(Refusal):
    """One army must stay behind."""

    source: Territory
    armies: int


class AllFight(Refusal):
    """No number of armies is declared here, or for an attack without leaders: all that can fight take part."""


class NoLeader(Refusal):
    """These leaders do not stand there, or may not lead."""

    where: Territory
    leaders: tuple[LeaderKind, ...] = (CAPTAIN,)


def why_not_along(g: Context, player: Player, where: Territory, wanted: Leaders) -> Refusal | None:
    """Why the leaders that were named cannot lead from there; None if they can, or none was named."""
    return why_not_among(leaders_at(g, player, where), where, wanted) if wanted else None


def why_not_among(able: Leaders, where: Territory, wanted: Leaders) -> Refusal | None:
    """Why the leaders that were named cannot go along, where these are able to."""
    if wanted in any_of(able):
        return None
    return NoLeader(where, tuple(kind for kind in wanted if kind not in able) or wanted)


@invasion.asks
def targets(g: Context, player: Player, source: Territory) -> tuple[Territory, ...]:
    """Others' territories that a player may attack from one of his own, whoever goes along."""
    return _lands_of_others(g, player, source, NO_LEADERS)


@invasion.asks
def targets_with(g: Context, player: Player, source: Territory, leaders: Leaders) -> tuple[Territory, ...]:
    """Others' territories that a player may attack from one of his own with these leaders."""
    return _lands_of_others(g, player, source, leaders)


def _lands_of_others(g: Context, player: Player, source: Territory, leaders: Leaders) -> tuple[Territory, ...]:
    held, friends = g.state.land.holdings, (player, NOBODY)
    return tuple([t for t in g.links(source, leaders) if held.get(t, EMPTY).owner not in friends])


def foes(g: Context, player: Player, source: Territory, leaders: Leaders = NO_LEADERS) -> tuple[Territory, ...]:
    """The territories that a player may attack from one of his own."""
    held, friends, queries = g.state.land.holdings, (player, NOBODY), g.rules.queries
    able = tuple([t for t in g.links(source, leaders) if held.get(t, EMPTY).owner not in friends])
    if able and (modify := queries.get(targets)) is not None:
        able = modify(g, able, player, source)
    if able and (modify_with := queries.get(targets_with)) is not None:
        able = modify_with(g, able, player, source, leaders)
    return able


@invasion.asks
def why_spared(g: Context, source: Territory, target: Territory) -> Refusal:
    """Why a territory that can be reached may not be attacked from there."""
    return Friendly(target, g.state.land.owner(target))


@invasion.asks
def why_unlinked(g: Context, source: Territory, target: Territory, led_too: bool) -> Refusal:
    """Why no way leads an army from one territory to another; `led_too`: nor would it with any leaders."""
    return NotAdjacent(source, target)


def why_no_way(g: Context, source: Territory, target: Territory) -> Refusal:
    """Why an army without a leader cannot go from one territory to another, where no link leads."""
    led_too = target in g.links(source, leader_kinds(g))
    return why_unlinked(g, source, target, led_too)


@invasion.asks
def sources(g: Context, player: Player, realm: RealmName) -> tuple[Territory, ...]:
    """Where a player may attack from in a step held for this realm: his own spaces there, and what modules add."""
    return g.state.land.of(player, realm)


def why_not_here(g: Context, player: Player, source: Territory, target: Territory, realm: RealmName) -> Refusal | None:
    """Why a player cannot go from one space to another's in a step held for this realm, whatever links them."""
    held, board = g.state.land.holdings, g.rules.board
    if held.get(source, EMPTY).owner != player:
        return NotYourLand(source)
    if held.get(target, EMPTY).owner == player:
        return OwnLand(target)
    if not board.realms:
        return None
    lies = board.realm_of
    if lies[source] != realm and source not in sources(g, player, realm):
        return OtherRealm(source, realm)
    return OtherRealm(target, realm) if lies.get(target, MAIN) != realm else None


@invasion.asks
def stays_behind(g: Context, source: Territory) -> int:
    """How many armies must stay in a space: one, or none."""
    return 1


def spare(g: Context, source: Territory) -> int:
    """How many armies can leave a space: all but those that must stay behind."""
    modify = g.rules.queries.get(stays_behind)
    able = g.state.land.holdings.get(source, EMPTY).armies - (1 if modify is None else modify(g, 1, source))
    return able if able > 0 else 0  # (`max` takes twice as long.)


def spaces_to_leave(g: Context, spaces: Iterable[Territory]) -> Iterator[tuple[Territory, int]]:
    """Those of these spaces that armies can leave, each with how many (`spare`)."""
    held, modify = g.state.land.holdings, g.rules.queries.get(stays_behind)
    for space in spaces:
        able = held.get(space, EMPTY).armies - (1 if modify is None else modify(g, 1, space))
        if able > 0:
            yield space, able


def throwable(g: Context, source: Territory, dice: int) -> int:
    """How many of these dice a space can throw; 0 if none."""
    # At most one army stays behind, so where more stand than dice are wanted, nothing is asked.
    able = g.state.land.holdings.get(source, EMPTY).armies
    return dice if able > dice else min(dice, spare(g, source))


@invasion.asks
def attack_dice(g: Context) -> int:
    """The most dice that may attack, whatever the number of armies."""
    return 3


@invasion.asks
def switches_source(g: Context) -> bool:
    """Whether an invasion that goes on from another territory is the same one."""
    return True


def invade(g: Context, player: Player, source: Territory, target: Territory, link: str) -> None:
    """Begin an invasion, or continue the current one; from another territory too, unless a game begins a new one."""
    now = g.parts[Invasion]
    same = now.attacker != NOBODY and now.target == target
    if same and now.source == source:
        return
    if same and switches_source(g):
        g.emit(SourceSwitched(player, source, target, link))
        return
    if now.attacker != NOBODY:
        g.emit(InvasionEnded(player, now.target))
    g.emit(InvasionDeclared(player, source, target, g.state.land.holdings.get(target, EMPTY).owner, link))


def end_invasion(g: Context) -> None:
    """End the current invasion, if there is one."""
    now = g.parts[Invasion]
    if now.attacker != NOBODY:
        g.emit(InvasionEnded(now.attacker, now.target))


@invasion.does(Combat)
def combat(g: Context, task: Combat) -> None:
    """A further realm in which the player has no army to spare is passed over unasked."""
    if task.realm == MAIN or any(spaces_to_leave(g, sources(g, g.state.active, task.realm))):
        g.then(Fight(task.realm), "combat")


@invasion.does(Fight)
def fight(g: Context, task: Fight) -> None:
    g.ask(ToFight(g.state.active, task.realm), task)


@invasion.allows(Attack, during=(ToFight,))
def may_attack(g: Context, action: Attack, decision: ToFight) -> Refusal | None:
    player, source, target = action.player, action.source, action.target
    if why := why_not_here(g, player, source, target, decision.realm):
        return why
    if action.leaders and (why := why_not_along(g, player, source, action.leaders)):
        return why
    if target not in g.links(source, action.leaders):
        return why_no_way(g, source, target)
    if g.state.land.holdings.get(target, EMPTY).owner == NOBODY:
        return EmptyLand(target)
    modify = g.rules.queries.get(targets)
    if modify is not None and not modify(g, (target,), player, source):
        return why_spared(g, source, target)
    modify_dice = g.rules.queries.get(attack_dice)
    most = throwable(g, source, 3 if modify_dice is None else modify_dice(g, 3))
    if not most:
        return TooFewArmies(source, g.state.land.armies(source))
    if action.armies and (why := why_not_declared(g, action, decision.realm)):
        return why
    return None if 1 <= action.dice <= most else TooMany(action.dice, most)


@invasion.asks
def armies_declared(g: Context, realm: RealmName) -> bool:
    """Whether an attacker in this realm may declare how many armies take part in his invasion."""
    return False


def why_not_declared(g: Context, action: Attack, realm: RealmName) -> Refusal | None:
    """Why this number of armies cannot be declared for an invasion: it is one where leaders go along."""
    if not action.leaders or not armies_declared(g, realm):
        return AllFight()
    able = spare(g, action.source)
    return None if 1 <= action.armies <= able else TooMany(action.armies, able, 1)


@invasion.plays(Attack)
def attack(g: Context, action: Attack, decision: ToFight) -> None:
    """Fight a battle, once all that answers its invasion has been played."""
    if not g.parts[Invasion].goes(action.source, action.target):
        invade_with(g, action)
    g.then(Engage(action.dice, action.leaders), "battle")


def invade_with(g: Context, action: Attack) -> None:
    """Begin the invasion that an attack names, or turn the current one to its source."""
    link = g.links(action.source, action.leaders)[action.target]
    invade(g, action.player, action.source, action.target, link)


@invasion.allows(Finish, during=(ToFight,))
def may_finish(g: Context, action: Finish, decision: Any) -> Refusal | None:
    return None


@invasion.plays(Finish)
def finish(g: Context, action: Finish, decision: Any) -> None:
    """End the current invasion and close the step."""
    end_invasion(g)
    g.close(g.frame[-1])


def attacks(source: Territory, targets: tuple[Territory, ...], dice: range, leaders: Choices, armies: Choices) -> Offer:
    """The attacks from one space; `armies` are the numbers that can be declared, () where none is."""
    fields: dict[str, Choices] = {"source": (source,), "target": targets, "dice": dice, "leaders": leaders}
    if armies:
        fields["armies"] = armies
    return Offer(Attack, fields)


@invasion.offers(
    ToFight, default="finish", policies={"finish": lambda g, n, decision, details: Finish(n, decision.player)}
)
def offer_battles(g: Context, decision: ToFight) -> Iterator[Offer]:
    """A number of armies is asked only where leaders go along, as it counts for them alone."""
    player, most, declared = decision.player, attack_dice(g), armies_declared(g, decision.realm)
    modify_leaders = g.rules.queries.get(leaders_at)
    for source, able in spaces_to_leave(g, sources(g, player, decision.realm)):
        dice = range(1, (able if able < most else most) + 1)  # (`min` takes twice as long.)
        if targets := foes(g, player, source):
            yield attacks(source, targets, dice, ALONE, (0,) if declared else ())
        if modify_leaders is not None and (kinds := modify_leaders(g, NO_LEADERS, player, source)):
            armies = range(able + 1) if declared else ()
            for ways, targets in by_reach(kinds, partial(foes, g, player, source)):
                if targets:
                    yield attacks(source, targets, dice, ways, armies)
    yield Offer(Finish, {})
