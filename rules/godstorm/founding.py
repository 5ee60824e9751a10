"""Set-up: land dealt or claimed, armies in handfuls of three, then each player's War god, temple and faith."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

from rules.atlas import Card, Territory
from rules.godstorm.faith import STARTING_FAITH, FaithRaised
from rules.godstorm.gods import GodSummoned
from rules.godstorm.pantheons import EARTH, WAR
from rules.godstorm.plague import Plague, Plagued
from rules.godstorm.temples import TempleBuilt
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer, first_wished
from rules.kernel.options import Option
from rules.kernel.values import NOBODY, Action, Decision, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.risk.armies import NEUTRAL
from rules.risk.setup.claiming import Claimed, Stationed, after
from rules.risk.setup.dealing import PILE, cards_dealt, dealing_order
from rules.risk.turn.reinforce import NotYourLand, OtherRealm
from rules.risk.turn.turns import Order, round_table

founding = Module("founding", needs=("claiming", "dealing", "gods", "temples", "faith", "plague"))
GodsOnPlagueChoice = Literal["allowed", "refused"]
GODS_ON_PLAGUE: Option[GodsOnPlagueChoice] = Option("gods-on-plague", get_args(GodsOnPlagueChoice))
NEUTRAL_GARRISON = 3


class ToFound(Decision):
    """Put your War god and a temple on territories of your own: one, or two different ones."""


class Found(Action):
    """Put the War god and the temple there."""

    god_at: Territory
    temple_at: Territory


class GarrisonNeutral(Task):
    """Two players: a third of the territories at random, with three neutral armies on each."""


class FoundTemples(Task):
    """Each player in turn places a War god and a temple. `next` is the seat to place."""

    next: Player = NOBODY
    placed: int = 0


class FoundAtStrongest(Task):
    """The quick set-up: War god and temple go where most armies stand, and nobody is asked."""


class GiveFaith(Task):
    """Everybody receives the faith to begin with."""


@founding.does(GarrisonNeutral)
def garrison_neutral(g: Context, task: GarrisonNeutral) -> None:
    g.lay(PILE, g.rules.board.territory_cards)
    g.shuffle(PILE)
    drawn = g.zone(PILE).cards[:: len(g.state.seats) + 1]
    g.lay(PILE, ())
    for where in sorted(drawn, key=g.rules.board.territories.index):
        g.emit(Claimed(NEUTRAL, Territory(where), True))
        g.emit(Stationed(NEUTRAL, Territory(where), NEUTRAL_GARRISON - 1))


@founding.modifies(cards_dealt)
def but_the_neutral_pile(g: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in cards if Territory(card) not in g.state.land)


@founding.does(FoundTemples)
def found_temples(g: Context, task: FoundTemples) -> None:
    players = round_table(g.state, task.next or g.parts[Order].first)
    if task.placed < len(players):
        g.ask(ToFound(players[0]), FoundTemples(after(g.state, players[0]), task.placed + 1))


@founding.does(FoundAtStrongest)
def found_at_strongest(g: Context, task: FoundAtStrongest) -> None:
    for player in round_table(g.state, g.parts[Order].first):
        _found(g, player, strongest(g, player, god_lands(g, player)), strongest(g, player, g.state.land.of(player)))


@founding.does(GiveFaith)
def give_faith(g: Context, task: GiveFaith) -> None:
    for player in g.state.seats:
        g.emit(FaithRaised(player, STARTING_FAITH, "start"))


def god_lands(g: Context, player: Player) -> tuple[Territory, ...]:
    """A player's territories on which a god may be set up or summoned; plagued ones too, unless an option says no."""
    mine = g.state.land.of(player)
    return tuple(t for t in mine if t not in g.parts[Plague].at) if GODS_ON_PLAGUE.of(g.options) == "refused" else mine


def why_not_own(g: Context, player: Player, where: Territory) -> Refusal | None:
    """Why a place is no territory of a player's: gods and temples stand on Earth, where he has an army."""
    land = g.state.land
    if land.realm(where) != EARTH:
        return OtherRealm(where, EARTH)
    return None if land.owner(where) == player else NotYourLand(where)


def why_no_god(g: Context, player: Player, where: Territory) -> Refusal | None:
    """Why a player's god cannot be put on a territory."""
    if why := why_not_own(g, player, where):
        return why
    return None if where in god_lands(g, player) else Plagued(where)


def strongest(g: Context, player: Player, among: tuple[Territory, ...]) -> Territory:
    """Of these territories the one with most armies; in a tie the first by name."""
    return max(sorted(among or g.state.land.of(player)), key=g.state.land.armies)


@founding.allows(Found, during=(ToFound,))
def may_found(g: Context, action: Found, decision: ToFound) -> Refusal | None:
    return why_no_god(g, action.player, action.god_at) or why_not_own(g, action.player, action.temple_at)


@founding.plays(Found)
def found(g: Context, action: Found, decision: ToFound) -> None:
    _found(g, action.player, action.god_at, action.temple_at)


def _found(g: Context, player: Player, god_at: Territory, temple_at: Territory) -> None:
    g.emit(GodSummoned(player, WAR, god_at))
    g.emit(TempleBuilt(player, temple_at))


def as_wished(g: Context, number: int, decision: ToFound, details: Details) -> Action:
    """The first own territories of the list, for the god and then for the temple; else where most armies stand."""
    player = decision.player
    listed = [t for t in map(Territory, details.names) if g.state.land.owner(t) == player]
    god_at = first_wished(listed, god_lands(g, player)) or strongest(g, player, god_lands(g, player))
    temple_at = listed[1] if len(listed) > 1 else strongest(g, player, ())
    return Found(number, player, god_at, temple_at)


@founding.offers(ToFound, default="strongest", policies={"strongest": as_wished})
def offer_foundations(g: Context, decision: ToFound) -> Iterator[Offer]:
    lands = god_lands(g, decision.player)
    yield Offer(Found, {"god_at": lands, "temple_at": g.state.land.of(decision.player)})


@founding.modifies(dealing_order)
def from_the_first(g: Context, order: tuple[Player, ...]) -> tuple[Player, ...]:
    """Cards are dealt from whoever rolled highest on (decision 44)."""
    at = g.state.seats.index(g.parts[Order].first)
    return g.state.seats[at:] + g.state.seats[:at]
