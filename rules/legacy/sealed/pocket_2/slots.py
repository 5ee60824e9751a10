"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The weaknesses of pocket_2.

A faction has one at most, for ever. Each is a scar card, given at any point of the own turn; no card makes somebody the
collaborator.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.events import CardsMoved
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import Event, FinalAction, FinalEvent, LeaderKind, NotNow, Part, Player, Refusal
from rules.legacy.campaign.campaign import Campaign, glue
from rules.legacy.combat.scar_cards import USED_SCARS, scar_kind, scars_held
from rules.legacy.ids import Faction
from rules.legacy.sealed.common import NotBeside, has_room, next_to
from rules.legacy.sealed.envelope.kept import NO_SCARS, curse_of
from rules.legacy.sealed.pocket_2.kept import (
    CAUTIOUS,
    COLLABORATOR,
    LABEL,
    PRIMITIVE,
    PURIST,
    SHORT_SIGHTED,
    UNPOPULAR,
    WEAKNESSES,
    Pocket2,
    Weakness,
    number,
    weakness_of,
)
from rules.legacy.setup.factions import Factions, factions_of
from rules.legacy.turn.buying_stars import ToBuyStars
from rules.legacy.turn.cities import population_of, recruit_base
from rules.legacy.turn.end_of_turn import ToTakeCard
from rules.legacy.turn.resources import COIN_CARDS, COINS, cards_to_take, trade_value
from rules.risk.armies import ArmiesPlaced
from rules.risk.combat.expand import toll
from rules.risk.combat.invasion import ToFight
from rules.risk.turn.cards import NotInHand, hand
from rules.risk.turn.fortify import ToFortify, march_barred, march_ends
from rules.risk.turn.reinforce import ToReinforce, arrivals
from rules.risk.turn.turns import StateOrView

weaknesses = Module(
    "weaknesses", needs=("buying-stars", "cities", "end-of-turn", "fortify", "reinforce", "scar-cards", "trading")
)
MOMENTS = (ToBuyStars, ToReinforce, ToFight, ToFortify, ToTakeCard)
"""The decisions of one's own turn that come between two actions."""


class GiveWeakness(FinalAction):
    """Give the weakness of a scar card to a faction that has none."""

    card: Card
    faction: Faction


class HasWeakness(Refusal):
    """The faction has a weakness already, or can have none; these factions can."""

    faction: Faction
    free: tuple[Faction, ...]


class WeaknessGiven(FinalEvent):
    """A player gave a faction a weakness."""

    player: Player
    faction: Faction
    weakness: Weakness

    def apply(self, state: State) -> None:
        _weaken(state, self.faction, self.weakness, self.player)


class BecameCollaborator(FinalEvent):
    """A player's faction became the Aliens' collaborator."""

    player: Player
    faction: Faction

    def apply(self, state: State) -> None:
        _weaken(state, self.faction, COLLABORATOR, self.player)


class RecruitedIn(Event):
    """A player placed recruits in a territory, and may not place any in many more."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        state.parts[Recruited] = Recruited(tuple(dict.fromkeys((*state.parts[Recruited].lands, self.where))))


class Recruited(Part):
    """Where the player has placed recruits this turn, if he may not do so everywhere."""

    lasts_a_turn: ClassVar[bool] = True
    lands: tuple[Territory, ...] = ()


class CoinsShown(Event):
    """A player who keeps his coin cards open has so many."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    count: int

    def apply(self, state: State) -> None:
        state.parts[OpenCoins] = OpenCoins({**state.parts[OpenCoins].of, self.player: self.count})


class OpenCoins(Part):
    """The coin cards of each player who keeps them open."""

    of: Mapping[Player, int] = {}


def _weaken(state: State, faction: Faction, weakness: Weakness, by: Player) -> None:
    now = state.parts[Pocket2]
    state.parts[Pocket2] = replace(now, weaknesses={**now.weaknesses, faction: weakness})
    glue(state, weakness, faction, by)


def factions_without_weakness(of: StateOrView) -> tuple[Faction, ...]:
    """The factions that can be given a weakness, whether they play or not."""
    campaign, taken = of.parts[Campaign], of.parts[Pocket2].weaknesses
    able = (faction for faction in factions_of(campaign) if has_room(campaign, faction, LABEL))
    return tuple([faction for faction in able if faction not in taken])


def givable(g: Context, player: Player) -> tuple[Card, ...]:
    """The scar cards of a player that are weaknesses, if he may play any."""
    if curse_of(g.state, player) == NO_SCARS:
        return ()
    return tuple([card for card in g.zone(scars_held(player)).cards if scar_kind(card) in WEAKNESSES])


@weaknesses.allows(GiveWeakness, during=MOMENTS)
def may_give(g: Context, action: GiveWeakness, decision: Any) -> Refusal | None:
    if action.card not in g.zone(scars_held(action.player)).cards:
        return NotInHand(action.card)
    if action.card not in givable(g, action.player):
        return NotNow(action.kind, decision.kind)
    free = factions_without_weakness(g.state)
    return None if action.faction in free else HasWeakness(action.faction, free)


