"""Missiles: one for each signature of the member in the seat; each makes one die of any battle a six."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar

from rules.kernel.conditions import attack_topics
from rules.kernel.context import Context, Pass
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.plans import surprise
from rules.kernel.state import State
from rules.kernel.values import Action, Event, Part, Player, Refusal
from rules.kernel.wants import Details
from rules.kernel.windows import ToReact
from rules.legacy.combat.battle_orders import HELPED, sides_helped
from rules.legacy.setup.factions import all_started
from rules.risk.combat.battle import ATTACK, DEFENCE
from rules.risk.combat.invasion import Invasion
from rules.risk.combat.occupy import Eliminated
from rules.risk.combat.open_dice import SIX, THROWN, DieFixed, Throw, dice_changes, fixable, why_not_fixed
from rules.risk.odds.dice_odds import triple
from rules.risk.turn.concede import ArmyTurnedNeutral
from rules.risk.turn.turns import StateOrView

missiles = Module("missiles", needs=("battle", "open-dice", "windows"))


class Missiles(Part):
    """The missiles that each player has left."""

    left: Mapping[Player, int] = {}


class MissilesTaken(Event):
    """A player took missiles for the signatures on the board."""

    player: Player
    count: int

    def apply(self, state: State) -> None:
        left = state.parts[Missiles].left
        state.parts[Missiles] = Missiles({**left, self.player: left.get(self.player, 0) + self.count})


class MissileSpent(Event):
    """A player spent a missile on a die of a battle."""

    bookkeeping: ClassVar[bool] = True
    player: Player

    def apply(self, state: State) -> None:
        left = state.parts[Missiles].left
        state.parts[Missiles] = Missiles({**left, self.player: left[self.player] - 1})


class MissilesLost(Event):
    """The missiles of a player who is out for good left the game with him."""

    player: Player

    def apply(self, state: State) -> None:
        left = state.parts[Missiles].left
        state.parts[Missiles] = Missiles({player: count for player, count in left.items() if player != self.player})


class FireMissile(Action):
    """Make a die on the table a six that nothing changes. `die` is its number in the row of a side, from 1."""

    side: str
    die: int


class NoMissile(Refusal):
    """The player has no missile left."""


class NoThrow(Refusal):
    """A missile is fired between a throw and its comparison."""


class MissileOfAnother(Refusal):
    """Another player has fired a missile since the order was given."""

    player: Player


def missiles_left(of: StateOrView, player: Player) -> int:
    """The missiles that a player has left."""
    return of.parts[Missiles].left.get(player, 0)


def is_disarmed(of: StateOrView, player: Player) -> bool:
    """Whether a player has no missile, and gets none any more: nobody does once all have started."""
    return all_started(of) and not missiles_left(of, player)


def might_fire(g: Context, player: Player) -> bool:
    """Whether a player has a missile, and a die on the table can be hit."""
    return missiles_left(g.state, player) > 0 and any(fixable(g, side) for side in (ATTACK, DEFENCE))


def count_pairs_won(g: Context, side: str, hit: tuple[int, ...]) -> int:
    """How many pairs the attacker wins when these dice of a side are sixes."""
    rows = {row: [die.now for die in g.parts[Throw].row(row)] for row in (ATTACK, DEFENCE)}
    for die in hit:
        rows[side][die - 1] = SIX
    attack, defence = (tuple(sorted(rows[row], reverse=True)) for row in (ATTACK, DEFENCE))
    return g.parts[Throw].attack_changes.pairs_won(attack, defence)


def falls(g: Context, won: int) -> bool:
    """Whether the territory falls if the attacker wins so many pairs of the dice on the table."""
    takes_all = dice_changes(g).triple_takes_all and triple([die.natural for die in g.parts[Throw].attack])
    return won >= (1 if takes_all else g.state.land.armies(g.parts[Invasion].target))


def aim(g: Context, number: int, decision: ToReact, details: Details, seen: Callable[[int], int]) -> FireMissile | Pass:
    """Fire at the lowest die of a side that the order helps, if missiles of this player change what is `seen` of the
    pairs that the attacker wins; more of them may be needed for it than one."""
    for side in sides_helped(g, decision.player, details):
        able = fixable(g, side)
        most = min(missiles_left(g.state, decision.player), len(able))
        as_it_is = seen(count_pairs_won(g, side, ()))
        if any(seen(count_pairs_won(g, side, able[-hits:])) != as_it_is for hits in range(1, most + 1)):
            return FireMissile(number, decision.player, side, able[-1])
    return Pass(number, decision.player)


def fire_for_pairs(g: Context, number: int, decision: ToReact, details: Details) -> Action:
    """Fire where it wins a pair of dice."""
    return aim(g, number, decision, details, lambda won: won)


def fire_to_decide(g: Context, number: int, decision: ToReact, details: Details) -> Action:
    """Fire where it decides who holds the territory."""
    return aim(g, number, decision, details, lambda won: falls(g, won))


@missiles.opens(
    THROWN,
    policies={"decide": fire_to_decide, "pairs": fire_for_pairs},
    wants={"decide": HELPED, "pairs": HELPED},
)
def holders(g: Context, window: str) -> Iterator[ToReact]:
    """Everybody who has a missile left, whoever fights."""
    left = g.parts[Missiles].left
    for seat in g.state.seats:
        if left.get(seat) and might_fire(g, seat):
            yield ToReact(seat, window)


@missiles.allows(FireMissile, during=(ToReact,))
def may_fire(g: Context, action: FireMissile, decision: ToReact) -> Refusal | None:
    if decision.window != THROWN:
        return NoThrow()
    if not missiles_left(g.state, action.player):
        return NoMissile()
    return why_not_fixed(g, action.side, action.die)


@missiles.plays(FireMissile)
def fire(g: Context, action: FireMissile, decision: ToReact) -> None:
    """Of missiles that were declared together, one for a die that another has just hit is not spent."""
    if why_not_fixed(g, action.side, action.die) is None:
        g.emit(MissileSpent(action.player))
        g.emit(DieFixed(action.player, action.side, action.die))


@missiles.offers(ToReact)
def offer_dice(g: Context, decision: ToReact) -> Iterator[Offer]:
    if decision.window == THROWN and missiles_left(g.state, decision.player):
        for side in (ATTACK, DEFENCE):
            if able := fixable(g, side):
                yield Offer(FireMissile, {"side": (side,), "die": able})


@missiles.reacts(Eliminated)
@missiles.reacts(ArmyTurnedNeutral)
def lose_missiles(g: Context, event: Eliminated | ArmyTurnedNeutral) -> None:
    if missiles_left(g.state, event.player):
        g.emit(MissilesLost(event.player))


@missiles.modifies(attack_topics)
def about_attacks(g: Context, topics: tuple[str, ...]) -> tuple[str, ...]:
    return (*topics, THROWN)


@missiles.modifies(surprise)
def somebody_fired(g: Context, why: Refusal | None, seat: Player, event: Event) -> Refusal | None:
    """Halt a plan when another player fires a missile."""
    if isinstance(event, DieFixed) and event.player != seat:
        return MissileOfAnother(event.player)
    return why
