"""Set-up: stars or missiles, the open cards, then each player's faction with its headquarters and its troops."""

from __future__ import annotations

from collections.abc import Iterator

from rules.atlas import NO_TERRITORY, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer, first_wished
from rules.kernel.position import BySeat, Position
from rules.kernel.tagged import Unreadable
from rules.kernel.values import Action, Decision, NoSuchLand, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.legacy.campaign.campaign import Campaign, OpenCampaign, member_of, opened_with
from rules.legacy.campaign.options import HQ_DISTANCE
from rules.legacy.combat.missiles import Missiles, MissilesTaken
from rules.legacy.ids import Faction, Member
from rules.legacy.setup.factions import FactionChosen, Factions, factions_of
from rules.legacy.setup.headquarters import Headquarters, HeadquartersPlaced
from rules.legacy.setup.starts import (
    BesideHeadquarters,
    MarkedStart,
    OccupiedStart,
    is_occupied,
    legal_starts,
    quietest,
    why_no_start,
)
from rules.legacy.turn.stars import Stars, StarsTaken
from rules.risk.turn.turns import Order

mustering = Module(
    "mustering",
    needs=("campaign", "turns"),
    tells=(BesideHeadquarters, Headquarters, MarkedStart, Missiles, OccupiedStart),
)
STARTING_TROOPS = 8


class ToMuster(Decision):
    """Choose a faction that is free, and put its headquarters and its troops on a legal start."""


class Muster(Action):
    """Play this faction, from this territory."""

    faction: Faction
    where: Territory


class TakeTokens(Task):
    """Everybody takes a missile for each signature on the board; who has never signed, a red star."""


class ChooseFactions(Task):
    """Let the players choose a faction and a start, clockwise from whoever rolled highest."""


class NoSuchFaction(Refusal):
    """There is no such faction; these are free."""

    faction: Faction
    free: tuple[Faction, ...]


class FactionTaken(Refusal):
    """The faction is not free; these are."""

    faction: Faction
    free: tuple[Faction, ...]


@mustering.lays("members", "factions", "headquarters", "stars")
def lay_war(
    to: Position, members: BySeat | None, factions: BySeat | None, headquarters: BySeat | None, stars: BySeat | None
) -> None:
    """Begin with the setting's campaign, and with other members in the seats if some are named. Set each seat's faction
    (the others play what is left, in its order), where its headquarters stand, and its star tokens: `red: 2; blue: 1`.
    """
    (begun,) = [task for task in to.rules.start if isinstance(task, OpenCampaign)]
    seats = to.rules.seats
    seated = {**begun.members, **{seat: Member(one) for seat, one in _one_each(to, "members", members).items()}}
    opened_with(begun.campaign, to.rules, seated).apply(to.state)
    there = {str(faction): faction for faction in factions_of(begun.campaign)}
    chosen = _one_each(to, "factions", factions)
    if strange := [faction for faction in chosen.values() if faction not in there]:
        raise Unreadable(f"factions: none is named {strange[0]!r}; there are {', '.join(there)}")
    if len(set(chosen.values())) < len(chosen):
        raise Unreadable("factions: two seats play the same one")
    others = (faction for faction in there.values() if faction not in chosen.values())
    played = {seat: there[chosen[seat]] if seat in chosen else next(others) for seat in seats}
    named = _one_each(to, "headquarters", headquarters)
    stand = {seat: Territory(where) for seat, where in named.items()}
    if lost := [where for where in stand.values() if where not in to.rules.board.links_of]:
        raise Unreadable(f"headquarters: no territory is named {lost[0]!r}")
    if len(set(stand.values())) < len(stand):
        raise Unreadable("headquarters: two seats have theirs on the same territory")
    tokens = _one_each(to, "stars", stars)
    if odd := [count for count in tokens.values() if not count.isdecimal()]:
        raise Unreadable(f"stars: {odd[0]!r} is no number")
    starts = {seat: stand.get(seat, NO_TERRITORY) for seat in seats}
    to.keep(
        Factions(played, starts, dict.fromkeys(seats, STARTING_TROOPS)),
        Headquarters({where: played[seat] for seat, where in stand.items()}),
        Stars({seat: int(count) for seat, count in tokens.items()}),
    )


