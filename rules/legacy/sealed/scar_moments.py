"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The scar cards of a turn.

They are played at its start by anybody, and by the active player at the end of his own turn too, on any territory
without a scar. The modules of such cards name their kinds in the query `turn-scars`; the rules of these moments are
awake with them, those of the end of a turn where the campaign plays with it (`scar-cards`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.atlas import Card, Territory
from rules.kernel.context import Context, Pass, window_secret
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.values import NOBODY, Action, FinalAction, NoSuchLand, NotNow, Player, Refusal, Task
from rules.kernel.view import View
from rules.kernel.wants import Details, Wants
from rules.kernel.windows import ToReact, card_windows
from rules.legacy.campaign.campaign import ScarGlued
from rules.legacy.campaign.options import DECLARING
from rules.legacy.combat.battle_orders import leader
from rules.legacy.combat.scar_cards import USED_SCARS, Scarred, is_scarless, playable, scar_kind, scar_on, scars_held
from rules.legacy.ids import Scar
from rules.legacy.sealed.acting_scars import scar_troops
from rules.legacy.sealed.turn_starts import tasks_at_start
from rules.legacy.turn.cities import population
from rules.risk.turn.cards import NotInHand

scar_moments = Module("scar-moments", needs=("acting-scars", "cities", "scar-cards", "turn-starts"))
AT_START, AT_END = "turn-start", "turn-end"
"""The windows at the start of a turn and at its end."""
NO_KINDS: tuple[str, ...] = ()
OWN_LAND, LEADERS_LAND = LANDS = ("own-land", "leaders-land")
OWN_TURN, LEADERS_TURN, OTHERS_TURN = TURNS = ("own-turn", "leaders-turn", "others-turn")
PLACED_AT_START, PLACED_AT_END = Wants(among=(*LANDS, *TURNS), places=True), Wants(among=LANDS, places=True)
"""What an order to place a scar says: on whose land, in whose turn, and on which territories, first choice first."""


def moments_over(seen: View) -> tuple[str, ...]:
    """The windows of these moments in which the viewer is not asked any more in this war: both, without a card."""
    return (AT_START, AT_END) if is_scarless(seen) else ()


class ScarMoment(Task):
    """Let scar cards be played in this window."""

    window: str


class PlaceScar(FinalAction):
    """Put the scar of a card on a territory that has none."""

    card: Card
    where: Territory


@scar_moments.asks
def turn_scars(g: Context) -> tuple[str, ...]:
    """The kinds of scar that are played at these moments."""
    return ()


@scar_moments.modifies(tasks_at_start)
def at_the_start(g: Context, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
    return (*tasks, ScarMoment(AT_START))


@scar_moments.does(ScarMoment)
def open_moment(g: Context, task: ScarMoment) -> None:
    g.window(task.window)


def place_as_ordered(g: Context, number: int, decision: ToReact, details: Details) -> Action:
    """Place a scar where the order says, in a turn of which it speaks; else keep the card."""
    player = decision.player
    if whose_turn(g, player) in details.kinds_among(TURNS):
        for card in playable(g, player, decision.window):
            for where in sites(g, player, scar_kind(card), details):
                return PlaceScar(number, player, card, where)
    return Pass(number, player)


def whose_turn(g: Context, player: Player) -> str:
    """Whose turn it is, as an order of this player says it."""
    if g.state.active == player:
        return OWN_TURN
    return LEADERS_TURN if g.state.active == leader(g.state) != NOBODY else OTHERS_TURN


def sites(g: Context, player: Player, scar: Scar, details: Details) -> Iterable[Territory]:
    """The territories without a scar on which an order puts this one, the best first.

    Those that it names, whoever holds them unless it says so. Else where the scar serves its player: on his own land
    one that brings troops, on the leader's one that costs some; the largest city first, then the most troops.
    """
    land, ahead, whose = g.state.land, leader(g.state), details.kinds_among(LANDS)
    free = [where for where in g.rules.board.territories if not scar_on(g.state, where)]
    if chosen := tuple(map(Territory, details.names)):
        holders = {OWN_LAND: player, LEADERS_LAND: ahead}
        meant = {holders[one] for one in whose}
        return [where for where in chosen if where in free and (whose == LANDS or land.owner(where) in meant)]
    serves = {player} if OWN_LAND in whose and scar_troops(g, player, scar) > 0 else set()
    if LEADERS_LAND in whose and ahead not in (NOBODY, player) and scar_troops(g, ahead, scar) < 0:
        serves.add(ahead)
    fitting = [where for where in free if land.owner(where) in serves]
    return sorted(fitting, key=lambda where: (-population(g.state, where), -land.armies(where)))


@scar_moments.opens(AT_START, policies={"place": place_as_ordered}, wants={"place": PLACED_AT_START})
def everybody(g: Context, window: str) -> Iterator[ToReact]:
    """Everybody who holds any scar card."""
    yield from (ToReact(seat, window) for seat in g.state.seats if g.zone(scars_held(seat)).cards)


@scar_moments.allows(PlaceScar, during=(ToReact,))
def may_place(g: Context, action: PlaceScar, decision: ToReact) -> Refusal | None:
    if action.card not in g.zone(scars_held(action.player)).cards:
        return NotInHand(action.card)
    window = decision.window
    if window not in (AT_START, AT_END) or action.card not in playable(g, action.player, window):
        return NotNow(action.kind, decision.kind)
    if action.where not in g.rules.board.links_of:
        return NoSuchLand(action.where)
    return Scarred(action.where) if scar_on(g.state, action.where) else None


@scar_moments.plays(PlaceScar)
def place_scar(g: Context, action: PlaceScar, decision: ToReact) -> None:
    """Where somebody before him in the order has scarred the territory, the card stays in his hand."""
    if not scar_on(g.state, action.where):
        g.move((action.card,), scars_held(action.player), USED_SCARS)
        g.emit(ScarGlued(action.player, scar_kind(action.card), action.where))


@scar_moments.offers(ToReact)
def offer_places(g: Context, decision: ToReact) -> Iterator[Offer]:
    if decision.window in (AT_START, AT_END) and (cards := playable(g, decision.player, decision.window)):
        lands = tuple([where for where in g.rules.board.territories if not scar_on(g.state, where)])
        if lands:
            yield Offer(PlaceScar, {"card": cards, "where": lands})


@scar_moments.modifies(card_windows)
def at_these_moments(g: Context, windows: tuple[str, ...], card: Card) -> tuple[str, ...]:
    return (*windows, AT_START) if scar_kind(card) in turn_scars(g) else windows


@scar_moments.modifies(window_secret)
def as_chosen(g: Context, secret: bool, window: str) -> bool:
    """Open where all is declared openly."""
    return secret and not (window in (AT_START, AT_END) and DECLARING.of(g.options) == "open")
