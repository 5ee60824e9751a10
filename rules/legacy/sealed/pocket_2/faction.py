"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The seventh faction.

The Aliens play from the next game on. They lose nobody in empty cities; the island and ruins bring them recruits; and
they have a mission of their own.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel.context import Context
from rules.kernel.offers import Offer
from rules.kernel.ruleset import Module
from rules.kernel.state import State
from rules.kernel.values import Action, Decision, Event, Part, Player, Refusal
from rules.legacy.campaign import Campaign
from rules.legacy.end_of_turn import ToTakeCard
from rules.legacy.sealed.pocket_2.kept import ISLAND, Pocket2, is_alien, number
from rules.legacy.stars import StarsTaken

aliens = Module("aliens", needs=("cities", "end-of-turn", "joining", "recruit", "stars", "weaknesses"))


class Dominion(Part):
    """Whether the Aliens have fulfilled their own mission in this game."""

    done: bool = False


class ClaimDominion(Action):
    """Claim the Aliens' own mission at the end of the own turn, instead of a card."""


class DominionFulfilled(Event):
    """The Aliens hold all cities of the board, for red stars."""

    player: Player
    stars: int

    def apply(self, state: State) -> None:
        state.keep(Dominion(True))


class DominionNotFulfilled(Refusal):
    """The player does not play the Aliens, does not hold all cities, or has had the stars for it in this game."""


@aliens.modifies("toll")
def at_home_in_cities(g: Context, toll: int, source: str, target: str) -> int:
    return 0 if target in g.part(Campaign).cities and is_alien(g.state, g.state.land.owner(source)) else toll


@aliens.modifies("income")
def from_island_and_ruins(g: Context, count: int, player: Player) -> int:
    """More recruits; none for whoever has joined the war and does not recruit."""
    if not count or not is_alien(g.state, player):
        return count
    owner = g.state.land.owner
    ruins = sum(owner(where) == player for where in g.part(Pocket2).ruins)
    island = number(g.state, "aliens_for_island") if owner(ISLAND) == player else 0
    return count + island + ruins * number(g.state, "aliens_for_ruin")


def dominion_due(g: Context, player: Player) -> bool:
    """Whether a player of the Aliens holds all cities of the board, for the first time in a game."""
    cities = g.part(Campaign).cities
    return (
        is_alien(g.state, player)
        and not g.part(Dominion).done
        and bool(cities)
        and all(g.state.land.owner(where) == player for where in cities)
    )


@aliens.modifies("asks-at-end")
def asks_for_dominion(g: Context, asks: bool, player: Player) -> bool:
    return asks or dominion_due(g, player)


@aliens.modifies("answered-first")
def dominion_first(g: Context, before: Action | None, number: int, decision: Decision) -> Action | None:
    """By default it is claimed: it brings more stars than anything else."""
    due = isinstance(decision, ToTakeCard) and dominion_due(g, decision.player)
    return ClaimDominion(number, decision.player) if due else before


@aliens.allows(ClaimDominion, during=(ToTakeCard,))
def may_claim(g: Context, action: ClaimDominion, decision: ToTakeCard) -> Refusal | None:
    return None if dominion_due(g, action.player) else DominionNotFulfilled()


@aliens.plays(ClaimDominion)
def claim(g: Context, action: ClaimDominion, decision: ToTakeCard) -> None:
    stars = number(g.state, "aliens_stars")
    g.emit(DominionFulfilled(action.player, stars))
    g.emit(StarsTaken(action.player, stars, "mission"))


@aliens.offers(ToTakeCard)
def offer_dominion(g: Context, decision: ToTakeCard) -> Iterator[Offer]:
    if dominion_due(g, decision.player):
        yield Offer(ClaimDominion, {})
