"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The missile powers.

A faction without one takes one with its next red star.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.atlas import Card
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import Action, FinalAction, FinalDecision, FinalEvent, Player, Refusal
from rules.kernel.wants import Details
from rules.legacy.campaign.campaign import Campaign, glue
from rules.legacy.ids import Faction, Power
from rules.legacy.sealed.common import OWN_TURN, has_room, in_own_turn
from rules.legacy.sealed.pocket_1.kept import LABEL, Pocket1, content_of
from rules.legacy.setup.factions import faction_of
from rules.legacy.turn.stars import STARS_TO_WIN, StarsTaken, stars_of
from rules.risk.turn.turns import StateOrView

missile_powers = Module("missile-powers", needs=("missiles", "stars"))
AT_THE_START = "start"


class ToTakePower(FinalDecision):
    """Choose the missile power that the faction keeps for ever."""


class TakePower(FinalAction):
    """Take this missile power."""

    power: Power


class LeavePower(Action):
    """Take none now, but with another star."""


class PowerTaken(Refusal):
    """Another faction has the power, or there is none of this name; these are left."""

    cards: tuple[Card, ...]


class MissilePowerTaken(FinalEvent):
    """A faction took a missile power."""

    player: Player
    faction: Faction
    power: Power

    def apply(self, state: State) -> None:
        now = state.parts[Pocket1]
        state.parts[Pocket1] = replace(now, missile_powers={**now.missile_powers, self.faction: self.power})
        glue(state, self.power, self.faction, self.player)


def powers_left(of: StateOrView) -> tuple[Power, ...]:
    """The missile powers that no faction has."""
    taken = of.parts[Pocket1].missile_powers.values()
    return tuple([power for power in content_of(of, "missile_powers") if power not in taken])


def may_have_one(of: StateOrView, player: Player) -> bool:
    """Whether a player's faction has none yet and room for one, and one is left."""
    faction = faction_of(of, player)
    return (
        bool(faction)
        and faction not in of.parts[Pocket1].missile_powers
        and has_room(of.parts[Campaign], faction, LABEL)
        and bool(powers_left(of))
    )


@missile_powers.reacts(StarsTaken)
def choose_with_a_star(g: Context, event: StarsTaken) -> None:
    """With a star that is taken in play; the one that wins the war brings none any more."""
    earned = event.why != AT_THE_START and stars_of(g.state, event.player) < STARS_TO_WIN
    if earned and may_have_one(g.state, event.player):
        g.ask(ToTakePower(event.player))


@missile_powers.allows(TakePower, during=(ToTakePower,))
def may_take(g: Context, action: TakePower, decision: ToTakePower) -> Refusal | None:
    left = powers_left(g.state)
    return None if action.power in left else PowerTaken(tuple(map(Card, left)))


@missile_powers.allows(LeavePower, during=(ToTakePower,))
def may_leave(g: Context, action: LeavePower, decision: ToTakePower) -> Refusal | None:
    return None


@missile_powers.plays(TakePower)
def take(g: Context, action: TakePower, decision: ToTakePower) -> None:
    g.emit(MissilePowerTaken(action.player, faction_of(g.state, action.player), action.power))


@missile_powers.plays(LeavePower)
def leave(g: Context, action: LeavePower, decision: ToTakePower) -> None:
    """The place on the faction's card stays free."""


def later(g: Context, number: int, decision: ToTakePower, details: Details) -> Action:
    return LeavePower(number, decision.player)


@missile_powers.offers(
    ToTakePower, default="later", unasked=OWN_TURN, policies={OWN_TURN: in_own_turn(later), "later": later}
)
def offer_powers(g: Context, decision: ToTakePower) -> Iterator[Offer]:
    yield Offer(TakePower, {"power": powers_left(g.state)})
    yield Offer(LeavePower, {})