@weaknesses.plays(GiveWeakness, aside=True)
def give(g: Context, action: GiveWeakness, decision: Any) -> None:
    g.move((action.card,), scars_held(action.player), USED_SCARS)
    g.emit(WeaknessGiven(action.player, action.faction, Weakness(scar_kind(action.card))))


@weaknesses.offers(ToBuyStars)
@weaknesses.offers(ToReinforce)
@weaknesses.offers(ToFight)
@weaknesses.offers(ToFortify)
@weaknesses.offers(ToTakeCard)
def offer_weaknesses(g: Context, decision: Any) -> Iterator[Offer]:
    cards = givable(g, decision.player)
    if cards and (free := factions_without_weakness(g.state)):
        yield Offer(GiveWeakness, {"card": cards, "faction": free})


# ---- the collaborator


@weaknesses.modifies(trade_value)
def collaborator_trades(g: Context, resources: int, cards: tuple[Card, ...]) -> int:
    more = weakness_of(g.state, g.state.active) == COLLABORATOR
    return resources + number(g.state, "collaborator_resources") if more else resources


@weaknesses.modifies(toll)
def unwelcome(g: Context, toll: int, source: Territory, target: Territory, count: int) -> int:
    """A city that nobody holds costs the collaborator, and the unpopular, more."""
    if target not in g.parts[Campaign].cities:
        return toll
    weakness = weakness_of(g.state, g.state.land.owner(source))
    if weakness == COLLABORATOR:
        return toll + number(g.state, "collaborator_toll")
    return toll + number(g.state, "unpopular_toll") if weakness == UNPOPULAR else toll


# ---- recruits and manoeuvres


@weaknesses.modifies(recruit_base)
def cities_do_not_count(g: Context, counted: int, player: Player) -> int:
    primitive = weakness_of(g.state, player) == PRIMITIVE
    return counted - population_of(g.state, player) if primitive else counted


@weaknesses.reacts(ArmiesPlaced)
def note_recruits(g: Context, event: ArmiesPlaced) -> None:
    if event.pool == "stock" and weakness_of(g.state, event.player) == CAUTIOUS:
        g.emit(RecruitedIn(event.player, event.where))


@weaknesses.modifies(arrivals)
def few_lands(g: Context, lands: tuple[Territory, ...], player: Player) -> tuple[Territory, ...]:
    if weakness_of(g.state, player) != CAUTIOUS:
        return lands
    chosen, most = g.parts[Recruited].lands, number(g.state, "cautious_lands")
    return lands if len(chosen) < most else tuple([where for where in lands if where in chosen])


@weaknesses.modifies(march_ends)
def only_beside(
    g: Context, ends: tuple[Territory, ...], player: Player, source: Territory, leaders: tuple[LeaderKind, ...]
) -> tuple[Territory, ...]:
    return next_to(g, ends, source) if weakness_of(g.state, player) == SHORT_SIGHTED else ends


@weaknesses.modifies(march_barred)
def because_short_sighted(
    g: Context, why: Refusal, player: Player, source: Territory, target: Territory, leaders: tuple[LeaderKind, ...]
) -> Refusal:
    far = weakness_of(g.state, player) == SHORT_SIGHTED and not next_to(g, (target,), source)
    return NotBeside(source, target) if far else why


# ---- coin cards


def coins_of(g: Context, player: Player) -> tuple[Card, ...]:
    """The coin cards in a player's hand."""
    return tuple([card for card in g.zone(hand(player)).cards if card in COIN_CARDS])


@weaknesses.modifies(cards_to_take)
def no_third_coin(g: Context, due: tuple[Card, ...], player: Player) -> tuple[Card, ...]:
    full = weakness_of(g.state, player) == PURIST and len(coins_of(g, player)) >= number(g.state, "purist_coins")
    return tuple([card for card in due if card not in COIN_CARDS]) if full else due


@weaknesses.reacts(CardsMoved)
def coins_moved(g: Context, event: CardsMoved) -> None:
    for player, faction in g.parts[Factions].of.items():
        if hand(player) in (event.source, event.target) and g.parts[Pocket2].weaknesses.get(faction) == PURIST:
            show_coins(g, player)


@weaknesses.reacts(WeaknessGiven)
def coins_shown_at_once(g: Context, event: WeaknessGiven) -> None:
    for player, faction in g.parts[Factions].of.items():
        if faction == event.faction and event.weakness == PURIST:
            show_coins(g, player)


def show_coins(g: Context, player: Player) -> None:
    """Coin cards beyond the most that may be kept go back on their pile."""
    coins, most = coins_of(g, player), number(g.state, "purist_coins")
    if len(coins) > most:
        g.move(coins[most:], hand(player), COINS)
    elif g.parts[OpenCoins].of.get(player, 0) != len(coins):
        g.emit(CoinsShown(player, len(coins)))