def _one_each(to: Position, what: str, by_seat: BySeat | None) -> dict[Player, str]:
    """What is said of each seat of which something is said."""
    found = to.by_seat(what, by_seat)
    if several := [seat for seat, names in found.items() if len(names) > 1]:
        raise Unreadable(f"{what}: {several[0]} has one at most")
    return {seat: names[0] for seat, names in found.items() if names}


@mustering.does(TakeTokens)
def take_tokens(g: Context, task: TakeTokens) -> None:
    for seat in g.state.seats:
        signed = g.parts[Campaign].count_signatures(member_of(g.state, seat))
        g.emit(MissilesTaken(seat, signed) if signed else StarsTaken(seat, 1, "start"))


@mustering.does(ChooseFactions)
def choose_factions(g: Context, task: ChooseFactions) -> None:
    seats, chosen = g.state.seats, g.parts[Factions].of
    at = seats.index(g.parts[Order].first)
    waiting = [seat for seat in seats[at:] + seats[:at] if seat not in chosen]
    if waiting:
        g.ask(ToMuster(waiting[0]), then=task)


@mustering.asks
def free_factions(g: Context, player: Player) -> tuple[Faction, ...]:
    """The factions that a player can put on the board."""
    return factions_of(g.parts[Campaign])


@mustering.modifies(free_factions)
def not_on_the_board(g: Context, factions: tuple[Faction, ...], player: Player) -> tuple[Faction, ...]:
    taken = g.parts[Factions].of.values()
    return tuple([faction for faction in factions if faction not in taken])


def must_start_apart(g: Context) -> bool:
    """Whether headquarters may not stand next to one another."""
    return HQ_DISTANCE.of(g.options) == "apart"


def starts(g: Context, player: Player) -> tuple[Territory, ...]:
    """Where a player may start. So that nobody is without a place, the rules are eased step by step where none is left:
    first the distance between headquarters, then the marks but for cities, then those.
    """
    if found := legal_starts(g, player, apart=must_start_apart(g)) or legal_starts(g, player, apart=False):
        return found
    free = tuple([where for where in g.rules.board.territories if not is_occupied(g, where)])
    cities = g.parts[Campaign].cities
    return tuple([where for where in free if where not in cities]) or free


@mustering.allows(Muster, during=(ToMuster,))
def may_muster(g: Context, action: Muster, decision: ToMuster) -> Refusal | None:
    free = free_factions(g, action.player)
    if action.faction not in factions_of(g.parts[Campaign]):
        return NoSuchFaction(action.faction, free)
    if action.faction not in free:
        return FactionTaken(action.faction, free)
    if action.where not in g.rules.board.links_of:
        return NoSuchLand(action.where)
    why = why_no_start(g, action.player, action.where, apart=must_start_apart(g))
    return None if why is None or action.where in starts(g, action.player) else why


@mustering.plays(Muster)
def muster(g: Context, action: Muster, decision: ToMuster) -> None:
    put_on_board(g, action, STARTING_TROOPS)


def put_on_board(g: Context, action: Muster, troops: int) -> None:
    """Put a faction on the board, with so many troops and its headquarters."""
    g.emit(FactionChosen(action.player, action.faction, action.where, troops))
    g.emit(HeadquartersPlaced(action.player, action.faction, action.where))


def muster_as_listed(g: Context, number: int, decision: ToMuster, details: Details) -> Action | None:
    """The first faction and the first start of a list that can still be had; None where one of the two is missing.

    A faction that is the only one needs no list.
    """
    free = free_factions(g, decision.player)
    faction = free[0] if len(free) == 1 else first_wished(details.names, free)
    where = first_wished(details.names, starts(g, decision.player))
    return Muster(number, decision.player, faction, where) if faction and where else None


def muster_quietly(g: Context, number: int, decision: ToMuster, details: Details) -> Action:
    """As wished; for the rest the first free faction, on the quietest start."""
    free, able = free_factions(g, decision.player), starts(g, decision.player)
    faction = first_wished(details.names, free) or free[0]
    return Muster(
        number, decision.player, faction, first_wished(details.names, able) or quietest(g, decision.player, able)
    )


@mustering.offers(ToMuster, default="quiet", policies={"list": muster_as_listed, "quiet": muster_quietly})
def offer_starts(g: Context, decision: ToMuster) -> Iterator[Offer]:
    yield Offer(Muster, {"faction": free_factions(g, decision.player), "where": starts(g, decision.player)})
